"""The search understands how people type, in every language, and survives whatever they type."""

from __future__ import annotations

import json
import sys
from functools import lru_cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.i18n import Language, languages
from scorer.rules.book import RULEBOOK
from scorer.rules.search import LONGEST_QUERY, QueryTooLong, nearest_topics, search
from scorer.rules.search.data import read_parts
from scorer.rules.search.guess import distance
from scorer.rules.search.index import index_of

QUESTIONS = Path(__file__).parent / "questions"
TAGS = ("en", "nl", "de", "es", "fa")
FIRST, THREE = 0.90, 0.98
"""What share of real questions must get the right section first, and among the first three."""


def language(tag: str) -> Language:
    if tag not in languages():
        pytest.skip(f"{tag} is not on offer: its catalogue is not compiled")
    return languages()[tag]


def sections(query: str, tag: str) -> list[str]:
    return [hit.section for hit in search(query, language(tag))]


@lru_cache
def figures(part: str, tag: str) -> tuple[float, float, float]:
    """Right first, right among the first three, and exactly the best section first."""
    asked = json.loads((QUESTIONS / part / f"{tag}.json").read_text(encoding="utf-8"))
    first = three = strict = 0
    for each in asked:
        found = sections(each["q"], tag)[:3]
        right = [section in each["sections"] for section in found]
        first += right[:1] == [True]
        three += any(right)
        strict += found[:1] == each["sections"][:1]
    return first / len(asked), three / len(asked), strict / len(asked)


@pytest.mark.parametrize("part", ["tune", "measure"])
@pytest.mark.parametrize("tag", TAGS)
def test_real_questions_find_their_section(part: str, tag: str) -> None:
    first, three, strict = figures(part, tag)
    shown = f"{part} {tag}: first {first:.1%}, top three {three:.1%}, best section {strict:.1%}"
    print(shown)
    assert first >= FIRST and three >= THREE, shown


@pytest.mark.parametrize("tag", TAGS)
def test_the_data_files_name_every_section(tag: str) -> None:
    hints = read_parts("hints", tag)
    assert list(hints) == list(RULEBOOK.sections)
    for section, phrases in hints.items():
        assert len(phrases) >= 15, section
        assert len(set(phrases)) == len(phrases), section
    assert set(read_parts("words", tag)) >= {"endings", "stop", "same", "phrases"}


@pytest.mark.parametrize("tag", TAGS)
def test_every_section_is_found_by_its_title_and_its_questions(tag: str) -> None:
    for section in RULEBOOK.sections.values():
        title = language(tag).text(section.title)
        assert section.id in sections(title % _two_players(), tag)[:2], title
    for question in RULEBOOK.questions.values():
        text = language(tag).text(question.question)
        assert question.section in sections(text % _two_players(), tag)[:3], text


def _two_players() -> dict[str, int]:
    from scorer.rules.figures import FIGURES

    return dict(FIGURES)


