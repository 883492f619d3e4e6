"""The rulebook on the screen, in every language."""

import json

import brotli
import pytest
from page_checks import CheckingClient, Page, text_of

from scorer.i18n import languages
from scorer.i18n.typography import as_typed
from scorer.modules import all_modules
from scorer.modules.base.game import JUNGLE_KINDS
from scorer.rules.book import RULEBOOK
from scorer.rules.glossary import GLOSSARY
from scorer.rules.model import Table
from scorer.web.http.static_files import release
from scorer.web.pages.rules import rule_text

TAGS = list(languages())
PAGES = ("", "/all", "/questions", "/cheat-sheet", "/glossary", "/search", "/search?q=%3F%3F%3F")


def links(page: Page) -> set[str]:
    return {link.get("href", "") for link in page.all("a")}


def results(page: Page) -> list[str]:
    (found,) = page.all("ul", class_="results")
    return [link.get("href", "") for link in page.all("a", found)]


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_of_the_rulebook(client: CheckingClient, tag: str, page: str) -> None:
    client.get(f"/{tag}/rules{page}")


def notes(page: Page, place: str) -> list[str]:
    """What prints say, above the rule (`data_mine`) or folded below it (`data_others`)."""
    return [
        text_of(said)
        for each in page.all("*", **{place: ""})
        for said in page.all("p", each, class_="print")
    ]


def printed(edition: str, tag: str) -> list[str]:
    """What a reader with this edition must know, section by section."""
    above = [note for id in RULEBOOK.notes for note in RULEBOOK.notes_above(id, edition)]
    return [as_typed(rule_text(note.print_says, languages()[tag])) for note in above]


@pytest.mark.parametrize("tag", TAGS)
def test_every_section_has_its_page(client: CheckingClient, tag: str) -> None:
    for section in RULEBOOK.sections.values():
        page = client.page(f"/{tag}/rules/{section.id}")
        assert page.one("div", class_="short")
        assert {f"/{tag}/rules/{related}" for related in section.related} <= links(page)
        rows = [row.get("id") for row in page.shown("details", class_="question")]
        assert rows == [question.id for question in RULEBOOK.rows_on(section.id)]
        assert bool(page.all("figure")) == any(section.pictures())
        assert len(page.all("table")) == sum(isinstance(each, Table) for each in section.blocks)


@pytest.mark.parametrize("tag", TAGS)
def test_every_question_has_its_page(client: CheckingClient, tag: str) -> None:
    """The fact, why, and where it comes from; around it the other questions and the rule."""
    language = languages()[tag]
    # English has them all, the other languages share them out: pages differ by their texts only.
    others = [each for each in TAGS if each != "en"]
    all_questions = list(RULEBOOK.questions.values())
    questions = all_questions if tag == "en" else all_questions[others.index(tag) :: len(others)]
    for question in questions:
        page = client.page(f"/{tag}/rules/{question.section}/{question.id}")
        answer = page.one("div", class_="answer")
        assert text_of(page.one("h1", answer)) == as_typed(rule_text(question.question, language))
        said = [text_of(page.one("p", answer, class_="fact"))]
        said += [text_of(each) for each in page.all("p", answer, class_="why")]
        assert " ".join(said) == as_typed(rule_text(question.answer, language))
        assert page.one("p", answer, class_=question.source)
        assert question.id not in {row.get("id") for row in page.all("details")}
        assert page.by_id("rule") is not None


def test_an_answer_says_where_it_stands(client: CheckingClient) -> None:
    def source(path: str) -> str:
        return text_of(client.page(path).one("p", class_="source"))

    assert source("/en/rules/winner/q-tie-win") == "In the rulebook under: Scoring"
    assert source("/en/rules/winner/q-tie-win?edition=de") == "In the rulebook under: Wertung"
    assert source("/fa/rules/winner/q-tie-win") == "در دفترچه قوانین، بخش: امتیازدهی"
    assert source("/en/rules/goal/q-solo") == "In the rulebook"
    assert source("/en/rules/turn/q-take-back") == "Not in the rulebook: our suggestion"


@pytest.mark.parametrize("path", ["winner/q-solo", "winner/nonsense", "nonsense/q-solo"])
def test_no_page_for_a_question_elsewhere(client: CheckingClient, path: str) -> None:
    client.page(f"/en/rules/{path}", status=404)


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("edition", ["", *RULEBOOK.editions])
def test_notes_on_the_readers_edition_come_first(
    client: CheckingClient, tag: str, edition: str
) -> None:
    query = f"?edition={edition}" if edition else ""
    mine = edition or tag
    page = client.page(f"/{tag}/rules/edition-differences{query}")
    assert notes(page, "data_mine") == printed(mine, tag)
    everything = notes(page, "data_mine") + notes(page, "data_others")
    assert len(everything) == len(set(everything)) == sum(map(len, RULEBOOK.notes.values()))
    (pressed,) = page.all("button", aria_pressed="true")
    assert pressed.get("value") == mine
    (nothing,) = page.all("p", data_nothing="")
    assert ("hidden" in nothing.attrib) == (mine != "es")
    assert client.get(f"/{tag}/rules/temple-ties{query}").headers["ETag"]
    section = client.page(f"/{tag}/rules/temple-ties{query}")
    assert len(notes(section, "data_mine")) == (2 if mine == "fa" else 0)
    assert {link for link in links(section) if "/rules/temple-scoring" in link} == {
        f"/{tag}/rules/temple-scoring{query}"
    }


