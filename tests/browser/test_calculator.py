"""The calculator on a phone: from the first tap to the result, and nothing entered is ever lost."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from unicodedata import category
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from pages import TAGS, WHOLLY
from phone_size import NO_CLIPBOARD
from playwright.sync_api import Locator, Page, expect

from scorer.engine.components import Color
from scorer.engine.scoring import score
from scorer.engine.village import Village
from scorer.i18n import language
from scorer.modules import setup_for
from scorer.sheet import State
from scorer.sheet.report import HEADLINES, MISSING_TEMPLES

Phone = Callable[..., Page]

every_language = pytest.mark.parametrize("tag", TAGS)
with_and_without_scripts = pytest.mark.parametrize(
    "scripts", [True, False], ids=["scripts", "no-scripts"]
)

SEATS = [("p", "red:Ana"), ("p", "purple:آرش"), ("p", "white"), ("p", "yellow")]
TEMPLES = ("R2P1W1Y1", "R3R1", "P2W2", "Y3P1W1", "R1P1W1Y1")
NO_TEMPLES = [(f"temple{n}", "-") for n in range(1, 6)]
VILLAGES = (
    Village(Color.RED, gold=34, sun=2, water=7),
    Village(Color.PURPLE, gold=9, sun=0, water=-10),
    Village(Color.WHITE, gold=21, sun=3, water=-4),
    Village(Color.YELLOW, gold=0, sun=1, water=-10),
)
FIELDS = ("gold", "water", "sun")
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


RESULT = score(setup_for(4), VILLAGES, [workers_at(temple) for temple in TEMPLES])


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
    for left, temple in enumerate(temples, 1 - len(temples)):
        sides = sides_of(temple)
        for side in sides:
            page.locator(f"[data-palette] [data-side={side}]").tap()
        if not sides:
            page.locator("[data-palette] [data-side='.']").tap()
        if left and len(sides) < 4:
            page.locator("[data-skip]").tap()


def choose(page: Page, field: str, value: int) -> None:
    page.locator(f"label:has(input[name={field}][value='{value}'])").tap()


def enter_villages(page: Page, tag: str = "en") -> None:
    """With the digits of the language's own keyboard."""
    for n, village in enumerate(VILLAGES, 1):
        typed = str(village["gold"]).translate(language(tag).digits)
        page.locator(f"#gold{n}").press_sequentially(typed)
        choose(page, f"water{n}", village["water"])
        if village["sun"]:
            choose(page, f"sun{n}", village["sun"])


def reasons(page: Page) -> list[str]:
    return page.locator("#entry [data-reason]").all_text_contents()


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
    page.locator("#seat1-name").fill("Ana")
    page.locator("#seat2-name").fill("آرش")
    page.locator("#seats .go button").tap()
    page.wait_for_url(f"**/{tag}/score/temples?*")

    enter_temples(page)
    expect_no_sideways_scroll(page)
    expect(page.locator("[data-skip]")).to_have_text(
        page.locator("[data-next]").inner_text().strip()
    )
    live = reasons(page)
    plain = phone(page.url, java_script_enabled=False)
    assert live == reasons(plain)

    go_to(page, "villages")
    expect_no_sideways_scroll(page)
    enter_villages(page, tag)
    running = page.locator("[data-total]").all_text_contents()
    for text, player in zip(running, RESULT.players, strict=True):
        for figure in (player.total, player.parts["temples"]):
            assert language(tag).number(figure) in text

    go_to(page, "result")
    expect_no_sideways_scroll(page)
    assert totals(page) == expected_totals(tag)
    parts = page.locator(".ranking li:first-child [data-part]:visible dd").all_text_contents()
    best = RESULT.of(RESULT.winners[0])
    assert parts == [language(tag).number(figure) for figure in best.parts.values()]
    assert page.locator(".scored [data-reason]").all_text_contents() == live


