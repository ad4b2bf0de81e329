#!/usr/bin/env python3
"""Checks what the page and the styles consist of, without a browser: only the packages of
Tests/Python/requirements.txt are needed.

    Tests/Browser/test_assets.py
"""

import collections
import gzip
import hashlib
import json
import pathlib
import re
import subprocess
import sys
import unittest

import mapbox_vector_tile
from pmtiles.reader import MmapSource, Reader

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "Sources/MapServer/Page"
RESOURCES = ROOT / "Sources/MapResources"
STYLES = sorted((RESOURCES / "Styles").glob("*.json"))
SHORTBREAD = set(
    "ocean water_polygons water_polygons_labels water_lines water_lines_labels dam_lines dam_polygons "
    "pier_lines pier_polygons bridges boundaries boundary_labels place_labels land sites buildings addresses "
    "streets street_polygons street_labels streets_polygons_labels street_labels_points aerialways ferries "
    "public_transport pois".split()
)


def strings(value):
    """Every string in a style's expression."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


def luminance(color):
    parts = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a, b):
    """The ratio of WCAG 2, 1 to 21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


class StyleTests(unittest.TestCase):
    def test_committed_styles_are_what_the_generator_writes(self):
        done = subprocess.run([sys.executable, ROOT / "Scripts/make-styles", "--check"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_there_are_three_styles_each_light_and_dark(self):
        names = [f"{style}-{look}" for style in ("hybrid", "muted", "standard") for look in ("dark", "light")]
        self.assertEqual([path.stem for path in STYLES], names)

    def test_styles_are_whole_and_name_no_other_machine(self):
        for path in STYLES:
            with self.subTest(path.stem):
                text = path.read_text(encoding="utf-8")
                self.assertNotIn("://", text)
                style = json.loads(text)
                self.assertEqual(style["version"], 8)
                self.assertNotIn("glyphs", style)
                identifiers = [layer["id"] for layer in style["layers"]]
                self.assertEqual(len(identifiers), len(set(identifiers)))
                for layer in style["layers"]:
                    if layer["type"] != "background":
                        self.assertIn(layer["source"], style["sources"])
                    if layer.get("source") == "atlas":
                        self.assertIn(layer["source-layer"], SHORTBREAD)

    def test_every_icon_asked_for_is_in_both_sheets(self):
        for path in STYLES:
            style = json.loads(path.read_text(encoding="utf-8"))
            asked = {
                name for layer in style["layers"] for name in strings(layer.get("layout", {}).get("icon-image", ""))
                if re.fullmatch(r"[a-z]+-[a-z-]+|oneway|shield", name)
            }
            self.assertGreater(len(asked), 50)
            for sheet in ("", "@2x"):
                with self.subTest(path.stem + sheet):
                    index = json.loads((RESOURCES / f"sprites/{path.stem}{sheet}.json").read_text())
                    self.assertEqual(asked - index.keys(), set())
                    self.assertTrue((RESOURCES / f"sprites/{path.stem}{sheet}.png").read_bytes().startswith(b"\x89PNG"))

    def test_words_stand_out_from_the_ground(self):
        for path in STYLES:
            if path.stem.startswith("hybrid"):
                continue  # on a picture only the halo can promise anything
            style = json.loads(path.read_text(encoding="utf-8"))
            land = next(layer for layer in style["layers"] if layer["id"] == "background")["paint"]["background-color"]
            least = 4.5 if path.stem.startswith("standard") else 3
            for layer in style["layers"]:
                color = layer.get("paint", {}).get("text-color")
                if isinstance(color, str) and layer["id"] not in ("house-numbers", "countries", "seas", "states", "shields"):
                    with self.subTest(f"{path.stem} {layer['id']}"):
                        self.assertGreaterEqual(round(contrast(color, land), 1), least - 0.3)


class PageFileTests(unittest.TestCase):
    def test_every_file_named_exists(self):
        text = (PAGE / "index.html").read_text(encoding="utf-8")
        for name in re.findall(r'(?:href|src)="assets/([^"]+)"', text):
            self.assertTrue((PAGE / name).is_file(), name)
        for script in (PAGE / "js").glob("*.js"):
            for name in re.findall(r'from "\./([^"]+)"', script.read_text(encoding="utf-8")):
                self.assertTrue((PAGE / "js" / name).is_file(), f"{script.name}: {name}")

    def test_the_libraries_are_those_that_their_notice_names(self):
        notice = (PAGE / "vendor/NOTICE.md").read_text(encoding="utf-8")
        hashes = dict(reversed(line) for line in re.findall(r"^    ([0-9a-f]{64})  (\S+)$", notice, re.M))
        files = {path.name for path in (PAGE / "vendor").iterdir()} - {"NOTICE.md"}
        self.assertEqual(files, hashes.keys())
        for name in files:
            with self.subTest(name):
                self.assertEqual(hashlib.sha256((PAGE / "vendor" / name).read_bytes()).hexdigest(), hashes[name])
        for words in ("BSD-3-Clause", "Copyright (c) 2020, MapLibre", "Copyright 2021 Protomaps LLC"):
            self.assertIn(words, notice)

    def test_a_strict_content_security_policy_is_enough(self):
        text = (PAGE / "index.html").read_text(encoding="utf-8")
        self.assertIsNone(re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", text))

    def test_the_world_outline_is_small_and_valid(self):
        with open(RESOURCES / "world/outline.pmtiles", "rb") as file:
            reader = Reader(MmapSource(file))
            self.assertEqual((reader.header()["min_zoom"], reader.header()["max_zoom"]), (0, 5))
            sizes, places = [], collections.defaultdict(dict)
            for z in range(6):
                for x in range(2**z):
                    for y in range(2**z):
                        if tile := reader.get(z, x, y):
                            sizes.append(len(tile))
                            layers = mapbox_vector_tile.decode(gzip.decompress(tile))
                            if z < 3:
                                self.assertIn("sea", layers)
                            for place in layers.get("places", {"features": []})["features"]:
                                places[z][place["properties"]["name"]] = place["properties"]
            self.assertGreater(len(sizes), 1000)
            self.assertLess(max(sizes), 16_000)
        self.assertLess((RESOURCES / "world/outline.pmtiles").stat().st_size, 500_000)
        self.assertEqual(places[2]["Tokyo"]["kind"], "capital")
        self.assertEqual(places[5]["Paris"]["name_ja"], "パリ")
        self.assertEqual(places[5]["Barcelona"]["kind"], "city")
        for nearer, farther in zip(range(2, 5), range(3, 6)):
            self.assertLess(set(places[nearer]), set(places[farther]), "who is named from afar is named from near")
        self.assertIn("GeoNames", (RESOURCES / "world/NOTICE.md").read_text(encoding="utf-8"))
        labels = json.loads((RESOURCES / "world/labels.geojson").read_bytes())["features"]
        kinds = collections.Counter(label["properties"]["kind"] for label in labels)
        self.assertGreater(kinds["country"], 200)
        self.assertGreater(kinds["sea"], 20)
        for label in labels:
            if label["properties"]["kind"] == "sea":
                self.assertEqual(sum(key.startswith("name_") for key in label["properties"]), len(WordTests.LANGUAGES))
            self.assertNotIn("\N{REPLACEMENT CHARACTER}", label["properties"]["name"])
        names = {label["properties"]["name"] for label in labels}
        self.assertLessEqual({"São Tomé and Principe", "Côte d'Ivoire", "Curaçao"}, names)
        self.assertTrue((RESOURCES / "world/NOTICE.md").is_file())


class WordTests(unittest.TestCase):
    """The page's words: one file a language, all with the same keys and the same placeholders."""

    LANGUAGES = ("ar", "de", "en", "es", "fi", "fr", "ja", "zh")

    def words(self, language):
        text = (PAGE / f"js/words/{language}.js").read_text(encoding="utf-8")
        lines = re.findall(r'^ *"([^"]+)": (.+),$', text, re.M)
        self.assertEqual(len(lines), len({key for key, _ in lines}), f"{language} has a key twice")
        return {key: set(re.findall(r"\{(\w+)\}", value)) for key, value in lines}

    def test_every_language_has_the_same_keys_and_placeholders(self):
        files = {path.stem for path in (PAGE / "js/words").glob("*.js")} - {"words"}
        self.assertEqual(files, set(self.LANGUAGES))
        english = self.words("en")
        self.assertGreater(len(english), 150)
        for language in self.LANGUAGES:
            with self.subTest(language):
                self.assertEqual(self.words(language), english)


if __name__ == "__main__":
    unittest.main()
