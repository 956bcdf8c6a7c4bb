"""Information-set Monte Carlo tree search, in the style of rules: compiled and interpreted alike.

One tree over the actions of all seats; draws are not part of it. Every simulation imagines what the
searching seat cannot see, walks down by priors and means (each seat for its own good: max-n), adds
one node, plays on for a while by priors, and judges the position it reaches.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from typing import Annotated

from teahouse.core.bulk import win_share
from teahouse.core.contract import State, actor, apply, copy_state, determinise, legal, seats
from teahouse.core.play import settle
from teahouse.core.rng import Words, next_word, rand_below

from .hooks import estimate, prior

SEATS = 5
NONE = -1
FULL_WEIGHT = 1 << 20  # priors are rolled with this precision


@dataclass(slots=True)
class Node:
    """What is known of an action taken in a situation."""

    total: Annotated[list[float], "f8", SEATS]  # sum of the values of every seat
    points: Annotated[float, "f8"]  # sum of the points the searching seat could expect
    weight: Annotated[float, "f8"]  # prior weight of the action
    child: Annotated[int, "i4"]  # first of the nodes below, NONE if there is none
    sibling: Annotated[int, "i4"]  # next node beside this one
    parent: Annotated[int, "i4"]
    visits: Annotated[int, "i4"]
    chances: Annotated[int, "i4"]  # how often the action could have been chosen
    action: Annotated[int, "i4"]


@dataclass(slots=True)
class Plan:
    """The settings and the state of one search."""

    rng: Words
    values: Annotated[list[float], "f8", SEATS]  # what the position reached is worth to every seat
    explore: Annotated[float, "f8"]  # how much priors weigh against means
    widen: Annotated[float, "f8"]  # actions tried at most, times the root of the visits; 0: all
    first_play: Annotated[float, "f8"]  # an untried action counts so much less than its parent
    scale: Annotated[float, "f8"]  # a lead of so many points is a clear lead
    base: Annotated[float, "f8"]  # alone: the points expected at the root, what is better counts
    seat: Annotated[int, "i4"]  # who searches
    root: Annotated[int, "i4"]  # the node of the position searched
    used: Annotated[int, "i4"]  # nodes in use
    depth: Annotated[int, "i4"]  # decisions a seat played on below the tree before judging
    longest: Annotated[int, "i4"]  # decisions walked down inside the tree at most


def clear(nodes: list[Node], i: int, parent: int, action: int, weight: float) -> None:
    node = nodes[i]
    for k in range(SEATS):
        node.total[k] = 0.0
    node.points = 0.0
    node.weight = weight
    node.child = NONE
    node.sibling = NONE
    node.parent = parent
    node.visits = 0
    node.chances = 0
    node.action = action


def begin(plan: list[Plan], nodes: list[Node], root: list[State]) -> None:
    """An empty tree: the root alone."""
    clear(nodes, 0, NONE, NONE, 1.0)
    plan[0].root = 0
    plan[0].used = 1
    plan[0].base = estimate(root[0], 0) if seats(root[0]) == 1 else 0.0


def follow(plan: list[Plan], nodes: list[Node], action: int) -> bool:
    """Go on from the position behind an action, with what is known of it; whether any is."""
    below = nodes[plan[0].root].child
    while below != NONE and nodes[below].action != action:
        below = nodes[below].sibling
    if below == NONE:
        return False
    nodes[below].parent = NONE
    plan[0].root = below
    return True


def imagine(plan: list[Plan], s: State) -> None:
    """A world the searching seat thinks possible, with draws of its own."""
    determinise(s, plan[0].seat, plan[0].rng)
    for k in range(4):
        s.rng[k] = next_word(plan[0].rng)
    s.rng[0] |= 1


def link_children(nodes: list[Node], here: int, slot: list[int]) -> None:
    """Write where the node of each action below `here` lies."""
    below = nodes[here].child
    while below != NONE:
        slot[nodes[below].action] = below
        below = nodes[below].sibling


def unlink_children(nodes: list[Node], here: int, slot: list[int]) -> None:
    below = nodes[here].child
    while below != NONE:
        slot[nodes[below].action] = NONE
        below = nodes[below].sibling


def weigh(
    s: State, n: int, nodes: list[Node], ids: list[int], slot: list[int], w: list[float]
) -> float:
    """The prior weights of the legal actions; their sum. Known ones are remembered."""
    total = 0.0
    for k in range(n):
        known = slot[ids[k]]
        if known == NONE:
            w[k] = prior(s, ids[k])
        else:
            w[k] = nodes[known].weight
        total += w[k]
    return total


def may_widen(plan: list[Plan], nodes: list[Node], here: int, n: int, known: int) -> bool:
    """Whether an action not tried yet may be, of `n` of which some are known: few visits, few."""
    return known < n and (
        plan[0].widen == 0.0 or known < plan[0].widen * sqrt(nodes[here].visits + 1.0)
    )


def count_known(n: int, ids: list[int], slot: list[int]) -> int:
    known = 0
    for k in range(n):
        if slot[ids[k]] != NONE:
            known += 1
    return known


def select(
    plan: list[Plan],
    nodes: list[Node],
    here: int,
    s: State,
    n: int,
    ids: list[int],
    slot: list[int],
    w: list[float],
) -> int:
    """The place in the legal list of the action to follow: best of mean plus prior."""
    seat = actor(s)
    total = weigh(s, n, nodes, ids, slot, w)
    node = nodes[here]
    mean = node.total[seat] / node.visits if node.visits > 0 else 0.5
    untried = mean - plan[0].first_play
    wider = may_widen(plan, nodes, here, n, count_known(n, ids, slot))
    best, found = -1e18, 0
    for k in range(n):
        below = slot[ids[k]]
        if below == NONE and not wider:
            continue
        share = w[k] / total
        if below == NONE:
            value = untried + plan[0].explore * share * sqrt(node.visits + 1.0)
        else:
            nodes[below].chances += 1
            tried = nodes[below]
            value = tried.total[seat] / tried.visits
            value += plan[0].explore * share * sqrt(tried.chances + 1.0) / (1.0 + tried.visits)
        if value > best:
            best = value
            found = k
    return found


def grow(plan: list[Plan], nodes: list[Node], here: int, action: int, weight: float) -> int:
    """A new node below `here`; NONE when there is no room."""
    new = plan[0].used
    if new >= len(nodes):
        return NONE
    plan[0].used = new + 1
    clear(nodes, new, here, action, weight)
    nodes[new].sibling = nodes[here].child
    nodes[here].child = new
    return new


def roll(w: list[float], n: int, total: float, rng: Words) -> int:
    """A place in the legal list, drawn by weight."""
    left = total * rand_below(rng, FULL_WEIGHT) / FULL_WEIGHT
    for k in range(n - 1):
        left -= w[k]
        if left < 0.0:
            return k
    return n - 1


def play_on(
    plan: list[Plan], s: State, n: int, ids: list[int], ev: list[int], w: list[float]
) -> None:
    """Some decisions by priors alone."""
    left = plan[0].depth * seats(s)
    while n > 0 and left > 0:
        total = 0.0
        for k in range(n):
            w[k] = prior(s, ids[k])
            total += w[k]
        apply(s, ids[roll(w, n, total, plan[0].rng)], ev)
        n = settle(s, ids, ev)
        left -= 1


def lead(n: int, expected: list[float], seat: int) -> float:
    """Expected points ahead of the best of the other n seats; alone, the points themselves."""
    if n == 1:
        return expected[seat]
    others = -1e18
    for other in range(n):
        if other != seat:
            others = max(others, expected[other])
    return expected[seat] - others


def evaluate(plan: list[Plan], s: State, expected: list[float]) -> None:
    """The points every seat can expect, and the value of the position for each, from 0 to 1."""
    n, values = seats(s), plan[0].values
    for seat in range(n):
        expected[seat] = estimate(s, seat)
    for seat in range(n):
        ahead = lead(n, expected, seat)
        values[seat] = 1.0 / (1.0 + exp((plan[0].base - ahead) / plan[0].scale))
        if actor(s) < 0 and n > 1:
            values[seat] = 0.8 * win_share(s, seat) + 0.2 * values[seat]


def backpropagate(plan: list[Plan], nodes: list[Node], here: int, n: int, points: float) -> None:
    """Add what was evaluated to every node on the way."""
    while here != NONE:
        nodes[here].visits += 1
        nodes[here].points += points
        for seat in range(n):
            nodes[here].total[seat] += plan[0].values[seat]
        here = nodes[here].parent


def simulate(
    plan: list[Plan],
    nodes: list[Node],
    root: list[State],
    scratch: list[State],
    ids: list[int],
    slot: list[int],
    w: list[float],
    ev: list[int],
) -> None:
    """One walk down the tree and back."""
    copy_state(scratch, 0, root, 0)
    s = scratch[0]
    imagine(plan, s)
    here, walked, grown = plan[0].root, 0, False
    n = legal(s, ids)
    while n > 0 and not grown and walked < plan[0].longest:
        link_children(nodes, here, slot)
        k = select(plan, nodes, here, s, n, ids, slot, w)
        action = ids[k]
        below = slot[action]
        unlink_children(nodes, here, slot)
        if below == NONE:
            below = grow(plan, nodes, here, action, w[k])
            grown = True
        apply(s, action, ev)
        n = settle(s, ids, ev)
        if below != NONE:
            here = below
        walked += 1
    play_on(plan, s, n, ids, ev, w)
    evaluate(plan, s, w)
    backpropagate(plan, nodes, here, seats(s), w[plan[0].seat])


def search(
    plan: list[Plan],
    nodes: list[Node],
    root: list[State],
    scratch: list[State],
    ids: list[int],
    slot: list[int],
    w: list[float],
    ev: list[int],
    simulations: int,
) -> None:
    for _ in range(simulations):
        simulate(plan, nodes, root, scratch, ids, slot, w, ev)
