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
    """Remove diacritics but keep case and punctuation (ß becomes ss), and the voicing of Japanese syllables, which no one omits."""
    out = unicodedata.normalize("NFKD", text.replace("ß", "ss"))
    out = "".join(c for c in out if c in "\u3099\u309a" or not unicodedata.combining(c))
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


def longest_word(words: list[str], least: int) -> int | None:
    """The index of the longest plain word."""
    found = [i for i, word in enumerate(words) if len(word) >= least and word.isalpha() and is_latin(word)]
    return max(found, key=lambda i: (len(words[i]), -i)) if found else None


def first_letter(text: str, rng: random.Random) -> str | None:
    """Another first letter, or none, in the longest word."""
    words = text.split()
    at = longest_word(words, 5)
    if at is None:
        return None
    word = words[at]
    words[at] = word[1:] if rng.random() < 0.5 else neighbor(word[0], rng) + word[1:]
    return " ".join(words)


def cut_words(text: str, rng: random.Random) -> str | None:
    """The first two thirds of each word of five letters and more."""
    words = [word[:-(-len(word) * 2 // 3)] if len(word) >= 5 and word.isalpha() else word for word in text.split()]
    out = " ".join(words)
    return out if is_latin(text) and len(fold(out)) >= 4 else None


def glued(text: str, rng: random.Random) -> str | None:
    words = text.split()
    return "".join(words) if 2 <= len(words) <= 5 and all(word.isalpha() for word in words) else None


def split_word(text: str, rng: random.Random) -> str | None:
    words = text.split()
    at = longest_word(words, 8)
    if at is None:
        return None
    place = rng.randint(3, len(words[at]) - 3)
    words[at] = words[at][:place] + " " + words[at][place:]
    return " ".join(words)


def without_vowels(text: str, rng: random.Random) -> str | None:
    words = text.split()
    at = longest_word(words, 7)
    if at is None:
        return None
    short = words[at][0] + "".join(c for c in words[at][1:] if fold(c) not in "aeiouy")
    if len(short) < 4:
        return None
    words[at] = short
    return " ".join(words)


# Latin letters as people of other scripts write them, longer ones first.
SCRIPTS = {
    "Cyrillic": "sch ш|sh ш|ch ч|ck к|th т|ph ф|qu кв|ts ц|ya я|yu ю|a а|b б|c к|d д|e е|f ф|g г|h х|i и|j й|k к|l л|m м|"
                "n н|o о|p п|q к|r р|s с|t т|u у|v в|w в|x кс|y и|z з",
    "Greek": "ch χ|ph φ|th θ|ou ου|ps ψ|ks ξ|a α|b μπ|c κ|d ντ|e ε|f φ|g γκ|h χ|i ι|j τζ|k κ|l λ|m μ|n ν|o ο|p π|q κ|r ρ|"
             "s σ|t τ|u ου|v β|w ου|x ξ|y ι|z ζ",
    "Arabic": "sh ش|ch تش|th ث|kh خ|ou و|a ا|b ب|c ك|d د|e ي|f ف|g غ|h ه|i ي|j ج|k ك|l ل|m م|n ن|o و|p ب|q ق|r ر|s س|"
              "t ت|u و|v ف|w و|x كس|y ي|z ز",
    "Hebrew": "sh ש|ch צ|th ת|ts צ|a א|b ב|c ק|d ד|e |f פ|g ג|h ה|i י|j ג|k ק|l ל|m מ|n נ|o ו|p פ|q ק|r ר|s ס|t ט|u ו|"
              "v ו|w ו|x קס|y י|z ז",
}


def in_other_script(text: str, rng: random.Random) -> str | None:
    """A name of five letters and more, letter by letter in another script."""
    plain = strip_marks(text).lower()
    if not is_latin(text) or sum(c.isalpha() for c in plain) < 5 or not all(c.isalpha() or c == " " for c in plain):
        return None
    table = [pair.split(" ") for pair in SCRIPTS[rng.choice(sorted(SCRIPTS))].split("|")]
    out, at = "", 0
    while at < len(plain):
        latin, other = next((pair for pair in table if plain.startswith(pair[0], at)), (plain[at], plain[at]))
        out += other
        at += len(latin)
    return out
