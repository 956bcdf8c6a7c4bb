"""What a seat may know, field by field, and what a choice means."""

from __future__ import annotations

import json

import pytest

from .positions import BASE, PLACING, at, changed

NEAR = BASE.replace("g1 A> w1 ##", "g1 w1 A> ##")


@pytest.mark.rule("D36")
def test_a_view_shows_exactly_this() -> None:
    text = changed(
        round=4,
        warehouse="w1*2",
        reserve=8,
        target=60,
        quays=[[2, 0], [0, 3], [1, 1]],
        seat={0: {"score": 7, "tiles": "b3 g1*2", "tokens": 2}},
    )
    view = dict(at(text).view(1))
    assert view.pop("components") == at().game.components.digest
    assert view == {
        "game": "darjeeling",
        "version": 1,
        "seat": 1,
        "players": 2,
        "actor": 0,
        "decision": "move",
        "options": {
            "players": 2,
            "map": "TTTTTT\nTTTCTT\nTTTTTT\n.TTTT.",
            "memory": "open",
            "two_half": "adjacent",
            "target": 60,
            "round_limit": 200,
            "first": 0,
        },
        "round": 4,
        "first": 0,
        "map": [
            ["b1", "b1", "b1", "b1", "b1", "b1"],
            ["g1", "@0", "w1", "C", "r1", "r1"],
            ["g1", "g1", "w1", "w1", "r1", "@1"],
            [".", "g2", "b2", "r2", "w2", "."],
        ],
        "bag": {
            "total": 88,
            "tiles": {
                "black-1": 15,
                "black-2": 6,
                "black-3": 2,
                "green-1": 14,
                "green-2": 6,
                "green-3": 3,
                "white-1": 12,
                "white-2": 6,
                "white-3": 3,
                "red-1": 12,
                "red-2": 6,
                "red-3": 3,
            },
        },
        "warehouse": {"white-1": 2},
        "warehouse_picture": "╶╴",
        "chute": ["black", "black", "green", "green", "white", "white", "red", "red"],
        "reserve": 8,
        "quays": [
            {"multiplier": 1, "crates": [1, 1]},
            {"multiplier": 2, "crates": [0, 3]},
            {"multiplier": 3, "crates": [2, 0]},
        ],
        "seats": [
            {
                "score": 7,
                "earned": earned(ships=7),
                "next_ships": 7,
                "collector": "b2",
                "facing": "E",
                "supply": 7,
                "tile_count": 3,
                "tiles": {"black-3": 1, "green-1": 2},
                "crops": {"green": "╶╴"},
                "tokens": 2,
            },
            {
                "score": 0,
                "earned": earned(),
                "next_ships": 7,
                "collector": "f3",
                "facing": "W",
                "supply": 6,
                "tile_count": 0,
                "tiles": {},
                "crops": {},
                "tokens": 0,
            },
        ],
        "shipment": None,
    }
    assert json.loads(json.dumps(view)) == view


def earned(**points: int) -> dict[str, int]:
    none = dict.fromkeys(("ships", "turning", "passing", "demand", "quantity", "halves"), 0)
    return {**none, **points}


def test_collectors_not_yet_placed_or_faced_are_not_shown() -> None:
    state = at(PLACING)
    assert [(p["collector"], p["facing"]) for p in state.view()["seats"]] == [(None, None)] * 2
    state.apply("a1")
    assert [(p["collector"], p["facing"]) for p in state.view()["seats"]] == [
        ("a1", None),
        (None, None),
    ]
    state.apply("face e")
    assert [(p["collector"], p["facing"]) for p in state.view()["seats"]] == [
        ("a1", "E"),
        (None, None),
    ]


def test_empty_spaces_are_shown() -> None:
    assert at(BASE.replace("g1 A>", "__ A>")).view()["map"][1][0] == "_"


