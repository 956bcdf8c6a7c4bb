"""Scenes: for a rule, a position in which it matters."""

from __future__ import annotations

import pytest

import teahouse
from teahouse.core.ledger import load_ledger
from teahouse.core.lessons import lessons_of
from teahouse.core.scenes import find_scene, refused_by


@pytest.mark.parametrize("name", teahouse.games())
def test_a_scene_shows_its_rule_again_when_it_is_read(name: str) -> None:
    game = teahouse.game(name)
    found = [find_scene(game, number) for number in load_ledger(game.definition)]
    scenes = [scene for scene in found if scene is not None]
    for scene in scenes:
        again = game.read(scene.position.text())
        assert again.actor == scene.seat
        if scene.refused:
            reason = again.why_not(scene.refused)
            assert reason is not None
            assert reason.rule == scene.number
        else:
            assert scene.number in lessons_of(game.definition)[scene.lesson].teaches
    assert any(scene.refused for scene in scenes)
    taught = {n for one in lessons_of(game.definition).values() for n in one.teaches}
    assert taught <= {scene.number for scene in scenes}


def test_a_rule_that_refuses_nothing_here_is_not_made_up() -> None:
    start = teahouse.game("darjeeling").new(players=2, seed=1)
    assert refused_by(start, "D33") == ""
    assert start.why_not(refused_by(start, "D10")) is not None
