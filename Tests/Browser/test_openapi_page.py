#!/usr/bin/env python3
"""Reads the page of the service's OpenAPI document and asks from it, in headless Chromium.

    Tests/Browser/test_openapi_page.py --program .build/release/mapwright --atlas helsinki.atlas [--shots DIR]
"""

import json
import pathlib
import sys
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

from page_case import PageCase, main  # noqa: E402


class OpenAPIPageTests(PageCase):
    def show(self, path="/openapi"):
        self.page.open(self.address + path)
        self.waits("document.querySelector('.operation')", "the operations")

    def open(self, identifier):
        self.page.evaluate(f"document.getElementById('{identifier}').open = true")
        self.waits(f"document.querySelector('#{identifier} form')", "the operation")

    def test_every_operation_of_the_document_is_there(self):
        with urllib.request.urlopen(self.address + "/openapi.json") as answer:
            described = json.load(answer)
        wanted = {operation["operationId"] for item in described["paths"].values() for operation in item.values()}
        self.assertGreater(len(wanted), 40)
        self.show()
        self.assertEqual(set(self.page.evaluate("[...document.querySelectorAll('.operation')].map(({ id }) => id)")), wanted)
        # Each can be opened, and tells its parameters.
        self.page.evaluate("document.querySelectorAll('.operation').forEach((one) => { one.open = true; })")
        self.waits("document.querySelectorAll('.operation form').length === document.querySelectorAll('.operation').length", "all forms")
        parameters = sum(len(o.get("parameters", [])) for item in described["paths"].values() for o in item.values())
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.operation tbody tr').length"), parameters)
        self.assertQuiet()

    def test_the_service_names_the_page(self):
        self.show()
        with urllib.request.urlopen(self.address + "/service") as answer:
            self.assertEqual(json.load(answer)["documentation"], "/openapi")

    def test_asks_the_service_and_shows_the_answer(self):
        self.show("/openapi#get-mapwright-search")
        self.waits("document.querySelector('#get-mapwright-search form')", "the operation that the address names")
        self.page.evaluate("""(() => { const field = [...document.querySelectorAll('#get-mapwright-search label')].find((label) =>
          label.textContent === 'query').querySelector('input');
          field.value = 'Ateneum'; field.dispatchEvent(new Event('input', { bubbles: true })); })()""")
        link = self.page.evaluate("document.querySelector('#get-mapwright-search .sends a').getAttribute('href')")
        self.assertTrue(link.startswith(self.address + "/mapwright/search?query=Ateneum"), link)
        self.page.tap("document.querySelector('#get-mapwright-search button')")
        self.waits("document.querySelector('#get-mapwright-search [role=status] pre')?.textContent.includes('Ateneum')", "the answer")
        self.assertQuiet()

    def test_is_accessible_in_the_light_the_dark_and_on_a_phone(self):
        for scheme, width in (("light", 1280), ("dark", 1280), ("dark", 390)):
            with self.subTest(scheme, width=width):
                self.page.color_scheme(scheme)
                self.page.resize(width, 844)
                self.show()
                self.open("get-mapwright-search")
                self.assertAccessible()
                self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth"), width)
                if self.options.shots:
                    self.page.screenshot(self.options.shots / f"openapi-{scheme}-{width}.png")
        self.assertQuiet()


if __name__ == "__main__":
    main(OpenAPIPageTests, __doc__)
