"""The languages: one object per language that knows its name, direction, digits and texts.

Data and messages are built at import, long before there is a reader, so their texts are only marked
there (`N_`, `Nn_`); whoever shows them asks a `Language`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property, lru_cache
from types import MappingProxyType

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal
from babel.support import NullTranslations, Translations

from .paths import TRANSLATIONS

DEFAULT = "en"
"""The language of the texts in the code; it needs no catalogue."""
DOMAIN = "messages"

_ZEROS = {
    system: ord(zero)
    for system, zero in {
        "arab": "٠",
        "arabext": "۰",
        "beng": "০",
        "deva": "०",
        "mymr": "၀",
        "tibt": "༠",
    }.items()
}
"""The digit nought of the numbering systems (CLDR's names) that languages use by default."""


def N_(message: str) -> str:
    """Mark a literal for extraction (Babel keyword ``N_``) and return it unchanged.

    >>> N_("temple")
    'temple'
    """
    return message


@dataclass(frozen=True, slots=True)
class Plural:
    """A text whose form depends on the figure named `by`."""

    one: str
    many: str
    by: str


def Nn_(one: str, many: str, by: str) -> Plural:
    """Mark a text with plural forms (Babel keyword ``Nn_:1,2``)."""
    return Plural(one, many, by)


Text = str | Plural


@dataclass(frozen=True)
class Language:
    """A language that the app speaks."""

    tag: str
    locale: Locale
    texts: NullTranslations

    @cached_property
    def name(self) -> str:
        """Its name in itself, as it stands in the language menu."""
        name = self.locale.get_language_name(self.tag) or self.tag
        return name[0].upper() + name[1:]

    @cached_property
    def direction(self) -> str:
        """``ltr`` or ``rtl``."""
        return self.locale.text_direction

    def number(self, value: int) -> str:
        """A number in the digits of the language, its sign on the right side.

        >>> language("en").number(-10)
        '−10'
        """
        shown = _written(abs(value), self.locale).translate(self.digits)
        return self._signed("−" if value < 0 else "", shown)

    def gain(self, value: int) -> str:
        """A number that is added, with its sign: ``+3``."""
        return self._signed("+", self.number(value))

    def _signed(self, sign: str, digits: str) -> str:
        """Right to left, a sign would end up behind its number: the two are isolated from the rest."""
        isolated = sign and self.direction == "rtl"
        return f"\u2066{sign}{digits}\u2069" if isolated else sign + digits

    @cached_property
    def digits(self) -> dict[int, int]:
        """From Latin digits to the language's own: Babel knows their system but does not write them."""
        zero = _ZEROS.get(self.locale.default_numbering_system, ord("0"))
        return {ord("0") + digit: zero + digit for digit in range(10)}

    def decimal(self, value: float) -> str:
        """A number with one place behind the point, such as an average."""
        shown = format_decimal(abs(value), "0.0", self.locale, numbering_system="default")
        return self._signed("−" if value < 0 else "", shown.translate(self.digits))

    def date(self, moment: datetime) -> str:
        """A day, as people write it."""
        return format_date(moment, "medium", self.locale).translate(self.digits)

    def list(self, items: Iterable[str]) -> str:
        """``a, b and c``."""
        return format_list(list(items), locale=self.locale)

    def text(self, text: Text, params: Mapping[str, int | str] | None = None) -> str:
        """A marked text in this language, its numbers in the language's digits."""
        params = params or {}
        if isinstance(text, Plural):
            message = self.texts.ngettext(text.one, text.many, int(params[text.by]))
        else:
            # An empty message would give the catalogue's header.
            message = self.texts.gettext(text) if text else ""
        shown = {k: self.number(v) if isinstance(v, int) else v for k, v in params.items()}
        return message % shown if shown else message


@lru_cache(maxsize=1024)
def _written(value: int, locale: Locale) -> str:
    """A page shows the same few numbers again and again."""
    return format_decimal(value, locale=locale, numbering_system="default")


@lru_cache
def languages() -> Mapping[str, Language]:
    """The languages on offer by their tag: the default, and every compiled catalogue.

    Only complete catalogues are compiled (see `catalogues`), so an unfinished language is not here.
    """
    found = [Language(DEFAULT, Locale.parse(DEFAULT), NullTranslations())]
    for compiled in TRANSLATIONS.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"):
        tag = compiled.parent.parent.name
        with compiled.open("rb") as file:
            found.append(Language(tag, Locale.parse(tag), Translations(file)))
    return MappingProxyType({each.tag: each for each in sorted(found, key=lambda each: each.name)})


def language(tag: str) -> Language:
    return languages()[tag]


def best_language(wanted: Iterable[str]) -> Language:
    """The first wanted language that is on offer (``nl-BE`` finds ``nl``), or the default.

    >>> best_language(["xx", "en_GB.UTF-8"]).tag
    'en'
    """
    for tag in wanted:
        base = tag.replace("_", "-").split("-")[0].lower()
        if base in languages():
            return languages()[base]
    return languages()[DEFAULT]
