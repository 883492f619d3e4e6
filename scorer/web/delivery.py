"""How answers travel: compressed, with ETags, static files for a year, pages from a cache.

A page depends on its address and on nothing else (the language is in it, and what was entered too), so
a rendered page can be kept. Only pages that set or need a cookie are left out.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from threading import Lock

import brotli
from cachetools import LRUCache
from flask import Flask, Response, abort, current_app, g, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response as BaseResponse

from scorer.i18n import languages
from scorer.paths import PACKAGE

FOLDER = PACKAGE / "static"
A_YEAR = 365 * 24 * 60 * 60
KEPT_BYTES = 16 * 1024 * 1024
SMALL = 500
"""Compressing fewer bytes than this saves nothing."""

IMPORT = re.compile(r'^import\b[^;]*?"(\.[^"]+)"', re.MULTILINE)
"""How our scripts import each other: relative to themselves."""

KEPT_HEADERS = ("Content-Type", "Content-Encoding", "Vary", "ETag", "Cache-Control")

mimetypes.add_type("text/javascript", ".js")

Key = tuple[str, ...]
Kept = tuple[bytes, list[tuple[str, str]]]


def init_app(app: Flask) -> None:
    # One fingerprint for all files: a page and the modules that its scripts import always fit.
    app.add_url_rule(
        f"/static/{fingerprint()}/<path:filename>", endpoint="static", view_func=static_file
    )
    app.add_url_rule("/static/<path:filename>", endpoint="static_now", view_func=static_file)
    app.jinja_env.globals["script"] = script
    app.extensions["pages"] = Pages(app.config.setdefault("KEPT_BYTES", KEPT_BYTES))
    app.before_request(kept_page)
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


@lru_cache
def fingerprint() -> str:
    """Changes whenever any static file does."""
    digest = hashlib.sha256()
    for path in sorted(FOLDER.rglob("*")):
        if path.is_file():
            digest.update(path.relative_to(FOLDER).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def script(filename: str) -> Markup:
    """A script for a page, with all that it imports: nothing is fetched only after something else."""
    tag = Markup('<script type="module" src="{}"></script>').format(_address(filename))
    preload = Markup('\n<link rel="modulepreload" href="{}">')
    return tag + Markup("").join(preload.format(_address(each)) for each in imported_by(filename))


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
    encoding = _encoding()
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
    return _compressed(path.read_bytes(), encoding, best=True)


def _compressed(body: bytes, encoding: str, best: bool = False) -> bytes:
    if encoding == "br":
        compressed: bytes = brotli.compress(body, quality=11 if best else 5)
        return compressed
    if encoding == "gzip":
        return gzip.compress(body, compresslevel=9 if best else 6, mtime=0)
    return body


def _encoding() -> str:
    return request.accept_encodings.best_match(["br", "gzip", "identity"], default="identity")


def _encoded(response: Response, encoding: str) -> None:
    response.vary.add("Accept-Encoding")
    if encoding != "identity":
        response.headers["Content-Encoding"] = encoding


def _etag(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:20]


def _key() -> Key | None:
    """What a page depends on; None for what must not be kept."""
    first = request.path.split("/", 2)[1]
    if request.method != "GET" or first not in languages():
        return None
    # The raw query: hostile ones are not even text.
    return (request.host_url, request.path, request.environ["QUERY_STRING"], _encoding())


def pages() -> Pages:
    found: Pages = current_app.extensions["pages"]
    return found


def kept_page() -> BaseResponse | None:
    key = _key()
    kept = pages().get(key) if key else None
    if kept is None:
        return None
    body, headers = kept
    return Response(body, headers=headers).make_conditional(request)


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
    encoding = _encoding() if len(body) >= SMALL else "identity"
    if encoding != "identity":
        body = _compressed(body, encoding)
        response.set_data(body)
    _encoded(response, encoding)
    if request.method not in ("GET", "HEAD") or response.status_code != 200:
        return response
    if "csrf_token" in g:  # the page holds a token that is this reader's alone
        response.cache_control.no_store = True
    if response.cache_control.no_store:
        return response
    response.set_etag(_etag(body))
    response.cache_control.no_cache = True  # always ask, and be told that nothing has changed
    key = _key()
    if key and "Set-Cookie" not in response.headers:
        pages().keep(key, (body, [(k, v) for k, v in response.headers if k in KEPT_HEADERS]))
    return response.make_conditional(request)
