"""The cheat sheet: the turn, the jungle tiles and the scoring on one screen, by pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from scorer.engine.components import JungleKind
from scorer.engine.fields import FieldKind, Term, TermKind
from scorer.i18n import N_
from scorer.i18n.messages import jungle_text
from scorer.modules import all_modules
from scorer.modules.base.game import GAME, JUNGLE_KINDS
from scorer.modules.model import GameModule
from scorer.rules.figures import fill
from scorer.sheet.report import LABELLED
from scorer.web.language import current_language

TURN = (
    # I18N: A, B and C: the letters of the steps of a turn, as the rulebook of your language has them
    (N_("A"), N_("Place a worker tile."), "place-worker"),
    # I18N: A, B and C: the letters of the steps of a turn, as the rulebook of your language has them
    (N_("B"), N_("Fill jungle spaces next to %(filled_at)s worker tiles."), "fill-jungle"),
    # I18N: A, B and C: the letters of the steps of a turn, as the rulebook of your language has them
    (N_("C"), N_("Activate your new workers, and all next to a filled space."), "activate"),
    ("", N_("Draw a tile and refill the jungle display."), "turn-end"),
)
"""Letter of the step, what to do, and its section."""

# I18N: what temples are worth, behind “Temples”
_MAJORITY = N_("most workers %(first)s gold, second most %(second)s; split in a tie, rounded down")
# I18N: what each sun token is worth, behind “Sun tokens”: a number of gold
_EACH = N_("%(worth)s gold each")
# I18N: what things are worth that have a number on them
_PRINTED = N_("as printed on each")
# I18N: what the water field is worth, behind “Water field”
_TRACK = N_("the number on it, from %(low)s to %(high)s")
# I18N: what cacao fruits are worth, behind “Cacao fruits”
_TIE_BREAK = N_("worth nothing, but settle a tie")
# I18N: what counts as gold, behind “Gold”
_GOLD = N_("your coins")


@dataclass(frozen=True)
class Tile:
    """A jungle tile and what one worker does there."""

    kind: JungleKind
    label: str
    pieces: tuple[str, ...]
    """What is given and, behind an empty name, what is taken."""
    note: str
    """In place of pieces, where there are none."""


@dataclass(frozen=True)
class Scored:
    """Something that counts at the end."""

    title: str
    text: str
    rule: str
    piece: str = ""
    kind: JungleKind | None = None
    """The tile that it is scored at, in place of a piece."""


def tiles(module: GameModule) -> Iterator[Tile]:
    """The kinds of jungle tiles of a module."""
    language = current_language()
    for kind in module.game.kinds:
        name, action = jungle_text(kind, language), module.words.actions.get(kind.action)
        if action is None:
            yield Tile(kind, name, (), "")
            continue
        text = fill(language.text(action.text), language.number, {"amount": kind.amount})
        taken = (
            (f"coin-{kind.amount}",) if action.takes == "coin" else (action.takes,) * kind.amount
        )
        paid = (action.pays, "") if action.pays else ()
        pieces = (*paid, *filter(None, taken))
        label = language.text(LABELLED, {"label": name, "text": text})
        yield Tile(kind, label, pieces, "" if pieces else text)


def limits(modules: Iterable[GameModule]) -> Iterator[tuple[str, str, int, str]]:
    """Name, piece and limit of everything that a village board has room for, and a section about it."""
    for module in modules:
        for field in module.game.fields:
            words = module.words.fields[field.code]
            if words.piece and field.kind is FieldKind.COUNT and field.code != GAME.gold:
                section = module.rulebook.sections[0].id
                yield current_language().text(words.label), words.piece, field.most, section


def scored(modules: Iterable[GameModule]) -> Iterator[tuple[Scored, str]]:
    """What counts at the end, and what decides a tie; each with a section of the module that brings it."""
    for module in modules:
        for term in module.game.terms:
            yield _scored(module, term), module.rulebook.sections[0].id
    words = all_modules()[0].words
    tie_break = words.fields[GAME.tie_break]
    language = current_language()
    title, text = language.text(tie_break.label), language.text(_TIE_BREAK)
    yield Scored(title, text, words.rules[GAME.tie_break], tie_break.piece), ""


def _scored(module: GameModule, term: Term) -> Scored:
    language, words = current_language(), module.words
    title, rule = language.text(words.terms[term.code]), words.rules.get(term.code, "final-scoring")
    if term.kind is TermKind.MAJORITY:
        temple = next(kind for kind in JUNGLE_KINDS.values() if kind.is_temple)
        first, second = term.shares
        text = language.text(_MAJORITY, {"first": first, "second": second})
        return Scored(title, text, rule, kind=temple)
    field = next(each for each in module.game.fields if each.code == term.field)
    if field.kind is FieldKind.VALUE:
        low, high = min(field.values), max(field.values)
        text = language.text(_TRACK, {"low": low, "high": high})
    elif term.kind is TermKind.ITEMS:
        text = language.text(_PRINTED)
    else:
        each = _GOLD if field.code == GAME.gold else _EACH
        text = language.text(each, {"worth": term.worth})
    shown = words.fields[field.code]
    return Scored(title, text, rule, shown.piece or ("carrier" if shown.is_track else ""))
