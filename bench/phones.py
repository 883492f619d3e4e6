"""HTTP as a phone's browser does it: connections that stay open, and are opened anew when lost."""

from __future__ import annotations

import asyncio
import json
from statistics import quantiles
from typing import Any


class Lost(Exception):
    """The server did not answer: nobody knows whether the request arrived."""


class Connection:
    """One request at a time; bounded in time."""

    TIMEOUT = 20

    def __init__(self, port: int, headers: dict[str, str]) -> None:
        self.port, self.headers, self.timeout = port, headers, float(self.TIMEOUT)
        self.answered: dict[str, str] = {}
        """The headers of the last answer."""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> tuple[int, dict[str, Any] | None]:
        return await self._send(f"GET {path} HTTP/1.1\r\n{self._head()}\r\n".encode())

    async def post(self, path: str, data: Any) -> tuple[int, dict[str, Any] | None]:
        body = json.dumps(data).encode()
        head = f"POST {path} HTTP/1.1\r\n{self._head()}"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        return await self._send(head.encode() + body)

    def _head(self) -> str:
        headers = {"Host": "127.0.0.1", **self.headers}
        return "".join(f"{name}: {value}\r\n" for name, value in headers.items())

    async def _send(self, request: bytes) -> tuple[int, dict[str, Any] | None]:
        for is_new in (self.streams is None, True):
            try:
                return await asyncio.wait_for(self._try(request), self.timeout)
            except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
                self.close()
                # A server may close a connection that was idle; a browser then opens another.
                if is_new:
                    raise Lost from error
        raise Lost

    async def _try(self, request: bytes) -> tuple[int, dict[str, Any] | None]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.split("\r\n")
        headers = {
            name.lower(): value.strip()
            for name, _, value in (each.partition(":") for each in lines)
        }
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.answered = headers
        if cookie := headers.get("set-cookie"):
            self.headers = {**self.headers, "Cookie": cookie.split(";")[0]}
        if headers.get("connection") == "close":
            self.close()
        return int(first.split()[1]), json.loads(body) if body else None

    def close(self) -> None:
        if self.streams:
            self.streams[1].close()
        self.streams = None


class Times:
    """Durations, and how they are spread; shown in milliseconds."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def add(self, seconds: float) -> None:
        self.seconds.append(seconds)

    @property
    def count(self) -> int:
        return len(self.seconds)

    def percentile(self, percent: int) -> float:
        return 1000 * quantiles(self.seconds, n=100, method="inclusive")[percent - 1]

    def __str__(self) -> str:
        shown = (self.percentile(50), self.percentile(95), 1000 * max(self.seconds))
        return "{:10.1f}{:8.1f}{:8.1f}".format(*shown)
