"""The search over the rulebook: the cards whose vectors are nearest to that of a question.

The vector of a text is the sum of the vectors of its pieces: runs of three and four letters, which tolerate
typing errors, endings and unfinished words, and the beginnings of its words. `tests/train_vectors.py` has
learned the vectors of pieces and cards from phrasings of players; `vectors/` has them as small whole
numbers, so that `static/rules/finder.js` computes from the same data (`exported`) the very same.

>>> from scorer.i18n import language
>>> find_cards("can I cover my brother's tile", language("en"))[0].id
'q-cover-opponent'
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from operator import mul, truediv
from pathlib import Path
from typing import Any, Literal
from unicodedata import category, decimal, normalize

from scorer.i18n import Language, languages

from .book import RULEBOOK
from .figures import fill
from .phrasings import NOTHING, read_phrasings

LONGEST_QUERY = 200
MOST_HITS, MOST_NEAREST = 8, 5
MOST_ASKED = ("turn", "final-scoring", "overbuild", "temple-scoring", "setup-players")
"""What to offer when nothing is found: where people look most often."""

BUCKETS, PRIME = 3251, 131
"""Pieces are known by a hash below the number of buckets, which is prime."""
DIMENSIONS = 32
RUNS, BEGINNING = (3, 4), 5
"""How many letters the pieces of a word have."""
MOST_OF_PIECE, MOST_OF_CARD = 3, 7
"""The largest numbers in the vectors of pieces and cards."""
ZERO = ord("h")
"""The letter that stands for 0 in the files of vectors; those beside it stand for −1 and 1."""
VECTORS = Path(__file__).with_name("vectors")
NOTHING_FITS = 0.5
"""A cosine below which a card does not answer a question."""


Kind = Literal["question", "section"]
Vector = tuple[int, ...]


class QueryTooLong(ValueError):
    """Nobody types a question this long; it would only cost time."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A card in the reader's language."""

    id: str
    section: str
    kind: Kind
    title: str
    answer: str
    snippet: str
    """The first sentence of the answer."""


def find_cards(
    query: str, language: Language, limit: int = MOST_HITS, modules: Collection[str] = ()
) -> list[Hit]:
    """The cards that answer a question, best first; none if it is about something else.

    With `modules`, those of other modules are left out.
    """
    if len(query) > LONGEST_QUERY:
        raise QueryTooLong(f"{len(query)} characters, at most {LONGEST_QUERY}")
    index = index_of(language.tag)
    found = (index.hits[at] for at in index.ranked(query))
    return [hit for hit in found if RULEBOOK.matters(hit.id, modules)][: max(limit, 0)]


def nearest_topics(language: Language, limit: int = MOST_NEAREST) -> list[Hit]:
    """What is asked most often, for a question that nothing answers."""
    hits = {hit.id: hit for hit in index_of(language.tag).hits}
    return [hits[id] for id in MOST_ASKED[:limit]]


_LETTERS = str.maketrans({"ي": "ی", "ك": "ک", "ة": "ه", "ß": "ss"})
_JOINERS = re.compile("['’\u200c\u200d]")
_UMLAUTS = re.compile("([aou])e")


def fold(text: str) -> str:
    """The words of a text without case, accents, half-spaces and the scripts of digits.

    >>> fold("Wasserträger") == fold("WASSERTRAEGER"), fold("كاشي‌هاي ۲")
    (True, 'کاشیهای 2')
    """
    plain = normalize("NFKD", _JOINERS.sub("", text)).lower().translate(_LETTERS)
    signs = [_sign(each) for each in plain if category(each)[0] != "M"]
    return " ".join(_UMLAUTS.sub(r"\1", "".join(signs)).split())


def _sign(sign: str) -> str:
    if sign.isdecimal():
        return str(decimal(sign))
    return sign if sign.isalpha() and sign < "\U00010000" else " "


def pieces(words: str, *, is_whole: bool = False) -> set[int]:
    """The buckets of the pieces of folded words. The last word may go on, unless the text is whole.

    >>> len(pieces("temple")), len(pieces("temple", is_whole=True))
    (10, 12)
    """
    found: set[int] = set()
    *earlier, last = words.split() or [""]
    for word in (*(f"<{each}>" for each in earlier), f"<{last}>" if is_whole else f"<{last}"):
        runs = (word[at : at + size] for size in RUNS for at in range(len(word) - size + 1))
        found.update(map(_bucket, runs))
        found.add(_bucket("=" + word.strip("<>")[:BEGINNING]))
    return found if last else set()


def _bucket(piece: str) -> int:
    code = 0
    for sign in piece:
        code = (code * PRIME + ord(sign)) % BUCKETS
    return code


