"""Why an action is refused: every code can be reached, and names its rule."""

from __future__ import annotations

import pytest

import teahouse
from teahouse.games.darjeeling.explain import EXPLAINED
from teahouse.games.darjeeling.reasons import REASONS
from teahouse.i18n import Texts

from .positions import BASE, PLACING, at, changed

LAYING = changed(decision="ship", seat={0: {"tiles": "b1*7"}})
ON_TABLE = {"variety": "black", "laid": [4, 0, 0], "on_table": True}
SIZES = changed(decision="ship", seat={0: {"tiles": "b1*6 b2*3 b3*2"}})
# Away from a city and without a token a single crate is lost.
ONE_CRATE = changed(decision="ship", seat={0: {"tiles": "b1*2"}})
TWO_WAYS = changed(decision="ship", seat={0: {"tiles": "b1*2 b2*2"}})
REACHED = changed(decision="over", actor=-1, seat={0: {"score": 100, "earned": {"ships": 100}}})
SPENDING = changed(decision="tokens", shipment=ON_TABLE, reserve=8, seat={0: {"tokens": 2}})
NEAR = "b1 b1 b1 b1 b1 b1\ng1 w1 A> ## r1 r1\ng1 g1 w1 w1 r1 B<"
FACED = "b1 b1 b1 b1 b1 b1\ng1 w1 r1 ## r1 r1\ng1 A> w1 w1 r1 B<"
RECALLING = changed(
    decision="recall",
    shipment={**ON_TABLE, "allowed": 2, "loaded": 0},
    quays=[[0, 0], [9, 0], [1, 0]],
)

