"""Four phones, four languages, one table."""

import re
from collections.abc import Callable, Sequence
from datetime import datetime

import pytest
from playwright.sync_api import Page, expect
from releases import SCRIPTS_HAVE_RUN
from shared import share

from scorer.i18n import language
from scorer.modules.base.game import WATER_TRACK

Phone = Callable[..., Page]

SEATS = "p=red:Ana&p=purple:Bo&p=white&p=yellow"
LANGUAGES = ("en", "nl", "de", "fa")
COLORS = ("red", "purple", "white", "yellow")
GOLD = (44, 20, 12, 30)
WITHIN = 10_000
"""What one enters shows on the others within two seconds; a busy test machine gets twice that."""


@pytest.fixture
def table(phone: Phone) -> Page:
    """A table, on the phone that shared it."""
    page = phone(f"/en/score/temples?{SEATS}")
    page.get_by_role("button", name="Start a shared table").tap()
    page.get_by_role("button", name="Share").tap()
    page.wait_for_url(re.compile(r"/en/t/[A-Z0-9]{8}$"))
    return page


@pytest.fixture
def phones(phone: Phone, table: Page) -> list[Page]:
    """Everybody at the table, on the page for their village board."""
    code = table.url.rpartition("/")[2]
    pages = [table]
    for tag in LANGUAGES[1:]:
        pages.append(phone(f"/t/{code.lower()}", locale=tag))
    for page, tag, color in zip(pages, LANGUAGES, COLORS, strict=True):
        assert f"/{tag}/t/" in page.url
        page.locator(f"[data-choose][data-color={color}]").tap()
        page.wait_for_url(re.compile("/villages$"))
    return pages


def enter_village(page: Page, seat: int, gold: int, water: int) -> None:
    """Gold and water; that there are no sun tokens is said with a tap of its own."""
    page.locator(f"#gold{seat}").fill(str(gold))
    page.locator(f"[name=water{seat}][value='{water}']").check(force=True)
    page.locator(f"fieldset[data-seat='{seat}'] [data-confirm]").tap()


def enter_villages(phones: list[Page], waters: Sequence[int]) -> None:
    for seat, page in enumerate(phones, 1):
        enter_village(page, seat, GOLD[seat - 1], waters[seat - 1])


def test_going_on_confirms_the_own_board_only(phones: list[Page]) -> None:
    """Others have a button for it: whoever looks around confirms nothing for them."""
    one, other = phones[:2]
    for seat in (1, 2):
        one.locator(f"#gold{seat}").fill("5")
        one.locator(f"[name=water{seat}][value='4']").check(force=True)
    one.locator("#gold1").focus()
    for _ in phones:
        one.locator("[data-turn='1']").tap()
    expect(one.locator("[data-overview]")).to_be_in_viewport(ratio=0.9)
    expect(other.locator("[name=sun1][data-shown]")).to_have_count(0, timeout=WITHIN)
    expect(one.locator("[name=sun2][data-shown]")).not_to_have_count(0)


def finish(page: Page) -> None:
    """The temples last: one of them scored, and the others never in play."""
    page.goto(page.url.replace("/villages", "/temples"))
    page.locator("[data-palette] [data-side=R2]").tap()
    page.locator("[data-never]").tap()


def panel_state(page: Page, state: str) -> None:
    panel = page.locator("[data-result][data-state]")
    expect(panel).to_have_attribute("data-state", state, timeout=2 * WITHIN)
    expect(panel).to_be_visible()


def begin_again(page: Page) -> None:
    """The next game for everybody: asked for, and confirmed."""
    page.locator("[data-again]").tap()
    page.locator("dialog button[value=again]").tap()


SHOWS_TOTALS = """totals => {
  const number = (element) =>
    element?.innerText.replace(/[۰-۹]/g, (digit) => digit.codePointAt(0) - 0x6f0).match(/\\d+/)?.[0];
  const line = (color) => document.querySelector(`[data-ranking] li[data-color=${color}] strong`);
  const boards = [...document.querySelectorAll("fieldset[data-seat]")];
  return Object.entries(totals).every(
    ([color, total]) =>
      number(line(color)) === total &&
      boards
        .filter((board) => board.dataset.color === color)
        .every((board) => (number(board.querySelector(".running")) ?? total) === total),
  );
}"""
"""The sums of the village boards follow the entries a moment before or after those of the panel."""


def expect_totals(page: Page, totals: dict[str, str]) -> None:
    """In the panel of the result, and on the village boards that are on the same page."""
    page.wait_for_function(SHOWS_TOTALS, arg=totals)


