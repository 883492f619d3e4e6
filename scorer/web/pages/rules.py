"""The rulebook on the screen: contents, sections, questions, glossary and search."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar
from unicodedata import combining, normalize

from flask import Blueprint, Response, abort, render_template, request, url_for
from markupsafe import Markup

from scorer.engine.board import Board
from scorer.engine.components import Color
from scorer.i18n import N_, Language, languages
from scorer.modules import EXPANSIONS, all_modules, whole_box
from scorer.modules.base.game import COINS, WATER_TRACK
from scorer.rules.book import RULEBOOK
from scorer.rules.figures import fill
from scorer.rules.glossary import GLOSSARY
from scorer.rules.model import (
    BoardPicture,
    Card,
    Picture,
    Piece,
    Question,
    Section,
    Source,
    TilesPicture,
)
from scorer.rules.search import (
    LONGEST_QUERY,
    QueryTooLong,
    exported,
    find_cards,
    nearest_topics,
)
from scorer.sheet.entries import MODULES
from scorer.sheet.query import query_modules
from scorer.sheet.seats import clean_text
from scorer.web.drawing.pictures import Pictures, capitalised, current_pictures
from scorer.web.http.json_response import compact_json
from scorer.web.http.static_files import release_data
from scorer.web.language import current_language

from . import cheat_sheet as sheet

bp = Blueprint("rules", __name__, url_prefix="/<language:lang>/rules")
T = TypeVar("T", Section, Question)

LABELS = {
    # I18N: label above the summary of a rule
    "short": N_("In short"),
    # I18N: label above an example
    "example": N_("Example"),
    # I18N: label above a picture
    "before": N_("Before"),
    # I18N: label above a picture
    "after": N_("After"),
    # I18N: heading of a note; %(rulebooks)s is a list such as “German and Dutch”
    "in_print": N_("What the rulebook says (%(rulebooks)s)"),
    # I18N: opens the notes on the rulebooks that the reader does not have
    "others": N_("What other rulebooks say"),
    # I18N: link to the choice of a rulebook
    "my_edition": N_("I have another rulebook"),
    # I18N: beside the note on a rulebook that differs from our rule
    "changes_score": N_("can change the score"),
    # I18N: beside the note on a rulebook that differs from our rule
    "changes_nothing": N_("changes nothing"),
    "which": N_("Which rulebook do you have?"),
    "nothing": N_("Nothing in this rulebook changes play or score."),
    # I18N: label of a rule that a module brings
    "module": N_("Module: %(module)s"),
    # I18N: where an answer comes from
    Source.OURS: N_("Not in the rulebook: our suggestion"),
    # I18N: where an answer comes from: it is about the boxes or this app, or follows from the rules
    Source.ABOUT: N_("Not in the rulebook"),
    # I18N: where an answer comes from
    Source.RULEBOOK: N_("In the rulebook"),
    # I18N: followed by the word under which the printed rulebook has it, such as “Scoring”
    "part": N_("In the rulebook under:"),
}
"""Words of a page that may be read in two languages at once."""


def rule_text(message: str, language: Language | None = None) -> str:
    """A text of the rulebook in a language (the reader's), with its figures."""
    language = language or current_language()
    return fill(language.text(message), language.number)


@dataclass(frozen=True)
class Answer:
    """A card as its reader sees it."""

    card: Card
    title: str
    fact: str
    """The beginning of the answer, which settles the question."""
    why: str
    picture: Picture | None
    parts: Mapping[str, str]
    """Edition -> the printed word under which it has the rule."""


_SENTENCE = re.compile(r"(.+?[.!?؟])(?:\s+(.*))?$")
_CLAUSE = re.compile(r"(.{20,}?[.!?؟:;؛])(?:\s+(.*))?$")
_LONG_FACT = 60
"""Letters; of a longer sentence only its first clause is shown large."""


def answer_to(card: Card, language: Language | None = None) -> Answer:
    """A card in a language: the fact first, then why."""
    text = rule_text(card.answer, language)
    found = _SENTENCE.match(text)
    if card.is_question and found and len(found[1]) > _LONG_FACT:
        found = _CLAUSE.match(text)
    fact, why = found.groups("") if found else (text, "")
    part = RULEBOOK.part_of(card.section) if card.source is Source.RULEBOOK else ""
    words = GLOSSARY[part].words if part else {}
    return Answer(
        card=card,
        title=rule_text(card.title, language),
        fact=fact,
        why=why,
        picture=RULEBOOK.picture_of(card),
        parts={
            code: capitalised(words[each.language])
            for code, each in RULEBOOK.editions.items()
            if words
        },
    )


def edition_titles(codes: Sequence[str], language: Language) -> str:
    """Printed rulebooks as a language calls them: mostly by their own language."""
    names = language.locale.languages
    editions = [RULEBOOK.editions[code] for code in codes]
    titles = [language.text(each.title) or str(names[each.language]) for each in editions]
    return capitalised(language.list(titles))


def playing_modules() -> list[str]:
    """The modules that the address says the reader plays with; without any nothing is left out."""
    return [code for code in query_modules(request.args) if code in EXPANSIONS]


def _that_matter(parts: Iterable[T]) -> list[T]:
    """Sections or questions of the base game and of the reader's modules."""
    return [part for part in parts if RULEBOOK.matters(part.id, playing_modules())]


def brought_by(id: str) -> Markup:
    """The attribute by which scripts know the modules of a section or question."""
    codes = RULEBOOK.brought_by.get(id)
    return Markup(' data-brought-by="{}"').format(" ".join(codes)) if codes else Markup("")


@bp.context_processor
def _edition() -> dict[str, Any]:
    """The printed rulebook that the address names, which links carry on; else that of the language.

    And the modules that the reader plays with.
    """
    asked, modules = request.args.get("edition", ""), playing_modules()
    kept = {"edition": asked} if asked in RULEBOOK.editions else {}
    if modules:
        kept[MODULES] = ",".join(modules)
    return {
        "kept": kept,
        "playing": modules,
        "that_matter": _that_matter,
        "expansions": EXPANSIONS,
        "edition_for": lambda language: (
            kept.get("edition") or RULEBOOK.default_edition(language.tag)
        ),
    }


@bp.get("")
def contents() -> str:
    return render_template("rules/contents.html")


@bp.get("/all")
def whole() -> str:
    """The whole rulebook on one page, for scrolling and printing."""
    return render_template("rules/all.html")


@bp.get("/cheat-sheet")
def cheat_sheet() -> str:
    """The turn, the jungle tiles and the scoring on one screen.

    What modules bring is hidden unless they are chosen, by the address or by what the phone remembers.
    """
    return render_template("rules/cheat_sheet.html", sheet=sheet, modules=all_modules())


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
    language = current_language()
    try:
        hits = find_cards(query, language, modules=playing_modules())
    except QueryTooLong:
        return render_template("rules/search.html", query=query[:LONGEST_QUERY], too_long=True), 422
    shown = hits or nearest_topics(language)
    return render_template(
        "rules/search.html",
        query=query,
        hit=hits[0] if hits else None,
        cards=[RULEBOOK.card(hit.id) for hit in shown],
    )


@bp.get("/index.json")
@release_data
def index() -> Response:
    """What a browser needs to search without the network."""
    return compact_json({"pages": url_for(".contents"), **exported(current_language())})


@bp.get("/<id>")
def section(id: str) -> str:
    """A section, on request with a second language beside it."""
    if id not in RULEBOOK.sections:
        abort(404)
    ids = [each.id for each in RULEBOOK.sections.values() if each.id == id or _that_matter([each])]
    at = ids.index(id)
    second = languages().get(request.args.get("with", ""))
    return render_template(
        "rules/section.html",
        section=RULEBOOK.sections[id],
        before=RULEBOOK.sections[ids[at - 1]] if at else None,
        after=RULEBOOK.sections[ids[at + 1]] if at + 1 < len(ids) else None,
        second=second if second is not current_language() else None,
    )


@bp.get("/<id>/<question>")
def question(id: str, question: str) -> str:
    """A question: its answer, its neighbours, and the whole rule."""
    if question not in RULEBOOK.questions or RULEBOOK.questions[question].section != id:
        abort(404)
    return render_template("rules/question.html", card=RULEBOOK.card(question))


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


def _draw_piece(pictures: Pictures, piece: Piece | str, color: Color) -> Markup:
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
    return pictures.sheet.piece(piece, "")