def test_every_sentence_about_a_temple_is_the_servers(phone: Phone) -> None:
    """Live and rendered, for every way in which four can stand at a temple."""
    ways = ("....", "R1...", "R1P1..", "R2P1W1Y1", "R2P2W1Y1", "R3P2W1Y1", "R1P1W1Y1", "R2P2W2Y1")
    ways += ("R3P2W2Y1", "R3P2W2Y2")
    for tag in WHOLLY:
        for start in range(0, len(ways), 5):
            temples = [(f"temple{n}", way) for n, way in enumerate(ways[start : start + 5], 1)]
            plain = phone(address("temples", [*SEATS, *temples], tag), java_script_enabled=False)
            page = phone(address("temples", SEATS, tag))
            enter_temples(page, ways[start : start + 5])
            assert reasons(page) == reasons(plain)
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
    page.locator("[data-temple='1'] button.side-3").tap()
    page.locator("[data-palette] [data-side=Y3]").tap()
    page.locator(".dots button").first.tap()
    page.locator("[data-palette] [data-side='.']").tap()
    assert [*query_of(page)][4:] == [("temple1", "...Y3"), ("temple2", "P3...")]
    expect(page.locator("[data-temple='1'] [data-reason]")).to_contain_text("Only Yellow")
    filled = page.locator(".dots [data-filled]").all_text_contents()
    assert filled == ["1", "2"]


def test_a_temple_stays_after_its_last_side(phone: Phone) -> None:
    """Until the next tap, which enters the next temple, or “next”; and there is a way back."""
    page = phone(address("temples"))
    enter_temples(page, ["R2P1W1Y1"])
    expect(page.locator("[data-temple='1'] [data-reason]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-temple='1'] [data-reason]")).to_contain_text(
        "has the most workers: 6"
    )
    expect(page.locator("[data-skip]")).to_have_class("due")
    expect(page.locator("[data-palette]")).to_have_attribute("aria-label", re.compile("Temple 2"))
    undo = page.locator("[data-back]")
    undo.tap()
    expect(page.locator("[data-temple='1'] button.side-3")).to_have_attribute(
        "aria-pressed", "true"
    )
    assert dict(query_of(page))["temple1"] == "R2P1W1."
    page.locator("[data-palette] [data-side=Y2]").tap()
    page.locator("[data-palette] [data-side=P3]").tap()
    expect(page.locator("[data-temple='2']")).to_be_visible()
    assert [*query_of(page)][4:] == [("temple1", "R2P1W1Y2"), ("temple2", "P3...")]
    undo.tap()
    undo.tap()
    expect(page.locator("[data-temple='1']")).to_be_visible()
    assert [*query_of(page)][4:] == [("temple1", "R2P1W1.")]


def test_digits_and_arrows_enter_temples(phone: Phone) -> None:
    for tag, forward in (("en", "ArrowRight"), ("fa", "ArrowLeft")):
        page = phone(address("temples", SEATS, tag))
        expect(page.locator("[data-palette]")).to_be_visible()
        keys = ("2", "ArrowDown", "1", "0", "ArrowDown", "3", "1", "ArrowUp", forward, "Enter")
        for key in keys:
            page.keyboard.press(key)
        entered = [("temple1", "R2P1.W3"), ("temple2", "W1P2..")]
        assert [*query_of(page)][4:] == entered
        page.keyboard.press("Backspace")
        assert dict(query_of(page))["temple2"] == "W1..."
        side = page.locator("[data-temple='2'] button.side-0")
        side.focus()
        page.keyboard.press("ArrowLeft")
        expect(page.locator("[data-temple='2'] button.side-3")).to_be_focused()
        page.keyboard.press("3")
        assert dict(query_of(page))["temple2"] == "W1..P3"


SMALL = {"width": 320, "height": 568}
FLAT = [{"width": 740, "height": 360}, {"width": 568, "height": 320}]


@pytest.mark.parametrize("tag", WHOLLY)
@pytest.mark.parametrize("size", [SMALL, *FLAT], ids=["small", "landscape", "small-landscape"])
def test_cross_and_palette_are_in_view_together(
    phone: Phone, tag: str, size: dict[str, int]
) -> None:
    page = phone(address("temples", SEATS, tag), viewport=size)
    enter_temples(page, ["R2P1W1"])
    expect_no_sideways_scroll(page)
    for place in page.locator("[data-current] .side:visible, [data-palette] button").all():
        expect(place).to_be_in_viewport(ratio=1)
        assert place.evaluate(
            """place => {
              const {x, y, width, height} = place.getBoundingClientRect();
              return place.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            }"""
        ), "something lies over it"


