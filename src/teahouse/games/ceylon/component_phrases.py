"""How texts of the component file are put together, for owners who read them from a box."""

from __future__ import annotations

from teahouse.core.component_phrases import Form, Way, Words

from .state import District

DISTRICTS = tuple(district.name.lower() for district in District)

FORMS = {
    "map.grid": Form(
        drawn="hexes", signs={name[0].upper(): f"ceylon-district-{name}" for name in DISTRICTS}
    ),
    "shapes.*": Form(drawn="tile"),
    "two_players.left_out": Form(
        (Way("{district}", {"district": Words("ceylon-district", DISTRICTS)}),), each=True
    ),
    "elevation.turn_over": Form(
        (Way("{turn}", {"turn": Words("box-ceylon-turn", ("yes", "no"))}),)
    ),
}
