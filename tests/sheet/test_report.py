"""A sheet as people read it: headline, reason and what is missing, in English and beyond."""

import pytest
from hypothesis import given
from sheets import NOBODY, TWO, sheet_of, sheets, villages

from scorer.engine.components import Color
from scorer.i18n import language, languages
from scorer.i18n.typography import as_typed
from scorer.sheet import Seat, Sheet
from scorer.sheet.report import Report, pays_every_second

FOUR = (Seat(Color.RED, "Ana"), Seat(Color.WHITE), Seat(Color.PURPLE, "Cas"), Seat(Color.YELLOW))
FIVE_TEMPLES = {f"temple{n}": "...." for n in range(1, 6)}


def report(entries, seats=TWO, tag="en"):
    return Report(sheet_of(entries, seats), language(tag))


def seen(text):
    """A text without the marks that isolate names, and with plain spaces."""
    return as_typed(text.replace("\u2068", "").replace("\u2069", ""))


@pytest.mark.parametrize(
    ("entries", "seats", "headline", "why"),
    [
        ({}, TWO, "Nothing entered yet", ""),
        (villages(5, 3), TWO, "Not finished yet", ""),
        ({**NOBODY, **villages(5, "x")}, TWO, "Not finished yet", ""),
        (
            {**NOBODY, **villages(5, 3)},
            TWO,
            "Ana wins with 5 gold!",
            "That is 2 gold more than White.",
        ),
        (
            {**FIVE_TEMPLES, **villages(2, 9, 7, 7)},
            FOUR,
            "White wins with 9 gold!",
            "That is 2 gold more than Cas and Yellow.",
        ),
        (
            {**NOBODY, **villages(4, 4)},
            TWO,
            "Ana and White are tied on 4 gold",
            "Enter the cacao fruits they have left: whoever has the most wins.",
        ),
        (
            {**FIVE_TEMPLES, **villages(4, 4, 1, 4), "cacao1": "5", "cacao2": "0"},
            FOUR,
            "Ana, White and Yellow are tied on 4 gold",
            "Enter the cacao fruits they have left: whoever has the most wins.",
        ),
        (
            {**NOBODY, **villages(4, 4), "cacao1": "1", "cacao2": "3"},
            TWO,
            "White wins: tied on 4 gold, but more cacao fruits left!",
            "White has the most cacao fruits left (3), which settles the tie on gold.",
        ),
        (
            {**NOBODY, **villages(4, 4), "cacao1": "0", "cacao2": "0"},
            TWO,
            "Ana and White share the win with 4 gold each!",
            "They are tied on gold and on cacao fruits left, so they share the win.",
        ),
    ],
)
def test_headline_and_why(entries, seats, headline, why):
    told = report(entries, seats)
    assert (seen(told.headline), seen(told.why)) == (headline, why)
    assert told.is_final == ("win" in headline)


@pytest.mark.parametrize(
    ("entries", "missing"),
    [
        (
            {},
            [
                ("temple1", "0 of 4 temples entered."),
                ("gold1", "Still missing from Ana: gold, water field and sun tokens."),
                ("gold2", "Still missing from White: gold, water field and sun tokens."),
            ],
        ),
        (
            {**NOBODY, **villages(1, 2), "temple2": "", "temple4": "", "sun1": ""},
            [
                ("temple2", "2 of 4 temples entered."),
                ("sun1", "Still missing from Ana: sun tokens."),
            ],
        ),
        (
            {"mode": "board", **villages(1, 2), "gold2": "", "water2": ""},
            [
                ("board", "The board isn’t entered yet."),
                ("gold2", "Still missing from White: gold and water field."),
            ],
        ),
        (
            {"mode": "board", "board": "p1/.m2", **villages(1, 2)},
            [
                (
                    "complete",
                    "The board isn’t complete. If no tile is missing, confirm that this is all of it.",
                )
            ],
        ),
        (
            {**NOBODY, **villages(4, 4)},
            [
                ("cacao1", "Still missing from Ana: cacao fruits."),
                ("cacao2", "Still missing from White: cacao fruits."),
            ],
        ),
        (
            {**NOBODY, **villages(4, 4), "cacao1": "2"},
            [("cacao2", "Still missing from White: cacao fruits.")],
        ),
        ({**NOBODY, **villages(4, 4), "cacao1": "2", "cacao2": "2"}, []),
        ({**NOBODY, **villages(5, 4)}, []),
    ],
)
def test_what_is_missing_and_whose_it_is(entries, missing):
    assert [(it.key, seen(it.text)) for it in report(entries).missing] == missing


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("name", ["x $& %(gold)s", "100 %", "{0}", "%s%d", "<b>&amp;", "\\1"])
def test_names_appear_as_they_are(tag, name):
    seats = (Seat(Color.RED, name), Seat(Color.WHITE, f"{name}!"))
    isolated = f"\u2068{name}\u2069"
    for entries in (
        {**NOBODY, "temple1": "R1W1", **villages(4, 3)},
        {**NOBODY, "temple1": "R1W1", **villages(4, 4)},
        {**NOBODY, "temple1": "R1W1", **villages(4, 4), "cacao1": "1", "cacao2": "0"},
    ):
        told = report(entries, seats, tag)
        assert isolated in told.headline
        assert isolated in told.scores and isolated in told.as_text
        assert isolated in told.temple_text(told.result.temples[0])
    assert isolated in report({}, seats, tag).missing[1].text


