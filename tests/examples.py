"""How many examples property tests try: the same few on every change, many new ones in a soak."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# A busy machine is no failure. Fixtures that live as long as a test hold nothing that examples change.
_COMMON = {
    "deadline": None,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
}
settings.register_profile("ci", derandomize=True, max_examples=100, database=None, **_COMMON)
settings.register_profile("soak", max_examples=2_000, print_blob=True, **_COMMON)


def fewer() -> settings:
    """A quarter of the examples, for tests in which each one is a whole game or page."""
    return settings(max_examples=settings.default.max_examples // 4)
