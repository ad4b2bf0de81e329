#!/usr/bin/env python3
"""Judges MapStyle by the fixtures of maplibre/maplibre-style-spec.

    Tests/Quality/style_expressions.py --suite FOLDER     FOLDER: a copy of the specification's test/integration
        [--evaluator PROGRAM]     a StyleFixtures built before; otherwise it is built in .build-only
        [--show N]                how many failures are told in full (20)
        [--least N]               fail if fewer expressions pass

The fixtures of expressions hold types, faults and outputs, which all have to be equal, numbers to six digits; those of
documents hold messages, of which the reader's are compared as sets, without lines. Nothing of the suite is part of this project.
"""

import argparse
import collections
import json
import math
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def evaluator():
    """Builds the program that evaluates fixtures."""
    environment = dict(os.environ, MAPWRIGHT_ONLY="StyleFixtures")
    command = ["swift", "build", "--scratch-path", ".build-only", "--product", "StyleFixtures"]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
    return ROOT / ".build-only" / "debug" / "StyleFixtures"


def answers(program, questions):
    """What the evaluator makes of each question."""
    text = "".join(json.dumps(question) + "\n" for question in questions)
    run = subprocess.run([program], input=text, capture_output=True, text=True)
    lines = [json.loads(line) for line in run.stdout.split("\n") if line]
    if len(lines) != len(questions):
        sys.exit(f"the evaluator stopped after {len(lines)} of {len(questions)} fixtures: {run.stderr[-2000:]}")
    return lines


def rounded(number):
    """A number to six digits, rounded down twice as the suite does."""
    if number == 0 or not math.isfinite(number):
        return number
    scale = 10.0 ** max(0, 6 - math.ceil(math.log10(abs(number))))
    return math.floor(math.floor(number * scale) / scale * scale) / scale


def equal(a, b):
    """Whether two values are the same to six digits."""
    if isinstance(a, bool) or isinstance(b, bool) or a is None or b is None:
        return a is b
    if isinstance(a, (int, float)) and isinstance(b, (int, float)):
        # What lies on both sides of a digit's edge by no more than rounding is the same too.
        return rounded(a) == rounded(b) or math.isclose(a, b, rel_tol=1e-12)
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(equal, a, b))
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(equal(a[key], b[key]) for key in a)
    return type(a) is type(b) and a == b


def reason(expected, answer):
    """Why an answer is wrong; nothing if it isn't."""
    if not equal(expected["compiled"], answer["compiled"]):
        kinds = expected["compiled"]["result"], answer["compiled"]["result"]
        if kinds[0] != kinds[1]:
            return f"compiles to {kinds[1]} for {kinds[0]}"
        return "other faults" if kinds[0] == "error" else "other type or dependencies"
    if kinds_of_error(expected.get("outputs")) != kinds_of_error(answer.get("outputs")):
        return "fails elsewhere when evaluated"
    return None if equal(expected.get("outputs"), answer.get("outputs")) else "other outputs"


def kinds_of_error(outputs):
    return [isinstance(output, dict) and "error" in output for output in outputs or []]


def judge_expressions(program, folder, show):
    """How many fixtures of expressions pass, of how many."""
    paths = sorted((folder / "expression" / "tests").rglob("test.json"))
    fixtures = [json.loads(path.read_text()) for path in paths]
    questions = [{key: fixture[key] for key in ("expression", "propertySpec", "inputs", "globalState") if key in fixture}
                 for fixture in fixtures]
    reasons = collections.defaultdict(list)
    for path, fixture, answer in zip(paths, fixtures, answers(program, questions)):
        why = reason(fixture["expected"], answer)
        if why:
            reasons[why].append((path, fixture["expected"], answer))
    failed = sum(map(len, reasons.values()))
    print(f"expressions: {len(paths) - failed} of {len(paths)}")
    for why, cases in sorted(reasons.items(), key=lambda item: -len(item[1])):
        print(f"  {why}: {len(cases)}")
        for path, expected, answer in cases[:show]:
            print(f"    {path.parent.relative_to(folder / 'expression' / 'tests')}")
            print(f"      expected {json.dumps(expected, ensure_ascii=False)[:600]}")
            print(f"      found    {json.dumps(answer, ensure_ascii=False)[:600]}")
    return len(paths) - failed, len(paths)


def judge_documents(program, folder, show):
    """Tells which fixtures of documents give the same messages."""
    paths = sorted((folder / "style-spec" / "tests").glob("*.input.json"))
    questions, expected = [], []
    for path in paths:
        questions.append({"style": json.loads(path.read_text())})
        output = path.with_name(path.name.replace(".input.", ".output."))
        expected.append({item["message"] for item in json.loads(output.read_text())})
    same = 0
    for path, wanted, answer in zip(paths, expected, answers(program, questions)):
        found = {item["message"] for item in answer}
        same += wanted == found
        if wanted != found and show:
            print(f"    {path.name}: {len(wanted & found)} of {len(wanted)} messages, {len(found - wanted)} others")
            for message in sorted(wanted - found)[:show]:
                print(f"      - {message[:200]}")
            for message in sorted(found - wanted)[:show]:
                print(f"      + {message[:200]}")
    print(f"documents: {same} of {len(paths)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--suite", type=pathlib.Path, required=True)
    parser.add_argument("--evaluator", type=pathlib.Path)
    parser.add_argument("--show", type=int, default=20)
    parser.add_argument("--least", type=int, default=0)
    arguments = parser.parse_args()
    program = arguments.evaluator or evaluator()
    passed, _ = judge_expressions(program, arguments.suite, arguments.show)
    if (arguments.suite / "style-spec").is_dir():
        judge_documents(program, arguments.suite, arguments.show)
    if passed < arguments.least:
        sys.exit(f"{passed} expressions pass, fewer than {arguments.least}")


if __name__ == "__main__":
    main()
