"""One person, several devices; notes that stay with their person."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.support.seats import ANN, NOVICE
from tests.support.serving import Person, Serving, heard, invited, opened, play
from websockets.exceptions import ConnectionClosed


async def link_to(person: Person, table: str, seat: int = 1) -> dict[str, str]:
    made = await person.post(f"/api/tables/{table}/seats/{seat}/recovery")
    assert made.status_code == 201, made.text
    found: dict[str, str] = made.json()
    return found


async def devices(person: Person, table: str, seat: int = 1) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (
        await person.get(f"/api/tables/{table}/seats/{seat}/devices")
    ).json()["devices"]
    return found


def test_a_link_brings_a_seat_to_one_other_device(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        phone, thief, preview = s.person(), s.person(), s.person()
        link = await link_to(ben, table)
        assert (await ann.post(f"/api/tables/{table}/seats/1/recovery")).status_code == 403
        look = f"/api/join/{link['token']}"
        assert (await preview.get(look)).json()["does"] == "bring"  # looks, claims nothing
        joined = await phone.post("/api/join", {"invitation": link["token"]})
        assert joined.json()["seats"] == [1]
        assert (await phone.state(table))["seat"] == 1
        assert (await phone.get(look)).json()["does"] == "go"  # its own link leads it back
        here = f"/api/tables/{table}/seats/1/devices"
        assert (await preview.post(here)).status_code == 401
        again = await thief.post("/api/join", {"invitation": link["token"]})
        assert (again.status_code, again.json()["error"]) == (410, "link-used")
        assert (await thief.get(look)).status_code == 410
        assert (await ben.state(table))["seat"] == 1

    play(db, scene)


def test_a_bots_seat_is_played_on_no_device(db: str) -> None:
    """Whoever asks just after the seat was given to a bot is not refused."""

    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=[ANN, NOVICE])
        assert await devices(ann, table, 1) == []
        here = f"/api/tables/{table}/seats"
        assert (await s.person().get(f"{here}/0/devices")).status_code in (401, 403)
        assert (await ann.get(f"{here}/3/devices")).status_code == 403

    play(db, scene)


def test_of_two_who_use_a_link_at_once_one_gets_in(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, _, ben = await s.table_of_two()
        link = await link_to(ben, table)
        rivals = [s.person() for _ in range(4)]
        asked = {"invitation": link["token"]}
        answers = await asyncio.gather(*(rival.post("/api/join", asked) for rival in rivals))
        assert sorted(a.status_code for a in answers)[0] == 200
        assert sum(a.status_code == 200 for a in answers) == 1
        assert len(await devices(ben, table)) == 2

    play(db, scene)


def test_a_new_link_ends_the_unused_one_and_no_device(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, _, ben = await s.table_of_two()
        phone, tablet, late = s.person(), s.person(), s.person()
        first = await link_to(ben, table)
        await phone.post("/api/join", {"invitation": first["token"]})
        unused = await link_to(ben, table)
        last = await link_to(ben, table)
        gone = await late.post("/api/join", {"invitation": unused["token"]})
        assert gone.status_code == 410
        joined = await tablet.post("/api/join", {"invitation": last["token"]})
        assert joined.json()["seats"] == [1]
        assert (await phone.state(table))["seat"] == 1

    play(sqlite_url, scene)


def test_devices_are_seen_and_ended_by_the_one_that_took_the_seat(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        phone, tablet = s.person(), s.person()
        for device in (phone, tablet):
            link = await link_to(ben, table)
            await device.post("/api/join", {"invitation": link["token"]})
        async with phone.live(table) as socket:
            await heard(socket)
            seen = await devices(ben, table)
            assert [d["first"] for d in seen] == [True, False, False]
            assert [d["this"] for d in seen] == [True, False, False]
            assert [d["connected"] for d in seen] == [False, True, False]
            path = f"/api/tables/{table}/seats/1/devices"
            assert (await ann.get(path)).status_code == 403
            for other in (seen[0], seen[2]):  # a device ends neither the first nor another
                assert (await phone.http.delete(f"{path}/{other['id']}")).status_code == 403
            recovery = f"/api/tables/{table}/seats/1/recovery"
            assert (await phone.http.delete(recovery)).status_code == 403
            assert (await ben.http.delete(f"{path}/{seen[1]['id']}")).status_code == 204
            with pytest.raises(ConnectionClosed):
                await heard(socket, "farewell")
        assert (await phone.get(f"/api/tables/{table}/updates")).status_code == 403
        assert (await tablet.http.delete(f"{path}/{seen[2]['id']}")).status_code == 204
        assert (await tablet.get(f"/api/tables/{table}/updates")).status_code == 403
        assert [d["this"] for d in await devices(ben, table)] == [True]
        assert (await ben.http.delete(f"{path}/{seen[0]['id']}")).status_code == 403

    play(db, scene)


def test_all_other_devices_are_ended_at_once(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, _, ben = await s.table_of_two()
        phone = s.person()
        used = await link_to(ben, table)
        await phone.post("/api/join", {"invitation": used["token"]})
        unused = await link_to(ben, table)
        gone = await ben.http.delete(f"/api/tables/{table}/seats/1/recovery")
        assert gone.status_code == 204
        assert (await phone.get(f"/api/tables/{table}/updates")).status_code == 403
        late = await s.person().post("/api/join", {"invitation": unused["token"]})
        assert late.status_code == 410
        assert (await ben.state(table))["seat"] == 1

    play(sqlite_url, scene)


# What belongs to a person


async def note(person: Person, table: str, **seat: int) -> str:
    found = await person.get(f"/api/tables/{table}/notes", **seat)
    return str(found.json()["text"])


def test_notes_are_read_by_their_person_alone_on_every_device(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        written = await ben.http.put(f"/api/tables/{table}/notes", json={"text": "watch\nAnn"})
        assert written.status_code == 204
        assert await note(ben, table) == "watch\nAnn"
        assert await note(ann, table) == ""
        phone = s.person()
        await phone.post("/api/join", {"invitation": (await link_to(ben, table))["token"]})
        assert await note(phone, table) == "watch\nAnn"

    play(db, scene)


def test_whoever_has_the_seat_afterwards_reads_no_notes_and_no_notices(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben = s.person(), s.person()
        people = [ANN, {"kind": "person", "name": "Bo"}]
        table = await opened(ann, kind="link", seats=people)
        path = f"/api/tables/{table}"
        await ann.http.put(f"{path}/notes?seat=1", json={"text": "my plan"})
        hook = {"url": "https://example.com/secret"}
        assert (await ann.post(f"{path}/seats/1/webhooks", hook)).status_code == 201
        await invited(ann, ben, table, 1, "Ben")
        assert await note(ben, table) == ""
        assert (await ben.get(f"{path}/seats/1/webhooks")).json() == {"webhooks": []}
        await ben.http.put(f"{path}/notes", json={"text": "his plan"})
        assert await note(ben, table) == "his plan"

    play(sqlite_url, scene)
