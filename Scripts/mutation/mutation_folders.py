"""Where mutation testing finds what it changes, and what its parts share."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = ROOT / "Scripts/mutation"
COPY = ROOT / ".build-mutants/package"
# Whose tests have to notice a change in a target.
TESTS = {
    "Geodesy": "GeodesyTests", "MapGeometry": "MapGeometryTests", "OpenStreetMap": "OpenStreetMapTests",
    "VectorTile": "VectorTileTests", "Tiles": "TilesTests", "ClusterMap": "ClusterMapTests",
    "Places": "PlacesTests", "Gazetteer": "GazetteerTests", "Roads": "RoadsTests", "RoadNetwork": "RoadsTests",
    "Shortbread": "ShortbreadTests", "Atlas": "AtlasTests", "Bytes": "BytesTests", "Deflate": "DeflateTests",
}


def say(text):
    print(text, flush=True)


def flat(text):
    return " ".join(text.split())