def test_numbers_are_written_the_readers_way():
    told = report({**NOBODY, **villages(12, 3)}, tag="fa")
    assert "۱۲" in told.headline and "12" not in told.as_text


def test_the_result_as_text():
    entries = {**NOBODY, "temple1": "R2W1", "temple4": "-", **villages(10, 8), "water2": "-4"}
    assert seen(report(entries).as_text) == "\n".join(
        [
            "Ana wins with 16 gold!",
            "",
            "1. Ana: 16 (Gold 10, Temples 6, Sun tokens 0 and Water field 0)",
            "2. White: 7 (Gold 8, Temples 3, Sun tokens 0 and Water field −4)",
            "",
            "Temple 1: Ana has the most workers: 6 gold. White has the second most workers: 3 gold.",
            "Nobody has a worker at temples 2 and 3: no gold is paid there.",
        ]
    )


def test_temples_that_nobody_touched_are_one_line():
    told = report({**NOBODY, "temple2": "R1W1", "temple4": "-", **villages(10, 8)})
    assert told.untouched == "Nobody has a worker at temples 1 and 3: no gold is paid there."
    told = report({**NOBODY, "temple2": "R1W1", "temple3": "R1", **villages(10, 8), "temple4": "-"})
    assert told.untouched == "Nobody has a worker at temple 1: no gold is paid there."
    assert report({**dict.fromkeys(NOBODY, "R1W1"), **villages(10, 8)}).untouched == ""


def test_what_decided_it_is_told_once_it_is_final():
    entries = {**NOBODY, "temple2": "R2W2", **villages(10, 9)}
    told = "With one more worker at temple 2, White would have won by 2 gold."
    assert seen(report(entries).swing) == told
    assert report({**entries, "sun1": ""}).swing == ""
    assert report({**entries, "gold1": "30"}).swing == ""


def test_standings_as_text_say_what_is_missing():
    text = seen(report({**NOBODY, **villages(10, 8), "gold1": ""}).as_text)
    assert text.startswith("Not finished yet\nStill missing from Ana: gold.\n\n1. White: 8 ")


def test_the_persian_rulebook_is_told():
    seats = FOUR[:3]
    entries = {**FIVE_TEMPLES, "temple1": "R2W1P1", **villages(1, 2, 3)}
    usual, persian = report(entries, seats), report({**entries, "rulebook": "fa"}, seats)
    assert usual.has_shared_second and persian.has_shared_second
    assert not pays_every_second(usual.sheet) and pays_every_second(persian.sheet)
    assert "3 gold ÷ 2 players, rounded down: 1 gold each." in usual.as_text
    assert "3 gold each, by the Persian rulebook" in persian.as_text
    assert persian.as_text.endswith("gets the full amount.")
    assert not report({**entries, "temple1": "R2W1"}, seats).has_shared_second


def test_ranking_and_scores_begin_with_the_best():
    told = report({**FIVE_TEMPLES, **villages(2, 9, 7, 7)}, FOUR)
    assert [player.rank for player in told.ranking] == [1, 2, 2, 4]
    assert seen(told.scores) == "White 9, Cas 7, Yellow 7 and Ana 2"


@given(sheets)
def test_no_winner_is_announced_before_it_is_final(sheet):
    told = Report(sheet, language("en"))
    assert ("win" in _without_names(told)) == (sheet.state == "final")
    assert bool(told.why) == (sheet.state in ("tied", "final"))
    if sheet.state == "tied":
        assert told.missing


def _without_names(told):
    text = told.headline
    for name in sorted(told.names.values(), key=len, reverse=True):
        text = text.replace(f"\u2068{name}\u2069", "") if name else text
    return text


def test_what_nobody_has_entered_is_not_zero() -> None:
    def parts(**entries: str) -> list[dict[str, str]]:
        sheet = Sheet.from_fields({"seat1": "red", "seat2": "white", **entries})
        report = Report(sheet, language("en"))
        return [
            {code: gold for code, _, gold in report.parts(player)}
            for player in sheet.result.players
        ]

    one, other = parts(gold1="34", sun1="0")
    assert one == {"gold": "34", "temples": "…", "sun": "0", "water": "…"}
    assert set(other.values()) == {"…"}
    one, other = parts(temple1="R2...", water2="0")
    assert (one["temples"], other["temples"], other["water"]) == ("6", "0", "0")