@pytest.mark.parametrize("tag", WHOLLY)
@pytest.mark.parametrize("size", [SMALL, *FLAT], ids=["small", "landscape", "small-landscape"])
def test_a_long_verdict_can_be_read_on_small_screens(
    phone: Phone, tag: str, size: dict[str, int]
) -> None:
    """All of its lines, as soon as the last side is entered and when its temple is chosen again."""
    page = phone(address("temples", SEATS, tag), viewport=size)
    enter_temples(page, ["R2P1W1Y2"])
    expect_uncovered(page.locator("[data-temple='1'] [data-reason]"))
    page.locator(".dots button").nth(1).tap()
    page.evaluate("scrollTo(0, 0)")
    page.locator(".dots button").first.tap()
    expect_uncovered(page.locator("[data-temple='1'] [data-reason]"))


def expect_uncovered(text: Locator) -> None:
    """Nothing lies over any line of it."""
    covered = text.evaluate(
        """text => {
          const range = document.createRange();
          range.selectNodeContents(text);
          // The edges of a name in another script are boxes without a width.
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
          return lines.filter(({ left, top, width, height }) =>
            !text.contains(document.elementFromPoint(left + width / 2, top + height / 2))).length;
        }"""
    )
    assert covered == 0, f"{covered} lines"


@pytest.mark.parametrize("tag", WHOLLY)
def test_text_twice_as_large_leaves_room(phone: Phone, tag: str) -> None:
    """What stays in sight does not cover what is to be tapped."""
    page = phone(address("temples", SEATS, tag))
    page.context.new_cdp_session(page).send(
        "Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}}
    )
    page.locator("[data-current] button.side-0").tap(timeout=3000)
    go_to(page, "villages")
    turned = page.locator("[data-turn='1']")
    assert (turned.bounding_box() or {"height": 0})["height"] < 740 / 4
    page.locator(".digit").first.tap(timeout=3000)
    turned.tap()
    expect(page.locator("[data-seat='2'] .digit").first).to_be_in_viewport()


def test_a_tablet_shows_all_temples(phone: Phone) -> None:
    page = phone(address("temples"), viewport={"width": 820, "height": 1180})
    expect(page.locator("[data-temple]:visible")).to_have_count(5)
    page.locator("[data-temple='4'] button.side-1").tap()
    page.locator("[data-palette] [data-side=W3]").tap()
    assert dict(query_of(page))["temple4"] == ".W3.."
    expect_no_sideways_scroll(page)


@every_language
def test_everything_is_kept(phone: Phone, tag: str) -> None:
    """On reload, after closing the page, and by the back button."""
    page = phone(address("temples", SEATS, tag))
    enter_temples(page, TEMPLES[:2])
    page.reload()
    expect(page.locator(".dots [data-filled]")).to_have_count(2)
    go_to(page, "villages")
    page.locator("#gold1").press_sequentially("34")
    choose(page, "water1", 7)
    page.reload()
    expect(page.locator("#gold1")).to_have_value(language(tag).number(34))
    expect(page.locator("input[name=water1][value='7']")).to_be_checked()
    entered = query_of(page)

    context = page.context
    page.close()
    again = context.new_page()
    again.goto(f"/{tag}/score")
    again.wait_for_url(f"**/{tag}/score/villages?*")
    expect(again.locator("#gold1")).to_have_value(language(tag).number(34))
    assert sorted(query_of(again)) == sorted(entered)


@with_and_without_scripts
def test_back_and_forth(phone: Phone, scripts: bool) -> None:
    page = phone(address("temples", [*SEATS, ("temple1", "R2P1..")]), java_script_enabled=scripts)
    go_to(page, "villages")
    page.locator("#gold1").fill("34")
    choose(page, "water1", 7)
    go_to(page, "temples")
    go_to(page, "villages")
    expect(page.locator("#gold1")).to_have_value("34")
    expect(page.locator("input[name=water1][value='7']")).to_be_checked()


def test_the_back_button_loses_nothing(phone: Phone) -> None:
    page = phone(address("temples"))
    enter_temples(page, TEMPLES[:1])
    go_to(page, "villages")
    page.locator("#gold1").press_sequentially("34")
    choose(page, "water1", 7)
    page.go_back()
    page.wait_for_url("**/temples?*")
    expect(page.locator(".dots [data-filled]")).to_have_count(1)
    # A temple was wrong: mended, and on again to what was typed before.
    page.locator("[data-palette] [data-side=R1]").tap()
    go_to(page, "villages")
    expect(page.locator("#gold1")).to_have_value("34")
    expect(page.locator("input[name=water1][value='7']")).to_be_checked()


