"""Wizard, search and calculator in WebKit, left to right and right to left."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from pages import MODULE_PAGES, PAGES
from selenium.webdriver.common.keys import Keys
from webkit import Phone

from scorer.engine.components import Color
from scorer.engine.scoring import score
from scorer.engine.village import Village
from scorer.i18n import language
from scorer.modules import EXPANSIONS, setup_for
from scorer.rules.book import RULEBOOK

both_directions = pytest.mark.parametrize("tag", ["en", "fa"])

NAMES = ("Ana", "آرش")
ASKED = {"en": "a tie at a temple?", "fa": "تساوی در معبد؟"}
VILLAGES = (
    Village(Color.RED, gold=34, sun=2, water=7),
    Village(Color.PURPLE, gold=41, sun=0, water=-10),
)
# One temple never came into play; at each of the others a colour stands on one side.
TEMPLES = (
    {Color.RED: 2, Color.PURPLE: 1},
    {Color.RED: 1, Color.PURPLE: 1},
    {Color.PURPLE: 3},
)

DIRECTIONS = """
const fields = [...document.querySelectorAll(arguments[0])];
return fields.map((field) => getComputedStyle(field).direction);
"""


def enter_players(phone: Phone) -> None:
    """For a page that asks how many play and then who."""
    phone.tap("button[name=players][value='2']")
    for seat, name in enumerate(NAMES, 1):
        phone.type(f"#seat{seat}-name", name)
    phone.tap("#seats .go button")


def enter_temples(phone: Phone) -> None:
    for temple in TEMPLES:
        for color, workers in temple.items():
            phone.tap(f"[data-palette] [data-side={color.letter}{workers}]")
        phone.tap("[data-skip]")
    phone.tap("[data-never]")


def enter_villages(phone: Phone, tag: str) -> None:
    """With the digits of the language's own keyboard."""
    for n, village in enumerate(VILLAGES, 1):
        phone.type(f"#gold{n}", str(village["gold"]).translate(language(tag).digits))
        for field in ("water", "sun"):
            phone.tap(f"label:has(input[name={field}{n}][value='{village[field]}'])")


def expect_temples_entered(phone: Phone, tag: str) -> None:
    filled = [language(tag).number(n) for n in range(1, len(TEMPLES) + 2)]
    phone.expect(lambda: phone.texts(".dots [data-filled]"), filled)


def expect_villages_entered(phone: Phone, tag: str) -> None:
    fields = [
        value
        for village in VILLAGES
        for value in (
            str(village["gold"]).translate(language(tag).digits),
            str(village["water"]),
            str(village["sun"]),
        )
    ]
    seat = "fieldset[data-seat]:not([hidden])"
    chosen = f"{seat} .number-row input, {seat} .water :checked, {seat} .choices :checked"
    phone.expect(lambda: phone.each(chosen, "value"), fields)


def expect_direction(phone: Phone, tag: str) -> None:
    """What comes first stands on the side where reading begins."""
    lefts = phone.each(".bar a", "offsetLeft")
    assert lefts == sorted(lefts, reverse=language(tag).direction == "rtl")


@both_directions
def test_the_wizard_from_home_to_the_first_turn(phone: Phone, tag: str) -> None:
    speak, steps = language(tag), list(setup_for(2).steps)
    phone.open(f"/{tag}/")
    expect_direction(phone, tag)
    phone.tap(f".place[href='/{tag}/setup']")
    phone.arrive(f"/{tag}/setup")
    enter_players(phone)
    phone.arrive(f"/{tag}/setup/steps?")
    expect_direction(phone, tag)
    assert phone.texts(".people bdi") == [*NAMES]
    for step in steps:
        phone.expect(lambda: phone.each(".step[open]", "id"), [step])
        phone.tap(f"#{step} button[name=tick]")
    params = {"done": len(steps), "all": len(steps)}
    everything = [speak.text("%(done)s of %(all)s steps done", params)]
    phone.expect(lambda: phone.texts("#progress-text"), everything)
    assert not phone.texts("#ready[data-waiting]")

    phone.driver.refresh()
    phone.arrive(f"/{tag}/setup/steps?")
    assert phone.each(".step[data-done]", "id") == steps
    assert phone.texts("#progress-text") == everything


