"""What chai promises: how much more is done for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from teahouse.core.actions import Action
from teahouse.core.events import Event
from teahouse.core.truth import Claim, Moment, Trial
from teahouse.games.alubari.actions import Act, Cube, Dig, Done, Lay
from teahouse.games.alubari.state import NOBODY, Good, Last, WorksStep

from .costs import asked, lasting, work_price


def strengthen(trial: Trial) -> Iterator[Claim]:
    """What the action does with the Chai and without."""
    view, does = trial.before.view, str(trial.values["does"])
    extra = view["pending"][-1]["extra"]
    builds = view["area"] == "E" or (view["area"] == "B" and view["builds"] and not extra)
    yield "does", does, "E" if builds else view["area"]
    yield "chai", 1, len(trial.happened("chai-paid"))
    here = nobody_else(trial.before)
    for value, choice in (("rate", Act.DONE), ("more", Act.STRENGTHEN)):
        yield value, trial.values[value], worked(trial, *here.after(choice), does)


def nobody_else(moment: Moment) -> Moment:
    """The same with nobody to act after this labourer: what happens is his doing."""
    s = moment.game.layout.copy(moment.state)
    s.labourer = [NOBODY] * len(s.labourer)
    for effects in s.lasting:
        effects[Last.EXTRA] = 0
    return Moment(moment.game, s)


def worked(trial: Trial, then: Moment, happened: Iterable[Event], does: str) -> int:
    """How much can be done: cubes, rubble, the ore for steel, sections, builds, open contracts."""
    seat = trial.seat
    if does == "A":
        return walked(then, seat, "cubes", Cube)
    if does == "B":
        dug = sum(int(e.values["rubble"]) for e in happened if e.name == "rubble-dug")
        return dug + walked(then, seat, "dig", Dig)
    if does == "C":
        return ore_for_steel(then, seat)
    if does == "D":
        return walked(then, seat, "lay", Lay)
    if does == "E":
        return builds_left(then, seat)
    office = then if asks_now(then, seat, "post") else trial.before
    return sum(1 for card in office.seen_by(seat)["office"] if card)


def asks_now(moment: Moment, seat: int, *decisions: str) -> bool:
    return moment.position.actor == seat and moment.decision in decisions


def walked(moment: Moment, seat: int, decision: str, kind: type[Action]) -> int:
    """How many actions of a kind can follow each other within one question."""
    n, left = 0, 1
    while left > 0 and asks_now(moment, seat, decision):
        ways = [action for action in moment.legal if isinstance(action, kind)]
        if not ways:
            break
        more = lasting(moment, "cubes") if decision == "cubes" else 0
        left = int(asked(moment)["left"]) + more - 1
        best = max(ways, key=lambda action: fullest(moment, action))
        moment, _ = moment.after(best.id)
        n += 1
    return n


def fullest(moment: Moment, action: Action) -> int:
    """Solo the last marker ends the game: dig where a space is not cleared soon."""
    return int(moment.state.rubble[action.space]) if isinstance(action, Dig) else 0


def ore_for_steel(moment: Moment, seat: int) -> int:
    if asks_now(moment, seat, "works"):
        return work_price(moment, WorksStep.STEEL)[int(Good.IRON)][0]
    return int(moment.game.tables.iron_for_steel)  # nothing could be done


def builds_left(moment: Moment, seat: int) -> int:
    """The most that can be built within one question; prices and gains lie between."""
    frames = [frame["left"] for frame in moment.seen_by(seat)["pending"] if frame["ask"] == "build"]
    if not frames or moment.position.actor != seat:
        return 0
    counts = moment.decision == "build"
    best = 0
    for action in moment.legal:
        if best == frames[0]:
            break
        if not isinstance(action, Done):
            following, _ = moment.after(action.id)
            more = builds_left(following, seat) if frames[0] > 1 or not counts else 0
            best = max(best, counts + more)
    return best
