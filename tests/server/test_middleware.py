"""The door: what is refused, how, and that it is never an error of ours."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
from tests.support.seats import OPEN
from tests.support.serving import GENEROUS, Person, Serving, play, turn_of

from teahouse.server import middleware
from teahouse.server.middleware import CSP, LARGEST_BODY
from teahouse.server.problems import Problem
from teahouse.server.settings import changed

JSON = {"content-type": "application/json"}
NASTY: list[Any] = [
    "", " ", "\x00", "a\x00b", "\u202eevil", "\u2066x", "é" * 2000, "\U0001d538" * 600,
    "\U0010ffff", "' OR 1=1 --", '"><script>alert(1)</script>', "${7*7}", "{{7*7}}", "%s%n",
    "../../etc/passwd", "\r\nSet-Cookie: a=b", "\ufeff", "null", "NaN", "1e400", "-0", "\u0661",
    "\u2248\u221a", "\u0643\u0644\u0645\u0629", "\U0001f469\u200d\U0001f467", 0, -1, 2**31, 2**63,
    2**70, 1.5, True, None, [], {}, [[]], {"": ""}, [None] * 100,
]  # fmt: skip
RAW = [
    b"", b"{", b"[" * 30_000, b"[" * 30_000 + b"]" * 30_000, b'{"a":' * 9_000, b"NaN", b"1e400",
    b"-Infinity", b'{"command_id":"\\ud800"}', b'{"\\udfff":1}', b'"\\u0000"', b"\xff\xfe", b"\x00",
    b'{"expected_seq":1e400}', b'{"expected_seq":NaN}', b"9" * 5000, b"null", b"[]", b'""', b"0",
]  # fmt: skip


def refused_well(answer: httpx.Response, sent: str = "") -> None:
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
    body = answer.json()
    assert set(body) <= {"error", "seq", "reason", "fields"}
    assert "Traceback" not in answer.text
    if len(sent) > 3:
        assert sent not in answer.text


BODIES: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "/api/tables", {"game": "darjeeling", "kind": "link", "options": {"map": "india"},
                             "components": {}, "seats": [OPEN],
                             "settings": {"over": "bot"}}),
    ("POST", "/api/options/check", {"game": "darjeeling", "options": {"map": "india"},
                                    "seats": [OPEN], "components": {}}),
    ("PATCH", "/api/tables/{t}", {"kind": "link"}),
    ("PUT", "/api/tables/{t}/seats/0", {"kind": "bot", "name": "x", "level": "easy"}),
    ("POST", "/api/tables/{t}/seats/0/claim", {"name": "x"}),
    ("POST", "/api/join", {"invitation": "x" * 22, "name": "x"}),
    ("POST", "/api/tables/{t}/commands",
     {"command_id": "12345678", "expected_seq": 0, "kind": "act", "actions": ["x"], "to": 0,
      "about_seat": 0, "agree": True, "seat": 0}),
    ("POST", "/api/tables/{t}/chat", {"text": "x"}),
    ("PUT", "/api/tables/{t}/notes", {"text": "x"}),
    ("PUT", "/api/tables/{t}/mutes/0", {"muted": True}),
    ("POST", "/api/tables/{t}/seats/0/webhooks", {"url": "https://x.example", "shape": "json"}),
    ("POST", "/api/journals", {"journal": {"format": 1}}),
    ("POST", "/api/tables/{t}/fork", {"at": 0, "seats": [{"kind": "bot"}]}),
    ("PUT", "/api/me", {"name": "x", "colour": "green"}),
    ("PUT", "/api/me/current", {"id": "0" * 16}),
    ("POST", "/api/me/arrivals", {"secret": "x"}),
    ("POST", "/api/me/profiles", {"name": "x", "colour": "red"}),
]  # fmt: skip


async def send(person: Person, method: str, path: str, raw: bytes) -> httpx.Response:
    return await person.http.request(method, path, content=raw, headers=JSON)


def test_raw_nonsense_is_a_4xx_everywhere(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        for method, path, _ in BODIES:
            for raw in RAW:
                refused_well(await send(ann, method, path.replace("{t}", table), raw))

    play(sqlite_url, scene)


def test_nasty_values_in_every_field_are_never_our_error(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        for method, path, body in BODIES:
            for name in body:
                for value in NASTY:
                    raw = json.dumps({**body, name: value}).encode()
                    answer = await send(ann, method, path.replace("{t}", table), raw)
                    assert answer.status_code < 500, (path, name, value, answer.text)
                    if answer.status_code >= 400:
                        refused_well(answer, value if isinstance(value, str) else "")
        assert (await ben.updates(table))["table_id"] == table

    play(db, scene)


NASTY_PATHS = [
    "/api/tables/%00", "/api/tables/%ff%fe", "/api/tables/" + "a" * 5000, "/api/tables/..%2f..",
    "/api/tables/%ED%A0%80", "/join/%00", "/join/" + "x" * 22, "/assets/..%2fapp.py", "/x/y",
    "/api/games/%F0%9F%8D%B5", "/t/../../etc", "/api/nothing", "/healthz/x",
]  # fmt: skip
NASTY_QUERIES = ["since=-1", "since=1e400", "since=9999999999999", "since=%00", "seat=99", "at=-5",
                 "seat=%ED%A0%80", "since=NaN", "action=%00", "action=" + "x" * 2000]  # fmt: skip


def test_nasty_addresses_are_a_4xx(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        for path in NASTY_PATHS:
            answer = await ann.http.get(path)
            if path.startswith("/api"):
                refused_well(answer)
            elif path == f"/join/{'x' * 22}":  # the page asks what the link offers
                assert answer.status_code == 200
            else:  # a page that does not exist is shown by the client
                assert answer.status_code == 404, path
                assert answer.headers["content-type"].startswith("text/html")
        for query in NASTY_QUERIES:
            for path in (
                f"/api/tables/{table}/updates",
                f"/api/tables/{table}/replay",
                f"/api/tables/{table}/why-not",
            ):
                answer = await ann.http.get(f"{path}?{query}")
                assert answer.status_code < 500, (path, query)

    play(sqlite_url, scene)


def test_numbers_in_an_address_are_digits_and_stand_there_once(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        for path, name in (
            (f"/api/tables/{table}/updates", "since"),
            (f"/api/tables/{table}/replay", "at"),
        ):
            assert (await ann.http.get(f"{path}?{name}=0")).status_code == 200
            for loose in ("0.0", "%2B0", "-0", "0_0", "false", "%D9%A0", f"0&{name}=0"):
                refused_well(await ann.http.get(f"{path}?{name}={loose}"))

    play(sqlite_url, scene)


def test_a_foreign_page_cannot_change_anything(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        body = {"game": "darjeeling", "seats": [OPEN, OPEN]}
        foreign = [
            {"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"}, {"origin": "http://["},
        ]  # fmt: skip
        for headers in foreign:
            answer = await ann.http.post("/api/tables", json=body, headers=headers)
            assert (answer.status_code, answer.json()) == (403, {"error": "origin"}), headers
        answer = await ann.http.post("/api/tables", json=body, headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()) == (403, {"error": "unknown-host"})
        for headers in ({"origin": s.base}, {"sec-fetch-site": "same-origin"}, {}):
            answer = await ann.http.post("/api/tables", json=body, headers=headers)
            assert answer.status_code == 201, answer.text

    play(sqlite_url, scene)


def test_every_answer_carries_the_headers(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        for path in ("/", "/api/info", "/api/nothing", "/healthz", "/plain/plain.css"):
            headers = (await ann.http.get(path)).headers
            assert headers["content-security-policy"] == CSP
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers or headers["server"] != "uvicorn"
        assert "default-src 'none'" in CSP
        assert "require-trusted-types-for 'script'" in CSP
        assert "frame-ancestors 'none'" in CSP

    play(sqlite_url, scene)


def test_large_bodies_are_cut_off_with_or_without_a_length(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        large = b'{"game":"' + b"x" * LARGEST_BODY + b'"}'

        async def pieces() -> Any:
            for at in range(0, len(large), 8192):
                yield large[at : at + 8192]

        for content in (large, pieces()):
            answer = await ann.http.post("/api/tables", content=content, headers=JSON)
            assert (answer.status_code, answer.json()["error"]) == (413, "too-large")

    play(sqlite_url, scene)


@pytest.mark.parametrize("limited", ["commands_per_minute", "requests_per_minute"])
def test_too_many_requests_are_answered_429_with_a_time(limited: str, sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, _ = await turn_of(table, ann, ben)
        answers = [await actor.command(table, expected_seq=0, actions=[0]) for _ in range(60)]
        last = answers[-1]
        assert last.status_code == 429
        assert last.json() == {"error": "too-many"}
        assert int(last.headers["retry-after"]) >= 1

    play(sqlite_url, scene, changed(GENEROUS, {limited: 50}))


def test_a_limit_counts_each_key_and_begins_anew_when_its_time_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    limiter = middleware.RateLimiter()

    def hit(key: str) -> Problem | None:
        try:
            asyncio.run(limiter.check("2/minute", key))
        except Problem as problem:
            return problem
        return None

    assert [hit("ann"), hit("ann"), hit("ben")] == [None, None, None]
    late = hit("ann")
    assert late is not None
    assert (late.code, (late.headers or {})["Retry-After"]) == ("too-many", "61")
    now += 60
    assert hit("ann") is None


def test_limits_that_are_over_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks from ever new addresses does not fill the memory."""
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    limiter = middleware.RateLimiter()

    async def ask(many: int) -> None:
        for n in range(many):
            await limiter.check("2/minute", f"{now} {n}")

    for _ in range(5):
        asyncio.run(ask(middleware.WINDOWS))
        now += 61
    assert len(limiter._windows) <= middleware.WINDOWS


def test_what_another_process_counted_counts_here() -> None:
    here, there = middleware.RateLimiter(shared=True), middleware.RateLimiter(shared=True)

    async def scene() -> None:
        for _ in range(2):
            await there.check("2/minute", "ann")
        for hits in there.take_counts():
            here.add(hits)
        with pytest.raises(Problem, match="too-many"):
            await here.check("2/minute", "ann")

    asyncio.run(scene())
