"""How long an edit of a full board takes to be seen on a slow phone (Chromium, CPU throttled 6x).

Beside each figure stands a click that changes nothing: what a frame costs in the same browser anyway; and
what version 0.1.0 took when it was measured the same way, on another machine.
"""

from __future__ import annotations

import re
import shutil
import threading
from statistics import median
from urllib.parse import urlencode

from playwright.sync_api import Page, sync_playwright
from werkzeug.serving import WSGIRequestHandler, make_server

from scorer import create_app
from scorer.engine.components import Color
from scorer.engine.simulate import simulate
from scorer.modules import setup_for

THROTTLE = 6
LIMIT, LIMIT_OF_TURNING = 50, 200
EDIT_BEFORE, TURNING_BEFORE = 53, 569
ROUNDS = 15

MEASURE = """async ([selector, rounds]) => {
  const target = document.querySelector(selector);
  const times = [];
  for (let i = 0; i < rounds; i++) {
    // Until the findings of the last edit are in.
    await new Promise((done) => setTimeout(done, 700));
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
    times.push(await new Promise((done) => {
      const start = performance.now();
      target.click();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - start);
        port2.postMessage(null);
      });
    }));
  }
  return times;
}"""

EDITS: dict[str, tuple[str, int | str, int | str]] = {
    "nothing": ("#sheet-title", "", ""),
    "rotate a tile": ("[data-do=rotate]", LIMIT, EDIT_BEFORE),
    "cover a tile, or not": ("[data-do=cover]", LIMIT, EDIT_BEFORE),
    "turn all tiles at once": ("[data-do=turn]", LIMIT_OF_TURNING, TURNING_BEFORE),
}
"""What is clicked, and in milliseconds what is wanted and what 0.1.0 took."""


class _Silent(WSGIRequestHandler):
    def log_request(self, *args: object) -> None:
        pass


def measure(page: Page, address: str) -> None:
    colors = tuple(Color)
    board = simulate(setup_for(len(colors)), 11, colors).board
    # Two red tiles less, so that there is one to cover another with.
    for at in [at for at, tile in board.workers if tile.color is Color.RED][-2:]:
        board = board.without(at)
    query = {"p": [color.value for color in colors], "mode": "board", "board": str(board)}
    page.goto(f"{address}/en/score/board?{urlencode(query, doseq=True)}")
    page.get_by_role("button", name=re.compile(r"Red.*2\sat")).first.tap()
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    print(f"{'milliseconds':24}{'best':>6}{'median':>8}{'wanted':>8}{'0.1.0':>7}")
    for name, (selector, wanted, before) in EDITS.items():
        times = sorted(page.evaluate(MEASURE, [selector, ROUNDS]))
        print(f"{name:24}{times[0]:6.0f}{median(times):8.0f}{wanted:>8}{before:>7}")


def main() -> None:
    server = make_server("127.0.0.1", 0, create_app(), threaded=True, request_handler=_Silent)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"Until an edit is seen, CPU throttled {THROTTLE}x, {ROUNDS} times")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        phone = browser.new_context(
            viewport={"width": 360, "height": 740},
            device_scale_factor=2,
            is_mobile=True,
            has_touch=True,
        )
        measure(phone.new_page(), f"http://127.0.0.1:{server.port}")
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
