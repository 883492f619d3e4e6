"""Compression, ETags, the page cache, static files and raw bytes in URLs."""

import gzip
import re
from urllib.parse import urljoin

import brotli
import pytest
from page_checks import CheckingClient

from scorer.web.http.static_files import FOLDER, fingerprint, without_comments

SHARE = "/en/t/new?p=red&p=white"


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


def test_a_page_is_not_sent_twice(client: CheckingClient) -> None:
    first = client.get("/de/rules")
    again = client.open("/de/rules", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert first.headers["Cache-Control"] == "no-cache"
    assert "Cookie" not in first.headers.get("Vary", "")


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


def test_files_are_kept_for_a_year(client: CheckingClient) -> None:
    file = client.get(f"/static/{fingerprint()}/sheet/scoring.js")
    assert file.mimetype == "text/javascript"
    assert set(file.headers["Cache-Control"].split(", ")) == {
        *("public", "immutable", "max-age=31536000")
    }
    assert client.get("/static/style.css").headers["Cache-Control"] == "no-cache"


def test_phones_get_scripts_and_styles_without_comments(client: CheckingClient) -> None:
    for path in (*FOLDER.rglob("*.js"), *FOLDER.rglob("*.css")):
        code = path.read_text(encoding="utf-8")
        served = client.get(f"/static/{fingerprint()}/{path.relative_to(FOLDER)}").text
        assert not re.search(r"^\s*(//|/\*)", served, re.MULTILINE), path
        # Every line of code stands where it stood.
        for was, now in zip(code.splitlines(), served.splitlines(), strict=True):
            assert now in (was, "")
            assert now or re.match(r"\s*(//|/?\*|$)", was) or is_inside_comment(was, code), was


def is_inside_comment(line: str, code: str) -> bool:
    """Is this line in the middle of a comment of several lines?"""
    return any(line in comment for comment in re.findall(r"/\*.*?\*/", code, re.DOTALL))


@pytest.mark.parametrize(
    ("code", "left"),
    [
        ("// a\nb; // c\n", "\nb; // c\n"),
        ("/* a */ b {}\n/* c */\n", "/* a */ b {}\n\n"),
        ("/** a\n * b\n */\nc\n", "\n\n\nc\n"),
        ("/* a */ b;\nc;\n  /* d */\n", "/* a */ b;\nc;\n\n"),
        ('a("// b");\n  // c', 'a("// b");\n'),
        ("a * /x/;\n/* b ** */\n", "a * /x/;\n\n"),
    ],
)
def test_only_comments_on_lines_of_their_own_go(code: str, left: str) -> None:
    assert without_comments(code) == left


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
