"""Middleware: size, origin, headers, limits, a log line for each request. Plain ASGI, for speed."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import structlog
from limits import RateLimitItem, parse
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import header_values, host_of, network_key, parsed
from .connections import CONNECTION, MOST_PIECES
from .lan import Lan
from .metrics import Metrics
from .problem_pages import POLICY, rendered, wants_page
from .problems import Problem
from .settings import Settings
from .store.sharing_jobs import Hits

LOG = structlog.get_logger("teahouse.http")
LARGEST_BODY = 64 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
LONGEST_TOKEN = 64
WINDOWS = 1000  # rate limit windows kept before expired ones are dropped
LIMITED = ("/api", "/join", "/readyz", "/metrics")
LOOPBACK = ("localhost", "127.0.0.1", "::1", "testserver")
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; "
    "trusted-types svelte-trusted-html"
)
# For a page that plays without a server: its workers, and WebAssembly in them.
PLAYS = (
    ("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'"),
    ("trusted-types svelte", "trusted-types teahouse-worker svelte"),
)
Headers = list[tuple[bytes, bytes]]
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}
# Scripts, styles and fonts are not documents: other headers would only add weight to ~70 files.
FOR_ASSETS = (b"x-content-type-options", b"cross-origin-resource-policy")


@dataclass(slots=True)
class _Window:
    """A count until its window ends."""

    ends: float
    count: int = 0


class RateLimiter:
    """Fixed-window rate limits per key; only hashes of keys are kept.

    Processes that share a database count together, with `take_counts` and `add`.
    """

    def __init__(self, shared: bool = False) -> None:
        self._windows: dict[str, _Window] = {}
        self._room = WINDOWS
        self._items: dict[str, RateLimitItem] = {}
        self._counted: Counter[tuple[str, int]] | None = Counter() if shared else None

    async def check(self, limit: str, *key: str) -> None:
        """Count one; Problem with Retry-After if over the limit."""
        item = self._items.get(limit) or self._items.setdefault(limit, parse(limit))
        hashed = sha256("\0".join(key).encode()).hexdigest()
        name = f"{limit}/{hashed[:32]}"
        seconds = item.get_expiry()
        if self._counted is not None:
            self._counted[name, seconds] += 1
        window = self._count(name, seconds, 1)
        if window.count > item.amount:
            wait = max(1, int(window.ends - time.monotonic()) + 1)
            raise Problem("too-many", {"Retry-After": str(wait)})

    def _count(self, name: str, seconds: int, amount: int) -> _Window:
        now = time.monotonic()
        window = self._windows.get(name)
        if window is None or window.ends <= now:
            self._make_room(now)
            window = self._windows[name] = _Window(now + seconds)
        window.count += amount
        return window

    def _make_room(self, now: float) -> None:
        """Drop expired windows whenever there are twice as many as were left last time."""
        if len(self._windows) >= self._room:
            self._windows = {name: w for name, w in self._windows.items() if w.ends > now}
            self._room = max(WINDOWS, 2 * len(self._windows))

    def take_counts(self) -> list[Hits]:
        """Return and reset what was counted here since the last call."""
        if not self._counted:
            return []
        found = [Hits(key, expiry, n) for (key, expiry), n in self._counted.items()]
        self._counted.clear()
        return found

    def add(self, elsewhere: Hits) -> None:
        """Add what another process counted."""
        self._count(elsewhere.key, elsewhere.expiry, elsewhere.amount)


def header(scope: Scope, name: bytes) -> str | None:
    return next(iter(header_values(scope, name)), None)


def address(scope: Scope) -> str:
    """The client for rate limits: an IPv4 address, or the /64 of an IPv6 address.

    It is the peer, or the client that a trusted proxy names.
    """
    found = parsed(scope["client"][0]) if scope.get("client") else None
    return "local" if found is None else network_key(found)


def with_own_cookie(headers: Headers, name: bytes) -> Headers:
    """The headers with no cookie but ours.

    The framework unquotes every cookie, which takes quadratic time in older versions of Python
    (CVE-2024-7592): 30 KB of backslashes held the whole server for seconds.
    """
    kept = [(key, value) for key, value in headers if key != b"cookie"]
    if len(kept) == len(headers):
        return kept
    for part in b";".join(value for key, value in headers if key == b"cookie").split(b";"):
        key, _, token = part.strip().partition(b"=")
        if key == name and len(token) <= LONGEST_TOKEN and b"\\" not in token:
            return [*kept, (b"cookie", name + b"=" + token)]
    return kept


def asked_host(scope: Scope) -> str | None:
    """Name and port of the Host header, None if malformed."""
    said = header_values(scope, b"host")
    found = host_of(said[0]) if len(said) == 1 else None
    if found is None:
        return None
    name, port = found
    return name if port is None else f"{name}:{port}"


def host_name(netloc: str) -> str:
    found = host_of(netloc)
    return found[0].strip("[]") if found else ""


def host_allowed(scope: Scope, settings: Settings, lan: Lan | None = None) -> bool:
    """Refuse foreign host names, which may be pointed at this machine (DNS rebinding)."""
    name = host_name(asked_host(scope) or "")
    if lan is not None and lan.is_from_network(scope):
        return name in lan.names
    if name in LOOPBACK:
        return True
    if settings.public_url:
        return name == host_name(urlsplit(settings.public_url).netloc)
    return bool(name) and settings.host not in LOOPBACK


def origin_allowed(scope: Scope, settings: Settings) -> bool:
    """Whether a request that may change something comes from our own page or no page (CSRF)."""
    site = header(scope, b"sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = header(scope, b"origin")
    if origin is None or (origin == "null" and site == "same-origin"):
        return True
    own = urlsplit(settings.public_url).netloc if settings.public_url else None
    scheme, separator, netloc = origin.partition("://")
    if scheme not in ("http", "https") or not separator or host_of(netloc) is None:
        return False
    return netloc in (own, header(scope, b"host"))


async def limit_requests(limiter: RateLimiter, settings: Settings, asking: str) -> None:
    """Count requests, WebSocket handshakes and live commands together, per address."""
    await limiter.check(f"{settings.requests_per_minute}/minute", "address", asking)


def policy_for(settings: Settings) -> str:
    """The Content-Security-Policy of a page: as little as it needs."""
    policy = CSP
    for plain, playing in PLAYS if settings.local_parts else ():
        policy = policy.replace(plain, playing, 1)
    return policy


class SecurityMiddleware:
    """The outermost middleware: host, origin, limits, headers, logging."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        limiter: RateLimiter,
        metrics: Callable[[], Metrics],
        cookie: str,
        lan: Lan | None = None,
    ) -> None:
        self.app = app
        self.lan = lan
        self._cookie = cookie.encode()
        self.settings = settings
        self.limiter = limiter
        self.metrics = metrics
        policy = policy_for(settings)
        said = {**HEADERS, "content-security-policy": policy}
        self._headers = [(k.encode(), v.encode()) for k, v in said.items()]
        if settings.tls:
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "headers" in scope:
            scope["headers"] = with_own_cookie(scope["headers"], self._cookie)
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, answer = time.perf_counter(), _Response(send, scope, self._headers)
        body = _Body(scope, receive, self.settings.request_seconds)
        connection = scope["state"][CONNECTION]
        connection.begin(body.is_chunked)
        try:
            await self._admit(scope)
            await self.app(scope, body.receive, answer.send)
        except Problem as problem:
            await refuse(problem, answer, scope)
        except ClientDisconnect:
            return  # in the middle of the body; there is nobody left to answer
        except Exception as error:
            LOG.error("failure", failure=type(error).__name__, route=route_of(scope))
            if not answer.begun:
                await refuse(Problem("internal"), answer, scope)
        finally:
            connection.end(body.has_all)
        self._note(scope, answer.status, time.perf_counter() - started)

    async def _admit(self, scope: Scope) -> None:
        if not host_allowed(scope, self.settings, self.lan):
            raise Problem("unknown-host")
        if scope["method"] not in SAFE and not origin_allowed(scope, self.settings):
            raise Problem("origin")
        length = header(scope, b"content-length") or "0"
        if not length.isdigit() or len(length) > 12:
            raise Problem("bad-request")
        if int(length) > LARGEST_BODY:
            raise Problem("too-large", {"Connection": "close"})
        if scope["path"].startswith(LIMITED):
            await self._limit(scope)

    async def _limit(self, scope: Scope) -> None:
        await limit_requests(self.limiter, self.settings, address(scope))

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        self.metrics().request(scope["method"], status, seconds)
        LOG.debug(
            "request",
            method=scope["method"][:8],
            route=route_of(scope),
            status=status,
            ms=round(seconds * 1000, 1),
        )

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if not host_allowed(scope, self.settings, self.lan):
                raise Problem("unknown-host")
            if not origin_allowed(scope, self.settings):
                raise Problem("origin")
            await self._limit(scope)
        except Problem as problem:
            await receive()
            await refuse(problem, _Response(send, scope, self._headers, "websocket.http"), scope)
            return
        await self.app(scope, receive, send)


