#!/usr/bin/env python3
"""The folder of extracts and feeds that are too large to be in the checkout.

The environment variable MAPWRIGHT_EXTRACTS names it; without it the folder is `shared/data` in the checkout or beside it, where
that is there. Tests/TestSupport/SharedData.swift finds it for tests in Swift.

    Tests/Python/extract_folder.py      prints the extracts in it, each on a line
"""

import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def extract_folder():
    """The folder; None where there is none."""
    if named := os.environ.get("MAPWRIGHT_EXTRACTS"):
        folder = pathlib.Path(named).resolve()
        if not folder.is_dir():
            sys.exit(f"MAPWRIGHT_EXTRACTS names {named}, which is no folder")
        return folder
    return next((found for place in (ROOT, ROOT.parent) if (found := place / "shared/data").is_dir()), None)


def extracts():
    """The extracts in the folder, by name."""
    folder = extract_folder()
    return sorted(folder.glob("*.osm.pbf")) if folder else []


def extracts_or_samples():
    """The sample of Helsinki and the extracts in the folder; without such the sample of Andorra."""
    samples = ROOT / "Samples"
    return [samples / "helsinki.osm.pbf", *(extracts() or [samples / "andorra.osm.pbf"])]


if __name__ == "__main__":
    print(*extracts(), sep="\n")
