"""Compares the features of an atlas with the extract it was made of, one by one, by the tables of schema.json.

    Tests/Quality/shortbread/features.py EXTRACT.osm.pbf NAME.atlas

What should be there is read from the raw elements: no line of the importer is asked. Of every element the kinds and fields
are worked out by the schema's words, and the tiles of zoom 14 must hold the same, no more and no less; features carry the
element's id there. Of tiles at every other zoom, no kind comes before its zoom and no field before its own. What Mapwright
adds beyond the schema, as its code says, is named below and counted apart. Needs Python with osmium, pmtiles and
mapbox-vector-tile.
"""

import collections
import gzip
import json
import pathlib
import sys

import mapbox_vector_tile
import osmium
from pmtiles.reader import MmapSource, Reader, all_tiles

SCHEMA = json.loads((pathlib.Path(__file__).resolve().parent / "schema.json").read_text())
LINKS = ["motorway_link", "trunk_link", "primary_link", "secondary_link", "tertiary_link"]
RAILS = ["rail", "narrow_gauge", "tram", "light_rail", "funicular", "subway", "monorail"]
BRIDGES = "yes viaduct boardwalk cantilever covered low_water_crossing movable trestle".split()
ACCESS = {
    "motorcar": ["motorcar", "motor_vehicle", "vehicle", "access"], "bicycle": ["bicycle", "vehicle", "access"],
    "foot": ["foot", "access"], "horse": ["horse", "access"],
}
# Keys and values that are points of interest in Mapwright and not in the schema.
MORE_POIS = {"amenity": {"charging_station"}, "tourism": {"museum"}, "leisure": {"garden"}}
# Fields and kinds beyond the schema.
MORE_FIELDS = {"buildings": {"dummy", "height", "min_height"}, "water_polygons_labels": set()}
MORE_KINDS = {"place_labels": {"islet"}, "water_polygons_labels": {"bay", "strait"}}
POI_KEYS = list(SCHEMA["pois"]["values"])


LANGUAGES = ["en", "de"]


def names(tags):
    return {"name_" + t.k[5:]: t.v for t in tags if t.k.startswith("name:") and t.k[5:] in LANGUAGES} | (
        {"name": tags["name"]} if "name" in tags else {})


def street(tags):
    """What the layer `streets` says of a way, or nothing."""
    highway, railway, aeroway = tags.get("highway"), tags.get("railway"), tags.get("aeroway")
    kinds = SCHEMA["streets"]["kinds"]
    if highway in LINKS or (highway in kinds and highway not in RAILS + ["runway", "taxiway"]):
        kind, rail = highway.removesuffix("_link"), False
    elif railway in RAILS:
        kind, rail = railway, True
    elif aeroway in ("runway", "taxiway"):
        kind, rail = aeroway, False
    else:
        return None
    is_road = not rail and kind not in ("runway", "taxiway")
    oneway = None if rail else tags.get("oneway")
    found = {
        "kind": kind, "rail": rail, "link": highway in LINKS and is_road,
        "tunnel": tags.get("tunnel") in ("yes", "building_passage") or tags.get("covered") == "yes",
        "bridge": tags.get("bridge") in BRIDGES, "oneway": oneway in ("yes", "1", "true", "-1"),
        "oneway_reverse": oneway == "-1", "surface": tags.get("surface", ""),
    }
    for key in ("tracktype", "service"):
        if key in tags:
            found[key] = tags[key]
    for field, keys in ACCESS.items() if is_road else ():
        value = next((SCHEMA["streets"]["access"][tags[k]] for k in keys if tags.get(k) in SCHEMA["streets"]["access"]), None)
        if value:
            found[field] = value
    return found


