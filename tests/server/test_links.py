"""Links: what they offer, that looking changes nothing, and a page for every one that fails."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.support.seats import ANN, OPEN
from tests.support.serving import Person, Serving, opened, play, until

from teahouse.i18n import LANGUAGES, Texts
from teahouse.server.client import Client
from teahouse.server.problem_pages import POLICY

THREE = [ANN, OPEN, OPEN]
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
KEPT = ("access", "link", "entries")


async def everybody(ann: Person, table: str) -> str:
    made = await ann.post(f"/api/tables/{table}/link")
    assert made.status_code == 201, made.text
    return str(made.json()["token"])


async def offer(person: Person, token: str) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get(f"/api/join/{token}")).json()
    return found


async def join(person: Person, token: str, name: str | None = None) -> dict[str, Any]:
    answer = await person.post("/api/join", {"invitation": token, "name": name})
    found: dict[str, Any] = answer.json()
    return found


def rows(url: str) -> dict[str, list[Any]]:
    with sqlite3.connect(url.removeprefix("sqlite:///")) as db:
        return {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in KEPT}


def test_one_link_seats_everybody_and_then_lets_the_others_watch(db: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben, cleo, dan = (s.person() for _ in range(4))
        table = await opened(ann, seats=THREE)
        token = await everybody(ann, table)
        assert (await offer(ben, token))["does"] == "sit"
        assert (await join(ben, token, "Ben"))["seats"] == [1]
        assert (await join(ben, token, "Ben"))["seats"] == [1]  # nobody sits twice
        assert (await offer(ben, token))["does"] == "go"
        assert (await join(cleo, token, "Cleo"))["seats"] == [2]
        await until(lambda: s.status(table), "running")
        assert (await offer(dan, token))["does"] == "watch"
        assert (await join(dan, token, "Dan"))["error"] == "table-full"
        watching = await join(dan, token)
        assert (watching["seats"], watching["roles"]) == ([], ["guest"])
        assert (await dan.state(table))["seat"] is None

    play(db, scene)


def test_whoever_has_a_colour_gets_its_seat_while_it_is_free(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=[THREE[0], *[OPEN] * 3])
        token = await everybody(ann, table)
        taken = []
        for colour in ("red", "red", "blue"):  # Ann has the blue one
            guest = s.person()
            await guest.http.put("/api/me", json={"name": colour, "colour": colour})
            taken.append((await join(guest, token, colour))["seats"])
        assert taken == [[2], [1], [3]]

    play(sqlite_url, scene)


def test_two_who_sit_down_at_once_get_two_seats(db: str) -> None:
    async def scene(s: Serving) -> None:
        ann, guests = s.person(), [s.person() for _ in range(4)]
        table = await opened(ann, seats=THREE)
        token = await everybody(ann, table)
        found = await asyncio.gather(*(join(guest, token, "Guest") for guest in guests))
        assert sorted(one["seats"] for one in found if "seats" in one) == [[1], [2]]
        assert [one["error"] for one in found if "error" in one] == ["table-full"] * 2

    play(db, scene)


def test_a_guest_takes_one_seat_and_no_other_s(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben, eve = s.person(), s.person(), s.person()
        table = await opened(ann, seats=THREE)
        token = await everybody(ann, table)
        await join(ben, token, "Ben")
        path = f"/api/tables/{table}/seats"
        more = await ben.post(f"{path}/2/claim", {"name": "Ben"})
        assert (more.status_code, more.json()["error"]) == (409, "one-seat")
        await join(eve, token)
        for seat in (0, 1):
            taken = await eve.post(f"{path}/{seat}/claim", {"name": "Eve"})
            assert (taken.status_code, taken.json()["error"]) == (409, "seat-taken")
        assert (await s.person().post(f"{path}/2/claim", {"name": "Zoe"})).status_code == 403

    play(sqlite_url, scene)


def test_only_the_owner_makes_and_ends_the_link_for_everybody(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben, cleo = s.person(), s.person(), s.person()
        table = await opened(ann, seats=THREE)
        first, second = await everybody(ann, table), await everybody(ann, table)
        await join(ben, first, "Ben")
        await join(cleo, second)
        assert (await ben.post(f"/api/tables/{table}/link")).status_code == 403
        assert (await ben.http.delete(f"/api/tables/{table}/link")).status_code == 403
        assert (await ann.http.delete(f"/api/tables/{table}/link")).status_code == 204
        for token in (first, second):
            assert (await offer(s.person(), token))["error"] == "link-revoked"
        assert (await ben.get(f"/api/tables/{table}")).json()["seats"] == [1]
        assert (await cleo.get(f"/api/tables/{table}")).status_code == 403

    play(sqlite_url, scene)


def test_looking_at_a_link_changes_nothing(sqlite_url: str) -> None:
    """Whatever a crawler opens: the page, what it asks for, and with HEAD."""

    async def scene(s: Serving) -> None:
        ann, crawler = s.person(), s.person()
        table = await opened(ann, seats=THREE)
        seat, watch = f"/api/tables/{table}/seats", f"/api/tables/{table}/spectators"
        made = [await ann.post(path) for path in (f"{seat}/1/invitation", f"{seat}/0/recovery",
                                                  watch, f"/api/tables/{table}/link")]  # fmt: skip
        before = rows(sqlite_url)
        for link in made:
            token = link.json()["token"]
            assert (await crawler.http.get(f"/join/{token}", headers=BROWSER)).status_code == 200
            assert (await crawler.get(f"/api/join/{token}")).status_code == 200
            await crawler.http.head(f"/join/{token}")
        assert rows(sqlite_url) == before
        assert not crawler.http.cookies

    play(sqlite_url, scene)


def test_a_link_says_what_is_wrong_with_it(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben = s.person(), s.person()
        table = await opened(ann, seats=THREE)
        path = f"/api/tables/{table}/seats/1/invitation"
        old, new = [(await ann.post(path)).json()["token"] for _ in range(2)]
        await join(ben, new, "Ben")
        wrong = {old: "link-revoked", new: "link-used", "x" * 22: "no-such-link",
                 new[:12]: "link-cut", "%00": "link-cut", new + "x": "link-cut"}  # fmt: skip
        for token, code in wrong.items():
            answer = await s.person().get(f"/api/join/{token}")
            assert answer.json()["error"] == code, token
            assert token not in answer.text

    play(sqlite_url, scene)


def test_a_link_to_a_table_that_is_over_or_gone_says_so(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        token = await everybody(ann, table)
        assert (await ann.command(table, kind="resign")).status_code == 200
        await until(lambda: s.status(table), "over")
        found = await offer(s.person(), token)
        assert (found["does"], found["table"]["status"]) == ("watch", "over")
        with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as db:
            db.execute("UPDATE tables SET set_aside = 1")
        await s.service.tables.forget(table)
        assert (await offer(s.person(), token))["error"] == "no-such-table"

    play(sqlite_url, scene)


# Playing on in another browser


def test_another_browser_plays_on_once_the_first_lets_it_in(db: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben, phone, thief = (s.person() for _ in range(4))
        table = await opened(ann, seats=THREE[:2])
        token = await everybody(ann, table)
        await join(ben, token, "Ben")
        await until(lambda: s.status(table), "running")
        path = f"/api/tables/{table}/seats/1/asking"
        assert (await phone.post(path)).status_code == 401
        for device in (phone, thief):
            await join(device, token)
            assert (await device.post(path)).status_code == 200
        waiting = (await ben.get(f"/api/tables/{table}")).json()["asking"]
        assert [one["seat"] for one in waiting] == [1, 1]
        assert (await ann.get(f"/api/tables/{table}")).json()["asking"] == []
        (own,) = (await phone.get(f"/api/tables/{table}")).json()["asking"]
        assert own["this"]
        for nosy in (ann, phone, thief):
            assert (await nosy.http.put(f"{path}/{own['device']}")).status_code == 403
        assert (await ben.http.put(f"{path}/{own['device']}")).status_code == 204
        brought = await phone.post(f"/api/tables/{table}/seats/1/devices")
        assert brought.json()["seats"] == [1]
        assert (await phone.state(table))["seat"] == 1
        assert (await thief.post(f"/api/tables/{table}/seats/1/devices")).status_code == 403
        (left,) = (await ben.get(f"/api/tables/{table}")).json()["asking"]
        assert (await ben.http.delete(f"{path}/{left['device']}")).status_code == 204
        assert (await thief.get(f"/api/tables/{table}")).json()["asking"] == []

    play(db, scene)


def test_only_a_few_may_wait_at_a_seat_and_none_where_nobody_sits(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=THREE)
        token = await everybody(ann, table)
        guests = [s.person() for _ in range(6)]
        for guest in guests:
            await join(guest, token)
        path = f"/api/tables/{table}/seats"
        free = await guests[0].post(f"{path}/1/asking")
        assert (free.status_code, free.json()["error"]) == (409, "not-running")
        answers = [await guest.post(f"{path}/0/asking") for guest in guests]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]

    play(sqlite_url, scene)


# Pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_host_is_a_page_in_the_visitor_s_language(
    sqlite_url: str, language: str
) -> None:
    async def scene(s: Serving) -> None:
        asked = {**BROWSER, "host": "kitchen.lan:8080", "accept-language": f"de, {language};q=0.8"}
        answer = await s.person().http.get("/join/" + "x" * 22, headers=asked)
        assert answer.status_code == 403
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers.get_list("content-security-policy") == [POLICY]
        assert f'<html lang="{language}">' in answer.text
        assert Texts(language)("server-page-unknown-host") in answer.text
        assert "kitchen" not in answer.text
        data = await s.person().http.get("/join/x", headers={"host": "kitchen.lan"})
        assert data.json() == {"error": "unknown-host"}

    play(sqlite_url, scene)


def test_a_session_that_is_used_lasts_a_year_from_then(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, stranger = s.person(), s.person()
        await opened(ann, seats=THREE)
        (cookie,) = ann.http.cookies.jar
        for path in ("/", "/api/me/tables"):
            renewed = (await ann.get(path)).headers["set-cookie"]
            assert renewed.startswith(f"teahouse={cookie.value};")
            assert "Max-Age=31536000" in renewed
            assert "set-cookie" not in (await stranger.get(path)).headers

    play(sqlite_url, scene)


def test_links_that_people_hold_are_pages(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, eve = s.person(), s.person()
        table = await opened(ann, seats=THREE)
        for path in (f"/t/{table}", f"/replay/{table}", f"/replay/{table}/3"):
            assert (await ann.get(path)).status_code == 200
        watch = (await ann.post(f"/api/tables/{table}/spectators")).json()["token"]
        assert (await eve.get(f"/join/{watch}")).status_code == 200
        joined = await eve.post("/api/join", {"invitation": watch})
        assert joined.json()["table"]["id"] == table

    play(sqlite_url, scene)


def test_a_preview_names_the_game_and_nothing_else(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><head><title>Tea</title></head>")
    (tmp_path / "preview-darjeeling.png").write_bytes(b"a picture")

    async def scene(s: Serving) -> None:
        ann, crawler = s.person(), s.person()
        table = await opened(ann, seats=[{"kind": "person", "name": "Anaximander"}, *THREE[1:]])
        token = await everybody(ann, table)
        spoken = {"accept-language": "it-IT,it;q=0.9"}
        page = await crawler.http.get(f"/join/{token}", headers=spoken)
        words = Texts("it")("server-preview-title", title=Texts("it")("darjeeling-title"))
        assert f'<meta property="og:title" content="{words}">' in page.text
        picture = f"{s.base}/preview-darjeeling.png"
        assert f'<meta property="og:image" content="{picture}">' in page.text
        shown = await crawler.get("/preview-darjeeling.png")
        assert (shown.status_code, shown.headers["content-type"]) == (200, "image/png")
        for secret in ("Anaximander", table, token):
            assert secret not in page.text
        unknown = await crawler.get("/join/" + "x" * 22)
        assert (unknown.status_code, "og:title" in unknown.text) == (200, False)

    play(sqlite_url, scene, client=Client(tmp_path))
