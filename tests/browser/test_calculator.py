"""The calculator on a phone: from the first tap to the result, and nothing entered is ever lost."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from pages import TAGS
from playwright.sync_api import Page, expect

from scorer.engine.components import Color, setup_for
from scorer.engine.scoring import score
from scorer.engine.village import Village
from scorer.i18n import language

Phone = Callable[..., Page]

every_language = pytest.mark.parametrize("tag", TAGS)
with_and_without_scripts = pytest.mark.parametrize(
    "scripts", [True, False], ids=["scripts", "no-scripts"]
)

SEATS = [("p", "red:Ana"), ("p", "purple:آرش"), ("p", "white"), ("p", "yellow")]
TEMPLES = ("R2P1W1Y1", "R3R1", "P2W2", "Y3P1W1", "R1P1W1Y1")
VILLAGES = (
    Village(Color.RED, 34, 2, 7),
    Village(Color.PURPLE, 9, 0, -10),
    Village(Color.WHITE, 21, 3, -4),
    Village(Color.YELLOW, 0, 1, -10),
)
LONG_NAMES = ("Wilhelmina-A", "Maximiliaan ", "پریناز‌السادات", "Constantina-")


START_OVER = "main :is(a[href*='/score/over'], button[formaction*='/score/over'])"
CHANGE_PLAYERS = "main :is(a[href*='/score/players'], button[formaction*='/score/players'])"


def sides_of(temple: str) -> list[str]:
    return re.findall("[A-Z][1-3]", temple)


def workers_at(temple: str) -> dict[Color, int]:
    colors = {color.letter: color for color in Color}
    counts: dict[Color, int] = {}
    for side in sides_of(temple):
        counts[colors[side[0]]] = counts.get(colors[side[0]], 0) + int(side[1])
    return counts


RESULT = score(VILLAGES, [workers_at(temple) for temple in TEMPLES])


def address(page: str, query: Sequence[tuple[str, str]] = SEATS, tag: str = "en") -> str:
    return f"/{tag}/score{page and '/'}{page}?{urlencode(query)}"


def query_of(page: Page) -> list[tuple[str, str]]:
    return parse_qsl(urlsplit(page.url).query)


def go_to(page: Page, to: str) -> None:
    """Press the button for the next page or the one before."""
    page.locator(f"#entry .go button[formaction$='/score/{to}']").tap()
    page.wait_for_url(re.compile(f"/score/{to}\\?"))


def enter_temples(page: Page, temples: Sequence[str] = TEMPLES) -> None:
    """As at the table: a tap for each side with workers, in any order, and on to the next temple."""
    for temple in temples:
        sides = sides_of(temple)
        for side in sides:
            page.locator(f"[data-palette] [data-side={side}]").tap()
        if len(sides) < 4:
            page.locator("[data-skip]").tap()


def choose(page: Page, field: str, value: int) -> None:
    page.locator(f"label:has(input[name={field}][value='{value}'])").tap()


def enter_villages(page: Page, tag: str = "en") -> None:
    """With the digits of the language's own keyboard."""
    for i, village in enumerate(VILLAGES):
        typed = str(village.gold).translate(language(tag).digits)
        page.locator(f"#g{i}").press_sequentially(typed)
        choose(page, f"w{i}", village.water)
        if village.sun:
            choose(page, f"s{i}", village.sun)


def totals(page: Page) -> list[str]:
    return page.locator(".ranking .total").all_text_contents()


def expected_totals(tag: str) -> list[str]:
    places = sorted(RESULT.players, key=lambda player: player.rank)
    return [language(tag).number(player.total) for player in places]


