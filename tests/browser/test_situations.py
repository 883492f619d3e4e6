"""Questions with figures on a phone: the answers of the server, with controls, also without a network."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, expect
from question_sets import asked
from situation_goldens import blind, tuned
from test_search_agrees import STRANGE

from scorer.i18n import language, languages
from scorer.modules import EXPANSIONS
from scorer.modules.base.game import PLAYER_COUNTS
from scorer.rules.situations.export import subsets
from scorer.rules.situations.reader import all_kinds, read_situation, situation_of

Phone = Callable[..., Page]
TAGS = list(languages())
API = re.compile("/api/rules")

READ = """
async ([tag, queries, playing]) => {
  const {createSituations} = await import("/static/rules/situations.js");
  const {read} = createSituations(await (await fetch(`/${tag}/rules/situations.json`)).json());
  return JSON.stringify(queries.map((query) => read(query, playing)));
}
"""
ANSWER = """
async ([tag, asked]) => {
  const {createSituations} = await import("/static/rules/situations.js");
  const {situationOf} = createSituations(await (await fetch(`/${tag}/rules/situations.json`)).json());
  return JSON.stringify(asked.map((each) => situationOf(...each)));
}
"""


def queries(tag: str) -> Iterator[str]:
    """Real questions, each also with a typing error, and what nobody types."""
    real = [golden.question for golden in (*blind(tag), *tuned(tag))]
    real += [each.question for each in asked("tune", tag)]
    yield from real
    yield from STRANGE
    for number, question in enumerate(real):
        at = 1 + number * 7 % len(question)
        yield question[:at] + question[at : at + 2][::-1] + question[at + 2 :]
        yield question.replace(" ", " 2 ", 1 + number % 3)


@pytest.mark.parametrize("tag", TAGS)
def test_the_browser_understands_what_the_server_understands(phone: Phone, tag: str) -> None:
    asked_for = list(dict.fromkeys(queries(tag)))
    understood = [read_situation(query, language(tag)) for query in asked_for]
    ours = [found and found.json(language(tag)) for found in understood]
    theirs = json.loads(phone("/en/nowhere").evaluate(READ, [tag, asked_for, []]))
    different = [each for each in zip(asked_for, ours, theirs, strict=True) if each[1] != each[2]]
    assert not different, f"{len(different)} of {len(asked_for)}, such as {different[0]}"
    assert sum(found is not None for found in ours) > 40


@pytest.mark.parametrize("tag", TAGS)
def test_every_combination_of_figures_has_the_same_answer(phone: Phone, tag: str) -> None:
    inputs = []
    for kind in all_kinds().values():
        few = [slot.values if len(slot.values) < 10 else (0, 1, 2, 3) for slot in kind.slots]
        several = [slot.lengths for slot in kind.slots]
        for length in sorted({n for lengths in several for n in lengths} or {1}):
            choices = [
                [list(each) for each in product(values, repeat=length)] if lengths else values
                for values, lengths in zip(few, several, strict=True)
            ]
            for values in product(*choices):
                inputs.append((kind.code, dict(zip(kind.by_name, values, strict=True))))
    theirs = json.loads(phone("/en/nowhere").evaluate(ANSWER, [tag, inputs]))
    for (code, given), answer in zip(inputs, theirs, strict=True):
        plain = {k: tuple(v) if isinstance(v, list) else v for k, v in given.items()}
        ours = situation_of(all_kinds()[code], plain)
        assert answer == (ours and ours.json(language(tag))), (code, given)


def test_the_set_up_of_modules_is_the_same(phone: Phone) -> None:
    kinds = [kind for kind in all_kinds().values() if kind.needs_setup]
    every = [
        (kind, {"players": players}, sorted(codes))
        for kind in kinds
        for codes in subsets(EXPANSIONS)
        for players in PLAYER_COUNTS
    ]
    asked_for = [(kind.code, inputs, codes) for kind, inputs, codes in every]
    theirs = json.loads(phone("/en/nowhere").evaluate(ANSWER, ["en", asked_for]))
    for each, answer in zip(every, theirs, strict=True):
        ours = situation_of(*each)
        assert answer == (ours and ours.json(language("en"))), each


@pytest.mark.parametrize("modules", ["map", "chocolate,tree-of-life", "big-game", "new-workers"])
def test_the_browser_reads_with_the_modules_in_play(phone: Phone, modules: str) -> None:
    asked_for, codes = [each.question for each in (*blind("en"), *tuned("en"))], modules.split(",")
    understood = [read_situation(query, language("en"), codes) for query in asked_for]
    ours = [found and found.json(language("en")) for found in understood]
    assert json.loads(phone("/en/nowhere").evaluate(READ, ["en", asked_for, codes])) == ours


def test_a_rule_shows_the_set_up_of_the_modules_that_the_phone_remembers(phone: Phone) -> None:
    page = phone("/en/rules/setup-jungle-display")
    output = page.locator("form.situation output").first
    expect(output).to_contain_text("17 tiles")
    page.evaluate("localStorage.setItem('cacao.modules', 'map')")
    page.reload()
    expect(output).to_contain_text("15 tiles")


@pytest.mark.parametrize("has_network", [True, False], ids=["network", "no-network"])
def test_typing_asks_for_the_modules_in_play(phone: Phone, has_network: bool) -> None:
    page = phone("/en/rules")
    if not has_network:
        page.route(API, lambda route: route.abort())
    page.evaluate("localStorage.setItem('cacao.modules', 'big-game')")
    page.locator("#q").fill("worker tiles, 3 players")
    expect(page.locator(".found .situation output")).to_have_text(
        "Each player has 15 worker tiles."
    )


def test_a_control_changes_the_answer_at_once(phone: Phone) -> None:
    page = phone("/en/rules/search?q=4+beans+and+two+workers+on+a+double+plantation")
    form = page.locator("form.situation").first
    answer = form.locator("output")
    expect(answer).to_contain_text("You take 1 cacao fruit")
    expect(form.get_by_role("button", name="Work it out")).to_be_hidden()
    form.get_by_label("Cacao fruits in store").select_option("1")
    expect(answer).to_have_text("You take 4 cacao fruits and then have 5.")
    expect(form.locator("[data-understood]")).to_contain_text("1 cacao fruit in store")


def test_figures_that_do_not_go_together_are_said(phone: Phone) -> None:
    page = phone("/de/rules/temple-ties")
    form = page.locator("form.situation").first
    form.locator("select[name=tied]").select_option("4")
    expect(form.locator("output")).to_contain_text("Je 1 Gold (6 Gold : 4 Spieler, abgerundet).")
    form.locator("select[name=place]").select_option("2")
    expect(form.locator("output")).to_have_text("Mit diesen Zahlen gibt es keine sichere Antwort.")


@pytest.mark.parametrize("has_network", [True, False], ids=["network", "no-network"])
def test_typing_works_it_out(phone: Phone, has_network: bool) -> None:
    page = phone("/fa/rules")
    if not has_network:
        page.route(API, lambda route: route.abort())
    page.locator("#q").fill("آدمک روی ۱۱، سه کارگر کنار تالاب")
    block = page.locator(".found .situation")
    expect(block.locator("output")).to_contain_text("آدمک شما به ۱۶ می‌رسد")
    block.get_by_label("کارگران").select_option("1")
    expect(block.locator("output")).to_contain_text("۱ خانه جلو می‌رود")
    page.locator("#q").press("Enter")
    page.wait_for_url(re.compile("workers=1"))
    expect(page.locator("form.situation output").first).to_contain_text("۱ خانه جلو می‌رود")


def test_gold_is_typed_in_any_digits(phone: Phone) -> None:
    page = phone("/en/rules/search?q=ana+60+gold+and+1+cacao,+ben+60+gold+and+3+cacao,+who+wins")
    form = page.locator("form.situation").first
    expect(form.locator("output")).to_contain_text("The player with 3 cacao fruits wins")
    form.get_by_label("Gold").first.fill("۶۱")
    expect(form.locator("output")).to_have_text(
        "The player with 61 gold wins: the other player has 60."
    )
