"""Static files: compressed once, under URLs with a fingerprint that browsers may keep for a year.

A page of an earlier release still finds its own files: each server leaves a copy of its files in the data
folder. Where there is none they are not found, and the page works without them; ours would make a mixture
that nobody has tested.
"""

from __future__ import annotations

import hashlib
import mimetypes
import re
import shutil
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, wraps
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from flask import Flask, Response, abort, make_response, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response as BaseResponse

from scorer.paths import PACKAGE, TEMPLATES, TRANSLATIONS
from scorer.tables.folder import data_folder
from scorer.web.language import page_url

from .compression import STATIC_QUALITY, best_encoding, compress, set_encoding

FOLDER = PACKAGE / "static"
IMMUTABLE = f"public, max-age={365 * 24 * 60 * 60}, immutable"

RELEASED = (
    (PACKAGE, "*.py"),
    (PACKAGE, "*.txt"),
    (PACKAGE, "*.csv"),
    (TEMPLATES, "*.html"),
    (TRANSLATIONS, "*.mo"),
)
"""All that pages are made of, besides the static files."""
IMPORT = re.compile(r'^import\b[^;]*?"(\.[^"]+)"', re.MULTILINE)
"""How our scripts import each other: relative to themselves."""

FINGERPRINT = re.compile(r"[0-9a-f]{12}")
KEPT = "static"
"""The folder in the data folder that has the files of releases, by fingerprint."""
MAX_KEPT = 5

mimetypes.add_type("text/javascript", ".js")


def add_urls(app: Flask) -> None:
    """The routes of static files, with their fingerprint and without."""
    # One fingerprint for all files: a page and the modules that its scripts import always fit.
    app.add_url_rule(
        f"/static/{fingerprint()}/<path:filename>", endpoint="static", view_func=static_file
    )
    app.add_url_rule("/static/<path:filename>", endpoint="static_now", view_func=static_now)


@lru_cache
def fingerprint() -> str:
    """A hash of all static files; types are for developers only."""
    digest = hashlib.sha256()
    for path in sorted(FOLDER.rglob("*")):
        if path.is_file() and path.suffix != ".ts":
            digest.update(path.relative_to(FOLDER).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


@lru_cache
def release() -> str:
    """A hash of all that a page is made of: it names the release."""
    digest = hashlib.sha256(fingerprint().encode())
    for folder, pattern in RELEASED:
        for path in sorted(folder.rglob(pattern)):
            digest.update(path.relative_to(folder).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def script(filename: str) -> Markup:
    """A script for a page, with all that it imports: nothing is fetched only after something else."""
    # Below a prefix it is not cached: a cache by text of a request would be unbounded.
    return _script_tags.__wrapped__(filename) if request.script_root else _script_tags(filename)


@lru_cache
def _script_tags(filename: str) -> Markup:
    tag = Markup('<script type="module" src="{}"></script>').format(_address(filename))
    return tag + _preload(*imported_by(filename))


def _preload(*filenames: str) -> Markup:
    link = Markup('\n<link rel="modulepreload" href="{}">')
    return Markup("").join(link.format(_address(each)) for each in filenames)


def game_data_link(has_modules: bool = False) -> Markup:
    """Preload links to the game as data: it is fetched beside the scripts, not after them."""
    link = Markup('<link rel="preload" as="fetch" crossorigin href="{}?v={}"{}>')
    mark = Markup(' id="game" data-modules' if has_modules else ' id="game"')
    game = link.format(page_url("game.file"), release(), mark)
    if not has_modules:
        return game
    modules = link.format(page_url("game.modules"), release(), "")
    scripts = "sheet/modules.js"
    return game + modules + _preload(scripts, *imported_by(scripts))


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


def static_file(filename: str, policy: str = IMMUTABLE, folder: Path = FOLDER) -> BaseResponse:
    path = (folder / filename).resolve()
    if not path.is_relative_to(folder.resolve()) or not path.is_file():
        abort(404)
    encoding = best_encoding(request.environ)
    response = Response(
        _compressed_file(path, encoding), mimetype=mimetypes.guess_type(path.name)[0]
    )
    set_encoding(response, encoding)
    response.add_etag()
    response.headers["Cache-Control"] = policy
    return response.make_conditional(request)


def static_now(filename: str) -> BaseResponse:
    """A file by its plain name, or of an earlier release by its fingerprint."""
    first, _, rest = filename.partition("/")
    if FINGERPRINT.fullmatch(first):
        return static_file(rest, folder=data_folder() / KEPT / first)
    return static_file(filename, "no-cache")


def keep_static_files() -> None:
    """Leave a copy of our files for the next release, whose server will be asked for them.

    A server whose data folder cannot be written does without.
    """
    kept = data_folder() / KEPT
    own = kept / fingerprint()
    with suppress(OSError):
        if not own.is_dir():
            kept.mkdir(parents=True, exist_ok=True)
            with TemporaryDirectory(dir=kept) as folder:
                copy = shutil.copytree(FOLDER, Path(folder) / own.name)
                copy.rename(own)  # as a whole; another instance may have been quicker
        own.touch()
        releases = [path for path in kept.iterdir() if FINGERPRINT.fullmatch(path.name)]
        for old in sorted(releases, key=lambda path: path.stat().st_mtime)[:-MAX_KEPT]:
            shutil.rmtree(old)


def release_data(view: Callable[[], Response | str]) -> Callable[[], Response]:
    """Decorator for data that scripts fetch under the release's name, `?v=…`; never another release's."""

    @wraps(view)
    def of_this_release() -> Response:
        wanted = request.args.get("v", release())
        if wanted != release():
            abort(404)
        response = make_response(view())
        if "v" in request.args:
            response.headers["Cache-Control"] = IMMUTABLE
        return response

    return of_this_release


@lru_cache(maxsize=256)
def _compressed_file(path: Path, encoding: str) -> bytes:
    body = (
        static_text(path).encode() if path.suffix in (".js", ".css", ".svg") else path.read_bytes()
    )
    return compress(body, encoding, STATIC_QUALITY)


@lru_cache
def _minifier() -> Callable[[str | None, str], str]:
    """Loaded by the process that uses it: its runtime (Go) hangs in one that was forked after that."""
    try:
        from minify import string
    except ImportError:  # it is not built for every machine
        return lambda _, code: code
    else:
        return cast("Callable[[str | None, str], str]", string)


@lru_cache(maxsize=256)
def static_text(path: Path) -> str:
    """A script, style sheet or drawing as it is sent: without what only its readers need."""
    code = path.read_text(encoding="utf-8")
    return _minifier()(mimetypes.guess_type(path.name)[0], code)
