"""Our search beside what is to be had off the shelf, on the same questions: `python -m bench.search`.

SQLite's full-text index (by words and by trigrams) and a plain BM25 search the texts of the sections
and the questions; ours has its hints and word lists besides. Times are processor time, because a
machine may be busy.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from math import log
from pathlib import Path
from statistics import median, quantiles
from time import process_time
from typing import TypedDict

from scorer.i18n import languages
from scorer.rules.search import search
from scorer.rules.search.index import index_of
from scorer.rules.search.texts import HINT_FOR, sources

QUESTIONS = Path(__file__).parent.parent / "tests" / "rules" / "questions"
PARTS = ("tune", "measure")
Finder = Callable[[str], list[int]]
"""From a query to the numbers of documents, best first."""


class Asked(TypedDict):
    """A question and the sections that answer it, the best first."""

    q: str
    sections: list[str]


def documents(tag: str) -> list[tuple[int, str]]:
    """The section and the text of each section and each question, without our hints."""
    found: list[tuple[int, str]] = []
    for source in sources(tag):
        if source.kind not in ("", HINT_FOR):
            found.append((source.section, source.text))
        elif not source.kind:
            section, text = found[-1]
            found[-1] = (section, f"{text}\n{source.text}")
    return found


def fts5(texts: Sequence[str], tokenizer: str) -> Finder:
    database = sqlite3.connect(":memory:")
    database.execute(f"CREATE VIRTUAL TABLE docs USING fts5(text, tokenize='{tokenizer}')")
    rows = ((number, text) for number, text in enumerate(texts))
    database.executemany("INSERT INTO docs(rowid, text) VALUES (?, ?)", rows)
    shortest = 3 if tokenizer == "trigram" else 1

    def find(query: str) -> list[int]:
        words = [word for word in re.findall(r"\w+", query) if len(word) >= shortest]
        if not words:
            return []
        match = " OR ".join(f'"{word}"' for word in words)
        wanted = "SELECT rowid FROM docs WHERE docs MATCH ? ORDER BY rank"
        return [row[0] for row in database.execute(wanted, (match,))]

    return find


def bm25(texts: Sequence[str], k: float = 1.2, b: float = 0.75) -> Finder:
    bags = [Counter(text.lower().split()) for text in texts]
    lengths = [sum(bag.values()) for bag in bags]
    average = sum(lengths) / len(lengths)
    spread = Counter(word for bag in bags for word in bag)

    def score(bag: Counter[str], length: int, words: list[str]) -> float:
        total = 0.0
        for word in words:
            if bag[word]:
                rarity = log(1 + (len(bags) - spread[word] + 0.5) / (spread[word] + 0.5))
                total += (
                    rarity * bag[word] * (k + 1) / (bag[word] + k * (1 - b + b * length / average))
                )
        return total

    def find(query: str) -> list[int]:
        words = query.lower().split()
        scores = [score(bag, length, words) for bag, length in zip(bags, lengths, strict=True)]
        return sorted((n for n, value in enumerate(scores) if value), key=lambda n: -scores[n])

    return find


def figures(asked: list[Asked], found: Callable[[str], list[str]]) -> str:
    """The share of questions with a right section first, and among the first three."""
    first = three = 0
    for each in asked:
        right = [section in each["sections"] for section in found(each["q"])[:3]]
        first += right[:1] == [True]
        three += any(right)
    return f"{first / len(asked):6.1%} {three / len(asked):6.1%}"


def by_section(find: Finder, sections: Sequence[str]) -> Callable[[str], list[str]]:
    """A finder of documents as a finder of sections, each once."""
    return lambda query: list(dict.fromkeys(sections[number] for number in find(query)))


def ours(tag: str, spent: list[float]) -> Callable[[str], list[str]]:
    """Our search, which notes how many milliseconds it took."""

    def found(query: str) -> list[str]:
        start = process_time()
        hits = search(query, languages()[tag])
        spent.append(1000 * (process_time() - start))
        return [hit.section for hit in hits]

    return found


def main() -> None:
    print("right section first / among the first three")
    print(f"{'':26}" + "".join(f"{part:>15}" for part in PARTS))
    times: dict[str, list[float]] = {tag: [] for tag in languages()}
    for tag, spent in times.items():
        names = index_of(tag).sections
        sections = [names[number] for number, _ in documents(tag)]
        texts = [text for _, text in documents(tag)]
        finders = {
            "FTS5 unicode61": by_section(fts5(texts, "unicode61"), sections),
            "FTS5 trigram": by_section(fts5(texts, "trigram"), sections),
            "plain BM25": by_section(bm25(texts), sections),
            "ours": ours(tag, spent),
        }
        for name, found in finders.items():
            row = "".join(f"{figures(_questions(part, tag), found):>15}" for part in PARTS)
            print(f"{tag:4}{name:22}{row}")
    print("\nours, milliseconds per query: median, 95th percentile, longest")
    for tag, spent in times.items():
        print(f"{tag:4}{median(spent):8.2f}{quantiles(spent, n=20)[-1]:8.2f}{max(spent):8.2f}")


def _questions(part: str, tag: str) -> list[Asked]:
    asked: list[Asked] = json.loads((QUESTIONS / part / f"{tag}.json").read_text(encoding="utf-8"))
    return asked


if __name__ == "__main__":
    main()
