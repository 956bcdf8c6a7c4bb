"""Error pages, for somebody who opened an address in a browser.

A page is self-contained: requests for other files might be refused too.
"""

from __future__ import annotations

import base64
import re
from functools import cache
from hashlib import sha256
from html import escape

from starlette.types import Scope

from teahouse.i18n import LANGUAGES, Texts

from .addresses import header_values
from .problems import Problem

DATA = ("/api", "/metrics", "/readyz", "/healthz")
NO_WAY_HOME = ("unknown-host", "banned")  # the front page would be refused as well
TYPED = re.compile(r"\./play --lan|public_url")  # what somebody types: never broken
# The client's colours; see tokens.css there.
STYLE = (
    "body{margin:0;min-height:100vh;display:grid;place-items:center;color-scheme:light dark;"
    "font:17px/1.5 system-ui,sans-serif;background:light-dark(#d9e4dc,#0f1715);"
    "color:light-dark(#1f2d2a,#eef0e4)}"
    "main{max-width:28em;padding:2em;text-align:center;text-wrap:balance}"
    "svg{width:64px;fill:none;stroke:light-dark(#1f6b4f,#7fcba6);stroke-width:2}"
    "h1{font:700 1.6em/1.2 Georgia,serif}"
    "code{white-space:nowrap}"
    "a{display:inline-block;margin:.3em;padding:.6em 1.2em;border-radius:1.5em;"
    "text-decoration:none;background:light-dark(#1f6b4f,#7fcba6);color:light-dark(#fff,#10201a)}"
)
CUP = (
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 10h12v4a6 6 0 0 1-12 0zM16 11h1.5a2.5'
    ' 2.5 0 0 1 0 5H15.5M4 22h12M8 3q2 1.5 0 4M12 3q2 1.5 0 4"/></svg>'
)
POLICY = (
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    f"style-src 'sha256-{base64.b64encode(sha256(STYLE.encode()).digest()).decode()}'"
)


def wants_page(scope: Scope) -> bool:
    """Whether a browser asks for a page, not a program for data."""
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    if scope["path"].startswith(DATA):
        return False
    return any("text/html" in value for value in header_values(scope, b"accept"))


def language_of(scope: Scope) -> str:
    """The first of our languages in the browser's order of preference."""
    for value in header_values(scope, b"accept-language"):
        for part in value.split(","):
            spoken = part.strip()[:2].lower()
            if spoken in LANGUAGES:
                return spoken
    return LANGUAGES[0]


@cache
def page(code: str, language: str) -> bytes:
    """The error page: what is refused, why, and what to do."""
    texts = Texts(language)
    title, way = (
        texts(key) if texts.has(key) else texts(general)
        for key, general in (
            (f"server-page-{code}", "server-page-title"),
            (f"server-page-{code}-way", "server-page-way"),
        )
    )
    ways = [("", "server-page-again")]
    if code not in NO_WAY_HOME:
        ways.append(("/", "server-page-home"))
    links = "".join(f'<a href="{to}">{escape(texts(key))}</a>' for to, key in ways)
    way = TYPED.sub(r"<code>\g<0></code>", escape(way))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)} · Teahouse</title><style>{STYLE}</style>"
        f"<main>{CUP}<h1>{escape(title)}</h1><p>{escape(texts(f'server-error-{code}'))}"
        f"<p>{way}<p>{links}</main></html>"
    ).encode()


def rendered(problem: Problem, scope: Scope) -> bytes:
    return page(problem.code, language_of(scope))
