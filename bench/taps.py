"""How many taps and keystrokes it takes from opening the calculator to the result.

Simulated final tables are entered in Chromium as a sensible player would: default colours, the sides of
a temple in any order, gold typed digit by digit with Enter going on to the next player, sun tokens only
where there are any, cacao fruits only when a tie asks for them. With modules their boxes are ticked, each
hut and mask is a tap, each gem one on its plus sign, and what only the owner of a hut is asked for is
typed or tapped. What the result page says is compared with the engine each time.
"""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from statistics import median

from playwright.sync_api import Browser, Page, expect, sync_playwright
from werkzeug.serving import WSGIRequestHandler, make_server

from scorer import create_app
from scorer.engine.board import Board, Square, WorkerTile, neighbors
from scorer.engine.components import COLOR_OF, TILE_SIDES, Color
from scorer.engine.fields import FieldKind
from scorer.engine.play import Game
from scorer.engine.quantities import best_line, idle_workers
from scorer.engine.scoring import Result, score
from scorer.engine.setup import Setup
from scorer.engine.simulate import simulate
from scorer.engine.village import Village
from scorer.modules import setup_for

TABLES = 30
WHOLE_BOARDS = 6
GOAL = 45
MODULES = ("huts", "gem-mines")
MODULES_GOAL = 60
COUNTED = {"idle_workers": idle_workers, "best_line": best_line}


class Counter:
    """A page on a phone that counts what is done to it."""

    def __init__(self, page: Page) -> None:
        self.page, self.taps, self.keys = page, 0, 0

    @property
    def total(self) -> int:
        return self.taps + self.keys

    def tap(self, selector: str) -> None:
        self.page.locator(selector).tap()
        self.taps += 1

    def arrive(self, page: str) -> None:
        """Nobody is faster than a page and its scripts."""
        self.page.wait_for_url(f"**/score/{page}?*")
        self.page.wait_for_load_state("networkidle")

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)
        self.keys += len(text)

    def fill(self, selector: str, text: str) -> None:
        """A tap and the keys; Chromium may lose a key that follows at once on a field that is new."""
        self.tap(selector)
        self.page.locator(selector).fill(text)
        self.keys += len(text)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.keys += 1


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
    counter.tap("[data-next]")
    counter.arrive("villages")


def enter_board(counter: Counter, board: Board) -> None:
    """Tile by tile, each beside those that lie there, in the colour chosen last while there is one."""
    counter.tap("#entry .go button[formaction$='/board']")
    counter.arrive("board")
    laid = set(Board.start(setup_for(len(Color))).tiles)
    waiting = {at: str(tile) for at, tile in board.tiles.items() if at not in laid}
    letter = next(iter(Color)).letter
    while waiting:
        open_ = [at for at in waiting if laid.intersection(neighbors(at))]
        at = min(open_, key=lambda at: (waiting[at][0] != letter, waiting[at][0].isupper()))
        code = waiting.pop(at)
        laid.add(at)
        tap_square(counter, at)
        if code[0].isupper() and code[0] != letter:
            letter = code[0]
            counter.tap(f".tab[data-color={COLOR_OF[letter]}]")
        counter.tap(f".pick[data-code={code[:5]}]")
        if code.endswith("+"):
            counter.tap("[data-do=cover]")
    expect(counter.page.locator("#board")).to_have_value(str(board))
    counter.tap("#entry .go button[formaction$='/villages']")
    counter.arrive("villages")


def tap_square(counter: Counter, at: Square) -> None:
    """A square that is out of sight takes a tap to be seen."""
    square = f".square[data-at='{at[0]},{at[1]}']"
    stage = counter.page.locator(".stage").bounding_box()
    box = counter.page.locator(square).bounding_box()
    assert stage and box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    across = stage["x"] < x < stage["x"] + stage["width"]
    if not (across and stage["y"] < y < stage["y"] + stage["height"]):
        counter.tap("[data-do=fit]")
    counter.tap(square)


def enter_villages(counter: Counter, game: Game) -> None:
    villages = game.villages
    counter.tap("#gold1")
    for n, village in enumerate(villages, 1):
        if n > 1:
            counter.press("Enter")
        counter.type(str(village["gold"]))
    for n, village in enumerate(villages, 1):
        counter.tap(f"label:has([name=water{n}][value='{village['water']}'])")
        if village["sun"]:
            counter.tap(f"label:has([name=sun{n}][value='{village['sun']}'])")
        enter_items(counter, game, n, village)
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
                    counter.tap(f".counter:has({input}) [data-step='1']")
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
    print(f"{'four players':32}{'min':>6}{'median':>8}{'max':>6}{'goal':>6}")
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, modules, enter, tables, goal in (
            ("temples only", (), enter_temples, TABLES, GOAL),
            ("gems and huts only", MODULES, enter_nothing, TABLES, MODULES_GOAL),
            ("whole board", (), enter_board, WHOLE_BOARDS, ""),
        ):
            games = [simulate(setup_for(len(Color), modules), seed) for seed in range(tables)]
            counters = [counted(browser, address, game, enter) for game in games]
            show(f"{name}, taps and keys", [each.total for each in counters], goal)
            show("  of them taps", [each.taps for each in counters])
            show("  of them keys", [each.keys for each in counters])
        browser.close()


def show(name: str, counts: Sequence[int], goal: int | str = "") -> None:
    print(f"{name:32}{min(counts):6}{median(counts):8g}{max(counts):6}{goal:>6}")


if __name__ == "__main__":
    main()
