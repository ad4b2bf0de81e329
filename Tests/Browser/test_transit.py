#!/usr/bin/env python3
"""Uses the page's public transport as a reader would: journeys, their legs and stops, departures, delays.

    Tests/Browser/test_transit.py --program .build/release/mapwright [--shots DIR]

Imports the sample city with a made-up timetable and serves it with a message of GTFS-Realtime. Needs Chromium and the packages
of Tests/Python/requirements.txt. Further arguments go to unittest, as `-k keyboard`.
"""

import datetime
import pathlib
import sys
import tempfile
import zoneinfo

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

import transit_city  # noqa: E402
from page_case import PageCase, main  # noqa: E402
from tiers import slow  # noqa: E402

FROM, TO = "60.17000,24.93780/Lasipalatsi", "60.17660,24.94840/Siltasaari"
# From here one takes line 2 to line 9.
SOUTH = "60.16535,24.94320/Erottaja"
VIEW = "#14.6/60.1710/24.9440"
TODAY = datetime.datetime.now(zoneinfo.ZoneInfo(transit_city.ZONE)).date()
DAY = TODAY + datetime.timedelta(days=1)

ROUTES = "document.querySelectorAll('.routes input')"
LINES = "(mapwright.map.getSource('own-journey')?.serialize().data.features ?? [])"
STOPS = "(mapwright.map.getSource('own-journey-stops')?.serialize().data.features ?? [])"
SPOKEN = "document.getElementById('spoken').textContent"
TEXT = "document.querySelector(%r)?.innerText ?? ''"


def trip(route, clock):
    """The id of the trip of a line that starts at a time."""
    hour, minute = map(int, clock.split(":"))
    return f"{route}-{(hour * 60 + minute - 5 * 60 - transit_city.LINES[route][6]) // 10}"


