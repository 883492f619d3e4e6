"""Choose the phrasings that the search ships: `make phrasings`, or this file with the tags of languages.

There are more phrasings than a phone should keep. Shipped are those that stand for the most others of their
card and weigh little (a greedy solution of the facility location problem), as many as the data may weigh;
the others go into `tests/rules/phrasings/<tag>.txt`, where a test makes sure that most of them find their
card all the same.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path

import brotli

from scorer.i18n import languages
from scorer.modules import all_modules
from scorer.modules.model import GameModule
from scorer.rules.book import RULEBOOK
from scorer.rules.phrasings import NOTHING, SYNONYMS, read_file, read_phrasings
from scorer.rules.search import Index, exported, fold

SPARE = Path(__file__).parent / "rules" / "phrasings"
LARGEST = 59_000
"""What the data of the search may weigh in a language, all modules included."""
COST = 40
"""What a phrasing weighs beside its characters, in characters."""
STEP = 20
Lines = dict[str, list[str]]
Vector = tuple[frozenset[int], float, Index]
"""Features of a text, its length, and the index that has their weights."""


def spare(tag: str) -> Mapping[str, list[str]]:
    """Card -> phrasings that are not shipped."""
    return read_file(SPARE / f"{tag}.txt")


def choose(tag: str) -> tuple[Lines, Lines]:
    """The phrasings to ship and the others, by card."""
    shipped = dict(read_phrasings(tag))
    pool = _without_repeats(shipped, spare(tag))
    synonyms = {SYNONYMS: shipped.get(SYNONYMS, [])}
    index = Index(tag, pool | synonyms)
    ranked = sorted(_ranked(index, pool), key=lambda each: -each[0])
    most, least = len(ranked), 0
    while most - least > STEP:
        middle = (most + least) // 2
        chosen = _first(ranked, middle, pool)
        if _size(Index(tag, chosen | synonyms), tag) <= LARGEST:
            least = middle
        else:
            most = middle
    chosen = _first(ranked, least, pool)
    rest = {
        card: [text for text in texts if text not in chosen[card]] for card, texts in pool.items()
    }
    return chosen | synonyms, rest


def _ranked(index: Index, pool: Lines) -> Iterator[tuple[float, str, str]]:
    """How much nearer each phrasing brings the others of its card for its weight, after those chosen
    before it."""
    titles = {hit.id: [f"{hit.title} {hit.answer}", hit.title] for hit in index.hits}
    for card, texts in pool.items():
        vectors = [_vector(index, text) for text in texts]
        known = [_vector(index, text) for text in titles.get(card, [])]
        near = [max((_cosine(each, other) for other in known), default=0.0) for each in vectors]
        alike = [[_cosine(each, other) for other in vectors] for each in vectors]
        left = set(range(len(texts)))
        while left:
            gains = {
                at: sum(max(0.0, a - n) for a, n in zip(alike[at], near, strict=True))
                / (COST + len(texts[at]))
                for at in left
            }
            best = max(gains, key=lambda at: (gains[at], -at))
            yield gains[best], card, texts[best]
            near = [max(pair) for pair in zip(near, alike[best], strict=True)]
            left.remove(best)


def _vector(index: Index, text: str) -> tuple[frozenset[int], float, Index]:
    found = frozenset(index.features(f" {fold(text)} "))
    return found, sqrt(sum(index.weights.get(each, 0.0) for each in found)) or 1.0, index


def _cosine(one: Vector, other: Vector) -> float:
    weights = one[2].weights
    return sum(weights.get(each, 0.0) for each in one[0] & other[0]) / one[1] / other[1]


def _first(ranked: Sequence[tuple[float, str, str]], count: int, pool: Lines) -> Lines:
    """The best phrasings, in the order in which they were written."""
    best: defaultdict[str, set[str]] = defaultdict(set)
    for _, card, text in ranked[:count]:
        best[card].add(text)
    return {card: [text for text in texts if text in best[card]] for card, texts in pool.items()}


def _size(index: Index, tag: str) -> int:
    data = json.dumps(exported(languages()[tag], index), ensure_ascii=False, separators=(",", ":"))
    return len(brotli.compress(data.encode()))


def first_card(index: Index, text: str) -> str:
    """The card that a question finds first."""
    found = index.ranked(text)
    return index.hits[found[0]].id if found else NOTHING


def _without_repeats(*files: Mapping[str, list[str]]) -> Lines:
    """All phrasings by card; one that stands under two cards belongs to the first."""
    pool: Lines = {}
    seen: set[str] = set()
    for file in files:
        for card, texts in file.items():
            for text in texts if card != SYNONYMS else ():
                if fold(text) not in seen:
                    seen.add(fold(text))
                    pool.setdefault(card, []).append(text)
    return pool


def write(path: Path, lines: Mapping[str, list[str]]) -> None:
    """Write a file of phrasings, with the comments that it begins with."""
    old = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    comments = [line for line in old if line.startswith("#")]
    blocks = ["\n".join([f"[{card}]", *texts]) for card, texts in lines.items()]
    path.write_text("\n\n".join(["\n".join(comments), *blocks]).strip() + "\n", encoding="utf-8")


def _cards(module: GameModule) -> list[str]:
    """The headings of a module's file of phrasings."""
    sections = {section.id for section in module.rulebook.sections}
    own = [card.id for card in RULEBOOK.cards() if card.section in sections]
    return [SYNONYMS, *own, NOTHING] if module is all_modules()[0] else own


def main(tags: list[str]) -> None:
    for tag in tags or list(languages()):
        chosen, rest = choose(tag)
        for module in all_modules():
            if folder := module.rulebook.phrasings:
                own = {card: chosen.get(card, []) for card in _cards(module)}
                write(folder / f"{tag}.txt", own)
        write(SPARE / f"{tag}.txt", {card: texts for card, texts in rest.items() if texts})
        counts = [sum(map(len, lines.values())) for lines in (chosen, rest)]
        size = _size(Index(tag), tag) / 1024
        print(f"{tag}: {counts[0]:,} shipped, {counts[1]:,} spare, {size:.1f} KB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
