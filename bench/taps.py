"""How many taps, keystrokes and swipes it takes from opening the calculator to the result.

Simulated final tables are entered in Chromium as a sensible player would: default colours, the sides of
a temple in any order, gold digit by digit on the keypad, sun tokens only where there are any, a swipe to
the next player, cacao fruits only when a tie asks for them. With modules their boxes are ticked, each hut
and mask is a tap, each gem one on its plus sign, and what only the owner of a hut is asked for is typed or
tapped. Whatever is out of sight takes swipes to be seen. What the result page says is compared with the
engine each time. The last column is version 0.1.0: the medians of its own bench, swipes counted by hand.
"""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from statistics import median

from playwright.sync_api import Browser, Page, expect, sync_playwright
from werkzeug.serving import WSGIRequestHandler, make_server

from scorer import create_app
from scorer.engine.board import Board, Square, WorkerTile, neighbors
from scorer.engine.components import TILE_SIDES, Color
from scorer.engine.fields import FieldKind
from scorer.engine.play import Game
from scorer.engine.quantities import best_line, idle_workers
from scorer.engine.scoring import Result, score
from scorer.engine.setup import Setup
from scorer.engine.simulate import simulate
from scorer.engine.village import Village
from scorer.modules import setup_for

TABLES = 30
WHOLE_BOARDS = 20
GOAL, BEFORE = 34, 38
SWIPES, SWIPES_BEFORE = 4, 10
A_SWIPE = 0.6
"""How much of the screen a thumb moves."""
SWIPES_TO_SEE = """(element, share) => {
  const at = () => element.getBoundingClientRect();
  const isSeen = () => {
    const { x, y, width, height } = at();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(seen) || Boolean(seen?.contains(element) && seen.closest("label, button"));
  };
  if (isSeen()) return 0;
  const before = scrollY;
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return Math.max(1, Math.ceil(Math.abs(scrollY - before) / innerHeight / share));
}"""
MODULES = ("huts", "gem-mines")
MODULES_GOAL = 60
BOARD_GOAL, BOARD_BEFORE = 90, 160
DIRECTIONS = ((0, -30), (30, 0), (0, 30), (-30, 0))
"""Where a swipe goes for a tile that lies turned by so many quarters, in pixels."""
LONG_PRESS, SLOW = 600, 350
STEPS = 4
COUNTED = {"idle_workers": idle_workers, "best_line": best_line}


class Counter:
    """A page on a phone that counts what is done to it."""

    def __init__(self, page: Page) -> None:
        self.page, self.taps, self.keys, self.swipes = page, 0, 0, 0

    def tap(self, selector: str) -> None:
        place = self.page.locator(selector)
        self.swipes += place.evaluate(SWIPES_TO_SEE, A_SWIPE)
        place.tap()
        self.taps += 1

    def swipe(self) -> None:
        """To the next player."""
        thumb = self.page.context.new_cdp_session(self.page)
        for kind, points in (
            ("touchStart", [(320, 300)]),
            *(("touchMove", [(x, 300)]) for x in range(300, 40, -20)),
            ("touchEnd", []),
        ):
            touched = [{"x": x, "y": y} for x, y in points]
            thumb.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
        thumb.detach()
        self.swipes += 1

    def arrive(self, page: str) -> None:
        """Nobody is faster than a page and its scripts."""
        self.page.wait_for_url(f"**/score/{page}?*")
        self.page.wait_for_load_state("networkidle")

    def fill(self, selector: str, text: str) -> None:
        """A tap and the keys; Chromium may lose a key that follows at once on a field that is new."""
        self.tap(selector)
        self.page.locator(selector).fill(text)
        self.keys += len(text)


def begin(counter: Counter, setup: Setup) -> None:
    counter.page.goto("/en/score")
    counter.tap(f"button[name=players][value='{setup.players}']")
    if setup.modules:
        counter.tap("#modules > summary")
    for code in setup.modules:
        counter.tap(f"label:has([name=modules][value={code}])")
    counter.tap("#seats .go button[value='1']")
    counter.arrive("temples" if setup.temples else "villages")


