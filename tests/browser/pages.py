"""Every page that there is to look at."""

from urllib.parse import urlencode

TAGS = ("de", "en", "es", "fa", "nl")
NAMES = ("Ana", "آرش", "Wilhelmina-Alexandra van den Berg")


def people(count: int) -> str:
    """So many players; the first ones have names, short, right-to-left and long."""
    colors = ("red", "purple", "white", "yellow")[:count]
    named = [f"{color}:{name}" for color, name in zip(colors, NAMES, strict=False)]
    return urlencode({"p": [*named, *colors[len(named) :]]}, doseq=True)


WRONG = {"players": 2, "seats-0-color": "red", "seats-1-color": "red", "seats-1-name": "x" * 300}
DONE = "&".join(f"done={step}" for step in ("village-boards", "worker-tiles", "hands"))
BOARD = "R1210tY1012/.P1111"
TEMPLES = "t0=R2.Y2W1&t1=P3Y1.."
VILLAGES = "g0=34&s0=2&w0=7&g1=20&w1=-10&g2=12&s2=3&w2=0&g3=30&w3=11"

PAGES = {
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
    "whole-rulebook": "rules/all",
    "found": "rules/search?q=t",
    "nothing-found": "rules/search?q=xyzzy",
    "score": "score",
    "temples": f"score/temples?{people(4)}&{TEMPLES}",
    "board": f"score/board?{people(4)}&m=board&b={BOARD}",
    "board-wrong": f"score/board?{people(2)}&m=board&b=R9",
    "villages": f"score/villages?{people(4)}&{TEMPLES}&{VILLAGES}",
    "villages-wrong": f"score/result?{people(2)}&g0=abc&w0=7&g1=999",
    "result": f"score/result?{people(4)}&{TEMPLES}&{VILLAGES}",
    "result-tie": f"score/result?{people(2)}&g0=9&w0=0&g1=9&w1=0",
    "result-board": f"score/result?{people(4)}&m=board&b={BOARD}&{VILLAGES}",
    "start-over": f"score/over?{people(2)}",
    "join": "t",
    "join-wrong": "t?code=nonsense",
    "share": f"t/new?{people(3)}",
    "privacy": "privacy",
    "not-found": "nowhere",
}
"""Paths within a language, by the name of their picture."""
