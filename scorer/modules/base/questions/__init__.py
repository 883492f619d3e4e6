"""What players ask at the table, in the order of the sections."""

from . import scoring, setup, tiles, turn

QUESTIONS = (*setup.QUESTIONS, *turn.QUESTIONS, *tiles.QUESTIONS, *scoring.QUESTIONS)