def enter_nothing(counter: Counter, board: Board) -> None:
    """No temple is in play."""


def enter_temples(counter: Counter, board: Board) -> None:
    """A tap for each side where workers stand, and one for all that never came into play."""
    temples = [
        [
            f"{tile.color.letter}{tile.sides[facing]}"
            for tile, facing in board.sides_of(square)
            if isinstance(tile, WorkerTile) and tile.sides[facing]
        ]
        for square in board.temples()
    ]
    for left, sides in enumerate(temples, 1 - len(temples)):
        for side in sides or ["."]:
            counter.tap(f"[data-palette] [data-side='{side}']")
        if left and len(sides) < TILE_SIDES:
            counter.tap("[data-skip]")
    if len(temples) < setup_for(len(Color)).temples:
        counter.tap("[data-never]")
    counter.tap("[data-skip]")
    counter.arrive("villages")


class Layer:
    """Lays a whole board as a quick player does.

    On the square that the editor has chosen, the tile is tapped or, where it lies turned, swiped towards
    its fullest side; a finger goes on from a jungle tile to others of its kind that touch its corners.
    Where the editor's choice is empty on the table, the last worker tile is repeated by a long press where
    it can be, a tile that lies as it is drawn is dragged to its square, and for any other its square is
    tapped first. Each of these counts as one.
    """

    def __init__(self, counter: Counter, board: Board) -> None:
        self.counter, self.page = counter, counter.page
        self.touch = counter.page.context.new_cdp_session(counter.page)
        self.laid = set(Board.start(setup_for(len(Color))).tiles)
        self.waiting = {at: str(tile) for at, tile in board.tiles.items() if at not in self.laid}
        self.last = ""

    def lay(self) -> None:
        while self.waiting:
            chosen = self.page.locator(".square[data-selected]")
            at = square_of(chosen.get_attribute("data-at")) if chosen.count() else None
            if at not in self.waiting:
                at = self.elsewhere()
            if at:
                self.on_chosen(at)

    def on_chosen(self, at: Square) -> None:
        code = self.waiting[at]
        if code[0].islower():
            self.counter.tap(f".pick[data-code={code}]")
            self.done(at)
            return self.paint(at, code)
        kind, quarters = kind_of(code)
        if quarters:
            x, y = self.middle(f"[data-kind={kind}]")
            across, down = DIRECTIONS[quarters]
            self.gesture((x, y), (x + across, y + down))
        else:
            self.counter.tap(f"[data-kind={kind}]")
        self.done(at)

    def elsewhere(self) -> Square | None:
        """Lay a tile where the editor did not expect one, or choose its square."""
        open_ = [at for at in self.waiting if self.laid.intersection(neighbors(at))]
        seen = [at for at in open_ if self.waiting[at][0].isupper() and is_in_sight(self.page, at)]
        same = [at for at in seen if self.last and kind_of(self.waiting[at])[0] == self.last]
        upright = [at for at in seen if not kind_of(self.waiting[at])[1]]
        if same:
            x, y = self.middle(selector(same[0]))
            across, down = DIRECTIONS[kind_of(self.waiting[same[0]])[1]]
            self.gesture((x, y), (x + across, y + down), hold=LONG_PRESS)
            self.done(same[0])
        elif upright and self.page.locator("[data-choices=kinds]").is_visible():
            kind, _ = kind_of(self.waiting[upright[0]])
            self.gesture(
                self.middle(f"[data-kind={kind}]"), self.middle(selector(upright[0])), hold=SLOW
            )
            self.done(upright[0])
        else:
            at = next((at for at in open_ if is_in_sight(self.page, at)), open_[0])
            tap_square(self.counter, at)
            return at
        return None

    def paint(self, at: Square, code: str) -> None:
        """On from a jungle tile to those of its kind that touch corners, where that saves a tap."""
        path = [at]
        while more := [each for each in self.corners(path[-1], code) if each not in path]:
            path.append(more[0])
        if len(path) > 2:
            self.gesture(*(self.middle(selector(each)) for each in path))
            for each in path[1:]:
                self.done(each)

    def corners(self, at: Square, code: str) -> list[Square]:
        around = [(at[0] + down, at[1] + right) for down in (-1, 1) for right in (-1, 1)]
        same = [each for each in around if self.waiting.get(each) == code]
        touching = [each for each in same if self.laid.intersection(neighbors(each))]
        return [each for each in touching if is_in_sight(self.page, each)]

    def done(self, at: Square) -> None:
        expect(self.page.locator(f"{selector(at)}:not(.open)")).to_be_attached()
        code = self.waiting.pop(at)
        self.laid.add(at)
        if code[0].isupper():
            self.last, _ = kind_of(code)
        if code.endswith("+"):
            self.counter.tap("[data-do=cover]")

    def middle(self, selector: str) -> tuple[float, float]:
        box = self.page.locator(selector).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def gesture(self, *path: tuple[float, float], hold: float = 0) -> None:
        """One finger along a path, resting at the start as long as it must."""
        self.send("touchStart", path[0])
        if hold:
            self.page.wait_for_timeout(hold)
        for start, end in pairwise(path):
            for step in range(1, STEPS + 1):
                x, y = (a + (b - a) * step / STEPS for a, b in zip(start, end, strict=True))
                self.send("touchMove", (x, y))
        self.send("touchEnd")
        self.counter.taps += 1

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def enter_board(counter: Counter, board: Board) -> None:
    counter.tap("#entry .go button[formaction$='/board']")
    counter.arrive("board")
    Layer(counter, board).lay()
    expect(counter.page.locator("#board")).to_have_value(str(board))
    counter.tap("#entry .go button[formaction$='/villages']:not([name]):not([hidden])")
    counter.arrive("villages")


