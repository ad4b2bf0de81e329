#!/usr/bin/env python3
"""Draws the styles of MapLibre's render tests and compares the pictures with theirs.

usage: Tests/Quality/style_pictures.py --suite FOLDER [--program PATH] [--filter TEXT] [--out FOLDER] [--failures] [--page]

FOLDER is `test/integration` of a checkout of github.com/mapwhit/tilerenderer, whose tests have tiles, sprites and pictures
beside them; nothing of it is in this project. The verdict is theirs: the share of pixels that differ by pixelmatch
(threshold 0.13, pixels that look like antialiasing are forgiven) is at most the test's own. Tests are counted by kind; those
with operations change the map while it runs and are not drawn. The suite is of a fork with rules of 2018, some of which
MapLibre's are not: with `--page` (after `make setup`, by `.venv/bin/python`) what fails is also drawn by the MapLibre GL JS of the
map page, and counted apart where it agrees with that to the same share.
"""

import argparse
import collections
import contextlib
import json
import pathlib
import struct
import subprocess
import sys
import tempfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SHADED = {"heatmap", "fill-extrusion", "hillshade"}


def kind(style):
    """What a painter has to be able to do for a style."""
    test = style.get("metadata", {}).get("test", {})
    if test.get("operations"):
        return "scripted"
    # Boxes of labels and borders of tiles, which MapLibre shows its own developers over a map.
    if test.get("collisionDebug") or test.get("debug"):
        return "debug"
    types = {layer.get("type") for layer in style.get("layers", [])}
    symbols = [layer for layer in style.get("layers", []) if layer.get("type") == "symbol"]
    if types & SHADED:
        return "shaded"
    if any("text-field" in layer.get("layout", {}) for layer in symbols):
        return "text"
    if symbols:
        return "icons"
    return "pitched" if style.get("pitch") else "flat"


