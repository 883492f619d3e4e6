"""The colours of the drawings: jungle greens, cacao browns, gold, teal water, sun orange."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

INK = "#2b1a12"
"""Outlines and numbers; dark, so that white pieces show on a white page."""
CREAM = "#fff6df"

FOREST = "#1d4a34"
LEAF = "#2f7d4b"
SPROUT = "#74b54d"
MEADOW = "#b5d36a"

CACAO = "#6d3b1f"
POD = "#c4532a"
POD_LIGHT = "#ea8c45"
BARK = "#9a5f33"

SAND = "#f1dcab"
SAND_DEEP = "#d8b577"
STONE = "#d3c8ae"
STONE_DEEP = "#a09377"

GOLD = "#f3b62d"
GOLD_LIGHT = "#ffdf80"
GOLD_DEEP = "#b67a14"
COPPER = "#d9935a"

WATER = "#1f9aa3"
WATER_LIGHT = "#8bdcd4"
WATER_DEEP = "#0e6472"

SUN = "#f28a27"
SUN_DEEP = "#c9541f"
SKY = "#fbe3b1"

SKIN = "#b26d40"

PAINT, DEEP = "var(--paint)", "var(--deep)"
"""The colour of a player, and a deeper one for patterns on it.

The style sheet says what they are within an element of that colour, so that one drawing serves all
players.
"""

COIN_PAINT: Mapping[int, str] = MappingProxyType({1: COPPER, 5: GOLD_LIGHT, 10: GOLD})
