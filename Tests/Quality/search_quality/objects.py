"""What the objects of an extract are: kinds, categories, streets, settlements, and what lies in what."""
from __future__ import annotations

import collections

from .extract import Feature, Grid, meters, sort_key
from .text import fold, is_latin


POI_KEYS = ("amenity", "shop", "tourism", "leisure", "office", "craft", "healthcare",
            "historic", "aeroway", "railway", "club", "sport")
POI_SKIP = {("railway", v) for v in ("rail", "tram", "subway", "light_rail", "abandoned", "razed",
                                     "disused", "switch", "signal", "level_crossing", "construction",
                                     "proposed", "platform", "crossing", "buffer_stop")}
STREET_SKIP = {"bus_stop", "platform", "proposed", "construction", "crossing", "elevator",
               "services", "rest_area", "traffic_signals", "street_lamp", "motorway_junction",
               "milestone", "stop", "give_way"}
PLACES = {"city", "town", "village", "hamlet", "suburb", "quarter", "neighbourhood", "borough",
          "municipality", "island", "isolated_dwelling", "locality"}
PLACE_RADIUS = {"city": 6000, "town": 2500, "village": 1800, "suburb": 1200, "quarter": 900,
                "neighbourhood": 700, "hamlet": 600}

Tags = tuple[tuple[str, str], ...]
# word lists: [plain words], [plurals], [other ways to say it], {language: [words]}
CATEGORIES: list[tuple[str, Tags, list[str], list[str], list[str], dict[str, list[str]]]] = [
    ("restaurant", (("amenity", "restaurant"),), ["restaurant"], ["restaurants"],
     ["places to eat", "dinner", "somewhere to eat"],
     {"de": ["Gaststätte", "Speiselokal"], "fr": ["restos"], "fi": ["ravintola"], "sv": ["restaurang"], "it": ["ristorante"]}),
    ("cafe", (("amenity", "cafe"),), ["cafe", "café"], ["cafes"], ["coffee shop", "coffee shops", "coffee"],
     {"de": ["Kaffeehaus"], "fr": ["salon de thé"], "fi": ["kahvila"], "sv": ["kafé"], "it": ["caffè"]}),
    ("fast_food", (("amenity", "fast_food"),), ["fast food"], ["fast food restaurants"], ["takeaway", "quick bite"],
     {"de": ["Imbiss", "Schnellimbiss"], "fr": ["restauration rapide"], "fi": ["pikaruoka"], "sv": ["snabbmat"]}),
    ("bar", (("amenity", "bar"), ("amenity", "pub")), ["bar", "pub"], ["bars", "pubs"], ["drinks", "beer"],
     {"de": ["Kneipe"], "fi": ["baari"], "sv": ["krog"]}),
    ("fuel", (("amenity", "fuel"),), ["gas station", "petrol station"], ["gas stations"], ["fuel", "gas", "petrol"],
     {"de": ["Tankstelle"], "fr": ["station-service"], "fi": ["huoltoasema"], "sv": ["bensinstation"], "it": ["benzinaio"]}),
    ("atm", (("amenity", "atm"), ("atm", "yes")), ["atm"], ["atms"], ["cash machine", "cash point"],
     {"de": ["Geldautomat", "Bankomat"], "fr": ["distributeur"], "fi": ["pankkiautomaatti"], "sv": ["bankomat"]}),
    ("bank", (("amenity", "bank"),), ["bank"], ["banks"], [], {"fr": ["banque"], "fi": ["pankki"], "it": ["banca"]}),
    ("pharmacy", (("amenity", "pharmacy"),), ["pharmacy"], ["pharmacies"], ["chemist", "drug store"],
     {"de": ["Apotheke"], "fr": ["pharmacie"], "fi": ["apteekki"], "sv": ["apotek"], "it": ["farmacia"]}),
    ("parking", (("amenity", "parking"),), ["parking"], ["parking lots"], ["car park"],
     {"de": ["Parkplatz", "Parkhaus"], "fi": ["pysäköinti"], "sv": ["parkering"], "it": ["parcheggio"]}),
    ("supermarket", (("shop", "supermarket"),), ["supermarket"], ["supermarkets"], ["grocery store", "groceries"],
     {"de": ["Lebensmittelgeschäft"], "fr": ["supermarché"], "fi": ["ruokakauppa"], "sv": ["mataffär"], "it": ["supermercato"]}),
    ("bakery", (("shop", "bakery"),), ["bakery"], ["bakeries"], ["bread"],
     {"de": ["Bäckerei"], "fr": ["boulangerie"], "fi": ["leipomo"], "sv": ["bageri"], "it": ["panetteria"]}),
    ("hairdresser", (("shop", "hairdresser"),), ["hairdresser"], ["hairdressers"], ["barber", "hair salon"],
     {"de": ["Friseur"], "fr": ["coiffeur"], "fi": ["parturi"], "sv": ["frisör"]}),
    ("hotel", (("tourism", "hotel"),), ["hotel"], ["hotels"], ["place to stay", "lodging"],
     {"fr": ["hôtel"], "fi": ["hotelli"], "sv": ["hotell"], "it": ["albergo"]}),
    ("museum", (("tourism", "museum"),), ["museum"], ["museums"], [],
     {"fr": ["musée"], "fi": ["museo"], "sv": ["museet"], "it": ["museo"]}),
    ("playground", (("leisure", "playground"),), ["playground"], ["playgrounds"], [],
     {"de": ["Spielplatz"], "fr": ["aire de jeux"], "fi": ["leikkipuisto"], "sv": ["lekplats"]}),
    ("park", (("leisure", "park"),), ["park"], ["parks"], [], {"fr": ["parc"], "fi": ["puisto"]}),
    ("school", (("amenity", "school"),), ["school"], ["schools"], [],
     {"de": ["Schule"], "fr": ["école"], "fi": ["koulu"], "sv": ["skola"], "it": ["scuola"]}),
    ("library", (("amenity", "library"),), ["library"], ["libraries"], [],
     {"de": ["Bibliothek"], "fr": ["bibliothèque"], "fi": ["kirjasto"], "sv": ["bibliotek"]}),
    ("post_office", (("amenity", "post_office"),), ["post office"], ["post offices"], [],
     {"de": ["Postamt"], "fr": ["bureau de poste"], "fi": ["postitoimisto"], "sv": ["postkontor"]}),
    ("toilets", (("amenity", "toilets"),), ["toilet", "restroom"], ["toilets", "restrooms"],
     ["bathroom", "public toilet", "wc"], {"de": ["Toilette"], "fr": ["toilettes"], "fi": ["vessa"], "sv": ["toalett"]}),
    ("charging", (("amenity", "charging_station"),), ["charging station"], ["charging stations"],
     ["ev charger", "electric car charging"], {"de": ["Ladestation"], "fi": ["latausasema"]}),
    ("worship", (("amenity", "place_of_worship"),), ["church", "place of worship"], ["churches"], [],
     {"de": ["Kirche"], "fr": ["église"], "fi": ["kirkko"], "sv": ["kyrka"], "it": ["chiesa"]}),
]
NEAR_WORDS = ("near", "close to", "by")