@pytest.mark.parametrize("name", ["temples", "villages", "board"])
def test_a_page_with_scripts_sends_no_entry_in_parts(phone: Phone, name: str) -> None:
    """Without the network, nobody puts a temple's four sides and counted coins together."""
    begun = address(name, [*SEATS, ("temple1", "R2P1.."), ("gold1", "34")])
    buttons = "#entry button[formaction*='/score/']:not([data-do])"
    page = phone(begun)
    for n in range(page.locator(buttons).count()):
        with page.expect_request(lambda request: request.is_navigation_request()) as sent:
            page.evaluate(f"n => document.querySelectorAll(`{buttons}`)[n].click()", n)
        keys = {key for key, _ in parse_qsl(urlsplit(sent.value.url).query)}
        assert {"temple1", "gold1"} <= keys
        assert not {key for key in keys if "-" in key}
        page = phone(begun)


@with_and_without_scripts
def test_a_change_of_language_in_the_middle(phone: Phone, scripts: bool) -> None:
    page = phone(address("temples"), java_script_enabled=scripts)
    if scripts:
        enter_temples(page, ["R2P1"])
    else:
        page.locator("[name=temple1-0]").select_option("R2")
        page.locator("[name=temple1-1]").select_option("P1")
    switch_to(page, "fa")
    assert ("temple1", "R2P1..") in query_of(page)
    go_to(page, "villages")
    page.locator("#gold1").fill("۳۴")
    choose(page, "water1", -4)
    switch_to(page, "nl")
    expect(page.locator("#gold1")).to_have_value("34")
    expect(page.locator("input[name=water1][value='-4']")).to_be_checked()
    for n in range(2, 5):
        page.locator(f"#gold{n}").fill("1")
        choose(page, f"water{n}", 0)
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


def start_over(page: Page) -> None:
    """Confirm it; the address is clean once the page has forgotten the game."""
    page.locator("a[href*='new=1']").tap()
    page.wait_for_url("**/en/score")
    expect_to_be_asked_how_many(page)


def test_starting_over_asks_first(phone: Phone) -> None:
    page = phone(address("temples"))
    enter_temples(page, TEMPLES[:2])
    page.locator(START_OVER).tap()
    page.locator("main .go a.quiet").tap()
    page.wait_for_url("**/temples?*")
    expect(page.locator(".dots [data-filled]")).to_have_count(2)
    page.locator(START_OVER).tap()
    start_over(page)
    page.goto("/en/score")
    expect_to_be_asked_how_many(page)


def test_after_starting_over_nothing_of_the_game_is_on_the_phone(phone: Phone) -> None:
    """Neither what was entered nor the names, those of the set-up included."""
    page = phone("/en/setup/steps?p=red:Ana&p=white:Bo&done=hands")
    expect(page.locator(".people bdi")).to_have_text(["Ana", "Bo"])
    page.locator("#ready a[href*='/score/temples?']").tap()
    page.wait_for_url("**/temples?*")
    enter_temples(page, ["R2W1"])
    kept = "JSON.stringify(Object.entries(localStorage))"
    assert "Ana" in page.evaluate(kept) and "temple1" in page.evaluate(kept)
    page.locator(START_OVER).tap()
    start_over(page)
    assert page.evaluate(kept) == "[]"
    page.goto("/en/setup")
    expect(page.locator("[data-resume]")).to_be_hidden()


def test_going_back_after_starting_over_keeps_the_next_game(phone: Phone) -> None:
    page = phone(address("temples"))
    page.locator(START_OVER).tap()
    start_over(page)
    page.locator("button[name=players]").first.tap()
    page.locator("#seats .go button").tap()
    page.wait_for_url("**/temples?*")
    enter_temples(page, ["R2P1"])
    page.goto("/en/score")
    page.wait_for_url("**/temples?*")
    expect(page.locator(".dots [data-filled]")).to_have_count(1)


def test_changing_the_players_keeps_what_was_tapped(phone: Phone) -> None:
    page = phone(address("temples"))
    enter_temples(page, TEMPLES[:2])
    page.locator(CHANGE_PLAYERS).tap()
    page.locator("#seat1-name").fill("Bo")
    page.locator("#seats .go button").tap()
    page.wait_for_url("**/temples?*")
    expect(page.locator(".dots [data-filled]")).to_have_count(2)
    expect(page.locator(".crew-row .who").first).to_have_text("Bo")


