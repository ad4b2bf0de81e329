#!/usr/bin/env python3
"""Runs the scenarios that Nominatim has for its API against a running service.

    Tests/Quality/nominatim_scenarios.py --features FOLDER --url http://127.0.0.1:8080/nominatim [-v] [-k WORDS]

The scenarios are not ours and not in this project: --features names `test/bdd/features/api` of a checkout of
osm-search/Nominatim. They ask about Liechtenstein and Autauga County in Alabama of January 2021, so the service has to
answer from an atlas of these. Each line that says what an answer has is a check; the paths of `details` are left out,
which is a look into Nominatim's own database.
"""

import argparse
import json
import pathlib
import re
import sys
import urllib.error
import urllib.parse
import urllib.request
import xml.etree.ElementTree as ElementTree

TYPES = {"json": "application/json", "geojson": "application/json", "geocodejson": "application/json",
         "xml": "text/xml", "html": "text/html"}


class Different(Exception):
    """What an answer has otherwise than a scenario says."""


class Unknown(Exception):
    """A step that is not understood."""


# MARK: Reading

def cells(line):
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def scenarios(path):
    """The scenarios of a file: title and steps, each a text with its table; outlines once for each example."""
    title, steps, examples = None, [], None
    outlines = []
    for line in [*path.read_text(encoding="utf-8").splitlines(), "Scenario: end"]:
        line = line.strip()
        if not line or line.startswith(("#", "@", "Feature:")):
            continue
        if found := re.match(r"Scenario(?: Outline)?:\s*(.*)", line):
            if title is not None:
                outlines.append((title, steps, examples))
            title, steps, examples = found[1], [], None
        elif line.startswith("Examples:"):
            examples = []
        elif line.startswith("|"):
            (steps[-1][1] if examples is None else examples).append(cells(line))
        elif found := re.match(r"(?:Given|When|Then|And|But)\s+(.*)", line):
            steps.append((found[1], []))
    for title, steps, examples in outlines:
        for row in examples[1:] if examples else [None]:
            def filled(text):
                for name, value in zip(examples[0], row) if row else []:
                    text = text.replace(f"<{name}>", value)
                return text
            yield title, [(filled(text), [[filled(cell) for cell in line] for line in table]) for text, table in steps]


def pairs(table):
    """A table as names and values, whichever way it lies."""
    if table and table[0] == ["param", "value"]:
        return [tuple(row) for row in table[1:]]
    return list(zip(table[0], table[1])) if len(table) > 1 else []


# MARK: Asking

class Answer:
    def __init__(self, endpoint, status, kind, body):
        self.endpoint, self.status, self.kind, self.body = endpoint, status, kind, body
        self.results, self.about, self.is_single = None, {}, False

    def read(self, form):
        if self.kind != TYPES[form]:
            raise Different(f"is {self.kind}")
        if form == "xml":
            self.read_xml(ElementTree.fromstring(self.body))
            return
        value = json.loads(self.body)
        if form == "json":
            self.is_single = isinstance(value, dict)
            self.results = [value] if self.is_single else value
            return
        if "features" not in value:
            self.is_single, self.results = True, [value]
            return
        self.about = value.get("geocoding", value) if form == "geocodejson" else value
        self.results = []
        for feature in value["features"]:
            properties = feature["properties"].get("geocoding", feature["properties"])
            result = {**properties, "geojson": feature["geometry"]}
            if "bbox" in feature:
                west, south, east, north = feature["bbox"]
                result["boundingbox"] = [south, north, west, east]
            self.results.append(result)

    def read_xml(self, root):
        self.about = dict(root.attrib)
        self.is_single = root.tag == "reversegeocode"
        if self.is_single:
            result = {}
            for part in root:
                if part.tag == "result":
                    result.update(part.attrib, display_name=part.text)
                elif part.tag == "addressparts":
                    result["address"] = {line.tag: line.text for line in part}
                else:
                    result.update(self.details(part))
            self.results = [result]
            return
        self.results = []
        for place in root:
            result = dict(place.attrib)
            for part in place:
                details = self.details(part) if part.tag in ("extratags", "namedetails", "geokml") else None
                if details is None:
                    result.setdefault("address", {})[part.tag] = part.text
                else:
                    result.update(details)
            self.results.append(result)

    @staticmethod
    def details(part):
        if part.tag == "extratags":
            return {"extratags": {tag.get("key"): tag.get("value") for tag in part}}
        if part.tag == "namedetails":
            return {"namedetails": {tag.get("desc"): tag.text for tag in part}}
        return {part.tag: ElementTree.tostring(part, encoding="unicode") if len(part) else part.text}


