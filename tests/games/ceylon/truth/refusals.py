"""When each reason for a refusal holds, told from the view and not from the rules that refuse."""

from __future__ import annotations

from collections.abc import Iterator

from teahouse.core.actions import Action
from teahouse.core.truth import Because, Ground, Moment, because
from teahouse.games.ceylon.actions import (
    Cover,
    Discard,
    Do,
    Done,
    Engage,
    Harvest,
    Lift,
    Move,
    Peak,
    Plant,
    Play,
    Settle,
    Site,
    UseStartingTile,
    UseToken,
)
from teahouse.games.ceylon.state import Shape

from .facts import (
    FREE,
    Hex,
    board,
    district,
    doing,
    has,
    in_play,
    moving_price,
    own,
    pawn_district,
    price,
    steps,
    with_tile,
)
from .trade_refusals import (
    empty_wagon,
    missing_chests,
    no_contract,
    no_contract_open,
    no_space,
    not_asked_for,
)

# The set-up


def shape_not_open(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Lift):
        return None
    lies = Shape(action.shape).name.lower() in moment.view["terrain"]["open"]
    return None if lies else because("C05")


def district_out(moment: Moment, action: Action) -> Because | None:
    name = district(action)
    return None if name is None or in_play(moment.view, name) else because("C02")


def district_built(moment: Moment, action: Action) -> Because | None:
    built = isinstance(action, Site) and moment.view["terrain"]["laid"][district(action)]
    return because("C05") if built else None


def not_the_shape(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Cover):
        return None
    shape = Shape[moment.view["under_way"]["shape"].upper()]
    where = ["dimbula", "ruhuna", "kandy", "uva"].index(moment.view["under_way"]["district"])
    return None if moment.game.tables.fits[shape][where][action.cover] else because("C03")


def not_on_the_tile(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Peak):
        return None
    there = board(moment)[str(action.named()["hex"])]
    under = there["district"] == moment.view["under_way"]["district"] and there["level"] == 1
    return None if under else because("C03")


def hex_out(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, (Settle, Move)):
        return None
    return None if board(moment)[str(action.named()["hex"])]["in_play"] else because("C02")


def not_level_0(moment: Moment, action: Action) -> Because | None:
    high = isinstance(action, Settle) and board(moment)[str(action.named()["hex"])]["level"]
    return because("C10") if high else None


def district_taken(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Settle):
        return None
    here = board(moment)[str(action.named()["hex"])]["district"]
    near = [h for h in board(moment).values() if h["district"] == here]
    taken = any(h["owner"] is not None for h in near)
    return because("C10", district=here) if taken else None


# Cards, actions, tokens


def not_in_hand(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Play):
        return None
    sides = (action.named()["action"], action.named()["others"])
    names = {"-".join(map(str, sides)), "-".join(map(str, reversed(sides)))}
    return None if names & set(own(moment)["hand"]) else because("C14")


def not_on_card(moment: Moment, action: Action) -> Because | None:
    kind, card = doing(moment, action), moment.view["card"]
    if kind is None or moment.decision != "action":
        return None
    active = moment.view["active"] == moment.seat
    offered = card["action" if active else "others"]
    if kind in (offered, *FREE):
        return None
    return because("C15" if active else "C16", offered=offered)


def not_as_extra(moment: Moment, action: Action) -> Because | None:
    extra = moment.decision == "extra" and doing(moment, action) == "technology"
    return because("C19") if extra else None


def too_few_rupees(moment: Moment, action: Action) -> Because | None:
    cost, rupees = price(moment, action), own(moment)["rupees"]
    short = cost is not None and rupees < cost
    return because("C18", cost=cost or 0, rupees=rupees) if short else None


def no_starting_tile(moment: Moment, action: Action) -> Because | None:
    without = isinstance(action, UseStartingTile) and own(moment)["starting_tile"] is None
    return because("C48") if without else None


def starting_tile_used(moment: Moment, action: Action) -> Because | None:
    used = isinstance(action, UseStartingTile) and own(moment)["starting_tile_used"]
    return because("C49") if used else None


def not_the_active_player(moment: Moment, action: Action) -> Because | None:
    other = isinstance(action, UseToken) and moment.view["active"] != moment.seat
    return because("C19") if other else None


def one_token_a_turn(moment: Moment, action: Action) -> Because | None:
    used = isinstance(action, UseToken) and moment.view["card"]["token_used"]
    return because("C20") if used else None


def no_token(moment: Moment, action: Action) -> Because | None:
    without = isinstance(action, UseToken) and own(moment)["tokens"] == 0
    return because("C19") if without else None


# Planting


def no_marker(moment: Moment, action: Action) -> Because | None:
    without = doing(moment, action) == "plant" and own(moment)["markers"] == 0
    return because("C23") if without else None


def plantable(moment: Moment) -> Iterator[Hex]:
    """The hexes one may plant on, plantations aside."""
    for name, there in board(moment).items():
        beside = steps(moment, name) <= 1 and there["district"] == pawn_district(moment)
        if name == own(moment)["pawn"] or (beside and has(moment, "plant_adjacent")):
            yield there


def planting_place(moment: Moment) -> dict[str, str]:
    near = has(moment, "plant_adjacent")
    return {"hex": own(moment)["pawn"], "near": "yes" if near else "no"}


def already_planted(moment: Moment, action: Action) -> Because | None:
    if isinstance(action, Plant) and not with_tile(moment, action):
        there = board(moment)[str(action.named()["hex"])]
        taken = there["owner"] is not None
        return because("C23", hex=there["hex"], near="no") if taken else None
    if not isinstance(action, Do) or doing(moment, action) != "plant":
        return None
    full = all(there["owner"] is not None for there in plantable(moment))
    return because("C23", **planting_place(moment)) if full else None


