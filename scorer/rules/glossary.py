"""The words of the game in every language, as players' printed rulebooks have them.

Printed words are in `glossary.csv`. This is the house list for all other English words: one term for one
thing. “Term: how we use it (words that we don't use).”

place: what you do with a tile (lay, play)
put: what you do with boards, piles, fruits and tokens (lay, set down)
is, stays: where a tile is (lies)
next to: tiles and tiles, workers and spaces (beside, touching, adjacent, sharing a side)
at: workers at a tile, “workers at a temple” (on, beside, adjacent to)
adjacent, share a side: only where they are defined
square, space: a worker square, a jungle space (field, gap, hole)
market (price 3), gold mine (value 1): always so (market of price 3, with selling price)
sun-worshiping: the printed spelling (sun-worshipping)
take: cacao fruits, sun tokens, gems, coins (pick, harvest, collect, get)
earn, get, is worth: gold (bring)
sell, pay, spend: cacao fruits; sun tokens and gold (give, hand in)
the gold is split, rounded down; second place is not paid (are split, shared out)
tied for first place, second place; settle a tie (share first place, break a tie)
can (may), skip (give up, pass), use a worker (visit)
until the pile runs out (as far as it lasts)
then it's the next player's turn (goes on, plays on)
overbuild: place a tile on a tile of your own (cover, build over)
activated: what happens to a worker; it then acts (triggered)
the rest is lost: what goes beyond a limit (the excess, surplus)
your pile, your hand: worker tiles; the display: the jungle display (stock)
rulebook, German short rules (print, printed edition, version)
set-up (noun), set up (verb) (preparation)
score, result, calculator; shared table, phone (sheet, app, device)
player, they, their; everyone (he, its, whoever of you)
Red: a player; red: a thing of that colour
starting player: starts the game (begins, first player)
We suggest: what no rulebook says (most people)
"""

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


def read_terms(file: Path) -> Iterator[Term]:
    """The terms of a file."""
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
    return MappingProxyType({term.id: term for term in chain.from_iterable(map(read_terms, paths))})


GLOSSARY = load_glossary()
