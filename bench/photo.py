"""How often the right tile is offered first under a photo: `python -m bench.photo`.

The photographs are made from our own drawings (perspective, blur, noise, shadow, colour cast, tiles askew);
no photograph of a real table has been tried.
"""

from __future__ import annotations

import shutil

from playwright.sync_api import sync_playwright

from scorer import create_app
from tests.browser.photographs import ENOUGH, NAMED_JUNGLE, NAMED_WORKERS, measure
from tests.serving import served

PHOTOS = 12


def main() -> None:
    print(
        f"The right tile comes first, {PHOTOS} rendered photos, {NAMED_JUNGLE} jungle and "
        f"{NAMED_WORKERS} worker squares named; wanted of named kinds: {ENOUGH:.0%}"
    )
    with served(create_app()) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        page = browser.new_page(
            base_url=address, viewport={"width": 1000, "height": 1000}, device_scale_factor=2
        )
        for name, (right, of) in measure(page, PHOTOS).items():
            print(f"  {name:16} {right / of:6.1%} of {of:,}")
        browser.close()


if __name__ == "__main__":
    main()
