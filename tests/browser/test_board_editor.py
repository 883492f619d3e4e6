"""The whole-board editor on a phone: by taps, by keys, by notation, and without scripts."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from pages import TAGS
from playwright.sync_api import Locator, Page, expect

from scorer.engine.board import Board, Square, WorkerTile, neighbors
from scorer.engine.checks import check
from scorer.engine.components import Color
from scorer.engine.scoring import score_temple
from scorer.engine.simulate import simulate
from scorer.i18n import language
from scorer.i18n.messages import UNNAMED_PLAYERS, finding_text, temple_text
from scorer.modules import setup_for
from scorer.sheet.entries import COMPLETE
from scorer.sheet.report import MISSING

Phone = Callable[..., Page]

SETUP = setup_for(4)
START = str(Board.start(SETUP))
FINISHED = simulate(SETUP, 11).board


def path(board: str = "", players: int = 4, tag: str = "en") -> str:
    seats = [color.value for color in tuple(Color)[:players]]
    query = {"p": seats, "mode": "board", **({"board": board} if board else {})}
    return f"/{tag}/score/board?{urlencode(query, doseq=True)}"


def square(page: Page, at: Square) -> Locator:
    return page.locator(f".square[data-at='{at[0]},{at[1]}']")


def square_of(text: str) -> Square:
    row, col = map(int, text.split(","))
    return row, col


def do(page: Page, action: str) -> None:
    page.locator(f"[data-do={action}]:visible").first.tap()


def tap_square(page: Page, at: Square) -> None:
    """Tap a square; one that is out of sight is brought into it first."""
    stage, box = page.locator(".stage").bounding_box(), square(page, at).bounding_box()
    assert stage and box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    across = stage["x"] < x < stage["x"] + stage["width"]
    if not (across and stage["y"] < y < stage["y"] + stage["height"]):
        do(page, "fit")
    square(page, at).tap()


def tab_of(page: Page, letter: str) -> Locator:
    """The tab with the tiles of a colour."""
    color = next(color for color in Color if color.letter == letter)
    return page.locator(f".tab[data-color={color}]")


def pick(page: Page, code: str) -> None:
    """Tap a tile in the sheet, of whichever colour is shown."""
    if code[0].isupper():
        tab = tab_of(page, code[0])
        if tab.get_attribute("aria-pressed") != "true":
            tab.tap()
    page.locator(f".pick[data-code={code[:5]}]").tap()
    if code.endswith("+"):
        do(page, "cover")


def lay(page: Page, at: Square, code: str) -> None:
    tap_square(page, at)
    pick(page, code)


def expect_board(page: Page, board: str) -> None:
    """The field, and the address that the next page and a reload start from."""
    expect(page.locator("#board")).to_have_value(board)
    page.wait_for_function(
        "board => new URL(location).searchParams.get('board') === board", arg=board, timeout=5000
    )


def drawn_sides(tile: Locator) -> str:
    """The workers that are drawn on a square, clockwise from the top."""
    return "".join(
        tile.evaluate(
            """tile => {
              const [id] = /tile-[^)]+/.exec(tile.querySelector("path").getAttribute("marker-start"));
              const sides = document.getElementById(id).querySelectorAll("use[href^='#art-side-']");
              return [...sides].map(side => side.getAttribute("href").slice(-1));
            }"""
        )
    )


def left(page: Page, code: str) -> Locator:
    return page.locator(f".pick[data-code={code}] .left")


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 11)])
def test_a_whole_board_is_entered_by_taps_alone(phone: Phone, players: int, seed: int) -> None:
    board = simulate(setup_for(players), seed).board
    page = phone(path(players=players))
    laid = set(Board.start(SETUP).tiles)
    waiting = {at: tile for at, tile in board.tiles.items() if at not in laid}
    while waiting:
        at = next(at for at in waiting if laid.intersection(neighbors(at)))
        lay(page, at, str(waiting.pop(at)))
        laid.add(at)
    expect_board(page, str(board))
    expect(page.locator(".checks")).to_have_attribute("data-state", "fits")
    # Everything has been laid, so there is no empty square left to tap on.
    expect(page.locator(".square")).to_have_count(len(board.tiles))

    page.reload()
    expect(page.locator(".square")).to_have_count(len(board.tiles))
    page.get_by_role("button", name="Village boards").tap()
    page.wait_for_url("**/score/villages?*")
    query = parse_qs(urlsplit(page.url).query)
    assert query["board"] == [str(board)] and query["mode"] == ["board"]


def test_an_empty_square_offers_what_can_lie_there_and_how_many_are_left(phone: Phone) -> None:
    page = phone(path())
    setup = SETUP
    square(page, (0, 1)).tap()
    picks = page.locator(".pick[data-code]:visible")
    expect(picks).to_have_count(13)
    expect(left(page, "R2101")).to_have_text(str(setup.worker_tiles[2, 1, 0, 1]))
    pick(page, "R1111")
    expect(left(page, "R1111")).to_have_text(str(setup.worker_tiles[1, 1, 1, 1] - 1))
    expect(tab_of(page, "R").locator("[data-left]")).to_have_text("8")

    square(page, (0, 2)).tap()
    expect(picks).to_have_count(len(setup.jungle))
    expect(left(page, "t")).to_have_text(str(setup.jungle["t"]))
    expect(left(page, "m2")).to_have_text(str(setup.jungle["m2"] - setup.start.count("m2")))
    pick(page, "m4")
    square(page, (-1, 1)).tap()
    expect(page.locator(".pick[data-code=m4]")).to_be_disabled()


def test_a_tile_is_rotated_covered_changed_and_removed(phone: Phone) -> None:
    page = phone(path())
    lay(page, (0, 1), "R2101")
    expect_board(page, "p1R2101/.m2")
    square(page, (0, 1)).tap()
    expect_board(page, "p1R1210/.m2")
    do(page, "rotate")
    expect_board(page, "p1R0121/.m2")
    assert drawn_sides(square(page, (0, 1))) == "0121"
    do(page, "cover")
    expect_board(page, "p1R0121+/.m2")
    expect(tab_of(page, "R").locator("[data-left]")).to_have_text("7")
    expect(square(page, (0, 1))).to_have_attribute("aria-label", re.compile("on top of"))
    do(page, "close")
    square(page, (0, 1)).tap()
    pick(page, "W3001")
    expect_board(page, "p1W3001+/.m2")
    do(page, "cover")
    expect_board(page, "p1W3001/.m2")
    do(page, "remove")
    expect_board(page, START)
    expect(page.locator("[data-begin]")).to_be_visible()


def test_undo_and_redo(phone: Phone) -> None:
    page = phone(path())
    steps = [START, "p1R1111/.m2", "p1R1111t/.m2", "p1R1111t/.m2P3100"]
    undo, redo = (page.locator(f"[data-do={name}]") for name in ("undo", "redo"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    for at, code in (((0, 1), "R1111"), ((0, 2), "t"), ((1, 2), "P3100")):
        lay(page, at, code)
    expect_board(page, steps[3])
    for step in reversed(steps[:3]):
        undo.tap()
        expect_board(page, step)
    expect(undo).to_have_attribute("aria-disabled", "true")
    for step in steps[1:]:
        redo.tap()
        expect_board(page, step)
    undo.tap()
    lay(page, (1, 2), "Y1111")
    expect(redo).to_have_attribute("aria-disabled", "true")
    expect_board(page, "p1R1111t/.m2Y1111")


def test_the_board_is_turned_as_one_sits(phone: Phone) -> None:
    page = phone(path("p1R2101/P3001m2"))
    for turned in ("P1300p1/m2R1210", "m2P0130/R0121p1", "R1012m2/p1P0013", "p1R2101/P3001m2"):
        do(page, "turn")
        expect_board(page, turned)
        assert str(Board.parse(turned, SETUP)) == turned


def test_findings_are_marked_told_and_ignored(phone: Phone) -> None:
    page = phone(path("p1R1111/P1111m2"))
    space = square(page, (0, 2))
    expect(page.locator(".checks")).to_have_attribute("data-state", "unfinished")
    assert not page.locator(".checks").evaluate("checks => checks.open")
    lay(page, (1, 2), "Y1111")
    expect(space.locator(".mark-sign")).to_be_visible()
    expect(space).to_have_attribute("aria-label", re.compile("Is a jungle tile missing here"))
    space.tap()
    told = page.locator(".sheet .remark")
    expect(told).to_contain_text("2 worker tiles are next to this empty jungle space")
    told.get_by_role("button").tap()
    expect(told).to_have_count(0)
    expect(space.locator(".mark-sign")).to_have_count(0)
    expect_board(page, "p1R1111/P1111m2Y1111")

    page.reload()
    expect(page.locator(".checks")).to_be_visible()
    expect(page.locator(".mark-sign")).to_have_count(0)
    page.locator(".checks summary").tap()
    do(page, "unignore")
    expect(space.locator(".mark-sign")).to_be_visible()
    page.locator(".checks .link").first.tap()
    expect(space).to_have_attribute("data-selected", "")
    pick(page, "w")
    expect(page.locator(".mark-sign")).to_have_count(0)


@pytest.mark.parametrize("tag", ["de", "fa"])
def test_the_phone_checks_by_itself(phone: Phone, tag: str) -> None:
    """The engine's findings in the same words, and what the temples pay; the server is left alone."""
    page = phone(path("p1R1111/P1111m2", tag=tag))
    expect(page.locator(".checks")).to_be_visible()
    page.context.set_offline(True)
    lay(page, (0, 2), "t")
    square(page, (0, 2)).tap()
    expect(square(page, (0, 2)).locator(".mark-sign")).to_be_visible()
    board, speak = Board.parse("p1R1111t/P1111m2", SETUP), language(tag)
    findings = check(board, SETUP, list(Color))
    assert (0, 2) in [finding.square for finding in findings]
    told = page.locator(".checks li .remark > span")
    expect(told).to_have_text([finding_text(finding, SETUP, speak) for finding in findings])
    assert SETUP.majority
    scored = score_temple(SETUP.majority, board.workers_at((0, 2)), list(Color))
    reason = temple_text(
        scored, SETUP.majority, speak, lambda color: speak.text(UNNAMED_PLAYERS[color])
    )
    expect(page.locator("[data-why]")).to_contain_text(reason)


