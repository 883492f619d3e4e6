"""The forms of the calculator: temples, board, village boards, and the cacao fruits of a tie.

Their fields follow from the set-up. What was typed comes from a score sheet and so do all errors: there is
no rule, limit or parser here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape
from wtforms import BooleanField, Field, TextAreaField
from wtforms.fields.core import UnboundField

from scorer.engine.board import MAX_NOTATION, Board
from scorer.engine.components import Color
from scorer.engine.fields import Field as GameField
from scorer.engine.scoring import score_temple
from scorer.engine.setup import Setup
from scorer.i18n import N_, languages
from scorer.i18n.messages import COLORS, field_words, temple_text
from scorer.modules import EXPANSIONS, setup_for
from scorer.modules.base.game import MAX_PLAYERS
from scorer.sheet import Problem, Sheet, Temple
from scorer.sheet.entries import BOARD, COMPLETE, MODE, SAID, TEMPLE, field_key, temple_keys
from scorer.sheet.query import write_query
from scorer.sheet.report import Report
from scorer.sheet.temples import NOBODY, NOT_IN_PLAY
from scorer.web.language import current_language
from scorer.web.navigation import page_of, sheet_url
from scorer.web.words import CREW, WHOSE_PROBLEM

from .base import PageForm, SummaryLine, described_by
from .fields import Choice, CoinsField, entry_field
from .widgets import checkbox, choice_input, hidden_inputs, text_area

SIDE_NAMES = (
    # I18N: a side of a temple: label of a choice, and behind its name: “Temple 2: at the top”
    N_("at the top"),
    # I18N: a side of a temple: label of a choice, and behind its name: “Temple 2: on the right”
    N_("on the right"),
    # I18N: a side of a temple: label of a choice, and behind its name: “Temple 2: at the bottom”
    N_("at the bottom"),
    # I18N: a side of a temple: label of a choice, and behind its name: “Temple 2: on the left”
    N_("on the left"),
)
# I18N: a choice for a side of a temple: nobody has said yet who has workers there
NOT_ENTERED = N_("not entered")
# I18N: a choice for a side of a temple: no worker is there
NOBODY_THERE = N_("Nobody")


class SheetForm(PageForm):
    """A part of a score sheet; the rest is carried along, so that every button hands on everything."""

    def __init__(self, sheet: Sheet, data: Mapping[str, Any] | None = None) -> None:
        self.sheet = sheet
        super().__init__(data=sheet.entries if data is None else data)

    @property
    def own(self) -> Sequence[str]:
        """The codes of the entries that the form shows itself."""
        raise NotImplementedError

    def find_problems(self) -> Iterable[Problem]:
        """Those of this form; a refused result shows all of them."""
        return [problem for problem in self.sheet.problems if problem.field in self._fields]

    def summary_line(self, problem: Problem, field: Field | None, text: str) -> SummaryLine:
        """In the summary a problem also says whose field it is; the field may be on another page."""
        page = "" if field is not None else sheet_url(page_of(problem.field), self.sheet)
        return SummaryLine(f"{page}#{problem.field}", self._whose(problem.field, text))

    def _whose(self, key: str, text: str) -> str:
        language = current_language()
        for i, seat in enumerate(self.sheet.seats):
            for entry in self.sheet.setup.seat_fields:
                if key == field_key(entry, i):
                    params: dict[str, int | str] = {
                        "who": Report(self.sheet, language).label(seat.color),
                        "field": language.text(field_words(entry).noun),
                        "problem": text,
                    }
                    return language.text(WHOSE_PROBLEM, params)
        return text

    @property
    def carried(self) -> Markup:
        """What is entered on other pages."""
        pairs = write_query(self.sheet)
        return hidden_inputs(pair for pair in pairs if pair[0].rstrip("1234567890") not in self.own)


# Temples


class TempleField(Field):
    """Who stands at the four sides of a temple, or that it never came into play."""

    def __init__(self, number: int, _form: SheetForm, **kwargs: Any) -> None:
        super().__init__("", _form=_form, **kwargs)
        self.number, self.sheet = number, _form.sheet

    @property
    def aria(self) -> Markup:
        return described_by(self)

    @property
    def sides(self) -> Sequence[tuple[Color | None, int]]:
        return self.data.sides if self.data else ()

    @property
    def is_in_setup(self) -> bool:
        """Is there such a temple at this table? A page has all, and hides the others."""
        return self.number <= self.sheet.setup.temples

    def __iter__(self) -> Iterator[Choice]:
        """A select for every side."""
        sheet, tag = self.sheet, current_language().tag
        options = _side_options(tag, sheet.colors, sheet.setup.most_at_side)
        for side, name in enumerate(SIDE_NAMES):
            chosen = self._chosen(side)
            marked = options.replace(f'value="{chosen}"', f'value="{chosen}" selected', 1)
            select = Markup(f'<select name="{self.name}-{side}">{marked}</select>')
            yield Choice(side, self.gettext(name), select)

    def _chosen(self, side: int) -> str:
        if not self.data or not self.data.is_in_play:
            return ""
        color, n = self.data.sides[side]
        return f"{color.letter}{n}" if color and n else NOBODY

    @property
    def checkbox(self) -> Markup:
        """Says that the temple never came into play."""
        is_checked = bool(self.data) and not self.data.is_in_play
        return choice_input("checkbox", self.name, is_checked=is_checked, value=NOT_IN_PLAY)


@lru_cache(maxsize=256)
def _side_options(tag: str, playing: Sequence[Color], most: int) -> str:
    """Who may stand at a side of a temple, in a language; colours that nobody plays are hidden."""
    language = languages()[tag]
    options = [("", language.text(NOT_ENTERED), ""), (NOBODY, language.text(NOBODY_THERE), "")]
    for color in Color:
        name, hidden = language.text(COLORS[color]), "" if color in playing else " hidden disabled"
        for n in range(1, most + 1):
            text = language.text(CREW, {"color": name, "n": n})
            options.append((f"{color.letter}{n}", text, hidden))
    return "".join(
        f'<option value="{value}"{hidden}>{escape(text)}</option>'
        for value, text, hidden in options
    )


class TemplesForm(SheetForm):
    """The temples, four sides each."""

    @property
    def own(self) -> Sequence[str]:
        return (TEMPLE, MODE)

    def reason(self, temple: Temple | None) -> str:
        """Who gets what at a temple as entered."""
        term = self.sheet.setup.majority
        if temple is None or not temple.is_in_play or term is None:
            return ""
        report = Report(self.sheet, current_language())
        scored = score_temple(term, temple.workers, self.sheet.colors)
        return temple_text(scored, term, report.language, report.label)


def temples_form(sheet: Sheet) -> TemplesForm:
    most = max(setup_for(MAX_PLAYERS).temples, sheet.setup.temples)
    # A temple that cannot be is to be entered again; with the rest of its sides it would count.
    wrong = {problem.field for problem in sheet.problems}
    read = zip(temple_keys(sheet.setup), sheet.temples, strict=True)
    return _temples_form(most)(sheet, {key: it for key, it in read if key not in wrong})


@lru_cache(maxsize=64)
def _temples_form(count: int) -> type[TemplesForm]:
    fields = {f"{TEMPLE}{n}": UnboundField(TempleField, n) for n in range(1, count + 1)}
    return type("TemplesForm", (TemplesForm,), fields)


# The board


class BoardForm(SheetForm):
    """The whole board in notation; a script draws it."""

    @property
    def own(self) -> Sequence[str]:
        return (BOARD, MODE, COMPLETE)

    board = TextAreaField(
        "",
        widget=text_area,
        render_kw={
            **{"rows": 5, "dir": "ltr", "lang": "zxx", "spellcheck": "false"},
            **{"autocapitalize": "off", "autocomplete": "off", "maxlength": MAX_NOTATION},
            "aria-describedby": "board-help",
        },
    )
    complete = BooleanField("", widget=checkbox, render_kw={"value": SAID})

    def __init__(self, sheet: Sheet) -> None:
        self.start = Board.start(sheet.setup)
        super().__init__(sheet, {BOARD: str(self.start), **sheet.entries})

    @property
    def drawn(self) -> Board | None:
        """The board to be drawn: as entered, if it can be read, or where every game begins."""
        return self.sheet.board if BOARD in self.sheet.entries else self.start


# Village boards


class VillagesForm(SheetForm):
    """Everybody's village board, and choices of the table that have to be made again."""

    seat_keys: Sequence[Sequence[str]] = ()
    """The names of the fields of each seat, in the order of the page."""

    def find_problems(self) -> Iterable[Problem]:
        """Numbers are not called wrong before the result is asked for."""
        choices = [each.code for each in self.sheet.setup.table_fields]
        return [problem for problem in self.sheet.problems if problem.field in choices]

    def of_seat(self, number: int) -> list[Field]:
        return [self._fields[key] for key in self.seat_keys[number - 1]]

    @property
    def wrong_choices(self) -> list[Field]:
        """Choices of the table that are not to be had; all others are made elsewhere."""
        choices = [self._fields[each.code] for each in self.sheet.setup.table_fields]
        return [choice for choice in choices if choice.errors]

    @property
    def own(self) -> Sequence[str]:
        codes = [each.code for each in self.sheet.setup.seat_fields]
        return [*codes, *(choice.name for choice in self.wrong_choices)]


