"""Numbers in the rules of Diamante and the Big Game, worked out by hand."""

import pytest

from scorer.rules.figures import FIGURES

BY_HAND = {
    "gem_out_t_": (4, 5, 5),
    "gem_in_d_": (4, 5, 5),
    "gem_jungle_": (21, 28, 28),
    "tree_out_g1_": (1, 2, 2),
    "tree_out_g2_": (1, 1, 1),
    "tree_in_l_": (2, 3, 3),
    "tree_workers_each_": (11, 10, 9),
    "tree_chocolate_workers_each_": (12, 11, 10),
    "tree_chocolate_jungle_": (23, 31, 31),
    "new_workers_each_": (11, 10, 9),
    "new_surplus_": (1, 2, 8),
    "new_both_workers_each_": (12, 11, 10),
    "surplus_least_": (1, 2, 3),
    "surplus_most_": (8, 12, 16),
}
"""Figure -> its value for two, three and four players."""


@pytest.mark.parametrize("name", BY_HAND)
def test_figures_by_the_number_of_players(name: str) -> None:
    assert tuple(FIGURES[f"{name}{players}"] for players in (2, 3, 4)) == BY_HAND[name]


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("gems", 32), ("gems_2", 24), ("gems_back_2", 2), ("gems_spare", 2), ("masks", 7),
        ("masks_2", 6), ("gem_left_example", 4), ("gem_score_example", 20), ("tree_side_0", 3),
        ("tree_side_2", 2), ("tree_side_4", 4), ("chocolate_alone_workers_4", 36),
        ("emperor_example", 2), ("new_tiles_own", 15), ("modules", 8), ("big_workers_each_3", 15),
        ("big_jungle_3", 38), ("big_jungle_4", 45), ("big_back_3", 7), ("big_back_4", 0),
        ("big_pile_3", 32), ("big_pile_4", 39), ("big_surplus_3", 7), ("big_surplus_4", 15),
        ("big_mines_3", 1), ("big_mines_4", 3), ("big_open", 4), ("big_t_3", 5), ("big_d_3", 5),
    ],
)  # fmt: skip
def test_other_figures(name: str, number: int) -> None:
    assert FIGURES[name] == number
