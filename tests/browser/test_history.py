"""Results that a phone keeps: chosen, shown, deleted, exported and imported, whatever a file holds."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playwright.sync_api import Browser, Page, expect
from releases import LONG, Network
from shared import share

Phone = Callable[..., Page]

TABLE = "p=red%3AAna&p=white%3ABo"
TEMPLES = "temple1=-&temple2=-&temple3=-&temple4=-"
SAVED = "localStorage.getItem('cacao.history')"


def result(gold: int, other: int, more: str = "") -> str:
    return f"{TABLE}{more}&{TEMPLES}&gold1={gold}&water1=0&sun1=0&gold2={other}&water2=0&sun2=0"


def file_of(*queries: object) -> str:
    results = [{"at": "2026-11-01T20:00:00.000Z", "query": query} for query in queries]
    return json.dumps({"cacao": 1, "results": results})


def import_text(page: Page, text: str) -> None:
    file = {"name": "cacao.json", "mimeType": "application/json", "buffer": text.encode()}
    expect(page.locator(".import")).to_be_visible()
    page.locator("[data-import]").set_input_files(file)


def tally(page: Page) -> list[str]:
    rows = page.locator("[data-tally] tr").all()
    return [" ".join(row.inner_text().split()) for row in rows]


def expect_results(page: Page, count: int) -> None:
    expect(page.locator("[data-results] a")).to_have_count(count)


def test_nothing_is_kept_unless_somebody_chooses_to(phone: Phone) -> None:
    page = phone(f"/en/score/result?{result(30, 20)}")
    expect(page.locator("[data-keep]")).to_have_text("Save on this phone")
    assert page.evaluate(SAVED) is None
    page.locator("[data-keep]").tap()
    expect(page.locator("[data-keep]")).to_have_text("Saved on this phone")
    page.reload()
    expect(page.locator("[data-keep]")).to_be_disabled()
    page.goto(f"/en/score/result?{result(11, 22, '&modules=map')}")
    page.locator("[data-keep]").tap()
    page.locator("a[href='/en/history']").tap()
    expect_results(page, 2)
    assert tally(page) == ["Bo 2 1 22 21.0", "Ana 2 1 30 20.5"]
    expect(page.locator("[data-tally] polyline")).to_have_count(2)
    page.locator("[data-results] a").last.tap()
    expect(page.locator("h1")).to_contain_text(re.compile(r"Ana.? wins with 30\sgold"))


def test_an_unfinished_result_is_not_offered_for_keeping(phone: Phone) -> None:
    page = phone(f"/en/score/result?{TABLE}&gold1=3")
    expect(page.locator("[data-do='copy-link']")).to_be_visible()
    expect(page.locator("[data-keep]")).to_be_hidden()


def test_a_browser_that_keeps_nothing_is_told_of(phone: Phone) -> None:
    page = phone(f"/en/score/result?{result(30, 20)}")
    page.evaluate("void (Storage.prototype.setItem = () => { throw new Error() })")
    page.locator("[data-keep]").tap()
    expect(page.locator("[data-keep]")).to_have_text(
        "Your browser won’t let this app store anything. You may be in a private window."
    )


def test_what_was_deleted_can_be_put_back_while_the_page_is_open(phone: Phone) -> None:
    page = phone("/en/history")
    import_text(page, file_of(result(30, 20), result(11, 22), result(1, 2)))
    expect_results(page, 3)
    page.locator("[data-results] button").nth(1).tap()
    expect_results(page, 2)
    expect(page.locator("[data-undo]")).to_be_focused()
    page.locator("[data-undo]").tap()
    expect_results(page, 3)
    page.locator("[data-delete]").tap()
    expect(page.locator("[data-nothing]")).to_be_visible()
    assert page.evaluate(SAVED) == "[]"
    page.locator("[data-undo]").tap()
    expect_results(page, 3)
    expect(page.locator("[data-undo]")).to_be_hidden()


def test_results_travel_by_a_file(phone: Phone) -> None:
    page = phone(f"/fa/score/result?{result(30, 20)}")
    page.locator("[data-keep]").tap()
    page.goto("/fa/history")
    with page.expect_download() as download:
        page.locator("[data-export]").tap()
    text = Path(download.value.path()).read_text()
    page.locator("[data-delete]").tap()
    for _ in range(2):
        import_text(page, text)
        expect(page.locator("[data-said]")).to_contain_text("۱")
        expect_results(page, 1)


def test_the_history_works_without_the_network(
    keeping_phone: Callable[..., Page], network: Network
) -> None:
    page = keeping_phone("/de/")
    expect(page.locator("[data-ready-offline]")).to_be_visible(timeout=LONG)
    network.cut()
    page.goto(f"/de/score/result?{result(30, 20, '&modules=map')}")
    page.locator("[data-keep]").tap()
    page.locator("a[href='/de/history']").tap()
    expect_results(page, 1)
    assert tally(page) == ["Ana 1 1 30 30,0", "Bo 1 0 20 20,0"]
    import_text(page, file_of(result(1, 2)))
    expect_results(page, 2)


def test_a_result_of_a_shared_table_can_be_kept_as_soon_as_it_is_final(phone: Phone) -> None:
    page = phone("/en/")
    code = share(page, result(30, 20).replace("&gold2=20", ""))
    page.goto(f"/en/t/{code}/result")
    expect(page.locator("[data-do='copy-link']")).to_be_visible()
    expect(page.locator("[data-keep]")).to_be_hidden()
    other = phone(f"/en/t/{code}/villages")
    other.locator("#gold2").fill("20")
    other.locator("#gold2").blur()
    page.locator("[data-keep]").tap()
    page.goto("/en/history")
    expect_results(page, 1)
    assert tally(page) == ["Ana 1 1 30 30.0", "Bo 1 0 20 20.0"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x", ["This file isn’t JSON. Choose a file that this app has saved."]),
        ("[]", ["This file has no results in it. Choose a file that this app has saved."]),
        (
            json.dumps({"cacao": 1, "results": [1] * 2001}),
            ["This file is too big. Choose a file that this app has saved."],
        ),
        (" " * 4_000_001, ["This file is too big. Choose a file that this app has saved."]),
        (
            file_of(
                *(result(1, 2), result(1, 999), f"{TABLE}&{TEMPLES}&gold1=3&water1=0&sun1=0"),
                *(7, result(5, 6)),
            ).replace("2026-11-01T20:00:00.000Z", "yesterday", 1),
            [
                r"Result 1\shas no date.",
                r"Result 2\sisn’t a finished game. .*Bo.*gold.*204",
                r"Result 3\sisn’t a finished game. .*Bo.*gold.*water",
                r"Result 4\sisn’t a finished game. .*players",
            ],
        ),
    ],
    ids=["no-json", "not-ours", "many", "large", "bad-results"],
)
def test_a_bad_file_is_told_every_problem_and_changes_nothing(
    phone: Phone, text: str, says: list[str]
) -> None:
    page = phone("/en/history")
    import_text(page, file_of(result(1, 2)))
    expect(page.locator("[data-said]")).to_contain_text("1")
    before = page.evaluate(SAVED)
    import_text(page, text)
    expect(page.locator("[data-problems] li")).to_have_text([re.compile(each) for each in says])
    expect(page.locator("[data-import]")).to_have_attribute("aria-invalid", "true")
    assert page.evaluate(SAVED) == before
    expect_results(page, 1)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)
KEYS = st.sampled_from(
    [
        "p",
        "modules",
        "mode",
        "board",
        "temple1",
        "gold1",
        "water2",
        "sun1",
        "cacao1",
        "huts1",
        "starter",
    ]
)
WORTHS = st.text(max_size=12) | st.sampled_from(
    ["huts", "map,huts", "board", "R1210t", "-1", "chief"]
)
QUERIES = st.one_of(
    VALUES,
    st.sampled_from([result(1, 2), TABLE, f"{result(1, 2)}&modules=huts", "p=red&p=red"]),
    st.builds("{}&{}={}".format, st.just(result(1, 2)), KEYS, WORTHS),
    st.builds("{1}={2}&{0}".format, st.just(result(1, 2)), KEYS, WORTHS),
)
RESULTS = st.fixed_dictionaries(
    {"at": st.just("2026-11-01") | VALUES, "query": st.just(result(3, 4)) | QUERIES}
)
HISTORIES = st.builds(
    lambda version, results: json.dumps({"cacao": version, "results": results}),
    st.just(1) | st.sampled_from([2, "1"]),
    st.lists(RESULTS, max_size=2) | st.lists(VALUES, max_size=2),
)
FILES = st.one_of(HISTORIES, HISTORIES, VALUES.map(json.dumps), st.text(max_size=40))
READ = """
async (texts) => {
  const script = document.querySelector("script[src*='history/page']").src;
  const { game } = await import(script.replace("history/page", "page/game"));
  const { readFile, writeFile } = await import(script.replace("history/page", "history/file"));
  return texts.map((text) => {
    const { results, problems } = readFile(text, game);
    if (problems.length) return problems.map(({ code }) => code);
    const again = readFile(writeFile(results), game);
    return JSON.stringify(again.results) === JSON.stringify(results) ? ["same"] : [text];
  });
}
"""
OUTCOMES = {"same", "notJson", "notHistory", "noDate", "notFinal"}


def test_every_file_is_read_or_refused(browser: Browser, address: str) -> None:
    """And what is read is the same when it is written and read again."""
    context = browser.new_context(base_url=address, service_workers="block")
    page = context.new_page()
    page.goto("/en/history")
    expect(page.locator("[data-history]")).to_be_visible()

    @settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.lists(FILES, min_size=10, max_size=10))
    def read(texts: list[str]) -> None:
        assert {code for codes in page.evaluate(READ, texts) for code in codes} <= OUTCOMES

    try:
        read()
        assert page.evaluate(READ, [file_of(result(1, 2)), file_of()]) == [["same"], ["same"]]
    finally:
        context.close()
