"""What holds for every page: valid, complete, safe, and in the language that was asked for."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache, cached_property
from urllib.parse import urlsplit
from xml.etree.ElementTree import Element

import html5lib
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from scorer.i18n import Language, languages
from scorer.i18n.catalogues import read_template
from scorer.i18n.typography import as_typed
from scorer.web.http.static_files import FOLDER

SVG = "{http://www.w3.org/2000/svg}"
REFERRING = ("for", "form", "aria-describedby", "aria-labelledby", "aria-controls")
TEXT_ATTRIBUTES = ("alt", "aria-label", "placeholder", "title")
BRAND = "Cacao"
WHITE_SPACE = re.compile("[ \t\r\n\u00a0]+")
"""What HTML folds, and no-break spaces, which look the same."""
PLACEHOLDER = re.compile(r"%\(\w+\)s")
ISOLATED = re.compile("\u2066[^\u2069]*\u2069")
"""Left to right within any text: codes and patterns of tiles."""
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
}


class Page:
    """A parsed page; parsing is strict, so it exists only when its HTML is valid."""

    def __init__(self, html: str) -> None:
        parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
        self.root: Element = parser.parse(html)

    @cached_property
    def ids(self) -> list[str]:
        return [id for element in self.root.iter() if (id := element.get("id"))]

    def by_id(self, id: str) -> Element:
        return next(element for element in self.root.iter() if element.get("id") == id)

    def all(self, tag: str, within: Element | None = None, **attributes: str) -> list[Element]:
        """Elements by tag (``*`` for any) and attributes (`data_seat` is ``data-seat``); `class_` looks
        among an element's classes."""
        name = attributes.pop("class_", None)
        return [
            element
            for element in (self.root if within is None else within).iter()
            if tag in ("*", element.tag)
            and (name is None or name in element.get("class", "").split())
            and all(element.get(_attribute(key)) == text for key, text in attributes.items())
        ]

    def one(self, tag: str, within: Element | None = None, **attributes: str) -> Element:
        (found,) = self.all(tag, within, **attributes)
        return found

    def shown(self, tag: str, within: Element | None = None, **attributes: str) -> list[Element]:
        """The same without what is hidden, by itself or with something around it."""
        hidden = {
            inner
            for element in self.root.iter()
            if "hidden" in element.attrib or element.tag == "template"
            for inner in element.iter()
        }
        return [each for each in self.all(tag, within, **attributes) if each not in hidden]

    def entered(self) -> dict[str, str]:
        """What the fields of the page hold, and its form would send."""
        off = {
            field
            for fieldset in self.all("fieldset")
            if "disabled" in fieldset.attrib
            for field in fieldset.iter("input")
        }
        return {
            field.get("name", ""): field.get("value", "")
            for field in self.all("input")
            if field not in off
            and (field.get("type") not in ("radio", "checkbox") or "checked" in field.attrib)
        }

    @property
    def language(self) -> str:
        return self.root.get("lang", "")

    def texts(self) -> Iterator[str]:
        """What people see or hear in the page's language: not what they typed, nor other languages."""
        texts = map(as_typed, _texts(self.root, self.language))
        yield from filter(None, map(str.strip, texts))


def _attribute(key: str) -> str:
    """The name of an attribute, written as a keyword."""
    return key.rstrip("_").replace("_", "-")


def _texts(element: Element, language: str) -> Iterator[str]:
    if element.get("id") == "words":
        yield from _strings(json.loads(element.text or ""))
    typed_or_data = element.tag in ("bdi", "script", "textarea")
    if typed_or_data or element.get("lang", language) != language:
        return
    if element.tag == "meta" and element.get("name") == "description":
        yield element.get("content", "")
    yield from (element.get(name, "") for name in TEXT_ATTRIBUTES)
    yield element.text or ""
    for child in element:
        yield from _texts(child, language)
        yield child.tail or ""


def _strings(words: object) -> Iterator[str]:
    """The templates of a page's scripts, plural forms included."""
    if isinstance(words, dict):
        yield from (text for key, each in words.items() if key != "by" for text in _strings(each))
    else:
        yield str(words)


