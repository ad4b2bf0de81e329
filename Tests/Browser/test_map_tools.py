#!/usr/bin/env python3
"""Uses the map's menu, reachable areas and measuring as a reader would.

    Tests/Browser/test_map_tools.py --program .build/release/mapwright --atlas helsinki.atlas [--shots DIR]
    Tests/Browser/test_map_tools.py --url http://127.0.0.1:8080 [--shots DIR]

The first form starts and stops the server itself. The atlas must hold the sample city with its roads. Needs Chromium
and the packages of Tests/Python/requirements.txt. Further arguments go to unittest, as `-k keyboard`.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

from page_case import SHIFT, PageCase, main  # noqa: E402
from tiers import slow  # noqa: E402

PAGE = pathlib.Path(__file__).resolve().parents[2] / "Sources/MapServer/Page"
VIEW = "#15.2/60.1695/24.9445"


class MapToolTests(PageCase):
    # What is measured is far apart.
    size = {"width": 1280, "height": 800}

    # The map's menu.

    def test_the_menu_by_keyboard(self):
        self.show("/" + VIEW)
        self.page.evaluate("mapwright.map.getCanvas().focus()")
        self.page.key("F10", modifiers=SHIFT)
        item = "document.activeElement"
        self.waits(f"{item}.getAttribute('role') === 'menuitem'", "the menu")
        self.assertEqual(self.page.evaluate("document.querySelector('[role=menu]').getAttribute('aria-label')"), "At this place")
        self.page.key("End", code="End")
        self.assertTrue(self.page.evaluate(f"{item}.textContent").startswith("Copy 60.169"))
        self.page.key("ArrowDown")
        first = self.page.evaluate(f"{item}.textContent")
        self.page.key("m")
        self.assertEqual(self.page.evaluate(f"{item}.textContent"), "Measure from here")
        self.page.key("Home")
        self.assertEqual(self.page.evaluate(f"{item}.textContent"), first)
        self.page.key("Escape")
        self.assertEqual(self.page.evaluate("document.querySelectorAll('[role=menu]').length"), 0)
        self.assertEqual(self.page.evaluate(f"{item}.getAttribute('aria-label')"), "Map")
        self.assertQuiet()

    def test_the_menu_stays_when_the_panel_opens(self):
        # The directions are loaded when they are first asked for: their panel may come while a menu is open.
        self.show("/" + VIEW)
        self.page.click(900, 600, button="right")
        self.waits("document.querySelector('[role=menu]')", "the menu")
        padding = self.page.evaluate("JSON.stringify(mapwright.map.getPadding())")
        self.page.tap("document.querySelector('.directions-button')")
        self.waits(f"JSON.stringify(mapwright.map.getPadding()) !== {padding!r}", "the map to make room")
        self.assertEqual(self.page.evaluate("document.querySelectorAll('[role=menu]').length"), 1)
        self.page.evaluate("void mapwright.map.panBy([40, 0])")
        self.waits("!document.querySelector('[role=menu]')", "a map that moves to close the menu")
        self.assertQuiet()

    @slow("a press of its length")
    def test_a_long_press_opens_the_menu(self):
        self.page.resize(390, 844, 2, mobile=True)
        self.page.call("Emulation.setTouchEmulationEnabled", enabled=True)
        self.show("/" + VIEW)
        self.page.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": 200, "y": 300}])
        self.waits("document.querySelector('[role=menu]')", "the menu")
        self.page.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        small = self.page.evaluate("""[...document.querySelectorAll('[role=menuitem]')].filter((item) =>
          item.getBoundingClientRect().height < 24).length""")
        self.assertEqual(small, 0)
        self.assertQuiet()

    # Reachable areas.

    @slow("the map follows")
    def test_my_location_is_shown_and_where_the_device_points(self):
        self.page.call("Browser.grantPermissions", permissions=["geolocation"], origin=self.address)
        self.page.call("Emulation.setGeolocationOverride", latitude=60.1702, longitude=24.9442, accuracy=20)
        self.show("/#14/60.175/24.95")
        self.button("Show my location")
        self.waits("document.querySelector('.maplibregl-user-location-dot')", "the dot")
        self.waits("Math.abs(mapwright.map.getCenter().lat - 60.1702) < 1e-3 && mapwright.map.getZoom() > 14", "the map to go there")
        self.assertAlmostEqual(self.page.evaluate("mapwright.here.latitude"), 60.1702, places=4)
        self.page.evaluate("""void dispatchEvent(new DeviceOrientationEvent(
          "ondeviceorientationabsolute" in window ? "deviceorientationabsolute" : "deviceorientation", { alpha: 90, absolute: true }))""")
        dot = "document.querySelector('.maplibregl-user-location-dot')"
        self.waits(f"{dot}.classList.contains('headed') && {dot}.style.getPropertyValue('--heading') === '270deg'", "the heading")
        self.page.evaluate("void mapwright.map.jumpTo({ bearing: 90 })")
        self.waits(f"{dot}.style.getPropertyValue('--heading') === '180deg'", "the heading to turn with the map")
        self.assertQuiet()

    def test_reachable_areas_are_nested_with_a_legend(self):
        self.show("/?reach=60.1702,24.9442;walking;5,2,10" + VIEW)
        self.waits("document.querySelectorAll('.legend li').length === 2", "the legend of the minutes that there are")
        minutes = "mapwright.map.getSource('own-reach').serialize().data.features.map(({ properties }) => properties.minutes)"
        self.assertEqual(self.page.evaluate(minutes), [10, 5], "the largest lies below")
        self.assertIn("OpenStreetMap", self.page.evaluate("document.querySelector('.reach').textContent"))
        self.page.tap("document.querySelector('.minutes input[value=\"15\"]')")
        self.waits(f"{minutes}.length === 3", "a third area")
        self.assertIn("5,10,15", self.page.evaluate("location.search"))
        self.page.wait_for_map()
        if self.options.shots:
            self.page.screenshot(self.options.shots / "reachable.png")
        self.page.key("Escape")
        self.waits("!location.search.includes('reach')", "the address without it")
        self.assertQuiet()

    # Measuring.

    def test_distances_and_areas_are_the_ellipsoids(self):
        self.show("/" + VIEW)
        # The page's modules are served together: this one, which needs no other, is run from its source.
        source = (PAGE / "js/measure/geodesic.js").read_text(encoding="utf-8").replace("export ", "")
        measured = self.page.evaluate("(() => {" + source + """
        return {
          flinders: distance([144 + 25 / 60 + 29.5244 / 3600, -(37 + 57 / 60 + 3.7203 / 3600)],
            [143 + 55 / 60 + 35.3839 / 3600, -(37 + 39 / 60 + 10.1561 / 3600)]),
          quarter: distance([0, 0], [0, 90]), degree: distance([0, 0], [1, 0]), across: distance([179.5, 0], [-179.5, 0]),
          same: distance([24.9, 60.2], [24.9, 60.2]), octant: area([[0, 0], [90, 0], [0, 90]]),
          half: area([[0, 0], [90, 0], [180, 0], [-90, 0]]), block: area([[24.94, 60.17], [24.95, 60.17], [24.95, 60.18], [24.94, 60.18]]),
          curve: greatCircles([[170, 10], [-170, 10]]).at(-1)[0], top: Math.max(...greatCircles([[0, 50], [90, 50]]).map(([, lat]) => lat)),
        }; })()""")
        for name, meters, within in (
            ("flinders", 54972.271, 0.001),  # Flinders Peak to Buninyong, Geocentric Datum of Australia manual
            ("quarter", 10_001_965.729, 0.001), ("degree", 111_319.491, 0.001), ("across", 111_319.491, 0.001), ("same", 0, 0),
            ("octant", 510_065_621.724e6 / 8, 1e5), ("half", 510_065_621.724e6 / 2, 1e5), ("block", 618_411, 1),
            ("curve", 190, 1e-9), ("top", 59.3, 0.5),
        ):
            self.assertAlmostEqual(measured[name], meters, delta=within, msg=name)

    def test_a_link_without_a_view_shows_the_line(self):
        self.show("/?measure=60.17,24.944;60.1703,24.9446")
        self.waits("mapwright.map.getZoom() > 16.5", "the map to come close")
        self.assertAlmostEqual(self.camera()["lat"], 60.17, delta=0.001)
        self.show("/?measure=60.17,24.944;60.1703,24.9446#14/60.172/24.94")
        self.waits("document.querySelectorAll('.sides li').length", "the line")
        self.page.wait_for_map()
        self.assertAlmostEqual(self.camera()["zoom"], 14, places=2)
        self.assertQuiet()

    def test_measures_by_mouse_and_by_keyboard(self):
        self.show("/" + VIEW)
        self.page.evaluate("mapwright.map.getCanvas().focus()")
        self.page.key("F10", modifiers=SHIFT)
        self.page.key("m")
        self.page.key("Enter")
        self.waits("location.search.includes('measure=60.169')", "the first point in the address")
        total = "document.querySelector('.measured').textContent"
        self.page.click(*self.pixel("[24.9545, 60.1695]"))
        self.waits(total, "a distance")
        meters = float(self.page.evaluate(total).split()[0])
        self.assertAlmostEqual(meters, 555.3, delta=6)  # 0.01 degrees of longitude at this latitude
        self.page.evaluate("mapwright.map.jumpTo({ center: [24.95, 60.172] }) && undefined")
        self.page.evaluate("mapwright.map.getCanvas().focus()")
        self.page.key("Enter")
        self.waits("document.querySelectorAll('.sides li').length === 2", "a second part")
        self.button("Close the line")
        self.assertRegex(self.page.evaluate(total), r"^1\.\d+ km around[\d,]+ m²$")
        self.page.wait_for_map()
        if self.options.shots:
            self.page.screenshot(self.options.shots / "measure.png")
        self.button("Undo")
        self.page.evaluate("mapwright.map.getCanvas().focus()")
        self.page.key("Backspace")
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.sides li').length"), 1)
        self.page.key("Escape")
        self.waits("!location.search.includes('measure')", "the address without it")
        self.assertQuiet()


if __name__ == "__main__":
    main(MapToolTests, __doc__)
