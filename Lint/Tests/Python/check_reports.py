#!/usr/bin/env python3
"""Has other projects' readers check the reports of the linter.

    Lint/Tests/Python/check_reports.py MAPLINT

- sarif: every object against the classes of PyPI sarif-om, which are generated from the OASIS schema of
  SARIF 2.1.0: no property that the schema does not know, none missing that it requires, the enumerations
  and the rules' indices right.
- checkstyle, html: read with Python's own parsers.
- json: the keys that scripts read.

All from a project with a finding of every severity, names with spaces and umlauts, and one file that cannot
be read.
"""

import html.parser
import json
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import attr
import sarif_om

SOURCES = {
    "Map & Söhne/Ort <1>.swift": """
        import MapKit
        let far = CLLocationCoordinate2D(latitude: 99, longitude: 1)
        func pin(_ a: MKAnnotation) -> MKAnnotationView { MKPinAnnotationView(annotation: a, reuseIdentifier: "p") }
        final class Box: NSObject { let completer = MKLocalSearchCompleter() }
        struct Wrap: UIViewRepresentable {
          func makeUIView(context: Context) -> MKMapView { MKMapView() }
          func updateUIView(_ map: MKMapView, context: Context) {}
        }
        """,
    "Clean.swift": "let nothing = 1\n",
}
# What stands where, by the schema's names; the value is the class of what lies there.
CHILDREN = {
    "SarifLog": {"runs": "Run"},
    "Run": {"tool": "Tool", "results": "Result"},
    "Tool": {"driver": "ToolComponent"},
    "ToolComponent": {"rules": "ReportingDescriptor"},
    "ReportingDescriptor": {
        "shortDescription": "MultiformatMessageString", "fullDescription": "MultiformatMessageString",
        "help": "MultiformatMessageString", "defaultConfiguration": "ReportingConfiguration"},
    "Result": {"message": "Message", "locations": "Location", "partialFingerprints": dict, "fixes": "Fix"},
    "Fix": {"description": "Message", "artifactChanges": "ArtifactChange"},
    "ArtifactChange": {"artifactLocation": "ArtifactLocation", "replacements": "Replacement"},
    "Replacement": {"deletedRegion": "Region", "insertedContent": "ArtifactContent"},
    "Location": {"physicalLocation": "PhysicalLocation"},
    "PhysicalLocation": {"artifactLocation": "ArtifactLocation", "region": "Region"},
}
ENUMERATIONS = {
    "level": {"none", "note", "warning", "error"},
    "columnKind": {"utf16CodeUnits", "unicodeCodePoints"},
    "kind": {"notApplicable", "pass", "fail", "review", "open", "informational"},
}


