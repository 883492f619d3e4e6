"""A position: what lies on the table, and what may be done now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .board import Board, Square, WorkerTile
from .components import Color, rotations
from .effects import Effect, Picked
from .moves import Act, Build, Fill, Move, Pass, Place
from .scoring import Result, score
from .setup import Setup
from .turn import Activation, Phase, Seat
from .village import Village


@dataclass(frozen=True)
class Position:
    """Everything that is needed to go on playing, and the moves so far."""

    setup: Setup
    board: Board
    seats: tuple[Seat, ...]
    pile: tuple[str, ...]
    display: tuple[str, ...]
    """Jungle tiles as `Fill` names them: with what lies on them."""
    map_board: tuple[str, ...] = ()
    """The tile that goes into the display next comes first."""
    active: int = 0
    phase: Phase = Phase.PLACE
    placed: Square | None = None
    to_fill: tuple[Square, ...] = ()
    filled: tuple[Square, ...] = ()
    pending: tuple[Activation, ...] = ()
    in_order: bool = False
    """Does everybody act in seating order in this turn, the active player first?"""
    extras: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What modules keep about the table."""
    moves: tuple[Move, ...] = ()

    @property
    def seat(self) -> Seat:
        """The player whose turn it is."""
        return self.seats[self.active]

    def seat_of(self, color: Color) -> Seat:
        return next(seat for seat in self.seats if seat.color is color)

    def village(self, color: Color) -> Village:
        return self.seat_of(color).village

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
    def can_fill(self) -> bool:
        """Is there a jungle tile that the active player can fill a space with?"""
        return bool(self.display or self.pile) or self.can_take_from_map

    @property
    def can_take_from_map(self) -> bool:
        """Does a tile lie on the map board that the active player can pay for?"""
        return bool(self.map_board and self.seat.village.get(self.setup.map_fee))

    @property
    def can_overbuild(self) -> bool:
        """May the active player overbuild, given a tile of their own to cover?"""
        return self.may_overbuild and self.can_pay_overbuilding

    @property
    def may_overbuild(self) -> bool:
        """Has the time for overbuilding come?"""
        return not self.pile if self.setup.is_early else self.is_jungle_used_up

    @property
    def can_pay_overbuilding(self) -> bool:
        return self.seat.village[self.setup.game.overbuild] > 0 or self.overbuilds_free

    @property
    def overbuilds_free(self) -> bool:
        """Does the active player overbuild without paying?"""
        return any(hook(self.seat.village) for hook in self.setup.hooks.free_overbuilding)

    @property
    def due(self) -> tuple[Activation, ...]:
        """The activated sides that may be used now: all, or those of the next player in order."""
        if not self.in_order or not self.pending:
            return self.pending
        order = [seat.color for seat in self.seats[self.active :] + self.seats[: self.active]]
        first = min((item.color for item in self.pending), key=order.index)
        return tuple(item for item in self.pending if item.color is first)

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
        """For each space to fill: each tile on the display, or the top of the pile once it is empty, and
        each tile of the map board that can be paid for."""
        if self.phase is not Phase.FILL:
            return []
        top: list[str | None] = [None] if self.pile else []
        kinds = [*dict.fromkeys(self.display)] or top
        for_map = [*dict.fromkeys(self.map_board)] if self.can_take_from_map else []
        return [
            *(Fill(space, kind) for space in self.to_fill for kind in kinds),
            *(Fill(space, kind, from_map=True) for space in self.to_fill for kind in for_map),
        ]

    def legal_acts(self) -> list[Act]:
        """For each activated side: everything from giving it up to the most that is possible."""
        found = []
        for item in self.due:
            at = item.color, item.square, item.side
            if isinstance(self.setup.actions[item.kind.action], Effect):
                found += [Act(*at, amount) for amount in range(self.most(item) + 1)]
            else:
                found += [Act(*at, None if picked else 0, picked) for picked in self.options(item)]
        return found

    def legal_builds(self) -> list[Build | Pass]:
        if self.phase is not Phase.BUILD:
            return []
        return [*map(Build, self.offers()), Pass()]

    def legal_moves(self) -> list[Move]:
        return [
            *self.legal_placements(),
            *self.legal_fills(),
            *self.legal_acts(),
            *self.legal_builds(),
        ]

    def most(self, item: Activation) -> int:
        """The most that an activated side gives to its owner now."""
        effect = self.setup.actions[item.kind.action]
        if isinstance(effect, Effect):
            return effect.most(self.village(item.color), item.kind, item.workers, self)
        return max(map(len, effect.options(self, item)))

    def options(self, item: Activation) -> Sequence[Picked]:
        """What the workers of an activated side may pick: nothing where there is no choice."""
        effect = self.setup.actions[item.kind.action]
        return () if isinstance(effect, Effect) else effect.options(self, item)

    def offers(self) -> tuple[str, ...]:
        """What the active player may build at the end of this turn."""
        return tuple(option for hook in self.setup.hooks.offers for option in hook(self))
