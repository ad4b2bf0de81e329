"""What counts as right, and the measures."""
from __future__ import annotations

import argparse
import collections
import json
import math
import sys
from typing import Any, Iterator

from .extract import meters
from .queries import KINDS
from .text import fold


def same_number(a: str | None, b: str | None) -> bool:
    return bool(a and b) and fold(a).replace(" ", "") == fold(b).replace(" ", "")


def right(expect: dict[str, Any], result: dict[str, Any]) -> bool:
    mode = expect["mode"]
    if mode == "reverse":
        street = result.get("street") or result.get("name") or ""
        if expect.get("housenumber"):
            return same_number(expect["housenumber"], result.get("housenumber")) and \
                fold(street) == fold(expect["street"])
        return fold(street) == fold(expect["street"])
    wanted_number = expect.get("housenumber")
    if str(result.get("osm") or "").upper() in expect["ids"]:
        # The id of an object that merely carries the address is enough.
        return not wanted_number or not result.get("housenumber") or \
            same_number(wanted_number, result["housenumber"])
    if result.get("lat") is None or result.get("lon") is None:
        return False
    at = (result["lat"], result["lon"])
    tolerance = 15 if mode == "set" else expect["tolerance_m"]
    if not any(meters(at, (p[0], p[1])) <= tolerance for p in expect["points"]):
        return False
    if mode == "set" or expect.get("any_name"):
        return True
    if wanted_number:
        return same_number(wanted_number, result.get("housenumber"))
    names = {fold(n) for n in expect["names"]}
    return fold(result.get("name") or "") in names or fold(result.get("street") or "") in names and \
        not result.get("housenumber")


def read_lines(path: str) -> Iterator[dict[str, Any]]:
    with open(path, encoding="utf8") as f:
        for line in f:
            if line.strip():
                yield json.loads(line)


def ranks(queries: list[dict[str, Any]], results: dict[str, dict[str, Any]]) -> dict[str, int]:
    """Rank (from 1) of the first right result in the first ten, or 0."""
    out = {}
    for q in queries:
        found = results.get(q["id"], {}).get("results") or []
        limit = 1 if q["endpoint"] == "reverse" else 10
        out[q["id"]] = next((i for i, r in enumerate(found[:limit], 1) if right(q["expect"], r)), 0)
    return out


