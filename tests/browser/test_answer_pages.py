"""Answers, the reader's own edition and the cheat sheet on a phone, with and without a network."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from phone_size import PHONE
from playwright.sync_api import Browser, Page, expect
from releases import LONG, Network

from scorer import create_app
from scorer.i18n import languages
from scorer.rules.book import RULEBOOK
from scorer.rules.model import Source
from scorer.web.pages.rules import LABELS, answer_to, rule_text

Phone = Callable[..., Page]
TAGS = list(languages())
NOTE = "takes 3 gold"
"""Words of a note on the Persian rulebook."""


def test_neighbouring_questions_unfold_in_place(phone: Phone) -> None:
    page = phone("/en/rules/overbuild/q-cover-opponent", java_script_enabled=False)
    expect(page.locator(".answer .fact")).to_be_visible()
    row = page.locator("#q-overbuild-often")
    expect(row.locator("p")).to_be_hidden()
    row.locator("summary").tap()
    expect(row.locator("p")).to_be_visible()
    assert page.url.endswith("/q-cover-opponent")


@pytest.mark.parametrize("id", ["q-overbuild-often", "q-cover-opponent"], ids=["row", "no row"])
def test_links_of_before_lead_to_the_answer(phone: Phone, id: str) -> None:
    page = phone(f"/fa/rules/overbuild?edition=de#{id}")
    page.wait_for_url(f"**/fa/rules/overbuild/{id}?edition=de")
    expect(page.locator("h1")).to_have_class("asked")


def test_the_edition_is_chosen_once(phone: Phone) -> None:
    """By the phone, which keeps it: the pages stay the same for everybody."""
    page = phone("/en/rules/temple-ties")
    above, below = page.locator("[data-mine]"), page.locator("[data-others]")
    expect(above.locator(".edition")).to_have_count(0)
    page.goto("/en/rules/edition-differences")
    page.get_by_role("button", name="Spanish").tap()
    expect(page.get_by_text("Nothing in this rulebook changes")).to_be_visible()
    page.get_by_role("button", name="Persian").tap()
    expect(page.get_by_text("Nothing in this rulebook changes")).to_be_hidden()
    expect(above).to_contain_text(NOTE)
    assert page.url.endswith("/edition-differences")
    page.goto("/en/rules/temple-ties")
    expect(above.locator(".edition")).to_have_count(2)
    expect(above).to_contain_text(NOTE)
    expect(below).to_be_hidden()
    page.goto("/en/rules/overbuild")
    expect(above.locator(".edition")).to_have_count(1)
    expect(below.locator(".edition")).to_have_count(1)
    page.goto("/en/rules/winner/q-tie-win")
    expect(page.locator(".source bdi")).to_have_text("امتیازدهی")
    page.goto("/en/rules/temple-ties?edition=en")
    expect(above.locator(".edition")).to_have_count(0)


def test_the_edition_without_a_script(phone: Phone) -> None:
    page = phone("/en/rules/edition-differences", java_script_enabled=False)
    page.get_by_role("button", name="Persian").tap()
    page.wait_for_url("**/edition-differences?edition=fa")
    page.get_by_role("link", name="Ties at a temple").last.tap()
    page.wait_for_url("**/temple-ties?edition=fa")
    expect(page.locator("[data-mine]")).to_contain_text(NOTE)


@pytest.mark.parametrize("tag", TAGS)
def test_the_cheat_sheet_is_one_screen_and_one_page_of_paper(phone: Phone, tag: str) -> None:
    page = phone(f"/{tag}/rules/cheat-sheet")
    height = page.evaluate("document.documentElement.scrollHeight")
    assert height <= PHONE["viewport"]["height"]
    paper = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
    page.locator(".tiles a").nth(2).tap()
    page.wait_for_url(f"**/{tag}/rules/market")


@pytest.fixture
def network() -> Iterator[Network]:
    network = Network()
    network.serve(create_app())
    yield network
    network.cut()


@pytest.mark.parametrize("tag", ["en", "fa"])
def test_answers_without_a_network(browser: Browser, network: Network, tag: str) -> None:
    """The phone keeps sections; their questions have the addresses that they have with the network."""
    context = browser.new_context(**{**PHONE, "base_url": network.address})
    page = context.new_page()
    page.goto(f"/{tag}/")
    expect(page.locator("[data-ready-offline]")).to_be_visible(timeout=LONG)
    network.cut()
    for id in ("q-overbuild-often", "q-cover-opponent"):
        question = RULEBOOK.questions[id]
        page.goto(f"/{tag}/rules/overbuild/{id}")
        expect(page.locator("h1")).to_have_text(rule_text(question.question, languages()[tag]))
        expect(page.locator(".answer .fact")).to_be_visible()
        expect(page.locator(f"#{id}")).to_have_count(0)
        expect(page.locator(".answer figure").first).to_be_visible()
        expect(page.locator(".answer .source bdi")).to_have_text(
            "Overbuild" if tag == "en" else "دوباره‌سازی"
        )
    for id, question in list(RULEBOOK.questions.items())[::11]:
        page.goto(f"/{tag}/rules/{question.section}/{id}")
        answer = answer_to(RULEBOOK.card(id), languages()[tag])
        expect(page.locator(".answer .fact")).to_have_text(answer.fact)
        expect(page.locator(".answer .why")).to_have_text([answer.why] if answer.why else [])
        source = page.locator(f".answer .source.{question.source}")
        if question.source is not Source.RULEBOOK:
            expect(source).to_have_text(languages()[tag].text(LABELS[question.source]))
    page.evaluate("localStorage.setItem('cacao.edition', 'nl')")
    page.goto(f"/{tag}/rules/overbuild/q-cover-opponent")
    expect(page.locator(".answer .source bdi")).to_have_text("Overbouwen")
    page.goto(f"/{tag}/rules/cheat-sheet")
    expect(page.locator(".tiles a:visible")).to_have_count(10)
    page.evaluate("localStorage.setItem('cacao.modules', 'chocolate')")
    page.reload()
    expect(page.locator(".tiles a:visible")).to_have_count(12)
    expect(page.locator(".most span:visible .piece")).to_have_count(3)
    context.close()