def not_your_plantation(moment: Moment, action: Action) -> Because | None:
    if isinstance(action, Plant) and with_tile(moment, action):
        there = board(moment)[str(action.named()["hex"])]
        mine = there["owner"] == moment.seat
        return None if mine else because("C53", hex=there["hex"], near="no")
    if not isinstance(action, UseStartingTile) or doing(moment, action) != "plant":
        return None
    mine = any(there["owner"] == moment.seat for there in plantable(moment))
    return None if mine else because("C53", **planting_place(moment))


def too_far_to_plant(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Plant):
        return None
    name = action.named()["hex"]
    reached = any(there["hex"] == name for there in plantable(moment))
    if reached:
        return None
    near = has(moment, "plant_adjacent")
    return because("C42", near="yes") if near else because("C23", near="no")


# Harvesting


def plantations(moment: Moment) -> list[Hex]:
    return [there for there in board(moment).values() if there["owner"] is not None]


def no_plantation(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Harvest):
        return None
    there = board(moment)[str(action.named()["hex"])]
    return because("C26") if there["owner"] is None else None


def out_of_reach(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Harvest) or with_tile(moment, action):
        return None
    return because("C26") if steps(moment, str(action.named()["hex"])) > 1 else None


def already_harvested(moment: Moment, action: Action) -> Because | None:
    picked = moment.view["under_way"]["harvested"]
    again = isinstance(action, Harvest) and action.named()["hex"] in picked
    return because("C26") if again else None


def nothing_in_reach(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Do) or doing(moment, action) != "harvest":
        return None
    near = any(steps(moment, there["hex"]) <= 1 for there in plantations(moment))
    return None if near else because("C27")


def nothing_harvested(moment: Moment, action: Action) -> Because | None:
    none = isinstance(action, Done) and not moment.view["under_way"]["harvested"]
    return because("C27") if none else None


def nothing_distant(moment: Moment, action: Action) -> Because | None:
    """C49: the tile has to change something, so one plantation must be out of reach."""
    if not isinstance(action, Done) or not with_tile(moment, action):
        return None
    picked = moment.view["under_way"]["harvested"]
    return None if any(steps(moment, name) > 1 for name in picked) else because("C49")


def none_out_of_reach(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, UseStartingTile) or doing(moment, action) != "harvest":
        return None
    far = any(steps(moment, there["hex"]) > 1 for there in plantations(moment))
    return None if far else because("C49")


def no_such_chest(moment: Moment, action: Action) -> Because | None:
    without = isinstance(action, Discard) and not own(moment)["tea"][str(action.named()["tea"])]
    return because("C29") if without else None


# Councillors, technology, moving


def contracted(moment: Moment, name: str) -> bool:
    return name in own(moment)["councillors"]


def already_contracted(moment: Moment, action: Action) -> Because | None:
    here = pawn_district(moment) if own(moment)["pawn"] else ""
    if isinstance(action, Engage):
        name = str(district(action))
        return because("C33", district=name) if contracted(moment, name) else None
    if isinstance(action, Do) and doing(moment, action) == "councillor":
        return because("C33", district=here) if contracted(moment, here) else None
    return None


def all_contracted(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, UseStartingTile) or doing(moment, action) != "councillor":
        return None
    here = pawn_district(moment)
    distant = [name for name in moment.view["councillors"] if name != here]
    whole = all(contracted(moment, name) for name in distant)
    return because("C33", district=here) if whole else None


def tile_not_needed(moment: Moment, action: Action) -> Because | None:
    if isinstance(action, Engage):
        return because("C49") if district(action) == pawn_district(moment) else None
    if isinstance(action, Move) and with_tile(moment, action):
        name = str(action.named()["hex"])
        free = board(moment)[name]["in_play"] and steps(moment, name) == 1
        return because("C49") if free else None
    if not isinstance(action, UseStartingTile) or doing(moment, action) != "move":
        return None
    shown = board(moment).values()
    far = any(h["in_play"] and moving_price(moment, h["hex"]) > 0 for h in shown)
    return None if far else because("C49")


def spaces_left(moment: Moment, action: Action) -> int | None:
    if doing(moment, action) != "technology":
        return None
    return int(moment.game.tables.spaces) - int(own(moment)["technology"])


def last_space(moment: Moment, action: Action) -> Because | None:
    return because("C35") if spaces_left(moment, action) == 0 else None


def one_space_left(moment: Moment, action: Action) -> Because | None:
    one = isinstance(action, UseStartingTile) and spaces_left(moment, action) == 1
    return because("C52") if one else None


def same_hex(moment: Moment, action: Action) -> Because | None:
    here = isinstance(action, Move) and action.named()["hex"] == own(moment)["pawn"]
    return because("C38") if here else None


GROUNDS: dict[str, Ground] = {
    ground.__name__.replace("_", "-"): ground
    for ground in (
        shape_not_open, district_out, district_built, not_the_shape, not_on_the_tile, hex_out,
        not_level_0, district_taken, not_in_hand, not_on_card, not_as_extra, too_few_rupees,
        no_marker, already_planted, too_far_to_plant, not_your_plantation, no_plantation,
        out_of_reach, already_harvested, nothing_in_reach, nothing_harvested, nothing_distant,
        none_out_of_reach, no_such_chest, empty_wagon, no_space, missing_chests, no_contract,
        no_contract_open, not_asked_for, already_contracted, all_contracted, tile_not_needed,
        last_space, one_space_left, same_hex, no_starting_tile, starting_tile_used,
        not_the_active_player, one_token_a_turn, no_token,
    )
}  # fmt: skip
