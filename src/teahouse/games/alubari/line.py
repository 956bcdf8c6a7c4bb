"""Where the railway runs in a drawing 748 wide and 404 high: three rows, Siliguri at the bottom."""

from __future__ import annotations

ROWS = (120, 250, 380)
START = (4, 380)
# Each stop and the way to it from the one before.
STOPS: dict[str, tuple[int, int, str]] = {
    "mahananda-river": (254, 380, "H254"),
    "sukna": (336, 380, "H336"),
    "rangtong": (444, 380, "H444"),
    "tindharia": (582, 380, "H582"),
    "tindharia-river": (690, 250, "H690C744 380 744 250 690 250"),
    "agony-1": (634, 250, "H634"),
    "agony-2": (580, 250, "H580"),
    "agony-3": (526, 250, "H526"),
    "agony-point": (456, 250, "H456"),
    "gayabari": (291, 250, "H291"),
    "pagla-jhora": (96, 120, "H64C6 250 6 120 64 120H96"),
    "kurseong": (202, 120, "H202"),
    "sonada": (338, 120, "H338"),
    "ghum": (454, 120, "H454"),
    "darjeeling": (592, 120, "H592"),
}
# The middle of each town's plate, and the row of rail below it.
TOWNS = {
    "siliguri": (122, 380), "sukna": (337, 380), "rangtong": (445, 380), "tindharia": (582, 380),
    "agony-point": (456, 250), "gayabari": (291, 250), "kurseong": (202, 120),
    "sonada": (338, 120), "ghum": (454, 120), "darjeeling": (592, 120),
}  # fmt: skip
