"""The index of a language: which term speaks for which section, and how strongly.

Two views of the same texts. The section's whole text, as a bag of words, tells what it is about (a
language model with Dirichlet smoothing); single phrases (titles, questions, hints) tell how people ask
for it, word beside word (the cosine of the query and the phrase). Everything is plain data.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import floor, log, sqrt

from scorer.rules.book import RULEBOOK

from .compounds import Terms, split
from .lexicon import SHORTEST_COMPOUND, STOP, Lexicon, lexicon
from .texts import TITLE_OF, Source, sources

SMOOTHING = 25.0
"""How many words of the average text are mixed into each section."""
HEADING_WEIGHT = 1.5
"""The words of the titles are what the rulebook is about."""
STOP_WEIGHT = 0.5
PAIR_WEIGHT = 0.25
NUMBER_WEIGHT = 0.8
"""A bare number may count anything."""
STEPS = 2**20
"""Into how many steps a one is divided, see `steady`."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A title, a question or a hint."""

    section: int
    kind: str
    """As in `Source`."""
    length: float


@dataclass(frozen=True)
class Index:
    """Everything that ranking needs to know about a language."""

    lexicon: Lexicon
    sections: tuple[str, ...]
    words: dict[str, Terms]
    """Every folded word of the texts -> its terms: one, or the parts of a compound."""
    spelling: tuple[str, ...]
    """The words in alphabetical order, for words that are still being typed."""
    grams: dict[str, tuple[int, ...]]
    """Pair of letters -> the words in `spelling` that have it, for words with typing errors."""
    sounds: dict[str, tuple[int, ...]]
    """Sound -> the words in `spelling` that sound so."""
    headings: frozenset[str]
    """The words of the titles: what a word that is still being typed most likely becomes."""
    openings: frozenset[str]
    """The first words of the titles."""
    weights: dict[str, float]
    """Term -> how much it tells: the rarer, the more."""
    bags: dict[str, tuple[tuple[int, float], ...]]
    """Term -> sections, and how much more often than elsewhere it is there."""
    fill: tuple[float, ...]
    """Section -> what each word of a query costs it: long texts have everything in them."""
    phrases: tuple[Phrase, ...]
    postings: dict[str, tuple[int, ...]]
    """Term -> phrases."""

    def terms(self, word: str) -> Terms:
        """The terms of a word: known, or stemmed, or split into its parts."""
        known = self.words.get(word)
        if known:
            return known
        term = self.lexicon.term(word)
        if term in self.weights:
            return (term,)
        return split(word, self.lexicon, self.words) or (term,)


def bound(terms: Iterable[str]) -> Iterator[str]:
    """The terms, and each term with the next: "3 players" is more than both words.

    >>> list(bound(["3", "player"]))
    ['3', 'player', '3 player']
    """
    previous = ""
    for term in terms:
        yield term
        if previous and term:
            yield f"{previous} {term}"
        previous = term


def strength(term: str) -> float:
    """How far a term is trusted: a pair confirms, a word that says little helps if all else fails."""
    first, _, second = term.partition(" ")
    if second:
        return 1.0 if first.isdigit() else PAIR_WEIGHT
    if term.isdigit():
        return NUMBER_WEIGHT
    return STOP_WEIGHT if term.startswith(STOP) else 1.0


def pairs(word: str) -> list[str]:
    """The different pairs of letters of a word in their order, its ends marked.

    >>> pairs("sees")
    ['^s', 'se', 'ee', 'es', 's$']
    """
    return list(dict.fromkeys(a + b for a, b in pairwise(f"^{word}$")))


def steady(value: float) -> float:
    """A logarithm or power in steps so coarse that every machine and browser agrees on it.

    Their last digits differ; everything else that ranking computes is the same everywhere. And sums
    of such values are exact, in whatever order.
    """
    return floor(value * STEPS + 0.5) / STEPS


@lru_cache
def index_of(tag: str) -> Index:
    """The index of a language, built when it is first asked for."""
    return build(tag, list(sources(tag)))


