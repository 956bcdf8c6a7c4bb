"""Whether a position is one: every component there once, every number in its range."""

from __future__ import annotations

from teahouse.core.errors import BadPosition
from teahouse.core.game import Game

from .hexes import COVERED, DISTRICT_HEXES, HEXES
from .rules.decisions import DECISIONS
from .rules.plantations import chests_over
from .rules.terrain import cover_of
from .state import (
    CARDS,
    CONTRACTS,
    DISTRICTS,
    DURING_ACTION,
    MAIN_ACTIONS,
    NOBODY,
    NONE,
    SEATS,
    ActionKind,
    Automatic,
    Decision,
    Ending,
    Shape,
    State,
    in_play,
)
from .tables import Tables

BUILDING = (Decision.SHAPE, Decision.SITE, Decision.COVER, Decision.PEAK)
Frame = tuple[int, int]


def require(holds: bool, why: str) -> None:
    if not holds:
        raise BadPosition(why)


def check(s: State, game: Game) -> None:
    """Refuse a state in which something is missing, doubled or out of place."""
    tables: Tables = game.tables
    _check_options(s, tables)
    frames = [(s.waiting[k], s.waiter[k]) for k in range(s.depth - 1, -1, -1)]
    _check_pending(s, frames)
    _check_map(s, tables)
    _check_terrain(s, frames, tables)
    _check_councillors(s, tables)
    _check_cards(s, tables)
    _check_contracts(s, tables)
    for p in range(s.players):
        _check_seat(s, p, frames, tables)
    _check_shared(s)
    _check_under_way(s, frames, tables)
    _check_tea(s, frames, game)
    ids = [0] * (game.definition.rules.limits.actions + 1)
    require(
        not frames or game.rule(DECISIONS.legal)(s, ids) > 0, "the decision asked leaves no choice"
    )


def _check_options(s: State, tables: Tables) -> None:
    require(2 <= s.players <= SEATS, "2 to 4 players are needed")
    require(s.starting_tiles in (0, 1) and s.terrain in (0, 1), "no such options")
    require(NONE <= s.chosen_first < s.players, "no such starting player was chosen")
    require(s.chosen_left_out in (NONE, *tables.can_leave_out), "no such district was chosen")
    expected = tables.can_leave_out if s.players == 2 else (NONE,)
    require(s.left_out in expected, "with two players one district is left out, else none (C02)")
    require(0 <= s.first < s.players, "no such starting player")
    require(NOBODY <= s.active < s.players, "no such active player")
    require(s.turn >= 0 and s.ending in list(Ending), "no such turn or end")
    require(0 <= s.depth <= len(s.waiting), "too much waits to be decided")


def _check_pending(s: State, frames: list[Frame]) -> None:
    """What may wait on top of what."""
    for what, seat in frames:
        known = what in list(Automatic) or (what in list(Decision) and what != Decision.OVER)
        require(known and 0 <= seat < s.players, "something unknown waits to be decided")
    if frames and frames[-1][0] == Automatic.DEAL:
        _check_set_up(s, frames)
    elif s.active == NOBODY:
        require(not frames, "nobody's turn, but something waits to be decided")
        require(s.ending != Ending.NO, "the game is over without an end")
    else:
        _check_turn(s, frames)


def _check_set_up(s: State, frames: list[Frame]) -> None:
    require(s.active == NOBODY, "the set-up is nobody's turn")
    require(frames[-1][1] == s.first, "the starting player takes the first turn")
    waiting = [what for what, _ in frames[:-1]]
    building = [what for what in waiting if what != Decision.FIRST]
    first = waiting[len(building) :]
    require(bool(first) and len(first) <= s.players, "somebody places a first plantation (C10)")
    require(all(w == Decision.FIRST for w in first), "first plantations come after the terrain")
    require(all(w == Decision.SHAPE for w in building[1:]), "one tile is placed after the other")
    require(not building or building[0] in BUILDING, "only terrain comes before plantations")
    placing = [seat for what, seat in frames if what == Decision.FIRST]
    waits = [p for p in range(s.players) if s.pawn[p] == NONE]
    require(sorted(placing) == waits, "everybody without a pawn places a first plantation (C10)")


