#!/usr/bin/env python3
"""Asks questions as people type them, in sixteen languages on six extracts, and compares the first answers with local ones.

    Tests/Quality/search_questions.py --program .build/release/mapwright --data FOLDER [-v] [NAME...]

FOLDER holds the extracts beside Samples/helsinki.osm.pbf: malta-2018, andorra-2026, liechtenstein-autauga-2021, milan-2014 and
porto-2015, each `.osm.pbf`. The questions stand in search_questions/NAME.tsv: language, question, what the first answer is to be, and,
where it is known not to be, why. Of what is expected, "=A|B" is in the name of the answer (without case and marks), "@a|b" is
its category ("none" for no category, nothing for any answer), and "!" says that nothing is to be found.

Exits with 1 if a question misses without a reason, or one with a reason no longer misses.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from search_quality.text import fold

HERE = pathlib.Path(__file__).resolve().parent
EXTRACTS = {"helsinki": HERE.parents[1] / "Samples/helsinki.osm.pbf", "malta": "malta-2018.osm.pbf",
            "andorra": "andorra-2026.osm.pbf", "liechtenstein": "liechtenstein-autauga-2021.osm.pbf",
            "milan": "milan-2014.osm.pbf", "porto": "porto-2015.osm.pbf"}


def questions(name):
    near, found = None, []
    for line in (HERE / "search_questions" / f"{name}.tsv").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        parts = line.split("\t")
        if parts[0] == "near":
            near = parts[1]
        else:
            found.append((parts[0], parts[1], parts[2], parts[3] if len(parts) > 3 else ""))
    return near, found


def index(program, extract, folder):
    """An atlas of an extract, or the index alone if the program makes that."""
    path = pathlib.Path(folder) / (pathlib.Path(extract).name.split(".")[0] + ".atlas")
    command = ["import", extract, "-o", path, "--quiet", "--modes", "walking"]
    if pathlib.Path(program).name != "mapwright":
        command = ["index", extract, path]
    subprocess.run([program, *map(str, command)], check=True, stdout=subprocess.DEVNULL)
    return path


def is_right(expected, answers):
    if expected == "!":
        return not answers
    if not answers:
        return False
    first = answers[0]
    if expected.startswith("@"):
        wanted = [part for part in expected[1:].split("|") if part]
        return not wanted or (first.get("category") or "none") in wanted
    names = " ".join(fold(str(first.get(key) or "")) for key in ("name", "title"))
    return any(fold(part) in names for part in expected[1:].split("|"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=list(EXTRACTS))
    parser.add_argument("--program", required=True)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("-v", action="store_true", help="show what is explained, too")
    options = parser.parse_args()
    right = explained = wrong = 0
    for name in options.names:
        near, asked = questions(name)
        with tempfile.TemporaryDirectory() as folder:
            atlas = index(options.program, options.data / EXTRACTS[name], folder)
            lines = "".join(
                json.dumps({"query": query, "near": near, "language": language, "limit": 5}, ensure_ascii=False) + "\n"
                for language, query, _, _ in asked)
            done = subprocess.run([options.program, "search", "--atlas", atlas, "--batch"], input=lines, text=True,
                                  capture_output=True, check=True)
        for (language, query, expected, why), line in zip(asked, done.stdout.splitlines(), strict=True):
            answers = json.loads(line).get("results") or []
            shown = [f"{answer.get('title')} ({answer.get('category') or answer.get('kind')})" for answer in answers[:3]]
            if is_right(expected, answers):
                right += 1
                if why:
                    wrong += 1
                    print(f"{name}: {query} ({language}) is answered, though it is said why it is not: {shown}")
            elif why:
                explained += 1
                if options.v:
                    print(f"{name}: {query} ({language}) is not {expected}: {why}; {shown}")
            else:
                wrong += 1
                print(f"{name}: {query} ({language}) is not {expected}: {shown}")
    print(f"{right} right, {explained} missed and explained, {wrong} wrong")
    sys.exit(wrong > 0)


main()
