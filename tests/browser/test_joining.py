"""Begin a table, join it, say who you are, and find the way back to it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from phone_size import NO_CLIPBOARD
from playwright.sync_api import Locator, Page, expect

Phone = Callable[..., Page]

TABLE = re.compile(r"/t/[A-Z0-9]{8}$")
VILLAGES = re.compile(r"/t/[A-Z0-9]{8}/villages$")
WITHIN = 10_000
"""What one phone enters shows on the others within two seconds; a busy machine gets more."""
"""As on plain HTTP, where browsers have neither."""


def begin(page: Page, players: int) -> str:
    """A table for so many, from the home page by two taps; its code."""
    page.locator(".places a[href$='/t']").tap()
    page.locator(f"button[name=players][value='{players}']").tap()
    page.wait_for_url(TABLE)
    # Its script has run.
    expect(page.locator("[data-status=temples]")).not_to_be_empty(timeout=WITHIN)
    return page.url.rpartition("/")[2]


def sit_down(page: Page, color: str) -> None:
    page.locator(f"[data-choose][data-color={color}]").tap()
    page.wait_for_url(VILLAGES)


def enter_village(page: Page, seat: int) -> None:
    page.locator(f"#gold{seat}").fill("12")
    page.locator(f"[name=water{seat}][value='4']").check(force=True)
    page.locator(f"fieldset[data-seat='{seat}'] [data-confirm]").tap()


def is_in_view(element: Locator) -> bool:
    """Does the whole element show, between the top of the page and the bar at the bottom?"""
    expect(element).to_be_visible()
    box, page = element.bounding_box(), element.page
    bar = page.locator("nav.bar").bounding_box()
    assert box and bar
    return box["y"] >= 0 and box["y"] + box["height"] <= bar["y"]


@pytest.mark.parametrize("tag", ["en", "fa"])
def test_two_taps_begin_a_table_and_its_invitation_is_in_view(phone: Phone, tag: str) -> None:
    page = phone(f"/{tag}/")
    begin(page, 3)
    assert is_in_view(page.locator("[data-who]"))
    assert is_in_view(page.locator(".qr"))
    expect(page.locator("[data-choose]:visible")).to_have_count(3)


@pytest.mark.parametrize("tag", ["en", "fa"])
def test_who_joins_by_link_says_who_they_are_and_has_the_own_board_in_view(
    phone: Phone, tag: str
) -> None:
    creator = phone("/en/")
    code = begin(creator, 4)
    sit_down(creator, "red")
    page = phone(f"/t/{code}", locale=tag)
    assert page.url.endswith(f"/{tag}/t/{code}")
    first = page.locator("main section:visible, main details:visible").first
    expect(first).to_have_attribute("data-who", "")
    expect(page.locator("[data-color=red] [data-taken]")).to_be_visible()
    expect(page.locator("[data-color=white] [data-taken]")).to_be_hidden()
    expect(page.locator(".qr")).to_be_hidden()
    sit_down(page, "white")
    board = page.locator("fieldset[data-color=white]")
    top = board.bounding_box()
    assert top and top["y"] < 200
    assert is_in_view(page.locator("#gold3"))
    assert is_in_view(board.locator(".arch"))
    assert page.evaluate("scrollY") == 0


def test_a_name_is_written_once_and_shows_on_every_phone(phone: Phone) -> None:
    one, other = phone("/en/"), phone("/fa/")
    code = begin(one, 2)
    other.goto(f"/fa/t/{code}")
    sit_down(one, "purple")
    one.locator("#seat2").fill("  Ana $& B. ")
    one.keyboard.press("Enter")
    expect(one.locator("#player2")).to_have_text("Ana $& B.")
    expect(other.locator("[data-choose][data-color=purple]")).to_contain_text(
        "Ana $& B.", timeout=WITHIN
    )
    one.reload()
    expect(one.locator("#seat2")).to_be_hidden()
    expect(one.locator("#player2")).to_have_text("Ana $& B.")


def test_a_seat_gets_another_colour_while_nothing_is_entered(phone: Phone) -> None:
    one, other = phone("/en/"), phone("/en/")
    code = begin(one, 2)
    other.goto(f"/en/t/{code}")
    # Whose colour is not there takes an empty seat.
    one.locator("[data-take][data-color=yellow]").tap()
    one.wait_for_url(VILLAGES)
    expect(one.locator(".mine")).to_have_attribute("data-color", "yellow")
    expect(other.locator("[data-choose][data-color=yellow]")).to_be_visible(timeout=WITHIN)
    sit_down(other, "purple")
    # And on the village boards, for this seat: the phone stays on it.
    other.locator(".mine [data-color=white]").tap()
    expect(one.locator("#player2")).to_have_text("White", timeout=WITHIN)
    other.goto(f"/en/t/{code}")
    expect(other.locator("[data-known] [data-text]")).to_have_text("You are White")
    other.goto(f"/en/t/{code}/villages")
    enter_village(other, 2)
    expect(one.locator(".mine .seat-choice").first).to_be_hidden(timeout=WITHIN)


def test_two_phones_that_choose_one_colour_do_not_lose_the_table(phone: Phone) -> None:
    one, other = phone("/en/"), phone("/en/")
    code = begin(one, 2)
    other.goto(f"/en/t/{code}")
    sit_down(one, "red")
    sit_down(other, "purple")
    expect(other.locator(".mine [data-color=yellow]")).to_be_visible()
    other.context.set_offline(True)
    other.locator(".mine [data-color=yellow]").tap()
    one.locator(".mine [data-color=yellow]").tap()
    expect(one.locator("#player1")).to_have_text("Yellow")
    one.wait_for_function(
        "() => document.querySelector('[data-table]').dataset.pending === 'false'"
    )
    other.context.set_offline(False)
    refused = other.locator("[data-mark=seat2]")
    expect(refused).to_contain_text("Not saved.", timeout=2 * WITHIN)
    expect(other.locator("#player1")).to_have_text("Yellow")
    expect(other.locator("#player2")).to_have_text("Purple")
    refused.get_by_role("button").tap()
    expect(refused).to_have_count(0)
    assert other.request.get(f"/api/tables/{code}").json()["fields"]["seat2"] == "purple"


def test_after_done_it_says_who_is_missing(phone: Phone) -> None:
    one, other = phone("/en/"), phone("/en/")
    code = begin(one, 2)
    sit_down(one, "red")
    other.goto(f"/en/t/{code}")
    sit_down(other, "purple")
    other.locator("#seat2").fill("Bo")
    other.keyboard.press("Enter")
    expect(one.locator("#player2")).to_have_text("Bo", timeout=WITHIN)
    enter_village(one, 1)
    done = one.locator(".done")
    expect(done).to_contain_text("Your part is complete.")
    expect(done).to_contain_text("Still missing from \u2068Bo\u2069: gold")
    assert is_in_view(done)
    enter_village(other, 2)
    expect(done).not_to_contain_text("Bo", timeout=WITHIN)
    done.get_by_role("link", name="0 of 4 temples entered.").tap()
    one.wait_for_url(re.compile(r"/temples#temple1$"))


def test_an_invitation_is_copied_on_plain_http(phone: Phone) -> None:
    page = phone("/en/")
    page.add_init_script(NO_CLIPBOARD)
    code = begin(page, 2)
    expect(page.locator("[data-do=share]")).to_be_hidden()
    copy = page.locator("[data-do=copy-link]")
    copy.scroll_into_view_if_needed()
    copy.tap()
    expect(copy).to_have_text("Copied")
    page.goto("/en/rules")
    page.locator("input[type=search]").press("Control+V")
    assert page.locator("input[type=search]").input_value().endswith(f"/t/{code}")
    # Where even that is not allowed, the address is selected.
    page.goto(f"/en/t/{code}")
    page.evaluate("document.execCommand = () => false")
    page.locator("[data-do=copy-link]").tap()
    page.wait_for_function("() => String(getSelection()).includes('/t/')")


def test_a_phone_finds_its_way_back_to_the_table(phone: Phone) -> None:
    page = phone("/en/score/temples?p=red:Own&p=white&temple1=R2..W1")
    page.locator("[data-palette]").wait_for()
    page.goto("/en/")
    code = begin(page, 2)
    sit_down(page, "red")
    page.locator("#seat1").fill("Ana")
    page.keyboard.press("Enter")
    enter_village(page, 1)
    for path in ("/en/", "/en/t", "/en/score"):
        page.goto(path)
        card = page.locator("[data-way-back]")
        expect(card).to_contain_text(f"{code[:4]}-{code[4:]}")
        expect(card.locator("li:visible")).to_have_text(["Ana", "Purple"])
        expect(card).to_contain_text("Not finished yet: 0 of 4 temples entered.")
    # The calculation of one's own is one tap away, not in the way.
    own = page.locator("[data-resume-score]")
    expect(own).to_have_attribute("href", re.compile("p=red"))
    page.locator("[data-way-back] [data-back]").tap()
    page.wait_for_url(TABLE)
    page.goto("/fa/")
    expect(page.locator("[data-way-back]")).to_contain_text("بنفش")
    page.locator("[data-leave]").tap()
    expect(page.locator("[data-way-back]")).to_be_hidden()
    assert not page.evaluate("Object.keys(localStorage).filter((key) => key.includes('table'))")
    page.goto("/en/score")
    page.wait_for_url(re.compile("/en/score/temples"))


@pytest.mark.parametrize(("status", "is_all_gone"), [(404, True), (410, False)])
def test_a_table_that_is_gone_is_forgotten(phone: Phone, status: int, is_all_gone: bool) -> None:
    page = phone("/en/")
    code = begin(page, 2)
    page.goto("/en/privacy")
    page.route(f"**/api/tables/{code}*", lambda route: route.fulfill(status=status, body="{}"))
    page.goto("/en/")
    page.wait_for_function("() => !localStorage['cacao.table']")
    expect(page.locator("[data-way-back]")).to_be_hidden()
    assert page.evaluate("code => `cacao.table.${code}` in localStorage", code) is not is_all_gone


def test_a_table_of_last_week_is_not_offered(phone: Phone) -> None:
    page = phone("/en/")
    begin(page, 2)
    page.goto("/en/privacy")
    page.evaluate("""() => {
      const table = JSON.parse(localStorage["cacao.table"]);
      table.at -= 3 * 24 * 60 * 60 * 1000;
      localStorage["cacao.table"] = JSON.stringify(table);
    }""")
    page.goto("/en/")
    expect(page.locator("[data-way-back]")).to_be_hidden()


def test_without_the_network_the_way_back_says_what_was_known(phone: Phone) -> None:
    page = phone("/en/")
    code = begin(page, 2)
    page.goto("/en/privacy")
    page.route(f"**/api/tables/{code}*", lambda route: route.abort())
    page.goto("/en/")
    expect(page.locator("[data-way-back] li:visible")).to_have_text(["Red", "Purple"])
    expect(page.locator("[data-way-back]")).to_contain_text("Nothing entered yet")
