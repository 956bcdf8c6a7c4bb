"""How what Darjeeling says is checked: what choices promise and what events change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from teahouse.core.actions import Action
from teahouse.core.truth import Change, Claim, Moment, Trial, Truth, Values
from teahouse.core.views import View
from teahouse.games.darjeeling.actions import (
    Act,
    Collect,
    Done,
    Face,
    Keep,
    LayOnes,
    LayThrees,
    LayTwos,
    Recall,
    Ship,
    Spend,
)
from teahouse.games.darjeeling.crate_closing import STROKES, closes, drawn, is_closed, tiles_in
from teahouse.games.darjeeling.grid import Direction
from teahouse.games.darjeeling.state import Use

from .refusals import GROUNDS, can_move, crates, layings, near_city, own, spot

ACCOUNTS = (
    "seats.*.score",
    "seats.*.earned.*",
    "seats.*.supply",
    "seats.*.tile_count",
    "seats.*.tiles.*",
    "seats.*.tokens",
    "bag.total",
    "bag.tiles.*",
    "warehouse.*",
)
DERIVED = ("seats.*.next_ships",)

# What happens


def seat_in(values: Values) -> int:
    return int(values["seat"])


def scored(source: str, sign: int = 1) -> Callable[[Values, Moment], Iterable[Change]]:
    def changes(values: Values, _: Moment) -> Iterable[Change]:
        amount = sign * int(values["points"])
        return [("score", seat_in(values), amount), (f"earned.{source}", seat_in(values), amount)]

    return changes


def tile_taken(values: Values, _: Moment) -> Iterable[Change]:
    return [("tile_count", seat_in(values), 1), (f"tiles.{values['tile']}", seat_in(values), 1)]


def collector_moved(values: Values, _: Moment) -> Iterable[Change]:
    """The cost of turning back and that of passing are booked apart."""
    yield "score", seat_in(values), -int(values["cost"])
    yield "earned.turning", seat_in(values), -int(values["turning"])
    yield "earned.passing", seat_in(values), -int(values["passing"])


def space_refilled(values: Values, _: Moment) -> Iterable[Change]:
    return [("bag.total", None, -1), (f"bag.tiles.{values['tile']}", None, -1)]


def warehouse_emptied(before: Moment) -> Iterator[Change]:
    for tile, n in before.view["warehouse"].items():
        yield f"warehouse.{tile}", None, -n
        yield f"bag.tiles.{tile}", None, n
        yield "bag.total", None, n


def tiles_laid(values: Values, _: Moment) -> Iterable[Change]:
    for halves, name in ((1, "ones"), (2, "twos"), (3, "threes")):
        n = int(values[name])
        yield "tile_count", seat_in(values), -n
        yield f"tiles.{values['variety']}-{halves}", seat_in(values), -n


def demand_bonus(values: Values, before: Moment) -> Iterable[Change]:
    """D29: with the bonuses the tiles go to the warehouse, and those there into the bag."""
    yield from scored("demand")(values, before)
    yield from warehouse_emptied(before)
    for k, n in enumerate(before.view["shipment"]["laid"]):
        yield f"warehouse.{values['variety']}-{k + 1}", None, n


def tokens_used(values: Values, _: Moment) -> Iterable[Change]:
    return [("tokens", seat_in(values), -2 if values["use"] == "both" else -1)]


def supply(sign: int) -> Callable[[Values, Moment], Iterable[Change]]:
    return lambda values, _: [("supply", seat_in(values), sign * int(values.get("crates", 1)))]


def nothing(values: Values, _: Moment) -> Iterable[Change]:
    return ()


EVENTS: dict[str, Callable[[Values, Moment], Iterable[Change]]] = {
    **dict.fromkeys(
        ("collector-placed", "no-move", "space-left-empty", "crate-recalled", "target-reached",
         "round-limit-reached", "nothing-shipped"),
        nothing,
    ),
    "crate-placed": supply(-1),
    "tile-taken": tile_taken,
    "hidden-tile-taken": lambda values, _: [("tile_count", seat_in(values), 1)],
    "token-taken": lambda values, _: [("tokens", seat_in(values), 1)],
    "ships-scored": scored("ships"),
    "collector-moved": collector_moved,
    "bag-refilled": lambda _, before: warehouse_emptied(before),
    "space-refilled": space_refilled,
    "tiles-laid": tiles_laid,
    "tiles-revealed": tiles_laid,
    "tokens-used": tokens_used,
    "crates-returned": supply(1),
    "ship-loaded": supply(-1),
    "demand-bonus": demand_bonus,
    "quantity-bonus": scored("quantity"),
    "halves-lost": scored("halves", -1),
}  # fmt: skip


# What choices promise


def keeps_nothing(trial: Trial) -> Iterator[Claim]:
    yield from ()


def collects(trial: Trial) -> Iterator[Claim]:
    yield "cell", trial.values["cell"], trial.seen_after["seats"][trial.seat]["collector"]
    yield "tile", 1, trial.change(f"tiles.{trial.values['tile']}")


def face(trial: Trial) -> Iterator[Claim]:
    yield "direction", trial.values["direction"], trial.seen_after["seats"][trial.seat]["facing"]


def move(trial: Trial) -> Iterator[Claim]:
    yield from collects(trial)
    yield "cost", trial.values["cost"], -trial.change("score")
    yield "turn", trial.values["turn"], turned(trial)


def turned(trial: Trial) -> str:
    (x, y), (column, row) = spot(own(trial.before)["collector"]), spot(str(trial.values["cell"]))
    towards = Direction.N
    if y == row:
        towards = Direction.E if column > x else Direction.W
    elif row > y:
        towards = Direction.S
    facing = Direction[own(trial.before)["facing"]]
    return ("ahead", "right", "back", "left")[(towards - facing) % 4]


def ship(trial: Trial) -> Iterator[Claim]:
    """So many crates load at most without a token, for such a demand bonus."""
    variety = str(trial.values["variety"])
    yield "city", trial.values["city"], "yes" if near_city(trial.before) else "no"
    best = max(layings(trial.before, variety), key=crates)
    laid = trial.after
    for first, tiles in zip((Act.LAY_THREES, Act.LAY_TWOS, Act.LAY_ONES), best, strict=True):
        laid, _ = laid.after(first + tiles)
    plain = Act.SPEND + Use.NONE in laid.ids
    loaded, bonus = shipped(laid, Use.NONE if plain else Use.FRESH)
    yield "loaded", trial.values["loaded"], loaded if plain else 0
    yield "bonus", trial.values["bonus"], bonus


def shipped(moment: Moment, use: Use) -> tuple[int, int]:
    """Use tokens, load what can be loaded, and stop: the crates loaded and the demand bonus."""
    moment, _ = moment.after(Act.SPEND + use)
    while moment.offers(Recall):
        moment, _ = moment.after(moment.ids[0])
    loaded = int(moment.view["shipment"]["loaded"])
    _, happened = moment.after(Act.DONE)
    scored = next(event for event in happened if event.name == "demand-bonus")
    return loaded, int(scored.values["points"])


def lay(trial: Trial) -> Iterator[Claim]:
    shipment = trial.seen_after["shipment"]
    sizes = {LayThrees: 3, LayTwos: 2, LayOnes: 1}
    yield "halves", trial.values["halves"], sizes[type(trial.action)]
    laid = shipment["laid"][sizes[type(trial.action)] - 1]
    yield "tiles", trial.values["tiles"], laid
    yield "variety", trial.values["variety"], shipment["variety"]
    yield "picture", pictured(str(trial.values["picture"])), closed_by(trial)
    kept = "token" if own(trial.before)["tokens"] else "yes"
    yield "lost", trial.values["lost"], "no" if near_city(trial.before) else kept


def pictured(shown: str) -> tuple[int, ...]:
    """D24: the tiles of a picture by their halves; none if it shows anything but closed groups."""
    if not set(shown) <= {*STROKES, "\n"}:
        return ()
    groups = [drawn(group.split("\n")) for group in shown.split("\n\n") if group]
    return tiles_in(shown) if all(map(is_closed, groups)) else ()


def closed_by(trial: Trial) -> tuple[int, int, int]:
    """D24: all the tiles laid with this choice, and after it where only one number can follow, if
    they close; else none."""
    then = trial.after
    while len(then.ids) == 1 and (then.offers(LayTwos) or then.offers(LayOnes)):
        then, _ = then.after(then.ids[0])
    ones, twos, threes = then.view["shipment"]["laid"]
    opposite = trial.before.view["options"]["two_half"] == "opposite"
    return (ones, twos, threes) if closes(ones, twos, threes, opposite) else (0, 0, 0)


def spend(trial: Trial) -> Iterator[Claim]:
    use = Use[str(trial.values["use"]).upper()]
    loaded, bonus = shipped(trial.before, use)
    yield "use", trial.values["use"], trial.seen_after["shipment"]["used"]
    yield "crates", trial.values["crates"], loaded
    yield "bonus", trial.values["bonus"], bonus


def recall(trial: Trial) -> Iterator[Claim]:
    quay = int(trial.values["quay"])
    before, after = trial.before.view["quays"], trial.seen_after["quays"]
    moved = [
        there["crates"][trial.seat] - here["crates"][trial.seat]
        for here, there in zip(before, after, strict=True)
    ]
    expected = [0] * len(before)
    expected[quay - 1] -= 1
    expected[-1] += 1
    yield "quay", expected, moved
    yield "multiplier", trial.values["multiplier"], before[quay - 1]["multiplier"]


def ended(view: View) -> str:
    """D33, or D38 where nobody had reached the target when the halves were taken off."""
    target = view["options"]["target"]
    reached = any(seat["score"] - seat["earned"]["halves"] >= target for seat in view["seats"])
    return "D33" if reached else "D38"


ASKS: dict[str, tuple[type[Action], ...]] = {
    "start": (Collect,),
    "face": (Face,),
    "move": (Collect,),
    "ship": (Ship, Keep),
    "lay_threes": (LayThrees,),
    "lay_twos": (LayTwos,),
    "lay_ones": (LayOnes,),
    "tokens": (Spend,),
    "recall": (Recall, Done),
}

TRUTH = Truth(
    accounts=ACCOUNTS,
    derived=DERIVED,
    events=EVENTS,
    promises={
        "start": collects,
        "face": face,
        "move": move,
        "ship": ship,
        "keep": keeps_nothing,
        "lay": lay,
        "spend": spend,
        "recall": recall,
        "done": keeps_nothing,
    },
    asks=ASKS,
    grounds=GROUNDS,
    claims={"no-move": lambda _, after: [("a move", False, can_move(after))]},
    ended=ended,
)
