"""A group of arguments is spread out for Typer and put together for the command."""

from __future__ import annotations

from dataclasses import dataclass
from inspect import signature
from typing import Annotated, Any

import typer
from typer.testing import CliRunner

from teahouse.cli.argument_groups import flattened

Loud = Annotated[bool, typer.Option("--loud")]


@dataclass(frozen=True)
class Voice:
    loud: Loud = False
    times: int = 1


heard: list[Any] = []


def greet(name: str, voice: Voice, politely: bool = False) -> None:
    heard.append((name, voice, politely))


def test_the_fields_of_a_group_come_after_the_own_parameters() -> None:
    flat = signature(flattened(greet)).parameters
    assert list(flat) == ["name", "politely", "loud", "times"]
    assert (flat["name"].annotation, flat["times"].default) == (str, 1)
    assert flat["loud"].annotation == Loud


def test_a_command_gets_its_group() -> None:
    app = typer.Typer()
    app.command()(flattened(greet))
    result = CliRunner().invoke(app, ["Ann", "--loud", "--times", "3"])
    assert result.exit_code == 0, result.output
    assert heard.pop() == ("Ann", Voice(loud=True, times=3), False)
