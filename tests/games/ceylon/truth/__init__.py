"""How what Ceylon says is checked: what choices promise and what events change."""

from __future__ import annotations

from collections.abc import Iterator

from teahouse.core.actions import Action
from teahouse.core.events import Value
from teahouse.core.truth import Claim, Moment, Trial, Truth
from teahouse.games.ceylon import actions
from teahouse.games.ceylon.state import EXTRA_ACTIONS, ActionKind, Tea

from .events import EVENTS
from .facts import hexes, own
from .refusals import GROUNDS

ACCOUNTS = (
    "seats.*.score",
    "seats.*.earned.*",
    "seats.*.markers",
    "seats.*.rupees",
    "seats.*.tea.*",
    "seats.*.tokens",
    "seats.*.technology",
    "seats.*.plantations.*",
    "seats.*.bonus",
    "seats.*.cards",
    "seats.*.hand.*",
    "deck",
    "pile.total",
    "discards.*",
)
DERIVED = (
    "seats.*.warehouse",
    "seats.*.companies",
    "seats.*.contracts",
    "seats.*.free_spaces",
    "seats.*.planting_cost",
    "seats.*.contracting_cost",
    "seats.*.rupees_to_take",
    "seats.*.starting_number",
)


# What choices promise


def keeps_nothing(trial: Trial) -> Iterator[Claim]:
    yield from ()


def place(trial: Trial) -> Iterator[Claim]:
    """The district and the tea of a hex are those on the map."""
    there = hexes(trial.before.view)[str(trial.values["hex"])]
    yield "district", trial.values["district"], there["district"]
    yield "tea", trial.values["tea"], Tea(there["level"]).name.lower()


def lift(trial: Trial) -> Iterator[Claim]:
    yield "shape", trial.values["shape"], trial.seen_after["under_way"]["shape"]


def site(trial: Trial) -> Iterator[Claim]:
    yield "district", trial.values["district"], trial.seen_after["under_way"]["district"]


def cover(trial: Trial) -> Iterator[Claim]:
    raised = {name for name, h in hexes(trial.seen_after).items() if h["level"]}
    before = {name for name, h in hexes(trial.before.view).items() if h["level"]}
    yield "hexes", set(str(trial.values["hexes"]).split()), raised - before


def peak(trial: Trial) -> Iterator[Claim]:
    yield from place(trial)
    yield "hex", 2, hexes(trial.seen_after)[str(trial.values["hex"])]["level"]


def settle(trial: Trial) -> Iterator[Claim]:
    yield from place(trial)
    yield from marked(trial, 1)
    yield "pawn", trial.values["hex"], trial.seen_after["seats"][trial.seat]["pawn"]


def marked(trial: Trial, markers: int) -> Iterator[Claim]:
    there = hexes(trial.seen_after)[str(trial.values["hex"])]
    yield "hex", (trial.seat, markers), (there["owner"], there["markers"])


def play(trial: Trial) -> Iterator[Claim]:
    card = trial.seen_after["card"]
    yield "action", trial.values["action"], card["action"]
    yield "others", trial.values["others"], card["others"]
    yield "ready", trial.values["ready"], offered(trial.after, str(trial.values["action"]))


def offered(moment: Moment, kind: str) -> str:
    """Whether an action may be chosen: yes, with the starting tile only, or no."""
    if actions.Do(ActionKind[kind.upper()]) in moment.legal:
        return "yes"
    tile = own(moment)["starting_tile"] == kind and moment.offers(actions.UseStartingTile)
    return "tile" if tile else "no"


def labels(moment: Moment) -> Iterator[Claim]:
    """The view calls those of the actions on offer barred that nobody could choose."""
    wanted: list[str] = []
    if moment.decision == "action":
        active = moment.view["active"] == moment.seat
        wanted = [moment.view["card"]["action" if active else "others"]]
    elif moment.decision == "extra":
        wanted = [kind.name.lower() for kind in EXTRA_ACTIONS]
    for seat in range(moment.position.players):
        barred = [kind for kind in wanted if offered(moment, kind) == "no"]
        yield "barred", moment.seen_by(seat)["barred"], barred


def do(trial: Trial) -> Iterator[Claim]:
    kind, values = str(trial.values["action"]), trial.values
    chosen: Value = own(trial.before)["starting_tile"]
    if isinstance(trial.action, actions.Do):
        chosen = ActionKind(trial.action.kind).name.lower()
    yield "action", kind, chosen
    ways = {"plant": "plant", "councillor": "councillor"}
    steps = trial.sequels(ways[kind]) if kind in ways else []
    paid = {-step.change("rupees") for step in steps} or {-trial.change("rupees")}
    yield "cost", {values["cost"]}, paid if kind != "rupees" else {0}
    yield "gain", values["gain"], trial.change("rupees") if kind == "rupees" else 0


def use_token(trial: Trial) -> Iterator[Claim]:
    yield "token", -1, trial.change("tokens")
    yield "extra", "extra", trial.seen_after["decision"]


def keep_token(trial: Trial) -> Iterator[Claim]:
    yield "token", 0, trial.change("tokens")


