"""CSRF tokens, rate limits of wrong codes and new tables, and the secret key."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from flask import Flask
from phones import Phone
from server import DEADLINE

from scorer.tables.codes import new_code
from scorer.tables.schema import rate_limits
from scorer.web.http.secret_key import read_or_create_key

MakeApp = Callable[..., Flask]
MakePhone = Callable[..., Phone]


def code_of(answer: Any) -> tuple[int, str]:
    assert answer.mimetype == "application/problem+json"
    return answer.status_code, answer.json["errors"][0]["code"]


REFUSED = (400, "bad-token")


def test_nothing_changes_without_a_token(phone: Phone) -> None:
    phone.create(gold1="1")
    for token in ("", "nonsense"):
        phone.token = token
        for path in ("/changes", "/undo", "/again", "/delete"):
            assert code_of(phone.at(path)) == REFUSED
        assert code_of(phone.post("", {"fields": {}})) == REFUSED
    assert phone.fields() == {"gold1": "1"}


def test_a_token_belongs_to_its_session(phone: Phone, make_phone: MakePhone) -> None:
    phone.create()
    phone.token = make_phone().token
    assert code_of(phone.enter(gold1="1")) == REFUSED


@pytest.mark.parametrize("has_cookie", [True, False])
def test_a_phone_gets_a_new_token_and_sends_again(phone: Phone, has_cookie: bool) -> None:
    code = phone.create()
    phone.token = "nonsense"
    if not has_cookie:
        phone.client.delete_cookie("session")
    answer = phone.enter(gold1="1")
    assert code_of(answer) == REFUSED
    phone.token = answer.headers["X-CSRFToken"]
    assert "Access-Control-Allow-Origin" not in answer.headers
    assert phone.enter(gold1="1").status_code == 200
    assert phone.fields() == {"gold1": "1"}
    # Other errors and pages carry none.
    assert "X-CSRFToken" not in phone.client.post(f"/en/t/{code}/delete").headers
    assert "X-CSRFToken" not in phone.get("/games.bgsplay").headers


def test_another_site_cannot_use_the_cookie(phone: Phone) -> None:
    """It can make a browser post, with the session's cookie but without the token."""
    phone.create(gold1="1")
    elsewhere = {"Origin": "https://evil.example", "Referer": "https://evil.example/"}
    answer = phone.client.post(
        f"/api/tables/{phone.code}/delete", headers=elsewhere, data={}, content_type="text/plain"
    )
    assert code_of(answer) == REFUSED
    # Over TLS not even a stolen token helps it.
    answer = phone.client.post(
        f"/api/tables/{phone.code}/delete",
        base_url="https://localhost",
        headers={**elsewhere, "X-CSRFToken": phone.token},
    )
    assert code_of(answer) == REFUSED
    assert phone.fields() == {"gold1": "1"}


def test_the_cookie_stays_on_our_pages(make_app: MakeApp) -> None:
    cookie = make_app().test_client().get("/token").headers["Set-Cookie"]
    assert "SameSite=Lax" in cookie and "HttpOnly" in cookie


def test_pure_computation_needs_no_token(make_app: MakeApp) -> None:
    client = make_app().test_client()
    assert client.post("/api/score", json={}).status_code == 422
    assert client.post("/api/check", json={}).status_code == 422


@pytest.fixture
def limited(make_app: MakeApp, make_phone: MakePhone) -> Callable[..., Phone]:
    """A phone at an app with limits."""
    app = make_app(
        RATE_LIMITS=True,
        LIMIT_WRONG_CODES="3 per 10 minutes",
        LIMIT_NEW_TABLES="2 per hour",
        TRUSTED_PROXIES=1,
    )
    return lambda address="192.0.2.1": _behind_proxy(make_phone("ana", app), address)


def _behind_proxy(phone: Phone, address: str) -> Phone:
    phone.client.environ_base["HTTP_X_FORWARDED_FOR"] = address
    return phone


def test_guessing_codes_ends_soon(limited: Callable[..., Phone]) -> None:
    guesser, other = limited(), limited("192.0.2.2")
    right = other.create()
    for _ in range(3):
        guesser.code = new_code()
        assert guesser.get("").status_code == 404
    guesser.code = new_code()
    assert code_of(guesser.get("")) == (429, "too-often")
    assert code_of(guesser.enter(gold1="1")) == (429, "too-often")
    guesser.code = right
    assert guesser.get("").status_code == 429
    # Nobody else is kept waiting.
    assert other.get("").status_code == 200


