"""Questions of players with the cards that answer them: `tests/rules/questions/<set>/<tag>.tsv`.

Columns: the question; the cards that answer it (`-`: nothing fits); their section; cards that would say the
opposite. The search has learned from none of them. *tune* was looked at while phrasings were written.
*measure* (base game) and *modules* were written from the rules alone, by people who knew neither
cards nor phrasings, labelled by others with the cards, and first run after all training; an answer
that told the opposite then says now what it is about, and is no opposite any more. *final*, full of
slang and riddles and a third of it with figures, was put aside early. Sets that have been looked at
since they were run have become phrasings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "rules" / "questions"


class Asked(NamedTuple):
    """A question, the cards that answer it, and those that say the opposite."""

    question: str
    cards: frozenset[str]
    opposite: frozenset[str]

    @property
    def is_about_the_game(self) -> bool:
        return "-" not in self.cards


class Figures(NamedTuple):
    """Shares of questions: answered by the first card, by one of three, told the opposite; and of
    questions about something else: those that got nothing."""

    first: float
    three: float
    opposite: float
    nothing: float

    def __str__(self) -> str:
        return " ".join(f"{share:6.1%}" for share in self)


def asked(part: str, tag: str) -> list[Asked]:
    """The questions of a set."""
    rows = (FOLDER / part / f"{tag}.tsv").read_text(encoding="utf-8").splitlines()
    cells = (row.split("\t") for row in rows)
    return [
        Asked(q, frozenset(right.split()), frozenset(opp.split())) for q, right, _, opp in cells
    ]


def figures(questions: Iterable[Asked], find: Callable[[str], list[str]]) -> Figures:
    """How a search does, given as a function from a question to card ids, best first."""
    about = first = three = opposite = others = nothing = 0
    for each in questions:
        found = find(each.question)[:3]
        if each.is_about_the_game:
            about += 1
            first += bool(found) and found[0] in each.cards
            three += not each.cards.isdisjoint(found)
            opposite += bool(found) and found[0] in each.opposite
        else:
            others += 1
            nothing += not found
    return Figures(first / about, three / about, opposite / about, nothing / max(others, 1))
