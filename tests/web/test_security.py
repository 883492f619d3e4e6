"""Security headers on every answer, cookies, CSRF, rate limits, proxies, hosts and health."""

from __future__ import annotations

import gc
import re
import sqlite3
import tracemalloc
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any

import pytest
from cachetools import LRUCache
from flask import Flask
from flask.testing import FlaskClient
from flask_wtf.csrf import generate_csrf
from limits import parse
from page_checks import Page, check_headers
from werkzeug.test import TestResponse

from scorer import create_app
from scorer.engine.board import MAX_NOTATION
from scorer.i18n import languages
from scorer.settings import SETTINGS
from scorer.sheet.seats import NAME_LIMIT
from scorer.tables import Database, create_table
from scorer.web.errors import TITLES
from scorer.web.http import health, page_cache, rate_limit_storage
from scorer.web.http.rate_limit_storage import ProcessStorage
from scorer.web.http.rate_limits import client_of
from scorer.web.http.request_checks import LONGEST_URL
from scorer.web.http.static_files import fingerprint

MakeClient = Callable[..., FlaskClient]
RESULT = (
    "/en/score/result?p=red&p=white&temple1=-&temple2=-&temple3=-&temple4=-"
    "&gold1=1&water1=0&sun1=0&gold2=2&water2=0&sun2=0"
)
PROXIED = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "cacao.example"}


@pytest.fixture
def make_client(tmp_path: Path) -> Iterator[MakeClient]:
    """A browser at an app of its own, with a page that breaks and one that gives a token."""
    made: list[Flask] = []

    def make(**config: Any) -> FlaskClient:
        url = f"sqlite:///{tmp_path}/tables.db"
        app = create_app({"DATABASE_URL": url, "SECRET_KEY": "kept", "TESTING": True, **config})
        app.add_url_rule("/token", "token", lambda: generate_csrf())
        for path in ("/broken", "/api/broken"):
            app.add_url_rule(path, "broken", break_down)
        made.append(app)
        return app.test_client()

    yield make
    for app in made:
        app.extensions["tables"].close()


def break_down() -> str:
    raise RuntimeError


def new_table(client: FlaskClient) -> str:
    token = client.get("/token").text
    fields = {"seat1": "red", "seat2": "white", "gold1": "1"}
    answer = client.post("/api/tables", json={"fields": fields}, headers={"X-CSRFToken": token})
    code: str = answer.json["code"]
    return code