def text_of(element: Element) -> str:
    """The text inside an element, its white space as it is shown."""
    return WHITE_SPACE.sub(" ", "".join(element.itertext())).strip()


class CheckingClient(FlaskClient):
    """A test client whose every GET also checks what holds for all pages."""

    def get(self, *args: object, status: int = 200, **kwargs: object) -> TestResponse:
        response = super().get(*args, **kwargs)
        assert response.status_code == status, response.text[:2000]
        check_headers(response)
        if response.mimetype == "text/html" and status not in range(300, 400):
            self.last_page = Page(response.text)
            check_page(self.application, response.request.path, self.last_page)
        return response

    def page(self, url: str, status: int = 200) -> Page:
        """The page that a browser ends up on."""
        self.get(url, status=status, follow_redirects=True)
        return self.last_page


def check_headers(response: TestResponse) -> None:
    for name, value in HEADERS.items():
        assert response.headers.get(name) == value, name
    policy = response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy and "*" not in policy


def check_page(app: Flask, path: str, page: Page) -> None:
    lang = languages()[page.language]
    asked = path.split("/")[1]
    assert asked not in languages() or lang.tag == asked
    assert page.root.get("dir") == lang.direction
    assert text_of(page.one("title")).removesuffix(BRAND).strip(" –")
    assert len(page.all("h1")) == 1
    check_references(page)
    check_nothing_inline(page)
    check_addresses(app, path, page)
    check_language(page, lang)


def check_references(page: Page) -> None:
    ids = set(page.ids)
    assert len(ids) == len(page.ids), sorted(id for id in ids if page.ids.count(id) > 1)
    for element in page.root.iter():
        for name in REFERRING:
            if name == "form" and element.tag == "form":
                continue
            for id in element.get(name, "").split():
                assert id in ids, f"{element.tag} {name}={id}"
        href = element.get("href", "")
        assert not href.startswith("#") or href[1:] in ids, href


def check_nothing_inline(page: Page) -> None:
    for element in page.root.iter():
        assert element.tag not in ("style", f"{SVG}style", f"{SVG}script")
        data = element.get("type") == "application/json"
        assert element.tag != "script" or data or (element.get("src") and not element.text)
        inline = [name for name in element.attrib if name == "style" or name.startswith("on")]
        assert not inline, (element.tag, inline)


def check_addresses(app: Flask, path: str, page: Page) -> None:
    """Whatever a page leads to exists, and nothing comes from elsewhere."""
    addresses = app.url_map.bind("localhost")
    for element in page.root.iter():
        for name in ("href", "src", "action", "formaction"):
            target = element.get(name)
            if target is None or target.startswith("#"):
                continue
            url = urlsplit(target)
            assert url.netloc in ("", "localhost"), target
            method = element.get("method", "get") if name == "action" else "get"
            endpoint, values = addresses.match(url.path or path, method.upper())
            if endpoint == "static":
                assert (FOLDER / values["filename"]).is_file(), target


def check_language(page: Page, lang: Language) -> None:
    """No text was left in English, and all numbers have the digits of the language."""
    english, translated = _english(lang.tag)
    for text in page.texts():
        if english and text not in translated:
            assert not english.fullmatch(text), f"not translated: {text}"
        if lang.tag == "fa":
            assert not re.search("[0-9]", ISOLATED.sub("", text)), f"Latin digits: {text}"


@cache
def _english(tag: str) -> tuple[re.Pattern[str] | None, frozenset[str]]:
    """English texts that read differently in a language, as a pattern; and that language's texts."""
    lang, patterns, translated = languages()[tag], [], set()
    for message in read_template():
        if message.pluralizable:
            one, many = message.id
            forms = {
                text: lang.translations.ngettext(one, many, n) for text, n in ((one, 1), (many, 2))
            }
        else:
            forms = {message.id: as_typed(lang.text(message.id))}
        translated.update(forms.values())
        for text, shown in forms.items():
            words = PLACEHOLDER.split(text)
            if shown != text != BRAND and re.search("[a-z]{2}", "".join(words)):
                patterns.append(".+".join(map(re.escape, words)))
    return re.compile("|".join(patterns)) if patterns else None, frozenset(translated)
