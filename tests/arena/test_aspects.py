"""What games can be asked: their files speak of what there is, in every language."""

from __future__ import annotations

import pytest

import teahouse
from teahouse.arena import aspects
from teahouse.arena.aspects import BETWEEN, Aspect, checked, event_aspects, questions, read
from teahouse.arena.report.words import Words
from teahouse.core.errors import RuleError
from teahouse.i18n import LANGUAGES, Texts


@pytest.mark.parametrize("name", teahouse.games())
def test_every_game_says_what_it_can_be_asked(name: str) -> None:
    asked = questions(teahouse.game(name))
    assert len(asked.aspects) >= 5
    assert asked.first is not None
    assert asked.rounds is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", teahouse.games())
def test_every_aspect_and_setting_has_a_title(name: str, language: str) -> None:
    game, texts = teahouse.game(name), Texts(language)
    words = Words(language, texts, texts.has)
    asked = questions(game)
    for aspect in asked.aspects:
        assert texts.has(f"arena-{name}-{aspect.name}")
    for setting in asked.names():
        assert words.setting(game, setting)
    assert texts.has(f"arena-{name}-rounds")


def test_both_sides_of_a_card_are_named_in_the_language_of_the_reader() -> None:
    game, texts = teahouse.game("ceylon"), Texts("it")
    played = next(a for a in questions(game).aspects if a.name == "card-played")
    said = Words("it", texts, texts.has).value(game, played, BETWEEN.join(["plant", "harvest"]))
    assert said == "Seminare, gli altri: raccogliere"


BASE = '[[aspect]]\nname = "x"\nevent = "tile-taken"\nvalue = ["tile"]\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (BASE.replace("tile-taken", "nothing"), "no event nothing"),
        (BASE.replace('["tile"]', '["colour"]'), "no event tile-taken tells that"),
        (BASE + 'offered = "no-move"\n', "no event no-move tells that"),
        (BASE + 'by = "luck"\n', "by is neither"),
        (BASE + 'within = ["map"]\n', "within names no setting"),
        (BASE.replace("tile-taken", "space-refilled"), "no seat"),
        ('first = "nobody"\n' + BASE, "no event nobody"),
        (BASE + "[vary]\nweather = [1]\n", "no option weather"),
    ],
)
def test_a_file_that_speaks_of_what_there_is_not_is_refused(text: str, said: str) -> None:
    with pytest.raises(RuleError, match=said):
        checked(read(text), teahouse.game("darjeeling"))


def test_a_good_file_is_taken_as_it_is() -> None:
    text = 'settings = ["options.map"]\n' + BASE + 'within = ["map"]\ndealt = true\n'
    (aspect,) = checked(read(text), teahouse.game("darjeeling")).aspects
    assert aspect == Aspect("x", "tile-taken", ("tile",), within=("map",), dealt=True)
    assert aspect.parts == ("map", "tile")


def test_a_game_without_a_file_is_asked_what_its_events_tell() -> None:
    darjeeling = teahouse.game("darjeeling").definition
    elsewhere = type(
        "State", (darjeeling.rules.state,), {"__module__": "json.decoder", "__slots__": ()}
    )
    game = teahouse.Game(darjeeling.changed(state=elsewhere))
    asked = questions(game)
    assert asked.aspects == event_aspects(game)
    assert Aspect("tokens-used", "tokens-used", ("use",)) in asked.aspects
    assert (asked.first, asked.vary) == (None, {})


def test_settings_are_read_from_the_view() -> None:
    asked = aspects.Questions((), settings=("options.map", "ending"))
    view = {"options": {"map": "china"}, "ending": None}
    assert asked.settings_of(view) == {"map": "china", "ending": None}
