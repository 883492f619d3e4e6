"""Reading request bodies before the app runs, so that slow clients keep nobody waiting.

Granian gives each request a thread, in which its body is read. A client that sends half of a body holds its
thread. So there are many threads, few of them run the app at a time, and one IP address can hold only some.
Requests that need the database run beside the others: while it hangs, all other pages are answered.
"""

from __future__ import annotations

import re
from collections import Counter
from io import BytesIO
from threading import BoundedSemaphore, Lock
from typing import TYPE_CHECKING

from werkzeug.exceptions import RequestEntityTooLarge, ServiceUnavailable, TooManyRequests

from scorer.web.errors import RETRY_SECONDS

from . import health
from .environ import REFUSAL
from .rate_limits import client_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

THREADS = 256
"""How many requests a process takes at a time, those included whose body has not arrived."""
RUNNING = 4
"""How many of them run: more would only take turns with each other. As many more wait for the database."""
TABLES_WAITING, HEALTH_WAITING = 160, 8
"""How many requests may wait for those that wait for the database; the other threads are for pages."""
TABLES = re.compile(
    r"(GET|HEAD|POST) (/api/tables(/.*)?|/[^/]+/t/(?!new$).+)|POST /[^/]+/t", re.DOTALL
)
"""Methods and paths of the requests that need the database."""
MAX_BODIES = 32
"""How many bodies one IP address may be sending at a time."""
BODY_LIMIT = 64 * 1024
"""A request with every field at its longest is a quarter of this."""


class Lane:
    """Requests of one kind: so many run at a time, and so many more may wait."""

    def __init__(self, running: int, waiting: int) -> None:
        self.running = BoundedSemaphore(running)
        self._places = BoundedSemaphore(running + waiting)

    def enter(self) -> bool:
        """Take a place, if one is free."""
        return self._places.acquire(blocking=False)

    def leave(self) -> None:
        self._places.release()


class BufferedRequests:
    """WSGI middleware that reads the body, and then lets a few requests of each kind run at a time."""

    def __init__(self, app: WSGIApplication) -> None:
        self.app = app
        self._pages = Lane(RUNNING, THREADS)
        self._tables = Lane(RUNNING, TABLES_WAITING)
        self._health = Lane(1, HEALTH_WAITING)
        self._bodies: Counter[str] = Counter()
        self._lock = Lock()

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
            self._read_body(environ)
        lane = self._lane(environ["REQUEST_METHOD"], environ["PATH_INFO"])
        if not lane.enter():
            environ[REFUSAL], lane = ServiceUnavailable(retry_after=RETRY_SECONDS), self._pages
            lane.enter()
        try:
            with lane.running:
                return [self._run(environ, start_response)]
        finally:
            lane.leave()

    def _run(self, environ: WSGIEnvironment, start_response: StartResponse) -> bytes:
        answer = self.app(environ, start_response)
        try:
            return b"".join(answer)
        finally:
            if close := getattr(answer, "close", None):
                close()

    def _lane(self, method: str, path: str) -> Lane:
        if TABLES.fullmatch(f"{method} {path}"):
            return self._tables
        return self._health if path == health.PATH else self._pages

    def _read_body(self, environ: WSGIEnvironment) -> None:
        """Put the body into memory. One whose length says that it is too large is refused by Flask."""
        length = environ.get("CONTENT_LENGTH") or ""
        is_chunked = "chunked" in environ.get("HTTP_TRANSFER_ENCODING", "").lower()
        if not is_chunked and not (length.isdecimal() and 0 < int(length[:9]) <= BODY_LIMIT):
            return
        client = client_of(environ)
        with self._lock:
            if self._bodies[client] >= MAX_BODIES:
                environ[REFUSAL] = TooManyRequests(retry_after=1)
                return
            self._bodies[client] += 1
        try:
            body = _read(environ, BODY_LIMIT + 1)
        finally:
            with self._lock:
                self._bodies[client] -= 1
                if not self._bodies[client]:
                    del self._bodies[client]
        if len(body) > BODY_LIMIT:
            environ[REFUSAL] = RequestEntityTooLarge()
        environ["wsgi.input"] = BytesIO(body)


def _read(environ: WSGIEnvironment, most: int) -> bytes:
    """Up to so many bytes of a body; less than was announced when the client has gone."""
    stream, chunks, left = environ["wsgi.input"], [], most
    if not environ.get("wsgi.input_terminated"):
        left = min(left, int(environ.get("CONTENT_LENGTH") or 0))
    while left > 0 and (chunk := stream.read(left)):
        chunks.append(chunk)
        left -= len(chunk)
    return b"".join(chunks)
