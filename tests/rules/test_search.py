"""The search answers questions as people type them, in every language, and survives whatever they type."""

from __future__ import annotations

import sys
from functools import lru_cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from question_sets import asked, figures

from scorer.i18n import Language, languages
from scorer.modules import all_modules, base
from scorer.rules.book import RULEBOOK
from scorer.rules.phrasings import NOTHING, SYNONYMS, read_file, read_phrasings
from scorer.rules.search import (
    LONGEST_QUERY,
    QueryTooLong,
    find_cards,
    fold,
    index_of,
    nearest_topics,
    read_vectors,
)

TAGS = ("en", "nl", "de", "es", "fa")
FLOORS = {
    "tune": (0.84, 0.92, 0.02, 0.6),
    "measure": (0.93, 0.97, 0, 0.6),
    "modules": (0.93, 0.97, 0, 0),
    "final": (0.6, 0.73, 0.02, 0.3),
}
"""Set -> in each language at least so often the first card answers, one of three does; at most so often
the first says the opposite; at least so often a question about something else finds nothing."""
FEWEST_PHRASINGS = 3
MOST_LOST = 0.12
"""The share of phrasings that do not find their card first, though the search learned from them."""
SOME = 16
"""Every so manyth of them is tried: there are thousands."""


def language(tag: str) -> Language:
    if tag not in languages():
        pytest.skip(f"{tag} is not on offer: its catalogue is not compiled")
    return languages()[tag]


@lru_cache(maxsize=4096)
def cards(query: str, tag: str) -> list[str]:
    return [hit.id for hit in find_cards(query, language(tag))]


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("part", FLOORS)
def test_the_first_card_answers(part: str, tag: str) -> None:
    first, three, opposite, nothing = FLOORS[part]
    found = figures(asked(part, tag), lambda query: cards(query, tag))
    print(part, tag, found)
    assert found.first >= first and found.three >= three, found
    assert found.opposite <= opposite and found.nothing >= nothing, found


@pytest.mark.parametrize("tag", TAGS)
def test_every_card_has_phrasings(tag: str) -> None:
    phrasings: dict[str, list[str]] = {}
    for module in all_modules():
        part = module.rulebook
        assert part.phrasings
        found = dict(read_file(part.phrasings / f"{tag}.txt"))
        sections = {section.id for section in part.sections}
        own = [card.id for card in RULEBOOK.cards() if card.section in sections]
        assert list(found) == ([SYNONYMS, *own, NOTHING] if module is base.MODULE else own)
        phrasings |= found
    phrasings.pop(SYNONYMS)
    for card, lines in phrasings.items():
        assert len(lines) >= FEWEST_PHRASINGS, card
    folded = [fold(line) for lines in phrasings.values() for line in lines]
    assert all(folded) and len(set(folded)) == len(folded), "a phrasing means one card"


@pytest.mark.parametrize("tag", TAGS)
def test_phrasings_find_their_card(tag: str) -> None:
    """If many do not, the vectors are older than the phrasings: `make vectors`."""
    phrasings = read_phrasings(language(tag).tag).items()
    asked = [
        (card, text) for card, texts in phrasings if card != SYNONYMS for text in texts[::SOME]
    ]
    lost = [(card, text) for card, text in asked if (cards(text, tag) or [NOTHING])[0] != card]
    assert len(lost) <= MOST_LOST * len(asked), lost[:20]


@pytest.mark.parametrize("tag", TAGS)
def test_every_card_has_a_vector(tag: str) -> None:
    learned = read_vectors(language(tag).tag)[1]
    assert set(learned) == {*(hit.id for hit in index_of(tag).hits), NOTHING}, "make vectors"


@pytest.mark.parametrize("tag", TAGS)
def test_a_card_is_found_by_its_title(tag: str) -> None:
    for hit in index_of(language(tag).tag).hits:
        assert hit.id in cards(hit.title, tag)[:3], hit.title