def villages_form(sheet: Sheet) -> VillagesForm:
    return _villages_form(sheet.setup)(sheet)


@lru_cache(maxsize=64)
def _villages_form(setup: Setup) -> type[VillagesForm]:
    of_seats = [_seat_fields(setup, setup.seat_fields, seat) for seat in range(MAX_PLAYERS)]
    fields = {key: field for of_seat in of_seats for key, field in of_seat.items()}
    fields |= {each.code: entry_field(each) for each in setup.table_fields}
    return type("VillagesForm", (VillagesForm,), {**fields, "seat_keys": list(map(list, of_seats))})


def _seat_fields(setup: Setup, entries: Sequence[GameField], seat: int) -> dict[str, Any]:
    """The fields of a seat by name; gold can be counted coin by coin as well."""
    fields: dict[str, Any] = {}
    for each in entries:
        key = field_key(each, seat)
        is_tie_break = each.code == setup.game.tie_break
        fields[key] = entry_field(each, layout="tie_break" if is_tie_break else "")
        if each.code == setup.game.gold:
            fields[f"{key}-coins"] = CoinsField(key)
    return fields


def module_fields() -> list[Field]:
    """The fields of all modules at the first seat: scripts add them to a page that came without."""
    modules = [module.game for module in EXPANSIONS.values()]
    entries = [field for module in modules for field in module.fields if field.per_seat]
    fields = _seat_fields(setup_for(MAX_PLAYERS), entries, 0)
    return list(type("ModuleFields", (PageForm,), fields)())


# A tie


class TieForm(SheetForm):
    """The cacao fruits of everybody, of which a tie asks the tied players."""

    @property
    def own(self) -> Sequence[str]:
        return [self.sheet.setup.game.tie_break]

    def of_seat(self, number: int) -> Field:
        return self._fields[f"{self.own[0]}{number}"]


def tie_form(sheet: Sheet) -> TieForm:
    return _tie_form(sheet.setup)(sheet)


@lru_cache(maxsize=64)
def _tie_form(setup: Setup) -> type[TieForm]:
    entry = setup.field(setup.game.tie_break)
    fields = {field_key(entry, seat): entry_field(entry) for seat in range(MAX_PLAYERS)}
    return type("TieForm", (TieForm,), fields)
