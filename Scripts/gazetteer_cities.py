"""The names of the cities of the world's gazetteer: GeoNames' own, CLDR's of those that zones are called after, and a choice
of GeoNames' other names.

The other names come without their language, ordered by code point. Which of them people write is told by letters and by
likeness: a name whose letters all are in a language's alphabet may be of that language, and of the spellings of a name the
one that most others differ least from is the common one.
"""

import collections
import functools
import re
import unicodedata
import xml.etree.ElementTree as ElementTree

from babel import Locale
from babel.core import get_global

from gazetteer_names import LANGUAGES, folder, is_name, locale, own_languages, read, script
from world_places import plain

SMALLEST = 15_000  # people
# Languages beyond those of countries in which CLDR's names of cities are told.
MORE_LANGUAGES = ("el", "he", "hi", "ko", "nl", "pl", "pt", "ru", "th", "tr", "uk", "vi", "zh_Hant")
# Whose alphabets tell the other names that are kept of a large city, by script; of each so many at most.
ALPHABETS = {
    "LATIN": ("en", "de", "fr", "es", "it", "fi", "sv", "pt", "nl", "da", "nb", "is", "pl", "cs", "hu", "tr", "ro", "hr", "ca"),
    "CYRILLIC": ("ru", "uk"), "GREEK": ("el",), "ARABIC": ("ar",), "HEBREW": ("he",), "THAI": ("th",), "DEVANAGARI": ("hi",),
}
# Scripts in which a name is told by its letters alone.
PLAIN_SCRIPTS = ("CJK", "KATAKANA", "HIRAGANA", "HANGUL")
MOST = {"CYRILLIC": 4, "ARABIC": 3, "CJK": 5}
OTHERWISE_MOST = 2
MOST_OWN = 6  # in an alphabet of the country
LARGE, MIDDLING = 200_000, 100_000  # people; a capital counts as large
LARGE_ONLY = ("THAI", "DEVANAGARI", "HIRAGANA", "GREEK", "HEBREW", "HANGUL")
# GeoNames has other names in many languages of what is known in many: of a city with so many, all in Latin letters are kept.
FAMOUS, KNOWN = 40, 25
# A town's other name differs from its own by more than that, or is a part of it or more of it: the rest are respellings. Of
# towns that are little known only the latter are kept.
RESPELLED = 0.35
# "City of" in languages that put it before every name.
CITY_OF = re.compile(
    r"(?:Lungsod|Dakbayan|Dakbanwa|Syudad|Siyudad|Ciudad ng|Kota|Bandar ?[Rr]aya|Cathair|Th[aà]nh ph[oố]|Gorad|Horad|Bajarang|Kutha) ")

# An other name that another city of so many people goes by is kept where the names are that much alike.
NAMESAKE, ALIKE = 100_000, 0.4
# How GeoNames writes Cyrillic letters: names that are no more than that are spellings nobody uses, outside of its countries.
# Of a famous city only those with such letters are taken for that: "Milano" is one of them.
LETTERS_OF_WRITTEN = re.compile("kh|zh|eh|shh|j[aou]|ij")
WRITTEN = dict(zip(
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "a b v g d e jo zh z i j k l m n o p r s t u f kh c ch sh shh _ y _ eh ju ja".replace("_", "").split(" "), strict=True))
# A name that ends so says "city" in Erzya.
CITY_BEHIND = (" ош", " osh")
CYRILLIC = dict(zip(
    "абвгґдеёєжзиіїйклмнопрстуўфхцчшщъыьэюяјљњћђџѓќѕ",
    "a b v g g d e e e j s i i i i k l m n o p r s t u u f h s c s s _ i _ e u a i l n c d d g k s".replace("_", "").split(" "),
    strict=True))


def folded(name):
    """The name as the gazetteer compares it: without case, marks and separators."""
    kept = []
    for letter in unicodedata.normalize("NFKD", name):
        category = unicodedata.category(letter)
        if category not in ("Mn", "Me", "Cf") and (category == "Mc" or letter.isalnum()):
            kept.append(letter)
    return "".join(kept).casefold()


def alphabets(cldr):
    """A function from a language to the letters of its alphabet, without marks."""
    main = folder(cldr) / "main"

    @functools.cache
    def letters(language):
        path = main / f"{language}.xml"
        if not path.exists():
            return frozenset()
        found = ElementTree.parse(path).find("characters/exemplarCharacters")
        if found is None or not found.text or "type" in found.attrib:
            return letters(language.rpartition("_")[0]) if "_" in language else frozenset()
        text = re.sub(r"\\u([0-9A-Fa-f]{4})", lambda one: chr(int(one[1], 16)), found.text.strip()[1:-1])
        text = re.sub(r"(\S)-(\S)", lambda one: "".join(map(chr, range(ord(one[1]), ord(one[2]) + 1))), text)
        return frozenset(letter for letter in text if letter not in " {}\\")

    return letters