def route_of(scope: Scope) -> str:
    """The pattern of the route, never the address itself: it may carry a secret."""
    return str(getattr(scope.get("route"), "path", "-"))


class _Body:
    """Cuts off a body that is too large, in too many pieces, or too slow."""

    def __init__(self, scope: Scope, receive: Receive, seconds: float) -> None:
        self._receive = receive
        self._deadline = asyncio.get_running_loop().time() + seconds
        self._size = self._pieces = 0
        self.is_chunked = header(scope, b"transfer-encoding") is not None
        self.has_all = not self.is_chunked and header(scope, b"content-length") in (None, "0")

    async def receive(self) -> Message:
        try:
            async with asyncio.timeout_at(None if self.has_all else self._deadline):
                message = await self._receive()
        except TimeoutError:
            raise Problem("timeout", {"Connection": "close"}) from None
        self.has_all = not message.get("more_body", False)
        self._size += len(message.get("body", b""))
        self._pieces += 1
        if self._size > LARGEST_BODY or self._pieces > MOST_PIECES:
            raise Problem("too-large", {"Connection": "close"})
        return message


class _Response:
    """Adds our headers and remembers the status."""

    def __init__(self, send: Send, scope: Scope, headers: Headers, kind: str = "http") -> None:
        self._send = send
        self.kind = kind  # a refused WebSocket gets an HTTP response too
        self.headers = headers
        self._is_api = scope["path"].startswith(("/api", "/join"))
        self._is_asset = scope["path"].startswith("/assets/")
        self.status = 500
        self.begun = False

    async def send(self, message: Any) -> None:
        if message["type"] == f"{self.kind}.response.start":
            self.begun, self.status = True, message["status"]
            mine = self.headers
            if self._is_asset and self.status == 200:
                mine = [header for header in mine if header[0] in FOR_ASSETS]
            message["headers"] = [*message.get("headers", []), *mine]
            if self._is_api:
                message["headers"].append((b"cache-control", b"no-store"))
        await self._send(message)


def with_policy(headers: Headers, policy: str) -> Headers:
    """The headers with the Content-Security-Policy of a page with inline style."""
    name = b"content-security-policy"
    return [(key, policy.encode() if key == name else value) for key, value in headers]


async def refuse(problem: Problem, answer: _Response, scope: Scope) -> None:
    """Send an error: as a page to somebody who opened an address, else as JSON."""
    if wants_page(scope):
        body, kind_of_body = rendered(problem, scope), b"text/html; charset=utf-8"
        answer.headers = with_policy(answer.headers, POLICY)
    else:
        body, kind_of_body = json.dumps(problem.body()).encode(), b"application/json"
    headers = [(b"content-type", kind_of_body), (b"content-length", b"%d" % len(body))]
    headers += [(k.lower().encode(), v.encode()) for k, v in (problem.headers or {}).items()]
    kind = f"{answer.kind}.response"
    await answer.send({"type": f"{kind}.start", "status": problem.status_code, "headers": headers})
    without = scope.get("method") == "HEAD"
    await answer.send({"type": f"{kind}.body", "body": b"" if without else body})
