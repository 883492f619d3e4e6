"""Numbers as people type them: any digits, any minus sign, and whatever keyboards put beside them."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.i18n.numbers import MINUS, PLUS, read_number

DIGITS = [
    chr(point) for point in range(sys.maxunicode + 1) if unicodedata.category(chr(point)) == "Nd"
]
ZEROS = [digit for digit in DIGITS if unicodedata.decimal(digit) == 0]
plain = st.integers(-(10**12) + 1, 10**12 - 1)
unseen = st.text(st.characters(categories=["Cc", "Cf", "Zs"]), max_size=3)


def test_every_decimal_digit_there_is():
    assert len(DIGITS) > 600
    for digit in DIGITS:
        assert read_number(digit) == unicodedata.decimal(digit)


@given(plain)
def test_a_plain_number_is_itself(number):
    assert read_number(str(number)) == int(str(number)) == number


@given(plain, st.sampled_from(ZEROS), st.sampled_from(MINUS), st.sampled_from(["", *PLUS]))
def test_any_script_and_any_sign(number, zero, minus, plus):
    sign = minus if number < 0 else plus
    digits = "".join(chr(ord(zero) + int(digit)) for digit in str(abs(number)))
    assert read_number(sign + digits) == number


@given(plain, unseen, unseen, unseen)
def test_what_cannot_be_seen_does_not_count(number, before, between, behind):
    sign, digits = ("-", str(-number)) if number < 0 else ("", str(number))
    assert read_number(f"{before}{sign}{between}{digits}{behind}") == number


@given(st.text())
def test_any_text_is_a_number_or_none(text):
    number = read_number(text)
    assert number is None or isinstance(number, int)


@given(st.text(st.sampled_from("0123456789"), min_size=13), st.sampled_from(["", "-"]))
def test_a_long_number_is_beyond_every_limit(digits, sign):
    """Also one with nothing but noughts before it: it must not be read as another one."""
    assert read_number(sign + digits) == int(f"{sign}1{'0' * 12}")


@pytest.mark.parametrize(
    "text",
    ["", " ", "-", "+", "-+5", "+-5", "--5", "5-", "1.5", "1,5", "1e3", "0x1", "½", "²", "五"],
)
def test_what_is_no_whole_number(text):
    assert read_number(text) is None
