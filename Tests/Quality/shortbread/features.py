"""Compares the features of an atlas with the extract it was made of, one by one, by the tables of schema.json.

    Tests/Quality/shortbread/features.py EXTRACT.osm.pbf NAME.atlas

What should be there is read from the raw elements: no line of the importer is asked. Of every element the kinds and fields
are worked out by the schema's words, and the tiles of zoom 14 must hold the same, no more and no less; features carry the
element's id there, but for labels along lines, which are joined: of these the words are compared. Of tiles at every other
zoom, no kind comes before its zoom and no field before its own. What Mapwright adds beyond the schema, as its code says, is
named below and counted apart. Needs Python with osmium, pmtiles and mapbox-vector-tile.
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
# The keys whose values are kinds of `land`; `landuse` has all that no other key has.
LAND = {
    "natural": {"sand", "beach", "heath", "scrub", "grassland", "bare_rock", "scree", "shingle"},
    "wetland": {"swamp", "bog", "string_bog", "wet_meadow", "marsh"}, "amenity": {"grave_yard"},
    "leisure": {"golf_course", "park", "garden", "playground", "miniature_golf"},
}
LAND["landuse"] = set(SCHEMA["land"]["kinds"]) - set().union(*LAND.values())
# How many people live in a place that does not say it.
POPULATIONS = {
    "city": 100_000, "town": 5_000, "village": 100, "hamlet": 50, "suburb": 1_000, "quarter": 500, "neighbourhood": 100,
    "isolated_dwelling": 5, "farm": 5, "island": 0, "locality": 0,
}


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


def place(tags):
    """What the layer `place_labels` says of a node with a name, or nothing."""
    kind = tags.get("place")
    if kind not in POPULATIONS or "name" not in tags:
        return None
    # Thousands are set apart in several ways; what is no number counts as not said.
    digits = "".join(c for c in tags.get("population", "") if c not in ",. ")
    found = {"population": int(digits) if digits.isascii() and digits.isdigit() else POPULATIONS[kind]}
    # `2` is what many mappers write for `yes`.
    capitals = {"yes": "capital", "2": "capital", "4": "state_capital"}
    if kind in ("city", "town", "village", "hamlet"):
        kind = capitals.get(tags.get("capital"), kind)
    return found | {"kind": kind} | names(tags)


def label(tags, found):
    """What a label along a street says: kind, reference and name, and whether it is in a tunnel; nothing without words."""
    if not names(tags) and "ref" not in tags:
        return None
    kind = tags["highway"] if found["link"] else found["kind"]
    # Blanks beside a semicolon are no part of a number.
    ref = "\n".join(part.strip() for part in tags.get("ref", "").split(";"))
    return kind, ref, tags.get("name", ""), found["tunnel"]


def area(tags):
    """Kinds that an area may have by layer, of those whose attributes are a kind alone."""
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
        found["water_polygons"] = {next(kind for kind, holds in water.items() if holds)}
    # The schema does not say which of several kinds goes first; what is water is drawn as that.
    land = {tags.get(key) for key, kinds in LAND.items() if tags.get(key) in kinds}
    land |= {"forest"} if natural == "wood" else set()
    if land and "water_polygons" not in found:
        found["land"] = land
    if tags.get("building", "no") != "no":
        found["buildings"] = {None}
    sites = {kind: amenity == kind for kind in SCHEMA["sites"]["kinds"]} | {
        "danger_area": tags.get("military") == "danger_area", "sports_centre": tags.get("leisure") == "sports_centre",
        "construction": landuse == "construction"}
    for kind in ("danger_area", "sports_centre", *SCHEMA["sites"]["kinds"]):
        if sites[kind]:
            found["sites"] = {kind}
            break
    return found


class Expected(osmium.SimpleHandler):
    """What the tiles should hold: layer, id, attributes. Points of nodes, lines of ways that are not closed, areas of those that are."""

    def __init__(self):
        super().__init__()
        self.features = collections.defaultdict(dict)
        self.areas = collections.defaultdict(dict)
        # Areas of any size, and of relations, by their ids: what may be there and need not.
        self.possible = collections.defaultdict(dict)
        # Names of waters, by id and kind; of lines by kind and name.
        self.waters = {}
        self.streams = set()
        # Words along streets: of lines, and of rings too, which may be areas.
        self.labels, self.more_labels = set(), set()
        self.lines, self.maritime, self.disputed = set(), set(), set()
        self.levels = {}
        self.ways = {}

    def node(self, node):
        if not len(node.tags):
            return
        for layer, found in point(node.tags).items():
            self.features[layer][node.id * 10 + 1] = found
        if found := place(node.tags):
            self.features["place_labels"][node.id * 10 + 1] = found

    def relation(self, relation):
        tags, number = relation.tags, relation.id * 10 + 3
        if tags.get("type") in ("multipolygon", "boundary"):
            # Where nothing else says what it is, the ways around it do: so areas were mapped until 2017.
            around = [self.ways.get(member.ref, {}) for member in relation.members if member.type == "w" and member.role != "inner"]
            for found in [area(tags)] if area(tags) or not any(around) else around:
                for layer, kinds in found.items():
                    self.possible[layer][number] = self.possible[layer].get(number, set()) | kinds
            if "name" in tags:
                self.waters[number] = tags["name"]
        level = tags.get("admin_level")
        level = int(level) if level in ("2", "4") else None
        ways = [member.ref for member in relation.members if member.type == "w"]
        if level and tags.get("boundary") == "administrative":
            for way in ways:
                self.levels[way] = min(level, self.levels.get(way, 4))
        if tags.get("boundary") == "disputed" and ("admin_level" not in tags or level):
            self.disputed.update(ways)

    def borders(self):
        """The features of `boundaries`, once all relations are read."""
        return {
            way * 10 + 2: {"admin_level": level, "maritime": way in self.maritime, "disputed": way in self.disputed}
            for way, level in self.levels.items() if way in self.lines
        }

    def way(self, way):
        refs = [node.ref for node in way.nodes]
        road = street(way.tags)
        if words := road and label(way.tags, road):
            self.more_labels.add(words)
        if kinds := area(way.tags):
            self.ways[way.id] = kinds
        if way.tags.get("maritime") == "yes" or way.tags.get("natural") == "coastline":
            self.maritime.add(way.id)
        if way.tags.get("disputed") == "yes":
            self.disputed.add(way.id)
        if refs[0] == refs[-1]:
            for layer, kinds in area(way.tags).items():
                self.possible[layer][way.id * 10 + 2] = kinds
            if "name" in way.tags:
                self.waters[way.id * 10 + 2] = way.tags["name"]
            spots = [(node.lon, node.lat) for node in way.nodes if node.location.valid()]
            # What is smaller than the grid of the tiles is in none.
            if len(spots) == len(refs) and min(max(side) - min(side) for side in zip(*spots)) > 3e-5:
                for layer, kinds in area(way.tags).items():
                    self.areas[layer][way.id * 10 + 2] = kinds
        if len(refs) < 2:
            return
        # What an extract has of a way: two places that follow each other make a line.
        known = [node.location.valid() for node in way.nodes]
        if not any(one and other for one, other in zip(known, known[1:])):
            return
        self.lines.add(way.id)
        spots = [(node.lon, node.lat) for node in way.nodes if node.location.valid()]
        # A line whose ends fall onto one point of the grid is none.
        if refs[0] == refs[-1] or max(max(side) - min(side) for side in zip(*spots)) < 6e-6:
            return
        tags, number = way.tags, way.id * 10 + 2
        if road:
            self.features["streets"][number] = road
        if words:
            self.labels.add(words)
        water = tags.get("waterway")
        if water in SCHEMA["water_lines"]["kinds"] and "name" in tags:
            self.streams.add((water, tags["name"]))
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
    words = collections.defaultdict(list)
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
                    if zoom == 14 and name in ("street_labels", "water_lines_labels"):
                        words[name].append(own)
                    elif zoom == 14 and "id" in feature:
                        found[name][feature["id"]] = own
    expected.features["boundaries"] = expected.borders()
    layers = ["boundaries", "place_labels", "pois", "addresses", "public_transport", "streets", "water_lines", "dam_lines", "pier_lines", "aerialways", "ferries"]
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
        for number, kinds in areas.items():
            own = found[layer].get(number)
            if own is None:
                fault(f"{layer}: missing", f"{number} {kinds}")
            elif own.get("kind") not in kinds:
                fault(f"{layer}: differs", f"{number}: {own} instead of {kinds}")
        for number, own in found[layer].items():
            kinds = expected.possible[layer].get(number)
            if number not in areas and (kinds is None or own.get("kind") not in kinds):
                fault(f"{layer}: too many", f"{number} {own}")
            if layer == "buildings" and own.get("dummy") != 1:
                fault("buildings: dummy is not 1", f"{number} {own}")
        print(f"{layer}: {len(areas):,} of {len(found[layer]):,} compared")
    for number, own in found["water_polygons_labels"].items():
        if own.get("kind") not in MORE_KINDS["water_polygons_labels"] and own.get("name") != expected.waters.get(number):
            fault("water_polygons_labels: differs", f"{number}: {own} instead of {expected.waters.get(number)}")
    for number in expected.areas["water_polygons"].keys() & expected.waters.keys() - found["water_polygons_labels"].keys():
        fault("water_polygons_labels: missing", f"{number} {expected.waters[number]}")
    print(f"water_polygons_labels: {len(found['water_polygons_labels']):,} compared")
    # Labels of lines are joined from several ways: their words are compared, each once.
    streets = {(own["kind"], own.get("ref", ""), own.get("name", ""), own.get("tunnel", False)) for own in words["street_labels"]}
    streams = {(own["kind"], own["name"]) for own in words["water_lines_labels"]}
    for layer, own, least, most in (
        ("street_labels", streets, expected.labels, expected.more_labels),
        ("water_lines_labels", streams, expected.streams, expected.streams),
    ):
        for one in least - own:
            fault(f"{layer}: missing", one)
        for one in own - most:
            fault(f"{layer}: too many", one)
        print(f"{layer}: {len(least):,} of {len(own):,} compared")
    for kind, count in sorted(faults.items()):
        print(f"{count:,} × {kind}, such as {examples[kind]}")
    print("no difference" if not faults else f"{sum(faults.values()):,} differences")
    raise SystemExit(bool(faults))


if __name__ == "__main__":
    main()
