"""`cacao serve`: what it says, and where it listens."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import segno
import sqlalchemy as sa

from scorer import cli, serve
from scorer.i18n import language, languages
from scorer.settings import SETTINGS
from scorer.tables import Database

ROOT = Path(__file__).parent.parent


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


def test_what_does_not_survive_a_fork_is_not_loaded_before_it(tmp_path: Path) -> None:
    """Granian forks its workers; with the runtime of the minifier from before they hang at a file."""
    code = (
        "import sys; from scorer import serve; from scorer.i18n import language;"
        "serve.Granian = lambda *_, **__: type('', (), {'serve': lambda *_, **__: None})();"
        "serve.run(language('en')); assert 'minify' not in sys.modules;"
        "from scorer.web.http.static_files import FOLDER, static_text;"
        "static_text(FOLDER / 'dom.js'); assert 'minify' in sys.modules"
    )
    settings = {**os.environ, "CACAO_DATA": str(tmp_path), "DATABASE_URL": ""}
    subprocess.run([sys.executable, "-c", code], env=settings, cwd=ROOT, check=True, timeout=60)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The settings of every server that was started; none really is."""
    settings: list[dict[str, Any]] = []

    class Server:
        def __init__(self, target: str, **given: Any) -> None:
            settings.append(given)

        def serve(self, **_: Any) -> None:
            pass

    monkeypatch.setattr(serve, "Granian", Server)
    for name in ("HOST", "PORT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return settings


@pytest.mark.parametrize(
    ("environment", "host", "port"),
    [
        ({}, "0.0.0.0", 8000),
        ({"HOST": "", "PORT": ""}, "0.0.0.0", 8000),
        ({"HOST": "127.0.0.1", "PORT": "1234"}, "127.0.0.1", 1234),
        ({"HOST": "::1"}, "::1", 8000),
    ],
)
def test_host_and_port_come_from_the_environment(
    started: list[dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    environment: dict[str, str],
    host: str,
    port: int,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert cli.main(["serve"]) == 0
    assert [(settings["address"], settings["port"]) for settings in started] == [(host, port)]
    assert f":{port}/" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("PORT", port) for port in ("http", "80.5", "-1", "0", "99999", "9" * 5000)),
        *(("TABLE_DAYS", "many"), ("TRUSTED_PROXIES", "yes"), ("LIMIT_REQUESTS", "a few")),
    ],
)
def test_a_bad_setting_is_one_line_and_exit_code_2(
    started: list[dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    value: str,
) -> None:
    monkeypatch.setenv(name, value)
    assert value in one_line(capsys)
    assert started == []


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    """What `cacao serve` says when it cannot start."""
    assert cli.main(["serve"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("cacao: ") and said.err.count("\n") == 1
    return said.err


def no_folder(path: Path) -> str:
    path.parent.write_text("a file where the folder should be")
    return "[Errno 17] File exists"


def folder_instead(path: Path) -> str:
    path.mkdir(parents=True)
    return "unable to open database file"


def damaged(path: Path) -> str:
    path.parent.mkdir()
    path.write_bytes(b"no database" * 1000)
    return "file is not a database"


def newer(path: Path) -> str:
    database = Database(f"sqlite:///{path}")
    with database.writing() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    return "It comes from a newer version of this app."


@pytest.mark.parametrize("spoil", [no_folder, folder_instead, damaged, newer])
def test_a_database_that_cannot_be_used_is_one_line(
    started: list[dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    spoil: Callable[[Path], str],
) -> None:
    path = tmp_path / "data" / "tables.db"
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    monkeypatch.setenv("SECRET_KEY", "x")
    reason = spoil(path)
    assert f"The database cannot be used: {reason}" in one_line(capsys)
    assert started == []


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://localhost/cacao", "postgresql://127.0.0.1:1/a"]
)
def test_a_database_that_is_not_there_is_one_line(
    started: list[dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    url: str,
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    one_line(capsys)
    assert started == []


def test_the_readme_lists_every_setting() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    section = readme.partition("## Settings")[2].partition("\n## ")[0]
    rows = [row.split("|")[1:4] for row in section.splitlines() if row.startswith("| `")]
    listed = [[cell.strip() for cell in row] for row in rows]
    shown = [[f"`{it.name}`", it.default and f"`{it.default}`", it.meaning] for it in SETTINGS]
    assert listed == shown
