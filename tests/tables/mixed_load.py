"""Phones at many tables, two servers, and everything that can go wrong with them and their database.

Phones keep to the API: what is entered is pending over what the server confirmed, a batch without an answer
is sent again or asked about, and at the end every phone must show what its table holds.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from server import Server, signed_headers

from bench.phones import Connection, Lost

PACE = 0.3
"""Seconds between two requests of a phone."""
COMMON = "temple1"
"""The field that all phones of a table change; each has one of its own as well."""
Pending = dict[str, str]


@dataclass
class Figures:
    """What happened, for the report."""

    acknowledged: int = 0
    unanswered: int = 0
    unavailable: int = 0
    new_tokens: int = 0
    endings: int = 0
    faults: list[str] = field(default_factory=list)


class Phone:
    """A phone at a table: `shown` is its screen."""

    def __init__(self, figures: Figures, ports: list[int], code: str, number: int) -> None:
        self.figures, self.ports, self.code, self.number = figures, ports, code, number
        self.author = f"phone{number}"
        self.connection = Connection(random.choice(ports), signed_headers())
        self.version = self.game = self.batches = self.entered = 0
        self.confirmed: Pending = {}
        self.waiting: Pending = {}
        self.sent: dict[str, Any] | None = None
        self.acknowledged: list[str] = []

    @property
    def shown(self) -> Pending:
        sent = {each["field"]: each["value"] for each in self.sent["changes"]} if self.sent else {}
        return {name: it for name, it in {**self.confirmed, **sent, **self.waiting}.items() if it}

    async def play(self, until: float, ends_games: bool) -> None:
        while time.monotonic() < until:
            if random.random() < 0.4:
                self.enter()
            if random.random() < 0.02:
                self.connection.headers = {"X-CSRFToken": "", "Cookie": ""}  # all cookies deleted
            # An answer that comes later than this is lost.
            self.connection.timeout = 0.01 if random.random() < 0.1 else Connection.TIMEOUT
            if ends_games and random.random() < 0.03:
                await self.end_something()
            await self.exchange()
            await asyncio.sleep(PACE * random.uniform(0.5, 1.5))

    def enter(self) -> None:
        self.entered += 1
        name = random.choice([COMMON, f"gold{self.number + 1}"])
        self.waiting[name] = random.choice(["", f"{self.number}-{self.entered}"])

    async def exchange(self) -> bool:
        """Send what is pending or ask for news; is everything done?"""
        if not self.sent and self.waiting:
            self.batches += 1
            changes = [{"field": name, "value": value} for name, value in self.waiting.items()]
            self.sent = {"batch": str(self.batches), "game": self.game, "changes": changes}
            self.waiting = {}
        if self.sent and (not self.sent.get("tried") or random.random() < 0.7):
            self.sent["tried"] = True
            batch = {name: self.sent[name] for name in ("batch", "game", "changes")}
            seat = random.choice(["red", "white", ""])
            return await self.post("changes", {**batch, "after": self.version, "seat": seat})
        asked = f"&author={self.author}&batch={self.sent['batch']}" if self.sent else ""
        return await self.answer(self.connection.get(f"{self.path}?after={self.version}{asked}"))

    @property
    def path(self) -> str:
        return f"/api/tables/{self.code}"

    async def post(self, action: str, data: dict[str, Any]) -> bool:
        data = {"author": self.author, **data}
        return await self.answer(self.connection.post(f"{self.path}/{action}", data))

    async def end_something(self) -> None:
        """One tap that ends everybody's game or table, and maybe another that takes it back."""
        self.figures.endings += 1
        if random.random() < 0.5:
            await self.post("again", {"game": self.game, "unfinished": True})
        else:
            await self.post("delete", {})
        if random.random() < 0.5:
            await self.post("restore", {})

    async def answer(self, asked: Awaitable[tuple[int, dict[str, Any] | None]]) -> bool:
        try:
            status, body = await asked
        except Lost:
            self.figures.unanswered += 1
            self.connection.close()
            self.connection.port = random.choice(self.ports)
            return False
        if status == 400:  # the token belongs to another session
            self.figures.new_tokens += 1
            token = self.connection.answered["x-csrftoken"]
            self.connection.headers = {**self.connection.headers, "X-CSRFToken": token}
        elif status == 410:  # somebody deleted the table
            await self.post("restore", {})
        elif status == 503:
            assert self.connection.answered["retry-after"] == "1"
            self.figures.unavailable += 1
        elif status == 409 and body and body["errors"][0]["code"] == "other-game":
            self.sent = None  # a real phone shows that it was refused
        elif status == 200 and body and "fields" in body:
            self.take(body)
        else:
            assert status in (200, 204, 409), (status, body)
            return status == 204 and not self.sent and not self.waiting
        return False

    def take(self, news: dict[str, Any]) -> None:
        assert news["version"] >= self.version, "the table has forgotten something"
        self.confirmed = {**({} if news["all"] else self.confirmed), **news["fields"]}
        self.version, self.game = news["version"], news["game"]
        if self.sent and news["applied"]:
            self.figures.acknowledged += 1
            self.acknowledged.append(self.sent["batch"])
            self.sent = None

    async def settle(self, until: float) -> None:
        """Go on until nothing is pending and nothing is new."""
        self.connection.timeout = Connection.TIMEOUT
        while not await self.exchange():
            assert time.monotonic() < until, f"{self.author} at {self.code} does not come to rest"
            await asyncio.sleep(PACE / 3)


