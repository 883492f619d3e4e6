"""Final scoring, with the reason for every coin.

>>> from scorer.modules import setup_for
>>> setup = setup_for(2)
>>> villages = [Village(Color.RED, gold=10, water=0), Village(Color.YELLOW, gold=12, water=2)]
>>> result = score(setup, villages, Board.parse("R1210tY1012", setup))
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
from .components import Color
from .fields import Bonus, Term, TermKind
from .quantities import OF_BOARD, OTHERS, TEMPLES_TOUCHED, Counted
from .setup import Setup
from .village import Village


class Reason(StrEnum):
    """Why a player gets what they get at a temple."""

    ALONE = "alone"
    FIRST = "first"
    SHARED_FIRST = "shared-first"
    SECOND = "second"
    SHARED_SECOND = "shared-second"
    EACH_SECOND = "each-second"
    """Tied for second place, by a rulebook that gives each of them all of its gold."""
    FIRST_WAS_SHARED = "first-was-shared"
    LOWER = "lower"
    NO_WORKER = "no-worker"


class DecidedBy(StrEnum):
    """What made the winner: gold, cacao fruits after a tie on gold, or nothing (a shared win).

    It is open while gold is tied and the cacao fruits of a tied player are not known.
    """

    GOLD = "gold"
    CACAO = "cacao"
    SHARED = "shared"
    OPEN = "open"


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

    @property
    def is_touched(self) -> bool:
        """Has anybody a worker here?"""
        return any(standing.workers for standing in self.standings.values())

    def with_reason(self, reason: Reason) -> tuple[Color, ...]:
        """The players with this reason, in seating order."""
        return tuple(color for color, it in self.standings.items() if it.reason is reason)


@dataclass(frozen=True, slots=True)
class ItemScore:
    """What one of a player's items is worth: by itself, and by what it counts at the end."""

    field: str
    item: str
    count: int
    worth: int
    """Of all of them."""
    bonus: int = 0
    quantity: int | None = None
    """What the bonus counted."""
    squares: tuple[Square, ...] = ()
    """Where on the board."""

    @property
    def gold(self) -> int:
        return self.worth + self.bonus


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """The final sum of one player as its parts, all in gold by the term's code, and the place."""

    color: Color
    parts: Mapping[str, int]
    total: int
    tie_break: int | None
    """Cacao fruits, if known."""
    rank: int
    """1, 1, 3: by gold and then by cacao fruits; where those are not known, the place is shared."""
    items: tuple[ItemScore, ...] = ()


@dataclass(frozen=True)
class Result:
    """The end of the game: players in seating order, temples in reading order, and who won why."""

    players: tuple[PlayerScore, ...]
    temples: tuple[Temple, ...]
    winners: tuple[Color, ...]
    decided_by: DecidedBy

    def of(self, color: Color) -> PlayerScore:
        return next(player for player in self.players if player.color is color)

    @property
    def tied(self) -> tuple[Color, ...]:
        """The players with the most gold, when they are several: their cacao fruits decide."""
        best = max(player.total for player in self.players)
        tied = tuple(player.color for player in self.players if player.total == best)
        return tied if len(tied) > 1 else ()

    @property
    def margin(self) -> int:
        """How much more gold the winners have than the best of the others."""
        others = [p.total for p in self.players if p.color not in self.winners]
        best = max(player.total for player in self.players)
        return best - max(others, default=best)


def score_temple(
    term: Term,
    workers: Mapping[Color, int],
    colors: Iterable[Color],
    square: Square | None = None,
) -> Temple:
    """Who gets what at one temple.

    >>> from scorer.modules import setup_for
    >>> workers = {Color.RED: 2, Color.WHITE: 2, Color.YELLOW: 1}
    >>> temple = score_temple(setup_for(4).majority, workers, Color)
    >>> {color.value: standing.gold for color, standing in temple.standings.items()}
    {'red': 3, 'purple': 0, 'white': 3, 'yellow': 0}
    """
    colors = tuple(colors)
    counts = tuple([workers.get(color, 0) for color in colors])
    standings = _standings(counts, term.shares, term.splits_second)
    return Temple(dict(zip(colors, standings, strict=True)), square)


@lru_cache(maxsize=4096)
def _standings(
    counts: tuple[int, ...], shares: tuple[int, int], splits_second: bool
) -> tuple[Standing, ...]:
    """What each seat gets for its workers; the same few counts come up again and again."""
    places = sorted({count for count in counts if count}, reverse=True)
    at_place = [counts.count(place) for place in places]
    return tuple(
        _standing(count, places.index(count), at_place, shares, splits_second)
        if count
        else Standing(0, 0, Reason.NO_WORKER)
        for count in counts
    )


