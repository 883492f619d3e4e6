"""The preview of a result in a messenger: colours and totals, no names, kept by nobody but the reader."""

from __future__ import annotations

from io import BytesIO
from urllib.parse import urlencode

import pytest
from calculator import GAME, SEATS, TIE, Query, every_language, query_of, url, without
from flask import Flask
from page_checks import CheckingClient
from PIL import Image, ImageColor

from scorer import create_app
from scorer.engine.components import Color
from scorer.web.drawing import preview
from scorer.web.drawing.palette import GOLD

UNNAMED = [("p", "red"), *GAME[1:]]
OTHER_NAME = [("p", "red:Somebody"), *GAME[1:]]


def picture(client: CheckingClient, query: Query) -> bytes:
    answer = client.open(f"/score.png?{urlencode(query)}")
    assert (answer.status_code, answer.mimetype) == (200, "image/png")
    return answer.data


def colors_of(data: bytes) -> set[tuple[int, ...]]:
    with Image.open(BytesIO(data)) as image:
        assert image.size == (preview.WIDTH, preview.HEIGHT)
        found = image.convert("RGB").getcolors(image.width * image.height) or []
    return {color for _, color in found if isinstance(color, tuple)}


def is_in(wanted: str, colors: set[tuple[int, ...]]) -> bool:
    """Is a colour there, or one that cannot be told from it? A picture has few colours."""
    rgb = ImageColor.getrgb(wanted)
    return any(max(abs(a - b) for a, b in zip(rgb, each, strict=True)) < 8 for each in colors)


def test_it_shows_who_plays_and_who_has_won(client: CheckingClient) -> None:
    final, tied = (colors_of(picture(client, query)) for query in (GAME, TIE))
    for color in Color:
        paint, _ = preview.player_colors(color)
        assert is_in(paint, final) == (color in (Color.RED, Color.WHITE)), color
    assert is_in(GOLD, final) and not is_in(GOLD, tied), "a tie has no winner yet"


@every_language
def test_the_page_of_a_result_has_it(client: CheckingClient, tag: str) -> None:
    page = client.page(url("result", tag=tag))
    address = page.one("meta", property="og:image").get("content") or ""
    assert address.startswith("http://localhost/score.png?") and "Ana" not in address
    assert query_of(address) == UNNAMED
    assert picture(client, query_of(address)) == picture(client, OTHER_NAME), "no names"


@pytest.mark.parametrize("query", [SEATS, without(GAME, "gold2")])
def test_what_is_not_finished_has_none(client: CheckingClient, query: Query) -> None:
    assert not client.page(url("result", query)).all("meta", property="og:image")
    assert client.open(f"/score.png?{urlencode(query)}").status_code == 404


def test_nobody_keeps_it_but_the_reader(app: Flask, client: CheckingClient) -> None:
    before = app.extensions["page_cache"].bytes
    answer = client.open(f"/score.png?{urlencode(GAME)}")
    assert answer.headers["Cache-Control"].startswith("private")
    assert answer.headers.getlist("Cross-Origin-Resource-Policy") == ["cross-origin"]
    assert app.extensions["page_cache"].bytes == before


def test_one_is_drawn_at_a_time(client: CheckingClient, monkeypatch: pytest.MonkeyPatch) -> None:
    was_locked = []
    monkeypatch.setattr(
        preview, "_draw_row", lambda *_: was_locked.append(preview._ONE_AT_A_TIME.locked())
    )
    picture(client, GAME)
    assert was_locked == [True, True] and not preview._ONE_AT_A_TIME.locked()


def test_it_has_a_limit_of_its_own() -> None:
    client = create_app({"RATE_LIMITS": True, "LIMIT_PREVIEWS": "2 per hour"}).test_client()
    path = f"/score.png?{urlencode(GAME)}"
    assert [client.get(path).status_code for _ in range(3)] == [200, 200, 429]
    assert int(client.get(path).headers["Retry-After"]) > 0
    assert client.get(url("result")).status_code == 200
