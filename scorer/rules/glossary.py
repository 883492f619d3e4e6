"""The words of the game in every language, as players' printed rulebooks have them."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from types import MappingProxyType

from scorer.modules import all_modules


@dataclass(frozen=True)
class Term:
    """A word of the game: its form by language tag, and the section that explains it, if any."""

    id: str
    words: Mapping[str, str]
    section: str | None = None
    ours: tuple[str, ...] = ()
    """The languages in which no printed word is known and the word is our own."""


def _read(file: Path) -> Iterator[Term]:
    for row in csv.DictReader(file.read_text(encoding="utf-8").splitlines()):
        id, section, ours = row.pop("id"), row.pop("section"), row.pop("ours", "")
        yield Term(id, MappingProxyType(row), section or None, tuple(ours.split()))


def load_glossary() -> Mapping[str, Term]:
    """The terms by id: those of the base game, then those of each module in the order of its file.

    >>> load_glossary()["temple"].words["nl"]
    'tempel'
    """
    own = (module.rulebook.glossary for module in all_modules())
    paths = (Path(__file__).with_name("glossary.csv"), *filter(None, own))
    return MappingProxyType({term.id: term for term in chain.from_iterable(map(_read, paths))})


GLOSSARY = load_glossary()
