"""Whatever stands in a request's header, path or query string is read as it was meant, or refused."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import quote, unquote, urlencode, urlsplit

import pytest
from examples import fewer
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import assume, given
from hypothesis import strategies as st
from werkzeug.test import create_environ, run_wsgi_app

from scorer.i18n import best_language, languages
from scorer.rules.glossary import GLOSSARY
from scorer.rules.search import LONGEST_QUERY
from scorer.sheet.seats import clean_text

TAGS = st.sampled_from(sorted(languages()))
HEADER_TEXTS = st.lists(
    st.one_of(
        st.sampled_from(["=", ";", ",", ":", "[", "-", "*", '"', "q", "br", "bytes", "W/", "xn--"]),
        st.sampled_from(["language", "session", "9" * 30, "en-", "fa"]),
        st.text(st.characters(min_codepoint=0x20, max_codepoint=0xFF), min_size=1, max_size=20),
    ),
    max_size=8,
).map("".join)


@pytest.fixture
def visitor(app: Flask) -> FlaskClient:
    """A browser that keeps no cookies and only looks at what a test asks for."""
    return FlaskClient(app, use_cookies=False)


def encoded(text: str) -> str:
    """As a browser writes it in an address, half characters included."""
    return quote(text, safe="", errors="surrogatepass")


def as_read(text: str) -> str:
    """As a server reads it: half characters are replaced."""
    return text.encode(errors="surrogatepass").decode(errors="replace")


# The language that is asked for


REGIONS = st.sampled_from(["", "-BE", "-419", "-Latn-IR"])
WANTED = st.lists(
    st.tuples(TAGS | st.sampled_from(["fr", "xx", "*"]), REGIONS, st.integers(1, 9)), max_size=5
)


@given(WANTED)
def test_the_most_wanted_language_on_offer_is_chosen(
    visitor: FlaskClient, wanted: list[tuple[str, str, int]]
) -> None:
    header = ",".join(f"{tag}{region};q=0.{q}" for tag, region, q in wanted)
    location = visitor.get("/", headers={"Accept-Language": header}).location
    offered = [(q, tag) for tag, _, q in wanted if tag in languages()]
    best = {tag for q, tag in offered if q == max(offered)[0]} or {"en"}
    assert location.strip("/") in best


@given(HEADER_TEXTS, HEADER_TEXTS)
def test_any_header_and_cookie_lead_to_a_language_on_offer(
    visitor: FlaskClient, accept: str, cookie: str
) -> None:
    environ = {"HTTP_ACCEPT_LANGUAGE": accept, "HTTP_COOKIE": f"language={cookie}"}
    assert visitor.get("/", environ_overrides=environ).location.strip("/") in languages()


@given(st.lists(st.text(max_size=20) | TAGS, max_size=4))
def test_the_best_language_is_the_first_that_is_on_offer(wanted: list[str]) -> None:
    found = best_language(wanted)
    exact = [text for text in wanted if text in languages()]
    assert found is languages()[found.tag]
    assert not exact or wanted[0] not in languages() or found.tag == wanted[0]


# The address


@given(TAGS, st.text(max_size=40), st.lists(st.tuples(st.text(), st.text()), max_size=3))
def test_a_change_of_language_stays_at_the_same_page(
    visitor: FlaskClient, tag: str, path: str, query: list[tuple[str, str]]
) -> None:
    assume(not re.search(r"[/\n]", path))  # another page, or none
    asked = f"/language/{tag}/{encoded(path)}?{urlencode(query, errors='surrogatepass')}"
    answer = visitor.get(asked)
    assert answer.status_code == 302
    found = urlsplit(answer.location)
    assert (found.scheme, found.netloc) == ("", "")
    assert unquote(found.path) == f"/{tag}/{as_read(path)}"
    assert found.query == urlsplit(asked).query


@fewer()
@given(
    TAGS | st.text(st.characters(codec="ascii", categories=["Ll"]), min_size=1),
    st.text(max_size=40),
)
def test_any_path_gets_a_page_in_the_language_of_the_address(
    visitor: FlaskClient, tag: str, path: str
) -> None:
    answer = visitor.get(f"/{tag}/{encoded(path)}", follow_redirects=True)
    assert answer.status_code in (200, 404)
    shown = tag if tag in languages() else "en"
    assert answer.mimetype != "text/html" or f'<html lang="{shown}"' in answer.text


CONTROL = re.compile(rb"[\x00-\x20\x7f]")
"""No server lets these through in the first line of a request."""


@fewer()
@given(st.binary(max_size=60).filter(lambda raw: not CONTROL.search(raw)))
def test_raw_bytes_in_a_query_string_are_read_as_if_percent_encoded(
    visitor: FlaskClient, raw: bytes
) -> None:
    """Some programs send them as they are."""
    percent_encoded = "".join(chr(n) if n < 0x80 else f"%{n:02X}" for n in raw)
    pages = [
        visitor.get("/de/rules/glossary", environ_overrides={"QUERY_STRING": f"q={query}"})
        for query in (raw.decode("latin-1"), percent_encoded)
    ]
    assert pages[0].status_code == pages[1].status_code == 200
    assert pages[0].text == pages[1].text


# Headers


HEADERS = (
    *("Accept-Encoding", "Accept", "Cookie", "Host", "If-None-Match", "Range", "User-Agent"),
    *("If-Modified-Since", "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "Origin"),
    *("Referer", "Content-Type", "Content-Length", "X-CSRFToken"),
)


@given(
    st.sampled_from(["", "en/", "en/score/result?p=red&p=white", "api/setup?players=2", "score"]),
    st.dictionaries(st.sampled_from(HEADERS), HEADER_TEXTS, min_size=3),
)
def test_no_header_breaks_an_answer(app: Flask, path: str, headers: dict[str, str]) -> None:
    environ = {f"HTTP_{name.upper().replace('-', '_')}": text for name, text in headers.items()}
    for name in ("CONTENT_TYPE", "CONTENT_LENGTH"):
        if f"HTTP_{name}" in environ:
            environ[name] = environ.pop(f"HTTP_{name}")
    # Not by a client, which wants to understand the host itself.
    _, status, _ = run_wsgi_app(app, {**create_environ(f"/{path}"), **environ})
    assert int(status[:3]) < 500


HOSTS = st.lists(st.sampled_from([*"a1.:-[]@%é", "xn--", "localhost", "::1"]), max_size=6).map(
    "".join
)


@given(HOSTS)
def test_no_host_breaks_an_answer(app: Flask, host: str) -> None:
    environ = {**create_environ("/de/rules/temple-ties"), "HTTP_HOST": host}
    body, status, _ = run_wsgi_app(app, environ)
    assert int(status[:3]) in (200, 400) and b'<html lang="de"' in b"".join(body)


# Questions to the rulebook


LONG = st.integers(LONGEST_QUERY - 2, LONGEST_QUERY + 2).map(
    lambda size: "temple " * (size // 7) + "x" * (size % 7)
)
QUESTIONS = st.text() | LONG


def ask(visitor: FlaskClient, tag: str, page: str, status: int = 200, **query: str) -> str:
    pairs = "&".join(f"{name}={encoded(text)}" for name, text in query.items())
    answer = visitor.get(f"/{tag}/rules/{page}?{pairs}", follow_redirects=True)
    assert answer.status_code == status and f'<html lang="{tag}"' in answer.text
    return answer.text


@fewer()
@given(TAGS, QUESTIONS)
def test_any_question_is_answered_or_too_long(visitor: FlaskClient, tag: str, text: str) -> None:
    status = 200 if len(clean_text(as_read(text))) <= LONGEST_QUERY else 422
    assert ask(visitor, tag, "search", status, q=text).count("<h1") == 1


@fewer()
@given(TAGS, st.text() | TAGS)
def test_a_rule_is_shown_beside_another_language_or_none(
    visitor: FlaskClient, tag: str, other: str
) -> None:
    page = ask(visitor, tag, "temple-ties", **{"with": other})
    assert page.count('aria-pressed="true"') == (other in languages() and other != tag)


def words_in(page: str, tag: str) -> list[str]:
    """A column of the glossary."""
    found = re.findall(rf'<bdi lang="{tag}" dir="\w+">([^<]*)</bdi>', page)
    return [unescape(word) for word in found]


@fewer()
@given(TAGS, QUESTIONS)
def test_any_text_filters_the_glossary(visitor: FlaskClient, tag: str, text: str) -> None:
    page = ask(visitor, tag, "glossary", q=text)
    assert set(words_in(page, tag)) <= {term.words[tag] for term in GLOSSARY.values()}
    field = re.search('id="word" name="q" value="([^"]*)"', page)
    assert field and unescape(field[1]) == clean_text(as_read(text)[:LONGEST_QUERY])


@fewer()
@given(st.sampled_from(sorted(GLOSSARY)), TAGS, st.data())
def test_a_part_of_a_word_in_any_language_finds_its_term(
    visitor: FlaskClient, term: str, tag: str, data: st.DataObject
) -> None:
    word = GLOSSARY[term].words[tag]
    start = data.draw(st.integers(0, len(word) - 1))
    part = word[start : data.draw(st.integers(start + 1, len(word)))]
    change = data.draw(st.sampled_from([str.upper, str.lower, str.title]))
    assert word in words_in(ask(visitor, "en", "glossary", q=change(part)), tag)


def test_the_glossary_is_whole_without_a_filter(visitor: FlaskClient) -> None:
    assert len(words_in(ask(visitor, "en", "glossary"), "fa")) == len(GLOSSARY)
