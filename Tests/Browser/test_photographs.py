#!/usr/bin/env python3
"""Shows photographs on the page, in headless Chromium: their points, a panorama that turns, a flat picture.

    Tests/Browser/test_photographs.py --program .build/release/mapwright --atlas helsinki.atlas [--shots DIR]

The atlas must hold the sample city; the photographs are those of Tests/Fixtures/Photographs. Needs Chromium and the
packages of Tests/Python/requirements.txt.
"""

import json
import pathlib
import sys
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

from page_case import PageCase, main  # noqa: E402
from tiers import slow  # noqa: E402

FOLDER = pathlib.Path(__file__).parents[1] / "Fixtures" / "Photographs"
CANVAS = "document.querySelector('.photograph canvas')"
LABEL = f"{CANVAS}.getAttribute('aria-label')"
# Red of the pixel in the middle: it tells the column of the panorama.
MIDDLE = f"""(() => {{
  const gl = {CANVAS}.getContext('webgl2');
  const pixel = new Uint8Array(4);
  gl.readPixels(gl.drawingBufferWidth / 2, gl.drawingBufferHeight / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  return pixel[0];
}})()"""


class PhotographTests(PageCase):
    arguments = ("--quiet", "--photographs", str(FOLDER))

    def nearest(self, latitude, longitude, name):
        """Photographs at the same place are one cluster: its leaves are asked."""
        region = f"{latitude - 0.01},{longitude - 0.01},{latitude + 0.01},{longitude + 0.01}"
        with urllib.request.urlopen(f"{self.address}/clusters/photographs?zoom=20&region={region}") as answer:
            found = json.load(answer)
        for cluster in found["clusters"]:
            with urllib.request.urlopen(f"{self.address}/clusters/photographs/{cluster['id']}/leaves?zoom=20&limit=9") as answer:
                for point in json.load(answer)["points"]:
                    detail = urllib.request.urlopen(f"{self.address}/photographs/{point['id']}")
                    if ("panorama" in json.load(detail)) == (name == "panorama"):
                        return point["id"]
        return None

    def open_card(self, name):
        self.show(f"/?points=photographs&point=photographs/{self.nearest(60.1699, 24.9384, name)}#15/60.1699/24.9384")
        self.waits("document.querySelector('.photograph canvas, .photograph img')", "the photograph")

    def shot(self, name):
        if self.options.shots:
            self.page.screenshot(self.options.shots / f"photographs-{name}.png")

    def test_a_panorama_turns_by_keys_and_by_dragging(self):
        self.page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        self.open_card("panorama")
        self.waits(f"{LABEL}?.includes('123')", "the panorama")
        self.waits(f"Math.abs({MIDDLE} - 128) < 8", "the middle of the picture")
        self.assertEqual(self.page.evaluate(f"{CANVAS}.getAttribute('role')"), "application")
        self.assertIn("arrow keys", self.page.evaluate(f"document.getElementById({CANVAS}.getAttribute('aria-describedby')).textContent"))
        self.shot("panorama")
        self.page.evaluate(f"{CANVAS}.focus()")
        for _ in range(3):
            self.page.key("ArrowRight")
        self.waits(f"{LABEL}.includes('168')", "45 degrees to the right")
        # 45 degrees are an eighth of the columns.
        self.waits(f"Math.abs({MIDDLE} - 160) < 8", "columns further to the right")
        self.assertIn("168", self.page.evaluate("document.querySelector('.photograph [role=status]').textContent"))
        self.page.key("Home")
        self.waits(f"{LABEL}.includes('123')", "the first look")
        box = self.page.evaluate(f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({CANVAS}.getBoundingClientRect())")
        self.page.drag(*box, box[0] + 60, box[1])
        self.waits(f"{MIDDLE} < 122", "a look to the left, as the picture went to the right")
        self.assertAccessible()
        self.assertQuiet()

    @slow("one more kind of photograph")
    def test_a_flat_photograph_stands_still(self):
        self.open_card("packed")
        self.waits("document.querySelector('.photograph img')?.naturalWidth === 48", "the picture")
        self.assertIn("Market square", self.page.evaluate("document.querySelector('.photograph img').alt"))
        self.assertIn("A. Walker", self.page.evaluate("document.querySelector('.photograph figcaption').textContent"))
        self.shot("flat")
        self.assertAccessible()
        self.assertQuiet()

    def test_the_layers_menu_has_them(self):
        self.show("/#15/60.1699/24.9384")
        self.page.tap("document.querySelector('[aria-controls=layers]')")
        self.waits("document.querySelector('.point-layer')?.textContent.includes('photographs')", "the layer")
        self.page.tap("document.querySelector('.point-layer input')")
        self.waits("document.querySelectorAll('.point-mark').length === 1", "a mark for both")
        self.assertQuiet()


if __name__ == "__main__":
    main(PhotographTests, __doc__)
