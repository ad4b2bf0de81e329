"""The clustering engine as WebAssembly in Chromium: the cases of WebAssembly/Tests, and the demonstration.

    .venv/bin/python Tests/Browser/test_clusters.py

WebAssembly/build comes first. The files are those of the checkout, by a server of this program's.
"""

import argparse
import functools
import http.server
import pathlib
import sys
import threading
import unittest

from browser_case import BrowserCase
from devtools import Browser

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class ClustersTest(BrowserCase):
    chromium = None

    @classmethod
    def setUpClass(cls):
        handler = functools.partial(Handler, directory=ROOT)
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.address = f"http://127.0.0.1:{cls.server.server_address[1]}/WebAssembly"
        cls.browser = Browser(cls.chromium).__enter__()

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        self.page = self.browser.page()

    def tearDown(self):
        self.page.close()

    def test_the_cases_pass(self):
        self.page.open(f"{self.address}/Tests/browser.html")
        self.page.wait_for("window.isDone", "the cases")
        outcomes = self.page.evaluate("outcomes")
        self.assertGreater(len(outcomes), 10)
        failed = {name: outcome for name, outcome in outcomes.items() if outcome.startswith("failed")}
        self.assertEqual(failed, {})

    def test_the_demonstration_shows_and_takes_apart(self):
        self.page.open(f"{self.address}/Demo/?count=50000")
        self.page.wait_for("(document.getElementById('shown')?.textContent ?? '–') !== '–'", "the points")
        status = self.page.evaluate("document.getElementById('status').textContent")
        self.assertEqual(status, "50,000 points")
        shown = "Number(document.getElementById('shown').textContent.replaceAll(',', ''))"
        before = self.page.evaluate(shown)
        self.assertGreater(before, 20)
        self.page.evaluate("document.getElementById('map').focus()")
        self.page.key("+")
        self.page.wait_for("document.getElementById('zoom').textContent === '3.0'", "another zoom")
        self.assertNotEqual(self.page.evaluate(shown), before)
        self.page.tap("document.getElementById('moving')")
        self.page.wait_for("document.getElementById('moving').checked", "moving points")
        self.assertEqual(self.page.errors, [])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--chromium")
    options, rest = parser.parse_known_args()
    ClustersTest.chromium = options.chromium
    unittest.main(argv=[sys.argv[0], *rest])