def point(tags):
    """Layers and attributes of a point of interest, an address or a stop; they may be areas too."""
    found = {}
    own = {k: tags[k] for k in POI_KEYS if tags.get(k) in SCHEMA["pois"]["values"][k]}
    more = {k: tags[k] for k in MORE_POIS if tags.get(k) in MORE_POIS[k]}
    if more.get("leisure") == "garden" and not names(tags):
        del more["leisure"]
    address = {f: tags["addr:" + f] for f in ("housename", "housenumber") if "addr:" + f in tags}
    if own or more:
        pois = own | more | names(tags) | address
        amenity = tags.get("amenity")
        details = {
            "cuisine": amenity in ("restaurant", "fast_food", "pub", "bar", "cafe"),
            "sport": tags.get("leisure") in ("pitch", "sports_centre"), "vending": amenity == "vending_machine",
            "information": tags.get("tourism") == "information", "tower:type": tags.get("man_made") == "tower",
            "religion": amenity == "place_of_worship", "denomination": amenity == "place_of_worship",
        }
        pois |= {key: tags[key] for key, shown in details.items() if shown and key in tags}
        for key in ("glass_bottles", "paper", "clothes", "scrap_metal"):
            if amenity == "recycling" and tags.get("recycling:" + key) == "yes":
                pois["recycling:" + key] = True
        if amenity == "bank" and tags.get("atm") == "yes":
            pois["atm"] = True
        found["pois"] = pois
    elif address:
        found["addresses"] = address
    stops = [
        ("aeroway", "aerodrome", "aerodrome"), ("aeroway", "helipad", "helipad"), ("railway", "station", "station"),
        ("railway", "halt", "halt"), ("railway", "tram_stop", "tram_stop"), ("amenity", "bus_station", "bus_station"),
        ("amenity", "ferry_terminal", "ferry_terminal"), ("highway", "bus_stop", "bus_stop"),
        ("aerialway", "station", "aerialway_station"),
    ]
    kind = next((kind for key, value, kind in stops if tags.get(key) == value), None)
    if kind:
        found["public_transport"] = {"kind": kind} | names(tags) | ({"iata": tags["iata"]} if "iata" in tags else {})
    return found


def area(tags):
    """Kinds of an area by layer, of those whose attributes are a kind alone."""
    found = {}
    if tags.get("area") == "no":
        return found
    landuse, natural, amenity = tags.get("landuse"), tags.get("natural"), tags.get("amenity")
    water = {
        "glacier": natural == "glacier", "river": natural == "water" and tags.get("water") == "river" or tags.get("waterway") == "riverbank",
        "water": natural == "water" and tags.get("water") != "river", "dock": tags.get("waterway") == "dock",
        "reservoir": landuse == "reservoir", "basin": landuse == "basin",
    }
    if any(water.values()):
        found["water_polygons"] = next(kind for kind, holds in water.items() if holds)
    sites = {kind: amenity == kind for kind in SCHEMA["sites"]["kinds"]} | {
        "danger_area": tags.get("military") == "danger_area", "sports_centre": tags.get("leisure") == "sports_centre",
        "construction": landuse == "construction"}
    for kind in ("danger_area", "sports_centre", *SCHEMA["sites"]["kinds"]):
        if sites[kind]:
            found["sites"] = kind
            break
    return found


