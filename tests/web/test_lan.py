"""Friends at home: one opens the network, another comes from the next host with a phone."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect
from tests.support import chromium
from tests.support.hosts import ADDRESS, at_home_on, in_host, two_hosts
from tests.support.playing import Person
from tests.support.seats import ANN, OPEN
from tests.support.served import PHONE, OpenPage
from tests.web import qr

FETCH = """async ([method, path, sent]) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(path, { method, headers, body: sent && JSON.stringify(sent) });
  return answer.json();
}"""


class Elsewhere(Person):
    """Somebody whose browser runs on another host: the page itself asks."""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return self.page.evaluate(FETCH, [method, path, body])


@contextmanager
def pages_on(host: str, browser: Browser, folder: Path) -> Iterator[OpenPage]:
    """Pages of a browser that runs on a host."""
    program = folder / f"browser-{host}"
    command = in_host(host, chromium.ensure() or "")
    program.write_text(f'#!/bin/sh\nexec {shlex.join(command)} "$@"\n', "utf-8")
    program.chmod(0o755)
    with browser.browser_type.launch(executable_path=program, args=["--no-sandbox"]) as one:
        pages = OpenPage(one)
        pages.expected.append("Cross-Origin-Opener-Policy")  # of no use without TLS
        with pages.contexts:
            yield pages
        assert pages.complaints() == []


def test_a_phone_of_the_same_network_reads_the_code_and_plays(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        two_hosts() as (home, friend),
        at_home_on(home, tmp_path) as printed,
        pages_on(home, browser, tmp_path) as at_home,
        pages_on(friend, browser, tmp_path) as on_phones,
    ):
        own = next(address for address in printed if "127.0.0.1" in address)
        ann = Elsewhere(at_home(), re.sub(r"(?<=\d)/.*", "", own))
        ann.page.goto(own)  # once; then this browser may open and close the network
        expect(ann.page).to_have_url(f"{ann.base}/")
        ann.page.goto(f"{ann.base}/friends")
        code = ann.page.get_by_role("img", name=ann.texts("web-screens-ways-lan-qr"))
        assert qr.read(code.screenshot()) == f"{ADDRESS}/"
        ann.open_table("darjeeling", [ANN, OPEN], players=2, first=0)
        code = ann.page.get_by_role("img", name=ann.texts("web-table-qr"))
        code.wait_for()
        ben = Elsewhere(on_phones(PHONE, touch=True), ADDRESS)
        ben.page.goto(qr.read(code.screenshot()))
        ben.page.get_by_role("textbox", name=ben.texts("web-screens-name")).fill("Ben")
        ben.button("web-join-sit").click()
        ben.seq.wait_for()
        ann.choose()
        expect(ben.seq).to_have_attribute("data-seq", ann.seq.get_attribute("data-seq") or "")
        expect(ben.page.get_by_role("switch", name=ben.texts("web-table-lan"))).to_have_count(0)
