"""Compression, ETags, the page cache, who may keep what, static files and raw bytes in URLs."""

import gzip
import os
import re
from pathlib import Path
from time import time
from urllib.parse import urljoin

import brotli
import pytest
from flask import session
from page_checks import CheckingClient

from scorer import create_app
from scorer.web.http.page_cache import PUBLIC
from scorer.web.http.static_files import (
    FOLDER,
    IMMUTABLE,
    MAX_KEPT,
    fingerprint,
    keep_static_files,
    release,
)

SHARE = "/en/t/new?p=red&p=white"
OTHER = "0123456789ab"
"""The name of another release."""


@pytest.mark.parametrize(
    ("encoding", "unpack"), [("br", brotli.decompress), ("gzip", gzip.decompress)]
)
def test_pages_and_files_are_compressed(client: CheckingClient, encoding: str, unpack) -> None:
    for path in ("/en/rules/temple-ties", f"/static/{fingerprint()}/style.css"):
        plain = client.open(path).data
        packed = client.open(path, headers={"Accept-Encoding": encoding})
        assert packed.headers["Content-Encoding"] == encoding
        assert "Accept-Encoding" in packed.headers["Vary"]
        assert unpack(packed.data) == plain
        assert len(packed.data) < len(plain) / 2


@pytest.mark.parametrize("is_kept", [False, True], ids=["Flask", "page cache"])
def test_a_page_is_not_sent_twice(is_kept: bool) -> None:
    app = create_app({"TESTING": True})
    etag = app.test_client().get("/de/rules").headers["ETag"]
    client = (app if is_kept else create_app({"TESTING": True})).test_client()
    again = client.get("/de/rules", headers={"If-None-Match": f'"other", {etag}'})
    assert (again.status_code, again.data, again.headers["ETag"]) == (304, b"", etag)
    assert again.headers["Cache-Control"] == PUBLIC and again.headers["Vary"] == "Accept-Encoding"
    assert "Content-Length" not in again.headers and "Content-Type" not in again.headers
    assert client.get("/de/rules", headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        *(
            "",
            "privacy",
            "history",
            "offline",
            "rules",
            "rules/temple-ties",
            "rules/temple-ties?with=de",
        ),
        *("rules/search", "rules/glossary", "setup", "score", "setup/players?players=3"),
        "manifest.webmanifest",
    ],
)
def test_a_cdn_may_keep_pages_that_tell_nothing_about_the_reader(
    client: CheckingClient, path: str
) -> None:
    client.set_cookie("language", "fa")
    for _ in range(2):
        page = client.open(f"/nl/{path}", headers={"Accept-Encoding": "br"})
        policy = page.cache_control
        assert policy.public and (policy.max_age, policy.s_maxage) == (0, 600)
        assert "stale-while-revalidate=60" in page.headers["Cache-Control"]
        assert page.headers["Vary"] == "Accept-Encoding" and "Set-Cookie" not in page.headers
    head = client.head(f"/nl/{path}", headers={"Accept-Encoding": "br"})
    assert (head.headers["ETag"], head.data) == (page.headers["ETag"], b"")


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/score?p=red:Ana&p=white", "/language/de/rules", "/en/nowhere", "/api/rules?q=sun"),
        *("/en/score/temples?p=red:Ana&p=white", "/en/setup/steps?p=red:Ana&p=white"),
        *("/en/setup/players?players=2&p=red:Ana", "/en/score?players=9", "/en/rules/search?q=Ana"),
        *("/en/setup?x=1", "/en/rules?x=1", "/en/score?players=2"),
    ],
)
def test_nobody_else_keeps_what_may_hold_names(client: CheckingClient, path: str) -> None:
    assert client.open(path).headers["Cache-Control"] == "private, no-cache"


def test_a_page_that_reads_the_session_is_not_kept() -> None:
    app = create_app({"TESTING": True})
    app.add_url_rule("/<language:lang>/own", view_func=lambda: session.get("name", "nobody"))
    for name in ("nobody", "Ana"):
        client = app.test_client()
        with client.session_transaction() as own:
            own["name"] = name
        answer = client.get("/en/own")
        assert (answer.text, answer.cache_control.private) == (name, True)


@pytest.mark.parametrize(
    ("asked", "page"),
    [
        ("/en/?fbclid=1", "/en/"),
        ("/en/rules?utm_source=x&utm_medium=y", "/en/rules"),
        ("/en/rules/temple-ties?x=1&with=de&y", "/en/rules/temple-ties?with=de"),
        ("/fa/rules/glossary?x=1&q=%D9%85+%26", "/fa/rules/glossary?q=%D9%85+%26"),
    ],
)
def test_parameters_of_others_make_no_other_page(
    client: CheckingClient, asked: str, page: str
) -> None:
    answer = client.open(asked)
    assert (answer.status_code, answer.location) == (302, page)


def test_a_kept_page_is_the_same_page(client: CheckingClient) -> None:
    first, second = client.get("/fa/setup"), client.get("/fa/setup")
    assert first.data == second.data
    assert first.headers["ETag"] == second.headers["ETag"]
    assert second.headers["Content-Security-Policy"] == first.headers["Content-Security-Policy"]


