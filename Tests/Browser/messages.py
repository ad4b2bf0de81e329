"""Holds what goes between a program and its page to the schema that the page's files include."""

import json
import pathlib

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "Sources/MapServer/Page/live-messages.schema.json").read_text(encoding="utf-8"))
FIXTURES = ROOT / "Tests/Fixtures/LiveMessages"


def validator(definition):
    """A validator of one of the schema's definitions."""
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{definition}", "$defs": SCHEMA["$defs"]})


def types(definition):
    """The types of the objects that a definition allows."""
    return {kind["properties"]["type"]["const"] for kind in SCHEMA["$defs"][definition]["oneOf"]}


TO_PAGE, TO_PROGRAM = validator("programMessage"), validator("pageMessage")


def problems(validator, value):
    """What is wrong with a value: the places, and the reasons of the one that is nearest to being right."""
    found = []
    for error in validator.iter_errors(value):
        deepest = jsonschema.exceptions.best_match([error])
        found.append(f"{deepest.json_path}: {deepest.message[:300]}")
    return found


def problems_of_page(page):
    """What is wrong with all that a page was sent and has sent, by a list of texts."""
    found = []
    for data in page.received:
        found += [f"to the page: {problem}" for problem in problems(TO_PAGE, json.loads(data))]
    for body in page.posted:
        found += [f"to the program: {problem}" for problem in problems(TO_PROGRAM, json.loads(body))]
    return found