def test_an_unfinished_board_is_no_result_until_somebody_says_that_it_is_all(phone: Phone) -> None:
    page = phone(path("p1R1111/.m2"))
    state = page.locator("[data-sheet-state]")
    expect(state).to_have_attribute("data-sheet-state", "incomplete")
    missing = MISSING[COMPLETE]
    expect(state.locator("li").first).to_have_text(missing)
    page.locator("[name=complete]").tap()
    expect(state.locator("li").first).not_to_have_text(missing)
    assert parse_qs(urlsplit(page.url).query)["complete"] == ["1"]
    page.reload()
    expect(page.locator("[name=complete]")).to_be_checked()
    page.locator("[name=complete]").tap()
    expect(state.locator("li").first).to_have_text(missing)
    assert "complete" not in page.url


def test_temples_show_who_gets_gold(phone: Phone) -> None:
    assert SETUP.majority
    page = phone(path(str(FINISHED)))
    origin = min(row for row, _ in FINISHED.tiles), min(col for _, col in FINISHED.tiles)
    for row, col in FINISHED.temples():
        scored = score_temple(SETUP.majority, FINISHED.workers_at((row, col)), tuple(Color))
        gold = sorted((s.gold for s in scored.standings.values() if s.gold), reverse=True)
        temple = square(page, (row - origin[0], col - origin[1]))
        expect(temple.locator(".gain")).to_have_text([str(each) for each in gold])
    tap_square(page, (FINISHED.temples()[0][0] - origin[0], FINISHED.temples()[0][1] - origin[1]))
    expect(page.locator(".sheet .why")).to_contain_text("gold")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_notation_is_opened_as_the_engine_reads_it(phone: Phone, players: int) -> None:
    page = phone(path(players=players))
    page.locator(".notation summary").tap()
    for seed in range(5):
        board = simulate(setup_for(players), seed).board
        page.locator("#board").fill(f"\n./.{str(board).replace('/', '/.')}\n")
        do(page, "apply")
        expect_board(page, str(board))
        expect(page.locator(".square:not(.open)")).to_have_count(len(board.tiles))
    do(page, "undo")
    expect_board(page, str(simulate(setup_for(players), 3).board))


