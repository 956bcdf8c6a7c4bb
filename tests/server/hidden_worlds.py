"""Two worlds that one pair of eyes cannot tell apart, and every byte those eyes get of each.

The server runs here for real; positions are planted, everything hidden in them is drawn again, and
what each seat and a spectator get by HTTP, WebSocket, log, replay and refusal is compared.
"""

from __future__ import annotations

import io
import json
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import structlog
from tests.support.serving import Person, Serving, heard

from teahouse.core.game import Game, Position
from teahouse.server.auth import SEATED, SPECTATOR
from teahouse.server.deltas import applied
from teahouse.server.entries import NO_SEAT, Access, Entry, EntryKind, TableKind, TableSetup
from teahouse.server.logs import allow_listed
from teahouse.server.tokens import commitment, hashed, new_id, new_token

AHEAD = {"ahead": ["do", "play", "done", "keep", "keep-token", "without"]}
SAME_LENGTH = "0" * 16
OPTIONS: dict[str, dict[str, Any]] = {"darjeeling": {"memory": "closed"}}


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """Every log line, down to debug."""
    lines = io.StringIO()
    structlog.configure(
        processors=[allow_listed, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(10),
        logger_factory=structlog.PrintLoggerFactory(lines),
        cache_logger_on_first_use=False,
    )
    yield lines


async def planted(s: Serving, state: Position, seat: int | None) -> tuple[str, Person]:
    """A running table at a position, and somebody who looks at it from a seat, or watches."""
    start, nonce, table = state.dump().hex(), secrets.token_hex(16), new_id()
    seats = tuple({"kind": "person", "name": f"P{n}", "level": None} for n in range(state.players))
    setup = TableSetup(
        table, state.game.name, state.game.version, {}, state.game.components.digest,
        state.journal().options, {}, seats, None, start, nonce, commitment(nonce, start), 0,
        TableKind.LINK,
    )  # fmt: skip
    person, token = s.person(), new_token()
    person.http.cookies.set("teahouse", token)
    role, number = (SPECTATOR, NO_SEAT) if seat is None else (SEATED, seat)
    begun = Entry(table, 1, "server-begin", EntryKind.START, None, s.service.now())
    await s.service.pipeline.open_table(
        setup, [begun], [Access(hashed(token), table, number, role, 0)]
    )
    return table, person


def masked(text: str, table: str) -> str:
    text = text.replace(table, SAME_LENGTH)
    text = re.sub(r'"(at|created|updated|since|deadline|ms|lapses)": ?\d+(\.\d+)?', r'"\1":0', text)
    text = re.sub(r'"used": ?\[[\d, ]*\]', '"used":[]', text)
    return re.sub(r'"commitment": ?"[0-9a-f]{64}"', '"commitment":"*"', text)


def without_times(delta: dict[str, Any]) -> dict[str, Any]:
    """A delta as it is compared: when it was is no part of the world."""
    changes = {name: change for name, change in delta["changes"].items() if name != "updated"}
    changes.pop("clock", None)  # it says since when
    return {**delta, "changes": changes}


async def everything(
    s: Serving, state: Position, seat: int | None, actions: list[int]
) -> list[str]:
    """Every byte this pair of eyes can get, before and after each of these actions."""
    table, person = await planted(s, state, seat)
    found: list[str] = []
    path = f"/api/tables/{table}"
    async with person.live(table) as socket, person.live(table, deltas=True) as other:
        found.append(json.dumps(await heard(socket)))
        held = (await heard(other))["state"]
        for number, action in enumerate([None, *actions]):
            if action is not None:
                done = await person.command(
                    table, command_id=f"step-{number:06d}", actions=[action]
                )
                whole, delta = await heard(socket), await heard(other)
                held = applied(held, delta["changes"])
                assert json.dumps(held) == json.dumps(whole["state"])
                found += [done.text, json.dumps(whole), json.dumps(without_times(delta))]
            seq = (await person.updates(table))["seq"]
            for get in (
                path,
                f"{path}/updates",
                f"/api/tables/{table}/replay",
                f"{path}/chat",
                f"/api/tables/{table}/replay?at=0",
                f"/api/tables/{table}/journal",
                f"/api/tables/{table}/proof",
                f"/api/tables/{table}/points",
                f"{path}/components",
                "/api/me/solo",
                f"{path}/notes",
                "/api/me/tables",
            ):
                found.append((await person.get(get)).text)
            for asked in range(0, len(state.game.codec), 7):
                notation = str(state.game.codec.actions[asked])
                found.append((await person.get(f"{path}/why-not", action=notation)).text)
            found.append((await person.post(f"{path}/trial", {"expected_seq": seq, **AHEAD})).text)
            legal = (await person.updates(table))["state"]["legal"]
            for choice in legal[::3]:
                sent = {"expected_seq": seq, "actions": [choice["id"]], **AHEAD}
                found.append((await person.post(f"{path}/trial", sent)).text)
            for body in (
                {"actions": [0, 1]},
                {"kind": "undo"},
                {"kind": "redo"},
                {"to": -1},
                {"actions": ["x"]},
                {"kind": "undo", "to": 0},
                {"kind": "answer"},
            ):
                sent = {"command_id": "refused-1", "expected_seq": seq + 9, **body}
                found.append((await person.post(f"{path}/commands", sent)).text)
                if body.get("actions") not in ([0, 1],):
                    sent["expected_seq"] = seq
                    if body.get("kind") != "undo" or not actions:
                        found.append((await person.post(f"{path}/commands", sent)).text)
    return [masked(text, table) for text in found]


HOUSEKEEPING = ('"journals-checked"', '"retention')


def about_tables(log: str) -> list[str]:
    """Lines in any order, without the housekeeping that comes when it comes."""
    return sorted(
        line for line in log.splitlines() if not any(event in line for event in HOUSEKEEPING)
    )


def quiet_actions(state: Position, seat: int | None, other: Position, most: int = 3) -> list[int]:
    """What the seat can do in both worlds before anything is revealed; the end reveals all."""
    a, b = state.copy(), other.copy()
    found: list[int] = []
    while a.actor == seat and seat is not None and len(found) < most:
        action = a.legal_ids()[-1]
        steps = len(a.history()) + 1
        a.apply(action)
        b.apply(action)
        if a.actor is None or a.undo_point() == steps or a.view(seat) != b.view(seat):
            break
        found.append(action)
    return found


def position(game: Game, seed: int) -> Position:
    """Some position of some game: players and depth vary with the seed."""
    players = game.options["players"]
    low, high = players.low or 1, players.high or 1
    state = game.new(seed=seed, players=low + seed % (high - low + 1), **OPTIONS.get(game.name, {}))
    for step in range(20 + 25 * seed % 120):
        following = state.copy()
        following.apply(state.legal_ids()[(seed + step * 7) % len(state.legal_ids())])
        if following.actor is None:
            break
        state = following
    return state


def first_difference(one: str, two: str) -> tuple[str, str]:
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    around = slice(max(0, at - 80), at + 40)
    return one[around], two[around]


async def compared(s: Serving, game: Game, seed: int) -> int:
    """Compare two worlds for every pair of eyes; how many of them really differed."""
    state, differed = position(game, seed), 0
    for seat in [*range(state.players), None]:
        other = state.sample(seat, seed=seed + 99)
        differed += other.digest() != state.digest()
        actions = quiet_actions(game.load(state.dump()), seat, game.load(other.dump()))
        shown_to, logs = [], []
        for world in (state, other):
            with logged() as lines:
                shown_to.append(await everything(s, game.load(world.dump()), seat, actions))
            logs.append(re.sub(r'"(table_id|ms|command)": ("[^"]*"|[\d.]+)', "", lines.getvalue()))
        for one, two in zip(*shown_to, strict=True):
            assert one == two, (game.name, seed, seat, first_difference(one, two))
        one_log, other_log = (about_tables(log) for log in logs)
        assert one_log
        assert one_log == other_log, (game.name, seed, seat)
    return differed
