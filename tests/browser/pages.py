"""Every page that there is to look at."""

from urllib.parse import urlencode

from scorer.i18n import languages

TAGS = tuple(sorted(languages()))
WHOLLY = ("de", "fa")
"""Long words, and right to left: these languages are looked at on every page, the others on some."""
NAMES = ("Ana", "آرش", "Wilhelmina-Alexandra van den Berg")


def people(count: int) -> str:
    """So many players; the first ones have names, short, right-to-left and long."""
    colors = ("red", "purple", "white", "yellow")[:count]
    named = [f"{color}:{name}" for color, name in zip(colors, NAMES, strict=False)]
    return urlencode({"p": [*named, *colors[len(named) :]]}, doseq=True)


WRONG = {"players": 2, "seats-0-color": "red", "seats-1-color": "red", "seats-1-name": "x" * 300}
DONE = "&".join(f"done={step}" for step in ("village-boards", "worker-tiles", "hands"))
BOARD = "R1210tY1012/.P1111"
TEMPLES = "temple1=R2.Y2W1&temple2=P3Y1..&temple3=....&temple4=-&temple5=-"
VILLAGES = (
    "gold1=34&water1=7&sun1=2&gold2=20&water2=-10&sun2=0&gold3=12&water3=0&sun3=3"
    "&gold4=30&water4=11&sun4=0"
)
TIED = "temple1=-&temple2=-&temple3=-&temple4=-&gold1=9&water1=0&sun1=0&gold2=9&water2=0&sun2=0"
SECOND_SHARED = "temple1=R3P2W2Y1&temple2=-&temple3=-&temple4=-&temple5=-"
ITEMS = (
    "huts1=hermit,chief&idle_workers1=7&huts2=monk,master-builder&huts3=-&huts4=fountain-master"
    "&masks1=8,8&gems1=red:2,white:1&masks2=9&gems2=-&masks3=-&gems3=blue:1&masks4=9&gems4=-"
)
CLOSE = (
    "p=red:Ana&p=white&modules=huts&temple1=R2.W2.&temple2=-&temple3=-&temple4=-"
    "&gold1=10&water1=0&sun1=0&huts1=-&gold2=9&water2=0&sun2=0&huts2=-"
)
"""White would have won by 2 with one worker more at temple 1."""
HUTS_AND_GEMS = f"modules=huts,gem-mines&{VILLAGES}&{ITEMS}"

BASE_PAGES = {
    "home": "",
    "count": "setup",
    "count-wrong": "setup?players=5",
    "players": "setup/players?players=4",
    "players-wrong": f"setup/players?{urlencode(WRONG)}&go=1",
    "steps-2": f"setup/steps?{people(2)}",
    "steps-3": f"setup/steps?{people(3)}&{DONE}",
    "steps-4": f"setup/steps?{people(4)}&starter=white",
    "rules": "rules",
    "rule": "rules/temple-ties",
    "rule-in-two-languages": "rules/overbuild?with=en",
    "editions": "rules/edition-differences",
    "questions": "rules/questions",
    "glossary": "rules/glossary",
    "cheat-sheet": "rules/cheat-sheet",
    "answer": "rules/temple-ties/q-temple-tie-second",
    "suggestion": "rules/setup-worker-tiles/q-show-hand",
    "other-edition": "rules/edition-differences?edition=es",
    "whole-rulebook": "rules/all",
    "found": "rules/search?q=temple",
    "nothing-found": "rules/search?q=xyzzy",
    "score": "score",
    "temples": f"score/temples?{people(4)}&{TEMPLES}",
    "temples-begun": f"score/temples?{people(2)}&temple2=R2.P1.",
    "temples-wrong": f"score/result?{people(2)}&temple1=Y3..P1&temple2=nonsense",
    "board": f"score/board?{people(4)}&mode=board&board={BOARD}",
    "board-wrong": f"score/board?{people(2)}&mode=board&board=R9",
    "villages": f"score/villages?{people(4)}&{TEMPLES}&{VILLAGES}",
    "villages-wrong": f"score/result?{people(2)}&gold1=abc&water1=7&gold2=999",
    "result": f"score/result?{people(4)}&{TEMPLES}&{VILLAGES}",
    "result-nothing": f"score/result?{people(3)}",
    "result-incomplete": f"score/result?{people(4)}&temple1=R2.Y2W1&gold1=34&water1=7&gold2=20",
    "result-tied": f"score/result?{people(2)}&{TIED}",
    "result-tie": f"score/result?{people(2)}&{TIED}&cacao1=2&cacao2=1",
    "result-rulebook": f"score/result?{people(4)}&rulebook=fa&{SECOND_SHARED}&{VILLAGES}",
    "result-shared-second": f"score/result?{people(4)}&{SECOND_SHARED}&{VILLAGES}",
    "result-board": f"score/result?{people(4)}&mode=board&board={BOARD}&complete=1&{VILLAGES}",
    "start-over": f"score/over?{people(2)}",
    "join": "t",
    "join-wrong": "t?code=nonsense",
    "share": f"t/new?{people(3)}",
    "privacy": "privacy",
    "history": "history",
    "not-found": "nowhere",
}
MODULE_PAGES = {
    "modules-players": f"setup/players?players=4&{urlencode({'modules': ['huts', 'map']}, doseq=True)}",
    "modules-players-wrong": "setup/players?players=2&modules=big-game&modules=map&go=1",
    "modules-choices": f"setup/choices?{people(4)}&modules=map,huts,new-workers",
    "modules-steps": f"setup/steps?{people(3)}&modules=big-game",
    "modules-villages": f"score/villages?{people(4)}&{HUTS_AND_GEMS}",
    "modules-villages-wrong": f"score/result?{people(2)}&modules=huts&huts1=tent&huts2=chief,chief",
    "modules-board": f"score/board?{people(4)}&modules=big-game&mode=board&board=R1210tY1012/.P1111d",
    "modules-result": f"score/result?{people(4)}&{HUTS_AND_GEMS}",
    "modules-result-close": f"score/result?{CLOSE}",
    "modules-rule": "rules/huts-list?modules=huts",
    "modules-cheat-sheet": "rules/cheat-sheet?modules=big-game",
}
"""The same at tables with modules of the expansions."""
PAGES = BASE_PAGES | MODULE_PAGES
"""Paths within a language, by the name of their picture."""


def pages_for(tag: str) -> dict[str, str]:
    """The pages to look at in a language: all, or every third, a different one in each language."""
    if tag in WHOLLY:
        return PAGES
    others = [each for each in TAGS if each not in WHOLLY]
    first = others.index(tag)
    return dict(list(PAGES.items())[first :: len(others)])
