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
from random import Random
from typing import Any, TypeVar

from .board import Board, Side, Square, WorkerTile, neighbors
from .chance import shuffled
from .components import Color, JungleKind
from .effects import Effect
from .moves import Act, Broken, Build, Fill, IllegalMove, Move, Pass, Place
from .position import Position
from .setup import InvalidSetup, Setup
from .turn import Activation, Phase, Seat
from .village import Village

T = TypeVar("T")


@dataclass(frozen=True)
class Game(Position):
    """A position that moves are played in."""

    @classmethod
    def deal(cls, setup: Setup, seed: int, colors: Sequence[Color] = ()) -> Game:
        """Set the table up: colours in seating order (or the first of the box), everything shuffled."""
        colors = tuple(colors) or tuple(Color)[: setup.players]
        if len(set(colors)) != setup.players:
            raise InvalidSetup("duplicate-color")
        rng = Random(seed)
        seats = []
        for color in colors:
            tiles = shuffled(rng, _all_of(setup.worker_tiles))
            seats.append(
                Seat(Village(color, setup.begins), tiles[: setup.hand], tiles[setup.hand :])
            )
        jungle = list(_all_of(setup.jungle))
        for code in setup.start:
            jungle.remove(code)
        drawn = shuffled(rng, jungle)
        shown = setup.map_board + setup.display
        game = cls(
            setup=setup,
            board=Board.start(setup),
            seats=tuple(seats),
            map_board=drawn[: setup.map_board],
            display=drawn[setup.map_board : shown],
            pile=drawn[shown:],
        )
        for hook in setup.hooks.on_deal:
            game = hook(game, rng)
        game, display = game._opened(game.display)
        game, map_board = game._opened(game.map_board)
        return game._with(display=display, map_board=map_board)

    # Moves

    def play(self, move: Move) -> Game:
        """The game after a move; the turn ends by itself when nothing is left to do in it."""
        if self.is_over:
            raise IllegalMove(Broken.GAME_OVER, move)
        if isinstance(move, Place):
            after = self._place(move)
        elif isinstance(move, Fill):
            after = self._fill(move)
        elif isinstance(move, Act):
            after = self._act(move)
        else:
            after = self._build(move)
        return after._with(moves=(*self.moves, move))._go_on()

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
            if not self.overbuilds_free:
                cost = self.setup.game.overbuild
                village = village.after(**{cost: village[cost] - 1})
            covered = (*covered, below.pattern)
        board = self.board.with_tile(square, tile)
        hand = _without_one(seat.hand, tile.pattern)
        to_fill = tuple(filter(board.must_fill, neighbors(square))) if self.can_fill else ()
        after = self._with_seat(
            Seat(village, hand, seat.pile, covered),
            board=board,
            placed=square,
            to_fill=to_fill,
            phase=Phase.FILL,
        )
        for hook in self.setup.hooks.on_place:
            after = hook(after, move)
        return after

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
        if not self.may_overbuild:
            return Broken.JUNGLE_LEFT
        if not self.can_pay_overbuilding:
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
        display, map_board, pile, seat = self.display, self.map_board, self.pile, self.seat
        if move.kind is None:
            if display or not pile:
                raise IllegalMove(Broken.DISPLAY_FIRST, move)
            tile, pile = pile[0], pile[1:]
        elif not move.from_map:
            if move.kind not in display:
                raise IllegalMove(Broken.NOT_ON_DISPLAY, move)
            tile, display = move.kind, _without_one(display, move.kind)
        else:
            if move.kind not in map_board:
                raise IllegalMove(Broken.NOT_ON_MAP_BOARD, move)
            if not self.can_take_from_map:
                raise IllegalMove(Broken.NO_MAP_TILE, move)
            tile, map_board = move.kind, _without_one(map_board, move.kind)
            fee = self.setup.map_fee
            village = seat.village.after(**{fee: seat.village[fee] - 1})
            seat = replace(seat, village=village)
        after = self._with_seat(
            seat,
            board=self.board.with_tile(move.square, self.setup.kinds[kind_of(tile)]),
            display=display,
            map_board=map_board,
            pile=pile,
            to_fill=_without_one(self.to_fill, move.square),
            filled=(*self.filled, move.square),
        )
        for hook in self.setup.hooks.on_fill:
            after = hook(after, move.square, tile)
        return after

    def _act(self, move: Act) -> Game:
        if self.phase is not Phase.ACT:
            raise IllegalMove(Broken.NOT_NOW, move)
        for item in self.pending:
            if (item.color, item.square, item.side) == (move.color, move.square, move.side):
                break
        else:
            raise IllegalMove(Broken.NOT_ACTIVATED, move)
        if self.in_order and item not in self.due:
            raise IllegalMove(Broken.OTHERS_FIRST, move)
        effect = self.setup.actions[item.kind.action]
        pending = _without_one(self.pending, item)
        if isinstance(effect, Effect):
            most = self.most(item)
            amount = most if move.amount is None else move.amount
            if move.picked or not 0 <= amount <= most:
                raise IllegalMove(Broken.MORE_THAN_POSSIBLE, move)
            seat = self.seat_of(item.color)
            village = effect.take(seat.village, item.kind, amount, self)
            after = self._with_seat(
                Seat(village, seat.hand, seat.pile, seat.covered), pending=pending
            )
        else:
            options = effect.options(self, item)
            picked = options[-1] if move.amount is None and not move.picked else move.picked
            if move.amount or picked not in options:
                raise IllegalMove(Broken.MORE_THAN_POSSIBLE, move)
            after = effect.take(self, item, picked)._with(pending=pending)
        for hook in self.setup.hooks.after_act:
            after = hook(self, after, item)
        return after

    def _build(self, move: Build | Pass) -> Game:
        if self.phase is not Phase.BUILD:
            raise IllegalMove(Broken.NOT_NOW, move)
        game = self
        if isinstance(move, Build):
            if move.option not in self.offers():
                raise IllegalMove(Broken.NOT_OFFERED, move)
            for hook in self.setup.hooks.on_build:
                game = hook(game, move.option)
        return game._end_turn()

    # What happens by itself

    def _go_on(self) -> Game:
        game = self
        if game.phase is Phase.FILL and (not game.to_fill or not game.can_fill):
            pending = game._activations()
            actions = game.setup.actions
            in_order = any(actions[item.kind.action].in_order for item in pending)
            game = game._with(to_fill=(), phase=Phase.ACT, pending=pending, in_order=in_order)
        if game.phase is Phase.ACT and not game.pending:
            for hook in game.setup.hooks.on_actions_done:
                game = hook(game)
            game = game._with(phase=Phase.BUILD) if game.offers() else game._end_turn()
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
        actions, hooks = self.setup.actions, self.setup.hooks.on_activate
        found = []
        for square, side, space in dict.fromkeys(sides):
            tile, kind = self.board.tiles[square], self.board.tiles.get(space)
            assert isinstance(tile, WorkerTile)
            if not isinstance(kind, JungleKind) or kind.action not in actions:
                continue
            workers = tile.sides[side]
            if workers or actions[kind.action].for_empty_sides:
                item = Activation(tile.color, square, side, workers, kind)
                for hook in hooks:
                    item = hook(self, item)
                found.append(item)
        return tuple(found)

    def _end_turn(self) -> Game:
        seat = self.seat
        drawn = Seat(seat.village, seat.hand + seat.pile[:1], seat.pile[1:], seat.covered)
        others = (other for other in self.seats if other is not seat)
        lying = self.display + self.map_board
        missing = self.setup.display + self.setup.map_board - len(lying)
        game, new = self._opened(self.pile[:missing])
        shown = lying + new
        game = game._with_seat(
            drawn,
            display=shown[: self.setup.display],
            map_board=shown[self.setup.display :],
            pile=self.pile[missing:],
            active=(self.active + 1) % len(self.seats),
            phase=Phase.PLACE if drawn.hand or any(other.hand for other in others) else Phase.OVER,
            placed=None,
            filled=(),
            in_order=False,
        )
        return game if game.is_over else game._begin_turn()

    def _begin_turn(self) -> Game:
        """The turn of the next player who can lay a tile.

        When all squares are taken only overbuilding is left, and who cannot do that loses the turn; the
        game ends when nobody can. That takes many more worker tiles than jungle tiles: no rulebook
        speaks of it.
        """
        game = self
        if not game.board.open_squares():
            for _ in game.seats:
                if game.seat.hand and game.squares_to_cover():
                    break
                game = game._with(active=(game.active + 1) % len(game.seats))
            else:
                return game._with(phase=Phase.OVER)
        for hook in game.setup.hooks.on_turn_start:
            game = hook(game)
        return game

    def _opened(self, tiles: tuple[str, ...]) -> tuple[Game, tuple[str, ...]]:
        """The game and the tiles after these came into the display or onto the map board."""
        game = self
        opened = []
        for tile in tiles:
            for hook in self.setup.hooks.on_open:
                game, tile = hook(game, tile)
            opened.append(tile)
        return game, tuple(opened)

    # For hooks

    def with_village(self, village: Village) -> Game:
        """The game with another village of the same colour."""
        return self._with_seat(replace(self.seat_of(village.color), village=village))

    def with_extras(self, **changed: Any) -> Game:
        return self._with(extras={**self.extras, **changed})

    def _with_seat(self, new: Seat, **changes: Any) -> Game:
        seats = tuple([new if seat.color is new.color else seat for seat in self.seats])
        return self._with(seats=seats, **changes)

    def _with(self, **changes: Any) -> Game:
        """The game with some fields changed: `dataclasses.replace` takes a fifth of a whole game."""
        game = object.__new__(Game)
        game.__dict__.update(self.__dict__, **changes)
        return game


def kind_of(tile: str) -> str:
    """The kind of a jungle tile, without what lies on it.

    >>> kind_of("d:rrgbww")
    'd'
    """
    return tile.partition(":")[0]


def _all_of(counts: Mapping[T, int]) -> list[T]:
    return [tile for tile, count in counts.items() for _ in range(count)]


def _without_one(items: tuple[T, ...], gone: T) -> tuple[T, ...]:
    at = items.index(gone)
    return items[:at] + items[at + 1 :]
