"""Final scoring, with the reason for every coin.

>>> villages = [Village(Color.RED, gold=10, water=0), Village(Color.YELLOW, gold=12, water=2)]
>>> result = score(villages, Board.parse("R1210tY1012"))
>>> result.temples[0].standings[Color.RED].reason.value, result.of(Color.YELLOW).total
('shared-first', 17)
>>> result.winners, result.decided_by.value
((<Color.YELLOW: 'yellow'>,), 'gold')
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from .board import Board, Square
from .components import SUN_VALUE, TEMPLE_FIRST, TEMPLE_SECOND, Color
from .village import Village


class Reason(StrEnum):
    """Why a player gets what they get at a temple."""

    ALONE = "alone"
    FIRST = "first"
    SHARED_FIRST = "shared-first"
    SECOND = "second"
    SHARED_SECOND = "shared-second"
    FIRST_WAS_SHARED = "first-was-shared"
    LOWER = "lower"
    NO_WORKER = "no-worker"


class DecidedBy(StrEnum):
    """What made the winner: gold, cacao fruits after a tie on gold, or nothing (a shared win)."""

    GOLD = "gold"
    CACAO = "cacao"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class Standing:
    """One player at one temple."""

    workers: int
    gold: int
    reason: Reason


@dataclass(frozen=True)
class Temple:
    """A scored temple; `square` is None when only its worker counts are known."""

    standings: Mapping[Color, Standing]
    square: Square | None = None

    @property
    def gold(self) -> int:
        return sum(standing.gold for standing in self.standings.values())

    def with_reason(self, reason: Reason) -> tuple[Color, ...]:
        """The players with this reason, in seating order."""
        return tuple(color for color, it in self.standings.items() if it.reason is reason)


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """The final sum of one player as its parts, all in gold, and the place."""

    color: Color
    gold: int
    temples: int
    sun: int
    water: int
    total: int
    cacao: int
    rank: int
    """1, 1, 3: by gold and then by cacao fruits."""


@dataclass(frozen=True)
class Result:
    """The end of the game: players in seating order, temples in reading order, and who won why."""

    players: tuple[PlayerScore, ...]
    temples: tuple[Temple, ...]
    winners: tuple[Color, ...]
    decided_by: DecidedBy

    def of(self, color: Color) -> PlayerScore:
        return next(player for player in self.players if player.color is color)


def score_temple(
    workers: Mapping[Color, int], colors: Iterable[Color], square: Square | None = None
) -> Temple:
    """Who gets what at one temple.

    >>> temple = score_temple({Color.RED: 2, Color.WHITE: 2, Color.YELLOW: 1}, Color)
    >>> {color.value: standing.gold for color, standing in temple.standings.items()}
    {'red': 3, 'purple': 0, 'white': 3, 'yellow': 0}
    """
    colors = tuple(colors)
    counts = tuple(workers.get(color, 0) for color in colors)
    return Temple(dict(zip(colors, _standings(counts), strict=True)), square)


@lru_cache(maxsize=4096)
def _standings(counts: tuple[int, ...]) -> tuple[Standing, ...]:
    """What each seat gets for its workers; the same few counts come up again and again."""
    places = sorted({count for count in counts if count}, reverse=True)
    return tuple(
        _standing(count, places.index(count), [counts.count(place) for place in places])
        if count
        else Standing(0, 0, Reason.NO_WORKER)
        for count in counts
    )


def _standing(count: int, place: int, at_place: Sequence[int]) -> Standing:
    sharing = at_place[place]
    if place == 0:
        if sharing > 1:
            return Standing(count, TEMPLE_FIRST // sharing, Reason.SHARED_FIRST)
        return Standing(count, TEMPLE_FIRST, Reason.FIRST if len(at_place) > 1 else Reason.ALONE)
    if at_place[0] > 1:
        return Standing(count, 0, Reason.FIRST_WAS_SHARED)
    if place == 1:
        reason = Reason.SECOND if sharing == 1 else Reason.SHARED_SECOND
        return Standing(count, TEMPLE_SECOND // sharing, reason)
    return Standing(count, 0, Reason.LOWER)


def score(villages: Sequence[Village], temples: Board | Iterable[Mapping[Color, int]]) -> Result:
    """Score a finished game from its board, or from the worker counts of its temples."""
    colors = [village.color for village in villages]
    if isinstance(temples, Board):
        scored = tuple(
            score_temple(temples.workers_at(square), colors, square) for square in temples.temples()
        )
    else:
        scored = tuple(score_temple(workers, colors) for workers in temples)
    from_temples = [sum(temple.standings[color].gold for temple in scored) for color in colors]
    keys = [
        (village.gold + temples_gold + village.sun * SUN_VALUE + village.water, village.cacao)
        for village, temples_gold in zip(villages, from_temples, strict=True)
    ]
    players = tuple(
        PlayerScore(
            color=village.color,
            gold=village.gold,
            temples=temples_gold,
            sun=village.sun * SUN_VALUE,
            water=village.water,
            total=total,
            cacao=cacao,
            rank=1 + sum(other > (total, cacao) for other in keys),
        )
        for village, temples_gold, (total, cacao) in zip(villages, from_temples, keys, strict=True)
    )
    winners = tuple(player.color for player in players if player.rank == 1)
    best, _ = max(keys)
    if len(winners) > 1:
        decided_by = DecidedBy.SHARED
    elif sum(total == best for total, _ in keys) > 1:
        decided_by = DecidedBy.CACAO
    else:
        decided_by = DecidedBy.GOLD
    return Result(players, scored, winners, decided_by)
