#!/usr/bin/env python3
"""Searches the map and looks at places as a reader would, in headless Chromium.

    Tests/Browser/test_search.py --program .build/release/mapwright --atlas helsinki.atlas [--shots DIR]
    Tests/Browser/test_search.py --url http://127.0.0.1:8080 [--shots DIR]

As Tests/Browser/test_page.py. The audit of accessibility is axe-core's, as PyPI's axe-core-python carries it.
"""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

from page_case import PageCase, main  # noqa: E402
from tiers import slow  # noqa: E402

CENTER = "#16/60.1702/24.9442"
CAFE = "n1381017836"
# Where the focus is: a role or an element's name, and what a reader hears of it.
FOCUS = """(() => { const { activeElement: at } = document;
  return `${at.getAttribute('role') ?? at.localName} ${at.getAttribute('aria-label') ?? at.textContent.trim()}`; })()"""


class SearchTests(PageCase):
    # What a reader does.

    def show(self, path="/" + CENTER):
        super().show(path)

    def phone(self):
        self.page.resize(390, 844, 2, mobile=True)

    def type(self, text):
        for letter in text:
            self.page.key(letter)

    def search_by_keyboard(self, text):
        self.page.key("/")
        self.type(text)
        self.page.key("Enter")
        self.wait_for_results()

    def wait_for_results(self):
        self.page.wait_for("document.querySelector('.results .place-list button')", "results")

    def wait_for_card(self, name=""):
        self.page.wait_for(f"document.querySelector('.place .coordinates') && {self.TITLE}.includes({json.dumps(name)})", "the card")

    def press(self, selector):
        """Presses the middle of an element with the mouse."""
        where = f"document.querySelector({json.dumps(selector)})"
        self.page.wait_for(f"{where}?.getClientRects().length", selector)
        self.page.evaluate(f"{where}.scrollIntoView({{ block: 'nearest' }})")
        box = self.page.evaluate(f"(({{ left, top, width, height }}) => [left + width / 2, top + height / 2])({where}.getBoundingClientRect())")
        for kind in ("mousePressed", "mouseReleased"):
            self.page.call("Input.dispatchMouseEvent", type=kind, x=box[0], y=box[1], button="left", clickCount=1)

    TITLE = "document.querySelector('.side-title').textContent"

    def title(self):
        return self.page.evaluate(self.TITLE)

    def query(self):
        return self.page.evaluate("Object.fromEntries(new URLSearchParams(location.search))")

    def shot(self, name):
        if self.options.shots:
            self.page.wait_for_map()
            self.page.screenshot(self.options.shots / f"{name}.png")

    # Searching.

    def test_suggests_while_one_types_and_marks_what_matches(self):
        self.show()
        self.press("#search-field")
        self.type("ateneu")
        # Those of the first letters may come before.
        self.page.wait_for("document.querySelector('#suggestions mark')?.textContent.toLowerCase() === 'ateneu'", "suggestions")
        self.assertEqual(self.page.evaluate("document.querySelector('#search-field').getAttribute('aria-expanded')"), "true")
        self.shot("suggestions")
        self.assertAccessible()
        self.press("#suggestions li")
        self.wait_for_card("Ateneum")
        self.assertRegex(self.query()["place"], r"^[nwr]\d+$")
        self.assertQuiet()

    def test_names_have_the_whole_line_after_directions_were_opened(self):
        self.show()
        self.press(".directions-button")
        self.page.wait_for("document.activeElement.matches('.point input')", "the directions")
        self.page.evaluate("mapwright.panel.close()")
        self.search_by_keyboard("cafe")
        self.page.key("/")
        self.type("n")
        self.page.wait_for("document.querySelectorAll('#suggestions .line').length > 1", "suggestions")
        narrow = self.page.evaluate("[...document.querySelectorAll('.lines > .line')].filter((line) => "
                                    "line.offsetWidth < line.parentElement.offsetWidth).map((line) => line.textContent)")
        self.assertEqual(narrow, [])
        self.assertQuiet()

    def test_a_position_is_suggested_before_all_names(self):
        self.show()
        self.page.key("/")
        for text in ("60.1702, 24.9442", "geo:60.1702,24.9442"):
            self.page.evaluate("document.activeElement.select()")
            self.page.type(text)
            self.page.wait_for(f"document.querySelector('#suggestions .line')?.textContent === '{text}'", "the position")
            self.assertEqual(self.page.evaluate("document.querySelectorAll('#suggestions li').length"), 1)
        self.page.key("ArrowDown")
        self.page.key("Enter")
        self.wait_for_card()
        self.assertEqual(self.query(), {"place": "60.1702,24.9442"})
        self.assertQuiet()

    def test_the_keyboard_alone_searches_opens_and_goes_back(self):
        self.show()
        self.page.key("/")
        self.assertEqual(self.page.evaluate(FOCUS), "combobox Search")
        self.type("cafe")
        self.page.wait_for("document.querySelectorAll('#suggestions li').length > 1", "suggestions")
        chosen = "document.querySelector('[aria-selected=true]')?.id ?? null"
        self.assertIsNone(self.page.evaluate(chosen))
        self.page.key("ArrowDown")
        self.assertEqual(self.page.evaluate(chosen), "suggestion-0")
        self.assertEqual(self.page.evaluate("document.activeElement.getAttribute('aria-activedescendant')"), "suggestion-0")
        self.page.key("ArrowUp")
        self.assertIsNone(self.page.evaluate(chosen))
        self.page.key("Escape")
        self.assertEqual(self.page.evaluate("document.activeElement.getAttribute('aria-expanded')"), "false")
        self.page.key("Enter")
        self.wait_for_results()
        self.assertRegex(self.title(), r"^\d+ results$")
        self.page.wait_for("document.getElementById('spoken').textContent.includes('results')", "the count to be said")
        self.assertEqual(self.query(), {"search": "cafe"})
        # From the heading, past the close button, to the first result.
        self.page.key("Tab")
        self.page.key("Tab")
        first = self.page.evaluate("document.activeElement.querySelector('.line').textContent")
        self.page.key("Enter")
        self.wait_for_card(first)
        self.assertEqual(self.page.evaluate(FOCUS), f"h2 {first}")
        self.page.key("Escape")
        self.page.wait_for("!new URLSearchParams(location.search).has('place')", "the address to forget the place")
        self.assertEqual(self.page.evaluate("document.activeElement.querySelector('.line')?.textContent"), first)
        self.page.key("Escape")
        self.page.wait_for("location.search === ''", "the address to forget the search")
        self.assertEqual(self.page.evaluate(FOCUS), "combobox Search")
        self.assertQuiet()

    def test_results_have_pins_and_the_same_in_a_list(self):
        self.show()
        self.search_by_keyboard("museum")
        listed = self.page.evaluate("[...document.querySelectorAll('.results .number')].map((part) => part.textContent)")
        pins = self.page.evaluate("[...document.querySelectorAll('.pin')].map((pin) => pin.textContent)")
        self.assertEqual(sorted(listed), sorted(pins))
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.pin[tabindex], .pin:not([aria-hidden])').length"), 0)
        self.page.tap("document.querySelectorAll('.pin')[1]")
        self.wait_for_card()
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.pin-selected').length"), 1)
        self.assertQuiet()

    def test_buttons_find_kinds_of_place(self):
        self.show()
        names = self.page.evaluate("[...document.querySelectorAll('.chip')].map((chip) => chip.textContent)")
        self.assertEqual(names[:3], ["Restaurants", "Cafés", "Groceries"])
        self.press(".chip:nth-child(8)")
        self.wait_for_results()
        self.assertEqual(self.query(), {"find": "pharmacies"})
        sorts = self.page.evaluate("[...document.querySelectorAll('.results .soft')].map((part) => part.textContent)")
        self.assertTrue(all("Pharmacy" in sort for sort in sorts), sorts)
        self.assertQuiet()

    def test_searches_what_is_in_sight_after_the_map_was_moved(self):
        self.show()
        self.search_by_keyboard("cafe")
        hidden = "document.querySelector('.area-button').hidden"
        self.assertTrue(self.page.evaluate(hidden))
        self.page.evaluate("mapwright.map.getCanvas().focus()")
        for _ in range(4):
            self.page.key("ArrowUp")
        self.page.wait_for(f"!{hidden}", "the button")
        self.page.wait_for_map()
        self.assertFalse(any("region-required" in url for url in self.page.requests))
        self.press(".area-button")
        self.page.wait_for(hidden, "the button to be gone")
        self.wait_for_results()
        self.assertTrue(any("region-required=true" in url for url in self.page.requests))
        self.assertTrue(self.page.evaluate(hidden))
        self.assertQuiet()

    @slow("the page is loaded again and again")
    def test_remembers_searches_and_forgets_them(self):
        self.show()
        self.search_by_keyboard("kiasma")
        self.show()
        self.press("#search-field")
        self.page.wait_for("document.querySelector('#suggestions li')?.textContent === 'kiasma'", "the recent search")
        self.press(".search-forget")
        self.assertEqual(self.page.evaluate("document.querySelectorAll('#suggestions li').length"), 0)
        self.assertEqual(self.page.evaluate("localStorage.getItem('mapwright.recent')"), "[]")
        self.assertQuiet()

    def test_says_when_nothing_is_found_and_when_the_server_is_gone(self):
        self.show()
        self.page.key("/")
        self.type("xqzwvk")
        self.page.key("Enter")
        self.page.wait_for(f"{self.TITLE} === 'Nothing found for “xqzwvk”'", "the message")
        self.page.block("*/mapwright/*")
        self.page.key("/")
        self.type("cafe")
        self.page.key("Enter")
        self.page.wait_for(f"{self.TITLE} === 'The server does not answer.'", "the message")
        self.assertEqual(self.page.evaluate("document.getElementById('spoken').textContent"), "The server does not answer.")

    def test_an_input_methods_enter_does_not_search(self):
        self.show()
        self.page.key("/")
        self.page.evaluate("""(() => { const field = document.activeElement; field.value = "咖";
          field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true })); })()""")
        self.assertEqual(self.query(), {})
        self.page.key("Enter")
        self.page.wait_for("location.search.startsWith('?search=')", "the search")

    # Places.

    def test_a_card_tells_what_is_mapped(self):
        self.show(f"/?place={CAFE}{CENTER}")
        self.wait_for_card("Robert's Coffee")
        facts = self.page.evaluate("Object.fromEntries([...document.querySelectorAll('.facts .row')].map((row) => "
                                   "[row.querySelector('dt').textContent, row.querySelector('dd').innerText.trim()]))")
        self.assertEqual(facts["Accessibility"], "Partly wheelchair accessible")
        self.assertEqual(facts["Food"], "Coffee")
        self.assertEqual(facts["Address"], "Mannerheimintie 20 B, 00100 Helsinki")
        self.assertEqual(facts["Phone"], "+358 44 972 2058")
        self.assertEqual(facts["Coordinates"], "60.16961, 24.93816")
        self.assertEqual(facts["Floor"], "1")
        self.press(".hours summary")
        week = self.page.evaluate("[...document.querySelectorAll('.hours tr')].map((row) => row.innerText.replace(/\\s+/g, ' '))")
        self.assertEqual(len(week), 7)
        self.assertEqual([week[0], week[5], week[6]], ["Monday 7:00–19:00", "Saturday 10:00–18:00", "Sunday Closed"])
        status = self.page.evaluate("document.querySelector('.hours summary').textContent")
        self.assertRegex(status, r"^(Open · until|Closed · opens) ")
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.hours .today').length"), 1)
        self.assertEqual(self.page.evaluate("document.querySelector('.place-osm a').href"), f"https://www.openstreetmap.org/node/{CAFE[1:]}")
        self.press("[aria-label='Change notation']")
        self.assertEqual(self.page.evaluate("document.querySelector('.coordinates').textContent"), "60°10′10.6″N 24°56′17.4″E")
        self.shot("place")
        self.assertAccessible()
        self.assertQuiet()

    @slow("the page is loaded again and again")
    def test_back_and_forward_restore_what_was_shown(self):
        self.show()
        self.search_by_keyboard("cafe")
        self.press(".results li:nth-child(2) button")
        self.wait_for_card()
        first = self.query()["place"]
        view = self.page.evaluate("mapwright.map.getCenter().lng")
        self.page.evaluate("history.back()")
        self.page.wait_for("document.querySelector('.side').dataset.view === 'search'", "the results")
        self.assertEqual(self.query(), {"search": "cafe"})
        self.page.evaluate("history.back()")
        self.page.wait_for("document.querySelector('.side').dataset.view === ''", "the beginning")
        self.assertEqual(self.query(), {})
        self.assertAlmostEqual(self.page.evaluate("mapwright.map.getCenter().lng"), 24.9442, places=3)
        self.page.evaluate("history.go(2)")
        self.wait_for_card()
        self.assertEqual(self.query(), {"search": "cafe", "place": first})
        self.page.wait_for(f"Math.abs(mapwright.map.getCenter().lng - {view}) < 0.0005", "the view")
        self.assertQuiet()

    def test_a_link_to_a_position_tells_what_is_there(self):
        self.show("/?place=60.1702,24.9442")
        self.wait_for_card()
        self.assertEqual(self.page.evaluate("document.querySelector('.coordinates').textContent"), "60.17020, 24.94420")
        self.assertTrue(self.page.evaluate("mapwright.camera.shows([24.9442, 60.1702])"))
        self.assertQuiet()

    def test_a_place_that_is_gone_is_told(self):
        self.show("/?place=n1")
        self.page.wait_for("document.querySelector('.place [role=alert]')?.textContent === 'There is no such place here.'", "the message")

    def test_a_place_on_the_map_opens_when_it_is_clicked(self):
        self.show("/#17/60.17006/24.9439")
        where = self.page.evaluate("""(() => { const { map } = mapwright;
          const found = map.queryRenderedFeatures().find((f) => f.sourceLayer === "pois" && f.layer.type === "symbol" &&
            f.properties.name === "Ateneum" && f.geometry.type === "Point");
          const { x, y } = map.project(found.geometry.coordinates); return [x, y]; })()""")
        for kind in ("mousePressed", "mouseReleased"):
            self.page.call("Input.dispatchMouseEvent", type=kind, x=where[0], y=where[1], button="left", clickCount=1)
        self.wait_for_card("Ateneum")
        self.assertQuiet()

    def test_keeps_favorites_in_the_browser(self):
        self.show(f"/?place={CAFE}")
        self.wait_for_card()
        self.press(".round[aria-pressed]")
        self.assertEqual(self.page.evaluate("document.querySelector('.round[aria-pressed]').getAttribute('aria-pressed')"), "true")
        self.page.key("Escape")
        self.page.wait_for("document.querySelector('.side-home .place-list button')?.textContent.includes(\"Robert's\")", "the favorite")
        self.assertQuiet()

    # Everywhere.

    @slow("one more form of the page")
    def test_a_phone_pulls_the_sheet_up(self):
        self.phone()
        self.show()
        root = "document.querySelector('.side')"
        height = f"{root}.getBoundingClientRect().height"
        peek = self.page.evaluate(height)
        self.assertLess(peek, 130)
        self.shot("phone-start")
        self.page.evaluate("document.querySelector('.side-handle').focus()")
        self.page.key("Enter")
        self.page.wait_for(f"{height} > 300", "the sheet to be half up")
        self.assertEqual(self.page.evaluate("mapwright.map.getPadding().bottom > 300"), True)
        self.page.key("ArrowUp")
        self.page.wait_for(f"{height} > 700", "the sheet to be up")
        self.page.key("ArrowDown")
        self.page.key("ArrowDown")
        self.page.wait_for(f"{height} === {peek}", "the sheet to be down")
        self.search_by_keyboard("cafe")
        self.page.wait_for(f"{root}.dataset.detent === 'half' && !{root}.getAnimations().length", "the sheet to be half up")
        self.shot("phone-results")
        self.press(".results button")
        self.wait_for_card()
        self.shot("phone-place")
        # The credit stands above the sheet, and nothing is wider than the window.
        covered = self.page.evaluate(
            f"document.querySelector('.maplibregl-ctrl-attrib').getBoundingClientRect().bottom <= {root}.getBoundingClientRect().top + 1")
        self.assertTrue(covered)
        self.page.resize(360, 740, 2, mobile=True)
        self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth"), 360)
        self.assertAccessible()
        self.assertQuiet()

    def test_light_and_dark_are_accessible(self):
        for scheme in ("light", "dark"):
            self.page.color_scheme(scheme)
            self.show()
            self.assertAccessible()
            self.search_by_keyboard("hotel")
            self.page.wait_for_map()
            self.shot(f"results-{scheme}")
            self.assertAccessible()
            self.press(".results button")
            self.wait_for_card()
            self.shot(f"place-{scheme}")
            self.assertAccessible()
        self.assertQuiet()

    @slow("two more languages")
    def test_speaks_german_and_arabic(self):
        self.show("/?lang=de" + CENTER)
        self.assertEqual(self.page.evaluate("document.documentElement.lang"), "de")
        self.search_by_keyboard("museum")
        self.assertRegex(self.title(), r"^\d+ Ergebnisse$")
        self.show(f"/?lang=ar&place={CAFE}{CENTER}")
        self.wait_for_card()
        self.assertEqual(self.page.evaluate("document.documentElement.dir"), "rtl")
        # Mirrored: the panel at the right, the map's buttons at the left.
        self.assertGreater(self.page.evaluate("document.querySelector('.side').getBoundingClientRect().left"), 512)
        self.assertLess(self.page.evaluate("document.querySelector('[aria-controls=layers]').getBoundingClientRect().right"), 100)
        self.assertGreater(self.page.evaluate("mapwright.map.getPadding().right"), 300)
        self.shot("arabic")
        self.assertAccessible()
        self.assertQuiet()

    def test_motion_is_reduced_on_request(self):
        self.page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        self.phone()
        self.show()
        self.assertIn(self.page.evaluate("getComputedStyle(document.querySelector('.side')).transitionDuration"), ("0s", ""))

    def test_an_embedded_map_shows_what_is_asked_for(self):
        self.show("/embed?toolbox=off&locate=off" + CENTER)
        self.assertTrue(self.page.evaluate("document.querySelector('.side').hidden"))
        self.assertIsNone(self.page.evaluate("document.querySelector('[aria-controls=layers]')"))
        self.assertIsNone(self.page.evaluate("document.querySelector('.maplibregl-ctrl-geolocate')"))
        self.assertIn("OpenStreetMap", self.page.evaluate("document.querySelector('.maplibregl-ctrl-attrib').innerText"))
        self.show(f"/embed?search=on&legend=off&place={CAFE}{CENTER}")
        self.wait_for_card()
        self.assertIsNone(self.page.evaluate("document.querySelector('.maplibregl-ctrl-scale')"))
        self.assertTrue(self.page.evaluate("Boolean(document.querySelector('#search-field'))"))
        self.assertQuiet()


if __name__ == "__main__":
    main(SearchTests, __doc__)