class Expected(osmium.SimpleHandler):
    """What the tiles should hold: layer, id, attributes. Points of nodes, lines of ways that are not closed, areas of those that are."""

    def __init__(self):
        super().__init__()
        self.features = collections.defaultdict(dict)
        self.areas = collections.defaultdict(dict)

    def node(self, node):
        if not len(node.tags):
            return
        for layer, found in point(node.tags).items():
            self.features[layer][node.id * 10 + 1] = found

    def way(self, way):
        refs = [node.ref for node in way.nodes]
        if refs[0] == refs[-1]:
            spots = [(node.lon, node.lat) for node in way.nodes if node.location.valid()]
            # What is smaller than the grid of the tiles is in none.
            if len(spots) == len(refs) and min(max(side) - min(side) for side in zip(*spots)) > 3e-5:
                for layer, kind in area(way.tags).items():
                    self.areas[layer][way.id * 10 + 2] = kind
        if refs[0] == refs[-1] or len(refs) < 2:
            return
        # What an extract has of a way: two places that follow each other make a line.
        known = [node.location.valid() for node in way.nodes]
        if not any(one and other for one, other in zip(known, known[1:])):
            return
        tags, number = way.tags, way.id * 10 + 2
        if road := street(tags):
            self.features["streets"][number] = road
        water = tags.get("waterway")
        if water in SCHEMA["water_lines"]["kinds"]:
            self.features["water_lines"][number] = {
                "kind": water, "bridge": tags.get("bridge") in BRIDGES,
                "tunnel": tags.get("tunnel") in ("yes", "building_passage") or tags.get("covered") == "yes"}
        if water == "dam":
            self.features["dam_lines"][number] = {"kind": "dam"}
        if tags.get("man_made") in SCHEMA["pier_lines"]["kinds"]:
            self.features["pier_lines"][number] = {"kind": tags["man_made"]}
        aerial = (tags.get("aerialway") or "").replace("rope_tow", "rope-tow")
        if aerial in SCHEMA["aerialways"]["kinds"]:
            self.features["aerialways"][number] = {"kind": aerial}
        if tags.get("route") == "ferry":
            self.features["ferries"][number] = {"kind": "ferry"} | names(tags)


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    LANGUAGES[:] = json.loads((pathlib.Path(sys.argv[2]) / "manifest.json").read_text()).get("languages", LANGUAGES)
    expected = Expected()
    expected.apply_file(sys.argv[1], locations=True)
    faults = collections.Counter()
    examples = {}

    def fault(kind, text):
        faults[kind] += 1
        examples.setdefault(kind, text)

    found = collections.defaultdict(dict)
    with open(pathlib.Path(sys.argv[2]) / "tiles.pmtiles", "rb") as file:
        for (zoom, x, y), data in all_tiles(MmapSource(file)):
            for name, layer in mapbox_vector_tile.decode(gzip.decompress(data)).items():
                schema = SCHEMA.get(name)
                if schema is None:
                    fault(f"{name}: no such layer", f"{zoom}/{x}/{y}")
                    continue
                for feature in layer["features"]:
                    own = feature["properties"]
                    kind = str(own.get("kind", own.get("admin_level", "")))
                    if schema["kinds"] and kind not in schema["kinds"] and kind not in MORE_KINDS.get(name, ()):
                        fault(f"{name}: kind {kind}", f"{zoom}/{x}/{y}")
                    lowest = schema["kinds"].get(kind)
                    if lowest is not None and zoom < lowest and kind not in ("island",):
                        fault(f"{name}: {kind} before zoom {lowest}", f"{zoom}/{x}/{y}")
                    for field in own:
                        known = schema["fields"].get("name" if field.startswith("name_") else field)
                        if known is None and field not in MORE_FIELDS.get(name, ()):
                            fault(f"{name}: field {field}", f"{zoom}/{x}/{y}")
                        elif known and zoom < known[1]:
                            fault(f"{name}: {field} before zoom {known[1]}", f"{zoom}/{x}/{y}")
                    if zoom == 14 and "id" in feature:
                        found[name][feature["id"]] = own
    layers = ["pois", "addresses", "public_transport", "streets", "water_lines", "dam_lines", "pier_lines", "aerialways", "ferries"]
    for layer in layers:
        for number, attributes in expected.features[layer].items():
            own = found[layer].get(number)
            if own is None:
                fault(f"{layer}: missing", f"{number} {attributes}")
            elif own != attributes:
                fault(f"{layer}: differs", f"{number}: {own} instead of {attributes}")
        # Points of areas and lines of rings are not worked out above.
        for number in found[layer].keys() - expected.features[layer].keys():
            if number % 10 == 1:
                fault(f"{layer}: too many", f"{number} {found[layer][number]}")
        print(f"{layer}: {len(expected.features[layer]):,} of {len(found[layer]):,} compared")
    for layer, areas in sorted(expected.areas.items()):
        for number, kind in areas.items():
            own = found[layer].get(number, {}).get("kind")
            if own is None:
                fault(f"{layer}: missing", f"{number} {kind}")
            elif own != kind:
                fault(f"{layer}: differs", f"{number}: {own} instead of {kind}")
        print(f"{layer}: {len(areas):,} of {len(found[layer]):,} compared")
    for kind, count in sorted(faults.items()):
        print(f"{count:,} × {kind}, such as {examples[kind]}")
    print("no difference" if not faults else f"{sum(faults.values()):,} differences")
    raise SystemExit(bool(faults))


if __name__ == "__main__":
    main()
