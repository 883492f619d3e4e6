"""The rules assistant on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from scorer.i18n import languages
from scorer.rules.book import RULEBOOK

TAGS = list(languages())
TYPED = {"en": "tie te", "nl": "gelijk", "de": "gleichs", "es": "empate te", "fa": "تساوی م"}

Phone = Callable[..., Page]


@pytest.mark.parametrize("tag", TAGS)
def test_from_home_to_the_temple_tie_in_two_taps_and_a_few_letters(phone: Phone, tag: str) -> None:
    page = phone(f"/{tag}/")
    page.locator("#q").tap()
    page.keyboard.type(TYPED[tag])
    page.locator(".results a[href*='temple-ties']").first.tap()
    page.wait_for_url(re.compile("temple-ties"))
    title = languages()[tag].text(RULEBOOK.sections["temple-ties"].title)
    assert page.locator("h1").inner_text() == title
    assert page.locator(".short").is_visible()


@pytest.mark.parametrize("tag", TAGS)
def test_results_from_the_first_letter(phone: Phone, tag: str) -> None:
    page = phone(f"/{tag}/rules")
    page.locator("#q").tap()
    page.keyboard.type(TYPED[tag][0])
    page.locator(".results a").first.wait_for()


def test_nothing_found_while_typing_shows_the_nearest(phone: Phone) -> None:
    page = phone("/en/rules")
    page.locator("#q").fill("xqzjkw")
    page.get_by_text("Nothing found").wait_for()
    assert page.locator(".results a").count() > 0


def test_read_in_two_languages(phone: Phone) -> None:
    page = phone("/nl/rules/temple-ties")
    page.get_by_role("button", name="فارسی").tap()
    page.wait_for_url(re.compile("with=fa"))
    dutch, persian = page.locator("article").all()
    assert persian.get_attribute("dir") == "rtl"

    def tops() -> list[float]:
        return [article.bounding_box()["y"] for article in (dutch, persian)]

    assert tops()[0] < tops()[1]
    page.set_viewport_size({"width": 1280, "height": 800})
    assert abs(tops()[0] - tops()[1]) < 5


def test_glossary_narrows_while_typing(phone: Phone) -> None:
    page = phone("/de/rules/glossary")
    page.locator("#word").fill("cenote")
    shown = page.locator(".term:visible")
    assert shown.count() == 1
    assert "Wasser" in shown.inner_text()
    page.locator("#word").fill("zeppelin")
    assert page.locator(".nothing").is_visible()


@pytest.mark.parametrize("tag", ["de", "fa"])
def test_print_shows_the_rules_and_nothing_else(phone: Phone, tag: str) -> None:
    page = phone(f"/{tag}/rules/all")
    page.emulate_media(media="print")
    for hidden in (".bar", ".top", ".search"):
        assert not page.locator(hidden).is_visible()
    assert page.locator("article").count() == len(RULEBOOK.sections)
    assert page.locator("article .short").last.is_visible()
