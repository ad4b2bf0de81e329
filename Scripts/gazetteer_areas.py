"""The areas of the world's gazetteer: time zones, which tell countries, and states."""

import collections
import json
import pathlib
import re
import tarfile

import numpy
from shapely import STRtree, coverage_simplify, make_valid
from shapely.geometry import MultiPolygon, Point, Polygon, shape as geometry
from shapely.ops import unary_union
from timezonefinder import TimezoneFinder

from borders import parts

ZONES = pathlib.Path("/usr/share/zoneinfo/zone.tab")
ZONE_TOLERANCE = 0.012  # degrees: the root of the area that a dropped corner may move, about a kilometer
STATE_TOLERANCE = 0.01
SMALLEST_PART = 2e-4  # square degrees, unless it is a tenth of its area
# First levels that are towns, which addresses name as such.
TOWNS = {"AX", "LI", "LV", "MC", "MK", "MT", "NR", "SI", "SM"}
# Zones of the table that this version of the boundaries has under a former name.
RENAMED = {"Europe/Kiev": "Europe/Kyiv", "America/Godthab": "America/Nuuk", "Asia/Choibalsan": "Asia/Ulaanbaatar"}

# Codes of the country maps that stand for another unit by ISO 3166-2, or no longer for one.
RECODED = {
    "RU-MOW": "RU-MOS", "RU-MOS": "RU-MOW", "MX-DIF": "MX-CMX", "KZ-ALA": "KZ-ALM", "CZ-PR": "CZ-10", "CZ-ST": "CZ-20",
    "CZ-JC": "CZ-31", "CZ-PL": "CZ-32", "CZ-KA": "CZ-41", "CZ-US": "CZ-42", "CZ-LI": "CZ-51", "CZ-KR": "CZ-52", "CZ-PA": "CZ-53",
    "CZ-VY": "CZ-63", "CZ-JM": "CZ-64", "CZ-OL": "CZ-71", "CZ-ZL": "CZ-72", "CZ-MO": "CZ-80",
}
# Cities that are states of their own and have no outline on the maps, with their code in GeoNames.
CITY_STATES = {("CO", "34"): ("CO-DC", "Bogotá"), ("KZ", "02"): ("KZ-ALA", "Almaty")}
# The District of Columbia ends on the maps before the White House: its four corner stones and the Virginian bank.
WASHINGTON = Polygon([
    (-77.0410, 38.9960), (-76.9094, 38.8930), (-77.0390, 38.7916), (-77.0385, 38.8150), (-77.0365, 38.8415),
    (-77.0330, 38.8530), (-77.0395, 38.8640), (-77.0500, 38.8735), (-77.0570, 38.8800), (-77.0615, 38.8880),
    (-77.0670, 38.8990), (-77.0720, 38.9005), (-77.0860, 38.9045), (-77.1000, 38.9120), (-77.1165, 38.9290),
    (-77.1198, 38.9343),
])


def rows(path):
    return [line.split("\t") for line in path.read_text().splitlines() if line and line[0] != "#"]


def without_specks(shape):
    """The shape without parts and holes that are smaller than what the outline tells."""
    smallest = min(SMALLEST_PART, shape.area * 0.1)
    kept = [
        Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area >= smallest])
        for part in parts(shape)
        if part.area >= smallest
    ]
    return MultiPolygon(kept)


def zone_shapes():
    """Zones with their countries and shapes; neighbors share their border."""
    country_of = {row[2]: row[0] for row in rows(ZONES)}
    finder, found = TimezoneFinder(), []
    for zone in sorted(finder.timezone_names):
        if zone.startswith("Etc"):
            continue
        rings = finder.get_geometry(zone, coords_as_pairs=True)
        polygons = [Polygon(numpy.array(own[0]), [numpy.array(hole) for hole in own[1:]]) for own in rings]
        country = country_of.get(RENAMED.get(zone, zone), "")
        groups = collections.defaultdict(list)
        for polygon in polygons:
            inside = polygon.representative_point()
            # The north of Vietnam keeps the time of Bangkok.
            is_vietnam = zone == "Asia/Bangkok" and inside.x > 102 and inside.y > 17.9
            groups["VN" if is_vietnam else country].append(polygon)
        for code, own in sorted(groups.items()):
            if not code:
                print(f"no country: {zone}")
            found.append((zone, code, MultiPolygon([part for polygon in own for part in parts(make_valid(polygon))])))
    simple = coverage_simplify([shape for _, _, shape in found], ZONE_TOLERANCE)
    return [(zone, code, without_specks(shape)) for (zone, code, _), shape in zip(found, simple)]