def test_a_page_with_a_token_is_kept_nowhere(client: CheckingClient) -> None:
    first = client.get(SHARE)
    assert first.headers["Cache-Control"] == "no-store" and "ETag" not in first.headers
    other = client.application.test_client().get(SHARE)
    assert first.data != other.data


def test_files_and_data_of_a_release_are_kept_for_a_year(client: CheckingClient) -> None:
    file = client.get(f"/static/{fingerprint()}/sheet/scoring.js")
    assert file.mimetype == "text/javascript"
    assert file.headers["Cache-Control"] == IMMUTABLE
    assert client.get("/static/style.css").headers["Cache-Control"] == "no-cache"
    for path in ("game.json?v={}", "parts?v={}", "rules/index.json?v={}", "offline/{}.txt"):
        for _ in range(2):
            answer = client.open(f"/en/{path.format(release())}")
            assert answer.headers["Cache-Control"] == IMMUTABLE
        assert client.open(f"/en/{path.format(OTHER)}").status_code == 404, "it would be a mixture"
    assert client.open("/en/game.json").headers["Cache-Control"] == PUBLIC


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CACAO_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def test_a_page_of_the_release_before_finds_its_files(client: CheckingClient, data: Path) -> None:
    for _ in range(2):
        keep_static_files()
    (kept,) = (data / "static").iterdir()
    (kept / "style.css").write_text("/* as it was */\na { left: 0 }\n")
    kept.rename(kept.with_name(OTHER))
    style = client.get(f"/static/{OTHER}/style.css")
    assert (style.text, style.headers["Cache-Control"]) == ("a{left:0}", IMMUTABLE)
    assert client.get(f"/static/{OTHER}/sheet/scoring.js").mimetype == "text/javascript"
    for path in ("nothing.js", "../../secret-key", f"../{OTHER}2/style.css", ""):
        assert client.open(f"/static/{OTHER}/{path}").status_code == 404


def test_files_of_old_releases_are_not_kept_for_ever(data: Path) -> None:
    releases = [f"{n:012x}" for n in range(MAX_KEPT + 1)]
    for age, name in enumerate(reversed(releases), 1):
        (data / "static" / name).mkdir(parents=True)
        os.utime(data / "static" / name, (0, time() - age))
    keep_static_files()
    kept = {path.name for path in (data / "static").iterdir()}
    assert kept == {fingerprint(), *releases[2:]}


def test_without_files_of_its_own_release_a_page_gets_none(
    client: CheckingClient, data: Path
) -> None:
    """A mixture of releases would be worse."""
    data.write_text("no folder")
    keep_static_files()
    for name in ("style.css", "sheet/scoring.js"):
        assert client.open(f"/static/{OTHER}/{name}").status_code == 404


def test_phones_get_scripts_and_styles_minified(client: CheckingClient) -> None:
    for path in (*FOLDER.rglob("*.js"), *FOLDER.rglob("*.css")):
        code = path.read_text(encoding="utf-8")
        served = client.get(f"/static/{fingerprint()}/{path.relative_to(FOLDER)}").text
        assert not re.search(r"^\s*(//|/\*)", served, re.MULTILINE), path
        assert len(served) < 0.95 * len(code), path


@pytest.mark.parametrize("path", ["nothing.js", "../web/score.py", "%2e%2e/cli.py", ""])
def test_there_is_no_other_file(client: CheckingClient, path: str) -> None:
    assert client.open(f"/static/{fingerprint()}/{path}").status_code == 404


def test_raw_bytes_in_a_query_are_only_bytes(client: CheckingClient) -> None:
    for path in ("/en/rules/search", "/api/rules"):
        answer = client.open(path, environ_overrides={"QUERY_STRING": "q=\xe9\xff"})
        assert answer.status_code == 200


def test_a_kept_page_is_kept_for_its_own_host(client: CheckingClient) -> None:
    ours, theirs, again = (
        client.open("/nl/rules", base_url=f"http://{host}/").text
        for host in ("localhost", "x.test", "localhost")
    )
    assert ours == again and "//x.test/" not in ours and "//x.test/" in theirs


def test_a_kept_page_never_reaches_the_app(client: CheckingClient, monkeypatch) -> None:
    first = client.get("/es/rules/temple-ties")
    monkeypatch.setattr("scorer.web.pages.rules.render_template", lambda *a, **k: 1 / 0)
    assert client.get("/es/rules/temple-ties").data == first.data


@pytest.mark.parametrize(
    "path", ["/en/score/temples?p=red&p=white", "/en/score/board?p=red&p=white"]
)
def test_no_script_waits_for_another_to_be_fetched(client: CheckingClient, path: str) -> None:
    page = client.page(path)
    fetched = [link.get("href", "") for link in page.all("link", rel="modulepreload")]
    fetched += [script.get("src", "") for script in page.all("script", type="module")]
    assert len(fetched) > 2
    for address in fetched:
        for other in re.findall(r'import .*?"(.*?)"', client.get(address).text):
            assert urljoin(address, other) in fetched
