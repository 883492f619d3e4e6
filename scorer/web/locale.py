"""The reader's language: from the address, or the best match; and the menu that changes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flask import Blueprint, Flask, current_app, g, redirect, request, url_for
from flask_babel import Babel
from markupsafe import Markup, escape
from werkzeug.routing import BaseConverter
from werkzeug.wrappers import Response

from scorer.i18n import DEFAULT, Language, best_language, languages
from scorer.paths import TRANSLATIONS

COOKIE = "language"
A_YEAR = 365 * 24 * 60 * 60

bp = Blueprint("language", __name__)


class LanguageConverter(BaseConverter):
    """Matches the languages on offer and nothing else: a page in another one is not found."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.regex = "|".join(languages())


def init_app(app: Flask) -> None:
    app.url_map.converters["language"] = LanguageConverter
    Babel(
        app,
        default_locale=DEFAULT,
        default_translation_directories=str(TRANSLATIONS),
        locale_selector=lambda: current_language().tag,
    )
    app.url_value_preprocessor(_read_language)
    app.url_defaults(_write_language)
    app.register_blueprint(bp)
    app.jinja_env.globals.update(_=translate, ngettext=translate_plural, number=number)
    app.context_processor(
        lambda: {"language": current_language(), "languages": list(languages().values())}
    )
    app.jinja_env.globals.update(switch_url=switch_url, alternates=alternates)


def current_language() -> Language:
    """The language of this request."""
    if "language" not in g:
        g.language = _wanted_language()
    language: Language = g.language
    return language


def _wanted_language() -> Language:
    """Of an address without a language: what it asks for, the reader's choice, the browser's."""
    path = request.path.split("/")[1]
    asked = request.args.get("lang", "") if path == "api" else path
    chosen = [asked, request.cookies.get(COOKIE, "")]
    return best_language([*filter(None, chosen), *request.accept_languages.values()])


def _read_language(endpoint: str | None, values: dict[str, Any] | None) -> None:
    if values and "lang" in values:
        g.language = languages()[values.pop("lang")]


def _write_language(endpoint: str, values: dict[str, Any]) -> None:
    if "lang" not in values and current_app.url_map.is_endpoint_expecting(endpoint, "lang"):
        values["lang"] = current_language().tag


def translate(message: str, **params: Any) -> Markup:
    """`_` in templates: numbers come in the language's digits, everything else is escaped."""
    text = escape(current_language().text(message))
    return text % _shown(params) if params else text


def translate_plural(one: str, many: str, num: int, **params: Any) -> Markup:
    text = escape(current_language().texts.ngettext(one, many, num))
    return text % _shown({"num": num, **params})


def _shown(params: dict[str, Any]) -> dict[str, Any]:
    return {k: number(v) if isinstance(v, int) else v for k, v in params.items()}


def number(value: int) -> str:
    return current_language().number(value)


@bp.get("/")
def root() -> Response:
    """To the home page in the best matching language."""
    response = redirect(url_for("home.page"))
    response.vary.update(("Accept-Language", "Cookie"))
    return response


def switch_url(tag: str) -> str:
    """This page in another language, remembering the choice."""
    first, _, rest = request.path.lstrip("/").partition("/")
    here = rest if first in languages() else ""
    return url_for("language.switch", to=tag, here=here) + _query()


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
