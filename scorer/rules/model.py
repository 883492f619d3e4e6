"""The shape of the rulebook: what a section, a question and a picture consist of.

Every text is an English message with placeholders: translate it first, then `figures.fill` it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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

    pieces: tuple[Piece, ...]
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
    """A situation and what happens in it."""

    text: str
    picture: Picture | None = None


Block = Paragraph | Bullets | Example


@dataclass(frozen=True, slots=True)
class Chapter:
    """A group of sections that are read together."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Section:
    """A rule: `short` settles the question at the table, `blocks` explain it."""

    id: str
    chapter: str
    title: str
    short: str
    blocks: tuple[Block, ...]
    related: tuple[str, ...] = ()
    picture: Picture | None = None

    def pictures(self) -> Iterator[Picture]:
        """Every picture of the section, in reading order."""
        if self.picture:
            yield self.picture
        for block in self.blocks:
            if isinstance(block, Example) and block.picture:
                yield block.picture

    def texts(self) -> Iterator[str]:
        """Every text of the section."""
        yield self.title
        yield self.short
        for block in self.blocks:
            if isinstance(block, Bullets):
                yield from block.items
            else:
                yield block.text
        for picture in self.pictures():
            yield picture.caption
            if picture.alt:
                yield picture.alt


class Source(StrEnum):
    """Where an answer comes from."""

    RULEBOOK = "rulebook"
    OURS = "ours"
    """Not in the rulebook: what we suggest."""


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
class EditionNote:
    """Where the print of a language says something else than we do, or says it differently."""

    section: str
    language: str
    print_says: str
    we_do: str


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

    def notes_on(self, section: str, language: str) -> tuple[EditionNote, ...]:
        """The notes beside a section, those for the reader's own language first."""
        notes = self.notes.get(section, ())
        return tuple(sorted(notes, key=lambda note: note.language != language))

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