@both_directions
def test_fields_that_are_empty_or_wrong(phone: Phone, tag: str) -> None:
    phone.open(f"/{tag}/{PAGES['players-wrong']}")
    phone.open(f"/{tag}/setup/players?players=2")
    directions = phone.run(DIRECTIONS, "#seats fieldset:not([hidden]) input[type=text]")
    assert directions == [language(tag).direction] * 2


@both_directions
def test_a_question_leads_to_its_section(phone: Phone, tag: str) -> None:
    section = f"/{tag}/rules/temple-ties"
    phone.open(f"/{tag}/")
    phone.type("#q", ASKED[tag])
    phone.expect(lambda: phone.each(".results a", "pathname")[:1], [section])
    phone.type("#q", Keys.ENTER)
    phone.arrive(f"/{tag}/rules/search?q={quote(ASKED[tag].split()[0])}")
    expect_direction(phone, tag)
    # The page answers itself; the section has the whole rule.
    title = language(tag).text(RULEBOOK.sections["temple-ties"].title)
    assert phone.texts("h1") == [title]
    phone.open(section)
    expect_direction(phone, tag)
    assert phone.texts("h1") == [title]
    assert phone.shown(".short").text and phone.shown(".picture svg")


@both_directions
def test_the_calculator_from_home_to_the_result(phone: Phone, tag: str) -> None:
    number, result = language(tag).number, score(setup_for(2), VILLAGES, TEMPLES)
    phone.open(f"/{tag}/")
    phone.tap(f".place[href='/{tag}/score']")
    phone.arrive(f"/{tag}/score")
    enter_players(phone)
    phone.arrive(f"/{tag}/score/temples?")
    enter_temples(phone)
    phone.driver.refresh()
    phone.arrive(f"/{tag}/score/temples?")
    expect_temples_entered(phone, tag)

    phone.tap("[data-next]")
    phone.arrive(f"/{tag}/score/villages?")
    enter_villages(phone, tag)
    phone.driver.refresh()
    phone.arrive(f"/{tag}/score/villages?")
    expect_villages_entered(phone, tag)
    running = phone.texts("fieldset:not([hidden]) > .running")
    for text, player in zip(running, result.players, strict=True):
        assert number(player.total) in text and number(player.parts["temples"]) in text

    phone.tap("#entry .go button[formaction$='/score/result']")
    phone.arrive(f"/{tag}/score/result?")
    expect_direction(phone, tag)
    places = sorted(zip(result.players, NAMES, strict=True), key=lambda each: each[0].rank)
    assert phone.texts(".ranking bdi") == [name for _, name in places]
    totals = [number(player.total) for player, _ in places]
    assert phone.texts(".ranking .total") == totals
    (headline,) = phone.texts("h1")
    assert places[0][1] in headline and totals[0] in headline
    phone.driver.refresh()
    phone.arrive(f"/{tag}/score/result?")
    assert phone.texts(".ranking .total") == totals

    phone.driver.back()
    phone.arrive(f"/{tag}/score/villages?")
    expect_villages_entered(phone, tag)
    phone.driver.back()
    # The page of then is led on to the newest entries, which its own address cannot know.
    phone.until(lambda: re.search(r"/temples\?.*&gold2=", phone.driver.current_url))
    phone.arrive(f"/{tag}/score/temples?")
    expect_temples_entered(phone, tag)


PICTURE = """
const done = arguments[arguments.length - 1];
const { src } = document.querySelector("script[src$='score/result.js']");
import(src.replace("result.js", "picture.js"))
  .then(({ resultPicture }) => resultPicture(document.querySelector("[data-result]")))
  .then(({ size, type }) => done([type, size > 10_000]), (error) => done([String(error), false]));
"""


@both_directions
def test_picture_of_the_result(phone: Phone, tag: str) -> None:
    phone.open(f"/{tag}/{PAGES['result-board']}")
    assert phone.driver.execute_async_script(PICTURE) == ["image/png", True]


@both_directions
def test_modules_are_chosen_and_their_pages_fit(phone: Phone, tag: str) -> None:
    phone.open(f"/{tag}/setup/players?players=3")
    phone.tap("#modules summary")
    phone.tap("button[value=Chocolatl]")
    wanted = [code for code, module in EXPANSIONS.items() if module.box == "Chocolatl"]
    phone.expect(lambda: phone.each("[name=modules]:checked", "value"), wanted)
    for path in MODULE_PAGES.values():
        phone.driver.get(f"{phone.address}/{tag}/{path}")
        # A page may write its address anew.
        phone.arrive(f"/{tag}/{path.partition('?')[0]}")
