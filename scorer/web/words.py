"""Texts that scripts show, many of them the server as well, and the one way in which they reach a script.

A text leaves as a template (`Language.template`): placeholders are ``%(name)s``, plural forms go by CLDR
category. `language.text` in `static/sheet/language.js` fills it in. The texts of the score sheet travel
with the game as data; those of a page's own scripts stand in the page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup

from scorer.i18n import N_, Language, Nn_, Text, languages
from scorer.i18n.messages import (
    COLORS,
    EMPTY_TEMPLE,
    FINDINGS,
    PROBLEMS,
    TEMPLE_EVEN,
    TEMPLE_REASONS,
    UNNAMED_PLAYERS,
    UNTOUCHED_TEMPLES,
    jungle_text,
    module_titles,
    quantity_texts,
)
from scorer.modules import EXPANSIONS, all_modules
from scorer.modules.base.game import EVERY_SECOND_PAID, RULEBOOK_CHOICE
from scorer.modules.base.words import WORDS
from scorer.modules.model import GameModule
from scorer.sheet import report

# I18N: heading above the problems with a form
PROBLEMS_TITLE = Nn_("One thing to correct", "%(num)s things to correct", "num")
# I18N: a problem in the list above a form: the player, the name of the field, the problem in a sentence
WHOSE_PROBLEM = N_("%(who)s, %(field)s: %(problem)s")
# I18N: how many workers a player has at a temple
WORKERS = Nn_("%(num)s worker", "%(num)s workers", "num")
# I18N: where on the board something was found, behind a sentence
SQUARE = N_("(row %(row)s, column %(column)s)")
# I18N: what a picture shows, and what a player is entering
FINAL_BOARD = N_("The final board")
# I18N: what a drawing shows: a player’s colour, and a list such as “1 at the top and 2 on the left”
WORKER_TILE = N_("%(color)s: worker tile (%(sides)s)")
# I18N: what a drawing shows; %(title)s is what it is called, such as “The final board”
WHOLE_BOARD = N_(
    "%(title)s. Rows: %(rows)s, columns: %(columns)s, worker tiles: %(workers)s, "
    "jungle tiles: %(jungle)s, temples: %(temples)s"
)
SIDES = (
    # I18N: %(n)s workers on this side of a worker tile, in a list
    N_("%(n)s at the top"),
    # I18N: %(n)s workers on this side of a worker tile, in a list
    N_("%(n)s on the right"),
    # I18N: %(n)s workers on this side of a worker tile, in a list
    N_("%(n)s at the bottom"),
    # I18N: %(n)s workers on this side of a worker tile, in a list
    N_("%(n)s on the left"),
)
CREW_SIDES = (
    # I18N: the colour of a player and how many workers stand on this side of a temple, in a list
    N_("%(color)s %(n)s at the top"),
    # I18N: the colour of a player and how many workers stand on this side of a temple, in a list
    N_("%(color)s %(n)s on the right"),
    # I18N: the colour of a player and how many workers stand on this side of a temple, in a list
    N_("%(color)s %(n)s at the bottom"),
    # I18N: the colour of a player and how many workers stand on this side of a temple, in a list
    N_("%(color)s %(n)s on the left"),
)
# I18N: a choice for a side of a temple: the colour of a player and the number of workers, “Red 2”
CREW = N_("%(color)s %(n)s")
# I18N: the number of a temple, and a list of who stands at its sides: “Temple 2: Red 2 at the top”
TEMPLE = N_("Temple %(n)s: %(sides)s")
# I18N: no worker stands at a temple: “Temple 2: nobody”
NOBODY = N_("nobody")
PIECES = {
    # I18N: what a drawing shows
    "cacao": N_("cacao fruit"),
    # I18N: what a drawing shows
    "sun": N_("sun token"),
    # I18N: what a drawing shows: the back of a jungle tile
    "jungle-back": N_("jungle tile, face down"),
    # I18N: what a drawing shows: a player’s colour and the piece
    "carrier": N_("%(color)s: water carrier"),
    # I18N: what a drawing shows: a player’s colour and the piece
    "worker": N_("%(color)s: worker"),
    # I18N: what a drawing shows: a player’s colour and the back of a worker tile
    "worker-back": N_("%(color)s: worker tile, face down"),
}
# I18N: what a drawing shows: a coin worth so much gold
COIN = N_("coin of %(value)s")
# I18N: what a drawing shows: a player’s colour and board, and the number on the field of the carrier
VILLAGE_BOARD = N_("%(color)s: village board, water carrier on %(water)s")
# I18N: what a drawing shows: a player’s colour, and the number on the field of the carrier
WATER_TRACK_LABEL = N_("%(color)s: water track, water carrier on %(water)s")
# I18N: under a result; %(gold)s is 3
RULEBOOK_PAYS = N_(
    "By the Persian rulebook, each player tied for second place at a temple gets the full %(gold)s "
    "gold. All other rulebooks split it."
)
# I18N: %(headline)s is a sentence such as “Ana wins with 40 gold!”, %(scores)s a list of names and sums
RULEBOOK_RESULT = N_("Result by the Persian rulebook: %(headline)s %(scores)s")
_RULEBOOKS = WORDS.fields[RULEBOOK_CHOICE].options
RULEBOOK_CHOOSE, RULEBOOK_OTHERS = _RULEBOOKS[EVERY_SECOND_PAID], _RULEBOOKS[""]

INVITATION = N_(
    "Everyone joins on their own phone and enters their own part, in their own language. "
    "You all see the result at the same moment."
)

# I18N: after a tap on “Copy”, on the button
_COPIED = N_("Copied")

NOT_SAVED = N_("Your browser won’t let this app store anything. You may be in a private window.")

# I18N: how many findings of the checks there are, as a headline
_FINDINGS = Nn_("%(num)s thing to check", "%(num)s things to check", "num")

BIG_NUMBERS = ("workersKept", "pile")
"""Texts of the set-up whose number is shown larger."""

SCRIPT_TEXTS: Mapping[str, Mapping[str, Text]] = {
    "search": {
        # I18N: told to screen readers
        "results": N_("Results: %(count)s"),
        "nothing": N_("Nothing found. Is it one of these?"),
        "offline": N_("The search isn’t on this phone yet. Try again when you’re online."),
        # I18N: label before what is different with a module
        "module": N_("Module: %(module)s"),
    },
    "history": {
        # I18N: on the button beside a result that this phone keeps
        "delete": N_("Delete"),
        # I18N: the same button for screen readers; %(headline)s is “Ana wins with 40 gold!”
        "deleteResult": N_("Delete the result of %(date)s: %(headline)s"),
        # I18N: after a file was read; %(count)s is a number of results
        "imported": N_("All results in the file are on this phone now: %(count)s."),
        "notJson": N_("This file isn’t JSON. Choose a file that this app has saved."),
        "notHistory": N_("This file has no results in it. Choose a file that this app has saved."),
        "tooLarge": N_("This file is too big. Choose a file that this app has saved."),
        # I18N: %(n)s is the number of the result in a file
        "noDate": N_("Result %(n)s has no date."),
        # I18N: %(n)s is the number of the result in a file, %(details)s sentences on what is wrong
        "notFinal": N_("Result %(n)s isn’t a finished game. %(details)s"),
        "notSaved": NOT_SAVED,
    },
    "setup": {
        # I18N: heading
        "title": N_("Set-up for %(num)s players"),
        # I18N: how far the set-up has come: two numbers
        "progress": N_("%(done)s of %(all)s steps done"),
        # I18N: on the button that ticks off a step of the set-up
        "done": N_("Done"),
        # I18N: on the button that takes the tick of a step of the set-up back
        "notDone": N_("Not done yet"),
        # I18N: %(who)s is the starting player
        "begins": N_("%(who)s starts."),
        # I18N: %(colors)s is a list of colours that nobody plays
        "unused": N_("Left in the box: %(colors)s."),
        # I18N: a step of the set-up; pictures of the tiles follow
        "workersBack": Nn_(
            "Each player puts %(num)s worker tile back into the box:",
            "Each player puts %(num)s worker tiles back into the box:",
            "num",
        ),
        "noWorkersBack": N_("Each player uses all the worker tiles of their colour."),
        # I18N: a step of the set-up; pictures of the tiles follow
        "workersAdded": Nn_(
            "Each player adds %(num)s worker tile from the modules:",
            "Each player adds %(num)s worker tiles from the modules:",
            "num",
        ),
        # I18N: the number is shown larger; below it stand drawings of the tiles
        "workersKept": N_("%(num)s worker tiles for each player. Count them to be sure:"),
        # I18N: beside the drawing of a worker tile
        "ofThese": N_("%(num)s of these"),
        # I18N: a step of the set-up; %(num)s is 3
        "hand": N_(
            "Shuffle your worker tiles into a face-down pile. Then draw the top %(num)s tiles."
        ),
        # I18N: a step of the set-up
        "workerPile": N_("%(num)s tiles are left in your worker draw pile."),
        # I18N: a step of the set-up; %(num)s is a number of tiles, pictures of which follow; never 1
        "jungleBack": Nn_(
            "Put this jungle tile back into the box:",
            "Put these %(num)s jungle tiles back into the box:",
            "num",
        ),
        # I18N: a step of the set-up; %(num)s is a number of tiles, pictures of which follow; never 1
        "jungleAdded": Nn_(
            "Add this jungle tile from the modules:",
            "Add these %(num)s jungle tiles from the modules:",
            "num",
        ),
        # I18N: a step of the set-up; %(num)s is 2
        "display": N_(
            "Shuffle all the other jungle tiles into a face-down pile. Turn the top %(num)s face up next "
            "to it: the jungle display."
        ),
        # I18N: a step of the set-up; %(num)s is 2
        "mapBoard": N_(
            "Shuffle all the other jungle tiles into a face-down pile. Turn the top %(num)s face up on "
            "the map board."
        ),
        # I18N: a step of the set-up; %(num)s is 2
        "mapDisplay": N_(
            "Turn the next %(num)s face up next to the map board: the jungle display."
        ),
        # I18N: the number is shown larger
        "pile": N_(
            "%(num)s tiles must be left in the jungle draw pile. A different number? Check the tiles "
            "you put back into the box."
        ),
    },
    "balance": {
        # I18N: %(surplus)s is how many more worker tiles there are; the last two are recommended
        "balance": N_(
            "Worker tiles of all players: %(workers)s, jungle tiles: %(jungle)s, difference: "
            "%(surplus)s. The rulebook recommends %(min)s to %(max)s."
        ),
    },
    "temples": {
        # I18N: %(side)s is a temple and one of its sides, or a player
        "next": N_("Next: %(side)s"),
        # I18N: what was entered for a side, then a sentence on what the temple pays
        "entered": N_("%(entered)s. %(reason)s"),
        "labelled": report.LABELLED,
    },
    "villages": {
        # I18N: a player’s sum, and how much of it comes from temples
        "total": N_("Total: %(total)s gold, %(temples)s of it from temples"),
        # I18N: label of a player’s sum
        "totalName": N_("Total"),
        # I18N: %(side)s is a temple and one of its sides, or a player
        "next": N_("Next: %(side)s"),
        "labelled": report.LABELLED,
    },
    "board": {
        # I18N: a square of the board and what is on it, for screen readers
        "at": N_("Row %(row)s, column %(column)s: %(what)s"),
        # I18N: what is on a square of the board
        "emptyWorker": N_("empty worker square"),
        # I18N: what is on a square of the board
        "emptyJungle": N_("empty jungle space"),
        # I18N: what is on a square of the board; %(tile)s is a worker tile
        "covering": N_("%(tile)s, on top of an earlier tile"),
        # I18N: who gets how much at a temple
        "gain": N_("%(who)s: %(gold)s gold"),
        # I18N: joins what there is to say about a square, for screen readers
        "also": N_("%(text)s; %(more)s"),
        # I18N: a kind of tile, and how many of it are not on the board yet
        "left": N_("%(tile)s, left: %(num)s"),
        "layWorker": N_("Which worker tile is here?"),
        "layJungle": N_("Which jungle tile is here?"),
        "odd": _FINDINGS,
        "fits": N_("This board is possible."),
        # I18N: heading of a result; %(num)s is how many entries are missing or wrong
        "unfinished": N_("Not finished yet. Things to check: %(num)s"),
        "copied": _COPIED,
        "labelled": report.LABELLED,
    },
    "result": {
        "copied": _COPIED,
        "place": report.PLACE,
        "untouched": UNTOUCHED_TEMPLES,
        "swing": report.SWING,
        "findings": _FINDINGS,
    },
    "shared": {
        # I18N: stands for the name of a player whose phone has not said who it is
        "somebody": N_("Somebody"),
        # I18N: beside a field that another player is typing into at this moment
        "editing": N_("%(who)s is changing this"),
        # I18N: %(before)s was entered on this phone; another player entered %(after)s
        "replaced": N_("%(who)s changed %(before)s to %(after)s."),
        # I18N: %(who)s is another player at the shared table
        "replacedOther": N_("%(who)s changed what you entered here."),
        # I18N: a button: the field gets the value again that this phone had entered
        "putBack": N_("Put my entry back"),
        # I18N: the table did not take an entry; %(reason)s is a sentence
        "refused": N_("Not saved. %(reason)s"),
        # I18N: a button beside an entry that was not stored
        "discard": N_("Discard"),
        # I18N: %(who)s has begun the next game for everybody at the table
        "ended": N_("%(who)s ended the last game and started a new one."),
        # I18N: %(entries)s is a list such as “Ana, gold: 34”
        "late": N_("Not sent, because the game was already over: %(entries)s"),
    },
    "display": {
        # I18N: beside a player: %(fields)s is a list such as “gold and water field”
        "stillMissing": N_("Still missing: %(fields)s"),
        # I18N: %(who)s is a player, %(what)s a list such as “gold and water field”
        "isEntering": N_("%(who)s is entering: %(what)s"),
    },
    "table": {
        "copied": _COPIED,
        # I18N: a player's name or colour, to the player whose phone shows it
        "youAre": N_("You are %(who)s"),
        # I18N: to somebody who follows a shared table without playing
        "watching": N_("You are watching"),
        # I18N: whether a player's part is there, for screen readers
        "entered": N_("entered"),
        # I18N: whether a player's part is there, for screen readers
        "missing": N_("still missing"),
        # I18N: how many temples are entered, of how many
        "temples": N_("%(entered)s/%(all)s"),
    },
}
"""The texts of a page's own scripts: page -> name in the scripts -> text."""

