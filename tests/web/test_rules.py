"""The rulebook on the screen, in every language."""

import json

import brotli
import pytest
from page_checks import CheckingClient, Page, text_of

from scorer.i18n import languages
from scorer.rules.book import RULEBOOK
from scorer.rules.glossary import GLOSSARY
from scorer.web.http.static_files import release

TAGS = list(languages())
PAGES = ("", "/all", "/questions", "/glossary", "/search", "/search?q=%3F%3F%3F")


def links(page: Page) -> set[str]:
    return {link.get("href", "") for link in page.all("a")}


def results(page: Page) -> list[str]:
    (found,) = page.all("ul", class_="results")
    return [link.get("href", "") for link in page.all("a", found)]


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_of_the_rulebook(client: CheckingClient, tag: str, page: str) -> None:
    client.get(f"/{tag}/rules{page}")


@pytest.mark.parametrize("tag", TAGS)
def test_every_section_has_its_page(client: CheckingClient, tag: str) -> None:
    lang = languages()[tag]
    for section in RULEBOOK.sections.values():
        page = client.page(f"/{tag}/rules/{section.id}")
        assert page.one("div", class_="short")
        assert {f"/{tag}/rules/{related}" for related in section.related} <= links(page)
        assert {question.id for question in RULEBOOK.questions_on(section.id)} <= set(page.ids)
        assert bool(page.all("figure")) == any(section.pictures())
        ours = [each for each in RULEBOOK.notes_on(section.id, tag) if each.language == tag]
        if ours:
            first = page.all("div", class_="edition")[0]
            said = lang.text(ours[0].print_says).split("%")[0].strip()
            assert said in text_of(first)
            folded = page.all("details", class_="others")
            assert not any(first in list(each.iter()) for each in folded)


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


def test_search_as_a_page(client: CheckingClient) -> None:
    page = client.page("/en/rules/search?q=ties+at+a+temple")
    assert results(page)[0] == "/en/rules/temple-ties"
    assert "rounded down" in text_of(page.all("a", class_="card")[0])


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
    assert response.headers["Content-Encoding"] == "br" and len(response.data) < 45_000
    data = json.loads(brotli.decompress(response.data))
    assert data["pages"] == f"/{tag}/rules"
    assert [card[0] for card in data["cards"]] == [card.id for card in RULEBOOK.cards()]
    again = {"Accept-Encoding": "br", "If-None-Match": response.headers["ETag"]}
    assert client.open(address, headers=again).status_code == 304