@pytest.mark.parametrize(
    ("text", "action", "preview"),
    [
        (PLACING, "f3", ("start", {"cell": "f3", "tile": "red-3"})),
        (PLACING, "a1", ("start", {"cell": "a1", "tile": "black-1"})),
        (BASE, "c2", ("move", {"cell": "c2", "tile": "white-1", "turn": "ahead", "cost": 0})),
        (BASE, "e2", ("move", {"cell": "e2", "tile": "red-1", "turn": "ahead", "cost": 3})),
        (BASE, "f2", ("move", {"cell": "f2", "tile": "red-1", "turn": "ahead", "cost": 4})),
        (BASE, "b4", ("move", {"cell": "b4", "tile": "green-2", "turn": "right", "cost": 1})),
        (BASE, "b1", ("move", {"cell": "b1", "tile": "black-1", "turn": "left", "cost": 0})),
        (BASE, "a2", ("move", {"cell": "a2", "tile": "green-1", "turn": "back", "cost": 2})),
        (changed(decision="ship"), "keep", ("keep", {})),
    ],
)
def test_a_choice_says_what_it_means(
    text: str, action: str, preview: tuple[str, dict[str, int | str]]
) -> None:
    assert at(text).preview(action) == preview


def test_a_shipment_says_what_it_means_step_by_step() -> None:
    hand = {0: {"tiles": "b1*6 b2*3 b3*2", "tokens": 2}}
    state = at(decision="ship", reserve=8, quays=[[4, 0], [5, 0], [0, 1]], seat=hand)
    preview = {"variety": "black", "bonus": 6, "loaded": 8, "city": "no"}
    assert state.preview("ship black") == ("ship", preview)
    state.apply("ship black")
    open_tiles = {"variety": "black", "picture": "", "lost": "token"}
    assert state.preview("threes 1") == ("lay", {"halves": 3, "tiles": 1, **open_tiles})
    state.apply("threes 1")
    assert state.preview("twos 2") == ("lay", {"halves": 2, "tiles": 2, **open_tiles})
    state.apply("twos 2")
    assert state.preview("ones 3") == (
        "lay",
        {**open_tiles, "halves": 1, "tiles": 3, "picture": " ╷┌╴\n╶┴┘ "},
    )
    state.apply("ones 3")
    assert state.preview("use none") == ("spend", {"use": "none", "crates": 4, "bonus": 6})
    assert state.preview("use both") == ("spend", {"use": "both", "crates": 5, "bonus": 12})
    state.apply("use fresh")
    assert state.view()["shipment"] == {
        "variety": "black",
        "laid": (3, 2, 1),
        "picture": " ╷┌╴\n╶┴┘ ",
        "on_table": True,
        "used": "fresh",
        "allowed": 5,
        "loaded": 1,
    }
    assert state.preview("recall 2") == ("recall", {"quay": 2, "multiplier": 2})
    assert state.preview("done") == ("done", {})


@pytest.mark.parametrize(
    ("tiles", "loaded"),
    [("b1*2", 0), ("b1*3 b3", 2), ("b1*5 b3", 3), ("b1 b3", None)],
)
def test_a_shipment_says_how_many_crates_it_loads_without_a_token(
    tiles: str, loaded: int | None
) -> None:
    state = at(decision="ship", reserve=9, seat={0: {"tiles": tiles, "tokens": 1}})
    offered = {str(a): state.preview(a)[1].get("loaded") for a in state.legal()}
    assert offered.get("ship black") == loaded


def test_a_shipment_next_to_a_city_says_so() -> None:
    board = """
b1 b1 b1 b1 b1 b1
g1 w1 A> ## r1 r1
g1 g1 w1 w1 r1 B<
.. g2 b2 r2 w2 ..
"""
    state = at(decision="ship", board=board, seat={0: {"tiles": "b1*2"}})
    preview = {"variety": "black", "bonus": 6, "loaded": 1, "city": "yes"}
    assert state.preview("ship black") == ("ship", preview)


def test_a_front_says_what_it_means() -> None:
    state = at(PLACING)
    state.apply("a1")
    assert state.preview("face e") == ("face", {"direction": "E"})
