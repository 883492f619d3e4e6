"""Workers at a jungle tile: what they take, sell, and how far the water carrier goes."""

from __future__ import annotations

from scorer.engine.board import Board
from scorer.engine.components import Color
from scorer.engine.position import Position
from scorer.engine.setup import make_setup
from scorer.engine.village import Village
from scorer.i18n import N_, Nn_
from scorer.rules.situations.model import Answer, Kind, Reading, Sentence, Slot

from ..game import (
    ACTIONS,
    CACAO_LIMIT,
    GAME,
    JUNGLE_KINDS,
    MAX_PLAYERS,
    SUN_LIMIT,
    WATER_TRACK,
    WORKERS_PER_TILE,
    Action,
)

_POSITION = Position(make_setup(GAME, MAX_PLAYERS, ()), Board({}), seats=(), pile=(), display=())
"""Nobody has anything yet: all the gold is in the bank."""


def amounts(action: Action) -> tuple[int, ...]:
    """What the tiles of an action show."""
    return tuple(kind.amount for kind in JUNGLE_KINDS.values() if kind.action == action)


def act(action: Action, workers: int, amount: int = 1, **held: int) -> tuple[int, Village]:
    """The most that so many workers can do at a tile, and the village after it; by the engine."""
    kind = next(k for k in JUNGLE_KINDS.values() if k.action == action and k.amount == amount)
    village, effect = Village(Color.RED, held, gold=0), ACTIONS[action]
    most = effect.most(village, kind, workers, _POSITION)
    return most, effect.take(village, kind, most, _POSITION)


STORE = Slot(
    "store",
    # I18N: label of a field: how many cacao fruits a player has
    N_("Cacao fruits in store"),
    # I18N: one of a list of figures: “Understood: 4 cacao fruits in store, 2 workers and …”
    Nn_("%(num)s cacao fruit in store", "%(num)s cacao fruits in store", "num"),
    tuple(range(CACAO_LIMIT + 1)),
)
WORKERS = Slot(
    "workers",
    # I18N: label of a field: how many workers are activated
    N_("Workers"),
    # I18N: one of a list of figures: “Understood: 4 cacao fruits in store, 2 workers and …”
    Nn_("%(num)s worker", "%(num)s workers", "num"),
    tuple(range(1, WORKERS_PER_TILE + 1)),
)
WORKERS_SAID = "get? ~ worker|people / # at worker / worker # / activate at? ~ worker|people?"
STORE_SAID = {
    "store": "~ fruit left? !get / # fruit at? store / fruit # / # at store / store at? # fruit? /"
    " store fruit at? # / fruit at? store at? #",
    "store=0": "no single|0? fruit no? / fruit no / no fruit at? store / empty store / store empty empty? /"
    " store no / empty",
    f"store={CACAO_LIMIT}": f"store? full store? / store? full at? {CACAO_LIMIT} fruit? /"
    f" store? at? {CACAO_LIMIT} fruit? full / full at? {CACAO_LIMIT} fruit? at? store?",
}


def _plantation(store: int, workers: int, tile: int) -> Answer:
    taken, after = act(Action.PLANTATION, workers, tile, cacao=store)
    if not taken:
        name = "none"
    elif taken == workers * tile:
        name = "all"
    else:
        name = "some" if store else "empty"
    params = {"taken": taken, "after": after["cacao"], "limit": CACAO_LIMIT}
    return Answer((taken,), (Sentence(name, params),))