def features(archive):
    """The features of the country maps, of several maps of a country the one with fewer parts."""
    maps = {}
    with tarfile.open(archive) as opened:
        for member in sorted(opened, key=lambda member: member.name):
            if not member.name.endswith(".geojson"):
                continue
            own = json.load(opened.extractfile(member))["features"]
            for feature in own:
                # One code of these has a tab behind it.
                feature["properties"]["ISO"] = (feature["properties"].get("ISO") or "").strip()
            codes = collections.Counter((feature["properties"].get("ISO") or "")[:2] for feature in own)
            country = codes.most_common(1)[0][0]
            proper = [feature for feature in own if re.fullmatch(r"[A-Z]{2}-[A-Z0-9]{1,3}", feature["properties"].get("ISO") or "")]
            if country in TOWNS or not proper:
                continue
            if country not in maps or len(proper) < len(maps[country]):
                maps[country] = proper
    for country, own in sorted(maps.items()):
        yield from ((country, feature) for feature in own if feature["geometry"])


def british(longitude, latitude, code):
    """The country of the United Kingdom that a district belongs to."""
    if latitude > 54.0 and longitude < -5.4 and not (latitude > 55.35 and longitude > -6.9):
        return "GB-NIR", "Northern Ireland"
    if code in WELSH:
        return "GB-WLS", "Wales"
    if code in SCOTTISH:
        return "GB-SCT", "Scotland"
    return "GB-ENG", "England"


WELSH = {f"GB-{code}" for code in """AGY BGE BGW CAY CGN CMN CRF CWY DEN FLN GWN MON MTY NTL NWP PEM POW RCT SWA TOF
    VGL WRX""".split()}
SCOTTISH = {f"GB-{code}" for code in """ABD ABE AGB ANS CLK DGY DND EAY EDH EDU ELN ELS ERW FAL FIF GLG HLD IVC
    MLN MRY NAY NLK ORK PKN RFW SAY SCB SLK STG WDU WLN ZET""".split()}


def state_shapes(archive):
    """Codes, names and shapes of states, in the order of their codes."""
    groups, names = collections.defaultdict(list), {}
    for _, feature in features(archive):
        code, name = feature["properties"]["ISO"], feature["properties"].get("NAME_1") or ""
        code = RECODED.get(code, code)
        own = make_valid(geometry(feature["geometry"]))
        if code.startswith("GB-"):
            middle = own.representative_point()
            code, name = british(middle.x, middle.y, code)
        groups[code].append(own)
        names.setdefault(code, name)
    found = []
    by_country = collections.defaultdict(list)
    for code in sorted(groups):
        by_country[code[:2]].append(code)
    for country in sorted(by_country):
        codes = by_country[country]
        shapes = [MultiPolygon(parts(unary_union(groups[code]))) for code in codes]
        if country == "US":
            shapes = [WASHINGTON if code == "US-DC" else shape.difference(WASHINGTON) for code, shape in zip(codes, shapes)]
            shapes = [MultiPolygon(parts(shape)) for shape in shapes]
        simple = coverage_simplify(shapes, STATE_TOLERANCE)
        found += [(code, names[code], without_specks(MultiPolygon(parts(shape)))) for code, shape in zip(codes, simple)]
    found += [(code, name, MultiPolygon()) for code, name in CITY_STATES.values()]
    return sorted(found, key=lambda state: state[0])


class StateFinder:
    """The state that a city lies in.

    GeoNames has codes of its own for states. The one that nearly all cities of such a code lie in holds those too that lie
    just beyond its simplified outline. Where there is none, it is the nearest of the country within some thirty kilometers.
    """

    NEAR = 0.05  # degrees that an outline may be off
    KEPT = ("CN-92",)  # Macao, whose parishes GeoNames counts as Guangdong's
    MOST = 0.85  # of the cities of a code, if it stands for one state

    def __init__(self, states, cities):
        self.codes = [code for code, _, _ in states]
        self.shapes = [shape for _, _, shape in states]
        self.tree = STRtree(self.shapes)
        votes = collections.defaultdict(collections.Counter)
        for city in cities:
            votes[city["countrycode"], city["admin1code"]][self.nearest(city)] += 1
        self.of_code = {}
        for code, states in votes.items():
            (state, count), = states.most_common(1)
            if state and count >= self.MOST * states.total():
                self.of_code[code] = state

    def nearest(self, city):
        place = Point(city["longitude"], city["latitude"])
        near = [n for n in self.tree.query(place.buffer(0.3)) if self.codes[n][:2] == city["countrycode"]]
        found = min(((self.shapes[n].distance(place), self.codes[n]) for n in near), default=(1, ""))
        return found[1] if found[0] < 0.3 else ""

    def state(self, city):
        code = city["countrycode"], city["admin1code"]
        if code in CITY_STATES:
            return CITY_STATES[code][0]
        nearest, told = self.nearest(city), self.of_code.get(code)
        if told and nearest not in self.KEPT:
            outline = self.shapes[self.codes.index(told)]
            if outline.distance(Point(city["longitude"], city["latitude"])) < self.NEAR:
                return told
        return nearest
