"""The language of a request, which Flask-Babel selects, and the menu that changes it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any
from urllib.parse import quote

from babel.support import NullTranslations
from flask import Blueprint, current_app, g, redirect, request, url_for
from flask_babel import get_babel, get_locale, get_translations
from markupsafe import Markup
from werkzeug.routing import BaseConverter
from werkzeug.wrappers import Response

from scorer.i18n import Language, languages, match_language
from scorer.i18n.typography import keep_together

from . import words

COOKIE = "language"
A_YEAR = 365 * 24 * 60 * 60

bp = Blueprint("language", __name__)


class LanguageConverter(BaseConverter):
    """Matches the languages on offer and nothing else: a page in another one is not found."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.regex = "|".join(languages())


def page_context() -> dict[str, Any]:
    """The language of a page, with what templates ask for most often bound to it.

    Flask-Babel's own `_` and `ngettext` would look the translations up with every call; they remain the
    globals of the environment, for macros that are imported without context.
    """
    language, translations = current_language(), get_translations()
    return {
        "language": language,
        "languages": list(languages().values()),
        "_": partial(_gettext, translations),
        "ngettext": partial(_ngettext, translations),
        "number": language.number,
        "url_for": partial(page_url, tag=language.tag),
        "script_words": partial(words.script_words, language),
        "bound": partial(words.bound, language),
    }


def _gettext(translations: NullTranslations, message: str, **params: Any) -> Markup:
    """As Jinja's: the text itself is trusted, parameters are escaped. Numbers come written: `number(3)`."""
    text = _translated(translations, message)
    return text % params if params else text


@lru_cache(maxsize=4096)
def _translated(translations: NullTranslations, message: str) -> Markup:
    return Markup(keep_together(translations.gettext(message)))


def _ngettext(translations: NullTranslations, one: str, many: str, n: int, **params: Any) -> Markup:
    return Markup(keep_together(translations.ngettext(one, many, n))) % params


def current_language() -> Language:
    """The language of this request, by the locale that Flask-Babel selects; kept for the request."""
    language: Language | None = g.get("language")
    if language is None:
        language = g.language = languages()[get_locale().language]
    return language


def select_locale() -> str | None:
    """The language in the URL, else what is asked for, the reader's choice, or the browser's."""
    if "lang_code" in g:
        return str(g.lang_code)
    path = request.path.split("/")[1]
    asked = request.args.get("lang", "") if path == "api" else path
    chosen = [asked, request.cookies.get(COOKIE, "")]
    match = match_language([*filter(None, chosen), *request.accept_languages.values()])
    return match.tag if match else None


def pull_lang_code(endpoint: str | None, values: dict[str, Any] | None) -> None:
    if values and "lang" in values:
        g.lang_code = values.pop("lang")


def add_lang_code(endpoint: str, values: dict[str, Any]) -> None:
    if "lang" not in values and current_app.url_map.is_endpoint_expecting(endpoint, "lang"):
        values["lang"] = current_language().tag


def page_url(endpoint: str, filename: str = "", *, tag: str = "", **values: Any) -> str:
    """`url_for` of templates: cached, because every page asks for the same few URLs."""
    # Below a prefix it is not cached: a cache by text of a request would be unbounded.
    if values or endpoint[0] == "." or request.script_root:
        if filename:
            values["filename"] = filename
        return url_for(endpoint, **values)
    return _cached_url(tag or current_language().tag, endpoint, filename)


@lru_cache(maxsize=2048)
def _cached_url(tag: str, endpoint: str, filename: str) -> str:
    """By all that such a URL depends on; `tag` is the language of this request."""
    return url_for(endpoint, filename=filename) if filename else url_for(endpoint)


@bp.get("/")
def root() -> Response:
    """To the home page in the best matching language."""
    response = redirect(url_for("home.page"))
    response.vary.update(("Accept-Language", "Cookie"))
    return response


def language_menu() -> list[tuple[Language, str]]:
    """This page in every language, by URLs that remember the choice."""
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
    yield "x-default", f"{request.host_url}{get_babel().default_locale}/{rest}"


@bp.get("/language/<language:to>/", defaults={"here": ""})
@bp.get("/language/<language:to>/<path:here>")
def switch(to: str, here: str) -> Response:
    """Remember a language and show the same page in it, with all that was entered."""
    response = redirect(f"/{to}/{quote(here)}{_query()}")
    response.set_cookie(
        COOKIE, to, max_age=A_YEAR, samesite="Lax", httponly=True, secure=request.is_secure
    )
    return response


def _query() -> str:
    query = request.query_string.decode("ascii", "replace")
    return f"?{query}" if query else ""
