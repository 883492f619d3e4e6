"""A server that is killed in the middle of its work has kept what it acknowledged."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from threading import Barrier, Thread

import pytest
from postgres import free_port
from server import DEADLINE, Phone, Server, signed_headers

PHONES = 4
BEFORE_KILL = 15
"""Changes that each phone has acknowledged when the server dies; it is sending more."""


ROUNDS = [0, *(pytest.param(n, marks=pytest.mark.soak) for n in range(1, 25))]


@pytest.fixture
def server_process(url: str, tmp_path: Path) -> Iterator[Server]:
    server = Server(free_port(), url, tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize("_round", ROUNDS)
def test_nothing_acknowledged_is_lost(server_process: Server, _round: int) -> None:
    headers, port = signed_headers(), server_process.port
    with Phone(port, headers) as phone:
        status, made = phone.post("/api/tables", {"fields": {}})
    assert status == 201
    path = f"/api/tables/{made['code']}"
    # The phones and the killer meet once each phone has enough; then they go on until it is over.
    meeting = Barrier(PHONES + 1, timeout=DEADLINE)

    def send(seat: int) -> tuple[int, int]:
        """The last number acknowledged, and the last one sent."""
        phone, field, number = Phone(port, headers), f"gold{seat + 1}", 0
        while True:
            data = {
                **{"author": f"phone{seat}", "batch": str(number + 1)},
                "changes": [{"field": field, "value": str(number + 1)}],
            }
            try:
                status, _ = phone.post(f"{path}/changes", data)
            except (OSError, HTTPException):
                return number, number + 1
            assert status == 200
            number += 1
            if number == BEFORE_KILL:
                meeting.wait()

    def kill() -> None:
        meeting.wait()
        server_process.kill()

    killer = Thread(target=kill)
    killer.start()
    with ThreadPoolExecutor(PHONES) as phones:
        sent = list(phones.map(send, range(PHONES)))
    killer.join()
    server_process.start()

    with Phone(port, headers) as phone:
        check_all_is_there(phone, path, sent)


def check_all_is_there(phone: Phone, path: str, sent: list[tuple[int, int]]) -> None:
    status, news = phone.get(path)
    assert status == 200
    for seat, (acknowledged, last) in enumerate(sent):
        assert acknowledged >= BEFORE_KILL
        # The change that nobody answered may have arrived.
        assert int(news["fields"][f"gold{seat + 1}"]) in (acknowledged, last)
        # Sent again, it is there once.
        again = {
            **{"author": f"phone{seat}", "batch": str(last)},
            "changes": [{"field": f"gold{seat + 1}", "value": str(last)}],
        }
        assert phone.post(f"{path}/changes", again)[0] == 200
    _, news = phone.get(path)
    assert news["fields"] == {f"gold{seat + 1}": str(last) for seat, (_, last) in enumerate(sent)}
    assert news["version"] == sum(last for _, last in sent)