_ENTRY_PROBLEMS = (
    *("missing", "not-a-number", "out-of-range", "not-a-printed-value", "no-such-choice"),
    *("not-a-temple", "color-not-playing", "unknown-color", "duplicate-color", "name-too-long"),
    *("too-few-players", "too-many-players", "bad-character", "no-such-tile", "too-long"),
    *("board-ends-early", "unknown-module"),
)
"""What can be wrong with the entries of a sheet."""
_MODULE_PROBLEMS = (
    *("repeated-module", "module-players", "module-alone", "not-one-of-each"),
    *("no-such-item", "too-many-items", "none-left", "too-few-worker-tiles"),
)
"""What else can be wrong with entries of modules that are known."""


def script_words(language: Language, *pages: str) -> Markup:
    """The texts of a page's scripts, as data in the page; `static/words.js` reads them."""
    return _script_words(language.tag, pages)


@lru_cache
def _script_words(tag: str, pages: Sequence[str]) -> Markup:
    texts = {name: text for page in pages for name, text in SCRIPT_TEXTS[page].items()}
    texts = templates(texts, languages()[tag])
    data = htmlsafe_json_dumps(texts, ensure_ascii=False, separators=(",", ":"))
    return Markup('<script type="application/json" id="words">{}</script>').format(data)


