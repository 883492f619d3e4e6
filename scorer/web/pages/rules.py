"""The rulebook on the screen: contents, sections, questions, glossary and search."""

from __future__ import annotations

from unicodedata import combining, normalize

from babel import Locale
from flask import Blueprint, Response, abort, render_template, request, url_for
from markupsafe import Markup

from scorer.engine.board import Board
from scorer.engine.components import Color
from scorer.i18n import N_, Language, languages
from scorer.modules import whole_box
from scorer.modules.base.game import COINS, WATER_TRACK
from scorer.rules.book import RULEBOOK
from scorer.rules.figures import fill
from scorer.rules.glossary import GLOSSARY
from scorer.rules.model import BoardPicture, Picture, Piece, TilesPicture
from scorer.rules.search import LONGEST_QUERY, QueryTooLong, exported
from scorer.sheet.seats import clean_text
from scorer.web.api.rules import answer
from scorer.web.drawing.pictures import Pictures, current_pictures
from scorer.web.http.json_response import compact_json
from scorer.web.language import current_language

bp = Blueprint("rules", __name__, url_prefix="/<language:lang>/rules")

LABELS = {
    "short": N_("In short"),
    "example": N_("For example"),
    "in_print": N_("In print"),
    "others": N_("Other printed editions"),
    "module": N_("Module: %(module)s"),
}
"""Words of a page that may be read in two languages at once."""


def rule_text(message: str, language: Language | None = None) -> str:
    """A text of the rulebook in a language (the reader's), with its figures."""
    language = language or current_language()
    return fill(language.text(message), language.number)


@bp.get("")
def contents() -> str:
    return render_template("rules/contents.html")


@bp.get("/all")
def whole() -> str:
    """The whole rulebook on one page, for scrolling and printing."""
    return render_template("rules/all.html")


@bp.get("/questions")
def questions() -> str:
    return render_template("rules/questions.html")


@bp.get("/glossary")
def glossary() -> str:
    """Every term in every language; a word in any of them finds its row."""
    wanted = clean_text(request.args.get("q", "")[:LONGEST_QUERY])
    terms = [
        term
        for term in GLOSSARY.values()
        if any(_folded(wanted) in _folded(word) for word in term.words.values())
    ]
    ours = current_language()
    shown = [ours, *(each for each in languages().values() if each is not ours)]
    return render_template("rules/glossary.html", terms=terms, wanted=wanted, shown=shown)


_ARABIC_LETTERS = str.maketrans("يك", "یک")


def _folded(word: str) -> str:
    """Without case, accents and the joiners of Persian, so that what is typed finds what is printed."""
    plain = "".join(c for c in normalize("NFKD", word) if not combining(c) and c != "\u200c")
    return plain.translate(_ARABIC_LETTERS).casefold()


@bp.get("/search")
def find() -> str | tuple[str, int]:
    """The search as a page, for readers without a script."""
    query = clean_text(request.args.get("q", ""))
    try:
        found = answer(query, current_language())
    except QueryTooLong:
        return render_template("rules/search.html", query=query[:LONGEST_QUERY], too_long=True), 422
    return render_template(
        "rules/search.html", query=query, hits=found["results"], nearest=found.get("nearest")
    )


@bp.get("/index.json")
def index() -> Response:
    """What a browser needs to search without the network."""
    return compact_json({"pages": url_for(".contents"), **exported(current_language())})


@bp.get("/<id>")
def section(id: str) -> str:
    """A section, on request with a second language beside it."""
    if id not in RULEBOOK.sections:
        abort(404)
    ids = list(RULEBOOK.sections)
    at = ids.index(id)
    second = languages().get(request.args.get("with", ""))
    return render_template(
        "rules/section.html",
        section=RULEBOOK.sections[id],
        before=RULEBOOK.sections[ids[at - 1]] if at else None,
        after=RULEBOOK.sections[ids[at + 1]] if at + 1 < len(ids) else None,
        second=second if second is not current_language() else None,
    )


def edition_name(tag: str, language: Language) -> str:
    """The language of a printed edition, as `language` calls it."""
    return Locale.parse(tag).get_language_name(language.locale.language) or tag


def draw(picture: Picture, language: Language | None = None) -> Markup:
    """A picture of the rulebook; its caption stands beside it, so it is only described where needed."""
    pictures = current_pictures().in_language(language or current_language())
    alt = rule_text(picture.alt or picture.caption, language)
    if isinstance(picture, BoardPicture):
        return pictures.board(Board.parse(picture.notation, whole_box()), alt, picture.highlight)
    if isinstance(picture, TilesPicture):
        tiles = [pictures.jungle_tile(whole_box().kinds[code]) for code in picture.jungle]
        tiles += [pictures.worker_tile(Color.RED, sides) for sides in picture.workers]
        return Markup("").join(tiles)
    colors = list(Color)
    return Markup("").join(
        _draw_piece(pictures, piece, colors[i % len(colors)])
        for i, piece in enumerate(picture.pieces)
    )


def _draw_piece(pictures: Pictures, piece: Piece, color: Color) -> Markup:
    match piece:
        case Piece.VILLAGE_BOARD:
            return pictures.village_board(color)
        case Piece.WATER_TRACK:
            return pictures.water_track(color, WATER_TRACK[0])
        case Piece.COIN:
            return Markup("").join(pictures.piece(f"coin-{value}") for value in COINS)
        case Piece.WATER_CARRIER:
            return pictures.piece("carrier", color)
        case Piece.WORKER_PILE:
            return pictures.piece("worker-back", color)
        case Piece.JUNGLE_PILE:
            return pictures.piece("jungle-back")
        case Piece.CACAO_FRUIT:
            return pictures.piece("cacao")
        case Piece.SUN_TOKEN:
            return pictures.piece("sun")
