"""Pages of a shared table that only a phone or a display asks for: the display, and the phone's copies."""

import re

import pytest
from page_checks import CheckingClient, Page

from scorer.i18n import languages
from scorer.sheet import Sheet
from scorer.tables import create_table
from scorer.web.http.static_files import release
from scorer.web.pages.tables import COPIED_PAGES

SEATS = {"seat1": "red:Ana", "seat2": "white:<Bo>", "seat3": "yellow"}
BEGUN = {**SEATS, "gold1": "187", "water1": "7", "sun1": "0", "temple1": "R2..."}


def new_table(client: CheckingClient, fields: dict[str, str]) -> str:
    return create_table(client.application.extensions["tables"], fields).code


@pytest.mark.parametrize("tag", languages())
def test_the_display_shows_who_plays_and_no_sum(client: CheckingClient, tag: str) -> None:
    code = new_table(client, BEGUN)
    # Codes have Latin digits, which no other text may have in Persian.
    ask = client.open if tag == "fa" else client.get
    page = Page(ask(f"/{tag}/t/{code}/display").text)
    assert page.language == tag
    entering = [each for each in page.shown("li", class_="card") if "data-part" in each.attrib]
    assert len(entering) == len(SEATS) + 1
    total = Sheet.from_fields(BEGUN).result.players[0].total
    for number in (187, total):
        assert languages()[tag].number(number) not in " ".join(page.texts())


def copies_of(client: CheckingClient, code: str, tag: str = "en") -> dict[str, str]:
    answer = client.open(f"/{tag}/t/{code}/offline/{release()}.json")
    assert answer.headers["Cache-Control"] == "no-store"
    pages: dict[str, str] = answer.json
    return pages


@pytest.mark.parametrize("mode", ["", "board"])
def test_a_phone_gets_a_copy_of_every_page(client: CheckingClient, mode: str) -> None:
    """Temples and board alike, whichever the table uses: a phone may change that on its own."""
    code = new_table(client, {**BEGUN, "mode": mode})
    pages = copies_of(client, code, "fa")
    assert len(pages) == len(COPIED_PAGES)
    unused = "temples" if mode else "board"
    for address, html in pages.items():
        assert 'lang="fa"' in html and f'?v={release()}"' in html
        assert "/language/" not in html, "scripts know the addresses of the menu"
        status = client.open(address).status_code
        assert status == (302 if address.endswith(f"/{unused}") else 200)
    assert 'data-temple="1"' in pages[f"/fa/t/{code}/temples"]
    assert "data-editor" in pages[f"/fa/t/{code}/board"]


def test_the_forms_of_a_copy_work(client: CheckingClient) -> None:
    """Their token belongs to the session of the phone."""
    code = new_table(client, BEGUN)
    client.open(f"/en/t/{code}")
    page = copies_of(client, code)[f"/en/t/{code}"]
    token = re.findall(r'name="csrf-token" content="([^"]+)"', page)[0]
    answer = client.post(f"/en/t/{code}/delete", data={"csrf_token": token})
    assert answer.status_code == 302


def test_copies_are_of_this_release_and_of_a_table(client: CheckingClient) -> None:
    code = new_table(client, BEGUN)
    assert client.open(f"/en/t/{code}/offline/000000000000.json").status_code == 404
    assert client.open(f"/en/t/ACDEFGHJ/offline/{release()}.json").status_code == 404
