#!/usr/bin/env python3
"""Has the compiler judge what the linter's fixes make of code.

    Lint/Tests/Python/check_fixes.py MAPLINT .build/release

The sources of Tests/Fixes are compiled against this project's own MapKit, SwiftUI and UIKit, as they are and with every
fix in them: both must compile. Every line says what is found there (`// finds: rule rule`), no more and no less, all
of it has a fix, and a second run finds none of it. Where the modules have not been built, says so and ends.
What nonexistent_map_modifier finds does not compile to begin with, and is left out.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "Tests" / "Python"))

from built_modules import flags  # noqa: E402

SOURCES = pathlib.Path(__file__).resolve().parents[1] / "Fixes"


def compile(folder, words, what):
    ended = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "5", "-module-name", "Fixes", *words, *sorted(folder.glob("*.swift"))],
        capture_output=True, text=True)
    assert ended.returncode == 0, f"{what} does not compile:\n{ended.stderr}"


def main():
    program, build = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    if not (build / "Modules/MapKit.swiftmodule").exists():
        print(f"the fixes were not compiled: {build} has no MapKit (swift build -c release makes it)")
        return
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        expected = []
        for path in sorted(SOURCES.glob("*.swift.sample")):
            shutil.copy(path, folder / path.stem)
            for number, line in enumerate(path.read_text().splitlines(), 1):
                marks = re.search(r"// finds: ([a-z_ ]+)$", line)
                expected += [(path.stem, number, rule) for rule in (marks[1].split() if marks else [])]
        rules = sorted({rule for _, _, rule in expected})
        (folder / ".maplint.yml").write_text("deployment_target: {iOS: 17}\n")

        def lint(*words):
            ended = subprocess.run(
                [program, "--no-cache", "--only", ",".join(rules), *words], cwd=folder, capture_output=True, text=True)
            assert ended.returncode in (0, 2), ended.stderr
            return ended.stdout

        findings = json.loads(lint("--reporter", "json"))
        found = [(finding["file"], finding["line"], finding["rule"]) for finding in findings]
        assert sorted(found) == sorted(expected), sorted(set(found) ^ set(expected))
        unfixed = [finding for finding in findings if finding["fixable"] == "no"]
        assert not unfixed, unfixed
        words = flags(build)
        compile(folder, words, "the sample")
        # Fixes that overlap another one wait for the next run.
        for _ in range(3):
            lint("--unsafe-fixes")
        compile(folder, words, "what the fixes made")
        left = json.loads(lint("--reporter", "json"))
        assert not left, left
    print(f"{len(expected)} fixes of {len(rules)} rules compile")


if __name__ == "__main__":
    main()
