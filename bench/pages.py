"""How fast pages are served, beside a bare Flask route that returns one line: `python -m bench.pages`.

Both servers run at once, with as many workers, and take turns in short slices, so that what else the
machine does hits them alike. Pages without anybody's entries come from the cache; a result is rendered each
time. What a result costs beside another version: `python -m bench.results`.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.results import golds, result_url
from bench.tables import WITHOUT_LIMITS, bare_flask, processor_time, until_up
from tests.tables.postgres import free_port
from tests.tables.server import ROOT, Server

ROUNDS = 4
SLICE = 1.5
CONNECTIONS = 8
GOAL = 0.5

START_UP = """
import time
start = time.perf_counter()
from scorer import create_app
import scorer.web.app
imported = time.perf_counter()
app = create_app()
created = time.perf_counter()
assert app.test_client().get("/de/").status_code == 200
answered = time.perf_counter()
print(imported - start, created - imported, answered - created)
"""


def results() -> Iterator[str]:
    """Never the same result twice."""
    return (result_url(gold, is_first_version=False) for gold in golds())


@dataclass
class Load:
    """Requests of one kind to one server, and what they cost it."""

    name: str
    port: int
    group: int
    addresses: Iterator[str]
    requests: int = 0
    seconds: float = 0
    cpu: float = 0

    @property
    def rate(self) -> float:
        return self.requests / self.seconds

    @property
    def cost(self) -> float:
        return self.cpu / self.requests

    def run(self, seconds: float) -> None:
        cpu, start = processor_time(self.group), time.perf_counter()
        self.requests += asyncio.run(self._all(start + seconds))
        self.seconds += time.perf_counter() - start
        self.cpu += processor_time(self.group) - cpu

    async def _all(self, until: float) -> int:
        return sum(await asyncio.gather(*(self._one(until) for _ in range(CONNECTIONS))))

    async def _one(self, until: float) -> int:
        """Requests on a connection that stays open, one after the other."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        done = 0
        while time.perf_counter() < until:
            address = next(self.addresses)
            writer.write(
                f"GET {address} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n".encode()
            )
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200"), head
            length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
            await reader.readexactly(int(length))
            done += 1
        writer.close()
        return done


def start_up() -> list[float]:
    """Seconds to import, to create the app and to give the first answer, in a process of its own."""
    command = [sys.executable, "-c", START_UP]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [float(part) for part in done.stdout.split()]


def timed(what: Callable[[], None]) -> float:
    start = time.perf_counter()
    what()
    return time.perf_counter() - start


def main() -> None:
    with TemporaryDirectory() as folder:
        server = Server(
            free_port(), f"sqlite:///{folder}/tables.db", Path(folder), **WITHOUT_LIMITS
        )
        served = timed(server.start)
        bare_port = free_port()
        try:
            with bare_flask(bare_port) as bare_group:
                asyncio.run(until_up(bare_port))
                bare = Load("bare Flask route", bare_port, bare_group, repeat("/"))
                loads = [bare]
                for name, addresses in (
                    ("rules, same address", repeat("/de/rules/temple-ties")),
                    ("calculator, same address", repeat("/de/score/players?players=3")),
                    ("result, always another", results()),
                ):
                    loads.append(Load(name, server.port, server.process.pid, addresses))
                for load in loads * ROUNDS:
                    load.run(SLICE)
        finally:
            server.stop()
    print(f"{'pages':24}{'req/s':>8}{'to bare':>9}{'CPU ms/req':>12}{'to bare':>9}{'goal':>6}")
    for load in loads:
        shown = f"{load.name:24}{load.rate:8,.0f}{load.rate / bare.rate:9.2f}"
        print(shown + f"{1000 * load.cost:12.2f}{bare.cost / load.cost:9.2f}{GOAL:6}")
    imported, created, answered = min(start_up() for _ in range(3))
    print(
        f"start-up: import {imported:.2f} s, create_app {created:.2f} s, first page {answered:.2f} s; "
        f"`cacao serve` until its first answer {served:.2f} s"
    )


if __name__ == "__main__":
    main()
