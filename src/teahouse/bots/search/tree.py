"""Information-set Monte Carlo tree search, in the style of rules: compiled and interpreted alike.

One tree over the actions of all seats; draws are not nodes. Every simulation samples what the
searching seat cannot see, descends by priors and means (max-n: each seat maximises its own value),
expands one node, plays a few decisions by priors, and evaluates the position it reaches. With a
value network it evaluates right after the expansion.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Annotated

from teahouse.core.batch_kernels import win_share
from teahouse.core.hooks import State, actor, apply, copy_state, legal, resample_hidden, seats
from teahouse.core.play import settle
from teahouse.core.rng import Words, next_word, rand_below

from .exponential import exp
from .hooks import describe, parts, prior
from .network import Small, win_chance

SEATS = 5
NONE = -1
FULL_WEIGHT = 1 << 20  # precision of sampling by priors
# `terms` has a row to work in, then one for each action at the root: the sums of its simulations.
MOST_TERMS = 30  # sources an estimate may have
RIVAL = MOST_TERMS  # place in a row of the points of the best other seat
COUNT = MOST_TERMS + 1  # and of the number of simulations
ROW = MOST_TERMS + 2


@dataclass(slots=True)
class Node:
    """What is known of an action taken in a situation."""

    total: Annotated[list[float], "f8", SEATS]  # sum of the values of every seat
    points: Annotated[float, "f8"]  # sum of the points the searching seat could expect
    weight: Annotated[float, "f8"]  # prior weight of the action
    weights: Annotated[float, "f8"]  # sum of those below, when an untried one was last weighed
    child: Annotated[int, "i4"]  # first of the nodes below, NONE if there is none
    sibling: Annotated[int, "i4"]  # next node with the same parent
    parent: Annotated[int, "i4"]
    visits: Annotated[int, "i4"]
    availability: Annotated[int, "i4"]  # how often the action could have been chosen
    action: Annotated[int, "i4"]


@dataclass(slots=True)
class Plan:
    """The settings and the state of one search."""

    rng: Words
    values: Annotated[list[float], "f8", SEATS]  # what the position reached is worth to every seat
    explore: Annotated[float, "f8"]  # how much priors weigh against means
    widen: Annotated[float, "f8"]  # actions tried at most, times the root of the visits; 0: all
    first_play: Annotated[float, "f8"]  # how much less an untried action counts than its parent
    scale: Annotated[float, "f8"]  # a lead of this many points is a clear lead
    base: Annotated[float, "f8"]  # alone: the points expected at the root, what is better counts
    seat: Annotated[int, "i4"]  # who searches
    root: Annotated[int, "i4"]  # the node of the position searched
    used: Annotated[int, "i4"]  # nodes in use
    depth: Annotated[int, "i4"]  # decisions a seat played on below the tree before judging
    longest: Annotated[int, "i4"]  # decisions walked down inside the tree at most
    hidden: Annotated[int, "i4"]  # hidden units of the value network; 0: there is none


def clear(nodes: list[Node], i: int, parent: int, action: int, weight: float) -> None:
    node = nodes[i]
    for k in range(SEATS):
        node.total[k] = 0.0
    node.points = 0.0
    node.weight = weight
    node.weights = 0.0
    node.child = NONE
    node.sibling = NONE
    node.parent = parent
    node.visits = 0
    node.availability = 0
    node.action = action


def estimate(s: State, seat: int, terms: list[float]) -> float:
    """The points a seat can expect to have in the end; their sources stay in the first row."""
    total = 0.0
    for k in range(parts(s, seat, terms)):
        total += terms[k]
    return total


def plant_root(plan: list[Plan], nodes: list[Node], root: list[State], terms: list[float]) -> None:
    """An empty tree: the root alone."""
    clear(nodes, 0, NONE, NONE, 1.0)
    plan[0].root = 0
    plan[0].used = 1
    plan[0].base = estimate(root[0], 0, terms) if seats(root[0]) == 1 else 0.0
    forget(terms)


def forget(terms: list[float]) -> None:
    for k in range(len(terms)):
        terms[k] = 0.0


def follow(plan: list[Plan], nodes: list[Node], terms: list[float], action: int) -> bool:
    """Make the node below an action the new root; return whether there is one."""
    below = nodes[plan[0].root].child
    while below != NONE and nodes[below].action != action:
        below = nodes[below].sibling
    if below == NONE:
        return False
    nodes[below].parent = NONE
    plan[0].root = below
    forget(terms)
    return True


def resample(plan: list[Plan], s: State) -> None:
    """Sample a world that the searching seat considers possible, with fresh draws."""
    resample_hidden(s, plan[0].seat, plan[0].rng)
    for k in range(4):
        s.rng[k] = next_word(plan[0].rng)
    s.rng[0] |= 1


def link_children(nodes: list[Node], here: int, slot: list[int]) -> None:
    """Write the node index of each action below `here`."""
    below = nodes[here].child
    while below != NONE:
        slot[nodes[below].action] = below
        below = nodes[below].sibling


def unlink_children(nodes: list[Node], here: int, slot: list[int]) -> None:
    below = nodes[here].child
    while below != NONE:
        slot[nodes[below].action] = NONE
        below = nodes[below].sibling


def weigh_priors(
    s: State, n: int, nodes: list[Node], ids: list[int], slot: list[int], w: list[float]
) -> float:
    """Write the prior weights of the legal actions, reusing known ones; return their sum."""
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
    """Whether to try another of the `n` actions: progressive widening by visits."""
    return known < n and (
        plan[0].widen == 0.0 or known < plan[0].widen * sqrt(nodes[here].visits + 1.0)
    )


def count_known(n: int, ids: list[int], slot: list[int]) -> int:
    known = 0
    for k in range(n):
        if slot[ids[k]] != NONE:
            known += 1
    return known


def weigh_known(n: int, nodes: list[Node], ids: list[int], slot: list[int], w: list[float]) -> None:
    """Copy the prior weights of the tried actions from their nodes."""
    for k in range(n):
        if slot[ids[k]] != NONE:
            w[k] = nodes[slot[ids[k]]].weight


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
    """The index in the legal list of the action to follow: the best sum of mean and prior.

    Priors of untried actions are worked out only where one of them may be tried.
    """
    seat = actor(s)
    node = nodes[here]
    mean = node.total[seat] / node.visits if node.visits > 0 else 0.5
    untried = mean - plan[0].first_play
    known = count_known(n, ids, slot)
    wider = known == 0 or may_widen(plan, nodes, here, n, known)
    if wider:
        node.weights = weigh_priors(s, n, nodes, ids, slot, w)
    else:
        weigh_known(n, nodes, ids, slot, w)
    total = node.weights
    best, found = -1e18, 0
    for k in range(n):
        below = slot[ids[k]]
        if below == NONE and not wider:
            continue
        share = w[k] / total
        if below == NONE:
            value = untried + plan[0].explore * share * sqrt(node.visits + 1.0)
        else:
            nodes[below].availability += 1
            tried = nodes[below]
            value = tried.total[seat] / tried.visits
            value += plan[0].explore * share * sqrt(tried.availability + 1.0) / (1.0 + tried.visits)
        if value > best:
            best = value
            found = k
    return found


def expand(plan: list[Plan], nodes: list[Node], here: int, action: int, weight: float) -> int:
    """A new node below `here`; NONE when there is no room."""
    new = plan[0].used
    if new >= len(nodes):
        return NONE
    plan[0].used = new + 1
    clear(nodes, new, here, action, weight)
    nodes[new].sibling = nodes[here].child
    nodes[here].child = new
    return new


def sample_index(w: list[float], n: int, total: float, rng: Words) -> int:
    """An index in the legal list, drawn by weight."""
    left = total * rand_below(rng, FULL_WEIGHT) / FULL_WEIGHT
    for k in range(n - 1):
        left -= w[k]
        if left < 0.0:
            return k
    return n - 1


def rollout(
    plan: list[Plan], s: State, n: int, ids: list[int], ev: list[int], w: list[float]
) -> None:
    """Play some decisions by priors alone."""
    left = plan[0].depth * seats(s)
    while n > 0 and left > 0:
        total = 0.0
        for k in range(n):
            w[k] = prior(s, ids[k])
            total += w[k]
        apply(s, ids[sample_index(w, n, total, plan[0].rng)], ev)
        n = settle(s, ids, ev)
        left -= 1


def best_rival(n: int, expected: list[float], seat: int) -> float:
    """The points of the best of the other n seats; 0 alone."""
    best = -1e18 if n > 1 else 0.0
    for other in range(n):
        if other != seat:
            best = max(best, expected[other])
    return best


def evaluate(plan: list[Plan], s: State, expected: list[float], terms: list[float]) -> None:
    """The points every seat can expect, and the value of the position for each, from 0 to 1.

    The searching seat comes last, so that its sources stay in the first row of `terms`.
    """
    n, values = seats(s), plan[0].values
    for k in range(1, n + 1):
        seat = (plan[0].seat + k) % n
        expected[seat] = estimate(s, seat, terms)
    for seat in range(n):
        lead = expected[seat] - best_rival(n, expected, seat)
        values[seat] = 1.0 / (1.0 + exp((plan[0].base - lead) / plan[0].scale))
        if actor(s) < 0 and n > 1:
            values[seat] = 0.8 * win_share(s, seat) + 0.2 * values[seat]


def ask_network(
    plan: list[Plan],
    s: State,
    first: Small,
    second: list[float],
    inputs: list[int],
    sums: list[int],
) -> None:
    """The value of the position for each seat, as the network sees it from there; they add up to 1.

    A finished game is scored instead.
    """
    if plan[0].hidden == 0 or actor(s) < 0:
        return
    n, values, total = seats(s), plan[0].values, 0.0
    for seat in range(n):
        told = describe(s, seat, inputs)
        values[seat] = win_chance(inputs, told, plan[0].hidden, first, second, sums)
        total += values[seat]
    for seat in range(n):
        values[seat] /= total


def record(terms: list[float], action: int, rival: float) -> None:
    """Add the terms just evaluated to those of the action at the root."""
    row = (action + 1) * ROW
    for k in range(MOST_TERMS):
        terms[row + k] += terms[k]
    terms[row + RIVAL] += rival
    terms[row + COUNT] += 1.0


def backpropagate(plan: list[Plan], nodes: list[Node], here: int, n: int, points: float) -> None:
    """Add the evaluation to every node on the path."""
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
    terms: list[float],
    first_layer: Small,
    second_layer: list[float],
    inputs: list[int],
    sums: list[int],
) -> None:
    """One walk down the tree and back."""
    copy_state(scratch, 0, root, 0)
    s = scratch[0]
    resample(plan, s)
    here, walked, grown, first = plan[0].root, 0, False, NONE
    n = legal(s, ids)
    while n > 0 and not grown and walked < plan[0].longest:
        link_children(nodes, here, slot)
        k = select(plan, nodes, here, s, n, ids, slot, w)
        action = ids[k]
        below = slot[action]
        unlink_children(nodes, here, slot)
        if below == NONE:
            below = expand(plan, nodes, here, action, w[k])
            grown = True
        apply(s, action, ev)
        n = settle(s, ids, ev)
        if below != NONE:
            here = below
        if walked == 0:
            first = action
        walked += 1
    if plan[0].hidden == 0:
        rollout(plan, s, n, ids, ev, w)
    evaluate(plan, s, w, terms)
    ask_network(plan, s, first_layer, second_layer, inputs, sums)
    if first != NONE:
        record(terms, first, best_rival(seats(s), w, plan[0].seat))
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
    terms: list[float],
    first_layer: Small,
    second_layer: list[float],
    inputs: list[int],
    sums: list[int],
    simulations: int,
) -> None:
    for _ in range(simulations):
        simulate(
            plan, nodes, root, scratch, ids, slot, w, ev, terms,
            first_layer, second_layer, inputs, sums,
        )  # fmt: skip
