#!/usr/bin/env python3
"""Uses the page while its server is away, and when another release has taken its place.

    Tests/Browser/test_offline.py --program .build/release/mapwright --atlas helsinki.atlas [--shots DIR]

Each test starts a server of its own and may stop it. The atlas must hold the sample city with its roads. Needs
Chromium and the packages of Tests/Python/requirements.txt. Further arguments go to unittest, as `-k upgrade`.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

from devtools import start_server  # noqa: E402
from page_case import PageCase, main  # noqa: E402
from tiers import slow  # noqa: E402

ROUTE = "/?route=60.1699,24.9384/Kaivokatu;60.1675,24.952/Esplanadi&mode=walking#15.2/60.1695/24.9445"


class OfflineTests(PageCase):
    def setUp(self):
        super().setUp()
        self.own, self.address = start_server([self.options.program, "serve", self.options.atlas, "--port", "{port}"])

    def tearDown(self):
        super().tearDown()
        self.stop()

    def stop(self):
        if self.own.poll() is None:
            self.own.terminate()
            self.own.wait(20)

    def kept(self, name):
        """How many answers the worker keeps in one of its caches."""
        return f"caches.open('{name}').then((cache) => cache.keys()).then(({{ length }}) => length)"

    def show_until_kept(self):
        self.show(ROUTE)
        self.waits("navigator.serviceWorker.controller", "the service worker")
        # What was fetched before the worker ran is told to it.
        self.waits(f"({self.kept('tiles')}).then((count) => count > 0)", "the tiles in view to be kept")
        self.waits("caches.open('answers').then((cache) => cache.keys()).then((keys) => keys.some(({ url }) => "
                   "url.includes('/world/')))", "the world around to be kept")
        sprites = "/assets/sprites/standard-light@2x"
        for path in ("/tiles.json", "/style.json?style=standard&appearance=light", "/mapwright/modes", sprites + ".json", sprites + ".png"):
            self.waits(f"caches.match('{path}')", f"{path} to be kept")
        self.waits("document.querySelectorAll('.routes input').length", "the route")
        self.waits("caches.open('answers').then((cache) => cache.keys()).then((keys) => keys.some(({ url }) => "
                   "url.includes('/mapwright/route')))", "the route to be kept")

    def test_page_map_and_routes_that_were_seen_are_there_without_the_server(self):
        self.show_until_kept()
        self.stop()
        self.page.call("Page.reload")
        self.page.wait_for_map()
        self.waits("mapwright.map.queryRenderedFeatures().some(({ sourceLayer }) => sourceLayer === 'streets')", "the roads")
        self.waits("document.querySelectorAll('.routes input').length", "the route that was seen")
        self.assertEqual(self.page.errors, [])
        if self.options.shots:
            self.page.screenshot(self.options.shots / "offline.png")
        # What was not seen needs the server, and the page says so.
        self.waits("document.querySelector('.modes input[value=cycling]')", "the modes")
        self.page.tap("document.querySelector('.modes input[value=cycling]')")
        note = "document.querySelector('.directions .note').textContent"
        self.waits(f"{note}.startsWith('You are offline')", "the reason")

    @slow("two servers one after another")
    def test_an_upgrade_is_shown_at_once(self):
        self.show_until_kept()
        # What an older release has left behind is not shown while the server answers.
        self.page.evaluate("""caches.keys().then((names) => caches.open(names.find((name) => name.startsWith('page-'))))
          .then((cache) => cache.put('/', new Response('<title>old</title>', { headers: { 'Content-Type': 'text/html' } })))""")
        self.show(ROUTE)
        self.assertNotEqual(self.page.evaluate("document.title"), "old")
        self.assertQuiet()

    def test_what_is_typed_is_not_kept(self):
        self.show_until_kept()
        self.page.evaluate("fetch('/mapwright/complete?prefix=atene').then((answer) => answer.json()).then(() => undefined)")
        self.assertFalse(self.page.evaluate("caches.match('/mapwright/complete?prefix=atene').then(Boolean)"))
        self.assertQuiet()


if __name__ == "__main__":
    main(OfflineTests, __doc__)
