"""How texts of the component file are put together, for owners who read them from a box."""

from __future__ import annotations

from teahouse.core.component_phrases import Amounts, Form, Way, WordPlace, Words

from .components import GIVEN, SHAPES, Effect, SectionKind
from .names import SECTION_NAMES
from .state import Area, Good, Need, Weather

GOODS = tuple(good.name.lower() for good in Good)
IN_THE_BAG = ("iron", "stone")
MADE = ("steel", "stone")
AREAS = Words("box-alubari-area", tuple(area.name for area in Area))
NUMBERS = "nmk"  # the names of the numbers in a way, in their order


def _cost(*goods: str) -> Form:
    return Form((Way("{cost}", {"cost": Amounts("alubari-good", goods)}),))


def _effect(effect: Effect) -> Way:
    """`{area} swap {n} {good} {gets} {m}`, from the shape of what follows the name."""
    name = effect.name.lower()
    places: dict[str, WordPlace] = {"area": AREAS}
    text = ["{area}", name]
    numbers = iter(NUMBERS)
    for kind in SHAPES.get(effect, ""):
        if kind == "N":
            text.append(f"{{{next(numbers)}}}")
        elif "good" not in places:
            goods = IN_THE_BAG if effect == Effect.BAG else GOODS
            places["good"] = Words("alubari-good", goods)
            text.append("{good}")
        else:
            places["gets"] = Words("alubari-good", MADE)
            text.append("{gets}")
    return Way(" ".join(text), places, f"box-alubari-effect-{name.replace('_', '-')}")


NEEDS = Amounts("alubari-need", tuple(need.name.lower() for need in Need))
GIVES = Amounts("box-alubari-gives", GIVEN, ("third_labourer",))
SECTIONS = Words("alubari-section", tuple(SECTION_NAMES), fixed=True)
KINDS = Words("box-alubari-kind", tuple(kind.name.lower() for kind in SectionKind))
WEATHER = Words("alubari-weather", tuple(w.name.lower() for w in Weather if w != Weather.NONE))

FORMS = {
    "area.*.cost": _cost(*(good for good in GOODS if good != "chai")),
    "equipment.*.cost": _cost(*GOODS),
    "area.*.gives": Form((Way("{gives}", {"gives": GIVES}),)),
    "contract.*.effect": Form(tuple(map(_effect, Effect))),
    "contract.*.back": Form((Way("{weather}", {"weather": WEATHER}),)),
    "contract.*.score": Form(
        (
            Way("{n} for {needs}", {"needs": NEEDS}, "box-alubari-score-for"),
            Way("{n} per_chai", {}, "box-alubari-score-per-chai"),
        )
    ),
    "rates.*.halves": Form(counted="halves"),
    "rates.*.start": Form(counted="from_one"),
    "railway.sections": Form(
        (Way("{kind} {section}", {"kind": KINDS, "section": SECTIONS}, "box-alubari-section"),),
        each=True,
    ),
}