def test_an_unknown_edition_is_that_of_the_language(client: CheckingClient) -> None:
    page = client.page("/fa/rules/temple-ties?edition=zz")
    assert len(notes(page, "data_mine")) == 2
    assert "/fa/rules/winner" in links(page)


@pytest.mark.parametrize("tag", TAGS)
def test_the_cheat_sheet_leads_to_the_rule_of_every_tile(client: CheckingClient, tag: str) -> None:
    page = client.page(f"/{tag}/rules/cheat-sheet?modules=big-game")
    lists = page.shown("ul", class_="tiles")
    rules = [link.get("href", "") for each in lists for link in page.all("a", each)]
    kinds = [kind for module in all_modules() for kind in module.game.kinds]
    assert [rule.partition("?")[0] for rule in rules] == [f"/{tag}/rules/{k.action}" for k in kinds]
    base = client.page(f"/{tag}/rules/cheat-sheet")
    assert len(base.shown("ul", class_="tiles")) == 1
    assert (
        len(base.shown("li", base.one("ul", class_="scored")))
        == len(all_modules()[0].game.terms) + 1
    )
    tiles = lists[0]
    names = [text_of(each) for each in page.all("span", tiles, class_="visually-hidden")]
    assert len(set(names)) == len(JUNGLE_KINDS)
    market = names[list(JUNGLE_KINDS).index("m3")]
    assert languages()[tag].number(JUNGLE_KINDS["m3"].amount) in market
    scored = page.one("ul", class_="scored")
    addresses = {each.get("href") for each in page.all("a", scored)}
    assert f"/{tag}/rules/temple-scoring?modules=big-game" in addresses
    for path in ("", "rules"):
        assert f"/{tag}/rules/cheat-sheet" in links(client.page(f"/{tag}/{path}"))


def test_a_rule_says_what_modules_change(client: CheckingClient) -> None:
    """Beside the rule of the base game, with a link to the module; right below the answer to a question."""
    assert {"fill-jungle", "overbuild", "market"} <= set(RULEBOOK.changes)
    for path in ("/en/rules/overbuild", "/en/rules/overbuild/q-overbuild-when"):
        page = client.page(path)
        shown = page.all("a", class_="change")
        assert [each.get("data-brought-by") for each in shown] == [
            " ".join(RULEBOOK.brought_by[change.section])
            for change in RULEBOOK.changes["overbuild"]
        ]
        for each, change in zip(shown, RULEBOOK.changes["overbuild"], strict=True):
            assert text_of(each).endswith(as_typed(rule_text(change.text, languages()["en"])))
            assert each.get("href") == f"/en/rules/{change.section}"
    answer = page.one("div", class_="answer")
    assert page.all("a", answer, class_="change") == shown
    assert not client.page("/en/rules/goal").all("a", class_="change")
    (alone,) = client.page("/en/rules/overbuild?modules=map").all("a", class_="change")
    assert alone.get("href") == "/en/rules/map?modules=map"


@pytest.mark.parametrize("tag", TAGS)
def test_contents_lead_everywhere(client: CheckingClient, tag: str) -> None:
    wanted = [*RULEBOOK.sections, "all", "questions", "glossary"]
    assert {f"/{tag}/rules/{each}" for each in wanted} <= links(client.page(f"/{tag}/rules"))


@pytest.mark.parametrize("tag", TAGS)
def test_the_whole_rulebook_is_on_one_page(client: CheckingClient, tag: str) -> None:
    page = client.page(f"/{tag}/rules/all")
    assert [article.get("id") for article in page.all("article")] == list(RULEBOOK.sections)


def test_no_link_of_the_rulebook_is_broken(client: CheckingClient) -> None:
    pages: dict[str, Page] = {}
    todo = ["/en/rules"]
    while todo:
        url = todo.pop()
        pages[url] = client.page(url)
        for link in links(pages[url]):
            path = link.partition("#")[0]
            if path.startswith("/en/rules") and path not in pages and path not in todo:
                todo.append(path)
    assert len(pages) > len(RULEBOOK.sections)
    for url, page in pages.items():
        for link in links(page):
            path, _, anchor = link.partition("#")
            if anchor and (path or url) in pages:
                assert anchor in pages[path or url].ids


@pytest.mark.parametrize("second", TAGS)
def test_a_section_in_two_languages(client: CheckingClient, second: str) -> None:
    articles = client.page(f"/en/rules/temple-ties?with={second}").all("article")
    if second == "en":
        assert len(articles) == 1
        return
    lang = languages()[second]
    assert (articles[1].get("lang"), articles[1].get("dir")) == (second, lang.direction)
    title = articles[1].find("h2")
    assert title is not None
    assert text_of(title) == lang.text(RULEBOOK.sections["temple-ties"].title)


