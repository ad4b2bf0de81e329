#!/usr/bin/env python3
"""Tells how much of what stands on land lies in the sea of an atlas, and how much of what floats on its land.

    Tests/Quality/sea.py EXTRACT.osm.pbf NAME.atlas
    Tests/Quality/sea.py --cut PROGRAM EXTRACT.osm.pbf [--seed 1] [--count 12]

Witnesses of the land are the nodes of buildings and streets, bridges, tunnels and piers left out; of the water the inner nodes
of ferry lines and buoys. Both are read from the raw elements and sought in the layer `ocean` of zoom 14.

With --cut the extract, which has to hold its whole coast, is cut by a seed as others cut theirs: by a box or a polygon, with
ways whole or cut, with a way of the coast missing. Each cut is imported by PROGRAM, and every witness in it has to be where the
whole extract's atlas has it. Needs Python with osmium, pmtiles, mapbox-vector-tile, shapely and numpy.
"""

import argparse
import collections
import gzip
import math
import pathlib
import random
import subprocess
import tempfile

import mapbox_vector_tile
import numpy
import osmium
import shapely
from pmtiles.reader import MmapSource, Reader

ZOOM = 14
SIDE = 1 << ZOOM
LIMIT = 0.005


def place(longitude, latitude):
    """A place in tiles of zoom 14, y to the south."""
    y = (1 - math.asinh(math.tan(math.radians(latitude))) / math.pi) / 2
    return (longitude + 180) / 360 * SIDE, y * SIDE


class Witnesses(osmium.SimpleHandler):
    """Places that are land or water beyond doubt, by node."""

    def __init__(self, path):
        super().__init__()
        self.land, self.water = {}, {}
        self.apply_file(str(path), locations=True, idx="flex_mem")

    def node(self, node):
        if (node.tags.get("seamark:type") or "").startswith("buoy"):
            self.water[node.id] = place(node.location.lon, node.location.lat)

    def way(self, way):
        tags = way.tags
        nodes = [node for node in way.nodes if node.location.valid()]
        if tags.get("route") == "ferry":
            for node in nodes[1:-1]:
                self.water[node.ref] = place(node.lon, node.lat)
        elif ("building" in tags or "highway" in tags) and tags.get("man_made") != "pier":
            if any(tags.get(key, "no") != "no" for key in ("bridge", "tunnel", "floating", "covered")):
                return
            for node in nodes:
                self.land[node.ref] = place(node.lon, node.lat)


class Ocean:
    """The sea of an atlas, tile by tile."""

    def __init__(self, atlas):
        self.file = open(pathlib.Path(atlas) / "tiles.pmtiles", "rb")
        self.reader = Reader(MmapSource(self.file))

    def holds(self, places):
        """For each place whether it lies in the sea."""
        places = numpy.array(places).reshape(-1, 2)
        found = numpy.zeros(len(places), dtype=bool)
        rows = collections.defaultdict(list)
        for row, (x, y) in enumerate(numpy.floor(places).astype(int)):
            rows[x, y].append(row)
        for (x, y), here in sorted(rows.items()):
            data = self.reader.get(ZOOM, int(x), int(y))
            if data is None:
                continue
            layer = mapbox_vector_tile.decode(gzip.decompress(data), default_options={"y_coord_down": True}).get("ocean")
            if layer is None:
                continue
            for feature in layer["features"]:
                shape = shapely.make_valid(shapely.geometry.shape(feature["geometry"]))
                inner = (places[here] - (x, y)) * layer["extent"]
                found[here] |= shapely.contains_xy(shape, inner[:, 0], inner[:, 1])
        return found


def judge(witnesses, ocean):
    """Says shares in the wrong element, and whether they are small."""
    good = True
    for name, places, is_sea in (("land", witnesses.land, True), ("water", witnesses.water, False)):
        if not places:
            continue
        wrong = int((ocean.holds(list(places.values())) == is_sea).sum())
        print(f"{name}: {wrong:,} of {len(places):,} are {'in the sea' if is_sea else 'on land'}")
        # Bays and harbors are water without being sea, and some ferries cross lakes.
        good &= wrong <= LIMIT * len(places) if is_sea else True
    return good