def test_a_wrong_notation_is_told_where_and_nothing_is_lost(phone: Phone) -> None:
    page = phone(path("p1R1111/.m2"))
    page.locator(".notation summary").tap()
    problem = page.locator("[data-problem]")
    wrong = {
        "p1R2200/.m2": "There is no tile “R2200” in the box (character 3).",
        "p1/x": "We can’t read the board from character 4 on: “x”.",
        "p1/.R12": "The board ends too early, after character 7.",
    }
    for text, told in wrong.items():
        page.locator("#board").fill(text)
        do(page, "apply")
        expect(problem).to_have_text(told)
        expect(page.locator("#board")).to_have_value(text)
    expect(page.locator(".square:not(.open)")).to_have_count(3)
    page.locator("#board").fill(START)
    do(page, "apply")
    expect(problem).to_be_hidden()
    expect_board(page, START)


def test_a_notation_is_pasted_and_opened_from_a_file(phone: Phone) -> None:
    page = phone(path(), permissions=["clipboard-read", "clipboard-write"])
    page.locator(".notation summary").tap()
    page.evaluate("navigator.clipboard.writeText('p1R1111/.m2\\n')")
    do(page, "paste")
    expect_board(page, "p1R1111/.m2")
    file = {"name": "board.txt", "mimeType": "text/plain", "buffer": b"p1W3001/.m2\n"}
    page.locator("[data-file]").set_input_files(file)
    expect_board(page, "p1W3001/.m2")


