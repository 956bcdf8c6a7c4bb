"""Several people at a table: asking the others, leaving and coming back, links, talk."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.support.playing import Person, two_at_table, whose_turn
from tests.support.seats import ANN, BEN, NOVICE, OPEN
from tests.support.served import OpenPage, Served

HOUR = 60 * 60
# What the browser itself reports when somebody is sent away.
REFUSED = ["WebSocket connection", "status of 401", "status of 403"]


def shown_link(person: Person) -> str:
    words = person.texts("web-table-link")
    return person.sheet.get_by_role("textbox", name=words, exact=True).input_value()


def test_an_early_end_is_offered_refused_withdrawn_and_agreed(
    visit: OpenPage, served: Served
) -> None:
    ann, ben = two_at_table(visit, served.base)
    ann.menu("web-table-offer-end")
    expect(ann.notice).to_contain_text(ann.texts("web-table-asked-end"))
    expect(ben.notice).to_contain_text(ben.texts("web-table-asks-end", name="Ann"))
    expect(ben.notice).to_contain_text(re.compile(r"[12]:\d\d"))  # two minutes to answer
    ben.button("web-table-no").click()
    expect(ann.notice).to_have_count(0)
    expect(ann.log).to_contain_text(ann.texts("web-table-log-no", name="Ben"))
    ann.menu("web-table-offer-end")
    ann.button("web-table-withdraw").click()
    expect(ben.notice).to_have_count(0)
    expect(ben.log).to_contain_text(ben.texts("web-table-log-withdrawn", name="Ann"))
    ben.menu("web-table-offer-end")
    ann.button("web-table-yes").click()
    for person in (ann, ben):
        expect(person.sheet).to_contain_text(person.texts("web-table-end-agreed"))
    assert ann.state()["outcome"]["how"] == "agreed"


def test_what_nobody_answers_lapses(visit: OpenPage, served: Served) -> None:
    ann, ben = two_at_table(visit, served.base, settings={"vote_seconds": 10})
    ann.menu("web-table-offer-end")
    expect(ann.log).to_contain_text(ann.texts("web-table-log-lapse"))
    expect(ben.notice).to_have_count(0)
    assert ann.state()["status"] == "running"


def test_others_agree_to_an_undo_past_its_point(visit: OpenPage, served: Served) -> None:
    ann, ben = two_at_table(visit, served.base)
    whose_turn(ann, ben).choose()
    asking = whose_turn(ann, ben)
    other = ben if asking is ann else ann
    before = asking.state()["actions"]
    asking.menu("web-table-ask-undo")
    other.button("web-table-yes").click()
    expect(asking.notice).to_have_count(0)
    told = asking.ask("GET", f"/api/tables/{asking.table}/updates")
    steps = told["entries"]
    asked = next(step for step in steps if step["kind"] == "propose")
    assert asked["data"]["to"] == before - 1
    answer = next(n for n, step in enumerate(steps) if step["kind"] == "answer")
    acts = sum(step["kind"] == "act" for step in steps[answer:])  # bots may go on at once
    assert told["state"]["actions"] == before - 1 + acts


def test_a_bot_stands_in_until_its_person_comes_back_who_is_asked_meanwhile(
    own_server: Served, visit: OpenPage
) -> None:  # the pages close before the server
    clock = {"clock": {"kind": "move", "seconds": HOUR}, "over": "bot"}
    ann, ben = two_at_table(visit, own_server.base, settings=clock)
    late = whose_turn(ann, ben)
    other = ben if late is ann else ann
    own_server.forward(HOUR + 1)
    back = late.button("web-table-return")
    expect(back).to_be_visible()
    expect(late.answers).to_have_count(0)
    other.menu("web-table-people")
    expect(other.sheet).to_contain_text(other.texts("web-table-stand-in"))
    other.page.keyboard.press("Escape")
    other.menu("web-table-offer-end")
    name = "Ann" if late is ann else "Ben"
    expect(other.notice).to_contain_text(other.texts("web-table-waits-for", names=name))
    late.button("web-table-no").click()
    expect(other.notice).to_have_count(0)
    assert late.state()["status"] == "running"
    back.click()
    expect(back).to_have_count(0)
    expect(other.log).to_contain_text(other.texts("web-table-log-return", name=name))


def ask_for_a_bot(person: Person) -> None:
    """In the place of the first one for whom it can be asked."""
    person.menu("web-table-people")
    person.sheet.get_by_role("button", name=person.texts("web-table-replace")).first.click()
    person.page.keyboard.press("Escape")


def test_one_click_replaces_nobody_who_is_there(visit: OpenPage, served: Served) -> None:
    ann, ben = two_at_table(visit, served.base)
    ask_for_a_bot(ann)
    expect(ann.notice).to_contain_text(ann.texts("web-table-asked-replace", other="Ben"))
    expect(ann.notice).to_contain_text(ann.texts("web-table-replace-there-alone", other="Ben"))
    asked = ben.page.get_by_role("alert")
    expect(asked).to_contain_text(ben.texts("web-table-asks-replace-you", name="Ann"))
    expect(ben.page).to_have_title(
        ben.texts("web-table-title-are-you-there", game=ben.texts("darjeeling-title"))
    )
    assert ben.state()["seats"][1]["stand_in"] is None
    ben.button("web-table-i-am-here").click()
    for person in (ann, ben):
        expect(person.notice).to_have_count(0)
    expect(ann.log).to_contain_text(ann.texts("web-table-log-no", name="Ben"))
    assert ben.state()["seats"][1]["stand_in"] is None


def test_whoever_reads_the_rules_is_asked_all_the_same(visit: OpenPage, served: Served) -> None:
    ann, ben = two_at_table(visit, served.base)
    ben.menu("web-table-help")
    expect(ben.sheet).to_be_visible()
    ask_for_a_bot(ann)
    ben.button("web-table-i-am-here").click()
    expect(ben.sheet).to_have_count(0)
    expect(ann.notice).to_have_count(0)


def test_whoever_plays_on_is_there(visit: OpenPage, served: Served) -> None:
    ann, ben = two_at_table(visit, served.base)
    actor = whose_turn(ann, ben)
    ask_for_a_bot(ben if actor is ann else ann)
    expect(actor.button("web-table-i-am-here")).to_be_visible()
    actor.choose()
    for person in (ann, ben):
        expect(person.notice).to_have_count(0)


def test_who_asks_sees_that_somebody_is_away(visit: OpenPage, served: Served) -> None:
    ann, ben = two_at_table(visit, served.base)
    ask_for_a_bot(ann)
    expect(ann.notice).to_contain_text(ann.texts("web-table-replace-there-alone", other="Ben"))
    ben.page.close()
    expect(ann.notice).to_contain_text(ann.texts("web-table-replace-away", other="Ben"))
    ann.button("web-table-withdraw").click()
    expect(ann.notice).to_have_count(0)


def test_a_person_takes_over_from_a_bot_when_all_agree(visit: OpenPage, served: Served) -> None:
    ann, ben = two_at_table(visit, served.base)
    ann.menu("web-table-people")
    bots_seat = ann.sheet.locator(".seats > li").nth(2)
    expect(bots_seat.get_by_role("button", name=ann.texts("web-table-invite"))).to_have_count(0)
    bots_seat.get_by_role("button", name=ann.texts("web-table-ask-take-over")).click()
    ben.button("web-table-yes").click()
    bots_seat.get_by_role("button", name=ann.texts("web-table-invite")).click()
    cleo = Person(visit(), served.base)
    cleo.page.goto(shown_link(ann))
    cleo.page.get_by_role("textbox", name=cleo.texts("web-screens-name")).fill("Cleo")
    cleo.button("web-join-sit").click()
    expect(ben.log).to_contain_text(ben.texts("web-table-log-seat-person", name="Cleo"))
    expect(cleo.page.get_by_role("tab", name=cleo.texts("web-table-notes"))).to_be_visible()
    assert cleo.state()["seat"] == 2


def test_whoever_is_to_be_replaced_can_say_i_am_here(visit: OpenPage, served: Served) -> None:
    ann, ben, cleo = (Person(visit(), served.base) for _ in range(3))
    ann.open_table("darjeeling", [ANN, OPEN, OPEN], players=3)
    ben.sit_down(ann, 1, "Ben")
    cleo.sit_down(ann, 2, "Cleo")
    ann.menu("web-table-people")
    ann.sheet.get_by_role("button", name=ann.texts("web-table-replace")).first.click()
    expect(cleo.notice).to_contain_text(
        cleo.texts("web-table-asks-replace", name="Ann", other="Ben")
    )
    ben.button("web-table-i-am-here").click()
    expect(cleo.notice).to_have_count(0)
    assert [seat["stand_in"] for seat in ann.state()["seats"]] == [None, None, None]


def test_a_game_rests_and_goes_on(visit: OpenPage, served: Served) -> None:
    ann, ben = two_at_table(visit, served.base)
    ann.menu("web-table-pause")
    for person in (ann, ben):
        expect(person.page.locator("#question")).to_have_text(person.texts("web-table-paused"))
        expect(person.answers).to_have_count(0)
    ben.button("web-table-resume").click()
    whose_turn(ann, ben).choose()


def test_whoever_gives_up_is_asked_once_more_and_then_only_watches(
    visit: OpenPage, served: Served
) -> None:
    ann, ben = two_at_table(visit, served.base)
    ann.menu("web-table-resign")
    ann.sheet.get_by_role("button", name=ann.texts("web-table-stay")).click()
    assert not ann.state()["seats"][0]["resigned"]
    ann.menu("web-table-resign")
    ann.sheet.get_by_role("button", name=ann.texts("web-table-resign")).click()
    expect(ben.log).to_contain_text(ben.texts("web-table-log-resign", name="Ann"))
    expect(ann.page.locator("aside")).to_contain_text(ann.texts("web-table-resigned"))
    expect(ann.button("web-table-return")).to_have_count(0)
    ben.answers.first.wait_for()  # a bot plays Ann's seat
    expect(ann.answers).to_have_count(0)
    expect(ann.button("web-table-undo")).to_be_disabled()  # what the bot did is not Ann's
    ann.button("web-table-menu").click()
    item = ann.page.get_by_role("menuitem", name=ann.texts("web-table-pause"))
    expect(item).to_have_count(0)


def test_a_spectator_sees_the_board_and_nothing_more(visit: OpenPage, served: Served) -> None:
    ann, ben = two_at_table(visit, served.base, "ceylon")
    ann.menu("web-table-people")
    ann.sheet.get_by_role("button", name=ann.texts("web-table-watch-link")).click()
    link = shown_link(ann)
    visit.expected += REFUSED
    watcher = Person(visit(), served.base)
    watcher.page.goto(link)
    watcher.button("web-join-watch").click()
    watcher.page.locator(".rim").wait_for()
    assert "/join/" not in watcher.page.url
    state = watcher.state()
    assert state["seat"] is None
    assert state["legal"] == []
    assert [seat["hand"] for seat in state["view"]["seats"]] == [None, None, None]
    expect(watcher.page.locator("[data-choice], [data-do]")).to_have_count(0)
    expect(watcher.page.get_by_role("tab", name=watcher.texts("web-table-notes"))).to_have_count(0)
    watcher.tab("chat")
    expect(watcher.page.get_by_role("textbox")).to_have_count(0)
    told = watcher.page.locator(".tray").get_by_text(watcher.texts("web-table-watching"))
    for width, height in (
        (390, 844),
        (1280, 720),
    ):  # on a phone too, and the log beside a low board
        watcher.page.set_viewport_size({"width": width, "height": height})
        expect(told).to_be_in_viewport(ratio=1)
    expect(watcher.page.locator(".tray ol.log")).to_be_visible()
    watcher.page.set_viewport_size({"width": 1440, "height": 900})
    watcher.button("web-table-menu").click()
    for key in ("pause", "resign", "offer-end", "people"):
        item = watcher.page.get_by_role("menuitem", name=watcher.texts(f"web-table-{key}"))
        expect(item).to_have_count(0)
    seen = watcher.seq.get_attribute("data-seq") or ""
    ann.page.keyboard.press("Escape")
    whose_turn(ann, ben).choose()
    expect(watcher.seq).not_to_have_attribute("data-seq", seen)

    ann.menu("web-table-people")
    ann.sheet.get_by_role("button", name=ann.texts("web-table-watch-revoke")).click()
    expect(watcher.page.get_by_role("alert")).to_have_text(watcher.texts("server-error-not-yours"))


def test_a_seat_goes_to_another_device_and_is_ended_there(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(), served.base)
    ann.open_table("darjeeling", [ANN, NOVICE], players=2)
    ann.menu("web-table-people")
    ann.sheet.get_by_role("button", name=ann.texts("web-table-other-device")).click()
    link = shown_link(ann)
    visit.expected += [*REFUSED, "status of 410"]
    phone = Person(visit({"width": 390, "height": 844}, touch=True), served.base)
    phone.page.goto(link)
    phone.button("web-join-bring").click()
    assert phone.wait_for_turn()
    phone.choose()
    after = phone.seq.get_attribute("data-seq") or ""
    expect(ann.seq).to_have_attribute("data-seq", re.compile(r"\d+"))
    assert int(ann.state()["seq"]) >= int(after)
    thief = Person(visit(), served.base)
    thief.page.goto(served.base)
    asked = {"invitation": link.rpartition("/")[2]}
    assert thief.ask("POST", "/api/join", asked)["error"] == "link-used"  # it works once
    devices = ann.sheet.get_by_role("list", name=ann.texts("web-table-devices"))
    expect(devices.get_by_role("listitem")).to_have_count(2)
    expect(devices).to_contain_text(ann.texts("web-table-device-connected"))
    expect(ann.sheet.get_by_role("textbox")).to_have_count(0)  # nor is it shown any more
    devices.get_by_role("button", name=ann.texts("web-table-device-end")).click()
    expect(phone.page.get_by_role("alert")).to_have_text(phone.texts("server-error-not-yours"))
    expect(devices).to_have_count(0)
    ann.page.keyboard.press("Escape")
    assert ann.wait_for_turn()
    ann.choose()


def test_a_running_table_becomes_public_and_is_found_in_the_house(
    visit: OpenPage, served: Served
) -> None:
    ann = Person(visit(), served.base)
    ann.open_table("darjeeling", [ANN, NOVICE], players=2)
    ann.menu("web-table-people")
    kinds = ann.sheet.get_by_role("group", name=ann.texts("web-table-kind"))
    kinds.get_by_role("radio", name=ann.texts("web-table-kind-public")).check()
    expect(ann.sheet).to_contain_text(ann.texts("web-table-kind-public-help"))
    visit.expected += REFUSED
    stranger = Person(visit(), served.base)
    stranger.page.goto(served.base)
    stranger.page.locator(f'a[href="/t/{ann.table}"]').click()
    stranger.page.locator(".rim").wait_for()
    assert stranger.state()["seat"] is None
    kinds.get_by_role("radio", name=ann.texts("web-table-kind-link")).check()
    expect(ann.sheet).to_contain_text(ann.texts("web-table-kind-link-help"))
    expect(stranger.page.get_by_role("alert")).to_have_text(
        re.compile(
            f"{stranger.texts('server-error-no-session')}|{stranger.texts('server-error-not-yours')}"
        )
    )


def test_a_seat_at_one_screen_is_given_to_a_bot_and_taken_back(
    visit: OpenPage, served: Served
) -> None:
    ann = Person(visit(), served.base)
    ann.open_table("darjeeling", [ANN, BEN], kind="screen", players=2)
    assert ann.wait_for_turn()
    ann.menu("web-table-people")
    seats = ann.sheet.locator(".seats > li")
    seats.nth(1).get_by_role("button", name=ann.texts("web-table-seat-bot")).click()
    expect(seats.nth(1)).to_contain_text(
        ann.texts("web-table-bot", level=ann.texts("common-level-easy"))
    )
    seats.nth(1).get_by_role("button", name=ann.texts("web-table-take-seat")).click()
    expect(seats.nth(1).get_by_role("button", name=ann.texts("web-table-take-seat"))).to_have_count(
        0
    )
    assert [seat["kind"] for seat in ann.state()["seats"]] == ["person", "person"]


def test_people_talk_and_need_not_listen(visit: OpenPage, served: Served) -> None:
    ann, ben = two_at_table(visit, served.base)
    ann.tab("chat")
    saying = ann.page.get_by_role("textbox", name=ann.texts("web-table-say"))
    saying.fill("A fine brew")
    saying.press("Enter")
    expect(ben.page.locator(".unread")).to_have_text("1")
    ben.tab("chat")
    lines = ben.page.get_by_role("list", name=ben.texts("web-table-chat"))
    expect(lines).to_contain_text("A fine brew")
    expect(ben.page.locator(".unread")).to_have_count(0)
    ben.button("web-table-mute", name="Ann").click()
    expect(lines).not_to_contain_text("A fine brew")
    saying.fill("Second cup")
    saying.press("Enter")
    expect(ann.page.get_by_role("list", name=ann.texts("web-table-chat"))).to_contain_text("Second")
    ben.tab("log")
    ben.tab("chat")
    expect(lines).not_to_contain_text("Second cup")
    ben.button("web-table-unmute", name="Ann").click()
    expect(lines).to_contain_text("Second cup")


def test_notes_are_kept_and_nobody_else_reads_them(visit: OpenPage, served: Served) -> None:
    ann, ben = two_at_table(visit, served.base)
    ann.tab("notes")
    notes = ann.page.get_by_role("textbox", name=ann.texts("web-table-notes-help"))
    notes.fill("Ben hoards green tea")
    expect(ann.page.get_by_text(ann.texts("web-table-notes-kept"))).to_be_visible()
    ann.page.reload()
    ann.tab("notes")
    expect(notes).to_have_value("Ben hoards green tea")
    ben.tab("notes")
    his = ben.page.get_by_role("textbox", name=ben.texts("web-table-notes-help"))
    expect(his).to_have_value("")


def test_whoever_closes_the_page_is_away(visit: OpenPage, served: Served) -> None:
    ann, ben = two_at_table(visit, served.base)
    row = ann.page.locator("aside .players li").nth(1)
    expect(row).not_to_contain_text(ann.texts("web-table-away"))
    ben.page.close()
    expect(row).to_contain_text(ann.texts("web-table-away"))
