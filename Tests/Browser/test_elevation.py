#!/usr/bin/env python3
"""Reads the chart of heights beside a route.

    Tests/Browser/test_elevation.py --program .build/release/mapwright [--shots DIR]

Imports the sample city with a made-up hill in its middle. Needs Chromium and the packages of Tests/Python/requirements.txt.
"""

import array
import math
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

from page_case import PageCase, main  # noqa: E402
from tiers import slow  # noqa: E402

SAMPLE = pathlib.Path(__file__).resolve().parents[2] / "Samples/helsinki.osm.pbf"
ROUTE = "/?route=60.1699,24.9384/Kaivokatu;60.1675,24.952/Esplanadi&mode=walking"
CHART = "document.querySelector('.elevation')"
# Between the two ends, in degrees; the hill is 80 m high and some 300 m wide.
TOP = (60.1687, 24.945)


def hill(folder):
    """A tile of heights."""
    side = 1201
    heights = array.array("h", bytes(2 * side * side))
    for row in range(side):
        for column in range(side):
            north, east = (61 - row / 1200 - TOP[0]) * 111_000, (24 + column / 1200 - TOP[1]) * 55_000
            if abs(north) < 2_000 and abs(east) < 2_000:
                heights[row * side + column] = round(80 * math.exp(-(north * north + east * east) / 2 / 300 ** 2))
    heights.byteswap()
    path = pathlib.Path(folder) / "N60E024.hgt"
    path.write_bytes(heights.tobytes())
    return path


class ElevationTests(PageCase):
    arguments = ("--quiet",)

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.options.atlas = str(pathlib.Path(cls.folder.name) / "hill.atlas")
        subprocess.run([cls.options.program, "import", SAMPLE, "-o", cls.options.atlas, "--quiet", "--modes", "walking,automobile",
                        "--terrain", hill(cls.folder.name)], check=True)
        super().setUpClass()

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.folder.cleanup()

    def shot(self, name):
        if self.options.shots:
            self.page.screenshot(self.options.shots / f"elevation-{name}.png")

    def test_the_chart_tells_what_one_climbs(self):
        for scheme in ("light", "dark"):
            with self.subTest(scheme):
                self.page.color_scheme(scheme)
                self.show(ROUTE)
                self.waits(f"{CHART}?.getClientRects().length", "the chart")
                words = self.page.evaluate(f"{CHART}.innerText")
                self.assertRegex(words, r"^Climb [1-9]\d? m, descent [1-9]\d? m$")
                self.shot(scheme)
        # The line goes over the hill: it is highest in the middle.
        d = self.page.evaluate(f"{CHART}.querySelector('.line').getAttribute('d')")
        points = [tuple(map(float, point.split())) for point in d[1:].split("L")]
        self.assertGreater(len(points), 20)
        self.assertEqual((points[0][0], points[-1][0]), (0, 300))
        top = min(points, key=lambda point: point[1])
        self.assertTrue(60 < top[0] < 240, top)
        self.assertAccessible()

    def test_the_pointer_reads_heights(self):
        self.show(ROUTE)
        self.waits(f"{CHART}?.getClientRects().length", "the chart")
        x, y, width, height = self.page.evaluate(
            f"(({{ x, y, width, height }}) => [x, y, width, height])({CHART}.querySelector('svg').getBoundingClientRect())")
        self.page.move(x + width / 2, y + height / 2)
        self.waits(f"/^[\\d.]+ k?m · \\d+ m$/.test({CHART}.innerText)", "a distance and a height")
        self.page.move(x + width / 2, y + height + 200)
        self.waits(f"{CHART}.innerText.startsWith('Climb')", "the sum")

    @slow("the chart in other units")
    def test_miles_have_feet(self):
        self.show(ROUTE.replace("?", "?lang=en-US&"))
        self.waits(f"{CHART}?.getClientRects().length", "the chart")
        unit = self.page.evaluate(f"{CHART}.innerText")
        self.assertRegex(unit, r"^Climb \d+ (m|ft), descent \d+ (m|ft)$")


if __name__ == "__main__":
    if "--atlas" not in sys.argv:
        sys.argv += ["--atlas", "made by the tests"]
    main(ElevationTests, __doc__)
