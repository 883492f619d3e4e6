"""How answers travel: compressed, with ETags, static files for a year, pages from a cache.

A page depends on its address and on nothing else, so a rendered page can be kept: those whose address
holds no names and no entries, and that neither set nor need a cookie.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

import brotli
from cachetools import LRUCache
from flask import Flask, Response, abort, current_app, g, json, request, url_for
from markupsafe import Markup
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header
from werkzeug.wrappers import Response as BaseResponse

from scorer.i18n import languages
from scorer.paths import PACKAGE, TEMPLATES, TRANSLATIONS
from scorer.web.language import page_url

from .request_log import ROUTE, route

if TYPE_CHECKING:
    from collections.abc import Iterable
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

FOLDER = PACKAGE / "static"
A_YEAR = 365 * 24 * 60 * 60
KEPT_BYTES = 16 * 1024 * 1024
SMALL = 500
"""Compressing fewer bytes than this saves nothing."""
QUALITY, KEPT_QUALITY = 4, 9
"""How hard to compress: a page that is kept pays for it once."""

MADE_OF = (
    (PACKAGE, "*.py"),
    (PACKAGE, "*.txt"),
    (PACKAGE, "*.csv"),
    (TEMPLATES, "*.html"),
    (TRANSLATIONS, "*.mo"),
)
IMPORT = re.compile(r'^import\b[^;]*?"(\.[^"]+)"', re.MULTILINE)
"""How our scripts import each other: relative to themselves."""
COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*(?:[^*]|\*(?!/))*\*/[ \t]*)$", re.MULTILINE)
"""A comment with nothing else on its lines."""

IMPERSONAL = re.compile(r"players=[2-4]|with=[a-z]{2}|v=[0-9a-f]{1,12}")
"""Query strings that tell nothing about the reader: only with these is a page kept."""

mimetypes.add_type("text/javascript", ".js")

Key = tuple[str, ...]
Kept = tuple[bytes, list[tuple[str, str]], str]
"""A page, its headers, and its route for the log."""


def init_app(app: Flask) -> None:
    # One fingerprint for all files: a page and the modules that its scripts import always fit.
    app.add_url_rule(
        f"/static/{fingerprint()}/<path:filename>", endpoint="static", view_func=static_file
    )
    app.add_url_rule("/static/<path:filename>", endpoint="static_now", view_func=static_file)
    app.jinja_env.globals.update(script=script, game_data=game_data)
    app.context_processor(lambda: {"release": release()})
    pages = Pages(app.config.setdefault("KEPT_BYTES", KEPT_BYTES))
    app.extensions["pages"] = pages
    # Innermost: what comes later and changes a request (a proxy's headers) lies around it.
    app.wsgi_app = KeptPages(app.wsgi_app, pages)  # type: ignore[method-assign]
    app.after_request(deliver)


class Pages:
    """Rendered pages by what they depend on, up to so many bytes; the least used ones go first."""

    def __init__(self, most: int) -> None:
        self._pages: LRUCache[Key, Kept] = LRUCache(most, getsizeof=lambda kept: len(kept[0]))
        self._lock = Lock()

    def get(self, key: Key) -> Kept | None:
        with self._lock:
            return self._pages.get(key)

    def keep(self, key: Key, page: Kept) -> None:
        if len(page[0]) <= self._pages.maxsize:
            with self._lock:
                self._pages[key] = page


class KeptPages:
    """Gives out kept pages without the rest of the app: most of a short answer's time would be Flask's."""

    def __init__(self, app: WSGIApplication, pages: Pages) -> None:
        self.app, self.pages = app, pages

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        key = _key(environ)
        kept = self.pages.get(key) if key else None
        if kept is None:
            return self.app(environ, start_response)
        body, headers, environ[ROUTE] = kept
        return BaseResponse(body, headers=headers).make_conditional(environ)(
            environ, start_response
        )


@lru_cache
def fingerprint() -> str:
    """Changes whenever any static file does; types are for developers only."""
    digest = hashlib.sha256()
    for path in sorted(FOLDER.rglob("*")):
        if path.is_file() and path.suffix != ".ts":
            digest.update(path.relative_to(FOLDER).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


@lru_cache
def release() -> str:
    """Changes whenever anything does that a page is made of."""
    digest = hashlib.sha256(fingerprint().encode())
    for folder, pattern in MADE_OF:
        for path in sorted(folder.rglob(pattern)):
            digest.update(path.relative_to(folder).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def as_data(data: object, mimetype: str = "application/json") -> Response:
    """Our own words for scripts. Persian as it is: escaped, each letter would take six."""
    return Response(json.dumps(data, ensure_ascii=False, separators=(",", ":")), mimetype=mimetype)


def script(filename: str) -> Markup:
    """A script for a page, with all that it imports: nothing is fetched only after something else."""
    return _script_tags(request.script_root, filename)


@lru_cache
def _script_tags(script_root: str, filename: str) -> Markup:
    tag = Markup('<script type="module" src="{}"></script>').format(_address(filename))
    preload = Markup('\n<link rel="modulepreload" href="{}">')
    return tag + Markup("").join(preload.format(_address(each)) for each in imported_by(filename))


def game_data() -> Markup:
    """Where the scripts of a page find the game as data; fetched beside them, not after them."""
    url = f"{page_url('game.file')}?v={release()}"
    return Markup(f'<link rel="preload" as="fetch" crossorigin id="game" href="{url}">')


def _address(filename: str) -> str:
    return url_for("static", filename=filename)


@lru_cache
def imported_by(filename: str) -> tuple[str, ...]:
    """The modules that a script imports, also by way of others."""
    found: list[str] = []
    waiting = [filename]
    while waiting:
        path = FOLDER / waiting.pop(0)
        for other in IMPORT.findall(path.read_text(encoding="utf-8")):
            name = (path.parent / other).resolve().relative_to(FOLDER.resolve()).as_posix()
            if name not in found:
                found.append(name)
                waiting.append(name)
    return tuple(found)


def static_file(filename: str) -> BaseResponse:
    path = (FOLDER / filename).resolve()
    if not path.is_relative_to(FOLDER.resolve()) or not path.is_file():
        abort(404)
    encoding = _encoding(request.environ)
    body = _compressed_file(path, encoding)
    response = Response(body, mimetype=mimetypes.guess_type(path.name)[0])
    _encoded(response, encoding)
    response.set_etag(_etag(body))
    if request.endpoint == "static":
        response.cache_control.public = True
        response.cache_control.max_age = A_YEAR
        response.cache_control.immutable = True
    else:
        response.cache_control.no_cache = True
    return response.make_conditional(request)


@lru_cache(maxsize=256)
def _compressed_file(path: Path, encoding: str) -> bytes:
    body = path.read_bytes()
    if path.suffix in (".js", ".css"):
        body = without_comments(body.decode()).encode()
    return _compressed(body, encoding, 11)


def without_comments(code: str) -> str:
    """A script or style sheet as phones get it: a sixth of its bytes explain it to people.

    Only comments on lines of their own go; the lines stay, so that errors are where they are said to be.
    """
    return COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), code)


def _compressed(body: bytes, encoding: str, quality: int) -> bytes:
    if encoding == "br":
        compressed: bytes = brotli.compress(body, quality=quality)
        return compressed
    if encoding == "gzip":
        return gzip.compress(body, compresslevel=min(quality, 9), mtime=0)
    return body


def _encoding(environ: WSGIEnvironment) -> str:
    return _best_encoding(environ.get("HTTP_ACCEPT_ENCODING", ""))


@lru_cache(maxsize=256)
def _best_encoding(accepted: str) -> str:
    """Browsers differ little in what they accept, so it need not be read anew each time."""
    offers = parse_accept_header(accepted, Accept)
    return offers.best_match(["br", "gzip", "identity"], default="identity")


def _encoded(response: Response, encoding: str) -> None:
    response.vary.add("Accept-Encoding")
    if encoding != "identity":
        response.headers["Content-Encoding"] = encoding


def _etag(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:20]


def _key(environ: WSGIEnvironment) -> Key | None:
    """What a page depends on; None for what must not be kept."""
    path, query = environ["PATH_INFO"], environ.get("QUERY_STRING", "")
    if environ["REQUEST_METHOD"] != "GET" or path[1:].partition("/")[0] not in languages():
        return None
    # Names, entries and questions stay out of the server's memory.
    if query and not IMPERSONAL.fullmatch(query):
        return None
    parts = (environ.get(name, "") for name in ("HTTP_HOST", "SCRIPT_NAME"))
    return (environ["wsgi.url_scheme"], path, query, _encoding(environ), *parts)


def deliver(response: Response) -> BaseResponse:
    """Compress, give an ETag, and keep what may be kept."""
    kind = response.mimetype or ""
    if (
        response.direct_passthrough
        or response.is_streamed
        or "Content-Encoding" in response.headers
        or response.status_code in (204, 304)
        or not (kind.startswith("text/") or "json" in kind)
    ):
        return response
    body = response.get_data()
    encoding = _encoding(request.environ) if len(body) >= SMALL else "identity"
    key = _key(request.environ)
    if encoding != "identity":
        body = _compressed(body, encoding, KEPT_QUALITY if key else QUALITY)
        response.set_data(body)
    _encoded(response, encoding)
    if request.method not in ("GET", "HEAD") or response.status_code != 200:
        return response
    if "csrf_token" in g:  # the page holds a token that is this reader's alone
        response.headers["Cache-Control"] = "no-store"
    if "Cache-Control" in response.headers:
        return response
    response.set_etag(_etag(body))
    # Always ask, and be told that nothing has changed.
    response.headers["Cache-Control"] = "no-cache"
    if key and "Set-Cookie" not in response.headers:
        pages: Pages = current_app.extensions["pages"]
        pages.keep(key, (body, list(response.headers), route()))
    is_asking_again = "HTTP_IF_NONE_MATCH" in request.environ
    return response.make_conditional(request) if is_asking_again else response
