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

from scorer.i18n import N_, Language, Nn_, Plural, Text, languages
from scorer.i18n.messages import (
    COLORS,
    EMPTY_TEMPLE,
    FINDINGS,
    PROBLEMS,
    TEMPLE_EVEN,
    TEMPLE_REASONS,
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

PROBLEMS_TITLE = Nn_("One thing is not right yet", "%(num)s things are not right yet", "num")
# I18N: a problem in the list above a form: the player, the name of the field, the problem in a sentence
WHOSE_PROBLEM = N_("%(who)s, %(field)s: %(problem)s")
WORKERS = Nn_("%(num)s worker", "%(num)s workers", "num")
# I18N: where on the board something was found, behind a sentence
SQUARE = N_("(row %(row)s, column %(column)s)")
FINAL_BOARD = N_("The final board")
# I18N: what a drawing shows; %(sides)s is a list such as “1 at the top and 2 on the left”
WORKER_TILE = N_("Worker tile of %(color)s: %(sides)s")
WHOLE_BOARD = N_(
    "%(title)s. Rows: %(rows)s, columns: %(columns)s, worker tiles: %(workers)s, "
    "jungle tiles: %(jungle)s, temples: %(temples)s"
)
SIDES = (
    # I18N: %(n)s workers on this side of a tile or temple, also behind a colour: “Red 2 at the top”
    N_("%(n)s at the top"),
    N_("%(n)s on the right"),
    N_("%(n)s at the bottom"),
    N_("%(n)s on the left"),
)
# I18N: the number of a temple, and a list of who stands at its sides
TEMPLE = N_("Temple %(n)s: %(sides)s")
# I18N: no worker stands at a temple: “Temple 2: nobody”
NOBODY = N_("nobody")
PIECES = {
    "cacao": N_("cacao fruit"),
    "sun": N_("sun token"),
    "jungle-back": N_("a jungle tile, face down"),
    # I18N: %(color)s is the colour of a player
    "carrier": N_("water carrier of %(color)s"),
    # I18N: %(color)s is the colour of a player
    "worker": N_("worker of %(color)s"),
    "worker-back": N_("a worker tile of %(color)s, face down"),
}
RULEBOOK_PAYS = N_(
    "The Persian rulebook pays each player tied for second place at a temple the full %(gold)s gold. "
    "All other editions split it."
)
# I18N: %(headline)s is a sentence such as “Ana wins with 40 gold!”, %(scores)s a list of names and sums
RULEBOOK_RESULT = N_("By the Persian rulebook: %(headline)s %(scores)s")
_RULEBOOKS = WORDS.fields[RULEBOOK_CHOICE].options
RULEBOOK_CHOOSE, RULEBOOK_OTHERS = _RULEBOOKS[EVERY_SECOND_PAID], _RULEBOOKS[""]

INVITATION = N_(
    "Everybody joins with their own phone, enters their own part in their own language, and sees the "
    "result at the same moment."
)

# I18N: after a tap on “Copy”, on the button
_COPIED = N_("Copied")

NOT_SAVED = N_("Your browser lets this app keep nothing.")

SCRIPT_TEXTS: Mapping[str, Mapping[str, Text]] = {
    "search": {
        # I18N: told to screen readers
        "results": N_("Results: %(count)s"),
        "nothing": N_("Nothing found. Perhaps one of these?"),
        "offline": N_("The search needs the network right now."),
    },
    "history": {
        # I18N: on the button beside a result that this phone keeps
        "delete": N_("Delete"),
        "imported": N_("Results in the file: %(count)s. All of them are here now."),
        "notJson": N_("This file is not JSON."),
        "notHistory": N_("This file holds no results of this app."),
        "tooLarge": N_("This file is too large."),
        # I18N: %(n)s is the number of the result in a file
        "noDate": N_("Result %(n)s has no date."),
        # I18N: %(details)s is sentences that say what is missing or wrong
        "notFinal": N_("Result %(n)s is not a finished game: %(details)s"),
        "notSaved": NOT_SAVED,
    },
    "setup": {
        "title": Nn_("Set-up for %(num)s player", "Set-up for %(num)s players", "num"),
        "progress": N_("%(done)s of %(all)s steps done"),
        # I18N: on the button that ticks off a step of the set-up, or takes the tick back
        "done": N_("Done"),
        "notDone": N_("Not done yet"),
        # I18N: %(who)s is the starting player
        "begins": N_("%(who)s begins."),
        "unused": N_("Left in the box: %(colors)s."),
        "workersBack": Nn_(
            "Each of you puts %(num)s worker tile back into the box:",
            "Each of you puts %(num)s worker tiles back into the box:",
            "num",
        ),
        "noWorkersBack": N_(
            "Nothing goes back into the box: everyone keeps all worker tiles of their colour."
        ),
        "workersAdded": Nn_(
            "Each of you adds %(num)s worker tile of the modules:",
            "Each of you adds %(num)s worker tiles of the modules:",
            "num",
        ),
        # I18N: the number stands before it, larger
        "workersKept": Nn_(
            "worker tile stays with each of you. Count it to be sure:",
            "worker tiles stay with each of you. Count them to be sure:",
            "num",
        ),
        # I18N: beside the drawing of a worker tile
        "ofThese": N_("%(num)s of these"),
        "hand": Nn_(
            "Shuffle your worker tiles face down into a pile. Then draw the top tile as your hand.",
            "Shuffle your worker tiles face down into a pile. Then draw the top %(num)s tiles as your "
            "hand.",
            "num",
        ),
        "workerPile": Nn_(
            "%(num)s tile is left in your pile.", "%(num)s tiles are left in your pile.", "num"
        ),
        "jungleBack": Nn_(
            "This jungle tile goes back into the box:",
            "These %(num)s jungle tiles go back into the box:",
            "num",
        ),
        "jungleAdded": Nn_(
            "Put this jungle tile of the modules in:",
            "Put these %(num)s jungle tiles of the modules in:",
            "num",
        ),
        "display": Nn_(
            "Shuffle all other jungle tiles face down into a pile, and turn the top tile face up beside "
            "it: the jungle display.",
            "Shuffle all other jungle tiles face down into a pile, and turn the top %(num)s face up "
            "beside it: the jungle display.",
            "num",
        ),
        "mapBoard": Nn_(
            "Shuffle all other jungle tiles face down into a pile, and turn the top tile face up onto the "
            "map board.",
            "Shuffle all other jungle tiles face down into a pile, and turn the top %(num)s face up onto "
            "the map board.",
            "num",
        ),
        "mapDisplay": Nn_(
            "Turn the next tile face up beside the map board: the jungle display.",
            "Turn the next %(num)s face up beside the map board: the jungle display.",
            "num",
        ),
        # I18N: the number stands before it, larger
        "pile": Nn_(
            "tile must be left in the pile. Another number? Then look for the missing one in the box.",
            "tiles must be left in the pile. Another number? Then a tile is still in the box, or too "
            "many are out.",
            "num",
        ),
    },
    "balance": {
        # I18N: the last two numbers are what the rulebook recommends
        "balance": N_(
            "Worker tiles of all of you: %(workers)s, jungle tiles: %(jungle)s, so %(surplus)s more. "
            "Recommended: %(min)s to %(max)s more."
        ),
    },
    "temples": {
        # I18N: %(side)s is a temple and one of its sides, or a player
        "next": N_("Next: %(side)s"),
        # I18N: a choice for a side of a temple: the colour and its number of workers
        "crew": N_("%(color)s, %(n)s"),
        # I18N: what was entered for a side, then a sentence on what the temple pays
        "entered": N_("%(entered)s. %(reason)s"),
        "labelled": report.LABELLED,
    },
    "villages": {
        "total": N_("Total: %(total)s gold, %(temples)s of it from temples"),
        "totalName": N_("Total"),
        "next": N_("Next: %(side)s"),
        "labelled": report.LABELLED,
    },
    "board": {
        # I18N: a square of the board and what is on it, for screen readers
        "at": N_("Row %(row)s, column %(column)s: %(what)s"),
        "emptyWorker": N_("empty, for a worker tile"),
        "emptyJungle": N_("empty, for a jungle tile"),
        "covering": N_("%(tile)s, on top of an earlier tile"),
        # I18N: who gets how much at a temple
        "gain": N_("%(who)s: %(gold)s gold"),
        # I18N: joins what there is to say about a square, for screen readers
        "also": N_("%(text)s; %(more)s"),
        # I18N: a kind of tile; behind it stands how many of it are not on the board yet
        "left": N_("%(tile)s, left:"),
        "layWorker": N_("Which worker tile lies here?"),
        "layJungle": N_("Which jungle tile lies here?"),
        "odd": N_("Things to check: %(count)s"),
        "fits": N_("Everything fits: this board can have happened."),
        "unfinished": N_("Not finished yet. Things to check: %(count)s"),
        "copied": _COPIED,
        "labelled": report.LABELLED,
    },
    "result": {
        "copied": _COPIED,
        "place": report.PLACE,
        "untouched": UNTOUCHED_TEMPLES,
        "swing": report.SWING,
        "findings": Nn_(
            "%(num)s thing about this table looks odd",
            "%(num)s things about this table look odd",
            "num",
        ),
    },
    "shared": {
        # I18N: stands for the name of a player whose phone has not said who it is
        "somebody": N_("Somebody"),
        # I18N: beside a field that another player is typing into at this moment
        "editing": N_("%(who)s is changing this"),
        # I18N: %(before)s was entered on this phone; another player entered %(after)s
        "replaced": N_("%(who)s changed %(before)s to %(after)s."),
        "replacedOther": N_("%(who)s changed what you had entered here."),
        # I18N: a button: the field gets the value again that this phone had entered
        "putBack": N_("Put mine back"),
        # I18N: the table did not take an entry; %(reason)s is a sentence
        "refused": N_("Not stored. %(reason)s"),
        # I18N: a button beside an entry that was not stored
        "discard": N_("Discard"),
        # I18N: %(who)s has begun the next game for everybody at the table
        "ended": N_("%(who)s ended the last game and began a new one."),
        # I18N: %(entries)s is a list such as “Ana, gold: 34”
        "late": N_("Not sent, because the game was over already: %(entries)s"),
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
    "unknown-module",
)
"""What can be wrong with the entries of a sheet."""
_MODULE_PROBLEMS = (
    *("repeated-module", "module-players", "module-alone", "not-one-of-each"),
    *("no-such-item", "too-many-items", "none-left"),
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
    shown = language.text(SCRIPT_TEXTS["setup"][name], {"num": num})
    return Markup('<span data-bind="{}" data-text="{}">{}</span>').format(path, name, shown)


def templates(texts: Any, language: Language) -> Any:
    """Texts in a mapping or sequence of any depth, as templates for scripts."""
    if isinstance(texts, Mapping):
        return {name: templates(each, language) for name, each in texts.items()}
    if isinstance(texts, Sequence) and not isinstance(texts, str):
        return [templates(each, language) for each in texts]
    assert isinstance(texts, str | Plural)
    return language.template(texts)


def sheet_words(language: Language) -> dict[str, Any]:
    """The texts of the score sheet, for its interpreter in `static/sheet/`."""
    words: dict[str, Any] = templates(
        {
            "colors": COLORS,
            "problems": {code: PROBLEMS[code] for code in _ENTRY_PROBLEMS},
            "headlines": report.HEADLINES,
            "why": report.WHY,
            "missing": {
                "temples": report.MISSING_TEMPLES,
                "seat": report.MISSING_OF_SEAT,
                **report.MISSING,
            },
            "labelled": report.LABELLED,
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
