#!/usr/bin/env python3
"""Checks in several sets of fonts that every text of the live page has the room that it needs.

    Tests/Browser/test_fonts.py --programs .build/release --atlas helsinki.atlas [--shots DIR]

A set of fonts that is not installed is skipped, and said to be. The texts are those of the examples and of
TextSpecimen, which has many scripts, sizes and weights.
"""

import pathlib
import sys
import tempfile
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

import fonts  # noqa: E402
import messages  # noqa: E402
from browser_case import BrowserCase  # noqa: E402
from devtools import Browser, patience, program_options, start_server  # noqa: E402
from tiers import slow  # noqa: E402

WIDTH, HEIGHT = 1280, 1800
EXAMPLES = ["CityGuide", "QuickStart", "RouteFinder", "SearchAutocomplete"]

# What a reader types before there is any text.
TYPED = {"SearchAutocomplete": "museo"}

# Of each text: how large it is when it is set, how much room it has, and in how many lines either is.
TEXTS = """[...document.querySelectorAll('.element.text')].map((element) => {
  const words = element.querySelector('.words');
  const range = document.createRange();
  range.selectNodeContents(words);
  const copy = words.cloneNode(true);
  copy.style.cssText += ';position:absolute;inset:auto;visibility:hidden;height:auto;width:' + element.offsetWidth + 'px';
  element.append(copy);
  const needed = copy.getBoundingClientRect().height;
  copy.remove();
  return {
    text: words.textContent, needed, room: element.getBoundingClientRect().height,
    set: range.getBoundingClientRect().height, width: element.offsetWidth,
    wide: Math.max(0, words.scrollWidth - words.clientWidth), size: parseFloat(words.style.fontSize),
    limited: words.style.cssText.includes('-webkit-line-clamp'),
  };
})"""


class FontTests(BrowserCase):
    options = None

    def in_fonts(self, name):
        """A browser with a set of fonts, or without one for the system's."""
        work = tempfile.TemporaryDirectory(prefix="mapwright-fonts-")
        self.addCleanup(work.cleanup)
        environment = None
        if name != "system":
            environment = fonts.write_configuration(name, work.name)
            if not environment:
                self.skipTest(f"the fonts “{name}” are not installed")
        browser = Browser(self.options.chromium, environment=environment).__enter__()
        self.addCleanup(browser.__exit__)
        return browser

    def show(self, browser, program):
        process, address = start_server(
            [str(pathlib.Path(self.options.programs) / program)], MAPWRIGHT_ATLAS=self.options.atlas)
        page = browser.page(width=WIDTH, height=HEIGHT)

        def end():
            page.close()
            process.terminate()
            process.wait(patience(20))

        self.addCleanup(end)
        page.color_scheme("light")
        page.open(address + "/")
        page.wait_for(
            f"window.mapwright?.view?.size?.[0] === {WIDTH} && document.querySelector('.element')"
            " && mapwright.channel.isSettled", f"the interface of {program}")
        if program in TYPED:
            page.wait_for("document.querySelector('.element input, input.element')", f"the text field of {program}")
            page.evaluate("document.querySelector('.element input, input.element').focus()")
            page.call("Input.insertText", text=TYPED[program])
        page.wait_for(
            "document.querySelector('.element.text') && mapwright.channel.isSettled", f"the texts of {program}")
        # A text that was measured may lead to others.
        page.evaluate("new Promise((done) => setTimeout(done, 300))")
        page.wait_for("mapwright.channel.isSettled", "the program to know the letters")
        return page

    def font_of(self, page, selector):
        """The name of the font that an element's letters are really set in."""
        page.call("DOM.enable")
        page.call("CSS.enable")
        node = page.call("DOM.querySelector", nodeId=page.call("DOM.getDocument")["root"]["nodeId"], selector=selector)
        used = page.call("CSS.getPlatformFontsForNode", nodeId=node["nodeId"])["fonts"]
        return max(used, key=lambda font: font["glyphCount"])["familyName"]

    def check_texts(self, page, what):
        told = page.evaluate(TEXTS)
        self.assertGreater(len(told), 0, what)
        for text in told:
            with self.subTest(f"{what}: {text['text']}"):
                self.assertLessEqual(text["needed"], text["room"] + 1, f"too low: {text}")
                # What is limited to some lines is cut off; of the rest nothing is, and not much room is left.
                if not text["limited"]:
                    self.assertLessEqual(text["wide"], 1, f"too narrow: {text}")
                    self.assertGreater(text["needed"], text["room"] - text["size"], f"too high: {text}")
        self.assertEqual(page.errors, [])
        self.assertEqual(messages.problems_of_page(page), [])

    def check(self, name):
        browser = self.in_fonts(name)
        page = self.show(browser, "TextSpecimen")
        used = self.font_of(page, ".words")
        if name != "system":
            self.assertEqual(used, fonts.SETS[name][0])
        print(f"{name}: {used}, {page.evaluate('document.querySelectorAll(`.element.text`).length')} texts", flush=True)
        if self.options.shots:
            page.screenshot(pathlib.Path(self.options.shots) / f"fonts-{name}.png")
        self.check_texts(page, f"TextSpecimen in {used}")
        self.check_zoom(page)
        for example in EXAMPLES:
            page = self.show(browser, example)
            self.check_texts(page, f"{example} in {used}")
            if self.options.shots:
                page.screenshot(pathlib.Path(self.options.shots) / f"fonts-{name}-{example}.png")

    def check_zoom(self, page):
        """Letters are measured anew when the browser's zoom changes."""
        def told():
            return sum('"measured"' in body for body in page.posted)

        before, deadline = told(), time.monotonic() + patience(30)
        page.resize(WIDTH * 4 // 5, HEIGHT, scale=1.25)
        while told() == before and time.monotonic() < deadline:
            page.evaluate("new Promise((done) => setTimeout(done, 50))")
        self.assertGreater(told(), before)
        page.wait_for("mapwright.channel.isSettled", "the program to know the letters")
        self.check_texts(page, "zoomed")

    @slow("a browser and all examples for one more set of fonts")
    def test_the_systems_fonts(self):
        self.check("system")

    @slow("a browser and all examples for one more set of fonts")
    def test_dejavu(self):
        self.check("dejavu")

    def test_noto(self):
        self.check("noto")

    @slow("a browser and all examples for one more set of fonts")
    def test_liberation(self):
        self.check("liberation")


def main():
    options, rest = program_options(__doc__.split("\n")[0])
    FontTests.options = options
    unittest.main(argv=[sys.argv[0], *rest], verbosity=2)


if __name__ == "__main__":
    main()
