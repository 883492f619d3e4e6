"""Codes into words: the messages for problems, findings, temples and pieces, by the engine's codes.

>>> from scorer.i18n import language
>>> problem_text(Problem("players.0.sun", "out-of-range", {"min": 0, "max": 3}), language("en"))
'Enter a whole number from 0 to 3.'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from scorer.engine.checks import Finding
from scorer.engine.components import Color, JungleKind
from scorer.engine.fields import Field, Term
from scorer.engine.scoring import Reason, Temple
from scorer.engine.setup import Setup
from scorer.modules import EXPANSIONS, all_modules
from scorer.modules.model import FieldWords, StepWords
from scorer.sheet.problems import Problem

from .locales import N_, Language, Nn_, Text

COLORS: Mapping[str, str] = {
    Color.RED: N_("Red"),
    Color.PURPLE: N_("Purple"),
    Color.WHITE: N_("White"),
    Color.YELLOW: N_("Yellow"),
}

PROBLEMS: Mapping[str, Text] = {
    "not-an-object": N_("This must be a JSON object."),
    "not-a-list": N_("This must be a list."),
    "not-text": N_("This must be text."),
    "not-a-number": N_("Enter a whole number."),
    "missing": N_("This is missing."),
    "out-of-range": N_("Enter a whole number from %(min)s to %(max)s."),
    "too-few-players": N_("Cacao is for %(min)s to %(max)s players: too few were given."),
    "too-many-players": N_("Cacao is for %(min)s to %(max)s players: too many were given."),
    "unknown-color": N_("There is no such colour in the game."),
    "duplicate-color": N_("Another player already has this colour."),
    "name-too-long": Nn_(
        "A name may have at most %(max)s character.",
        "A name may have at most %(max)s characters.",
        "max",
    ),
    "not-a-printed-value": N_("No field shows this value."),
    "no-such-choice": N_("There is no such choice."),
    "not-a-temple": N_("This temple cannot be read. Enter it again."),
    "unknown-module": N_("There is no module “%(module)s”."),
    "repeated-module": N_("The module “%(module)s” is named twice."),
    "module-players": N_("“%(module)s” cannot be played with %(players)s players."),
    "module-alone": N_("“%(module)s” includes the other modules already: choose it alone."),
    "not-one-of-each": N_(
        "Choose %(max)s sides in all, one of each tile: these cannot all lie up at once."
    ),
    "no-such-item": N_("There is no “%(item)s” to choose here."),
    "too-many-items": N_("%(item)s: nobody can have more than %(max)s."),
    "none-left": N_("%(item)s: together you have more than there are (%(max)s)."),
    "module-not-in-play": N_("This belongs to a module that is not in play."),
    "game-unfinished": N_("The game is not finished: something is still missing."),
    "board-or-temples": N_("Give either the board or the temples, not both and not neither."),
    "bad-character": N_("The board cannot be read from character %(position)s on: “%(found)s”."),
    "no-such-tile": N_("There is no tile “%(found)s” in the box (character %(position)s)."),
    "too-long": N_("This is longer than any board can be."),
    "too-many-temples": Nn_(
        "Only %(max)s temple is in play with so many players.",
        "Only %(max)s temples are in play with so many players.",
        "max",
    ),
    "too-many-workers": N_("No more than %(max)s workers fit around a temple."),
    "query-too-long": N_("Ask in at most %(max)s characters."),
    "color-not-playing": N_("Nobody plays this colour."),
    "no-such-field": N_("There is no such field."),
    "value-too-long": Nn_(
        "At most %(max)s character fits here.", "At most %(max)s characters fit here.", "max"
    ),
    "too-many-changes": Nn_(
        "Send at most %(max)s change at once.", "Send at most %(max)s changes at once.", "max"
    ),
    "bad-id": N_("This must be 1 to %(max)s plain characters."),
    "no-such-table": N_("There is no table with this code. Codes expire when nobody uses them."),
    "no-such-game": N_("This table has not finished such a game."),
    "nothing-to-undo": N_("There is nothing left to undo."),
    "game-full": N_("This game has been changed too often. Begin the next one."),
    "nothing-to-restore": N_("There is nothing left to put back: it is too late, or it was done."),
    "other-game": N_("This was entered for another game of this table."),
    "table-deleted": N_("Somebody has deleted this table. For ten minutes it can be put back."),
    "bad-token": N_("This page has been open for too long. Load it again."),
    "unavailable": N_("The shared tables cannot be reached just now. Try again in a moment."),
    "too-often": N_("That was too often. Wait a few minutes and try again."),
}

FINDINGS: Mapping[str, Text] = {
    "wrong-square": N_(
        "This tile shares a side with a tile of its own kind: worker tiles and jungle tiles "
        "alternate like the squares of a chessboard."
    ),
    "too-many-colors": N_("The board shows %(found)s colours, but only %(limit)s players play."),
    "color-not-in-game": N_("%(color)s does not take part in this game."),
    "too-many-jungle-tiles": N_(
        "%(found)s tiles of this kind (%(kind)s) lie on the board; in play: %(limit)s."
    ),
    "too-many-worker-tiles": N_(
        "%(color)s shows %(found)s worker tiles %(pattern)s; in play: %(limit)s."
    ),
    "too-few-tiles": N_(
        "%(color)s has laid %(found)s of %(limit)s worker tiles: is a worker tile missing?"
    ),
    "too-few-colors": Nn_(
        "The worker tiles of %(missing)s player are missing altogether.",
        "The worker tiles of %(missing)s players are missing altogether.",
        "missing",
    ),
    "too-many-tiles": N_(
        "%(color)s has laid %(found)s worker tiles, covered ones included; everyone has %(limit)s."
    ),
    "worker-without-jungle": N_("This worker tile touches no jungle tile."),
    "jungle-without-workers": N_(
        "A jungle tile only comes into play where at least %(limit)s worker tiles touch its space: "
        "is a worker tile missing here?"
    ),
    "no-start-tiles": N_(
        "A starting tile is missing: nowhere do these two touch at a corner: %(start)s."
    ),
    "separate-part": N_("This part does not hang together with the rest of the board."),
    "order-impossible": N_("These tiles cannot have been laid in any order."),
    "space-left-empty": Nn_(
        "%(tiles)s worker tile touches this empty jungle space: is a jungle tile missing here?",
        "%(tiles)s worker tiles touch this empty jungle space: is a jungle tile missing here?",
        "tiles",
    ),
    "covered-too-early": Nn_(
        "A worker tile is overbuilt here although %(missing)s jungle tile is missing from the board.",
        "A worker tile is overbuilt here although %(missing)s jungle tiles are missing from the "
        "board.",
        "missing",
    ),
    "jungle-left-over": Nn_(
        "%(missing)s jungle tile never came into play. That is rare: is it missing from the board?",
        "%(missing)s jungle tiles never came into play. That is rare: are they missing from the "
        "board?",
        "missing",
    ),
    "no-sun-token": N_(
        "%(color)s has overbuilt more often (%(found)s) than its workers can ever have taken sun "
        "tokens (%(limit)s)."
    ),
    "temple-crowded": N_(
        "Temple %(temple)s: so many workers need %(tiles)s worker tiles, but only %(limit)s fit around "
        "it."
    ),
}


@lru_cache
def _kind_names() -> Mapping[str, str]:
    return {code: name for module in all_modules() for code, name in module.words.kinds.items()}


@lru_cache
def all_findings() -> Mapping[str, Text]:
    own = {code: text for each in all_modules() for code, text in each.words.findings.items()}
    return {**FINDINGS, **own}


def jungle_text(kind: JungleKind, language: Language) -> str:
    """The name of a kind of jungle tile."""
    return language.text(_kind_names()[kind.code], {"amount": kind.amount})


def field_words(field: Field) -> FieldWords:
    return next(m.words.fields[field.code] for m in all_modules() if field.code in m.words.fields)


def term_name(term: Term) -> str:
    return next(m.words.terms[term.code] for m in all_modules() if term.code in m.words.terms)


@lru_cache
def quantity_texts() -> Mapping[str, Text]:
    """What bonuses count, by the code of the quantity."""
    return {code: text for each in all_modules() for code, text in each.words.quantities.items()}


def step_words(step: str) -> StepWords:
    return next(m.words.steps[step] for m in all_modules() if step in m.words.steps)


@lru_cache
def module_titles() -> Mapping[str, str]:
    """Code of an expansion module -> what it is called."""
    return {code: module.words.title for code, module in EXPANSIONS.items()}


def option_text(field: Field, option: str, language: Language) -> str:
    """What an item of a field is called."""
    value = {"value": int(option)} if option.isdigit() else None
    return language.text(field_words(field).options[option], value)


def problem_text(problem: Problem, language: Language) -> str:
    params = dict(problem.params)
    if title := module_titles().get(str(params.get("module"))):
        params["module"] = language.text(title)
    if "item" in params:
        code = problem.field.rpartition(".")[2].rstrip("1234567890")
        for field in (each for module in all_modules() for each in module.game.fields):
            if field.code == code and params["item"] in field.options:
                params["item"] = option_text(field, str(params["item"]), language)
    return language.text(PROBLEMS[problem.code], params)


def finding_text(finding: Finding, setup: Setup, language: Language) -> str:
    params = dict(finding.params)
    if "color" in params:
        params["color"] = language.text(COLORS[str(params["color"])])
    if "pattern" in params:
        # Isolated, or a right-to-left sentence would turn 3-0-0-1 into 1-0-0-3: another tile.
        params["pattern"] = f"\u2066{params['pattern']}\u2069"
    for name in ("item", "lower"):
        if name in params:
            params[name] = _item_text(str(params[name]), setup, language)
    if "kind" in params:
        params["kind"] = jungle_text(setup.kinds[str(params["kind"])], language)
    params["start"] = language.list(
        jungle_text(setup.kinds[code], language) for code in setup.start
    )
    return language.text(all_findings()[finding.code], params)


def _item_text(item: str, setup: Setup, language: Language) -> int | str:
    """An item within a sentence: by its name, or as the number that it is."""
    if item.isdigit():
        return int(item)
    field = next(each for each in setup.seat_fields if item in each.options)
    return option_text(field, item, language)


def temple_text(
    temple: Temple, term: Term, language: Language, label: Callable[[Color], str]
) -> str:
    """Who gets what at a temple and why, in a sentence or two."""
    parts = []
    reasons = {standing.reason for standing in temple.standings.values()}
    for reason, message in TEMPLE_REASONS.items():
        if reason not in reasons:
            continue
        colors = temple.with_reason(reason)
        of = term.shares[reason is Reason.SHARED_SECOND]
        if of % len(colors) == 0:
            message = TEMPLE_EVEN.get(reason, message)
        params: dict[str, int | str] = {
            "who": language.list(map(label, colors)),
            "gold": temple.standings[colors[0]].gold,
            "players": len(colors),
            "of": of,
        }
        parts.append(language.text(message, params))
    return " ".join(parts) or language.text(EMPTY_TEMPLE)


EMPTY_TEMPLE = N_("Nobody has a worker here: no gold is paid.")
# I18N: %(temples)s is the number of a temple, or a list of numbers: “2 and 4”
UNTOUCHED_TEMPLES = Nn_(
    "Nobody has a worker at temple %(temples)s: no gold is paid there.",
    "Nobody has a worker at temples %(temples)s: no gold is paid there.",
    "num",
)
TEMPLE_REASONS: Mapping[Reason, Text] = {
    Reason.ALONE: N_("%(who)s alone has workers here: %(gold)s gold; second place is not paid."),
    Reason.FIRST: N_("%(who)s has the most workers: %(gold)s gold."),
    Reason.SHARED_FIRST: N_(
        "%(who)s share first place: %(of)s ÷ %(players)s = %(gold)s gold each, rounded down; "
        "second place is not paid."
    ),
    Reason.SECOND: N_("%(who)s has the second most: %(gold)s gold."),
    Reason.SHARED_SECOND: N_(
        "%(who)s share second place: %(of)s ÷ %(players)s = %(gold)s gold each, rounded down."
    ),
    Reason.EACH_SECOND: N_(
        "%(who)s share second place: %(gold)s gold each, by the Persian rulebook."
    ),
    Reason.FIRST_WAS_SHARED: Nn_(
        "%(who)s gets nothing, because first place was shared.",
        "%(who)s get nothing, because first place was shared.",
        "players",
    ),
    Reason.LOWER: Nn_(
        "%(who)s has too few workers and gets nothing.",
        "%(who)s have too few workers and get nothing.",
        "players",
    ),
}
TEMPLE_EVEN: Mapping[Reason, str] = {
    Reason.SHARED_FIRST: N_(
        "%(who)s share first place: %(of)s ÷ %(players)s = %(gold)s gold each; second place is not "
        "paid."
    ),
    Reason.SHARED_SECOND: N_(
        "%(who)s share second place: %(of)s ÷ %(players)s = %(gold)s gold each."
    ),
}
"""Where the shares come out even, nothing is rounded."""
