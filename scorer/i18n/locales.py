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
from babel.numbers import format_decimal
from babel.support import NullTranslations, Translations

from scorer.paths import TRANSLATIONS

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
        return _written(value, self.tag)

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
        first, *rest = [*items] or [""]
        if not rest:
            return first
        # What Babel's `format_list` does, without reading the locale's data anew each time.
        patterns = self._list_patterns
        if len(rest) == 1:
            return patterns["2"].format(first, *rest)
        listed = patterns["start"].format(first, rest[0])
        for item in rest[1:-1]:
            listed = patterns["middle"].format(listed, item)
        return patterns["end"].format(listed, rest[-1])

    @cached_property
    def _list_patterns(self) -> Mapping[str, str]:
        return dict(self.locale.list_patterns["standard"].items())

    def text(self, text: Text, params: Mapping[str, int | str] | None = None) -> str:
        """A marked text in this language, its numbers in the language's digits."""
        if isinstance(text, Plural):
            assert params
            message = self.texts.ngettext(text.one, text.many, int(params[text.by]))
        else:
            # An empty message would give the catalogue's header.
            message = self.texts.gettext(text) if text else ""
        if not params:
            return message
        return message % {k: self.number(v) if isinstance(v, int) else v for k, v in params.items()}

    def template(self, text: Text) -> str | dict[str, str]:
        """A text for a script, its placeholders left open.

        One with plural forms has them by CLDR category, as browsers choose them, and `by` names the
        figure that decides.
        """
        if isinstance(text, str):
            return self.text(text)
        forms = {
            category: self.texts.ngettext(text.one, text.many, n)
            for category, n in _plural_examples(self.locale).items()
        }
        return {"by": text.by, **forms}


@lru_cache(maxsize=4096)
def _written(value: int, tag: str) -> str:
    """A page shows the same few numbers again and again."""
    language = languages()[tag]
    shown = format_decimal(abs(value), locale=language.locale, numbering_system="default")
    return language._signed("−" if value < 0 else "", shown.translate(language.digits))


@lru_cache
def _plural_examples(locale: Locale) -> Mapping[str, int]:
    """A number of each plural category; no table has a hundred of what our sentences count."""
    return {locale.plural_form(n): n for n in range(100)}


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
