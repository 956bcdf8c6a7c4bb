"""`teahouse components GAME --edit`: an owner compares a box with our values, one after another."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from teahouse import i18n
from teahouse.core import component_edits
from teahouse.core.component_edits import Component
from teahouse.core.component_phrases import Form, form_of
from teahouse.core.components import Fact
from teahouse.core.game import Game
from teahouse.core.messages import dashed
from teahouse.core.reasons import Reason
from teahouse.i18n import Texts

from .component_words import Chooser, spoken
from .output import console


def named(texts: Texts, game: str, path: str) -> str:
    """The name of a value or of a group, or its path where nobody has named it."""
    keys = (f"{game}-component-{dashed(path)}", f"box-{game}-group-{dashed(path)}")
    return next((texts(key) for key in keys if texts.has(key)), path)


def about(texts: Texts, game: str, kind: str, path: str) -> str:
    """A message about a value: by its path, else by group and name, else by its group."""
    group, last = path.partition(".")[0], path.rpartition(".")[2]
    keys = (f"box-{game}-{kind}-{dashed(name)}" for name in (path, f"{group}-{last}", group))
    return next((texts(key) for key in keys if texts.has(key)), "")


def reason_text(texts: Texts, game: str, reason: Reason) -> str:
    """Why a value does not fit, with the names of values in the place of their paths."""
    key = i18n.refusal_key(game, reason.code) or "server-why-component-values"
    values: dict[str, Any] = dict(reason.params)
    if "path" in values:
        values["path"] = named(texts, game, str(values["path"]))
        if "row" in values:
            values["path"] = texts("common-row-of", name=values["path"], row=values["row"])
    words = texts(key, **values)
    number = f" ({texts('common-rule-number', number=reason.rule)})" if reason.rule else ""
    words = f"{words.removesuffix('.')}{number}."
    return f"{words[:1].upper()}{words[1:]}"


class Editor:
    """One walk through the values of a game, the least sure first."""

    def __init__(self, game: Game, texts: Texts, file: Path, edits: Mapping[str, Any]) -> None:
        self.game, self.texts, self.file = game, texts, file
        self.console = console()
        self.edits = dict(edits)
        self.note = ""
        self.places: list[tuple[Component, Fact]] = [
            (component, fact)
            for component in component_edits.by_certainty(game.components)
            for fact in component.facts
        ]

    def run(self) -> int:
        """Ask for every value; what was typed is on disk after each answer."""
        self.say("cli-edit-intro", file=str(self.file))
        at = self._first_open()
        while 0 <= at < len(self.places):
            at = self._ask(at)
        if self.edits:
            self.note = self._line(f"{self.texts('cli-edit-note')} ") or self.note
        return self._finish()

    def say(self, key: str, style: str = "", **values: Any) -> None:
        self.console.print(self.texts(key, **values), style=style or None)

    def _first_open(self) -> int:
        unread = (n for n, (_, fact) in enumerate(self.places) if fact.path not in self.edits)
        return next(unread, 0)

    def _line(self, prompt: str = "") -> str:
        """A line of the owner's; empty when there are no more."""
        try:
            return self.console.input(prompt)
        except EOFError:
            return ""

    def _ask(self, at: int) -> int:
        """Show a value and act on the answer; the place to go on at."""
        fact = self.places[at][1]
        self._show(at)
        try:
            line = self.console.input(f"{self.texts('cli-prompt')} ")
        except EOFError:
            return len(self.places)
        match line.strip():
            case "":
                return at + 1
            case "q":
                return len(self.places)
            case "<":
                return max(0, at - 1)
            case "?":
                self._help(fact)
                return at
            case "x":
                self.edits.pop(fact.path, None)
                self._save()
                return at
            case "=":
                self._take(fact, fact.value)
                return at + 1
            case "w" if form := self._words(fact):
                chooser = Chooser(self.texts, lambda words: self._line(f"{words} "), self._tell)
                value = chooser.value(form, self.edits.get(fact.path, fact.value))
                return at + 1 if self._try(fact, value) else at
        return at + 1 if self._enter(fact, line) else at

    def _form(self, fact: Fact) -> Form | None:
        return form_of(self.game.definition.presentation.forms, fact.path)

    def _words(self, fact: Fact) -> Form | None:
        """How a value is said in words, if it is."""
        form = self._form(fact)
        return form if form is not None and form.ways else None

    def _tell(self, words: str) -> None:
        self.console.print(words)

    def _show(self, at: int) -> None:
        component, fact = self.places[at]
        name, game = self.texts, self.game.name
        group = f"box-{game}-group-{dashed(component.group)}"
        head = [f"{at + 1}/{len(self.places)}"]
        head += [name(group)] if name.has(group) else []
        self.console.print()
        self.console.print(" · ".join(head), style="dim")
        source = name(f"common-src-{fact.src}")
        self.console.print(f"{named(name, game, fact.path)} ({source})", style="question")
        if entries := about(name, game, "entries", fact.path):
            self.console.print(entries, style="dim")
        value = self.edits.get(fact.path, fact.value)
        if form := self._words(fact):
            self._tell(spoken(name, form, value))
            self.say("cli-edit-words", "dim")
        else:
            self.console.print(component_edits.shown(value, self._form(fact)).rstrip("\n"))
        if fact.path in self.edits:
            same = self.edits[fact.path] == fact.value
            self.say("cli-edit-confirmed" if same else "cli-edit-changed", "dim")

    def _help(self, fact: Fact) -> None:
        self.say("cli-edit-keys")
        if isinstance(fact.value, list):
            self.say("cli-edit-lists")
        if words := about(self.texts, self.game.name, "help", fact.path):
            self.console.print(words)
        if fact.note:
            self.console.print(fact.note, style="dim")

    def _enter(self, fact: Fact, line: str) -> bool:
        """Take what was typed if it can be this value; else say why not."""
        text = self._whole(line) if "\n" in str(fact.value) else line.strip()
        return self._try(fact, component_edits.typed(text, fact.value, self._form(fact)))

    def _try(self, fact: Fact, value: Any) -> bool:
        tried = {**self.edits, fact.path: value}
        found = component_edits.reasons(self.game, tried)
        for reason in found:
            self.console.print(reason_text(self.texts, self.game.name, reason), style="refusal")
        if any(reason.params.get("path") == fact.path for reason in found):
            return False
        if found:
            self.say("cli-edit-later", "dim")
        self._take(fact, value)
        return True

    def _whole(self, first: str) -> str:
        """A text of several lines, up to an empty one."""
        lines = [first]
        while line := self._line():
            lines.append(line)
        return "\n".join(lines) + "\n"

    def _take(self, fact: Fact, value: Any) -> None:
        self.edits[fact.path] = value
        self._save()

    def _save(self) -> None:
        text = component_edits.as_toml(self.game.name, self.edits, self.note)
        self.file.write_text(text, encoding="utf-8")

    def _finish(self) -> int:
        """Write the file and the change to the game's own; 1 where they cannot be used yet."""
        if not self.edits:
            self.say("cli-edit-nothing")
            return 0
        self._save()
        changed = len(component_edits.differing(self.game.components, self.edits))
        self.say("cli-edit-saved", file=str(self.file), n=len(self.edits), changed=changed)
        found = component_edits.reasons(self.game, self.edits)
        for reason in found:
            self.console.print(reason_text(self.texts, self.game.name, reason), style="refusal")
        if found:
            self.say("cli-edit-unfinished", file=str(self.file), game=self.game.name)
            return 1
        diff = self.file.with_suffix(".diff")
        definition = self.game.definition
        diff.write_text(component_edits.contribution(definition, self.edits, self.note), "utf-8")
        self.say("cli-edit-diff", file=str(diff))
        self.say("cli-edit-use", file=str(self.file), game=self.game.name)
        return 0
