"""The preview of a result in a messenger: a PNG with the players' colours and totals, and no names.

It has digits and shapes only, so one picture serves all languages. Pillow draws it; the digits are those of
the font that comes with it.
"""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO
from threading import Lock

from PIL import Image, ImageDraw, ImageFont

from scorer.engine.components import Color
from scorer.engine.scoring import PlayerScore, Result
from scorer.paths import PACKAGE

from .palette import CREAM, GOLD, GOLD_LIGHT, INK

WIDTH, HEIGHT = 1200, 630
"""What messengers and social networks ask for."""
_SCALE = 2
"""Drawn larger and reduced, so that edges are smooth."""
_MARGIN, _ICON, _ROW, _LINE = 36, 96, 124, 5
_BAR_FROM, _BAR_TO = 190, WIDTH - 260
_EMBLEMS = {Color.RED: (3, 0), Color.PURPLE: (4, 45), Color.YELLOW: (4, 0)}
"""Corners and rotation of a colour's shape; without corners it is a circle."""
_ONE_AT_A_TIME = Lock()
"""Of the few requests that a process runs at a time, one draws: the others wait some milliseconds."""


def preview(result: Result, has_winner: bool) -> bytes:
    """The preview as PNG, the best player first; whoever has won stands on gold."""
    with _ONE_AT_A_TIME:
        image = Image.new("RGB", (WIDTH * _SCALE, HEIGHT * _SCALE), CREAM)
        pen = ImageDraw.Draw(image)
        icon = _icon()
        image.paste(icon, ((image.width - icon.width) // 2, _scaled(_MARGIN)), icon)
        players = sorted(result.players, key=lambda player: player.rank)
        best = max(1, *(player.total for player in players))
        top = _MARGIN + _ICON + 12
        room = HEIGHT - top - _MARGIN // 2
        row = min(_ROW, room // len(players))
        top += (room - row * len(players)) // 2
        for place, player in enumerate(players):
            is_winner = has_winner and player.color in result.winners
            _draw_row(pen, player, best, (top + place * row, row), is_winner)
        file = BytesIO()
        image.reduce(_SCALE).quantize(64).save(file, "PNG", optimize=True)
    return file.getvalue()


def _draw_row(
    pen: ImageDraw.ImageDraw,
    player: PlayerScore,
    best: int,
    place: tuple[int, int],
    is_winner: bool,
) -> None:
    """Emblem, bar and total of a player, in a row from its top and as high as it is."""
    top, height = place
    middle, half = top + height // 2, height * 3 // 8
    paint, deep = player_colors(player.color)
    line = _scaled(_LINE)
    if is_winner:
        card = (_MARGIN, top + 4, WIDTH - _MARGIN, top + height - 4)
        pen.rounded_rectangle(_scaled_box(card), _scaled(20), GOLD_LIGHT, GOLD, line)
    left = _MARGIN + 24
    tile = (left, middle - half, left + 2 * half, middle + half)
    pen.rounded_rectangle(_scaled_box(tile), _scaled(14), paint, INK, line)
    circle = (_scaled(left + half), _scaled(middle), _scaled(half * 0.6))
    corners, rotation = _EMBLEMS.get(player.color, (0, 0))
    if corners:
        pen.regular_polygon(circle, corners, rotation, deep, INK, line // 2)
    else:
        pen.circle(circle[:2], circle[2], deep, INK, line // 2)
    length = (_BAR_TO - _BAR_FROM) * max(0, player.total) // best
    if length > _LINE:
        bar = (_BAR_FROM, middle - half * 0.6, _BAR_FROM + length, middle + half * 0.6)
        pen.rounded_rectangle(_scaled_box(bar), _scaled(10), paint, INK, line)
    at = (_scaled(WIDTH - _MARGIN - 30), _scaled(middle))
    font = ImageFont.load_default(_scaled(height * 0.6))
    pen.text(at, str(player.total), INK, font, "rm", stroke_width=_SCALE)


def _scaled(length: float) -> int:
    return round(length * _SCALE)


def _scaled_box(box: tuple[float, float, float, float]) -> tuple[int, int, int, int]:
    left, top, right, bottom = box
    return _scaled(left), _scaled(top), _scaled(right), _scaled(bottom)


@cache
def _icon() -> Image.Image:
    size = _scaled(_ICON)
    with Image.open(PACKAGE / "static" / "icons" / "any-192.png") as file:
        return file.convert("RGBA").resize((size, size))


@cache
def player_colors(color: Color) -> tuple[str, str]:
    """The colour of a player and its deeper one, as the style sheet has them."""
    style = (PACKAGE / "static" / "style.css").read_text(encoding="utf-8")
    found = re.search(rf"^\.{color}\b.*?--paint: (#\w+); --deep: (#\w+);", style, re.MULTILINE)
    assert found, color
    return found[1], found[2]