def _standing(
    count: int, place: int, at_place: Sequence[int], shares: tuple[int, int], splits_second: bool
) -> Standing:
    first, second = shares
    sharing = at_place[place]
    if place == 0:
        if sharing > 1:
            return Standing(count, first // sharing, Reason.SHARED_FIRST)
        return Standing(count, first, Reason.FIRST if len(at_place) > 1 else Reason.ALONE)
    if at_place[0] > 1:
        return Standing(count, 0, Reason.FIRST_WAS_SHARED)
    if place == 1 and sharing == 1:
        return Standing(count, second, Reason.SECOND)
    if place == 1:
        each = second // sharing if splits_second else second
        return Standing(count, each, Reason.SHARED_SECOND if splits_second else Reason.EACH_SECOND)
    return Standing(count, 0, Reason.LOWER)


def score(
    setup: Setup,
    villages: Sequence[Village],
    temples: Board | Iterable[Mapping[Color, int]] = (),
) -> Result:
    """Score a table from its board, or from the worker counts of its temples.

    What a village does not know counts nothing.
    """
    colors = [village.color for village in villages]
    scored: tuple[Temple, ...] = ()
    if setup.majority is None:
        pass
    elif isinstance(temples, Board):
        scored = tuple(
            score_temple(setup.majority, temples.workers_at(square), colors, square)
            for square in temples.temples()
        )
    else:
        scored = tuple(score_temple(setup.majority, workers, colors) for workers in temples)
    board = temples if isinstance(temples, Board) else None
    items = [_items(setup, village, scored, board) for village in villages]
    parts = [
        _parts(setup, village, scored, own) for village, own in zip(villages, items, strict=True)
    ]
    totals = [sum(each.values()) for each in parts]
    fruits = [village.get(setup.game.tie_break) for village in villages]
    players = tuple(
        PlayerScore(color, part, total, fruit, _rank(i, totals, fruits), own)
        for i, (color, part, total, fruit, own) in enumerate(
            zip(colors, parts, totals, fruits, items, strict=True)
        )
    )
    winners = tuple(player.color for player in players if player.rank == 1)
    return Result(players, scored, winners, _decided_by(totals, fruits, len(winners)))


def _parts(
    setup: Setup, village: Village, temples: Sequence[Temple], items: Iterable[ItemScore]
) -> dict[str, int]:
    parts = {}
    for term in setup.terms:
        if term.kind is TermKind.MAJORITY:
            parts[term.code] = sum(temple.standings[village.color].gold for temple in temples)
        elif term.kind is TermKind.ITEMS:
            parts[term.code] = sum(item.gold for item in items if item.field == term.field)
        else:
            parts[term.code] = term.worth * (village.get(term.field) or 0)
    return parts


def _items(
    setup: Setup, village: Village, temples: Sequence[Temple], board: Board | None
) -> tuple[ItemScore, ...]:
    """Everything that a village holds item by item, with its bonus."""
    found = []
    for term, worths in setup.item_terms:
        if not village.get(term.field):
            continue
        for item, worth in worths.items():
            count = village.get(f"{term.field}.{item}") or 0
            if not count:
                continue
            bonus = term.bonuses.get(item)
            if not bonus:
                found.append(ItemScore(term.field, item, count, count * worth))
                continue
            counted = _quantity(bonus, term, village, temples, board)
            gold = bonus.gold
            if counted and bonus.at is None:
                gold *= counted.count
            elif counted:
                gold *= counted.count == bonus.at
            quantity, squares = (counted.count, counted.squares) if counted else (None, ())
            found.append(ItemScore(term.field, item, count, count * worth, gold, quantity, squares))
    return tuple(found)


def _quantity(
    bonus: Bonus, term: Term, village: Village, temples: Sequence[Temple], board: Board | None
) -> Counted | None:
    """What a bonus counts: on the board, at the temples as entered, or in the village."""
    code = bonus.quantity
    if not code:
        return None
    if code == OTHERS:
        return Counted((village.get(term.field) or 0) - 1)
    if board and code in OF_BOARD:
        return OF_BOARD[code](board, village.color)
    if code == TEMPLES_TOUCHED:
        return Counted(sum(bool(each.standings[village.color].workers) for each in temples))
    return Counted(village.get(code) or 0)


def _rank(seat: int, totals: Sequence[int], fruits: Sequence[int | None]) -> int:
    """Of equal sums the cacao fruits decide, if those of all of them are known."""
    mine = totals[seat]
    rank = 1 + sum(total > mine for total in totals)
    if totals.count(mine) > 1:
        tied = [fruit for total, fruit in zip(totals, fruits, strict=True) if total == mine]
        own = fruits[seat]
        if own is not None and None not in tied:
            rank += sum(fruit is not None and fruit > own for fruit in tied)
    return rank


def _decided_by(totals: Sequence[int], fruits: Sequence[int | None], winners: int) -> DecidedBy:
    best = max(totals)
    if totals.count(best) == 1:
        return DecidedBy.GOLD
    if any(fruit is None for total, fruit in zip(totals, fruits, strict=True) if total == best):
        return DecidedBy.OPEN
    return DecidedBy.SHARED if winners > 1 else DecidedBy.CACAO
