"""Every page has a title of its own, so that its tab and its place in the history can be told apart."""

import pytest
from page_checks import CheckingClient, text_of
from pages import PAGES, TAGS

# Pages that differ in what they are about, not only in what was entered.
ONE_OF_EACH = {name: path for name, path in PAGES.items() if "-" not in name} | {
    "score players": "score/players?players=4",
    "whole rulebook": PAGES["whole-rulebook"],
    "over": PAGES["start-over"],
}


@pytest.mark.parametrize("tag", TAGS)
def test_every_page_has_a_title_of_its_own(client: CheckingClient, tag: str) -> None:
    titles = [text_of(client.page(f"/{tag}/{path}").one("title")) for path in ONE_OF_EACH.values()]
    assert len(set(titles)) == len(titles), sorted(titles)