def _check_turn(s: State, frames: list[Frame]) -> None:
    require(bool(frames), "somebody's turn, but nothing waits to be decided")
    if frames == [(Decision.CARD, s.active)]:
        require(s.own_side == NONE and s.token_used == 0, "no card lies on the table yet")
        return
    require(s.own_side != NONE, "a card lies on the table while actions are chosen (C14)")
    below = _frames_of_turn(s)
    top = frames[0][0]
    acting = top == Decision.EXTRA or top in DURING_ACTION
    rest = frames[1:] if acting else frames
    require(bool(rest) and rest == below[-len(rest) :], "the turn goes on in another order (C16)")
    require(acting or top == Decision.ACTION or top == Decision.AFTER, "nobody is asked anything")
    if top == Decision.AFTER:
        can_use = s.token_used == 0 and s.tokens[s.active] > 0
        require(can_use, "no technology token can be used (C19)")
    if acting:
        _check_acting(s, frames, len(below) - len(rest))


def _frames_of_turn(s: State) -> list[Frame]:
    others = [(s.active + k) % s.players for k in range(1, s.players)]
    return [
        (int(Decision.ACTION), s.active),
        (int(Decision.AFTER), s.active),
        *((int(Decision.ACTION), p) for p in others),
        (int(Automatic.TURN_END), s.active),
    ]


def _check_acting(s: State, frames: list[Frame], done: int) -> None:
    """Whose action is under way: `done` parts of the turn are behind or under way."""
    top, seat = frames[0]
    expected = (s.active + max(0, done - 2)) % s.players
    require(seat == expected, "another player is acting (C16)")
    extra = done == 0 or done == 2
    require(not extra or s.token_used == 1, "an extra action takes a technology token (C19)")
    require(extra or top != Decision.EXTRA, "an extra action comes before or after the own (C19)")


def _check_map(s: State, tables: Tables) -> None:
    for h in range(HEXES):
        require(0 <= s.level[h] <= 2, "levels go from 0 to 2")
        require(NOBODY <= s.owner[h] < s.players, "a plantation of nobody who plays")
        fewest = 0 if s.owner[h] == NOBODY else 1
        require(fewest <= s.marks[h] <= 2 * fewest, "a plantation has one or two markers")
        used = s.owner[h] != NOBODY or s.level[h] > 0
        require(not used or in_play(s, tables.district[h]), "something lies out of play (C02)")
    for p in range(SEATS):
        on_map = p < s.players and s.pawn[p] != NONE
        require(not on_map or 0 <= s.pawn[p] < HEXES, "a pawn stands beside the map")
        inside = not on_map or in_play(s, tables.district[s.pawn[p]])
        require(inside, "a pawn stands in the district left out (C02)")


def _check_terrain(s: State, frames: list[Frame], tables: Tables) -> None:
    """C03: four, three and one hex of each level in every district with a tile."""
    top = frames[0][0] if frames else Decision.OVER
    for d in range(DISTRICTS):
        require(NONE <= s.laid[d] < len(Shape), "no such elevation tile")
        levels = [s.level[h] for h in tables.hexes[d]]
        if s.laid[d] == NONE:
            require(not any(levels), "a hex is raised where no elevation tile lies")
            continue
        require(tables.fits[s.laid[d]][d][cover_of(s, d)] == 1, "an elevation tile lies wrong")
        peaks = 0 if top == Decision.PEAK and s.site == d else 1
        require(levels.count(2) == peaks, "each district has one small elevation tile (C03)")
        low = DISTRICT_HEXES - COVERED
        require(levels.count(0) == low, "each large elevation tile covers four hexes (C03)")
    placed = [shape for shape in s.laid if shape != NONE]
    require(all(flag in (0, 1) for flag in s.open_shapes), "an elevation tile is open or not")
    require(len(set(placed)) == len(placed), "an elevation tile lies twice")
    require(not any(s.open_shapes[k] for k in placed), "an elevation tile lies open and placed")
    needed = sum(1 for d in range(DISTRICTS) if in_play(s, d))
    require(len(placed) + sum(s.open_shapes) == needed, "each district gets one elevation tile")
    to_build = sum(1 for what, _ in frames if what in BUILDING) - (top == Decision.PEAK)
    require(to_build == sum(s.open_shapes), "every open elevation tile is placed by somebody")


