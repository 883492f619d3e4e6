"""`cacao serve`: what it says, and where it listens."""

from __future__ import annotations

import io
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
import segno

from scorer import cli, serve
from scorer.i18n import language, languages


def adapters(*addresses: str) -> Callable[[], list[Any]]:
    ips = [SimpleNamespace(ip=address, is_IPv4=True) for address in addresses]
    ips.append(SimpleNamespace(ip=("fe80::1", 0, 1), is_IPv4=False))
    return lambda: [SimpleNamespace(ips=ips)]


@pytest.mark.parametrize(
    ("host", "found", "url"),
    [
        ("0.0.0.0", ["127.0.0.1", "172.17.0.1", "192.168.1.5"], "http://192.168.1.5:8000/"),
        ("::", ["127.0.0.1", "10.0.0.7"], "http://10.0.0.7:8000/"),
        ("0.0.0.0", ["127.0.0.1", "172.17.0.1"], "http://172.17.0.1:8000/"),
        ("0.0.0.0", ["127.0.0.1", "8.8.8.8"], "http://localhost:8000/"),
        ("127.0.0.1", ["192.168.1.5"], "http://127.0.0.1:8000/"),
        ("::1", ["192.168.1.5"], "http://[::1]:8000/"),
    ],
)
def test_the_invitation_has_an_address_that_phones_can_open(
    monkeypatch: pytest.MonkeyPatch, host: str, found: list[str], url: str
) -> None:
    monkeypatch.setattr(serve.ifaddr, "get_adapters", adapters(*found))
    says = serve.invitation(host, 8000, language("en"))
    assert says.splitlines()[-1] == f"Open this on any phone in the same network: {url}"
    code = io.StringIO()
    segno.make(url, micro=False).terminal(code, compact=True)
    assert says.startswith(code.getvalue())


@pytest.mark.parametrize("tag", ["de", "es", "fa", "nl"])
def test_the_invitation_is_in_the_language_of_the_terminal(tag: str) -> None:
    says = serve.invitation("127.0.0.1", 80, languages()[tag]).splitlines()[-1]
    assert "http://127.0.0.1:80/" in says and "Open this" not in says


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The settings of every server that was started; none really is."""
    settings: list[dict[str, Any]] = []

    class Server:
        def __init__(self, given: dict[str, Any]) -> None:
            settings.append(given)

        def run(self) -> None:
            pass

    monkeypatch.setattr(serve, "_Server", Server)
    for name in ("HOST", "PORT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return settings


@pytest.mark.parametrize(
    ("environment", "bind"),
    [
        ({}, "0.0.0.0:8000"),
        ({"HOST": "", "PORT": ""}, "0.0.0.0:8000"),
        ({"HOST": "127.0.0.1", "PORT": "1234"}, "127.0.0.1:1234"),
        ({"HOST": "::1"}, "[::1]:8000"),
    ],
)
def test_host_and_port_come_from_the_environment(
    started: list[dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    environment: dict[str, str],
    bind: str,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert cli.main(["serve"]) == 0
    assert [settings["bind"] for settings in started] == [bind]
    assert f":{bind.rpartition(':')[2]}/" in capsys.readouterr().out


@pytest.mark.parametrize("port", ["http", "80.5", "-1", "99999"])
def test_a_bad_port_is_one_line_and_exit_code_2(
    started: list[dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    port: str,
) -> None:
    monkeypatch.setenv("PORT", port)
    assert cli.main(["serve"]) == 2
    said = capsys.readouterr()
    assert said.out == "" and started == []
    assert said.err.startswith("cacao: ") and said.err.count("\n") == 1 and port in said.err
