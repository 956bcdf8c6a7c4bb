"""Only the view leaves: what is hidden changes no byte that anybody gets."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.server.hidden_worlds import compared, logged
from tests.support.serving import GENEROUS, Serving, play

import teahouse
from teahouse.server.tokens import commitment


@pytest.mark.parametrize("name", teahouse.games())
def test_what_is_hidden_changes_no_byte_up_to_the_next_reveal(name: str, sqlite_url: str) -> None:
    """In short; `python -m benchmarks.server_secrets` compares 100 games of each title."""

    async def scene(s: Serving) -> None:
        game = teahouse.game(name)
        differed = [await compared(s, game, seed) for seed in (1, 2)]
        assert sum(differed), "nothing was hidden: the test proves nothing"

    play(sqlite_url, scene)


def test_seed_nonce_digest_and_draws_are_nowhere_before_the_end(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        with logged() as lines:
            table, ann, ben = await s.table_of_two(options={"target": 1, "memory": "closed"})
            setup = (await s.table(table)).setup
            texts = []
            while (held := await s.table(table)).actor is not None:
                person = (ann, ben)[held.actor]
                texts.append((await person.act(table)).text)
                if (await s.table(table)).actor is not None:
                    texts.append((await person.get(f"/api/tables/{table}/updates")).text)
                    texts.append((await person.get(f"/api/tables/{table}/replay")).text)
                    texts.append((await person.get(f"/api/tables/{table}/journal")).text)
        assert setup.seed is not None
        whole = "\n".join([*texts, lines.getvalue()])
        digests = {step.entry.digest for step in (await s.table(table)).log}
        for secret in (setup.seed, setup.nonce, *filter(None, digests)):
            assert secret not in whole
        assert '"draws"' not in whole
        opened = (await ann.get(f"/api/tables/{table}/replay")).json()
        assert opened["reveal"] == {
            "nonce": setup.nonce, "seed": setup.seed, "start": None,
        }  # fmt: skip
        assert commitment(setup.nonce, setup.seed) == opened["commitment"]

    play(sqlite_url, scene, replace(GENEROUS, log_level="debug"))


def test_a_bot_is_given_a_view_and_nothing_else(sqlite_url: str) -> None:
    """On whose behalf it is asked decides when, and stays with the server."""
    from teahouse.bots.deciding import Request

    given = {"game", "components", "view", "legal", "level", "seconds", "seed"}
    assert set(Request.__dataclass_fields__) == given