def _check_councillors(s: State, tables: Tables) -> None:
    seated = sorted(d for d in s.office if d != NONE)
    expected = [d for d in range(DISTRICTS) if in_play(s, d)]
    require(seated == expected, "each district in play has one councillor (C06)")


def _check_cards(s: State, tables: Tables) -> None:
    for c in range(CARDS):
        places = [s.deck[c], s.discards[c], *(s.hand[p][c] for p in range(SEATS))]
        require(min(places) >= 0, "a negative number of cards")
        require(sum(places) == tables.cards[c], "the action cards do not add up (C07)")
    for p in range(SEATS):
        held = sum(s.hand[p])
        require(held <= tables.hand if p < s.players else held == 0, "a hand is too large (C21)")
    sides = range(NONE, MAIN_ACTIONS)
    require(s.own_side in sides and s.others_side in sides, "no such card")
    different = s.own_side != s.others_side or s.own_side == NONE
    both = (s.own_side == NONE) == (s.others_side == NONE)
    require(both and different, "a card has two different main actions")
    dealt = s.active != NOBODY and s.ending == Ending.NO
    require(not dealt or sum(s.deck) > 0, "the end is triggered by an empty deck (C58)")
    if s.active != NOBODY and s.own_side == NONE:
        require(sum(s.hand[s.active]) > 0, "the active player has a card to play (C14)")


def _check_contracts(s: State, tables: Tables) -> None:
    for wagon, k in enumerate(s.wagon):
        require(NONE <= k < CONTRACTS, "no such contract")
        require(wagon < tables.wagons or k == NONE, "a contract lies beside the train")
    for k in range(CONTRACTS):
        places = [s.pile[k], s.wagon.count(k), *(s.contracts[p][k] for p in range(SEATS))]
        require(min(places) >= 0, "a negative number of contracts")
        require(sum(places) == tables.contracts[k], "the contracts do not add up (C07)")


def _check_seat(s: State, p: int, frames: list[Frame], tables: Tables) -> None:
    placed = sum(s.marks[h] for h in range(HEXES) if s.owner[h] == p)
    require(s.markers[p] + placed == tables.markers, "the plantation markers do not add up (C09)")
    require(s.markers[p] >= 0, "more markers than there are")
    require(s.rupees[p] >= 0 and s.tokens[p] >= 0, "a negative number of rupees or tokens")
    require(min(s.tea[p]) >= 0, "a negative number of tea chests")
    require(s.score[p] == sum(s.earned[p]), "a score is not the sum of what was earned")
    set_up = s.active == NOBODY and bool(frames)
    require(set_up or s.pawn[p] != NONE, "every pawn stands on the map after the set-up")
    require((s.pawn[p] == NONE) == (placed == 0), "the first plantation comes with the pawn (C10)")
    require(0 <= s.space[p] <= tables.spaces, "no such space on the technology track")
    contracted = [d for d in range(8) if s.engaged[p] >> d & 1]
    require(all(d < DISTRICTS and in_play(s, d) for d in contracted), "no such councillor")
    doubled = any(s.marks[h] == 2 and s.owner[h] == p for h in range(HEXES))
    used = s.tile[p] == ActionKind.PLANT and s.tile_used[p] == 1
    require(used or not doubled, "a second marker takes the starting tile (C53)")
    require((s.markers[p] == 0) <= (s.ending != Ending.NO), "the last marker is the end (C58)")


def _check_shared(s: State) -> None:
    """What seats have in common: the technology track, bonus tokens, starting tiles."""
    for p in range(s.players):
        below = [o for o in range(s.players) if s.space[o] == s.space[p]]
        heights = sorted(s.height[o] for o in below)
        require(heights == list(range(len(below))), "discs do not lie one on the other (C36)")
    taken = sorted(s.bonus[p] for p in range(s.players) if s.bonus[p] != NONE)
    require(taken == list(range(s.bonuses)), "bonus tokens are taken from the top (C25)")
    tiles = [s.tile[p] for p in range(s.players)]
    if s.starting_tiles:
        require(len(set(tiles)) == s.players, "each player has another starting tile (C48)")
        require(all(0 <= kind < len(ActionKind) for kind in tiles), "no such starting tile")
    else:
        require(tiles == [NONE] * s.players, "there are no starting tiles without the variant")
    unused = [p for p in range(s.players) if s.tile_used[p] not in (0, 1)]
    require(not unused, "a starting tile is used or not")
    used = any(s.tile_used) and not s.starting_tiles
    require(not used, "there are no starting tiles without the variant")