class TransitTests(PageCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.options.atlas = transit_city.make_atlas(cls.options.program, cls.folder.name)
        date = f"{DAY:%Y%m%d}"
        told = transit_city.message(int(datetime.datetime.now().timestamp()), [
            (trip("R9", "10:09"), date, 240), (trip("R9", "11:09"), date, None),
        ], [("R2", "Rails are mended")])
        source = pathlib.Path(cls.folder.name) / "trips.pb"
        source.write_bytes(told)
        cls.arguments = ("--quiet", "--realtime", f"trams={source}")
        super().setUpClass()

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.folder.cleanup()

    def journey(self, start=FROM, clock="08:01", more="", view=VIEW):
        self.show(f"/?route={start};{TO}&mode=transit&depart={DAY}T{clock}{more}{view}")
        self.waits(f"{ROUTES}.length && document.querySelector('.legs li')", "journeys")
        self.page.wait_for_map()

    def text(self, selector):
        return self.page.evaluate(TEXT % selector)

    def shot(self, name):
        if self.options.shots:
            self.page.wait_for_map()
            self.page.screenshot(self.options.shots / f"transit-{name}.png")

    @slow("one more way to the same journey")
    def test_a_journey_is_asked_for_like_any_other_way(self):
        # In the morning: at night nobody waits for the first tram rather than walk.
        self.show(f"/?route={FROM};{TO}&mode=walking&depart={DAY}T08:01{VIEW}")
        self.waits(f"{ROUTES}.length", "a walk")
        modes = "[...document.querySelectorAll('.modes input')].map((input) => input.value)"
        self.assertIn("transit", self.page.evaluate(modes))
        self.page.tap("document.querySelector('.modes input[value=transit]')")
        self.waits("document.querySelector('.legs .ride')", "a ride")
        self.assertIn("mode=transit", self.page.evaluate("location.search"))
        # When to travel is not hidden, what to stay off is.
        self.assertFalse(self.page.evaluate("document.querySelector('.wishes').open"))
        self.assertTrue(self.page.evaluate("document.querySelector('.when').checkVisibility()"))
        self.assertTrue(self.page.evaluate("document.querySelector('.wishes fieldset').hidden"))
        self.page.tap("document.querySelector('.modes input[value=walking]')")
        self.waits("!document.querySelector('.legs li') && document.querySelector('.step .maneuver')", "steps on foot")
        self.assertEqual(self.page.evaluate(f"{LINES}.length"), 0)
        self.assertQuiet()

    def test_a_journey_tells_lines_times_and_stops(self):
        self.journey()
        face = self.text(".routes .face")
        self.assertRegex(face, r"0?8:0\d – 0?8:\d\d")
        self.assertIn("9", face)
        self.assertIn("0 changes", face)
        legs = self.text(".legs")
        for words in ("Lasipalatsi", "platform 1", "toward Pitkäsilta", "4 stops"):
            self.assertIn(words, legs)
        badge = "getComputedStyle(document.querySelector('.legs .line-badge'))"
        self.assertEqual(self.page.evaluate(f"{badge}.backgroundColor"), "rgb(0, 152, 95)")
        self.page.tap("document.querySelector('.between summary')")
        self.assertEqual(
            self.page.evaluate("[...document.querySelectorAll('.between li bdi')].map((each) => each.textContent)"),
            ["Rautatientori", "Kaisaniemi", "Liisankatu"])
        # On the map: the ride in the line's color with its stops, walks without a color.
        self.assertEqual(self.page.evaluate(f"{LINES}.map(({{ properties }}) => properties.color ?? '').filter(Boolean)"), ["#00985f"])
        self.assertEqual(self.page.evaluate(f"{STOPS}.filter(({{ properties }}) => properties.end).length"), 2)
        self.assertEqual(self.page.evaluate(f"{STOPS}.length"), 5)
        self.assertRegex(self.page.evaluate(SPOKEN), r"journey|route")
        self.shot("journey")
        self.assertAccessible()
        self.assertQuiet()

    @slow("one more journey")
    def test_changes_and_lines_without_a_color(self):
        self.journey(SOUTH)
        lines = "[...document.querySelectorAll('.legs .line-badge bdi')].map((each) => each.textContent)"
        self.assertEqual(self.page.evaluate(lines), ["2", "9"])
        self.assertIn("1 change", self.text(".routes .face"))
        # An alert about the first line.
        self.assertIn("Rails are mended", self.text(".legs"))
        colors = self.page.evaluate(f"{LINES}.map(({{ properties }}) => properties.color).filter(Boolean)")
        self.assertEqual(len(set(colors)), 2)
        self.assertNotIn("#ffffff", colors)
        self.shot("change")
        self.assertQuiet()

    def test_delays_and_canceled_vehicles_are_told(self):
        self.journey(clock="10:04")
        self.assertIn("4 min late", self.text(".legs"))
        self.assertRegex(self.text(".legs .ride .clock"), r"10:13[\s\S]*10:09")
        self.assertTrue(self.page.evaluate("Boolean(document.querySelector('.legs .clock.known'))"))
        self.shot("late")
        self.journey(clock="11:02")
        self.assertRegex(self.text(".legs"), r"11:09 is canceled")
        self.assertRegex(self.text(".legs .ride .clock"), r"11:19")
        self.assertQuiet()

    def test_arriving_by_and_the_address(self):
        self.show(f"/?route={FROM};{TO}&mode=transit&arrive={DAY}T12:00{VIEW}")
        self.waits("document.querySelector('.legs .ride')", "a ride")
        ends = self.text(".legs .end")
        self.assertRegex(ends, r"11:5\d|12:00")
        link = self.page.evaluate("location.search")
        self.assertIn("mode=transit", link)
        self.assertIn("arrive=", link)
        self.page.evaluate("document.querySelector('.directions select').value = 'depart'; "
                           "document.querySelector('.directions select').dispatchEvent(new Event('change'))")
        self.waits("location.search.includes('depart=')", "the other kind of moment")
        self.assertQuiet()

    def test_wishes_for_journeys(self):
        self.journey()
        wishes = "document.querySelector('.ride-wishes')"
        self.waits(f"{wishes} && !{wishes}.hidden", "what can be wished for")
        self.page.tap("document.querySelector('.wishes summary')")
        chosen = "document.querySelectorAll('.ride-wishes select')[%d]"
        for at, (value, asked) in enumerate([("bicycle", "access=bicycle"), ("fewer-changes", "prefer=fewer-changes")]):
            self.page.evaluate(f"{chosen % at}.value = '{value}'; {chosen % at}.dispatchEvent(new Event('change'))")
            self.waits(f"location.search.includes('{asked}')", "the wish in the address")
        self.waits("document.querySelector('.directions .legs li') && !document.querySelector('.directions[aria-busy]')", "journeys")
        self.assertIn("(2)", self.text(".wishes summary"), "two wishes; the moment stands beside them")
        self.shot("wishes")
        self.assertAccessible()
        self.page.tap("document.querySelector('.ride-wishes input[value=tram]')")
        self.waits("document.querySelector('.legs li') && !document.querySelector('.legs .ride')", "a way without trams")
        link = self.page.evaluate("location.search")
        self.show("/" + link + VIEW)
        self.waits("document.querySelector('.ride-wishes input[value=tram]')?.checked", "the wishes of a link")
        self.assertEqual(self.page.evaluate(f"{chosen % 0}.value + ' ' + {chosen % 1}.value"), "bicycle fewer-changes")
        # Other modes have other wishes.
        self.page.tap("document.querySelector('.modes input[value=walking]')")
        self.waits(f"{wishes}.hidden", "wishes for journeys are gone")
        self.assertNotIn("tram", self.page.evaluate("location.search"))
        self.assertQuiet()

    def test_a_journey_by_keyboard(self):
        self.journey()
        self.page.evaluate("document.querySelector('.legs button').focus()")
        self.page.key("ArrowDown")
        self.assertTrue(self.page.evaluate("document.activeElement.closest('.ride') !== null"))
        lit = "mapwright.map.getSource('own-route-step')?.serialize().data.features.length"
        self.assertEqual(self.page.evaluate(lit), 1)
        self.page.key("ArrowDown")
        self.assertEqual(self.page.evaluate("document.activeElement.tagName"), "SUMMARY")
        self.page.key("Enter")
        self.assertTrue(self.page.evaluate("document.querySelector('.between').open"))
        self.page.key("Escape")
        self.waits("!location.search.includes('route')", "the address without the journey")
        self.assertEqual(self.page.evaluate(f"{LINES}.length + {STOPS}.length"), 0)
        # A 404 of a journey that there is not is no error of the page.
        self.assertQuiet()

    def test_days_without_service_offer_one_that_has(self):
        far = TODAY + datetime.timedelta(days=70)
        self.show(f"/?route={FROM};{TO}&mode=transit&depart={far}T08:01{VIEW}")
        self.waits("document.querySelector('.note:not([hidden])')", "the reason")
        self.assertIn("The timetable holds the days from", self.text(".note"))
        offered = "[...document.querySelectorAll('.directions > .action')].find((button) => !button.hidden)"
        self.waits(offered, "another day")
        self.page.tap(f"{offered}")
        self.waits("document.querySelector('.legs .ride')", "a ride on that day")
        chosen = self.page.evaluate("new URLSearchParams(location.search).get('depart')")
        self.assertEqual(datetime.date.fromisoformat(chosen[:10]).weekday(), far.weekday())
        self.assertTrue(self.page.evaluate(f"!({offered})"))

    @slow("three forms of the page")
    def test_dark_phone_and_arabic(self):
        self.page.color_scheme("dark")
        self.journey(SOUTH)
        self.shot("dark")
        self.assertAccessible()
        self.page.close()
        self.page = self.browser.page(width=390, height=780)
        self.page.color_scheme("light")
        self.journey(SOUTH, more="&lang=ar")
        self.assertEqual(self.page.evaluate("document.documentElement.dir"), "rtl")
        self.assertEqual(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"), False)
        self.shot("phone-arabic")
        self.assertQuiet()

    @slow("a load of the page for each language")
    def test_every_language_tells_a_journey(self):
        for language in ("de", "fr", "es", "fi", "zh", "ja"):
            with self.subTest(language):
                self.journey(SOUTH, more=f"&lang={language}")
                self.assertNotIn("toward", self.text(".legs"))
                self.assertNotIn("{", self.text(".directions"))

    def test_a_stops_card_has_its_next_departures(self):
        # What OpenStreetMap has for the stop in front of the station.
        self.show("/" + VIEW)
        found = self.page.evaluate(
            "fetch('mapwright/search?query=' + encodeURIComponent('Lasipalatsi') + '&near=60.1703,24.9379&categories=publicTransport')"
            ".then((answer) => answer.json()).then(({ results }) => results[0]?.osm)")
        self.assertTrue(found, "the sample city has a stop called Lasipalatsi")
        self.show(f"/?place={found}{VIEW}")
        self.waits("document.querySelector('.departure')", "departures")
        board = self.text(".departures")
        self.assertIn("Departures", board)
        self.assertRegex(board, r"Pitkäsilta")
        self.shot("departures")
        self.assertAccessible()
        self.assertQuiet()


if __name__ == "__main__":
    options = [argument for argument in sys.argv[1:]]
    if "--atlas" not in options:
        sys.argv += ["--atlas", "made by the tests"]
    main(TransitTests, __doc__)
