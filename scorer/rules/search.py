"""The search over the rulebook: the cards whose phrasings are nearest to a question.

A text is the set of its character n-grams and its pairs of words, each weighted by how few cards have it;
texts are compared by their cosine. That tolerates typing errors, endings and unfinished words. Of a
language it knows only words that mean the same. `static/rules/finder.js` computes the same from the same
data (`exported`), number for number.

>>> from scorer.i18n import language
>>> find_cards("can I cover my brother's tile", language("en"))[0].id
'q-cover-opponent'
"""

from __future__ import annotations

import re
from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import floor, log, sqrt
from typing import Any, Literal
from unicodedata import category, decimal, normalize

from scorer.i18n import Language, languages

from .book import RULEBOOK
from .figures import fill
from .glossary import GLOSSARY
from .phrasings import SYNONYMS, read_phrasings

LONGEST_QUERY = 200
MOST_HITS, MOST_NEAREST = 8, 5
MOST_ASKED = ("turn", "final-scoring", "overbuild", "temple-scoring", "setup-players")
"""What to offer when nothing is found: where people look most often."""

SHORTEST, LONGEST = 3, 4
"""Lengths of the n-grams."""
BEGINNING = 5
"""How many letters of a word stand for it in a pair."""
SHORTEST_STEM, LONGEST_ENDING = 4, 3
"""A word that means the same as another may have a short ending."""
BUCKETS = 1 << 20
"""Features are known by a hash below this."""
STEPS = 256
"""Weights are rounded, because browsers differ in the last digits of a logarithm."""
CARD_SHARE, SECTION_SHARE = 1.0, 0.5
"""How much all phrasings of a card, and of its section, weigh beside the nearest one."""
TEXT_WEIGHT = 0.6
"""How much a card's own answer weighs beside a phrasing."""
NOTHING_FITS = 0.5
"""A score below which a question is about something else."""


Kind = Literal["question", "section"]


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


def find_cards(query: str, language: Language, limit: int = MOST_HITS) -> list[Hit]:
    """The cards that answer a question, best first; none if it is about something else."""
    if len(query) > LONGEST_QUERY:
        raise QueryTooLong(f"{len(query)} characters, at most {LONGEST_QUERY}")
    index = index_of(language.tag)
    return [index.hits[at] for at in index.ranked(query)[: max(limit, 0)]]


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


def features(words: list[str]) -> list[int]:
    """The hashes of the different n-grams of a text, its ends and gaps included, and pairs of words."""
    text = f" {' '.join(words)} " if words else ""
    pieces = [
        text[start : start + size]
        for start in range(len(text))
        for size in range(SHORTEST, min(LONGEST, len(text) - start) + 1)
    ]
    beginnings = [word[:BEGINNING] for word in words]
    for at, one in enumerate(beginnings):
        pieces += (f"{min(one, other)}&{max(one, other)}" for other in beginnings[at + 1 :])
    return list(dict.fromkeys(_hash(piece) for piece in pieces))


def _hash(text: str) -> int:
    code = 0
    for sign in text:
        code = (code * 131 + ord(sign)) % BUCKETS
    return code