@dataclass
class Table:
    code: str
    phones: list[Phone]
    ends_games: bool
    """Its log holds the current game and the one before only."""


@asynccontextmanager
async def asking(port: int) -> AsyncIterator[Connection]:
    connection = Connection(port, signed_headers())
    yield connection
    connection.close()


class MixedLoad:
    """Tables with phones at two servers, and faults one after the other."""

    SETTLE_SECONDS = 60

    def __init__(self, servers: list[Server], tables: int = 10, phones: int = 4) -> None:
        self.servers, self.figures = servers, Figures()
        self.counts = tables, phones
        self.tables: list[Table] = []

    async def run(
        self, seconds: float, faults: dict[str, Callable[[], AbstractContextManager[object]]]
    ) -> None:
        """At least so long, and each fault at least once; then compare all screens with the server."""
        await self._create()
        until = time.monotonic() + seconds
        playing = [
            asyncio.create_task(phone.play(until, table.ends_games))
            for table in self.tables
            for phone in table.phones
        ]
        while time.monotonic() < until or len(set(self.figures.faults)) < len(faults):
            for name, fault in faults.items():
                self.figures.faults.append(name)
                with ExitStack() as stack:
                    await asyncio.to_thread(stack.enter_context, fault())
                    await asyncio.sleep(random.uniform(0.5, 0.1 * seconds**0.5 + 1))
                    await asyncio.to_thread(stack.close)
                await asyncio.sleep(PACE)
                if time.monotonic() > until and len(set(self.figures.faults)) == len(faults):
                    break
        await asyncio.gather(*playing)
        deadline = time.monotonic() + self.SETTLE_SECONDS
        phones = [phone for table in self.tables for phone in table.phones]
        for _ in range(2):  # what the last one sent is news to the first
            await asyncio.gather(*(phone.settle(deadline) for phone in phones))
        await self._compare()
        for phone in phones:
            phone.connection.close()

    async def _create(self) -> None:
        ports = [server.port for server in self.servers]
        tables, phones = self.counts
        async with asking(ports[0]) as connection:
            for number in range(tables):
                seats = {"seat1": "red:Ana", "seat2": "white:Bo"}
                _, made = await connection.post("/api/tables", {"fields": seats})
                assert made
                at = [Phone(self.figures, ports, made["code"], each) for each in range(phones)]
                self.tables.append(Table(made["code"], at, ends_games=number % 3 == 0))

    async def _compare(self) -> None:
        for server in self.servers:
            async with asking(server.port) as connection:
                for table in self.tables:
                    status, news = await connection.get(f"/api/tables/{table.code}")
                    assert status == 200 and news
                    for phone in table.phones:
                        seen = phone.shown, phone.version, phone.game
                        assert seen == (news["fields"], news["version"], news["game"]), phone.author
