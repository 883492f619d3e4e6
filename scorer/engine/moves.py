"""The moves of a turn, each with a text form, and the error that names the rule a move breaks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from .board import Side, Square, WorkerTile
from .components import Color


class Broken(Enum):
    """Why a move is illegal: a code, and the id of the rules section that says so."""

    GAME_OVER = "game-over", "game-end"
    NOT_NOW = "not-now", "turn"
    NOT_YOUR_TILE = "not-your-tile", "place-worker"
    NOT_IN_HAND = "not-in-hand", "place-worker"
    SQUARE_TAKEN = "square-taken", "placement"
    NOT_A_WORKER_SQUARE = "not-a-worker-square", "placement"
    NO_JUNGLE_NEIGHBOR = "no-jungle-neighbor", "place-worker"
    NOT_TO_FILL = "not-to-fill", "fill-jungle"
    NOT_ON_DISPLAY = "not-on-display", "fill-jungle"
    DISPLAY_FIRST = "display-first", "fill-jungle"
    NOT_ON_MAP_BOARD = "not-on-map-board", "fill-jungle"
    NO_MAP_TILE = "no-map-tile", "fill-jungle"
    NOT_ACTIVATED = "not-activated", "activate"
    OTHERS_FIRST = "others-first", "action-order"
    MORE_THAN_POSSIBLE = "more-than-possible", "limits"
    JUNGLE_LEFT = "overbuild-jungle-left", "overbuild"
    NO_SUN_TOKEN = "overbuild-no-sun-token", "overbuild"
    NOTHING_TO_COVER = "overbuild-nothing-there", "overbuild"
    COVERS_OTHERS = "overbuild-not-your-tile", "overbuild"
    STACK_FULL = "overbuild-stack-full", "overbuild"
    NOT_OFFERED = "not-offered", "turn-end"

    def __init__(self, code: str, rule: str) -> None:
        self.code, self.rule = code, rule


class IllegalMove(ValueError):
    """A move against the rules; nothing has changed."""

    def __init__(self, broken: Broken, move: Move) -> None:
        super().__init__(f"{broken.code}: {move}")
        self.code, self.rule, self.move = broken.code, broken.rule, move


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a worker tile; `tile.covers` makes it overbuilding."""

    tile: WorkerTile
    square: Square

    def __str__(self) -> str:
        return f"{self.tile}@{_square_text(self.square)}"


@dataclass(frozen=True, slots=True)
class Fill:
    """Fill a jungle space with a tile of the display or of the map board, or (`kind` None) with the top
    of the pile.

    What lies on an open tile stands behind its kind: ``d:rrgbww`` is a tile with six things on it.
    """

    square: Square
    kind: str | None
    from_map: bool = False

    def __str__(self) -> str:
        return f"{'^' if self.from_map else ''}{self.kind or '?'}@{_square_text(self.square)}"


@dataclass(frozen=True, slots=True)
class Act:
    """Use all activated workers of one side of a tile.

    `amount` counts what the tile deals in (fruits, sales, gold, steps, tokens): 0 gives the action up,
    None takes as much as possible. Where workers choose between things, `picked` says which they take
    together, in the order of the alphabet.
    """

    color: Color
    square: Square
    side: Side
    amount: int | None = None
    picked: tuple[str, ...] = ()

    def __str__(self) -> str:
        much = "" if self.amount is None else f"={self.amount}"
        if self.picked:
            much = f"={','.join(self.picked)}"
        return f"{self.color.letter}@{_square_text(self.square)}/{self.side.name.lower()}{much}"


@dataclass(frozen=True, slots=True)
class Build:
    """Build something that is on offer at the end of one's turn."""

    option: str

    def __str__(self) -> str:
        return f"build:{self.option}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Build nothing at the end of one's turn."""

    def __str__(self) -> str:
        return "pass"


Move = Place | Fill | Act | Build | Pass

_AT = r"@(?P<row>-?[0-9]+),(?P<col>-?[0-9]+)"
_PLACE = re.compile(rf"(?P<tile>[A-Z][0-9]{{4}}\+?){_AT}")
_FILL = re.compile(rf"(?:(?P<from_map>\^)?(?P<kind>[a-z]+[0-9]?(?::[a-z]+)?)|\?){_AT}")
_ACT = re.compile(
    rf"(?P<color>[A-Z]){_AT}/(?P<side>top|right|bottom|left)"
    r"(?:=(?:(?P<amount>[0-9]+)|(?P<picked>[a-z]+(?:,[a-z]+)*)))?"
)
_BUILD = re.compile(r"build:(?P<option>[a-z-]+)")


def parse_move(text: str) -> Move:
    """Read a move; legality is the game's business.

    >>> parse_move("R1210@0,-1")
    Place(tile=WorkerTile(color=<Color.RED: 'red'>, sides=(1, 2, 1, 0), covers=False), square=(0, -1))
    >>> str(parse_move("Y@2,3/left=1"))
    'Y@2,3/left=1'
    """
    if match := _PLACE.fullmatch(text):
        return Place(WorkerTile.parse(match["tile"]), _square(match))
    if match := _FILL.fullmatch(text):
        return Fill(_square(match), match["kind"], bool(match["from_map"]))
    if match := _ACT.fullmatch(text):
        color = {color.letter: color for color in Color}.get(match["color"])
        if color:
            amount = None if match["amount"] is None else int(match["amount"])
            picked = tuple(sorted(match["picked"].split(","))) if match["picked"] else ()
            return Act(color, _square(match), Side[match["side"].upper()], amount, picked)
    if match := _BUILD.fullmatch(text):
        return Build(match["option"])
    if text == str(Pass()):
        return Pass()
    raise ValueError(f"not a move: {text!r}")


def _square(match: re.Match[str]) -> Square:
    return int(match["row"]), int(match["col"])


def _square_text(square: Square) -> str:
    return f"{square[0]},{square[1]}"
