"""Asks a program of ours, over its `--batch`."""
from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from typing import Any

from .scoring import read_lines


def request(q: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The subcommand and the `--batch` line for a query: the options' names as keys,
    and the name of the argument in the usage text, in lower case, for the argument."""
    if q["endpoint"] == "reverse":
        return "reverse", {"location": f"{q['point'][0]},{q['point'][1]}", "limit": 5}
    b = q["bias"]
    near = f"{b['lat']},{b['lon']}"
    if q["endpoint"] == "complete":
        return "complete", {"prefix": q["query"], "near": near, "limit": 10}
    region = ",".join(f"{v:.6f}" for v in (b["lat"] - b["dlat"] / 2, b["lon"] - b["dlon"] / 2,
                                           b["lat"] + b["dlat"] / 2, b["lon"] + b["dlon"] / 2))
    return "search", {"query": q["query"], "near": near, "region": region, "limit": 10}


def first(table: dict[str, Any], *keys: str) -> Any:
    return next((table[k] for k in keys if table.get(k)), None)


def reply(item: dict[str, Any]) -> dict[str, Any]:
    address = item.get("address") or {}
    row = {"osm": item.get("osm"), "lat": item.get("latitude"), "lon": item.get("longitude"),
           "name": first(item, "name", "title"),
           "street": first(address, "street", "thoroughfare"),
           "housenumber": first(address, "housenumber", "houseNumber", "subThoroughfare"),
           "city": first(address, "city", "locality"),
           "postcode": first(address, "postcode", "postalCode")}
    return {k: v for k, v in row.items() if v is not None}


def run(args: argparse.Namespace) -> None:
    queries = list(read_lines(args.queries))
    pipes: dict[str, Any] = {}
    failed = 0
    with open(args.out, "w", encoding="utf8") as out:
        for q in queries:
            command, line = request(q)
            if command not in pipes:
                pipes[command] = subprocess.Popen(
                    [args.mapwright, command, "--atlas", args.atlas, "--batch"],
                    stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf8", bufsize=1)
            pipe = pipes[command]
            began = time.perf_counter()
            pipe.stdin.write(json.dumps(line, ensure_ascii=False) + "\n")
            pipe.stdin.flush()
            answer = pipe.stdout.readline()
            ms = (time.perf_counter() - began) * 1000  # there and back, JSON included
            if not answer:
                raise SystemExit(f"{command}: the tool closed its output at {q['id']}")
            found = json.loads(answer)
            failed += "error" in found
            out.write(json.dumps({"id": q["id"], "ms": round(ms, 4),
                                  "results": [reply(x) for x in found.get("results") or []]},
                                 ensure_ascii=False) + "\n")
    for pipe in pipes.values():
        pipe.stdin.close()
        pipe.wait()
    print(f"{len(queries)} asked, {failed} answered with an error", file=sys.stderr)
