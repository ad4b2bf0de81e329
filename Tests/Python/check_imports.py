#!/usr/bin/env python3
"""Imports extracts with the built program and has other projects' readers check every tile.

    Tests/Python/check_imports.py PROGRAM EXTRACT...

Each extract is imported twice, with one job and with two; the atlases must be equal to the byte. Every tile
is then read with PyPI pmtiles, decoded with mapbox-vector-tile, and its polygons validated with shapely
(check_tiles.py).
"""

import filecmp
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def check(program, extract):
    with tempfile.TemporaryDirectory() as name:
        atlases = []
        for jobs in ("1", "2"):
            atlas = pathlib.Path(name) / f"{jobs}.atlas"
            subprocess.run(
                [program, "import", extract, "-o", atlas, "--jobs", jobs, "--quiet"], check=True)
            atlases.append(atlas)
        names = sorted(path.name for path in atlases[0].iterdir())
        _, different, missing = filecmp.cmpfiles(*atlases, names, shallow=False)
        if different or missing:
            print(f"{extract}: two imports differ in {different + missing}", file=sys.stderr)
            return False
        result = subprocess.run(
            [sys.executable, HERE / "check_tiles.py", atlases[0] / "tiles.pmtiles"],
            capture_output=True, text=True)
        if result.returncode != 0:
            print(f"{extract}:\n{result.stdout}{result.stderr}", file=sys.stderr)
            return False
        print(f"{pathlib.Path(extract).name}: {result.stdout.splitlines()[0]}", flush=True)
        return True


def main():
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    results = [check(sys.argv[1], extract) for extract in sys.argv[2:]]
    print(f"{results.count(True)} passed, {results.count(False)} failed")
    return 0 if all(results) else 1


sys.exit(main())
