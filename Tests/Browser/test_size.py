#!/usr/bin/env python3
"""Measures what the page takes over the wire, from Chromium's own account of the network.

    Tests/Browser/test_size.py --program .build/release/mapwright --atlas helsinki.atlas

The atlas must hold the sample city with its roads. Limits are of bytes as they are sent, compressed, with their heads.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

from page_case import PageCase, main  # noqa: E402

OWN_SCRIPT = 60_000
FIRST_MAP = 500_000
# The round icons beside names: they are fetched when the map has been drawn, or has long been waited for.
BADGES = "/assets/sprites/standard-light@2x"


class SizeTests(PageCase):
    arguments = ("--quiet",)

    def sizes(self):
        return {url[len(self.address):].split("?")[0]: count for url, count in self.page.bytes_by_address().items()
                if url.startswith(self.address)}

    def own_script(self):
        return {path: count for path, count in self.sizes().items() if path.startswith("/assets/js/")}

    def test_the_first_map_is_small(self):
        for path in ("/", "/?lang=ar"):
            with self.subTest(path):
                self.page.close()
                self.page = self.browser.page(**self.size)
                # What the service worker fetches again later is no part of the first picture.
                self.page.load_everything_anew()
                self.show(path)
                self.page.wait_for_loads()
                sizes = {path: count for path, count in self.sizes().items() if not path.startswith(BADGES)}
                print(f"\nfirst map {path}: {sum(sizes.values())} bytes, own script {sum(self.own_script().values())}")
                self.assertTrue(any(path.startswith("/tiles/") for path in sizes), "tiles are counted")
                self.assertGreater(sizes["/assets/vendor/maplibre-gl.js"], 200_000)
                self.assertLessEqual(sum(sizes.values()), FIRST_MAP, sizes)
                self.assertEqual(sum("/js/words/" in path for path in sizes), 1, "one language's words")

    def test_all_of_the_script_is_small(self):
        self.page.load_everything_anew()
        self.show("/?route=60.1699,24.9384/Kaivokatu;60.1675,24.952/Esplanadi&mode=walking#15.2/60.1695/24.9445")
        before = set(self.own_script())
        self.page.evaluate("void ['reach', 'measure'].reduce((last, name) => last.then(() => import(`/assets/js/${name === 'reach' ? 'reachable/reachable' : 'measure/measure'}.js`)), Promise.resolve())")
        self.page.tap("document.querySelector('[aria-controls=layers]')")
        for name in ("directions/directions", "reachable/reachable", "measure/measure", "points/points"):
            self.waits(f"performance.getEntriesByType('resource').some(({{ name, duration }}) => duration && name.endsWith('{name}.js'))", name)
        scripts = self.own_script()
        self.assertGreater(len(scripts), len(before))
        print(f"\nall of the script: {sum(scripts.values())} bytes in {len(scripts)} files: {scripts}")
        self.assertLessEqual(sum(scripts.values()), OWN_SCRIPT)

    def test_tools_are_loaded_when_they_are_used(self):
        self.show("/")
        loaded = {path.split("/")[3] for path in self.own_script()}
        self.assertEqual(loaded, {"main.js", "words"})


if __name__ == "__main__":
    main(SizeTests, __doc__)
