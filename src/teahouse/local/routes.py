"""The routes of local tables: those of a server that one browser needs.

What is the same for everybody (games, rules, lists of lessons) is in files next to the page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

import teahouse
from teahouse.bots import Choice
from teahouse.bots.hints import ADVISER
from teahouse.core.errors import UnknownGame
from teahouse.core.game import Game
from teahouse.core.lessons import Lesson
from teahouse.server import advice, lessons, replays, setup, solo
from teahouse.server.box import check_box, facts, read_component_file
from teahouse.server.checks import check_table, replay_journal
from teahouse.server.entries import Status
from teahouse.server.planning import planned_ids, planned_position, trial
from teahouse.server.problems import Problem
from teahouse.server.table import Table
from teahouse.server.updates import snapshot

from .exchange import Answer, Asked, Json, Wish, my_table
from .tables import LocalTables, acting_seat, bot_request, viewing_seat

Handler = Callable[..., Any]


def answer(local: LocalTables, asked: Asked) -> Answer:
    """Dispatch a request; a result other than an Answer becomes its body."""
    for (method, pattern), handler in ROUTES.items():
        found = re.fullmatch(pattern, asked.path)
        if found is not None and method == asked.method:
            said = handler(local, asked, *found.groups())
            return said if isinstance(said, Answer) else Answer(said)
    raise Problem("not-found")


# Tables


def open_table(local: LocalTables, asked: Asked) -> Answer:
    body = {"kind": "screen", "options": {}, "components": {}, "after": None, **asked.body}
    body["settings"] = {**setup.SETTINGS, **asked.body.get("settings", {})}
    if any(seat["kind"] not in ("person", "bot") for seat in body["seats"]):
        raise Problem("bad-seats")
    made = setup.new_setup(body, local.now())
    return local.open(made, setup.initial_entries(made, local.now()))


def check_options(local: LocalTables, asked: Asked) -> Json:
    body = {"options": {}, "components": {}, "seats": None, **asked.body}
    try:
        wanted = setup.asked_options(body)
        return setup.accepted_options(check_table(body["game"], body["components"], wanted))
    except Problem as problem:
        return setup.refused_options(problem)


def show_table(local: LocalTables, asked: Asked, table_id: str) -> Json:
    return my_table(local.table(table_id))


def command(local: LocalTables, asked: Asked, table_id: str) -> Answer:
    return local.run(local.table(table_id), asked.body)


def updates(local: LocalTables, asked: Asked, table_id: str) -> Json:
    return local.update(table_id, asked.number("since") or 0, asked.number("seat"))


def try_out(local: LocalTables, asked: Asked, table_id: str) -> Json:
    table, body = local.table(table_id), asked.body
    seat = acting_seat(table, body.get("seat"))
    if body["expected_seq"] != table.seq:
        raise Problem("late", seq=table.seq)
    return trial(table, seat, body.get("actions", []), body.get("ahead", []))


def why_not(local: LocalTables, asked: Asked, table_id: str) -> Json:
    table = local.table(table_id)
    seat = acting_seat(table, asked.number("seat"))
    planned = planned_ids(asked.query.get("planned", ""))
    return advice.why_not(table, seat, asked.query.get("action", ""), planned)


def hint(local: LocalTables, asked: Asked, table_id: str) -> Answer:
    table = local.table(table_id)
    seat = acting_seat(table, asked.number("seat"))
    advice.check_asks(table, seat)
    position = planned_position(table, seat, planned_ids(asked.query.get("planned", "")))

    def advise(choice: Choice) -> Answer:
        return Answer(advice.hint(table, position, choice.thoughts, ADVISER))

    return Answer(wish=Wish(bot_request(table, position, seat, ADVISER), advise))


def components(local: LocalTables, asked: Asked, table_id: str) -> Json:
    game = local.table(table_id).game
    return facts(game.name, game.components)


# A game at any step, and afterwards


def _moment(table: Table, asked: Asked) -> tuple[int, int | None]:
    """The requested step and viewing seat; a finished game is open."""
    last, at = len(table.action_ids), asked.number("at")
    eyes = None if replays.is_open(table) else viewing_seat(table, asked.number("seat"))
    if at is not None and at > last:
        raise Problem("invalid", fields=["at"])
    return last if at is None else at, eyes


def replay(local: LocalTables, asked: Asked, table_id: str) -> Json:
    table = local.table(table_id)
    return replays.replay(table, *_moment(table, asked))


def standings(local: LocalTables, asked: Asked, table_id: str) -> Json:
    table = _begun(local.table(table_id))
    if asked.number("at") is not None:
        return replays.standings(table, *_moment(table, asked))
    view = snapshot(table, viewing_seat(table, asked.number("seat")))["view"]
    return {**table.game.standings(view)}


def gains(local: LocalTables, asked: Asked, table_id: str) -> Json:
    table = _begun(local.table(table_id))
    last, eyes = _moment(table, asked)
    since = asked.number("since") or 0
    if since > last:
        raise Problem("invalid", fields=["since"])
    return replays.gained(table, since, eyes)


def _begun(table: Table) -> Table:
    if table.status == Status.OPEN:
        raise Problem("not-running", seq=table.seq)
    return table


def finished(write: Callable[[Table], Any]) -> Handler:
    def written(local: LocalTables, asked: Asked, table_id: str) -> Any:
        table = local.table(table_id)
        if not replays.is_open(table):
            raise Problem("not-over", seq=table.seq)
        return write(table)

    return written


def fork(local: LocalTables, asked: Asked, table_id: str) -> Answer:
    now, source = local.now(), local.table(table_id)
    if not replays.is_open(source):
        raise Problem("not-over", seq=source.seq)
    made = setup.forked_setup(source, asked.body["at"], asked.body["seats"], now)
    return local.open(made, setup.initial_entries(made, now))


def bring_journal(local: LocalTables, asked: Asked) -> Answer:
    return local.open(*setup.imported_setup(replay_journal(asked.body["journal"]), local.now()))


def solo_record(local: LocalTables, asked: Asked) -> Json:
    """The solo records, from games in the order they ended."""
    over = [table for table in local.tables.values() if replays.is_open(table)]
    over.sort(key=lambda table: table.active)
    return {"records": solo.records(solo.games(), over[-solo.MOST :])}


# Games: lessons, and values of one's own


def _game(name: str) -> Game:
    try:
        return teahouse.game(name)
    except UnknownGame:
        raise Problem("no-such-game") from None


def _lesson(name: str, lesson: str) -> tuple[Game, Lesson]:
    game = _game(name)
    return game, lessons.find_lesson(game, lesson)


def play_lesson(local: LocalTables, asked: Asked, game: str, lesson: str) -> Json:
    return lessons.play(*_lesson(game, lesson), asked.body["inputs"])


def try_in_lesson(local: LocalTables, asked: Asked, game: str, lesson: str) -> Json:
    inputs, actions = asked.body["inputs"], asked.body.get("actions", [])
    return lessons.try_out(*_lesson(game, lesson), inputs, actions, asked.body.get("ahead", []))


def why_not_in_lesson(local: LocalTables, asked: Asked, game: str, lesson: str) -> Json:
    return lessons.why_not(*_lesson(game, lesson), asked.body["inputs"], asked.body["action"])


def check_components(local: LocalTables, asked: Asked, game: str) -> Json:
    body = asked.body
    return check_box(game, {}, body["values"], body.get("note", ""))


def read_components(local: LocalTables, asked: Asked, game: str) -> Json:
    _game(game)
    return read_component_file(game, asked.body["text"], asked.body.get("file", ""))


TABLE, GAME = r"/tables/([0-9a-z]{16})", r"([a-z][a-z0-9_-]{0,31})"
ROUTES: Mapping[tuple[str, str], Handler] = {
    ("POST", "/tables"): open_table,
    ("POST", "/options/check"): check_options,
    ("POST", "/journals"): bring_journal,
    ("GET", "/me/solo"): solo_record,
    ("GET", TABLE): show_table,
    ("POST", f"{TABLE}/commands"): command,
    ("GET", f"{TABLE}/updates"): updates,
    ("POST", f"{TABLE}/trial"): try_out,
    ("GET", f"{TABLE}/why-not"): why_not,
    ("GET", f"{TABLE}/hint"): hint,
    ("GET", f"{TABLE}/components"): components,
    ("GET", f"{TABLE}/replay"): replay,
    ("GET", f"{TABLE}/standings"): standings,
    ("GET", f"{TABLE}/gains"): gains,
    ("GET", f"{TABLE}/journal"): finished(lambda table: json.loads(replays.journal(table))),
    ("GET", f"{TABLE}/proof"): finished(replays.proof),
    ("GET", f"{TABLE}/points"): finished(replays.points),
    ("GET", f"{TABLE}/record.csv"): finished(replays.as_csv),
    ("POST", f"{TABLE}/fork"): fork,
    ("POST", f"/lessons/{GAME}/{GAME}"): play_lesson,
    ("POST", f"/lessons/{GAME}/{GAME}/trial"): try_in_lesson,
    ("POST", f"/lessons/{GAME}/{GAME}/why-not"): why_not_in_lesson,
    ("POST", f"/components/{GAME}/check"): check_components,
    ("POST", f"/components/{GAME}/read"): read_components,
}
