"""Codes into words: the messages for problems, findings, temples and pieces, by the engine's codes.

>>> from scorer.i18n import language
>>> problem_text(Problem("players.0.sun", "out-of-range", {"min": 0, "max": 3}), language("en"))
'Enter a whole number from 0\\xa0to 3.'
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

from .locales import N_, Language, Nn_, Np_, Text

COLORS: Mapping[str, str] = {
    # I18N: the colour of a player, in place of the player’s name
    Color.RED: N_("Red"),
    # I18N: the colour of a player, in place of the player’s name
    Color.PURPLE: N_("Purple"),
    # I18N: the colour of a player, in place of the player’s name
    Color.WHITE: N_("White"),
    # I18N: the colour of a player, in place of the player’s name
    Color.YELLOW: N_("Yellow"),
}

UNNAMED_PLAYERS: Mapping[str, Text] = {
    # I18N: a player without a name, in a sentence or a list: “Red wins with 40 gold!”, “Red and White”
    Color.RED: Np_("player", "Red"),
    # I18N: a player without a name, in a sentence or a list
    Color.PURPLE: Np_("player", "Purple"),
    # I18N: a player without a name, in a sentence or a list
    Color.WHITE: Np_("player", "White"),
    # I18N: a player without a name, in a sentence or a list
    Color.YELLOW: Np_("player", "Yellow"),
}
"""The players by their colours; `COLORS` are the colours themselves."""

PROBLEMS: Mapping[str, Text] = {
    "not-an-object": N_("This must be a JSON object."),
    "not-a-list": N_("This must be a list."),
    # I18N: a message to programs: what they sent here is no text
    "not-text": N_("This must be text."),
    "not-a-number": N_("Enter a whole number."),
    # I18N: a problem with a field that must be filled in
    "missing": N_("This is missing."),
    # I18N: a problem with a number field: its smallest and largest number
    "out-of-range": N_("Enter a whole number from %(min)s to %(max)s."),
    # I18N: a problem with a request; 2 and 4
    "too-few-players": N_("Too few players: Cacao is for %(min)s to %(max)s players."),
    # I18N: a problem with a request; 2 and 4
    "too-many-players": N_("Too many players: Cacao is for %(min)s to %(max)s players."),
    "unknown-color": N_("This colour isn’t in the game."),
    "duplicate-color": N_("Another player already has this colour. Choose another one."),
    # I18N: %(max)s is a number such as 24
    "name-too-long": N_("Enter a name of at most %(max)s characters."),
    "not-a-printed-value": N_("No field shows this value. Choose one that is printed."),
    "no-such-choice": N_("Choose one of the options."),
    "not-a-temple": N_("We can’t read this temple. Enter it again."),
    # I18N: %(module)s is the code or name of a module
    "unknown-module": N_("There is no module “%(module)s”."),
    # I18N: %(module)s is the code or name of a module
    "repeated-module": N_("The module “%(module)s” is listed twice."),
    # I18N: %(module)s is the name of a module
    "module-players": N_("“%(module)s” can’t be played with %(players)s players."),
    # I18N: %(module)s is the name of a module
    "module-alone": N_("“%(module)s” already includes the other modules. Choose it on its own."),
    # I18N: of tiles that show something else on each side; %(max)s is the number of tiles
    "not-one-of-each": N_("Choose one side of each tile, %(max)s in all."),
    # I18N: %(min)s is the number of tiles in a hand
    "too-few-worker-tiles": N_(
        "Each player needs at least %(min)s worker tiles for the first hand."
    ),
    # I18N: %(item)s is a hut, a mask or a gem that was chosen, by its name or code
    "no-such-item": N_("“%(item)s” isn’t one of the options here."),
    # I18N: %(item)s is a hut, a mask or a gem
    "too-many-items": N_("%(item)s: a player can have at most %(max)s."),
    # I18N: %(item)s is a hut, a mask or a gem
    "none-left": N_("%(item)s: together you have more than the %(max)s in the game."),
    "module-not-in-play": N_("This belongs to a module that isn’t in play."),
    "game-unfinished": N_("This game isn’t finished. Enter what is still missing."),
    "board-or-temples": N_("Give either the board or the temples, not both."),
    # I18N: the board as a line of text; %(position)s is a number, %(found)s a sign such as “q”
    "bad-character": N_("We can’t read the board from character %(position)s on: “%(found)s”."),
    # I18N: the board as a line of text, in which the last tile is cut short; %(position)s is a number
    "board-ends-early": N_("The board ends too early, after character %(position)s."),
    # I18N: the board as a line of text; %(found)s is the code of a tile, such as “R2200”
    "no-such-tile": N_("There is no tile “%(found)s” in the box (character %(position)s)."),
    "too-long": N_("This is longer than any board can be."),
    # I18N: a problem with the temples entered; %(max)s is how many are in play
    "too-many-temples": N_("With this number of players there are only %(max)s temples."),
    # I18N: a problem with the temples entered
    "no-temples": N_("There are no temples in this game."),
    # I18N: a problem with a temple; %(max)s is the number of workers that can be next to it
    "too-many-workers": N_("At most %(max)s workers fit around a temple."),
    # I18N: a problem with a question about the rules; %(max)s is 200
    "query-too-long": N_("Ask in at most %(max)s characters."),
    "color-not-playing": N_("Nobody is playing this colour."),
    # I18N: a message to programs: what they want to change does not exist
    "no-such-field": N_("There is no such field."),
    # I18N: a problem with a text field, such as a name
    "value-too-long": N_("Use at most %(max)s characters."),
    # I18N: a problem with a request of a program
    "too-many-changes": N_("Send at most %(max)s changes at once."),
    # I18N: a message to programs about an identifier that they made up
    "bad-id": N_("Use at most %(max)s plain characters, without spaces."),
    "no-such-table": N_(
        "There is no table with this code. Tables are deleted when nobody uses them."
    ),
    "no-such-game": N_("This table has no finished game with this number."),
    "nothing-to-undo": N_("There is nothing left to undo."),
    "game-full": N_("This game has been changed too often. Start the next one."),
    "nothing-to-restore": N_(
        "There is nothing to restore: it’s too late, or somebody already has."
    ),
    "other-game": N_("This was entered for another game at this table."),
    "table-deleted": N_("Somebody deleted this table. It can be restored for a few minutes."),
    "bad-token": N_("This page has been open for too long. Load it again."),
    "unavailable": N_("The shared tables can’t be reached right now. Try again in a moment."),
    "too-often": N_("Too many tries. Wait a few minutes, then try again."),
}

FINDINGS: Mapping[str, Text] = {
    "wrong-square": N_(
        "This tile shares a side with a tile of its own kind. Worker tiles and jungle tiles "
        "alternate like the squares of a chessboard."
    ),
    # I18N: a finding about a board; %(found)s is larger than %(limit)s
    "too-many-colors": N_(
        "The board has worker tiles of %(found)s colours, but there are only %(limit)s players."
    ),
    # I18N: %(color)s is the colour of a tile on the board
    "color-not-in-game": N_("%(color)s isn’t playing in this game."),
    # I18N: %(kind)s is a kind of jungle tile, such as “single plantation”
    "too-many-jungle-tiles": N_(
        "Too many of one tile: %(kind)s. On the board: %(found)s, in the game: %(limit)s."
    ),
    # I18N: %(pattern)s is the number of workers on each side of the tile, clockwise: “2-1-0-1”
    "too-many-worker-tiles": N_(
        "%(color)s has too many of one worker tile (workers clockwise: %(pattern)s). "
        "On the board: %(found)s, in the game: %(limit)s."
    ),
    # I18N: a finding about a board; %(color)s is a colour, the numbers are tiles on the board and in all
    "too-few-tiles": N_(
        "%(color)s has placed %(found)s of %(limit)s worker tiles. Is one missing from the board?"
    ),
    # I18N: a finding about a board; how many players have no tile on it
    "too-few-colors": Nn_(
        "All the worker tiles of %(missing)s player are missing.",
        "All the worker tiles of %(missing)s players are missing.",
        "missing",
    ),
    # I18N: a finding about a board; %(found)s is larger than %(limit)s
    "too-many-tiles": N_(
        "%(color)s has placed %(found)s worker tiles, including overbuilt ones. Each player has only "
        "%(limit)s."
    ),
    "worker-without-jungle": N_("This worker tile isn’t next to any jungle tile."),
    # I18N: a finding about a board; %(limit)s is 2
    "jungle-without-workers": N_(
        "A jungle tile is only placed where at least %(limit)s worker tiles are next to its space. "
        "Is a worker tile missing here?"
    ),
    # I18N: %(start)s is a list of jungle tiles: “single plantation and market (price 2)”
    "no-start-tiles": N_("A starting tile is missing. These must touch at a corner: %(start)s."),
    "separate-part": N_("These tiles aren’t connected to the rest of the board."),
    "order-impossible": N_("No order of play leads to this layout."),
    # I18N: a finding about a board; %(tiles)s is 2, 3 or 4
    "space-left-empty": N_(
        "%(tiles)s worker tiles are next to this empty jungle space. Is a jungle tile missing here?"
    ),
    # I18N: a finding about a board; %(missing)s is the number of jungle tiles not on it
    "covered-too-early": Nn_(
        "A worker tile is overbuilt here, but %(missing)s jungle tile is still missing from the board.",
        "A worker tile is overbuilt here, but %(missing)s jungle tiles are still missing from the "
        "board.",
        "missing",
    ),
    # I18N: a finding about a finished board
    "jungle-left-over": Nn_(
        "%(missing)s jungle tile was never placed. That is rare. Is it missing from the board?",
        "%(missing)s jungle tiles were never placed. That is rare. Are they missing from the board?",
        "missing",
    ),
    # I18N: %(limit)s is a number of tiles, and may be 0
    "no-sun-token": Nn_(
        "%(color)s has overbuilt %(found)s tile, but could have paid for %(limit)s at most.",
        "%(color)s has overbuilt %(found)s tiles, but could have paid for %(limit)s at most.",
        "found",
    ),
    # I18N: %(temple)s is the number of a temple
    "temple-crowded": N_(
        "Temple %(temple)s: so many workers would need %(tiles)s worker tiles, but only %(limit)s fit "
        "around it."
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
    name = field_words(field).options.get(option)
    value = {"value": int(option)} if option.isdigit() else None
    # A worker tile has no name beside its pattern.
    return language.text(name, value) if name else option


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
    # I18N: %(who)s is a player
    Reason.ALONE: N_("Only %(who)s has workers here: %(gold)s gold. Second place isn’t paid."),
    # I18N: %(who)s is a player
    Reason.FIRST: N_("%(who)s has the most workers: %(gold)s gold."),
    # I18N: %(who)s is a list of players, %(of)s the gold that they share
    Reason.SHARED_FIRST: N_(
        "%(who)s are tied for first place. %(of)s gold ÷ %(players)s players, rounded down: "
        "%(gold)s gold each. Second place isn’t paid."
    ),
    # I18N: %(who)s is a player
    Reason.SECOND: N_("%(who)s has the second most workers: %(gold)s gold."),
    # I18N: %(who)s is a list of players, %(of)s the gold that they share
    Reason.SHARED_SECOND: N_(
        "%(who)s are tied for second place. %(of)s gold ÷ %(players)s players, rounded down: "
        "%(gold)s gold each."
    ),
    # I18N: %(who)s is a list of players
    Reason.EACH_SECOND: N_(
        "%(who)s are tied for second place: %(gold)s gold each, by the Persian rulebook."
    ),
    # I18N: %(who)s is a player or a list of players
    Reason.FIRST_WAS_SHARED: Nn_(
        "%(who)s gets nothing, because first place is tied.",
        "%(who)s get nothing, because first place is tied.",
        "players",
    ),
    # I18N: %(who)s is a player or a list of players
    Reason.LOWER: Nn_(
        "%(who)s has too few workers and gets nothing.",
        "%(who)s have too few workers and get nothing.",
        "players",
    ),
}
TEMPLE_EVEN: Mapping[Reason, str] = {
    # I18N: %(who)s is a list of players, %(of)s the gold that they share
    Reason.SHARED_FIRST: N_(
        "%(who)s are tied for first place. %(of)s gold ÷ %(players)s players: %(gold)s gold each. "
        "Second place isn’t paid."
    ),
    # I18N: %(who)s is a list of players, %(of)s the gold that they share
    Reason.SHARED_SECOND: N_(
        "%(who)s are tied for second place. %(of)s gold ÷ %(players)s players: %(gold)s gold each."
    ),
}
"""Where the shares come out even, nothing is rounded."""