def quantile(values: list[float], share: float) -> float:
    values = sorted(values)
    return values[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


def summarize(queries: list[dict[str, Any]], results: dict[str, dict[str, Any]], by: str) -> list[dict[str, Any]]:
    rank = ranks(queries, results)
    groups: dict[str, list[dict[str, Any]]] = collections.defaultdict(list)
    for q in queries:
        groups[q[by]].append(q)
        groups["ALL"].append(q) if q["kind"] != "complete_trace" else None
    order = {k: i for i, k in enumerate(list(KINDS) + ["addr", "street", "poi", "place", "cat", "postcode",
                                                       "complete", "rev", "ALL"])}
    rows = []
    for name in sorted(groups, key=lambda g: order.get(g, 999)):
        qs = groups[name]
        r = [rank[q["id"]] for q in qs]
        n = len(qs)
        row: dict[str, Any] = {"kind": name, "n": n,
                               "r1": sum(x == 1 for x in r) / n, "r5": sum(1 <= x <= 5 for x in r) / n,
                               "mrr": sum(1 / x for x in r if x) / n,
                               "empty": sum(not results.get(q["id"], {}).get("results") for q in qs) / n}
        sets = [q for q in qs if q["expect"]["mode"] == "set"]
        if sets:
            shares = []
            for q in sets:
                found = (results.get(q["id"], {}).get("results") or [])[:5]
                good = sum(right(q["expect"], x) for x in found)
                shares.append(good / max(1, min(5, len(q["expect"]["ids"]))))
            row["p5"] = sum(min(1.0, s) for s in shares) / len(sets)
        ms = [results[q["id"]]["ms"] for q in qs if results.get(q["id"], {}).get("ms") is not None]
        if ms:
            row["p50"], row["p99"] = quantile(ms, 0.5), quantile(ms, 0.99)
        traces: dict[int, list[dict[str, Any]]] = collections.defaultdict(list)
        for q in qs:
            if "trace" in q:
                traces[q["trace"]].append(q)
        if traces and by == "kind":
            keys = []
            for steps in traces.values():
                steps.sort(key=lambda q: q["share"])
                typed = 1.0
                for q in reversed(steps):
                    if not 1 <= rank[q["id"]] <= 5:
                        break
                    typed = q["share"]
                keys.append(typed)
            row["keys"] = sum(keys) / len(keys)
        rows.append(row)
    return rows


def show(rows: list[dict[str, Any]]) -> None:
    print(f"{'kind':<20}{'n':>6}{'r@1':>8}{'r@5':>8}{'mrr':>8}{'p@5':>8}{'empty':>8}{'p50 ms':>10}{'p99 ms':>10}{'keys':>7}")
    number = lambda v, f: format(v, f) if v is not None else ""
    for r in rows:
        print(f"{r['kind']:<20}{r['n']:>6}{r['r1']:>8.3f}{r['r5']:>8.3f}{r['mrr']:>8.3f}"
              f"{number(r.get('p5'), '.3f'):>8}{r['empty']:>8.3f}{number(r.get('p50'), '.2f'):>10}"
              f"{number(r.get('p99'), '.2f'):>10}{number(r.get('keys'), '.2f'):>7}")


def score(args: argparse.Namespace) -> None:
    queries = list(read_lines(args.queries))
    results = {r["id"]: r for r in read_lines(args.results)}
    rows = summarize(queries, results, args.by)
    if args.json:
        json.dump(rows, sys.stdout, indent=1)
        print()
    else:
        show(rows)
    if args.failures:
        rank = ranks(queries, results)
        for q in queries:
            if not 1 <= rank[q["id"]] <= 5 and (args.failures in ("all", q["kind"], q["family"])):
                got = [x.get("name") or x.get("street") for x in (results.get(q["id"], {}).get("results") or [])[:3]]
                print(f"{q['id']}\t{q['query'] or q.get('point')}\twant {q['expect']['ids'][:2] if 'ids' in q['expect'] else q['expect']}\tgot {got}")


def compare(args: argparse.Namespace) -> None:
    """Paired comparison: per kind, r@1 and r@5 of both and who wins where they differ."""
    queries = list(read_lines(args.queries))
    one = ranks(queries, {r["id"]: r for r in read_lines(args.ours)})
    two = ranks(queries, {r["id"]: r for r in read_lines(args.theirs)})
    groups: dict[str, list[str]] = collections.defaultdict(list)
    for q in queries:
        if q["kind"] != "complete_trace":
            groups[q[args.by]].append(q["id"])
            groups["ALL"].append(q["id"])
    print(f"{'kind':<20}{'n':>6}{'ours@1':>8}{'theirs@1':>9}{'ours@5':>8}{'theirs@5':>9}{'better':>8}{'worse':>7}{'p':>9}")
    for name, ids in groups.items():
        hit = lambda table, k: sum(1 <= table[i] <= k for i in ids) / len(ids)
        value = lambda x: 1 / x if x else 0.0
        better = sum(value(one[i]) > value(two[i]) for i in ids)
        worse = sum(value(one[i]) < value(two[i]) for i in ids)
        m, k = better + worse, min(better, worse)
        p = min(1.0, 2 * sum(math.comb(m, j) for j in range(k + 1)) / 2 ** m) if m else 1.0  # sign test
        print(f"{name:<20}{len(ids):>6}{hit(one, 1):>8.3f}{hit(two, 1):>9.3f}{hit(one, 5):>8.3f}{hit(two, 5):>9.3f}"
              f"{better:>8}{worse:>7}{p:>9.4f}")
