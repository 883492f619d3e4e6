"""The search goes on when the network is gone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from scorer.i18n import languages
from scorer.rules.search import find_cards

Phone = Callable[..., Page]

API = re.compile("/api/rules")
TYPED = {"en": ("tie at a temple", "gold mine"), "fa": ("تساوی معبد", "معدن طلا")}


def first_title(query: str, tag: str) -> str:
    return find_cards(query, languages()[tag])[0].title


def expect_first(page: Page, title: str) -> None:
    page.locator(".found .results li:first-child strong").get_by_text(title, exact=True).wait_for()


@pytest.mark.parametrize("tag", TYPED)
def test_typing_finds_the_same_without_the_server(phone: Phone, tag: str) -> None:
    page = phone(f"/{tag}/")
    requests: list[str] = []
    page.on("request", lambda it: requests.append(it.url) if API.search(it.url) else None)
    page.route(API, lambda route: route.abort())
    first, second = TYPED[tag]
    page.locator("#q").fill(first)
    expect_first(page, first_title(first, tag))
    assert len(requests) == 1
    page.locator("#q").fill(second)
    expect_first(page, first_title(second, tag))
    assert len(requests) == 1, "it does not try again for every letter"
    page.unroute(API)
    page.evaluate("dispatchEvent(new Event('online'))")
    with page.expect_response(API):
        page.locator("#q").fill(first)
    expect_first(page, first_title(first, tag))


def test_without_the_index_it_says_why_nothing_is_found(phone: Phone) -> None:
    page = phone("/en/rules")
    index = re.compile("index.json")
    for gone in (API, index):
        page.route(gone, lambda route: route.abort())
    page.locator("#q").fill("temple")
    page.get_by_text("The search isn’t on this phone yet. Try again when you’re online.").wait_for()
    page.unroute(index)
    page.locator("#q").fill("temple ")
    expect_first(page, first_title("temple", "en"))


def test_a_page_of_results_from_a_cache_asks_by_itself(phone: Phone) -> None:
    page = phone("/en/rules/search")
    shell = page.request.get("/en/rules/search").body()
    page.route(
        re.compile(r"/search\?q="),
        lambda route: route.fulfill(body=shell, content_type="text/html"),
    )
    page.route(API, lambda route: route.abort())
    page.goto("/en/rules/search?q=gold+mine")
    expect_first(page, first_title("gold mine", "en"))
    assert page.locator("#q").input_value() == "gold mine"
