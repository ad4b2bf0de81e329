#!/usr/bin/env python3
"""Runs the scenarios in which Nominatim draws places and searches them, with places and searches of ours.

    Tests/Quality/nominatim_places.py --features FOLDER --program .build/release/mapwright [-v] [-k WORDS] [--jobs N]

The scenarios are not ours and not in this project: --features names `test/bdd/features/db/query` of a checkout of
osm-search/Nominatim. What a scenario draws is written as a small extract and imported; what it asks is put to
`search` or `reverse`. A scenario passes when all that it says of answers is so. What it says of Nominatim's own
tables is passed over. REASONS lists the scenarios that are not wanted to pass, each with why.
"""

import argparse
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile
from xml.sax.saxutils import quoteattr

sys.dont_write_bytecode = True
from nominatim_scenarios import Different, Unknown, cells, pairs, scenarios

# Somewhere in a country, longitude and latitude, for scenarios that name one.
COUNTRIES = {"AD": (1.58, 42.55), "CA": (-110.0, 55.0), "DE": (9.5, 51.0), "GB": (-1.5, 53.0), "GR": (22.5, 39.5),
             "JP": (138.0, 36.0), "NL": (5.5, 52.2), "SG": (103.82, 1.36), "US": (-98.0, 39.0)}

# Scenarios that are not wanted to pass, by their title (and a part of what they draw), and why.
REASONS = {
    "A housenumber with bad interpolation is ignored":
        "a building numbered 1-5 holds number 3 whatever a broken tag says of it",
    "Additional names from linked places are searchable":
        "a label of another name than its boundary is a place of its own",
    "Differing names from linked places are searchable":
        "a label of another name than its boundary is a place of its own",
    "when missing housenumbers in search don't return a POI":
        "a restaurant that has the name and no such number is worth showing",
    "POI in POI area":
        "of an area without a name the middle alone is kept",
    "POI in POI area with different housenumbers":
        "of an area without a name the middle alone is kept",
    "A bad housenumber with a good interpolation is just a housenumber":
        "a building numbered 1-100 holds number 3; the street would be no better an answer",
}


