"""The reader's language: from the address, or the best match; and the menu that changes it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any
from urllib.parse import quote

from flask import Blueprint, current_app, g, json, redirect, request, url_for
from markupsafe import Markup, escape
from werkzeug.routing import BaseConverter
from werkzeug.wrappers import Response

from scorer.i18n import DEFAULT, Language, Plural, Text, best_language, languages

COOKIE = "language"
A_YEAR = 365 * 24 * 60 * 60

bp = Blueprint("language", __name__)


class LanguageConverter(BaseConverter):
    """Matches the languages on offer and nothing else: a page in another one is not found."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.regex = "|".join(languages())


def page_context() -> dict[str, Any]:
    """The language of a page; what is asked for most often need not look it up each time."""
    language = current_language()
    return {
        "language": language,
        "languages": list(languages().values()),
        "_": partial(_translate, language),
        "number": language.number,
        "say": partial(_say, language),
        "url_for": partial(_page_url, request.script_root, language.tag),
    }


def current_language() -> Language:
    """The language of this request."""
    language: Language | None = g.get("language")
    if language is None:
        language = g.language = _wanted_language()
    return language


def _wanted_language() -> Language:
    """Of an address without a language: what it asks for, the reader's choice, the browser's."""
    path = request.path.split("/")[1]
    asked = request.args.get("lang", "") if path == "api" else path
    chosen = [asked, request.cookies.get(COOKIE, "")]
    return best_language([*filter(None, chosen), *request.accept_languages.values()])


def read_language(endpoint: str | None, values: dict[str, Any] | None) -> None:
    if values and "lang" in values:
        g.language = languages()[values.pop("lang")]


def write_language(endpoint: str, values: dict[str, Any]) -> None:
    if "lang" not in values and current_app.url_map.is_endpoint_expecting(endpoint, "lang"):
        values["lang"] = current_language().tag


def translate(message: str, **params: Any) -> Markup:
    """`_` in templates: numbers come in the language's digits, everything else is escaped."""
    return _translate(current_language(), message, **params)


def _translate(language: Language, message: str, **params: Any) -> Markup:
    text = _translated(message, language.tag)
    return text % _shown(params) if params else text


@lru_cache(maxsize=4096)
def _translated(message: str, tag: str) -> Markup:
    """A text of a template, escaped."""
    return escape(languages()[tag].text(message))


def translate_plural(one: str, many: str, num: int, **params: Any) -> Markup:
    text = escape(current_language().texts.ngettext(one, many, num))
    return text % _shown({"num": num, **params})


def bound(message: str, path: str, num: int) -> Markup:
    """A text with a number of the set-up; a script fills it in anew for other players and modules."""
    return _bound(message, path, num)


def bound_plural(one: str, many: str, path: str, num: int) -> Markup:
    """The same with plural forms."""
    return _bound(Plural(one, many, "num"), path, num)


def _bound(text: Text, path: str, num: int) -> Markup:
    language = current_language()
    template = json.dumps(language.template(text), ensure_ascii=False)
    shown = language.text(text, {"num": num})
    return Markup('<span data-bind="{}" data-text="{}">{}</span>').format(path, template, shown)


def say(text: Text, **params: int | str) -> str:
    """A text of `page_words` in the reader's language."""
    return _say(current_language(), text, **params)


def _say(language: Language, text: Text, **params: int | str) -> str:
    return language.text(text, params)


def told(message: str) -> str | dict[str, str]:
    """A text for a script, its placeholders left open."""
    return current_language().template(message)


def _shown(params: dict[str, Any]) -> dict[str, Any]:
    return {k: number(v) if isinstance(v, int) else v for k, v in params.items()}


def number(value: int) -> str:
    return current_language().number(value)


def page_url(endpoint: str, filename: str = "", **values: Any) -> str:
    """`url_for` in templates; every page asks for the same few addresses."""
    return _page_url(request.script_root, current_language().tag, endpoint, filename, **values)


def _page_url(script_root: str, tag: str, endpoint: str, filename: str = "", **values: Any) -> str:
    # Below a prefix it is not cached: a cache by text of a request would be unbounded.
    if values or endpoint[0] == "." or script_root:
        if filename:
            values["filename"] = filename
        return url_for(endpoint, **values)
    return _address_of(tag, endpoint, filename)


@lru_cache(maxsize=2048)
def _address_of(tag: str, endpoint: str, filename: str) -> str:
    """By all that such a URL depends on."""
    return url_for(endpoint, filename=filename) if filename else url_for(endpoint)


@bp.get("/")
def root() -> Response:
    """To the home page in the best matching language."""
    response = redirect(url_for("home.page"))
    response.vary.update(("Accept-Language", "Cookie"))
    return response


def language_menu() -> list[tuple[Language, str]]:
    """This page in every language, by addresses that remember the choice."""
    first, _, rest = request.path.lstrip("/").partition("/")
    here = quote(rest) if first in languages() else ""
    root, query = page_url("language.root"), _query()
    return [(each, f"{root}language/{tag}/{here}{query}") for tag, each in languages().items()]


def alternates() -> Iterator[tuple[str, str]]:
    """This page in all languages, for search engines; not where somebody's own entries are in it."""
    first, _, rest = request.path.lstrip("/").partition("/")
    if first not in languages() or request.args or rest.startswith("t/"):
        return
    for tag in languages():
        yield tag, f"{request.host_url}{tag}/{rest}"
    yield "x-default", f"{request.host_url}{DEFAULT}/{rest}"


@bp.get("/language/<language:to>/", defaults={"here": ""})
@bp.get("/language/<language:to>/<path:here>")
def switch(to: str, here: str) -> Response:
    """Remember a language and show the same page in it, with all that was entered."""
    response = redirect(f"/{to}/{here}{_query()}")
    response.set_cookie(
        COOKIE, to, max_age=A_YEAR, samesite="Lax", httponly=True, secure=request.is_secure
    )
    return response


def _query() -> str:
    query = request.query_string.decode("ascii", "replace")
    return f"?{query}" if query else ""
