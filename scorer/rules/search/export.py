"""The search as plain data, for a browser that has to do without a server.

The texts and the tables of the lexicon; the steps are in `static/rules/`, module by module the same as
here. The index is left out: a browser builds it in the time that it takes to read it.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from unicodedata import digit, is_normalized

from scorer.i18n import Language
from scorer.rules.book import RULEBOOK

from . import LONGEST_QUERY, MOST_ASKED, MOST_HITS, MOST_NEAREST, guess, index, ranking
from . import lexicon as words
from .lexicon import Lexicon, lexicon
from .texts import sources


def exported(language: Language) -> dict[str, Any]:
    """Everything that the search in a language knows."""
    return {
        "numbers": NUMBERS,
        "sections": list(RULEBOOK.sections),
        "mostAsked": MOST_ASKED,
        "texts": [[it.section, it.weight, it.kind, it.text] for it in sources(language.tag)],
        "lexicon": _tables(lexicon(language.tag)),
    }


NUMBERS = {
    "longestQuery": LONGEST_QUERY,
    "mostHits": MOST_HITS,
    "mostNearest": MOST_NEAREST,
    "shortestStem": words.SHORTEST_STEM,
    "shortestCompound": words.SHORTEST_COMPOUND,
    "longestWord": words.LONGEST_WORD,
    "smoothing": index.SMOOTHING,
    "headingWeight": index.HEADING_WEIGHT,
    "stopWeight": index.STOP_WEIGHT,
    "pairWeight": index.PAIR_WEIGHT,
    "numberWeight": index.NUMBER_WEIGHT,
    "steps": index.STEPS,
    "candidates": guess.CANDIDATES,
    "shortestBeginning": guess.SHORTEST_BEGINNING,
    "prefixWeight": ranking.PREFIX_WEIGHT,
    "typoWeight": ranking.TYPO_WEIGHT,
    "joinedWeight": ranking.JOINED_WEIGHT,
    "phraseShare": ranking.PHRASE_SHARE,
    "secondPhrase": ranking.SECOND_PHRASE,
    "headingLikely": ranking.HEADING_LIKELY,
    "mostGuesses": ranking.MOST_GUESSES,
}


def _tables(words: Lexicon) -> dict[str, Any]:
    return {
        "digits": _digits(),
        "letters": words.letters,
        "sounds": words.sounds,
        "prefixes": words.prefixes,
        "endings": words.endings,
        "joints": words.joints,
        "stop": " ".join(sorted(words.stop)),
        "same": _by_meaning(words.same),
        "stems": _by_meaning(words.stems),
        "phrases": [[" ".join(said), " ".join(meant)] for said, meant in words.phrases.items()],
    }


def _by_meaning(meanings: Mapping[str, str]) -> dict[str, str]:
    """Each meaning once, and all words that have it."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for word, meaning in meanings.items():
        found[meaning].append(word)
    return {meaning: " ".join(words) for meaning, words in found.items()}


@lru_cache
def _digits() -> list[list[int]]:
    """Runs of digits of all scripts: the code of the first, its value, and how many follow each other."""
    runs: list[list[int]] = []
    for code in range(sys.maxunicode + 1):
        sign = chr(code)
        # What is a digit in another dress is undressed before.
        if sign.isdigit() and is_normalized("NFKD", sign):
            if runs and code == runs[-1][0] + runs[-1][2] and digit(sign) == sum(runs[-1][1:]):
                runs[-1][2] += 1
            else:
                runs.append([code, digit(sign), 1])
    return runs
