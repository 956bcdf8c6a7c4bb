"""Addresses that people and programs hold: those of the API lead on, links never changed."""

from __future__ import annotations

from typing import Any

from tests.support.seats import ANN, BEN
from tests.support.serving import Serving, opened, play

from teahouse.server.app import create_app
from teahouse.server.routes.old_paths import MOVED
from teahouse.server.settings import Settings

SEATS = [ANN, BEN]


def test_old_addresses_of_the_api_answer_308_and_lead_to_a_route() -> None:
    app: Any = create_app(Settings(db="sqlite:///:memory:"))
    described = app.openapi()["paths"]
    for (method, old), new in MOVED.items():
        assert method.lower() in described[new], new
        assert old not in described


def test_a_request_by_an_old_address_gets_what_the_new_one_gives(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, kind="screen", seats=SEATS)
        for old, new in (("news", "updates"), (None, "replay")):
            path = f"/api/tables/{table}/{old}" if old else f"/api/games/{table}"
            moved = await ann.get(path, seat=1)
            assert moved.status_code == 308
            assert moved.headers["location"] == f"/api/tables/{table}/{new}?seat=1"
            followed = await ann.http.get(path, params={"seat": 1}, follow_redirects=True)
            assert followed.json() == (await ann.get(f"/api/tables/{table}/{new}", seat=1)).json()
        assert (await ann.command(table, kind="resign", seat=0)).status_code == 200
        journal = (await ann.http.get(f"/api/games/{table}/journal", follow_redirects=True)).json()
        brought = await ann.http.post(
            "/api/games", json={"journal": journal}, follow_redirects=True
        )
        assert brought.status_code == 201, brought.text
        fork = {"at": 0, "seats": SEATS}
        forked = await ann.http.post(f"/api/games/{table}/fork", json=fork, follow_redirects=True)
        assert forked.status_code == 201, forked.text
        assert (await ann.get("/api/games/nonsense")).status_code == 422

    play(sqlite_url, scene)


def test_links_that_people_hold_are_still_pages(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, eve = s.person(), s.person()
        table = await opened(ann, seats=SEATS)
        for path in (f"/t/{table}", f"/replay/{table}", f"/replay/{table}/3"):
            assert (await ann.get(path)).status_code == 200
        watch = (await ann.post(f"/api/tables/{table}/spectators")).json()["token"]
        assert (await eve.get(f"/join/{watch}")).status_code == 200
        joined = await eve.post("/api/join", {"invitation": watch})
        assert joined.json()["table"]["id"] == table

    play(sqlite_url, scene)