def _check_under_way(s: State, frames: list[Frame], tables: Tables) -> None:
    """Marks of an action stand only while it is decided on."""
    top, seat = frames[0] if frames else (int(Decision.OVER), 0)
    acting = top in DURING_ACTION
    require(s.enhanced in (0, 1) and s.token_used in (0, 1), "a mark is set or not")
    if s.enhanced:
        kind = _kind_of_decision(top)
        right = acting and s.tile[seat] == kind and s.tile_used[seat] == 1
        require(right, "no starting tile works for this (C49)")
    needs_tile = top in (Decision.SPARE, Decision.COUNCILLOR)
    require(not needs_tile or s.enhanced == 1, "this is asked with the starting tile alone")
    require(0 <= s.picked < 1 << HEXES, "a hex beside the map is harvested")
    require(s.picked == 0 or top == Decision.HARVEST, "nobody is harvesting")
    bare = [h for h in range(HEXES) if s.picked >> h & 1 and s.owner[h] == NOBODY]
    require(not bare, "a hex without plantation is harvested (C26)")
    require((s.delivering != NONE) == (top == Decision.SPARE), "nobody is choosing a chest")
    require(NONE <= s.delivering < tables.wagons, "no such wagon")
    empty = s.delivering != NONE and s.wagon[s.delivering] == NONE
    require(not empty, "the wagon is empty")
    require((s.rewarding != NONE) == (top == Decision.REWARD), "nobody is choosing a reward")
    require(NONE <= s.rewarding < CONTRACTS, "no such contract")
    held = s.rewarding == NONE or s.contracts[seat][s.rewarding] > 0
    require(held, "the contract is not on the personal board")
    lifting = top in (Decision.SITE, Decision.COVER, Decision.PEAK)
    require((s.lifted != NONE) == lifting and s.lifted < len(Shape), "no tile is being placed")
    siting = top in (Decision.COVER, Decision.PEAK)
    require((s.site != NONE) == siting and s.site < DISTRICTS, "no tile is being placed")
    if lifting:
        laid = top == Decision.PEAK
        require(s.open_shapes[s.lifted] == (0 if laid else 1), "the tile placed is not open")
        require(not laid or s.laid[s.site] == s.lifted, "the tile lies in another district")
        free = top != Decision.COVER or (in_play(s, s.site) and s.laid[s.site] == NONE)
        require(free, "the district has its tile (C05)")


def _kind_of_decision(decision: int) -> int:
    kinds: dict[int, ActionKind] = {
        Decision.PLANT: ActionKind.PLANT,
        Decision.HARVEST: ActionKind.HARVEST,
        Decision.DISCARD: ActionKind.HARVEST,
        Decision.CONTRACT: ActionKind.TRADE,
        Decision.SPARE: ActionKind.TRADE,
        Decision.REWARD: ActionKind.TRADE,
        Decision.COUNCILLOR: ActionKind.COUNCILLOR,
        Decision.DESTINATION: ActionKind.MOVE,
    }
    return kinds.get(decision, NONE)


def _check_tea(s: State, frames: list[Frame], game: Game) -> None:
    """C29: more chests than fit only while harvesting, or until the rest is discarded."""
    top, seat = frames[0] if frames else (int(Decision.OVER), NOBODY)
    for p in range(s.players):
        over = game.rule(chests_over)(s, p)
        harvesting = p == seat and top in (Decision.HARVEST, Decision.DISCARD)
        require(over <= 0 or harvesting, "a warehouse holds more than it can (C29)")
        discarding = p == seat and top == Decision.DISCARD
        require(over > 0 or not discarding, "there is nothing to discard (C29)")
