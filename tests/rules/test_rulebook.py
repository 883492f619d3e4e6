"""The rulebook is complete, agrees with the engine, and holds together."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from section_ids import SECTION_IDS

from scorer.engine.board import Board
from scorer.engine.moves import Broken
from scorer.i18n.messages import step_words
from scorer.modules import EXPANSIONS, all_modules, base, setup_for, whole_box
from scorer.modules.base.editions import NOTES
from scorer.modules.base.game import JUNGLE_KINDS, Action
from scorer.rules.book import RULEBOOK
from scorer.rules.figures import FIGURES, fill
from scorer.rules.glossary import GLOSSARY
from scorer.rules.model import BoardPicture, TilesPicture

LANGUAGES = ("en", "nl", "de", "es", "fa")

SECTIONS = tuple(RULEBOOK.sections.values())
QUESTIONS = tuple(RULEBOOK.questions.values())
TEXTS = sorted(set(RULEBOOK.texts()))
PLACEHOLDER = re.compile(r"%\((\w+)\)s")
NUMBER_WORD = re.compile(
    r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|zero"
    r"|twice|thrice|half|fourth|pair|couple|dozen)\b",
    re.IGNORECASE,
)

# What each row of "Rulebook differences" says: its section, its editions, and words of its note.
EDITION_ROWS = (
    ("place-worker", "nl", "next to one jungle tile"),
    ("fill-jungle", "fa", "refilled at once"),
    ("fill-jungle", "de-short", "more than %(display)s spaces"),
    ("activate", "en nl de fa", "other players"),
    ("action-order", "fa", "one side of a tile"),
    ("plantation", "de-short", "limit of %(cacao_limit)s"),
    ("market", "fa", "%(persian_price)s"),
    ("market", "fa", "had to sell"),
    ("gold-mine", "fa", "had to take"),
    ("water", "fa", "had to move"),
    ("overbuild", "fa", "activated only once"),
    ("overbuild", "nl", "%(stack_limit)s tiles on a stack"),
    ("game-end", "fa", "actions of the last tile"),
    ("temple-scoring", "de-short", "need a worker"),
    ("temple-scoring", "de-short", "which tile of a stack"),
    ("temple-ties", "fa", "tied for second place takes %(temple_second)s"),
    ("temple-ties", "fa", "rounding"),
    ("sun-scoring", "fa", "sun token is worth"),
    ("winner", "nl", "the most cacao fruits wins"),
)
WITHOUT_EFFECT = {"place-worker", "market", "gold-mine", "water", "sun-scoring", "winner"}
"""Sections whose notes change no score; of the others only the Dutch one on overbuilding."""


def boards() -> list[tuple[str, BoardPicture]]:
    pictures = [(each.id, picture) for each in SECTIONS for picture in each.pictures()]
    pictures += RULEBOOK.pictures.items()
    return [(id, picture) for id, picture in pictures if isinstance(picture, BoardPicture)]


def test_every_section_is_there_in_reading_order() -> None:
    assert [section.id for section in base.MODULE.rulebook.sections] == SECTION_IDS
    in_parts = [section for module in all_modules() for section in module.rulebook.sections]
    assert list(SECTIONS) == in_parts, "no id twice"


def test_chapters_hold_every_section() -> None:
    in_chapters = [s.id for c in RULEBOOK.chapters for s in RULEBOOK.in_chapter(c.id)]
    assert in_chapters == list(RULEBOOK.sections)
    assert all(RULEBOOK.in_chapter(chapter.id) for chapter in RULEBOOK.chapters)


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.id)
def test_a_section_explains_itself(section) -> None:  # type: ignore[no-untyped-def]
    assert section.title and section.short.endswith(".") and section.blocks


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_takes_its_numbers_from_the_engine(text: str) -> None:
    assert set(PLACEHOLDER.findall(text)) <= set(FIGURES)
    bare = PLACEHOLDER.sub("", text)
    assert not re.search(r"\d", bare)
    assert not NUMBER_WORD.search(bare)
    assert "%" not in fill(text)
    assert text == text.strip() and "  " not in text


def test_numbers_are_written_the_readers_way() -> None:
    assert fill("from %(water_start)s on", lambda n: f"<{n}>") == "from <-10> on"


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("worker_tiles", 44), ("jungle_tiles", 28), ("markets", 7), ("mines", 3),
        ("bank_gold", 204), ("coins", 48), ("jungle_back_2", 7), ("pile_2", 17), ("pile_3", 24),
        ("pile_4", 24), ("workers_each_2", 11), ("workers_each_3", 10), ("workers_each_4", 9),
        ("first_shared_2", 3), ("first_shared_3", 2), ("first_shared_4", 1),
        ("second_shared_2", 1), ("second_shared_3", 1), ("sale_high", 8), ("temples_2", 4),
        ("water_start", -10), ("water_end", 16), ("water_field_9", 16), ("water_example", -1),
        ("triple_lost", 1), ("tiles_triple", 2), ("triple_side", 3), ("double_side", 2),
    ],
)  # fmt: skip
def test_derived_figures(name: str, number: int) -> None:
    assert FIGURES[name] == number


def test_related_sections_exist() -> None:
    for section in SECTIONS:
        assert section.related and set(section.related) <= set(RULEBOOK.sections) - {section.id}
        assert len(set(section.related)) == len(section.related)


def test_questions_point_at_sections() -> None:
    assert len(QUESTIONS) == sum(len(module.rulebook.questions) for module in all_modules())
    assert {question.section for question in QUESTIONS} <= set(RULEBOOK.sections)
    for question in QUESTIONS:
        assert re.fullmatch(r"q(-[a-z]+)+", question.id)
        assert question.question.endswith("?")
        assert question.answer.endswith(".")


@pytest.mark.parametrize("code", EXPANSIONS)
def test_a_module_answers_what_players_ask(code: str) -> None:
    part = EXPANSIONS[code].rulebook
    assert len(part.questions) >= 8
    assert {question.section for question in part.questions} <= {each.id for each in part.sections}
    assert set(part.changes) <= set(SECTION_IDS)
    assert set(part.general) <= {each.id for each in part.sections}
    assert all(text.endswith(".") for text in part.changes.values())


def test_sections_about_all_modules_belong_to_none() -> None:
    assert "big-game" in RULEBOOK.modules
    assert not {"expansions", "combining-modules"} & set(RULEBOOK.modules)


def test_no_question_is_asked_twice() -> None:
    assert max(Counter(question.question for question in QUESTIONS).values()) == 1


def test_every_row_of_the_editions_table_has_its_note() -> None:
    for (section, editions, words), note in zip(EDITION_ROWS, NOTES, strict=True):
        assert (note.section, " ".join(note.editions)) == (section, editions)
        assert words in note.print_says
        has_effect = section not in WITHOUT_EFFECT and (section, editions) != ("overbuild", "nl")
        assert note.changes_score == has_effect
        assert set(note.editions) <= set(RULEBOOK.editions)
    assert {each.language for each in RULEBOOK.editions.values()} == set(LANGUAGES)


def test_notes_on_the_readers_edition_come_first() -> None:
    def above(section: str, edition: str) -> list[str]:
        return [note.print_says for note in RULEBOOK.notes_above(section, edition)]

    assert RULEBOOK.default_edition("de") == "de"
    assert len(above("temple-ties", "fa")) == 2 and above("temple-ties", "de") == []
    assert above("overbuild", "nl") == [], "without effect"
    assert above("temple-scoring", "de-short") and not above("temple-scoring", "de")
    below = RULEBOOK.notes_below("overbuild", "nl")
    assert [note.editions for note in below] == [("nl",), ("fa",)]
    assert not any(above(section, "es") for section in RULEBOOK.sections)


def test_what_a_section_says_itself_gets_no_row() -> None:
    for section in SECTIONS:
        questions = {question.id for question in RULEBOOK.questions_on(section.id)}
        assert set(section.repeated_by) <= questions, section.id
        rows = {question.id for question in RULEBOOK.rows_on(section.id)}
        assert rows == questions - set(section.repeated_by)


def test_every_card_has_its_picture_and_its_part_of_the_rulebook() -> None:
    without = {card.section for card in RULEBOOK.cards() if not RULEBOOK.picture_of(card)}
    assert without == {"game-end", "edition-differences"}
    assert set(RULEBOOK.pictures) <= set(RULEBOOK.questions)
    parts = {RULEBOOK.part_of(section) for section in RULEBOOK.sections}
    assert {"setup", "turn", "water", "overbuild", "game_end", "scoring"} <= parts
    assert parts - {""} <= set(GLOSSARY)


@pytest.mark.parametrize(("section", "picture"), boards())
def test_boards_could_lie_on_a_table(section: str, picture: BoardPicture) -> None:
    board = Board.parse(picture.notation, whole_box())
    assert str(board) == picture.notation
    assert 2 <= len(board.tiles) <= 9
    assert all(board.is_jungle_space(square) for square, _ in board.jungle)
    assert all(board.is_worker_square(square) for square, _ in board.workers)
    assert all(board.has_jungle_neighbor(square) for square, _ in board.workers)
    assert set(board.spaces_to_fill()) <= set(picture.highlight)
    rows, cols = zip(*board.tiles, strict=True)
    # An empty space may be at the edge of the picture.
    assert all(0 <= r <= max(rows) + 1 and 0 <= c <= max(cols) + 1 for r, c in picture.highlight)


@pytest.mark.parametrize(
    ("notation", "temple", "workers"),
    [
        ("p1R0130m3/Y1111tW1210", (1, 1), {"red": 3, "yellow": 1}),
        ("R1210tY1012/wP1111g1", (0, 1), {"red": 2, "yellow": 2, "purple": 1}),
        ("wR0130g1/Y1111tP1111", (1, 1), {"red": 3, "yellow": 1, "purple": 1}),
    ],
)
def test_temple_pictures_show_what_their_examples_say(
    notation: str, temple: tuple[int, int], workers: dict[str, int]
) -> None:
    assert notation in {picture.notation for _, picture in boards()}
    assert Board.parse(notation, setup_for(4)).workers_at(temple) == workers


def test_what_points_at_a_rule_points_at_a_section() -> None:
    """Illegal moves, actions of tiles and steps of the set-up name the rule behind them."""
    pointed = {broken.rule for broken in Broken}
    for module in all_modules():
        pointed |= {kind.action for kind in module.game.kinds}
        pointed |= {step_words(step.id).rule for step in module.game.steps}
        pointed |= set(module.words.rules.values())
    assert pointed <= set(RULEBOOK.sections)


def test_jungle_sections_show_their_tiles() -> None:
    for action in Action:
        picture = RULEBOOK.sections[action].picture
        assert isinstance(picture, TilesPicture)
        kinds = [code for code, kind in JUNGLE_KINDS.items() if kind.action == action]
        assert list(picture.jungle) == kinds


def test_tiles_in_pictures_exist() -> None:
    for section in SECTIONS:
        for picture in section.pictures():
            if isinstance(picture, TilesPicture):
                assert set(picture.jungle) <= set(whole_box().kinds)
                assert set(picture.workers) <= set(whole_box().worker_tiles)
                assert picture.jungle or picture.workers


def test_tiles_to_remove_are_those_of_the_set_up() -> None:
    picture = RULEBOOK.sections["setup-two-players"].picture
    assert isinstance(picture, TilesPicture)
    assert Counter(picture.jungle) == setup_for(2).removed_jungle


def test_the_glossary_speaks_every_language() -> None:
    assert len(GLOSSARY) >= 40
    for term in GLOSSARY.values():
        assert tuple(term.words) == LANGUAGES
        assert all(term.words.values())
        assert term.section is None or term.section in RULEBOOK.sections