def test_a_board_that_grew_elsewhere_stays_where_it_lies(phone: Phone) -> None:
    page = phone(path("p1R2101/P3001m2"))
    square(page, (1, 0)).tap()
    page.evaluate(
        """text => {
          const form = document.getElementById("entry");
          form.elements.board.value = text;
          form.dispatchEvent(new Event("refresh"));
        }""",
        ".W1111/.p1R2101/tP3001m2",
    )
    expect(page.locator(".square:not(.open)")).to_have_count(6)
    assert drawn_sides(square(page, (1, 0))) == "3001"
    expect(square(page, (1, 0))).to_have_attribute("data-selected", "")
    expect_board(page, ".W1111/.p1R2101/tP3001m2")


def test_a_sample_board_and_a_new_start(phone: Phone) -> None:
    page = phone(path())
    page.get_by_role("button", name="sample").tap()
    page.wait_for_url("**/score/board?*board=*")
    expect(page.locator(".checks")).to_have_attribute("data-state", "fits")
    expect(page.locator("[data-begin]")).to_be_hidden()
    sample = page.locator("#board").input_value()
    do(page, "restart")
    expect_board(page, START)
    do(page, "undo")
    expect_board(page, sample)


def test_the_keyboard_does_it_all(phone: Phone) -> None:
    page = phone(path())
    page.locator("[data-do=fit]").focus()
    page.keyboard.press("Tab")
    for key in ("ArrowDown", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)
    focused = page.locator(".square:focus")
    first = focused.get_attribute("data-at")
    assert first
    page.keyboard.press("Enter")
    expect(page.locator(".pick:focus")).to_be_visible()
    page.keyboard.press("Enter")
    expect(square(page, square_of(first))).to_have_attribute("data-last", "")
    expect(focused).to_have_attribute("data-selected", "")
    expect(page.locator("#board")).not_to_have_value(START)
    laid = page.locator("#board").input_value()
    page.keyboard.press("Delete")
    expect_board(page, START)
    page.keyboard.press("Control+z")
    expect_board(page, laid)
    page.keyboard.press("Control+z")
    expect_board(page, START)
    page.keyboard.press("Control+y")
    expect_board(page, laid)
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_be_hidden()


