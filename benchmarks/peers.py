"""Our engines beside their peers, measured in one run on one machine.

    python benchmarks/peers.py [--seconds 5] [--rounds 3] [--write]

Makes an environment of its own (`.peers/`) with catanatron, OpenSpiel and pgx, then measures each
in a process of its own, one after the other and round after round, so that a busy machine hurts all
alike; medians count. A step is one decision of one player, chosen at random. With --write the table
goes into docs/records/speed.md.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / ".peers"
PYTHON = PLACE / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PACKAGES = ["catanatron==3.2.1", "open_spiel==2.0.2", "pgx==2.6.0"]
SEARCHES = {
    "openspiel-search": ("OpenSpiel MCTS, C++, backgammon", "random playouts to the end"),
    "teahouse-search-full": ("Teahouse, compiled, Darjeeling", "playouts by priors to the end"),
    "teahouse-search": ("Teahouse, compiled, Darjeeling", "as the levels search, cut off"),
}
BEGIN, END = "<!-- peers -->", "<!-- /peers -->"

# probe -> (what it is, how it is driven)
PROBES = {
    "teahouse-python": ("Teahouse Darjeeling, 4 seats, interpreted", "whole random games"),
    "catanatron": ("catanatron, 4 seats, Python", "whole random games"),
    "openspiel-backgammon": ("OpenSpiel backgammon, C++", "stepped from Python"),
    "openspiel-gin": ("OpenSpiel gin rummy, C++", "stepped from Python"),
    "teahouse-step": ("Teahouse Darjeeling, compiled", "stepped from Python"),
    "pgx-backgammon": ("pgx backgammon, JAX on the CPU", "1,024 games in one batch"),
    "teahouse-batch": ("Teahouse Darjeeling, compiled", "1,024 games in one batch"),
    "teahouse-vector": (
        "Teahouse Darjeeling, observations and masks, two threads",
        "1,024 games in one vector",
    ),
    "teahouse-vector-ceylon": (
        "Teahouse Ceylon, observations and masks, two threads",
        "1,024 games in one vector",
    ),
    "teahouse-numba": ("Teahouse Darjeeling, 4 seats, compiled, one thread", "whole random games"),
    "teahouse-numba-2": ("Teahouse Darjeeling, compiled, two threads", "whole random games"),
}


def prepare() -> None:
    """The environment of the peers, made once, and anew when the project asks for other things."""
    wanted, ready = (ROOT / "pyproject.toml").read_text("utf-8"), PLACE / "ready"
    if ready.exists() and ready.read_text("utf-8") == wanted:
        return
    print("Making the environment of the peers (several minutes, once) ...", file=sys.stderr)
    venv.create(PLACE, with_pip=True, clear=True)
    install = [str(PYTHON), "-m", "pip", "install", "--quiet"]
    subprocess.run([*install, *PACKAGES, "-e", f"{ROOT}[fast]"], check=True)
    ready.write_text(wanted, "utf-8")


def measure(probe: str, seconds: float) -> float:
    """Steps per second of one probe, in a process of its own."""
    command = [str(PYTHON), str(Path(__file__).with_name("probes.py")), probe, str(seconds)]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return float(json.loads(said.splitlines()[-1])["steps_per_second"])


def table(rates: dict[str, float]) -> str:
    base = rates["catanatron"]
    rows = [
        "| engine | how | steps/s | to catanatron |",
        "|---|---|---:|---:|",
    ]
    for probe, (name, how) in PROBES.items():
        rows.append(f"| {name} | {how} | {rates[probe]:,.0f} | {rates[probe] / base:,.2f} |")
    return "\n".join(rows)


def search_table(rates: dict[str, float]) -> str:
    base = rates["openspiel-search"]
    rows = ["| tree search | how | simulations/s | to OpenSpiel |", "|---|---|---:|---:|"]
    for probe, (name, how) in SEARCHES.items():
        rows.append(f"| {name} | {how} | {rates[probe]:,.0f} | {rates[probe] / base:,.1f} |")
    return "\n".join(rows)


def write(text: str) -> None:
    page = ROOT / "docs" / "records" / "speed.md"
    old = page.read_text("utf-8")
    head, rest = old.split(BEGIN)
    page.write_text(f"{head}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--write", action="store_true", help="put the table into docs/records/speed.md"
    )
    chosen = parser.parse_args()
    prepare()
    found: dict[str, list[float]] = {probe: [] for probe in (*PROBES, *SEARCHES)}
    for number in range(chosen.rounds):
        for probe, rates_found in found.items():
            rates_found.append(measure(probe, chosen.seconds))
            print(f"round {number + 1}: {probe} {rates_found[-1]:,.0f}", file=sys.stderr)
    rates = {probe: statistics.median(values) for probe, values in found.items()}
    both = f"{table(rates)}\n\n{search_table(rates)}"
    print(both)
    if chosen.write:
        write(both)
    good = rates["teahouse-python"] >= rates["catanatron"]
    good = good and rates["teahouse-numba"] >= 100 * rates["catanatron"]
    print("interpreted level with catanatron, compiled 100 times it:", "yes" if good else "NO")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