def test_four_phones_in_four_languages_see_the_same_result(phones: list[Page]) -> None:
    offline, waters = phones[2], WATER_TRACK[2:6]
    offline.context.set_offline(True)
    for seat in (1, 2):
        enter_village(phones[seat - 1], seat, GOLD[seat - 1], waters[seat - 1])
    enter_village(offline, 3, GOLD[2], waters[2])
    expect(offline.locator("[data-offline]")).to_be_visible()
    expect(phones[0].locator("#gold2")).to_have_value("20", timeout=WITHIN)
    assert phones[0].locator("#gold3").input_value() == ""
    offline.context.set_offline(False)
    expect(phones[0].locator("#gold3")).to_have_value("12", timeout=2 * WITHIN)
    expect(offline.locator("[data-offline]")).to_be_hidden()
    enter_village(phones[3], 4, GOLD[3], waters[3])
    finish(phones[1])
    for page in phones:
        panel_state(page, "final")
    expected = {c: str(g + w) for c, g, w in zip(COLORS, GOLD, waters, strict=True)}
    expected["red"] = str(GOLD[0] + waters[0] + 6)
    for page in phones:
        expect_totals(page, expected)
        assert "Ana" in page.locator("[data-result] [data-headline]").inner_text()
    for page in (phones[0], phones[2], phones[3]):
        assert all(page.locator("fieldset[data-seat] .running").all_inner_texts())
        expect(page.locator("[data-sheet-state]")).to_have_attribute("data-sheet-state", "final")


def test_nobody_wins_before_the_last_temple(phones: list[Page]) -> None:
    """All village boards are in, but no temple: standings, what is missing, and no next game."""
    enter_villages(phones, (4, 4, 4, 4))
    page = phones[0]
    for tag, each in zip(LANGUAGES, phones, strict=True):
        for seat, gold in enumerate(GOLD, 1):
            shown = language(tag).number(gold)
            expect(each.locator(f"#gold{seat}")).to_have_value(shown, timeout=WITHIN)
        panel_state(each, "incomplete")
        expect(each.locator("[data-again]")).to_be_hidden()
        expect_totals(each, dict(zip(COLORS, [str(gold + 4) for gold in GOLD], strict=True)))
    panel = page.locator("[data-result]")
    expect(panel.locator("[data-headline]")).to_have_text("Not finished yet")
    expect(panel.locator("[data-missing] li")).to_have_text(["0 of 5 temples entered."])
    assert "wins" not in page.locator("main").inner_text()
    page.goto(page.url.replace("/villages", "/temples"))
    for left in range(4, 0, -1):
        page.locator("[data-palette] [data-side=P1]").tap()
        page.locator("[data-skip]").tap()
        told = f"{5 - left} of 5 temples entered."
        expect(panel.locator("[data-missing] li")).to_have_text([told])
    # Four temples for purple: 20 + 4 + 4 × 6 are as many as red's 44 + 4.
    expect(panel.locator("[data-headline]")).to_have_text("Not finished yet")
    page.locator("[data-palette] [data-side=W1]").tap()
    panel_state(page, "tied")
    expect(panel.locator("[data-missing] li")).to_have_count(2)
    page.goto(page.url.replace("/temples", "/villages"))
    for seat, fruits in ((1, 1), (2, 3)):
        page.locator(f"fieldset[data-seat='{seat}'] .fruits summary").tap()
        page.locator(f"[name=cacao{seat}][value='{fruits}']").check(force=True)
    for each in phones:
        panel_state(each, "final")
        expect(each.locator("[data-again]")).to_be_visible()
    assert "Bo" in panel.locator("[data-headline]").inner_text()


def test_the_full_result_belongs_to_the_table(phones: list[Page]) -> None:
    enter_villages(phones, (0, 0, 0, 0))
    finish(phones[1])
    page = phones[3]
    panel_state(page, "final")
    page.locator("[data-result] a[href$='/result']").tap()
    page.wait_for_url(re.compile(r"/fa/t/\w+/result$"))
    expect(page.locator("h1")).to_contain_text("Ana")
    expect(page.locator("[data-scored] > li")).to_have_count(1)
    # It follows the entries, and its links stay at the table.
    phones[0].locator("#gold2").fill("99")
    expect(page.locator("h1")).to_contain_text("Bo", timeout=WITHIN)
    page.locator("main a[href$='/villages']").first.tap()
    page.wait_for_url(re.compile(r"/fa/t/\w+/villages$"))
    # The link to it opens without the table.
    page.go_back()
    expect(page.locator(".permalink")).to_have_attribute("href", re.compile("gold2=99"))


def test_your_own_village_board_comes_first(phones: list[Page]) -> None:
    for page, color in zip(phones, COLORS, strict=True):
        expect(page.locator(f"fieldset[data-color={color}]")).to_be_in_viewport(ratio=0.5)
        expect(page.locator("[data-turn='-1']")).to_be_disabled()


