"""Golden situations: `tests/rules/questions/situations/<tag>.tsv`, by people who had not seen the app.

Columns: the question; the kind (`none`: not to be computed); the figures; the answer. `tune/` has
questions of the tuning set that are computed, and others that were thought of while the reader was written.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from question_sets import FOLDER

SITUATIONS = FOLDER / "situations"
SEVERAL = ("counts", "gold", "cacao")
"""Figures of every player."""


class Golden(NamedTuple):
    """A question, and what it describes: a kind with its figures, or nothing that is certain."""

    question: str
    kind: str | None
    inputs: dict[str, int | tuple[int, ...]]
    answer: str


def read(path: Path) -> list[Golden]:
    rows = path.read_text(encoding="utf-8").splitlines()
    return [_golden(*(row.split("\t") + [""] * 4)[:4]) for row in rows]


def _golden(question: str, kind: str, inputs: str, answer: str) -> Golden:
    if kind == "none":
        return Golden(question, None, {}, "")
    given = dict(each.split("=") for each in inputs.split(","))
    what = given.pop("what", "")
    return Golden(
        question,
        f"{kind}-{what}" if what else kind,
        {k: tuple(map(int, v.split("-"))) if k in SEVERAL else int(v) for k, v in given.items()},
        answer,
    )


def blind(tag: str) -> list[Golden]:
    """Forty questions by strangers, ten of which are not certain."""
    return read(SITUATIONS / f"{tag}.tsv")


def tuned(tag: str) -> list[Golden]:
    return read(SITUATIONS / "tune" / f"{tag}.tsv")