PLANTATION = Kind(
    "plantation",
    (
        STORE,
        WORKERS,
        Slot(
            "tile",
            # I18N: label of a field: which plantation, single or double; also the heading of a rule
            N_("Plantation"),
            None,
            amounts(Action.PLANTATION),
            options={
                # I18N: the jungle tile; a choice in a field, and one of a list of things
                1: N_("single plantation"),
                # I18N: the jungle tile; a choice in a field, and one of a list of things
                2: N_("double plantation"),
            },
        ),
    ),
    (
        Reading(
            {
                **STORE_SAID,
                "workers": WORKERS_SAID,
                "tile=1": "single plantation? / plantation single / plantation at? value? 1",
                "tile=2": "double plantation? / plantation double / plantation at? value? 2",
            },
            needs=("fruit|plantation|store",),
            free="at a what howmany total fruit store worker people plantation take activate turn",
        ),
    ),
    _plantation,
    {
        # I18N: %(after)s is how many cacao fruits the player then has in store
        "all": Nn_(
            "You take %(taken)s cacao fruit and then have %(after)s.",
            "You take %(taken)s cacao fruits and then have %(after)s.",
            "taken",
        ),
        # I18N: %(limit)s is how many cacao fruits fit into a store, %(store)s how many are in it
        "some": Nn_(
            "You take %(taken)s cacao fruit: your store holds %(limit)s and already has %(store)s.",
            "You take %(taken)s cacao fruits: your store holds %(limit)s and already has %(store)s.",
            "taken",
        ),
        # I18N: %(taken)s is as many cacao fruits as fit into a store: 5
        "empty": N_("You take %(taken)s cacao fruits: your store holds no more."),
        # I18N: %(limit)s is how many cacao fruits fit into a store: 5
        "none": N_("You take no cacao fruits: your store holds %(limit)s and is full."),
    },
    cards={
        "plantation": {"store": 0, "workers": 1, "tile": 2},
        "q-double-plantation": {"store": 0, "workers": 1, "tile": 2},
        "q-partly-full": {"store": 4, "workers": 1, "tile": 2},
        "q-full-store": {"store": 5, "workers": 1, "tile": 1},
    },
)


def _market(store: int, workers: int, price: int) -> Answer:
    sold, after = act(Action.MARKET, workers, price, cacao=store)
    name = "none" if not sold else "few" if sold < workers else "all"
    params = {"gold": after["gold"], "sold": sold, "left": after["cacao"]}
    return Answer((after["gold"],), (Sentence(name, params),))


MARKET = Kind(
    "market",
    (
        STORE,
        WORKERS,
        Slot(
            "price",
            # I18N: label of a field: the gold that a market pays for a cacao fruit
            N_("Market price"),
            # I18N: one of a list of figures: “Understood: 2 workers and market (price 3)”
            N_("market (price %(num)s)"),
            amounts(Action.MARKET),
        ),
    ),
    (
        Reading(
            {
                **STORE_SAID,
                "workers": WORKERS_SAID,
                "price": "# gold? market / # value market / market at? value|get? at? # gold? /"
                " value at? # gold?",
                "price=2": "market double",
                "": "sell !#|a",
            },
            needs=("market|value",),
            free="at a what howmany total fruit store worker people market gold value activate turn",
        ),
    ),
    _market,
    {
        # I18N: %(sold)s is a number of cacao fruits, %(price)s the gold for each of them, %(left)s how
        # many cacao fruits are left
        "all": N_(
            "You can earn %(gold)s gold: %(sold)s × %(price)s, one cacao fruit for each worker. "
            "Left in store: %(left)s."
        ),
        # I18N: %(sold)s is a number of cacao fruits, %(price)s the gold for each of them
        "few": N_(
            "You can earn %(gold)s gold: %(sold)s × %(price)s. You have no more cacao fruits to "
            "sell."
        ),
        "none": N_("You earn no gold: you have no cacao fruits to sell."),
    },
    cards={
        "market": {"store": 3, "workers": 2, "price": 3},
        "q-fruits-per-worker": {"store": 3, "workers": 2, "price": 3},
        "q-fewer-fruits": {"store": 1, "workers": 2, "price": 3},
    },
)


def _mine(workers: int, value: int) -> Answer:
    gold, _ = act(Action.GOLD_MINE, workers, value)
    return Answer((gold,), (Sentence("gold", {"gold": gold}),))


MINE = Kind(
    "mine",
    (
        WORKERS,
        Slot(
            "value",
            # I18N: label of a field: the gold that a gold mine gives each worker
            N_("Gold mine value"),
            # I18N: one of a list of figures: “Understood: 2 workers and gold mine (value 1)”
            N_("gold mine (value %(num)s)"),
            amounts(Action.GOLD_MINE),
        ),
    ),
    (
        Reading(
            {
                "workers": WORKERS_SAID,
                "value": "# gold? mine / # value mine / mine at? value|get? at? # gold? / value at? ~",
                "value=1": "single mine / mine single",
                "value=2": "double mine / mine double",
            },
            needs=("mine",),
            free="at a what howmany total worker people mine gold value activate turn",
        ),
    ),
    _mine,
    {
        # I18N: %(workers)s is a number of workers, %(value)s the gold for each of them
        "gold": N_("You take %(gold)s gold: %(workers)s × %(value)s."),
    },
    cards={"gold-mine": {"workers": 2, "value": 1}},
)