def test_typing_is_not_disturbed_and_the_later_entry_stands(phones: list[Page]) -> None:
    one, other = phones[0], phones[1]
    # Its clock stands still: on a slow machine no pause is long enough to end the typing.
    one.clock.set_fixed_time(datetime.now())
    one.locator("#gold1").focus()
    one.keyboard.type("3")
    expect(other.locator("#gold1")).to_have_value("3", timeout=WITHIN)
    other.locator("#gold1").fill("99")
    other.locator("#gold2").fill("7")
    expect(one.locator("#gold2")).to_have_value("7", timeout=WITHIN)
    assert one.locator("#gold1").input_value() == "3"
    one.keyboard.type("4")
    expect(other.locator("#gold1")).to_have_value("34", timeout=WITHIN)


def test_everybody_reads_numbers_in_their_own_digits(phone: Phone) -> None:
    """Whoever looks at the numbers of others does not change them."""
    page = phone("/de/")
    code = share(page, "p=red&p=white&gold2=20")
    page.goto(f"/de/t/{code}/villages")
    page.evaluate(SCRIPTS_HAVE_RUN)
    persian = phone(f"/fa/t/{code}/villages")
    expect(persian.locator("#gold2")).to_have_value("۲۰")
    page.locator("#gold1").fill("34")
    expect(persian.locator("#gold1")).to_have_value("۳۴")
    persian.locator("#gold1").focus()
    sent: list[str] = []
    persian.on("request", lambda request: sent.append(request.post_data or ""))
    persian.locator("#gold2").fill("۷")
    persian.locator("#gold1").focus()
    expect(page.locator("#gold2")).to_have_value("7")
    expect(persian.locator("#gold2")).to_have_value("۷")
    assert "gold2" in "".join(sent) and "gold1" not in re.sub(
        '"editing": ?"gold1"', "", "".join(sent)
    )


def test_no_sun_tokens_have_to_be_said(phones: list[Page]) -> None:
    one, other = phones[0], phones[1]
    done = one.locator("fieldset[data-seat='1'] [data-confirm]")
    one.locator("#gold1").fill("3")
    expect(done).to_be_hidden()
    one.locator("[name=water1][value='4']").check(force=True)
    expect(done).to_be_visible()
    status = other.locator("[data-status='1']")
    other.goto(other.url.replace("/villages", ""))
    expect(status).to_have_text("…")
    done.tap()
    expect(done).to_be_hidden()
    expect(status).to_have_text("✓", timeout=WITHIN)
    # Whoever has some chooses them, which says it as well.
    one.locator("[name=sun1][value='2']").check(force=True)
    one.reload()
    expect(one.locator("[name=sun1][value='2']")).to_be_checked()
    expect(done).to_be_hidden()


def test_temples_are_shared_too_and_can_be_undone(phones: list[Page]) -> None:
    one, other = phones[0], phones[3]
    for page in (one, other):
        page.goto(page.url.replace("/villages", "/temples"))
    side = "[data-temple='1'] button.side-0 .piece"
    one.locator("[data-palette] [data-side=R2]").tap()
    expect(other.locator(side)).to_have_count(2, timeout=WITHIN)
    one.locator("[data-undo]").tap()
    expect(other.locator(side)).to_have_count(0, timeout=WITHIN)
    expect(one.locator(side)).to_have_count(0, timeout=WITHIN)
    expect(other.locator(".dots [data-filled]")).to_have_count(0)


def test_the_whole_board_is_shared_too(phones: list[Page]) -> None:
    one, other = phones[0], phones[3]
    for page in (one, other):
        page.goto(page.url.replace("/villages", "/temples"))
    one.locator("[data-mode=board]").tap()
    one.wait_for_url(re.compile("/board$"))
    other.wait_for_url(re.compile("/board$"))
    one.locator("[data-notation] summary").tap()
    one.locator("#board").fill("p1R1111/.m2")
    one.locator("[data-do=apply]").tap()
    expect(other.locator("#board")).to_have_value("p1R1111/.m2", timeout=WITHIN)
    expect(other.locator(".square:not(.open)")).to_have_count(3)
    one.locator("[name=complete]").check()
    expect(other.locator("[name=complete]")).to_be_checked(timeout=WITHIN)
    one.locator("[data-mode='']").tap()
    one.wait_for_url(re.compile("/temples$"))
    other.wait_for_url(re.compile("/temples$"))


