"""`cacao serve` as a process of its own, and phones that talk to it over HTTP."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit
from typing import Any

from flask_wtf.csrf import generate_csrf

from scorer import create_app

ROOT = Path(__file__).parent.parent.parent
SECRET = "the same for all"
DEADLINE = 30


def wait_for(what: Callable[[], bool]) -> None:
    """Ask again and again, but not for ever."""
    until = time.monotonic() + DEADLINE
    while not what():
        if time.monotonic() > until:
            raise TimeoutError
        time.sleep(0.01)


def signed_headers() -> dict[str, str]:
    """What a page would give a phone: its cookie and its token."""
    app = create_app({"SECRET_KEY": SECRET})
    app.add_url_rule("/token", view_func=lambda: generate_csrf())
    answer = app.test_client().get("/token")
    return {"Cookie": answer.headers["Set-Cookie"].split(";")[0], "X-CSRFToken": answer.text}


def _children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


class Server:
    """The app as it is served for real; it can be killed and started again."""

    PYTHON = sys.executable

    def __init__(self, port: int, database: str, folder: Path, **environment: str) -> None:
        self.port, self.folder = port, ROOT
        self.environment = {
            **os.environ,
            "HOST": "127.0.0.1",
            "PORT": str(port),
            "DATABASE_URL": database,
            "SECRET_KEY": SECRET,
            "CACAO_DATA": str(folder),
            **environment,
        }

    def start(self) -> None:
        self.process = subprocess.Popen(
            [self.PYTHON, "-m", "scorer", "serve"],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            wait_for(self.is_up)
        except TimeoutError:
            self.kill()
            raise

    def is_up(self) -> bool:
        assert self.process.poll() is None, "the server has ended"
        try:
            with Phone(self.port, {}) as phone:
                return phone.get("/api/openapi.json")[0] == 200
        except (OSError, HTTPException):
            return False

    @property
    def workers(self) -> list[int]:
        """The processes that answer requests."""
        pid = self.process.pid
        return [int(child) for child in _children(pid)]

    @contextmanager
    def full_disk(self) -> Iterator[None]:
        """Nothing can be written beyond the first bytes of a file."""
        self._limit_files(4096)
        try:
            yield
        finally:
            self._limit_files(RLIM_INFINITY)

    def _limit_files(self, size: int) -> None:
        for worker in self.workers:
            prlimit(worker, RLIMIT_FSIZE, (size, RLIM_INFINITY))

    def kill(self) -> None:
        """All its processes at once, with no chance to finish anything."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """As an orderly shutdown does it; whoever takes too long is killed."""
        self.process.terminate()
        try:
            self.process.wait(DEADLINE)
        except subprocess.TimeoutExpired:
            self.kill()


class Phone:
    """A connection that stays open."""

    def __init__(self, port: int, headers: dict[str, str]) -> None:
        self.connection = HTTPConnection("127.0.0.1", port, timeout=DEADLINE)
        self.headers = headers
        self.answered: dict[str, str] = {}
        """The headers of the last answer."""

    def __enter__(self) -> Phone:
        return self

    def __exit__(self, *error: object) -> None:
        self.connection.close()

    def get(self, path: str) -> tuple[int, Any]:
        return self._send("GET", path, None)

    def post(self, path: str, data: Any) -> tuple[int, Any]:
        return self._send("POST", path, json.dumps(data))

    def _send(self, method: str, path: str, body: str | None) -> tuple[int, Any]:
        headers = {**self.headers, "Content-Type": "application/json"} if body else self.headers
        try:
            self.connection.request(method, path, body, headers)
            answer = self.connection.getresponse()
            text = answer.read()
            self.answered = dict(answer.getheaders())
            if cookie := answer.getheader("Set-Cookie"):
                self.headers = {**self.headers, "Cookie": cookie.split(";")[0]}
        except (OSError, HTTPException):
            self.connection.close()
            raise
        is_json = "json" in (answer.getheader("Content-Type") or "")
        return answer.status, json.loads(text) if text and is_json else None
