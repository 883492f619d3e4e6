"""Choose the phrasings that the search ships: `make phrasings`, or `python tests/rules/choose_phrasings.py [TAG…]`.

There are more phrasings than a phone should keep. Shipped are those without which their card would not be
found (condensed nearest neighbours: a phrasing stays that the ones chosen before get wrong); the others go
into `tests/rules/phrasings/<tag>.txt`, where a test makes sure that their card is found all the same.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random

import brotli

from scorer.i18n import languages
from scorer.modules import all_modules
from scorer.modules.model import GameModule
from scorer.rules.phrasings import NOTHING, SYNONYMS, read_file, read_phrasings
from scorer.rules.search import Index, exported, fold, index_of

SPARE = Path(__file__).parent / "phrasings"
SEED, ROUNDS, CHUNKS = 14, 2, 12
Lines = dict[str, list[str]]


def spare(tag: str) -> Mapping[str, list[str]]:
    """Card -> phrasings that are not shipped."""
    return read_file(SPARE / f"{tag}.txt")


def choose(tag: str) -> tuple[Lines, Lines]:
    """The phrasings to ship and the others, by card."""
    shipped = dict(read_phrasings(tag))
    pool = _without_repeats(shipped, spare(tag))
    left = [(card, text) for card, texts in pool.items() for text in texts]
    Random(SEED).shuffle(left)
    chosen: Lines = {card: [] for card in pool} | {SYNONYMS: shipped.get(SYNONYMS, [])}
    for _ in range(ROUNDS):
        for start in range(CHUNKS):
            index = Index(tag, chosen)
            for card, text in left[start::CHUNKS]:
                if text not in chosen[card] and first_card(index, text) != card:
                    chosen[card].append(text)
    rest = {}
    for card, texts in pool.items():  # in the order in which they were written
        kept = set(chosen[card])
        chosen[card] = [text for text in texts if text in kept]
        rest[card] = [text for text in texts if text not in kept]
    return chosen, rest


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
    blocks = ["\n".join([f"[{card}]", *texts]) for card, texts in lines.items() if texts]
    path.write_text("\n\n".join(["\n".join(comments), *blocks]).strip() + "\n", encoding="utf-8")


def _cards(module: GameModule) -> list[str]:
    """The headings of a module's file of phrasings."""
    part = module.rulebook
    own = [each.id for each in (*part.sections, *part.questions)]
    return [SYNONYMS, *own, NOTHING] if module is all_modules()[0] else own


def main(tags: list[str]) -> None:
    for tag in tags or list(languages()):
        chosen, rest = choose(tag)
        for module in all_modules():
            if folder := module.rulebook.phrasings:
                own = {card: chosen[card] for card in _cards(module) if card in chosen}
                write(folder / f"{tag}.txt", own)
        write(SPARE / f"{tag}.txt", rest)
        index_of.cache_clear()
        data = json.dumps(exported(languages()[tag]), ensure_ascii=False, separators=(",", ":"))
        counts = [sum(map(len, lines.values())) for lines in (chosen, rest)]
        size = len(brotli.compress(data.encode())) / 1024
        print(f"{tag}: {counts[0]:,} shipped, {counts[1]:,} spare, {size:.1f} KB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
