"""The line to the server: cut, blocked, shared by two tabs; nothing is lost, nothing done twice."""

from __future__ import annotations

import json
import time

from playwright.sync_api import WebSocketRoute, expect
from tests.support.playing import PATIENCE, Person, at_table, two_at_table, whose_turn
from tests.support.seats import ANN, NOVICE
from tests.support.served import OpenPage, Served

# What the browser itself reports when there is no answer.
NO_ANSWER = ["WebSocket connection", "net::ERR_"]


def test_a_server_that_comes_back_finds_the_game_as_it_was(
    own_server: Served, visit: OpenPage
) -> None:  # the pages close before the server
    visit.expected += NO_ANSWER
    ann = at_table(visit(), own_server.base)
    ann.choose()
    assert ann.wait_for_turn()
    actions = ann.state()["actions"]
    own_server.kill()
    expect(ann.page.locator(".notice.cut")).to_be_visible()
    own_server.start()
    expect(ann.page.locator(".notice.cut")).to_have_count(0)
    ann.choose()
    assert ann.state()["actions"] > actions


def test_a_choice_made_while_the_net_is_down_is_done_once(visit: OpenPage, served: Served) -> None:
    visit.expected += NO_ANSWER
    ann = at_table(visit(), served.base)
    before = ann.seq.get_attribute("data-seq") or ""
    own = sum(step["seat"] == 0 for step in steps(ann))
    ann.page.context.set_offline(True)
    expect(ann.page.locator(".notice.cut")).to_be_visible()
    if ann.main.count() == 0:
        ann.choices.first.click()
    ann.main.click()
    expect(ann.page.locator(".rim")).to_contain_text(ann.texts("web-table-sending-again"))
    ann.page.context.set_offline(False)
    expect(ann.page.locator(".notice.cut")).to_have_count(0)
    expect(ann.seq).not_to_have_attribute("data-seq", before)
    assert sum(step["seat"] == 0 for step in steps(ann)) == own + 1


LATE_RECEIPTS = """
  const listen = WebSocket.prototype.addEventListener;
  WebSocket.prototype.addEventListener = function (kind, heard) {
    listen.call(this, kind, (event) => {
      const late = String(event.data).includes('"type":"receipt"');
      if (late) window.receipts = (window.receipts ?? 0) + 1;
      setTimeout(() => heard(event), late ? 800 : 0);
    });
  };
"""


def test_an_update_that_overtakes_the_receipt_lets_one_play_on(
    visit: OpenPage, served: Served
) -> None:
    page = visit()
    page.add_init_script(LATE_RECEIPTS)
    ann = Person(page, served.base)
    ann.open_table("darjeeling", [ANN, NOVICE], players=2)
    for number in range(6):
        assert ann.wait_for_turn()
        ann.choose(number)
    assert sum(step["seat"] == 0 for step in steps(ann)) == 6
    assert page.evaluate("() => window.receipts") >= 5  # the last may still be on its way


def test_other_updates_leave_a_choice_as_it_was_made(visit: OpenPage, served: Served) -> None:
    people = two_at_table(visit, served.base)
    one = whose_turn(*people)
    (other,) = (person for person in people if person is not one)
    before = one.seq.get_attribute("data-seq") or ""
    one.choices.nth(1).click()
    one.page.locator('[data-planned="1"]').wait_for()  # the place; now the direction
    one.choices.nth(1).click()
    chosen = one.main.get_attribute("data-do") or ""
    other.menu("web-table-offer-end")
    expect(one.seq).not_to_have_attribute("data-seq", before)
    expect(one.main).to_have_attribute("data-do", chosen)
    expect(one.page.locator("[data-planned]")).to_have_attribute("data-planned", "1")


def steps(person: Person) -> list[dict[str, object]]:
    found: list[dict[str, object]] = person.ask("GET", f"/api/tables/{person.table}/updates")[
        "entries"
    ]
    return found


def test_where_no_socket_opens_the_page_asks(visit: OpenPage, served: Served) -> None:
    ann, ben = two_at_table(visit, served.base)
    visit.expected += NO_ANSWER
    ben.page.route_web_socket("**/live*", lambda socket: socket.close())
    ben.page.reload()
    ben.page.locator(".rim").wait_for()
    for _ in range(3):
        one = whose_turn(ann, ben)
        one.choose()
        seq = str(one.state()["seq"])
        expect(ben.seq).not_to_have_attribute("data-seq", str(int(seq) - 1))
    expect(ben.page.locator(".notice.cut")).to_have_count(0)


