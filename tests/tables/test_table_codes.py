"""Codes of tables: easy to read out, hard to guess."""

from __future__ import annotations

from collections.abc import Callable

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


SEPARATORS = st.sampled_from(["", " ", "-", "–", "\u200f"])
WIDE = str.maketrans({chr(n): chr(n + 0xFEE0) for n in range(0x21, 0x7F)})
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


@given(
    st.lists(st.tuples(st.sampled_from(ALPHABET), SEPARATORS), min_size=LENGTH, max_size=LENGTH),
    st.sampled_from([str, str.lower, lambda t: t.translate(WIDE), lambda t: t.translate(PERSIAN)]),
)
def test_people_type_codes_in_many_ways(
    typed: list[tuple[str, str]], keyboard: Callable[[str], str]
) -> None:
    code = "".join(char for char, _ in typed)
    assert read_code("".join(keyboard(char) + separator for char, separator in typed)) == code


@pytest.mark.parametrize(
    "typed", ["", "ACDE346", "ACDE34677", "ACDE346O", "ACDE346ß", "\0", "É" * 8]
)
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


@given(st.text())
def test_anything_can_be_typed(typed: str) -> None:
    code = read_code(typed)
    assert code is None or (len(code) == LENGTH and read_code(code) == code)
