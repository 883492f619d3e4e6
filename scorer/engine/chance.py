"""Shuffling and choosing that give the same result for the same seed on every machine.

Only `Random.random()` is promised to stay the same between Python versions, so nothing else of
the standard library's generator is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def below(rng: Random, n: int) -> int:
    """A whole number from 0 to n - 1."""
    return int(rng.random() * n)


def pick(rng: Random, items: Sequence[T]) -> T:
    return items[below(rng, len(items))]


def shuffled(rng: Random, items: Iterable[T]) -> tuple[T, ...]:
    """The items in a random order (Fisher and Yates).

    >>> shuffled(Random(7), "abcd")
    ('c', 'd', 'a', 'b')
    """
    cards = list(items)
    for i in range(len(cards) - 1, 0, -1):
        j = below(rng, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)
