"""Situations as data for the phone: the words of a language, the patterns, and every answer as a table.

`static/rules/situations.js` reads a question with it as `reader` does, and looks the answer up.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import product
from typing import Any

from scorer.i18n import Language, languages
from scorer.i18n.numbers import MINUS
from scorer.modules import EXPANSIONS

from . import reader, words
from .model import Inputs, Kind, Slot, Value
from .reader import all_kinds, answer_to, in_order, option_text, values_of


def exported(language: Language) -> dict[str, Any]:
    """Everything that reading and answering a question in a language needs."""
    return _exported(language.tag)


@lru_cache
def _exported(tag: str) -> dict[str, Any]:
    language, lexicon = languages()[tag], words.lexicon(tag)
    entries: defaultdict[str, list[str]] = defaultdict(list)
    for entry, symbol in [
        *lexicon.words.items(),
        *((f"{b}*", s) for b, s in lexicon.beginnings.items()),
    ]:
        entries[symbol].append(entry.replace(" ", "_"))
    return {
        "tag": language.tag,
        "direction": language.direction,
        "listPatterns": language.list_rules,
        "letters": {chr(letter): other for letter, other in words.LETTERS.items()},
        "minus": MINUS,
        "signs": words.SIGNS,
        # In order, words compress better.
        "words": {symbol: " ".join(sorted(found)) for symbol, found in entries.items()},
        "shortestTypo": lexicon.shortest_typo,
        "longestPhrase": words.LONGEST_PHRASE,
        "mostUnknown": reader.MOST_UNKNOWN,
        "place": reader.PLACE,
        "asked": reader.ASKED.pattern,
        "free": reader.ALWAYS_FREE,
        "phrases": reader.ALWAYS_UNDERSTOOD,
        "article": reader.ARTICLE,
        "understood": language.text(reader.UNDERSTOOD),
        "impossible": language.text(reader.IMPOSSIBLE),
        "modules": {code: language.text(each.words.title) for code, each in EXPANSIONS.items()},
        "kinds": [_kind(kind, language) for kind in all_kinds().values()],
    }


def _kind(kind: Kind, language: Language) -> dict[str, Any]:
    modules = modules_that_matter(kind)
    answers = {
        (codes, row_key(kind, inputs)): answer_to(kind, inputs, codes)
        for codes in subsets(modules)
        for inputs in rows(kind)
    }
    said = [sentence for answer in answers.values() if answer for sentence in answer.sentences]
    params = {sentence.name: list(sentence.params) for sentence in said}
    table = {
        key: answer
        and [
            [each.name, *(each.params[name] for name in params[each.name])]
            for each in answer.sentences
        ]
        for key, answer in answers.items()
    }
    return {
        "code": kind.code,
        "slots": [_slot(slot, language) for slot in kind.slots],
        "readings": [
            {"needs": " ".join(each.needs), "free": each.free, "phrases": each.phrases}
            for each in kind.readings
        ],
        "sentences": {
            name: [language.template(text), *params[name]] for name, text in kind.sentences.items()
        },
        "modules": modules,
        # The rows of single figures are in order, those of each set of modules together: they need no keys.
        "answers": {row: answer for (_, row), answer in table.items()}
        if any(slot.lengths for slot in kind.slots)
        else list(table.values()),
    }


def subsets(codes: Collection[str]) -> Iterator[frozenset[str]]:
    """Every choice of modules: without the first, then with it, and so on within both."""
    for chosen in product((False, True), repeat=len(codes)):
        yield frozenset(code for code, is_in in zip(codes, chosen, strict=True) if is_in)


@lru_cache
def modules_that_matter(kind: Kind) -> tuple[str, ...]:
    """The modules that change an answer, alone or beside others."""
    if not kind.needs_setup:
        return ()
    answers = {
        codes: [answer_to(kind, inputs, codes) for inputs in rows(kind)]
        for codes in subsets(EXPANSIONS)
    }
    return tuple(
        code
        for code in EXPANSIONS
        if any(answers[codes] != answers[codes | {code}] for codes in answers)
    )


def _slot(slot: Slot, language: Language) -> dict[str, Any]:
    return {
        "name": slot.name,
        "label": language.text(slot.label),
        "said": language.template(slot.said) if slot.said else None,
        "lengths": slot.lengths,
        **({"most": slot.values[-1]} if slot.lengths else {"values": slot.values}),
        **(
            {"options": {n: option_text(slot, n, language) for n in slot.values}}
            if slot.options
            else {}
        ),
    }


def rows(kind: Kind) -> Iterator[dict[str, Value]]:
    """Inputs for every row of the table of answers."""
    for values in product(*map(_row_values, kind.slots)):
        inputs = dict(zip([slot.name for slot in kind.slots], values, strict=True))
        lengths = {len(value) for value in values if isinstance(value, tuple) and value}
        if len(lengths) < 2 and in_order(inputs) == inputs:
            yield inputs


def _row_values(slot: Slot) -> list[Value]:
    """The values of a slot; of several players one example for each order of their figures."""
    if not slot.lengths:
        return list(slot.values)
    orders: dict[str, Value] = {}
    for length in slot.lengths:
        for values in product(range(length + 1), repeat=length):
            orders.setdefault(_order(values), values)
    return list(orders.values())


def row_key(kind: Kind, inputs: Inputs) -> str:
    """The row of the table that holds for inputs; of several players only their order matters.

    >>> row_key(all_kinds()["temple"], {"counts": (2, 7, 0)})
    '1-2-0'
    >>> row_key(all_kinds()["sun"], {"tokens": 1, "workers": 2})
    '1,2'
    """
    ordered = in_order({slot.name: inputs[slot.name] for slot in kind.slots})
    return ",".join(
        _order(values_of(ordered[slot.name])) if slot.lengths else str(ordered[slot.name])
        for slot in kind.slots
    )


def _order(values: tuple[int, ...]) -> str:
    """The place of each player's figure among all; 0 for nothing."""
    places = sorted({value for value in values if value}, reverse=True)
    return "-".join(str(places.index(value) + 1 if value else 0) for value in values)
