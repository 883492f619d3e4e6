"""The words of the game in every language, as players' printed rulebooks have them."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from types import MappingProxyType


@dataclass(frozen=True)
class Term:
    """A word of the game: its form by language tag, and the section that explains it, if any."""

    id: str
    words: Mapping[str, str]
    section: str | None = None


def load_glossary() -> Mapping[str, Term]:
    """The terms by id, in the order of the file.

    >>> load_glossary()["temple"].words["nl"]
    'tempel'
    """
    text = files(__package__).joinpath("glossary.csv").read_text(encoding="utf-8")
    terms = {}
    for row in csv.DictReader(text.splitlines()):
        term_id, section = row.pop("id"), row.pop("section")
        terms[term_id] = Term(term_id, MappingProxyType(row), section or None)
    return MappingProxyType(terms)


GLOSSARY = load_glossary()