def category_of(f: Feature) -> set[str]:
    return {c[0] for c in CATEGORIES if any(f.tags.get(k) == v for k, v in c[1])}


def is_poi(f: Feature) -> bool:
    if not f.name or not f.whole or "highway" in f.tags or f.tags.get("type") in ("route", "site", "associatedStreet"):
        return False
    return any(k in f.tags and (k, f.tags[k]) not in POI_SKIP and f.tags[k] != "no" for k in POI_KEYS)


def is_street(f: Feature) -> bool:
    return bool(f.name and f.line and f.tags.get("highway") and f.tags["highway"] not in STREET_SKIP)


def is_place(f: Feature) -> bool:
    return bool(f.name and f.whole and is_latin(f.name) and (f.tags.get("place") in PLACES or (
        f.tags.get("boundary") == "administrative" and f.tags.get("admin_level") in ("8", "9", "10"))))


def clusters(items: list[Feature], reach: float) -> list[list[Feature]]:
    """Single-link groups; the items are few (they share one name)."""
    groups: list[list[Feature]] = []
    for f in items:
        points = (f.line or [f.at])
        touching = [g for g in groups if any(
            meters(p, q) <= reach for o in g for q in (o.line or [o.at]) for p in points)]
        merged = [f] + [o for g in touching for o in g]
        groups = [g for g in groups if g not in touching] + [merged]
    for g in groups:
        g.sort(key=lambda f: sort_key(f.id))
    groups.sort(key=lambda g: sort_key(g[0].id))
    return groups