def is_spelled(name, letters):
    return all(not letter.isalpha() or letter in letters for letter in unicodedata.normalize("NFC", name.lower()))


def sound(name):
    """A name in small Latin letters, as far as likeness needs it."""
    return "".join(CYRILLIC.get(letter, letter) for letter in folded(name))


def distance(one, other):
    """How many letters have to be put in, taken out or changed."""
    row = list(range(len(other) + 1))
    for number, letter in enumerate(one, 1):
        last, row[0] = row[0], number
        for index, opposite in enumerate(other, 1):
            last, row[index] = row[index], min(row[index] + 1, row[index - 1] + 1, last + (letter != opposite))
    return row[-1]


def unlikeness(one, other):
    return distance(one, other) / max(len(one), len(other), 1)


def common_first(names, all_names, references):
    """Names of one script, those first that are most like all others of it and like what the city is called."""
    others, wanted = [sound(name) for name in all_names], [sound(name) for name in references]

    def unlike(name):
        own = sound(name)
        near = min((unlikeness(own, other) for other in wanted), default=0) if own.isascii() else 0
        return sum(unlikeness(own, other) for other in others) / max(len(others), 1) + near

    return sorted(names, key=lambda name: (unlike(name), len(name), name))


def shortened(name):
    """A folded name and all that is left of it without one letter: two that share one are nearly the same."""
    return {name, *(name[:index] + name[index + 1:] for index in range(len(name)))}


def supported_first(names, all_names):
    """Names in Latin letters by how many others nearly equal them; one of each group of such before the second ones."""
    near = collections.defaultdict(set)
    for other in {folded(name) for name in all_names}:
        for short in shortened(other):
            near[short].add(other)
    groups = {name: set().union(*(near[short] for short in shortened(folded(name)))) for name in names}
    result, left, covered = [], sorted(names), set()
    while left:
        best = max(left, key=lambda name: (len(groups[name] - covered), len(groups[name])))
        left.remove(best)
        result.append(best)
        covered |= groups[best]
    return result


def simplifying(cldr):
    """A table of what simplified letters Chinese writes for traditional ones."""
    text = ElementTree.parse(folder(cldr) / "transforms/Simplified-Traditional.xml").find("transforms/transform/tRule").text
    return {ord(traditional): simple for simple, traditional in re.findall(r"^(\w)[↔←](\w);", text, re.MULTILINE)}


class OtherNames:
    """Chooses from the other names of cities."""

    def __init__(self, cldr, known):
        self.cities = {folded(city["name"]): city["geonameid"] for city in reversed(known) if city["population"] >= NAMESAKE}
        self.letters, self.simplified = alphabets(cldr), simplifying(cldr)
        self.west = frozenset().union(*(self.letters(language) for language in ALPHABETS["LATIN"]))

    @functools.cache
    def own(self, country):
        """The alphabets of a country's languages by script."""
        found = collections.defaultdict(list)
        for language in own_languages(country):
            letters = self.letters(language)
            if letters:
                one = next((letter for letter in sorted(letters) if letter.isalpha()), "")
                found[script(one)].append(letters)
            known = locale(language)
            name = known and known.territories.get(country)
            if name:
                found[script(name)]  # the script, where the alphabet is not told
        return dict(found)

    def in_script(self, own_script, names, country, references):
        """The names in a script other than Latin, of each alphabet so many as are told apart."""
        if own_script in PLAIN_SCRIPTS:
            shortest = sorted(names, key=lambda name: (len(name), name))[:MOST.get(own_script, OTHERWISE_MOST)]
            simple = [name.translate(self.simplified) for name in shortest] if own_script == "CJK" else []
            return list(dict.fromkeys(shortest + simple))
        most = MOST.get(own_script, OTHERWISE_MOST)
        known = [(letters, MOST_OWN) for letters in self.own(country).get(own_script, ())]
        known += [(self.letters(language), most) for language in ALPHABETS.get(own_script, ())]
        chosen = []
        for letters, count in known:
            of_language = [name for name in names if is_spelled(name, letters)]
            chosen += common_first(of_language, names, references)[:count]
        return list(dict.fromkeys(chosen)) or ([] if known else names[:OTHERWISE_MOST])

    def is_of_another(self, name, city):
        """Whether another large city goes by a name, one that is not much like the city's own."""
        other, title = folded(name), folded(city["name"])
        return (
            self.cities.get(other, city["geonameid"]) != city["geonameid"] and other not in title and unlikeness(other, title) > ALIKE
        )

    def latin(self, names, country, title):
        own = [self.west, *self.own(country).get("LATIN", ())]
        kept = [
            name for name in names
            if any(is_spelled(name, letters) for letters in own) and (not CITY_OF.match(name) or CITY_OF.match(title))
        ]
        return supported_first(kept, names)

    @staticmethod
    def most_latin(city, is_large):
        """How many other names in Latin letters a city has at most."""
        count = len(city["alternatenames"])
        if count >= FAMOUS:
            return count
        if count >= KNOWN and city["population"] >= MIDDLING:
            return 7
        return 3 if is_large else 1

    def choose(self, city, is_capital):
        """Other names of a city in the order of their use, in the country's scripts first."""
        country, people = city["countrycode"], city["population"]
        groups = collections.defaultdict(list)
        for name in {folded(name): name for name in reversed(city["alternatenames"])}.values():
            if is_name(name) and not name.endswith(CITY_BEHIND) and not self.is_of_another(name, city):
                groups[script(name)].append(name)
        written = {folded("".join(WRITTEN.get(letter, letter) for letter in name.lower())) for name in groups.get("CYRILLIC", [])}
        is_large = people >= LARGE or is_capital
        is_famous = len(city["alternatenames"]) >= FAMOUS
        is_known = len(city["alternatenames"]) >= KNOWN
        if is_large or is_famous:
            written = {name for name in written if LETTERS_OF_WRITTEN.search(name)}
        if "CYRILLIC" in self.own(country):
            written = set()
        names = [name for name in groups.get("LATIN", []) if folded(name) not in written]
        latin = self.latin(names, country, city["name"])
        references = [city["name"], *latin[:1]]
        most_latin = self.most_latin(city, is_large)
        own = [one for one in self.own(country) if one != "LATIN"]
        others = [one for one in (*ALPHABETS, *PLAIN_SCRIPTS) if one != "LATIN" and one not in own]
        for one in own:
            yield from self.in_script(one, groups.get(one, []), country, references)[:None if is_large else 1]
        is_listed = is_large and (is_known or is_capital)
        if is_large or people >= MIDDLING:
            for one in others:
                if one in LARGE_ONLY and not is_large and not is_famous:
                    continue
                all_of_it = is_listed or is_large and one == "CJK"
                yield from self.in_script(one, groups.get(one, []), country, references)[:None if all_of_it else 1]
        title = folded(city["name"])
        for name in latin:
            other = folded(name)
            is_part = other in title or title in other
            is_respelled = not is_large and not is_famous and not is_part and (not is_known or unlikeness(other, title) <= RESPELLED)
            if most_latin and other != title and not is_respelled:
                most_latin -= 1
                yield name


