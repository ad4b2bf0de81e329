"""A copy of the package that has all changes of a sample in it, built once."""

import collections
import json
import os
import pathlib
import re
import subprocess
import sys

from mutation_folders import COPY, ROOT, say

SWITCH = '''import Foundation

/// The number of the change that is switched on; 0 for none.
@usableFromInline let active =
    ProcessInfo.processInfo.environment["MAPWRIGHT_MUTANT"].flatMap { Int($0) } ?? 0

/// A byte for each change, set when a run comes by it; nil where nobody wants to know.
@usableFromInline nonisolated(unsafe) let record: UnsafeMutablePointer<UInt8>? = {
    guard let path = ProcessInfo.processInfo.environment["MAPWRIGHT_MUTANT_RECORD"] else { return nil }
    let file = open(path, O_RDWR)
    return mmap(nil, 1 << 16, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)?
        .assumingMemoryBound(to: UInt8.self)
}()

/// Whether a change is switched on.
@inlinable public func mutant(_ number: Int) -> Bool {
    if let record { record[number] = 1 }
    return number == active
}
'''


# What the tests of the engines read, beside the sources.
FOLDERS = ("Sources", "Tests", "Samples", "WebAssembly/Tests")


def write(path, data):
    """Writes a file unless it is so already: the build looks at times."""
    if not path.exists() or path.read_bytes() != data:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def make_copy(points, test_targets):
    by_file = collections.defaultdict(list)
    for point in points:
        by_file[point["file"]].append(point)
    kept = set()
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*"):
            if not path.is_file() or "__pycache__" in path.parts:
                continue
            name = str(path.relative_to(ROOT))
            data = path.read_bytes()
            if name in by_file:
                for point in sorted(by_file[name], key=lambda p: -p["start"]):
                    original = data[point["start"]:point["end"]]
                    changed = f"(mutant({point['number']}) ? ({point['changed']}) : (".encode()
                    data = data[:point["start"]] + changed + original + b"))" + data[point["end"]:]
                # On the first line, so that all others keep their numbers.
                data = b"import Mutants; " + data
            write(COPY / name, data)
            kept.add(COPY / name)
    write(COPY / "Sources/Mutants/Mutants.swift", SWITCH.encode())
    kept.add(COPY / "Sources/Mutants/Mutants.swift")
    for path in [p for folder in FOLDERS for p in (COPY / folder).rglob("*")]:
        if path.is_file() and path not in kept:
            path.unlink()
    mutated = sorted({pathlib.Path(file).parts[1] for file in by_file})
    manifest = (ROOT / "Package.swift").read_text() + f'''
package.targets.append(.target(name: "Mutants"))
for target in package.targets where {json.dumps(mutated)}.contains(target.name) {{
    target.dependencies.append("Mutants")
}}
'''
    write(COPY / "Package.swift", manifest.encode())


def build(points, test_targets, release):
    """Builds the copy; drops changes that do not compile until it does. Returns the program and what is left."""
    # Without any optimization the tests of Roads take twenty minutes, file by file optimized a quarter of one.
    command = ["swift", "build", "--build-tests", *(["-c", "release"] if release else ["-Xswiftc", "-O"])]
    environment = dict(os.environ, MAPWRIGHT_ONLY=",".join(test_targets))
    while True:
        make_copy(points, test_targets)
        result = subprocess.run(
            command, cwd=COPY, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if result.returncode == 0:
            break
        failed = set()
        for path, line in re.findall(r"^(/\S+?\.swift):(\d+):\d+: error:", result.stdout, re.M):
            try:
                name = str(pathlib.Path(path).resolve().relative_to(COPY.resolve()))
            except ValueError:
                continue
            near = [p for p in points if p["file"] == name and p["first"] <= int(line) <= p["last"]]
            exact = [p for p in near if p["line"] == int(line)]
            failed.update(p["number"] for p in exact or near)
        if not failed:
            sys.exit(result.stdout[-6000:] + "\nThe copy does not build.")
        say(f"{len(failed)} changes do not compile and are left out.")
        points = [p for p in points if p["number"] not in failed]
    folder = subprocess.run(
        [*command, "--show-bin-path"], cwd=COPY, env=environment, check=True, stdout=subprocess.PIPE,
        text=True).stdout.strip()
    return next(pathlib.Path(folder).glob("*.xctest")), points
