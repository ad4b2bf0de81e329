#!/usr/bin/env python3
"""Goes from results to a card, to a route and back on the page, in headless Chromium.

    Tests/Browser/test_whole_page.py --program .build/release/mapwright --atlas helsinki.atlas [--shots DIR]
    Tests/Browser/test_whole_page.py --url http://127.0.0.1:8080 [--shots DIR]

As Tests/Browser/test_page.py; the atlas must hold the sample city with its roads.
"""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

from page_case import PageCase, main  # noqa: E402

FROM, TO = "60.1699,24.9384/Kaivokatu", "60.1675,24.952/Esplanadi"
VIEW = "#15.2/60.1695/24.9445"
ROUTES = "document.querySelectorAll('.routes input')"
PLACES = "[...document.querySelectorAll('.point input')].map((input) => input.value)"


class WholePageTests(PageCase):
    arguments = ("--quiet",)

    def test_results_are_fitted_beside_panel_sheet_and_buttons(self):
        for is_phone, path in ((False, "/?search=cafe#15/60.1702/24.9442"), (True, "/?search=cafe#14/60.1712/24.9442")):
            if is_phone:
                self.page.resize(390, 844, 2, mobile=True)
            self.show(path)
            self.waits("document.querySelector('.results .place-list button')", "results")
            self.page.wait_for_map()
            self.assertEqual(self.page.evaluate("""[...document.querySelectorAll('.pin')].filter((pin) => {
              const { x, y, width, height } = pin.getBoundingClientRect();
              return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.pin');
            }).map((pin) => pin.textContent)"""), [], path)
        self.assertQuiet()

    def test_results_are_marked_again_when_directions_close(self):
        marked = "[...document.querySelectorAll('.pin, .trip-pin')].filter((pin) => pin.getClientRects().length).map((pin) => pin.textContent).join()"
        self.show("/?find=cafes#16/60.1702/24.9442")
        self.waits(f"{marked}.startsWith('1,2,3')", "the results' pins")
        self.page.tap("document.querySelector('.results li button')")
        self.page.tap("document.querySelector('.place .coordinates') && document.querySelector('.place .round.primary')")
        self.waits(f"{marked} === 'B'", "the destination alone")
        self.button("Back")
        self.waits(f"{marked}.startsWith('1,2,3')", "the results' pins again")
        self.assertQuiet()

    def test_back_leads_from_a_route_to_its_place_and_its_results(self):
        parts = "[...new URLSearchParams(location.search).keys()].join()"
        view = "document.querySelector('.side').dataset.view"
        self.show("/" + VIEW)
        self.page.tap("[...document.querySelectorAll('.chip')].find(({ textContent }) => textContent === 'Cafés')")
        self.page.tap("document.querySelector('.results li button')")
        self.page.tap("document.querySelector('.place .coordinates') && document.querySelector('.place .round.primary')")
        self.waits("document.activeElement.getAttribute('role') === 'combobox'", "the start to be asked for")
        self.page.type("kaisaniemi")
        self.waits("document.activeElement.getAttribute('aria-expanded') === 'true'", "suggestions")
        self.page.key("ArrowDown")
        self.page.key("Enter")
        self.waits(f"{ROUTES}.length", "a route")
        route = self.page.evaluate("location.search")
        for shown, said in (("directions", "find,place,route,mode"), ("place", "find,place"), ("search", "find")):
            self.page.evaluate("history.back()")
            self.waits(f"{view} === '{shown}' && {parts} === '{said}'", shown)
        self.page.evaluate("history.go(3)")
        self.waits(f"{ROUTES}.length && location.search === {route!r}", "the route")
        # The panel's own way back ends where the history leads, too.
        self.button("Back")
        self.waits(f"{view} === 'place' && {parts} === 'find,place'", "the card")
        self.page.evaluate("history.back()")
        self.waits(f"{view} === 'search' && {parts} === 'find'", "the results")
        self.assertQuiet()

    def test_the_button_beside_the_search_field_leads_to_the_open_place(self):
        self.show("/?place=60.1702,24.9442" + VIEW)
        self.page.tap("document.querySelector('.place .coordinates') && document.querySelector('.directions-button')")
        self.waits(f"{PLACES}.length === 2 && {PLACES}[1]", "the destination")
        self.assertEqual(self.page.evaluate(f"{PLACES}[0]"), "")
        self.assertIn("route=;60.1702,24.9442", self.page.evaluate("location.search"))

    def test_a_link_without_a_route_shows_its_places(self):
        # Nothing is mapped so far east.
        self.show("/?route=60.1700,24.9300;60.1700,25.6000&mode=walking")
        self.waits("document.querySelector('.directions .note').textContent", "why there is no route")
        self.waits("!mapwright.map.isMoving() && mapwright.camera.shows([24.93, 60.17]) && mapwright.camera.shows([25.6, 60.17])", "both places")

    def test_a_mode_that_the_atlas_lacks_is_the_usual_one(self):
        self.show(f"/?route={FROM};{TO}&mode=spaceship" + VIEW)
        self.waits(f"{ROUTES}.length", "the routes")
        self.assertEqual(self.page.evaluate("document.querySelector('.modes input:checked').value"), "automobile")
        self.waits("new URLSearchParams(location.search).get('mode') === 'automobile'", "the mode in the address")
        self.assertEqual(self.page.evaluate("document.querySelector('.directions .note').textContent"), "")

    def answer(self, path, *results):
        """Answers the page's questions to a path of the service in its stead."""
        self.page.evaluate(f"""void (window.fetch = ((fetch) => (path, ...more) => String(path).startsWith('mapwright/{path}?')
          ? Promise.resolve(Response.json({json.dumps({"results": results})})) : fetch(path, ...more))(window.fetch))""")

    def test_suggestions_that_read_alike_are_told_apart(self):
        street = {"title": "Main Street", "subtitle": "Town", "kind": "street", "longitude": 24.9445}
        found = [{**street, "osm": f"w{number}", "latitude": latitude} for number, latitude in enumerate([60.1795, 60.2595, 60.25951])]
        other = {**found[0], "subtitle": "City"}
        self.show("/" + VIEW)
        self.answer("complete", *found, other)
        said = ["Main Street Town · 1.1 km", "Main Street Town · 10 km", "Main Street City"]
        for opening, field, options in (("", "#search-field", "#suggestions li"), (".directions-button", ".point input", ".options li")):
            if opening:
                self.page.tap(f"document.querySelector('{opening}')")
            self.waits(f"document.querySelector('{field}')", field)
            self.page.evaluate(f"document.querySelector('{field}').focus()")
            self.page.type("main")
            self.waits(f"document.querySelector('{options}')", "suggestions")
            texts = self.page.evaluate(f"[...document.querySelectorAll('{options}')].map((option) => option.innerText.replace(/\\s+/g, ' ').trim())")
            self.assertEqual(texts, said)
            self.page.key("Escape")

    def test_a_position_without_an_address_tells_its_town(self):
        self.show("/" + VIEW)
        self.answer("reverse", {"kind": "postcode", "title": "00100", "subtitle": "Helsinki, Finland", "distance": 2400,
                                "address": {"city": "Helsinki", "country": "Finland"}})
        self.page.click(800, 300, button="right")
        self.button("What is here?")
        self.waits("document.querySelector('.place .facts')?.innerText.includes('Helsinki, Finland')", "the town")
        self.assertEqual(self.page.evaluate("document.querySelector('.place-sort').innerText"), "Place · Helsinki")

    def test_a_place_without_a_name_is_called_by_its_kind(self):
        titles = "[...document.querySelectorAll('.results .line')].map((line) => line.textContent)"
        for language, name in (("en", "Pharmacy"), ("de", "Apotheke")):
            self.show(f"/?lang={language}" + VIEW)
            self.answer("search", *({"title": title, "kind": "poi", "category": "pharmacy", "latitude": 60.17, "longitude": 24.94,
                                     "osm": f"n{number}", "unnamed": number == 0} for number, title in enumerate(["Pharmacy", "Kamppi"])))
            self.page.evaluate("document.querySelector('#search-field').focus()")
            self.page.type("x")
            self.page.key("Enter")
            self.waits(f"{titles}.join() === '{name},Kamppi'", name)

    def test_the_menu_keeps_the_focus_in_another_language(self):
        self.show("/" + VIEW)
        self.button("Map style and appearance")
        self.page.evaluate("""(() => { const select = document.querySelector('#layers select'); select.focus();
          select.value = 'de'; select.dispatchEvent(new Event('change')); })()""")
        self.waits("document.documentElement?.lang === 'de' && document.activeElement?.matches('#layers select')", "the menu in German")
        self.page.call("Page.reload")
        self.waits("window.mapwright?.map && document.querySelector('#layers')?.hidden", "the menu to stay closed from then on")
        self.assertQuiet()

    def test_what_is_shown_is_printed_with_its_map(self):
        brightness = """(() => { const image = document.querySelector('.on-paper img');
          const context = Object.assign(document.createElement('canvas'), { width: 64, height: 64 }).getContext('2d');
          context.filter = getComputedStyle(image).filter;
          context.drawImage(image, 0, 0, 64, 64);
          const { data } = context.getImageData(0, 0, 64, 64);
          return new Set(new Uint32Array(data.buffer)).size < 100 ? 0 : data.reduce((sum, each) => sum + each) / data.length; })()"""
        for scheme in ("light", "dark"):
            for path, words in (("/", ""), ("/?find=cafes", "Café"), ("/?place=60.1702,24.9442", "60.17020, 24.94420")):
                with self.subTest(scheme, path=path):
                    self.page.color_scheme(scheme)
                    self.show(path + VIEW)
                    if words:
                        self.waits(f"document.querySelector('.side-body').textContent.includes({words!r})", words)
                    self.assertEqual(self.page.evaluate("document.documentElement.dataset.appearance"), scheme)
                    self.page.evaluate("dispatchEvent(new Event('beforeprint'))")
                    self.page.call("Emulation.setEmulatedMedia", media="print")
                    self.waits("document.querySelector('.on-paper img').naturalWidth > 300", "the picture of the map")
                    self.assertGreater(self.page.evaluate(brightness), 180)
                    self.assertIn(words, self.page.evaluate("document.querySelector('.on-paper').innerText"))
                    self.assertIn("OpenStreetMap", self.page.evaluate("document.querySelector('.on-paper').innerText"))
                    self.assertEqual(self.page.evaluate("getComputedStyle(document.querySelector('main')).display"), "none")
                    self.page.evaluate("dispatchEvent(new Event('afterprint'))")
                    self.assertEqual(self.page.evaluate("document.querySelectorAll('.on-paper').length"), 0)
                    self.page.call("Emulation.setEmulatedMedia", media="")
        self.assertQuiet()


if __name__ == "__main__":
    main(WholePageTests, __doc__)