def capitals(known):
    """The ids of capitals."""
    by_country = collections.defaultdict(list)
    for city in known:
        by_country[city["countrycode"]].append(city)
    found = set()
    for code, country in read("countries.json").items():
        wanted = plain(country["capital"])
        own = [
            city for city in by_country.get(code, [])
            if wanted and wanted in {plain(name) for name in (city["name"], *city["alternatenames"])}
        ]
        if own:
            found.add(max(own, key=lambda city: (plain(city["name"]) == wanted, city["population"]))["geonameid"])
    return found


def exemplars(known):
    """CLDR's names, by language, of the cities that zones are called after: a dictionary for each city's id."""
    zones = {tag: Locale.parse(tag).time_zones for tag in dict.fromkeys((*LANGUAGES, *MORE_LANGUAGES))}
    former = get_global("zone_aliases")
    by_zone = collections.defaultdict(list)
    for city in known:
        by_zone[city["timezone"]].append(city)
    found = {}
    for zone, own in sorted(by_zone.items()):
        keys = [key for key in (zone, former.get(zone)) if key]
        keys += [key for key, name in former.items() if name == zone]

        def told(tag):
            return next((zones[tag][key]["city"] for key in keys if zones[tag].get(key, {}).get("city")), None)

        english = {plain(name) for name in (told("en"), *(key.rsplit("/", 1)[-1].replace("_", " ") for key in keys)) if name}
        # "New York City" is the New York that the zone is called after.
        called = [city for city in own if plain(city["name"]).removesuffix(" city") in english or plain(city["name"]) in english]
        if called:
            best = max(called, key=lambda city: city["population"])
            names = {tag.replace("_", "-"): told(tag) for tag in zones if tag != "en"}
            # In Polish, Mexico has a note that it is a city.
            found[best["geonameid"]] = {tag: name.partition(" (")[0] for tag, name in names.items() if name}
    return found


def cities(cldr):
    """Cities with their names, the most populous first."""
    known = sorted(read("cities15000.json").values(), key=lambda city: (-city["population"], city["geonameid"]))
    translated, leading, others = exemplars(known), capitals(known), OtherNames(cldr, known)
    for city in known:
        if city["population"] < SMALLEST:
            continue
        names, seen = ["name=" + city["name"]], {folded(city["name"])}
        for language, name in sorted(translated.get(city["geonameid"], {}).items()):
            names.append(f"{language}={name}")
            seen.add(folded(name))
        for other in others.choose(city, city["geonameid"] in leading):
            if folded(other) not in seen:
                seen.add(folded(other))
                names.append("=" + other)
        yield city, names
