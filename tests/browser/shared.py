"""Shared tables to look at."""

from __future__ import annotations

import re

from pages import TEMPLES, VILLAGES, people
from playwright.sync_api import Page


def share(page: Page, query: str) -> str:
    """A new table with what is entered so far; its code."""
    page.goto(f"/en/t/new?{query}")
    page.locator("main form button").click()
    page.wait_for_url(re.compile(r"/en/t/\w{8}$"))
    return page.url.rpartition("/")[2]


def shared_tables(page: Page) -> dict[str, str]:
    """The pages of shared tables: one where everything is in, and one after its first game."""
    full = share(page, f"{people(4)}&{TEMPLES}&{VILLAGES}")
    begun = share(page, f"{people(4)}&temple1=R2.Y2W1&gold1=34&water1=7")
    board = share(page, f"{people(4)}&mode=board&{VILLAGES}")
    again = share(page, f"{people(4)}&{TEMPLES}&{VILLAGES}")
    page.locator("[data-again]").click()
    page.locator("dialog button[value=again]").click()
    page.locator(".games").wait_for()
    return {
        "table-with-result": f"t/{full}",
        "table-with-standings": f"t/{begun}",
        "table-with-games": f"t/{again}",
        "table-temples": f"t/{full}/temples",
        "table-villages": f"t/{again}/villages",
        "table-temples-begun": f"t/{begun}/temples",
        "table-villages-begun": f"t/{begun}/villages",
        "table-board": f"t/{board}/board",
        "table-result": f"t/{full}/result",
        "table-result-begun": f"t/{begun}/result",
        "table-display": f"t/{begun}/display",
        "table-reveal": f"t/{full}/display",
    }
