"""Tables, seats and links."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

import pytest
from tests.support.seats import ANN, NOVICE, OPEN
from tests.support.serving import (
    GENEROUS,
    Serving,
    heard,
    invited,
    make_moves,
    opened,
    play,
    until,
)
from websockets.exceptions import ConnectionClosed

OPEN_SEAT = [ANN, OPEN]


def test_an_invitation_is_claimed_once(db: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben, eve = s.person(), s.person(), s.person()
        table = await opened(ann, seats=OPEN_SEAT)
        link = (await ann.post(f"/api/tables/{table}/seats/1/invitation")).json()
        asked = {"invitation": link["token"], "name": "Ben"}
        assert (await ben.post("/api/join", asked)).json()["seats"] == [1]
        assert (await ben.post("/api/join", asked)).json()["seats"] == [1]
        late = await eve.post(f"/api/tables/{table}/seats/1/claim", {"name": "Eve"})
        assert late.status_code == 403
        late = await eve.post("/api/join", {**asked, "name": "Eve"})
        assert (late.status_code, late.json()["error"]) == (410, "link-used")
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
        assert (await stranger.get(f"/api/tables/{table}/updates")).status_code == 401
        assert (await stranger.get(f"/api/tables/{table}")).status_code == 401
        await opened(stranger, seats=OPEN_SEAT)  # now with a cookie
        assert (await stranger.get(f"/api/tables/{table}/updates")).status_code == 403
        assert (await stranger.command(table, expected_seq=1)).status_code == 403
        assert (await stranger.post(f"/api/tables/{table}/seats/1/invitation")).status_code == 403
        assert (await stranger.get("/api/tables/" + "0" * 16)).status_code == 404

    play(sqlite_url, scene)


def test_a_spectator_sees_no_secret_and_may_not_act(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        watcher = s.person()
        link = (await ann.post(f"/api/tables/{table}/spectators")).json()
        await watcher.post("/api/join", {"invitation": link["token"]})
        state = await watcher.state(table)
        assert state["seat"] is None
        assert state["legal"] == []
        assert all(seat["tiles"] is None for seat in state["view"]["seats"])
        assert (await watcher.command(table, actions=[0])).status_code == 403
        await ann.http.delete(f"/api/tables/{table}/spectators")
        assert (await watcher.get(f"/api/tables/{table}/updates")).status_code == 403

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
        people = [ANN, {"kind": "person", "name": "Bo"}]
        table = await opened(ann, kind="screen", seats=people)
        for _ in range(2):  # both seats are played at Ann's screen
            assert (await ann.act(table)).status_code == 200
        changed = await ann.http.patch(f"/api/tables/{table}", json={"kind": "link"})
        assert changed.json()["table"]["kind"] == "link"
        await invited(ann, ben, table, 1, "Ben")
        assert (await ann.get(f"/api/tables/{table}")).json()["seats"] == [0]
        await make_moves(table, ann, ben)

    play(sqlite_url, scene)


def test_the_owner_gives_a_seat_to_a_bot_and_takes_it_back(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=OPEN_SEAT)
        path = f"/api/tables/{table}/seats/1"
        given = await ann.http.put(path, json=NOVICE)
        assert given.json()["table"]["seats"][1]["level"] == "novice"

        async def my_turn() -> bool:
            return bool((await ann.state(table))["legal"])

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


def test_a_bot_is_asked_for_by_its_level_and_by_nothing_else(sqlite_url: str) -> None:
    """Specs name programs and effort: they are for the command line alone."""

    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=OPEN_SEAT)
        for spec in ("external:command=true", "mcts:sims=9999999", "random", "hard:threads=64", ""):
            bot = {"kind": "bot", "level": spec}
            body = {"game": "darjeeling", "seats": [bot, OPEN]}
            asked = [
                await ann.post("/api/tables", body),
                await ann.post(
                    "/api/tables", {**body, "seats": OPEN_SEAT, "settings": {"level": spec}}
                ),
                await ann.http.put(f"/api/tables/{table}/seats/1", json=bot),
                await ann.post(f"/api/tables/{table}/fork", {"at": 0, "seats": [bot]}),
            ]
            assert [answer.status_code for answer in asked] == [422] * 4, spec

    play(sqlite_url, scene)


PUBLIC = {"kind": "public", "seats": OPEN_SEAT}


def test_an_invitation_kept_back_takes_nobody_s_seat(db: str) -> None:
    """The owner of a public table invites, a stranger sits down, the owner's friend comes late."""

    async def scene(s: Serving) -> None:
        ann, stranger, friend = s.person(), s.person(), s.person()
        table = await opened(ann, **PUBLIC)
        link = (await ann.post(f"/api/tables/{table}/seats/1/invitation")).json()
        early = s.person()
        await early.post("/api/join", {"invitation": link["token"]})  # watches, has not claimed
        path = f"/api/tables/{table}/seats/1"
        assert (await stranger.post(f"{path}/claim", {"name": "Sam"})).status_code == 200
        late = await friend.post("/api/join", {"invitation": link["token"], "name": "Flo"})
        assert (late.status_code, late.json()["error"]) == (410, "link-revoked")
        assert (await early.post(f"{path}/claim", {"name": "Eve"})).status_code == 409
        assert (await ann.post(f"{path}/invitation")).json()["error"] == "seat-taken"
        seat = (await s.table(table)).seats[1]
        assert seat.name == "Sam"
        assert (await stranger.state(table))["seat"] == 1

    play(db, scene)


