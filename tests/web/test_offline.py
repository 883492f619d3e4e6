"""What a phone needs to keep the app: the manifest, the worker and the pages of a release."""

import struct

import pytest
from page_checks import CheckingClient, Page

from scorer.i18n import language, languages
from scorer.modules.base.game import MAX_PLAYERS
from scorer.rules.book import RULEBOOK
from scorer.web.http.static_files import release


@pytest.mark.parametrize("tag", languages())
def test_the_manifest_speaks_the_readers_language(client: CheckingClient, tag: str) -> None:
    answer = client.get(f"/{tag}/manifest.webmanifest")
    assert answer.mimetype == "application/manifest+json"
    manifest = answer.json
    assert (manifest["lang"], manifest["dir"]) == (tag, language(tag).direction)
    assert manifest["start_url"] == f"/{tag}/" and manifest["scope"] == "/"
    english = client.get("/en/manifest.webmanifest").json
    for text in ("name", "description"):
        assert (manifest[text] == english[text]) == (tag == "en")
    assert len(manifest["shortcuts"]) == 3
    for shortcut in manifest["shortcuts"]:
        assert client.get(shortcut["url"]).status_code == 200


def test_icons_are_what_the_manifest_says(client: CheckingClient) -> None:
    icons = client.get("/en/manifest.webmanifest").json["icons"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable"}
    for icon in icons:
        picture = client.get(icon["src"])
        assert picture.mimetype == icon["type"]
        width, height = struct.unpack(">II", picture.data[16:24])
        assert f"{width}x{height}" == icon["sizes"]


def test_the_worker_knows_its_release(client: CheckingClient) -> None:
    worker = client.get("/sw.js")
    assert worker.mimetype == "text/javascript"
    assert worker.headers["Cache-Control"] == "no-cache"
    assert release() in worker.text


def kept(client: CheckingClient, address: str) -> dict[str, str]:
    """What a phone keeps, by its address."""
    texts = client.get(address).text.split("\0")
    return dict(zip(texts[::2], texts[1::2], strict=True))


def test_static_files_come_in_one_answer(client: CheckingClient) -> None:
    files = kept(client, f"/offline/{release()}.txt")
    assert any(file.endswith("/style.css") for file in files)
    for file, body in files.items():
        assert client.get(file).text == body
    # The worker looks after itself: a copy in its own cache would never be renewed.
    assert not any("/offline/worker.js" in file for file in files)
    assert not any(file.endswith(".ts") for file in files), "types are for developers"


@pytest.mark.parametrize("tag", languages())
def test_pages_of_a_release_are_all_there(client: CheckingClient, tag: str) -> None:
    pages = kept(client, f"/{tag}/offline/{release()}.txt")
    assert {f"/{tag}/rules/{id}" for id in RULEBOOK.sections} <= pages.keys()
    assert f"/{tag}/rules/index.json?v={release()}" in pages
    assert f"/{tag}/game.json?v={release()}" in pages
    for address, page in pages.items():
        assert address.startswith(f"/{tag}/")
        assert ".json" in address or f'<html lang="{tag}"' in page, address


def test_what_only_search_engines_read_is_not_kept(client: CheckingClient) -> None:
    marks = ('rel="alternate"', 'name="description"')
    assert all(mark in client.get("/en/rules/market").text for mark in marks)
    for address, body in kept(client, f"/en/offline/{release()}.txt").items():
        assert not any(mark in body for mark in marks), address


@pytest.mark.parametrize("tag", languages())
def test_one_page_is_kept_for_every_table(client: CheckingClient, tag: str) -> None:
    """It stands for all addresses of its path, so it has every seat and nobody's entries."""
    pages = kept(client, f"/{tag}/offline/{release()}.txt")
    assert not [address for address in pages if "v=" not in address and "?" in address]
    for name in ("setup/steps", "score/temples", "score/board", "score/villages", "score/result"):
        page = Page(pages[f"/{tag}/{name}"])
        seats = {element.get("data-seat") for element in page.root.iter()} - {None}
        assert seats == {str(n) for n in range(1, MAX_PLAYERS + 1)}, name
        assert not page.all("bdi"), "no name"
    for name in ("setup/players", "score/players"):
        assert len(Page(pages[f"/{tag}/{name}"]).shown("fieldset", class_="seat")) == MAX_PLAYERS
    assert Page(pages[f"/{tag}/score/result"]).by_id("temple-card") is not None


def test_no_other_release_is_given_away(client: CheckingClient) -> None:
    for address in ("/en/offline/000000000000.txt", "/offline/000000000000.txt"):
        assert client.open(address).status_code == 404
