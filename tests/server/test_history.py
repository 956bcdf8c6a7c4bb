"""What somebody has played, and what is shown to the host."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, select, update
from tests.server.test_forgetting import session_of, stored
from tests.server.test_profiles import added, named
from tests.support.kept_games import kept_games
from tests.support.serving import Person, Serving, play

import teahouse
from teahouse.core.feats import achieved, feats_of
from teahouse.core.registry import replay
from teahouse.server import admin, history
from teahouse.server.history import statistics
from teahouse.server.store.history_jobs import Finished, finished_tables
from teahouse.server.store.schema import result
from teahouse.server.table import Table

ROOT = Path(__file__).resolve().parents[2]


async def finished(s: Serving, **asked: Any) -> tuple[str, Person, Person]:
    """A short game of two, played to its end."""
    table, ann, ben = await s.table_of_two(options={"target": 1, "memory": "closed"}, **asked)
    await s.play_out(table, ann, ben)
    return table, ann, ben


def test_a_finished_game_is_told_with_its_result_opponents_and_figures(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await finished(s)
        assert (await s.person().get("/api/me/history")).json()["games"] == []
        told = (await ann.get("/api/me/history")).json()
        (game,) = told["games"]
        outcome = (await s.table(table)).position.outcome()
        assert outcome is not None
        assert (game["table_id"], game["points"], game["place"]) == (
            table, outcome.points[0], outcome.ranks[0],
        )  # fmt: skip
        (other,) = game["others"]
        assert (other["name"], other["place"]) == ("Ben", outcome.ranks[1])
        assert (game["level"], game["counts"], told["pending"]) == ("people", True, 0)
        (row,) = told["statistics"]
        assert (row["games"], row["wins"]) == (1, int(0 in outcome.winners))
        assert row["low"] <= row["wins"] / row["games"] <= row["high"]
        assert sum(row["sources"].values()) == pytest.approx(row["points"])
        feats = {one["feat"] for one in told["feats"] if one["game"] == "darjeeling"}
        assert feats == {f.name for f in feats_of(teahouse.game("darjeeling").definition)}
        await ben.http.delete("/api/me")  # the result has no names
        (game,) = (await ann.get("/api/me/history")).json()["games"]
        assert (game["others"][0]["name"], game["others"][0]["former"]) == ("", True)
        await named(ann, "Ann")
        await added(ann, "Somebody else")
        assert (await ann.get("/api/me/history")).json()["games"] == []

    play(db, scene)


def test_a_game_that_was_given_up_is_listed_and_not_counted(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        _, ann, ben = await s.table_of_two()
        await ben.command(next(iter(await tables(ben))), kind="resign")
        told = (await ann.get("/api/me/history")).json()
        assert [(g["place"], g["counts"]) for g in told["games"]] == [(None, False)]
        assert told["statistics"] == []

    async def tables(person: Person) -> list[str]:
        return [t["table"]["id"] for t in (await person.get("/api/me/tables")).json()["tables"]]

    play(sqlite_url, scene)


def test_figures_are_by_title_seats_and_strongest_bot() -> None:
    def game(level: str, won: bool, points: float) -> dict[str, Any]:
        return {
            "game": "g", "players": 3, "level": level, "won": won, "points": points,
            "actions": 10, "minutes": 5, "sources": {"a": points},
        }  # fmt: skip

    rows = statistics([game("easy", True, 10), game("easy", False, 20), game("hard", False, 5)])
    assert [(r["level"], r["games"], r["wins"], r["points"], r["best"]) for r in rows] == [
        ("easy", 2, 1, 15, 20), ("hard", 1, 0, 5, 5),
    ]  # fmt: skip
    assert 0 < rows[0]["low"] < 0.5 < rows[0]["high"] < 1


@pytest.mark.parametrize("name", teahouse.games())
def test_feats_are_recognised_in_games_of_masters(name: str) -> None:
    """Each feat by what it says: some are done there, and nobody does them all."""
    game = teahouse.game(name)
    feats = [feat.name for feat in feats_of(game.definition)]
    done: set[str] = set()
    for number in range(2, (game.options["players"].high or 0) + 1):
        position = replay(kept_games(name, "masters")[f"{number}-players"])
        outcome = position.outcome()
        assert outcome is not None
        for seat, earned in enumerate(achieved(game, position)):
            assert ("victory" in earned) == (seat in outcome.winners)
            assert set(earned) < set(feats)
            done |= set(earned)
    assert len(done) >= len(feats) * 2 // 3, set(feats) - done


def test_a_game_against_a_bot_of_the_hosts_own_is_told(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await finished(s)
        await ann.get("/api/me/history")

        def against(db: Connection) -> None:
            data = json.loads(db.execute(select(result.c.data)).scalar_one())
            data["seats"][1]["bot"] = "grandmother"
            db.execute(update(result).values(data=json.dumps(data)))

        await s.service.db.write(against)
        told = (await ann.get("/api/me/history")).json()
        assert [game["level"] for game in told["games"]] == ["grandmother"]
        assert [row["level"] for row in told["statistics"]] == ["grandmother"]
        assert told["games"][0]["table_id"] == table

    play(sqlite_url, scene)


def test_a_page_of_history_is_one_query(db: str) -> None:
    async def scene(s: Serving) -> None:
        _, ann, _ = await finished(s)
        asked: list[str] = []

        def page(db: Connection) -> list[Finished]:
            @event.listens_for(db, "before_cursor_execute")
            def note(*of_query: Any) -> None:
                asked.append(of_query[2])

            return finished_tables(db, session_of(ann), 300)

        (row,) = await s.service.db.read(page)
        assert (row.seats, row.names[1]["name"]) == ([0], "Ben")
        assert len(asked) == 1

    play(db, scene)


def test_a_result_of_another_version_is_made_anew(db: str) -> None:
    async def scene(s: Serving) -> None:
        _, ann, _ = await finished(s)
        told = (await ann.get("/api/me/history")).json()
        older = update(result).values(data=json.dumps({"how": "played", "seats": [1, 2]}))
        await s.service.db.write(lambda db: db.execute(older))
        assert (await ann.get("/api/me/history")).json() == told

    play(db, scene)


def test_results_are_made_beside_the_loop(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made_in: list[threading.Thread] = []
    real = history.result_of

    def noted(table: Table) -> dict[str, Any]:
        made_in.append(threading.current_thread())
        return real(table)

    monkeypatch.setattr(history, "result_of", noted)

    async def scene(s: Serving) -> None:
        _, ann, _ = await finished(s)
        assert (await ann.get("/api/me/history")).json()["pending"] == 0
        assert made_in
        assert threading.current_thread() not in made_in

    play(sqlite_url, scene)


def test_an_address_reports_so_many_lines_whatever_its_sessions(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teahouse.server.routes.play.REPORTS_FROM", "1/hour")

    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        said = (await ben.post(f"/api/tables/{table}/chat", {"text": "hello"})).json()
        path = f"/api/tables/{table}/chat/{said['id']}/report"
        assert (await ann.post(path, {})).status_code == 204
        assert (await ben.post(path, {})).status_code == 429

    play(sqlite_url, scene)


def test_a_message_is_reported_to_the_host_once(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        said = (await ben.post(f"/api/tables/{table}/chat", {"text": "rude words"})).json()
        path = f"/api/tables/{table}/chat/{said['id']}/report"
        assert (await s.person().post(path, {})).status_code == 401
        for _ in range(2):
            assert (await ann.post(path, {"why": "rude"})).status_code == 204
        missing = f"/api/tables/{table}/chat/{said['id'] + 1}/report"
        assert (await ann.post(missing, {})).status_code == 404
        (row,) = await admin.reports(s.service, 10)
        assert (row["text"], row["why"], row["session"]) == ("rude words", "rude", session_of(ben))
        assert json.dumps(row)
        await ben.http.delete("/api/me")
        assert await admin.reports(s.service, 10) == []  # nothing is left to look at
        assert "rude words" not in await stored(s)
        own = (await ann.post(f"/api/tables/{table}/chat", {"text": "sorry"})).json()
        await ann.post(f"/api/tables/{table}/chat/{own['id']}/report", {})
        (row,) = await admin.reports(s.service, 10)
        await admin.drop_report(s.service, row["id"])
        assert await admin.reports(s.service, 10) == []
        with pytest.raises(admin.Unknown):
            await admin.drop_report(s.service, row["id"])

    play(db, scene)
