"""The frame of a report: one HTML file with its style inside."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.resources import files

from .words import Words

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"


@dataclass(frozen=True)
class Section:
    """A section of a report, with an anchor."""

    name: str
    title: str
    lead: str
    body: str


def page(words: Words, title: str, under: str, top: str, sections: Sequence[Section]) -> str:
    """The whole file. Its content security policy forbids any fetch."""
    style = (files(__package__) / "page.css").read_text("utf-8")
    links = "".join(f'<a href="#{s.name}">{s.title}</a>' for s in sections)
    parts = "".join(_section(s) for s in sections)
    return f"""<!doctype html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<main>
<h1>{title}</h1>
<p class="under">{under}</p>
{top}
<nav aria-label="{words("arena-contents")}">{links}</nav>
{parts}
<footer><p>{words("arena-made-by")} {words("common-notice")}</p></footer>
</main>
</body>
</html>
"""


def _section(section: Section) -> str:
    lead = f'<p class="lead">{section.lead}</p>' if section.lead else ""
    return f'<section id="{section.name}"><h2>{section.title}</h2>{lead}{section.body}</section>\n'


def figures(rows: Sequence[tuple[str, str]]) -> str:
    """The key figures."""
    shown = "".join(f'<div class="figure"><b>{n}</b><span>{what}</span></div>' for n, what in rows)
    return f'<div class="figures">{shown}</div>'


def picture(svg: str, caption: str) -> str:
    """A drawing as a separate image, isolated from the style of the page."""
    data = b64encode(svg.encode()).decode()
    image = f'<img src="data:image/svg+xml;base64,{data}" alt="">'
    return f'<figure class="board">{image}<figcaption>{caption}</figcaption></figure>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{head}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return (
        f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
    )


def folded(title: str, body: str) -> str:
    return f"<details><summary>{title}</summary>{body}</details>"


def codes(notations: Sequence[str]) -> str:
    return f'<p class="codes">{" ".join(f"<code>{n}</code>" for n in notations)}</p>'


def swatches(kinds: Iterable[tuple[str, str]]) -> str:
    """The legend of a plot: kinds of bars and their names."""
    return (
        f'<ul class="key">{"".join(f"<li>{_swatch(kind)}{name}</li>" for kind, name in kinds)}</ul>'
    )


def _swatch(kind: str) -> str:
    box = f'<rect class="{kind}" x="1" y="1" width="16" height="12" rx="2"/>'
    return f'<svg height="14" aria-hidden="true">{box}</svg>'
