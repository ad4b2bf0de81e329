"""Reads the tables of the Shortbread documents, and compares them with ours (schema.json).

    Tests/Quality/shortbread/documents.py 1.1.md

1.1.md is shortbread-website/content/schema/1.1.md of github.com/shortbread-tiles/shortbread-docs, fetched where it is
checked; nothing of it is kept here. schema.json holds what it says as facts: of each layer the names and types of its
fields with the zoom they come at, and of each kind the lowest zoom; of points of interest the keys and values.
Needs Python only.
"""

import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent


def cells(line):
    return [cell.strip().strip("`").replace("\\*", "*") for cell in line.strip().strip("|").split("|")]


def first_zoom(text):
    """The lowest zoom of a cell such as `12+` or `8/10+`; of a sentence its last number."""
    numbers = [int(n) for n in re.findall(r"\d+", text.replace("0.25", ""))]
    return (numbers[-1] if "below" in text else numbers[0]) if numbers else None


def tables(lines):
    """The tables of a layer's text: each as rows by title."""
    found, titles = [], None
    for line in lines:
        if not line.lstrip().startswith("|"):
            titles = None
        elif titles is None:
            titles = [title.lower() for title in cells(line)]
            found.append([])
        elif not re.fullmatch(r"[\s|:\-]+", line):
            found[-1].append(dict(zip(titles, cells(line))))
    return found


def parse(text):
    schema = {}
    parts = re.split(r'^### Layer "([^"]+)"$', text, flags=re.M)
    for name, body in zip(parts[1::2], parts[2::2]):
        layer = {"fields": {}, "kinds": {}}
        for rows in tables(body.split("\n## ")[0].splitlines()):
            for row in rows:
                field = row.get("field name")
                kind = next((row[t] for t in row if t.startswith("value of")), None)
                zoom = next((row[t] for t in row if t == "zoom"), "")
                if field:
                    layer["fields"][field] = [row.get("type", ""), first_zoom(zoom) if zoom else 0]
                elif kind:
                    zooms = [z for z in [layer["kinds"].get(kind), first_zoom(zoom)] if z is not None]
                    layer["kinds"][kind] = min(zooms) if zooms else None
        if name == "pois":
            values = {}
            for key, value in re.findall(r"^- \{\{< tag (\S+) (\S+) >\}\}", body, flags=re.M):
                values.setdefault(key, []).append(value)
            layer["values"] = {key: sorted(values[key]) for key in sorted(values)}
        if name == "streets":
            rows = re.findall(r"^\| `(\w+)` +\| (yes|limited|no) +\|$", body, flags=re.M)
            layer["access"] = dict(sorted(rows))
        schema[name] = layer
    return schema


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    found = parse(pathlib.Path(sys.argv[1]).read_text())
    ours = json.loads((HERE / "schema.json").read_text())
    differences = 0
    for layer in sorted(set(found) | set(ours)):
        theirs, own = found.get(layer), ours.get(layer)
        if theirs == own:
            continue
        for part in sorted(set(theirs or {}) | set(own or {})):
            a, b = (theirs or {}).get(part, {}), (own or {}).get(part, {})
            for name in sorted(set(a) | set(b)):
                if a.get(name) != b.get(name):
                    differences += 1
                    print(f"{layer}, {part}, {name}: the document says {a.get(name)}, we {b.get(name)}")
    print(f"{len(found)} layers, {differences} differences")
    raise SystemExit(differences > 0)


if __name__ == "__main__":
    main()
