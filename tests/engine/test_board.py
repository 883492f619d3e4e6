"""Notation, neighbours, placement and stacks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.engine.board import MAX_NOTATION, Board, NotationError, Side, WorkerTile, neighbors
from scorer.engine.components import Color, JungleKind, rotations
from scorer.modules import setup_for
from scorer.modules.base.game import JUNGLE_KINDS, WORKER_BOX

SETUP = setup_for(4)

CANONICAL = [
    "",
    "t",
    "p1/.m2",
    "R1210tY1012/.P1111",
    "R1111+",
    ".R1111/P2101p1W0130+/.Y1300m2",
    "p1//p1",
    "..t/w",
]


def parse(text):
    return Board.parse(text, SETUP)


@pytest.mark.parametrize("text", CANONICAL)
def test_canonical_text_survives_unchanged(text):
    assert str(parse(text)) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("p1..", "p1"),
        ("p1./.m2..", "p1/.m2"),
        ("//p1/.m2//", "p1/.m2"),
        (".p1/..m2", "p1/.m2"),
        ("../.../....", ""),
        ("/", ""),
        ("...t...//...w/", "t//w"),
    ],
)
def test_empty_margins_are_dropped(text, canonical):
    board = parse(text)
    assert str(board) == canonical
    assert board == parse(canonical)
    assert hash(board) == hash(parse(canonical))


def test_squares_are_counted_in_the_text_as_given():
    assert set(parse("/..t/.R1111").tiles) == {(1, 2), (2, 1)}


@st.composite
def tables(draw):
    tile = st.one_of(
        st.sampled_from(sorted(JUNGLE_KINDS.values(), key=str)),
        st.builds(
            WorkerTile,
            st.sampled_from(Color),
            st.sampled_from([sides for p in WORKER_BOX for sides in rotations(p)]),
            st.booleans(),
        ),
    )
    square = st.tuples(st.integers(-6, 6), st.integers(-6, 6))
    return Board(draw(st.dictionaries(square, tile, max_size=40)))


@given(tables())
def test_any_table_survives_the_notation(board):
    text = str(board)
    again = parse(text)
    assert str(again) == text
    assert again == board
    # The same tiles, moved so that the first row and column are 0.
    if board.tiles:
        top, left = min(row for row, _ in board.tiles), min(col for _, col in board.tiles)
        assert again.tiles == {(r - top, c - left): tile for (r, c), tile in board.tiles.items()}
    assert not text.endswith((".", "/")) and "./" not in text and not text.startswith("/")


NOTATIONS = st.one_of(
    st.text(alphabet="RPWYpmgwst0123+./ x", max_size=12),
    st.text(),
    st.lists(st.sampled_from(["R1111", "Y0121+", "t", "p1", ".", "/"])).map("".join),
    st.lists(st.sampled_from(["R1111", "t", ".", "/", "R2200", "p3", "é"])).map("".join),
)


@given(NOTATIONS)
def test_any_text_is_read_or_refused_with_the_place(text):
    error = error_of(text)
    if error:
        assert error.code in {"bad-character", "board-ends-early", "no-such-tile"}
        assert 0 <= error.position <= len(text)
        assert text.startswith(error.found, error.position)
        # Whatever stands before a tile that does not exist can be read.
        assert error.code != "no-such-tile" or not error_of(text[: error.position])
        assert error.found or error.code == "board-ends-early"
    else:
        board = parse(text)
        assert parse(str(board)) == board and len(str(board)) <= len(text)


def error_of(text):
    try:
        parse(text)
    except NotationError as error:
        return error
    return None


@pytest.mark.parametrize(
    ("text", "code", "position", "found"),
    [
        ("x", "bad-character", 0, "x"),
        ("p1 m2", "bad-character", 2, " "),
        ("p1/.m2\n", "bad-character", 6, "\n"),
        ("r1111", "bad-character", 0, "r"),
        ("B1111", "bad-character", 0, "B"),
        ("t1", "bad-character", 1, "1"),
        ("R1111++", "bad-character", 6, "+"),
        ("p1+", "bad-character", 2, "+"),
        ("R١١١١", "bad-character", 1, "١"),
        # Tiles that are cut short: the error is where the tile should go on, or behind the last character.
        ("R", "board-ends-early", 0, ""),
        ("t.R111", "board-ends-early", 5, ""),
        ("R12t", "bad-character", 3, "t"),
        ("p", "board-ends-early", 0, ""),
        ("t/m.", "bad-character", 3, "."),
        ("gx", "bad-character", 1, "x"),
        # Tiles that are not in the box.
        ("R2200", "no-such-tile", 0, "R2200"),
        ("p1/.R2200+", "no-such-tile", 4, "R2200"),
        ("Y2011", "no-such-tile", 0, "Y2011"),
        ("W4000", "no-such-tile", 0, "W4000"),
        ("P1110", "no-such-tile", 0, "P1110"),
        ("p3", "no-such-tile", 0, "p3"),
        ("tm5", "no-such-tile", 1, "m5"),
        ("g0", "no-such-tile", 0, "g0"),
        # The first error counts.
        ("tp9x", "no-such-tile", 1, "p9"),
        ("tx.p9", "bad-character", 1, "x"),
    ],
)
def test_errors_and_their_places(text, code, position, found):
    with pytest.raises(NotationError) as caught:
        parse(text)
    error = caught.value
    assert (error.code, error.position, error.found) == (code, position, found)


def test_too_long():
    assert parse("." * MAX_NOTATION).tiles == {}
    with pytest.raises(NotationError) as caught:
        parse("x" * (MAX_NOTATION + 1))
    assert (caught.value.code, caught.value.position) == ("too-long", MAX_NOTATION)


@pytest.mark.parametrize("pattern", WORKER_BOX)
@pytest.mark.parametrize("color", Color)
def test_every_worker_tile_can_be_written(color, pattern):
    for sides in rotations(pattern):
        for covers in (False, True):
            tile = WorkerTile(color, sides, covers)
            assert WorkerTile.parse(str(tile)) == tile
            assert tile.pattern == pattern


@pytest.mark.parametrize("text", ["", "p1", ".R1111", "R1111.", "R1111R1111", "R1111/", "R111"])
def test_what_is_not_one_worker_tile(text):
    with pytest.raises(NotationError):
        WorkerTile.parse(text)


def test_neighbors_run_clockwise_from_the_top():
    assert neighbors((5, 7)) == ((4, 7), (5, 8), (6, 7), (5, 6))
    assert list(Side) == [Side.TOP, Side.RIGHT, Side.BOTTOM, Side.LEFT] == [0, 1, 2, 3]


def test_touching_names_the_side_that_faces_the_space():
    board = parse(".R3001/Y2101tP1012/.W0310")
    assert [(at, side, str(tile)) for at, side, tile in board.touching((1, 1))] == [
        ((0, 1), Side.BOTTOM, "R3001"),
        ((1, 2), Side.LEFT, "P1012"),
        ((2, 1), Side.TOP, "W0310"),
        ((1, 0), Side.RIGHT, "Y2101"),
    ]
    # Red's bottom and white's top are blank, so they have nobody there.
    assert board.workers_at((1, 1)) == {Color.PURPLE: 2, Color.YELLOW: 1}


def test_sides_of_a_space_run_clockwise_with_what_lies_there():
    board = parse(".R3001/p1tP1012/.W0310")
    assert [(str(tile), side) for tile, side in board.sides_of((1, 1))] == [
        ("R3001", Side.BOTTOM),
        ("P1012", Side.LEFT),
        ("W0310", Side.TOP),
        ("p1", Side.RIGHT),
    ]
    assert [tile for tile, _ in board.sides_of((9, 9))] == [None] * 4


def test_workers_of_a_colour_add_up():
    assert parse("R1210tR1012/.R1111").workers_at((0, 1)) == {Color.RED: 5}


def test_a_stack_counts_with_its_top_tile_only():
    board = parse("R0310+t")
    assert board.workers_at((0, 1)) == {Color.RED: 3}
    assert board.tiles[0, 0].covers
    assert str(board.with_tile((0, 0), WorkerTile(Color.RED, (1, 1, 1, 1)))) == "R1111t"


def test_chessboard_of_the_start_tiles():
    board = Board.start(SETUP)
    assert str(board) == "p1/.m2"
    for square in [(0, 0), (1, 1), (-1, 1), (2, 2), (0, 2)]:
        assert board.is_jungle_space(square) and not board.is_worker_square(square)
    for square in [(0, 1), (1, 0), (-1, 0), (2, 1)]:
        assert board.is_worker_square(square) and not board.is_jungle_space(square)


def test_chessboard_may_begin_on_either_colour():
    assert parse(".p1R1111").is_jungle_space((0, 1))
    assert not parse(".p1R1111").is_jungle_space((0, 0))
    # One tile that does not fit never turns the chessboard round.
    assert parse("p1R1111/R1111m2/t").is_jungle_space((0, 0))


def test_open_squares_of_the_start_tiles():
    assert Board.start(SETUP).open_squares() == [(-1, 0), (0, -1), (0, 1), (1, 0), (1, 2), (2, 1)]


@pytest.mark.parametrize(
    ("pattern", "ways"),
    [((1, 1, 1, 1), 1), ((2, 1, 0, 1), 4), ((3, 0, 0, 1), 4), ((3, 1, 0, 0), 4)],
)
def test_placements_are_distinct(pattern, ways):
    placements = Board.start(SETUP).placements(pattern)
    assert len(placements) == len(set(placements)) == 6 * ways
    assert {square for square, _ in placements} == set(Board.start(SETUP).open_squares())
    assert {sides for _, sides in placements} == set(rotations(pattern))


@pytest.mark.parametrize(
    ("square", "allowed"),
    [
        ((0, 1), True),  # between the start tiles
        ((-1, 0), True),
        ((0, 0), False),  # taken
        ((0, 2), False),  # a jungle space
        ((3, 2), False),  # a worker square that touches nothing
        ((1, 0), False),  # taken by a worker tile
    ],
)
def test_can_place(square, allowed):
    board = parse("p1/R1111m2")
    assert board.can_place(square) is allowed
    assert (square in board.open_squares()) is allowed


def test_must_fill():
    board = parse(".R1111/W1111p1/..m2")
    assert board.must_fill((0, 0))  # red and white touch it, whoever owns them
    assert not board.must_fill((0, 2))  # red alone
    assert not board.must_fill((1, 1))  # two tiles, but taken
    assert not board.must_fill((2, 1))  # no jungle space
    assert board.spaces_to_fill() == [(0, 0)]
    assert board.with_tile((0, 0), JUNGLE_KINDS["t"]).spaces_to_fill() == []
    assert board.without((0, 1)).spaces_to_fill() == []


@given(tables())
def test_lists_agree_with_the_questions_about_one_square(board):
    near = {at for square in board.tiles for at in (square, *neighbors(square))}
    assert set(board.open_squares()) == {at for at in near if board.can_place(at)}
    assert set(board.spaces_to_fill()) == {at for at in near if board.must_fill(at)}
    assert dict(board.jungle).keys() | dict(board.workers).keys() == board.tiles.keys()
    assert board.temples() == sorted(
        at for at, it in board.tiles.items() if isinstance(it, JungleKind) and it.code == "t"
    )
    for square in near:
        assert sum(board.workers_at(square).values()) == sum(
            tile.sides[side] for _, side, tile in board.touching(square)
        )


def test_a_board_never_changes():
    board = Board.start(SETUP)
    board.with_tile((0, 1), WorkerTile(Color.RED, (1, 1, 1, 1)))
    board.without((0, 0))
    assert str(board) == "p1/.m2"
    assert board != "p1/.m2"
    assert repr(board) == "Board.parse('p1/.m2', …)"


def test_more_tiles_than_any_table_are_refused() -> None:
    with pytest.raises(NotationError) as caught:
        parse("t" * 201)
    assert caught.value.code == "too-long"