def bound(language: Language, name: str, path: str, num: int) -> Markup:
    """A text with a number of the set-up; a script fills it in anew for other players and modules."""
    text = SCRIPT_TEXTS["setup"][name]
    if name not in BIG_NUMBERS:
        shown = language.text(text, {"num": num})
        return Markup('<span data-bind="{}" data-text="{}">{}</span>').format(path, name, shown)
    big = Markup('<span class="big">{}</span>').format(language.number(num))
    # Texts are trusted; the catalogues hold no markup.
    shown = Markup(language.text(text, {"num": big}))
    return Markup('<span data-bind="{}" data-text="{}" data-big>{}</span>').format(
        path, name, shown
    )


def templates(texts: Any, language: Language) -> Any:
    """Texts in a mapping or sequence of any depth, as templates for scripts."""
    if isinstance(texts, Mapping):
        return {name: templates(each, language) for name, each in texts.items()}
    if isinstance(texts, Sequence) and not isinstance(texts, str):
        return [templates(each, language) for each in texts]
    assert isinstance(texts, Text)
    return language.template(texts)


def sheet_words(language: Language) -> dict[str, Any]:
    """The texts of the score sheet, for its interpreter in `static/sheet/`."""
    words: dict[str, Any] = templates(
        {
            "colors": COLORS,
            "players": UNNAMED_PLAYERS,
            "problems": {code: PROBLEMS[code] for code in _ENTRY_PROBLEMS},
            "headlines": report.HEADLINES,
            "why": report.WHY,
            "missing": {
                "temples": report.MISSING_TEMPLES,
                "seat": report.MISSING_OF_SEAT,
                **report.MISSING,
            },
            "labelled": report.LABELLED,
            "scored": report.SCORED,
            "unknown": report.UNKNOWN,
            "byRulebook": report.BY_RULEBOOK,
            "temple": {
                "name": report.TEMPLE_NAME,
                "label": TEMPLE,
                "nobody": NOBODY,
                "empty": EMPTY_TEMPLE,
                "reasons": TEMPLE_REASONS,
                "even": TEMPLE_EVEN,
            },
            "pieces": {"worker": PIECES["worker"]},
            "wholeBoard": WHOLE_BOARD,
            "finalBoard": FINAL_BOARD,
            "workerTile": WORKER_TILE,
            "sides": SIDES,
            "crewSides": CREW_SIDES,
            "crew": CREW,
            "workers": WORKERS,
            "square": SQUARE,
            "problemsTitle": PROBLEMS_TITLE,
            "whoseProblem": WHOSE_PROBLEM,
            "rulebook": {
                "pays": RULEBOOK_PAYS,
                "result": RULEBOOK_RESULT,
                "choose": RULEBOOK_CHOOSE,
                "others": RULEBOOK_OTHERS,
            },
        },
        language,
    )
    # The order of the sentences: JSON objects may come sorted.
    words["temple"]["order"] = list(TEMPLE_REASONS)
    base = _names(all_modules()[:1], language)
    return words | base | {"findings": templates(FINDINGS, language) | base["findings"]}