class Drawing:
    """The elements of a scenario."""

    def __init__(self):
        self.points, self.nodes, self.ways, self.relations = {}, {}, {}, {}
        self.next = 5_000_000

    def grid(self, text, table):
        found = re.fullmatch(r"the(?: ([\d.]+))? grid(?: with origin (\S+))?", text)
        step, origin = float(found[1] or 0.00001), found[2] or "0,0"
        x0, y0 = COUNTRIES[origin] if origin in COUNTRIES else map(float, origin.split(","))
        for row, cells in enumerate(table):
            for column, name in enumerate(cells):
                if name:
                    self.points[name] = (x0 + step * column, y0 + step * row)

    def point(self, text):
        text = text.strip()
        if text.startswith("country:"):
            return COUNTRIES[text[8:].upper()]
        if " " in text:
            return tuple(float(part) for part in text.split())
        return self.points[text]

    def node_at(self, text):
        """A node at a point, made if there is none: its number."""
        number = int(text) if text.strip().isdigit() else self.next
        if number == self.next:
            self.next += 1
        self.nodes.setdefault(number, (self.point(text), {}))
        return number

    def place(self, row):
        tags, kind, geometry, admin = {}, None, None, None
        for key, value in row.items():
            if key == "osm":
                kind, number = value[0], int(value[1:])
            elif key == "geometry":
                geometry = value
            elif key == "class":
                tags[value] = row.get("type", "yes")
            elif key in ("type", "country"):
                pass
            elif key == "admin":
                admin = value
            elif key in ("housenr", "postcode", "street"):
                tags["addr:" + {"housenr": "housenumber"}.get(key, key)] = value
            elif key.startswith("addr+"):
                tags["addr:" + key[5:].removeprefix("addr:")] = value
            elif key.startswith(("name+", "extra+")):
                tags[key.split("+", 1)[1]] = value
            elif key == "name":
                tags["name"] = value
            else:
                raise Unknown(f"column {key}")
        if admin and tags.get("boundary") == "administrative":
            tags["admin_level"] = admin
        if tags.get("place") == "house":
            del tags["place"]
        tags = {key: value for key, value in tags.items() if value}
        if kind == "N":
            at = self.point(geometry or str(number)) if geometry or str(number) in self.points else (10.0, 10.0 + number)
            # A corner of the grid that has the node's number and lies elsewhere gets another one.
            if number in self.nodes and self.nodes[number][0] != at:
                self.nodes[self.next] = self.nodes[number]
                for way, (corners, own) in self.ways.items():
                    self.ways[way] = ([self.next if corner == number else corner for corner in corners], own)
                self.next += 1
            self.nodes[number] = (at, tags)
            return
        nodes = [self.node_at(part) for part in geometry.strip("()").split(",")]
        if geometry.startswith("(") and nodes[0] != nodes[-1]:
            nodes.append(nodes[0])
        if kind == "W":
            self.ways[number] = (nodes, tags)
        else:
            way = self.next
            self.next += 1
            self.ways[way] = (nodes, {})
            _, members = self.relations.get(number, ({}, []))
            tags.setdefault("type", "boundary" if "boundary" in tags else "multipolygon")
            self.relations[number] = (tags, members + [("way", way, "outer")])

    def interpolation(self, row):
        nodes = [self.node_at(part) for part in row["nodes"].split(",")]
        tags = {"addr:interpolation": row["type"]}
        tags |= {"addr:" + key[5:]: value for key, value in row.items() if key.startswith("addr+")}
        self.ways[int(row["osm"][1:])] = (nodes, tags)

    def relation(self, row):
        tags, members = self.relations.get(int(row["id"]), ({}, []))
        for member in row["members"].split(","):
            name, _, role = member.strip().partition(":")
            kind = {"N": "node", "W": "way", "R": "relation"}[name[0]]
            members.append((kind, int(name[1:]), role))
        tags |= {key[5:]: value for key, value in row.items() if key.startswith("tags+")}
        self.relations[int(row["id"])] = (tags, members)

    def write(self, path):
        def tags(of):
            return "".join(f"<tag k={quoteattr(key)} v={quoteattr(value)}/>" for key, value in of.items())
        lines = ['<osm version="0.6">']
        for number, ((x, y), own) in sorted(self.nodes.items()):
            lines.append(f'<node id="{number}" lat="{y:.7f}" lon="{x:.7f}">{tags(own)}</node>')
        for number, (nodes, own) in sorted(self.ways.items()):
            refs = "".join(f'<nd ref="{node}"/>' for node in nodes)
            lines.append(f'<way id="{number}">{refs}{tags(own)}</way>')
        for number, (own, members) in sorted(self.relations.items()):
            refs = "".join(f'<member type="{kind}" ref="{ref}" role="{role}"/>' for kind, ref, role in members)
            lines.append(f'<relation id="{number}">{refs}{tags(own)}</relation>')
        path.write_text("\n".join(lines + ["</osm>"]), encoding="utf-8")


def background(path):
    """The steps that a file has before its first scenario."""
    steps = []
    text = path.read_text(encoding="utf-8").partition("Background:")[2]
    for line in re.split(r"^\s*Scenario", text, maxsplit=1, flags=re.MULTILINE)[0].splitlines():
        line = line.strip()
        if line.startswith("|"):
            steps[-1][1].append(cells(line))
        elif found := re.match(r"(?:Given|When|Then|And|But)\s+(.*)", line):
            steps.append((found[1], []))
    return steps


def rows(table):
    return [dict(zip(table[0], row)) for row in table[1:]]


class Search:
    """Answers of our program to what a scenario asks."""

    def __init__(self, program, folder, drawing):
        self.program, self.folder, self.drawing = program, folder, drawing

    def make(self):
        extract, self.atlas = self.folder / "drawn.osm", self.folder / "drawn.atlas"
        self.drawing.write(extract)
        if pathlib.Path(self.program).name == "mapwright":
            command = [self.program, "import", extract, "-o", self.atlas, "--quiet", "--modes", "walking"]
        else:
            command = [self.program, "index", extract, self.atlas]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise Different("cannot be imported: " + done.stderr.strip()[-200:])

    def ask(self, command, request):
        done = subprocess.run([self.program, command, "--atlas", self.atlas, "--batch"], text=True,
                              input=json.dumps(request, ensure_ascii=False) + "\n", capture_output=True)
        answer = json.loads(done.stdout or "{}")
        return answer.get("results") or answer.get("places") or []


def value_of(result, key):
    """What an answer has under one of Nominatim's names."""
    address = result.get("address") or {}
    number, street = address.get("housenumber", ""), address.get("street", "")
    if key == "object":
        return result.get("osm", "").upper()
    if key == "address+house_number":
        return number
    if key == "display_name":
        first = [number, street] if number else [result.get("name", "")]
        line = ", ".join(part for part in first + [address.get("country", "")] if part)
        return line
    if key == "type":
        kind = result.get("kind", "")
        return result["attributes"]["kind"].split("=")[-1] if kind == "place" else kind
    if key in ("address+road", "road"):
        return street
    raise Unknown(key)