def check_all_headers(answer: TestResponse, by_tls: bool = False) -> None:
    check_headers(answer)
    policy = answer.headers["Content-Security-Policy"]
    for kind in ("script-src", "style-src", "connect-src", "worker-src", "manifest-src"):
        assert f"{kind} 'self';" in policy
    for kind in ("default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
        assert kind in policy
    assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    permissions = answer.headers["Permissions-Policy"]
    assert "camera=()" in permissions and "geolocation=()" in permissions
    for used in ("screen-wake-lock", "clipboard", "web-share"):
        assert used not in permissions
    assert ("Strict-Transport-Security" in answer.headers) is by_tls


TOO_LONG = "x" * (LONGEST_URL + 1)
ANSWERS = {
    "a page": ("GET", "/en/", 200),
    "a redirect": ("GET", "/", 302),
    "a change of language": ("GET", "/language/de/rules", 302),
    "a file": ("GET", f"/static/{fingerprint()}/style.css", 200),
    "a file by its plain name": ("GET", "/static/icon.svg", 200),
    "an answer of the API": ("GET", "/api/setup?players=2", 200),
    "the description": ("GET", "/api/openapi.json", 200),
    "health": ("GET", "/healthz", 200),
    "HEAD": ("HEAD", "/en/rules", 200),
    "OPTIONS": ("OPTIONS", "/api/score", 200),
    "no page": ("GET", "/en/nowhere", 404),
    "no page of the API": ("GET", "/api/nowhere", 404),
    "no file": ("GET", "/static/nothing.css", 404),
    "no table": ("GET", "/en/t/ACDEFGHJ", 404),
    "wrong method": ("DELETE", "/en/", 405),
    "wrong method of the API": ("PUT", "/api/score", 405),
    "no token": ("POST", "/en/t", 400),
    "no token at the API": ("POST", "/api/tables", 400),
    "a long address": ("GET", f"/en/score?board={TOO_LONG}", 414),
    "a long address of the API": ("GET", f"/api/rules?q={TOO_LONG}", 414),
    "a long path": ("GET", f"/{TOO_LONG}", 414),
    "bad input": ("GET", "/en/score?players=9", 422),
    "bad input of the API": ("GET", "/api/setup", 422),
    "a crash": ("GET", "/broken", 500),
    "a crash of the API": ("GET", "/api/broken", 500),
}


@pytest.mark.parametrize("by_tls", [False, True], ids=["http", "https"])
def test_every_answer_has_the_headers(make_client: MakeClient, by_tls: bool) -> None:
    client = make_client(PROPAGATE_EXCEPTIONS=False, TRUSTED_PROXIES=1)
    headers = PROXIED if by_tls else {}
    for what, (method, path, status) in ANSWERS.items():
        answer = client.open(path, method=method, headers=headers)
        assert answer.status_code == status, what
        check_all_headers(answer, by_tls)
        if status >= 400 and path.startswith("/api/"):
            assert answer.mimetype == "application/problem+json", what
        elif status >= 400:
            assert answer.mimetype == "text/html", what


def test_not_changed_and_too_large_have_the_headers(make_client: MakeClient) -> None:
    client = make_client()
    for path in ("/de/rules", f"/static/{fingerprint()}/style.css"):
        etag = client.get(path).headers["ETag"]
        again = client.get(path, headers={"If-None-Match": etag})
        assert again.status_code == 304
        check_all_headers(again)
    large = client.post("/api/score", data=b"x" * 100_000)
    assert large.status_code == 413
    check_all_headers(large)


def test_a_phone_that_asks_again_gets_the_headers_of_its_own_connection(
    make_client: MakeClient,
) -> None:
    client = make_client(TRUSTED_PROXIES=1)
    poll = f"/api/tables/{new_table(client)}?after=3"
    for _ in range(3):
        for headers, by_tls in (({}, False), (PROXIED, True)):
            answer = client.get(poll, headers=headers)
            assert answer.status_code == 204
            check_all_headers(answer, by_tls)


def test_a_database_that_is_gone_is_told_in_our_words(
    make_client: MakeClient, tmp_path: Path
) -> None:
    client = make_client(PROPAGATE_EXCEPTIONS=False)
    poll = f"/api/tables/{new_table(client)}?after=3"
    assert [client.get(poll).status_code for _ in range(2)] == [204, 204]
    client.application.extensions["tables"].close()
    (tmp_path / "tables.db").write_bytes(b"no database any more" * 1000)
    answer = client.get(poll)
    assert (answer.status_code, answer.mimetype) == (503, "application/problem+json")
    assert answer.headers["Retry-After"] == "1"
    check_all_headers(answer)


# Cookies


def cookies(client: FlaskClient, **options: Any) -> list[str]:
    answers = [client.get(path, **options) for path in ("/token", "/language/de/")]
    return [answer.headers["Set-Cookie"] for answer in answers]


def test_cookies_are_ours_alone(make_client: MakeClient) -> None:
    for cookie in cookies(make_client()):
        assert "SameSite=Lax" in cookie and "HttpOnly" in cookie
        assert "Secure" not in cookie, "a table's own network has no TLS"


def test_cookies_stay_within_tls(make_client: MakeClient) -> None:
    for cookie in cookies(make_client(TRUSTED_PROXIES=1), headers=PROXIED):
        assert {"SameSite=Lax", "HttpOnly", "Secure"} <= set(cookie.split("; "))


def test_nobody_can_claim_tls_without_a_trusted_proxy(make_client: MakeClient) -> None:
    client = make_client()
    assert not [each for each in cookies(client, headers=PROXIED) if "Secure" in each]
    check_all_headers(client.get("/en/", headers=PROXIED), by_tls=False)


# Forged requests


def test_whatever_changes_something_needs_a_token(make_client: MakeClient) -> None:
    client = make_client()
    app = client.application
    only_compute = {"api.score", "api.check_board"}
    changing = [
        (rule, method)
        for rule in app.url_map.iter_rules()
        for method in sorted(rule.methods - {"GET", "HEAD", "OPTIONS"})
        if rule.endpoint not in only_compute
    ]
    assert len(changing) >= 7
    with app.test_request_context():
        for rule, method in changing:
            path = app.url_for(rule.endpoint, **{"lang": "en", "code": "ACDEFGHJ"})
            assert client.open(path, method=method).status_code == 400, (rule, method)


# Limits


def too_long(tag: str) -> str:
    return f"/{tag}/score/board?p=red&p=white&board={TOO_LONG}"


@pytest.mark.parametrize("tag", ["de", "en", "es", "fa", "nl"])
def test_an_endless_address_is_refused_in_words(make_client: MakeClient, tag: str) -> None:
    client = make_client()
    answer = client.get(too_long(tag))
    page = Page(answer.text)
    assert answer.status_code == 414
    assert page.language == tag
    assert languages()[tag].text(TITLES[414]) in answer.text
    assert "xxx" not in answer.text, "it is not sent back five times"
    problem = client.get(f"/api/rules?lang={tag}&q={TOO_LONG}")
    assert problem.json["status"] == 414 and problem.mimetype == "application/problem+json"


def test_the_longest_calculation_fits(make_client: MakeClient) -> None:
    name = "\U0001f468" * NAME_LIMIT
    seats = [(f"{color}:{name}") for color in ("red", "white", "yellow", "purple")]
    codes = ("gold", "water", "sun", "cacao")
    villages = {f"{code}{n}": "−۱۰" for n in range(1, 5) for code in codes}
    query = {"p": seats, "mode": "board", "board": "R1111" * (MAX_NOTATION // 5), **villages}
    answer = make_client().get("/en/score/villages", query_string=query, follow_redirects=True)
    assert answer.status_code == 200


def test_a_flood_is_told_to_wait(make_client: MakeClient) -> None:
    client = make_client(RATE_LIMITS=True, LIMIT_REQUESTS="5 per hour", TRUSTED_PROXIES=1)

    def ask(path: str, address: str) -> TestResponse:
        return client.get(path, headers={"X-Forwarded-For": address})

    assert {ask("/fa/", "192.0.2.1").status_code for n in range(5)} == {200}
    # A cached page is no way around it.
    page, problem = ask("/fa/", "192.0.2.1"), ask("/api/setup?players=2&lang=de", "192.0.2.1")
    for answer in (page, problem):
        assert answer.status_code == 429
        assert 0 < int(answer.headers["Retry-After"]) <= 3600
        check_all_headers(answer)
    assert Page(page.text).language == "fa"
    assert languages()["fa"].text(TITLES[429]) in page.text
    assert problem.json["errors"][0]["code"] == "too-often"
    # Nobody else waits, and its health can always be asked for.
    assert ask("/fa/", "192.0.2.2").status_code == 200
    assert ask("/healthz", "192.0.2.1").status_code == 200


def test_every_limit_says_when_to_come_back(make_client: MakeClient) -> None:
    client = make_client(
        RATE_LIMITS=True, LIMIT_NEW_TABLES="1 per hour", LIMIT_WRONG_CODES="1 per hour"
    )
    new_table(client)
    token = {"X-CSRFToken": client.get("/token").text}
    second = client.post("/api/tables", json={"fields": {}}, headers=token)
    assert client.get("/api/tables/ACDEFGHJ").status_code == 404
    guess = client.get("/api/tables/ACDEFGHK")
    for answer in (second, guess):
        assert answer.status_code == 429
        assert 3500 < int(answer.headers["Retry-After"]) <= 3601


def test_a_new_window_begins_with_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    storage, now = ProcessStorage(), 600.0
    monkeypatch.setattr(rate_limit_storage, "time", lambda: now)
    assert [storage.incr("a", 60) for _ in range(3)] == [1, 2, 3]
    now = 659.5
    assert (storage.get("a"), storage.get_expiry("a"), storage.get("b")) == (3, 660, 0)
    now = 660.0
    assert (storage.get("a"), storage.incr("a", 60), storage.get_expiry("a")) == (0, 1, 720)


def test_counts_of_many_addresses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    storage, now = ProcessStorage(), 600.0
    monkeypatch.setattr(rate_limit_storage, "time", lambda: now)
    for n in range(ProcessStorage.MAX_KEYS):
        storage.incr(str(n), 60 if n else 600)
    now = 660.0
    storage.incr("new", 60)
    assert [storage.get(key) for key in ("0", "1", "new")] == [1, 0, 1]
    for n in range(2 * ProcessStorage.MAX_KEYS):
        storage.incr(f"more {n}", 60)
    assert len(storage._windows) <= ProcessStorage.MAX_KEYS


def test_an_ipv6_network_counts_as_one_address() -> None:
    clients = ["2001:db8::1", "2001:db8::2:3", "2001:db8:0:1::1", "192.0.2.1", "fe80::1%eth0", "?:"]
    networks = [client_of({"REMOTE_ADDR": client}) for client in clients]
    assert networks[0] == networks[1]
    assert len(set(networks)) == len(clients) - 1


def test_the_limit_is_far_from_forty_phones() -> None:
    """Each asks every second, and sends a change and fetches another's every other second."""
    (default,) = (each.default for each in SETTINGS if each.name == "LIMIT_REQUESTS")
    limit = parse(default)
    assert limit.amount / limit.get_expiry() >= 2 * 40 * (1 + 1 / 2 + 1 / 2)


# Behind a proxy


def shared_links(client: FlaskClient, headers: Mapping[str, str]) -> list[str]:
    """The absolute addresses that people hand on: a result, and a table."""
    code = new_table(client)
    result = client.get(RESULT, headers=headers).text
    table = client.get(f"/en/t/{code}", headers=headers).text
    assert code in table
    return re.findall(r'https?://[^"<>\s]+', result + table)


def test_links_to_share_have_the_address_that_people_see(make_client: MakeClient) -> None:
    links = shared_links(make_client(TRUSTED_PROXIES=1), PROXIED)
    ours = [link for link in links if "w3.org" not in link]
    assert len(ours) >= 2
    assert all(link.startswith("https://cacao.example/") for link in ours), ours


def test_without_a_proxy_nobody_can_bend_them(make_client: MakeClient) -> None:
    links = shared_links(make_client(), PROXIED)
    assert not [link for link in links if "cacao.example" in link or link.startswith("https")]


def test_a_page_kept_for_one_host_is_not_given_to_another(make_client: MakeClient) -> None:
    client = make_client()
    path = RESULT
    assert "evil.example" in client.get(path, headers={"Host": "evil.example"}).text
    assert "evil.example" not in client.get(path, headers={"Host": "localhost"}).text


@pytest.mark.parametrize("host", ["evil.example", "", "a b", '"><script>', "x" * 5000, "é"])
def test_only_our_own_names_are_answered_to(make_client: MakeClient, host: str) -> None:
    client = make_client(ALLOWED_HOSTS="cacao.example, .cacao.test")
    page = client.get("/nl/", environ_overrides={"HTTP_HOST": host})
    assert page.status_code == 400 and Page(page.text).language == "nl"
    check_all_headers(page)
    for ours in ("cacao.example", "cacao.example:8000", "www.cacao.test"):
        assert client.get("/nl/", headers={"Host": ours}).status_code == 200


@pytest.mark.parametrize(
    "host", ["", "a b", '"><script>', "x" * 5000, "a..b", "é", "[::1", "a:b:c"]
)
def test_a_strange_host_breaks_nothing(make_client: MakeClient, host: str) -> None:
    client = make_client()
    for path in ("/", "/nl/", RESULT, "/api/nowhere"):
        answer = client.get(path, environ_overrides={"HTTP_HOST": host})
        assert answer.status_code < 500
        assert "<script>" not in answer.text


@pytest.mark.parametrize("host", ["evil.example", "cacao.example.evil.example"])
def test_polling_and_cached_pages_answer_only_to_our_own_names(
    make_client: MakeClient, host: str
) -> None:
    client = make_client(ALLOWED_HOSTS="localhost")
    for path in (f"/api/tables/{new_table(client)}?after=3", "/nl/"):
        assert client.get(path).status_code in (200, 204)
        assert client.get(path, headers={"Host": host}).status_code == 400


BIDI_CONTROLS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@pytest.mark.parametrize(
    "path",
    [
        *("/en/nowhere{}", "/en/t/ACDE{}", "/en/t?code=x{}", "/en/rules/search?q=temple{}"),
        *("/en/setup?players=9{}", "/en/score/players?players=2&other=a{}&p=red:A{}na"),
        *("/en/score/board?p=red&p=white&board=R{}&mode=board", "/en/setup/steps?p=red:{}&p=white"),
        "/en/score/villages?p=red:A{}na&p=white&gold1={}x",
    ],
)
def test_no_page_echoes_what_reorders_text(make_client: MakeClient, path: str) -> None:
    client = make_client()
    with_controls = path.replace("{}", BIDI_CONTROLS)
    page = client.get(with_controls, follow_redirects=True).text
    assert page == client.get(path.replace("{}", ""), follow_redirects=True).text


# Memory


def test_requests_leave_no_traces_in_memory(make_client: MakeClient) -> None:
    """Thousands of requests with long texts that are never the same."""
    client = make_client()
    cache = client.application.extensions["page_cache"]

    def flood(numbers: range) -> None:
        for n in numbers:
            text = f"{n:04}" + "x" * 3000
            headers = {
                **{"Accept-Encoding": text, "Accept-Language": text, "Cookie": f"session={text}"},
                **{"Host": f"host{n}.{'long.' * 40}test", "If-None-Match": text},
            }
            for path in (f"/en/setup?q={text}", f"/en/score?v={n:x}", f"/{text}", "/de/offline"):
                client.get(path, headers=headers)
            client.get(path, headers=headers, environ_overrides={"SCRIPT_NAME": f"/{text}"})
            client.get(path, headers={**headers, "Accept-Encoding": f"x{n}"})

    flood(range(100))
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0] - cache.bytes
        flood(range(100, 500))
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - cache.bytes - before
    finally:
        tracemalloc.stop()
    assert grown < 300_000, "each text that is kept somewhere would be a million"
    assert cache.bytes <= page_cache.MAX_BYTES


def test_the_page_cache_counts_all_that_it_holds(make_client: MakeClient) -> None:
    client = make_client()
    cache = client.application.extensions["page_cache"]
    cache._pages = LRUCache(100_000, getsizeof=page_cache.size_of)
    for n in range(50):
        client.get("/en/privacy", headers={"Host": f"host{n}.test"})
    assert 50_000 < cache.bytes <= 100_000 and len(cache._pages) < 50


# Health


def test_health(make_client: MakeClient) -> None:
    answer = make_client().get("/healthz")
    assert (answer.status_code, answer.json) == (200, {"status": "ok", "database": "ok"})
    assert answer.headers["Cache-Control"] == "no-store"
    assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize(
    "url",
    ["sqlite:////dev/null/tables.db", "postgresql://someone:hidden@127.0.0.1:1/cacao"],
    ids=["sqlite", "postgresql"],
)
def test_a_database_that_does_not_answer_is_ill(make_client: MakeClient, url: str) -> None:
    answer = make_client(DATABASE_URL=url).get("/healthz")
    assert answer.status_code == 503
    assert answer.json == {"status": "unavailable", "database": "unavailable"}
    assert answer.headers["Cache-Control"] == "no-store"
    assert "hidden" not in answer.text


@pytest.fixture
def impatient(make_client: MakeClient, monkeypatch: pytest.MonkeyPatch) -> FlaskClient:
    """At an app whose check of the database gives up at once."""
    monkeypatch.setattr(health, "TIMEOUT", 0.01)
    return make_client()


def test_a_database_that_hangs_holds_nobody_up(impatient: FlaskClient, tmp_path: Path) -> None:
    with open(tmp_path / "tables.db.lock", "w") as lock:
        flock(lock, LOCK_EX)
        assert {impatient.get("/healthz").status_code for _ in range(5)} == {503}
    assert impatient.get("/healthz").status_code == 200


def test_a_damaged_or_missing_database_is_ill(impatient: FlaskClient, tmp_path: Path) -> None:
    assert impatient.get("/healthz").status_code == 200
    (tmp_path / "tables.db").write_bytes(b"no database any more" * 1000)
    assert impatient.get("/healthz").status_code == 503


def test_a_file_that_is_damaged_somewhere_is_ill(impatient: FlaskClient, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    db = Database(f"sqlite:///{path}")
    for _ in range(20):
        create_table(db, {f"gold{n}": "1" for n in range(1, 5)})
    db.close()
    content = bytearray(path.read_bytes())
    content[-4096:] = b"\xff" * 4096
    path.write_bytes(content)
    assert impatient.get("/healthz").status_code == 503


def test_a_database_that_cannot_be_written_is_ill(impatient: FlaskClient, tmp_path: Path) -> None:
    assert impatient.get("/healthz").status_code == 200
    # Root may write everywhere, so the file itself refuses.
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        file.execute(
            "CREATE TRIGGER full BEFORE INSERT ON upkeep BEGIN SELECT RAISE(FAIL, ''); END"
        )
    impatient.application.extensions["health"]._write_at = 0
    assert impatient.get("/healthz").status_code == 503