def ask(url, endpoint, options, headers):
    query = urllib.parse.urlencode(options)
    request = urllib.request.Request(f"{url}/{endpoint}?{query}", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return Answer(endpoint, response.status, response.headers.get_content_type(), response.read().decode())
    except urllib.error.HTTPError as error:
        return Answer(endpoint, error.code, error.headers.get_content_type(), error.read().decode())


# MARK: Judging

def value_of(result, key):
    if key == "object":
        return str(result.get("osm_type", "?"))[0].upper() + str(result.get("osm_id"))
    for part in key.split("+"):
        if isinstance(result, list) and part.isdigit() and int(part) < len(result):
            result = result[int(part)]
        elif isinstance(result, dict) and part in result:
            result = result[part]
        else:
            raise Different(f"has no {key}")
    return result


def is_in_box(value, box):
    numbers = [float(part) for part in (value.split(",") if isinstance(value, str) else value)]
    south, north, west, east = numbers if len(numbers) == 4 else [numbers[0]] * 2 + [numbers[1]] * 2
    low, left, high, right = box[0], box[2], box[1], box[3]
    return low <= south and north <= high and left <= west and east <= right


def has(result, key, expected):
    key, _, how = key.partition("!")
    value = value_of(result, key)
    expected = expected.replace("\\\\", "\\").replace("\\|", "|")
    if key == "object" or how == "i":
        right = str(value).lower() == expected.lower()
    elif how == "fm":
        right = re.fullmatch(expected, str(value)) is not None
    elif how == "in_box":
        box = [float(part) for part in expected.split(",")]
        # Of boxes the scenarios give south, north, west, east; of points x and y between two corners.
        right = is_in_box(value, box if key == "boundingbox" else [box[1], box[3], box[0], box[2]])
    elif how == "dict":
        right = value == (None if expected == "-" else dict(json.loads("{" + expected.replace("'", '"') + "}")))
    elif how.startswith(":"):
        right = format(int(value) if how.endswith("d") else float(value), how[1:]) == expected
    elif how:
        raise Unknown(how)
    else:
        right = str(value) == expected
    if not right:
        raise Different(f"{key} is {value!r}, not {expected!r}")


def check(text, table, answer):
    """Checks what a step says of an answer."""
    if found := re.fullmatch(r"a HTTP (\d+) is returned", text):
        if answer.status != int(found[1]):
            raise Different(f"status is {answer.status}")
    elif found := re.fullmatch(r"the result is valid (\w+)(?: with (\d+) results?)?", text):
        answer.read(found[1])
        if found[2] and len(answer.results) != int(found[2]):
            raise Different(f"has {len(answer.results)} results")
    elif found := re.fullmatch(r"(exactly|more than|less than) (\d+) results? (?:are|is) returned", text):
        count, limit = len(answer.results), int(found[2])
        if not {"exactly": count == limit, "more than": count > limit, "less than": count < limit}[found[1]]:
            raise Different(f"has {count} results")
    elif found := re.fullmatch(r'the page content equals "(.*)"', text):
        if answer.body != found[1]:
            raise Different(f"is {answer.body[:60]!r}")
    elif found := re.fullmatch(r"the result metadata contains", text):
        for key, value in pairs(table):
            has(answer.about, key, value)
    elif found := re.fullmatch(r"(?:the|all) results? ha(?:s|ve) (no )?attributes (\S+)", text):
        for result in some(answer):
            for name in found[2].split(","):
                if (name in result) == bool(found[1]):
                    raise Different(f"{'has' if found[1] else 'has no'} {name}")
    elif found := re.fullmatch(r"(?:the result|all results|result (\d+)) contains?(?: in field (\S+))?", text):
        results = some(answer) if found[1] is None else some(answer)[int(found[1]):][:1]
        if not results:
            raise Different("has no such result")
        for result in results:
            for key, value in pairs(table):
                has(result, (found[2] + "+" if found[2] else "") + key, value)
    elif found := re.fullmatch(r"the result set contains(?: exactly)?", text):
        for row in table[1:]:
            if not any(fits(result, table[0], row) for result in answer.results):
                raise Different(f"has none with {row}")
    else:
        raise Unknown(text)


def some(answer):
    if not answer.results:
        raise Different("has no results")
    return answer.results


def fits(result, names, row):
    try:
        for key, value in zip(names, row):
            has(result, key, value)
    except Different:
        return False
    return True


def run(url, steps):
    """The checks of a scenario: the step and what is wrong, None if nothing, or what is not understood."""
    answer, headers = None, {}
    for text, table in steps:
        if text == "the HTTP header":
            headers = dict(pairs(table))
        elif found := re.fullmatch(r"sending v1/(\w+)(?: with format (\S+))?", text):
            if found[1] not in ("search", "reverse", "lookup", "status"):
                yield text, Unknown(found[1])
                return
            options = dict(pairs(table)) | ({"format": found[2]} if found[2] else {})
            answer = ask(url, found[1], options, headers)
        elif found := re.fullmatch(r'geocoding(?: "(.*)")?', text):
            options = {"addressdetails": 1, "format": "jsonv2"} | ({"q": found[1]} if found[1] else {})
            answer = ask(url, "search", options | dict(pairs(table)), headers)
            answer.read("json")
        elif found := re.fullmatch(r"reverse geocoding ([\d.-]+),([\d.-]+)", text):
            options = {"lat": found[1], "lon": found[2], "format": "jsonv2"} | dict(pairs(table))
            answer = ask(url, "reverse", options, headers)
            answer.read("json")
        else:
            try:
                if answer is None:
                    raise Unknown(text)
                check(text, table, answer)
                yield text, None
            except (Different, Unknown) as problem:
                yield text, problem
            except (ValueError, TypeError, KeyError, ElementTree.ParseError) as problem:
                yield text, Different(f"{type(problem).__name__}: {problem}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--features", required=True, type=pathlib.Path)
    parser.add_argument("--url", required=True)
    parser.add_argument("-v", action="store_true", help="show what differs")
    parser.add_argument("-k", default="", help="only scenarios whose file or title contains this")
    options = parser.parse_args()
    total = {"passed": 0, "failed": 0, "skipped": 0}
    for path in sorted(options.features.rglob("*.feature")):
        counts = dict.fromkeys(total, 0)
        for title, steps in scenarios(path):
            if options.k not in f"{path.name}: {title}":
                continue
            for text, problem in run(options.url.rstrip("/"), steps):
                kind = "passed" if problem is None else "skipped" if isinstance(problem, Unknown) else "failed"
                counts[kind] += 1
                if kind == "failed" and options.v:
                    asked = next((step for step in steps if step[0].startswith(("sending", "geocoding", "reverse"))), "")
                    print(f"  {title}\n    {asked}\n    {text}: {problem}")
        for kind, count in counts.items():
            total[kind] += count
        if any(counts.values()):
            print(f"{path.parent.name}/{path.stem}: " + ", ".join(f"{count} {kind}" for kind, count in counts.items()))
    print(", ".join(f"{count} {kind}" for kind, count in total.items()))


if __name__ == "__main__":
    sys.exit(main())