def check(value, name, place="log"):
    """The number of objects below, all of them as the schema has them."""
    fields = {field.metadata["schema_property_name"]: field for field in attr.fields(getattr(sarif_om, name))}
    unknown = set(value) - set(fields) - {"$schema"}
    assert not unknown, f"{place}: {name} has no {unknown}"
    required = {key for key, field in fields.items() if field.default is attr.NOTHING}
    assert required <= set(value), f"{place}: {name} lacks {required - set(value)}"
    count = 1
    for key, child in value.items():
        if key in ENUMERATIONS:
            assert child in ENUMERATIONS[key], f"{place}.{key}: {child}"
        inner = CHILDREN.get(name, {}).get(key)
        if inner is None:
            assert not isinstance(child, (dict, list)), f"{place}.{key} is not checked"
            continue
        if inner is dict:
            assert child and all(isinstance(text, str) and text for text in child.values()), f"{place}.{key}"
            continue
        for number, item in enumerate(child if isinstance(child, list) else [child]):
            count += check(item, inner, f"{place}.{key}[{number}]")
    return count


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for path, text in SOURCES.items():
            (folder / path).parent.mkdir(exist_ok=True)
            (folder / path).write_text(text)

        def report(form):
            ended = subprocess.run(
                [program, "--no-cache", "--reporter", form, "."], cwd=folder, capture_output=True, text=True)
            assert ended.returncode == 2, f"{form}: exit code {ended.returncode}\n{ended.stderr}"
            return ended.stdout

        findings = json.loads(report("json"))
        keys = {"rule", "severity", "file", "line", "column", "endLine", "endColumn", "message", "suggestion", "fixable"}
        assert all(set(finding) == keys for finding in findings)
        assert {finding["severity"] for finding in findings} == {"error", "warning", "info", "note"}, findings

        text = report("sarif")
        log = json.loads(text)
        objects = check(log, "SarifLog")
        assert log["version"] == "2.1.0" and "sarif-2.1.0" in log["$schema"]
        run = log["runs"][0]
        rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
        assert len(rules) == len(set(rules))
        assert [result["ruleId"] for result in run["results"]] == [finding["rule"] for finding in findings]
        for result in run["results"]:
            assert rules[result["ruleIndex"]] == result["ruleId"]
            place = result["locations"][0]["physicalLocation"]
            assert place["artifactLocation"]["uri"] == "Map%20&%20S%C3%B6hne/Ort%20%3C1%3E.swift"
            region = place["region"]
            assert 1 <= region["startLine"] <= region["endLine"] and region["startColumn"] >= 1
            assert region["endLine"] > region["startLine"] or region["endColumn"] > region["startColumn"]
        prints = [(result["ruleId"], result["partialFingerprints"]["primaryLocationLineHash"]) for result in run["results"]]
        assert len(prints) == len(set(prints)), "fingerprints are not one of a kind"
        assert all(rule["help"]["markdown"].startswith("# ") for rule in run["tool"]["driver"]["rules"])
        # What the fixes of the log make of the file is what the program's own --unsafe-fixes make of it.
        lines = (folder / "Map & Söhne/Ort <1>.swift").read_text().splitlines(keepends=True)
        changes = [change for result in run["results"] for fix in result.get("fixes", [])
                   for change in fix["artifactChanges"][0]["replacements"]]
        assert changes, "no finding of the sample has a fix"

        def offset(line, column):
            return sum(len(text) for text in lines[:line - 1]) + column - 1

        text = "".join(lines)
        for change in sorted(changes, reverse=True, key=lambda change: (
                change["deletedRegion"]["startLine"], change["deletedRegion"]["startColumn"])):
            place = change["deletedRegion"]
            start, end = offset(place["startLine"], place["startColumn"]), offset(place["endLine"], place["endColumn"])
            text = text[:start] + change["insertedContent"]["text"] + text[end:]
        ended = subprocess.run(
            [program, "--no-cache", "--unsafe-fixes", "--dry-run", "."], cwd=folder, capture_output=True, text=True)
        added = [line[1:] for line in ended.stdout.splitlines() if line.startswith("+") and not line.startswith("+++")]
        assert added and all(line in text.splitlines() for line in added), (added, text)

        style = xml.etree.ElementTree.fromstring(report("checkstyle").encode())
        assert style.tag == "checkstyle" and [file.get("name") for file in style] == ["Map & Söhne/Ort <1>.swift"]
        errors = list(style.iter("error"))
        assert [int(error.get("line")) for error in errors] == [finding["line"] for finding in findings]
        assert {error.get("severity") for error in errors} <= {"error", "warning", "info", "ignore"}

        class Tags(html.parser.HTMLParser):
            open = []

            def handle_starttag(self, tag, _):
                if tag not in ("meta", "br"):
                    self.open.append(tag)

            def handle_endtag(self, tag):
                assert self.open.pop() == tag, tag

        tags = Tags()
        tags.feed(report("html"))
        assert tags.open == []
        print(f"{len(findings)} findings, {objects} SARIF objects: sarif-om and the parsers agree.")
    # One for each kind of report that a parser of other people's reads: SARIF, Checkstyle, HTML.
    print("3 passed, 0 failed")


main()