def module_words(language: Language) -> dict[str, Any]:
    """The texts that expansion modules add to them."""
    problems = {code: PROBLEMS[code] for code in _MODULE_PROBLEMS}
    items = {"several": report.SEVERAL, "bonusFor": report.BONUS_FOR, "bonus": report.BONUS}
    words: dict[str, Any] = templates(
        {
            "problems": problems,
            "items": items,
            "quantities": quantity_texts(),
            "modules": module_titles(),
        },
        language,
    )
    return words | _names(tuple(EXPANSIONS.values()), language)


def _names(modules: Sequence[GameModule], language: Language) -> dict[str, Any]:
    """What the codes of modules are called."""
    with_items = [f.code for each in modules for f in each.game.fields if f.kind.has_items]
    names: dict[str, Any] = templates(
        {
            "fields": {
                code: {"noun": words.noun}
                | ({"options": words.options} if code in with_items else {})
                for each in modules
                for code, words in each.words.fields.items()
            },
            "terms": {code: name for each in modules for code, name in each.words.terms.items()},
            "findings": {
                code: text for each in modules for code, text in each.words.findings.items()
            },
        },
        language,
    )
    kinds = [kind for each in modules for kind in each.game.kinds]
    return names | {"kinds": {kind.code: jungle_text(kind, language) for kind in kinds}}
