"""What the choices of Alubari promise, held against what comes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from teahouse.core.events import Value
from teahouse.core.truth import Claim, Moment, Trial
from teahouse.core.views import View
from teahouse.games.alubari.actions import Act, Buy, Place
from teahouse.games.alubari.effects import EFFECT
from teahouse.games.alubari.names import GOOD_NAMES
from teahouse.games.alubari.rules.pending import ask
from teahouse.games.alubari.state import NOBODY, ROOM, Decision, Off, Phase, Rate, Stage

from .chai_choices import asks_now, strengthen
from .events import EVENTS, third_hired


def keeps_nothing(trial: Trial) -> Iterator[Claim]:
    yield from ()


def mine(trial: Trial, after: bool = True) -> dict[str, Any]:
    """The seat that chose, before or afterwards."""
    seat: dict[str, Any] = (trial.seen_after if after else trial.before.view)["seats"][trial.seat]
    return seat


def earned(trial: Trial, source: str) -> float:
    """By how much the points of a source grew."""

    def points(view: View) -> float:
        return float(view["standings"][trial.seat]["sources"][source])

    return points(trial.seen_after) - points(trial.before.view)


def costs(trial: Trial) -> Iterator[Claim]:
    """The price, or the dearest of each good if a discount is still to be chosen."""
    prices = [price_paid(final) for final in finals(trial)]
    said = {good: int(trial.values[good]) for good in GOOD_NAMES}
    choice = any(price != prices[0] for price in prices)
    if "discount" in trial.values:
        yield "discount", trial.values["discount"], "choose" if choice else "no"
    if isinstance(trial.action, Buy):  # the printed price, where there is another
        printed = [final for final in finals(trial) if bought(final) == "printed"]
        yield "price", said, price_paid(printed[0]) if choice else prices[0]
    else:
        yield "price", said, {good: max(price[good] for price in prices) for good in GOOD_NAMES}


def bought(final: Trial) -> Value:
    return final.happened("equipment-taken")[0].values["price"]


def price_paid(final: Trial) -> dict[str, int]:
    """What was paid, by the event; that the event is so is checked elsewhere."""
    price: dict[str, int] = dict.fromkeys(GOOD_NAMES, 0)
    for kind in ("station-built", "equipment-taken"):
        for event in final.happened(kind):
            for account, seat, amount in EVENTS[kind](event.values, final.before):
                if seat is not None and account.startswith("goods."):
                    price[account.removeprefix("goods.")] -= amount
    return price


def finals(trial: Trial) -> Iterator[Trial]:
    """The ends of the questions about the price."""
    follow = trial.sequels("discount", "crew", "price")
    if not follow:
        yield trial
    for sequel in follow:
        yield from finals(sequel)


def build(trial: Trial) -> Iterator[Claim]:
    name = str(trial.values["station"])
    yield from costs(trial)
    for final in finals(trial):
        built = [e.values["station"] for e in final.happened("station-built")]
        yield "station", [name], built
        yield "points", trial.values["points"], worth(trial, final, "stations")
        yield "per_chai", trial.values["per_chai"], per_chai(final) - per_chai(trial, after=False)
        yield from given(trial, final)


def per_chai(trial: Trial, after: bool = True) -> int:
    """How many points a Chai brings a seat, by the areas it has."""
    view = trial.seen_after if after else trial.before.view
    areas = [area for town in view["towns"] for area in town["areas"]]
    return sum(a["gives"].get("per_chai", 0) for a in areas if a["owner"] == trial.seat)


def worth(trial: Trial, final: Trial, source: str) -> float:
    after = final.seen_after["standings"][trial.seat]["sources"][source]
    return float(after - trial.before.view["standings"][trial.seat]["sources"][source])


def given(trial: Trial, final: Trial) -> Iterator[Claim]:
    """What an area gives at once."""
    kinds = {"gives_third": "third-promised", "gives_steel": "steel-gained",
            "gives_chai": "chai-gained", "gives_leaves": "leaves-gained"}  # fmt: skip
    amounts = {"steel-gained": "bars", "chai-gained": "chai", "leaves-gained": "leaves"}
    for value, kind in kinds.items():
        got = sum(
            int(e.values[amounts[kind]]) if kind in amounts else 1 for e in final.happened(kind)
        )
        yield value, trial.values[value], got
    asked = [frame["ask"] for frame in final.seen_after["pending"]]
    over = final.seen_after["phase"] == "over"
    for value in ("contract", "equipment"):
        if not over:
            yield f"gives_{value}", trial.values[f"gives_{value}"], asked.count(f"gain_{value}")


def buy(trial: Trial) -> Iterator[Claim]:
    name = str(trial.values["equipment"])
    yield from costs(trial)
    for final in finals(trial):
        yield "equipment", True, name in final.seen_after["seats"][trial.seat]["equipment"]
        yield "points", trial.values["points"], worth(trial, final, "equipment")
        got = [int(e.values["chai"]) + int(e.values["lost"]) for e in final.happened("chai-gained")]
        yield "aboard", trial.values["aboard"], sum(got)
    tables = trial.before.game.tables
    numbers = {
        "rail-tractor": (tables.third_rubble, 0),
        "crew": (tables.crew_rubble, tables.crew_stone),
    }
    yield "n and m", (trial.values["n"], trial.values["m"]), numbers.get(name, (0, 0))


def discount(trial: Trial) -> Iterator[Claim]:
    yield from costs(trial)
    yield "off", trial.values["off"], Off(getattr(trial.action, "off", 0)).name.lower()


def price(trial: Trial) -> Iterator[Claim]:
    yield from costs(trial)
    yield (
        "price",
        [trial.values["price"]],
        [e.values["price"] for e in trial.happened("equipment-taken")],
    )


# Placing a labourer


def place(trial: Trial) -> Iterator[Claim]:
    values, placed = trial.values, trial.happened("labourer-placed")[0].values
    where = (placed["seat"], placed["area"], placed["number"])
    yield "space", (trial.seat, values["area"], values["number"]), where
    builds = values["area"] == "B" and trial.before.view["builds"]
    yield "does", values["does"], "E" if builds else values["area"]
    names = resolved(trial)
    yield "lead", values["lead"], "yes" if "lead-taken" in names else "no"
    yield "able", values["able"], "no" if "no-action" in names else "yes"
    yield "rate", values["rate"], placed_rate(trial)


def resolved(trial: Trial) -> list[str]:
    """What would happen if the area came now: Chai is paid where it is asked for."""
    before, action = trial.before, trial.action
    assert isinstance(action, Place)
    s = before.game.layout.copy(before.state)
    s.labourer = [NOBODY] * len(s.labourer)
    s.labourer[action.room] = trial.seat
    s.hands = [0] * len(s.hands)
    s.phase, s.area, s.stage = Phase.WORK, action.room // ROOM, Stage.SPACES
    s.space, s.depth = action.room % ROOM, 0
    ask(s, Decision.EXTRA, trial.seat)  # skipped
    then, happened = Moment(before.game, s).after(Act.DONE)
    names = [event.name for event in happened]
    if asks_now(then, trial.seat, "strengthen"):
        _, more = then.after(Act.STRENGTHEN)
        names += [event.name for event in more]
    return names


def placed_rate(trial: Trial) -> str:
    """How much a labourer does in the area, as the view shows it."""
    area, tables, view = str(trial.values["does"]), trial.before.game.tables, trial.before.view
    rubble = sum(sum(estate["rubble"]) for estate in view["estates"])
    return {
        "A": str(tables.yard_cubes),
        "B": str(min(int(view["rate_values"][Rate.EXCAVATION]), rubble)),
        "C": str(tables.works_steps),
        "D": str(view["rate_values"][Rate.TRACK]),
        "G": str(view["rate_values"][Rate.HARVEST]),
    }.get(area, "")


# The rest


def card_said(trial: Trial, *names: str) -> Iterator[Claim]:
    """What is said of a contract stands on the card."""
    card = trial.before.view["cards"][str(trial.values["contract"])]
    for name in names:
        yield name, trial.values[name], card[name]


def number_of(trial: Trial) -> int:
    return int(str(trial.values["contract"]).removeprefix("c"))


def use(trial: Trial) -> Iterator[Claim]:
    yield from card_said(trial, *EFFECT)
    used = [e.values["contract"] for e in trial.happened("contract-used")]
    yield "contract", [trial.values["contract"]], used


def take(trial: Trial) -> Iterator[Claim]:
    yield from card_said(trial, *EFFECT, "points", "per_chai")
    yield "contract", True, number_of(trial) in mine(trial)["contracts"]


def straighten(trial: Trial) -> Iterator[Claim]:
    yield from card_said(trial, *EFFECT)
    gone = set(mine(trial, after=False)["used"]) - set(mine(trial)["used"])
    yield "contract", {number_of(trial)}, gone


def cube(trial: Trial) -> Iterator[Claim]:
    taken = [e.values["cube"] for e in trial.happened("cube-taken")]
    yield "cube", [trial.values["cube"]], taken


def dig(trial: Trial) -> Iterator[Claim]:
    dug = trial.happened("rubble-dug")[0].values
    yield "where", (trial.values["space"], trial.values["estate"]), (dug["space"], dug["estate"])
    slot, k = (int(n) - 1 for n in str(trial.values["space"]).split("-"))
    there = trial.before.view["estates"][slot]["rubble"][k]
    yield "rubble", trial.values["rubble"], there


def event_values(trial: Trial, kind: str, value: str) -> list[Value]:
    """What the events of a kind say of one value."""
    return [event.values[value] for event in trial.happened(kind)]


def work(trial: Trial) -> Iterator[Claim]:
    """That the events are so is checked elsewhere."""
    step, price = str(trial.values["step"]), trial.values["price"]
    made = step == "steel"
    yield "steel", [price] if made else [], event_values(trial, "steel-made", "amount")
    stone = step.startswith("stone")
    yield "stone", [price] if stone else [], event_values(trial, "stone-made", "amount")
    source = step.removeprefix("stone-from-")
    yield "source", [source] if stone else [], event_values(trial, "stone-made", "source")
    crushed = [price] if step == "crush" else []
    yield "crush", crushed, event_values(trial, "stone-crushed", "rubble")


def lay(trial: Trial) -> Iterator[Claim]:
    laid = trial.happened("section-laid")[0].values
    for name, said in (("section", "section"), ("paid", "paid"), ("price", "amount")):
        yield name, trial.values[name], laid[said]
    yield "points", trial.values["points"], earned(trial, "track")


def leaves(trial: Trial) -> Iterator[Claim]:
    yield "leaves", [trial.values["leaves"]], event_values(trial, "leaves-gained", "leaves")


def brew(trial: Trial) -> Iterator[Claim]:
    yield "leaves", [trial.values["leaves"]], event_values(trial, "leaves-to-chai", "leaves")


def swap(trial: Trial) -> Iterator[Claim]:
    steel = trial.values["gets"] == "steel"
    amounts = event_values(trial, "steel-made" if steel else "stone-made", "amount")
    yield "amount", [trial.values["amount"]], amounts
    goods = event_values(trial, "steel-made", "good") if steel else ["rubble"]
    yield "good", [trial.values["good"]], goods


def landslide(trial: Trial) -> Iterator[Claim]:
    covered = [e.values["estate"] for e in trial.happened("estate-refilled")]
    yield "field", [trial.values["field"]], covered
    yield "estate", trial.values["estate"], getattr(trial.action, "estate", 0) + 1  # from the left


def borrow(trial: Trial) -> Iterator[Claim]:
    lent = trial.happened("space-borrowed")[0].values
    yield "where", (trial.values["space"], trial.values["estate"]), (lent["space"], lent["estate"])


def maintain(trial: Trial) -> Iterator[Claim]:
    done = trial.happened("maintained")[0].values
    for name in ("upkeep", "price"):
        yield name, trial.values[name], done[name]


def hire(trial: Trial) -> Iterator[Claim]:
    how = str(trial.values["hiring"])
    yield "hiring", [how], event_values(trial, "third-hired", "hiring")
    price = sum(
        -amount
        for event in trial.happened("third-hired")
        for account, seat, amount in third_hired(event.values, trial.before)
        if account == f"goods.{how}"
    )
    yield "price", trial.values["price"], price


def extra(trial: Trial) -> Iterator[Claim]:
    """The action can be done: nobody is told that nothing could be."""
    area = trial.before.view["area"]
    idle = [e for e in trial.happened("no-action") if e.values["area"] == area]
    yield "action", [], idle


PROMISES: dict[str, Callable[[Trial], Iterator[Claim]]] = {
    "place": place,
    "use": use,
    "cube": cube,
    "dig": dig,
    "work": work,
    "lay": lay,
    "build": build,
    "buy": buy,
    "discount": discount,
    "price": price,
    "take": take,
    "leaves": leaves,
    "brew": brew,
    "swap": swap,
    "landslide": landslide,
    "borrow": borrow,
    "straighten": straighten,
    "maintain": maintain,
    "hire": hire,
    "strengthen": strengthen,
    "extra": extra,
    "without": keeps_nothing,
    "done": keeps_nothing,
}
