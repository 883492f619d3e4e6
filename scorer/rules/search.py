"""The search over the rulebook: the cards whose phrasings are nearest to a question.

A text is the set of its character trigrams and its pairs of words, each weighted by how few cards have it;
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
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import floor, log, sqrt
from typing import Any, Literal
from unicodedata import category, decimal, normalize

from scorer.i18n import Language, languages

from .book import RULEBOOK
from .figures import fill
from .glossary import GLOSSARY
from .phrasings import NOTHING, SYNONYMS, read_phrasings

LONGEST_QUERY = 200
MOST_HITS, MOST_NEAREST = 8, 5
MOST_ASKED = ("turn", "final-scoring", "overbuild", "temple-scoring", "setup-players")
"""What to offer when nothing is found: where people look most often."""

BEGINNING = 5
"""How many letters of a word stand for it in a pair."""
SHORTEST_STEM, LONGEST_ENDING = 4, 3
"""A word that means the same as another may have a short ending."""
BUCKETS, PRIME = 1 << 20, 131
"""Features are known by a hash below the number of buckets."""
STEPS = 256
"""Weights are rounded, because browsers differ in the last digits of a logarithm."""
SHARES = (1.3, 1.0, 1.0)
"""How much all texts of a card, of its section and of its module weigh beside the nearest one."""
NOTHING_FITS = 0.18
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


def _hash(text: str) -> int:
    code = 0
    for sign in text:
        code = (code * PRIME + ord(sign)) % BUCKETS
    return code


class Index:
    """The texts of the cards in a language by their features.

    What no card answers is the last card: a question that is nearest to it finds nothing.
    """

    def __init__(self, tag: str, phrasings: Mapping[str, list[str]] | None = None) -> None:
        asked = dict(_asked(tag, read_phrasings(tag) if phrasings is None else phrasings))
        self.groups = asked.pop(SYNONYMS, [])
        """Words that mean the same; the first stands for the others."""
        self.synonyms = {word: line.split()[0] for line in self.groups for word in line.split()}
        self.hits = list(_hits(languages()[tag]))
        self.phrasings = [asked.get(id, []) for id in (*(hit.id for hit in self.hits), NOTHING)]
        self.groups_of = _groups([(hit.id, hit.section, _module(hit.id)) for hit in self.hits])
        """Of each card the numbers of the groups that it belongs to: itself, its section, its module."""
        self.docs: list[tuple[int, float]] = []
        """Of each text its card and its length."""
        self.postings: defaultdict[int, array[int]] = defaultdict(lambda: array("H"))
        """Feature -> the numbers of the texts that have it."""
        docs = [(card, self.features(f" {text} ")) for card, text in self._texts()]
        cards: defaultdict[int, set[int]] = defaultdict(set)
        for card, found in docs:
            for each in found:
                cards[each].add(card)
        count = len(self.groups_of)
        self.unknown = _weight(count)
        self.weights = {each: _weight(count / len(have)) for each, have in cards.items()}
        groups: defaultdict[int, defaultdict[int, float]]
        groups = defaultdict(lambda: defaultdict(float))
        for number, (card, found) in enumerate(docs):
            length = _length(self.weights[each] for each in found)
            self.docs.append((card, length))
            for each in found:
                self.postings[each].append(number)
                for group in self.groups_of[card]:
                    groups[group][each] += 1 / length
        self.lengths = [
            round(_length(self.weights[each] * n * n for each, n in groups[group].items()), 1)
            for group in range(1 + max(map(max, self.groups_of)))
        ]
        """Of the summed texts of each group."""

    def _texts(self) -> Iterator[tuple[int, str]]:
        """Every text that is compared, folded: its card and the text."""
        for card, hit in enumerate(self.hits):
            yield card, fold(f"{hit.title} {hit.answer}")
            yield card, fold(hit.title)
        for card, texts in enumerate(self.phrasings):
            yield from ((card, text) for text in texts)

    def features(self, text: str) -> list[int]:
        """The hashes of the different trigrams of a text, gaps included, and of its pairs of words."""
        found = [_hash(text[at : at + 3]) for at in range(len(text) - 2)]
        words = [_hash(self.meaning(word)[:BEGINNING]) for word in text.split()]
        for pair in combinations(words, 2):
            found.append((min(pair) * PRIME + max(pair)) % BUCKETS)
        return list(dict.fromkeys(found))

    def meaning(self, word: str) -> str:
        """The word that stands for all that mean the same."""
        for size in range(len(word), max(len(word) - LONGEST_ENDING, SHORTEST_STEM) - 1, -1):
            if meaning := self.synonyms.get(word[:size]):
                return meaning
        return self.synonyms.get(word, word)

    def scores(self, query: str) -> list[float]:
        """How well each card answers a question."""
        asked = self.features(f" {fold(query)}")
        shared = [0.0] * len(self.docs)
        for each in asked:
            weight = self.weights.get(each, self.unknown)
            for number in self.postings.get(each, ()):
                shared[number] += weight
        known = sum(self.weights.get(each, 0.0) for each in asked)
        total = sum(self.weights.get(each, self.unknown) for each in asked) or 1.0
        # The more of a question is unknown, the less a match is worth.
        scale = known / total / sqrt(total)
        nearest, sums = [0.0] * len(self.groups_of), [0.0] * len(self.lengths)
        for (card, size), common in zip(self.docs, shared, strict=True):
            if common:
                near = common / size * scale
                nearest[card] = max(nearest[card], near)
                for group in self.groups_of[card]:
                    sums[group] += near
        means = [total / length for total, length in zip(sums, self.lengths, strict=True)]
        return [
            near + sum(share * means[group] for share, group in zip(SHARES, groups, strict=True))
            for near, groups in zip(nearest, self.groups_of, strict=True)
        ]

    def ranked(self, query: str) -> list[int]:
        """The numbers of the cards that answer a question, best first."""
        *scores, nothing = self.scores(query)
        least = max(NOTHING_FITS, nothing)
        if max(scores) < least:
            return []
        fitting = [card for card, score in enumerate(scores) if score >= NOTHING_FITS]
        return sorted(fitting, key=lambda card: -scores[card])


def _groups(names: Sequence[Sequence[str]]) -> list[list[int]]:
    """Numbers for the names of the groups that each card belongs to; then those of what no card answers."""
    numbers: dict[tuple[int, str], int] = {}
    return [
        [numbers.setdefault((level, name), len(numbers)) for level, name in enumerate(each)]
        for each in (*names, [NOTHING] * len(SHARES))
    ]


def _module(card: str) -> str:
    return (*RULEBOOK.brought_by.get(card, ()), "")[0]


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


def _asked(tag: str, phrasings: Mapping[str, list[str]]) -> Mapping[str, list[str]]:
    """How players ask for a card: folded phrasings, and for a section also the printed words."""
    asked = {card: [fold(line) for line in lines] for card, lines in phrasings.items()}
    for term in GLOSSARY.values():
        if term.section and tag in term.words:
            asked.setdefault(term.section, []).append(fold(term.words[tag].partition("(")[0]))
    return asked


@lru_cache
def index_of(tag: str) -> Index:
    return Index(tag)


def exported(language: Language, index: Index | None = None) -> dict[str, Any]:
    """The search as plain data, for a browser that has to do without a server."""
    index = index or index_of(language.tag)
    cards = [
        [hit.id, hit.section, hit.title, hit.answer, "\n".join(phrasings)]
        for hit, phrasings in zip(index.hits, index.phrasings[:-1], strict=True)
    ]
    return {
        "numbers": NUMBERS,
        "mostAsked": MOST_ASKED,
        "synonyms": "\n".join(index.groups),
        "cards": cards,
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
        "nothing": "\n".join(index.phrasings[-1]),
        "shares": SHARES,
        "lengths": index.lengths,
    }


NUMBERS = {
    "longestQuery": LONGEST_QUERY,
    "mostHits": MOST_HITS,
    "beginning": BEGINNING,
    "shortestStem": SHORTEST_STEM,
    "longestEnding": LONGEST_ENDING,
    "buckets": BUCKETS,
    "prime": PRIME,
    "steps": STEPS,
    "nothingFits": NOTHING_FITS,
}