def expect_no_sideways_scroll(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def switch_to(page: Page, tag: str) -> None:
    page.locator(".languages > summary").tap()
    page.locator(f".languages li > [lang={tag}]").tap()
    page.wait_for_url(f"**/{tag}/score/*")


@every_language
def test_from_home_to_the_result(phone: Phone, tag: str) -> None:
    page = phone(f"/{tag}/")
    page.locator(f".place[href='/{tag}/score']").tap()
    page.locator("button[name=players][value='4']").tap()
    page.locator("#seats-0-name").fill("Ana")
    page.locator("#seats-1-name").fill("آرش")
    page.locator("#seats .go button").tap()
    page.wait_for_url(f"**/{tag}/score/temples?*")

    enter_temples(page)
    expect_no_sideways_scroll(page)
    expect(page.locator("[data-next]")).to_be_focused()
    live = page.locator("[data-reason]").all_text_contents()
    plain = phone(page.url, java_script_enabled=False)
    assert live == plain.locator("[data-reason]").all_text_contents()

    go_to(page, "villages")
    expect_no_sideways_scroll(page)
    enter_villages(page, tag)
    running = page.locator("[data-total]").all_text_contents()
    for text, player in zip(running, RESULT.players, strict=True):
        for figure in (player.total, player.temples):
            assert language(tag).number(figure) in text

    go_to(page, "result")
    expect_no_sideways_scroll(page)
    assert totals(page) == expected_totals(tag)
    parts = page.locator(".ranking li:first-child dd").all_text_contents()
    best = RESULT.of(RESULT.winners[0])
    figures = (best.gold, best.temples, best.sun, best.water)
    assert parts == [language(tag).number(figure) for figure in figures]
    assert page.locator(".scored li.card > p").all_text_contents() == live


def test_every_sentence_about_a_temple_is_the_servers(phone: Phone) -> None:
    """Live and rendered, for every way in which four can stand at a temple."""
    ways = ("....", "R1...", "R1P1..", "R2P1W1Y1", "R2P2W1Y1", "R3P2W1Y1", "R1P1W1Y1", "R2P2W2Y1")
    ways += ("R3P2W2Y1", "R3P2W2Y2")
    for tag in TAGS:
        for start in range(0, len(ways), 5):
            temples = [(f"t{i}", way) for i, way in enumerate(ways[start : start + 5])]
            plain = phone(address("temples", [*SEATS, *temples], tag), java_script_enabled=False)
            page = phone(address("temples", SEATS, tag))
            enter_temples(page, ways[start : start + 5])
            live = page.locator("[data-reason]").all_text_contents()
            assert live == plain.locator("[data-reason]").all_text_contents()
            for opened in (page, plain):
                opened.context.close()


@every_language
@pytest.mark.parametrize("names", [(), LONG_NAMES], ids=["colours", "long-names"])
def test_the_palette_is_in_view(phone: Phone, tag: str, names: Sequence[str]) -> None:
    seats = [("p", str(color)) for color in Color]
    if names:
        seats = [("p", f"{color}:{name}") for color, name in zip(Color, names, strict=True)]
    page = phone(address("temples", seats, tag))
    expect_no_sideways_scroll(page)
    for button in page.locator("[data-palette] button").all():
        expect(button).to_be_in_viewport(ratio=1)
    covered = page.locator("[data-palette] button").evaluate_all(
        """buttons => buttons.filter((button) => {
          const {x, y, width, height} = button.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return !button.contains(top);
        }).length"""
    )
    assert covered == 0, "the bar at the bottom lies over the palette"


def test_a_side_can_be_chosen_and_changed(phone: Phone) -> None:
    page = phone(address("temples"))
    enter_temples(page, ["R2", "P3"])
    page.locator(".dots button").first.tap()
    page.locator("[data-temple='0'] button.side-3").tap()
    page.locator("[data-palette] [data-side=Y3]").tap()
    page.locator(".dots button").first.tap()
    page.locator("[data-palette] [data-side='.']").tap()
    assert [*query_of(page)][4:] == [("t0", "...Y3"), ("t1", "P3...")]
    expect(page.locator("[data-temple='0'] [data-reason]")).to_contain_text("Yellow alone")
    filled = page.locator(".dots [data-filled]").all_text_contents()
    assert filled == ["1", "2"]


@every_language
def test_everything_is_kept(phone: Phone, tag: str) -> None:
    """On reload, after closing the page, and by the back button."""
    page = phone(address("temples", SEATS, tag))
    enter_temples(page, TEMPLES[:2])
    page.reload()
    expect(page.locator(".dots [data-filled]")).to_have_count(2)
    go_to(page, "villages")
    page.locator("#g0").press_sequentially("34")
    choose(page, "w0", 7)
    page.reload()
    expect(page.locator("#g0")).to_have_value("34")
    expect(page.locator("input[name=w0][value='7']")).to_be_checked()
    entered = query_of(page)

    context = page.context
    page.close()
    again = context.new_page()
    again.goto(f"/{tag}/score")
    again.wait_for_url(f"**/{tag}/score/villages?*")
    expect(again.locator("#g0")).to_have_value("34")
    assert sorted(query_of(again)) == sorted(entered)


@with_and_without_scripts
def test_back_and_forth(phone: Phone, scripts: bool) -> None:
    page = phone(address("temples", [*SEATS, ("t0", "R2P1..")]), java_script_enabled=scripts)
    go_to(page, "villages")
    page.locator("#g0").fill("34")
    choose(page, "w0", 7)
    go_to(page, "temples")
    go_to(page, "villages")
    expect(page.locator("#g0")).to_have_value("34")
    expect(page.locator("input[name=w0][value='7']")).to_be_checked()


def test_the_back_button_loses_nothing(phone: Phone) -> None:
    page = phone(address("temples"))
    enter_temples(page, TEMPLES[:1])
    go_to(page, "villages")
    page.locator("#g0").press_sequentially("34")
    choose(page, "w0", 7)
    page.go_back()
    page.wait_for_url("**/temples?*")
    expect(page.locator(".dots [data-filled]")).to_have_count(1)
    # A temple was wrong: mended, and on again to what was typed before.
    page.locator("[data-palette] [data-side=R1]").tap()
    go_to(page, "villages")
    expect(page.locator("#g0")).to_have_value("34")
    expect(page.locator("input[name=w0][value='7']")).to_be_checked()


@with_and_without_scripts
def test_a_change_of_language_in_the_middle(phone: Phone, scripts: bool) -> None:
    page = phone(address("temples"), java_script_enabled=scripts)
    if scripts:
        enter_temples(page, ["R2P1"])
    else:
        page.locator("[name=t0-0]").select_option("R2")
        page.locator("[name=t0-1]").select_option("P1")
    switch_to(page, "fa")
    assert ("t0", "R2P1..") in query_of(page)
    go_to(page, "villages")
    page.locator("#g0").fill("۳۴")
    choose(page, "w0", -4)
    switch_to(page, "nl")
    expect(page.locator("#g0")).to_have_value("۳۴")
    expect(page.locator("input[name=w0][value='-4']")).to_be_checked()
    for i in range(1, 4):
        page.locator(f"#g{i}").fill("1")
        choose(page, f"w{i}", 0)
    go_to(page, "result")
    assert totals(page)[0] == str(34 + 6 - 4)
    page.locator(".languages > summary").tap()
    page.locator(".languages [lang=fa]").last.tap()
    page.wait_for_url("**/fa/score/result?*")
    assert totals(page)[0] == language("fa").number(36)


def expect_to_be_asked_how_many(page: Page) -> None:
    """Also when the page's script has had its say: it may lead on to what was entered before."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("button[name=players]")).to_have_count(3)


def test_starting_over_asks_first(phone: Phone) -> None:
    page = phone(address("temples"))
    enter_temples(page, TEMPLES[:2])
    page.locator(START_OVER).tap()
    page.locator("main .go a.quiet").tap()
    page.wait_for_url("**/temples?*")
    expect(page.locator(".dots [data-filled]")).to_have_count(2)
    page.locator(START_OVER).tap()
    page.locator("[data-forget]").tap()
    expect_to_be_asked_how_many(page)
    page.goto("/en/score")
    expect_to_be_asked_how_many(page)


def test_changing_the_players_keeps_what_was_tapped(phone: Phone) -> None:
    page = phone(address("temples"))
    enter_temples(page, TEMPLES[:2])
    page.locator(CHANGE_PLAYERS).tap()
    page.locator("#seats-0-name").fill("Bo")
    page.locator("#seats .go button").tap()
    page.wait_for_url("**/temples?*")
    expect(page.locator(".dots [data-filled]")).to_have_count(2)
    expect(page.locator(".crew-row .who").first).to_have_text("Bo")


@with_and_without_scripts
def test_players_come_from_the_wizard(phone: Phone, scripts: bool) -> None:
    page = phone("/en/setup/players?players=3", java_script_enabled=scripts)
    page.locator("#seats-0-name").fill("Ana")
    page.locator("#seats .go button").tap()
    page.wait_for_url("**/setup/steps?*")
    page.locator("#ready a[href*='/score/temples?']").tap()
    page.wait_for_url("**/en/score/temples?*")
    assert query_of(page) == [("p", "red:Ana"), ("p", "purple"), ("p", "white")]


def test_players_of_the_last_set_up_are_known(phone: Phone) -> None:
    page = phone("/en/setup/steps?p=yellow:Bo&p=white")
    expect(page.locator(".people bdi")).to_have_text("Bo")
    page.goto("/de/score")
    page.wait_for_url("**/de/score/temples?*")
    assert query_of(page) == [("p", "yellow:Bo"), ("p", "white")]


def test_a_new_set_up_goes_before_the_last_result(phone: Phone) -> None:
    page = phone(
        address("result", [*SEATS[:2], *(("g0", "1"), ("w0", "0")), ("g1", "2"), ("w1", "0")])
    )
    expect(page.locator(".ranking")).to_be_visible()
    page.goto("/en/setup/steps?p=yellow:Bo&p=white&p=red")
    expect(page.locator(".people bdi")).to_have_text("Bo")
    page.goto("/en/score")
    page.wait_for_url("**/en/score/temples?*")
    assert query_of(page) == [("p", "yellow:Bo"), ("p", "white"), ("p", "red")]


def test_after_a_set_up_another_number_can_play(phone: Phone) -> None:
    page = phone("/en/setup/steps?p=yellow&p=white")
    expect(page.locator(".people li")).to_have_count(2)
    page.goto("/en/score")
    page.wait_for_url("**/temples?*")
    page.locator(START_OVER).tap()
    page.locator("[data-forget]").tap()
    expect_to_be_asked_how_many(page)


@every_language
def test_without_scripts(phone: Phone, tag: str) -> None:
    page = phone(f"/{tag}/score?players=4", java_script_enabled=False)
    page.locator("#seats .go button").tap()
    for t, temple in enumerate(TEMPLES):
        for s, side in enumerate(sides_of(temple)):
            page.locator(f"[name=t{t}-{s}]").select_option(side)
    expect_no_sideways_scroll(page)
    go_to(page, "villages")
    for i, village in enumerate(VILLAGES):
        if i == 1:
            page.locator(f"[data-seat='{i}'] .coins summary").tap()
            page.locator(f"[name=g{i}-5]").fill(str(village.gold // 5))
            page.locator(f"[name=g{i}-1]").fill(str(village.gold % 5))
        else:
            page.locator(f"#g{i}").fill(str(village.gold).translate(language(tag).digits))
        choose(page, f"w{i}", village.water)
        choose(page, f"s{i}", village.sun)
    expect_no_sideways_scroll(page)
    go_to(page, "result")
    expect_no_sideways_scroll(page)
    assert totals(page) == expected_totals(tag)


def entered(tag: str = "en") -> str:
    """The address of the result of the game above."""
    query = [*SEATS, *((f"t{i}", temple.ljust(4, ".")) for i, temple in enumerate(TEMPLES))]
    for i, village in enumerate(VILLAGES):
        query += [
            (f"{name[0]}{i}", str(getattr(village, name))) for name in ("gold", "sun", "water")
        ]
    return address("result", query, tag)


@every_language
def test_a_shared_link_opens_in_the_readers_language(phone: Phone, tag: str) -> None:
    page = phone(entered("nl"))
    link = page.locator(".permalink").get_attribute("href") or ""
    reader = phone(link, locale=tag)
    assert urlsplit(reader.url).path == f"/{tag}/score/result"
    assert totals(reader) == expected_totals(tag)
    assert reader.locator("html").get_attribute("dir") == language(tag).direction


@every_language
def test_copying_the_result(phone: Phone, tag: str) -> None:
    page = phone(entered(tag), permissions=["clipboard-read", "clipboard-write"])
    for action, there in (
        ("copy-link", page.locator(".permalink").get_attribute("href")),
        ("copy-text", page.locator("[data-share]").get_attribute("data-text")),
    ):
        button = page.locator(f"[data-do={action}]")
        done = button.get_attribute("data-done") or ""
        button.tap()
        expect(button).to_have_text(done)
        assert page.evaluate("navigator.clipboard.readText()") == there
    assert page.evaluate("navigator.clipboard.readText()").startswith(
        page.locator("h1").inner_text()
    )


def test_sharing_uses_the_sheet_of_the_phone(phone: Phone) -> None:
    page = phone("/en/")
    page.context.add_init_script(
        "navigator.share = async (what) => "
        "{ document.documentElement.dataset.shared = JSON.stringify(what); };"
    )
    page.goto(entered())
    page.locator("[data-do=share]").tap()
    expect(page.locator("html")).to_have_attribute("data-shared", re.compile("/score\\?p=red"))


def test_a_tie_is_decided_on_the_result(phone: Phone) -> None:
    query = [*SEATS[2:], ("g0", "5"), ("w0", "0"), ("g1", "5"), ("w1", "0")]
    page = phone(address("result", query))
    expect(page.locator("h1")).to_contain_text("share the win")
    choose(page, "c1", 2)
    page.locator(".tie button").tap()
    expect(page.locator("h1")).to_contain_text("Yellow wins with 5 gold, decided by cacao")


def test_again_with_the_same_players(phone: Phone) -> None:
    page = phone(entered())
    page.get_by_role("link", name="Again with the same players").tap()
    page.wait_for_url("**/temples?*")
    assert query_of(page) == SEATS
    expect(page.locator(".dots [data-filled]")).to_have_count(0)


def test_enter_goes_from_gold_to_gold_and_on_to_the_result(phone: Phone) -> None:
    page = phone(address("villages"))
    for i in range(4):
        choose(page, f"w{i}", 0)
    page.locator("#g0").tap()
    for digit in "1234":
        page.keyboard.type(digit)
        page.keyboard.press("Enter")
    page.wait_for_url("**/en/score/result?*")
    assert totals(page) == ["4", "3", "2", "1"]


def test_enter_among_the_coins_stays_with_the_player(phone: Phone) -> None:
    page = phone(address("villages"))
    page.locator("[data-seat='2'] .coins summary").tap()
    page.locator("[name=g2-10]").fill("3")
    page.locator("[name=g2-10]").press("Enter")
    expect(page.locator("#g2")).to_have_value("30")
    expect(page.locator("#g0")).not_to_be_focused()


def test_what_is_wrong_is_shown_beside_its_field(phone: Phone) -> None:
    page = phone(address("villages"))
    page.locator("#g0").fill("abc")
    go_to(page, "result")
    expect(page.locator("#g0")).to_have_value("abc")
    expect(page.locator("#g0-problem")).to_be_visible()
    page.locator(".problems a").first.tap()
    expect(page.locator("#g0")).to_be_focused()
    expect_no_sideways_scroll(page)
    for i in range(4):
        page.locator(f"#g{i}").fill("3")
        choose(page, f"w{i}", 0)
    page.locator("#entry .go button[formaction$='/score/result']").tap()
    expect(page.locator(".ranking .total")).to_have_text(["3"] * 4)


def test_temples_in_play(phone: Phone) -> None:
    for players in (2, 3):
        page = phone(address("temples", SEATS[:players]))
        expect(page.locator(".dots button")).to_have_count(setup_for(players).temples)
