"""Checks the files that `mapwright snapshot` writes with readers that are not ours.

    check_pictures.py PROGRAM ATLAS

Draws the same view as PNG, JPEG, WebP, SVG and PDF. Pillow reads the files of pixels, CairoSVG and PDFium paint those of
shapes; each is compared with the PNG. A program that is not installed is said and left out. Exits with 1 and one line a failure.
"""

import io
import json
import pathlib
import subprocess
import sys
import tempfile

import PIL.Image
import PIL.ImageChops
import PIL.ImageFilter
import PIL.ImageStat

# Options of views, and the most that shapes painted by another program may differ: of all parts of pixels on average, and the
# share of pixels that differ plainly even from their neighbors. A line's edge is softened otherwise in each program.
VIEWS = [
    ("streets", ["--center", "60.1699,24.9384", "--zoom", "15"], 6, 0.01),
    ("city, dark", ["--center", "60.1699,24.9384", "--zoom", "13", "--appearance", "dark"], 6, 0.01),
    ("turned, twice", ["--center", "60.168,24.945", "--zoom", "15.4", "--bearing", "30", "--scale", "2"], 6, 0.01),
    ("tilted", ["--center", "60.168,24.945", "--zoom", "15", "--pitch", "50"], 8, 0.02),
    ("muted, a way", ["--route", "60.1711,24.9414", "60.1674,24.95", "--mode", "walking", "--style", "muted"], 6, 0.01),
    ("over the map", ["--center", "60.1699,24.9384", "--zoom", "14", "--overlay", "OVERLAY"], 6, 0.01),
]
OVERLAY = {
    "type": "FeatureCollection",
    "features": [
        {
            "type": "Feature",
            "properties": {"fill": "#ff0000", "fill-opacity": 0.4, "stroke": "#0000ff", "stroke-width": 5},
            "geometry": {
                "type": "Polygon",
                "coordinates": [[[24.93, 60.165], [24.95, 60.166], [24.945, 60.175], [24.93, 60.165]]],
            },
        },
        {
            "type": "Feature",
            "properties": {"marker-color": "#008000"},
            "geometry": {"type": "Point", "coordinates": [24.94, 60.17]},
        },
    ],
}


class Checks:
    def __init__(self):
        self.passed, self.failures, self.skipped = 0, [], set()

    def expect(self, holds, message):
        if holds:
            self.passed += 1
        else:
            self.failures.append(message)


def painters(checks):
    """Programs that paint shapes: for each ending a function from bytes and pixels a point to a picture."""
    found = {}
    try:
        import cairosvg

        found["svg"] = lambda data, scale: PIL.Image.open(
            io.BytesIO(cairosvg.svg2png(bytestring=data, scale=scale))
        )
    except (ImportError, OSError) as error:
        checks.skipped.add(f"SVG is not painted: {error}")
    try:
        import pypdfium2

        found["pdf"] = lambda data, scale: pypdfium2.PdfDocument(data)[0].render(scale=scale).to_pil()
    except (ImportError, OSError) as error:
        checks.skipped.add(f"PDF is not painted: {error}")
    return found


def differences(one, other):
    """The mean difference of a part, 0 to 255, and the share of pixels that no neighbor of the other picture comes near."""
    one, other = one.convert("RGB"), other.convert("RGB")
    mean = sum(PIL.ImageStat.Stat(PIL.ImageChops.difference(one, other)).mean) / 3
    # Beyond what is darkest and lightest around a pixel in the other picture.
    lightest = other.filter(PIL.ImageFilter.MaxFilter(3))
    darkest = other.filter(PIL.ImageFilter.MinFilter(3))
    above = PIL.ImageChops.subtract(one, lightest)
    below = PIL.ImageChops.subtract(darkest, one)
    far = PIL.ImageChops.lighter(above, below).convert("RGB")
    parts = far.split()
    worst = PIL.ImageChops.lighter(PIL.ImageChops.lighter(parts[0], parts[1]), parts[2])
    plain = sum(worst.histogram()[64:])
    return mean, plain / (one.width * one.height)


def check_view(program, atlas, folder, view, found, checks):
    name, options, most_mean, most_plain = view
    overlay = folder / "overlay.geojson"
    overlay.write_text(json.dumps(OVERLAY), encoding="utf-8")
    options = [str(overlay) if option == "OVERLAY" else option for option in options]
    if "--scale" not in options:
        options += ["--scale", "1"]
    scale = float(options[options.index("--scale") + 1])
    files = {}
    for ending in ("png", "jpg", "webp", "svg", "pdf"):
        path = folder / f"{name.replace(', ', '-').replace(' ', '-')}.{ending}"
        done = subprocess.run(
            [program, "snapshot", "--atlas", atlas, "--size", "640x480", *options, "-o", str(path)],
            capture_output=True, text=True,
        )
        checks.expect(done.returncode == 0, f"{name}: {ending} is not written: {done.stderr.strip()}")
        if done.returncode:
            return
        files[ending] = path.read_bytes()
    png = PIL.Image.open(io.BytesIO(files["png"])).convert("RGB")
    webp = PIL.Image.open(io.BytesIO(files["webp"]))
    checks.expect(webp.convert("RGB").tobytes() == png.tobytes(), f"{name}: WebP has other pixels than PNG")
    checks.expect(len(files["webp"]) < len(files["png"]), f"{name}: WebP is not smaller than PNG")
    jpeg = PIL.Image.open(io.BytesIO(files["jpg"]))
    checks.expect(jpeg.size == png.size, f"{name}: JPEG has {jpeg.size} pixels")
    checks.expect(jpeg.info.get("dpi", (0,))[0] == 72 * scale, f"{name}: JPEG has {jpeg.info.get('dpi')} per inch")
    mean, plain = differences(png, jpeg)
    checks.expect(mean < 4 and plain < 0.01, f"{name}: JPEG differs by {mean:.2f}, {plain:.2%} plainly")
    for ending, paint in found.items():
        painted = paint(files[ending], scale)
        checks.expect(painted.size == png.size, f"{name}: {ending} is painted as {painted.size}, not {png.size}")
        if painted.size != png.size:
            continue
        mean, plain = differences(png, painted)
        print(f"{name}: {ending} of {len(files[ending]):,} bytes differs by {mean:.2f}, {plain:.2%} plainly")
        checks.expect(
            mean <= most_mean and plain <= most_plain,
            f"{name}: {ending} differs by {mean:.2f} on average and in {plain:.2%} of the pixels plainly",
        )


def main():
    program, atlas = sys.argv[1:3]
    checks = Checks()
    found = painters(checks)
    with tempfile.TemporaryDirectory() as folder:
        for view in VIEWS:
            check_view(program, atlas, pathlib.Path(folder), view, found, checks)
    for reason in sorted(checks.skipped):
        print(f"skipped '{reason}'")
    for failure in checks.failures:
        print(failure)
    print(f"{checks.passed} passed, {len(checks.failures)} failed, {len(checks.skipped)} skipped")
    return 1 if checks.failures else 0


if __name__ == "__main__":
    sys.exit(main())
