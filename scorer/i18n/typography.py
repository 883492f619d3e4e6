"""What a typesetter does: numbers stay with their units, and lists are joined as the language wants it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from babel import Locale

WORDS = (
    "box|code|colors?|counted|details|entries|fields?|figures|headline|kind|label|module|more|name|"
    "next|operator|parts|pattern|problem|reason|scores|sides?|start|text|tile|title|url|what|who"
)
"""Placeholders that hold words; all others hold numbers."""
_NUMBER = re.compile(rf"(%\((?!(?:{WORDS})\))\w+\)s) (?=[^\W\d_]|×)")


@lru_cache(maxsize=8192)
def keep_together(text: str) -> str:
    """A message in which no line breaks between a number and the word behind it.

    >>> keep_together("%(who)s takes %(gold)s gold.")
    '%(who)s takes %(gold)s\\xa0gold.'
    """
    return _NUMBER.sub("\\1\u00a0", text)


def as_typed(text: str) -> str:
    """A text with plain spaces, for messages and files that are read elsewhere."""
    return text.replace("\u00a0", " ")


_COMPOUNDS = {
    "de": "Arbeiter|Edelstein|Gold|Landkarten|Nachzieh|Schokoladen|Sonnen|Sonnenkult|Start|Urwald|Wasser",
    "nl": "cacao|dorp|edelsteen|goud|kaart|oerwoud|stamleden|start|water|zonne",
}
"""First parts of the long words of the game, between which and the next one a line may break."""
_JOINTS = {
    tag: re.compile(rf"(?<!\w)({words})(?=\w{{5}})", re.IGNORECASE)
    for tag, words in _COMPOUNDS.items()
}


def hyphenate(text: str, locale: Locale) -> str:
    """A text for a narrow button: with soft hyphens in the long words of the game.

    >>> hyphenate("Arbeiterplättchen", Locale("de"))
    'Arbeiter\xadplättchen'
    """
    joints = _JOINTS.get(locale.language)
    return joints.sub("\\1\u00ad", text) if joints else text


class Euphony(NamedTuple):
    """A word of lists that changes before some sounds."""

    before: str
    """A regular expression for the item behind it, in upper or lower case; names are isolated by U+2068."""
    word: str
    instead: str


_LAST = MappingProxyType({"en": (", and ", " and "), "fa": ("، و ", " و ")})
"""CLDR puts a comma before the last item of a list; British and Persian writers do not."""
EUPHONY: Mapping[str, Euphony] = MappingProxyType(
    {"es": Euphony("^\u2068?h?[ií](?![aeouáéóú])", " y ", " e ")}
)


@lru_cache
def list_patterns(locale: Locale) -> Mapping[str, str]:
    """How a list of two begins, goes on and ends, as CLDR names these patterns."""
    patterns = dict(locale.list_patterns["standard"])
    patterns["end"] = patterns["end"].replace(*_LAST.get(locale.language, ("", "")))
    return patterns


def join(items: Iterable[str], locale: Locale) -> str:
    """The items as a list in a sentence.

    >>> join(["Ana", "Inés"], Locale("es")), join(["۱", "۲", "۳"], Locale("fa"))
    ('Ana e Inés', '۱،\\u200f ۲ و ۳')
    """
    *others, last = items if (items := [*items]) else [""]
    if not others:
        return last
    patterns = list_patterns(locale)
    before = others[0]
    for at, item in enumerate(others[1:]):
        before = patterns["middle" if at else "start"].format(before, item)
    pattern = patterns["end" if others[1:] else "2"]
    euphony = EUPHONY.get(locale.language)
    if euphony and re.match(euphony.before, last, re.IGNORECASE):
        pattern = pattern.replace(euphony.word, euphony.instead)
    return pattern.format(before, last)