def kind_of(code: str) -> tuple[str, int]:
    """A worker tile as the sheet shows it, and how many quarters it lies turned from there."""
    for pattern in setup_for(len(Color)).worker_tiles:
        sides = "".join(map(str, pattern))
        for quarters in range(TILE_SIDES):
            if sides[-quarters:] + sides[:-quarters] == code[1:5]:
                return code[0] + sides, quarters
    raise ValueError(code)


def square_of(text: str | None) -> Square:
    row, col = map(int, (text or "").split(","))
    return row, col


def selector(at: Square) -> str:
    return f".square[data-at='{at[0]},{at[1]}']"


def is_in_sight(page: Page, at: Square) -> bool:
    """Nothing lies over the middle of the square."""
    return bool(
        page.locator(selector(at)).evaluate(
            """square => {
              const { left, top, width, height } = square.getBoundingClientRect();
              return square.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            }"""
        )
    )


def tap_square(counter: Counter, at: Square) -> None:
    """A square that is out of sight takes a tap to be seen."""
    if not is_in_sight(counter.page, at):
        counter.tap("[data-do=fit]")
    counter.tap(selector(at))


def enter_villages(counter: Counter, game: Game) -> None:
    villages = game.villages
    for n, village in enumerate(villages, 1):
        for digit in str(village["gold"]):
            counter.tap(f"[data-seat='{n}'] .digit:text-is('{digit}')")
        counter.tap(f"label:has([name=water{n}][value='{village['water']}'])")
        if village["sun"]:
            counter.tap(f"label:has([name=sun{n}][value='{village['sun']}'])")
        enter_items(counter, game, n, village)
        counter.swipe()
        following = f"[data-seat='{n + 1}']" if n < len(villages) else "[data-overview]"
        expect(counter.page.locator(f".boards > {following}")).to_be_in_viewport()
    counter.tap("#entry .go button[formaction$='/result']")