def test_a_page_that_missed_what_changed_asks_for_all_of_it(
    visit: OpenPage, served: Served
) -> None:
    ann, ben = two_at_table(visit, served.base)
    heard: list[list[str]] = []
    lost: list[str | bytes] = []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            heard.append(sorted(json.loads(message)))
            if "changes" in heard[-1] and not lost:
                lost.append(message)
            else:
                socket.send(message)

        server.on_message(hear)

    whose_turn(ann, ben)  # no bot's, which would move on
    ben.page.route_web_socket("**/live*", through)
    ben.page.reload()
    ben.page.locator(".rim").wait_for()
    ann.command(ann.table, kind="offer_end")
    ann.command(ann.table, kind="answer", agree=False)
    expect(ben.seq).to_have_attribute("data-seq", str(ann.state()["seq"]))
    assert lost
    end = time.monotonic() + PATIENCE
    while sum("state" in keys for keys in heard) < 2:  # after loading, and after what was lost
        assert ann.state()  # it may have asked before the new connection was there
        assert time.monotonic() < end
    for _ in range(3):
        whose_turn(ann, ben).choose()
        ben.page.wait_for_function(
            "(n) => Number(document.querySelector('[data-seq]').dataset.seq) >= n",
            arg=ann.state()["seq"],
        )
    assert sum("changes" in keys for keys in heard) >= 4


def test_two_tabs_of_one_seat_go_together(visit: OpenPage, served: Served) -> None:
    ann = at_table(visit(), served.base)
    tab = Person(ann.page.context.new_page(), served.base)
    tab.page.goto(ann.page.url)
    assert tab.wait_for_turn()
    ann.choose()
    assert ann.wait_for_turn()
    expect(tab.seq).to_have_attribute("data-seq", ann.seq.get_attribute("data-seq") or "")
    tab.choose()
    assert tab.wait_for_turn()
    expect(ann.seq).to_have_attribute("data-seq", tab.seq.get_attribute("data-seq") or "")


def test_a_page_loaded_anew_in_mid_turn_asks_the_same_again(
    visit: OpenPage, served: Served
) -> None:
    ann = at_table(visit(), served.base)
    ann.choose()
    assert ann.wait_for_turn()
    before = ann.state()
    ann.page.reload()
    assert ann.wait_for_turn()
    assert ann.state() == before
    expect(ann.seq).to_have_attribute("data-seq", str(before["seq"]))
    ann.choose()


def test_back_and_forward_find_the_table_again(visit: OpenPage, served: Served) -> None:
    ann = at_table(visit(), served.base)
    table = ann.page.url
    ann.menu("web-table-leave")
    ann.page.wait_for_url(f"{served.base}/")
    ann.page.locator("main h1").first.wait_for()
    ann.page.go_back()
    ann.page.wait_for_url(table)
    assert ann.wait_for_turn()
    ann.choose()
    ann.page.go_forward()
    ann.page.wait_for_url(f"{served.base}/")
    ann.page.locator(f'a[href="/t/{table.rpartition("/")[2]}"]').first.click()  # my running games
    ann.page.wait_for_url(table)
    assert ann.wait_for_turn()


def test_a_board_that_could_not_be_drawn_comes_back_by_itself(
    visit: OpenPage, served: Served
) -> None:
    visit.expected.append("TypeError")
    ann = Person(visit(), served.base)
    spoils, printed = [True], []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            update = json.loads(message)
            if "state" in update:
                printed.append(update["state"]["view"]["bonuses"])
                update["state"]["view"]["bonuses"] = None if spoils[0] else printed[-1]
            elif "changes" in update:
                seen = update["changes"].setdefault("view", {})
                seen["bonuses"] = [None if spoils[0] else printed[-1]]
            socket.send(json.dumps(update))

        server.on_message(hear)

    ann.page.route_web_socket("**/live*", through)
    ann.open_table("ceylon", [ANN, NOVICE], players=2)
    missing = ann.page.get_by_text(ann.texts("web-table-not-drawn"))
    missing.first.wait_for()
    spoils.clear()
    spoils.append(False)
    ann.choose()
    expect(missing).to_have_count(0)
    expect(ann.page.locator("main [data-place]").first).to_be_visible()
