"""Why something is refused: codes for the rules, names and rule numbers for people."""

from __future__ import annotations

from enum import IntEnum

from teahouse.core.reasons import FIRST_REASON, GAME_OVER, NOT_ASKED, OK


class Why(IntEnum):
    OK = OK
    GAME_OVER = GAME_OVER
    NOT_ASKED = NOT_ASKED
    NOT_A_TILE = FIRST_REASON
    BACK_NOT_OUTSIDE = FIRST_REASON + 1
    FRONT_NOT_TILE = FIRST_REASON + 2
    NOT_IN_LINE = FIRST_REASON + 3
    ON_A_CITY = FIRST_REASON + 4
    ON_A_COLLECTOR = FIRST_REASON + 5
    NOTHING_THERE = FIRST_REASON + 6
    LINE_BROKEN = FIRST_REASON + 7
    NO_CLOSED_CRATES = FIRST_REASON + 8
    TOO_FEW_TILES = FIRST_REASON + 9
    NOT_CLOSED = FIRST_REASON + 10
    NO_TOKEN = FIRST_REASON + 11
    FRESH_CHANGES_NOTHING = FIRST_REASON + 12
    DOUBLE_CHANGES_NOTHING = FIRST_REASON + 13
    LOADS_NO_CRATE = FIRST_REASON + 14
    NO_OWN_CRATE_THERE = FIRST_REASON + 15
    AT_LEAST_ONE_CRATE = FIRST_REASON + 16
    ON_OWN_SPACE = FIRST_REASON + 17
    BEING_LOADED = FIRST_REASON + 18
    NO_SUCH_QUAY = FIRST_REASON + 19
    ALL_LOADED = FIRST_REASON + 20


RULE_OF = {
    Why.GAME_OVER: "D33",  # after the round limit: D38
    Why.NOT_ASKED: "",
    Why.NOT_A_TILE: "D10",
    Why.BACK_NOT_OUTSIDE: "D10",
    Why.FRONT_NOT_TILE: "D10",
    Why.NOT_IN_LINE: "D15",
    Why.ON_A_CITY: "D16",
    Why.ON_A_COLLECTOR: "D16",
    Why.NOTHING_THERE: "D20",
    Why.LINE_BROKEN: "D20",
    Why.NO_CLOSED_CRATES: "D24",
    Why.TOO_FEW_TILES: "D23",
    Why.NOT_CLOSED: "D24",
    Why.NO_TOKEN: "D32",
    Why.FRESH_CHANGES_NOTHING: "D32",
    Why.DOUBLE_CHANGES_NOTHING: "D32",
    Why.LOADS_NO_CRATE: "D26",
    Why.NO_OWN_CRATE_THERE: "D28",
    Why.AT_LEAST_ONE_CRATE: "D28",
    Why.ON_OWN_SPACE: "D15",
    Why.BEING_LOADED: "D28",
    Why.NO_SUCH_QUAY: "D04",
    Why.ALL_LOADED: "D28",
}
REASONS = {int(why): (why.name.lower().replace("_", "-"), RULE_OF[why]) for why in RULE_OF}
