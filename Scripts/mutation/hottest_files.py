"""The files in which the release program spends most of its time."""

import collections
import json
import pathlib
import random
import re
import subprocess
import tempfile

from mutation_folders import HERE, ROOT, TESTS, say

ENGINES = list(TESTS)[:11]
CITY = ["--atlas", "{atlas}", "--batch"]
# What the program is measured at: its arguments, and the lines it reads.
WORK = [
    (["import", "{sample}", "-o", "{atlas}"], []),
    (["search", *CITY, "--near", "60.17,24.94"],
     [{"query": query} for query in
      ("cafe", "Mannerheimintie 5", "museum", "ravintola kappeli", "Ateneum", "bus stop", "kirjasto kallio")] * 60),
    (["complete", *CITY], [{"prefix": prefix} for prefix in ("man", "kam", "helsin", "ravin", "cafe ek")] * 60),
    (["geocode", *CITY], [{"address": f"Mannerheimintie {number}"} for number in range(1, 200)]),
    (["reverse", *CITY], [{"location": f"60.{1600 + step},24.{9300 + 2 * step}"} for step in range(200)]),
    *[(["route", *CITY, "--mode", mode],
       [{"from": f"60.16{step},24.93{step}", "to": f"60.17{step},24.95{step}"} for step in range(10, 80)])
      for mode in ("automobile", "walking", "cycling")],
    (["cluster", "{points}", "--zoom", "12", "--json"], []),
]


def measure(program, count=40):
    """Counts the program's samples by source file and writes the list of the hottest."""
    weights = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        rolls = random.Random(1)
        points = pathlib.Path(folder) / "points.csv"
        points.write_text("latitude,longitude\n" + "".join(
            f"{rolls.gauss(60.17, 0.05):.6f},{rolls.gauss(24.94, 0.1):.6f}\n" for _ in range(200_000)))
        names = dict(sample=ROOT / "Samples/helsinki.osm.pbf", atlas=f"{folder}/a.atlas", points=points)
        for words, lines in WORK:
            words = [word.format(**names) for word in words]
            data = f"{folder}/perf.data"
            subprocess.run(
                ["perf", "record", "-q", "-F", "999", "-o", data, "--", program, *words],
                input="".join(json.dumps(line) + "\n" for line in lines), text=True, check=True,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            script = subprocess.run(
                ["perf", "script", "-i", data, "-F", "ip,sym,symoff"], check=True, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL, text=True).stdout
            own = count_files(program, collections.Counter(
                (match[1], int(match[2], 16))
                for match in re.finditer(r"^\s*[0-9a-f]+ (\S+?)\+0x([0-9a-f]+)$", script, re.M)))
            # Each kind of work counts alike, however long it takes.
            for file, number in own.items():
                weights[file] += number / sum(own.values())
    ranked = [f for f, _ in weights.most_common() if (ROOT / f).exists() and pathlib.Path(f).parts[1] in TESTS]
    chosen = []
    for target in ENGINES:
        own = [f for f in ranked if pathlib.Path(f).parts[1] == target]
        rest = sorted((ROOT / "Sources" / target).rglob("*.swift"), key=lambda f: (-f.stat().st_size, f.name))
        own += [name for name in (str(f.relative_to(ROOT)) for f in rest) if name not in own]
        chosen += own[:2]
    for file in ranked:
        if file not in chosen and len(chosen) < count:
            chosen.append(file)
    chosen.sort(key=lambda f: (list(TESTS).index(pathlib.Path(f).parts[1]), f))
    (HERE / "files.txt").write_text("".join(f"{file}\n" for file in chosen))
    say(f"{len(chosen)} files of {len(ranked)} in {HERE / 'files.txt'}.")


def count_files(program, samples):
    """Counts samples (symbol, offset) by the source file of the innermost function, inlined ones included."""
    table = subprocess.run(["nm", program], check=True, stdout=subprocess.PIPE, text=True).stdout
    starts = {line.split()[2]: int(line.split()[0], 16) for line in table.splitlines() if len(line.split()) == 3}
    wanted = [sample for sample in samples if sample[0] in starts]
    answers = subprocess.run(
        ["llvm-symbolizer", "--obj", str(program), "--output-style=JSON"],
        input="".join(f"0x{starts[symbol] + offset:x}\n" for symbol, offset in wanted), check=True,
        stdout=subprocess.PIPE, text=True).stdout.splitlines()
    files = collections.Counter()
    for sample, answer in zip(wanted, answers):
        for frame in json.loads(answer)["Symbol"]:
            found = re.search(r"(?:^|/)(Sources/\S+\.swift)$", frame.get("FileName", ""))
            if found:
                files[found[1]] += samples[sample]
                break
    return files
