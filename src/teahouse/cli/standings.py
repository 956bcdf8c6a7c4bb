"""Standings in the terminal."""

from __future__ import annotations

from rich.text import Text

from teahouse.core.messages import dashed
from teahouse.core.standings import Goal, Part, Race, RacePlace, SeatStanding, Standings

from .screen import Screen


def print_standings(screen: Screen, standings: Standings) -> None:
    """Points by source if the game ended now, then races, then the goals of the seat that asks."""
    seats = standings["seats"]
    screen.say("cli-standings", "title")
    screen.scores(
        [each["sources"] for each in seats],
        [each["points"] for each in seats],
        [each["place"] for each in seats],
    )
    if any(None in each["sources"].values() for each in seats):
        screen.say("cli-standings-hidden", "dim")
    for race in standings["races"]:
        print_race(screen, race)
    for each in seats:
        if standings["seat"] in (None, each["seat"]):
            print_goals(screen, each)
    screen.gap()


def print_race(screen: Screen, race: Race) -> None:
    texts, name = screen.texts, screen.texts(f"{screen.game.name}-race-{dashed(race['race'])}")
    if race["target"] is not None:
        name = f"{name} ({texts.number(race['target'])})"
    line = Text(f"  {name:<12} ", style="title")
    for n, place in enumerate(race["places"]):
        line.append("  " if n else "")
        line.append(screen.name(place["seat"]), style=f"seat{place['seat']}")
        line.append(f" {in_race(screen, place)}", style="")
    screen.console.print(line, soft_wrap=True)


def in_race(screen: Screen, place: RacePlace) -> str:
    """`2. with 5, 3 more for the next place`."""
    texts = screen.texts
    if place["place"] is None:
        return texts("cli-standings-out", count=texts.number(place["count"]))
    more = place["to_next"]
    values = {"place": place["place"], "count": texts.number(place["count"])}
    if more is None:
        return texts("cli-standings-place", **values)
    return texts("cli-standings-place-next", **values, more=texts.number(more))


def print_goals(screen: Screen, standing: SeatStanding) -> None:
    if not standing["goals"]:
        return
    seat = standing["seat"]
    screen.console.print(Text(f"  {screen.name(seat)}", style=f"seat{seat}"))
    for goal in standing["goals"]:
        screen.print(f"    {goal_words(screen, goal)}", "" if goal["done"] else "dim")


def goal_words(screen: Screen, goal: Goal) -> str:
    texts, game = screen.texts, screen.game.name
    name = texts(f"{game}-goal-{dashed(goal['goal'])}", **goal["values"])
    parts = [part_words(screen, part) for part in goal["parts"]]
    return " · ".join([name, *parts, f"+{texts.number(goal['points'])}", *["✓"][: goal["done"]]])


def part_words(screen: Screen, part: Part) -> str:
    texts = screen.texts
    name = texts(f"{screen.game.name}-part-{dashed(part['part'])}")
    return f"{name} {texts.number(part['have'])}/{texts.number(part['need'])}"
