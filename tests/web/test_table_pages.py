"""The pages of a shared table as they come from the server: beginning and joining need no script."""

from __future__ import annotations

import re

import pytest
from page_checks import CheckingClient, Page, text_of

from scorer.i18n import languages

NAMES = "p=red:Ana&p=white:Bo"


def submit(client: CheckingClient, page: Page, action: str, **pressed: str) -> str:
    """Send a form of a page as a browser without scripts does; where it leads."""
    form = next(each for each in page.all("form", method="post") if each.get("action") == action)
    fields = {
        each.get("name", ""): each.get("value", "")
        for each in form.iter("input")
        if each.get("name")
    }
    response = client.post(action, data={**fields, **pressed})
    assert response.status_code == 302, response.text
    location: str = response.location
    return location


def begin(client: CheckingClient, tag: str = "en", players: str = "3") -> str:
    return submit(client, client.page(f"/{tag}/t"), f"/{tag}/t", players=players)


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("players", ["2", "۳", "4"])
def test_one_press_of_a_button_begins_a_table(
    client: CheckingClient, tag: str, players: str
) -> None:
    home = client.page(f"/{tag}/")
    assert [each for each in home.all("a", class_="place") if each.get("href") == f"/{tag}/t"]
    address = begin(client, tag, players)
    assert re.fullmatch(rf"/{tag}/t/[A-Z0-9]{{8}}", address)
    lobby = client.page(address)
    seats = lobby.shown("a", class_="seat-choice")
    assert [each.get("data-color") for each in seats] == ["red", "purple", "white", "yellow"][
        : int(players)
    ]
    assert [each.get("href") for each in seats] == [
        f"{address}/villages#player{number}" for number in range(1, int(players) + 1)
    ]
    assert {each.get("href") for each in lobby.all("a")} >= {f"{address}/temples"}


@pytest.mark.parametrize("players", ["1", "5", "many", ""])
def test_a_table_is_not_begun_for_too_many(client: CheckingClient, players: str) -> None:
    page = client.page("/de/t")
    token = page.one("input", name="csrf_token").get("value")
    response = client.post("/de/t", data={"csrf_token": token, "players": players})
    assert response.status_code == 422
    refused = Page(response.text)
    assert text_of(refused.by_id("players-problem"))
    assert len(refused.all("button", name="players")) == 3


def test_a_table_is_not_begun_without_the_token(client: CheckingClient) -> None:
    assert client.post("/en/t", data={"players": "3"}).status_code == 400


def test_a_code_as_typed_leads_to_the_table(client: CheckingClient) -> None:
    code = begin(client).rpartition("/")[2]
    for typed in (code, code.lower(), f"{code[:4]}-{code[4:]}", f" {code} "):
        response = client.get("/en/t", query_string={"code": typed}, status=302)
        assert response.location == f"/en/t/{code}"
    page = client.page("/en/t?code=nonsense", status=404)
    assert "nonsense" in text_of(page.by_id("code-problem"))
    assert len(page.all("button", name="players")) == 3


@pytest.mark.parametrize("path", ["", "/temples", "/villages", "/result", "/display"])
def test_the_preview_of_a_table_invites_and_has_no_names(client: CheckingClient, path: str) -> None:
    address = submit(client, client.page(f"/fa/t/new?{NAMES}"), "/fa/t")
    # The display shows the code large, in Latin digits.
    page = Page(client.open(f"{address}{path}").text)
    preview = {
        each.get("property", ""): each.get("content", "")
        for each in page.all("meta")
        if "property" in each.attrib
    }
    assert preview["og:title"] == languages()["fa"].text("Join our shared Cacao table")
    if not path:
        assert preview["og:image"].startswith("http://localhost/static/")
    description = page.one("meta", name="description").get("content", "")
    told = [*preview.values(), description]
    assert not [each for each in told if "Ana" in each or "Bo" in each]
    assert all(told)
    assert page.one("meta", name="robots").get("content") == "noindex"


def test_the_short_address_leads_to_the_reader_s_language(client: CheckingClient) -> None:
    code = begin(client).rpartition("/")[2]
    response = client.get(f"/t/{code}", headers={"Accept-Language": "nl-BE"}, status=302)
    assert response.location == f"/nl/t/{code}"


def test_a_deleted_table_says_so_and_can_be_put_back(client: CheckingClient) -> None:
    address = begin(client)
    assert submit(client, client.page(address), f"{address}/delete") == address
    page = client.page(address, status=410)
    assert submit(client, page, f"{address}/restore") == address
    client.page(address)
