"""Queries with what a right answer to each is, made from an extract by a seed."""
from __future__ import annotations

import argparse
import collections
import json
import math
import random
import sys
from typing import Any, Callable, Iterable

from .extract import Feature, Grid, meters, moved, read_extract, sort_key
from .objects import CATEGORIES, NEAR_WORDS, PLACE_RADIUS, World, category_of
from .text import (abbreviate, cut_words, digraphs, first_letter, fold, glued, in_other_script, is_latin, split_word,
                   strip_marks, typo, without_vowels)

FORMAT_VERSION = 1


KINDS: dict[str, str] = {
    "addr_plain": "street housenumber",
    "addr_city": "street housenumber, city",
    "addr_number_first": "housenumber street, city",
    "addr_full": "street housenumber, postcode city",
    "addr_reordered": "postcode city street housenumber",
    "addr_typo": "one edit in the street",
    "addr_nomarks": "diacritics left out",
    "addr_digraph": "ä as ae, ö as oe, ü as ue, å as aa",
    "addr_abbrev": "street type abbreviated",
    "addr_unit": "with a flat or unit after the house number",
    "addr_nohouse": "house number that does not exist: the street is expected",
    "addr_nearest": "bare street and number that exist in several places; region decides",
    "addr_farbias": "with city, region at the far end of the extract",
    "street_plain": "street name", "street_typo": "one edit", "street_abbrev": "type abbreviated",
    "street_nomarks": "no diacritics", "street_altname": "name in another language, old or alternative name",
    "street_nearest": "name of several streets; region decides",
    "poi_plain": "name", "poi_typo": "one edit", "poi_typo2": "two edits in a word of 8 letters or more",
    "poi_nomarks": "no diacritics", "poi_digraph": "ä as ae …", "poi_swapped": "words in another order",
    "poi_dropped": "one word of three or more left out", "poi_joined": "two words written as one",
    "poi_first": "first letter of the longest word wrong or missing",
    "poi_cut": "every word of five letters and more cut to two thirds",
    "poi_glued": "all words written as one", "poi_split": "a word of eight letters and more written as two",
    "poi_vowels": "vowels of the longest word left out", "poi_script": "written in Cyrillic, Greek, Arabic or Hebrew letters",
    "street_first": "first letter wrong or missing", "street_cut": "words cut to two thirds",
    "poi_nopunct": "apostrophes, hyphens, ampersands left out", "poi_city": "name, city",
    "poi_street": "name and street", "poi_altname": "other language, old, short or alternative name",
    "poi_nearest": "name of several objects; region decides", "poi_farbias": "region at the far end",
    "place_plain": "town, village, suburb", "place_typo": "one edit", "place_altname": "another language",
    "place_altscript": "name in a script that is not Latin",
    "cat_word": "category", "cat_plural": "category, plural", "cat_synonym": "another word for it",
    "cat_local": "the word in the extract's language", "cat_typo": "category with one edit",
    "cat_near": "category near a landmark", "cat_in": "category in a place",
    "postcode": "postcode", "postcode_city": "postcode and city",
    "complete_40": "first 40 % of a name", "complete_60": "first 60 %", "complete_80": "first 80 %",
    "complete_last": "all words but the last, and half of the last",
    "complete_addr": "street and number, street's last letters missing",
    "complete_typo": "first 75 % with one edit", "complete_cat": "first half of a category word",
    "complete_trace": "every prefix of a name, for keystrokes",
    "rev_address": "at an address, 3 m off", "rev_jitter": "10 m from an isolated address",
    "rev_street": "on a street with no address near",
}


