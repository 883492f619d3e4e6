"""The shape of the rulebook: what a section, a question and a picture consist of.

Every text is an English message with placeholders: translate it first, then `figures.fill` it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from scorer.engine.components import Sides

Square = tuple[int, int]
"""Row and column in the board notation, counted from the top left corner."""


class Piece(StrEnum):
    """A thing in the box that is not a tile."""

    VILLAGE_BOARD = "village-board"
    WATER_CARRIER = "water-carrier"
    WATER_TRACK = "water-track"
    CACAO_FRUIT = "cacao-fruit"
    SUN_TOKEN = "sun-token"
    COIN = "coin"
    WORKER_PILE = "worker-pile"
    JUNGLE_PILE = "jungle-pile"


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """A piece of a playing area, in board notation."""

    notation: str
    caption: str
    highlight: tuple[Square, ...] = ()
    alt: str = ""
    """What the picture shows, where the caption does not say it all."""


@dataclass(frozen=True, slots=True)
class TilesPicture:
    """Tiles side by side: jungle tiles by their code, worker tiles by their pattern."""

    caption: str
    jungle: tuple[str, ...] = ()
    workers: tuple[Sides, ...] = ()
    alt: str = ""


@dataclass(frozen=True, slots=True)
class PiecesPicture:
    """Pieces side by side."""

    pieces: tuple[Piece | str, ...]
    """Those of a module by the name of their symbol."""
    caption: str
    alt: str = ""


Picture = BoardPicture | TilesPicture | PiecesPicture


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text."""

    text: str


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list of points."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A situation and what happens in it; `before` is shown beside the picture."""

    text: str
    picture: Picture | None = None
    before: Picture | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """Figures in rows; the first cell of each row is its heading, an empty cell cannot happen."""

    caption: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    ends_in_words: bool = False
    """Are the cells of the last column sentences and not figures?"""


Block = Paragraph | Bullets | Example | Table


@dataclass(frozen=True, slots=True)
class Chapter:
    """A group of sections that are read together."""

    id: str
    title: str
    part: str = ""
    """The term of the glossary under which printed rulebooks have it."""


@dataclass(frozen=True, slots=True)
class Section:
    """A rule: `short` settles the question at the table, `blocks` say what it does not."""

    id: str
    chapter: str
    title: str
    short: str
    blocks: tuple[Block, ...]
    related: tuple[str, ...] = ()
    picture: Picture | None = None
    part: str = ""
    """As of the chapter, where the section has a part of its own."""
    repeated_by: tuple[str, ...] = ()
    """Questions whose answers the section's own texts give: the search finds them, its page has no rows
    for them."""

    def pictures(self) -> Iterator[Picture]:
        """Every picture of the section, in reading order."""
        if self.picture:
            yield self.picture
        for block in self.blocks:
            if isinstance(block, Example):
                yield from filter(None, (block.before, block.picture))

    def texts(self) -> Iterator[str]:
        """Every text of the section."""
        yield self.title
        yield self.short
        for block in self.blocks:
            match block:
                case Bullets():
                    yield from block.items
                case Table():
                    yield block.caption
                    yield from block.heads
                    yield from (cell for row in block.rows for cell in row if cell)
                case _:
                    yield block.text
        for picture in self.pictures():
            yield from picture_texts(picture)


def picture_texts(picture: Picture) -> Iterator[str]:
    """The caption of a picture and what it shows, as far as it has them."""
    yield from filter(None, (picture.caption, picture.alt))


class Source(StrEnum):
    """Where an answer comes from."""

    RULEBOOK = "rulebook"
    OURS = "ours"
    """Not in the rulebook: what we suggest."""
    ABOUT = "about"
    """Not in the rulebook, and nothing to decide: about boxes and the app, or a consequence of rules."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question as players ask it, and the answer that settles it."""

    id: str
    section: str
    question: str
    answer: str
    source: Source = Source.RULEBOOK


@dataclass(frozen=True, slots=True)
class Card:
    """What the search finds: a question with its answer, or the summary of a section."""

    id: str
    """The id of the question, or of the section."""
    section: str
    title: str
    answer: str
    source: Source = Source.RULEBOOK

    @property
    def is_question(self) -> bool:
        return self.id != self.section


@dataclass(frozen=True, slots=True)
class Edition:
    """A printed rulebook; the first one of a language is the one that its readers have by default."""

    code: str
    language: str
    title: str = ""
    """Where the name of the language does not say which one it is."""


