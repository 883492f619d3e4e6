"""The language object: texts, numbers, lists and dates in one language.

It is built on Babel and needs no request: the command line, the API and the drawings use it as pages do.
Messages are marked where they are written (`N_`, `Nn_`) and translated where they are shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property, lru_cache
from types import MappingProxyType

from babel import Locale
from babel.dates import format_date
from babel.numbers import format_decimal
from babel.support import NullTranslations, Translations

from scorer.paths import TRANSLATIONS

from .typography import EUPHONY, hyphenate, join, keep_together, list_patterns

DEFAULT = "en"
"""The language of the messages in the code; it needs no catalogue."""
DOMAIN = "messages"

_ZERO_DIGITS = {"arab": "٠", "arabext": "۰", "beng": "০", "deva": "०", "mymr": "၀", "tibt": "༠"}
"""The digit zero of the numbering systems (CLDR's names) that locales use by default, Latin digits aside.

Babel knows the numbering system of a locale and its symbols, but writes Latin digits all the same
(python-babel/babel#446), and so does Flask-Babel.
"""


def N_(message: str) -> str:
    """Mark a message for extraction (Babel keyword ``N_``) and return it unchanged.

    >>> N_("temple")
    'temple'
    """
    return message


@dataclass(frozen=True, slots=True)
class Plural:
    """A message with plural forms; the number named `by` chooses the form."""

    one: str
    many: str
    by: str


def Nn_(one: str, many: str, by: str) -> Plural:
    """Mark a message with plural forms for extraction (Babel keyword ``Nn_:1,2``)."""
    return Plural(one, many, by)


@dataclass(frozen=True, slots=True)
class InContext:
    """A message that English says like another one, where other languages may need two."""

    context: str
    message: str


def Np_(context: str, message: str) -> InContext:
    """Mark a message with its context for extraction (Babel keyword ``Np_:1c,2``)."""
    return InContext(context, message)


Text = str | Plural | InContext
Params = Mapping[str, int | str]


@dataclass(frozen=True)
class Language:
    """A language on offer: its locale and its translations."""

    tag: str
    locale: Locale
    translations: NullTranslations

    @cached_property
    def name(self) -> str:
        """Its name in itself, as it stands in the language menu."""
        name = self.locale.get_language_name(self.tag) or self.tag
        return name[0].upper() + name[1:]

    @cached_property
    def direction(self) -> str:
        """``ltr`` or ``rtl``."""
        return self.locale.text_direction

    def text(self, text: Text, params: Params | None = None) -> str:
        """A message translated; its placeholders are filled in when there are parameters."""
        if isinstance(text, Plural):
            assert params
            message = self.translations.ngettext(text.one, text.many, int(params[text.by]))
        elif isinstance(text, InContext):
            message = str(self.translations.pgettext(text.context, text.message))
        else:
            # An empty message would give the catalogue's header.
            message = self.translations.gettext(text) if text else ""
        message = keep_together(message)
        if not params:
            return message
        return message % {k: self.number(v) if isinstance(v, int) else v for k, v in params.items()}

    def template(self, text: Text) -> str | dict[str, str]:
        """A message translated for scripts, its placeholders left open.

        One with plural forms has them by CLDR category, as `Intl.PluralRules` names them; `by` names the
        parameter that chooses.
        """
        if isinstance(text, str | InContext):
            return self.text(text)
        forms = {
            category: keep_together(self.translations.ngettext(text.one, text.many, n))
            for category, n in _plural_examples(self.locale).items()
        }
        return {"by": text.by, **forms}

    @cached_property
    def number(self) -> Callable[[int], str]:
        """A whole number in the digits of the language; cached, because a page shows the same few.

        >>> language("en").number(-10)
        '−10'
        """
        return lru_cache(maxsize=4096)(self._format_number)

    def _format_number(self, value: int) -> str:
        shown = format_decimal(abs(value), locale=self.locale, numbering_system="default")
        return self._with_sign("−" if value < 0 else "", shown.translate(self.digits))

    def gain(self, value: int) -> str:
        """A number that is added, with its sign: ``+3``."""
        return self._with_sign("+", self.number(value))

    def decimal(self, value: float) -> str:
        """A number with one decimal, such as an average."""
        shown = format_decimal(abs(value), "0.0", self.locale, numbering_system="default")
        return self._with_sign("−" if value < 0 else "", shown.translate(self.digits))

    def _with_sign(self, sign: str, digits: str) -> str:
        """Right to left, a sign would end up behind its number: the two are isolated from the rest."""
        is_isolated = sign and self.direction == "rtl"
        return f"\u2066{sign}{digits}\u2069" if is_isolated else sign + digits

    @cached_property
    def digits(self) -> Mapping[int, int]:
        """From Latin digits to the language's own, for `str.translate`."""
        zero = ord(_ZERO_DIGITS.get(self.locale.default_numbering_system, "0"))
        return str.maketrans("0123456789", "".join(chr(zero + digit) for digit in range(10)))

    def date(self, moment: datetime) -> str:
        """A day of the calendar."""
        return format_date(moment, "medium", self.locale).translate(self.digits)

    def hyphenate(self, text: str) -> str:
        """With soft hyphens in long words, for narrow buttons."""
        return hyphenate(text, self.locale)

    def list(self, items: Iterable[str]) -> str:
        """``a, b and c``."""
        return join(items, self.locale)

    @cached_property
    def list_rules(self) -> dict[str, str | Sequence[str]]:
        """How `list` joins, as data for scripts."""
        rules: dict[str, str | Sequence[str]] = {**list_patterns(self.locale)}
        if euphony := EUPHONY.get(self.locale.language):
            rules["euphony"] = euphony
        return rules


@lru_cache
def _plural_examples(locale: Locale) -> Mapping[str, int]:
    """A number of each plural category; no sentence counts to a hundred."""
    return {locale.plural_form(n): n for n in range(100)}


@lru_cache
def languages() -> Mapping[str, Language]:
    """The languages on offer by their tag: the default, and every compiled catalogue.

    Only complete catalogues are compiled (see `catalogues`), so an unfinished language is not here.
    """
    found = [Language(DEFAULT, Locale.parse(DEFAULT), NullTranslations())]
    for compiled in TRANSLATIONS.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"):
        locale = Locale.parse(compiled.parent.parent.name)
        translations = Translations.load(TRANSLATIONS, [locale], DOMAIN)
        found.append(Language(str(locale), locale, translations))
    return MappingProxyType({each.tag: each for each in sorted(found, key=lambda each: each.name)})


def language(tag: str) -> Language:
    return languages()[tag]


def match_language(wanted: Iterable[str]) -> Language | None:
    """The first wanted language that is on offer: ``nl-BE`` finds ``nl``."""
    for tag in wanted:
        base = tag.replace("_", "-").split("-")[0].lower()
        if base in languages():
            return languages()[base]
    return None


def best_language(wanted: Iterable[str]) -> Language:
    """The first wanted language that is on offer, or the default.

    >>> best_language(["xx", "en_GB.UTF-8"]).tag
    'en'
    """
    return match_language(wanted) or languages()[DEFAULT]
