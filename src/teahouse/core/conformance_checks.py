"""One function per check of a game: each gets a `Walk`, a random game in progress."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from . import hooks
from .drawing import draw_of, lit_for
from .errors import BadPosition, IllegalAction
from .events import DRAW, FIRST_KIND, rows_of
from .game import Events, Game, Position
from .layout import Layout
from .registry import replay, verify
from .rng import rand_below
from .standings import Standings
from .views import declared, mismatches


@dataclass
class Walk:
    """A random game in progress on the interpreted backend, with what the checks need."""

    game: Game
    setting: dict[str, Any]
    position: Position
    rng: list[int]
    twin: Position | None  # the same game compiled
    digests: list[str] = field(default_factory=list)
    old: list[tuple[Position, str]] = field(default_factory=list)


class Failed(Exception):
    """A check failed."""


def must(holds: bool, detail: str) -> None:
    if not holds:
        raise Failed(detail)


# At each step


def legal_list(walk: Walk) -> None:
    """Not empty, not a single forced choice, unique, stable."""
    ids = walk.position.legal_ids()
    must(len(ids) >= 2, f"{len(ids)} choices where something is asked")
    must(len(set(ids)) == len(ids), "a choice is listed twice")
    must([a.id for a in walk.position.legal()] == ids, "ids and actions differ")


def refusals(walk: Walk) -> None:
    """Every id is either legal or refused with a known reason."""
    position, listed = walk.position, set(walk.position.legal_ids())
    refusal, reasons = walk.game.rule(hooks.refusal), walk.game.definition.rules.reasons
    state = position.state()
    for number in range(len(walk.game.codec)):
        code = int(refusal(state, number))
        must((code == 0) == (number in listed), f"list and refusal differ on {number}: {code}")
        must(code == 0 or code in reasons, f"reason {code} of {number} has no name")


def conservation(walk: Walk) -> None:
    """Every component is accounted for."""
    try:
        walk.game.definition.rules.check(walk.position.state(), walk.game)
    except BadPosition as error:
        raise Failed(str(error)) from None


def bounds(walk: Walk) -> None:
    must(
        len(walk.digests) <= walk.game.definition.rules.limits.steps, "longer than the stated bound"
    )


# Now and then


def codec(walk: Walk) -> None:
    """Ids, actions and notations convert into one another."""
    for action in walk.position.legal():
        must(walk.game.parse(str(action)).id == action.id, f"{action} is read as another action")
        must(walk.game.action(action.id) == action, f"{action.id} is another action")
    for action in walk.position.legal():
        name, values = walk.position.preview(action)
        listed = walk.game.definition.presentation.previews.get(name)
        must(listed is not None, f"the preview {name} is not listed")
        must(set(values) == set(listed or ()), f"the preview {name} has other values")
    each = [walk.position.preview(action) for action in walk.position.legal()]
    must(list(walk.position.previews()) == each, "previews made at once differ from single ones")


def compiled_refusals(walk: Walk) -> None:
    """Both backends refuse everything with the same reason."""
    if walk.twin is not None:
        for number in range(len(walk.game.codec)):
            here, there = walk.position.why_not(number), walk.twin.why_not(number)
            must(here == there, f"{number} is refused for {here}, compiled for {there}")


def illegal_changes_nothing(walk: Walk) -> None:
    position, before, listed = walk.position, walk.position.dump(), set(walk.position.legal_ids())
    for number in range(0, len(walk.game.codec), 5):
        if number in listed:
            continue
        try:
            position.apply(number)
        except IllegalAction as refused:
            must(refused.reason == position.why_not(number), f"two reasons for {number}")
        else:
            raise Failed(f"{number} is not listed and yet was done")
        must(position.dump() == before, f"refusing {number} changed the state")


def round_trips(walk: Walk) -> None:
    """Dump, copy and position text restore the same state."""
    position, game, digest = walk.position, walk.game, walk.position.digest()
    must(game.load(position.dump()).digest() == digest, "dump and load differ")
    must(position.copy().digest() == digest, "the copy differs")
    must(position.packed().position() == position, "packed, it comes back as another one")
    try:
        read = game.read(position.text())
    except BadPosition as error:
        raise Failed(f"the position text is refused: {error}") from None
    must(read.digest() == digest, "the position text reads as another position")
    must(read.legal_ids() == position.legal_ids(), "the position read has other choices")


def nothing_hidden(walk: Walk) -> None:
    """Scrambling what a seat cannot see changes nothing it sees; a view rebuilds to itself."""
    position, game = walk.position, walk.game
    for seat in [None, *range(position.players)]:
        seen = _shown(position, seat)
        other = _scrambled(walk, seat)
        must(_shown(other, seat) == seen, f"the view of seat {seat} shows something hidden")
        sampled = game.sample(position.view(seat), seed=rand_below(walk.rng, 1000))
        must(_shown(sampled, seat) == seen, f"a sampled world has another view for seat {seat}")
        if walk.twin is not None:
            here, there = (game.sample(position.view(seat), 1, b) for b in ("python", "numba"))
            must(here.dump() == there.dump(), "a world is sampled otherwise compiled")
        if position.actor == seat:
            must(sampled.legal_ids() == position.legal_ids(), "a sampled world has other choices")
        _same_events(walk, other, seat)


def _shown(position: Position, seat: int | None) -> str:
    return json.dumps(position.view(seat), sort_keys=True)


def _scrambled(walk: Walk, seat: int | None) -> Position:
    """The same position with other hidden parts and the same generator."""
    state = walk.game.layout.copy(walk.position.state())
    words = [rand_below(walk.rng, 1 << 31) for _ in range(4)]
    walk.game.rule(hooks.resample_hidden)(state, -1 if seat is None else seat, words)
    state.rng = list(walk.position.state().rng)
    return walk.game.at(state, backend="python")


def _same_events(walk: Walk, other: Position, seat: int | None) -> None:
    """The same action shows a seat the same events, up to the first draw or revelation."""
    common = sorted(set(walk.position.legal_ids()) & set(other.legal_ids()))
    if not common:
        return
    action = common[rand_below(walk.rng, len(common))]
    true, scrambled = walk.position.copy(), other
    here, there = true.apply(action), scrambled.apply(action)
    learnt = _learns(here, seat) or _learns(there, seat)
    forced = _steps_forced(here) != _steps_forced(there)
    if learnt or forced:
        return
    must(here.seen_by(seat) == there.seen_by(seat), f"{action} shows seat {seat} something hidden")
    must(_shown(true, seat) == _shown(scrambled, seat), f"{action} shows seat {seat} a secret")


def _learns(happened: Events, seat: int | None) -> bool:
    drawn = any(row[0] == DRAW for row in rows_of(happened.rows))
    return drawn or any(e.tells(seat) for e in happened)


def _steps_forced(happened: Events) -> list[list[int]]:
    return [list(row) for row in rows_of(happened.rows) if 0 < row[0] < FIRST_KIND]


def declared_view(walk: Walk) -> None:
    """A view matches its declaration, with nothing extra."""
    kind = declared(walk.game.definition.knowledge.view)
    for seat in (None, walk.position.actor) if kind is not None else ():
        wrong = next(mismatches(walk.position.view(seat), kind), None)
        must(wrong is None, f"seat {seat}: {wrong}")


def same_view_beside(walk: Walk) -> None:
    """A seat's view built from a spectator's equals the one built from scratch."""
    public = walk.position.view(None)
    for seat in range(walk.position.players):
        beside, whole = walk.position.view_beside(public, seat), walk.position.view(seat)
        must(json.dumps(beside) == json.dumps(whole), f"seat {seat} has another view beside")


def standings(walk: Walk) -> None:
    """They hold what is declared and add up; what is hidden does not change them."""
    for seat in (None, walk.position.actor):
        shown = walk.position.standings(seat)
        wrong = next(mismatches(shown, Standings, "standings"), None)
        must(wrong is None, f"seat {seat}: {wrong}")
        for each in shown["seats"]:
            known = sum(points or 0 for points in each["sources"].values())
            must(each["points"] == known, f"{each['points']} points, but the sources say {known}")
        other = _scrambled(walk, seat).standings(seat)
        must(other == shown, f"the standings show seat {seat} something hidden")


def pictures(walk: Walk) -> None:
    """The board can be drawn, in characters and as a picture, for a seat and for spectators."""
    shown = walk.game.definition.presentation
    drawers = [draw for draw in (shown.sketch, shown.compact, draw_of(walk.game)) if draw]
    for seat in (None, walk.position.actor):
        view, lit = walk.position.view(seat), lit_for(walk.position, seat)
        for draw in drawers:
            draw(view, _spoken, lit)


def _spoken(key: str, **values: object) -> str:
    """A stand-in for any message; missing messages are checked elsewhere."""
    return key


def undo(walk: Walk) -> None:
    """Going back to the undo point restores the position that was there."""
    point = walk.position.undo_point()
    must(0 <= point < len(walk.digests), f"an undo to {point}")
    back = replay(walk.position.journal(), point, walk.game)
    must(back.digest() == walk.digests[point], "the undo leads to another position")


# At the end


def outcome(walk: Walk) -> None:
    result = walk.position.outcome()
    must(result is not None, "no outcome")
    assert result is not None
    must(bool(result.winners), "nobody has won")
    must(not walk.position.legal_ids(), "choices after the end")
    for points, parts in zip(result.points, result.breakdown, strict=True):
        must(points == sum(parts.values()), f"{points} points, but the breakdown says {parts}")


def final_standings(walk: Walk) -> None:
    """The final standings equal the outcome."""
    result, seats = walk.position.outcome(), walk.position.standings()["seats"]
    assert result is not None
    must([each["place"] for each in seats] == list(result.ranks), "the standings have other places")
    for each, points, parts in zip(seats, result.points, result.breakdown, strict=True):
        must(each["points"] == points, f"{points} points, but the standings say {each['points']}")
        must(each["sources"] == dict(parts), f"{parts}, but the standings say {each['sources']}")


def old_copies(walk: Walk) -> None:
    for copy, digest in walk.old:
        must(copy.digest() == digest, "an old copy has changed")


def journal(walk: Walk) -> None:
    """The journal replays to the same game and verifies; the same seed gives the same game."""
    kept, at = walk.position.journal(), len(walk.digests) // 2
    again, halfway = replay(kept.text(), None, walk.game), replay(kept, at, walk.game)
    must(again.digest() == walk.digests[-1], "the journal leads elsewhere")
    must(halfway.digest() == walk.digests[at], f"the journal up to {at} leads elsewhere")
    wrong = verify(kept, walk.game)
    must(wrong == [], f"the journal does not verify: {wrong}")


def layout_size(walk: Walk) -> None:
    layout: Layout = walk.game.layout
    must(
        len(layout.block(walk.position.dump())) == layout.size,
        "the dump has another size than the layout",
    )


# After each step


def same_on_both(action: int, happened: Events) -> Callable[[Walk], None]:
    def backends(walk: Walk) -> None:
        """Both backends agree on state, choices and events."""
        if walk.twin is None:
            return
        there = walk.twin.apply(action)
        must(walk.twin.dump() == walk.position.dump(), f"{action} leads to other bytes compiled")
        must(
            walk.twin.legal_ids() == walk.position.legal_ids(), f"{action}: other choices compiled"
        )
        must(walk.twin.actor == walk.position.actor, f"{action}: another seat decides compiled")
        must(there.rows == happened.rows, f"{action}: other events compiled")

    return backends


def readable_events(happened: Events) -> Callable[[Walk], None]:
    def events(walk: Walk) -> None:
        """Every event fits its schema and can be written as JSON."""
        kinds = walk.game.definition.rules.events
        for kind, *_ in rows_of(happened.rows):
            must(kind < FIRST_KIND + len(kinds), f"unknown event {kind}")
        json.dumps([e.as_json() for e in happened])

    return events


EACH_STEP = (legal_list, refusals, conservation, bounds)
NOW_AND_THEN = (
    codec,
    compiled_refusals,
    illegal_changes_nothing,
    round_trips,
    nothing_hidden,
    declared_view,
    same_view_beside,
    standings,
    undo,
)
AT_THE_END = (pictures, outcome, final_standings, old_copies, journal, layout_size)