@pytest.mark.parametrize(
    ("tag", "query", "section"),
    [
        # inflected forms
        ("en", "overbuilt tiles", "overbuild"),
        ("en", "selling", "market"),
        ("nl", "overbouwde", "overbuild"),
        ("de", "aktivierten arbeitern", "activate"),
        ("es", "construyendo encima", "overbuild"),
        ("fa", "بازارها", "market"),
        # compounds, joined and apart
        ("nl", "oerwoudstapel", "setup-jungle-display"),
        ("nl", "oerwoud stapel", "setup-jungle-display"),
        ("nl", "water drager", "water"),
        ("nl", "tempeltelling", "temple-scoring"),
        ("de", "Wasserträger", "water"),
        ("de", "dschungelstapel", "setup-jungle-display"),
        ("de", "Sonnen Steine werten", "sun-scoring"),
        ("en", "over build", "overbuild"),
        # accents and umlauts
        ("de", "wassertraeger", "water"),
        ("de", "WASSERTRAGER", "water"),
        ("de", "uberbauen", "overbuild"),
        ("de", "ueberbauen", "overbuild"),
        ("es", "limites", "limits"),
        ("es", "PLANTACION", "plantation"),
        ("nl", "met zn tweeen", "setup-two-players"),
        # typing errors
        ("en", "overbiuld", "overbuild"),
        ("en", "plantatoin", "plantation"),
        ("en", "tempel scoring", "temple-scoring"),
        ("nl", "goudmjin", "gold-mine"),
        ("de", "Goldgurbe", "gold-mine"),
        ("de", "plantge", "plantation"),
        ("es", "mecado", "market"),
        ("es", "desenpate", "winner"),
        ("fa", "مزرعهه", "plantation"),
        # everyday words
        ("en", "river", "water"),
        ("en", "sell beans", "market"),
        ("en", "unsold cocoa", "leftover-cacao"),
        ("nl", "bonen plukken", "plantation"),
        ("nl", "hoeveel poppetjes tellen bij de tempel", "temple-scoring"),
        ("de", "Bohnen ernten", "plantation"),
        ("de", "Leute am Tempel, gleich viele", "temple-ties"),
        ("es", "vender granos", "market"),
        ("es", "gastar un sol para tapar", "overbuild"),
        ("fa", "میتونم دونه بفروشم", "market"),
        ("fa", "بازی کی تمومه", "game-end"),
        # how Persian is typed
        ("fa", "دوباره‌سازی", "overbuild"),
        ("fa", "دوباره سازی", "overbuild"),
        ("fa", "دوبارهسازی", "overbuild"),
        ("fa", "كاشي‌هاي شروع", "setup-start-tiles"),
        ("fa", "کاشیهای شروع", "setup-start-tiles"),
        ("fa", "کاشی های شروع", "setup-start-tiles"),
        ("fa", "مزرعۀ دوتایی", "plantation"),
        ("fa", "امتياز معبد", "temple-scoring"),
        # numbers of players
        ("nl", "3 spelers tegels per speler", "setup-worker-tiles"),
        ("de", "zu dritt wie viele Plättchen für jeden", "setup-worker-tiles"),
        ("de", "zu zweit", "setup-two-players"),
        ("es", "con dos jugadores", "setup-two-players"),
        ("fa", "2 نفره", "setup-two-players"),
        ("fa", "۲ نفره", "setup-two-players"),
        ("fa", "٢ نفره", "setup-two-players"),
        # while it is being typed
        ("en", "overb", "overbuild"),
        ("en", "pla", "plantation"),
        ("en", "temple sc", "temple-scoring"),
        ("nl", "goudm", "gold-mine"),
        ("nl", "oerwoudst", "setup-jungle-display"),
        ("de", "tempelw", "temple-scoring"),
        ("es", "merc", "market"),
        ("fa", "معدن ط", "gold-mine"),
        ("en", "startin pl", "start-player"),
        ("nl", "startspl", "start-player"),
        ("de", "startspie", "start-player"),
        # by ear
        ("es", "senote", "water"),
        ("en", "piramid", "temple"),
        ("fa", "معدن تلا", "gold-mine"),
    ],
)
def test_it_understands_how_people_type(tag: str, query: str, section: str) -> None:
    assert sections(query, tag)[0] == section


def test_the_first_letter_offers_what_begins_with_it() -> None:
    assert {"temple", "turn"} <= set(sections("t", "en")[:4])
    assert sections("t", "nl")[0] == "temple"


@pytest.mark.parametrize("query", ["۳ نفره", "3 نفره", "٣ نفره", "سه نفره"])
def test_digits_of_any_script_are_the_same(query: str) -> None:
    assert search(query, language("fa")) == search("۳ نفره", language("fa"))


@pytest.mark.parametrize(
    ("query", "section"),
    [
        ("temple", "temple"),
        ("score a temple", "temple-scoring"),
        ("tie at a temple", "temple-ties"),
        ("tie", "winner"),
        ("water carrier start", "setup-players"),
        ("move the water carrier", "water"),
        ("water points at the end", "water-scoring"),
        ("get a sun token", "sun-site"),
        ("sun tokens left at the end", "sun-scoring"),
        ("pay a sun token", "overbuild"),
        ("beans from a plantation", "plantation"),
        ("maximum beans", "limits"),
        ("choose a jungle tile for the gap", "fill-jungle"),
        ("refill the display", "turn-end"),
        ("rotate my tile", "place-worker"),
        ("worker tile beside worker tile", "placement"),
        ("tiles for each of 4 players", "setup-worker-tiles"),
        ("jungle tiles to remove", "setup-two-players"),
        ("how many jungle tiles are in the box", "components"),
        ("game over", "game-end"),
        ("how do I win", "goal"),
        ("beans left over", "leftover-cacao"),
    ],
)
def test_it_tells_neighbouring_rules_apart(query: str, section: str) -> None:
    assert sections(query, "en")[0] == section


@pytest.mark.parametrize("tag", TAGS)
def test_at_most_one_hit_per_section(tag: str) -> None:
    asked = json.loads((QUESTIONS / "tune" / f"{tag}.json").read_text(encoding="utf-8"))
    for each in asked:
        found = sections(each["q"], tag)
        assert len(found) == len(set(found)) <= 8
        assert set(found) <= set(RULEBOOK.sections)