def finger(page: Page, *path: tuple[float, float], hold: int = 0) -> None:
    """One finger along a path; it may rest at the start."""
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        spread = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spread})

    send("touchStart", path[0])
    page.wait_for_timeout(hold)
    for (x, y), (to_x, to_y) in pairwise(path):
        for part in (0.5, 1):
            send("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
    send("touchEnd")


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def kind(page: Page, code: str) -> Locator:
    return page.locator(f"[data-kind={code}]")


def test_after_a_tile_the_next_due_square_is_chosen(phone: Phone) -> None:
    page = phone(path("p1R1111/.m2"))
    square(page, (1, 2)).tap()
    kind(page, "P2101").tap()
    expect_board(page, "p1R1111/.m2P2101")
    due = square(page, (0, 2))
    expect(due).to_have_attribute("data-selected", "")
    do(page, "rotate")
    square(page, (1, 2)).tap()
    expect_board(page, "p1R1111/.m2P0121")
    pick(page, "t")
    expect_board(page, "p1R1111t/.m2P0121")
    chosen = page.locator(".square.worker[data-selected]")
    expect(chosen).to_be_visible()
    do(page, "undo")
    expect(due).to_have_attribute("data-selected", "")


def test_fingers_swipe_drag_repeat_and_paint_tiles(phone: Phone) -> None:
    page = phone(path("p1R1111/.m2"))
    square(page, (1, 2)).tap()
    x, y = middle(kind(page, "P2101"))
    finger(page, (x, y), (x + 30, y))
    expect_board(page, "p1R1111/.m2P1210")
    pick(page, "g1")
    finger(page, middle(kind(page, "Y2101")), middle(square(page, (1, 0))), hold=350)
    expect_board(page, "p1R1111g1/Y2101m2P1210")
    x, y = middle(square(page, (2, 1)))
    finger(page, (x, y), (x, y + 30), hold=600)
    expect_board(page, "p1R1111g1/Y2101m2P1210/.Y0121")
    lay(page, (2, 0), "w")
    finger(page, *(middle(square(page, at)) for at in ((2, 0), (3, 1))))
    expect_board(page, "p1R1111g1/Y2101m2P1210/wY0121/.w")


def test_the_board_stays_under_a_finger_that_paints(phone: Phone) -> None:
    """It grows with the first tile; the next squares are where the finger saw them."""
    page = phone(path(".R1210/P1111w/p1Y1210/R0121m2"))
    lay(page, (0, 0), "p1")
    finger(page, *(middle(square(page, at)) for at in ((0, 0), (-1, 1), (0, 2))))
    expect_board(page, ".p1/p1R1210p1/P1111w/p1Y1210/R0121m2")
    expect(page.locator(".square[data-selected]")).to_be_in_viewport(ratio=1)


def test_every_square_says_what_lies_there(phone: Phone) -> None:
    page = phone(path("p1R2101/.m2"))
    speak = language("en")
    labels = page.locator(".square").evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label'))"
    )
    assert all(re.match(r"Row \d, column \d: .+", label) for label in labels)
    positions = [tuple(map(int, re.findall(r"\d", label)[:2])) for label in labels]
    assert positions == sorted(positions), "in reading order"
    assert any(speak.text("single plantation").capitalize() in label for label in labels)
    assert sum("2\u00a0at the top" in label for label in labels) == 1


