"""A question as symbols: its numbers and the words that a language has for what situations mention."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from scorer.i18n import languages
from scorer.i18n.numbers import MINUS, read_number
from scorer.modules import all_modules
from scorer.rules.glossary import read_terms

FOLDER = Path(__file__).parent / "words"
UNKNOWN, NOTHING, LEFT_OUT, UNCERTAIN = "x", ",", "-", "!"
"""The symbols of a word that is not listed, of punctuation, of words that say nothing, and of those that
no pattern has a use for."""
PLAYER, AGAIN = "label", "again"
"""The symbols of what a player is called, and of the same name further on."""
LONGEST_PHRASE = 4
"""Words of the longest entry, such as `end_of_the_game`."""

LETTERS = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "ە": "ه", "ß": "ss", "_": " "})
SIGNS = {"+": "or", "/": "or", "~": "or", ":": LEFT_OUT, "=": LEFT_OUT}
"""Punctuation that leaves open which number is meant, or joins a number to its word."""
_HYPHEN = re.compile(rf"(?<=\w)[{MINUS}](?=[^\W\d])")
_UMLAUT = re.compile("([aou])e")
_IN_BRACKETS = re.compile(r"\(.*?\)")
_TOKEN = re.compile(rf"(?:(?<!\w)[{MINUS}])?\d+(?:[{MINUS}](?!\w))?|[^\W\d]+|\S")


def folded(text: str) -> str:
    """Without case, accents, apostrophes, hyphens and the joiners of Persian, in one alphabet.

    >>> folded("Één ¿Cuántos’ كارگر"), folded("می‌گیرم"), folded("fünf Fuenfer-Märkte")
    ('een ¿cuantos کارگر', 'می گیرم', 'funf funfer markte')
    """
    plain = unicodedata.normalize("NFKD", text.replace("\u200c", " ").lower())
    kept = (c for c in plain if c not in "'’‘`" and not _is_ignored(unicodedata.category(c)))
    plain = "".join(kept).translate(LETTERS)
    return _UMLAUT.sub(r"\1", _HYPHEN.sub(" ", plain))


def _is_ignored(category: str) -> bool:
    return category[0] == "M" or category == "Cf"


@dataclass(frozen=True)
class Lexicon:
    """The words of a language: whole words and beginnings (written `plantation*`), each with its symbol."""

    words: dict[str, str]
    beginnings: dict[str, str]
    shortest_typo: int
    """How long a word must be before a typing error in it is forgiven."""

    def symbol(self, word: str) -> str:
        """What a word stands for, with at most one typing error behind its first letter.

        >>> [lexicon("en").symbol(word) for word in ("workers", "wrokers", "zebra")]
        ['worker', 'worker', 'x']
        """
        if known := self._listed(word):
            return known
        near = set(self._near(word)) if len(word) >= self.shortest_typo else set()
        return near.pop() if len(near) == 1 else UNKNOWN

    def _listed(self, word: str) -> str | None:
        if word in self.words:
            return self.words[word]
        beginnings = (word[:end] for end in range(len(word), 0, -1))
        return next((self.beginnings[each] for each in beginnings if each in self.beginnings), None)

    def make_uncertain(self, term: str) -> None:
        """Let the words of a term that nobody listed, or else the whole of it, fit no pattern."""
        words = folded(_IN_BRACKETS.sub("", term)).split()
        words = [word for word in words if self._listed(word) != LEFT_OUT] or words
        new = [word for word in words if not self._listed(word)]
        if any(self._listed(word) == UNCERTAIN for word in words):
            return
        if new != words or len(words) > 1:
            self.words.update(dict.fromkeys(new or [" ".join(words)], UNCERTAIN))
        if new:
            self.beginnings["".join(words)] = UNCERTAIN

    def _near(self, word: str) -> Iterable[str]:
        for known, symbol in self.words.items():
            if self._can_be(known, word) and is_near(known, word):
                yield symbol
        for known, symbol in self.beginnings.items():
            ends = range(len(known) - 1, len(known) + 2)
            if self._can_be(known, word) and any(is_near(known, word[:end]) for end in ends):
                yield symbol

    def _can_be(self, known: str, word: str) -> bool:
        return known[0] == word[0] and len(known) >= self.shortest_typo

    def symbols(self, query: str) -> list[str]:
        """The symbols of a question; those of a number are its digits.

        >>> lexicon("en").symbols("4 beans, minus two")
        ['4', 'fruit', ',', '-2']
        """
        tokens, at = _TOKEN.findall(folded(query)), 0
        found: list[str] = []
        while at < len(tokens):
            size, symbol = self._read(tokens[at : at + LONGEST_PHRASE])
            if symbol == PLAYER and tokens[at] in tokens[:at]:
                symbol = AGAIN
            at += size
            if found and found[-1] == "minus" and symbol.isdecimal():
                found[-1] = "0" if symbol == "0" else f"-{symbol}"
            elif symbol != LEFT_OUT:
                found += symbol.split()
        return found

    def _read(self, tokens: list[str]) -> tuple[int, str]:
        """How many tokens belong together, and their symbol."""
        first = tokens[0]
        if first[-1].isdecimal():
            return 1, str(read_number(first))
        if not first[0].isalpha():
            # A minus sign behind a number: keyboards of right-to-left languages leave open which.
            return 1, "or" if first[0].isdecimal() else SIGNS.get(first, NOTHING)
        for size in range(len(tokens), 1, -1):
            if (phrase := " ".join(tokens[:size])) in self.words:
                return size, self.words[phrase]
        return 1, self.symbol(first)


def is_near(one: str, other: str) -> bool:
    """Is it the same but for one letter: added, left out, another, or swapped with the next?

    >>> is_near("market", "maket"), is_near("market", "mraket"), is_near("market", "mrket ")
    (True, True, False)
    """
    at = 0
    while at < min(len(one), len(other)) and one[at] == other[at]:
        at += 1
    swapped = one[at + 1 : at + 2] + one[at : at + 1] + one[at + 2 :]
    return (
        one[at + 1 :] in (other[at + 1 :], other[at:])
        or other[at:] in (one[at:], swapped)
        or (one[at:] == other[at + 1 :])
    )


@lru_cache
def lexicon(tag: str) -> Lexicon:
    """The words of a language, from all modules."""
    shortest = 5
    words: dict[str, str] = {}
    beginnings: dict[str, str] = {}
    for symbol, entry in entries(tag):
        if symbol == "shortest-typo":
            shortest = int(entry)
        elif entry.endswith("*"):
            beginnings[folded(entry[:-1])] = symbol
        else:
            words[folded(entry)] = symbol
    found = Lexicon(words, beginnings, shortest)
    # The shortest first: what holds one of them is uncertain already.
    for term in sorted(module_terms(tag), key=lambda term: (term.count(" "), len(term), term)):
        found.make_uncertain(term)
    return found


def module_terms(tag: str) -> Iterable[str]:
    """What modules without situations of their own are called, in English as well, and their words."""
    language = languages()[tag]
    for module in all_modules():
        if not module.rulebook.situations:
            for name in filter(None, (module.words.title, module.box)):
                yield from (name, language.text(name))
            if file := module.rulebook.glossary:
                yield from (term.words[tag] for term in read_terms(file))


def entries(tag: str) -> Iterable[tuple[str, str]]:
    """Symbol and word of every entry; a word of several is written `next_to`."""
    folders = [
        FOLDER,
        *(part.words for each in all_modules() if (part := each.rulebook.situations)),
    ]
    for folder in folders:
        path = folder / f"{tag}.txt"
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
            symbol, _, words = line.partition(":")
            if words and not line.startswith("#"):
                yield from ((symbol, word) for word in words.split())
