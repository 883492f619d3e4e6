"""What a result page costs that was never asked for before: `python -m bench.results [other checkout …]`.

Processor time in Flask's test client, beside a bare Flask route. Other checkouts (version 0.1.0, say) take
turns with this one, so that what else the machine does hits them alike.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from urllib.parse import urlencode

ROOT = Path(__file__).parent.parent
GOAL = 2.5
ROUNDS, REQUESTS = 20, 50
SEATS = [("p", "red:Ana"), ("p", "purple:آرش"), ("p", "white:Wilhelmina"), ("p", "yellow")]
TEMPLES = ("R2.Y2W1", "P3Y1..", "R1W1Y1.", "....", "....")

WORKER = """
import os, sys, time
sys.path.insert(0, os.getcwd())
from flask import Flask
from scorer import create_app

bare = Flask("bare")
bare.add_url_rule("/", "line", lambda: "One line.")
clients = [create_app({"SECRET_KEY": "bench"}).test_client(), bare.test_client()]
for line in sys.stdin:
    addresses = line.split()
    spent = []
    for client, pages in zip(clients, (addresses, ["/"] * len(addresses))):
        start = time.process_time()
        for page in pages:
            answer = client.get(page, headers={"Accept-Encoding": "br"})
            assert answer.status_code == 200, (page, answer.status, answer.location)
        spent.append((time.process_time() - start) / len(pages))
    print(*spent, flush=True)
"""
"""Answers each line of addresses with the seconds per page, and per bare route."""


def golds() -> Iterator[tuple[int, ...]]:
    """Never the same twice."""
    number = 0
    while True:
        yield tuple(number // 40**i % 40 for i in range(4))
        number += 1


def result_url(gold: tuple[int, ...], *, is_first_version: bool) -> str:
    """A result in the keys of a version: 0.1.0 counted from 0 and left empty temples out."""
    if is_first_version:
        temples = [(f"t{n}", sides) for n, sides in enumerate(TEMPLES) if sides != "...."]
        fields = [(f"g{n}", f"s{n}", f"w{n}") for n in range(4)]
    else:
        temples = [(f"temple{n}", sides) for n, sides in enumerate(TEMPLES, 1)]
        fields = [(f"gold{n}", f"water{n}", f"sun{n}") for n in range(1, 5)]
    entries = [
        (key, {"g": str(coins), "s": "1", "w": "7"}[key[0]])
        for keys, coins in zip(fields, gold, strict=True)
        for key in keys
    ]
    return f"/de/score/result?{urlencode([*SEATS, *temples, *entries])}"


class Checkout:
    """A process that serves pages of one checkout, and what they cost it."""

    def __init__(self, root: Path, data: str) -> None:
        self.root = root
        self.is_first_version = not (root / "scorer/sheet").is_dir()
        self.pages: list[float] = []
        self.bare: list[float] = []
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER],
            cwd=root,
            env={"CACAO_DATA": data},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, addresses: list[tuple[int, ...]]) -> None:
        assert self.process.stdin and self.process.stdout
        urls = [result_url(gold, is_first_version=self.is_first_version) for gold in addresses]
        print(*urls, file=self.process.stdin, flush=True)
        page, bare = map(float, self.process.stdout.readline().split())
        self.pages.append(page)
        self.bare.append(bare)

    def stop(self) -> None:
        self.process.communicate()


def main() -> None:
    roots = [ROOT, *(Path(each).resolve() for each in sys.argv[1:])]
    numbers = golds()
    with TemporaryDirectory() as data, ExitStack() as stack:
        checkouts = [Checkout(root, data) for root in roots]
        for each in checkouts:
            stack.callback(each.stop)
        for round in range(ROUNDS + 1):
            asked = [next(numbers) for _ in range(REQUESTS)]
            for each in checkouts:
                each.run(asked)
                if round == 0:  # templates were compiled and texts looked up for the first time
                    each.pages.clear()
                    each.bare.clear()
    print(f"{'a result, always another':44}{'ms':>8}{'fastest':>9}{'× bare route':>14}")
    for each in checkouts:
        cost, bare = median(each.pages), median(each.bare)
        print(f"{each.root!s:44}{1000 * cost:8.2f}{1000 * min(each.pages):9.2f}{cost / bare:14.1f}")
    print(f"{'goal':44}{GOAL:8.2f}")


if __name__ == "__main__":
    main()
