"""What changed from one snapshot of a table to the next, for listeners that have the first.

A change is a tree: `{key: change}` for what changed below a key or an index, `[value]` for a new
value. Applied to the first snapshot it gives the second, byte for byte.
"""

from __future__ import annotations

from typing import Any

Change = dict[str, Any] | list[Any]
Part = dict[str, Any]
DEPTH = 3  # parts of the snapshot, of the view, of a list in it: finer ones take longer to find


def change_of(before: Any, after: Any, depth: int = DEPTH) -> Change:
    """What leads from one value to the other. Where keys or lengths differ, all of it is new: so
    keys keep their order."""
    if depth and type(before) is type(after) is dict and list(before) == list(after):
        old_new = zip(after, before.values(), after.values(), strict=True)
    elif depth and _is_list_of_parts(before, after):
        old_new = zip(map(str, range(len(after))), before, after, strict=True)
    else:
        return [after]
    return {
        name: change_of(old, new, depth - 1)
        for name, old, new in old_new
        if old is not new and (old != new or type(old) is not type(new))
    }


def _is_list_of_parts(before: Any, after: Any) -> bool:
    return (
        type(before) is type(after) is list
        and len(before) == len(after) > 0
        and isinstance(after[0], dict | list)
    )


def change_beside(
    before: Part, after: Part, spectators: tuple[Part, Part, Change], depth: int = DEPTH
) -> Change:
    """The same for a seat, given a spectator's view before and after, and its change.

    Parts a seat sees like everybody are the same object in both views: they are compared once.
    """
    their_before, their_after, change = spectators
    keys = list(after)
    if isinstance(change, list) or keys != list(before) or keys != list(their_after):
        return change_of(before, after, depth)
    found = dict(change)
    for name, new in after.items():
        old, theirs = before[name], their_after[name]
        if new is theirs and old is their_before.get(name):
            continue
        if old == new and type(old) is type(new):
            found.pop(name, None)
        elif name in change and type(old) is type(new) is type(theirs) is dict:
            below = (their_before[name], theirs, change[name])
            found[name] = change_beside(old, new, below, depth - 1)
        else:
            found[name] = change_of(old, new, depth - 1)
    return found


def applied(before: Any, change: Change) -> Any:
    """Apply a change; the old value is not modified."""
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        parts = enumerate(before)
        return [applied(old, change[str(n)]) if str(n) in change else old for n, old in parts]
    return {
        name: applied(old, change[name]) if name in change else old for name, old in before.items()
    }
