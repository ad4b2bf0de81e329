#!/usr/bin/env python3
"""Uses the page of a service that is below a path, by itself and behind a proxy that takes the path off.

    Tests/Browser/test_base_path.py --program .build/release/mapwright --atlas helsinki.atlas [--shots DIR]

The atlas must hold the sample city with its roads. Needs Chromium and the packages of Tests/Python/requirements.txt.
Further arguments go to unittest, as `-k proxy`.
"""

import contextlib
import http.client
import http.server
import pathlib
import sys
import threading
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

from devtools import start_server  # noqa: E402
from page_case import PageCase, main  # noqa: E402
from tiers import slow  # noqa: E402

STATION = "#15.5/60.1702/24.9442"
HOP = {"connection", "keep-alive", "transfer-encoding"}


@contextlib.contextmanager
def stripping_proxy(target, prefix):
    """A proxy that has `target` below `prefix`, as nginx with `proxy_pass` and a path; gives its address."""
    host = urllib.parse.urlsplit(target).netloc

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):  # noqa: N802
            if not self.path.startswith(prefix + "/"):
                self.send_response(308)
                self.send_header("Location", prefix + "/")
                self.send_header("Content-Length", "0")
                self.end_headers()
                return
            connection = http.client.HTTPConnection(host, timeout=60)
            headers = {k: v for k, v in self.headers.items() if k.lower() not in HOP}
            headers["X-Forwarded-Prefix"] = prefix
            connection.request("GET", self.path[len(prefix):], headers=headers)
            answer = connection.getresponse()
            body = answer.read()
            self.send_response(answer.status)
            for name, value in answer.getheaders():
                if name.lower() not in HOP | {"content-length"}:
                    self.send_header(name, value)
            if answer.status not in (204, 304):
                self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                self.wfile.write(body)
            connection.close()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class BasePathTests(PageCase):
    PREFIX = "/team/maps"

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server.terminate()
        cls.server.wait(20)
        command = [cls.options.program, "serve", cls.options.atlas, "--port", "{port}", "--quiet"]
        # /health is below the path too: the root answers what is waited for by 404.
        cls.plain, cls.target = start_server([*command, "--trusted-proxies", "127.0.0.1"])
        cls.server, cls.address = start_server([*command, "--base-path", cls.PREFIX], health=cls.PREFIX + "/health")

    @classmethod
    def tearDownClass(cls):
        cls.plain.terminate()
        cls.plain.wait(20)
        super().tearDownClass()

    def assert_all_below(self, prefix):
        """The page has asked for nothing beside its path, and nothing went wrong."""
        self.assertQuiet()
        own = [url[len(self.address):] for url in self.page.requests if url.startswith(self.address)]
        self.assertGreater(len(own), 10)
        self.assertEqual([path for path in own if not path.startswith(prefix + "/") and path.split("?")[0] != prefix], [])

    def use(self, prefix, root):
        """Opens the page at a path and uses what asks the service: search, a place, directions, icons, offline."""
        self.show(root + STATION)
        self.waits("mapwright.map.queryRenderedFeatures().filter(({ sourceLayer }) => sourceLayer === 'streets').length > 20",
                   "the roads")
        self.assertGreater(self.page.evaluate("mapwright.map.listImages().length"), 50)
        self.assertEqual(self.page.evaluate("location.pathname"), prefix + "/")
        self.page.evaluate("document.querySelector('.search-box input').focus()")
        self.page.type("Ateneum")
        self.waits("document.querySelector('#suggestions li')", "suggestions")
        self.page.key("Enter")
        self.waits("document.querySelector('.place-list, .place .facts')", "results")
        self.show(f"{prefix}/?route=60.1699,24.9384/Kaivokatu;60.1675,24.952/Esplanadi&mode=walking{STATION}")
        self.waits("document.querySelectorAll('.routes input').length", "a route")
        self.show(f"{prefix}/embed?place=60.17,24.94{STATION}")
        self.assertEqual(self.page.evaluate("location.pathname"), prefix + "/embed")
        self.assert_all_below(prefix)

    def test_the_page_is_whole_below_a_path(self):
        self.use(self.PREFIX, self.PREFIX + "/")

    def test_a_path_without_its_slash_leads_to_the_page(self):
        self.show(self.PREFIX + "?lang=de" + STATION)
        self.assertEqual(self.page.evaluate("location.pathname + location.search"), self.PREFIX + "/?lang=de")
        self.assertEqual(self.page.evaluate("document.documentElement.lang"), "de")
        self.assert_all_below(self.PREFIX)

    @slow("a second server and every request of the page")
    def test_the_page_is_whole_behind_a_proxy_that_takes_the_path_off(self):
        with stripping_proxy(self.target, "/atlas") as address:
            own, self.address = self.address, address
            try:
                self.use("/atlas", "/atlas")
            finally:
                self.address = own

    def test_tiles_come_from_the_archive_below_a_path(self):
        self.show(f"{self.PREFIX}/?tiles=pmtiles{STATION}")
        self.waits("mapwright.map.queryRenderedFeatures().some(({ sourceLayer }) => sourceLayer === 'streets')", "the roads")
        self.assertTrue(any(url.endswith(self.PREFIX + "/atlas.pmtiles") for url in self.page.requests))
        self.assert_all_below(self.PREFIX)

    @slow("three loads of the page")
    def test_the_page_below_a_path_is_kept_for_when_the_service_is_away(self):
        own, self.address = start_server(
            [self.options.program, "serve", self.options.atlas, "--port", "{port}", "--quiet", "--base-path", self.PREFIX],
            health=self.PREFIX + "/health")
        try:
            self.show(self.PREFIX + "/" + STATION)
            self.waits(f"navigator.serviceWorker.controller?.scriptURL.endsWith('{self.PREFIX}/service-worker.js')", "the worker")
            self.waits(f"caches.open('tiles {self.PREFIX}/').then((cache) => cache.keys()).then(({{ length }}) => length > 0)",
                       "the tiles in view to be kept")
            for path in ("/style.json?style=standard&appearance=light", "/tiles.json"):
                self.waits(f"caches.match('{self.PREFIX}{path}')", f"{path} to be kept")
            self.waits(f"caches.open('answers {self.PREFIX}/').then((cache) => cache.keys()).then((keys) => "
                       "keys.some(({ url }) => url.includes('/world/')))", "the world around to be kept")
            self.assertEqual(self.page.evaluate("caches.has('tiles')"), False)
        finally:
            own.terminate()
            own.wait(20)
        self.page.call("Page.reload")
        self.page.wait_for_map()
        self.waits("mapwright.map.queryRenderedFeatures().some(({ sourceLayer }) => sourceLayer === 'streets')", "the roads")


if __name__ == "__main__":
    main(BasePathTests, __doc__)
