"""Tables, seats and links."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

import pytest
from tests.server.serving import GENEROUS, Serving, heard, invited, opened, play, turn_of, until
from websockets.exceptions import ConnectionClosed

OPEN_SEAT = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]


def test_an_invitation_is_taken_out_of_the_address_and_claimed_once(db: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben, eve = s.person(), s.person(), s.person()
        table = await opened(ann, seats=OPEN_SEAT)
        link = (await ann.post(f"/api/tables/{table}/seats/1/invitation")).json()
        path = link["url"].removeprefix(s.base)
        preview = await eve.get(path)  # a program that looks at links
        assert (preview.status_code, preview.headers["location"]) == (303, f"/t/{table}")
        landed = await ben.get(path)
        assert link["token"] not in landed.headers["location"]
        claimed = await ben.post(f"/api/tables/{table}/seats/1/claim", {"name": "Ben"})
        assert claimed.json()["seats"] == [1]
        again = await ben.post(f"/api/tables/{table}/seats/1/claim", {"name": "Ben"})
        assert again.status_code == 200
        late = await eve.post(f"/api/tables/{table}/seats/1/claim", {"name": "Eve"})
        assert late.status_code in (403, 410)
        assert (await s.person().get(path)).status_code == 410
        await until(lambda: s.status(table), "running")

    play(db, scene)


def test_those_who_played_together_are_invited_to_their_seats_at_the_next_table(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        eve = s.person()
        again = {"game": "darjeeling", "kind": "link", "seats": OPEN_SEAT, "after": table}
        early = await ann.post("/api/tables", again)
        assert (early.status_code, early.json()["error"]) == (409, "not-over")
        assert (await ann.command(table, kind="resign")).status_code == 200
        await until(lambda: s.status(table), "over")
        foreign = await eve.post("/api/tables", again)
        assert foreign.status_code == 403
        made = (await ann.post("/api/tables", again)).json()["table"]
        assert made["settings"]["after"] == table
        assert made["status"] == "open"
        mine = (await ben.get("/api/me/tables")).json()["tables"]
        (found,) = [one for one in mine if one["table"]["id"] == made["id"]]
        assert (found["roles"], found["seats"]) == (["invited"], [])
        path = f"/api/tables/{made['id']}/seats/1/claim"
        assert (await eve.post(path, {"name": "Eve"})).status_code == 403
        assert (await ben.post(path, {"name": "Ben"})).json()["seats"] == [1]
        await until(lambda: s.status(made["id"]), "running")

    play(db, scene)


def test_a_table_is_closed_to_strangers(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, _, _ = await s.table_of_two()
        stranger = s.person()
        assert (await stranger.get(f"/api/tables/{table}/news")).status_code == 401
        assert (await stranger.get(f"/api/tables/{table}")).status_code == 401
        await opened(stranger, seats=OPEN_SEAT)  # now with a cookie
        assert (await stranger.get(f"/api/tables/{table}/news")).status_code == 403
        assert (await stranger.command(table, expected_seq=1)).status_code == 403
        assert (await stranger.post(f"/api/tables/{table}/seats/1/invitation")).status_code == 403
        assert (await stranger.get("/api/tables/" + "0" * 16)).status_code == 404

    play(sqlite_url, scene)


def test_a_seat_comes_to_another_device_until_it_is_revoked(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        phone = s.person()
        link = (await ben.post(f"/api/tables/{table}/seats/1/recovery")).json()
        assert (await ann.post(f"/api/tables/{table}/seats/1/recovery")).status_code == 403
        await phone.get(link["url"].removeprefix(s.base))
        assert (await phone.news(table))["state"]["seat"] == 1
        gone = await ben.http.delete(f"/api/tables/{table}/seats/1/recovery")
        assert gone.status_code == 204
        assert (await phone.get(f"/api/tables/{table}/news")).status_code == 403
        assert (await ben.news(table))["state"]["seat"] == 1

    play(db, scene)


def test_a_spectator_sees_no_secret_and_may_not_act(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        watcher = s.person()
        link = (await ann.post(f"/api/tables/{table}/spectators")).json()
        await watcher.post("/api/join", {"invitation": link["token"]})
        state = (await watcher.news(table))["state"]
        assert state["seat"] is None
        assert state["legal"] == []
        assert all(seat["tiles"] is None for seat in state["view"]["seats"])
        assert (await watcher.command(table, actions=[0])).status_code == 403
        await ann.http.delete(f"/api/tables/{table}/spectators")
        assert (await watcher.get(f"/api/tables/{table}/news")).status_code == 403

    play(sqlite_url, scene)


def test_whoever_may_no_longer_watch_is_sent_away_at_once(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        watcher, stranger = s.person(), s.person()
        link = (await ann.post(f"/api/tables/{table}/spectators")).json()
        await watcher.post("/api/join", {"invitation": link["token"]})
        async with watcher.live(table) as socket:
            await heard(socket)
            await ann.http.delete(f"/api/tables/{table}/spectators")
            with pytest.raises(ConnectionClosed):
                await heard(socket, "farewell")
        await ann.http.patch(f"/api/tables/{table}", json={"kind": "public"})
        async with stranger.live(table) as socket:
            await heard(socket)
            await ann.http.patch(f"/api/tables/{table}", json={"kind": "link"})
            with pytest.raises(ConnectionClosed):
                await heard(socket, "farewell")

    play(sqlite_url, scene)


def test_public_tables_stand_in_the_lobby_and_anybody_may_sit_down(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben = s.person(), s.person()
        table = await opened(ann, kind="public", seats=OPEN_SEAT)
        listed = (await ben.get("/api/tables")).json()["tables"]
        assert [t["table"]["id"] for t in listed] == [table]
        done = await ben.post(f"/api/tables/{table}/seats/1/claim", {"name": "Ben"})
        assert done.status_code == 200
        taken = await s.person().post(f"/api/tables/{table}/seats/1/claim", {"name": "Eve"})
        assert taken.status_code == 409
        mine = (await ben.get("/api/me/tables")).json()["tables"]
        assert [(t["table"]["id"], t["seats"]) for t in mine] == [(table, [1])]

    play(sqlite_url, scene)


def test_one_screen_becomes_a_table_by_link_while_it_runs(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben = s.person(), s.person()
        people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
        table = await opened(ann, kind="screen", seats=people)
        for _ in range(2):  # both seats are played at Ann's screen
            assert (await ann.act(table)).status_code == 200
        changed = await ann.http.patch(f"/api/tables/{table}", json={"kind": "link"})
        assert changed.json()["table"]["kind"] == "link"
        await invited(ann, ben, table, 1, "Ben")
        assert (await ann.get(f"/api/tables/{table}")).json()["seats"] == [0]
        actor, _ = await turn_of(table, ann, ben)
        assert (await actor.act(table)).status_code == 200

    play(sqlite_url, scene)


def test_the_owner_gives_a_seat_to_a_bot_and_takes_it_back(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=OPEN_SEAT)
        path = f"/api/tables/{table}/seats/1"
        given = await ann.http.put(path, json={"kind": "bot", "level": "novice"})
        assert given.json()["table"]["seats"][1]["level"] == "novice"

        async def my_turn() -> bool:
            return bool((await ann.news(table))["state"]["legal"])

        await until(my_turn, True)
        await ann.act(table)
        back = await ann.http.put(path, json={"kind": "person", "name": "Bo"})
        assert back.json()["seats"] == [0, 1]

    play(sqlite_url, scene)


def test_what_people_carry_is_kept_hashed_and_cookies_are_guarded(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        answer = await ann.post("/api/tables", {"game": "darjeeling", "seats": OPEN_SEAT})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-teahouse=")
        for word in ("HttpOnly", "Secure", "SameSite=lax", "Path=/"):
            assert word in cookie
        token = cookie.partition("=")[2].partition(";")[0]
        ann.http.headers["cookie"] = f"__Host-teahouse={token}"
        table = answer.json()["table"]["id"]
        link = (await ann.post(f"/api/tables/{table}/seats/1/invitation")).json()
        assert link["url"].startswith("https://tea.example/join/")
        file = sqlite_url.removeprefix("sqlite:///")
        with sqlite3.connect(file) as db:
            kept = "\n".join(line for line in db.iterdump())
        db.close()
        assert token not in kept
        assert link["token"] not in kept

    play(sqlite_url, scene, replace(GENEROUS, public_url="https://tea.example"))


def test_notes_are_read_by_their_seat_alone(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        written = await ann.http.put(f"/api/tables/{table}/notes", json={"text": "watch\nBen"})
        assert written.status_code == 204
        assert (await ann.get(f"/api/tables/{table}/notes")).json() == {"text": "watch\nBen"}
        assert (await ben.get(f"/api/tables/{table}/notes")).json() == {"text": ""}

    play(sqlite_url, scene)


def test_a_bot_is_asked_for_by_its_level_and_by_nothing_else(sqlite_url: str) -> None:
    """Specs name programs and effort: they are for the command line alone."""

    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=OPEN_SEAT)
        for spec in ("external:command=true", "mcts:sims=9999999", "random", "hard:threads=64", ""):
            bot = {"kind": "bot", "level": spec}
            body = {"game": "darjeeling", "seats": [bot, {"kind": "open"}]}
            asked = [
                await ann.post("/api/tables", body),
                await ann.post(
                    "/api/tables", {**body, "seats": OPEN_SEAT, "settings": {"level": spec}}
                ),
                await ann.http.put(f"/api/tables/{table}/seats/1", json=bot),
                await ann.post(f"/api/games/{table}/fork", {"at": 0, "seats": [bot]}),
            ]
            assert [answer.status_code for answer in asked] == [422] * 4, spec

    play(sqlite_url, scene)