def test_a_question_is_shown_when_it_matches_better_than_its_section() -> None:
    (hit, *_) = search("can I cover an opponents tile", language("en"))
    assert (hit.id, hit.section) == ("q-cover-opponent", "overbuild")
    assert hit.title == "Can I cover an opponent's tile?"
    assert hit.snippet == "No, you may only overbuild your own worker tiles."
    (hit, *_) = search("overbuilding", language("en"))
    assert (hit.id, hit.title) == ("overbuild", "Overbuilding")
    assert hit.snippet.startswith("Once the jungle draw pile")


def test_the_matching_words_are_marked() -> None:
    (hit, *_) = search("cover opponents tile", language("en"))
    assert [hit.title[a:b] for a, b in hit.title_marks] == ["cover", "opponent's", "tile"]
    assert [hit.snippet[a:b] for a, b in hit.snippet_marks] == ["overbuild", "tiles"]
    (hit, *_) = search("wassertraeger start", language("de"))
    assert "Wasserträger" in [hit.title[a:b] for a, b in hit.title_marks]
    (hit, *_) = search("plan", language("en"))
    assert [hit.title[a:b] for a, b in hit.title_marks] == ["Plantation"]


def test_numbers_are_written_the_readers_way() -> None:
    (hit, *_) = search("تساوی معبد", language("fa"))
    assert "۶" in hit.snippet and "6" not in hit.snippet


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize(
    "query",
    [
        "",
        "   ",
        "\x00\x01\x1b[31m",
        "🌞🌞🌞",
        "!?…-—",
        "\u200c\u200c",
        "\ud800",
        "[]{}()*\\",
        "%s%(x)s",
    ],
)
def test_a_query_without_words_finds_nothing(query: str, tag: str) -> None:
    found = search(query, language(tag))
    assert found == [] or query == "%s%(x)s"
    assert len(nearest_topics(query, language(tag))) == 5


def test_markup_is_only_words() -> None:
    (hit, *_) = search("<i>temple</i><script>alert()</script>", language("en"))
    assert hit.section.startswith("temple")
    assert "<" not in hit.title + hit.snippet


def test_an_endless_query_is_refused() -> None:
    search("a" * LONGEST_QUERY, language("en"))
    with pytest.raises(QueryTooLong):
        search("a" * (LONGEST_QUERY + 1), language("en"))
    assert nearest_topics("temple " * 100, language("en"))[0].section.startswith("temple")


def test_nearest_topics_begin_with_what_was_found() -> None:
    topics = nearest_topics("xyzzy", language("en"))
    assert len({hit.section for hit in topics}) == 5
    assert nearest_topics("market", language("en"), 3)[0].section == "market"


def test_the_number_of_hits_is_limited() -> None:
    assert len(search("tile", language("en"), 3)) == 3
    assert search("tile", language("en"), 0) == []


@given(st.text(max_size=LONGEST_QUERY), st.sampled_from(TAGS))
def test_no_query_is_too_strange(query: str, tag: str) -> None:
    if tag in languages():
        for hit in search(query, languages()[tag]):
            for text, marks in ((hit.title, hit.title_marks), (hit.snippet, hit.snippet_marks)):
                assert all(0 <= a < b <= len(text) for a, b in marks)


MOST_WORK = 40_000
"""Calls of functions; the worst query takes half of it."""


def work(query: str, tag: str) -> int:
    """How many functions a search calls: a measure of its cost on which no other process has a part."""
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    search(query, language(tag))  # what is cached afterwards is paid for once
    sys.setprofile(count)
    try:
        search(query, language(tag))
    finally:
        sys.setprofile(None)
    return calls


@pytest.mark.parametrize("tag", TAGS)
def test_a_hostile_query_costs_little(tag: str) -> None:
    index = index_of(language(tag).tag)
    letters = "".join(sorted({sign for word in index.spelling for sign in word}))
    misspelt = " ".join(f"{word[:-2]}zq{word[-1]}" for word in index.spelling if len(word) > 8)
    queries = [
        "a" * 200,
        index.spelling[0] * 40,
        "".join(index.spelling[::7]),
        " ".join(letters * 10),
        misspelt,
        " ".join(index.spelling[::11]),
        " ".join(word[:1] for word in index.spelling[::5]),
    ]
    for query in queries:
        assert work(query[:LONGEST_QUERY], tag) < MOST_WORK, query[:LONGEST_QUERY]


def test_distance_counts_a_swap_once() -> None:
    assert distance("jungel", "jungle") == 1
    assert distance("", "abc") == 3
    assert distance("same", "same") == 0