# Position, actions that lead there, the action, code, rule.
REFUSED = [
    (REACHED, (), "keep", "game-over", "D33"),
    (changed(decision="over", actor=-1), (), "keep", "game-over", "D38"),  # nobody has the target
    (BASE, (), "keep", "not-asked", ""),
    (BASE, (), "face n", "not-asked", ""),
    (PLACING, (), "face n", "not-asked", ""),
    (changed(decision="ship"), (), "b1", "not-asked", ""),
    (changed(decision="ship"), (), "done", "not-asked", ""),
    (LAYING, ("ship black",), "keep", "not-asked", ""),
    (LAYING, ("ship black",), "ship black", "not-asked", ""),
    (LAYING, ("ship black",), "threes 0", "not-asked", ""),
    (LAYING, ("ship black",), "twos 0", "not-asked", ""),
    (LAYING, ("ship black",), "use none", "not-asked", ""),
    (SPENDING, (), "ones 4", "not-asked", ""),
    (SPENDING, (), "done", "not-asked", ""),
    (SPENDING, (), "recall 1", "not-asked", ""),
    (RECALLING, (), "use none", "not-asked", ""),
    (RECALLING, (), "keep", "not-asked", ""),
    # Just before and just after the ids of what is asked.
    (PLACING, ("a1",), "p16", "not-asked", ""),
    (PLACING, ("a1",), "ship black", "not-asked", ""),
    (SIZES, (), "face w", "not-asked", ""),
    (SIZES, (), "threes 0", "not-asked", ""),
    (SIZES, ("ship black",), "keep", "not-asked", ""),
    (SIZES, ("ship black",), "twos 0", "not-asked", ""),
    (SIZES, ("ship black", "threes 1"), "threes 3", "not-asked", ""),
    (SIZES, ("ship black", "threes 1"), "ones 0", "not-asked", ""),
    (SIZES, ("ship black", "threes 1", "twos 1"), "twos 7", "not-asked", ""),
    (SIZES, ("ship black", "threes 1", "twos 1"), "use none", "not-asked", ""),
    (SPENDING, (), "ones 31", "not-asked", ""),
    (RECALLING, (), "use both", "not-asked", ""),
    (PLACING, (), "d2", "not-a-tile", "D10"),
    (PLACING, (), "b2", "back-not-outside", "D10"),
    (PLACING, (), "d1", "front-not-tile", "D10"),
    (PLACING, ("a1",), "face n", "back-not-outside", "D10"),
    (BASE, (), "a1", "not-in-line", "D15"),
    (BASE, (), "b2", "on-own-space", "D15"),
    (BASE, (), "d2", "on-a-city", "D16"),
    (changed(actor=1, board=FACED), (), "b3", "on-a-collector", "D16"),
    (BASE, (), "b5", "nothing-there", "D20"),
    (BASE, (), "b6", "line-broken", "D20"),
    (LAYING, (), "ship red", "no-closed-crates", "D24"),
    (ONE_CRATE, (), "ship black", "loads-no-crate", "D26"),
    (TWO_WAYS, ("ship black",), "twos 0", "loads-no-crate", "D26"),
    (LAYING, ("ship black",), "ones 8", "too-few-tiles", "D23"),
    (LAYING, ("ship black",), "ones 3", "not-closed", "D24"),
    (changed(SPENDING, reserve=10, seat={0: {"tokens": 0}}), (), "use fresh", "no-token", "D32"),
    (changed(SPENDING, board=NEAR), (), "use fresh", "fresh-changes-nothing", "D32"),
    (
        changed(SPENDING, chute="green green white white red red black black"),
        (), "use double", "double-changes-nothing", "D32",
    ),
    (
        changed(SPENDING, shipment={**ON_TABLE, "laid": [2, 0, 0]}),
        (), "use none", "loads-no-crate", "D26",
    ),
    (
        changed(RECALLING, quays=[[0, 0], [10, 0], [0, 0]]),
        (), "recall 1", "no-own-crate-there", "D28",
    ),
    (
        changed(
            RECALLING,
            shipment={**ON_TABLE, "allowed": 1, "loaded": 1},
            quays=[[1, 0], [9, 0], [0, 0]],
        ),
        (), "recall 2", "all-loaded", "D28",
    ),
    (RECALLING, (), "recall 3", "being-loaded", "D28"),
    (RECALLING, (), "recall 7", "no-such-quay", "D04"),
    (RECALLING, (), "done", "at-least-one-crate", "D28"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "before", "action", "code", "rule"),
    REFUSED,
    ids=[f"{code}-{action}-{n}" for n, (_, _, action, code, _) in enumerate(REFUSED)],
)
def test_a_refused_action_names_its_rule_and_changes_nothing(
    text: str, before: tuple[str, ...], action: str, code: str, rule: str
) -> None:
    state = at(text)
    for step in before:
        state.apply(step)
    digest = state.digest()
    reason = state.why_not(action)
    assert reason is not None
    assert (reason.code, reason.rule) == (code, rule)
    named = state.game.parse(action).named()
    assert {name: reason.params[name] for name in named} == named
    more = ["decision"] if code == "not-asked" else EXPLAINED.get(code, ())
    assert set(reason.params) == {*named, *more}
    with pytest.raises(teahouse.IllegalAction) as refused:
        state.apply(action)
    assert refused.value.reason == reason
    assert state.digest() == digest
    assert action not in [str(choice).lower() for choice in state.legal()]


def test_every_code_is_reached_with_its_rule() -> None:
    reached = {(code, rule) for *_, code, rule in REFUSED}
    assert reached == {*REASONS.values(), ("game-over", "D38")}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Without such a tile no shipment closes"),
        ("fr", "Sans jeton de cette taille, aucune cargaison ne se ferme"),
        ("it", "Senza tessere di questo tipo nessun carico si chiude"),
    ],
)
def test_a_size_left_out_is_refused_for_the_shipment(language: str, words: str) -> None:
    """Two ½½ tiles close one pair of halves; only the shipment as a whole stays open."""
    position = at(changed(decision="ship", seat={0: {"tiles": "b1*4 b2*2"}}))
    position.apply("ship black")
    position.apply("twos 2")
    reason = position.why_not("ones 0")
    assert reason is not None
    assert Texts(language)(f"darjeeling-why-{reason.code}", **reason.params) == words
