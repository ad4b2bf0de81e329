#!/usr/bin/env python3
"""Looks at imagery below the map and at the heights of its ground.

    Tests/Browser/test_ground.py --program .build/release/mapwright [--shots DIR]

Imports the sample city with a made-up hill in its middle, and makes an MBTiles file of tiles of one color. Needs Chromium and the
packages of Tests/Python/requirements.txt.
"""

import math
import pathlib
import sqlite3
import struct
import subprocess
import sys
import tempfile
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

from page_case import PageCase, main  # noqa: E402
from tiers import slow  # noqa: E402
from test_elevation import SAMPLE, TOP, hill  # noqa: E402

COLOR = (40, 120, 60)
SHOWN = "[...document.querySelectorAll('input[name=style]')].map((input) => input.value)"
# The color in the middle of the map, as it is drawn.
MIDDLE = """(({ map }) => new Promise((done) => {
  map.once('render', () => {
    const gl = map.painter.context.gl;
    const pixel = new Uint8Array(4);
    gl.readPixels(gl.drawingBufferWidth / 2, gl.drawingBufferHeight / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    done([...pixel].slice(0, 3));
  });
  map.triggerRepaint();
}))(mapwright)"""
# The height in the middle of a tile of heights, by its colors.
HEIGHT = """(async ([z, x, y, column, row]) => {
  const blob = await (await fetch(`/terrain/${z}/${x}/${y}.png`)).blob();
  const image = await createImageBitmap(blob, { colorSpaceConversion: "none", premultiplyAlpha: "none" });
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const [red, green, blue] = context.getImageData(column, row, 1, 1).data;
  return red * 256 + green + blue / 256 - 32768;
})"""


