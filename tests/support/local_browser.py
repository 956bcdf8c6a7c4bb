"""A browser for tests: it stores before it settles, and lets bots think, as the worker does."""

from __future__ import annotations

import json
from typing import Any

from teahouse.local import LocalTables
from teahouse.local.exchange import decided


class Browser:
    """Local tables and what is stored of them, every message as JSON."""

    def __init__(self) -> None:
        self.local = LocalTables()
        self.setups: dict[str, Any] = {}
        self.entries: dict[str, list[Any]] = {}
        self.listed: dict[str, Any] = {}
        self.is_full = False
        self.requests: list[Any] = []

    def ask(self, method: str, path: str, body: Any = None, **query: object) -> tuple[int, Any]:
        words = {name: str(value) for name, value in query.items()}
        return self.done(self.local.ask(method, path, words, body or {}))

    def done(self, said: Any) -> tuple[int, Any]:
        """Store, think, until there is an answer."""
        said = json.loads(json.dumps(said))
        if "change" in said:
            if not self.is_full:
                self._store(said["change"])
            return self.done(self.local.settle(said["ticket"], not self.is_full))
        if "wish" in said:
            self.requests.append(said["wish"])
            choice = json.loads(json.dumps(decided(said["wish"])))
            return self.done(self.local.thought(said["ticket"], choice))
        return said["status"], said["body"]

    def _store(self, change: Any) -> None:
        table_id = change["table_id"]
        if change["setup"]:
            self.setups[table_id] = change["setup"]
        self.entries.setdefault(table_id, []).extend(change["entries"])
        self.listed[table_id] = change["listed"]

    def open(self, game: str, level: str = "easy", **more: Any) -> str:
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": level}]
        status, mine = self.ask("POST", "/tables", {"game": game, "seats": seats, **more})
        assert status == 201, mine
        table_id: str = mine["table"]["id"]
        return table_id

    def act(self, table_id: str, choice: int = 0) -> tuple[int, Any]:
        """What the person whose turn it is may do, one of it."""
        state = self.state(table_id)
        action = state["legal"][choice % len(state["legal"])]["id"]
        command = {"command_id": f"test-{state['seq']}", "expected_seq": state["seq"]}
        return self.ask("POST", f"/tables/{table_id}/commands", {**command, "actions": [action]})

    def state(self, table_id: str) -> Any:
        status, update = self.ask("GET", f"/tables/{table_id}/updates")
        assert status == 200, update
        return update["state"]

    def bots(self, table_id: str) -> None:
        """Let bots play until a person has to decide."""
        while self.done(self.local.bots(table_id))[0] != 204:
            pass

    def reload(self) -> None:
        """The page is opened again: only what was stored is left."""
        self.local = LocalTables()
        for table_id, setup in self.setups.items():
            self.local.load(setup, self.entries[table_id])