def test_a_guesser_cannot_tell_a_right_code_by_polling(limited: Callable[..., Phone]) -> None:
    guesser, other = limited(), limited("192.0.2.2")
    right = other.create(gold1="1")
    assert other.get("?after=1").status_code == 204, "phones at the table get the short answer"
    for _ in range(3):
        guesser.code = new_code()
        guesser.get("?after=1")
    for code in (right, new_code()):
        guesser.code = code
        assert code_of(guesser.get("?after=1")) == (429, "too-often")
        assert guesser.client.get(f"/en/t/{code}").status_code == 429


def test_a_phone_at_its_table_is_not_hindered_by_a_guesser(limited: Callable[..., Phone]) -> None:
    """Both are guests of the same café, so they have the same IP address."""
    phone, joined, guesser = limited(), limited(), limited()
    code = phone.create(seat1="red", seat2="white")
    assert joined.client.get(f"/en/t/{code}").status_code == 200
    joined.code = code
    for _ in range(10):
        guesser.code = new_code()
        guesser.get("")
    for each in (phone, joined):
        assert each.get("").status_code == 200
        assert each.enter(gold2="2").status_code == 200
        assert each.get("?after=1").status_code == 200
        assert each.client.get(f"/de/t/{code}").status_code == 200
    # Being at one table is no right to guess another.
    phone.code = new_code()
    assert phone.get("").status_code == 429


def test_processes_count_wrong_codes_together(make_app: MakeApp, make_phone: MakePhone) -> None:
    limits = {"RATE_LIMITS": True, "LIMIT_WRONG_CODES": "3 per hour"}
    phones = [make_phone("ana", make_app(**limits)) for _ in range(2)]
    statuses = []
    for n in range(5):
        phones[n % 2].code = new_code()
        statuses.append(phones[n % 2].get("").status_code)
    assert statuses == [404, 404, 404, 429, 429]


def test_the_database_holds_no_ip_address(limited: Callable[..., Phone]) -> None:
    phone = limited("192.0.2.77")
    phone.create()
    phone.code = new_code()
    assert phone.get("").status_code == 404
    db = phone.client.application.extensions["tables"]
    with db.reading() as connection:
        rows = connection.execute(sa.select(rate_limits)).all()
    assert len(rows) == 2 and not [row for row in rows if "192.0" in row.key]


def test_a_code_that_cannot_be_one_is_no_guess(limited: Callable[..., Phone]) -> None:
    phone = limited()
    phone.code = "ACDEFGH0"
    assert {phone.get("").status_code for _ in range(10)} == {404}


def test_asking_for_a_deleted_table_again_and_again_is_no_guessing(
    limited: Callable[..., Phone],
) -> None:
    phone = limited()
    phone.create()
    phone.at("/delete")
    assert {phone.get("").status_code for _ in range(10)} == {410}


def test_the_right_code_is_never_counted(limited: Callable[..., Phone]) -> None:
    phone = limited()
    phone.create()
    assert {phone.get("").status_code for _ in range(20)} == {200}


def test_tables_are_not_made_by_the_dozen(limited: Callable[..., Phone]) -> None:
    phone = limited()
    phone.create()
    phone.create()
    assert code_of(phone.post("", {"fields": {}})) == (429, "too-often")
    limited("192.0.2.2").create()


def test_an_address_is_only_believed_from_a_trusted_proxy(
    make_app: MakeApp, make_phone: MakePhone
) -> None:
    app = make_app(RATE_LIMITS=True, LIMIT_NEW_TABLES="1 per hour")
    first = _behind_proxy(make_phone("ana", app), "192.0.2.1")
    second = _behind_proxy(make_phone("bo", app), "192.0.2.2")
    first.create()
    assert second.post("", {"fields": {}}).status_code == 429


def test_the_key_is_made_once_and_read_by_us_only(tmp_path: Path) -> None:
    path = tmp_path / "new" / "key"
    key = read_or_create_key(path)
    assert len(key) == 64 and read_or_create_key(path) == key
    assert path.stat().st_mode & 0o777 == 0o600
    assert [each.name for each in path.parent.iterdir()] == ["key"]


def test_all_who_start_at_once_agree_on_the_key(tmp_path: Path) -> None:
    barrier = threading.Barrier(8, timeout=DEADLINE)

    def start(_: int) -> str:
        barrier.wait()
        return read_or_create_key(tmp_path / "key")

    with ThreadPoolExecutor(8) as threads:
        assert len(set(threads.map(start, range(8)))) == 1


def test_a_folder_that_cannot_be_written_is_no_reason_to_stop(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert len(read_or_create_key(tmp_path / "file" / "key")) == 64
    assert "cannot be kept" in caplog.text
