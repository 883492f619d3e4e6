"""Pictures of every page, for looking at: `make screenshots` puts them into build/screenshots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pages import PAGES
from playwright.sync_api import Page

FOLDER = Path(__file__).parent.parent.parent / "build" / "screenshots"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("tag", ["fa", "de"])
def test_take_pictures(phone: Callable[..., Page], tag: str, scheme: str) -> None:
    page = phone(f"/{tag}/", color_scheme=scheme)
    for name, path in PAGES.items():
        page.goto(f"/{tag}/{path}")
        if name == "steps-2":
            page.evaluate("document.querySelectorAll('.step').forEach(step => step.open = true)")
        # As high as the page, or the bars at top and bottom would lie across its middle.
        height = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": 360, "height": height})
        file = FOLDER / f"{name}-{tag}-{scheme}.png"
        page.screenshot(path=file)
        page.set_viewport_size({"width": 360, "height": 740})
        assert file.stat().st_size > 10_000