def test_fingers_zoom_and_pan(phone: Phone) -> None:
    page = phone(path(str(FINISHED)))
    stage = page.locator(".stage").bounding_box()
    assert stage
    x, y = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spread = [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spread})

    table = page.locator(".table")

    def place() -> tuple[float, ...]:
        """Left, top and scale of the table once it rests."""
        page.evaluate(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        return tuple(map(float, re.findall(r"-?[\d.]+", table.get_attribute("style") or "")))

    whole, style = place(), table.get_attribute("style") or ""
    touch("touchStart", (x - 20, y), (x + 20, y))
    for step in range(30, 90, 10):
        touch("touchMove", (x - step, y), (x + step, y))
    touch("touchEnd")
    near = place()
    assert near[2] > 1.5 * whole[2]
    touch("touchStart", (x, y))
    for step in range(10, 60, 10):
        touch("touchMove", (x + step, y + step))
    touch("touchEnd")
    moved = place()
    assert moved[2] == near[2] and moved[0] > near[0] and moved[1] > near[1]
    # Neither was a tap.
    expect(page.locator(".sheet")).to_be_hidden()
    # Not by a tap: right after a swipe, browsers take one for the hand that stops a scrolling page.
    page.locator("[data-do=fit]").press("Enter")
    expect(table).to_have_attribute("style", style)
    for finger_sized in page.locator(".square").all()[:3]:
        finger_sized.tap()
        box = page.locator(".square[data-selected]").bounding_box()
        assert box and box["width"] >= 43.5
        do(page, "close")
        do(page, "fit")


@pytest.mark.parametrize("tag", TAGS)
def test_the_board_is_never_mirrored_and_the_page_never_scrolls_sideways(
    phone: Phone, tag: str
) -> None:
    page = phone(path("p1R3001/.m2", tag=tag))
    plantation, market = (square(page, at).bounding_box() for at in ((0, 0), (1, 1)))
    assert plantation and market and plantation["x"] < market["x"]
    tap_square(page, (0, 1))
    assert drawn_sides(square(page, (0, 1))) == "3001"
    drawn = square(page, (0, 1)).locator("path")
    matrix = "(({ a, b, c, d }) => a * d - b * c)(path.getScreenCTM())"
    assert drawn.evaluate(f"path => {matrix}") > 0, "a mirrored drawing has a negative determinant"
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 360
    for control in page.locator(".sheet button:visible, .tools button").all():
        box = control.bounding_box()
        assert box and min(box["width"], box["height"]) >= 43.5, control.get_attribute("class")
    sheet, stage = page.locator(".sheet").bounding_box(), page.locator(".stage").bounding_box()
    assert sheet and stage and stage["y"] + stage["height"] <= sheet["y"] + 1, (
        "the board is in sight"
    )


@pytest.mark.parametrize("size", [16, 32])
def test_all_tools_stand_above_the_board_on_a_small_phone(phone: Phone, size: int) -> None:
    page = phone(path(), viewport={"width": 320, "height": 568})
    page.context.new_cdp_session(page).send(
        "Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}}
    )
    stage = page.locator(".stage").bounding_box()
    assert stage
    for control in page.locator(".tools button").all():
        box = control.bounding_box()
        assert box and box["width"] >= 43.5
        assert stage["x"] - 0.5 <= box["x"] <= stage["x"] + stage["width"] - box["width"] + 0.5


def test_a_change_of_language_keeps_the_board(phone: Phone) -> None:
    page = phone(path())
    lay(page, (0, 1), "R3100")
    expect_board(page, "p1R3100/.m2")
    do(page, "close")
    page.locator(".languages summary").tap()
    page.locator(".languages [lang=nl]").tap()
    page.wait_for_url("**/nl/score/board?*")
    expect(page.locator("#board")).to_have_value("p1R3100/.m2")


def test_without_scripts_the_notation_is_the_editor(phone: Phone) -> None:
    page = phone(path(), java_script_enabled=False)
    expect(page.locator(".stage .board > svg")).to_have_count(2)
    page.locator("#board").fill("p1R1111/.m2")
    do(page, "apply")
    expect(page.locator(".stage .board > svg")).to_have_count(3)
    page.locator("#board").fill("p1R2200")
    do(page, "apply")
    expect(page.locator("#board-problem")).to_contain_text("R2200")
    expect(page.locator("#board")).to_have_value("p1R2200")
    page.locator("#board").fill(START)
    page.get_by_role("button", name="Temples only").tap()
    page.wait_for_url("**/score/temples?*")
    assert "mode=board" not in page.url
    assert parse_qs(urlsplit(page.url).query)["board"] == [START]


def test_a_board_that_cannot_be_read_stays_as_it_was_typed(phone: Phone) -> None:
    page = phone(path("p1R2200"))
    expect(page.locator("#board-problem")).to_be_visible()
    expect(page.locator("#board")).to_have_value("p1R2200")
    expect(page.locator(".tools")).to_be_hidden()
    page.locator("#board").fill("p1R2101/.m2")
    do(page, "apply")
    expect(page.locator(".tools")).to_be_visible()
    expect(page.locator(".problem:visible, .problems")).to_have_count(0)
    assert isinstance(
        Board.parse(page.locator("#board").input_value(), SETUP).tiles[0, 1], WorkerTile
    )
