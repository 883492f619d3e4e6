"""WTForms fields for the fields of the game: one class per way to enter something.

`FIELD_CLASSES` chooses by the kind of a field, so that the fields of a module need nothing here. A field
renders its inputs (`field()`, or one by one by iterating); `layout` names the macro in
`templates/forms/fields.html` that puts label, help text and errors around them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup
from wtforms import Field

from scorer.engine import fields as game
from scorer.engine.fields import FieldKind
from scorer.i18n.messages import field_words
from scorer.i18n.numbers import LONGEST, read_number
from scorer.modules.base.game import COINS
from scorer.modules.model import FieldWords
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
        self, entry: game.Field, words: FieldWords, *, layout: str = "", **kwargs: Any
    ) -> None:
        super().__init__(words.label, **kwargs)
        self.label.text = self.gettext(words.label)
        self.description = self.gettext(words.help) if words.help else ""
        self.entry, self.words = entry, words
        self.layout = layout or self.layout

    @property
    def aria(self) -> Markup:
        return described_by(self)


class NumberField(EntryField):
    """A number that is typed."""

    layout = "number"
    widget = staticmethod(text_input)

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
}
"""How each kind of field is entered. A new kind is a line here and a layout in the template."""


def entry_field(entry: game.Field, layout: str = "") -> Any:
    """The WTForms field for a field of the game, to be bound by a form."""
    words = field_words(entry)
    return FIELD_CLASSES[entry.kind](entry, words)(entry, words, layout=layout)
