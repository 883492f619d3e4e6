"""The drawings with their texts: a picture in a template needs no words of its own."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from flask import g
from markupsafe import Markup

from scorer.engine.board import Board, Square, WorkerTile
from scorer.engine.components import Color, JungleKind, Sides
from scorer.i18n import Language, languages
from scorer.i18n.messages import COLORS, jungle_text
from scorer.modules.base.game import JUNGLE_KINDS, WATER_TRACK
from scorer.web.language import current_language
from scorer.web.words import (
    COIN,
    CREW_SIDES,
    NOBODY,
    PIECES,
    SIDES,
    TEMPLE,
    VILLAGE_BOARD,
    WATER_TRACK_LABEL,
    WHOLE_BOARD,
    WORKER_TILE,
)

from .sheet import Sheet

SidesOfTemple = Sequence[tuple[Color | None, int]]


class Pictures:
    """The pictures of one page, each described in the reader's language."""

    def __init__(self, language: Language, sheet: Sheet | None = None) -> None:
        self.language = language
        self.sheet = sheet or Sheet(language.number)

    def in_language(self, language: Language) -> Pictures:
        """Pictures for a part of the page that is in another language."""
        return Pictures(language, self.sheet.with_numbers(language.number))

    def worker_tile(self, color: Color | None, sides: Sides, *, decorative: bool = False) -> Markup:
        """A worker tile; without a colour it has the one of the element around it."""
        label = "" if decorative else self.sides_text(sides)
        if color and label:
            label = self.worker_name(color, label)
        return self.sheet.worker_tile(color, sides, label)

    def jungle_tile(self, kind: JungleKind, *, decorative: bool = False) -> Markup:
        label = "" if decorative else capitalised(jungle_text(kind, self.language))
        return self.sheet.jungle_tile(kind, label)

    def piece(self, name: str, color: Color | None = None, *, decorative: bool = False) -> Markup:
        return self.sheet.piece(name, "" if decorative else self.piece_name(name, color), color)

    def piece_name(self, name: str, color: Color | None = None) -> str:
        """A piece in words."""
        return _piece_name(self.language.tag, name, color)

    def village_board(
        self, color: Color, cacao: int = 0, sun: int = 0, water: int = WATER_TRACK[0]
    ) -> Markup:
        label = self.language.text(
            VILLAGE_BOARD,
            {"color": self.color(color), "water": water},
        )
        return self.sheet.village_board(color, label, cacao=cacao, sun=sun, water=water)

    def water_track(self, color: Color, water: int) -> Markup:
        label = self.language.text(
            WATER_TRACK_LABEL,
            {"color": self.color(color), "water": water},
        )
        return self.sheet.water_track(color, label, water)

    def board(self, board: Board, label: str, highlight: Collection[Square] = ()) -> Markup:
        return self.sheet.board(board.tiles, label, highlight)

    def whole_board(self, board: Board, title: str) -> Markup:
        """A board that no sentence beside it describes: it says what lies there, in short."""
        rows, columns = ([square[axis] for square in board.tiles] or [0] for axis in (0, 1))
        workers = sum(isinstance(tile, WorkerTile) for tile in board.tiles.values())
        label = self.language.text(
            WHOLE_BOARD,
            {
                "title": title,
                "rows": max(rows) - min(rows) + 1,
                "columns": max(columns) - min(columns) + 1,
                "workers": workers,
                "jungle": len(board.tiles) - workers,
                "temples": len(board.temples()),
            },
        )
        return self.sheet.board(board.tiles, label)

    def temple_cross(self, sides: SidesOfTemple, number: int) -> Markup:
        """A temple with who stands at its sides."""
        return self.sheet.temple_cross(sides, self._temple_label(sides, number))

    def temple_tile(self) -> Markup:
        """A temple that only adorns the page."""
        return self.sheet.jungle_tile(JUNGLE_KINDS["t"], "")

    def temple(self, sides: SidesOfTemple, number: int) -> Markup:
        """The temple alone, where who stands at its sides is shown around it."""
        return self.sheet.jungle_tile(JUNGLE_KINDS["t"], self._temple_label(sides, number))

    def _temple_label(self, sides: SidesOfTemple, number: int) -> str:
        """A temple reads as “Temple 2: Red 2 at the top, …”."""
        return _temple_label(self.language.tag, tuple(sides), number)

    def defs(self) -> Markup:
        return self.sheet.defs()

    def color(self, color: Color) -> str:
        return self.language.text(COLORS[color])

    def worker_name(self, color: Color, sides: str) -> str:
        """A worker tile in words, with the text of its sides."""
        return self.language.text(
            WORKER_TILE,
            {"color": self.color(color), "sides": sides},
        )

    def sides_text(self, sides: Iterable[int]) -> str:
        """How many workers stand where on a tile."""
        return self.language.list(
            self.language.text(text, {"n": workers})
            for text, workers in zip(SIDES, sides, strict=True)
            if workers
        )


@lru_cache(maxsize=1024)
def _piece_name(tag: str, name: str, color: Color | None) -> str:
    language = languages()[tag]
    if name.startswith("coin-"):
        value = int(name.removeprefix("coin-"))
        return language.text(COIN, {"value": value})
    params = {"color": language.text(COLORS[color])} if color else None
    return language.text(PIECES[name], params)


@lru_cache(maxsize=4096)
def _temple_label(tag: str, sides: SidesOfTemple, number: int) -> str:
    """By all that it depends on: few spreads of workers come up again and again."""
    language = languages()[tag]
    spread = [
        language.text(text, {"color": language.text(COLORS[color]), "n": workers})
        for text, (color, workers) in zip(CREW_SIDES, sides, strict=False)
        if color and workers
    ]
    shown = language.list(spread) if spread else language.text(NOBODY)
    return language.text(TEMPLE, {"n": number, "sides": shown})


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def current_pictures() -> Pictures:
    """The pictures of this request's page; the base template closes them with their symbols."""
    if "pictures" not in g:
        g.pictures = Pictures(current_language())
    pictures: Pictures = g.pictures
    return pictures