class Cut(osmium.SimpleHandler):
    """The nodes within a shape, and the ways with one of them: whole, or without the others."""

    def __init__(self, path, inside, is_whole, missing):
        super().__init__()
        self.inside, self.is_whole, self.missing = inside, is_whole, missing
        self.nodes, self.kept, self.ways = {}, set(), []
        self.apply_file(str(path))

    def node(self, node):
        spot = place(node.location.lon, node.location.lat)
        self.nodes[node.id] = (node.location.lon, node.location.lat, dict(node.tags))
        if self.inside(*spot):
            self.kept.add(node.id)

    def way(self, way):
        refs = [node.ref for node in way.nodes]
        if not any(ref in self.kept for ref in refs) or way.id in self.missing:
            return
        if not self.is_whole:
            refs = [ref for ref in refs if ref in self.kept]
        self.ways.append((way.id, refs, dict(way.tags)))

    def write(self, path):
        nodes = set(self.kept)
        for _, refs, _ in self.ways:
            nodes.update(ref for ref in refs if ref in self.nodes)
        writer = osmium.SimpleWriter(str(path))
        for number in sorted(nodes):
            longitude, latitude, tags = self.nodes[number]
            writer.add_node(osmium.osm.mutable.Node(id=number, location=(longitude, latitude), tags=tags))
        for number, refs, tags in sorted(self.ways):
            writer.add_way(osmium.osm.mutable.Way(id=number, nodes=refs, tags=tags))
        writer.close()


class Coast(osmium.SimpleHandler):
    def __init__(self, path):
        super().__init__()
        self.ways = {}
        self.apply_file(str(path), locations=True, idx="flex_mem")

    def way(self, way):
        if way.tags.get("natural") == "coastline":
            self.ways[way.id] = [place(node.lon, node.lat) for node in way.nodes if node.location.valid()]


def cuts(path, seed, count):
    """Shapes of cuts around places of the coast: name, test of a place, whether ways stay whole, missing ways."""
    chance = random.Random(seed)
    ways = sorted(Coast(path).ways.items())
    for number in range(count):
        way, line = chance.choice(ways)
        x, y = chance.choice(line)
        size = chance.choice([0.4, 1, 3, 10])
        kind = ["box", "box, ways cut", "polygon", "polygon, ways cut", "box, coast missing", "box, ways cut, coast missing"][number % 6]
        if "box" in kind:
            width, height = size * chance.uniform(0.5, 1.5), size * chance.uniform(0.5, 1.5)
            dx, dy = chance.uniform(-0.4, 0.4) * width, chance.uniform(-0.4, 0.4) * height
            shape = shapely.box(x + dx - width / 2, y + dy - height / 2, x + dx + width / 2, y + dy + height / 2)
        else:
            shape = shapely.Polygon([
                (x + size * chance.uniform(0.3, 1) * math.cos(turn), y + size * chance.uniform(0.3, 1) * math.sin(turn))
                for turn in (2 * math.pi * step / 9 for step in range(9))])
        missing = {way} if "missing" in kind else set()
        yield f"{kind} of {size} tiles at {x:.3f} {y:.3f}", shape, "ways cut" not in kind, missing


def check_cuts(options):
    """Compares each cut with the whole."""
    whole = Witnesses(options.extract)
    good = True
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)

        def imported(extract, name):
            command = [options.cut, "import", str(extract), "-o", str(folder / name), "--quiet"]
            done = subprocess.run(command, capture_output=True, text=True)
            return Ocean(folder / name) if done.returncode == 0 else None

        ocean = imported(options.extract, "whole.atlas")
        wet = {}
        for places in (whole.land, whole.water):
            wet.update(zip(places, ocean.holds(list(places.values()))))
        for number, (name, shape, is_whole, missing) in enumerate(cuts(options.extract, options.seed, options.count)):
            shapely.prepare(shape)
            cut = Cut(options.extract, lambda x, y: shapely.contains_xy(shape, x, y), is_whole, missing)
            cut.write(folder / f"{number}.osm.pbf")
            part = imported(folder / f"{number}.osm.pbf", f"{number}.atlas")
            if part is None:
                print(f"{name}: nothing to show")
                continue
            for kind, places in (("land", whole.land), ("water", whole.water)):
                own = {key: spot for key, spot in places.items() if key in cut.kept}
                if not own:
                    continue
                wrong = [key for key, is_wet in zip(own, part.holds(list(own.values()))) if is_wet != wet[key]]
                share = len(wrong) / len(own)
                is_fault = share > LIMIT and len(wrong) > 3 and (kind == "land" or share > 0.05)
                good &= not is_fault
                print(f"{'FAULT ' if is_fault else ''}{number} {name}: {len(wrong):,} of {len(own):,} on {kind} differ"
                      + (f", such as {own[wrong[0]]}" if wrong else ""))
    return good


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("extract")
    parser.add_argument("atlas", nargs="?")
    parser.add_argument("--cut", metavar="PROGRAM")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=12)
    options = parser.parse_args()
    if options.cut:
        good = check_cuts(options)
    elif options.atlas:
        good = judge(Witnesses(options.extract), Ocean(options.atlas))
    else:
        parser.error("an atlas or --cut PROGRAM is needed")
    print("good" if good else "NOT GOOD")
    raise SystemExit(not good)


if __name__ == "__main__":
    main()
