"""Words as people write and misspell them."""
from __future__ import annotations

import random
import unicodedata


def fold(text: str) -> str:
    """Lower case, no combining marks, punctuation as single spaces."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    letters = [c for c in decomposed if not unicodedata.combining(c)]
    spaced = "".join(c if c.isalnum() else " " for c in letters)
    return " ".join(spaced.split())


def strip_marks(text: str) -> str:
    """Remove diacritics but keep case and punctuation (ß becomes ss)."""
    out = unicodedata.normalize("NFKD", text.replace("ß", "ss"))
    out = "".join(c for c in out if not unicodedata.combining(c))
    return unicodedata.normalize("NFC", out).translate(str.maketrans("øØłŁđĐ", "oOlLdD"))


DIGRAPHS = {"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe", "æ": "ae",
            "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "Å": "Aa", "Ø": "Oe", "Æ": "Ae", "ß": "ss"}


def digraphs(text: str) -> str:
    return "".join(DIGRAPHS.get(c, c) for c in unicodedata.normalize("NFC", text))


def is_latin(text: str) -> bool:
    return all(not c.isalpha() or "LATIN" in unicodedata.name(c, "") for c in text)


KEYBOARD = ("qwertyuiop", "asdfghjkl", "zxcvbnm")


def neighbor(char: str, rng: random.Random) -> str:
    low = char.lower()
    for row in KEYBOARD:
        at = row.find(low)
        if at >= 0:
            near = [row[i] for i in (at - 1, at + 1) if 0 <= i < len(row)]
            return rng.choice(near)
    return rng.choice([c for c in "aeiourstln" if c != low])


def typo(text: str, rng: random.Random, edits: int = 1) -> str | None:
    """Misspell the longest word by `edits` single edits, never its first letter."""
    words = text.split()
    spots = [(len(w), i) for i, w in enumerate(words)
             if len(w) >= (5 if edits == 1 else 8) and w.isalpha()]
    if not spots:
        return None
    index = max(spots, key=lambda s: (s[0], -s[1]))[1]
    word = words[index]
    before = word
    positions = sorted(rng.sample(range(1, len(word) - 1), edits), reverse=True)
    for at in positions:
        op = rng.choice(("substitute", "delete", "insert", "transpose", "double"))
        if op == "substitute":
            word = word[:at] + neighbor(word[at], rng) + word[at + 1:]
        elif op == "delete":
            word = word[:at] + word[at + 1:]
        elif op == "insert":
            word = word[:at] + neighbor(word[at], rng) + word[at:]
        elif op == "transpose" and at + 1 < len(word) and word[at] != word[at + 1]:
            word = word[:at] + word[at + 1] + word[at] + word[at + 2:]
        else:
            word = word[:at] + word[at] + word[at:]
    if fold(word) == fold(before):
        return None
    words[index] = word
    return " ".join(words)


ABBREVIATED_WORDS = {
    # English
    "street": "st", "avenue": "ave", "road": "rd", "drive": "dr", "boulevard": "blvd",
    "lane": "ln", "court": "ct", "place": "pl", "highway": "hwy", "parkway": "pkwy",
    "square": "sq", "terrace": "ter", "circle": "cir", "alley": "aly", "north": "n",
    "south": "s", "east": "e", "west": "w", "saint": "st", "mount": "mt", "fort": "ft",
    # French, Catalan, Spanish, Italian
    "rue": "r.", "chemin": "ch.", "route": "rte", "impasse": "imp.", "sainte": "ste",
    "carrer": "c/", "avinguda": "av.", "avenida": "av.", "calle": "c/", "plaça": "pl.",
    "plaza": "pl.", "viale": "v.le", "piazza": "p.za",
    # German
    "sankt": "st.",
}
ABBREVIATED_SUFFIXES = (
    ("strasse", "str."), ("straße", "str."), ("platz", "pl."),      # German
    ("katu", "k."), ("tie", "t."),                                  # Finnish
    ("gatan", "g."), ("vägen", "v."),                               # Swedish
    ("straat", "str."),                                             # Dutch
)


def abbreviate(text: str) -> str | None:
    words, changed = text.split(), False
    for i, word in enumerate(words):
        low = word.lower()
        if low in ABBREVIATED_WORDS and len(words) > 1:
            words[i], changed = ABBREVIATED_WORDS[low], True
            continue
        for suffix, short in ABBREVIATED_SUFFIXES:
            if low.endswith(suffix) and len(low) >= len(suffix) + 3:
                words[i], changed = word[:-len(suffix)] + short, True
                break
    return " ".join(words) if changed else None
