"""A game in progress: place, fill, act, overbuild, end.

A `Game` never changes; `play` returns the game after a move, or raises `IllegalMove`.

>>> from scorer.modules import setup_for
>>> game = Game.deal(setup_for(3), seed=7)
>>> game = game.play(game.legal_placements()[0])
>>> game.phase.value, len(game.board.tiles)
('act', 3)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Any, TypeVar

from .board import Board, Side, Square, WorkerTile, neighbors
from .chance import shuffled
from .components import Color, JungleKind, Sides, rotations
from .moves import Act, Broken, Fill, IllegalMove, Move, Place
from .scoring import Result, score
from .setup import InvalidSetup, Setup
from .village import Village

T = TypeVar("T")


class Phase(StrEnum):
    """What the table waits for."""

    PLACE = "place"
    FILL = "fill"
    ACT = "act"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Seat:
    """A player at the table: the village board, the hand, the face-down pile, the covered tiles."""

    village: Village
    hand: tuple[Sides, ...]
    pile: tuple[Sides, ...]
    covered: tuple[Sides, ...] = ()

    @property
    def color(self) -> Color:
        return self.village.color


@dataclass(frozen=True, slots=True)
class Activation:
    """The workers of one side of a tile that may use the jungle tile beside them, once."""

    color: Color
    square: Square
    side: Side
    workers: int
    kind: JungleKind


@dataclass(frozen=True)
class Game:
    """A position: everything that is needed to go on playing, and the moves so far."""

    setup: Setup
    board: Board
    seats: tuple[Seat, ...]
    pile: tuple[str, ...]
    display: tuple[str, ...]
    active: int = 0
    phase: Phase = Phase.PLACE
    placed: Square | None = None
    to_fill: tuple[Square, ...] = ()
    filled: tuple[Square, ...] = ()
    pending: tuple[Activation, ...] = ()
    moves: tuple[Move, ...] = ()

    @classmethod
    def deal(cls, setup: Setup, seed: int, colors: Sequence[Color] = ()) -> Game:
        """Set the table up: colours in seating order (or the first of the box), everything shuffled."""
        colors = tuple(colors) or tuple(Color)[: setup.players]
        if len(set(colors)) != setup.players:
            raise InvalidSetup("duplicate-color")
        start = {field.code: field.start for field in setup.seat_fields}
        rng = Random(seed)
        seats = []
        for color in colors:
            tiles = shuffled(rng, _all_of(setup.worker_tiles))
            seats.append(Seat(Village(color, start), tiles[: setup.hand], tiles[setup.hand :]))
        jungle = list(_all_of(setup.jungle))
        for code in setup.start:
            jungle.remove(code)
        drawn = shuffled(rng, jungle)
        return cls(
            setup=setup,
            board=Board.start(setup),
            seats=tuple(seats),
            display=drawn[: setup.display],
            pile=drawn[setup.display :],
        )

    @property
    def seat(self) -> Seat:
        """The player whose turn it is."""
        return self.seats[self.active]

    @property
    def villages(self) -> tuple[Village, ...]:
        return tuple(seat.village for seat in self.seats)

    @property
    def bank(self) -> int:
        """The gold that nobody has yet."""
        return self.setup.bank - sum(village[self.setup.game.gold] for village in self.villages)

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def is_jungle_used_up(self) -> bool:
        """Are the jungle pile and the display both empty?"""
        return not self.pile and not self.display

    @property
    def can_overbuild(self) -> bool:
        """May the active player overbuild, given a tile of their own to cover?"""
        return self.is_jungle_used_up and self.seat.village[self.setup.game.overbuild] > 0

    def result(self) -> Result:
        """The final scoring of the table as it is now."""
        return score(self.setup, self.villages, self.board)

    # What may be done now

    def legal_placements(self) -> list[Place]:
        """Every legal placement of the active player, overbuilding included."""
        if self.phase is not Phase.PLACE:
            return []
        color = self.seat.color
        turned = [sides for tile in dict.fromkeys(self.seat.hand) for sides in rotations(tile)]
        squares = [(square, False) for square in self.board.open_squares()]
        squares += [(square, True) for square in self.squares_to_cover()]
        return [
            Place(WorkerTile(color, sides, covers), square)
            for square, covers in squares
            for sides in turned
        ]

    def squares_to_cover(self) -> list[Square]:
        """The tiles that the active player may overbuild."""
        if not self.can_overbuild:
            return []
        color = self.seat.color
        return sorted(
            square for square, tile in self.board.workers if tile.color is color and not tile.covers
        )

    def legal_fills(self) -> list[Fill]:
        """For each space to fill: each kind on the display, or the top of the pile once it is empty."""
        if self.phase is not Phase.FILL:
            return []
        kinds: list[str | None] = [*dict.fromkeys(self.display)] or [None]
        return [Fill(space, kind) for space in self.to_fill for kind in kinds]

    def legal_acts(self) -> list[Act]:
        """For each activated side: every amount from giving it up to the most that is possible."""
        return [
            Act(item.color, item.square, item.side, amount)
            for item in self.pending
            for amount in range(self.most(item) + 1)
        ]

    def legal_moves(self) -> list[Move]:
        return [*self.legal_placements(), *self.legal_fills(), *self.legal_acts()]

    def most(self, item: Activation) -> int:
        """The most that an activated side gives to its owner now."""
        village = self._seat_of(item.color).village
        return self.setup.actions[item.kind.action].most(
            village, item.kind, item.workers, self.bank
        )

    # Moves

    def play(self, move: Move) -> Game:
        """The game after a move; the turn ends by itself when nothing is left to do in it."""
        if self.is_over:
            raise IllegalMove(Broken.GAME_OVER, move)
        if isinstance(move, Place):
            after = self._place(move)
        elif isinstance(move, Fill):
            after = self._fill(move)
        else:
            after = self._act(move)
        return replace(after, moves=(*self.moves, move))._go_on()

    def _place(self, move: Place) -> Game:
        tile, square, seat = move.tile, move.square, self.seat
        if self.phase is not Phase.PLACE:
            raise IllegalMove(Broken.NOT_NOW, move)
        if tile.color is not seat.color:
            raise IllegalMove(Broken.NOT_YOUR_TILE, move)
        if tile.pattern not in seat.hand:
            raise IllegalMove(Broken.NOT_IN_HAND, move)
        broken = self._overbuild_problem(square) if tile.covers else self._place_problem(square)
        if broken:
            raise IllegalMove(broken, move)
        village, covered = seat.village, seat.covered
        if tile.covers:
            below = self.board.tiles[square]
            assert isinstance(below, WorkerTile)
            cost = self.setup.game.overbuild
            village = village.after(**{cost: village[cost] - 1})
            covered = (*covered, below.pattern)
        board = self.board.with_tile(square, tile)
        hand = _without_one(seat.hand, tile.pattern)
        to_fill = (
            () if self.is_jungle_used_up else tuple(filter(board.must_fill, neighbors(square)))
        )
        return self._with_seat(
            Seat(village, hand, seat.pile, covered),
            board=board,
            placed=square,
            to_fill=to_fill,
            phase=Phase.FILL,
        )

    def _place_problem(self, square: Square) -> Broken | None:
        if square in self.board.tiles:
            return Broken.SQUARE_TAKEN
        if self.board.is_jungle_space(square):
            return Broken.NOT_A_WORKER_SQUARE
        if not self.board.has_jungle_neighbor(square):
            return Broken.NO_JUNGLE_NEIGHBOR
        return None

    def _overbuild_problem(self, square: Square) -> Broken | None:
        below = self.board.tiles.get(square)
        if not self.is_jungle_used_up:
            return Broken.JUNGLE_LEFT
        if not self.seat.village[self.setup.game.overbuild]:
            return Broken.NO_SUN_TOKEN
        if not isinstance(below, WorkerTile):
            return Broken.NOTHING_TO_COVER
        if below.color is not self.seat.color:
            return Broken.COVERS_OTHERS
        if below.covers:
            return Broken.STACK_FULL
        return None

    def _fill(self, move: Fill) -> Game:
        if self.phase is not Phase.FILL:
            raise IllegalMove(Broken.NOT_NOW, move)
        if move.square not in self.to_fill:
            raise IllegalMove(Broken.NOT_TO_FILL, move)
        if move.kind is None:
            if self.display:
                raise IllegalMove(Broken.DISPLAY_FIRST, move)
            kind, display, pile = self.pile[0], self.display, self.pile[1:]
        elif move.kind in self.display:
            kind, display, pile = move.kind, _without_one(self.display, move.kind), self.pile
        else:
            raise IllegalMove(Broken.NOT_ON_DISPLAY, move)
        return replace(
            self,
            board=self.board.with_tile(move.square, self.setup.kinds[kind]),
            display=display,
            pile=pile,
            to_fill=_without_one(self.to_fill, move.square),
            filled=(*self.filled, move.square),
        )

    def _act(self, move: Act) -> Game:
        if self.phase is not Phase.ACT:
            raise IllegalMove(Broken.NOT_NOW, move)
        for item in self.pending:
            if (item.color, item.square, item.side) == (move.color, move.square, move.side):
                break
        else:
            raise IllegalMove(Broken.NOT_ACTIVATED, move)
        most = self.most(item)
        amount = most if move.amount is None else move.amount
        if not 0 <= amount <= most:
            raise IllegalMove(Broken.MORE_THAN_POSSIBLE, move)
        seat = self._seat_of(item.color)
        village = self.setup.actions[item.kind.action].take(seat.village, item.kind, amount)
        return self._with_seat(
            Seat(village, seat.hand, seat.pile, seat.covered),
            pending=_without_one(self.pending, item),
        )

    # What happens by itself

    def _go_on(self) -> Game:
        game = self
        if game.phase is Phase.FILL and (not game.to_fill or game.is_jungle_used_up):
            game = replace(game, to_fill=(), phase=Phase.ACT, pending=game._activations())
        if game.phase is Phase.ACT and not game.pending:
            game = game._end_turn()
        return game

    def _activations(self) -> tuple[Activation, ...]:
        """The new tile's workers, and everyone's at the spaces filled this turn; each side once."""
        assert self.placed is not None
        sides = [
            (self.placed, side, at) for side, at in zip(Side, neighbors(self.placed), strict=True)
        ]
        sides += [
            (at, side, space) for space in self.filled for at, side, _ in self.board.touching(space)
        ]
        found = []
        for square, side, space in dict.fromkeys(sides):
            tile, kind = self.board.tiles[square], self.board.tiles.get(space)
            assert isinstance(tile, WorkerTile)
            if (
                isinstance(kind, JungleKind)
                and tile.sides[side]
                and kind.action in self.setup.actions
            ):
                found.append(Activation(tile.color, square, side, tile.sides[side], kind))
        return tuple(found)

    def _end_turn(self) -> Game:
        seat = self.seat
        drawn = Seat(seat.village, seat.hand + seat.pile[:1], seat.pile[1:], seat.covered)
        others = (other for other in self.seats if other is not seat)
        missing = self.setup.display - len(self.display)
        return self._with_seat(
            drawn,
            display=self.display + self.pile[:missing],
            pile=self.pile[missing:],
            active=(self.active + 1) % len(self.seats),
            phase=Phase.PLACE if drawn.hand or any(other.hand for other in others) else Phase.OVER,
            placed=None,
            filled=(),
        )

    def _seat_of(self, color: Color) -> Seat:
        return next(seat for seat in self.seats if seat.color is color)

    def _with_seat(self, new: Seat, **changes: Any) -> Game:
        seats = tuple(new if seat.color is new.color else seat for seat in self.seats)
        return replace(self, seats=seats, **changes)


def _all_of(counts: Mapping[T, int]) -> list[T]:
    return [tile for tile, count in counts.items() for _ in range(count)]


def _without_one(items: tuple[T, ...], gone: T) -> tuple[T, ...]:
    at = items.index(gone)
    return items[:at] + items[at + 1 :]