def tile():
    """A PNG file of one color."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    rows = (b"\0" + bytes(COLOR) * 256) * 256
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 256, 256, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def imagery(folder):
    """An MBTiles file with tiles of zoom 10 around the city."""
    path = pathlib.Path(folder) / "aerial.mbtiles"
    with sqlite3.connect(path) as database:
        database.executescript("""
            CREATE TABLE metadata (name TEXT, value TEXT);
            CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);""")
        database.executemany("INSERT INTO metadata VALUES (?, ?)", [
            ("attribution", "© Somebody"), ("minzoom", "10"), ("maxzoom", "10")])
        database.executemany("INSERT INTO tiles VALUES (10, ?, ?, ?)", [
            (x, 1023 - y, tile()) for x in range(580, 586) for y in range(293, 300)])
    return path


class GroundTests(PageCase):
    # Ground that rises takes a processor seconds a picture.
    size = {"width": 900, "height": 600}

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.options.atlas = str(pathlib.Path(cls.folder.name) / "hill.atlas")
        subprocess.run([cls.options.program, "import", SAMPLE, "-o", cls.options.atlas, "--quiet", "--modes", "walking",
                        "--terrain", hill(cls.folder.name)], check=True)
        cls.arguments = ("--quiet", "--imagery", str(imagery(cls.folder.name)))
        super().setUpClass()

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.folder.cleanup()

    def shot(self, name):
        if self.options.shots:
            self.page.screenshot(self.options.shots / f"{name}.png")

    def layers(self):
        self.page.tap("document.querySelector('[aria-controls=layers]')")

    def test_imagery_is_offered_and_shown(self):
        self.show("/#15/60.1702/24.9502")
        self.assertEqual(self.page.evaluate(SHOWN), ["standard", "muted", "hybrid", "imagery"])
        self.layers()
        self.shot("layers")
        self.page.tap("document.querySelector('input[value=imagery]')")
        self.waits("mapwright.map.getLayer('imagery') && !mapwright.map.getLayer('ocean')", "imagery")
        self.page.wait_for_map()
        middle = self.page.evaluate(MIDDLE)
        self.assertLessEqual(max(abs(one - other) for one, other in zip(middle, COLOR)), 3, middle)
        self.waits("document.querySelector('.maplibregl-ctrl-attrib').textContent.includes('Somebody')", "the credit")
        self.shot("imagery")
        self.page.tap("document.querySelector('input[value=hybrid]')")
        self.waits("mapwright.map.getLayer('ground-roads')", "streets over imagery")
        self.page.wait_for_map()
        self.assertGreater(self.page.evaluate("mapwright.map.queryRenderedFeatures({ layers: ['ground-roads'] }).length"), 10)
        self.shot("hybrid")
        self.assertAccessible()
        self.assertQuiet()

    def test_the_address_names_imagery(self):
        self.show("/?style=imagery#15/60.1702/24.9502")
        self.assertTrue(self.page.evaluate("Boolean(mapwright.map.getLayer('imagery'))"))
        self.assertQuiet()

    @slow("ground is drawn in software")
    def test_slopes_are_shaded_and_rise(self):
        self.show(f"/#14.5/{TOP[0]}/{TOP[1]}")
        visibility = "mapwright.map.getLayoutProperty('hillshade', 'visibility')"
        self.assertEqual(self.page.evaluate(visibility), "none")
        self.assertFalse(self.page.evaluate("Boolean(mapwright.map.getTerrain())"))
        self.layers()
        self.waits("document.querySelector('input[name=terrain]')", "the switch of terrain")
        self.page.tap("document.querySelector('input[name=terrain]')")
        self.waits(f"{visibility} === 'visible'", "shaded slopes")
        self.page.wait_for_map()
        self.shot("slopes")
        lines = self.page.evaluate("mapwright.map.queryRenderedFeatures({ layers: ['contours'] }).map((line) => line.properties.ele)")
        self.assertGreater(len(lines), 3)
        self.assertTrue(all(line % 10 == 0 and 0 <= line <= 80 for line in lines), lines)
        self.waits("location.search.includes('terrain')", "terrain in the address")
        self.page.evaluate("void mapwright.map.jumpTo({ pitch: 60, zoom: 15 })")
        self.waits("mapwright.map.getTerrain()", "ground that rises")
        self.waits(f"mapwright.map.queryTerrainElevation([{TOP[1]}, {TOP[0]}]) !== null", "heights")
        self.shot("rising")
        self.page.tap("document.querySelector('input[value=muted]')")
        self.waits(f"mapwright.map.getPaintProperty('background', 'background-color') === '#f5f5f3' && {visibility} === 'visible'", "terrain in another style")
        self.page.evaluate("void mapwright.map.jumpTo({ pitch: 0 })")
        self.waits("!mapwright.map.getTerrain()", "flat ground")
        self.page.tap("document.querySelector('input[name=terrain]')")
        self.waits(f"{visibility} === 'none'", "no slopes")
        self.assertAccessible()
        self.assertQuiet()

    def test_the_address_names_terrain(self):
        self.show(f"/?terrain#13/{TOP[0]}/{TOP[1]}")
        self.waits("mapwright.map.getLayoutProperty('hillshade', 'visibility') === 'visible'", "shaded slopes")
        self.assertQuiet()

    def test_heights_are_those_of_the_hill(self):
        self.show(f"/#13/{TOP[0]}/{TOP[1]}")
        described = self.page.evaluate("fetch('/terrain.json').then((answer) => answer.json())")
        self.assertEqual((described["encoding"], described["minzoom"], described["maxzoom"]), ("terrarium", 7, 12))
        # The tile of zoom 12 that the top is in, and its place there.
        scale = 4096 * 256
        column = int((TOP[1] + 180) / 360 * scale)
        row = int((1 - math.asinh(math.tan(math.radians(TOP[0]))) / math.pi) / 2 * scale)
        found = self.page.evaluate(f"{HEIGHT}([12, {column // 256}, {row // 256}, {column % 256}, {row % 256}])")
        self.assertAlmostEqual(found, 80, delta=1.5)


if __name__ == "__main__":
    if "--atlas" not in sys.argv:
        sys.argv += ["--atlas", "made by the tests"]
    main(GroundTests, __doc__)
