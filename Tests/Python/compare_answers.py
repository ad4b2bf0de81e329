#!/usr/bin/env python3
"""Asks two builds of `mapwright` the same questions and reports every answer that differs in a byte.

    Tests/Python/compare_answers.py OLD NEW --atlas ATLAS [--new-atlas ATLAS] [--count 2000] [--seed 1]
        [--only search,route,...] [--show 5]

OLD and NEW are programs. --count questions a command go through `--batch`, in one process; a fiftieth of that run
as a person types them, which covers what people read and the other formats. Questions are made of the atlas'
own names and positions by a seeded generator: typing errors, beginnings, categories, positions inside and outside,
and options that make no sense. Exit code 1 if anything differs.

--new-atlas is the same extract imported by NEW, for builds that write files differently.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

MODES = ["automobile", "walking", "cycling"]
AVOID = ["tolls", "highways", "ferries", "low-emission-zones", "tolls,ferries", "highways, tolls"]
TYPES = ["poi", "address", "feature", "poi,address", "query", "poi,query", "feature,address"]
PARTS = ["locality", "postalCode", "street", "address", "country,administrativeArea", "subLocality"]
CATEGORIES = ["cafe", "hotel", "pharmacy", "restaurant", "park", "bank", "school", "cafe,bakery", "evCharger"]
LANGUAGES = ["en", "de", "fr", "es", "it", "fi", "sv", "ja", "zh", "ar", "pt", "fi,sv", "de-AT"]
NONSENSE = ["", " ", "x", "-1", "1e999", "nan", "inf", "91,0", "0,181", "1,2,3", ",", ";", "🚲", "true", "null"]
MOMENTS = ["2026-11-21T08:30", "2026-02-28T23:59:59", "2024-02-29T00:00:00Z", "2026-06-01T12:00:00+02:00"]


class Questions:
    """Makes questions about an atlas."""

    def __init__(self, program, atlas, seed):
        self.random = random.Random(seed)
        manifest = json.loads(run(program, ["inspect", atlas, "--json"])[1])["manifest"]
        self.bounds = manifest["bounds"]
        asked = [{"location": self.position()} for _ in range(400)]
        self.names, self.positions = [], []
        for line in run_batch(program, "reverse", atlas, asked):
            for place in json.loads(line).get("results", []):
                self.names += [place["name"], f"{place['title']}, {place['subtitle']}"]
                self.names += [text for text in place["address"].values() if len(text) > 2]
                self.positions.append(f"{place['latitude']},{place['longitude']}")
        self.names = sorted(set(self.names)) or ["Main Street"]
        self.positions = sorted(set(self.positions)) or [self.position()]

    def maybe(self, share, value):
        return value() if self.random.random() < share else None

    def choice(self, values):
        return self.random.choice(values)

    def position(self, margin=0.0):
        box = self.bounds
        latitude = self.random.uniform(box["south"] - margin, box["north"] + margin)
        longitude = self.random.uniform(box["west"] - margin, box["east"] + margin)
        return f"{round(latitude, self.random.randint(3, 8))},{round(longitude, self.random.randint(3, 8))}"

    def place(self):
        """A position, as text."""
        draw = self.random.random()
        if draw < 0.75:
            return self.choice(self.positions)
        return self.position() if draw < 0.97 else self.position(margin=1)

    def near(self):
        """Two positions that are not far from each other, so that routes are found quickly."""
        first = self.place()
        box = self.bounds
        reach = min(0.05, (box["north"] - box["south"]) / 2)
        latitude, longitude = (float(part) + self.random.uniform(-reach, reach) for part in first.split(","))
        return first, f"{latitude:.6f},{longitude:.6f}"

    def words(self):
        """What somebody types."""
        text = self.choice(self.names)
        draw = self.random.random()
        if draw < 0.2:
            text = text[: self.random.randint(1, max(1, len(text)))]
        elif draw < 0.4 and len(text) > 3:
            index = self.random.randrange(len(text) - 1)
            text = text[:index] + text[index + 1] + text[index] + text[index + 2:]
        elif draw < 0.5:
            text = f"{self.choice(CATEGORIES)} near {text}"
        elif draw < 0.55:
            text = self.choice(CATEGORIES + ["кафе", "Apotheke", "ravintola", "\"\\\t<&>", "1600", self.place()])
        return text.upper() if self.random.random() < 0.05 else text

    def region(self):
        parts = [float(part) for _ in range(2) for part in self.place().split(",")]
        south, north = sorted((parts[0], parts[2]))
        west, east = sorted((parts[1], parts[3]))
        return f"{south},{west},{north},{east}"

    def spoiled(self, question):
        """The question, now and then with an option that makes no sense."""
        if question and self.random.random() < 0.04:
            question[self.choice(sorted(question))] = self.choice(NONSENSE)
        return {key: value for key, value in question.items() if value is not None}

    # MARK: questions by command

    def lookup(self):
        return {
            "near": self.maybe(0.5, self.place), "language": self.maybe(0.3, lambda: self.choice(LANGUAGES)),
            "limit": self.maybe(0.3, lambda: self.random.choice([0, 1, 3, 20, 200])),
        }

    def search(self):
        return self.spoiled({
            "query": self.words(), **self.lookup(), "region": self.maybe(0.3, self.region),
            "region-required": self.maybe(0.2, lambda: self.choice([True, False])),
            "types": self.maybe(0.2, lambda: self.choice(TYPES)),
            "categories": self.maybe(0.15, lambda: self.choice(CATEGORIES)),
            "exclude-categories": self.maybe(0.1, lambda: self.choice(CATEGORIES)),
            "address-parts": self.maybe(0.1, lambda: self.choice(PARTS)),
        })

    def complete(self):
        text = self.words()
        return self.spoiled({"prefix": text[: self.random.randint(1, 12)], **self.lookup()})

    def geocode(self):
        question = self.lookup()
        question["near"] = None
        return self.spoiled({"address": self.words(), **question})

    def reverse(self):
        question = self.lookup()
        question["near"] = None
        return self.spoiled({"location": self.place(), **question})

    def travel(self):
        return {
            "mode": self.maybe(0.7, lambda: self.choice(MODES)),
            "avoid": self.maybe(0.2, lambda: self.choice(AVOID)),
        }

    def route(self):
        first, last = self.near() if self.random.random() < 0.9 else (self.place(), self.words())
        via = self.maybe(0.15, lambda: [self.near()[0]])
        count = 2 + len(via or [])
        moment = self.maybe(0.2, lambda: self.choice(MOMENTS))
        leaves = self.random.random() < 0.5
        return self.spoiled({
            "from": first, "to": last, "via": via, **self.travel(),
            "pass-through": self.maybe(0.1, lambda: True),
            "alternates": self.maybe(0.2, lambda: self.choice([True, "true", "no"])),
            "depart": moment if leaves else None, "arrive": None if leaves else moment,
            "bearings": self.maybe(0.1, lambda: ";".join(self.choice(["", "90,45", "10", "270,180"])
                                                         for _ in range(count))),
            "approaches": self.maybe(0.1, lambda: ";".join(self.choice(["", "curb", "opposite", "unrestricted"])
                                                           for _ in range(count))),
            "language": self.maybe(0.4, lambda: self.choice(LANGUAGES[:10])),
            "units": self.maybe(0.3, lambda: self.choice(["metric", "imperial"])),
            "continue-straight": self.maybe(0.1, lambda: self.choice([True, False])),
        })

    def matrix(self):
        places = list(self.near()) + [self.place() for _ in range(self.random.randint(0, 4))]
        split = self.random.randint(1, len(places))
        return self.spoiled({"from": places[:split], "to": places[split:] or None, **self.travel()})

    def isochrone(self):
        minutes = ",".join(self.random.sample(["1", "2.5", "5", "7.3", "10", "0.1"], self.random.randint(1, 3)))
        return self.spoiled({"location": self.place(), "minutes": minutes, **self.travel()})

    def match(self):
        latitude, longitude = (float(part) for part in self.choice(self.positions).split(","))
        north, east = self.random.uniform(-2e-4, 2e-4), self.random.uniform(-4e-4, 4e-4)
        track = []
        for index in range(self.random.randint(2, 20)):
            noise = [self.random.uniform(-4e-5, 4e-5) for _ in range(2)]
            track.append([round(latitude + north * index + noise[0], 6), round(longitude + east * index + noise[1], 6)])
        return self.spoiled({
            "track": track, "mode": self.maybe(0.7, lambda: self.choice(MODES)),
            "units": self.maybe(0.2, lambda: "metric"),
            "language": self.maybe(0.2, lambda: self.choice(LANGUAGES[:10])),
        })


POSITIONAL = {
    "search": ["query"], "complete": ["prefix"], "geocode": ["address"], "reverse": ["location"],
    "route": ["from", "to"], "matrix": ["from"], "isochrone": ["location"], "match": ["track"],
}
# Keys of batches that the command line has no option for.
ONLY_IN_BATCHES = {"match": ["units", "language"]}


def arguments(command, question, folder):
    """The question as a person types it."""
    options, places = [], []
    for key, value in question.items():
        if key in ONLY_IN_BATCHES.get(command, []):
            continue
        if key == "track":
            path = os.path.join(folder, "track.gpx")
            points = value if isinstance(value, list) else []
            body = "".join(f'<trkpt lat="{lat}" lon="{lon}"/>' for lat, lon in points)
            pathlib.Path(path).write_text(f"<gpx><trk><trkseg>{body}</trkseg></trk></gpx>")
            places.append(path)
        elif key in POSITIONAL[command]:
            places += value if isinstance(value, list) else [str(value)]
        elif key == "continue-straight":
            options.append("--continue-straight" if value in (True, "true") else "--no-continue-straight")
        elif key in ("region-required", "pass-through", "alternates"):
            options += ["--" + key] if value in (True, "true") else []
        else:
            for item in value if isinstance(value, list) else [value]:
                options += ["--" + key, str(item)]
    return [command] + options + ["--"] + places


def run(program, arguments, text=None):
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    done = subprocess.run(
        [program] + [str(part) for part in arguments], input=text, capture_output=True, env=environment)
    return done.returncode, done.stdout, done.stderr


def run_batch(program, command, atlas, questions):
    text = "\n".join(question if isinstance(question, str) else json.dumps(question) for question in questions)
    status, output, errors = run(program, [command, "--batch", "--atlas", atlas], text.encode())
    if status != 0:
        raise SystemExit(f"{program} {command} --batch: {status}: {errors.decode(errors='replace')}")
    return output.decode(errors="replace").split("\n")[:-1]


class Comparison:
    """Counts what was compared and keeps what differs."""

    def __init__(self, options):
        self.options = options
        self.atlases = [options.atlas, options.new_atlas or options.atlas]
        self.compared = collections.Counter()
        self.different = collections.defaultdict(list)

    def add(self, kind, question, old, new):
        self.compared[kind] += 1
        if old != new:
            self.different[kind].append((question, old, new))

    def batch(self, command, questions):
        lines = [run_batch(program, command, atlas, questions)
                 for program, atlas in zip(self.programs, self.atlases)]
        for answers in lines:
            if len(answers) != len(questions):
                raise SystemExit(f"{command}: {len(questions)} questions, {len(answers)} answers")
        for question, old, new in zip(questions, *lines):
            self.add(f"{command} --batch", question, old, new)

    def typed(self, kind, arguments):
        old, new = (
            run(program, arguments[:1] + ([] if kind in UNATTACHED else ["--atlas", atlas]) + arguments[1:])
            for program, atlas in zip(self.programs, self.atlases))
        self.add(kind, arguments, self.told(old), self.told(new))

    @staticmethod
    def told(result):
        status, output, errors = result
        return f"exit {status}\n{output.decode(errors='replace')}{errors.decode(errors='replace')}"

    @property
    def programs(self):
        return [self.options.old, self.options.new]

    def report(self):
        for kind in sorted(self.compared):
            print(f"{kind}: {self.compared[kind]} compared, {len(self.different[kind])} differ")
            for question, old, new in self.different[kind][: self.options.show]:
                index = next((i for i, (a, b) in enumerate(zip(old, new)) if a != b), min(len(old), len(new)))
                print(f"  {json.dumps(question, ensure_ascii=False)}")
                for name, text in (("old", old), ("new", new)):
                    print(f"    {name}: …{text[max(0, index - 60): index + 120]!r}")
        return not any(self.different.values())


UNATTACHED = {"cluster", "help"}


def compare_cluster(comparison, questions, folder):
    """Clusters of random points, and broken files."""
    path = os.path.join(folder, "points.csv")
    rows = "".join(f"{index},{questions.choice(questions.positions)}\n" for index in range(3000))
    pathlib.Path(path).write_text("id,lat,lon\n" + rows)
    box = questions.bounds
    region = f"{box['south']},{box['west']},{box['north']},{box['east']}"
    for more in [["--json"], [], ["--radius", "80"], ["--max-zoom", "12", "--json"]]:
        for zoom in ["0", "9", "14", "20"]:
            comparison.typed("cluster", ["cluster", path, "--zoom", zoom] + more)
        comparison.typed("cluster", ["cluster", path, "--region", region, "--size", "1024x768"] + more)
    for more in [[], ["--zoom", "99"], ["--region", "1,2,3"], ["--region", region, "--size", "big"]]:
        comparison.typed("cluster", ["cluster", path] + more)
    comparison.typed("cluster", ["cluster", path + ".none", "--zoom", "3"])


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--atlas", required=True)
    parser.add_argument("--new-atlas")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="commands, divided by commas")
    parser.add_argument("--show", type=int, default=5, help="differences to print of each kind")
    options = parser.parse_args()
    comparison = Comparison(options)
    questions = Questions(options.old, options.atlas, options.seed)
    only = options.only.split(",") if options.only else list(POSITIONAL) + ["cluster", "help"]
    with tempfile.TemporaryDirectory() as folder:
        for command in [command for command in POSITIONAL if command in only]:
            make = getattr(questions, command)
            count = options.count // 4 if command in ("matrix", "isochrone", "match") else options.count
            comparison.batch(command, [make() for _ in range(count)] + ["{", "[]", "{}", '"x"', "{\"a\":" * 600])
            for index in range(max(options.count // 50, 3)):
                typed = arguments(command, make(), folder)
                forms = [["--json"], []]
                if command == "route":
                    forms += [["--output", name] for name in ("geojson", "gpx", "polyline")]
                comparison.typed(command, [typed[0]] + forms[index % len(forms)] + typed[1:])
        if "cluster" in only:
            compare_cluster(comparison, questions, folder)
        if "help" in only:
            for command in list(POSITIONAL) + ["cluster"]:
                comparison.typed("help", [command, "--help"])
    same = comparison.report()
    print("No answer differs." if same else "Answers differ.")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
