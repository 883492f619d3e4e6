"""Codes of tables: easy to read out, hard to guess."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.tables.codes import ALPHABET, LENGTH, new_code, read_code, show_code


@pytest.mark.parametrize("alike", ["0O", "1IL", "2Z", "5S", "8B", "UV"])
def test_no_character_looks_like_another(alike: str) -> None:
    assert not set(ALPHABET) & set(alike)


def test_a_new_code_is_a_code_and_not_the_last_one() -> None:
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert all(len(code) == LENGTH and read_code(code) == code for code in codes)


@given(st.text(ALPHABET, min_size=LENGTH, max_size=LENGTH))
def test_a_code_is_read_as_it_is_shown(code: str) -> None:
    assert read_code(show_code(code)) == read_code(show_code(code).lower()) == code


@pytest.mark.parametrize(
    "typed",
    [
        "acde-3467",
        " ACDE 3467 ",
        "a c d e – 3 4 6 7",
        "\u200facde\u200e3467",
        "ＡＣＤＥ3467",
        "ACDE۳۴۶۷",
    ],
)
def test_people_type_codes_in_many_ways(typed: str) -> None:
    assert read_code(typed) == "ACDE3467"


@pytest.mark.parametrize(
    "typed", ["", "ACDE346", "ACDE34677", "ACDE346O", "ACDE346ß", "\0", "É" * 8]
)
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


@given(st.text())
def test_anything_can_be_typed(typed: str) -> None:
    assert read_code(typed) is None or len(read_code(typed) or "") == LENGTH
