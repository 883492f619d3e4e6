"""What modules bring into play as code: the effects of jungle tiles, and hooks into the turn.

A hook gets the game as it is and returns the game after it; all of a kind are called in the order of the
modules. `Game` never changes, so nothing that a hook does can be seen before its move is played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import TYPE_CHECKING

from .components import JungleKind
from .village import Village

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .board import Square
    from .moves import Place
    from .play import Game
    from .position import Position
    from .turn import Activation

Picked = tuple[str, ...]
"""Things that workers chose, in the order of the alphabet."""


@dataclass(frozen=True)
class Effect:
    """An action: the most a player can take with so many workers, and the village after taking it.

    Amounts count what the tile deals in: fruits taken, fruits sold, gold, steps, sun tokens. What goes
    beyond a limit is lost, so it is never part of the most.
    """

    most: Callable[[Village, JungleKind, int, Position], int]
    """Village, kind of tile, workers, the position."""
    take: Callable[[Village, JungleKind, int, Position], Village]
    """Village, kind of tile, amount, the position."""
    for_empty_sides: bool = False
    """Does a side without workers use the tile as well?"""
    in_order: bool = False
    """Does everybody act in seating order in a turn with this action?"""


@dataclass(frozen=True)
class ChoiceEffect:
    """An action in which the workers of a side choose between things."""

    options: Callable[[Position, Activation], Sequence[Picked]]
    """Everything that they may take together, from nothing to the most."""
    take: Callable[[Game, Activation, Picked], Game]
    for_empty_sides: bool = False
    in_order: bool = False


@dataclass(frozen=True)
class Hooks:
    """Functions that are called at certain moments of a game."""

    on_deal: tuple[Callable[[Game, Random], Game], ...] = ()
    on_open: tuple[Callable[[Game, str], tuple[Game, str]], ...] = ()
    """A jungle tile comes into the display or onto the map board: the tile with what lies on it now."""
    free_overbuilding: tuple[Callable[[Village], bool], ...] = ()
    """Does this player overbuild without paying?"""
    on_place: tuple[Callable[[Game, Place], Game], ...] = ()
    on_fill: tuple[Callable[[Game, Square, str], Game], ...] = ()
    """A jungle tile, with what lies on it, has been laid onto a square."""
    on_activate: tuple[Callable[[Game, Activation], Activation], ...] = ()
    """What an activated side really counts as."""
    after_act: tuple[Callable[[Game, Game, Activation], Game], ...] = ()
    """The game before an action, the game after it, and the side that was used."""
    on_actions_done: tuple[Callable[[Game], Game], ...] = ()
    """All actions of the turn are done."""
    offers: tuple[Callable[[Position], Sequence[str]], ...] = ()
    """What the active player may build at the end of the turn."""
    on_build: tuple[Callable[[Game, str], Game], ...] = ()
    on_turn_start: tuple[Callable[[Game], Game], ...] = ()

    @classmethod
    def together(cls, hooks: Iterable[Hooks]) -> Hooks:
        """The hooks of several modules as one."""
        found = tuple(hooks)
        return cls(
            **{
                each.name: tuple(hook for some in found for hook in getattr(some, each.name))
                for each in fields(cls)
            }
        )