class World:
    def __init__(self, features: list[Feature], language: str | None = None):
        self.features = features
        self.lat = (min(f.at[0] for f in features), max(f.at[0] for f in features))
        self.lon = (min(f.at[1] for f in features), max(f.at[1] for f in features))
        self.named: dict[str, list[Feature]] = collections.defaultdict(list)
        for f in features:
            if f.name:
                self.named[fold(f.name)].append(f)
        self.addresses = [f for f in features if f.tags.get("addr:housenumber")
                          and (f.tags.get("addr:street") or f.tags.get("addr:place"))
                          and len(f.tags["addr:housenumber"]) <= 6]
        self.address_groups: dict[tuple[str, str], list[Feature]] = collections.defaultdict(list)
        self.address_grid = Grid()
        for f in self.addresses:
            self.address_groups[self.address_key(f)].append(f)
            self.address_grid.add(f.at, f)
        streets: dict[str, list[Feature]] = collections.defaultdict(list)
        self.street_grid = Grid()
        for f in features:
            if is_street(f):
                streets[fold(f.name)].append(f)
                for p in f.line or ():
                    self.street_grid.add(p, f)
        self.streets = {n: clusters(fs, 400) for n, fs in sorted(streets.items()) if len(fs) <= 60}
        pois: dict[str, list[Feature]] = collections.defaultdict(list)
        for f in features:
            if is_poi(f):
                pois[fold(f.name)].append(f)
        self.pois = {n: clusters(fs, 200) for n, fs in sorted(pois.items()) if n and len(fs) <= 60}
        places: dict[str, list[Feature]] = collections.defaultdict(list)
        for f in features:
            if is_place(f):
                places[fold(f.name)].append(f)
        self.places = {n: clusters(fs, 3000) for n, fs in sorted(places.items())}
        self.by_category: dict[str, list[Feature]] = collections.defaultdict(list)
        for f in features:
            for c in category_of(f):
                self.by_category[c].append(f)
        lang: collections.Counter[str] = collections.Counter()
        for n in self.streets:
            for code, marks in (("de", ("strasse", "weg", "gasse")), ("fi", ("katu", "tie", "kuja")),
                                ("sv", ("gatan", "vagen")), ("fr", ("rue ", "avenue ", "chemin ")),
                                ("it", ("via ",)), ("ca", ("carrer ", "avinguda ", "carretera ")),
                                ("es", ("calle ", "avenida ")), ("nl", ("straat", "laan")),
                                ("en", (" street", " road", " avenue", " drive"))):
                lang[code] += sum(1 for m in marks if (n + " ").rstrip().endswith(m) or n.startswith(m))
        self.language = language or (lang.most_common(1)[0][0] if lang.total() else "en")

    @staticmethod
    def address_key(f: Feature) -> tuple[str, str]:
        return fold(f.tags.get("addr:street") or f.tags["addr:place"]), fold(f.tags["addr:housenumber"])
