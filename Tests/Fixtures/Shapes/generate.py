"""Writes shapes.txt: areas, centroids and clips by shapely, areas on the ground by GeographicLib.

Run: pip install shapely==2.2.0 geographiclib==2.1 && python3 generate.py
"""

import math
import random

from geographiclib.geodesic import Geodesic
from shapely.geometry import MultiPolygon, Polygon, box

random.seed(20)


def star(x, y, radius, count):
    """A ring around a centre with random radii: simple, mostly concave."""
    turns = sorted(random.random() for _ in range(count))
    ring = []
    for turn in turns:
        length = radius * random.uniform(0.35, 1)
        ring.append((x + length * math.cos(turn * 2 * math.pi), y + length * math.sin(turn * 2 * math.pi)))
    return ring


def written(ring):
    return " ".join(f"{a!r} {b!r}" for a, b in ring)


def clips():
    for index in range(30):
        x, y = random.uniform(1e8, 2e8), random.uniform(1e8, 2e8)
        outer = star(x, y, 1e5, random.randint(5, 24))
        holes = []
        if index % 3 == 0:
            small = [(x + (a - x) * 0.5, y + (b - y) * 0.5) for a, b in outer]
            holes.append(small)
        shape = Polygon(outer, holes)
        if not shape.is_valid:
            continue
        west, north = x + random.uniform(-9e4, 3e4), y + random.uniform(-9e4, 3e4)
        width, height = random.uniform(1e4, 8e4), random.uniform(1e4, 8e4)
        cut = shape.intersection(box(west, north, west + width, north + height))
        pieces = [p for p in getattr(cut, "geoms", [cut]) if isinstance(p, Polygon) and p.area > 0]
        fields = [
            "clip", f"{west!r} {north!r} {width!r} {height!r}", repr(shape.area),
            f"{shape.centroid.x!r} {shape.centroid.y!r}", repr(MultiPolygon(pieces).area),
            str(len(pieces)), written(outer),
        ] + [written(hole) for hole in holes]
        print(";".join(fields))


def ground():
    def area(ring):
        polygon = Geodesic.WGS84.Polygon()
        for longitude, latitude in ring:
            polygon.AddPoint(latitude, longitude)
        return polygon.Compute(False, True)[2]

    rings = []
    for degrees in (1e-4, 1e-3, 1e-2, 0.1, 1, 5, 20):
        for latitude in (-75, -33, 0, 24.9, 60.2, 68):
            rings.append(star(random.uniform(-180, 180), latitude, degrees, random.randint(4, 12)))
    rings.append([(170, -10), (-170, -10), (-170, 10), (170, 10)])
    rings.append([(0, 70), (90, 70), (180, 70), (-90, 70)])
    rings.append([(-90, -70), (180, -65), (90, -60), (0, -75)])
    rings.append([(0, 0), (90, 0), (90, 90)])
    rings.append([(0, 0), (0, 60), (100, 20)])
    for ring in rings:
        ring = [(longitude, max(-90, min(90, latitude))) for longitude, latitude in ring]
        print(";".join(["ground", repr(area(ring)), written(ring)]))


clips()
ground()
