"""Every refusal of the server has a text in each language; names agree across layers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from pydantic import TypeAdapter, ValidationError

import teahouse.server
from teahouse.bots import LEVELS
from teahouse.i18n import LANGUAGES, Texts
from teahouse.server import bodies
from teahouse.server.commands import DRAFTS
from teahouse.server.problems import CODES

SOURCES = sorted(Path(teahouse.server.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    texts = Texts(language)
    reasons = re.findall(r'illegal\("([a-z-]+)"', "".join(f.read_text() for f in SOURCES))
    assert reasons
    for key in [f"server-error-{code}" for code in CODES] + [f"server-why-{r}" for r in reasons]:
        assert texts.has(key), key


def test_every_problem_that_is_raised_is_a_known_one() -> None:
    raised = re.findall(r'Problem\(\s*"([a-z-]+)"', "".join(f.read_text() for f in SOURCES))
    assert set(raised) <= set(CODES)


def test_levels_and_commands_are_the_same_in_every_layer() -> None:
    level = TypeAdapter(bodies.Level)
    assert level.json_schema()["enum"] == list(LEVELS)
    assert [level.validate_python(name) for name in LEVELS] == list(LEVELS)
    with pytest.raises(ValidationError):
        level.validate_python("greedy")  # a spec, but no level
    assert set(get_args(bodies.CommandIn.model_fields["kind"].annotation)) == set(DRAFTS)


def test_the_server_names_no_game() -> None:
    for file in SOURCES:
        text = file.read_text()
        for name in ("ceylon", "alubari"):
            assert name not in text.lower(), file
        assert not re.search(r"(from|import) teahouse\.games", text)
