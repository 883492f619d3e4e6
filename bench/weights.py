"""What a first visit to each page weighs, compressed as a browser gets it: `python -m bench.weights`.

Follows what a page refers to (style sheets, scripts and what they import, drawings) and counts the
bodies of the answers. Drawings inside a page count as the page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import urlencode, urljoin

import brotli
from flask import Flask
from flask.testing import FlaskClient

from scorer import create_app
from scorer.engine.components import Color
from scorer.engine.simulate import simulate
from scorer.modules import setup_for
from scorer.rules.book import RULEBOOK
from scorer.tables import create_table
from scorer.web.api.tables import database
from scorer.web.http.static_files import FOLDER, IMPORT, fingerprint, release
from tests.browser.pages import PAGES, TAGS, VILLAGES, people

FIRST_SIGHT = 14_000
"""HTML and CSS: what a fresh connection brings in its first round trip, with room for headers."""
EVERYTHING = 60_000
"""With scripts and drawings; only the board editor at a shared table needs nearly all of it."""
OFFLINE = 200 * 1024
"""What a phone keeps per language, to work without a network."""
WHOLE_RULEBOOK = "whole-rulebook"
MAY_BE_HEAVIER = (WHOLE_RULEBOOK, "modules-")
"""Everything is what readers of the one ask for; the limit is that of the base game."""

KINDS = {"text/css": "css", "text/javascript": "scripts"}
"""What has a column of its own; icons and the manifest go with the drawings."""
_LINKS = ("stylesheet", "modulepreload", "preload", "icon", "apple-touch-icon", "manifest")
_TAG = re.compile(r"<(?:link|script|img)\b[^>]*>")
_LATER = re.compile(r'\blater\(\(\) => import\("(\.[^"]+)"\)\)')
"""A script that a page loads by itself, after it is shown."""
_ATTRIBUTE = re.compile(r'(\w+)="([^"]*)"')


class Answer(NamedTuple):
    """A body that was fetched: what it is, its compressed size, and what it refers to."""

    kind: str
    size: int
    references: list[str]


@dataclass(frozen=True)
class Weight:
    """The compressed bytes of a page and of what it loads."""

    page: str
    html: int
    css: int
    scripts: int
    drawings: int

    @property
    def first_sight(self) -> int:
        return self.html + self.css

    @property
    def everything(self) -> int:
        return self.first_sight + self.scripts + self.drawings

    @property
    def is_too_heavy(self) -> bool:
        return self.first_sight > FIRST_SIGHT or self.everything > EVERYTHING

    def __str__(self) -> str:
        sizes = (self.html, self.css, self.first_sight, self.scripts, self.drawings)
        row = f"{self.page:44}" + "".join(f"{size:9,}" for size in (*sizes, self.everything))
        return row + (" too heavy" if self.is_too_heavy else "")


def references(html: str) -> list[str]:
    """The addresses of all that a browser fetches for a page."""
    tags = (dict(_ATTRIBUTE.findall(tag)) for tag in _TAG.findall(html))
    return [
        tag.get("src") or tag["href"] for tag in tags if "src" in tag or tag.get("rel") in _LINKS
    ]


def _imports(address: str) -> list[str]:
    """The addresses of the scripts that a script loads, read from it as it was written."""
    name = address.partition(f"{fingerprint()}/")[2]
    code = (FOLDER / name).read_text(encoding="utf-8") if name else ""
    return [urljoin(address, each) for each in IMPORT.findall(code) + _LATER.findall(code)]


class Scales:
    """Fetches pages as a browser does; files that several of them share are fetched once."""

    def __init__(self, client: FlaskClient) -> None:
        self.client = client
        self.files: dict[str, Answer] = {}

    def weigh(self, name: str, path: str) -> Weight:
        page = self._fetch(path)
        loaded: dict[str, Answer] = {}
        waiting = page.references
        while waiting:
            address = waiting.pop()
            if address not in loaded:
                loaded[address] = self.files.get(address) or self._fetch(address)
                waiting += loaded[address].references
        self.files |= loaded
        sizes = {"css": 0, "scripts": 0, "drawings": 0}
        for file in loaded.values():
            sizes[KINDS.get(file.kind, "drawings")] += file.size
        return Weight(name, page.size, **sizes)

    def offline(self, tag: str) -> int:
        """What a phone fetches in the background after its first visit, to work without a network."""
        id = release()
        addresses = ("/sw.js", f"/offline/{id}.txt", f"/{tag}/offline/{id}.txt")
        return sum(self._fetch(address).size for address in addresses)

    def _fetch(self, address: str) -> Answer:
        answer = self.client.get(address, headers={"Accept-Encoding": "br"}, follow_redirects=True)
        packed = answer.headers.get("Content-Encoding") == "br"
        text = (brotli.decompress(answer.data) if packed else answer.data).decode(errors="replace")
        if answer.mimetype == "text/html":
            found = references(text)
        else:
            assert answer.status_code == 200, address
            found = _imports(address) if answer.mimetype == "text/javascript" else []
        return Answer(answer.mimetype, len(answer.data), found)


def every_page(app: Flask) -> Iterator[tuple[str, str]]:
    """Names and addresses of all pages in all languages; boards are full."""
    board = str(simulate(setup_for(len(Color)), 11, tuple(Color)).board)
    whole = f"{people(4)}&{urlencode({'mode': 'board', 'board': board})}"
    seats = {f"seat{n}": str(color) for n, color in enumerate(Color, 1)}
    with app.app_context():
        temples_table = create_table(database(), seats).code
        board_table = create_table(database(), seats | {"board": board, "mode": "board"}).code
    pages = {
        **PAGES,
        WHOLE_RULEBOOK: "rules/all",
        "board": f"score/board?{people(4)}&mode=board",
        "board-full": f"score/board?{whole}",
        "result-board": f"score/result?{whole}&{VILLAGES}",
        "table": f"t/{temples_table}",
        "table-temples": f"t/{temples_table}/temples",
        "table-villages": f"t/{temples_table}/villages",
        "table-board": f"t/{board_table}/board",
        "table-result": f"t/{temples_table}/result",
        "table-display": f"t/{temples_table}/display",
        **{f"rule {id}": f"rules/{id}" for id in RULEBOOK.sections},
    }
    for tag in TAGS:
        for name, path in pages.items():
            yield f"{name} ({tag})", f"/{tag}/{path}"


def weights(folder: Path) -> list[Weight]:
    """Of every page, the heaviest first; tables are kept in a folder."""
    app = create_app({"DATABASE_URL": f"sqlite:///{folder}/tables.db", "SECRET_KEY": "scales"})
    app.extensions["tables"].prepare()
    scales = Scales(app.test_client())
    found = [scales.weigh(name, path) for name, path in every_page(app)]
    app.extensions["tables"].close()
    return sorted(found, key=lambda weight: -weight.first_sight)


def kept_offline() -> dict[str, int]:
    """What a phone keeps, in each language."""
    scales = Scales(create_app({"SECRET_KEY": "scales"}).test_client())
    return {tag: scales.offline(tag) for tag in TAGS}


def main() -> None:
    heads = ("HTML", "CSS", "both", "scripts", "drawings", "all")
    print(f"{'first visit, compressed bytes':44}" + "".join(f"{head:>9}" for head in heads))
    print(f"{'allowed':44}{FIRST_SIGHT:27,}{EVERYTHING:27,}")
    with TemporaryDirectory() as folder:
        found = weights(Path(folder))
    sections = [weight for weight in found if weight.page.startswith("rule ")]
    for weight in found:
        if weight is sections[0] or weight not in sections or weight.is_too_heavy:
            print(weight)
    print(f"and {len(sections) - 1} lighter sections of the rules")
    print(f"{'allowed without a network':44}{OFFLINE:54,}")
    for tag, size in kept_offline().items():
        print(f"{f'kept for use without a network ({tag})':44}{size:54,}")


if __name__ == "__main__":
    main()
