"""The drawings: they show what lies on the table, and every page may carry them."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from itertools import pairwise, product

import pytest

from scorer.engine.board import Square, Tile, WorkerTile
from scorer.engine.components import Color, JungleKind, Sides, rotations
from scorer.modules import EXPANSIONS
from scorer.modules.base.game import (
    CACAO_LIMIT,
    COINS,
    JUNGLE_KINDS,
    SUN_LIMIT,
    WATER_TRACK,
    WORKER_BOX,
)
from scorer.web.drawing import art
from scorer.web.drawing.art import ARTS, Art, TileArt, add_art, all_symbols
from scorer.web.drawing.sheet import Sheet
from scorer.web.http.static_files import FOLDER

Tiles = dict[Square, Tile]

MINUS = "\N{MINUS SIGN}"
LOOSE = ("cacao", "sun", "jungle-back", *(f"coin-{value}" for value in COINS))
OWNED = ("carrier", "worker", "worker-back")
CROWDED = (4, 0, 0, 0)
"""No tile of the base game, but there is room for so many workers at a side."""
EVERY_LAY = [sides for pattern in (*WORKER_BOX, CROWDED) for sides in rotations(pattern)]


@pytest.fixture
def added() -> Iterator[Callable[[Art], None]]:
    """Adds art for one test."""
    before = list(ARTS)
    yield add_art
    ARTS[:] = before
    art.forget()


def every_symbol() -> str:
    """The hidden SVG with everything that pages draw with."""
    return f'<svg display="none" aria-hidden="true">{"".join(all_symbols().values())}</svg>'


def persian(number: int) -> str:
    return str(number).translate(str.maketrans("-0123456789", MINUS + "۰۱۲۳۴۵۶۷۸۹"))


def one_of_each(sheet: Sheet) -> Iterator[str]:
    """Every picture that a sheet can make."""
    for kind in JUNGLE_KINDS.values():
        yield sheet.jungle_tile(kind, kind.code)
    for color, sides, covers in product(Color, EVERY_LAY, (False, True)):
        yield sheet.worker_tile(color, sides, "tile", covers)
    for name in LOOSE:
        yield sheet.piece(name, name)
    for color, name in product(Color, OWNED):
        yield sheet.piece(name, name, color)
    for color, water in product(Color, WATER_TRACK):
        yield sheet.village_board(color, "village", cacao=2, sun=1, water=water)
        yield sheet.water_track(color, "track", water)
    tiles: Tiles = {(0, 0): WorkerTile(Color.RED, (1, 2, 1, 0)), (0, 1): JUNGLE_KINDS["t"]}
    yield sheet.board(tiles, "board", {(0, 1), (1, 1)})
    yield sheet.temple_cross([(color, 1) for color in Color], "temple")
    yield sheet.cross_parts()
    yield sheet.worker_parts()
    yield sheet.emblem()


def of_a_player(sheet: Sheet, color: Color | None) -> dict[str, str]:
    """Every kind of picture that belongs to one player, by the name of its symbol or its class."""
    pieces = {name: sheet.piece(name, "piece", color) for name in OWNED}
    return pieces | {
        "tile": sheet.worker_tile(color, (2, 1, 0, 1), "tile"),
        "stacked": sheet.worker_tile(color, (2, 1, 0, 1), "tile", covers=True),
        "village": sheet.village_board(color, "village", water=4),
        "track": sheet.water_track(color, "track", 4),
    }


def classes(picture: str) -> list[str]:
    return ET.fromstring(picture).get("class", "").split()


def workers_by_side(picture: str, symbols: str) -> Sides:
    """The workers at each side of a drawn tile, counted figure by figure."""
    sides = [0, 0, 0, 0]
    for workers, turn in re.findall(r'#art-side-(\d)"(?: transform="rotate\((\d+))?', picture):
        symbol = re.search(rf'<symbol id="art-side-{workers}".*?</symbol>', symbols)
        assert symbol
        sides[int(turn or 0) // 90] += symbol[0].count('href="#art-worker"')
    top, right, bottom, left = sides
    return top, right, bottom, left


def numbers(picture: str) -> list[str]:
    return [text.text or "" for text in ET.fromstring(picture).iter("text")]


@pytest.mark.parametrize("color", Color)
@pytest.mark.parametrize("sides", EVERY_LAY)
def test_worker_tile_shows_its_workers_at_their_sides(color: Color, sides: Sides) -> None:
    sheet = Sheet()
    picture = sheet.worker_tile(color, sides, "tile")
    assert workers_by_side(picture, sheet.defs()) == sides
    assert "#art-ground" in picture
    assert classes(picture) == ["tile", color]


@pytest.mark.parametrize("workers", range(5))
def test_workers_of_a_side_stand_within_the_tile_and_apart(workers: int) -> None:
    side = ET.fromstring(art.symbol(f"side-{workers}"))
    places = [
        (float(use.get("x", "")), float(use.get("y", "")), float(use.get("width", "")))
        for use in side.iter("use")
    ]
    assert len(places) == workers
    # The drawing of a worker leaves 8 of 100 free on its left and on its right.
    edges = [(x + 0.08 * size, x + 0.92 * size) for x, _, size in places]
    assert all(left > 2.7 and right < 97.3 for left, right in edges)
    assert all(nxt[0] - this[1] > -0.1 for this, nxt in pairwise(edges))
    assert sum(left + right for left, right in edges) == pytest.approx(100 * workers)


def test_covering_tile_looks_different_but_has_the_same_workers() -> None:
    sheet = Sheet()
    flat = sheet.worker_tile(Color.RED, (2, 1, 0, 1), "tile")
    stacked = sheet.worker_tile(Color.RED, (2, 1, 0, 1), "tile", covers=True)
    assert "<rect" in stacked
    assert "<rect" not in flat
    assert workers_by_side(stacked, sheet.defs()) == (2, 1, 0, 1)


def test_no_two_jungle_tiles_look_alike() -> None:
    sheet = Sheet()
    assert len({sheet.jungle_tile(kind, "") for kind in JUNGLE_KINDS.values()}) == len(JUNGLE_KINDS)


@pytest.mark.parametrize("code", ["m2", "m3", "m4", "g1", "g2"])
def test_price_or_value_is_on_the_tile_in_the_digits_of_the_page(code: str) -> None:
    kind = JUNGLE_KINDS[code]
    assert numbers(Sheet().jungle_tile(kind, "")) == [str(kind.amount)]
    assert numbers(Sheet(persian).jungle_tile(kind, "")) == [persian(kind.amount)]


@pytest.mark.parametrize("code", ["p1", "p2", "w", "s", "t"])
def test_other_tiles_show_no_number(code: str) -> None:
    assert numbers(Sheet().jungle_tile(JUNGLE_KINDS[code], "")) == []


def test_plantation_shows_as_many_fruits_as_it_gives() -> None:
    symbols = ET.fromstring(every_symbol())
    for code in ("p1", "p2"):
        drawing = symbols.find(f"symbol[@id='art-{code}']")
        assert drawing is not None
        fruits = [use for use in drawing.iter("use") if use.get("href") == "#art-cacao"]
        assert len(fruits) == JUNGLE_KINDS[code].amount


@pytest.mark.parametrize("value", COINS)
def test_coin_shows_its_value(value: int) -> None:
    assert numbers(Sheet().piece(f"coin-{value}", "coin")) == [str(value)]


@pytest.mark.parametrize("color", [None, Color.RED])
@pytest.mark.parametrize("name", ["cow"])
def test_unknown_piece_is_refused(name: str, color: Color | None) -> None:
    with pytest.raises(ValueError, match=name):
        Sheet().piece(name, "", color)


@pytest.mark.parametrize("color", Color)
def test_what_belongs_to_a_player_says_so_and_is_the_same_drawing_in_every_colour(
    color: Color,
) -> None:
    sheet, anyones = Sheet(), Sheet()
    without = of_a_player(anyones, None)
    for name, picture in of_a_player(sheet, color).items():
        drawn, plain = ET.fromstring(picture), ET.fromstring(without[name])
        kind, *more = classes(picture)
        assert more == [color]
        assert classes(without[name]) == [kind], "the element around it gives the colour"
        assert [*map(ET.tostring, drawn)] == [*map(ET.tostring, plain)]
    assert sheet.defs() == anyones.defs()


def test_no_colour_has_symbols_of_its_own() -> None:
    ids = [symbol.get("id", "") for symbol in ET.fromstring(every_symbol())]
    assert {"art-ground", "art-back", "art-worker", "art-carrier", "art-emblem"} <= set(ids)
    # Gems have colours of their own.
    named = [id for id in ids if any(color in id for color in Color)]
    assert [id for id in named if not id.startswith("art-gems-")] == []


def test_each_colour_has_its_own_emblem() -> None:
    emblem = ET.fromstring(art.symbol("emblem"))
    shapes = {path.get("class"): path.get("d") for path in emblem.iter("path")}
    assert list(shapes) == [f"emblem-{color}" for color in Color]
    assert len(set(shapes.values())) == len(Color)
    for picture in of_a_player(Sheet(), None).values():
        assert "emblem" in art.needed_by(picture)


def test_style_sheet_gives_each_colour_its_paint_and_only_its_own_emblem() -> None:
    style = (FOLDER / "style.css").read_text(encoding="utf-8")
    paints = set()
    for color in Color:
        own = rf'^\.{color}, \[data-color="{color}"\] {{ (--paint: .*; --deep: .*;)(( --.*;){{4}}) }}$'
        ((paint, shown, _),) = re.findall(own, style, re.MULTILINE)
        paints.add(paint)
        # The others are said as well, as an element may be within one of another colour.
        switches = dict(re.findall(r"--(\w+): (\w+);", shown))
        assert switches == dict.fromkeys(Color, "none") | {color: "inline"}
        assert f".emblem-{color} {{ display: var(--{color}, none); }}" in style
    assert len(paints) == len(Color)


@pytest.mark.parametrize("water", WATER_TRACK)
def test_water_track_is_never_mirrored(water: int) -> None:
    picture = ET.fromstring(Sheet().water_track(Color.WHITE, "track", water))
    fields = [(float(text.get("x", "")), text.text) for text in picture.iter("text")]
    assert fields == sorted(fields)
    assert [text for _, text in fields] == [str(n).replace("-", MINUS) for n in WATER_TRACK]
    assert all(text.get("direction") == "ltr" for text in picture.iter("text"))
    (carrier,) = (use for use in picture.iter("use") if use.get("href") == "#art-carrier")
    middle = float(carrier.get("x", "")) + float(carrier.get("width", "")) / 2
    assert middle == pytest.approx(fields[WATER_TRACK.index(water)][0])


def test_negative_number_keeps_a_real_minus_sign_on_its_left() -> None:
    assert numbers(Sheet().water_track(Color.RED, "", 0))[0] == MINUS + "10"
    assert numbers(Sheet(persian).water_track(Color.RED, "", 0))[0] == MINUS + "۱۰"


@pytest.mark.parametrize(("cacao", "sun"), [(0, 0), (3, 1), (CACAO_LIMIT, SUN_LIMIT)])
def test_village_board_shows_what_is_stored(cacao: int, sun: int) -> None:
    picture = ET.fromstring(Sheet().village_board(Color.RED, "village", cacao=cacao, sun=sun))
    for name, stored, places in (("cacao", cacao, CACAO_LIMIT), ("sun", sun, SUN_LIMIT)):
        drawn = [use for use in picture.iter("use") if use.get("href") == f"#art-{name}"]
        assert len(drawn) == places
        assert sum("opacity" not in use.attrib for use in drawn) == stored


def test_village_board_has_the_water_track_clockwise() -> None:
    picture = ET.fromstring(Sheet().village_board(Color.RED, "village"))
    places = [(float(t.get("x", "")), float(t.get("y", ""))) for t in picture.iter("text")]
    assert len(places) == len(WATER_TRACK)
    middle = picture.get("viewBox", "").split()
    x, y = float(middle[2]) / 2, float(middle[3])
    turns = [(ax - x) * (by - y) - (ay - y) * (bx - x) for (ax, ay), (bx, by) in pairwise(places)]
    # With y pointing down, a positive cross product is a step clockwise.
    assert all(turn > 0 for turn in turns)


def test_board_puts_every_tile_on_its_square() -> None:
    tiles: Tiles = {
        (0, 0): WorkerTile(Color.RED, (1, 2, 1, 0)),
        (0, 1): JUNGLE_KINDS["t"],
        (0, 2): WorkerTile(Color.YELLOW, (1, 0, 1, 2)),
        (1, 1): WorkerTile(Color.PURPLE, (1, 1, 1, 1), covers=True),
    }
    sheet = Sheet()
    picture = ET.fromstring(sheet.board(tiles, "board"))
    found = {
        (int(tile.get("y", "")) // 100, int(tile.get("x", "")) // 100): ET.tostring(
            tile, encoding="unicode"
        )
        for tile in picture.findall("svg")
    }
    assert found.keys() == tiles.keys()
    assert "#art-t" in found[0, 1]
    for square in ((0, 0), (0, 2), (1, 1)):
        tile = tiles[square]
        assert isinstance(tile, WorkerTile)
        assert workers_by_side(found[square], sheet.defs()) == tile.sides
        assert "#art-ground" in found[square]
        (owner,) = ET.fromstring(found[square]).findall("g")
        assert owner.get("class") == tile.color


def test_highlighted_squares_are_ringed_or_outlined_and_fit_in_the_picture() -> None:
    tiles = {(0, 0): JUNGLE_KINDS["w"]}
    picture = ET.fromstring(Sheet().board(tiles, "board", {(0, 0), (-1, 2)}))
    dashed = [rect for rect in picture.findall("rect") if "stroke-dasharray" in rect.attrib]
    solid = [rect for rect in picture.findall("rect") if "stroke-dasharray" not in rect.attrib]
    assert [(rect.get("x"), rect.get("y")) for rect in dashed] == [("201.5", "-98.5")]
    assert {(rect.get("x"), rect.get("y")) for rect in solid} == {("1.5", "1.5")}
    left, top, width, height = map(int, picture.get("viewBox", "").split())
    assert (left, top) < (0, -100)
    assert left + width > 300
    assert top + height > 100


def test_empty_board_is_an_empty_picture() -> None:
    sheet = Sheet()
    assert len(ET.fromstring(sheet.board({}, "nothing yet"))) == 0
    assert sheet.defs() == ""


def test_temple_cross_shows_who_stands_where() -> None:
    sheet = Sheet()
    sides = [(Color.RED, 2), (None, 0), (Color.PURPLE, 1), (Color.WHITE, 0)]
    picture = ET.fromstring(sheet.temple_cross(sides, "temple"))
    shown = []
    for quarters, group in enumerate(picture.findall("g")):
        text = ET.tostring(group, encoding="unicode")
        assert group.get("transform", "").startswith(f"rotate({quarters * 90} ")
        color = re.search(r'class="(\w+)".*#art-ground', text)
        # The workers that look at the temple stand at the bottom of the tile above it.
        workers = workers_by_side(text, sheet.defs())[2]
        shown.append((Color(color[1]) if color else None, workers))
    assert shown == sides


@pytest.mark.parametrize("number", [str, persian])
def test_all_pictures_are_clean_and_find_their_symbols(number: Callable[[int], str]) -> None:
    sheet = Sheet(number)
    page = "".join(one_of_each(sheet))
    page = f"<page>{sheet.defs()}{page}</page>"
    root = ET.fromstring(page)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = {element.get("href", "").removeprefix("#") for element in root.iter("use")}
    assert used == set(ids)
    for element in root.iter():
        assert element.tag not in ("style", "script", "image", "a", "foreignObject")
        assert "style" not in element.attrib
        assert not [name for name in element.attrib if name.startswith("on")]
    assert "url(" not in page
    assert "http" not in page


def test_page_holds_only_the_symbols_that_it_needs() -> None:
    sheet = Sheet()
    assert sheet.defs() == ""
    sheet.jungle_tile(JUNGLE_KINDS["p1"], "")
    ids = {symbol.get("id") for symbol in ET.fromstring(sheet.defs())}
    assert ids == {"art-p1", "art-jungle", "art-square", "art-frond", "art-cacao"}


def test_all_symbols_are_all_that_pictures_need_and_stay_light() -> None:
    sheet = Sheet()
    assert list(one_of_each(sheet))
    assert len(sheet.defs().encode()) < 11 * 1024
    for module in EXPANSIONS.values():
        assert [sheet.piece(name, "") for name in module.art.symbols] or not module.art.symbols
    assert every_symbol() == sheet.defs()


def test_labels_are_escaped_and_pictures_without_one_are_decoration() -> None:
    label = '"Ana" <b>&</b>'
    named = Sheet().jungle_tile(JUNGLE_KINDS["t"], label)
    assert "<b>" not in named
    assert ET.fromstring(named).get("aria-label") == label
    assert ET.fromstring(named).get("role") == "img"
    plain = ET.fromstring(Sheet().jungle_tile(JUNGLE_KINDS["t"], ""))
    assert plain.get("aria-hidden") == "true"
    assert "role" not in plain.attrib
    assert "aria-label" not in plain.attrib


def test_numbers_are_escaped() -> None:
    assert numbers(Sheet(lambda n: f"<{n}>").jungle_tile(JUNGLE_KINDS["m4"], "")) == ["<4>"]


def test_art_of_a_module_is_found(added: Callable[[Art], None]) -> None:
    hut = Art({"hut": '<use href="#art-cacao"/>'}, {"h7": TileArt("hut", 20), "h": TileArt("hut")})
    known = every_symbol()
    added(hut)
    added(hut)  # A second time changes nothing.
    sheet = Sheet()
    picture = sheet.jungle_tile(JungleKind("h7", "hut", 7), "")
    assert "#art-hut" in picture and numbers(picture) == ["7"]
    assert numbers(sheet.jungle_tile(JungleKind("h", "hut", 1), "")) == []
    ids = {symbol.get("id") for symbol in ET.fromstring(sheet.defs())}
    assert ids == {"art-hut", "art-cacao"}
    assert len(every_symbol()) > len(known)


@pytest.mark.parametrize("new", [Art({"sun": ""}, {}), Art({}, {"t": TileArt("hut")})])
def test_art_cannot_take_the_place_of_other_art(added: Callable[[Art], None], new: Art) -> None:
    with pytest.raises(ValueError, match="drawn already"):
        added(new)
    assert new not in ARTS


def test_art_of_a_module_does_without_the_web_server() -> None:
    code = "import sys, scorer.modules.base.art; sys.exit('flask' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