def test_a_seat_given_to_a_bot_revokes_its_invitation(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben = s.person(), s.person()
        table = await opened(ann, seats=[*OPEN_SEAT, OPEN])
        path = f"/api/tables/{table}/seats/1"
        link = (await ann.post(f"{path}/invitation")).json()
        await ann.http.put(path, json={"kind": "bot"})
        late = await ben.post("/api/join", {"invitation": link["token"], "name": "Ben"})
        assert late.status_code == 410

    play(sqlite_url, scene)


def test_one_browser_has_one_seat_of_a_public_table(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben = s.person(), s.person()
        three = [*OPEN_SEAT, OPEN]
        table = await opened(ann, kind="public", seats=three)
        path = f"/api/tables/{table}/seats"
        assert (await ben.post(f"{path}/1/claim", {"name": "Ben"})).status_code == 200
        for who, name in ((ben, "Bennie"), (ann, "Anna")):
            again = await who.post(f"{path}/2/claim", {"name": name})
            assert (again.status_code, again.json()["error"]) == (409, "one-seat")
        taken = await ann.http.put(f"{path}/2", json={"kind": "person", "name": "Anna"})
        assert taken.json()["error"] == "one-seat"
        link = (await ann.post(f"{path}/2/invitation")).json()
        joined = await ben.post("/api/join", {"invitation": link["token"], "name": "Bo"})
        assert joined.json()["error"] == "one-seat"

    play(sqlite_url, scene)


def test_a_screen_with_several_people_does_not_become_public(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        people = [ANN, {"kind": "person", "name": "Bo"}]
        table = await opened(ann, kind="screen", seats=people)
        changed = await ann.http.patch(f"/api/tables/{table}", json={"kind": "public"})
        assert changed.json()["error"] == "one-seat"
        body = {"game": "darjeeling", "kind": "public", "seats": people}
        assert (await ann.post("/api/tables", body)).json()["error"] == "one-seat"

    play(sqlite_url, scene)


def test_a_person_takes_a_bot_s_seat_in_mid_game_only_if_all_agree(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, (ann, ben) = await s.table_of("Ann", "Ben", bots=1)
        path = f"/api/tables/{table}/seats/2"
        mine = await ann.http.put(path, json={"kind": "person", "name": "Anna"})
        assert (mine.status_code, mine.json()["error"]) == (409, "needs-consent")
        assert (await ann.post(f"{path}/invitation")).json()["error"] == "needs-consent"
        assert (await ann.insist(table, kind="take_over", about_seat=2)).status_code == 200
        assert (await ann.post(f"{path}/invitation")).json()["error"] == "needs-consent"
        assert (await ben.insist(table, kind="answer", agree=False)).status_code == 200
        assert (await ann.post(f"{path}/invitation")).json()["error"] == "needs-consent"
        assert (await ann.insist(table, kind="take_over", about_seat=2)).status_code == 200
        assert (await ben.insist(table, kind="answer", agree=True)).status_code == 200
        assert (await ann.state(table))["seats"][2]["offered"]
        cleo = s.person()
        await invited(ann, cleo, table, 2, "Cleo")
        held = await s.reloaded(table)
        assert (held.seats[2].name, held.seats[2].offered) == ("Cleo", False)
        back = await ann.http.put(path, json={"kind": "bot"})
        assert back.json()["error"] == "seat-taken"

    play(db, scene)


def test_an_invitation_from_before_the_game_does_not_take_a_bot_s_seat(sqlite_url: str) -> None:
    """It was made for a bot's seat while nobody else was there to be asked."""

    async def scene(s: Serving) -> None:
        ann, ben, cleo = s.person(), s.person(), s.person()
        table = await opened(ann, seats=[*OPEN_SEAT, NOVICE])
        link = (await ann.post(f"/api/tables/{table}/seats/2/invitation")).json()
        await invited(ann, ben, table, 1, "Ben")
        await until(lambda: s.status(table), "running")
        late = await cleo.post("/api/join", {"invitation": link["token"], "name": "Cleo"})
        assert (late.status_code, late.json()["error"]) == (409, "needs-consent")

    play(sqlite_url, scene)


def test_what_is_asked_about_a_bot_is_asked_about_no_person(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, (ann, ben) = await s.table_of("Ann", "Ben", bots=1)
        for target in (0, 1):
            refused = await ann.insist(table, kind="take_over", about_seat=target)
            assert refused.json()["error"] == "seat-taken"
        assert (await ben.insist(table, kind="take_over", about_seat=2)).status_code == 200
        assert (await s.table(table)).proposal is not None

    play(sqlite_url, scene)
