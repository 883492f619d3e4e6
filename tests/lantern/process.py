"""The app with the lanterns, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TESTS = Path(__file__).parents[1]
_COMMAND = (
    "import lantern; from scorer.modules import register; register(lantern.MODULE); "
    "from scorer.cli import main; raise SystemExit(main())"
)


class Server:
    """A server that can be stopped and started again under the same address."""

    def __init__(self) -> None:
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        launcher = [sys.executable, str(TESTS / "lantern" / "serve.py"), str(self.port)]
        self._process = subprocess.Popen(
            launcher, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout
        self.port = int(self._process.stdout.readline().rpartition(":")[2])

    def stop(self) -> None:
        if self._process:
            self._process.communicate(timeout=30)  # ends with its standard input
            self._process = None


@contextmanager
def running() -> Iterator[Server]:
    server = Server()
    server.start()
    try:
        yield server
    finally:
        server.stop()


def cacao(*arguments: str, given: str = "", status: int = 0) -> str:
    """What the command writes, where the lanterns are registered."""
    paths = os.pathsep.join([str(TESTS), str(TESTS.parent)])
    done = subprocess.run(
        [sys.executable, "-c", _COMMAND, *arguments],
        input=given,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"},
    )
    assert done.returncode == status, done.stderr
    return done.stderr if status else done.stdout