@dataclass(frozen=True, slots=True)
class EditionNote:
    """Where printed rulebooks say something else than we do, or say it differently."""

    section: str
    editions: tuple[str, ...]
    print_says: str
    we_do: str
    """With the reason, where the score can change."""
    changes_score: bool = False
    """Can it change the score to play as that print says?"""


@dataclass(frozen=True, slots=True)
class ModuleChange:
    """What is different about a rule of the base game with an expansion module."""

    title: str
    """The name of the module."""
    section: str
    """The first section of the module."""
    text: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The whole rulebook, in reading order."""

    chapters: tuple[Chapter, ...]
    sections: Mapping[str, Section]
    questions: Mapping[str, Question]
    notes: Mapping[str, tuple[EditionNote, ...]]
    """By section; only sections that have a note."""
    modules: Mapping[str, str] = field(default_factory=dict)
    """Section -> the name of the expansion module that it belongs to."""
    brought_by: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Section or question -> the codes of the modules that bring it into play, its own first; those of the
    base game are not here."""
    editions: Mapping[str, Edition] = field(default_factory=dict)
    pictures: Mapping[str, Picture] = field(default_factory=dict)
    """Question -> a picture of the case that it asks about."""
    changes: Mapping[str, tuple[ModuleChange, ...]] = field(default_factory=dict)
    """By section of the base game; only sections that a module changes."""

    def matters(self, id: str, modules: Collection[str]) -> bool:
        """Does a section or question matter to who plays with these modules? Without any, all do."""
        codes = self.brought_by.get(id)
        return not (codes and modules) or any(code in modules for code in codes)

    def changes_for(self, section: str, modules: Collection[str]) -> tuple[ModuleChange, ...]:
        """What is different about a rule for who plays with these modules; without any, with each."""
        found = self.changes.get(section, ())
        return tuple(each for each in found if self.matters(each.section, modules))

    def in_chapter(self, chapter: str) -> tuple[Section, ...]:
        """The sections of a chapter."""
        return tuple(each for each in self.sections.values() if each.chapter == chapter)

    def questions_on(self, section: str) -> tuple[Question, ...]:
        """The questions that a section answers."""
        return tuple(each for each in self.questions.values() if each.section == section)

    def cards(self) -> Iterator[Card]:
        """The summary of every section, each followed by its questions."""
        for section in self.sections.values():
            yield Card(section.id, section.id, section.title, section.short)
            for each in self.questions_on(section.id):
                yield Card(each.id, each.section, each.question, each.answer, each.source)

    def rows_on(self, section: str) -> tuple[Question, ...]:
        """The questions whose answers are not in the section itself."""
        repeated = self.sections[section].repeated_by
        return tuple(each for each in self.questions_on(section) if each.id not in repeated)

    def card(self, id: str) -> Card:
        """A card by its id."""
        return next(card for card in self.cards() if card.id == id)

    def picture_of(self, card: Card) -> Picture | None:
        """One picture for an answer: of the case itself, else of its section."""
        section = self.sections[card.section]
        if own := self.pictures.get(card.id) or section.picture:
            return own
        examples = (each.picture for each in section.blocks if isinstance(each, Example))
        return next((each for each in examples if each), None)

    def part_of(self, section: str) -> str:
        """The term under which printed rulebooks have a section, if that is known."""
        found = self.sections[section]
        return found.part or next(each.part for each in self.chapters if each.id == found.chapter)

    def default_edition(self, language: str) -> str:
        """The printed rulebook of a language; empty where there is none."""
        own = (each.code for each in self.editions.values() if each.language == language)
        return next(own, "")

    def notes_above(self, section: str, edition: str) -> tuple[EditionNote, ...]:
        """What a reader with this edition must know before they apply the rule."""
        notes = self.notes.get(section, ())
        return tuple(each for each in notes if each.changes_score and edition in each.editions)

    def notes_below(self, section: str, edition: str) -> tuple[EditionNote, ...]:
        """The other notes: on this edition first, which change nothing, then on other editions."""
        above = self.notes_above(section, edition)
        others = (each for each in self.notes.get(section, ()) if each not in above)
        return tuple(sorted(others, key=lambda note: edition not in note.editions))

    def texts(self) -> Iterator[str]:
        """Every text that a reader can meet."""
        for chapter in self.chapters:
            yield chapter.title
        for section in self.sections.values():
            yield from section.texts()
        for question in self.questions.values():
            yield question.question
            yield question.answer
        for notes in self.notes.values():
            for note in notes:
                yield note.print_says
                yield note.we_do
        for edition in self.editions.values():
            yield from filter(None, (edition.title,))
        for picture in self.pictures.values():
            yield from picture_texts(picture)
        for changes in self.changes.values():
            yield from (change.text for change in changes)
