"""Lessons over REST: nothing is kept, the real rules answer, nothing hidden leaves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.support.serving import GENEROUS, Serving, play

import teahouse
from teahouse.core.lesson_run import begin, resumed
from teahouse.core.lessons import lessons_of
from teahouse.server import models
from teahouse.server.lessons import lesson_json, played_table

GAME = teahouse.game("darjeeling")
LESSONS = lessons_of(GAME.definition)
COLLECTOR = "/api/lessons/darjeeling/collector"


def test_every_game_lists_its_lessons(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        for name in teahouse.games():
            answer = await s.person().get(f"/api/lessons/{name}")
            reply = models.LessonsOut.model_validate_json(answer.content).lessons
            found = lessons_of(teahouse.game(name).definition)
            assert [one.name for one in reply] == list(found)
        assert (await s.person().get("/api/lessons/chess")).status_code == 404

    play(sqlite_url, scene)


def test_a_lesson_is_played_without_anything_being_kept(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        async def at(*inputs: str) -> models.LessonOut:
            answer = await s.person().post(COLLECTOR, {"inputs": list(inputs)})
            return models.LessonOut.model_validate_json(answer.content)

        read, do = await at(), await at("next")
        assert (read.mood, do.mood) == ("read", "do")
        wrong = await at("next", "c3")
        assert (wrong.mood, wrong.kept, wrong.update.state.legal) == ("wrong", 1, [])
        assert wrong.message is not None
        assert wrong.message.key.endswith(".far")
        right = await at("next", "c5")
        assert (right.step, right.mood) == (2, "read")
        assert [entry.seat for entry in right.update.entries] == [None, 0, 1]
        assert (await at("c5")).inputs == ["next", "c5"]  # who plays has read
        assert (await s.person().get("/api/me/tables")).json()["tables"] == []

    play(sqlite_url, scene)


def test_a_plan_goes_as_far_as_the_step(sqlite_url: str) -> None:
    cards = "/api/lessons/ceylon/cards"

    async def scene(s: Serving) -> None:
        async def tried(*actions: str, **body: Any) -> models.TrialOut:
            asked = {"inputs": ["next"], "actions": list(actions), **body}
            answer = await s.person().post(f"{cards}/trial", asked)
            return models.TrialOut.model_validate_json(answer.content)

        begun = await tried(ahead=["do"])
        assert (begun.asked, begun.ahead) == (True, [])
        card = await tried("harvest/councillor", ahead=["do"])
        assert card.asked
        assert [one.action for one in card.legal] == ["harvest", "move", "rupees"]
        assert [one.asked for one in card.ahead] == [True, False, False]  # the others are wrong
        assert card.ahead[0].legal[0].action == "harvest c5"
        reached = await tried("harvest/councillor", "harvest", "harvest c5")
        assert (reached.asked, reached.view, reached.legal) == (False, None, [])
        assert not (await tried("plant/harvest")).asked  # a wrong try
        early = await tried("harvest/councillor", inputs=[])
        assert early.asked  # who plays has read
        refused = await s.person().post(
            f"{cards}/trial", {"inputs": ["next"], "actions": ["harvest/councillor", "plant"]}
        )
        assert (refused.status_code, refused.json()["error"]) == (422, "illegal")

    play(sqlite_url, scene)


def test_a_plan_ends_with_the_learners_turn(sqlite_url: str) -> None:
    last = "/api/lessons/ceylon/last-turns"
    turn = ["technology/councillor", "technology", "use token", "plant"]

    async def scene(s: Serving) -> None:
        async def asked(*actions: str) -> bool:
            body = {"inputs": ["next"], "actions": list(actions)}
            answer = await s.person().post(f"{last}/trial", body)
            return models.TrialOut.model_validate_json(answer.content).asked

        assert [await asked(*turn[:n]) for n in (1, 2, 3, 4)] == [True, True, True, False]

    play(sqlite_url, scene)


def test_what_is_done_for_a_learner_is_told_choice_by_choice(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        async def at(*inputs: str) -> models.LessonOut:
            answer = await s.person().post("/api/lessons/ceylon/cards", {"inputs": list(inputs)})
            return models.LessonOut.model_validate_json(answer.content)

        shown = await at("next", "show")
        assert shown.shown == ["harvest/councillor", "harvest", "harvest c5"]
        again = await at("next", *shown.shown)
        assert (again.step, again.shown) == (shown.step, [])
        assert again.update.state.view == shown.update.state.view

    play(sqlite_url, scene)


def test_what_was_planned_beyond_a_wrong_try_is_left(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        inputs = ["next", "plant/harvest", "plant"]
        answer = await s.person().post("/api/lessons/ceylon/cards", {"inputs": inputs})
        found = models.LessonOut.model_validate_json(answer.content)
        assert (found.mood, found.inputs) == ("wrong", inputs[:2])

    play(sqlite_url, scene)


def test_what_the_rules_refuse_has_its_reason(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        async def post(path: str, **body: Any) -> tuple[int, dict[str, Any]]:
            answer = await s.person().post(path, body)
            return answer.status_code, answer.json()

        status, said = await post(COLLECTOR, inputs=["next", "d7"])
        assert (status, said["reason"]["rule"]) == (422, "D15")
        status, said = await post(f"{COLLECTOR}/why-not", inputs=["next"], action="d7")
        assert (status, said["legal"], said["reason"]["rule"]) == (200, False, "D15")
        status, said = await post(f"{COLLECTOR}/why-not", inputs=["next"], action="football")
        assert said["reason"]["code"] == "no-such-action"
        for inputs in (["football"], ["show"], ["next", "next"]):
            assert (await post(COLLECTOR, inputs=inputs))[0] == 422
        assert (await post("/api/lessons/darjeeling/football", inputs=[]))[0] == 404
        assert (await post("/api/lessons/chess/collector", inputs=[]))[0] == 404

    play(sqlite_url, scene)


def test_the_table_of_a_lesson_is_its_position_and_shows_the_learners_view() -> None:
    lesson = LESSONS["screens"]
    run = resumed(GAME, lesson, ["next", "c3"])
    assert played_table(run).position.digest() == run.position.digest()
    reply = lesson_json(GAME, lesson, [])
    view = reply["update"]["state"]["view"]
    assert view == begin(GAME, lesson).position.view(lesson.seat)
    assert view["seats"][1]["tiles"] is None


def test_steps_of_lessons_are_counted_like_commands(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        person = s.person()
        codes = [(await person.post(COLLECTOR, {"inputs": []})).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]

    play(sqlite_url, scene, replace(GENEROUS, commands_per_minute=3))
