#!/usr/bin/env python3
"""Shows layers of points on the page, in headless Chromium: clusters, the list of what is in view, cards, live changes.

    Tests/Browser/test_points.py --program .build/release/mapwright --atlas helsinki.atlas [--shots DIR]

The atlas must hold the sample city. Needs Chromium and the packages of Tests/Python/requirements.txt. Further arguments
go to unittest, as `-k keyboard`.
"""

import json
import pathlib
import random
import sys
import tempfile
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

from page_case import PageCase, main  # noqa: E402
from tiers import slow  # noqa: E402

CENTER = "#14.2/60.1712/24.9446"
MARKS = "document.querySelectorAll('.point-mark:not(.point-leaving)')"
COUNTS = """[...document.querySelectorAll('.point-mark:not(.point-leaving)')].map((mark) =>
  mark.classList.contains('point-cluster') ? Number(mark.textContent) : 1)"""


def write_shops(path):
    """1,000 shops around the station, six of them at one place."""
    random.seed(7)
    lines = ["id,latitude,longitude,name,kind,seats,website"]
    for number in range(994):
        latitude, longitude = 60.1712 + random.gauss(0, 0.004), 24.9446 + random.gauss(0, 0.008)
        lines.append(f"s{number},{latitude:.6f},{longitude:.6f},Shop {number},cafe,{number % 40},https://example.org/{number}")
    lines += [f"x{number},60.16,24.93,Stall {number},market,," for number in range(6)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


class PointsTests(PageCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        folder = pathlib.Path(cls.folder.name)
        write_shops(folder / "shops.csv")
        cls.arguments = ("--quiet", "--points", f"shops={folder / 'shops.csv'}", "--points-store", str(folder / "live.sqlite"))
        super().setUpClass()

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.folder.cleanup()

    def ask(self, method, path, body=None):
        request = urllib.request.Request(self.address + path, method=method, data=json.dumps(body).encode() if body else None,
                                         headers={"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def setUp(self):
        super().setUp()
        self.ask("PUT", "/points/buses/b1", {"latitude": 60.1702, "longitude": 24.9442, "properties": {"name": "Bus 1"}})

    def wait_for_marks(self, condition="length > 0"):
        self.waits(f"{MARKS}.{condition}", "marks")
        self.waits("document.getAnimations().every(({ effect }) => !effect.target.closest('.point-mark'))", "the marks to be still")

    def shot(self, name):
        if self.options.shots:
            self.page.screenshot(self.options.shots / f"points-{name}.png")

    def test_the_menu_lists_layers_with_their_totals_and_switches_them(self):
        self.show("/" + CENTER)
        self.button("Map style and appearance")
        row = "[...document.querySelectorAll('.point-layer')].find((row) => row.textContent.includes('shops'))"
        self.waits(row, "the layers")
        self.assertIn("1,000", self.page.evaluate(f"{row}.textContent"))
        self.assertEqual(self.page.evaluate(f"{row}.querySelector('input').getAttribute('role')"), "switch")
        self.page.tap(f"{row}.querySelector('input')")
        self.wait_for_marks("length > 20")
        self.waits("location.search.includes('points=shops')", "the address")
        self.assertAccessible()
        self.shot("menu")
        self.page.tap(f"{row}.querySelector('input')")
        self.waits(f"{MARKS}.length === 0 && !location.search", "the layer to go")
        self.assertQuiet()

    def test_everything_in_view_is_in_some_cluster(self):
        self.show("/?points=shops#12/60.1712/24.9446")
        self.wait_for_marks()
        self.waits(f"({COUNTS}).reduce((sum, count) => sum + count, 0) === 1000", "all points to be counted")
        self.assertQuiet()

    def test_clusters_split_and_merge_in_motion(self):
        self.show("/?points=shops" + CENTER)
        self.wait_for_marks()
        before = self.page.evaluate(f"{MARKS}.length")
        # What moves, and how far: each new mark comes from where a cluster of before stands.
        self.page.evaluate("""void (window.slides = [], Element.prototype.animate = ((animate) => function (frames, options) {
          if (this.closest('.point-mark')) slides.push(frames[0].transform);
          return animate.call(this, frames, options);
        })(Element.prototype.animate))""")
        self.page.evaluate("void mapwright.map.zoomTo(mapwright.map.getZoom() + 1, { duration: 200 })")
        self.waits("slides.filter((slide) => /^translate/.test(slide)).length > 10", "clusters to split")
        self.wait_for_marks()
        after = self.page.evaluate(f"{MARKS}.length")
        self.assertNotEqual(after, before)
        self.page.evaluate("void (slides.length = 0, mapwright.map.zoomTo(mapwright.map.getZoom() - 1, { duration: 200 }))")
        self.waits("slides.length > 10", "clusters to merge")
        self.wait_for_marks(f"length === {before}")
        self.assertQuiet()

    @slow("two loads of the page")
    def test_nothing_slides_where_less_motion_is_wanted(self):
        self.page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        self.show("/?points=shops" + CENTER)
        self.page.evaluate("void (window.slides = 0, Element.prototype.animate = () => { slides += 1; })")
        self.waits(f"{MARKS}.length > 20", "marks")
        self.page.evaluate("void mapwright.map.jumpTo({ zoom: 16 })")
        self.waits(f"mapwright.map.getZoom() === 16 && ({COUNTS}).some((count) => count === 1)", "single points")
        self.assertEqual(self.page.evaluate("slides"), 0)
        self.assertQuiet()

    @slow("the map flies")
    def test_a_click_goes_where_a_cluster_splits(self):
        self.show("/?points=shops" + CENTER)
        self.wait_for_marks()
        self.page.tap("document.querySelector('.point-cluster')")
        self.waits("mapwright.map.getZoom() >= 14.9 && !mapwright.map.isMoving()", "the map to come closer")
        self.assertQuiet()

    def test_points_at_one_place_are_listed_and_have_cards(self):
        self.show("/?points=shops#20/60.16/24.93")
        self.waits("document.querySelector('.point-cluster')?.textContent === '6'", "the points at one place")
        self.page.tap("document.querySelector('.point-cluster')")
        self.waits("document.querySelectorAll('.point-list li').length === 6", "the list")
        self.page.tap("document.querySelector('.point-list li button')")
        self.waits("document.querySelector('.side-title').textContent.startsWith('Stall')", "the card")
        self.waits("location.search.includes('point=shops/x')", "the address")
        facts = self.page.evaluate("document.querySelector('.facts').textContent")
        self.assertIn("market", facts)
        self.assertIn("60.16, 24.93", facts)
        self.assertAccessible()
        self.shot("card")
        self.assertQuiet()

    def test_a_link_shows_a_points_card(self):
        self.show("/?points=shops&point=shops/s3#15/60.1712/24.9446")
        self.waits("document.querySelector('.side-title')?.textContent === 'Shop 3'", "the card")
        link = self.page.evaluate("document.querySelector('.facts a').href")
        self.assertEqual(link, "https://example.org/3")
        self.page.key("Escape")
        self.waits("location.search === '?points=shops'", "the card to be closed")
        self.assertQuiet()

    def test_a_points_card_leads_there_and_is_kept(self):
        self.show("/?points=shops&point=shops/s3#15/60.1712/24.9446")
        self.button("Save")
        self.page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
        self.button("Share")
        self.waits("window.copied", "the link")
        self.assertIn("?points=shops&point=shops/s3#17/", self.page.evaluate("window.copied"))
        self.button("Directions")
        self.waits("[...document.querySelectorAll('.point input')].at(-1)?.value === 'Shop 3'", "the destination")
        self.show("/")
        self.page.tap("[...document.querySelectorAll('.side-home .place-list button')].find(({ textContent }) => textContent.includes('Shop 3'))")
        self.waits("document.querySelector('.side-title').textContent === 'Shop 3' && location.search === '?points=shops&point=shops/s3'", "the card")
        self.assertAccessible()
        self.assertQuiet()

    def test_a_link_without_a_view_goes_to_the_point(self):
        # So small that the whole area is seen from farther out.
        self.page.resize(660, 300)
        self.show("/?points=shops&point=shops/x1")
        self.waits("mapwright.map.getZoom() >= 15 && mapwright.camera.shows([24.93, 60.16])", "the point")

    def test_by_keyboard_alone(self):
        self.show("/" + CENTER)
        self.page.evaluate("document.querySelector('[aria-controls=layers]').focus()")
        self.page.key("Enter")
        self.waits("document.querySelectorAll('.point-layer input').length === 2", "the layers")

        def tab_to(condition):
            for _ in range(40):
                self.page.key("Tab")
                if self.page.evaluate(condition):
                    return
            self.fail(f"no way to {condition}")

        tab_to("document.activeElement.matches('.point-layer input') && document.activeElement.closest('label').textContent.includes('shops')")
        self.page.key(" ")
        self.wait_for_marks()
        tab_to("document.activeElement.textContent === 'In view'")
        self.page.key("Enter")
        self.waits("document.querySelectorAll('.point-list li').length > 20", "the list")
        # What the page does by itself afterwards, as moving the map aside for the panel, does not talk over the count.
        self.page.wait_for_map()
        self.assertRegex(self.page.evaluate("document.getElementById('spoken').textContent"), r"[\d,]+ points")
        # The marks are the list's pictures: no stop for keys, nothing for a reader.
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.point-mark:not([aria-hidden=true]), .point-mark[tabindex]').length"), 0)
        self.assertAccessible()
        self.assertQuiet()

    def test_changes_are_seen_while_they_happen(self):
        self.show("/?points=buses#16/60.1702/24.9442")
        self.wait_for_marks("length === 1")
        where = "(({ x }) => x)(document.querySelector('.point-mark').getBoundingClientRect())"
        before = self.page.evaluate(where)
        self.ask("PATCH", "/points/buses/b1", {"longitude": 24.9462, "latitude": 60.1702})
        self.waits(f"{where} > {before} + 40", "the bus to move")
        self.ask("PUT", "/points/buses/b2", {"latitude": 60.1712, "longitude": 24.9422})
        self.wait_for_marks("length === 2")
        self.ask("DELETE", "/points/buses/b2")
        self.wait_for_marks("length === 1")
        streams = [url for url in self.page.requests if "/changes?" in url]
        self.assertGreaterEqual(len(streams), 1)
        self.assertQuiet()

    @slow("one more form of the page")
    def test_stays_on_a_phone_in_the_dark_from_right_to_left(self):
        self.page.resize(390, 844, 2, mobile=True)
        self.page.color_scheme("dark")
        self.show("/?lang=ar&points=shops" + CENTER)
        self.wait_for_marks()
        self.page.tap("document.querySelector('[aria-controls=layers]')")
        self.waits("document.querySelector('.point-layers .action')", "the layers")
        self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth"), 390)
        self.shot("phone-menu")
        self.page.tap("document.querySelector('.point-layers .action')")
        self.page.tap("document.querySelector('[aria-controls=layers]')")
        self.waits("document.querySelectorAll('.point-list li').length > 20", "the list")
        self.assertAccessible()
        self.shot("phone-list")
        self.assertQuiet()


if __name__ == "__main__":
    main(PointsTests, __doc__)
