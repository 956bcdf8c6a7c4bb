"""A person without an account: profiles, other devices, merging, and what can be had or erased."""

from __future__ import annotations

import asyncio
import math
from typing import Any

import pytest
import websockets
from sqlalchemy import Connection, select, update
from tests.server.test_forgetting import session_of, stored
from tests.support.seats import ANN, OPEN
from tests.support.serving import Hands, Person, Serving, heard, invited, opened, play

from teahouse.server import profile_transfer, profiles, recovery_words
from teahouse.server.auth import Caller
from teahouse.server.problems import Problem
from teahouse.server.store import profile_jobs
from teahouse.server.store.base import Job
from teahouse.server.store.schema import profile
from teahouse.server.store_access import StoreAccess

DAY = 24 * 60 * 60 * 1000


async def named(person: Person, name: str, colour: str = "blue") -> dict[str, Any]:
    answer = await person.http.put("/api/me", json={"name": name, "colour": colour})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def me(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get("/api/me")).json()
    return found


async def added(person: Person, name: str) -> dict[str, Any]:
    answer = await person.post("/api/me/profiles", {"name": name, "colour": "red"})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def switched(person: Person, name: str) -> None:
    shown = next(one for one in (await me(person))["profiles"] if one["name"] == name)
    answer = await person.http.put("/api/me/current", json={"id": shown["id"]})
    assert (answer.status_code, answer.json()["profile"]["name"]) == (200, name)


async def tables_of(person: Person) -> set[str]:
    found = (await person.get("/api/me/tables")).json()["tables"]
    return {one["table"]["id"] for one in found}


async def moved(source: Person, target: Person) -> dict[str, Any]:
    code = (await source.post("/api/me/code")).json()["code"]
    answer = await target.post("/api/me/arrivals", {"secret": code})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_each_of_a_family_has_tables_of_their_own_in_one_browser(db: str) -> None:
    async def scene(s: Serving) -> None:
        tablet = s.person()
        assert (await me(tablet))["profile"] is None
        seats = [ANN, OPEN]
        of_ann = await opened(tablet, seats=seats)  # before there was any profile
        await named(tablet, "Ann")
        both = await added(tablet, "Ben")
        assert [one["name"] for one in both["profiles"]] == ["Ann", "Ben"]
        assert await tables_of(tablet) == set()
        of_ben = await opened(tablet, seats=seats)
        assert await tables_of(tablet) == {of_ben}
        assert (await tablet.get(f"/api/tables/{of_ann}")).status_code == 403
        await switched(tablet, "Ann")
        assert await tables_of(tablet) == {of_ann}
        await named(tablet, "Anna", "plum")
        shown = (await me(tablet))["profile"]
        assert (shown["name"], shown["colour"]) == ("Anna", "plum")
        for n in range(10):
            await added(tablet, f"Cousin {n}")
        full = await tablet.post("/api/me/profiles", {"name": "One more"})
        assert (full.status_code, full.json()["error"]) == (409, "many-profiles")

    play(db, scene)