def read_png(path):
    """Width, height and straight RGBA bytes of a picture of 8 bits a part, without interlacing."""
    data = path.read_bytes()
    position, packed, header, palette, alphas = 8, b"", None, b"", b""
    while position < len(data):
        length, name = struct.unpack(">I4s", data[position:position + 8])
        body = data[position + 8:position + 8 + length]
        if name == b"IHDR":
            header = struct.unpack(">IIBBBBB", body)
        elif name == b"PLTE":
            palette = body
        elif name == b"tRNS":
            alphas = body
        elif name == b"IDAT":
            packed += body
        position += 12 + length
    width, height, depth, color, _, _, interlace = header
    if interlace or (depth != 8 and color != 3):
        raise ValueError(f"{path}: depth {depth}, interlaced {interlace}")
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color]
    stride = (width * channels * depth + 7) // 8
    step = max(1, channels * depth // 8)
    raw, above, pixels = zlib.decompress(packed), bytearray(stride), bytearray()
    for row in range(height):
        start = row * (stride + 1)
        method, line = raw[start], bytearray(raw[start + 1:start + 1 + stride])
        for index in range(stride):
            left = line[index - step] if index >= step else 0
            up = above[index]
            corner = above[index - step] if index >= step else 0
            if method == 1:
                add = left
            elif method == 2:
                add = up
            elif method == 3:
                add = (left + up) // 2
            elif method == 4:
                guess = left + up - corner
                add = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
            else:
                break
            line[index] = (line[index] + add) & 255
        above = line
        for column in range(width):
            if color == 6:
                pixels += line[4 * column:4 * column + 4]
            elif color == 2:
                pixels += line[3 * column:3 * column + 3] + b"\xff"
            elif color == 4:
                pixels += bytes([line[2 * column]] * 3 + [line[2 * column + 1]])
            elif color == 0:
                pixels += bytes([line[column]] * 3 + [255])
            else:
                bit = column * depth
                entry = line[bit // 8] >> (8 - depth - bit % 8) & ((1 << depth) - 1)
                pixels += palette[3 * entry:3 * entry + 3]
                pixels.append(alphas[entry] if entry < len(alphas) else 255)
    return width, height, bytes(pixels)


def delta(a, b, i, j, brightness=False):
    """How different two pixels look on white, as pixelmatch weighs it."""
    one, two = a[i:i + 4], b[j:j + 4]
    if one == two:
        return 0
    first = [255 + (part - 255) * one[3] / 255 for part in one[:3]]
    second = [255 + (part - 255) * two[3] / 255 for part in two[:3]]
    r, g, b = (x - y for x, y in zip(first, second))
    y = r * 0.29889531 + g * 0.58662247 + b * 0.11448223
    if brightness:
        return y
    i = r * 0.59597799 - g * 0.27417610 - b * 0.32180189
    q = r * 0.21147017 - g * 0.52261711 + b * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q


def neighbors(x, y, width, height):
    for row in range(max(y - 1, 0), min(y + 2, height)):
        for column in range(max(x - 1, 0), min(x + 2, width)):
            if (column, row) != (x, y):
                yield column, row


def has_many_siblings(image, x, y, width, height):
    zeros = 1 if x in (0, width - 1) or y in (0, height - 1) else 0
    here = image[4 * (y * width + x):4 * (y * width + x) + 4]
    for column, row in neighbors(x, y, width, height):
        if image[4 * (row * width + column):4 * (row * width + column) + 4] == here:
            zeros += 1
    return zeros > 2


def is_antialiased(image, x, y, width, height, other):
    zeros = 1 if x in (0, width - 1) or y in (0, height - 1) else 0
    low = high = 0
    lowest = highest = None
    for column, row in neighbors(x, y, width, height):
        difference = delta(image, image, 4 * (y * width + x), 4 * (row * width + column), True)
        if difference == 0:
            zeros += 1
            if zeros > 2:
                return False
        elif difference < low:
            low, lowest = difference, (column, row)
        elif difference > high:
            high, highest = difference, (column, row)
    if lowest is None or highest is None:
        return False
    return any(
        has_many_siblings(image, *place, width, height) and has_many_siblings(other, *place, width, height)
        for place in (lowest, highest))


def different_share(ours, theirs, allowed):
    """The share of pixels that differ; counting ends where it is beyond what is allowed."""
    (width, height, a), (other_width, other_height, b) = ours, theirs
    if (width, height) != (other_width, other_height):
        return 1.0
    limit = 35215 * 0.13 * 0.13
    count = 0
    for y in range(height):
        if a[4 * y * width:4 * (y + 1) * width] == b[4 * y * width:4 * (y + 1) * width]:
            continue
        for x in range(width):
            place = 4 * (y * width + x)
            if delta(a, b, place, place) > limit:
                if not is_antialiased(a, x, y, width, height, b) and not is_antialiased(b, x, y, width, height, a):
                    count += 1
                    if count > allowed * width * height:
                        return count / (width * height)
    return count / (width * height)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--suite", type=pathlib.Path, required=True)
    parser.add_argument("--program", type=pathlib.Path, default=ROOT / ".build/release/StylePictures")
    parser.add_argument("--filter", default="")
    parser.add_argument("--kinds", default="flat,pitched,shaded", help="kinds that are drawn, or all; shaded: heatmap, extrusion, hillshade")
    parser.add_argument("--out", type=pathlib.Path, help="where the pictures stay")
    parser.add_argument("--failures", action="store_true", help="name the tests that fail")
    parser.add_argument("--page", action="store_true", help="compare what fails with the library of the map page, too")
    options = parser.parse_args()
    suite = options.suite.resolve()
    styles = sorted((suite / "render" / "tests").glob("*/*/style.json"))
    if not styles:
        sys.exit(f"{suite} has no render tests")
    kinds = collections.Counter()
    wanted = []
    for path in styles:
        name = str(path.parent.relative_to(suite / "render" / "tests"))
        style = json.loads(path.read_text())
        what = kind(style)
        kinds[what] += 1
        if options.filter in name and (options.kinds == "all" or what in options.kinds.split(",")) and what != "scripted":
            wanted.append((name, path, what, style.get("metadata", {}).get("test", {})))
    with tempfile.TemporaryDirectory() as folder:
        out = options.out or pathlib.Path(folder)
        out.mkdir(parents=True, exist_ok=True)
        targets = [out / (name.replace("/", "--") + ".png") for name, *_ in wanted]
        lines = "".join(f"{entry[1]}\t{target}\n" for entry, target in zip(wanted, targets))
        answer = subprocess.run(
            [options.program.resolve(), suite], input=lines, capture_output=True, text=True, check=True).stdout
        notes = {line["style"]: line for line in map(json.loads, answer.splitlines())}
        passed, drawn, agreed = collections.Counter(), collections.Counter(), collections.Counter()
        page = contextlib.nullcontext()
        if options.page:
            # Only here, since it needs more than Python.
            from style_page import StylePage

            page = StylePage(suite)
        with page as page:
            for (name, path, what, test), target in zip(wanted, targets):
                drawn[what] += 1
                note = notes.get(str(path), {"error": "no answer"})
                share, allowed = 1.0, test.get("diff", test.get("allowed", 0.00015))
                ours = read_png(target) if target.exists() and "error" not in note else None
                if ours:
                    share = min(
                        (different_share(ours, read_png(picture), allowed)
                         for picture in path.parent.glob("expected*.png")),
                        default=1.0)
                if share <= allowed:
                    passed[what] += 1
                    continue
                why = note.get("error") or "; ".join(note.get("warnings", []))
                if page and ours:
                    theirs = target.with_name(target.stem + "--page.png")
                    fault = page.draw(path, theirs)
                    if fault is None and different_share(ours, read_png(theirs), allowed) <= allowed:
                        agreed[what] += 1
                        why = "as the map page draws it"
                    elif fault:
                        why = f"{why}; the page: {fault}"
                if options.failures:
                    print(f"≥ {share:.5f}\t{name}\t{why[:160]}")
    for what in drawn:
        print(
            f"{what}: {passed[what]} of {drawn[what]} pass ({100 * passed[what] / drawn[what]:.1f} %)"
            + (f", {agreed[what]} more are as the map page draws them" if options.page else ""))
    for what in sorted(set(kinds) - set(drawn)):
        print(f"{what}: {kinds[what]} not drawn")


main()
