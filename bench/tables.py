"""Two hundred tables with four phones each, against a real `cacao serve` on this machine.

    python -m bench.tables              SQLite
    python -m bench.tables --postgres   PostgreSQL, started for this; it syncs every commit to the disk
    python -m bench.tables --kill       the server is killed in the middle and started again

Every phone asks for news every 1.5 s and changes a field every third time. The same load goes to a bare
Flask route behind the same server first: what remains is what the tables cost. At the end every
acknowledged change must be in its table, or have been overtaken by a later one to the same field.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.phones import Connection, Lost, Times
from tests.tables.postgres import free_port, running
from tests.tables.server import ROOT, Server, signed_headers

POLL = 1.5
CHANGE_EVERY = 3
GOAL_MS = 100
WITHOUT_LIMITS = {"LIMIT_NEW_TABLES": "1000000 per hour", "LIMIT_REQUESTS": "1000000 per minute"}
"""All phones have the same address here."""
COMMON = "temple1"
"""The field that all phones of a table change; each has one of its own as well."""


@dataclass
class Run:
    """What all phones together have seen."""

    polls: Times = field(default_factory=Times)
    changes: Times = field(default_factory=Times)
    acknowledged: dict[str, list[tuple[int, str, str]]] = field(default_factory=dict)
    retried: int = 0
    seconds: float = 0
    cpu: float = 0
    """Seconds of processor time that the server took."""
    others: float = 0
    """Seconds of processor time that neither the server nor the phones took."""

    @property
    def requests(self) -> int:
        return self.polls.count + self.changes.count + self.retried


class Phone:
    """One phone: asks, changes, and sends a change again until it is acknowledged."""

    def __init__(self, run: Run, port: int, headers: dict[str, str], code: str, seat: int) -> None:
        self.run, self.code, self.seat = run, code, seat
        self.connection = Connection(port, headers)
        self.version = self.number = 0

    async def play(self, until: float) -> None:
        await asyncio.sleep(random.random() * POLL)
        tick = random.randrange(CHANGE_EVERY)
        while time.monotonic() < until:
            due = time.monotonic() + POLL
            await self.ask()
            tick += 1
            if tick % CHANGE_EVERY == 0:
                await self.change()
            await asyncio.sleep(max(0, due - time.monotonic()))
        self.connection.close()

    async def ask(self) -> None:
        start = time.monotonic()
        try:
            status, news = await self.connection.get(
                f"/api/tables/{self.code}?after={self.version}"
            )
        except Lost:
            return
        assert status in (200, 204), status
        self.run.polls.add(time.monotonic() - start)
        if news:
            self.version = news["version"]

    async def change(self) -> None:
        self.number += 1
        name = COMMON if self.number % 2 else f"gold{self.seat + 1}"
        value = f"{self.seat}-{self.number}"
        data = {
            "author": f"phone{self.seat}",
            "batch": str(self.number),
            "changes": [{"field": name, "value": value}],
        }
        start, tries = time.monotonic(), 0
        while True:
            tries += 1
            try:
                status, answer = await self.connection.post(
                    f"/api/tables/{self.code}/changes", data
                )
                break
            except Lost:
                await asyncio.sleep(0.1)
        assert status == 200 and answer, (status, answer)
        if tries == 1:
            self.run.changes.add(time.monotonic() - start)
        else:
            self.run.retried += 1
        self.run.acknowledged.setdefault(self.code, []).append((answer["version"], name, value))


async def load(
    port: int, codes: list[str], phones: int, seconds: float, kill: Server | None = None
) -> Run:
    """All phones at all tables for so long."""
    headers, run = signed_headers(), Run()
    start = time.monotonic()
    playing = [
        asyncio.create_task(Phone(run, port, headers, code, seat).play(start + seconds))
        for code in codes
        for seat in range(phones)
    ]
    if kill:
        await asyncio.sleep(seconds / 2)
        kill.kill()
        await asyncio.to_thread(kill.start)
    await asyncio.gather(*playing)
    run.seconds = time.monotonic() - start
    return run


@asynccontextmanager
async def connected(port: int) -> AsyncIterator[Connection]:
    connection = Connection(port, signed_headers())
    yield connection
    connection.close()


async def create(port: int, count: int) -> list[str]:
    async with connected(port) as connection:
        made = [await connection.post("/api/tables", {"fields": {}}) for _ in range(count)]
    return [answer["code"] for _, answer in made if answer]


async def count_lost(port: int, run: Run) -> int:
    """Acknowledged changes that are neither in their table nor overtaken; and doubled ones."""
    lost = 0
    async with connected(port) as connection:
        for code, acknowledged in run.acknowledged.items():
            _, news = await connection.get(f"/api/tables/{code}?after=0")
            assert news
            last = {name: value for _, name, value in sorted(acknowledged)}
            lost += sum(news["fields"].get(name) != value for name, value in last.items())
            lost += abs(news["version"] - len({version for version, _, _ in acknowledged}))
            lost += len(acknowledged) - len({version for version, _, _ in acknowledged})
    return lost


@contextmanager
def bare_flask(port: int) -> Iterator[int]:
    """The bare route behind Granian, with as many workers as `cacao serve`."""
    workers = min(4, max(2, os.cpu_count() or 1))
    options = f"--interface wsgi --http 1 --port {port} --workers {workers} --blocking-threads 4"
    command = [sys.executable, "-m", "granian", *options.split(), "--log-level", "error"]
    process = subprocess.Popen([*command, "bench.bare:app"], cwd=ROOT, start_new_session=True)
    try:
        yield process.pid
    finally:
        process.terminate()
        process.wait()


async def until_up(port: int) -> None:
    async with connected(port) as connection:
        for _ in range(300):
            try:
                await connection.get("/api/tables/bare?after=0")
                return
            except Lost:
                await asyncio.sleep(0.1)
    raise TimeoutError


def report(name: str, run: Run) -> None:
    cpu = 1000 * run.cpu / run.requests
    rate, others = run.requests / run.seconds, run.others / run.seconds
    figures = f"{run.changes.count:8,}{rate:9,.0f}{cpu:12.2f}{others:17.1f}"
    print(f"{name:18}{run.changes}   {run.polls}{figures}", flush=True)


def processor_time(group: int) -> float:
    """Seconds that the processes of a group have spent so far."""
    ticks = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[2]) == group:
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def busy_time() -> float:
    """Seconds that all processors together have worked so far."""
    user, nice, system, *_ = map(int, Path("/proc/stat").read_text().split()[1:4])
    return (user + nice + system) / os.sysconf("SC_CLK_TCK")


def measured(
    group: int, port: int, codes: list[str], phones: int, seconds: float, kill: Server | None = None
) -> Run:
    """A load, and who worked how much for it."""
    server, phones_before, all_before = processor_time(group), time.process_time(), busy_time()
    run = asyncio.run(load(port, codes, phones, seconds, kill))
    if kill:  # the processes killed took their times with them
        group, server = kill.process.pid, 0
    run.cpu = processor_time(group) - server
    run.others = busy_time() - all_before - run.cpu - (time.process_time() - phones_before)
    return run


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--kill", action="store_true")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--phones", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    asked = parser.parse_args()

    load_now = os.getloadavg()[0]
    print(f"{asked.tables} tables × {asked.phones} phones, {asked.seconds:.0f} s each;", end=" ")
    print(f"{os.cpu_count()} cores, load {load_now:.1f} before we begin")
    print(f"{'':18}{'change p50     p95     max':>26}   {'news p50     p95     max':>26}", end="")
    print(f"{'changes':>8}{'req/s':>9}{'CPU ms/req':>12}{'cores elsewhere':>17}")

    port = free_port()
    with bare_flask(port) as group:
        asyncio.run(until_up(port))
        codes = [f"bare{number}" for number in range(asked.tables)]
        bare = measured(group, port, codes, asked.phones, asked.seconds)
    report("bare Flask route", bare)

    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        database = f"sqlite:///{folder}/tables.db"
        if asked.postgres:
            database = stack.enter_context(running(durable=True)).new_database()
        server = Server(free_port(), database, folder, **WITHOUT_LIMITS)
        server.start()
        stack.callback(server.stop)
        codes = asyncio.run(create(server.port, asked.tables))
        killed = server if asked.kill else None
        group = server.process.pid
        run = measured(group, server.port, codes, asked.phones, asked.seconds, killed)
        report("PostgreSQL" if asked.postgres else "SQLite", run)
        lost = asyncio.run(count_lost(server.port, run))
    acknowledged = sum(map(len, run.acknowledged.values()))
    if asked.kill:
        print(f"killed once and started again; {run.retried} changes had to be sent again")
    print(f"acknowledged changes: {acknowledged:,}; lost or doubled: {lost}")
    p95 = run.changes.percentile(95)
    print(
        f"p95 of a change: {p95:.0f} ms (goal: < {GOAL_MS}), {p95 - bare.changes.percentile(95):+.0f}",
        end="",
    )
    print(" ms to the bare route")
    return 1 if lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
