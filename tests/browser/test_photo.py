"""A photo under the squares of the board editor, tried on rendered pictures only."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pytest
from pages import WHOLLY
from photographs import ENOUGH, SIZE, Photograph, measure, photograph
from playwright.sync_api import Browser, Locator, Page, Request, expect
from releases import LONG, Network
from test_board_editor import do, expect_board, path, square, tap_square
from test_every_page import Visit

from scorer.engine.board import Board, Square
from scorer.engine.components import Color
from scorer.modules import setup_for

Phone = Callable[..., Page]
PHOTOS = 3
"""One of a game for each number of players; `make bench` takes more."""
SETUP = setup_for(4)
COLORS = ((200, 30, 30), (30, 160, 30), (30, 30, 200), (220, 200, 40))
QUARTERS = """async ([width, height, colors]) => {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  for (const [i, color] of colors.entries()) {
    context.fillStyle = `rgb(${color})`;
    const [right, down] = [i === 1 || i === 2, i > 1];
    context.fillRect(right ? width / 2 : 0, down ? height / 2 : 0, width / 2, height / 2);
  }
  return canvas.toDataURL("image/png").split(",")[1];
}"""
"""A picture of four colours, clockwise from the top left."""
SEEN_AT = """(canvas, [row, col]) => {
  const matrix = new DOMMatrix(getComputedStyle(canvas).transform).inverse();
  const { x, y } = matrix.transformPoint({ x: (col + 0.5) * 100, y: (row + 0.5) * 100 });
  const scale = canvas.width / parseFloat(canvas.style.width);
  const copy = new OffscreenCanvas(1, 1).getContext("2d");
  copy.drawImage(canvas, -x * scale, -y * scale);
  return [...copy.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}"""
"""The colour of the photo under the middle of a square."""


@pytest.fixture(scope="module")
def studio(browser: Browser, address: str) -> Iterator[Page]:
    """A large screen, to draw boards on and take photographs of them."""
    size = {"width": 1000, "height": 1000}
    page = browser.new_page(base_url=address, viewport=size, device_scale_factor=2)
    yield page
    page.close()


@pytest.fixture(scope="module")
def photo(studio: Page) -> Photograph:
    return photograph(studio, 4, 12)


def quarters(page: Page, width: int = 1200, height: int = 900) -> bytes:
    return base64.b64decode(page.evaluate(QUARTERS, [width, height, COLORS]))


def choose(page: Page, picture: bytes) -> None:
    if page.locator(".photo-panel:visible").count() == 0:
        do(page, "photo")
    file = {"name": "table.jpg", "mimeType": "image/jpeg", "buffer": picture}
    page.locator(".photo-panel [type=file]").last.set_input_files(file)
    expect(page.locator(".photo-fitting")).to_be_visible()


def corner(page: Page, i: int) -> Locator:
    return page.locator(".corner").nth(i)


def place_of(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a pixel of the photo is on the screen."""
    found: list[float] = page.locator(".photo-fitting > svg").evaluate(
        """(svg, [x, y]) => {
          const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
          return [left, top];
        }""",
        [x, y],
    )
    return found[0], found[1]


def drag(page: Page, i: int, x: float, y: float) -> None:
    corner(page, i).scroll_into_view_if_needed()
    box = corner(page, i).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(*place_of(page, x, y), steps=3)
    page.mouse.up()


def count(page: Page, of: str) -> int:
    return int(page.locator(f"[data-count={of}]").inner_text())


def set_block(page: Page, rows: int, cols: int, up: int, left: int) -> None:
    """So many rows and columns, with the tiles on the board moved so far."""
    for name, wanted in (("rows", rows), ("cols", cols)):
        while (found := count(page, name)) != wanted:
            step = 1 if found < wanted else -1
            page.locator(f"[data-block={name}][data-by='{step}']").tap()
    for name, moves in (("top", up), ("left", left)):
        for _ in range(abs(moves)):
            page.locator(f"[data-block={name}][data-by='{1 if moves > 0 else -1}']").tap()


def lay(page: Page) -> None:
    page.locator("[data-photo=lay]").tap()
    expect(page.locator("canvas.photo")).to_be_visible()


def lay_photograph(page: Page, photo: Photograph) -> None:
    """Choose it and put its corners on those of the whole board, of which a part is entered."""
    choose(page, photo.jpeg)
    set_block(page, photo.rows, photo.cols, 0, -Begun.of(photo).column)
    for i in (0, 1, 3, 2):
        drag(page, i, *photo.corners[i])
    lay(page)


class Begun(NamedTuple):
    """A board whose last two rows are missing, what lies there, and its first column in the whole board."""

    entered: str
    missing: dict[Square, str]
    column: int

    @classmethod
    def of(cls, photo: Photograph) -> Begun:
        whole = Board.parse(photo.board, SETUP)
        last = photo.rows - 2
        entered = Board.parse("/".join(photo.board.split("/")[:last]), SETUP)
        column = min(col for _, col in entered.tiles)
        missing = {
            (row, col - column): str(tile)[:5]
            for (row, col), tile in whole.tiles.items()
            if row >= last
        }
        return cls(str(entered), missing, column)

    @property
    def next_row(self) -> list[Square]:
        """The squares of the first row that is missing, beside a tile."""
        rows = self.entered.split("/")
        tiles = Board.parse(self.entered, SETUP).tiles
        return [at for at in self.missing if (len(rows) - 1, at[1]) in tiles and at[0] == len(rows)]


def offers(page: Page) -> Locator:
    return page.locator(".photo-offers .pick")


def test_the_right_tile_is_offered_first(studio: Page) -> None:
    found = measure(studio, PHOTOS)
    shares = {name: right / of for name, (right, of) in found.items()}
    assert shares["named kinds"] >= ENOUGH
    assert shares["worker tiles"] >= ENOUGH and shares["their colours"] >= ENOUGH
    assert found["all squares"][1] > found["named kinds"][1] > 150


def test_a_projection_keeps_what_perspective_keeps(studio: Page) -> None:
    """Corners fall on corners, lines stay lines: the middle is where the diagonals meet."""
    studio.goto("/en/privacy")
    corners = [[310.0, 120.0], [1700.0, 200.0], [1900.0, 1400.0], [90.0, 1210.0]]
    told: dict[str, Any] = studio.evaluate(
        """async (corners) => {
          const { isConvex, projection, rectified } = await import("/static/photo/perspective.js");
          const project = projection(corners, 9, 7);
          const bent = corners.with(2, [400, 300]);
          const [a, b, c, d] = corners;
          const photo = { data: new Uint8ClampedArray(16).fill(255), width: 2, height: 2 };
          const seen = rectified(photo, projection([[0, 0], [2, 0], [2, 2], [0, 2]], 1, 1),
            { left: -1, top: 0, cols: 2, rows: 1 }, 2);
          return {
            corners: [project(0, 0), project(9, 0), project(9, 7), project(0, 7)],
            middle: project(4.5, 3.5),
            horizon: project(9e9, 9e9).map(Number.isFinite),
            convex: [corners, bent, [b, a, d, c]].map(isConvex),
            seen: [...seen.data].filter((_, i) => i % 4 === 3),
          };
        }""",
        corners,
    )
    for found, wanted in zip(told["corners"], corners, strict=True):
        assert found == pytest.approx(wanted)
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    x, y = told["middle"]
    assert (cx - ax) * (y - ay) == pytest.approx((cy - ay) * (x - ax))
    assert (dx - bx) * (y - by) == pytest.approx((dy - by) * (x - bx))
    assert told["convex"] == [True, False, False], "neither folded nor mirrored"
    assert told["seen"] == [0, 0, 255, 255, 0, 0, 255, 255], "beside the photo is nothing"


def test_nothing_of_it_is_loaded_before_it_is_used(phone: Phone) -> None:
    page = phone("about:blank")
    requests: list[str] = []
    page.context.on("request", lambda request: requests.append(request.url))
    page.goto(path("p1R1111/.m2"))
    expect(page.locator(".checks")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert requests and not [url for url in requests if "/photo/" in url or "/parts" in url]
    do(page, "photo")
    expect(page.locator(".photo-panel")).to_be_visible()
    assert [url for url in requests if "/photo/photo.js" in url]


def test_kinds_are_offered_never_set_and_nothing_leaves_the_phone(
    phone: Phone, photo: Photograph
) -> None:
    entered, missing, _ = board = Begun.of(photo)
    page = phone(path(entered))
    sent: list[Request] = []
    page.context.on("request", lambda request: sent.append(request))
    lay_photograph(page, photo)
    expect(page.locator("#board")).to_have_value(entered)
    named = {str(tile)[:5] for tile in Board.parse(entered, SETUP).tiles.values()}
    asked = [at for at in board.next_row if missing[at] in named]
    assert len(asked) >= 2
    right = 0
    for at in asked:
        tap_square(page, at)
        expect(offers(page).first).to_be_visible()
        right += offers(page).first.get_attribute("data-code") == missing[at]
        do(page, "close")
    assert right >= ENOUGH * len(asked)
    expect_board(page, entered)

    at = asked[0]
    tap_square(page, at)
    code = offers(page).first.get_attribute("data-code")
    offers(page).first.tap()
    expect(page.locator("#board")).not_to_have_value(entered)
    assert code and page.input_value("#board").count(code) == entered.count(code) + 1
    expect(page.locator(".square[data-selected]")).not_to_have_attribute(
        "data-at", f"{at[0]},{at[1]}"
    )
    page.wait_for_load_state("networkidle")
    assert {request.method for request in sent} == {"GET"}
    assert not [request.url for request in sent if request.post_data_buffer]
    assert all("/static/" in each.url or "/parts?" in each.url for each in sent)
    kept = page.evaluate(
        "JSON.stringify({ ...localStorage, ...sessionStorage, url: location.href })"
    )
    assert len(kept) < 5_000
    page.reload()
    expect(page.locator(".square").first).to_be_visible()
    expect(page.locator("canvas.photo, .photo-panel")).to_have_count(0)


@pytest.mark.parametrize("tag", ["en", "fa"])
def test_the_photo_is_never_mirrored_and_turns_with_the_board(phone: Phone, tag: str) -> None:
    page = phone(path("p1R2101/P3001m2", tag=tag))
    choose(page, quarters(page))
    # The lines of six by six squares lie around the two by two tiles; the corners are those of the photo.
    for i, (x, y) in enumerate([(0, 0), (SIZE[0], 0), SIZE, (0, SIZE[1])]):
        drag(page, i, x, y)

    def tiles_drawn() -> object:
        return page.locator(".photo-fitting svg .tile").evaluate_all(
            "tiles => tiles.map(({ outerHTML }) => outerHTML).sort()"
        )

    drawn = tiles_drawn()
    lay(page)
    canvas = page.locator("canvas.photo")
    places = [(-2, -2), (-2, 3), (3, 3), (3, -2)]

    def seen(at: tuple[int, int]) -> int:
        color = canvas.evaluate(SEEN_AT, list(at))
        distances = [sum(abs(a - b) for a, b in zip(color, each, strict=True)) for each in COLORS]
        return distances.index(min(distances))

    assert [seen(at) for at in places] == [0, 1, 2, 3]
    do(page, "turn")
    turned = [(col, -row) for row, col in places]
    assert [seen(at) for at in turned] == [0, 1, 2, 3]
    # Its corners are put right with tiles drawn as they lie in the photo, and it comes back turned.
    page.locator("[data-photo=fit]").tap()
    assert tiles_drawn() == drawn
    lay(page)
    assert [seen(at) for at in turned] == [0, 1, 2, 3]
    do(page, "turn")
    do(page, "undo")
    assert [seen(at) for at in turned] == [0, 1, 2, 3]
    do(page, "undo")
    assert [seen(at) for at in places] == [0, 1, 2, 3]
    # In the table it lies under the squares, so it moves and grows with them.
    assert canvas.evaluate("canvas => canvas === canvas.parentElement.firstElementChild")
    before = canvas.bounding_box()
    do(page, "zoom-in")
    after = canvas.bounding_box()
    assert before and after and after["width"] > 1.2 * before["width"]


def test_corners_by_tap_and_by_keys(phone: Phone) -> None:
    page = phone(path("p1R2101/P3001m2"))
    choose(page, quarters(page))
    assert page.locator(".table").evaluate("table => table.inert")
    corner(page, 0).tap()
    expect(corner(page, 0)).to_have_attribute("aria-pressed", "true")
    page.touchscreen.tap(*place_of(page, 600, 700))
    expect(corner(page, 0)).to_have_attribute("aria-pressed", "false")

    def at(i: int) -> tuple[float, float]:
        box = corner(page, i).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    assert at(0) == pytest.approx(place_of(page, 600, 700), abs=1)
    x, y = at(1)
    corner(page, 1).focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "Shift+ArrowLeft"):
        page.keyboard.press(key)
    assert at(1) == pytest.approx((x - 9, y + 2), abs=0.5)
    # A corner cannot be put where the board would be mirrored.
    before = at(1)
    drag(page, 1, 50, 400)
    moved = at(1)
    assert moved[0] > at(0)[0] and moved != before
    expect(page.locator(".sheet")).to_be_hidden()
    page.locator("[data-photo=lay]").press("Enter")
    expect(page.locator("canvas.photo")).to_be_visible()
    expect(page.locator(".photo-bar [type=checkbox]")).to_be_focused()


def test_it_can_be_hidden_faded_and_removed(phone: Phone) -> None:
    page = phone(path("p1R2101/P3001m2"), viewport={"width": 360, "height": 600})
    choose(page, quarters(page))
    lay(page)
    canvas = page.locator("canvas.photo")
    expect(page.locator(".stage")).to_be_in_viewport(ratio=1)
    expect(page.locator(".photo-bar")).to_be_in_viewport(ratio=1)
    page.locator(".photo-bar [type=range]").fill("40")
    expect(canvas).to_have_css("opacity", "0.4")
    page.locator(".photo-bar [type=checkbox]").tap()
    expect(canvas).to_be_hidden()
    page.locator(".photo-bar [type=checkbox]").tap()
    expect(canvas).to_be_visible()
    page.locator("[data-photo=fit]").tap()
    expect(page.locator(".photo-fitting")).to_be_visible()
    lay(page)
    page.locator("[data-photo=remove]:visible").tap()
    expect(page.locator(".photo-panel")).to_be_hidden()
    assert canvas.evaluate("canvas => canvas.width") == 0
    choose(page, quarters(page))
    lay(page)
    # Also when a browser keeps the page for the way back.
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    assert canvas.evaluate("canvas => canvas.width") == 0
    expect_board(page, "p1R2101/P3001m2")


@pytest.mark.parametrize(("width", "height"), [(4000, 1000), (1000, 4000)])
def test_a_large_picture_is_decoded_small(phone: Phone, width: int, height: int) -> None:
    page = phone(path())
    choose(page, quarters(page, width, height))
    size = page.locator(".photo-fitting canvas").first.evaluate(
        "({ width, height }) => [width, height]"
    )
    assert size == [width * max(SIZE) // 4000, height * max(SIZE) // 4000]


def test_what_is_no_picture_is_told(phone: Phone) -> None:
    page = phone(path())
    do(page, "photo")
    file = {"name": "notes.jpg", "mimeType": "image/jpeg", "buffer": b"not a picture"}
    page.locator(".photo-panel [type=file]").first.set_input_files(file)
    expect(page.locator(".photo-panel .problem")).to_be_visible()
    page.locator(".photo-panel [type=file]").first.set_input_files(
        {**file, "buffer": quarters(page)}
    )
    expect(page.locator(".photo-fitting")).to_be_visible()


@pytest.mark.parametrize("tag", WHOLLY)
def test_it_fits_and_is_accessible(phone: Phone, tag: str) -> None:
    page = phone(path("p1R2101/P3001m2", tag=tag), color_scheme="light")
    visit = Visit(page, tag)

    def check(name: str) -> None:
        visit.check_layout(f"photo: {name}")
        visit.check_accessibility(f"photo: {name}")

    do(page, "photo")
    expect(page.locator(".photo-panel")).to_be_visible()
    check("choose")
    choose(page, quarters(page))
    check("fit")
    lay(page)
    check("laid")
    assert not visit.faults


def test_it_works_without_a_network(
    keeping_phone: Phone, network: Network, photo: Photograph
) -> None:
    page = keeping_phone("/en/")
    expect(page.locator("[data-ready-offline]")).to_be_visible(timeout=LONG)
    network.cut()
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    board = Begun.of(photo)
    seats = [color.value for color in Color]
    query = urlencode({"p": seats, "mode": "board", "board": board.entered}, doseq=True)
    page.goto(f"/en/score/board?{query}")
    lay_photograph(page, photo)
    at = board.next_row[0]
    tap_square(page, at)
    expect(offers(page).first).to_be_visible()
    expect(square(page, at)).to_have_attribute("data-selected", "")
