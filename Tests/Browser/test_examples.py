#!/usr/bin/env python3
"""Runs the programs in Examples/ and uses each in headless Chromium, as a reader would.

    Tests/Browser/test_examples.py --programs .build/release --atlas helsinki.atlas [--shots DIR]

The atlas must hold the sample city. Needs Chromium and the packages of Tests/Python/requirements.txt.
Further arguments go to unittest, as `-k search`.
"""

import json
import pathlib
import sys
import tempfile
import time
import unittest
import urllib.error
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

import fonts  # noqa: E402
import messages  # noqa: E402
from browser_case import BrowserCase  # noqa: E402
from devtools import Browser, patience, program_options, start_server  # noqa: E402
from tiers import slow  # noqa: E402

WIDTH, HEIGHT = 1000, 700


class Example:
    """A running example and a page that shows it."""

    def __init__(self, name, browser, options, **environment):
        self.name, self.options = name, options
        program = str(pathlib.Path(options.programs) / name)
        self.process, self.address = start_server([program], MAPWRIGHT_ATLAS=options.atlas, **environment)
        self.page = browser.page(width=WIDTH, height=HEIGHT)
        self.page.color_scheme("light")

    def show(self, page):
        page.open(self.address + "/")
        page.wait_for("window.mapwright?.maps?.shown.size && window.mapwright.view.size", f"the map of {self.name}")
        page.wait_for(f"mapwright.view.size[0] === {WIDTH} && mapwright.channel.isSettled", "the program to know the size")
        self.wait_for_tiles(page)

    def wait_for_tiles(self, page):
        """Waits until the map is drawn. One that follows somebody is never at rest, so its tiles are what counts."""
        page.evaluate(
            "[...mapwright.maps.shown.values()][0].then(({ map }) => new Promise((done) => {"
            " const isDrawn = () => map.getStyle() && map.areTilesLoaded() && map.queryRenderedFeatures().length;"
            " const check = () => (isDrawn() ? done(true) : setTimeout(check, 100)); check(); }))"
        )

    def scene(self, expression):
        """A value from the first map: `scene` and `map` are known."""
        return self.page.evaluate(
            f"[...mapwright.maps.shown.values()][0].then(({{ scene, map }}) => ({expression}))"
        )

    def until(self, expression, what):
        """Waits until something of the first map is true."""
        deadline = time.monotonic() + patience(30)
        while not self.scene(expression):
            if time.monotonic() > deadline:
                raise RuntimeError(f"waited in vain for {what}; errors: {self.page.errors}")
            time.sleep(0.05)

    def click(self, selector, text=""):
        """Clicks the middle of the first element that matches and holds a text, with the mouse."""
        find = (
            f"[...document.querySelectorAll({json.dumps(selector)})]"
            f".find((e) => (e.innerText + (e.getAttribute('aria-label') ?? '')).includes({json.dumps(text)}))"
        )
        self.page.wait_for(find, f"{selector} with “{text}”")
        box = self.page.evaluate(f"(({{ x, y, width, height }}) => ({{ x, y, width, height }}))({find}.getBoundingClientRect())")
        self.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press(self, x, y):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button="left", clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", clickCount=1)

    def key(self, name, code):
        for kind in ("keyDown", "keyUp"):
            self.page.call("Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode=code)

    def drag(self, x, y, dx, dy):
        self.mouse("mousePressed", x, y, button="left", clickCount=1)
        for step in range(1, 21):
            self.mouse("mouseMoved", x + dx * step / 20, y + dy * step / 20, button="left", buttons=1)
            time.sleep(0.016)
        time.sleep(0.2)
        self.mouse("mouseReleased", x + dx, y + dy, button="left", clickCount=1)

    def mouse(self, kind, x, y, **more):
        self.page.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def type(self, text):
        for letter in text:
            self.page.call("Input.insertText", text=letter)
            time.sleep(0.04)

    def shot(self, name):
        if self.options.shots:
            if self.page.evaluate("mapwright.maps.shown.size > 0"):
                self.wait_for_tiles(self.page)
            time.sleep(0.8)
            self.page.screenshot(pathlib.Path(self.options.shots) / f"{self.name}-{name}.png")

    def close(self):
        self.page.close()
        self.process.terminate()
        return self.process.wait(patience(20))


class ExampleTests(BrowserCase):
    options = None

    @classmethod
    def setUpClass(cls):
        cls.work = tempfile.TemporaryDirectory(prefix="mapwright-fonts-")
        environment = None
        if cls.options.fonts:
            environment = fonts.write_configuration(cls.options.fonts, cls.work.name)
            if not environment:
                raise unittest.SkipTest(f"the fonts “{cls.options.fonts}” are not installed")
        cls.browser = Browser(cls.options.chromium, environment=environment).__enter__()

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        cls.work.cleanup()

    def run_example(self, name, prepare=None, **environment):
        """`prepare` is called with the page before anything is shown."""
        self.example = Example(name, self.browser, self.options, **environment)
        self.addCleanup(self.end)
        if prepare:
            prepare(self.example.page)
        self.example.show(self.example.page)
        return self.example

    def end(self):
        page = self.example.page
        status = self.example.close()
        own = (self.example.address + "/", f"blob:{self.example.address}/", "data:", "about:")
        self.assertEqual([url for url in page.requests if not url.startswith(own)], [])
        self.assertEqual(page.errors, [])
        self.assertEqual(messages.problems_of_page(page), [])
        self.assertEqual(status, 0, "the program ends when it is told to")

    def test_quick_start(self):
        example = self.run_example("QuickStart")
        example.until("scene.annotations.length === 4", "four markers")
        example.shot("begin")
        example.click(".annotation", "Ateneum")
        example.until("scene.annotations.find(({ title }) => title === 'Ateneum').isSelected", "the selection")
        example.page.wait_for("document.body.innerText.includes('Ateneum')", "the caption")
        example.shot("selected")
        before = example.scene("scene.viewport.center")
        example.drag(300, 500, 120, -90)
        example.until(f"scene.viewport.center[0] !== {before[0]}", "the program to know the camera")
        self.assertTrue(example.scene("Math.abs(map.getZoom() - (Math.log2(scene.viewport.scale) + 19)) < 0.01"))

    def test_search_autocomplete(self):
        example = self.run_example("SearchAutocomplete")
        example.until("map.queryRenderedFeatures().length > 0", "the streets")
        example.click("input.field")
        example.type("ateneu")
        example.page.wait_for(
            "[...document.querySelectorAll('button.element')].some((e) => e.innerText.includes('Ateneum'))", "a suggestion")
        example.shot("suggestions")
        example.click("button.element", "Ateneum")
        example.until("scene.annotations.some(({ title, isSelected }) => title === 'Ateneum' && isSelected)", "the place")
        example.shot("found")

    def test_route_finder(self):
        example = self.run_example("RouteFinder")
        example.until("scene.annotations.length === 1", "the station")
        example.press(760, 520)
        example.until("scene.overlays.length === 1", "the route")
        example.page.wait_for("/\\d+ min/.test(document.body.innerText)", "the time")
        walk = example.page.evaluate("document.body.innerText.match(/(\\d+) min/)[1]")
        example.shot("walk")
        example.click("button", "Drive")
        example.page.wait_for(
            f"document.body.innerText.match(/(\\d+) min/)?.[1] !== {json.dumps(walk)}", "the time by car")
        example.shot("drive")
        # The page tells how large its letters are: every text has the room it needs.
        example.page.wait_for("mapwright.channel.isSettled", "the program to know the letters")
        self.assertEqual(example.page.evaluate(
            "[...document.querySelectorAll('.element.text')].filter((element) => { const range = document.createRange();"
            " range.selectNodeContents(element.firstElementChild);"
            " return range.getBoundingClientRect().height > element.offsetHeight + 1; }).map((e) => e.innerText)"), [])

    def test_city_guide_map(self):
        example = self.run_example("CityGuide")
        example.until("scene.annotations.length === 4", "the places")
        # A menu opens beside its button; what is chosen in it closes it.
        example.click("button.element", "Show: all")
        example.page.wait_for("document.querySelector('.presentation.popover')", "the menu")
        menu, button = example.page.evaluate(
            "['.presentation.popover .presented', 'button.element'].map((s) => [...document.querySelectorAll(s)]"
            ".find((e) => s !== 'button.element' || e.innerText.includes('Show: all')).getBoundingClientRect())"
            ".map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))")
        self.assertGreaterEqual(menu["top"], button["bottom"])
        self.assertLess(menu["top"] - button["bottom"], 20)
        self.assertLessEqual(menu["right"], WIDTH)
        example.shot("menu")
        example.click(".presentation button", "Museums")
        example.until("scene.annotations.length === 2", "the museums")
        example.page.wait_for("!document.querySelector('.presentation')", "the menu to close")
        example.click("button.element", "Hybrid")
        example.page.wait_for("document.body.innerText.includes('Show: Museums')", "the kind that is shown")
        # The mouse is held down on the map for two pins; they are joined and measured.
        for count, (x, y) in enumerate(((300, 330), (600, 430)), 3):
            example.mouse("mouseMoved", x, y)
            example.mouse("mousePressed", x, y, button="left", clickCount=1)
            # A busy page notices a long press late.
            example.until(f"scene.annotations.length === {count}", "the pin")
            example.mouse("mouseReleased", x, y, button="left", clickCount=1)
        example.until("scene.overlays.length === 1", "the line")
        example.page.wait_for("/\\d+ (meters|kilometers|feet|miles)/.test(document.body.innerText)", "the distance")
        example.shot("pins")
        example.click("button.element", "Clear")
        example.until("scene.annotations.length === 2 && scene.overlays.length === 0", "the map without pins")

    def test_city_guide_list(self):
        example = self.run_example("CityGuide")
        example.click("button.element", "Places")
        example.page.wait_for(
            "[...document.querySelectorAll('button.element')].some((e) => e.innerText.includes('Kiasma'))", "the list")
        row = example.page.evaluate(
            "(({ left, top, width, height }) => [left + width / 2, top + height / 2])("
            "[...document.querySelectorAll('button.element')].find((e) => e.innerText.includes('Kiasma')).getBoundingClientRect())")
        # The mouse's other button opens what can be done with the row.
        example.mouse("mouseMoved", *row)
        example.mouse("mousePressed", *row, button="right", clickCount=1)
        example.mouse("mouseReleased", *row, button="right", clickCount=1)
        example.page.wait_for("document.querySelector('.presentation.popover')", "the menu of the row")
        example.shot("row")
        example.click(".presentation button", "Remember")
        example.page.wait_for("document.body.innerText.includes('★')", "the mark")
        # The row itself still leads to the place, and the bar leads back.
        example.click("button.element", "Kiasma")
        example.page.wait_for("document.body.innerText.includes('Distances')", "the place")
        example.until("scene.annotations.length === 1", "its map")
        self.assertRegex(example.page.evaluate("document.body.innerText"), r"\d+ (m|km|ft|mi)\b")
        example.shot("place")
        example.click("button.element", "Back")
        example.page.wait_for("document.body.innerText.includes('Esplanadi') && !document.body.innerText.includes('Distances')", "the list")
        example.click("button.element", "Map")
        example.page.wait_for("mapwright.maps.shown.size === 1", "the map")
        example.until("scene.annotations.length === 4", "the places")

    @slow("a clustering map, zoomed until single pins are seen")
    def test_twenty_thousand_pins(self):
        example = self.run_example("TwentyThousandPins")
        example.until("scene.annotations.length > 3", "clusters")
        shown = example.scene("scene.annotations.length")
        self.assertLess(shown, 500)
        example.shot("clusters")
        single = "scene.annotations.some(({ title }) => title?.startsWith('Pin'))"
        deadline = time.monotonic() + patience(30)
        while not example.scene(single) and time.monotonic() < deadline:
            # Toward the marker nearest the middle: there are pins beneath it at every zoom. How far one turn of the
            # wheel leads depends on how many of them the browser joins, so each waits until the program has answered.
            x, y = example.scene(
                "scene.annotations.map(({ coordinate: [latitude, longitude] }) => map.project([longitude, latitude]))"
                ".map(({ x, y }) => [x, y, Math.hypot(x - 500, y - 350)]).sort((a, b) => a[2] - b[2])[0] ?? [500, 350]")[:2]
            example.mouse("mouseWheel", x, y, deltaX=0, deltaY=-600)
            time.sleep(0.5)
            example.page.wait_for("mapwright.channel.isSettled", "the program to answer")
        example.until(single, "single pins")
        example.shot("near")

    def test_where_am_i(self):
        example = self.run_example("WhereAmI")
        example.until("Boolean(scene.userLocation)", "the dot")
        first = example.scene("scene.userLocation.coordinate")
        example.shot("dot")
        example.until(f"scene.userLocation.coordinate[0] !== {first[0]}", "the dot to move")
        example.shot("later")

    def test_the_browser_tells_where_it_is(self):
        def prepare(page):
            page.call("Browser.grantPermissions", permissions=["geolocation"])
            page.call("Emulation.setGeolocationOverride", latitude=60.1699, longitude=24.9384, accuracy=12)

        # The name of no source: the program asks whoever watches.
        example = self.run_example("WhereAmI", prepare, MAPWRIGHT_LOCATION="")
        example.until("Boolean(scene.userLocation)", "the dot")
        where = example.scene("scene.userLocation")
        self.assertAlmostEqual(where["coordinate"][0], 60.1699, places=6)
        self.assertAlmostEqual(where["coordinate"][1], 24.9384, places=6)
        self.assertEqual(where["accuracy"], 12)
        example.page.wait_for("document.body.innerText.includes('60.16990, 24.93840')", "the report")
        example.page.call("Emulation.setGeolocationOverride", latitude=60.1712, longitude=24.9414, accuracy=5)
        example.until("Math.abs(scene.userLocation.coordinate[0] - 60.1712) < 1e-6", "the dot to move")
        example.shot("browser")

    # What holds for every program: shown by one of the examples.

    @slow("one more example")
    def test_classic_map_view(self):
        example = self.run_example("ClassicMapView")
        example.until("scene.annotations.length > 2 && scene.overlays.length === 3", "what is in the park")
        example.shot("park")
        # Looked at from far, the things in the park become a few clusters; a tap on one takes it apart.
        example.until("scene.annotations.every(({ count }) => count >= 1)", "counts")
        if example.scene("scene.annotations.some(({ count }) => count > 1)"):
            before = example.scene("scene.viewport.scale")
            example.click(".annotation.cluster")
            example.until(f"scene.viewport.scale > {before}", "the camera to come nearer")
            example.shot("apart")
        example.click(".annotation:not(.cluster)")
        example.until("Boolean(scene.callout)", "the callout")
        example.shot("callout")
        example.click(".callout button")
        example.page.wait_for("document.body.innerText.includes('60.16')", "what the accessory does")
        example.shot("question")
        count = example.scene("scene.annotations.reduce((sum, { count }) => sum + count, 0)")
        example.click(".presentation button", "Take it away")
        example.until(f"scene.annotations.reduce((sum, {{ count }}) => sum + count, 0) === {count - 1}", "one thing less")
        example.page.wait_for("document.body.innerText.includes('is gone') && !document.querySelector('.presentation')", "the end of the question")

    def test_a_list_in_a_sheet_is_scrolled_and_chosen_from(self):
        example = self.run_example("ClassicMapView")
        row = "[...document.querySelectorAll('.presentation button')].some((e) => e.innerText === '%s')"
        first, last = row % "Bench 2", row % "Lime tree 10"
        example.click("button", "List")
        example.page.wait_for(first, "the list")
        example.shot("list")
        self.assertFalse(example.page.evaluate(last), "only the rows in sight are made")
        # The keys move it, too.
        example.key("Tab", 9)
        example.key("End", 35)
        example.page.wait_for(last, "the end of the list")
        example.key("Home", 36)
        example.page.wait_for(first, "its beginning")
        # Escape puts the sheet away, and it can be had again.
        example.key("Escape", 27)
        example.page.wait_for("!document.querySelector('.presentation')", "the end of the sheet")
        example.click("button", "List")
        example.page.wait_for(first, "the list again")
        for _ in range(5):
            example.mouse("mouseWheel", WIDTH / 2, HEIGHT - 100, deltaX=0, deltaY=200)
        example.page.wait_for(last, "the last row after scrolling")
        example.shot("scrolled")
        example.click(".presentation button", "Lime tree 10")
        example.until("scene.annotations.some(({ title, isSelected }) => isSelected && title === 'Lime tree 10')", "the selection")
        self.assertFalse(example.page.evaluate("Boolean(document.querySelector('.presentation'))"))

    def tap_point_of_interest(self, example):
        """Taps one that nothing of the app's covers; gives its name."""
        find = (
            "(() => { const found = map.queryRenderedFeatures().find(({ sourceLayer, properties, geometry }) => {"
            " if (!['pois', 'public_transport'].includes(sourceLayer) || !properties.name || geometry.type !== 'Point') return false;"
            " const { x, y } = map.project(geometry.coordinates);"
            " return document.elementFromPoint(x, y)?.tagName === 'CANVAS'; });"
            " return found && { name: found.properties.name, at: map.project(found.geometry.coordinates) }; })()"
        )
        example.until(f"Boolean({find})", "a point of interest")
        found = example.scene(find)
        example.press(found["at"]["x"], found["at"]["y"])
        example.until("scene.annotations.some(({ isSelected }) => isSelected)", "the selection")
        title = example.scene("scene.annotations.find(({ isSelected }) => isSelected).title")
        example.page.wait_for(f"document.body.innerText.includes({json.dumps(title)})", "the caption")
        return title

    @slow("the same by UIKit")
    def test_a_thing_of_the_map_itself_is_selected(self):
        example = self.run_example("ClassicMapView")
        example.until("String(scene.selectableFeatures) === 'pointOfInterest'", "what can be selected")
        self.tap_point_of_interest(example)
        example.shot("feature")

    def test_a_thing_of_the_map_itself_is_selected_in_swiftui(self):
        example = self.run_example("QuickStart")
        example.until("scene.selectableFeatures.length === 3 && scene.annotations.length === 4", "what can be selected")
        title = self.tap_point_of_interest(example)
        example.until("scene.annotations.length === 5", "the marker of what was tapped")
        example.shot("feature")
        # A sight of the app's takes the selection over, and the other marker goes.
        example.click(".annotation", "Kiasma")
        example.until(
            "scene.annotations.length === 4 && scene.annotations.find(({ title }) => title === 'Kiasma').isSelected",
            f"the selection to leave {title}")

    def test_two_browsers_show_the_same(self):
        example = self.run_example("ClassicMapView")
        example.until("scene.annotations.length > 2", "what is in the park")
        second = self.browser.page(width=WIDTH, height=HEIGHT)
        self.addCleanup(second.close)
        example.show(second)
        example.click("button", "Zoom in")
        example.until("Math.abs(map.getZoom() - (Math.log2(scene.viewport.scale) + 19)) < 0.01", "the program to follow")
        second.wait_for("mapwright.channel.isSettled", "the second browser")
        zoom = example.scene("map.getZoom()")
        deadline = time.monotonic() + patience(20)
        read = "[...mapwright.maps.shown.values()][0].then(({ map }) => map.getZoom())"
        while abs(second.evaluate(read) - zoom) > 0.02 and time.monotonic() < deadline:
            time.sleep(0.1)
        self.assertAlmostEqual(second.evaluate(read), zoom, places=1)

    def colors_follow(self, name, text):
        """In the dark text is light on dark, in the app's views and on the page around."""
        example = self.run_example(name)
        lightness = f"""(([found]) => found ? Number(getComputedStyle(found).color.match(/\\d+/)[0]) : NaN)(
          [...document.querySelectorAll('#interface *')].filter(({{ children, textContent }}) => !children.length && textContent === {text!r}))"""
        page = "Number(getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0])"
        example.page.wait_for(f"{lightness} < 60 && {page} > 200", "dark text on light")
        example.page.color_scheme("dark")
        example.page.wait_for(f"{lightness} > 200 && {page} < 60", "light text on dark")
        example.shot("dark")
        example.page.color_scheme("light")
        example.page.wait_for(f"{lightness} < 60 && {page} > 200", "dark text on light again")

    def test_colors_of_swiftui_follow_the_browser(self):
        self.colors_follow("CityGuide", "Places")

    def test_colors_of_uikit_follow_the_browser(self):
        self.colors_follow("ClassicMapView", "Tap something in the park")

    @slow("windows of many sizes")
    def test_knows_the_size_a_window_ends_with(self):
        example = self.run_example("ClassicMapView")
        for width in (640, 820, 500, 910, WIDTH):
            example.page.resize(width, HEIGHT)
            example.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
            example.page.resize(width + 90, HEIGHT)
            example.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
            example.page.resize(width, HEIGHT)
            example.page.wait_for(f"mapwright.view.size[0] === {width} && mapwright.channel.isSettled", "the last size", 10)

    def test_a_tab_in_the_background_is_heard(self):
        example = self.run_example("ClassicMapView")
        # A hidden tab has no turns of drawing.
        example.page.evaluate("window.requestAnimationFrame = () => 0")
        example.page.evaluate("mapwright.channel.send({ type: 'resized', size: [321, 234] })")
        example.page.wait_for("mapwright.view.size[0] === 321", "the program to hear of it", 10)

    def test_sixty_pans_a_second_become_a_few_posts(self):
        example = self.run_example("ClassicMapView")
        example.until("scene.annotations.length > 2", "what is in the park")
        count = len([url for url in example.page.requests if url.endswith("/live")])
        example.page.evaluate(
            "[...mapwright.maps.shown.values()][0].then(({ map }) => new Promise((done) => { let n = 0; const step = () => {"
            " do map.panBy([(n % 2 ? -9 : 9), 1], { animate: false }, { originalEvent: new MouseEvent('mousemove') }); while (++n % 10);"
            " if (n < 300) setTimeout(step, 4); else done(true); }; step(); }))"
        )
        example.until("Math.abs(map.getZoom() - (Math.log2(scene.viewport.scale) + 19)) < 0.01", "the program to follow")
        posts = len([url for url in example.page.requests if url.endswith("/live")]) - count
        self.assertLess(posts, 60, "300 moves")
        self.assertGreater(posts, 0)

    def test_comes_back_after_the_connection_was_lost(self):
        example = self.run_example("ClassicMapView")
        example.until("scene.annotations.length > 2", "what is in the park")
        example.page.block("*/live*")
        example.page.evaluate("mapwright.channel.reconnect()")
        example.page.wait_for("!document.getElementById('connection').hidden", "the notice")
        example.page.block()
        example.page.wait_for("document.getElementById('connection').hidden", "the connection")
        example.click("button", "Zoom in")
        example.until("Math.abs(map.getZoom() - (Math.log2(scene.viewport.scale) + 19)) < 0.01", "the program to follow")
        # The browser reports the requests that were blocked.
        example.page.errors.clear()

    def test_refuses_other_sites_and_what_is_no_event(self):
        example = self.run_example("ClassicMapView")

        def post(body, **headers):
            request = urllib.request.Request(
                example.address + "/live", data=body, headers={"Content-Type": "application/json", **headers})
            try:
                return urllib.request.urlopen(request).status
            except urllib.error.HTTPError as error:
                return error.code

        good = b'{"version":1,"client":"test","number":1,"events":[]}'
        self.assertEqual(post(good), 204)
        self.assertEqual(post(good, Origin="http://example.org"), 403)
        self.assertEqual(post(good, Origin=example.address), 204)
        self.assertEqual(post(b"{"), 400)
        self.assertEqual(post(b'{"version":1,"client":"test","number":1,"events":[{"type":"flown"}]}'), 400)
        self.assertEqual(post(b'{"version":2}'), 409)
        self.assertEqual(post(b"[" * 100000), 400)
        self.assertEqual(post(b" " * (1 << 21)), 413)
        self.assertEqual(post(good, **{"Content-Type": "text/plain"}), 415)


def main():
    options, rest = program_options(__doc__.split("\n")[0], fonts.SETS)
    ExampleTests.options = options
    unittest.main(argv=[sys.argv[0], *rest])


if __name__ == "__main__":
    main()
