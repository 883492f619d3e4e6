"""What people install: the wheel alone, away from the repository, serves the app."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import sysconfig
import time
import urllib.error
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel; only the libraries are borrowed from this one."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT],
        check=True,
    )
    (wheel,) = folder.glob("*.whl")
    home = folder / "venv"
    venv.create(home, symlinks=True)
    install = ["--python", home / "bin/python", "install", "--no-deps", wheel]
    subprocess.run([*PIP, *install], check=True)
    (packages,) = home.glob("lib/python*/site-packages")
    # A path in a .pth file comes last, and the .pth files in it (our editable install) do not count.
    (packages / "libraries.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return home


def clean_environment(**more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return {**kept, **more}


def test_it_does_not_lean_on_the_repository(home: Path) -> None:
    code = "import scorer, scorer.paths as p; print(scorer.__file__, p.TEMPLATES, p.TRANSLATIONS)"
    done = subprocess.run(
        [home / "bin/python", "-c", code],
        **{"cwd": home, "env": clean_environment(), "text": True},
        capture_output=True,
        check=True,
    )
    assert all(Path(path).is_relative_to(home) for path in done.stdout.split())


@pytest.fixture
def served(home: Path) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = clean_environment(HOST="127.0.0.1", PORT=str(port), LC_ALL="C.UTF-8")
    with subprocess.Popen(
        [home / "bin/cacao", "serve"], cwd=home, env=environment, stdout=subprocess.PIPE
    ) as server:
        assert server.stdout
        assert f"http://127.0.0.1:{port}/".encode() in b"".join(iter_until_address(server))
        yield f"http://127.0.0.1:{port}"
        server.terminate()
    assert server.returncode == 0


def iter_until_address(server: subprocess.Popen[bytes]) -> Iterator[bytes]:
    assert server.stdout
    for line in server.stdout:
        yield line
        if b"http://" in line:
            return


def fetch(url: str) -> str:
    """The answer, once the server has opened its port."""
    patience = time.monotonic() + 20
    while True:
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:
                text: str = answer.read().decode()
                return text
        except urllib.error.URLError as error:
            if not isinstance(error.reason, ConnectionRefusedError) or time.monotonic() > patience:
                raise
            time.sleep(0.05)


def test_it_serves_pages_styles_and_answers(served: str) -> None:
    page = fetch(f"{served}/fa/")
    assert '<html lang="fa" dir="rtl">' in page and "فارسی" in page
    assert "prefers-color-scheme" in fetch(f"{served}/static/style.css")
    assert '"pile":24' in fetch(f"{served}/api/setup?players=3").replace(" ", "")