def plant(trial: Trial) -> Iterator[Claim]:
    yield from place(trial)
    yield from marked(trial, 2 if trial.name == "second-marker" else 1)
    yield "cost", trial.values["cost"], -trial.change("rupees")


def harvest(trial: Trial) -> Iterator[Claim]:
    yield from place(trial)
    yield "chest", 1, trial.change(f"tea.{trial.values['tea']}")
    yield "hex", True, trial.values["hex"] in [e.values["hex"] for e in trial.events]
    scoring = [e.values["seat"] for e in trial.happened("owner-scored")]
    yield "seat", [trial.values["seat"]] if "seat" in trial.values else [], scoring


def discard(trial: Trial) -> Iterator[Claim]:
    yield "tea", -1, trial.change(f"tea.{trial.values['tea']}")


def deliver(trial: Trial) -> Iterator[Claim]:
    """The chests go, one fewer with the starting tile, and then either reward comes."""
    spared = trial.sequels("spare")
    for last in spared or [trial]:
        asked = {tea.name.lower(): int(trial.values[tea.name.lower()]) for tea in Tea}
        if spared:
            asked[str(last.values["tea"])] -= 1
        yield "chests", asked, {tea: -last.change(f"tea.{tea}") for tea in asked}
        taken = last.happened("contract-fulfilled")[0].values["company"]
        yield "company", trial.values["company"], taken
        yield from rewards(trial, last)
    yield "wagon", trial.values["wagon"], trial.action.named()["wagon"]


def rewards(trial: Trial, last: Trial) -> Iterator[Claim]:
    money, fame = last.sequels("reward")
    premium = int(trial.values["premium"])
    yield "rupees", int(trial.values["rupees"]) + premium, money.change("rupees")
    came = (fame.change("earned.contracts"), fame.change("rupees"))
    yield "points", (trial.values["points"], premium), came


def spare(trial: Trial) -> Iterator[Claim]:
    event = trial.happened("contract-fulfilled")[0]
    number = trial.before.view["under_way"]["delivering"]
    asked = trial.before.view["wagons"][number - 1]
    tea = str(trial.values["tea"])
    yield "tea", asked[tea] - 1, event.values[tea]


def take(trial: Trial) -> Iterator[Claim]:
    """Rupees with the trade premium, points with it."""
    yield "rupees", trial.values["rupees"], trial.change("rupees")
    yield "points", trial.values.get("points", 0), trial.change("earned.contracts")


def contract(trial: Trial) -> Iterator[Claim]:
    district = str(trial.values["district"])
    office = trial.seen_after["councillors"][district]
    yield "councillor", trial.values["councillor"], office["councillor"]
    yield "district", True, trial.seat in office["seats"]
    yield "cost", trial.values["cost"], -trial.change("rupees")


def move(trial: Trial) -> Iterator[Claim]:
    yield from place(trial)
    yield "hex", trial.values["hex"], trial.seen_after["seats"][trial.seat]["pawn"]
    yield "cost", trial.values["cost"], -trial.change("rupees")
    yield "steps", trial.values["steps"], walked(trial.before, str(trial.values["hex"]))


def walked(moment: Moment, to: str) -> int:
    """The shortest way over hexes in play, found by walking."""
    board = hexes(moment.view)
    names = list(board)
    reached, steps = {own(moment)["pawn"]}, 0
    while to not in reached:
        steps += 1
        reached |= {
            names[other]
            for name in reached
            for other in moment.game.tables.near[names.index(name)]
            if other >= 0 and board[names[other]]["in_play"]
        }
    return steps


ASKS: dict[str, tuple[type[Action], ...]] = {
    "shape": (actions.Lift,),
    "site": (actions.Site,),
    "cover": (actions.Cover,),
    "peak": (actions.Peak,),
    "first": (actions.Settle,),
    "card": (actions.Play,),
    "action": (actions.Do, actions.UseStartingTile, actions.UseToken),
    "after": (actions.UseToken, actions.KeepToken),
    "extra": (actions.Do, actions.UseStartingTile, actions.UseToken),
    "plant": (actions.Plant,),
    "harvest": (actions.Harvest, actions.Done),
    "discard": (actions.Discard,),
    "contract": (actions.Deliver,),
    "spare": (actions.Spare,),
    "reward": (actions.Take,),
    "councillor": (actions.Engage,),
    "destination": (actions.Move,),
}

TRUTH = Truth(
    accounts=ACCOUNTS,
    derived=DERIVED,
    events=EVENTS,
    promises={
        "lift": lift,
        "site": site,
        "cover": cover,
        "peak": peak,
        "found": settle,
        "play": play,
        "do": do,
        "use-starting-tile": do,
        "use-token": use_token,
        "keep-token": keep_token,
        "plant": plant,
        "second-marker": plant,
        "harvest": harvest,
        "harvest-other": harvest,
        "done": keeps_nothing,
        "discard": discard,
        "deliver": deliver,
        "spare": spare,
        "take-rupees": take,
        "take-points": take,
        "contract": contract,
        "move": move,
    },
    asks=ASKS,
    grounds=GROUNDS,
    ended=lambda view: "C58",
    labels=labels,
)
