"""Link previews in chat programs: the title of the game, never players or scores."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from teahouse.i18n import Texts


def picture(game: str) -> str:
    """The file of a game's picture, beside the index of the client."""
    return f"preview-{game}.png"


@lru_cache(256)
def tags(game: str, language: str, base: str, pictured: bool = False) -> str:
    """Open Graph tags for the head of the page."""
    texts = Texts(language)
    title = texts(f"{game}-title") if texts.has(f"{game}-title") else game
    shown = {
        "og:site_name": "Teahouse",
        "og:type": "website",
        "og:title": texts("server-preview-title", title=title),
        "og:description": texts("server-preview-help"),
        "og:url": f"{base}/",
    }
    if pictured:
        shown["og:image"] = f"{base}/{picture(game)}"
    lines = [f'<meta property="{name}" content="{escape(said)}">' for name, said in shown.items()]
    card = "summary_large_image" if pictured else "summary"
    return "".join([*lines, f'<meta name="twitter:card" content="{card}">'])
