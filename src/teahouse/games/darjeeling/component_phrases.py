"""How texts of the component file are put together, for owners who read them from a box."""

from __future__ import annotations

from teahouse.core.component_phrases import Form, Way, Words

HALVES = Words("darjeeling-two-half", ("adjacent", "opposite"))
SIGNS = {
    "T": "box-darjeeling-sign-tile",
    "C": "box-darjeeling-sign-city",
    ".": "box-darjeeling-sign-outside",
}

FORMS = {
    "halves.two_half": Form((Way("{halves}", {"halves": HALVES}),)),
    "maps.*.grid": Form(drawn="squares", signs=SIGNS, empty="."),
}
