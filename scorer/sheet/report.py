"""A sheet as people read it: state, places, sums and reasons in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from scorer.engine.board import Square
from scorer.engine.checks import Finding
from scorer.engine.components import Color
from scorer.engine.fields import FieldKind
from scorer.engine.scoring import DecidedBy, ItemScore, PlayerScore, Reason, Result, Temple
from scorer.engine.swing import closest_swing
from scorer.i18n import N_, Language
from scorer.i18n.messages import (
    UNNAMED_PLAYERS,
    UNTOUCHED_TEMPLES,
    field_words,
    finding_text,
    option_text,
    quantity_texts,
    temple_text,
    term_name,
)
from scorer.i18n.typography import as_typed

from .entries import BOARD, COMPLETE, field_key, temple_keys
from .sheet import Sheet, State

HEADLINES: Mapping[str, str] = {
    # I18N: headline in place of a result
    State.NOTHING: N_("Nothing entered yet"),
    # I18N: headline in place of a result
    State.INCOMPLETE: N_("Not finished yet"),
    # I18N: %(who)s is a list of players
    DecidedBy.OPEN: N_("%(who)s are tied on %(gold)s gold"),
    # I18N: %(who)s is a player
    DecidedBy.GOLD: N_("%(who)s wins with %(gold)s gold!"),
    # I18N: %(who)s is a player
    DecidedBy.CACAO: N_("%(who)s wins: tied on %(gold)s gold, but more cacao fruits left!"),
    # I18N: %(who)s is a list of players
    DecidedBy.SHARED: N_("%(who)s share the win with %(gold)s gold each!"),
}
"""By the state while there is no result, then by what decided it."""
WHY: Mapping[str, str] = {
    DecidedBy.OPEN: N_("Enter the cacao fruits they have left: whoever has the most wins."),
    # I18N: below the headline that a player wins; %(next)s is a player or a list of players
    DecidedBy.GOLD: N_("That is %(margin)s gold more than %(next)s."),
    # I18N: %(who)s is a player, %(cacao)s a number of cacao fruits
    DecidedBy.CACAO: N_(
        "%(who)s has the most cacao fruits left (%(cacao)s), which settles the tie on gold."
    ),
    DecidedBy.SHARED: N_("They are tied on gold and on cacao fruits left, so they share the win."),
}
# I18N: what decided it: %(who)s is a player who did not win, %(temple)s the number of a temple
SWING = N_("With one more worker at temple %(temple)s, %(who)s would have won by %(gold)s gold.")
UNKNOWN = "…"
"""Gold that nobody has entered yet: unknown is not zero."""
# I18N: what is still missing of a result: “2 of 5 temples entered.”
MISSING_TEMPLES = N_("%(entered)s of %(all)s temples entered.")
MISSING: Mapping[str, str] = {
    BOARD: N_("The board isn’t entered yet."),
    COMPLETE: N_(
        "The board isn’t complete. If no tile is missing, confirm that this is all of it."
    ),
}
# I18N: %(who)s is a player, %(fields)s a list such as “gold and water field”
MISSING_OF_SEAT = N_("Still missing from %(who)s: %(fields)s.")
# I18N: heading; %(n)s is the number of the temple
TEMPLE_NAME = N_("Temple %(n)s")
# I18N: a line of the result as plain text: the place, the player, the sum, a list of what it consists of
PLACE = N_("%(rank)s. %(who)s: %(total)s (%(parts)s)")
# I18N: a player or a part of a sum with its gold, in a list: “Ana 40”, “Water field −4”
SCORED = N_("%(name)s %(gold)s")
# I18N: a name and what belongs to it: “Ana: 40”, “Ignore: This tile …”, “at the top: Red 2”
LABELLED = N_("%(label)s: %(text)s")
# I18N: how many of an item there are: “2 × single plantation”
SEVERAL = N_("%(count)s × %(item)s")
# I18N: what an item is worth, its bonus, and what that is for: “6 + 4 for 4 workers without a jungle tile”
BONUS_FOR = N_("%(worth)s + %(bonus)s for %(counted)s")
# I18N: what an item is worth, and its bonus: “6 + 4”
BONUS = N_("%(worth)s + %(bonus)s")
BY_RULEBOOK = N_(
    "Counted by the Persian rulebook: each player tied for second place gets the full amount."
)


@dataclass(frozen=True)
class Missing:
    """Something that has to be entered: a sentence, and the key of the first field that it is about."""

    key: str
    text: str


@dataclass(frozen=True)
class ItemLine:
    """What an item adds to a sum: its name, how that comes about (empty where there is no bonus), and
    the squares of the board that its bonus counted."""

    part: str
    name: str
    how: str
    gold: int
    squares: tuple[Square, ...]


@dataclass(frozen=True)
class Report:
    """A sheet in one language."""

    sheet: Sheet
    language: Language

    @property
    def result(self) -> Result:
        return self.sheet.result

    @property
    def is_final(self) -> bool:
        return self.sheet.state is State.FINAL

    @cached_property
    def names(self) -> dict[Color, str]:
        return {seat.color: seat.name for seat in self.sheet.seats}

    @property
    def has_names(self) -> bool:
        return any(self.names.values())

    def label(self, color: Color) -> str:
        """A player by name or colour, as plain text; names are isolated from the text around them."""
        name = self.names[color]
        return f"\u2068{name}\u2069" if name else self.language.text(UNNAMED_PLAYERS[color])

    def _list(self, colors: Sequence[Color]) -> str:
        return self.language.list(map(self.label, colors))

    @cached_property
    def ranking(self) -> list[PlayerScore]:
        return sorted(self.result.players, key=lambda player: player.rank)

    @cached_property
    def headline(self) -> str:
        """What there is to say first: who won, who is tied, or that it is not finished."""
        return self._said(HEADLINES)

    @cached_property
    def why(self) -> str:
        """Why, and by how much; empty while there is no result."""
        return self._said(WHY)

    @cached_property
    def swing(self) -> str:
        """What decided it: one worker more that would have made another winner. Empty where none would."""
        swing = closest_swing(self.sheet.setup, self.result) if self.is_final else None
        if swing is None:
            return ""
        who = self.label(swing.color)
        told = {"temple": swing.temple + 1, "gold": swing.margin}
        return self.language.text(SWING, {"who": who, **told})

    def _said(self, texts: Mapping[str, str]) -> str:
        state = self.sheet.state
        has_result = state in (State.TIED, State.FINAL)
        text = texts.get(self.result.decided_by if has_result else state)
        if text is None or not has_result:
            return self.language.text(text) if text else ""
        best = self.ranking[0]
        others = [p for p in self.ranking if p.color not in self.result.winners]
        following = [p.color for p in others if p.total == others[0].total]
        params: dict[str, int | str] = {
            "who": self._list(self.result.winners),
            "gold": best.total,
            "margin": self.result.margin,
            "next": self._list(following),
            "cacao": best.tie_break or 0,
        }
        return self.language.text(text, params)

    @cached_property
    def missing(self) -> list[Missing]:
        """What is still missing, and whose it is."""
        sheet, found = self.sheet, []
        absent = set(sheet.missing)
        temples = temple_keys(sheet.setup)
        if left := [key for key in temples if key in absent]:
            entered = {"entered": len(temples) - len(left), "all": len(temples)}
            found.append(Missing(left[0], self.language.text(MISSING_TEMPLES, entered)))
        found += [
            Missing(key, self.language.text(text)) for key, text in MISSING.items() if key in absent
        ]
        for i, seat in enumerate(sheet.seats):
            fields = [each for each in sheet.setup.seat_fields if field_key(each, i) in absent]
            if fields:
                nouns = [self.language.text(field_words(each).noun) for each in fields]
                params: dict[str, int | str] = {
                    "who": self.label(seat.color),
                    "fields": self.language.list(nouns),
                }
                text = self.language.text(MISSING_OF_SEAT, params)
                found.append(Missing(field_key(fields[0], i), text))
        return found

    def temple_name(self, number: int) -> str:
        return self.language.text(TEMPLE_NAME, {"n": number})

    def temple_text(self, temple: Temple) -> str:
        """Who gets what at a temple of the result, and why."""
        return self._temple_texts[self.result.temples.index(temple)]

    @cached_property
    def _temple_texts(self) -> list[str]:
        term = self.sheet.setup.majority
        if term is None:
            return []
        return [temple_text(it, term, self.language, self.label) for it in self.result.temples]

    @cached_property
    def untouched(self) -> str:
        """The temples at which nobody has a worker, in one line; empty where there is none."""
        numbers = [n for n, temple in enumerate(self.result.temples, 1) if not temple.is_touched]
        named = self.language.list(map(self.language.number, numbers))
        params: dict[str, int | str] = {"temples": named, "num": len(numbers)}
        return self.language.text(UNTOUCHED_TEMPLES, params) if numbers else ""

    def finding_text(self, finding: Finding) -> str:
        return finding_text(finding, self.sheet.setup, self.language)

    def parts(self, player: PlayerScore) -> list[tuple[str, str, str]]:
        """The parts of a sum: code, name, and gold in words or `UNKNOWN`."""
        unknown = self._unknown_parts(player.color)
        return [
            (code, name, UNKNOWN if code in unknown else self.language.number(player.parts[code]))
            for code, name in self._part_names
        ]

    def _unknown_parts(self, color: Color) -> set[str]:
        """The terms of which nobody has entered anything yet."""
        sheet = self.sheet
        absent = set(sheet.missing)
        seat = next(i for i, each in enumerate(sheet.seats) if each.color == color)
        no_temples = not sheet.temples_in_play and not absent.isdisjoint(
            {BOARD, *temple_keys(sheet.setup)}
        )
        return {
            term.code
            for term in sheet.setup.terms
            if (
                field_key(sheet.setup.field(term.field), seat) in absent
                if term.field
                else no_temples
            )
        }

    @cached_property
    def _part_names(self) -> list[tuple[str, str]]:
        return [(term.code, self.language.text(term_name(term))) for term in self.sheet.setup.terms]

    def items(self, player: PlayerScore) -> list[ItemLine]:
        """The items of a sum, each with its bonus."""
        return [self._item_line(item) for item in player.items]

    def _item_line(self, item: ItemScore) -> ItemLine:
        setup, text = self.sheet.setup, self.language.text
        field = setup.field(item.field)
        term = next(term for term, _ in setup.item_terms if term.field == item.field)
        name = option_text(field, item.item, self.language)
        if item.count > 1 and field.kind is FieldKind.LIST:
            name = text(SEVERAL, {"count": item.count, "item": name})
        how, bonus = "", term.bonuses.get(item.item)
        params: dict[str, int | str] = {"worth": item.worth, "bonus": item.bonus}
        if bonus and item.quantity is not None:
            counted = text(quantity_texts()[bonus.quantity], {"num": item.quantity})
            how = text(BONUS_FOR, {**params, "counted": counted})
        elif bonus:
            how = text(BONUS, params)
        return ItemLine(term.code, name, how, item.gold, item.squares)

    @property
    def has_shared_second(self) -> bool:
        """Is a second place shared, so that rulebooks pay differently?"""
        shared = (Reason.SHARED_SECOND, Reason.EACH_SECOND)
        return any(temple.with_reason(each) for temple in self.result.temples for each in shared)

    @cached_property
    def scores(self) -> str:
        """Everybody's total in a line, best first, for messengers."""
        return self.language.list(
            self._scored(self.label(player.color), player.total) for player in self.ranking
        )

    def _scored(self, name: str, gold: int | str) -> str:
        return self.language.text(SCORED, {"name": name, "gold": gold})

    @property
    def as_text(self) -> str:
        """The whole result as plain text, to be pasted anywhere."""
        number = self.language.number
        lines = [self.headline, *(missing.text for missing in self.missing), ""]
        for player in self.ranking:
            parts = self.language.list(
                self._scored(name, gold) for _, name, gold in self.parts(player)
            )
            place: dict[str, int | str] = {
                "rank": player.rank,
                "who": self.label(player.color),
                "total": player.total,
                "parts": parts,
            }
            lines.append(self.language.text(PLACE, place))
            for each in self.items(player):
                line = {"label": each.name, "text": each.how or number(each.gold)}
                lines.append(f"   {self.language.text(LABELLED, line)}")
        lines.append("")
        lines += [
            self.language.text(LABELLED, {"label": self.temple_name(n), "text": text})
            for n, text in enumerate(self._temple_texts, 1)
            if self.result.temples[n - 1].is_touched
        ]
        if self.untouched:
            lines.append(self.untouched)
        if pays_every_second(self.sheet):
            lines.append(self.language.text(BY_RULEBOOK))
        return as_typed("\n".join(lines))


def pays_every_second(sheet: Sheet) -> bool:
    """Is this counted by the rulebook that pays everybody tied for second place in full?"""
    return sheet.setup.majority is not None and not sheet.setup.majority.splits_second
