"""What a game module consists of: its game, its words, its part of the rulebook and its drawings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from scorer.engine.setup import Module
from scorer.i18n import Text
from scorer.rules.model import Chapter, Edition, EditionNote, Picture, Question, Section
from scorer.rules.situations.model import Situations
from scorer.web.drawing.art import Art


@dataclass(frozen=True)
class FieldWords:
    """How an entry field is called."""

    label: str
    """On the form."""
    noun: str
    """Within a sentence: “Still missing from Ana: gold and water field.”"""
    help: str = ""
    """A sentence beside the field."""
    piece: str = ""
    """The drawing beside the label: a piece, or a symbol of the module."""
    is_track: bool = False
    """Are its printed values shown as the track round the village, and not as a row?"""
    options: Mapping[str, str] = field(default_factory=dict)
    """The choices of a field by their code; the empty code is for none of them. The drawing of one is the
    symbol `<code of the field>-<option>`, if the module has it."""
    presets: Mapping[str, str] = field(default_factory=dict)
    """Choices of items to begin with, by their code; the empty code is for making none."""
    example: str = ""
    """Of a quantity of the board: a small board in notation, on which it is shown for red."""


@dataclass(frozen=True)
class StepWords:
    """A set-up step: its title, the rule behind it, and what to do (steps of the base game have
    templates of their own instead)."""

    title: str
    rule: str
    texts: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    """Kinds of jungle tiles that are shown."""
    items: tuple[str, ...] = ()
    """Fields whose items are shown, as far as they are laid out."""
    shows_start: bool = False
    """Are the starting tiles shown?"""
    pieces: tuple[str, ...] = ()
    """Symbols of the module that are shown."""
    on_start: Mapping[str, str] = field(default_factory=dict)
    """Kind of jungle tile -> what to do where it is one of the starting tiles."""


@dataclass(frozen=True)
class ActionWords:
    """What one worker does at a jungle tile, for the cheat sheet: in words, and by pictures of pieces."""

    text: str
    """`%(amount)s` is the amount of the tile."""
    pays: str = ""
    """The piece that is given first."""
    takes: str = ""
    """The piece that is taken, as many as the tile's amount; `coin` is gold."""


@dataclass(frozen=True)
class Words:
    """What the codes of a module are called."""

    title: str
    kinds: Mapping[str, str]
    """Kind of jungle tile -> name; `%(amount)s` is its price or value."""
    fields: Mapping[str, FieldWords] = field(default_factory=dict)
    actions: Mapping[str, ActionWords] = field(default_factory=dict)
    terms: Mapping[str, str] = field(default_factory=dict)
    rules: Mapping[str, str] = field(default_factory=dict)
    """Term or field -> the section that says what it is worth at the end."""
    quantities: Mapping[str, Text] = field(default_factory=dict)
    """What the bonus of an item counts -> so many (`%(num)s`) of it, within a sentence."""
    findings: Mapping[str, Text] = field(default_factory=dict)
    steps: Mapping[str, StepWords] = field(default_factory=dict)


@dataclass(frozen=True)
class RulebookPart:
    """A module's chapters, and the folder with how players ask for them (one file per language)."""

    chapters: tuple[Chapter, ...] = ()
    sections: tuple[Section, ...] = ()
    general: tuple[str, ...] = ()
    """Sections that are about all modules, and not marked as this one's."""
    questions: tuple[Question, ...] = ()
    notes: tuple[EditionNote, ...] = ()
    editions: tuple[Edition, ...] = ()
    pictures: Mapping[str, Picture] = field(default_factory=dict)
    figures: Mapping[str, int] = field(default_factory=dict)
    phrasings: Path | None = None
    glossary: Path | None = None
    """Its words in every language: a file as `scorer/rules/glossary.py` reads it."""
    situations: Situations | None = None
    changes: Mapping[str, str] = field(default_factory=dict)
    """Section of the base game -> a sentence on what is different with this module."""

    @property
    def ids(self) -> list[str]:
        """Of its sections and questions that are marked as its own."""
        sections = [each.id for each in self.sections if each.id not in self.general]
        return sections + [each.id for each in self.questions if each.section not in self.general]


@dataclass(frozen=True, eq=False)
class GameModule:
    """A box, or a module of an expansion box."""

    game: Module
    words: Words
    rulebook: RulebookPart
    art: Art
    box: str = ""
    """The expansion box that it comes in, by its English name."""

    @property
    def code(self) -> str:
        return self.game.code
