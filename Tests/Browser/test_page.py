#!/usr/bin/env python3
"""Opens the page in headless Chromium and uses it as a reader would.

    Tests/Browser/test_page.py --program .build/release/mapwright --atlas helsinki.atlas [--shots DIR]
    Tests/Browser/test_page.py --url http://127.0.0.1:8080 [--shots DIR]

The first form starts and stops the server itself. The atlas must hold the sample city. Needs Chromium
and the packages of Tests/Python/requirements.txt. Further arguments go to unittest, as `-k keyboard`.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

from page_case import SHIFT, PageCase, main  # noqa: E402
from tiers import slow  # noqa: E402

STATION = "#16/60.1702/24.9442"

# How many features of a tile layer are drawn now, and how many names.
COUNT = """(() => {
  const { map } = mapwright;
  const drawn = map.queryRenderedFeatures();
  const of = (...layers) => drawn.filter((feature) => layers.includes(feature.sourceLayer)).length;
  return {
    roads: of("streets"), buildings: of("buildings"), water: of("water_polygons", "ocean"),
    land: of("land"), points: of("pois", "public_transport"),
    names: drawn.filter(({ layer }) => layer.type === "symbol" && layer.layout["text-field"]).length,
    outline: map.queryRenderedFeatures({ layers: ["world-sea"] }).length,
  };
})()"""


class PageTests(PageCase):
    size = {"width": 760, "height": 540}

    def show(self, path="/" + STATION):
        super().show(path)

    # What is drawn.

    def test_draws_roads_buildings_water_and_names(self):
        self.show("/#15.2/60.1735/24.9442")
        count = self.page.evaluate(COUNT)
        for what, least in {"roads": 50, "buildings": 50, "water": 1, "land": 3, "points": 5, "names": 15}.items():
            self.assertGreaterEqual(count[what], least, what)
        self.assertTrue(any("/tiles/14/" in url for url in self.page.requests))
        self.assertQuiet()

    def test_begins_with_the_extract_and_shows_the_world_around_it(self):
        self.show("/")
        camera = self.camera()
        self.assertAlmostEqual(camera["lat"], 60.1716, delta=0.004)
        self.assertAlmostEqual(camera["lng"], 24.9443, delta=0.004)
        self.assertGreater(camera["zoom"], 13)
        self.show("/#4/58/22")
        self.assertGreater(self.page.evaluate(COUNT)["outline"], 0)
        self.assertQuiet()

    def test_draws_from_the_archive_by_byte_ranges(self):
        self.show("/?tiles=pmtiles" + STATION)
        self.assertGreater(self.page.evaluate(COUNT)["roads"], 50)
        self.assertTrue(any(url.endswith("/atlas.pmtiles") for url in self.page.requests))
        self.assertFalse(any("/tiles/" in url for url in self.page.requests))
        self.assertQuiet()

    @slow("six pictures")
    def test_saves_pictures_at_three_zooms_light_and_dark(self):
        self.page.resize(1280, 800)
        for scheme in ("light", "dark"):
            self.page.color_scheme(scheme)
            for name, place in {"city": "/#14/60.1716/24.9443", "centre": "/#15.6/60.1712/24.9446", "street": "/#17.6/60.1699/24.944"}.items():
                self.show(place)
                count = self.page.evaluate(COUNT)
                self.assertGreater(count["roads"], 10)
                self.assertGreater(count["names"], 5)
                if self.options.shots:
                    self.page.screenshot(self.options.shots / f"{name}-{scheme}.png")
        self.assertQuiet()

    # How it is used.

    def test_keyboard_moves_zooms_turns_tilts_and_goes_home(self):
        self.show()
        self.page.key("Tab")
        self.assertEqual(self.page.evaluate("document.activeElement.id"), "skip")
        self.page.key("Enter")
        self.assertEqual(self.page.evaluate("document.activeElement.getAttribute('aria-label')"), "Map")
        before = self.camera()

        def press(key, modifiers=0):
            self.page.key(key, modifiers=modifiers)
            self.page.wait_for_map()
            return self.camera()

        self.assertGreater(press("ArrowRight")["lng"], before["lng"])
        self.assertGreater(press("ArrowUp")["lat"], before["lat"])
        self.assertGreater(press("+")["zoom"], before["zoom"] + 0.5)
        self.assertAlmostEqual(press("-")["zoom"], before["zoom"], delta=0.2)
        self.assertNotEqual(press("ArrowRight", SHIFT)["bearing"], 0)
        self.assertGreater(press("ArrowUp", SHIFT)["pitch"], 5)
        spoken = self.page.evaluate("document.getElementById('spoken').textContent")
        self.assertRegex(spoken, r".+, zoom \d+")
        home = press("Home")
        self.assertAlmostEqual(home["bearing"], 0, delta=0.01)
        self.assertAlmostEqual(home["lat"], 60.1716, delta=0.004)
        self.assertQuiet()

    @slow("buildings are drawn in software")
    def test_tilting_raises_the_buildings(self):
        self.show()
        visibility = "mapwright.map.getLayoutProperty('buildings-3d', 'visibility')"
        self.assertEqual(self.page.evaluate(visibility), "none")
        self.page.tap("document.querySelector('[aria-label=\"Tilt the map\"]')")
        self.page.wait_for_map()
        self.assertEqual(self.page.evaluate(visibility), "visible")
        self.assertGreater(self.page.evaluate("mapwright.map.queryRenderedFeatures({ layers: ['buildings-3d'] }).length"), 20)
        self.assertQuiet()

    def test_switches_style_and_remembers_it(self):
        self.show()
        standard = self.paint("background", "background-color")
        self.page.tap("document.querySelector('[aria-controls=layers]')")
        self.assertFalse(self.page.evaluate("document.getElementById('layers').hidden"))
        self.page.tap("document.querySelector('input[value=muted]')")
        self.page.wait_for(f"mapwright.map.getPaintProperty('background', 'background-color') !== '{standard}'", "the muted style")
        self.page.wait_for_map()
        self.assertGreater(self.page.evaluate(COUNT)["roads"], 50)
        self.page.key("Escape")
        self.assertTrue(self.page.evaluate("document.getElementById('layers').hidden"))
        muted = self.paint("background", "background-color")
        self.show()
        self.assertEqual(self.paint("background", "background-color"), muted)
        self.assertQuiet()

    def test_offers_hybrid_only_where_there_is_imagery(self):
        self.show()
        offered = "[...document.querySelectorAll('input[name=style]')].map((input) => input.value)"
        imagery = self.page.evaluate("fetch('/tiles.json').then((r) => r.json()).then((t) => Boolean(t.imagery))")
        self.assertEqual("hybrid" in self.page.evaluate(offered), imagery)

    @slow("the map is drawn four times")
    def test_follows_the_system_into_the_dark_unless_told_otherwise(self):
        self.show()
        light = self.paint("background", "background-color")
        appearance = "document.documentElement.dataset.appearance"
        self.assertEqual(self.page.evaluate(appearance), "light")
        self.page.color_scheme("dark")
        self.page.wait_for(f"mapwright.map.getPaintProperty('background', 'background-color') !== '{light}'", "the dark style")
        self.assertEqual(self.page.evaluate(appearance), "dark")
        self.page.tap("document.querySelector('input[value=light]')")
        self.page.wait_for(f"mapwright.map.getPaintProperty('background', 'background-color') === '{light}'", "the light style")
        self.show()
        self.assertEqual(self.page.evaluate(appearance), "light")
        self.assertQuiet()

    def test_the_address_keeps_the_view(self):
        self.show("/#15.5/60.17/24.945/30/40")
        camera = self.camera()
        for name, value in {"zoom": 15.5, "lat": 60.17, "lng": 24.945, "bearing": 30, "pitch": 40}.items():
            self.assertAlmostEqual(camera[name], value, places=3)
        self.page.evaluate("void mapwright.map.jumpTo({ center: [24.94, 60.171], zoom: 14.25, bearing: 0, pitch: 0 })")
        self.page.wait_for("location.hash.startsWith('#14.25/60.171/24.94')", "the address to follow the map")
        self.assertQuiet()

    def test_names_are_in_the_readers_language(self):
        agent = self.page.evaluate("navigator.userAgent")
        self.page.call("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage="de-DE,de")
        self.show("/#4/60/24")
        names = self.page.evaluate("mapwright.map.queryRenderedFeatures({ layers: ['countries'] }).map((f) => f.properties.name)")
        self.assertIn("Finnland", names)
        field = self.page.evaluate("mapwright.map.getLayoutProperty('cities', 'text-field')")
        self.assertEqual(field, ["coalesce", ["get", "name_de"], ["get", "name"]])
        self.assertQuiet()

    def test_fits_a_phone(self):
        self.page.resize(360, 740, 2, mobile=True)
        self.show()
        self.page.tap("document.querySelector('[aria-controls=layers]')")
        outside = self.page.evaluate("""[...document.querySelectorAll('.maplibregl-ctrl, .panel')].filter((part) => {
          const box = part.getBoundingClientRect();
          return box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
        }).map((part) => part.className)""")
        self.assertEqual(outside, [])
        self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth"), 360)
        credit = self.page.evaluate("document.querySelector('.maplibregl-ctrl-attrib-inner').getBoundingClientRect().height")
        self.assertGreater(credit, 10)
        if self.options.shots:
            self.page.screenshot(self.options.shots / "phone.png")
        self.page.resize(320, 568, 2, mobile=True)
        apart = self.page.evaluate("""(([scale, credit]) => scale.bottom <= credit.top || scale.right <= credit.left)(
          ['scale', 'attrib'].map((name) => document.querySelector(`.maplibregl-ctrl-${name}`).getBoundingClientRect()))""")
        self.assertTrue(apart, "the scale lies under the credit")
        covered = self.page.evaluate("""[...document.querySelectorAll('.panel label')].filter((label) => {
          const { x, y, width, height } = label.getBoundingClientRect();
          return !label.contains(document.elementFromPoint(x + width * 0.9, y + height / 2));
        }).map((label) => label.textContent)""")
        self.assertEqual(covered, [])
        self.assertQuiet()

    def test_always_credits_the_mappers(self):
        for path in ("/" + STATION, "/#3/58/22"):
            self.show(path)
            credit = self.page.evaluate("document.querySelector('.maplibregl-ctrl-attrib').innerText")
            self.assertEqual(credit.strip(), "GeoNames | © OpenStreetMap contributors")

    # What happens when something is missing.

    def test_says_what_to_do_without_webgl(self):
        self.page.call("Page.addScriptToEvaluateOnNewDocument", source="HTMLCanvasElement.prototype.getContext = () => null")
        self.page.open(self.address + "/")
        self.page.wait_for("document.getElementById('message')?.classList.contains('failure')", "the message")
        text = self.page.evaluate("document.getElementById('message').innerText")
        self.assertIn("WebGL", text)
        self.assertIn("© OpenStreetMap contributors", text)

    def test_a_small_embedded_map_has_its_controls_at_its_edges(self):
        for width, height in ((600, 400), (400, 300)):
            self.page.resize(width, height)
            self.show("/embed")
            below = "innerHeight - document.querySelector('%s').getBoundingClientRect().bottom"
            self.assertLess(self.page.evaluate(below % ".maplibregl-ctrl-attrib"), 8)
            self.assertLess(self.page.evaluate(below % ".maplibregl-ctrl-scale"), 40)
            hidden = self.page.evaluate("""[...document.querySelectorAll('.maplibregl-ctrl-group button')].filter((button) => {
              const { x, y, width, height } = button.getBoundingClientRect();
              return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            }).map((button) => button.title)""")
            self.assertEqual(hidden, [])
        self.assertQuiet()

    @slow("three maps")
    def test_says_when_tiles_fail_and_recovers(self):
        self.page.block("*/tiles/*")
        self.page.open(self.address + "/" + STATION)
        self.page.wait_for("document.getElementById('message')?.hidden === false", "the notice")
        self.page.block()
        self.page.tap("document.querySelector('#message button')")
        self.page.wait_for("mapwright.map.queryRenderedFeatures().some((f) => f.sourceLayer === 'streets')", "the roads")
        self.assertTrue(self.page.evaluate("document.getElementById('message').hidden"))


if __name__ == "__main__":
    main(PageTests, __doc__)