class Builder:
    def __init__(self, world: World, seed: str, per_kind: int):
        self.w, self.seed, self.per_kind = world, seed, per_kind
        self.out: list[dict[str, Any]] = []
        self.count: collections.Counter[str] = collections.Counter()

    def rng(self, *parts: str) -> random.Random:
        return random.Random("|".join((str(FORMAT_VERSION), self.seed) + parts))

    def shuffled(self, kind: str, items: Iterable[Any]) -> list[Any]:
        items = list(items)
        self.rng("order", kind).shuffle(items)
        return items

    def bias_near(self, at: tuple[float, float], rng: random.Random, spread: float = 600,
                  span: float = 0.05) -> dict[str, float]:
        lat, lon = moved(at, rng.uniform(0, spread), rng.uniform(0, 2 * math.pi))
        return {"lat": round(lat, 6), "lon": round(lon, 6), "dlat": span, "dlon": span}

    def bias_far(self, at: tuple[float, float], span: float = 0.02) -> dict[str, float]:
        corners = [(la, lo) for la in self.w.lat for lo in self.w.lon]
        lat, lon = max(corners, key=lambda c: meters(c, at))
        return {"lat": round(lat, 6), "lon": round(lon, 6), "dlat": span, "dlon": span}

    def bias_all(self) -> dict[str, float]:
        (a, b), (c, d) = self.w.lat, self.w.lon
        return {"lat": round((a + b) / 2, 6), "lon": round((c + d) / 2, 6),
                "dlat": round(b - a + 0.01, 6), "dlon": round(d - c + 0.01, 6)}

    def add(self, kind: str, query: str, bias: dict[str, float] | None, expect: dict[str, Any],
            endpoint: str = "search", **extra: Any) -> bool:
        if self.count[kind] >= self.per_kind and kind != "complete_trace":
            return False
        query = " ".join(query.split())
        if endpoint != "reverse" and not fold(query):
            return False
        item: dict[str, Any] = {"id": f"{kind}-{self.count[kind]:04d}", "kind": kind,
                                "family": kind.split("_")[0], "endpoint": endpoint, "query": query}
        if bias:
            item["bias"] = bias
        item.update(extra)
        item["expect"] = expect
        self.count[kind] += 1
        self.out.append(item)
        return True

    def fill(self, kind: str, items: Iterable[Any], make: Callable[[Any, random.Random], None]) -> None:
        """Offer the items in random order until the kind is full."""
        for item in self.shuffled(kind, items):
            if self.count[kind] >= self.per_kind:
                return
            tag = item.id if isinstance(item, Feature) else str(
                item[0].id if isinstance(item, list) else item)
            make(item, self.rng(kind, tag))

    # expectations

    def expect_group(self, group: list[Feature], tolerance: float) -> dict[str, Any]:
        """The group's objects and everything of the same name close by."""
        ids = {f.id for f in group}
        names = {f.name for f in group}
        for other in self.w.named[fold(group[0].name)]:
            if any(meters(other.at, f.at) <= 250 for f in group):
                ids.add(other.id)
        for f in group:
            names.update(v for k, v in f.tags.items() if k.startswith("name:") or k in ALT_KEYS)
        points = []
        for f in group:
            points.append(f.at)
            if f.line and not f.closed:
                points += [f.line[0], f.line[-1]]
        return {"mode": "item", "ids": sorted(ids, key=sort_key), "names": sorted(names),
                "points": [[round(a, 6), round(b, 6)] for a, b in points], "tolerance_m": tolerance}

    def expect_address(self, f: Feature) -> dict[str, Any]:
        same = [o for o in self.w.address_groups[self.w.address_key(f)] if meters(o.at, f.at) <= 150]
        return {"mode": "item", "ids": sorted({o.id for o in same}, key=sort_key),
                "names": [], "points": [[round(o.at[0], 6), round(o.at[1], 6)] for o in same],
                "tolerance_m": 60, "housenumber": f.tags["addr:housenumber"],
                "street": f.tags.get("addr:street") or f.tags["addr:place"]}

    def expect_set(self, items: list[Feature]) -> dict[str, Any]:
        return {"mode": "set", "ids": sorted((f.id for f in items), key=sort_key),
                "points": [[round(f.at[0], 6), round(f.at[1], 6)] for f in items]}

    # families

    def addresses(self) -> None:
        w = self.w
        unique = [f for f in w.addresses if all(
            meters(f.at, o.at) <= 150 for o in w.address_groups[w.address_key(f)])]
        with_city = [f for f in unique if f.tags.get("addr:city")]
        with_code = [f for f in with_city if f.tags.get("addr:postcode")]
        street = lambda f: f.tags.get("addr:street") or f.tags["addr:place"]
        number = lambda f: f.tags["addr:housenumber"]

        def plain(kind: str, change: Callable[[Feature, random.Random], str | None], far: bool = False):
            def make(f: Feature, rng: random.Random) -> None:
                q = change(f, rng)
                if q:
                    bias = self.bias_far(f.at) if far else self.bias_near(f.at, rng)
                    self.add(kind, q, bias, self.expect_address(f), types=["address"])
            return make

        def altered(change: Callable[[str, random.Random], str | None]):
            def query(f: Feature, rng: random.Random) -> str | None:
                s = change(street(f), rng)
                return f"{s} {number(f)}" if s and s != street(f) else None
            return query

        jobs = [
            ("addr_plain", unique, lambda f, r: f"{street(f)} {number(f)}"),
            ("addr_city", with_city, lambda f, r: f"{street(f)} {number(f)}, {f.tags['addr:city']}"),
            ("addr_number_first", with_city, lambda f, r: f"{number(f)} {street(f)}, {f.tags['addr:city']}"),
            ("addr_full", with_code, lambda f, r: f"{street(f)} {number(f)}, {f.tags['addr:postcode']} {f.tags['addr:city']}"),
            ("addr_reordered", with_code, lambda f, r: f"{f.tags['addr:postcode']} {f.tags['addr:city']} {street(f)} {number(f)}"),
            ("addr_typo", unique, altered(lambda s, r: typo(s, r))),
            ("addr_nomarks", unique, altered(lambda s, r: strip_marks(s))),
            ("addr_digraph", unique, altered(lambda s, r: digraphs(s))),
            ("addr_abbrev", unique, altered(lambda s, r: abbreviate(s))),
            ("addr_unit", [f for f in unique if number(f).isdigit()],
             lambda f, r: f"{street(f)} {number(f)} " + (
                 r.choice(("A 4", "B 12", "C 7")) if w.language in ("fi", "sv") else
                 r.choice(("Apt 4B", "Unit 12", "Suite 300")) if w.language == "en" else
                 r.choice(("3. Stock", "Top 4")) if w.language == "de" else r.choice(("bât. B", "étage 3")))),
        ]
        for kind, items, change in jobs:
            self.fill(kind, items, plain(kind, change))
        self.fill("addr_farbias", with_city, plain(
            "addr_farbias", lambda f, r: f"{street(f)} {number(f)}, {f.tags['addr:city']}", far=True))

        def no_house(f: Feature, rng: random.Random) -> None:
            groups = w.streets.get(fold(street(f)))
            if groups and len(groups) == 1:
                self.add("addr_nohouse", f"{street(f)} {rng.randint(2000, 9000)}",
                         self.bias_near(f.at, rng), self.expect_group(groups[0], 400), types=["address"])
        self.fill("addr_nohouse", unique, no_house)

        repeated = [f for key, fs in sorted(w.address_groups.items()) for f in fs
                    if any(meters(f.at, o.at) > 800 for o in fs)]
        self.fill("addr_nearest", repeated, lambda f, r: self.add(
            "addr_nearest", f"{street(f)} {number(f)}", self.bias_near(f.at, r, 200, 0.02),
            self.expect_address(f), types=["address"]) and None)

        codes: dict[str, list[Feature]] = collections.defaultdict(list)
        for f in with_code:
            codes[f.tags["addr:postcode"]].append(f)

        def postcode(kind: str, city: bool):
            def make(code: str, rng: random.Random) -> None:
                fs = codes[code]
                q = code
                if city:
                    town = collections.Counter(f.tags["addr:city"] for f in fs).most_common(1)[0][0]
                    q = f"{code} {town}"
                pick = [fs[i] for i in range(0, len(fs), max(1, len(fs) // 40))]
                self.add(kind, q, self.bias_all(), {
                    "mode": "item", "ids": [], "names": [code, q], "tolerance_m": 1000, "any_name": True,
                    "points": [[round(f.at[0], 6), round(f.at[1], 6)] for f in pick]}, types=["address"])
            return make
        good = [c for c in sorted(codes) if len(codes[c]) >= 5]
        self.fill("postcode", good, postcode("postcode", False))
        self.fill("postcode_city", good, postcode("postcode_city", True))

    def named(self) -> None:
        w = self.w
        streets = [g[0] for g in w.streets.values() if len(g) == 1]
        pois = [g[0] for n, g in w.pois.items() if len(g) == 1 and len(n) >= 3 and n not in w.streets]
        places = [g[0] for g in w.places.values() if len(g) == 1]

        def alternatives(g: list[Feature], latin: bool) -> list[str]:
            own = {fold(f.name) for f in g}
            found = {v for f in g for k, v in f.tags.items()
                     if (k.startswith("name:") and k.count(":") == 1 or k in ALT_KEYS)
                     for v in v.split(";")[:1] if fold(v) and fold(v) not in own and is_latin(v) == latin}
            return sorted(found)

        def simple(kind: str, change: Callable[[str, random.Random], str | None], tolerance: float,
                   types: list[str]):
            def make(g: list[Feature], rng: random.Random) -> None:
                q = change(g[0].name, rng)
                if q and (kind.endswith("plain") or q != g[0].name):
                    self.add(kind, q, self.bias_near(g[0].at, rng), self.expect_group(g, tolerance), types=types)
            return make

        def other_name(kind: str, tolerance: float, types: list[str], latin: bool = True):
            def make(g: list[Feature], rng: random.Random) -> None:
                names = alternatives(g, latin)
                if names:
                    self.add(kind, rng.choice(names), self.bias_near(g[0].at, rng),
                             self.expect_group(g, tolerance), types=types)
            return make

        same = lambda s, r: s
        for family, items, tol, types in (("street", streets, 400, ["address"]), ("poi", pois, 80, ["poi"]),
                                          ("place", places, 1500, ["address"])):
            self.fill(f"{family}_plain", items, simple(f"{family}_plain", same, tol, types))
            self.fill(f"{family}_typo", items, simple(f"{family}_typo", lambda s, r: typo(s, r), tol, types))
            self.fill(f"{family}_altname", items, other_name(f"{family}_altname", tol, types))
            if family != "place":
                self.fill(f"{family}_nomarks", items, simple(f"{family}_nomarks", lambda s, r: strip_marks(s), tol, types))
        self.fill("street_abbrev", streets, simple("street_abbrev", lambda s, r: abbreviate(s), 400, ["address"]))
        self.fill("place_altscript", places, other_name("place_altscript", 1500, ["address"], latin=False))

        def swapped(s: str, rng: random.Random) -> str | None:
            words = s.split()
            if not 2 <= len(words) <= 5:
                return None
            k = rng.randint(1, len(words) - 1)
            return " ".join(words[k:] + words[:k])

        def dropped(s: str, rng: random.Random) -> str | None:
            words = s.split()
            if len(words) < 3:
                return None
            long = [i for i, word in enumerate(words) if len(fold(word)) >= 3]
            if len(long) < 3:
                return None
            out = rng.choice(long)
            return " ".join(word for i, word in enumerate(words) if i != out)

        def joined(s: str, rng: random.Random) -> str | None:
            words = s.split()
            if not 2 <= len(words) <= 4:
                return None
            at = rng.randrange(len(words) - 1)
            return " ".join(words[:at] + [words[at] + words[at + 1]] + words[at + 2:])

        def no_punctuation(s: str, rng: random.Random) -> str | None:
            out = "".join("" if c in "'’`´." else " " if c in "-–&/+,:" else c for c in s)
            return out if " ".join(out.split()) != s else None

        for kind, change in (("poi_typo2", lambda s, r: typo(s, r, 2)), ("poi_digraph", lambda s, r: digraphs(s)),
                             ("poi_swapped", swapped), ("poi_dropped", dropped), ("poi_joined", joined),
                             ("poi_nopunct", no_punctuation), ("poi_first", first_letter), ("poi_cut", cut_words),
                             ("poi_glued", glued), ("poi_split", split_word), ("poi_vowels", without_vowels),
                             ("poi_script", in_other_script)):
            self.fill(kind, pois, simple(kind, change, 80, ["poi"]))
        for kind, change in (("street_first", first_letter), ("street_cut", cut_words)):
            self.fill(kind, streets, simple(kind, change, 400, ["address"]))

        def with_tag(kind: str, key: str, text: str, far: bool = False):
            def make(g: list[Feature], rng: random.Random) -> None:
                f = next((f for f in g if f.tags.get(key)), None)
                if f and fold(f.tags[key]) not in fold(f.name):
                    bias = self.bias_far(f.at) if far else self.bias_near(f.at, rng)
                    self.add(kind, text.format(f.name, f.tags[key]), bias, self.expect_group(g, 80), types=["poi"])
            return make
        self.fill("poi_city", pois, with_tag("poi_city", "addr:city", "{}, {}"))
        self.fill("poi_street", pois, with_tag("poi_street", "addr:street", "{} {}"))
        self.fill("poi_farbias", pois, lambda g, r: self.add(
            "poi_farbias", g[0].name, self.bias_far(g[0].at), self.expect_group(g, 80), types=["poi"]) and None)

        def nearest(kind: str, groups: list[list[list[Feature]]], tol: float, gap: float, types: list[str]) -> None:
            wanted = [g for gs in groups for g in gs if len(gs) > 1 and all(
                o is g or min(meters(a.at, b.at) for a in g for b in o) > gap for o in gs)]
            self.fill(kind, wanted, lambda g, r: self.add(
                kind, g[0].name, self.bias_near(g[0].at, r, 100, 0.01), self.expect_group(g, tol), types=types) and None)
        nearest("street_nearest", list(w.streets.values()), 400, 800, ["address"])
        nearest("poi_nearest", [g for n, g in w.pois.items() if n not in w.streets], 80, 500, ["poi"])

        # as you type
        targets = [(g, 80, ["poi"]) for g in pois] + [(g, 400, ["address"]) for g in streets] + \
                  [(g, 1500, ["address"]) for g in places]
        targets = [t for t in targets if len(t[0][0].name) >= 6]
        by_key = {str(i): t for i, t in enumerate(targets)}

        def start(kind: str, cut: Callable[[str, random.Random], str | None]):
            def make(key: str, rng: random.Random) -> None:
                g, tol, types = by_key[key]
                q = cut(g[0].name, rng)
                if q and len(fold(q)) >= 3:
                    self.add(kind, q, self.bias_near(g[0].at, rng, 300, 0.02), self.expect_group(g, tol),
                             endpoint="complete", types=types)
            return make

        def last_half(s: str, rng: random.Random) -> str | None:
            words = s.split()
            if len(words) < 2 or len(words[-1]) < 4:
                return None
            return " ".join(words[:-1] + [words[-1][:len(words[-1]) // 2]])

        for share in (40, 60, 80):
            self.fill(f"complete_{share}", by_key, start(
                f"complete_{share}", lambda s, r, share=share: s[:max(3, math.ceil(len(s) * share / 100))].rstrip()))
        self.fill("complete_last", by_key, start("complete_last", last_half))
        self.fill("complete_typo", by_key, start(
            "complete_typo", lambda s, r: typo(s[:math.ceil(len(s) * 0.75)].rstrip(), r)))

        def partial_address(f: Feature, rng: random.Random) -> None:
            s = f.tags.get("addr:street") or f.tags["addr:place"]
            words = s.split()
            if len(words[-1]) < 6 or len(w.address_groups[w.address_key(f)]) > 1:
                return
            words[-1] = words[-1][:-rng.randint(2, 3)]
            self.add("complete_addr", f"{' '.join(words)} {f.tags['addr:housenumber']}",
                     self.bias_near(f.at, rng, 300, 0.02), self.expect_address(f), endpoint="complete", types=["address"])
        self.fill("complete_addr", w.addresses, partial_address)

        for number, key in enumerate(self.shuffled("complete_trace", by_key)[:max(1, self.per_kind // 4)]):
            g, tol, types = by_key[key]
            name = g[0].name[:40]
            rng = self.rng("complete_trace", key)
            bias = self.bias_near(g[0].at, rng, 300, 0.02)
            for n in range(1, len(name) + 1):
                if not name[n - 1].isspace():
                    self.add("complete_trace", name[:n], bias, self.expect_group(g, tol), endpoint="complete",
                             types=types, trace=number, share=round(n / len(name), 4))

    def categories(self) -> None:
        w = self.w
        present = [c for c in CATEGORIES if w.by_category[c[0]]]

        def within(items: list[Feature], bias: dict[str, float]) -> list[Feature]:
            return [f for f in items if abs(f.at[0] - bias["lat"]) <= bias["dlat"] / 2
                    and abs(f.at[1] - bias["lon"]) <= bias["dlon"] / 2]

        def ask(kind: str, words: Callable[[tuple], list[str]], change=None, endpoint: str = "search") -> None:
            pairs = sorted((c[0], word) for c in present for word in words(c))
            table = {c[0]: c for c in present}

            def make(key: str, rng: random.Random) -> None:
                name, word, _ = key.split("\t")
                items = w.by_category[table[name][0]]
                bias = self.bias_near(rng.choice(items).at, rng, 300, 0.03)
                inside = within(items, bias)
                q = change(word, rng) if change else word
                if q and inside:
                    self.add(kind, q, bias, self.expect_set(inside), endpoint=endpoint, types=["poi"], category=name)
            rounds = max(1, math.ceil(self.per_kind / max(1, len(pairs))))
            self.fill(kind, [f"{c}\t{word}\t{i}" for i in range(rounds) for c, word in pairs], make)

        ask("cat_word", lambda c: c[2])
        ask("cat_plural", lambda c: c[3])
        ask("cat_synonym", lambda c: c[4])
        ask("cat_local", lambda c: c[5].get(w.language, []) + (c[5].get("sv", []) if w.language == "fi" else []))
        ask("cat_typo", lambda c: c[2], change=lambda s, r: typo(s, r))
        # Half of "parking" is the whole of "park".
        known = {word for c in CATEGORIES for word in c[2]}
        half = lambda s: s[:math.ceil(len(s) / 2)].rstrip()
        ask("complete_cat", lambda c: [x for x in c[2] if len(x) >= 6 and half(x) not in known],
            change=lambda s, r: half(s), endpoint="complete")

        grids: dict[str, Grid] = {}
        for c in present:
            grids[c[0]] = Grid()
            for f in w.by_category[c[0]]:
                grids[c[0]].add(f.at, f)
        landmarks = [g[0] for n, g in w.pois.items() if len(g) == 1 and len(n) >= 5 and not any(ch.isdigit() for ch in n)]

        def near(g: list[Feature], rng: random.Random) -> None:
            c = rng.choice(present)
            found = [f for _, f in grids[c[0]].near(g[0].at, 400) if f.id not in {x.id for x in g}]
            if found and c[0] not in category_of(g[0]):
                self.add("cat_near", f"{rng.choice(c[2])} {rng.choice(NEAR_WORDS)} {g[0].name}",
                         self.bias_all(), self.expect_set(found), types=["poi"], category=c[0])
        self.fill("cat_near", landmarks, near)

        towns = [f for n, gs in w.places.items() if len(gs) == 1 for f in gs[0] if f.tags.get("place") in PLACE_RADIUS]
        pairs = [f"{f.id}\t{c[0]}" for f in towns for c in present]
        by_id = {f.id: f for f in towns}
        table = {c[0]: c for c in present}

        def inside(key: str, rng: random.Random) -> None:
            id_, name = key.split("\t")
            f = by_id[id_]
            found = [x for _, x in grids[name].near(f.at, PLACE_RADIUS[f.tags["place"]])]
            if found:
                self.add("cat_in", f"{rng.choice(table[name][2])} in {f.name}", self.bias_all(),
                         self.expect_set(found), types=["poi"], category=name)
        self.fill("cat_in", pairs, inside)

    def reverse(self) -> None:
        w = self.w

        def other_address_near(f: Feature, radius: float) -> bool:
            return any(w.address_key(o) != w.address_key(f) for _, o in w.address_grid.near(f.at, radius))

        def address(kind: str, low: float, high: float, clear: float):
            def make(f: Feature, rng: random.Random) -> None:
                if f.line and f.closed and max(meters(f.at, p) for p in f.line) > 40:
                    return
                if other_address_near(f, clear):
                    return
                p = moved(f.at, rng.uniform(low, high), rng.uniform(0, 2 * math.pi))
                expect = {"mode": "reverse", "street": f.tags.get("addr:street") or f.tags["addr:place"],
                          "housenumber": f.tags["addr:housenumber"]}
                if f.tags.get("addr:city"):
                    expect["city"] = f.tags["addr:city"]
                self.add(kind, "", None, expect, endpoint="reverse", point=[round(p[0], 7), round(p[1], 7)])
            return make
        self.fill("rev_address", w.addresses, address("rev_address", 0, 3, 18))
        self.fill("rev_jitter", w.addresses, address("rev_jitter", 8, 12, 35))

        def street(g: list[Feature], rng: random.Random) -> None:
            f = rng.choice(g)
            p = rng.choice(f.line)
            if w.address_grid.near(p, 80):
                return
            if any(fold(o.name) != fold(f.name) for _, o in w.street_grid.near(p, 60)):
                return
            p = moved(p, rng.uniform(0, 5), rng.uniform(0, 2 * math.pi))
            self.add("rev_street", "", None, {"mode": "reverse", "street": f.name}, endpoint="reverse",
                     point=[round(p[0], 7), round(p[1], 7)])
        self.fill("rev_street", [g for gs in w.streets.values() for g in gs if g[0].tags["highway"] not in
                                 ("footway", "path", "steps", "cycleway", "track", "bridleway")], street)

    def all(self) -> list[dict[str, Any]]:
        self.addresses()
        self.named()
        self.categories()
        self.reverse()
        return self.out


ALT_KEYS = ("alt_name", "old_name", "short_name", "loc_name", "official_name", "int_name", "reg_name")


def generate(args: argparse.Namespace) -> None:
    world = World(read_extract(args.extract), args.language)
    queries = Builder(world, args.seed, args.per_kind).all()
    with open(args.out, "w", encoding="utf8") as out:
        for q in queries:
            out.write(json.dumps(q, ensure_ascii=False, separators=(",", ":")) + "\n")
    counts = collections.Counter(q["kind"] for q in queries)
    print(f"{len(queries)} queries of {len(counts)} kinds, language {world.language}", file=sys.stderr)
    missing = [k for k in KINDS if not counts[k]]
    if missing:
        print("no query of: " + ", ".join(missing), file=sys.stderr)
