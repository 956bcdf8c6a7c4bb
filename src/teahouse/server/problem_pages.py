"""A refusal as a page, for somebody who opened an address in a browser.

It needs no other file: what refuses the page would refuse those too.
"""

from __future__ import annotations

import base64
from functools import cache
from hashlib import sha256
from html import escape

from starlette.types import Scope

from teahouse.i18n import LANGUAGES, Texts

from .addresses import header_values
from .problems import Problem

DATA = ("/api", "/metrics", "/readyz", "/healthz")
NO_WAY_HOME = ("unknown-host", "banned")  # the front page would be refused as well
STYLE = (
    "body{margin:0;min-height:100vh;display:grid;place-items:center;color-scheme:light dark;"
    "font:17px/1.5 system-ui,sans-serif;background:light-dark(#f6f1e4,#1d221d);"
    "color:light-dark(#26301f,#ece7d8)}"
    "main{max-width:30em;padding:2em;text-align:center}"
    "h1{font:700 1.7em/1.2 Georgia,serif}"
    "a{color:light-dark(#2f5d3a,#a9cfa4)}"
)
POLICY = (
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    f"style-src 'sha256-{base64.b64encode(sha256(STYLE.encode()).digest()).decode()}'"
)


def wants_page(scope: Scope) -> bool:
    """Whether somebody opened an address, and no program asked for data."""
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    if scope["path"].startswith(DATA):
        return False
    return any("text/html" in value for value in header_values(scope, b"accept"))


def language_of(scope: Scope) -> str:
    """The first of our languages that the browser names; it sorts them by liking."""
    for value in header_values(scope, b"accept-language"):
        for part in value.split(","):
            spoken = part.strip()[:2].lower()
            if spoken in LANGUAGES:
                return spoken
    return LANGUAGES[0]


@cache
def page(code: str, language: str) -> bytes:
    """What is refused, why, and what one can do."""
    texts = Texts(language)
    title, way = (
        texts(key) if texts.has(key) else texts(general)
        for key, general in (
            (f"server-page-{code}", "server-page-title"),
            (f"server-page-{code}-way", "server-page-way"),
        )
    )
    home = "" if code in NO_WAY_HOME else f'<p><a href="/">{escape(texts("server-page-home"))}</a>'
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)} · Teahouse</title><style>{STYLE}</style>"
        f"<main><h1>{escape(title)}</h1><p>{escape(texts(f'server-error-{code}'))}"
        f"<p>{escape(way)}{home}</main></html>"
    ).encode()


def rendered(problem: Problem, scope: Scope) -> bytes:
    return page(problem.code, language_of(scope))
