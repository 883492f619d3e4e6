"""`cacao serve` for real: what its log says and does not say, its limits, and how it stops."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlencode

import pytest
from postgres import free_port
from server import DEADLINE, Phone, Server, signed_headers, wait_for

from scorer.engine.board import MAX_NOTATION, MAX_TILES
from scorer.engine.components import Color
from scorer.modules import EXPANSIONS
from scorer.sheet.entries import BOARD, MODULES, SEAT_KEYS, table_keys
from scorer.sheet.seats import NAME_LIMIT
from scorer.web.http.request_checks import LONGEST_URL
from scorer.web.http.static_files import FOLDER

LINE = re.compile(
    r"time=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00 method=(?P<method>[A-Z]+) "
    r"route=(?P<route>\S+) status=(?P<status>\d{3}) bytes=(?P<bytes>\d+) ms=\d+\.\d"
)
CRASHING = """
import scorer
from scorer.cli import main

def create_app(config=None, create=scorer.create_app):
    app = create(config)
    def crash(name):
        raise RuntimeError("it crashed")
    app.add_url_rule("/crash/<name>", view_func=crash)
    return app

import scorer.serve
scorer.serve.create_app = create_app
raise SystemExit(main(["serve"]))
"""


class LoggingServer(Server):
    """Its log is written to files; a page of it crashes."""

    def __init__(self, folder: Path) -> None:
        super().__init__(free_port(), f"sqlite:///{folder}/tables.db", folder)
        self.out, self.err = folder / "out", folder / "err"

    def start(self) -> None:
        with self.out.open("w") as out, self.err.open("w") as err:
            self.process = subprocess.Popen(
                [sys.executable, "-c", CRASHING],
                **{"env": self.environment, "stdout": out, "stderr": err},
                start_new_session=True,
            )
        wait_for(self.is_up)

    def requests(self) -> list[tuple[str, str, str]]:
        """Method, route and status of all lines, which have the form of such lines."""
        said = self.out.read_text().partition("http://")[2].splitlines()[2:]
        lines = [LINE.fullmatch(line) for line in said]
        assert all(lines), [line for line in said if not LINE.fullmatch(line)]
        return [(each["method"], each["route"], each["status"]) for each in lines if each]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LoggingServer]:
    server = LoggingServer(tmp_path)
    server.start()
    yield server
    server.stop()


def test_the_log_tells_what_was_asked_but_not_by_whom(server: LoggingServer) -> None:
    headers = {**signed_headers(), "User-Agent": "secret-phone", "Referer": "http://secret/"}
    with Phone(server.port, headers) as phone:
        made = phone.post("/api/tables", {"fields": {"seat1": "red:secret"}})[1]
        polls = [phone.get(f"/api/tables/{made['code']}?after=1")[0] for _ in range(5)]
        connection = phone.connection
        for path in (
            f"/en/t/{made['code']}",
            "/en/score/villages?p=red:secret&p=white",
            "/secret?q=secret",
            "/crash/secret?q=secret",
        ):
            connection.request("GET", path, headers=headers)
            connection.getresponse().read()
    with socket.create_connection(("127.0.0.1", server.port), DEADLINE) as bare:
        bare.sendall(b"GET /secret?secret HTTP/secret\r\n\r\n")
        assert b" 400 " in bare.recv(100)  # Granian's own answer, which it does not log
    server.stop()

    assert polls == [204] * 5
    asked = server.requests()
    for line in (
        ("POST", "/api/tables", "201"),
        ("GET", "/<language:lang>/t/<code>", "404"),
        ("GET", "/<language:lang>/score/villages", "200"),
        ("GET", "-", "404"),
        ("GET", "/crash/<name>", "500"),
    ):
        assert asked.count(line) == 1, (line, asked)
    assert [route for _, route, status in asked if status == "204"] == [], "nothing new, no line"

    said, troubles = server.out.read_text(), server.err.read_text()
    assert troubles.count("Exception at GET /crash/<name>") == 1
    assert troubles.count("RuntimeError: it crashed") == 1
    after_invitation = said.partition("http://127.0.0.1")[2]
    for word in ("secret", made["code"], made["shown"], "127.0.0.1"):
        assert word not in after_invitation + troubles, word


def test_a_whole_sheet_fits_in_an_address() -> None:
    """With names in emoji, Persian digits in every field, and the most tiles and rows of a board."""
    board = ("R1111+/" * MAX_TILES).ljust(MAX_NOTATION, ".")
    values = dict.fromkeys(table_keys(), "−۱۲۳") | {BOARD: board, MODULES: ",".join(EXPANSIONS)}
    seats = [("p", f"{color}:{'😀' * NAME_LIMIT}") for color in Color]
    entries = [(key, value) for key, value in values.items() if key not in SEAT_KEYS]
    assert len(f"/fa/score/temples{urlencode([*seats, *entries])}") < LONGEST_URL


def test_an_address_that_is_too_long_meets_our_own_page(server: LoggingServer) -> None:
    for length in (LONGEST_URL, 60_000):
        answer = ask(server, "GET", f"/fa/score?board={'x' * length}")
        assert answer.startswith(b"HTTP/1.1 414 ") and b'<html lang="fa"' in answer
    # An absurd one is refused by Granian itself.
    assert ask(server, "GET", f"/fa/{'x' * 70_000}").startswith(b"HTTP/1.1 414 ")


def ask(server: LoggingServer, method: str, path: str, rest: bytes = b"") -> bytes:
    """The whole answer to a request; `rest` is what follows its first headers."""
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    with socket.create_connection(("127.0.0.1", server.port), DEADLINE) as phone:
        phone.sendall(head.encode() + (rest or b"\r\n"))
        return b"".join(iter(lambda: phone.recv(65536), b""))


CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("rest", "status"),
    [
        (CHUNKED + b"-1\r\nabc\r\n0\r\n\r\n", 422),
        (CHUNKED + b"2;" + b"x" * 100_000 + b"\r\n{}\r\n0\r\n\r\n", 422),
        (CHUNKED + b"2\r\n{}\r\n0\r\n\r\n", 422),
        (CHUNKED + 2 * (b"ffff\r\n" + b"x" * 0xFFFF + b"\r\n") + b"0\r\n\r\n", 413),
        (b"Content-Length: 100000\r\n\r\n" + b"x" * 100_000, 413),
        (b"Content-Length: -1\r\n\r\n{}", 400),
    ],
    ids=["negative", "extensions", "good", "too-large", "too-large-at-once", "negative-length"],
)
def test_strange_bodies_are_no_trouble(server: LoggingServer, rest: bytes, status: int) -> None:
    assert ask(server, "POST", "/api/score", rest).startswith(f"HTTP/1.1 {status} ".encode())
    assert server.err.read_text() == ""


def test_slow_and_idle_clients_keep_nobody_waiting(server: LoggingServer) -> None:
    halves = (
        *((b"", 100), (b"GET /en/ HTTP/1.1\r\nHost: localhost\r\n", 20)),
        (b"POST /api/score HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{", 20),
    )
    with ExitStack() as stack:
        for half, count in halves:
            for _ in range(count):
                address = ("127.0.0.1", server.port)
                slow = stack.enter_context(socket.create_connection(address, DEADLINE))
                slow.sendall(half)
        assert ask(server, "GET", "/en/").startswith(b"HTTP/1.1 200 ")
        body = b"Content-Length: 2\r\n\r\n{}"
        assert ask(server, "POST", "/api/score", body).startswith(b"HTTP/1.1 422 ")


def test_many_ask_for_scripts_at_once(server: LoggingServer) -> None:
    """What minifies them works in the processes that answer."""

    def get(path: Path) -> int:
        with Phone(server.port, {}) as phone:
            return phone.get(f"/static/{path.relative_to(FOLDER)}")[0]

    with ThreadPoolExecutor(8) as phones:
        assert set(phones.map(get, FOLDER.rglob("*.js"))) == {200}


def test_forwarded_headers_are_not_believed(server: LoggingServer) -> None:
    plain = ask(server, "GET", "/en/")
    names = ("Script-Name", "SCRIPT_NAME", "X-Script-Name", "X-Forwarded-Prefix")
    lies = "".join(f"{name}: /evil\r\n" for name in names) + "X-Forwarded-Proto: https\r\n"
    lies += "X-Forwarded-Host: evil.example\r\nForwarded: host=evil.example;proto=https\r\n"
    answer = ask(server, "GET", "/en/", lies.encode() + b"\r\n")
    assert answer.partition(b"\r\n\r\n")[2] == plain.partition(b"\r\n\r\n")[2]
    assert b"strict-transport-security" not in answer.lower()


def test_ctrl_c_ends_all_processes(server: LoggingServer) -> None:
    children = server.workers
    os.killpg(server.process.pid, signal.SIGINT)
    assert server.process.wait(DEADLINE) == 0
    assert not [pid for pid in children if Path(f"/proc/{pid}").exists()]
    assert server.err.read_text() == ""


def test_a_running_request_is_finished_before_the_end(server: LoggingServer) -> None:
    """The server is stopped while half of a request has arrived; the other half still gets its answer."""
    body = b'{"players": ["red", "white"], "board": "R1210t"}'
    head = f"POST /api/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), DEADLINE) as phone:
        phone.sendall(head.encode() + body[:10])
        # Whoever answers another phone has had time to begin with this one.
        with Phone(server.port, {}) as other:
            assert {other.get("/healthz")[0] for _ in range(50)} == {200}
        wait_for(lambda: len(server.workers) > 1)
        server.process.terminate()
        # Those who have nothing to do end at once; one stays until this request is done.
        wait_for(lambda: len(server.workers) == 1)
        phone.sendall(body[10:])
        answer = b"".join(iter(lambda: phone.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 200 OK") and b'"temples":' in answer
    assert server.process.wait(DEADLINE) == 0
