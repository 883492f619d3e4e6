"""A first visit is light: one round trip brings all that is needed to see the page."""

from pathlib import Path

from bench.weights import MAY_BE_HEAVIER, OFFLINE, kept_offline, weights


def test_every_page_is_light_but_for_two(tmp_path: Path) -> None:
    found = weights(tmp_path)
    assert all(weight.html and weight.css for weight in found)
    too_heavy = [weight for weight in found if weight.is_too_heavy]
    assert [str(each) for each in too_heavy if not each.page.startswith(MAY_BE_HEAVIER)] == []


def test_what_a_phone_keeps_is_light() -> None:
    assert {tag: size for tag, size in kept_offline().items() if size > OFFLINE} == {}