def test_a_public_table_has_one_seat_for_a_browser_whatever_its_profiles(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        host, tablet = s.person(), s.person()
        seats = [ANN, OPEN, OPEN]
        table = await opened(host, seats=seats, kind="public")
        claim = f"/api/tables/{table}/seats/{{}}/claim"
        await named(tablet, "Ben")
        assert (await tablet.post(claim.format(1), {"name": "Ben"})).status_code == 200
        await added(tablet, "Cat")
        refused = await tablet.post(claim.format(2), {"name": "Cat"})
        assert (refused.status_code, refused.json()["error"]) == (409, "one-seat")
        await switched(tablet, "Ben")
        await tablet.post("/api/me/card")
        ben = next(o for o in (await me(tablet))["profiles"] if o["name"] == "Ben")
        assert (await tablet.http.delete(f"/api/me/profiles/{ben['id']}")).status_code == 204
        refused = await tablet.post(claim.format(2), {"name": "Cat"})  # Ben left, his seat did not
        assert refused.json()["error"] == "one-seat"
        private = await opened(host, seats=seats)
        for seat, name in ((1, "Cat"), (2, "Dan")):
            await added(tablet, name)
            await invited(host, tablet, private, seat, name)
        opening = await host.http.patch(f"/api/tables/{private}", json={"kind": "public"})
        assert opening.json()["error"] == "one-seat"

    play(sqlite_url, scene)


def test_a_code_brings_a_profile_with_its_seats_in_mid_game_and_works_once(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        refused = await ann.post("/api/me/code")
        assert refused.json()["error"] == "no-profile"
        await named(ann, "Ann")
        made = (await ann.post("/api/me/code")).json()
        assert made["url"].endswith(f"/move/{made['code']}")
        assert made["code"] not in await stored(s)
        phone, thief = s.person(), s.person()
        spaced = f" {made['code'][:3].lower()} {made['code'][3:]}"
        here = (await phone.post("/api/me/arrivals", {"secret": spaced})).json()
        assert [(one["via"], one["this"]) for one in here["devices"]] == [
            ("first", False), ("code", True),
        ]  # fmt: skip
        assert await tables_of(phone) == {table}
        assert (await phone.state(table))["view"] == (await ann.state(table))["view"]
        again = await thief.post("/api/me/arrivals", {"secret": made["code"]})
        assert (again.status_code, again.json()["error"]) == (404, "no-such-code")
        assert [one["new"] for one in (await me(ann))["devices"]] == [False, True]
        await ann.http.put("/api/me/arrivals")
        assert not any(one["new"] for one in (await me(ann))["devices"])

    play(db, scene)


def test_a_code_ends_after_two_minutes_or_five_wrong_tries(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, phone, hands = s.person(), s.person(), Hands(s)
        await named(ann, "Ann")
        late = (await ann.post("/api/me/code")).json()["code"]
        await hands.forward(2 * 60 * 1000)
        answer = await phone.post("/api/me/arrivals", {"secret": late})
        assert answer.json()["error"] == "no-such-code"
        code = (await ann.post("/api/me/code")).json()["code"]
        last = next(c for c in recovery_words.LETTERS if c != code[-1])
        for _ in range(5):
            answer = await phone.post("/api/me/arrivals", {"secret": code[:-1] + last})
            assert answer.json()["error"] == "no-such-code"
        assert (await phone.post("/api/me/arrivals", {"secret": code})).status_code == 404
        assert (await moved(ann, phone))["profile"]["name"] == "Ann"
        first = (await ann.post("/api/me/code")).json()["code"]
        await ann.post("/api/me/code")  # one profile has one code
        assert (await phone.post("/api/me/arrivals", {"secret": first})).status_code == 404
        assert (await phone.post("/api/me/arrivals", {"secret": "what?"})).status_code == 422
        tries = [(await phone.post("/api/me/arrivals", {"secret": late})) for _ in range(20)]
        assert tries[-1].status_code == 429

    play(sqlite_url, scene)


def test_a_card_brings_a_lost_profile_back_and_its_owner_replaces_it(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        await named(ann, "Ann")
        old = " ".join((await ann.post("/api/me/card")).json()["words"])
        card = (await ann.post("/api/me/card")).json()["words"]
        kept = await stored(s)
        assert old not in kept
        assert " ".join(card) not in kept
        phone = s.person()
        assert (await phone.post("/api/me/arrivals", {"secret": old})).status_code == 404
        typed = " - ".join(card).upper()
        here = (await phone.post("/api/me/arrivals", {"secret": typed})).json()
        assert here["profile"]["name"] == "Ann"
        assert await tables_of(phone) == {table}
        lent = s.person()
        await moved(phone, lent)
        first, _, _ = (await me(phone))["devices"]
        ending = f"/api/me/devices/{first['id']}"
        assert (await lent.http.delete(ending)).json()["error"] == "not-yours"
        async with ann.live(table) as socket:
            await heard(socket)
            assert (await phone.http.delete(ending)).status_code == 204
            with pytest.raises(websockets.ConnectionClosed):
                await heard(socket, "never")
        assert (await me(ann))["profile"] is None
        assert await tables_of(ann) == set()
        assert (await named(ann, "Somebody new"))["profile"]["name"] == "Somebody new"
        assert await tables_of(ann) == set()

    play(sqlite_url, scene)


def test_nobody_loses_the_last_device_without_a_card(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        shown = await named(ann, "Ann")
        leaving = f"/api/me/profiles/{shown['profile']['id']}"
        assert (await ann.http.delete(leaving)).json()["error"] == "last-device"
        card = " ".join((await ann.post("/api/me/card")).json()["words"])
        await ann.http.delete("/api/me/card")
        assert (await ann.http.delete(leaving)).json()["error"] == "last-device"
        assert (await ann.post("/api/me/arrivals", {"secret": card})).status_code == 404

    play(sqlite_url, scene)


def test_merged_profiles_are_one_and_for_a_day_can_be_two_again(db: str) -> None:
    async def scene(s: Serving) -> None:
        hands = Hands(s)
        table, ann, ben = await s.table_of_two()
        await ann.http.put(f"/api/tables/{table}/notes", json={"text": "mine"})
        await named(ann, "Ann")
        seats = [ANN, OPEN]
        await added(ann, "Ann at work")
        other = await opened(ann, seats=seats)
        private = next(o for o in (await me(ann))["profiles"] if o["name"] == "Ann")
        merge = f"/api/me/profiles/{private['id']}/merge"
        answer = await ann.post(merge)
        assert answer.status_code == 200, answer.text
        assert [one["name"] for one in answer.json()["profiles"]] == ["Ann at work"]
        assert await tables_of(ann) == {table, other}
        assert (await ann.get(f"/api/tables/{table}/notes")).json() == {"text": "mine"}
        assert (await ann.updates(table))["state"]["seats"][0]["name"] == "Ann"
        undone = await ann.http.delete(merge)
        assert {one["name"] for one in undone.json()["profiles"]} == {"Ann", "Ann at work"}
        assert await tables_of(ann) == {other}
        await switched(ann, "Ann")
        assert await tables_of(ann) == {table}
        assert (await ann.get(f"/api/tables/{table}/notes")).json() == {"text": "mine"}
        await switched(ann, "Ann at work")
        await ann.post(merge)
        await hands.forward(DAY)
        assert (await me(ann))["merged"] == []
        assert (await ann.http.delete(merge)).json()["error"] == "too-late"
        assert (await ben.updates(table))["table_id"] == table

    play(db, scene)


def test_two_who_sit_at_one_public_table_cannot_become_one(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        host, ben, cat = s.person(), s.person(), s.person()
        seats = [ANN, OPEN, OPEN]
        table = await opened(host, seats=seats, kind="public")
        for seat, person, name in ((1, ben, "Ben"), (2, cat, "Cat")):
            await named(person, name)
            await person.post(f"/api/tables/{table}/seats/{seat}/claim", {"name": name})
        card = " ".join((await ben.post("/api/me/card")).json()["words"])
        both = (await cat.post("/api/me/arrivals", {"secret": card})).json()
        other = next(one for one in both["profiles"] if one["name"] == "Cat")
        answer = await cat.post(f"/api/me/profiles/{other['id']}/merge")
        assert (answer.status_code, answer.json()["error"]) == (409, "one-seat")

    play(sqlite_url, scene)


async def caller_of(s: Serving, person: Person) -> Caller:
    browser = session_of(person)
    found = await s.service.browsers.get(browser)
    return Caller(found.current, browser, found.profiles)


async def merge_of(person: Person, name: str) -> str:
    """Where a profile of this browser is merged into the one that acts there."""
    shown = next(one for one in (await me(person))["profiles"] if one["name"] == name)
    return f"/api/me/profiles/{shown['id']}/merge"


def test_nobody_comes_back_to_a_profile_that_was_merged(db: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        await named(ann, "Ann")
        code = (await ann.post("/api/me/code")).json()["code"]
        card = " ".join((await ann.post("/api/me/card")).json()["words"])
        await added(ann, "Ann at work")
        merge = await merge_of(ann, "Ann")
        assert (await ann.post(merge)).status_code == 200
        for secret in (code, card):
            answer = await ann.post("/api/me/arrivals", {"secret": secret})
            assert (answer.status_code, answer.json()["error"]) == (404, "no-such-code")
        assert (await ann.post(merge)).json()["error"] == "not-found"
        assert [one["name"] for one in (await me(ann))["profiles"]] == ["Ann at work"]

    play(db, scene)


def test_profiles_merged_in_a_circle_are_still_read(sqlite_url: str) -> None:
    """As a database may have them from before."""

    async def scene(s: Serving) -> None:
        ann = s.person()
        await named(ann, "Ann")
        await added(ann, "Ben")

        def circle(db: Connection) -> set[str]:
            ids = sorted(db.execute(select(profile.c.id)).scalars())
            for one, other in zip(ids, reversed(ids), strict=True):
                db.execute(update(profile).where(profile.c.id == one).values(merged_into=other))
            return {name for one in ids for name in profile_jobs.everybody(db, one)}

        assert len(await s.service.db.write(circle)) == 2

    play(sqlite_url, scene)


def test_of_two_who_merge_at_once_one_does_and_it_can_be_undone(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        await named(ann, "Ann")
        await added(ann, "Ann at work")
        merge = await merge_of(ann, "Ann")
        answers = await asyncio.gather(*(ann.post(merge) for _ in range(3)))
        assert sorted(answer.status_code for answer in answers) == [200, 404, 404]
        assert (await ann.http.delete(merge)).status_code == 200
        await switched(ann, "Ann")
        assert await tables_of(ann) == {table}

    play(db, scene)


def test_whoever_has_a_profile_on_loan_cannot_keep_it_or_make_an_end_of_it(db: str) -> None:
    async def scene(s: Serving) -> None:
        ann, lent = s.person(), s.person()
        await named(ann, "Ann")
        await named(lent, "Ben")
        await moved(ann, lent)
        refused = [
            await lent.post("/api/me/card"),
            await lent.http.delete("/api/me/card"),
            await lent.http.delete("/api/me"),
            await lent.post(await merge_of(lent, "Ben")),
        ]
        await switched(lent, "Ben")
        refused.append(await lent.post(await merge_of(lent, "Ann")))
        assert [(a.status_code, a.json()["error"]) for a in refused] == [(403, "not-yours")] * 5
        shown = {one["name"]: one["manages"] for one in (await me(lent))["profiles"]}
        assert shown == {"Ann": False, "Ben": True}  # so that it offers none of these
        here = (await me(ann))["devices"]
        assert [one["via"] for one in here] == ["first", "code"]
        own = next(one for one in here if one["this"])
        assert (await ann.http.delete(f"/api/me/devices/{own['id']}")).status_code == 204
        await switched(lent, "Ann")  # nobody but the loan has it any more
        assert (await me(lent))["profile"]["manages"]
        assert (await lent.post("/api/me/card")).status_code == 201

    play(db, scene)


def test_a_loan_undoes_no_merge_and_is_no_loan_once_it_has_the_card(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, lent = s.person(), s.person()
        await named(ann, "Ann at work")
        await added(ann, "Ann")
        merge = await merge_of(ann, "Ann at work")
        assert (await ann.post(merge)).status_code == 200
        card = " ".join((await ann.post("/api/me/card")).json()["words"])
        assert [one["name"] for one in (await moved(ann, lent))["merged"]] == ["Ann at work"]
        refused = await lent.http.delete(merge)
        assert (refused.status_code, refused.json()["error"]) == (403, "not-yours")
        here = (await lent.post("/api/me/arrivals", {"secret": card})).json()
        assert here["profile"]["manages"]
        assert [(one["via"], one["may_end"]) for one in here["devices"] if one["this"]] == [
            ("card", True)
        ]
        assert (await lent.http.delete(merge)).status_code == 200

    play(sqlite_url, scene)


def test_merging_gives_no_rights_to_those_who_had_the_merged_one(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, phone = s.person(), s.person()
        await named(ann, "Ann")
        card = " ".join((await ann.post("/api/me/card")).json()["words"])
        await phone.post("/api/me/arrivals", {"secret": card})
        await added(ann, "Ann at work")
        merge = await merge_of(ann, "Ann")
        assert (await ann.post(merge)).status_code == 200
        vias = {one["this"]: one["via"] for one in (await me(ann))["devices"]}
        assert vias == {True: "first", False: "code"}
        assert (await phone.post("/api/me/card")).json()["error"] == "not-yours"
        assert (await ann.post("/api/me/card")).status_code == 201
        other = next(one for one in (await me(ann))["devices"] if not one["this"])
        await ann.http.delete(f"/api/me/devices/{other['id']}")
        await ann.http.delete(merge)  # what was ended since stays ended
        assert (await me(phone))["profiles"] == []

    play(sqlite_url, scene)


def test_the_end_of_a_device_is_the_end_of_its_code(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, lent = s.person(), s.person()
        await named(ann, "Ann")
        here = await moved(ann, lent)
        code = (await lent.post("/api/me/code")).json()["code"]
        device = next(one for one in here["devices"] if one["this"])
        gone = await caller_of(s, lent)
        assert (await ann.http.delete(f"/api/me/devices/{device['id']}")).status_code == 204
        answer = await lent.post("/api/me/arrivals", {"secret": code})
        assert answer.json()["error"] == "no-such-code"
        with pytest.raises(Problem, match="no-profile"):  # asked a moment before the end
            await profile_transfer.new_code(s.service, gone)
        with pytest.raises(Problem, match="no-profile"):
            await profiles.ensure(s.service, gone, "Thief", "red")
        assert (await me(lent))["profile"] is None
        assert (await me(ann))["profile"]["name"] == "Ann"

    play(sqlite_url, scene)


def test_two_who_hold_one_seat_become_one_and_two_again(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, _, ben = await s.table_of_two()
        notes, devices = f"/api/tables/{table}/notes", f"/api/tables/{table}/seats/1/devices"
        await ben.http.put(notes, json={"text": "mine"})
        await named(ben, "Ben")
        link = (await ben.post(f"/api/tables/{table}/seats/1/recovery")).json()["token"]
        await added(ben, "Ben at work")
        assert (await ben.post("/api/join", {"invitation": link})).json()["seats"] == [1]
        merge = await merge_of(ben, "Ben")
        assert (await ben.post(merge)).status_code == 200
        (device,) = (await ben.get(devices)).json()["devices"]
        assert (device["first"], device["this"]) == (True, True)
        assert (await ben.get(notes)).json() == {"text": "mine"}
        assert (await ben.http.delete(merge)).status_code == 200
        both = (await ben.get(devices)).json()["devices"]
        assert [(one["first"], one["this"]) for one in both] == [(True, False), (False, True)]
        assert (await ben.get(notes)).json() == {"text": "mine"}

    play(sqlite_url, scene)


def test_merging_reads_no_table_that_nobody_wants(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        await named(ann, "Ann")
        await added(ann, "Ann at work")
        await s.service.tables.forget(table)
        assert (await ann.post(await merge_of(ann, "Ann"))).status_code == 200
        assert s.service.tables.peek(table) is None
        assert await tables_of(ann) == {table}

    play(sqlite_url, scene)


def test_what_was_read_before_a_change_is_not_kept(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        await named(ann, "Ann")

        class Slow(StoreAccess):
            async def read(self, job: Job[Any]) -> Any:
                found = await super().read(job)
                if not browsers_changed:
                    browsers_changed.append(await added(ann, "Ben"))
                    browsers.forget(session_of(ann))
                return found

        browsers_changed: list[Any] = []
        browsers = profiles.Browsers(Slow(s.service.store, s.service.metrics))
        before = await browsers.get(session_of(ann))
        after = await browsers.get(session_of(ann))
        assert (len(before.profiles), len(after.profiles)) == (1, 2)

    play(sqlite_url, scene)


def test_everything_can_be_had_and_then_forgotten(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        await named(ben, "Benedikt")
        await ben.post(f"/api/tables/{table}/chat", {"text": "hello there"})
        await ann.post(f"/api/tables/{table}/chat", {"text": "of Ann"})
        await ben.http.put(f"/api/tables/{table}/notes", json={"text": "my plan"})
        phone = s.person()
        await moved(ben, phone)
        kept = (await phone.get("/api/me/export")).json()
        assert [one["name"] for one in kept["profiles"]] == ["Benedikt"]
        assert len(kept["devices"]) == 2
        (at,) = kept["tables"]
        assert (at["id"], at["names"]) == (table, ["Ben"])
        assert ([c["text"] for c in at["chat"]], at["notes"][0]["text"]) == (
            ["hello there"], "my plan",
        )  # fmt: skip
        assert "Ann" not in str(kept)
        await added(ben, "Carla")  # somebody else in the same browser stays
        await switched(ben, "Benedikt")
        assert (await ben.http.delete("/api/me")).status_code == 204
        left = await stored(s)
        assert not [word for word in ("Benedikt", "hello there", "my plan") if word in left]
        assert (await me(ben))["profile"]["name"] == "Carla"
        assert (await me(phone))["profile"] is None
        assert await tables_of(phone) == set()

    play(db, scene)


def test_forgetting_reaches_what_was_merged(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, _, ben = await s.table_of_two()
        await ben.post(f"/api/tables/{table}/chat", {"text": "hello there"})
        await named(ben, "Benedikt")
        old = (await me(ben))["profile"]["id"]
        await added(ben, "New")
        await ben.post(f"/api/me/profiles/{old}/merge")
        assert (await ben.get("/api/me/export")).json()["tables"][0]["chat"]
        await ben.http.delete("/api/me")
        left = await stored(s)
        assert "hello there" not in left
        assert "Benedikt" not in left
        assert not ben.http.cookies

    play(sqlite_url, scene)


def test_cards_have_enough_words_that_read_alike_and_are_kept_slowly() -> None:
    assert math.log2(len(recovery_words.WORDS)) * recovery_words.CARD_WORDS >= 64
    assert len(set(recovery_words.WORDS)) == len(recovery_words.WORDS)
    card = recovery_words.new_card()
    assert recovery_words.typed_card(card.upper().replace(" ", ", ")) == card
    assert recovery_words.typed_card(card.replace("e", "é").replace("a", "à")) == card
    assert recovery_words.typed_card(" ".join(card.split()[:5])) is None
    assert recovery_words.typed_code("O0O0O0") is None
    assert recovery_words.hidden(card, "key") != recovery_words.hidden(card, "another")