class Index:
    """The cards in a language by their vectors.

    What no card answers is the last card: a question that is nearest to it finds nothing.
    """

    def __init__(self, tag: str) -> None:
        self.hits = list(_hits(languages()[tag]))
        self.pieces, cards = read_vectors(tag)
        self.cards = [
            cards.get(hit.id) or self._placed(hit, read_phrasings(tag)) for hit in self.hits
        ]
        self.cards.append(cards.get(NOTHING, (0,) * DIMENSIONS))
        self.lengths = [_length(card) for card in self.cards]

    def vector(self, words: str, *, is_whole: bool = False) -> Vector:
        """The sum of the vectors of the pieces of folded words."""
        found = [self.pieces[each] for each in pieces(words, is_whole=is_whole)]
        return tuple(map(sum, zip(*found, strict=True))) or (0,) * DIMENSIONS

    def _placed(self, hit: Hit, phrasings: Mapping[str, list[str]]) -> Vector:
        """The vector of a card that nothing was learned about: in the middle of its texts."""
        texts = (hit.title, f"{hit.title} {hit.answer}", *phrasings.get(hit.id, ()))
        found = [self.vector(fold(text), is_whole=True) for text in texts]
        lengths = [_length(each) for each in found]
        middle = [sum(map(truediv, column, lengths)) for column in zip(*found, strict=True)]
        most = max(map(abs, middle)) or 1.0
        return tuple(round(MOST_OF_CARD * each / most) for each in middle)

    def scores(self, query: str) -> list[float]:
        """The cosines of a question with each card."""
        asked = self.vector(fold(query))
        length = _length(asked)
        return [
            sum(map(mul, asked, card)) / (length * size)
            for card, size in zip(self.cards, self.lengths, strict=True)
        ]

    def ranked(self, query: str) -> list[int]:
        """The numbers of the cards that answer a question, best first."""
        *scores, nothing = self.scores(query)
        if max(scores) < max(NOTHING_FITS, nothing):
            return []
        fitting = [card for card, score in enumerate(scores) if score >= NOTHING_FITS]
        return sorted(fitting, key=lambda card: -scores[card])


def read_vectors(tag: str) -> tuple[list[Vector], dict[str, Vector]]:
    """What was learned of a language: the vectors of buckets and cards; of a new language, nothing."""
    path = VECTORS / f"{tag}.txt"
    if not path.is_file():
        return [(0,) * DIMENSIONS] * BUCKETS, {}
    buckets, cards = path.read_text(encoding="ascii").split("\n\n")
    named = (line.split() for line in cards.splitlines())
    return [_numbers(line) for line in buckets.split()], {id: _numbers(row) for id, row in named}


def letters(numbers: Iterable[int]) -> str:
    """Numbers of a vector as letters.

    >>> letters((-3, 0, 1))
    'ehi'
    """
    return "".join(chr(ZERO + number) for number in numbers)


def _numbers(text: str) -> Vector:
    return tuple(ord(letter) - ZERO for letter in text)


def _length(vector: Iterable[float]) -> float:
    return sqrt(sum(each * each for each in vector)) or 1.0


def _hits(language: Language) -> Iterator[Hit]:
    """Every card as the reader sees it."""
    for card in RULEBOOK.cards():
        title, answer = (
            fill(language.text(text), language.number) for text in (card.title, card.answer)
        )
        snippet = re.split(r"(?<=[.!?؟])\s", answer, maxsplit=1)[0]
        kind: Kind = "question" if card.is_question else "section"
        yield Hit(card.id, card.section, kind, title, answer, snippet)


@lru_cache
def index_of(tag: str) -> Index:
    return Index(tag)


def exported(language: Language) -> dict[str, Any]:
    """The search as plain data, for a browser that has to do without a server."""
    index = index_of(language.tag)
    return {
        "numbers": NUMBERS,
        "runs": RUNS,
        "mostAsked": MOST_ASKED,
        "cards": [[hit.id, hit.section, hit.title, hit.answer] for hit in index.hits],
        "pieces": "".join(map(letters, index.pieces)),
        "vectors": "".join(map(letters, index.cards)),
        "broughtBy": {
            id: codes for id, codes in RULEBOOK.brought_by.items() if id in RULEBOOK.sections
        },
        "changes": {
            section: [
                [each.section, fill(language.text(each.text), language.number)] for each in changes
            ]
            for section, changes in RULEBOOK.changes.items()
        },
        "modules": {
            codes[0]: language.text(RULEBOOK.modules[section])
            for section, codes in RULEBOOK.brought_by.items()
            if section in RULEBOOK.modules
        },
    }


NUMBERS = {
    "longestQuery": LONGEST_QUERY,
    "mostHits": MOST_HITS,
    "buckets": BUCKETS,
    "prime": PRIME,
    "dimensions": DIMENSIONS,
    "beginning": BEGINNING,
    "zero": ZERO,
    "nothingFits": NOTHING_FITS,
}
