#!/usr/bin/env python3
"""Uses the page's directions as a reader would.

    Tests/Browser/test_directions.py --program .build/release/mapwright --atlas helsinki.atlas [--shots DIR]
    Tests/Browser/test_directions.py --url http://127.0.0.1:8080 [--shots DIR]

The first form starts and stops the server itself. The atlas must hold the sample city with its roads. Needs Chromium
and the packages of Tests/Python/requirements.txt. Further arguments go to unittest, as `-k keyboard`.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

from page_case import PageCase, main  # noqa: E402
from tiers import slow  # noqa: E402

FROM, TO = "60.1699,24.9384/Kaivokatu", "60.1675,24.952/Esplanadi"
WALK = f"/?route={FROM};{TO}&mode=walking"
VIEW = "#15.2/60.1695/24.9445"

LINE = "mapwright.map.getSource('own-route')?.serialize().data.features[0]?.geometry.coordinates"
OTHERS = "(mapwright.map.getSource('own-route-others')?.serialize().data.features ?? [])"
LIT = "mapwright.map.getSource('own-route-step')?.serialize().data.features[0]?.geometry.coordinates"
ROUTES = "document.querySelectorAll('.routes input')"
SPOKEN = "document.getElementById('spoken').textContent"
PLACES = "[...document.querySelectorAll('.point input')].map((input) => input.value)"


class DirectionsTests(PageCase):
    def route(self, path=WALK, view=VIEW):
        """Opens the page with a route, and waits for it to be drawn."""
        self.show(path + view)
        self.page.wait_for(f"{ROUTES}.length", "the routes")
        self.page.wait_for_map()

    # How a route is asked for.

    def test_a_route_by_keyboard_alone(self):
        self.show("/" + VIEW)
        self.page.evaluate("document.querySelector('.directions-button').focus()")
        self.page.key("Enter")
        self.waits("document.activeElement.getAttribute('role') === 'combobox'", "the first field to have the focus")
        for words, name in (("atene", "Ateneum"), ("kaisaniemi", "Kaisaniemi")):
            self.page.type(words)
            self.waits("document.activeElement.getAttribute('aria-expanded') === 'true'", "suggestions")
            self.page.key("ArrowDown")
            chosen = "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))"
            self.waits(f"{chosen}?.getAttribute('aria-selected') === 'true'", "an option")
            self.assertTrue(self.page.evaluate(f"{chosen}.textContent").startswith(name))
            self.page.key("Enter")
        self.waits(f"{ROUTES}.length", "a route")
        self.assertEqual(self.page.evaluate(PLACES), ["Ateneum", "Kaisaniemi"])
        self.assertRegex(self.page.evaluate(SPOKEN), r"^\d routes?\..*\d min.*via ")
        self.assertIn("route=60.17002,24.94407/Ateneum;", self.page.evaluate("location.search"))
        # Through the form to the steps: focus on a step lights it up and moves the map.
        for _ in range(25):
            self.page.key("Tab")
            if self.page.evaluate("document.activeElement.matches('.step')"):
                break
        first = self.page.evaluate(LIT)
        self.assertGreaterEqual(len(first), 2)
        self.page.key("ArrowDown")
        self.assertNotEqual(self.page.evaluate(LIT), first)
        self.page.key("Escape")
        self.waits("!location.search.includes('route')", "the address without the route")
        self.assertQuiet()

    @slow("one more way to the same route")
    def test_a_route_by_the_maps_menu(self):
        self.show("/" + VIEW)
        self.page.click(700, 200, button="right")
        self.waits("document.querySelector('[role=menu]')", "the menu")
        self.button("Directions from here")
        self.waits(f"{PLACES}[0]", "the start")
        self.page.click(900, 600, button="right")
        self.button("Directions to here")
        self.waits(f"{ROUTES}.length", "a route")
        self.assertTrue(all(self.page.evaluate(PLACES)))
        self.assertQuiet()

    @slow("one more way to the same route")
    def test_words_that_are_no_suggestion_are_searched_for(self):
        self.show("/" + VIEW)
        self.button("Directions")
        self.waits("document.activeElement.closest('#panel')?.querySelector('.modes, [role=radiogroup]') "
                   "&& document.activeElement.matches('input')", "the field")
        self.page.type("no such place at all")
        self.page.key("Enter")
        self.waits(f"{SPOKEN}.startsWith('Nothing found')", "the reason")
        self.assertQuiet()

    def test_modes_are_those_of_the_atlas(self):
        self.route()
        modes = "[...document.querySelectorAll('.modes input')].map((input) => [input.value, input.checked])"
        self.assertEqual(self.page.evaluate(modes), [["automobile", False], ["cycling", False], ["walking", True]])
        self.page.tap("document.querySelector('.modes input[value=cycling]')")
        self.waits("location.search.includes('mode=cycling')", "the mode in the address")
        self.assertQuiet()

    def test_stops_are_added_moved_and_removed(self):
        self.route(f"/?route={FROM};60.172,24.943/Rautatientori;{TO}&mode=walking")
        times = "[...document.querySelectorAll('.eta')].map((each) => each.textContent)"
        told = self.page.evaluate(times)
        self.assertEqual(told[0], "")
        self.assertRegex(told[1], r"^\d+ min")
        self.button("Move Rautatientori up")
        self.assertEqual(self.page.evaluate(PLACES), ["Rautatientori", "Kaivokatu", "Esplanadi"])
        self.assertEqual(self.page.evaluate("document.activeElement.getAttribute('aria-label')"), "Move Rautatientori down")
        self.button("Reverse")
        self.assertEqual(self.page.evaluate(PLACES), ["Esplanadi", "Kaivokatu", "Rautatientori"])
        # The handle of the last row is dragged to the top.
        box = "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelectorAll('.handle')[%d].getBoundingClientRect())"
        self.page.drag(*self.page.evaluate(box % 2), *self.page.evaluate(box % 0))
        self.assertEqual(self.page.evaluate(PLACES), ["Rautatientori", "Esplanadi", "Kaivokatu"])
        self.button("Remove Esplanadi")
        self.assertEqual(self.page.evaluate(PLACES), ["Rautatientori", "Kaivokatu"])
        self.button("Add stop")
        self.assertEqual(self.page.evaluate("document.activeElement.getAttribute('aria-label')"), "Stop B")
        self.assertQuiet()

    def test_leave_at_and_avoid_go_into_the_question(self):
        self.route(f"/?route={FROM};{TO}&mode=walking&depart=2026-11-21T08:30&avoid=ferries")
        self.assertRegex(self.page.evaluate("document.querySelector('.route-times').textContent"), r"leave 0?8:30, arrive 0?8:4\d")
        asked = [url for url in self.page.requests if "/mapwright/route?" in url]
        self.assertIn("avoid=ferries", asked[-1])
        self.page.evaluate("""(() => { const kind = document.querySelector('.wishes select'); kind.value = 'arrive';
          kind.dispatchEvent(new Event('change')); })()""")
        self.waits("location.search.includes('arrive=2026-11-21T08:30')", "the wish in the address")
        self.waits("document.querySelector('.route-times').textContent.includes('arrive 8:30')", "the time of arrival")
        self.assertQuiet()

    def test_says_in_words_why_there_is_no_route(self):
        self.show(f"/?route={FROM};61.5,25.5/Far&mode=walking{VIEW}")
        note = "document.querySelector('.directions .note')"
        self.waits(f"!{note}.hidden", "the reason")
        self.assertIn("Place B is outside", self.page.evaluate(f"{note}.textContent"))
        self.page.errors.clear()  # the browser itself reports the 404
        # The sample city is one map: of places in two, the page is told in the service's stead.
        self.route()
        self.page.evaluate("""void (window.fetch = ((fetch) => (path, ...more) => String(path).startsWith('mapwright/route')
          ? Promise.resolve(Response.json({ error: 'no route', code: 'placesApart', place: 1 }, { status: 404 }))
          : fetch(path, ...more))(window.fetch))""")
        self.page.tap("document.querySelector('.modes input[value=cycling]')")
        self.waits(f"{note}.textContent === 'These places lie in different maps, and no route joins them.'", "the reason")
        self.route()
        self.page.block("*/mapwright/route*")
        self.page.tap("document.querySelector('.modes input[value=cycling]')")
        self.waits(f"{note}.textContent.startsWith('You are offline')", "the reason")

    def test_a_position_is_typed_as_a_place(self):
        self.show("/" + VIEW)
        self.button("Directions")
        self.waits("document.activeElement.matches('.point input')", "the field")
        self.page.type("60.1702, 24.9442")
        self.waits("document.querySelectorAll('.options li').length === 1", "the position alone")
        self.page.key("Enter")
        self.waits("location.search.includes('route=60.1702,24.9442/')", "the position in the address")
        self.assertEqual(self.page.evaluate(f"{PLACES}[0]"), "60.1702, 24.9442")
        self.assertQuiet()

    # What is done with it.

    def test_other_routes_are_chosen_on_the_map_and_in_the_list(self):
        self.route(f"/?route=60.1775,24.9365/North;60.1655,24.951/South&mode=walking", "#14.6/60.1716/24.943")
        self.assertGreater(self.page.evaluate(f"{ROUTES}.length"), 1, "the sample city has no other way here")
        self.assertEqual(self.page.evaluate(f"{OTHERS}.length"), self.page.evaluate(f"{ROUTES}.length - 1"))
        order = self.page.evaluate("mapwright.map.getStyle().layers.map(({ id, type }) => [id, type])")
        names = [index for index, (_, kind) in enumerate(order) if kind == "symbol"]
        lines = [index for index, (name, _) in enumerate(order) if name.startswith("own-route")]
        self.assertLess(max(lines), min(names), "the lines lie below the names")
        best = self.page.evaluate(LINE)
        # The vertex of the other route that is farthest from the chosen one.
        apart = f"""(() => {{ const chosen = {LINE}, other = {OTHERS}[0].geometry.coordinates;
          const far = (p) => Math.min(...chosen.map((q) => Math.hypot((p[0] - q[0]) / 2, p[1] - q[1])));
          return other.toSorted((a, b) => far(b) - far(a))[0]; }})()"""
        self.page.click(*self.pixel(apart))
        self.waits("document.querySelector('.routes input:checked').value === '1'", "the other route")
        self.assertNotEqual(self.page.evaluate(LINE), best)
        self.assertIn("alternative=1", self.page.evaluate("location.search"))
        self.page.tap(f"{ROUTES}[0]")
        self.assertEqual(self.page.evaluate(LINE), best)
        self.assertQuiet()

    def test_dragging_the_route_leads_it_through_another_place(self):
        self.route()
        before = self.page.evaluate(LINE)
        x, y = self.pixel(f"{LINE}[{len(before) // 2}]")
        self.page.move(x, y)
        knob = "mapwright.map.getSource('own-route-drag')?.serialize().data.features.length"
        self.waits(f"{knob} === 1", "the circle under the pointer")
        center = self.camera()
        self.page.press(x, y)
        self.page.move(x + 30, y - 40, held=True)
        self.page.move(x + 60, y - 80, held=True)
        self.assertEqual(self.page.evaluate(knob), 3)  # two dashed lines and the circle
        self.page.release(x + 60, y - 80)
        self.waits(f"{PLACES}.length === 3 && {PLACES}.every(Boolean)", "a place on the way, with a name")
        self.waits(f"JSON.stringify({LINE}) !== {str(before).replace(' ', '')!r}", "another route")
        self.assertAlmostEqual(self.camera()["lng"], center["lng"], places=5)
        self.assertIn("~;", self.page.evaluate("location.search"))
        self.page.evaluate("history.back()")
        self.waits(f"{PLACES}.length === 2", "Back to take the place away")
        self.waits(f"JSON.stringify({LINE}) === {str(before).replace(' ', '')!r}", "the former route")
        self.assertQuiet()

    @slow("dragging redraws the map")
    def test_dragging_an_end_moves_it(self):
        self.route(view="#14.6/60.1695/24.941")
        self.page.drag(*self.pixel("[24.952, 60.1675]"), *self.pixel("[24.949, 60.1695]"))
        self.waits(f"{PLACES}[1] && {PLACES}[1] !== 'Esplanadi'", "another end")
        self.page.drag(*self.pixel("[24.9384, 60.1699]"), *self.pixel("[24.941, 60.171]"))
        self.waits(f"{PLACES}[0] && {PLACES}[0] !== 'Kaivokatu'", "another start")
        # The route begins and ends below the pins, and is not taken hold of with them.
        self.assertEqual(self.page.evaluate(f"{PLACES}.length"), 2)
        self.assertEqual(self.page.evaluate("new URLSearchParams(location.search).get('route').split(';').length"), 2)
        self.page.evaluate("history.go(-2)")
        self.waits(f"{PLACES}.join() === 'Kaivokatu,Esplanadi'", "both places where they were")
        self.assertQuiet()

    @slow("the map moves step by step")
    def test_steps_light_up_and_move_the_map(self):
        self.route()
        step = "document.querySelectorAll('.step')[2]"
        self.page.evaluate(f"{step}.scrollIntoView({{ block: 'center' }})")
        box = self.page.evaluate(f"(({{ x, y }}) => [x + 20, y + 10])({step}.getBoundingClientRect())")
        before = self.camera()
        self.page.move(*box)
        self.waits(LIT, "the stretch to light up")
        self.page.move(900, 600)
        self.waits(f"!({LIT})", "the light to go out")
        self.assertEqual(self.camera(), before)
        self.page.tap(f"{step}")
        self.waits("!mapwright.map.isMoving()", "the map to stand still")
        self.page.wait_for_map()
        self.assertNotEqual(self.camera(), before)
        self.assertEqual(self.page.evaluate("[...document.querySelectorAll('.step')].filter((each) => !each.querySelector('svg path')).length"), 0)
        self.assertQuiet()

    @slow("two styles of the map")
    def test_the_style_may_change_below_a_route(self):
        self.route()
        color, ground = self.paint("own-route-line", "line-color"), self.paint("background", "background-color")
        self.page.color_scheme("dark")
        self.waits(f"mapwright.map.getPaintProperty('own-route-line', 'line-color') !== '{color}'", "the line's dark color")
        self.waits(f"mapwright.map.getPaintProperty('background', 'background-color') !== '{ground}'", "the dark style")
        self.page.wait_for_map()
        self.assertGreater(len(self.page.evaluate(LINE)), 10)
        if self.options.shots:
            self.page.screenshot(self.options.shots / "directions-dark.png")
        self.assertQuiet()

    def test_the_address_restores_and_back_leads_out(self):
        self.show("/" + VIEW)
        self.page.click(700, 200, button="right")
        self.button("Directions from here")
        self.page.click(900, 600, button="right")
        self.button("Directions to here")
        self.waits(f"{ROUTES}.length", "a route")
        line = self.page.evaluate(LINE)
        address = self.page.evaluate("location.href")
        self.page.evaluate("history.back()")
        self.waits(f"!{ROUTES}.length", "Back to lead out of the route")
        self.page.evaluate("history.forward()")
        self.waits(f"{ROUTES}.length", "Forward to lead into it")
        self.page.open(address)
        self.page.wait_for_map()
        self.waits(f"{ROUTES}.length", "the route of the link")
        self.assertEqual(self.page.evaluate(LINE), line)
        camera = self.camera()
        self.page.call("Page.reload")
        self.page.wait_for_map()
        self.waits(f"{ROUTES}.length", "the route again")
        for name in ("lat", "lng", "zoom"):
            self.assertAlmostEqual(self.camera()[name], camera[name], places=3, msg=name)
        self.assertQuiet()

    @slow("a load of the page for each nonsense")
    def test_nonsense_in_the_address_is_left_out(self):
        for path in ("/?route=x;;;99,999&mode=<b>&depart=yesterday", "/?reach=a;b;c", "/?measure=1;2,3;nan,nan"):
            self.show(path + VIEW)
        self.assertEqual([error for error in self.page.errors if "404" not in error and "400" not in error], [])

    def test_gpx_holds_the_route(self):
        self.route()
        self.page.evaluate("""(() => { window.saved = new Promise((done) => {
          URL.createObjectURL = (blob) => { blob.text().then(done); return 'blob:x'; }; });
          HTMLAnchorElement.prototype.click = () => {}; })()""")
        self.button("Download as GPX")
        text = self.page.evaluate("window.saved")
        self.assertEqual(text.count("<trkpt "), len(self.page.evaluate(LINE)))
        self.assertIn("<name>Kaivokatu to Esplanadi</name>", text)

    @slow("a picture of the map")
    def test_prints_map_and_steps(self):
        self.page.color_scheme("dark")
        self.route()
        steps = self.page.evaluate("document.querySelectorAll('.step').length")
        self.page.evaluate("dispatchEvent(new Event('beforeprint'))")
        self.page.call("Emulation.setEmulatedMedia", media="print")
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.on-paper li').length"), steps)
        self.waits("document.querySelector('.on-paper img').naturalWidth > 300", "the picture of the map")
        colors = self.page.evaluate("""(() => { const image = document.querySelector('.on-paper img');
          const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
          const context = canvas.getContext('2d'); context.drawImage(image, 0, 0, 64, 64);
          const data = new Uint32Array(context.getImageData(0, 0, 64, 64).data.buffer); return new Set(data).size; })()""")
        self.assertGreater(colors, 100, "the picture is blank")
        self.assertEqual(self.page.evaluate("getComputedStyle(document.documentElement).colorScheme"), "light")
        self.assertEqual(self.page.evaluate("getComputedStyle(document.querySelector('main')).display"), "none")
        if self.options.shots:
            self.page.screenshot(self.options.shots / "directions-print.png")
        self.page.call("Emulation.setEmulatedMedia", media="")
        self.page.evaluate("dispatchEvent(new Event('afterprint'))")
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.on-paper').length"), 0)
        self.assertQuiet()

    # Where it is shown.

    def test_a_small_map_on_another_page_shows_its_route(self):
        for width, height in ((600, 400), (400, 300)):
            self.page.resize(width, height)
            self.show(f"/embed?route={FROM};{TO}&mode=walking")
            self.waits(f"{ROUTES}.length", "the routes")
            self.page.wait_for_map()
            self.assertGreater(self.camera()["zoom"], 13)
            hidden = self.page.evaluate("""[...document.querySelectorAll('.trip-pin')].filter((pin) => {
              const { x, y, width, height } = pin.getBoundingClientRect();
              return document.elementFromPoint(x + width / 2, y + height / 2) !== pin;
            }).map((pin) => pin.textContent)""")
            self.assertEqual(hidden, [])
            if self.options.shots:
                self.page.screenshot(self.options.shots / f"directions-embedded-{width}.png")
        self.assertQuiet()

    def test_names_are_not_cut_between_the_buttons_of_three_rows(self):
        self.page.resize(320, 568, 1, mobile=True)
        self.route(f"/?route={FROM};60.172,24.943/Rautatientori;{TO}&mode=walking")
        cut = self.page.evaluate("[...document.querySelectorAll('.point input')].filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.value)")
        self.assertEqual(cut, [])
        # The sheet leaves all of the map's buttons in sight.
        hidden = self.page.evaluate("""[...document.querySelectorAll('.maplibregl-ctrl-group button')].filter((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).map((button) => button.title)""")
        self.assertEqual(hidden, [])
        self.assertQuiet()

    @slow("four sizes of the page")
    def test_fits_the_desktop_and_the_phone(self):
        self.page.resize(1280, 800)
        self.route()
        if self.options.shots:
            self.page.screenshot(self.options.shots / "directions.png")
        for width, height in ((390, 844), (360, 640)):
            self.page.resize(width, height, 2, mobile=True)
            self.route()
            self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth"), width)
            wide = self.page.evaluate("""[...document.querySelectorAll('.directions *')].filter((part) => {
              const box = part.getBoundingClientRect(); return box.width && (box.left < -0.5 || box.right > innerWidth + 0.5);
            }).map((part) => part.className)""")
            self.assertEqual(wide, [])
            small = self.page.evaluate("""[...document.querySelectorAll('.directions button, .directions select')].filter((part) => {
              const box = part.getBoundingClientRect(); return box.width && (box.width < 24 || box.height < 24);
            }).map((part) => part.className)""")
            self.assertEqual(small, [])
            if self.options.shots:
                self.page.screenshot(self.options.shots / f"directions-phone-{width}.png")
        self.assertQuiet()

    @slow("one more language")
    def test_arabic_runs_from_right_to_left(self):
        self.route(WALK + "&lang=ar")
        self.assertEqual(self.page.evaluate("document.documentElement.dir"), "rtl")
        label = "document.querySelector('.point input').getAttribute('aria-label')"
        self.assertEqual(self.page.evaluate(label), "نقطة البداية")
        handle, field = self.page.evaluate(
            "['.letter', '.field'].map((name) => document.querySelector(`.point ${name}`).getBoundingClientRect().x)")
        self.assertGreater(handle, field)
        self.assertRegex(self.page.evaluate("document.querySelector('.step').textContent"), r"[؀-ۿ]")
        if self.options.shots:
            self.page.screenshot(self.options.shots / "directions-arabic.png")
        self.assertQuiet()


if __name__ == "__main__":
    main(DirectionsTests, __doc__)
