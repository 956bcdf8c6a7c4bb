"""Where games are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

import teahouse
from teahouse.cli import saves


def test_two_games_that_begin_together_get_files_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    state = teahouse.game("darjeeling").new(seed=1)
    files = {saves.new_file(state) for _ in range(5)}
    assert len(files) == 5
    assert [saves.content(file) for file in files] == [None] * 5
