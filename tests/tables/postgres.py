"""A PostgreSQL server of our own, for as long as it is needed."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import sqlalchemy as sa

USER = "postgres"


class Missing(RuntimeError):
    """There is no PostgreSQL here."""


class Postgres:
    """A running server."""

    def __init__(self, port: int, data: Path, restart: Callable[[], None]) -> None:
        self.address = f"postgresql://{USER}@127.0.0.1:{port}"
        self.restart = restart
        self._data, self._numbers = data, count(1)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """The server takes connections, and answers nothing."""
        main = int((self._data / "postmaster.pid").read_text().split()[0])
        # The main process first: it starts no others then.
        os.kill(main, signal.SIGSTOP)
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        processes = [main, *map(int, children)]
        for process in processes[1:]:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    def new_database(self) -> str:
        """The address of an empty database: really a schema, which is much quicker to make."""
        name = f"cacao{next(self._numbers)}"
        driver = self.address.replace("postgresql", "postgresql+psycopg")
        engine = sa.create_engine(f"{driver}/postgres")
        with engine.begin() as connection:
            connection.execute(sa.schema.CreateSchema(name))
        engine.dispose()
        return f"{self.address}/postgres?options=-csearch_path%3D{name}"


@contextmanager
def running(durable: bool = False) -> Iterator[Postgres]:
    """Start a server on a free port; without `durable` it trusts the machine not to crash."""
    programs = find_programs()
    folder = Path(mkdtemp(prefix="cacao-postgres-"))
    # The server refuses to run as root.
    is_root = os.geteuid() == 0
    if is_root:
        shutil.chown(folder, USER, USER)

    def run(program: str, *arguments: str) -> None:
        subprocess.run(
            [programs / program, *arguments],
            check=True,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            user=USER if is_root else None,
            group=USER if is_root else None,
            extra_groups=[] if is_root else None,
        )

    def restart() -> None:
        run(*stop, "-m", "fast")
        run(*start)

    data, port = str(folder / "data"), free_port()
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
    options += "" if durable else " -c fsync=off -c synchronous_commit=off -c full_page_writes=off"
    start = ("pg_ctl", "start", "-w", "-D", data, "-l", str(folder / "log"), "-o", options)
    stop = ("pg_ctl", "stop", "-w", "-D", data)
    try:
        run("initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        run(*start)
        try:
            yield Postgres(port, Path(data), restart)
        finally:
            run(*stop, "-m", "immediate")
    finally:
        shutil.rmtree(folder)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def find_programs() -> Path:
    """Debian keeps them beside the path, one folder per version."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if not found and (elsewhere := shutil.which("initdb")):
        found = [Path(elsewhere).parent]
    if not found:
        raise Missing("PostgreSQL is missing: run tests/install.py")
    return max(found, key=lambda path: [int(n) for n in path.parent.name.split(".") if n.isdigit()])