def test_again_keeps_the_players_and_lists_the_game(phones: list[Page]) -> None:
    enter_villages(phones, (0, 0, 0, 0))
    finish(phones[1])
    panel_state(phones[0], "final")
    begin_again(phones[0])
    for page in (phones[0], phones[2], phones[3]):
        expect(page.locator("#gold1")).to_have_value("", timeout=2 * WITHIN)
    page = phones[0]
    page.goto(page.url.replace("/villages", ""))
    assert page.locator(".games tbody tr").count() == len(COLORS)
    assert "Ana" in page.locator("ol.links").inner_text()
    expect(page.locator("[data-again]")).to_be_hidden()
    expect(page.locator("[data-ending]")).to_contain_text("ended the last game")


def test_what_could_not_be_sent_is_not_for_the_next_game(phones: list[Page]) -> None:
    enter_villages(phones, (0, 0, 0, 0))
    finish(phones[1])
    late = phones[3]
    panel_state(late, "final")
    late.context.set_offline(True)
    late.locator("#gold4").fill("31")
    begin_again(phones[0])
    expect(phones[0].locator("#gold4")).to_have_value("", timeout=2 * WITHIN)
    late.context.set_offline(False)
    expect(late.locator("#gold4")).to_have_value("", timeout=2 * WITHIN)
    code = late.url.split("/")[-2]
    # It is not dropped unseen.
    expect(late.locator("[data-late]")).to_contain_text("31")
    late.locator("[data-dismiss]").tap()
    expect(late.locator("[data-late]")).to_be_hidden()
    assert "gold4" not in late.request.get(f"/api/tables/{code}").json()["fields"]


def test_an_answer_that_breaks_off_refuses_nothing(phones: list[Page]) -> None:
    """The page is left for the next game while the server is still saying that the last one is over."""
    enter_villages(phones, (0, 0, 0, 0))
    finish(phones[1])
    late = phones[3]
    panel_state(late, "final")
    late.context.set_offline(True)
    late.locator("#gold4").fill("31")
    begin_again(phones[0])
    expect(phones[0].locator("#gold4")).to_have_value("", timeout=2 * WITHIN)
    late.evaluate("document.body.dataset.left = ''")
    late.route("**/changes", lambda route: route.fulfill(status=409, body=""))
    late.context.set_offline(False)
    expect(late.locator("[data-left]")).to_have_count(0, timeout=2 * WITHIN)
    with late.expect_response("**/changes"):
        pass
    expect(late.locator("#gold4")).to_have_value("", timeout=2 * WITHIN)
    late.unroute("**/changes")
    expect(late.locator("[data-late]")).to_contain_text("31", timeout=2 * WITHIN)
    expect(late.locator("#gold4")).to_have_value("")


def test_what_a_phone_of_0_1_0_could_not_send_arrives(phone: Phone, table: Page) -> None:
    """Its changes wait under the names that fields had then."""
    code = table.url.rpartition("/")[2]
    page = phone("/en/")
    page.evaluate(
        """code => {
          const keep = (name, value) =>
            localStorage.setItem(`cacao.table.${code}.${name}`, JSON.stringify(value));
          keep("waiting", [["g0", "34"], ["t1", "R2..."]]);
          keep("sent", { batch: "b1", changes: [{ field: "w0", value: "7" }] });
        }""",
        code,
    )
    page.goto(f"/en/t/{code}/villages")
    expect(page.locator("#gold1")).to_have_value("34")
    table.goto(f"/en/t/{code}/villages")
    expect(table.locator("#gold1")).to_have_value("34", timeout=2 * WITHIN)
    expect(table.locator("[name=water1][value='7']")).to_be_checked(timeout=WITHIN)
    panel = table.locator("[data-result]")
    expect(panel.locator("[data-missing] li").first).to_have_text("1 of 5 temples entered.")
    expect(page.locator("[data-table]")).to_have_attribute("data-pending", "false")


def test_a_page_of_0_1_0_that_is_still_open_is_told_to_load_again(table: Page) -> None:
    """It asks for news `since` a version, and loads itself again when the game is another one."""
    code = table.url.rpartition("/")[2]
    for version in (0, 4, 999):
        news = table.request.get(f"/api/tables/{code}?since={version}").json()
        assert news["game"] == 0 and news["fields"] == {}


def test_a_table_can_be_deleted(table: Page) -> None:
    address = table.url
    table.locator(".delete summary").tap()
    table.locator(".delete button").tap()
    table.wait_for_url(address)
    expect(table.locator("h1")).to_have_text("This table was deleted")
    # Somebody has to mean it: for a while it can be put back.
    table.get_by_role("button", name="Restore this table").tap()
    expect(table.locator("h1")).to_contain_text("Table ")


def test_the_big_screen_shows_the_code(table: Page) -> None:
    table.set_viewport_size({"width": 1280, "height": 800})
    assert table.locator(".qr svg").bounding_box()["width"] > 300
    assert re.fullmatch(r"[A-Z0-9]{4}-[A-Z0-9]{4}", table.locator(".code").inner_text())
