"""What tests of the map's page have in common: one server and one browser, a tab for each test."""

import argparse
import importlib.resources
import pathlib
import sys
import unittest

from browser_case import BrowserCase
from devtools import Browser, start_server

SHIFT = 8
AXE = """axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }).then(
  ({ violations }) => violations.filter(({ impact }) => ["serious", "critical"].includes(impact)).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`))"""
# The smaller side of everything that can be pressed, where it is under 24 pixels (WCAG 2.2, 2.5.8).
SMALL = """[...document.querySelectorAll("button, a[href], input, select, summary, [role=option]")].map((part) => {
  const { width, height } = (part.closest('label') ?? part).getBoundingClientRect();
  return { part, side: Math.min(width, height) };
}).filter(({ part, side }) => side > 0 && side < 24 && !part.closest(".maplibregl-ctrl-attrib, .skip, .face, #about"))
  .map(({ part, side }) => `${part.outerHTML.slice(0, 90)} ${side}`)"""


class PageCase(BrowserCase):
    """Opens the page as the options say. Subclasses are run by `main`."""

    options = None
    # A small desktop: what is drawn costs by the pixel.
    size = {"width": 1024, "height": 640}
    # More of the server's command line.
    arguments = ()

    @classmethod
    def setUpClass(cls):
        cls.server, cls.address = None, cls.options.url
        if not cls.address:
            cls.server, cls.address = start_server(
                [cls.options.program, "serve", cls.options.atlas, "--port", "{port}", *cls.arguments])
        cls.browser = Browser(cls.options.chromium).__enter__()

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        if cls.server:
            cls.server.terminate()
            cls.server.wait(20)

    def setUp(self):
        self.page = self.browser.page(**self.size)
        self.page.color_scheme("light")

    def tearDown(self):
        self.page.evaluate("localStorage.clear()")
        self.page.close()

    def show(self, path):
        self.page.open(self.address + path)
        self.page.wait_for_map()

    def paint(self, layer, name):
        return self.page.evaluate(f"mapwright.map.getPaintProperty('{layer}', '{name}')")

    def camera(self):
        return self.page.evaluate(
            "(({ map }) => ({ ...map.getCenter(), zoom: map.getZoom(), bearing: map.getBearing(), pitch: map.getPitch() }))(mapwright)"
        )

    def button(self, name):
        """Presses the button of that name or text, as soon as it is seen."""
        self.page.tap(f"""[...document.querySelectorAll('button')].find((button) => button.getClientRects().length &&
          [button.textContent, button.getAttribute('aria-label')].includes({name!r}))""", f"the button {name}")

    def pixel(self, expression):
        """Where on the page a position [longitude, latitude] is."""
        point = self.page.evaluate(f"(({{ x, y }}) => [x, y])(mapwright.map.project({expression}))")
        return point[0], point[1]

    def waits(self, expression, what):
        self.page.wait_for(expression, what)

    def assertAccessible(self):
        """axe-core finds nothing serious, and whatever can be pressed is large enough."""
        axe = importlib.resources.files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")
        self.page.evaluate(axe + "; void 0")
        self.assertEqual(self.page.evaluate(AXE), [])
        self.assertEqual(self.page.evaluate(SMALL), [])

    def assertQuiet(self):
        """No error was logged, and nothing was asked of any other machine."""
        own = (self.address + "/", f"blob:{self.address}/", "data:", "about:")
        self.assertEqual([url for url in self.page.requests if not url.startswith(own)], [])
        self.assertEqual(self.page.errors, [])
        self.assertEqual(self.page.failures, [])


def main(case, description):
    """Runs the tests of a subclass with the options of the command line."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("--program", help="the built mapwright")
    parser.add_argument("--atlas", help="an atlas of the sample city")
    parser.add_argument("--url", help="a server that is running already")
    parser.add_argument("--chromium", help="the browser, if it is not on the path")
    parser.add_argument("--shots", type=pathlib.Path, help="a folder for screenshots")
    options, rest = parser.parse_known_args()
    if not options.url and not (options.program and options.atlas):
        parser.error("give --program and --atlas, or --url")
    if options.url:
        options.url = options.url.rstrip("/")
    if options.shots:
        options.shots.mkdir(parents=True, exist_ok=True)
    case.options = options
    unittest.main(argv=[sys.argv[0], *rest], verbosity=2)
