"""Headers on every answer, cookies, limits at the door, and life behind a proxy."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator, Mapping
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from flask_wtf.csrf import generate_csrf
from page_checks import Page, check_headers
from werkzeug.test import TestResponse

from scorer import create_app
from scorer.engine.board import MAX_NOTATION
from scorer.i18n import languages
from scorer.sheet.seats import NAME_LIMIT
from scorer.web.http import door, health
from scorer.web.http.delivery import fingerprint
from scorer.web.http.door import LONGEST_ADDRESS, Rate

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


TOO_LONG = "x" * (LONGEST_ADDRESS + 1)
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
    assert (answer.status_code, answer.mimetype) == (500, "application/problem+json")
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
    assert languages()[tag].text("That is too much at once") in answer.text
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
    client = make_client(RATELIMIT_ENABLED=True, LIMIT_REQUESTS="5 per hour", TRUSTED_PROXIES=1)

    def ask(path: str, address: str) -> TestResponse:
        return client.get(path, headers={"X-Forwarded-For": address})

    # Each time another page: one that is kept costs nothing to give again, so it is not counted.
    assert {ask(f"/fa/?n={n}", "192.0.2.1").status_code for n in range(5)} == {200}
    page, problem = ask("/fa/?n=5", "192.0.2.1"), ask("/api/setup?players=2&lang=de", "192.0.2.1")
    for answer in (page, problem):
        assert answer.status_code == 429
        assert 0 < int(answer.headers["Retry-After"]) <= 3600
        check_all_headers(answer)
    assert Page(page.text).language == "fa"
    assert languages()["fa"].text("That was too often") in page.text
    assert problem.json["errors"][0]["code"] == "too-often"
    # Nobody else waits, and the server's own doctor is always let in.
    assert ask("/fa/", "192.0.2.2").status_code == 200
    assert ask("/healthz", "192.0.2.1").status_code == 200


def test_phones_that_wait_for_news_are_no_flood(make_client: MakeClient) -> None:
    client = make_client(RATELIMIT_ENABLED=True, LIMIT_REQUESTS="5 per hour")
    poll = f"/api/tables/{new_table(client)}?after=3"
    assert {client.get(poll).status_code for _ in range(50)} == {204}


def test_every_limit_says_when_to_come_back(make_client: MakeClient) -> None:
    client = make_client(
        RATELIMIT_ENABLED=True, LIMIT_NEW_TABLES="1 per hour", LIMIT_WRONG_CODES="1 per hour"
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
    rate, now = Rate("2 per minute"), 600.0
    monkeypatch.setattr(door, "monotonic", lambda: now)
    assert [rate.count("a") for _ in range(3)] == [0, 0, 60]
    now = 630.5
    assert rate.count("a") == 30 and rate.count("b") == 0
    now = 660.0
    assert rate.count("a") == 0 and rate.counts == {"a": 1}


def test_the_limit_is_far_from_forty_phones() -> None:
    """Each sends a change and fetches another's every other second, which nobody does for long."""
    rate = Rate(door.REQUESTS)
    assert rate.most / rate.seconds >= 2 * 40 * (1 / 2 + 1 / 2)


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


def test_a_database_that_hangs_holds_nobody_up(
    make_client: MakeClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    client = make_client()
    with open(tmp_path / "tables.db.lock", "w") as lock:
        flock(lock, LOCK_EX)
        assert {client.get("/healthz").status_code for _ in range(5)} == {503}
        waiting = [each for each in threading.enumerate() if each.name == health.THREAD]
        assert len(waiting) == 1, "one that waits is enough"
    monkeypatch.setattr(health, "PATIENCE", 30)
    assert client.get("/healthz").status_code == 200
