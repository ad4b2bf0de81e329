#!/usr/bin/env python3
"""Asks the cases of geocoder-tester and of Pelias' acceptance tests that lie in an extract.

    Tests/Quality/geocoder_cases.py --cases FOLDER --program PROGRAM --atlas ATLAS --bounds SOUTH,WEST,NORTH,EAST [--city NAME]

The cases are not ours and not in this project: --cases names `geocoder_tester/world` of a checkout of geocoders/geocoder-tester, or
`test_cases` of one of pelias/acceptance-tests. A case lies in the extract if the coordinate that it expects does, or if --city names
the town that it expects. It is passed if one of the answers that it allows has what it expects: the coordinate within its
tolerance, or the name, street, number, postcode and town. Each miss is printed with the first answer.
"""

import argparse
import csv
import json
import math
import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
from search_quality.text import fold


def meters(a, b):
    x = math.radians(b[1] - a[1]) * math.cos(math.radians((a[0] + b[0]) / 2))
    return 6_371_009 * math.hypot(math.radians(b[0] - a[0]), x)


def tester_cases(path):
    text = path.read_text(encoding="utf-8")
    delimiter = ";" if text.partition("\n")[0].count(";") > text.partition("\n")[0].count(",") else ","
    for row in csv.DictReader(text.splitlines(), delimiter=delimiter):
        if not row.get("query"):
            continue
        # Some write 18.468714° or put a slash between.
        at = re.findall(r"-?[\d.]+", row.get("expected_coordinate") or row.get("expected_coordinates") or "")
        at = [float(part) for part in at]
        near = f"{row['lat']},{row['lon']}" if row.get("lat") and row.get("lon") else None
        expected = {key[9:]: row[key] for key in row if key and key.startswith("expected_") and row[key]}
        yield {"query": row["query"], "near": near, "language": row.get("lang"), "limit": int(row.get("limit") or 5),
               "at": at[:2], "tolerance": at[2] if len(at) > 2 else 1_500,
               "expected": {key: expected[key] for key in ("name", "housenumber", "street", "city", "postcode") if key in expected}}


def pelias_cases(path):
    for case in json.loads(path.read_text(encoding="utf-8")).get("tests", []):
        asked, expected = case.get("in", {}), case.get("expected") or {}
        if "text" not in asked or not isinstance(expected, dict):
            continue
        near = [asked.get("focus.point.lat"), asked.get("focus.point.lon")]
        first = expected.get("properties") or {}
        first = first[0] if isinstance(first, list) else first
        first = first if isinstance(first, dict) else {}
        at = expected.get("coordinates") or []
        at = at[0] if at and isinstance(at[0], list) else at
        names = {"name": "name", "housenumber": "housenumber", "street": "street", "locality": "city", "postalcode": "postcode"}
        yield {"query": asked["text"], "near": f"{near[0]},{near[1]}" if None not in near else None, "language": None,
               "limit": case.get("priorityThresh") or expected.get("priorityThresh") or 5,
               "at": list(reversed(at)), "tolerance": 1_500,
               "expected": {ours: str(first[theirs]) for theirs, ours in names.items() if theirs in first}}


def fits(case, answer):
    address = answer.get("address") or {}
    if case["at"] and meters(case["at"], (answer["latitude"], answer["longitude"])) > case["tolerance"]:
        return False
    for key, value in case["expected"].items():
        own = answer.get("name") if key == "name" else address.get(key)
        if fold(value) not in fold(str(own or "")) and not (key == "city" and fold(value) in fold(str(answer.get("name")))):
            return False
    return bool(case["at"] or case["expected"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", required=True, type=pathlib.Path)
    parser.add_argument("--program", required=True)
    parser.add_argument("--atlas", required=True)
    parser.add_argument("--bounds", required=True)
    parser.add_argument("--city", action="append", default=[])
    options = parser.parse_args()
    south, west, north, east = map(float, options.bounds.split(","))
    cities = {fold(city) for city in options.city}

    def is_inside(case):
        if len(case["at"]) == 2:
            return south <= case["at"][0] <= north and west <= case["at"][1] <= east
        return fold(case["expected"].get("city", "-")) in cities

    cases = []
    for path in sorted(options.cases.rglob("*")):
        read = {".csv": tester_cases, ".json": pelias_cases}.get(path.suffix)
        cases += [(path, case) for case in read(path) if is_inside(case)] if read else []
    lines = ""
    for _, case in cases:
        request = {"query": case["query"], "limit": min(max(case["limit"], 1), 50)}
        request |= {key: case[key] for key in ("near", "language") if case[key]}
        lines += json.dumps(request, ensure_ascii=False) + "\n"
    done = subprocess.run([options.program, "search", "--atlas", options.atlas, "--batch"], input=lines, text=True,
                          capture_output=True, check=True)
    passed = 0
    for (path, case), line in zip(cases, done.stdout.splitlines(), strict=True):
        answers = json.loads(line).get("results") or []
        if any(fits(case, answer) for answer in answers):
            passed += 1
            continue
        first = answers[0] if answers else {}
        print(f"{path.stem}: {case['query'].strip()} is not {case['expected']} {case['at']}: {first.get('title')}, "
              f"{first.get('subtitle')}")
    print(f"{passed} of {len(cases)} passed")


if __name__ == "__main__":
    main()