def check_row(result, names, row, drawing):
    for key, expected in zip(names, row):
        expected = expected.replace("\\|", "|")
        if key in ("centroid!wkt",):
            x, y = drawing.point(expected)
            if abs(result["longitude"] - x) > 1e-5 or abs(result["latitude"] - y) > 1e-5:
                raise Different(f"is at {result['longitude']}, {result['latitude']}")
        elif key in ("category", "namedetails!dict"):
            continue
        elif value_of(result, key) != expected:
            raise Different(f"{key} is {value_of(result, key)!r}, not {expected!r}")


def run(program, steps):
    """Runs a scenario; raises what is different or not understood."""
    drawing, results, is_made = Drawing(), None, False
    with tempfile.TemporaryDirectory() as name:
        search = Search(program, pathlib.Path(name), drawing)
        for text, table in steps:
            if "grid" in text.split():
                drawing.grid(text, table)
            elif re.fullmatch(r"(?:the )?places", text):
                for row in rows(table):
                    drawing.place(row)
            elif re.fullmatch(r"(?:the )?interpolations", text):
                for row in rows(table):
                    drawing.interpolation(row)
            elif re.fullmatch(r"(?:the )?relations", text):
                for row in rows(table):
                    drawing.relation(row)
            elif text == "importing":
                search.make()
                is_made = True
            elif found := re.fullmatch(r'geocoding "(.*)"', text):
                options = dict(pairs(table)) if table else {}
                request = {"query": found[1], "limit": 10}
                if "accept-language" in options:
                    request["language"] = options["accept-language"]
                results = search.ask("search", request)
            elif found := re.fullmatch(r"reverse geocoding (?:at node (\S+)|([\d.-]+),([\d.-]+))", text):
                x, y = drawing.point(found[1]) if found[1] else (float(found[3]), float(found[2]))
                results = search.ask("reverse", {"location": f"{y:.7f},{x:.7f}", "limit": 5})[:1]
            elif found := re.fullmatch(r"exactly (\d+) results? (?:are|is) returned", text):
                if len(results) != int(found[1]):
                    raise Different(f"has {len(results)} results")
            elif text.startswith(("placex", "location_postcodes", "search_name", "W", "place ")):
                continue
            elif found := re.fullmatch(r"(?:result (\d+)|the result|all results) contains?(?: in field (\S+))?", text):
                if found[1] or text.startswith("the"):
                    wanted = results[int(found[1] or 0):][:1]
                else:
                    wanted = results
                if not wanted:
                    raise Different("has no such result")
                names = [f"{found[2]}+{name}" for name in table[0]] if found[2] else table[0]
                for result in wanted:
                    check_row(result, names, table[1], drawing)
            elif text == "the result set contains":
                for row in table[1:]:
                    problems = []
                    for result in results:
                        try:
                            check_row(result, table[0], row, drawing)
                            break
                        except Different as problem:
                            problems.append(str(problem))
                    else:
                        raise Different("; ".join(problems[:3]) or "has no results")
            else:
                raise Unknown(text)
        if not is_made:
            raise Unknown("nothing is imported")


def judged(program, title, steps):
    try:
        run(program, steps)
        return "passed", ""
    except Different as problem:
        return ("explained" if title in REASONS else "failed"), str(problem)
    except (Unknown, KeyError, ValueError) as problem:
        return "skipped", f"{type(problem).__name__}: {problem}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--features", required=True, type=pathlib.Path)
    parser.add_argument("--program", required=True)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("-v", action="store_true", help="show what differs")
    parser.add_argument("-k", default="", help="only scenarios whose file or title contains this")
    options = parser.parse_args()
    counts = dict.fromkeys(("passed", "explained", "failed", "skipped"), 0)
    wanted = [(path, title, background(path) + steps) for path in sorted(options.features.rglob("*.feature"))
              for title, steps in scenarios(path) if options.k in f"{path.name}: {title}"]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        verdicts = pool.map(lambda item: judged(options.program, item[1], item[2]), wanted)
        for (path, title, steps), (verdict, problem) in zip(wanted, verdicts):
            counts[verdict] += 1
            if options.v and verdict != "passed":
                drawn = next((table[1] for text, table in steps if text.endswith("places") and len(table) > 1), "")
                print(f"{verdict}: {path.stem}: {title} {drawn}\n    {REASONS.get(title, problem)}")
    print(", ".join(f"{count} {kind}" for kind, count in counts.items()))


if __name__ == "__main__":
    sys.exit(main())
