"""Photographs of tables, made from our own drawings, and how often the right tile is offered first."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

from playwright.sync_api import Page

from scorer.engine.components import Color, rotations
from scorer.engine.simulate import simulate
from scorer.modules import setup_for

TAKE = (Path(__file__).parent / "photographs.js").read_text(encoding="utf-8")
SIZE = (2048, 1536)
NAMED_JUNGLE, NAMED_WORKERS = 12, 8
NAMINGS = 3
"""So many times, with other squares, somebody names those."""
ENOUGH = 0.85
"""The right kind comes first in so many of the squares whose kind was named somewhere."""


class Photograph(NamedTuple):
    """A photograph, and where the corners of the board's extent are in it, clockwise from the top left."""

    jpeg: bytes
    corners: list[tuple[float, float]]
    rows: int
    cols: int
    board: str
    players: int


def photograph(page: Page, players: int, seed: int) -> Photograph:
    """The final board of a simulated game, photographed. The page is one of the app, on a large screen."""
    board = str(simulate(setup_for(players), seed).board)
    seats = [color.value for color in tuple(Color)[:players]]
    query = {"p": seats, "mode": "board", "board": board, "complete": "1"}
    page.goto(f"/en/score/result?{urlencode(query, doseq=True)}")
    png = base64.b64encode(page.locator("main .board").screenshot()).decode()
    width, height = SIZE
    options = {"png": png, "board": board, "seed": seed, "width": width, "height": height}
    taken = page.evaluate(TAKE, options)
    jpeg = base64.b64decode(taken.pop("jpeg"))
    corners = [(x, y) for x, y in taken.pop("corners")]
    return Photograph(jpeg, corners, **taken, board=board, players=players)


MEASURE = """async ({ jpeg, corners, cols, rows, board, layouts, jungle, workers, namings, seed }) => {
  const [{ projection }, { lookOf, likelyJungle, likelyWorkers }] =
    await Promise.all(["perspective", "likeness"].map((name) => import(`/static/photo/${name}.js`)));
  let state = seed;
  const random = () => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x80000000;
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(jpeg), (c) => c.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  context.drawImage(picture, 0, 0);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  // Nobody puts a corner quite where it is.
  const side = Math.hypot(...corners[1].map((n, i) => n - corners[0][i])) / cols;
  const slip = () => (random() - 0.5) * 0.08 * side;
  const project = projection(corners.map(([x, y]) => [x + slip(), y + slip()]), cols, rows);
  const squares = board.split("/").flatMap((line, row) =>
    line.match(/\\.|[A-Z]\\d{4}\\+?|[a-z]\\d?/g).map((code, col) => ({ code: code.slice(0, 5), row, col }))
  ).filter(({ code }) => code !== ".");
  for (const square of squares) square.look = lookOf(pixels, project, square.col, square.row);
  const shuffled = (list) =>
    list.map((each) => [random(), each]).sort(([a], [b]) => a - b).map(([, each]) => each);
  const pattern = ({ code }) => [1, 2, 3, 4].map((i) => code.slice(i) + code.slice(1, i)).sort()[0];
  const counts = {};
  const count = (name, isRight) => {
    counts[name] ??= [0, 0];
    counts[name][0] += isRight;
    counts[name][1] += 1;
  };
  for (let n = 0; n < namings; n++) {
    for (const isWorker of [false, true]) {
      const all = shuffled(squares.filter(({ code }) => /^[A-Z]/.test(code) === isWorker));
      const named = all.splice(0, isWorker ? workers : jungle);
      for (const { code, look } of all) {
        const [first = ""] = isWorker ? likelyWorkers(look, named, layouts) : likelyJungle(look, named);
        const has = (part) => named.some((each) => part(each) === part({ code }));
        const isNamed = isWorker ? has(({ code }) => code[0]) && has(pattern) : has(({ code }) => code);
        count("all squares", first === code);
        if (!isNamed) continue;
        count("named kinds", first === code);
        count(isWorker ? "worker tiles" : "jungle tiles", first === code);
        if (isWorker) count("their colours", first[0] === code[0]);
        if (isWorker) count("their patterns", first.slice(1) === code.slice(1));
      }
    }
  }
  return counts;
}"""


def offered_first(page: Page, photo: Photograph, seed: int) -> Mapping[str, tuple[int, int]]:
    """How often the right kind comes first, of how many squares; the page is any of the app."""
    setup = setup_for(photo.players)
    options: dict[str, Any] = {
        **photo._asdict(),
        "jpeg": base64.b64encode(photo.jpeg).decode(),
        "layouts": [
            "".join(map(str, sides))
            for pattern in setup.worker_tiles
            for sides in rotations(pattern)
        ],
        **{"jungle": NAMED_JUNGLE, "workers": NAMED_WORKERS, "namings": NAMINGS, "seed": seed},
    }
    counts: Mapping[str, tuple[int, int]] = page.evaluate(MEASURE, options)
    return counts


def measure(page: Page, photos: int) -> dict[str, tuple[int, int]]:
    """The sum over photographs of games of two to four players; the same every time."""
    found: dict[str, tuple[int, int]] = {}
    for seed in range(photos):
        counts = offered_first(page, photograph(page, 2 + seed % 3, seed), seed)
        for name, (right, of) in counts.items():
            before = found.get(name, (0, 0))
            found[name] = before[0] + right, before[1] + of
    return found
