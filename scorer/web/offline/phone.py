"""What lets the app work without a network: a worker on the phone, and the pages that it keeps.

The worker (`static/offline/worker.js`) knows one release, and everything that it keeps comes from that
release: a page can never meet the scripts of another one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import chain

from flask import (
    Blueprint,
    Response,
    abort,
    current_app,
    json,
    render_template,
    request,
    url_for,
)
from flask_babel import gettext

from scorer.engine.components import Color
from scorer.i18n import languages
from scorer.rules.book import RULEBOOK
from scorer.web.http.json_response import compact_json
from scorer.web.http.static_files import FOLDER, IMMUTABLE, release, static_text
from scorer.web.language import current_language
from scorer.web.pages.home import PLACES

bp = Blueprint("offline", __name__)

SERVICE_WORKER = FOLDER / "offline" / "worker.js"
THEME, PAPER = "#1d4a34", "#fbf4e4"
ICONS = (("192", "any"), ("512", "any"), ("512", "maskable"))
DATA = ("rules.index", "situations.data", "game.file", "game.modules", "game.parts")
PAGES = (
    *("home.page", "home.privacy", "home.history", "offline.page"),
    *("setup.page", "score.page", "rules.contents", "rules.whole", "rules.questions"),
    *("rules.cheat_sheet", "rules.glossary", "rules.find"),
)
SHEET_PAGES = (
    *("setup.steps", "score.temples", "score.board", "score.villages", "score.result"),
    *("score.reset", "setup.choices", "score.choices"),
)
"""Pages that show a sheet: scripts put in the one that the address holds."""
PLAYERS_PAGES = ("setup.players", "score.players")
FOR_THE_NETWORK = re.compile(
    r'<(?:link rel="(?:alternate|modulepreload)"|meta name="description")[^>]*>\n?'
    r'| href="/language/[^"]*"| rel="nofollow"|\n(?=\n)'
)
"""For search engines, or to be fetched early, or known to scripts: a phone needs none of it (5 KB)."""


@bp.get("/sw.js")
def worker() -> Response:
    """The worker of this release. It stands at the root, because it answers for every page."""
    about = {"id": release(), "languages": list(languages())}
    code = static_text(SERVICE_WORKER)
    answer = Response(f"const RELEASE = {json.dumps(about)};\n{code}", mimetype="text/javascript")
    answer.headers["Cache-Control"] = "no-cache"
    return answer


@bp.get("/offline/<id>.txt")
def files(id: str) -> Response:
    """Every static file that pages load, by its address: together, and by kind, they compress better."""
    _check_release(id)
    return _kept(
        {
            url_for("static", filename=path.relative_to(FOLDER).as_posix()): static_text(path)
            for path in sorted(FOLDER.rglob("*"), key=lambda path: (path.suffix, path))
            if path.suffix in (".js", ".css", ".svg") and path != SERVICE_WORKER
        }
    )


def _check_release(id: str) -> None:
    if id != release():
        abort(404)


def _kept(bodies: Mapping[str, str]) -> Response:
    """Addresses and bodies by turns, with NUL between them: JSON would escape every quote."""
    answer = Response("\0".join(chain.from_iterable(bodies.items())), mimetype="text/plain")
    answer.headers["Cache-Control"] = IMMUTABLE
    return answer


@bp.get("/<language:lang>/manifest.webmanifest")
def manifest() -> Response:
    """What the phone needs to know to install the app, in the reader's language."""
    language = current_language()
    about = {
        "id": "/",
        # I18N: the name of the app
        "name": gettext("Cacao companion"),
        "short_name": "Cacao",
        "description": gettext("Set up the board game Cacao, check a rule and work out the score."),
        "lang": language.tag,
        "dir": language.direction,
        "start_url": url_for("home.page"),
        "scope": "/",
        "display": "standalone",
        "theme_color": THEME,
        "background_color": PAPER,
        "icons": [
            {
                "src": url_for("static", filename=f"icons/{purpose}-{size}.png"),
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for size, purpose in ICONS
        ],
        "shortcuts": [
            {"name": gettext(place.title), "url": url_for(place.endpoint)} for place in PLACES
        ],
    }
    return compact_json(about, "application/manifest+json")


@bp.get("/<language:lang>/offline")
def page() -> str:
    """Shown in the place of a page that only the network can bring."""
    return render_template("offline/page.html")


@bp.get("/<language:lang>/offline/<id>.txt")
def pages(id: str) -> Response:
    """Every page that works without a network, in one language, by its address."""
    _check_release(id)
    return _kept({kept: rendered_page(address) for kept, address in _addresses()})


def _addresses() -> Iterator[tuple[str, str]]:
    """The address that the worker keeps a page under, and the one that gives the page."""
    # Data first: pages that follow each other without it compress better, by 3 KB.
    plain = [url_for(endpoint, v=release()) for endpoint in DATA]
    plain += [url_for(endpoint) for endpoint in PAGES]
    plain += [url_for("rules.section", id=id) for id in RULEBOOK.sections]
    yield from ((address, address) for address in plain)
    everybody = [color.value for color in Color]
    for endpoint in SHEET_PAGES:
        yield url_for(endpoint), url_for(endpoint, p=everybody)
    for endpoint in PLAYERS_PAGES:
        yield url_for(endpoint), url_for(endpoint, players=len(everybody))


def rendered_page(address: str, **environ: object) -> str:
    """A page for a phone to keep, by a request of its own."""
    app = current_app
    # With a context of its own as well, or a page would hold the drawings of those before it.
    with (
        app.app_context(),
        app.test_request_context(address, base_url=request.host_url, environ_overrides=environ),
    ):
        answer = app.preprocess_request() or app.dispatch_request()
        return FOR_THE_NETWORK.sub("", app.make_response(answer).get_data(as_text=True))
