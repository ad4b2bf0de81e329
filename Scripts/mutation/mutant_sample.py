"""What can be changed in sources, and a sample of it."""

import collections
import json
import pathlib
import random
import shutil
import subprocess

from mutation_folders import HERE, ROOT

KINDS = ["operator", "constant", "condition", "return"]


def compile_finder():
    """Compiles Points.swift with the toolchain's SwiftSyntax, where it is newer than the program."""
    program = ROOT / ".build-mutants/points"
    source = HERE / "Points.swift"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        program.parent.mkdir(parents=True, exist_ok=True)
        host = pathlib.Path(shutil.which("swiftc")).resolve().parent.parent / "lib/swift/host"
        libraries = ["-lSwiftSyntax", "-lSwiftParser", "-lSwiftOperators"]
        subprocess.run(
            ["swiftc", "-parse-as-library", "-I", host, "-L", host, *libraries, "-Xlinker", "-rpath",
             "-Xlinker", host, source, "-o", program], check=True)
    return program


def find_points(files):
    lines = subprocess.run(
        [compile_finder(), *files], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [json.loads(line) for line in lines.splitlines()]


def sample(files, seed, count):
    """Takes changes from all files alike, and in each file from all kinds alike; none lies within another."""
    by_file = collections.defaultdict(lambda: collections.defaultdict(list))
    for point in find_points(files):
        by_file[point["file"]][point["kind"]].append(point)
    rolls = random.Random(seed)
    queues = []
    for file in files:
        for points in by_file[file].values():
            rolls.shuffle(points)
        kinds = [kind for kind in KINDS if by_file[file][kind]]
        rolls.shuffle(kinds)
        queue = []
        while kinds:
            for kind in list(kinds):
                queue.append(by_file[file][kind].pop())
                if not by_file[file][kind]:
                    kinds.remove(kind)
        queues.append(queue)
    chosen = []
    while len(chosen) < count and any(queues):
        for queue in queues:
            while queue and len(chosen) < count:
                point = queue.pop(0)
                if not any(o["file"] == point["file"] and o["start"] < point["end"] and point["start"] < o["end"]
                           for o in chosen):
                    chosen.append(point)
                    break
    order = {file: index for index, file in enumerate(files)}
    chosen.sort(key=lambda point: (order[point["file"]], point["start"]))
    for number, point in enumerate(chosen, 1):
        point["number"] = number
    return chosen
