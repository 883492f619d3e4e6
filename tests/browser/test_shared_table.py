"""Four phones, four languages, one table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from scorer.engine.components import WATER_FIELDS

Phone = Callable[..., Page]

SEATS = "p=red:Ana&p=purple:Bo&p=white&p=yellow"
LANGUAGES = ("en", "nl", "de", "fa")
COLORS = ("red", "purple", "white", "yellow")
GOLD = (44, 20, 12, 30)
WITHIN = 4_000
"""What one enters shows on the others within two seconds; a busy test machine gets twice that."""


@pytest.fixture
def table(phone: Phone) -> Page:
    """A table, on the phone that shared it."""
    page = phone(f"/en/score/temples?{SEATS}")
    page.get_by_role("button", name="Share this table").tap()
    page.get_by_role("button", name="Share").tap()
    page.wait_for_url(re.compile(r"/en/t/[A-Z0-9]{8}$"))
    return page


@pytest.fixture
def phones(phone: Phone, table: Page) -> list[Page]:
    """Everybody at the table, on the page for their village board."""
    code = table.url.rpartition("/")[2]
    pages = [table]
    for language in LANGUAGES[1:]:
        pages.append(phone(f"/t/{code.lower()}", locale=language))
    for page, language, color in zip(pages, LANGUAGES, COLORS, strict=True):
        assert f"/{language}/t/" in page.url
        page.locator(f".me input[value={color}]").check(force=True)
        page.locator("[data-mine]").tap()
        page.wait_for_url(re.compile("/villages$"))
    return pages


def enter_village(page: Page, seat: int, gold: int, water: int) -> None:
    page.locator(f"#g{seat}").fill(str(gold))
    page.locator(f"[name=w{seat}][value='{water}']").check(force=True)


def totals(page: Page) -> dict[str, str]:
    lines = page.locator("[data-ranking] li").all()
    return {
        line.get_attribute("data-player"): line.locator("strong").inner_text() for line in lines
    }


def test_four_phones_in_four_languages_see_the_same_result(phones: list[Page]) -> None:
    offline = phones[2]
    offline.context.set_offline(True)
    for seat in (0, 1):
        enter_village(phones[seat], seat, GOLD[seat], WATER_FIELDS[seat + 2])
    enter_village(offline, 2, GOLD[2], WATER_FIELDS[4])
    expect(offline.locator("[data-offline]")).to_be_visible()
    expect(phones[0].locator("#g1")).to_have_value("20", timeout=WITHIN)
    assert phones[0].locator("#g2").input_value() == ""
    offline.context.set_offline(False)
    expect(phones[0].locator("#g2")).to_have_value("12", timeout=2 * WITHIN)
    expect(offline.locator("[data-offline]")).to_be_hidden()
    enter_village(phones[3], 3, GOLD[3], WATER_FIELDS[5])
    for page in phones:
        expect(page.locator("[data-result]")).to_be_visible(timeout=WITHIN)
    persian = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
    seen = [{k: v.translate(persian) for k, v in totals(page).items()} for page in phones]
    waters = (WATER_FIELDS[2], WATER_FIELDS[3], WATER_FIELDS[4], WATER_FIELDS[5])
    expected = {c: str(g + w) for c, g, w in zip(COLORS, GOLD, waters, strict=True)}
    for shown in seen:
        assert shown == expected
    assert "Ana" in phones[0].locator("[data-headline]").inner_text()


def test_the_full_result_is_the_permalink_of_a_calculation(phones: list[Page]) -> None:
    for seat, page in enumerate(phones):
        enter_village(page, seat, GOLD[seat], 0)
    page = phones[3]
    expect(page.locator("[data-result]")).to_be_visible(timeout=WITHIN)
    page.locator("[data-permalink]").tap()
    page.wait_for_url(re.compile("/fa/score/result"))
    assert "p=red" in page.url and "g0=44" in page.url
    assert "Ana" in page.locator("h1").inner_text()


def test_your_own_village_board_comes_first(phones: list[Page]) -> None:
    for page, color in zip(phones, COLORS, strict=True):
        cards = page.locator("[data-seat]").all()
        first = min(cards, key=lambda card: card.bounding_box()["y"])
        assert first.get_attribute("data-color") == color


def test_typing_is_not_disturbed_and_the_later_entry_stands(phones: list[Page]) -> None:
    one, other = phones[0], phones[1]
    one.locator("#g0").focus()
    one.keyboard.type("3")
    expect(other.locator("#g0")).to_have_value("3", timeout=WITHIN)
    other.locator("#g0").fill("99")
    other.locator("#g1").fill("7")
    expect(one.locator("#g1")).to_have_value("7", timeout=WITHIN)
    assert one.locator("#g0").input_value() == "3"
    one.keyboard.type("4")
    expect(other.locator("#g0")).to_have_value("34", timeout=WITHIN)


def test_temples_are_shared_too_and_can_be_undone(phones: list[Page]) -> None:
    one, other = phones[0], phones[3]
    for page in (one, other):
        page.goto(page.url.replace("/villages", "/temples"))
    one.locator("[data-palette] [data-side=R2]").tap()
    expect(other.locator("button.side-0 .piece")).to_have_count(2, timeout=WITHIN)
    one.locator("[data-undo]").tap()
    expect(other.locator("button.side-0 .piece")).to_have_count(0, timeout=WITHIN)
    expect(one.locator("button.side-0 .piece")).to_have_count(0, timeout=WITHIN)


def test_the_whole_board_is_shared_too(phones: list[Page]) -> None:
    one, other = phones[0], phones[3]
    for page in (one, other):
        page.goto(page.url.replace("/villages", "/temples"))
    one.locator("[data-mode=board]").tap()
    one.wait_for_url(re.compile("/board$"))
    other.wait_for_url(re.compile("/board$"))
    one.locator("[data-notation] summary").tap()
    one.locator("#b").fill("p1R1111/.m2")
    one.locator("[data-do=apply]").tap()
    expect(other.locator("#b")).to_have_value("p1R1111/.m2", timeout=WITHIN)
    one.locator("[data-mode='']").tap()
    one.wait_for_url(re.compile("/temples$"))
    other.wait_for_url(re.compile("/temples$"))


def test_again_keeps_the_players_and_lists_the_game(phones: list[Page]) -> None:
    for seat, page in enumerate(phones):
        enter_village(page, seat, GOLD[seat], 0)
    expect(phones[0].locator("[data-result]")).to_be_visible(timeout=WITHIN)
    phones[0].locator("[data-again]").tap()
    for page in phones:
        expect(page.locator("#g0")).to_have_value("", timeout=2 * WITHIN)
    page = phones[0]
    page.goto(page.url.replace("/villages", ""))
    assert page.locator(".games tbody tr").count() == len(COLORS)
    assert "Ana" in page.locator("ol.links").inner_text()


def test_a_table_can_be_deleted(table: Page) -> None:
    address = table.url
    table.locator(".delete summary").tap()
    table.locator(".delete button").tap()
    table.wait_for_url(re.compile("/en/$"))
    table.goto(address)
    assert "no table with the code" in table.locator("main").inner_text()


def test_the_big_screen_shows_the_code(table: Page) -> None:
    table.set_viewport_size({"width": 1280, "height": 800})
    assert table.locator(".qr svg").bounding_box()["width"] > 300
    assert re.fullmatch(r"[A-Z0-9]{4}-[A-Z0-9]{4}", table.locator(".code").inner_text())