FIELD = Slot(
    "field",
    # I18N: label of a field: the value on which the water carrier is
    N_("Water field"),
    # I18N: one of a list of figures; %(num)s is the value of a water field: −10 to 16
    N_("water carrier on %(num)s"),
    WATER_TRACK,
)
FIELD_SAID = "carrier at? track? # / at track? # / track at? # / # track"


def _water(field: int, workers: int) -> Answer:
    steps, after = act(Action.WATER, workers, water=field)
    name = "moved" if steps == workers else "last" if steps else "stays"
    return Answer((after["water"],), (Sentence(name, {"end": after["water"], "steps": steps}),))


WATER = Kind(
    "water",
    (FIELD, WORKERS),
    (
        Reading(
            {
                "field": FIELD_SAID,
                "": "howmany !step",
                "workers": f"{WORKERS_SAID} / ~ water worker / # step / # track step / step #"
                " / may # step? / # at water / # water !tile",
            },
            needs=("carrier|water|track|step",),
            free="at a what total carrier water track step worker people activate turn",
        ),
    ),
    _water,
    {
        # I18N: %(end)s is the value of a water field: −10 to 16
        "moved": Nn_(
            "Your water carrier moves %(steps)s field to %(end)s.",
            "Your water carrier moves %(steps)s fields to %(end)s.",
            "steps",
        ),
        # I18N: %(end)s is the value of the last water field: 16
        "last": N_("Your water carrier moves to %(end)s, the last field. Further steps are lost."),
        # I18N: %(end)s is the value of the last water field: 16
        "stays": N_("Your water carrier stays on %(end)s, the last field."),
    },
    cards={
        "water": {"field": WATER_TRACK[0], "workers": 2},
        "q-water-last-field": {"field": WATER_TRACK[-2], "workers": 3},
    },
)

TOKENS = Slot(
    "tokens",
    # I18N: label of a field: how many sun tokens a player has
    N_("Sun tokens"),
    # I18N: one of a list of figures: “Understood: 2 sun tokens and 1 worker”
    Nn_("%(num)s sun token", "%(num)s sun tokens", "num"),
    tuple(range(SUN_LIMIT + 1)),
)


def _sun(tokens: int, workers: int) -> Answer:
    taken, after = act(Action.SUN_SITE, workers, sun=tokens)
    if not taken:
        name = "none"
    elif taken == workers:
        name = "all"
    else:
        name = "some" if tokens else "empty"
    params = {"taken": taken, "after": after["sun"], "limit": SUN_LIMIT}
    return Answer((taken,), (Sentence(name, params),))


SUN = Kind(
    "sun",
    (TOKENS, WORKERS),
    (
        Reading(
            {
                "tokens": "~ single? sun left? !get / sun # / # at store",
                "tokens=0": "no single|0? sun sun? no? / sun no / no sun at? store",
                "workers": f"{WORKERS_SAID} / # at sunsite",
            },
            needs=("sun|sunsite",),
            free="at a what howmany total sun sunsite worker people store take activate turn",
        ),
    ),
    _sun,
    {
        # I18N: %(after)s is how many sun tokens the player then has
        "all": Nn_(
            "You take %(taken)s sun token and then have %(after)s.",
            "You take %(taken)s sun tokens and then have %(after)s.",
            "taken",
        ),
        # I18N: %(limit)s is how many sun tokens a player can have, %(tokens)s how many they have
        "some": Nn_(
            "You take %(taken)s sun token: you can have %(limit)s and already have %(tokens)s.",
            "You take %(taken)s sun tokens: you can have %(limit)s and already have %(tokens)s.",
            "taken",
        ),
        # I18N: %(taken)s is as many sun tokens as a player can have: 3
        "empty": N_("You take %(taken)s sun tokens: you can’t have more."),
        # I18N: %(limit)s is how many sun tokens a player can have: 3
        "none": N_("You take no sun tokens: you have %(limit)s and can’t have more."),
    },
    cards={
        "sun-site": {"tokens": 0, "workers": 1},
        "q-sun-more": {"tokens": 3, "workers": 1},
    },
)

TILES = (PLANTATION, MARKET, MINE, WATER, SUN)