def enter_items(counter: Counter, game: Game, seat: int, village: Village) -> None:
    """What a player has of the modules: items, then the numbers that only their owners are asked for."""
    fields = [each for each in game.setup.seat_fields if each.module]
    for field in (each for each in fields if each.kind.has_items):
        for option in field.options:
            input = f"[name='{field.code}{seat}-{option}']"
            for n in range(village.get(f"{field.code}.{option}") or 0):
                if field.kind is FieldKind.LIST:
                    counter.tap(f"label:has({input}) >> nth={n}")
                else:
                    counter.tap(f".counter:has({input}) [data-by='1']")
    for field in (each for each in fields if each.owner and village.get(each.owner)):
        counted = COUNTED[field.code](game.board, village.color).count
        counter.fill(f"#{field.code}{seat}", str(counted))
    if any(village.get(item) for item in game.setup.field("cacao").required_of):
        counter.tap(f"label:has([name=cacao{seat}][value='{village['cacao']}'])")


def break_tie(counter: Counter, villages: Sequence[Village], result: Result) -> None:
    """The result page asks for cacao fruits only after a tie on gold."""
    for n, village in enumerate(villages, 1):
        if village.color in result.tied:
            counter.tap(f"label:has([name=cacao{n}][value='{village['cacao']}'])")
    if result.tied:
        counter.tap("[data-tie] button")


def check_result(page: Page, result: Result) -> None:
    """The page must say what the engine says."""
    ranking = sorted(result.players, key=lambda player: player.rank)
    totals = [str(player.total).replace("-", "−") for player in ranking]
    expect(page.locator(".ranking .total")).to_have_text(totals)
    expect(page.locator("[data-result]")).to_have_attribute("data-state", "final")


def whole_way(
    counter: Counter, game: Game, enter_final_board: Callable[[Counter, Board], None]
) -> None:
    result = score(game.setup, game.villages, game.board)
    begin(counter, game.setup)
    enter_final_board(counter, game.board)
    enter_villages(counter, game)
    break_tie(counter, game.villages, result)
    check_result(counter.page, result)


@contextmanager
def served() -> Iterator[str]:
    """The app on a port of its own."""

    class Silent(WSGIRequestHandler):
        def log_request(self, *args: object) -> None:
            pass

    server = make_server("127.0.0.1", 0, create_app(), threaded=True, request_handler=Silent)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def counted(
    browser: Browser, address: str, game: Game, enter: Callable[[Counter, Board], None]
) -> Counter:
    context = browser.new_context(
        base_url=address,
        viewport={"width": 360, "height": 740},
        is_mobile=True,
        has_touch=True,
        reduced_motion="reduce",
    )
    counter = Counter(context.new_page())
    whole_way(counter, game, enter)
    context.close()
    return counter


def main() -> None:
    print(f"{'four players':32}{'min':>6}{'median':>8}{'max':>6}{'goal':>6}{'0.1.0':>7}")
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, modules, enter, tables, goal, before in (
            ("temples only", (), enter_temples, TABLES, GOAL, BEFORE),
            ("gems and huts only", MODULES, enter_nothing, TABLES, MODULES_GOAL, ""),
            ("whole board", (), enter_board, WHOLE_BOARDS, BOARD_GOAL, BOARD_BEFORE),
        ):
            games = [simulate(setup_for(len(Color), modules), seed) for seed in range(tables)]
            counters = [counted(browser, address, game, enter) for game in games]
            show(
                f"{name}, taps and keys", [each.taps + each.keys for each in counters], goal, before
            )
            swipes = (SWIPES, SWIPES_BEFORE) if goal == GOAL else ("", "")
            show("  swipes", [each.swipes for each in counters], *swipes)
        browser.close()


def show(name: str, counts: Sequence[int], goal: int | str, before: int | str) -> None:
    print(f"{name:32}{min(counts):6}{median(counts):8g}{max(counts):6}{goal:>6}{before:>7}")


if __name__ == "__main__":
    main()
