"""What version 0.1.0 did wrong, at the pages where people met it."""

from __future__ import annotations

from urllib.parse import urlencode

import brotli
import pytest
from calculator import (
    GAME,
    NO_TEMPLES,
    SEATS,
    TEMPLES,
    TIE,
    VILLAGES,
    every_language,
    missing,
    press,
    query_of,
    ranking,
    state,
    url,
    without,
)
from page_checks import CheckingClient, Page, text_of
from werkzeug.test import create_environ, run_wsgi_app

from scorer import create_app
from scorer.engine.components import Color
from scorer.engine.scoring import DecidedBy
from scorer.i18n import language
from scorer.i18n.messages import UNNAMED_PLAYERS
from scorer.i18n.typography import as_typed
from scorer.sheet.report import HEADLINES


@pytest.mark.parametrize("page", ["villages", "result"])
@pytest.mark.parametrize("typed", ["-+5", "−+5", "+-5", "--5", "-", "+"])
@pytest.mark.parametrize("key", ["gold1", "water1", "sun1", "cacao1", "gold1-10", "g0", "g0-10"])
def test_two_signs_are_no_number(client: CheckingClient, key: str, typed: str, page: str) -> None:
    """It answered 500 to a number with two signs, in a field and in its coins."""
    query = [*SEATS, *TEMPLES, (key, typed)]
    response = client.open(url(page, query), follow_redirects=True)
    if page == "result" and "-" not in key:
        assert response.status_code == 422
        assert "Enter a whole number." in response.text
    else:
        assert response.status_code == 200


@pytest.mark.parametrize("family", ["score", "setup"])
@pytest.mark.parametrize("digits", [19, 400, 4_400, 7_000])
def test_seats_with_endless_numbers_are_nobodys(
    client: CheckingClient, digits: int, family: str
) -> None:
    """It answered 500 to a seat whose number has more digits than Python reads."""
    page = client.page(f"/en/{family}/players?players=2&seats-{'9' * digits}-color=x")
    assert page.entered()["players"] == "2"


@pytest.mark.parametrize("host", ["xn--", "xn--a.b"])
def test_a_host_that_is_no_name_breaks_nothing(host: str) -> None:
    """It answered 500 to a host that begins like Punycode and is not."""
    app = create_app({"SECRET_KEY": "kept", "PROPAGATE_EXCEPTIONS": False})
    environ = {**create_environ("/en/"), "HTTP_HOST": host}
    _, status, _ = run_wsgi_app(app, environ)
    assert status == "200 OK"


@every_language
def test_a_tie_is_no_shared_win_before_the_cacao_is_known(client: CheckingClient, tag: str) -> None:
    """It announced a shared win while nobody had entered any cacao: page, share text and og:title."""
    page = client.page(url("result", TIE, tag))
    lang = language(tag)
    assert state(page) == "tied"
    tied = lang.list(["\u2068Ana\u2069", lang.text(UNNAMED_PLAYERS[Color.WHITE])])
    headline = as_typed(lang.text(HEADLINES[DecidedBy.OPEN], {"who": tied, "gold": 16}))
    shared = page.one("div", data_result="").get("data-text", "")
    assert text_of(page.one("h1")) == headline == shared.splitlines()[0]
    assert as_typed(page.one("meta", property="og:title").get("content", "")) == headline
    assert asked_for(page) == {"cacao1", "cacao2"}


@pytest.mark.parametrize("known", ["cacao1", "cacao2"])
def test_the_cacao_of_one_decides_no_tie(client: CheckingClient, known: str) -> None:
    """It named a winner once one of the tied players had entered cacao, as if the other had none."""
    page = client.page(url("result", [*TIE, (known, "3")]))
    assert state(page) == "tied" and "are tied" in text_of(page.one("h1"))
    assert not [each for each in page.one("p", data_winners="") if "hidden" not in each.attrib]


def test_nobody_else_is_asked_for_cacao(client: CheckingClient) -> None:
    """It let the two best of three share the win, with none of their cacao known."""
    query = [*SEATS, ("p", "yellow"), *NO_TEMPLES]
    for n, gold in enumerate((9, 5, 9), 1):
        query += [(f"gold{n}", str(gold)), (f"water{n}", "0"), (f"sun{n}", "0")]
    page = client.page(url("result", [*query, ("cacao2", "5")]))
    assert state(page) == "tied" and asked_for(page) == {"cacao1", "cacao3"}
    page = client.page(url("result", [*query, ("cacao1", "0"), ("cacao3", "0")]))
    assert state(page) == "final" and "share the win" in text_of(page.one("h1"))