class Index:
    """The texts of the cards in a language by their n-grams."""

    def __init__(self, tag: str) -> None:
        asked = dict(_asked(tag))
        self.synonyms = {
            word: words[0] for words in map(str.split, asked.pop(SYNONYMS, [])) for word in words
        }
        self.hits = list(_hits(languages()[tag]))
        self.phrasings = [[self.words(each) for each in asked.get(hit.id, [])] for hit in self.hits]
        sections = list(dict.fromkeys(hit.section for hit in self.hits))
        self.sections = [sections.index(hit.section) for hit in self.hits]
        self.docs: list[tuple[int, float]] = []
        """Of each text its card and what a shared weight counts."""
        self.postings: defaultdict[int, array[int]] = defaultdict(lambda: array("H"))
        """Feature -> the numbers of the texts that have it."""
        docs = [(card, features(words), share) for card, words, share in self._texts()]
        cards: defaultdict[int, set[int]] = defaultdict(set)
        for card, found, _ in docs:
            for each in found:
                cards[each].add(card)
        self.unknown = _weight(len(self.hits))
        self.weights = {each: _weight(len(self.hits) / len(have)) for each, have in cards.items()}
        groups = [defaultdict[int, float](float) for _ in (*self.hits, *sections)]
        for number, (card, found, share) in enumerate(docs):
            self.docs.append((card, share / _length(self.weights[each] for each in found)))
            for each in found:
                self.postings[each].append(number)
                for group in (card, len(self.hits) + self.sections[card]):
                    groups[group][each] += self.docs[-1][1]
        self.lengths = [
            round(_length(self.weights[each] * n * n for each, n in group.items()), 3)
            for group in groups
        ]
        """Of the summed texts of each card, then of each section."""

    def _texts(self) -> Iterator[tuple[int, list[str], float]]:
        """Every text that is compared: its card, its words, how much it says."""
        for card, hit in enumerate(self.hits):
            yield card, self.words(f"{hit.title} {hit.answer}"), TEXT_WEIGHT
            yield card, self.words(hit.title), 1.0
            yield from ((card, words, 1.0) for words in self.phrasings[card])

    def words(self, text: str) -> list[str]:
        """The folded words of a text; one word stands for all that mean the same."""
        return [self._meaning(word) for word in fold(text).split()]

    def _meaning(self, word: str) -> str:
        for size in range(len(word), max(len(word) - LONGEST_ENDING, SHORTEST_STEM) - 1, -1):
            if meaning := self.synonyms.get(word[:size]):
                return meaning
        return self.synonyms.get(word, word)

    def scores(self, query: str) -> list[float]:
        """How well each card answers a question."""
        asked = features(self.words(query))
        shared = [0.0] * len(self.docs)
        for each in asked:
            weight = self.weights.get(each, self.unknown)
            for number in self.postings.get(each, ()):
                shared[number] += weight
        length = _length(self.weights.get(each, self.unknown) for each in asked)
        count = len(self.hits)
        nearest, sums = [0.0] * count, [0.0] * len(self.lengths)
        for (card, share), common in zip(self.docs, shared, strict=True):
            if common:
                near = common * share / length
                nearest[card] = max(nearest[card], near)
                sums[card] += near
                sums[count + self.sections[card]] += near
        means = [total / length for total, length in zip(sums, self.lengths, strict=True)]
        return [
            near + CARD_SHARE * means[card] + SECTION_SHARE * means[count + self.sections[card]]
            for card, near in enumerate(nearest)
        ]

    def ranked(self, query: str) -> list[int]:
        """The numbers of the cards that answer a question, best first."""
        scores = self.scores(query)
        fitting = [card for card, score in enumerate(scores) if score >= NOTHING_FITS]
        return sorted(fitting, key=lambda card: -scores[card])


def _weight(rarity: float) -> float:
    """The square of a rounded logarithm: sums of such weights are exact, in whatever order."""
    return (floor(log(1 + rarity) * STEPS + 0.5) / STEPS) ** 2


def _length(squares: Iterable[float]) -> float:
    return sqrt(sum(squares)) or 1.0


def _hits(language: Language) -> Iterator[Hit]:
    """Every card as the reader sees it."""
    for card in RULEBOOK.cards():
        title, answer = (
            fill(language.text(text), language.number) for text in (card.title, card.answer)
        )
        snippet = re.split(r"(?<=[.!?؟])\s", answer, maxsplit=1)[0]
        kind: Kind = "question" if card.is_question else "section"
        yield Hit(card.id, card.section, kind, title, answer, snippet)


def _asked(tag: str) -> Mapping[str, list[str]]:
    """How players ask for a card: folded phrasings, and for a section also the printed words."""
    asked = {card: [fold(line) for line in lines] for card, lines in read_phrasings(tag).items()}
    for term in GLOSSARY.values():
        if term.section and tag in term.words:
            asked.setdefault(term.section, []).append(fold(term.words[tag].partition("(")[0]))
    return asked


@lru_cache
def index_of(tag: str) -> Index:
    return Index(tag)


def exported(language: Language) -> dict[str, Any]:
    """The search as plain data, for a browser that has to do without a server."""
    index = index_of(language.tag)
    cards = [
        [hit.id, hit.section, hit.title, hit.answer, len(hit.snippet), _lines(phrasings)]
        for hit, phrasings in zip(index.hits, index.phrasings, strict=True)
    ]
    meanings: defaultdict[str, list[str]] = defaultdict(list)
    for word, meaning in index.synonyms.items():
        meanings[meaning].append(word)
    return {
        "numbers": NUMBERS,
        "mostAsked": MOST_ASKED,
        "synonyms": _lines([meaning, *words] for meaning, words in meanings.items()),
        "cards": cards,
        "lengths": index.lengths,
    }


def _lines(words: Iterable[list[str]]) -> str:
    return "\n".join(map(" ".join, words))


NUMBERS = {
    "longestQuery": LONGEST_QUERY,
    "mostHits": MOST_HITS,
    "shortest": SHORTEST,
    "longest": LONGEST,
    "beginning": BEGINNING,
    "shortestStem": SHORTEST_STEM,
    "longestEnding": LONGEST_ENDING,
    "buckets": BUCKETS,
    "steps": STEPS,
    "cardShare": CARD_SHARE,
    "sectionShare": SECTION_SHARE,
    "textWeight": TEXT_WEIGHT,
    "nothingFits": NOTHING_FITS,
}
