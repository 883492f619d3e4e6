"""Every page, in one visit each: it fits a small phone, also with large text, and axe-core finds nothing.

Only texts differ between languages: German (long words) and Persian (right to left) are looked at on every
page, the others on a third of them, a different third each.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from pages import PAGES, TAGS, WHOLLY, pages_for
from playwright.sync_api import Page
from releases import SCRIPTS_HAVE_RUN
from shared import shared_tables

HERE = Path(__file__).parent
FIND_LAYOUT_FAULTS = (HERE / "layout.js").read_text(encoding="utf-8")
FIND_OTHER_FAULTS = (HERE / "accessibility.js").read_text(encoding="utf-8")
ONCE = "de"
"""The language for what style sheets do in every language or in none: colours in the dark, motion."""

STANDARD = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
EVERYTHING = {"runOnly": list(STANDARD), "resultTypes": ["violations"]}
COLORS = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}

OPEN_STEPS = "document.querySelectorAll('details.step').forEach(step => step.open = true)"
# Whatever can be opened is looked at as well; the menu of languages would cover the rest of a page.
OPEN_ALL = "document.querySelectorAll('details:not(.languages)').forEach(each => each.open = true)"
IS_IDLE = "() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))"
SQUARES_ARE_NAMED = "!document.querySelector('.square:not([aria-label])')"
"""The board names its squares after it has shown them."""
HEIGHT = "Math.max(740, document.documentElement.scrollHeight)"
TEXT_SIZE = "parseFloat(getComputedStyle(document.body).fontSize)"
# As in the settings of a browser: style sheets start from this size, and measure screens with it.
USUAL_TEXT = {"standard": 16, "fixed": 13}
LARGE_TEXT = {name: 2 * size for name, size in USUAL_TEXT.items()}


class Visit:
    """A phone that goes from page to page, and what it finds there."""

    def __init__(self, page: Page, tag: str) -> None:
        self.page, self.tag = page, tag
        self.settings = page.context.new_cdp_session(page)
        self.faults: dict[str, list[str]] = {}

    def open(self, path: str) -> None:
        """As on a phone that has kept nothing yet, or it would lead on to that."""
        self.page.evaluate("localStorage.clear()")
        self.page.goto(f"/{self.tag}/{path}")
        self.page.evaluate(SCRIPTS_HAVE_RUN)
        self.page.evaluate(IS_IDLE)

    def check_layout(self, name: str) -> None:
        self.page.evaluate(OPEN_STEPS)
        for width in (320, 360):
            self.page.set_viewport_size({"width": width, "height": 740})
            self.page.evaluate(IS_IDLE)
            self._add(f"{name}, {width} px", self.page.evaluate(FIND_LAYOUT_FAULTS))
        if self.tag in WHOLLY and name in PAGES:
            usual = self.page.evaluate(TEXT_SIZE)
            self.settings.send("Page.setFontSizes", {"fontSizes": LARGE_TEXT})
            assert self.page.evaluate(TEXT_SIZE) == 2 * usual
            self._add(f"{name}, large text", self.page.evaluate(FIND_LAYOUT_FAULTS))
            self.settings.send("Page.setFontSizes", {"fontSizes": USUAL_TEXT})

    def check_accessibility(self, name: str) -> None:
        self.page.evaluate(OPEN_ALL)
        self.page.wait_for_function(SQUARES_ARE_NAMED, polling=50)
        # The bar at the bottom of the screen would cover what happens to lie there.
        self.page.set_viewport_size({"width": 360, "height": self.page.evaluate(HEIGHT)})
        self.page.emulate_media(color_scheme="light")
        self.page.evaluate(AXE_SCRIPT)
        self._add(name, self._axe(EVERYTHING))
        self._add(name, self.page.evaluate(FIND_OTHER_FAULTS, self.tag == ONCE))
        if self.tag == ONCE:
            self.page.emulate_media(color_scheme="dark")
            self._add(f"{name}, dark", self._axe(COLORS))

    def _axe(self, options: dict[str, list[str]]) -> list[str]:
        found = self.page.evaluate("options => axe.run(options)", options)["violations"]
        return [
            f"{rule['id']}: {node['target']} {node['html'][:150]} {node['failureSummary']}"
            for rule in found
            for node in rule["nodes"]
        ]

    def _add(self, name: str, found: list[str]) -> None:
        if found:
            self.faults.setdefault(name, []).extend(found)


KEPT_RESULTS = json.dumps(
    [{"at": 0, "query": PAGES[name].partition("?")[2]} for name in ("result", "modules-result")]
)
"""Without them there would be nothing to look at on the page of the history."""


@pytest.mark.parametrize("tag", TAGS)
def test_every_page_fits_and_is_accessible(phone: Callable[..., Page], tag: str) -> None:
    page = phone(f"/{tag}/", color_scheme="light")
    page.set_default_timeout(30_000)
    visit = Visit(page, tag)
    page.evaluate("saved => localStorage.setItem('cacao.history', saved)", KEPT_RESULTS)
    tables = shared_tables(page) if tag in WHOLLY else {}
    for name, path in (pages_for(tag) | tables).items():
        visit.open(path)
        visit.check_layout(name)
        visit.check_accessibility(name)
    if tag in WHOLLY:
        visit.open(PAGES["board"])
        for square in (".square.worker", ".square:not(.open)"):
            page.locator(square).first.click()
            visit.check_accessibility(f"board: {square}")
    visit.open("privacy")
    page.locator(".languages > summary").click()
    visit.check_accessibility("languages")
    assert not visit.faults
