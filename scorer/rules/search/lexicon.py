"""How a language writes its words: letters, endings, words of the same meaning, words that say little.

All of it is data (`words/<tag>.txt`), applied by a few general steps, so that the same tables can
drive the same steps elsewhere, such as in a browser without a server.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from .data import read_parts

SHORTEST_STEM = 3
SHORTEST_COMPOUND = 7
LONGEST_WORD = 40
"""No word of any of our languages is longer."""
STOP = "~"
"""Marks the term of a word that says little."""

# A sign before a number is a word of its own: people look for "-10".
_WORD = re.compile(r"(?<![^\W_])[-−](?=\d)|[^\W_]+(?:['’][^\W_]+)*")
_DOUBLED = re.compile(r"([^\W\d_])\1")
_APOSTROPHES = str.maketrans("", "", "'’")


@lru_cache(maxsize=4096)
def _plain(word: str) -> str:
    """Lower case, no accents, no apostrophes, and the digits of any script as ours."""
    signs = unicodedata.normalize("NFKD", word.lower().translate(_APOSTROPHES))
    return "".join(
        str(unicodedata.digit(sign)) if sign.isdigit() else sign
        for sign in signs
        if not unicodedata.combining(sign)
    )


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text, folded, and where it stands."""

    text: str
    start: int
    end: int


@dataclass(frozen=True)
class Lexicon:
    """The words of a language."""

    letters: tuple[tuple[str, str], ...] = ()
    """Spellings to unify, after accents are gone."""
    sounds: tuple[tuple[str, str], ...] = ()
    """Letters that sound alike: who knows a word only by ear writes one for the other."""
    prefixes: tuple[str, ...] = ()
    endings: tuple[tuple[tuple[str, str], ...], ...] = ()
    """Stages; of each stage the first ending that fits is replaced."""
    joints: tuple[str, ...] | None = None
    """What may stand between the parts of a compound; None where words are not joined."""
    stop: frozenset[str] = frozenset()
    same: Mapping[str, str] = field(default_factory=dict)
    """Word -> the term that stands for everything of that meaning."""
    stems: Mapping[str, str] = field(default_factory=dict)
    """The same for the stems of those words, so that not every form has to be listed."""
    phrases: Mapping[tuple[str, ...], tuple[str, ...]] = field(default_factory=dict)
    longest_phrase: int = 0

    def fold(self, word: str) -> str:
        """A word without case, accents and variants of spelling.

        >>> lexicon("de").fold("Wasserträger") == lexicon("de").fold("WASSERTRAEGER")
        True
        """
        folded = _plain(word)
        for variant, usual in self.letters:
            folded = folded.replace(variant, usual)
        return folded

    def sound(self, word: str) -> str:
        """How a folded word sounds, roughly.

        >>> lexicon("es").sound("senote") == lexicon("es").sound("cenote")
        True
        """
        for written, heard in self.sounds:
            word = word.replace(written, heard)
        return _DOUBLED.sub(r"\1", word)

    def words(self, text: str) -> Iterator[Word]:
        """The words of a text in their order, phrases not yet replaced."""
        for match in _WORD.finditer(text):
            folded = self.fold(match[0])
            if folded:
                yield Word(folded, match.start(), match.end())

    def stem(self, word: str) -> str:
        """A word without its endings.

        >>> lexicon("en").stem("activated") == lexicon("en").stem("activating")
        True
        """
        for prefix in self.prefixes:
            if word.startswith(prefix) and len(word) - len(prefix) >= SHORTEST_STEM:
                word = word[len(prefix) :]
                break
        for stage in self.endings:
            for ending, instead in stage:
                if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
                    word = word[: len(word) - len(ending)] + instead
                    break
        return _DOUBLED.sub(r"\1", word)

    def term(self, word: str) -> str:
        """What a folded word is looked up under; a word that says little is marked as such."""
        if word in self.stop:
            return STOP + word
        stem = self.stem(word)
        return self.same.get(word) or self.stems.get(stem) or stem

    def is_listed(self, word: str) -> bool:
        return word in self.same or word in self.stop

    def replaced(self, words: list[str]) -> list[str]:
        """Folded words with every known phrase replaced; the longest phrase goes first.

        >>> lexicon("de").replaced(["zu", "dritt"])
        ['3', 'spieler']
        """
        found: list[str] = []
        at = 0
        while at < len(words):
            for size in range(min(self.longest_phrase, len(words) - at), 0, -1):
                instead = self.phrases.get(tuple(words[at : at + size]))
                if instead is not None:
                    found.extend(instead)
                    at += size
                    break
            else:
                found.append(words[at])
                at += 1
        return found


def _stages(lines: list[str]) -> tuple[tuple[tuple[str, str], ...], ...]:
    stages = []
    for line in lines:
        pairs = [(e.partition(":")[0], e.partition(":")[2]) for e in line.split()]
        stages.append(tuple(sorted(pairs, key=lambda pair: -len(pair[0]))))
    return tuple(stages)


def _replacements(lines: list[str]) -> tuple[tuple[str, str], ...]:
    return tuple((a, b) for a, _, b in (line.partition(" ") for line in lines))


def _words_of(lines: list[str]) -> list[str]:
    return [word for line in lines for word in line.split()]


@lru_cache
def lexicon(tag: str) -> Lexicon:
    """The lexicon of a language; one without a file folds accents and case, and no more."""
    parts = read_parts("words", tag)
    base = Lexicon(
        letters=_replacements(parts.get("letters", [])),
        sounds=_replacements(parts.get("sounds", [])),
        prefixes=tuple(_words_of(parts.get("prefixes", []))),
        endings=_stages(parts.get("endings", [])),
        joints=tuple(_words_of(parts["joints"])) if "joints" in parts else None,
    )
    same: dict[str, str] = {}
    stems: dict[str, str] = {}
    for line in parts.get("same", []):
        head, *others = (base.fold(word) for word in line.replace(":", " ", 1).split())
        for word in (head, *others):
            same.setdefault(word, head)
            # A short stem is the stem of too many words, and a number has no other forms.
            if len(base.stem(word)) > SHORTEST_STEM and not head[0].isdigit():
                stems.setdefault(base.stem(word), head)
    # A listed word is not taken for another word's stem.
    stems |= {stem: same[stem] for stem in stems if stem in same}
    phrases = {}
    for line in parts.get("phrases", []):
        said, _, meant = line.partition("=")
        phrases[tuple(w.text for w in base.words(said))] = tuple(w.text for w in base.words(meant))
    stop = frozenset(base.fold(word) for word in _words_of(parts.get("stop", []))) - same.keys()
    longest = max(map(len, phrases), default=0)
    return replace(base, stop=stop, same=same, stems=stems, phrases=phrases, longest_phrase=longest)