@pytest.mark.parametrize("tag", TAGS)
def test_glossary_finds_a_word_of_any_language(client: CheckingClient, tag: str) -> None:
    (row,) = client.page(f"/{tag}/rules/glossary?q=cenote").all("li", class_="term")
    assert set(GLOSSARY["water"].words.values()) <= {text_of(word) for word in row.iter("bdi")}


@pytest.mark.parametrize("word", ["uberbauen", "ÜBERBAUEN", "دوبارهسازی", "كارگر"])
def test_glossary_forgives_spelling(client: CheckingClient, word: str) -> None:
    assert client.page(f"/en/rules/glossary?q={word}").all("li", class_="term")


def test_glossary_without_a_match_says_so(client: CheckingClient) -> None:
    page = client.page("/en/rules/glossary?q=zeppelin")
    assert not page.all("li", class_="term")
    assert "hidden" not in page.one("p", class_="nothing").attrib


@pytest.mark.parametrize("tag", TAGS)
def test_every_glossary_word_is_on_the_page(client: CheckingClient, tag: str) -> None:
    shown = {text_of(word) for word in client.page(f"/{tag}/rules/glossary").all("bdi")}
    for term in GLOSSARY.values():
        assert set(term.words.values()) <= shown


def test_search_as_a_page_answers(client: CheckingClient) -> None:
    """The first answer in full, others that may fit, and the rule around it."""
    page = client.page("/en/rules/search?q=tie+at+the+temple")
    answer = page.one("div", class_="answer")
    assert text_of(page.one("p", answer, class_="fact")).startswith("Tied for first: split 6 gold")
    assert page.one("table") is not None
    shown = {text_of(answer), *(text_of(each) for each in page.all("div", class_="short"))}
    assert len([each for each in shown if "Round each share down." in each]) == 1
    assert all(link.startswith("/en/rules/") for link in results(page))


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("query", ["", "🍫🍫", "\x00\x01", "xqzjkw"])
def test_nothing_found_is_never_an_empty_page(client: CheckingClient, tag: str, query: str) -> None:
    client.get(f"/{tag}/rules/search", query_string={"q": query})
    assert results(client.last_page)


def test_markup_in_a_query_is_only_text(client: CheckingClient) -> None:
    response = client.get("/en/rules/search?q=<script>alert(1)</script>")
    assert "<script>alert" not in response.text


def test_a_query_that_is_too_long(client: CheckingClient) -> None:
    page = client.page(f"/en/rules/search?q={'temple+' * 40}", status=422)
    assert "200" in text_of(page.one("div", class_="problems"))


def test_api(client: CheckingClient) -> None:
    found = client.get("/api/rules?q=gleichstand+tempel&lang=de").json["results"]
    assert found[0]["id"] == "temple-ties" and found[0]["url"] == "/de/rules/temple-ties"
    assert set(found[0]) == {"id", "section", "kind", "title", "answer", "snippet", "url"}
    assert all(hit["section"] in RULEBOOK.sections for hit in found)
    question = client.get("/api/rules?q=can+I+cover+an+opponents+tile&lang=en").json["results"][0]
    assert (question["kind"], question["url"]) == (
        "question",
        "/en/rules/overbuild/q-cover-opponent",
    )


def test_api_finds_nothing(client: CheckingClient) -> None:
    answer = client.get("/api/rules?q=xqzjkw").json
    assert answer["results"] == [] and answer["nearest"]


@pytest.mark.parametrize("query", ["x" * 201, "ü" * 1_000])
def test_api_refuses_what_is_too_long(client: CheckingClient, query: str) -> None:
    response = client.get("/api/rules", query_string={"q": query, "lang": "fa"}, status=422)
    assert response.content_type == "application/problem+json"
    (error,) = response.json["errors"]
    assert (error["field"], error["code"]) == ("q", "query-too-long")
    assert "۲۰۰" in error["message"]


@pytest.mark.parametrize("tag", TAGS)
def test_the_search_travels_as_data(client: CheckingClient, tag: str) -> None:
    """A phone fetches it before it loses the network: it has to be small, and is fetched once."""
    address = f"/{tag}/rules/index.json?v={release()}"
    assert client.page(f"/{tag}/").one("form", role="search").get("data-index") == address
    response = client.get(address, headers={"Accept-Encoding": "br"})
    assert response.mimetype == "application/json"
    assert response.headers["Content-Encoding"] == "br" and len(response.data) < 65_000
    data = json.loads(brotli.decompress(response.data))
    assert data["pages"] == f"/{tag}/rules"
    assert [card[0] for card in data["cards"]] == [card.id for card in RULEBOOK.cards()]
    again = {"Accept-Encoding": "br", "If-None-Match": response.headers["ETag"]}
    assert client.open(address, headers=again).status_code == 304
