"""Checks a PMTiles archive of vector tiles with readers that are not ours.

    check_tiles.py ARCHIVE [--json]

Reads the header, the metadata and every tile with `pmtiles`, decodes every different tile with
`mapbox-vector-tile`, and asks Shapely whether its polygons are valid. Prints what it counted, with
invalid polygons by layer; exits with 1 and one line a failure if anything is wrong.
"""

import collections
import gzip
import json
import sys

import mapbox_vector_tile
import shapely
import shapely.geometry
from pmtiles.reader import MmapSource, Reader, all_tiles
from pmtiles.tile import Compression, TileType, zxy_to_tileid

# `Reader.get` inflates the directories for every tile, so only a sample of tiles goes through it.
SAMPLE_COUNT = 300
# Failures of one kind say little that the first few do not.
FAILURE_LIMIT = 20


class Report:
    def __init__(self):
        self.failures = []
        self.addressed = 0
        self.contents = 0
        self.features = collections.Counter()
        self.polygons = collections.Counter()
        self.invalid = collections.Counter()
        self.tiles_by_zoom = collections.Counter()

    def expect(self, condition, message):
        if not condition:
            self.failures.append(message)


def check_header(header, report):
    report.expect(header["version"] == 3, f"the version is {header['version']}")
    report.expect(header["tile_type"] == TileType.MVT, "the tiles are not vector tiles")
    report.expect(header["tile_compression"] == Compression.GZIP, "the tiles are not gzip")
    report.expect(header["clustered"], "the archive is not clustered")
    report.expect(header["root_offset"] == 127, "the root directory is not behind the header")
    end_of_root = header["root_offset"] + header["root_length"]
    report.expect(end_of_root < 16384 + 1, "the root directory does not fit the first request")
    for low, high in (("min_lon_e7", "max_lon_e7"), ("min_lat_e7", "max_lat_e7")):
        report.expect(header[low] <= header[high], f"{low} is greater than {high}")
    for name, low, high in (
        ("center_lon_e7", "min_lon_e7", "max_lon_e7"),
        ("center_lat_e7", "min_lat_e7", "max_lat_e7"),
    ):
        report.expect(header[low] <= header[name] <= header[high], f"{name} is out of bounds")


def check_tile(where, content, layer_ids, report):
    layers = mapbox_vector_tile.decode(content, default_options={"y_coord_down": True})
    report.expect(layers, f"tile {where} has no layers")
    for name, layer in layers.items():
        report.expect(name in layer_ids, f"tile {where}: layer {name} is not in vector_layers")
        report.expect(layer["features"], f"tile {where}: layer {name} has no features")
        report.features[name] += len(layer["features"])
        for feature in layer["features"]:
            geometry = feature["geometry"]
            report.expect(
                geometry["type"] != "UNKNOWN" and geometry["coordinates"],
                f"tile {where}: layer {name} has a feature without geometry",
            )
            if geometry["type"] in ("Polygon", "MultiPolygon"):
                report.polygons[name] += 1
                if not shapely.is_valid(shapely.geometry.shape(geometry)):
                    report.invalid[name] += 1


def check(path):
    report = Report()
    with open(path, "rb") as file:
        source = MmapSource(file)
        reader = Reader(source)
        header = reader.header()
        check_header(header, report)
        metadata = reader.metadata()
        layer_ids = {layer["id"] for layer in metadata.get("vector_layers", [])}
        report.expect(layer_ids, "the metadata have no vector_layers")

        total = header["addressed_tiles_count"]
        seen = set()
        last_id = -1
        for (z, x, y), packed in all_tiles(source):
            where = f"{z}/{x}/{y}"
            tile_id = zxy_to_tileid(z, x, y)
            report.expect(tile_id > last_id, f"tile {where} is out of order")
            last_id = tile_id
            report.expect(
                header["min_zoom"] <= z <= header["max_zoom"], f"tile {where}: zoom out of range"
            )
            report.addressed += 1
            report.tiles_by_zoom[z] += 1
            if report.addressed % max(1, total // SAMPLE_COUNT) == 0:
                report.expect(reader.get(z, x, y) == packed, f"tile {where} is not found")
            if packed in seen:
                continue
            seen.add(packed)
            try:
                check_tile(where, gzip.decompress(packed), layer_ids, report)
            except Exception as error:  # whatever a decoder says counts as a failure of the tile
                report.failures.append(f"tile {where} cannot be decoded: {error!r}")
        report.contents = len(seen)

    for name, counted in (
        ("addressed_tiles_count", report.addressed),
        ("tile_contents_count", report.contents),
    ):
        report.expect(
            header[name] == counted, f"{name} is {header[name]}, there are {counted} tiles"
        )
    for name, count in sorted(report.invalid.items()):
        report.failures.append(f"layer {name}: {count} of {report.polygons[name]} polygons invalid")
    return report


def main(arguments):
    paths = [argument for argument in arguments if argument != "--json"]
    if len(paths) != 1:
        print(__doc__, file=sys.stderr)
        return 64
    report = check(paths[0])
    if "--json" in arguments:
        fields = {
            "addressed": report.addressed,
            "contents": report.contents,
            "tilesByZoom": dict(sorted(report.tiles_by_zoom.items())),
            "features": dict(sorted(report.features.items())),
            "polygons": dict(sorted(report.polygons.items())),
            "invalidPolygons": dict(sorted(report.invalid.items())),
            "failures": report.failures,
        }
        print(json.dumps(fields, indent=2))
    else:
        print(f"{report.addressed} tiles, {report.contents} different")
        for name, count in sorted(report.features.items()):
            polygons, invalid = report.polygons[name], report.invalid[name]
            print(f"{name}: {count} features, {polygons} polygons, {invalid} invalid")
    for failure in report.failures[:FAILURE_LIMIT]:
        print(failure, file=sys.stderr)
    if len(report.failures) > FAILURE_LIMIT:
        print(f"and {len(report.failures) - FAILURE_LIMIT} more", file=sys.stderr)
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
