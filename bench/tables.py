"""Two hundred tables with four phones each, against a real `cacao serve` on this machine.

    python -m bench.tables                     SQLite, and PostgreSQL, which syncs every commit to the disk
    python -m bench.tables --before FOLDER     the same for version 0.1.0, checked out there with its .venv
    python -m bench.tables --kill              the server is killed in the middle and started again

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
GOAL_MS = {"SQLite": 50, "PostgreSQL": 100}
GOAL_CPU = 1 / 3
"""Of the processor time that 0.1.0 takes."""
WITHOUT_LIMITS = {"LIMIT_NEW_TABLES": "1000000 per hour", "LIMIT_REQUESTS": "1000000 per minute"}
"""All phones have the same address here."""


@dataclass(frozen=True)
class Api:
    """How phones ask, and the fields that they change: one for all of a table, and one of their own."""

    after: str = "after"
    common: str = "temple1"
    own: tuple[str, ...] = ("gold1", "gold2", "gold3", "gold4")
    seats: tuple[str, ...] = ("seat1", "seat2", "seat3", "seat4")

    @property
    def fields(self) -> dict[str, str]:
        """What a table begins with."""
        return dict(zip(self.seats, ("red:Ana", "purple:Bo", "white", "yellow"), strict=True))


API = Api()
API_0_1_0 = Api("since", "t0", ("g0", "g1", "g2", "g3"), ("p0", "p1", "p2", "p3"))


@dataclass
class Run:
    """What all phones together have seen."""

    phones: int
    polls: Times = field(default_factory=Times)
    changes: Times = field(default_factory=Times)
    acknowledged: dict[str, list[tuple[int, str, str]]] = field(default_factory=dict)
    retried: int = 0
    refused: int = 0
    """Answers that the server is too busy."""
    seconds: float = 0
    cpu: float = 0
    """Seconds of processor time that the server took."""
    others: float = 0
    """Seconds of processor time that neither the server nor the phones took."""

    @property
    def cpu_per_phone(self) -> float:
        """Milliseconds of processor time per phone and second."""
        return 1000 * self.cpu / self.phones / self.seconds

    @property
    def requests(self) -> int:
        return self.polls.count + self.changes.count + self.retried


class Phone:
    """One phone: asks, changes, and sends a change again until it is acknowledged."""

    def __init__(
        self, run: Run, port: int, headers: dict[str, str], code: str, seat: int, api: Api
    ) -> None:
        self.run, self.code, self.seat, self.api = run, code, seat, api
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
                f"/api/tables/{self.code}?{self.api.after}={self.version}"
            )
        except Lost:
            return
        if status == 503:
            self.run.refused += 1
            return
        assert status in (200, 204), status
        self.run.polls.add(time.monotonic() - start)
        if news:
            self.version = news["version"]

    async def change(self) -> None:
        self.number += 1
        name = self.api.common if self.number % 2 else self.api.own[self.seat]
        value = f"{self.seat}-{self.number}"
        data = {
            "author": f"phone{self.seat}",
            "batch": str(self.number),
            "changes": [{"field": name, "value": value}],
            **({"after": self.version} if self.api is API else {}),
        }
        start, tries = time.monotonic(), 0
        while True:
            tries += 1
            try:
                status, answer = await self.connection.post(
                    f"/api/tables/{self.code}/changes", data
                )
                if status != 503:
                    break
                self.run.refused += 1
                await asyncio.sleep(1)
            except Lost:
                await asyncio.sleep(0.1)
        assert status == 200 and answer, (status, answer)
        if tries == 1:
            self.run.changes.add(time.monotonic() - start)
        else:
            self.run.retried += 1
        if "fields" in answer:  # the change answers with the news
            self.version = answer["version"]
        self.run.acknowledged.setdefault(self.code, []).append((answer["version"], name, value))


@dataclass(frozen=True)
class Load:
    """All phones at all tables for so long."""

    tables: int
    phones: int
    seconds: float

    async def measured(
        self, group: int, port: int, codes: list[str], api: Api, kill: Server | None = None
    ) -> Run:
        """What the phones see of a server, a group of processes, and who worked how much for it."""
        headers, run = signed_headers(), Run(phones=self.tables * self.phones)
        seats = [(code, seat) for code in codes for seat in range(self.phones)]
        phones = [Phone(run, port, headers, *each, api) for each in seats]
        for phone in phones:  # they join; the page of the table would give them their cookies
            await phone.ask()
        run.polls = Times()
        server, phones_before, all_before = processor_time(group), time.process_time(), busy_time()
        start = time.monotonic()
        playing = [asyncio.create_task(phone.play(start + self.seconds)) for phone in phones]
        if kill:
            await asyncio.sleep(self.seconds / 2)
            kill.kill()
            await asyncio.to_thread(kill.start)
            # The processes killed took their times with them.
            group, server = kill.process.pid, 0
        await asyncio.gather(*playing)
        run.seconds = time.monotonic() - start
        run.cpu = processor_time(group) - server
        run.others = busy_time() - all_before - run.cpu - (time.process_time() - phones_before)
        return run


@asynccontextmanager
async def connected(port: int) -> AsyncIterator[Connection]:
    connection = Connection(port, signed_headers())
    yield connection
    connection.close()


async def create(port: int, count: int, api: Api) -> list[str]:
    async with connected(port) as connection:
        made = [await connection.post("/api/tables", {"fields": api.fields}) for _ in range(count)]
    return [answer["code"] for _, answer in made if answer]


async def count_lost(port: int, run: Run, api: Api) -> int:
    """Acknowledged changes that are neither in their table nor overtaken; and doubled ones."""
    lost = 0
    async with connected(port) as connection:
        for code, acknowledged in run.acknowledged.items():
            _, news = await connection.get(f"/api/tables/{code}?{api.after}=0")
            assert news
            last = {name: value for _, name, value in sorted(acknowledged)}
            lost += sum(news["fields"].get(name) != value for name, value in last.items())
            versions = {version for version, _, _ in acknowledged}
            lost += abs(news["version"] - len(api.fields) - len(versions))
            lost += len(acknowledged) - len(versions)
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
    rate, others = run.requests / run.seconds, run.others / run.seconds
    figures = f"{run.changes.count:8,}{rate:9,.0f}{run.cpu_per_phone:16.2f}{others:17.1f}"
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


def measure_bare(load: Load) -> None:
    port = free_port()
    with bare_flask(port) as group:
        asyncio.run(until_up(port))
        codes = [f"bare{number}" for number in range(load.tables)]
        report("bare Flask route", asyncio.run(load.measured(group, port, codes, API)))


def measure(load: Load, name: str, before: Path | None, kill: bool) -> tuple[Run, int]:
    """The load on one database, for today's version or the one before; and what it lost."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        database = f"sqlite:///{folder}/tables.db"
        if name == "PostgreSQL":
            database = stack.enter_context(running(durable=True)).new_database()
        server = Server(free_port(), database, folder, **WITHOUT_LIMITS)
        if before:
            server.folder, server.PYTHON = before, str(before / ".venv" / "bin" / "python")
        server.start()
        stack.callback(server.stop)
        api = API_0_1_0 if before else API
        codes = asyncio.run(create(server.port, load.tables, api))
        killed = server if kill else None
        run = asyncio.run(load.measured(server.process.pid, server.port, codes, api, killed))
        report(f"{name} {'0.1.0' if before else ''}", run)
        return run, asyncio.run(count_lost(server.port, run, api))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--only", choices=GOAL_MS)
    parser.add_argument("--before", type=Path)
    parser.add_argument("--kill", action="store_true")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--phones", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    asked = parser.parse_args()

    load_now = os.getloadavg()[0]
    print(f"{asked.tables} tables × {asked.phones} phones, {asked.seconds:.0f} s each;", end=" ")
    print(f"{os.cpu_count()} cores, load {load_now:.1f} before we begin")
    print(f"{'':18}{'change p50     p95     max':>26}   {'news p50     p95     max':>26}", end="")
    print(f"{'changes':>8}{'req/s':>9}{'CPU ms/phone·s':>16}{'cores elsewhere':>17}")

    load = Load(asked.tables, asked.phones, asked.seconds)
    measure_bare(load)
    lost_at_all = 0
    for name in [asked.only] if asked.only else GOAL_MS:
        old = measure(load, name, asked.before.absolute(), False)[0] if asked.before else None
        run, lost = measure(load, name, None, asked.kill)
        lost_at_all += lost
        acknowledged = sum(map(len, run.acknowledged.values()))
        if asked.kill:
            print(f"killed once and started again; {run.retried} changes had to be sent again")
        print(f"acknowledged changes: {acknowledged:,}; lost or doubled: {lost};", end=" ")
        print(f"too busy: {run.refused}")
        print(f"p95 of a change: {run.changes.percentile(95):.0f} ms (goal: {GOAL_MS[name]})")
        if old:
            share = run.cpu_per_phone / old.cpu_per_phone
            print(f"processor time: {share:.2f} of 0.1.0's (goal: {GOAL_CPU:.2f})")
    return 1 if lost_at_all else 0


if __name__ == "__main__":
    raise SystemExit(main())
