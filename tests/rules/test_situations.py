"""Questions with figures: what is understood, and that the answer is the engine's."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import product

import brotli
import pytest
from hypothesis import given
from hypothesis import strategies as st
from lantern import registered
from lantern.situations import LIGHT
from page_checks import CheckingClient, text_of
from question_sets import asked
from situation_goldens import Golden, blind, tuned

from scorer.i18n import language, languages
from scorer.i18n.typography import as_typed
from scorer.modules import EXPANSIONS
from scorer.rules.book import RULEBOOK
from scorer.rules.situations.export import modules_that_matter, row_key, rows, subsets
from scorer.rules.situations.model import Kind, Value
from scorer.rules.situations.reader import (
    Situation,
    all_kinds,
    answer_to,
    card_situation,
    certain_setup,
    read_situation,
    situation_of,
)
from scorer.rules.situations.words import (
    AGAIN,
    UNCERTAIN,
    UNKNOWN,
    entries,
    folded,
    lexicon,
    module_terms,
)

TAGS = list(languages())
MISSED = {"de": 1, "en": 0, "es": 3, "fa": 2, "nl": 1}
"""How many of the thirty certain questions are not computed; none may be computed wrongly."""
MOST_BYTES = 6_600
KINDS = list(all_kinds().values())


def read(golden: Golden, tag: str) -> Situation | None:
    return read_situation(golden.question, language(tag))


def is_understood(situation: Situation, golden: Golden) -> bool:
    given = {name: value for name, value in situation.inputs.items() if value != ()}
    return (situation.kind.code, given) == (golden.kind, golden.inputs)


@pytest.mark.parametrize("tag", TAGS)
def test_strangers_are_understood_or_get_the_plain_card(tag: str) -> None:
    goldens = blind(tag)
    assert len(goldens) == 40 and sum(golden.kind is None for golden in goldens) == 10
    computed = [(golden, found) for golden in goldens if (found := read(golden, tag))]
    assert [golden.question for golden, found in computed if not is_understood(found, golden)] == []
    assert 30 - len(computed) <= MISSED[tag]


@pytest.mark.parametrize("tag", TAGS)
def test_the_tuning_set_is_understood_as_it_was_reviewed(tag: str) -> None:
    goldens = tuned(tag)
    for golden in goldens:
        found = read(golden, tag)
        assert is_understood(found, golden) if found else golden.kind is None, golden.question
    reviewed = {golden.question for golden in goldens}
    others = [each.question for each in asked("tune", tag) if each.question not in reviewed]
    assert len(others) > 250
    assert [each for each in others if read_situation(each, language(tag))] == []


@pytest.mark.parametrize("tag", TAGS)
def test_answers_are_those_of_the_goldens(tag: str) -> None:
    for golden in [*blind(tag), *tuned(tag)]:
        found = read(golden, tag)
        if not found or not found.answer or golden.kind in (None, "winner"):
            continue
        expected = [int(number) for number in re.findall(r"(?<!\d)-?\d+", golden.answer)]
        if golden.kind == "temple":  # the answer begins with the most workers
            expected = sorted(map(abs, expected), reverse=True)
        assert list(found.answer.result) == expected, golden.question


def test_a_winner_is_whoever_has_more() -> None:
    kind = all_kinds()["winner"]
    for gold, cacao, winners in (
        ((60, 58), (), (0,)),
        ((58, 60), (5, 0), (0,)),
        ((60, 60), (1, 3), (0,)),
        ((60, 60), (2, 2), (0, 1)),
    ):
        found = situation_of(kind, {"gold": gold, "cacao": cacao})
        assert found and found.answer and found.answer.result == winners
        assert ("60" in found.answer_text(language("en"))) == (gold != (60, 60))
    assert situation_of(kind, {"gold": (60, 60)}) is None, "the cacao fruits are not known"


TRACK = (-10, -4, -1, 0, 2, 4, 7, 11, 16)
BY_THE_RULES = {
    "plantation": lambda store, workers, tile: min(workers * tile, 5 - store),
    "market": lambda store, workers, price: min(workers, store) * price,
    "mine": lambda workers, value: workers * value,
    "water": lambda field, workers: TRACK[min(TRACK.index(field) + workers, 8)],
    "sun": lambda tokens, workers: min(workers, 3 - tokens),
    "temple-tie": lambda tied, place: {1: 6, 2: 3}[place] // tied,
    "sun-scoring": lambda tokens: tokens,
    "water-scoring": lambda field: field,
    "setup-workers-each": lambda players: {2: 11, 3: 10, 4: 9}[players],
    "setup-pile": lambda players: {2: 17, 3: 24, 4: 24}[players],
    "setup-removed-jungle": lambda players: {2: 7, 3: 0, 4: 0}[players],
    "setup-removed-workers": lambda players: {2: 0, 3: 1, 4: 2}[players],
}
"""What the printed rules say, in numbers of their own."""


@pytest.mark.parametrize("code", BY_THE_RULES)
def test_every_combination_of_figures_gives_what_the_rules_say(code: str) -> None:
    kind = all_kinds()[code]
    every = list(product(*(slot.values for slot in kind.slots)))
    impossible = [(4, 2)] if code == "temple-tie" else []
    for values in every:
        answer = answer_to(kind, dict(zip(kind.by_name, values, strict=True)))
        if values in impossible:
            assert answer is None
        else:
            assert answer and answer.result == (BY_THE_RULES[code](*values),), values


def values_of(kind: Kind) -> st.SearchStrategy[dict[str, Value]]:
    """Figures of a kind, also those that do not go together."""
    return st.integers(2, 4).flatmap(
        lambda players: st.fixed_dictionaries(
            {
                slot.name: st.tuples(*[st.sampled_from(slot.values)] * players)
                if slot.lengths
                else st.sampled_from(slot.values)
                for slot in kind.slots
            }
        )
    )


@lru_cache
def table(kind: Kind) -> dict[str, Situation | None]:
    return {row_key(kind, row): situation_of(kind, row) for row in rows(kind)}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
@given(st.data())
def test_the_table_has_a_row_with_the_same_answer(kind: Kind, data: st.DataObject) -> None:
    inputs = data.draw(values_of(kind))
    found = situation_of(kind, inputs)
    row = table(kind).get(row_key(kind, inputs))
    assert (row and row.answer) == (found and found.answer)
    if found:
        for each in languages().values():
            assert "%(" not in found.answer_text(each) + found.understood(each)


@pytest.mark.parametrize("tag", TAGS)
@given(
    st.text(max_size=60)
    | st.lists(
        st.sampled_from(
            ["4", "two", "beans", "workers", "-10", "۳", "کارگر", "market", "tied", "/", "temple"]
        )
    ).map(" ".join)
)
def test_any_text_is_read(tag: str, query: str) -> None:
    found = read_situation(query, language(tag))
    assert found is None or (found.answer and found.answer_text(language(tag)))


@pytest.mark.parametrize(
    "said",
    [
        "4 beans and two workers on a double plantation",
        "two workers on a double plantation; beans: 4",
        "٤ beans, 2 wrokers, double plantaton",
        "I have ۴ beans and ۲ workers at the double plantation, how many may I take?",
    ],
)
def test_the_same_in_other_words(said: str) -> None:
    found = read_situation(said, language("en"))
    assert found and found.inputs == {"store": 4, "workers": 2, "tile": 2}
    assert as_typed(found.answer_text(language("en"))) == (
        "You take 1 cacao fruit: your store holds 5 and already has 4."
    )
    assert as_typed(found.understood(language("en"))) == (
        "Understood: 4 cacao fruits in store, 2 workers and double plantation."
    )


@pytest.mark.parametrize("tag", TAGS)
def test_every_symbol_of_a_pattern_has_words_and_no_word_has_two(tag: str) -> None:
    words = lexicon(tag)
    known = {
        s for each in (*words.words.values(), *words.beginnings.values()) for s in each.split()
    }
    for kind in KINDS:
        for reading in kind.readings:
            texts = (*reading.phrases.values(), *reading.needs, reading.free)
            used = {name for text in texts for name in re.findall(r"[a-z]+", text)}
            assert used - known <= {UNKNOWN, AGAIN, "th"}, kind.code
    symbols: dict[str, str] = {}
    for symbol, word in entries(tag):
        assert symbols.setdefault(folded(word), symbol) == symbol, word


@pytest.mark.parametrize("tag", TAGS)
def test_a_word_of_a_module_makes_every_question_uncertain(tag: str) -> None:
    terms = list(dict.fromkeys(module_terms(tag)))
    assert len(terms) > len(EXPANSIONS)
    words = lexicon(tag)
    assert [term for term in terms if UNCERTAIN not in words.symbols(term)] == []
    computed = [golden.question for golden in blind(tag) if read(golden, tag)]
    for number, question in enumerate(computed):
        term = terms[number % len(terms)]
        for said in (f"{question} {term}", f"{term}: {question}", f"{question} {term.upper()}"):
            assert read_situation(said, language(tag)) is None, said


def test_a_place_that_nobody_listed_may_be_a_tile_of_a_module() -> None:
    assert read_situation("carrier on 7, two workers at the water, zebra", language("en"))
    assert read_situation("carrier on 7, two workers at the zebra", language("en")) is None


WITH_MODULES = [
    ("worker tiles, 3 players", "big-game", 15),
    ("worker tiles, 3 players", "big-game,map", 15),
    ("worker tiles, 2 players", "big-game", None),
    ("worker tiles, 2 players", "chocolate,tree-of-life", 12),
    ("worker tiles, 2 players", "new-workers", None),
    ("how many worker tiles go out with 4 players", "chocolate,tree-of-life", 1),
    ("how many tiles in the jungle pile with 4 players", "map", 22),
    ("how many tiles in the jungle pile with 4 players", "map,new-workers", None),
    ("how many jungle tiles go back with 3 players", "gem-mines", 5),
    ("carrier on 7, two workers at the water", "watering,new-workers", 16),
]
"""Questions about the set-up with modules, and what their printed rules say."""


@pytest.mark.parametrize(("question", "modules", "result"), WITH_MODULES)
def test_the_set_up_is_that_of_the_modules_in_play(
    question: str, modules: str, result: int | None
) -> None:
    found = read_situation(question, language("en"), modules.split(","))
    assert (found and found.answer and found.answer.result) == (result and (result,))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.needs_setup], ids=lambda k: k.code)
def test_only_modules_that_matter_are_exported(kind: Kind) -> None:
    matter = set(modules_that_matter(kind))
    assert matter and matter != set(EXPANSIONS)
    for codes in subsets(EXPANSIONS):
        for inputs in rows(kind):
            assert answer_to(kind, inputs, codes) == answer_to(kind, inputs, codes & matter), codes


@pytest.mark.parametrize("tag", TAGS)
def test_the_phone_gets_little(tag: str, client: CheckingClient) -> None:
    data = client.get(f"/{tag}/rules/situations.json").get_data()
    assert len(brotli.compress(data)) < MOST_BYTES


def test_cards_with_a_control_are_in_the_rulebook() -> None:
    cards = [card for kind in KINDS for card in kind.cards]
    assert len(cards) == len(set(cards)) > 20
    assert set(cards) <= {card.id for card in RULEBOOK.cards()}
    for card in cards:
        found = card_situation(card)
        assert found and found.answer
    assert card_situation("turn") is None


def test_a_module_brings_its_own() -> None:
    with registered():
        assert certain_setup(2, ["lanterns", "tree-of-life"]) is None, (
            "they take out the same tiles"
        )
        found = read_situation("2 lanterns and three workers at a big lantern tile", language("en"))
        assert (
            found
            and found.kind is LIGHT
            and found.inputs == {"lanterns": 2, "workers": 3, "tile": 2}
        )
        assert as_typed(found.answer_text(language("en"))) == "You take 4 lanterns."
    assert (
        read_situation("2 lanterns and three workers at a big lantern tile", language("en")) is None
    )


# Pages and API


def answers(client: CheckingClient, address: str) -> tuple[str, dict[str, list[str]]]:
    """What the controls of a page say and show."""
    page = client.page(address)
    form = page.one("form", class_="situation")
    chosen: dict[str, list[str]] = {}
    for select in page.all("select", form):
        for option in page.all("option", select):
            if "selected" in option.attrib:
                chosen.setdefault(select.attrib["name"], []).append(option.attrib["value"])
    return text_of(page.one("output", form)), chosen


def test_a_question_with_figures_is_answered_first(client: CheckingClient) -> None:
    asked = "/en/rules/search?q=carrier+on+11,+three+workers+at+water"
    text, chosen = answers(client, asked)
    assert text == "Your water carrier moves to 16, the last field. Further steps are lost."
    assert chosen == {"field": ["11"], "workers": ["3"]}
    text, chosen = answers(client, f"{asked}&field=-4&workers=۲")
    assert text == "Your water carrier moves 2 fields to 0."
    assert chosen == {"field": ["-4"], "workers": ["2"]}


@pytest.mark.parametrize(
    "nonsense", ["field=5", "workers=x", "field=&workers=99", "workers=1&workers=2"]
)
def test_figures_that_no_control_offers_change_nothing(
    client: CheckingClient, nonsense: str
) -> None:
    _, chosen = answers(
        client, f"/en/rules/search?q=carrier+on+11,+three+workers+at+water&{nonsense}"
    )
    assert chosen == {"field": ["11"], "workers": ["3"]}


def test_a_rule_and_a_question_carry_the_control(client: CheckingClient) -> None:
    assert (
        answers(client, "/en/rules/temple-ties")[0]
        == "3 gold each: 6 gold ÷ 2 players. Second place is not paid."
    )
    assert (
        answers(client, "/en/rules/temple-ties/q-temple-tie-second?tied=3")[0]
        == "1 gold each: 3 gold ÷ 3 players."
    )
    assert answers(client, "/en/rules/temple-ties?place=2&tied=4") == (
        "With these figures there is no certain answer.",
        {"tied": ["4"], "place": ["2"]},
    )
    text, chosen = answers(client, "/en/rules/temple-scoring?counts=2&counts=0&counts=2")
    assert chosen == {"counts": ["2", "0", "2"]}
    assert text.startswith("2 workers: 3 gold each.")


def test_pages_answer_for_the_modules_in_play(client: CheckingClient) -> None:
    asked = "/en/rules/search?modules=map&q=jungle+tiles+in+the+pile,+4+players"
    page = client.page(asked)
    assert text_of(page.one("output")) == "22 tiles are in the jungle draw pile at the start."
    assert text_of(page.one("p", data_understood="")) == "Understood: 4 players and The Map."
    assert answers(client, f"{asked}&players=2")[0].startswith("15 tiles")
    card = "/en/rules/setup-worker-tiles?modules=big-game"
    assert answers(client, card)[0] == "With these figures there is no certain answer."
    assert answers(client, f"{card}&players=4")[0] == "Each player has 15 worker tiles."


def test_the_api_answers_for_the_modules_in_play(client: CheckingClient) -> None:
    found = client.get("/api/rules?q=worker+tiles,+3+players&modules=big-game").json
    assert as_typed(found["situation"]["answer"]) == "Each player has 15 worker tiles."
    found = client.get("/api/rules?q=worker+tiles,+3+players&modules=new-workers").json
    assert "situation" not in found


def test_the_api_says_what_it_understood(client: CheckingClient) -> None:
    found = client.get("/api/rules?lang=de&q=rot+3,+gelb+2,+wei%C3%9F+2+am+tempel").json
    said = {key: as_typed(found["situation"].pop(key)) for key in ("answer", "understood")}
    assert {**found["situation"], **said} == {
        "kind": "temple",
        "inputs": {"counts": [3, 2, 2]},
        "answer": "3 Arbeiter: 6 Gold. 2 Arbeiter: je 1 Gold. Der zweite Platz wird geteilt (abgerundet).",
        "understood": "Verstanden: 3 Arbeiter, 2 Arbeiter und 2 Arbeiter.",
    }
    assert found["results"]
    assert "situation" not in client.get("/api/rules?q=temple").json
