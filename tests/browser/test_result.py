"""The result on a phone and on paper: bars that can be read, what decided it, pictures, pages."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from pages import CLOSE, HUTS_AND_GEMS, PAGES, VILLAGES, people
from playwright.sync_api import Page, expect
from releases import LONG, SCRIPTS_HAVE_RUN, Network
from shared import share

from scorer.modules import setup_for
from scorer.web.offline.game_data import sample_board

Phone = Callable[..., Page]

CONTRASTS = """
(bars) => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const luminance = (color) => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((c) => linear(c / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const names = rules.flatMap(({ selectorText = "" }) => selectorText.match(/^\\.part-[\\w-]+$/) ?? []);
  const card = getComputedStyle(bars[0].closest(".card")).backgroundColor;
  return names.map((name) => {
    const rect = bars[0].appendChild(document.createElementNS("http://www.w3.org/2000/svg", "rect"));
    rect.setAttribute("class", name.slice(1));
    return [name, contrast(getComputedStyle(rect).fill, card)];
  });
}
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_part_of_a_bar_can_be_told_from_the_card(phone: Phone, scheme: str) -> None:
    page = phone(f"/en/{PAGES['result']}", color_scheme=scheme)
    contrasts = dict(page.locator(".stack").evaluate_all(CONTRASTS))
    assert len(contrasts) > 10
    assert {name: ratio for name, ratio in contrasts.items() if ratio < 3} == {}


@pytest.mark.parametrize("tag", ["de", "fa"])
def test_temples_that_nobody_touched_are_one_line(phone: Phone, tag: str) -> None:
    page = phone(f"/{tag}/{PAGES['result']}")
    expect(page.locator(".scored > li")).to_have_count(2)
    expect(page.locator("[data-untouched]")).to_contain_text("3" if tag == "de" else "۳")


def test_what_decided_it_follows_the_entries_of_a_table(phone: Phone) -> None:
    page = phone("/en/")
    code = share(page, CLOSE)
    page.goto(f"/en/t/{code}/result")
    swing = page.locator("[data-swing]")
    expect(swing).to_have_text("With one more worker at temple 1, White would have won by 2 gold.")
    other = phone(f"/en/t/{code}/villages")
    other.evaluate(SCRIPTS_HAVE_RUN)
    other.locator("#gold1").fill("30")
    expect(swing).to_be_hidden()


# Paper

FIVE_TEMPLES = "temple1=R2.Y2W1&temple2=P3Y1..&temple3=R1W1P1.&temple4=Y1P1W2.&temple5=R3P1W1Y1"


def paper(page: Page) -> int:
    """How many sheets of A4 a page takes."""
    margin = dict.fromkeys(("top", "right", "bottom", "left"), "1cm")
    pdf = page.pdf(format="A4", margin=margin)
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.parametrize("tag", ["de", "fa"])
@pytest.mark.parametrize("name", ["result", "result-board", "cheat-sheet"])
def test_one_page_of_paper(phone: Phone, tag: str, name: str) -> None:
    assert paper(phone(f"/{tag}/{PAGES[name]}")) == 1


WHOLE = {
    "five temples": f"{FIVE_TEMPLES}&{VILLAGES}",
    "a board": urlencode({"mode": "board", "board": sample_board(setup_for(4))}) + f"&{VILLAGES}",
    "the Big Game": f"modules=big-game&{HUTS_AND_GEMS.partition('&')[2]}&"
    + urlencode({"mode": "board", "board": sample_board(setup_for(4, ("big-game",)))}),
}


@pytest.mark.parametrize("tag", ["de", "fa"])
@pytest.mark.parametrize("query", WHOLE.values(), ids=WHOLE)
def test_a_whole_result_on_one_page_of_paper(phone: Phone, tag: str, query: str) -> None:
    page = phone(f"/{tag}/score/result?{people(4)}&{query}", color_scheme="dark")
    expect(page.locator("[data-result]")).to_have_attribute("data-state", "final")
    assert paper(page) == 1
    page.emulate_media(media="print")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no card is cut"


def test_the_set_up_is_printed_with_all_its_steps(phone: Phone) -> None:
    page = phone(f"/de/{PAGES['steps-4']}")
    step = page.locator(".step:not([open]) .body").last
    expect(step).to_be_hidden()
    page.emulate_media(media="print")
    closed = page.locator("[data-step]:not([hidden]) .step:not([open]) .body > :first-child")
    assert closed.count() > 4
    for each in closed.all():
        assert (each.bounding_box() or {"height": 0})["height"] > 0
    expect(page.locator(".progress")).to_be_hidden()


# The picture

COLORS = """
async (bytes) => {
  const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  const seen = new Set();
  for (let i = 0; i < data.length; i += 4) seen.add([data[i], data[i + 1], data[i + 2]].join());
  return [image.width, image.height, [...seen]];
}
"""
LOADED = "performance.getEntriesByType('resource').map(({ name }) => name).join(' ')"
RED, YELLOW, LEAF = "210,64,47", "248,203,53", "47,125,75"


def picture(page: Page) -> tuple[int, int, set[str]]:
    """The size and colours of the picture that is downloaded where there is no share sheet for files."""
    with page.expect_download() as download:
        page.locator("[data-do=picture]").tap()
    assert download.value.suggested_filename == "cacao.png"
    data = download.value.path().read_bytes()
    width, height, colors = page.evaluate(COLORS, list(data))
    return width, height, set(colors)


@pytest.mark.parametrize(("tag", "scheme"), [("de", "light"), ("fa", "dark")])
def test_a_picture_of_the_result(phone: Phone, tag: str, scheme: str) -> None:
    """It has the players' colours and, if there is one, the board; its script is loaded when it is used."""
    heights = []
    for name in ("result", "result-board"):
        page = phone(f"/{tag}/{PAGES[name]}", color_scheme=scheme)
        page.wait_for_load_state("networkidle")
        assert "score/picture.js" not in page.evaluate(LOADED)
        width, height, colors = picture(page)
        assert "score/picture.js" in page.evaluate(LOADED)
        assert width == 1080 and {RED, YELLOW} <= colors
        assert (LEAF in colors) == (name == "result-board")
        heights.append(height)
    assert heights[0] < heights[1]


def test_a_picture_without_the_network(keeping_phone: Phone, network: Network) -> None:
    page = keeping_phone("/en/")
    expect(page.locator("[data-ready-offline]")).to_be_visible(timeout=LONG)
    network.cut()
    page.goto(f"/en/{PAGES['result-board']}")
    expect(page.locator("main[data-kept]:not([hidden])")).to_have_count(1)
    _, _, colors = picture(page)
    assert {RED, YELLOW, LEAF} <= colors


def test_a_picture_goes_to_the_share_sheet(phone: Phone) -> None:
    page = phone("/en/")
    page.context.add_init_script(
        "navigator.canShare = () => true; navigator.share = async ({ files }) => "
        "{ document.documentElement.dataset.shared = `${files[0].type} ${files[0].name}`; };"
    )
    page.goto(f"/en/{PAGES['result']}")
    page.locator("[data-do=picture]").tap()
    expect(page.locator("html")).to_have_attribute("data-shared", "image/png cacao.png")