@with_and_without_scripts
def test_players_come_from_the_wizard(phone: Phone, scripts: bool) -> None:
    page = phone("/en/setup/players?players=3", java_script_enabled=scripts)
    page.locator("#seat1-name").fill("Ana")
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
    page = phone(address("result", [*SEATS[:2], ("gold1", "1"), ("water1", "0")]))
    expect(page.locator(".ranking")).to_be_visible()
    page.goto("/en/setup/steps?p=yellow:Bo&p=white&p=red")
    expect(page.locator(".people bdi")).to_have_text("Bo")
    page.goto("/en/score")
    page.wait_for_url("**/en/score/temples?*")
    assert query_of(page) == [("p", "yellow:Bo"), ("p", "white"), ("p", "red")]


def test_after_a_set_up_another_number_can_play(phone: Phone) -> None:
    page = phone("/en/setup/steps?p=yellow&p=white")
    expect(page.locator(".people li:visible")).to_have_count(2)
    page.goto("/en/score")
    page.wait_for_url("**/temples?*")
    page.locator(START_OVER).tap()
    start_over(page)


@every_language
def test_without_scripts(phone: Phone, tag: str) -> None:
    page = phone(f"/{tag}/score?players=4", java_script_enabled=False)
    page.locator("#seats .go button").tap()
    for n, temple in enumerate(TEMPLES, 1):
        for s, side in enumerate(sides_of(temple)):
            page.locator(f"[name=temple{n}-{s}]").select_option(side)
    expect_no_sideways_scroll(page)
    go_to(page, "villages")
    for n, village in enumerate(VILLAGES, 1):
        if n == 2:
            page.locator(f"[data-seat='{n}'] .coins summary").tap()
            page.locator(f"[name=gold{n}-5]").fill(str(village["gold"] // 5))
            page.locator(f"[name=gold{n}-1]").fill(str(village["gold"] % 5))
        else:
            page.locator(f"#gold{n}").fill(str(village["gold"]).translate(language(tag).digits))
        choose(page, f"water{n}", village["water"])
        choose(page, f"sun{n}", village["sun"])
    expect_no_sideways_scroll(page)
    go_to(page, "result")
    expect_no_sideways_scroll(page)
    assert totals(page) == expected_totals(tag)


def entered(tag: str = "en") -> str:
    """The address of the result of the game above."""
    padded = [temple + "." * (4 - len(sides_of(temple))) for temple in TEMPLES]
    query = [*SEATS, *((f"temple{n}", temple) for n, temple in enumerate(padded, 1))]
    for n, village in enumerate(VILLAGES, 1):
        query += [(f"{field}{n}", str(village[field])) for field in FIELDS]
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
    link = page.locator(".permalink").get_attribute("href")
    text = page.locator("[data-share]").get_attribute("data-text") or ""
    plain = re.sub("[\u200e\u200f\u2066-\u2069]", "", text)
    assert plain != text, "names are isolated on the page"
    for action, there in (("copy-link", link), ("copy-text", f"{plain}\n\n{link}")):
        button = page.locator(f"[data-do={action}]")
        button.tap()
        expect(button).to_have_text(language(tag).text("Copied"))
        assert page.evaluate("navigator.clipboard.readText()") == there
    # No control characters; the non-joiner is part of how Persian is written.
    assert {each for each in there if category(each) == "Cf"} <= {"\u200c"}


def test_the_result_is_copied_on_plain_http(phone: Phone) -> None:
    page = phone("/en/")
    page.add_init_script(NO_CLIPBOARD)
    page.goto(entered())
    expect(page.locator("[data-do=share]")).to_be_hidden()
    for action, there in (("copy-link", "/score?p=red"), ("copy-text", "Ana wins with")):
        page.goto(entered())
        page.locator(f"[data-do={action}]").tap()
        expect(page.locator(f"[data-do={action}]")).to_have_text("Copied")
        page.goto("/en/rules")
        page.locator("input[type=search]").press("Control+V")
        assert there in page.locator("input[type=search]").input_value()


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
    """By the cacao fruits of the players who are tied; nobody else is asked."""
    query = [*SEATS[1:], *NO_TEMPLES]
    for n, gold in enumerate(("5", "5", "3"), 1):
        query += [(f"gold{n}", gold), (f"water{n}", "0"), (f"sun{n}", "0")]
    page = phone(address("result", query))
    expect(page.locator("h1")).to_have_text("\u2068آرش\u2069 and White are tied on 5 gold")
    expect(page.locator("[data-winners] > :visible")).to_have_count(0)
    expect(page.locator(".tie fieldset:visible")).to_have_count(2)
    choose(page, "cacao1", 0)
    page.locator("[data-tie] button").tap()
    expect(page.locator("h1")).to_contain_text("are tied")
    expect(page.locator("input[name=cacao1][value='0']")).to_be_checked()
    choose(page, "cacao2", 2)
    page.locator("[data-tie] button").tap()
    expect(page.locator("h1")).to_contain_text(
        "White wins: tied on 5 gold, but more cacao fruits left!"
    )
    choose(page, "cacao1", 2)
    page.locator("[data-tie] button").tap()
    expect(page.locator("h1")).to_contain_text("share the win")


@every_language
def test_nobody_wins_before_everything_is_known(phone: Phone, tag: str) -> None:
    """What is missing is told at every step, leads to its field, and nothing else is a result."""
    headlines = {
        code: language(tag).text(HEADLINES[code]) for code in (State.NOTHING, State.INCOMPLETE)
    }
    page = phone(address("result", SEATS[:2], tag))
    expect(page.locator("h1")).to_have_text(headlines[State.NOTHING])
    page.locator("[data-missing] a").first.tap()
    page.wait_for_url(f"**/{tag}/score/temples?*")
    state = page.locator("[data-sheet-state]")
    enter_temples(page, ["R2P1"])
    expect(state).to_have_attribute("data-sheet-state", "incomplete")
    state.locator("summary").tap()
    said = language(tag).text(MISSING_TEMPLES, {"entered": 1, "all": 4})
    expect(state.locator("li").first).to_have_text(said)
    page.locator("[data-never]").tap()
    expect(page.locator("[data-skip]")).to_be_focused()
    expect(page.locator("[data-never]")).to_be_hidden()
    assert [value for key, value in query_of(page)][2:] == ["R2P1..", "-", "-", "-"]
    go_to(page, "villages")
    page.locator("#gold1").fill("34")
    go_to(page, "result")
    expect(page.locator("h1")).to_have_text(headlines[State.INCOMPLETE])
    expect(page.locator("[data-winners] > :visible")).to_have_count(0)
    expect(page.locator("[data-standings]")).to_be_visible()
    page.locator("[data-missing] a").last.tap()
    page.wait_for_url("**/score/villages?*#gold2")
    expect(page.locator("#gold1")).to_have_value(language(tag).number(34))
    page.locator("#gold2").fill("3")
    for n in (1, 2):
        choose(page, f"water{n}", 4)
    go_to(page, "result")
    expect(page.locator("[data-result]")).to_have_attribute("data-state", "final")
    expect(page.locator("[data-standings]")).to_be_hidden()
    assert totals(page) == [language(tag).number(total) for total in (44, 10)]


def test_sun_tokens_count_only_once_the_page_is_sent(phone: Phone) -> None:
    """None is shown as chosen, and nobody has to tap it; but nobody said so yet either."""
    page = phone(address("villages", SEATS[:2]))
    choose(page, "water1", 0)
    expect(page.locator("[name=sun1][value='0']")).to_be_checked()
    assert "sun1" not in dict(query_of(page))
    choose(page, "sun1", 1)
    assert dict(query_of(page))["sun1"] == "1"
    choose(page, "sun1", 0)
    assert dict(query_of(page))["sun1"] == "0"
    page.reload()
    go_to(page, "temples")
    assert "sun2" not in dict(query_of(page))
    go_to(page, "villages")
    go_to(page, "result")
    assert dict(query_of(page))["sun2"] == "0"


def test_temples_that_never_came_into_play_can_come_back(phone: Phone) -> None:
    page = phone(address("temples", [*SEATS, *NO_TEMPLES]))
    expect(page.locator(".dots [data-filled]")).to_have_count(5)
    expect(page.locator("[data-never]")).to_be_hidden()
    enter_temples(page, ["R2"])
    assert dict(query_of(page))["temple1"] == "R2..."
    assert dict(query_of(page))["temple2"] == "-"


def test_again_with_the_same_players(phone: Phone) -> None:
    page = phone(entered())
    page.get_by_role("link", name="Same players again").tap()
    page.wait_for_url("**/temples?*")
    assert query_of(page) == SEATS
    expect(page.locator(".dots [data-filled]")).to_have_count(0)


def test_enter_goes_from_gold_to_gold_and_on_to_the_result(phone: Phone) -> None:
    page = phone(address("villages", [*SEATS, *NO_TEMPLES]))
    for n in range(1, 5):
        choose(page, f"water{n}", 0)
    page.locator("#gold1").tap()
    for digit in "1234":
        page.keyboard.type(digit)
        page.keyboard.press("Enter")
    page.wait_for_url("**/en/score/result?*")
    assert totals(page) == ["4", "3", "2", "1"]
    expect(page.locator("h1")).to_have_text("Yellow wins with 4 gold!")


def keys(page: Page, seat: int, kind: str = "digit") -> Locator:
    return page.locator(f"[data-seat='{seat}'] .keypad .{kind}")


def expect_screen(page: Page, screen: str) -> None:
    """The one that is shown alone."""
    expect(page.locator(f".boards > {screen}")).to_be_in_viewport(ratio=0.5)
    for other in page.locator(f".boards > :not({screen}, [hidden])").all():
        expect(other).not_to_be_in_viewport(ratio=0.1)


@pytest.mark.parametrize("tag", WHOLLY)
def test_one_player_per_screen(phone: Phone, tag: str) -> None:
    """A keypad for the coins, everything in view, and what is shown counts once it goes on."""
    page = phone(address("villages", [*SEATS, *NO_TEMPLES], tag))
    for n in range(1, 5):
        expect_screen(page, f"[data-seat='{n}']")
        for place in (
            keys(page, n).first,
            page.locator(f"label:has([name=water{n}][value='16'])"),
            page.locator(f"label:has([name=sun{n}][value='0'])"),
        ):
            expect(place).to_be_in_viewport(ratio=1)
        keys(page, n).nth(n).tap()
        keys(page, n).last.tap()
        expect(page.locator(f"#gold{n}")).to_have_value(language(tag).number(10 * (n + 1)))
        choose(page, f"water{n}", 0)
        assert f"sun{n}" not in dict(query_of(page))
        page.locator("[data-turn='1']").tap()
        assert dict(query_of(page))[f"sun{n}"] == "0"
    expect_screen(page, "[data-overview]")
    shown = page.locator("[data-overview] strong").all_text_contents()
    assert shown == [language(tag).number(total) for total in (20, 30, 40, 50)]
    expect(page.locator("[data-finish]").last).to_be_in_viewport(ratio=1)
    # One is wrong: from the overview it is a tap away.
    page.locator("[data-overview] [data-seat='2'] button").tap()
    expect_screen(page, "[data-seat='2']")
    expect(page.locator("#gold2")).to_be_focused()
    keys(page, 2, "back").tap()
    expect(page.locator("#gold2")).to_have_value(language(tag).number(3))
    page.locator("[data-turn='-1']").tap()
    expect_screen(page, "[data-seat='1']")
    page.keyboard.type("5")
    expect(page.locator("#gold1")).to_have_value(re.compile(".{3}"))


@pytest.mark.parametrize("tag", WHOLLY)
def test_a_swipe_leads_to_the_next_player(phone: Phone, tag: str) -> None:
    page = phone(address("villages", SEATS[:2], tag))
    keys(page, 1).first.tap()
    choose(page, "water1", 4)
    thumb = page.context.new_cdp_session(page)
    way = range(60, 320, 20) if tag == "fa" else range(320, 60, -20)
    for kind, x in (("touchStart", way[0]), *(("touchMove", x) for x in way)):
        touched = [{"x": x, "y": 300}]
        thumb.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
    thumb.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect_screen(page, "[data-seat='2']")
    expect(page.locator("[data-turn='-1']")).to_be_enabled()
    assert dict(query_of(page))["sun1"] == "0"


def test_a_tablet_shows_all_players(phone: Phone) -> None:
    page = phone(address("villages"), viewport={"width": 820, "height": 1180})
    for n in (1, 2):
        expect(page.locator(f".boards > [data-seat='{n}']")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-pager]")).to_be_hidden()
    page.locator("[data-overview] [data-seat='1'] button").tap()
    expect(page.locator("#gold1")).to_be_focused()
    expect(page.locator("#gold1")).to_be_in_viewport(ratio=1)


def test_a_wrong_number_stays_on_its_screen(phone: Phone) -> None:
    page = phone(address("villages", SEATS[:2]))
    for _ in range(4):
        keys(page, 1).nth(8).tap()
    expect(page.locator("#gold1-problem")).to_be_visible()
    page.locator("[data-turn='1']").tap()
    expect_screen(page, "[data-seat='1']")
    expect(page.locator("#gold1")).to_be_focused()


def test_coins_are_counted_by_tapping_them(phone: Phone) -> None:
    page = phone(address("villages"))
    gold = page.locator("#gold1")
    keys(page, 1, "turn").tap()
    expect(keys(page, 1).first).to_be_hidden()
    for coin, total in ((0, "10"), (0, "20"), (1, "25"), (2, "26")):
        keys(page, 1, "coin").nth(coin).tap()
        expect(gold).to_have_value(total)
    expect(keys(page, 1, "coin").locator("b")).to_have_text(["2", "1", "1"])
    keys(page, 1, "back").tap()
    expect(gold).to_have_value("25")
    assert dict(query_of(page))["gold1"] == "25"
    keys(page, 1, "turn").tap()
    keys(page, 1).first.tap()
    expect(gold).to_have_value("1")


def test_what_is_wrong_is_told_while_it_is_typed(phone: Phone) -> None:
    """As long as it is wrong: nobody has to ask for the result first, which stays away."""
    page = phone(address("villages"))
    gold, problem = page.locator("#gold2"), page.locator(".problem")
    gold.press_sequentially("20")
    expect(problem).to_have_count(0)
    gold.press_sequentially("x")
    expect(problem).to_have_text("Enter a whole number.")
    expect(gold).to_have_attribute("aria-describedby", re.compile("gold2-problem"))
    gold.fill("9999")
    expect(problem).to_have_text(re.compile(r"^Enter a whole number from 0\sto "))
    for n in (1, 3, 4):
        page.locator(f"#gold{n}").fill("3")
    page.locator("#entry .go button[formaction$='/score/result']").tap()
    expect(gold).to_be_focused()
    expect(gold).to_be_in_viewport(ratio=1)
    expect(page).to_have_url(re.compile("/score/villages"))
    gold.fill("3")
    expect(problem).to_have_count(0)
    expect(gold).not_to_have_attribute("aria-invalid", "true")
    for n in range(1, 5):
        choose(page, f"water{n}", 0)
    go_to(page, "result")
    expect(page.locator(".ranking .total")).to_have_text(["3"] * 4)


def test_typed_numbers_get_the_digits_of_the_language(phone: Phone) -> None:
    """Once the field is left; what is kept is the same in every language."""
    page = phone(address("villages", SEATS, "fa"))
    gold, other = page.locator("#gold1"), page.locator("#gold2")
    gold.press_sequentially("034")
    expect(gold).to_have_value("034")
    other.press_sequentially("12x")
    expect(gold).to_have_value("۰۳۴")
    gold.focus()
    expect(other).to_have_value("12x")
    other.fill("۹۹۹۹")
    gold.fill("۳")
    other.focus()
    assert [pair for pair in query_of(page) if "gold" in pair[0]] == [
        ("gold1", "3"),
        ("gold2", "9999"),
    ]


def test_what_the_server_refused_is_told_until_it_is_mended(phone: Phone) -> None:
    query = [*SEATS[:2], ("gold1", "abc"), ("gold2", "9999"), ("water1", "3")]
    page = phone(address("result", query))
    lines = page.locator(".problems li")
    expect(lines).to_have_count(3)
    expect(page.locator("main .problem")).to_have_count(3)
    page.locator(".problems a").first.tap()
    expect(page.locator("#gold1")).to_be_focused()
    page.keyboard.press("Control+A")
    page.keyboard.type("7")
    expect(lines).to_have_count(2)
    expect(page.locator("#gold1-problem")).to_have_count(0)
    choose(page, "water1", 4)
    expect(lines).to_have_count(1)
    page.locator("#gold2").fill("12")
    expect(page.locator(".problems, main .problem")).to_have_count(0)


def test_temples_in_play(phone: Phone) -> None:
    for players in (2, 3):
        page = phone(address("temples", SEATS[:players]))
        expect(page.locator(".dots button")).to_have_count(setup_for(players).temples)