def asked_for(page: Page) -> set[str | None]:
    """The numbers that the form for a tie asks for."""
    fields = page.all("input", page.one("form", class_="tie"), type="radio")
    return {each.get("name") for each in fields}


def test_temples_are_not_dropped_for_a_board_that_is_not_there(client: CheckingClient) -> None:
    """It counted entered temples as nothing after “enter the whole board instead”, without a word."""
    client.page(url("temples"))
    press(client, "board")
    # Straight on, with nothing but the starting tiles on the board.
    press(client, "villages")
    address = press(client, "result")
    page = client.last_page
    assert state(page) == "incomplete" and "wins" not in text_of(page.one("h1"))
    assert [key for key, _ in missing(page)] == ["complete"]
    assert set(TEMPLES) <= set(query_of(address)), "they are still in the address"


def test_an_empty_board_is_missing_and_the_temples_come_back(client: CheckingClient) -> None:
    """It took a board without a tile for one without temples."""
    query = [*GAME, ("mode", "board")]
    page = client.page(url("result", query))
    assert state(page) == "incomplete" and [key for key, _ in missing(page)] == ["board"]
    client.page(url("board", query_of(page_url(page, "board"))))
    address = press(client, "temples", {"board": ""})
    assert query_of(address) == GAME
    press(client, "villages")
    press(client, "result")
    assert state(client.last_page) == "final" and ranking(client.last_page)[0][2] == "49"


def page_url(page: Page, name: str) -> str:
    return next(
        each.get("href", "")
        for each in page.all("a", class_="button")
        if f"/{name}?" in each.get("href", "")
    )


@every_language
def test_gold_is_said_to_be_coins_only(client: CheckingClient, tag: str) -> None:
    """It did not say whether gold means the coins before or after the gold for temples and sun."""
    page = client.page(url("villages", SEATS, tag))
    for key in ("gold1", "gold2"):
        (help,) = page.by_id(key).get("aria-describedby", "").split()
        assert text_of(page.by_id(help))


PRIVATE = "Wilhelmina"


@pytest.mark.parametrize("encoding", ["identity", "br"])
def test_no_kept_page_holds_a_name(encoding: str) -> None:
    """Its page cache kept results, village boards and set-ups with the players' names in memory."""
    app = create_app({"TESTING": True, "SECRET_KEY": "kept"})
    client = app.test_client()
    seats = [("p", f"red:{PRIVATE}"), ("p", f"white:{PRIVATE[:-1]}é")]
    query = urlencode([*seats, *GAME[2:]])
    pages = [f"score/{name}?{query}" for name in ("temples", "board", "villages", "result", "over")]
    pages += [f"setup/steps?{urlencode(seats)}", f"setup/players?players=2&{urlencode(seats)}"]
    pages += [f"rules/search?q={PRIVATE}", f"rules/glossary?q={PRIVATE}"]
    pages += ["score", "setup", "setup/players?players=3", "rules"]
    for page in pages * 2:
        headers = {"Accept-Encoding": encoding}
        assert client.get(f"/en/{page}", headers=headers).status_code == 200
    kept = app.extensions["page_cache"]._pages
    assert len(kept) == 4, "the last ones tell nothing about anybody"
    for key, page in kept.items():
        shown = brotli.decompress(page.body) if encoding == "br" else page.body
        for text in (*key, shown.decode(), str(page.headers), page.route):
            assert PRIVATE not in text and PRIVATE[:-1] not in text


def test_an_untouched_temple_is_not_an_empty_one(client: CheckingClient) -> None:
    """It counted temples that nobody had entered as temples without workers, and named a winner."""
    page = client.page(url("result", [*SEATS, TEMPLES[0], *VILLAGES]))
    assert state(page) == "incomplete" and [key for key, _ in missing(page)] == ["temple2"]


def test_missing_sun_tokens_are_not_none(client: CheckingClient) -> None:
    """It counted sun tokens that nobody had entered as none."""
    page = client.page(url("result", without(GAME, "sun1")))
    assert state(page) == "incomplete" and [key for key, _ in missing(page)] == ["sun1"]
