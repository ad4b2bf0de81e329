"""The named and numbered objects of an extract, with where they are."""
from __future__ import annotations

import collections
import math
from typing import Any


EARTH = 6_371_008.8


def meters(a: tuple[float, float], b: tuple[float, float]) -> float:
    la, lb = math.radians(a[0]), math.radians(b[0])
    dla, dlo = lb - la, math.radians(b[1] - a[1])
    h = math.sin(dla / 2) ** 2 + math.cos(la) * math.cos(lb) * math.sin(dlo / 2) ** 2
    return 2 * EARTH * math.asin(min(1.0, math.sqrt(h)))


def moved(p: tuple[float, float], distance: float, bearing: float) -> tuple[float, float]:
    dlat = distance * math.cos(bearing) / 111_195
    dlon = distance * math.sin(bearing) / (111_195 * max(0.01, math.cos(math.radians(p[0]))))
    return p[0] + dlat, p[1] + dlon


class Grid:
    """Points in cells of about `cell` meters, for radius look-ups."""

    def __init__(self, cell: float = 250):
        self.cell = cell
        self.cells: dict[tuple[int, int], list[tuple[float, float, Any]]] = collections.defaultdict(list)

    def key(self, p: tuple[float, float]) -> tuple[int, int]:
        return (int(p[0] * 111_195 // self.cell),
                int(p[1] * 111_195 * math.cos(math.radians(round(p[0]))) // self.cell))

    def add(self, p: tuple[float, float], value: Any) -> None:
        self.cells[self.key(p)].append((p[0], p[1], value))

    def near(self, p: tuple[float, float], radius: float) -> list[tuple[float, Any]]:
        reach = int(radius // self.cell) + 1
        cx, cy = self.key(p)
        found = []
        for x in range(cx - reach, cx + reach + 1):
            for y in range(cy - reach, cy + reach + 1):
                for lat, lon, value in self.cells.get((x, y), ()):
                    d = meters(p, (lat, lon))
                    if d <= radius:
                        found.append((d, value))
        found.sort(key=lambda f: f[0])
        return found


class Feature:
    __slots__ = ("id", "at", "tags", "line", "closed", "whole")

    def __init__(self, id_: str, at: tuple[float, float], tags: dict[str, str],
                 line: list[tuple[float, float]] | None = None, closed: bool = False, whole: bool = True):
        self.id, self.at, self.tags, self.line, self.closed = id_, at, tags, line, closed
        self.whole = whole  # False: a relation of which the extract has only some ways

    @property
    def name(self) -> str:
        return self.tags.get("name", "")


def sort_key(osm_id: str) -> tuple[str, int]:
    return osm_id[0], int(osm_id[1:])


def middle(line: list[tuple[float, float]]) -> tuple[float, float]:
    total = sum(meters(a, b) for a, b in zip(line, line[1:]))
    walked = 0.0
    for a, b in zip(line, line[1:]):
        step = meters(a, b)
        if step and walked + step >= total / 2:
            t = (total / 2 - walked) / step
            return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        walked += step
    return line[0]


def centroid(ring: list[tuple[float, float]]) -> tuple[float, float]:
    lat0, lon0 = ring[0]
    area = clat = clon = 0.0
    for (la, lo), (lb, lp) in zip(ring, ring[1:]):
        ya, xa, yb, xb = la - lat0, lo - lon0, lb - lat0, lp - lon0
        cross = xa * yb - xb * ya
        area += cross
        clat += (ya + yb) * cross
        clon += (xa + xb) * cross
    if abs(area) < 1e-14:
        return middle(ring)
    return lat0 + clat / (3 * area), lon0 + clon / (3 * area)


def read_extract(path: str) -> list[Feature]:
    import osmium  # only `generate` needs it

    node_at: dict[int, tuple[float, float]] = {}
    way_at: dict[int, tuple[float, float]] = {}
    features: list[Feature] = []
    for o in osmium.FileProcessor(path).with_locations():
        if o.is_node():
            if o.location.valid():
                at = (o.location.lat, o.location.lon)
                node_at[o.id] = at
                if o.tags:
                    features.append(Feature(f"N{o.id}", at, dict(o.tags)))
        elif o.is_way():
            line = [(n.lat, n.lon) for n in o.nodes if n.location.valid()]
            if not line:
                continue
            closed = len(line) > 3 and line[0] == line[-1]
            at = centroid(line) if closed else middle(line)
            way_at[o.id] = at
            if o.tags:
                features.append(Feature(f"W{o.id}", at, dict(o.tags), line, closed))
        elif o.is_relation() and o.tags:
            label = None
            whole = True
            points = []
            for m in o.members:
                at = node_at.get(m.ref) if m.type == "n" else way_at.get(m.ref) if m.type == "w" else None
                if m.type == "w" and not at:
                    whole = False
                if at:
                    points.append(at)
                    if m.role in ("label", "admin_centre") and m.type == "n":
                        label = label or at
            if points:
                lats, lons = [p[0] for p in points], [p[1] for p in points]
                at = label or ((min(lats) + max(lats)) / 2, (min(lons) + max(lons)) / 2)
                features.append(Feature(f"R{o.id}", at, dict(o.tags), whole=whole))
    features.sort(key=lambda f: sort_key(f.id))
    return features
