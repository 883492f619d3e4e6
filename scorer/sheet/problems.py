"""What can be wrong with input: a code at a field, and the figures to say it with."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong: where, what, and the figures for the sentence about it."""

    field: str
    code: str
    params: Mapping[str, int | str] = dataclasses.field(default_factory=dict)


class BadInput(ValueError):
    """Input that cannot be used, with all its problems."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(f"{problem.field}: {problem.code}" for problem in problems))
        self.problems = tuple(problems)