def build(tag: str, texts: list[Source]) -> Index:
    """The index of a language over the texts."""
    words = lexicon(tag)
    folded = [words.replaced([word.text for word in words.words(each.text)]) for each in texts]
    known = _known_words(folded, words)
    docs = [list(bound(term for word in each for term in known[word])) for each in folded]
    titles = [
        [word for word in said if word not in words.stop]
        for source, said in zip(texts, folded, strict=True)
        if source.kind == TITLE_OF
    ]
    headings = frozenset(word for title in titles for word in title)
    topics = {term for word in headings for term in known[word]}
    trust = {
        term: strength(term) * (HEADING_WEIGHT if term in topics else 1.0)
        for doc in docs
        for term in doc
    }
    # Listed words that no text uses under any name are no help.
    known = {word: terms for word, terms in known.items() if trust.keys() >= set(terms)}
    spelling = tuple(sorted(word for word in known if not word.isdigit()))
    phrases = [
        (source, dict.fromkeys(doc)) for source, doc in zip(texts, docs, strict=True) if source.kind
    ]
    postings = _where(terms for _, terms in phrases)
    weights = {
        term: steady(trust[term] * log(1 + len(phrases) / (1 + len(postings.get(term, ())))))
        for term in trust
    }
    bags = _bags(texts, docs)
    return Index(
        lexicon=words,
        sections=tuple(RULEBOOK.sections),
        words=known,
        spelling=spelling,
        grams=_where(map(pairs, spelling)),
        sounds=_where({words.sound(word)} for word in spelling),
        headings=headings,
        openings=frozenset(word for title in titles for word in title[:1]),
        weights=weights,
        bags=_lifts(bags, trust),
        fill=tuple(steady(log(SMOOTHING / (SMOOTHING + sum(bag.values())))) for bag in bags),
        phrases=tuple(
            Phrase(source.section, source.kind, sqrt(sum(weights[t] ** 2 for t in terms)))
            for source, terms in phrases
        ),
        postings=postings,
    )


def _known_words(texts: list[list[str]], lexicon: Lexicon) -> dict[str, Terms]:
    """Every word that occurs -> its terms; compounds by the other words that occur."""
    every = {word for words in texts for word in words} | set(lexicon.same)
    simple: dict[str, Terms] = {word: (lexicon.term(word),) for word in every}
    known = {}
    for word in simple:
        # A word that is listed means what the list says, whatever it is made of.
        whole = lexicon.is_listed(word) or len(word) < SHORTEST_COMPOUND
        known[word] = (() if whole else split(word, lexicon, simple)) or simple[word]
    return known


def _where(items: Iterable[Iterable[str]]) -> dict[str, tuple[int, ...]]:
    """Member -> the numbers of the items that have it; each has it once."""
    found: defaultdict[str, list[int]] = defaultdict(list)
    for number, members in enumerate(items):
        for member in members:
            found[member].append(number)
    return {member: tuple(numbers) for member, numbers in found.items()}


def _bags(texts: list[Source], docs: list[list[str]]) -> list[dict[str, float]]:
    """Section -> how often each term is said there, by the weight of the text."""
    bags: list[defaultdict[str, float]] = [defaultdict(float) for _ in RULEBOOK.sections]
    for source, doc in zip(texts, docs, strict=True):
        for term in doc:
            bags[source.section][term] += source.weight
    return [dict(bag) for bag in bags]


def _lifts(
    bags: list[dict[str, float]], trust: dict[str, float]
) -> dict[str, tuple[tuple[int, float], ...]]:
    everywhere: defaultdict[str, float] = defaultdict(float)
    for bag in bags:
        for term, said in bag.items():
            everywhere[term] += said
    total = sum(everywhere.values())
    found: defaultdict[str, list[tuple[int, float]]] = defaultdict(list)
    for number, bag in enumerate(bags):
        for term, said in bag.items():
            lift = log(1 + said * total / (SMOOTHING * everywhere[term]))
            found[term].append((number, steady(trust[term] * lift)))
    return {term: tuple(sections) for term, sections in found.items()}
