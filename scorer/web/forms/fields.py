"""WTForms fields for the fields of the game: one class per way to enter something.

`FIELD_CLASSES` chooses by the kind of a field, so that the fields of a module need nothing here. A field
renders its inputs (`field()`, or one by one by iterating); `layout` names the macro in
`templates/forms/fields.html` that puts label, help text and errors around them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple
from unicodedata import decimal

from markupsafe import Markup, escape
from wtforms import Field

from scorer.engine import fields as game
from scorer.engine.board import Board
from scorer.engine.components import Color
from scorer.engine.fields import NONE, FieldKind
from scorer.engine.quantities import OF_BOARD, Counted
from scorer.i18n.messages import field_words, option_text
from scorer.i18n.numbers import LONGEST, read_number
from scorer.modules import all_modules, setup_for
from scorer.modules.base.game import COINS, MAX_PLAYERS
from scorer.modules.model import FieldWords
from scorer.sheet import Sheet
from scorer.sheet.entries import SAID
from scorer.web.language import current_language

from .base import described_by
from .widgets import choice_input, text_input

RADIOS_AT_MOST = 8
"""Up to so many numbers are buttons to tap; beyond they are typed."""


class Choice(NamedTuple):
    """One input of several: its value, what people read, and the tag."""

    value: Any
    label: str
    input: Markup


class EntryField(Field):
    """A field of the game: what was typed, with the label and help text of its module."""

    layout = ""

    def __init__(
        self,
        entry: game.Field,
        words: FieldWords,
        *,
        layout: str = "",
        _form: Any = None,
        **kwargs: Any,
    ) -> None:
        super().__init__(words.label, _form=_form, **kwargs)
        self.label.text = self.gettext(words.label)
        self.description = self.gettext(words.help) if words.help else ""
        self.entry, self.words = entry, words
        self.layout = layout or self.layout
        self.sheet: Sheet | None = getattr(_form, "sheet", None)

    @property
    def aria(self) -> Markup:
        return described_by(self)

    @property
    def when_asked(self) -> Markup:
        """Attributes of a field that not everybody is asked for: without a script its owners alone are
        told by the help text, and with a whole board it is gone."""
        entry, marks = self.entry, ""
        if entry.owner:
            marks += f' data-owner="{entry.owner}"{" data-asked" if self._has(entry.owner) else ""}'
        if entry.from_board:
            marks += " data-from-board"
            marks += " hidden" if self.sheet and self.sheet.uses_board else ""
        return Markup(marks)

    @property
    def is_needed(self) -> bool:
        """Must this player enter it because of an item?"""
        return any(map(self._has, self.entry.required_of))

    def _has(self, item: str) -> bool:
        seat = int(self.name.removeprefix(self.entry.code) or 0) - 1
        is_taken = self.sheet is not None and 0 <= seat < len(self.sheet.seats)
        return bool(is_taken and self.sheet and self.sheet.villages[seat].get(item))

    @cached_property
    def example(self) -> tuple[Board, Counted] | None:
        """A small board with what is to be counted."""
        if not self.words.example:
            return None
        board = Board.parse(self.words.example, setup_for(MAX_PLAYERS))
        return board, OF_BOARD[self.entry.code](board, Color.RED)


def _in_digits(text: str) -> str:
    """A number in the digits of the language; what is none stays as it was typed."""
    if read_number(text) is None:
        return text
    number = current_language().number
    return "".join(number(decimal(char)) if char.isdecimal() else char for char in text)


def _number_input(field: Field, **kwargs: Any) -> Markup:
    return text_input(field, value=_in_digits(field.data or ""), **kwargs)


class NumberField(EntryField):
    """A number that is typed."""

    layout = "number"
    widget = staticmethod(_number_input)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # Not of type number: people type the digits of any script.
        self.render_kw = {
            **{"inputmode": "numeric", "autocomplete": "off", "enterkeyhint": "next"},
            "maxlength": LONGEST,
        }
        if self.description:
            self.render_kw["aria-describedby"] = f"{self.id}-help"


class RadioField(EntryField):
    """One of a few numbers."""

    layout = "radios"

    @property
    def numbers(self) -> Sequence[int]:
        return self.entry.values or range(self.entry.most + 1)

    def __iter__(self) -> Iterator[Choice]:
        chosen = read_number(self.data) if self.data else None
        # A choice that nobody made may be shown all the same: it counts once the page is sent.
        shown = None if self.data else self.entry.default
        number = current_language().number
        for value in self.numbers:
            marks = (
                " checked data-shown" if value == shown else " checked" if value == chosen else ""
            )
            input = Markup(f'<input type="radio" name="{self.name}" value="{value}"{marks}>')
            yield Choice(value, number(value), input)


class TrackField(RadioField):
    """One of the values printed round the village."""

    layout = "track"


class OptionField(EntryField):
    """One of the choices of the table, or none of them."""

    layout = "options"

    def __iter__(self) -> Iterator[Choice]:
        for code, label in self.words.options.items():
            is_checked = code == (self.data or "")
            input = choice_input("radio", self.name, is_checked=is_checked, value=code)
            yield Choice(code, self.gettext(label), input)


class Item(NamedTuple):
    """One option of a field with items: the name of its drawing, what people read, its worth, and as
    many inputs as a player may have of it."""

    option: str
    symbol: str
    label: str
    worth: int | None
    inputs: Sequence[Markup]

    @property
    def is_number(self) -> bool:
        """Does the number on it say everything?"""
        return self.option.isdigit()


class ItemsField(EntryField):
    """Some of several items, each a checkbox: two for what one player may have twice."""

    layout = "items"

    def __iter__(self) -> Iterator[Item]:
        worths = _worths(self.entry)
        counts = self.counts
        for option in self.entry.options:
            yield Item(
                option,
                f"{self.entry.code}-{option}",
                option_text(self.entry, option, current_language()),
                worths.get(option),
                list(self._inputs(option, counts.get(option, ""))),
            )

    def _inputs(self, option: str, count: str) -> Iterator[Markup]:
        chosen = read_number(count) or 0
        for at in range(self.entry.limits.get(option, 1)):
            name = f"{self.name}-{option}"
            yield choice_input("checkbox", name, is_checked=at < chosen, value=SAID)

    @property
    def counts(self) -> Mapping[str, str]:
        """How many of each option were entered, as text: what cannot be is shown as it was typed."""
        text = self.data or NONE
        if self.entry.kind is FieldKind.LIST:
            return {option: str(count) for option, count in Counter(text.split(",")).items()}
        pairs = (part.partition(":") for part in text.split(","))
        return {option: count for option, _, count in pairs}

    @property
    def hidden(self) -> Markup:
        """The text form of what was entered, for scripts; and a mark that the field was in the page,
        so that no box at all means none of them."""
        shown = "" if self.data or self.entry.default is None else " data-shown"
        return Markup(
            '<input type="hidden" name="{0}" value="{1}" data-text{2}><input type="hidden" name="{0}-">'
        ).format(self.name, self.data or NONE, shown)


class CountersField(ItemsField):
    """How many of each of several items."""

    layout = "counters"

    def _inputs(self, option: str, count: str) -> Iterator[Markup]:
        name, number = f"{self.name}-{option}", read_number(count or "0")
        shown = escape(count) if number is None else current_language().number(number)
        yield Markup(
            f'<input type="text" inputmode="numeric" id="{name}" name="{name}" autocomplete="off" '
            f'maxlength="{LONGEST}" value="{shown}">'
        )


def _worths(entry: game.Field) -> Mapping[str, int]:
    """What each item of a field is printed with."""
    terms = (term for module in all_modules() for term in module.game.terms)
    return next((term.worths for term in terms if term.field == entry.code), {})


class CoinsField(Field):
    """Coins counted one by one: a page without a script sends them, and the sheet adds them up."""

    layout = "coins"

    def __init__(self, key: str, **kwargs: Any) -> None:
        super().__init__("", **kwargs)
        self.key = key

    def __iter__(self) -> Iterator[Choice]:
        for value in sorted(COINS, reverse=True):
            input = Markup(
                f'<input type="text" inputmode="numeric" name="{self.key}-{value}" '
                f'data-coin="{value}" autocomplete="off" maxlength="4">'
            )
            yield Choice(value, "", input)


FIELD_CLASSES: Mapping[FieldKind, Callable[[game.Field, FieldWords], type[EntryField]]] = {
    FieldKind.COUNT: lambda entry, words: (
        RadioField if entry.most < RADIOS_AT_MOST else NumberField
    ),
    FieldKind.VALUE: lambda entry, words: TrackField if words.is_track else RadioField,
    FieldKind.CHOICE: lambda entry, words: OptionField,
    FieldKind.LIST: lambda entry, words: ItemsField,
    FieldKind.COUNTS: lambda entry, words: CountersField,
}
"""How each kind of field is entered. A new kind is a line here and a layout in the template."""


def entry_field(entry: game.Field, layout: str = "") -> Any:
    """The WTForms field for a field of the game, to be bound by a form."""
    words = field_words(entry)
    return FIELD_CLASSES[entry.kind](entry, words)(entry, words, layout=layout)
