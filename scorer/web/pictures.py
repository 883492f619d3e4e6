"""The drawings with their texts: a picture in a template needs no words of its own."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from flask import Flask, g
from markupsafe import Markup

from scorer.engine.board import Board, Square, WorkerTile
from scorer.engine.components import WATER_FIELDS, Color, Sides
from scorer.i18n import N_, Language
from scorer.messages import COLORS, jungle_text

from .drawing import Sheet
from .locale import current_language

SIDES = (
    N_("%(n)s at the top"),
    N_("%(n)s on the right"),
    N_("%(n)s at the bottom"),
    N_("%(n)s on the left"),
)
TEMPLE, NOBODY = N_("Temple %(n)s: %(sides)s"), N_("nobody")
WHOLE_BOARD = N_(
    "%(title)s. Rows: %(rows)s, columns: %(columns)s, worker tiles: %(workers)s, "
    "jungle tiles: %(jungle)s, temples: %(temples)s"
)
PIECES = {
    "cacao": N_("cacao fruit"),
    "sun": N_("sun token"),
    "jungle-back": N_("a jungle tile, face down"),
    "carrier": N_("water carrier of %(color)s"),
    "worker": N_("worker of %(color)s"),
    "worker-back": N_("a worker tile of %(color)s, face down"),
}

SidesOfTemple = Sequence[tuple[Color | None, int]]


class Pictures:
    """The pictures of one page, each described in the reader's language."""

    def __init__(self, speak: Language, sheet: Sheet | None = None) -> None:
        self.speak = speak
        self.sheet = sheet or Sheet(speak.number)

    def speaking(self, speak: Language) -> Pictures:
        """Pictures for a part of the page that is in another language."""
        return Pictures(speak, self.sheet.with_numbers(speak.number))

    def worker_tile(self, color: Color, sides: Sides, *, decorative: bool = False) -> Markup:
        label = "" if decorative else self.worker_name(color, self.sides_text(sides))
        return self.sheet.worker_tile(color, sides, label)

    def jungle_tile(self, code: str, *, decorative: bool = False) -> Markup:
        label = "" if decorative else capitalised(jungle_text(code, self.speak))
        return self.sheet.jungle_tile(code, label)

    def piece(self, name: str, color: Color | None = None, *, decorative: bool = False) -> Markup:
        if decorative:
            label = ""
        elif name.startswith("coin-"):
            value = int(name.removeprefix("coin-"))
            label = self.speak.text(N_("gold coin of %(value)s"), {"value": value})
        else:
            params = {"color": self.color(color)} if color else None
            label = self.speak.text(PIECES[name], params)
        return self.sheet.piece(name, label, color)

    def village_board(
        self, color: Color, cacao: int = 0, sun: int = 0, water: int = WATER_FIELDS[0]
    ) -> Markup:
        label = self.speak.text(
            N_("Village board of %(color)s with the water carrier on %(water)s"),
            {"color": self.color(color), "water": water},
        )
        return self.sheet.village_board(color, label, cacao=cacao, sun=sun, water=water)

    def water_track(self, color: Color, water: int) -> Markup:
        label = self.speak.text(
            N_("Water track of %(color)s with the water carrier on %(water)s"),
            {"color": self.color(color), "water": water},
        )
        return self.sheet.water_track(color, label, water)

    def board(self, board: Board, label: str, highlight: Collection[Square] = ()) -> Markup:
        return self.sheet.board(board.tiles, label, highlight)

    def whole_board(self, board: Board, title: str) -> Markup:
        """A board that no sentence beside it describes: it says what lies there, in short."""
        rows, columns = ([square[axis] for square in board.tiles] or [0] for axis in (0, 1))
        workers = sum(isinstance(tile, WorkerTile) for tile in board.tiles.values())
        label = self.speak.text(
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

    def temple(self, sides: SidesOfTemple, number: int) -> Markup:
        """The temple alone, where who stands at its sides is shown around it."""
        return self.sheet.jungle_tile("t", self._temple_label(sides, number))

    def _temple_label(self, sides: SidesOfTemple, number: int) -> str:
        """A temple reads as “Temple 2: Red 2 at the top, …”."""
        spread = [
            f"{self.color(color)} {self.speak.text(text, {'n': workers})}"
            for text, (color, workers) in zip(SIDES, sides, strict=True)
            if color and workers
        ]
        shown = self.speak.list(spread) if spread else self.speak.text(NOBODY)
        return self.speak.text(TEMPLE, {"n": number, "sides": shown})

    def cross_sides(self) -> Markup:
        """Every side that a temple can have, for a script that puts crosses together."""
        return self.sheet.cross_sides()

    def defs(self) -> Markup:
        return self.sheet.defs()

    def color(self, color: Color) -> str:
        return self.speak.text(COLORS[color])

    def worker_name(self, color: Color, sides: str) -> str:
        """A worker tile in words, with the text of its sides."""
        return self.speak.text(
            N_("Worker tile of %(color)s: %(sides)s"),
            {"color": self.color(color), "sides": sides},
        )

    def sides_text(self, sides: Iterable[int]) -> str:
        """How many workers stand where on a tile."""
        return self.speak.list(
            self.speak.text(text, {"n": workers})
            for text, workers in zip(SIDES, sides, strict=True)
            if workers
        )


def temple_label_words(speak: Language) -> dict[str, list[str]]:
    """The words of a temple's label for a script, with their placeholders left open."""
    return {
        "temple": [speak.text(TEMPLE)],
        "nobody": [speak.text(NOBODY)],
        "sides": [speak.text(side) for side in SIDES],
    }


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def init_app(app: Flask) -> None:
    app.context_processor(lambda: {"pictures": current_pictures()})
    app.jinja_env.filters["capitalised"] = capitalised
    app.jinja_env.filters["jungle_name"] = lambda code: jungle_text(code, current_language())


def current_pictures() -> Pictures:
    """The pictures of this request's page; the base template closes them with their symbols."""
    if "pictures" not in g:
        g.pictures = Pictures(current_language())
    pictures: Pictures = g.pictures
    return pictures