@pytest.mark.parametrize(
    ("tag", "query", "card"),
    [
        # accents and umlauts
        ("de", "was kostet ueberbauen", "q-overbuild-cost"),
        ("de", "WAS KOSTET UBERBAUEN", "q-overbuild-cost"),
        ("es", "que es la selva explorada", "setup-jungle-display"),
        # compounds, joined and apart
        ("nl", "hoe hoog is de oerwoud stapel met 3", "q-pile-size"),
        ("de", "Sonnen Steine Wert", "sun-scoring"),
        # typing errors
        ("en", "can i cover an oponents tiel", "q-cover-opponent"),
        ("nl", "wat doet een goudmjin", "gold-mine"),
        ("es", "quien gana si hay desenpate", "winner"),
        # how Persian is typed
        ("fa", "دوباره‌سازی", "overbuild"),
        ("fa", "دوباره سازی یعنی چی", "overbuild"),
        ("fa", "كاشي‌هاي شروع", "setup-start-tiles"),
        ("fa", "کاشیهای شروع", "setup-start-tiles"),
        # while it is being typed
        ("en", "plantat", "plantation"),
        ("nl", "goudm", "gold-mine"),
        ("de", "schlusswert", "final-scoring"),
        ("es", "merca", "market"),
        ("fa", "معدن ط", "gold-mine"),
    ],
)
def test_it_understands_how_people_type(tag: str, query: str, card: str) -> None:
    assert cards(query, tag)[0] == card


@pytest.mark.parametrize("query", ["۳ نفره", "3 نفره", "٣ نفره", "३ نفره"])
def test_digits_of_any_script_are_the_same(query: str) -> None:
    assert cards(query, "fa") == cards("۳ نفره", "fa")


def test_cards_of_one_section_compete() -> None:
    hits = find_cards("can I cover an opponent's tile", language("en"))
    assert (hits[0].id, hits[0].section, hits[0].kind) == (
        "q-cover-opponent",
        "overbuild",
        "question",
    )
    assert hits[0].answer == "No. You can overbuild only your own worker tiles."
    assert [hit.section for hit in hits].count("overbuild") > 1
    assert len(hits) == len({hit.id for hit in hits}) <= 8


def test_the_snippet_is_the_first_sentence() -> None:
    (hit, *_) = find_cards("may I buy cacao fruits", language("en"))
    assert hit.snippet == "No."
    assert hit.answer.startswith("No. You get cacao fruits at")


def test_numbers_are_written_the_readers_way() -> None:
    (hit, *_) = find_cards("تساوی در معبد", language("fa"))
    assert "۶" in hit.answer and "6" not in hit.answer


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize(
    "query",
    ["", "   ", "\x00\x01\x1b[", "🌞🌞🌞", "!?…-—", "\u200c\u200c", "\ud800", "[]{}()*\\"],
)
def test_a_query_without_words_finds_nothing(query: str, tag: str) -> None:
    assert find_cards(query, language(tag)) == []
    assert len(nearest_topics(language(tag))) == 5


def test_an_endless_query_is_refused() -> None:
    find_cards("a" * LONGEST_QUERY, language("en"))
    with pytest.raises(QueryTooLong):
        find_cards("a" * (LONGEST_QUERY + 1), language("en"))


def test_the_number_of_hits_is_limited() -> None:
    assert len(find_cards("how many tiles", language("en"), 3)) == 3
    assert find_cards("how many tiles", language("en"), 0) == []


@given(st.text(max_size=LONGEST_QUERY), st.sampled_from(TAGS))
def test_no_query_is_too_strange(query: str, tag: str) -> None:
    if tag in languages():
        found = find_cards(query, languages()[tag])
        assert len(found) <= 8
        assert fold(fold(query)) == fold(query)


MOST_WORK = 20_000
"""Calls of functions; the worst query takes half of it."""


def work(query: str, tag: str) -> int:
    """How many functions a search calls: a measure of its cost on which no other process has a part."""
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    index_of(tag)
    sys.setprofile(count)
    try:
        find_cards(query, language(tag))
    finally:
        sys.setprofile(None)
    return calls


@pytest.mark.parametrize("tag", TAGS)
def test_a_hostile_query_costs_little(tag: str) -> None:
    titles = " ".join(hit.title for hit in index_of(language(tag).tag).hits)
    for query in ("a" * LONGEST_QUERY, titles, titles[::-1], "".join(titles.split())):
        assert work(query[:LONGEST_QUERY], tag) < MOST_WORK
