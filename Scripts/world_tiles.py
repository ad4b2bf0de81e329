"""Cuts the world outline into vector tiles: layer `sea` with what is no land, `borders` with lines, `places` with points."""

import gzip
import math

import mapbox_vector_tile
from pmtiles.tile import Compression, TileType, zxy_to_tileid
from pmtiles.writer import Writer
from shapely import STRtree, make_valid
from shapely.geometry import GeometryCollection, LineString, MultiPolygon, Point, Polygon, box
from shapely.ops import transform, unary_union

from world_places import FEWEST_ZOOM, places, with_room

EXTENT = 4096
BUFFER = 64  # units around a tile, so that its edge is not seen
DEEPEST = 5  # of 1 km, the outline's own step, a tile has three units there


def mercator(longitude, latitude):
    """A place on the unit square of web Mercator."""
    latitude = min(max(latitude, -85.0511), 85.0511)
    return longitude / 360 + 0.5, 0.5 - math.asinh(math.tan(math.radians(latitude))) / (2 * math.pi)


def projected(ring):
    return [mercator(*point) for point in ring]


def of_kind(geometry, kinds):
    """The parts of some kinds, those of collections within collections too: a repaired shape may be several shapes and lines."""
    if geometry.geom_type in kinds:
        return [] if geometry.is_empty else [geometry]
    return [found for part in getattr(geometry, "geoms", []) for found in of_kind(part, kinds)]


class Tiler:
    def __init__(self, land, borders):
        self.land = [
            part for polygon in land
            for part in of_kind(make_valid(Polygon(projected(polygon[0]), [projected(hole) for hole in polygon[1:]])), ("Polygon",))
        ]
        self.borders = [LineString(projected(line)) for line in borders if len(line) > 1]
        self.land_tree, self.border_tree = STRtree(self.land), STRtree(self.borders)
        candidates = places()
        self.places = {}
        for z in range(FEWEST_ZOOM, DEEPEST + 1):
            for place in with_room(candidates, z, mercator):
                x, y = (part * 2**z for part in mercator(place["longitude"], place["latitude"]))
                inside = (x - int(x), y - int(y), place["properties"])
                self.places.setdefault((z, int(x), int(y)), []).append(inside)

    def tile(self, z, x, y):
        """The bytes of a tile; None if it is all land."""
        side = 2.0**-z
        margin = side * BUFFER / EXTENT
        square = box(x * side - margin, y * side - margin, (x + 1) * side + margin, (y + 1) * side + margin)
        unit = side / EXTENT

        def local(geometry):
            return transform(lambda a, b: ((a - x * side) / unit, (b - y * side) / unit), geometry)

        # What is smaller than half a pixel of a tile is not seen.
        tolerance = 4 if z < DEEPEST else 1
        near = [self.land[i] for i in self.land_tree.query(square)]
        dry = unary_union([make_valid(part.intersection(square)) for part in near]) if near else GeometryCollection()
        dry = MultiPolygon([part for part in of_kind(local(dry), ("Polygon",)) if part.area > 12 * tolerance]).simplify(tolerance)
        sea = make_valid(local(square).difference(make_valid(dry)))
        sea = [part for part in of_kind(sea, ("Polygon", "MultiPolygon")) if part.area > 1]
        lines = [self.borders[i].intersection(square) for i in self.border_tree.query(square)]
        lines = [part.simplify(tolerance) for line in lines for part in of_kind(local(line), ("LineString",))]
        layers = []
        if sea:
            layers.append({"name": "sea", "features": [{"geometry": part, "properties": {}} for part in sea]})
        if lines:
            layers.append({"name": "borders", "features": [{"geometry": line, "properties": {}} for line in lines]})
        if named := self.places.get((z, x, y)):
            layers.append({
                "name": "places",
                "features": [
                    {"geometry": Point(round(a * EXTENT), round(b * EXTENT)), "properties": properties}
                    for a, b, properties in named
                ],
            })
        if not layers:
            return None
        return mapbox_vector_tile.encode(layers, default_options={"y_coord_down": True, "extents": EXTENT})


def write_tiles(path, land, borders):
    """Writes the archive; says how many tiles it has and of how many bytes the largest is."""
    tiler = Tiler(land, borders)
    sizes = {}
    with open(path, "wb") as file:
        writer = Writer(file)
        for z in range(DEEPEST + 1):
            for x, y in sorted(((x, y) for x in range(2**z) for y in range(2**z)), key=lambda at: zxy_to_tileid(z, *at)):
                if tile := tiler.tile(z, x, y):
                    packed = gzip.compress(tile, 9, mtime=0)
                    sizes[z, x, y] = len(packed)
                    writer.write_tile(zxy_to_tileid(z, x, y), packed)
        writer.finalize(
            {
                "tile_type": TileType.MVT, "tile_compression": Compression.GZIP, "min_zoom": 0, "max_zoom": DEEPEST,
                "min_lon_e7": -1800000000, "min_lat_e7": -850511280, "max_lon_e7": 1800000000, "max_lat_e7": 850511280,
                "center_zoom": 0, "center_lon_e7": 0, "center_lat_e7": 0,
            },
            {
                "attribution": "Made with Natural Earth, GeoNames and CLDR", "name": "World outline",
                "vector_layers": [{"id": name, "fields": {}} for name in ("sea", "borders", "places")],
            },
        )
    largest = max(sizes, key=sizes.get)
    print(f"{path.name}: {len(sizes)} tiles, {path.stat().st_size:,} bytes, the largest {largest} of {sizes[largest]:,}")
