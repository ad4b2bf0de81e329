#!/usr/bin/env python3
"""Compares OpeningHours with PyPI's opening-hours-py, by value and minute.

    Tests/Quality/hours.py EXTRACT.osm.pbf...
        [--evaluator PROGRAM]  an OpeningHoursIntervals built before; otherwise it is built in .build-only
        [--made N]             values made of the grammar besides, from a seed (2000)
        [--seed N]             that seed (1)
        [--show N]             how many differences without a reason are told in full (20)

Needs PyPI's opening-hours-py 2.1.4 and osmium. Values are the `opening_hours` of the extracts, `:conditional` times left
out, the examples of the specification in hours_values/specification.txt, and made ones. Each is evaluated in four
spans of days by both. A difference is counted under the reason below that explains it; one without a reason is a failure.
"""

import argparse
import collections
import datetime
import os
import pathlib
import random
import re
import subprocess
import sys
import warnings

from opening_hours import OpeningHours, ParserError

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
VALUES = ROOT / "Tests/Quality/hours_values"
# A spring with both clock changes near, Christmas, the day of a leap year, a week in summer.
SPANS = [("2026-03-20T00:00", 21), ("2026-12-18T00:00", 21), ("2028-02-25T00:00", 8), ("2026-07-06T00:00", 7)]
# The middle of each extract's country: holidays and sun; the zone has no clock change in the spans' hours of sun.
PLACES = {
    "andorra": ("AD", 42.51, 1.52, "Europe/Andorra"), "malta": ("MT", 35.9, 14.5, "Europe/Malta"),
    "milan": ("IT", 45.47, 9.19, "Europe/Rome"), "porto": ("PT", 41.15, -8.61, "Europe/Lisbon"),
    "liechtenstein": ("LI", 47.14, 9.52, "Europe/Vaduz"), "helsinki": ("FI", 60.17, 24.94, "Europe/Helsinki"),
    "": ("DE", 52.52, 13.40, "Europe/Berlin"),
}
DAY = datetime.timedelta(days=1)
CLOCK = re.compile(r"(\d{1,2}):(\d\d)")


def minute(moment):
    return int((moment - datetime.datetime(2020, 1, 1)).total_seconds() // 60)


def theirs(text, place):
    """States by minute for each span, or None where it cannot be read."""
    country, latitude, longitude, zone = place
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            hours = OpeningHours(text, country=country, coords=(latitude, longitude), timezone=None,
                                 auto_timezone=False, auto_country=False)
    except (ParserError, SyntaxError):
        return None
    del zone
    result = []
    for start, days in SPANS:
        begin = datetime.datetime.fromisoformat(start)
        end = begin + days * DAY
        spans = []
        for since, until, state, _ in hours.intervals(begin, end):
            since, until = since.replace(tzinfo=None), (until or end).replace(tzinfo=None)
            if str(state) != "closed":
                spans.append((minute(max(since, begin)), minute(min(until, end)), str(state)))
        result.append(merged(spans))
    return result


def merged(spans):
    """Spans without their comments; those of one state that touch are one."""
    result = []
    for since, until, state in spans:
        if result and result[-1][1] == since and result[-1][2] == state:
            result[-1] = (result[-1][0], until, state)
        else:
            result.append((since, until, state))
    return result


def ours(program, questions):
    """The same of OpeningHoursIntervals; None with the error's code where a value cannot be read."""
    lines = []
    for text, (country, latitude, longitude, zone) in questions:
        plain = text.replace("\n", ";").replace("\t", " ").replace("\r", " ")
        for start, days in SPANS:
            # The oracle's sun is off without a time zone, so the usual hours count: 07:00 and 19:00 there, 06:00 and 18:00 here.
            lines.append("\t".join([plain, start, str(days), country, "", "", zone]))
    run = subprocess.run([program], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True)
    answers = run.stdout.split("\n")
    if len(answers) != len(lines) + 1:
        sys.exit(f"{program} answered {len(answers) - 1} of {len(lines)} lines: {run.stderr[-500:]}")
    result = []
    for number in range(len(questions)):
        part = answers[number * len(SPANS):(number + 1) * len(SPANS)]
        if part[0].startswith("error"):
            result.append((None, part[0].split("\t")[1]))
            continue
        spans = []
        for line in part:
            own = []
            for field in line.split("\t")[1:]:
                state, since, until = field.split(" ")[:3]
                own.append((minute(datetime.datetime.fromisoformat(since)),
                            minute(datetime.datetime.fromisoformat(until)), state))
            spans.append(merged(own))
        result.append((spans, None))
    return result


def minutes(spans):
    """The minutes of spans by state."""
    result = {}
    for since, until, state in spans:
        for at in range(since, until):
            result[at] = state
    return result


# Reasons: name, what it is, and whether a value can differ for it.
SUN = re.compile(r"sun|dawn|dusk", re.I)
LATE = re.compile(r"(\d{1,2})[:.]?\d*\s*-\s*(\d{1,2})")
REASONS = [
    ("sun", "without a time zone the oracle takes 07:00 and 19:00 for the sun, the specification 06:00 and 18:00",
     lambda text: SUN.search(text)),
    ("remark", "a state that is only a remark is unknown in the specification's evaluation tool, open to the oracle",
     lambda text: '"' in text and not re.search(r'(open|unknown|off|closed)\s*"', text)),
    ("open end", "after an open end nobody knows: unknown here until the tool's guess, closed to the oracle",
     lambda text: re.search(r"\d\+|(sunrise|sunset|dawn|dusk)\)?\+", text)),
    ("fallback", "`||` steps in at every minute that is not open; to the oracle, on days without any",
     lambda text: "||" in text),
    ("comma", "a comma with a space between days divides rules for the oracle, days of one rule here, as people mean it",
     lambda text: re.search(r"(Mo|Tu|We|Th|Fr|Sa|Su|PH|SH|\]), |(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)"
     r"( \d+(-\d+)?)?, |\b\d{4}(/\d+|\+)?, ", text)),
    ("night", "a night goes on past midnight into a day that another rule replaces or closes; the oracle ends it, and "
     "begins the night of a day that is closed",
     lambda text: any(int(b) <= int(a) or int(b) > 24 for a, b in LATE.findall(text)) and re.search("[;,]", text)),
    ("holidays", "PyPI's holidays and the oracle's own table have different days",
     lambda text: re.search(r"PH|holiday|feiertag", text, re.I)),
    ("holiday days", "`PH Mo-Fr` is a holiday on one of these days; to the oracle, a holiday or one of them",
     lambda text: re.search(r"(PH|SH) (Mo|Tu|We|Th|Fr|Sa|Su)", text)),
    ("week", "the step of a range of weeks counts from its start; the oracle takes `52-53/2` for both",
     lambda text: re.search(r"week", text, re.I)),
    ("leap day", "a range that ends on 29 February ends on the 28th in other years; the oracle leaves it out",
     lambda text: re.search(r"Feb 29|Feb 3\d|(Apr|Jun|Sep|Nov) 31", text)),
    ("point", "a date with an offset moves to the day of the week that is meant",
     lambda text: re.search(r" [+-](Mo|Tu|We|Th|Fr|Sa|Su)\b|days?\b|easter", text)),
    ("month", "`Dec,Feb Su[1]` is about Sundays of both months; the oracle takes the last of the list for a date",
     lambda text: re.search(r", ?[A-Z][a-z][a-z] (Mo|Tu|We|Th|Fr|Sa|Su)\[|-[A-Z][a-z][a-z] (Mo|Tu|We|Th|Fr|Sa|Su)\[", text)),
    ("year", "a year before months that wrap past its end is that of their start: `2026 Nov-Feb` ends in 2027",
     lambda text: re.search(r"\d{4} [A-Z][a-z][a-z][^:]*-", text)),
]


def explained(text, own, other):
    """The reason why two answers differ; None if none is known."""
    for name, _, may in REASONS:
        if may(text):
            return name
    return None


def values(paths):
    """The opening hours of extracts, each with the place of the extract."""
    import osmium

    found = {}
    for path in paths:
        name = pathlib.Path(path).name
        place = next(place for key, place in PLACES.items() if name.startswith(key))
        for item in osmium.FileProcessor(path):
            for key in ("opening_hours", "service_times", "collection_times"):
                text = item.tags.get(key)
                if text and key == "opening_hours":
                    found.setdefault(text, place)
    return found


def made(count, seed):
    """Values of the grammar, at random."""
    pick = random.Random(seed)
    days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    def time(low=0, high=1439):
        at = pick.randrange(low, high + 1, 15)
        return f"{at // 60:02}:{at % 60:02}"

    def span():
        since = pick.randrange(0, 1320, 15)
        until = pick.randrange(since + 15, min(since + 900, 1440) + 1, 15)
        return f"{since // 60:02}:{since % 60:02}-{until // 60:02}:{until % 60:02}"

    def weekday():
        kind = pick.random()
        if kind < 0.4:
            return "-".join(pick.sample(days, 2))
        if kind < 0.6:
            return f"{pick.choice(days)}[{pick.choice([1, 2, 3, 4, 5, -1, -2])}]"
        return pick.choice(days)

    def date():
        kind = pick.random()
        month = pick.choice(months)
        if kind < 0.25:
            return "-".join(pick.sample(months, 2))
        if kind < 0.4:
            return f"{month} {pick.randint(1, 28)}"
        if kind < 0.6:
            since = pick.randint(1, 27)
            return f"{month} {since}-{pick.randint(since + 1, 28)}"
        if kind < 0.8:
            first, last = pick.sample(months, 2)
            return f"{first} {pick.randint(1, 28)}-{last} {pick.randint(1, 28)}"
        return month

    def rule():
        parts = []
        if pick.random() < 0.1:
            parts.append(pick.choice(["2026", "2026-2028", "2027", "2020-2030/2", "2026+"]))
        if pick.random() < 0.3:
            parts.append(",".join(date() for _ in range(pick.randint(1, 2))))
        if pick.random() < 0.15:
            since = pick.randint(1, 52)
            parts.append(f"week {since:02}-{pick.randint(since, 53):02}" + pick.choice(["", "/2"]))
        if pick.random() < 0.8:
            parts.append(",".join(weekday() for _ in range(pick.randint(1, 2))))
        if pick.random() < 0.85:
            parts.append(",".join(span() for _ in range(pick.randint(1, 2))))
        if not parts or pick.random() < 0.2:
            parts.append(pick.choice(["off", "open", "unknown", "closed"]))
        return " ".join(parts)

    result = {}
    while len(result) < count:
        text = rule()
        for _ in range(pick.randint(0, 3)):
            text += pick.choice(["; ", "; ", ", "]) + rule()
        result[text] = PLACES[""]
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("extracts", nargs="*")
    parser.add_argument("--evaluator", type=pathlib.Path)
    parser.add_argument("--made", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=20)
    options = parser.parse_args()
    program = options.evaluator
    if not program:
        environment = dict(os.environ, MAPWRIGHT_ONLY="OpeningHoursIntervals")
        subprocess.run(["swift", "build", "-c", "release", "--scratch-path", ".build-only"], cwd=ROOT, env=environment,
                       check=True, stdout=subprocess.DEVNULL)
        program = ROOT / ".build-only/release/OpeningHoursIntervals"

    groups = [("extracts", values(options.extracts))]
    examples = (VALUES / "specification.txt").read_text().splitlines()
    groups.append(("specification", {line: PLACES[""] for line in examples if line and not line.startswith("#")}))
    groups.append(("made", made(options.made, options.seed)))
    failures = 0
    for name, texts in groups:
        failures += compare(name, list(texts.items()), program, options.show)
    sys.exit(1 if failures else 0)


def compare(name, questions, program, show):
    """Prints how a group of values compares; the number of differences without a reason."""
    if not questions:
        return 0
    counts, unread, unexplained, moments = collections.Counter(), collections.Counter(), [], 0
    differing = 0
    for (text, place), (own, error) in zip(questions, ours(program, questions)):
        other = theirs(text, place)
        if own is None or other is None:
            kind = "neither" if own is None and other is None else "here alone" if other is None else "there alone"
            unread[kind] += 1
            if kind == "there alone":
                unexplained.append((text, f"not read here: {error}", ""))
            continue
        counts["values"] += 1
        length = sum(days for _, days in SPANS) * 1440
        moments += length
        if own == other:
            counts["same"] += 1
            continue
        different = 0
        for a, b in zip(own, other):
            mine, other_minutes = minutes(a), minutes(b)
            different += sum(mine.get(at) != other_minutes.get(at) for at in mine.keys() | other_minutes.keys())
        differing += different
        reason = explained(text, own, other)
        counts[f"  {reason}" if reason else "  without a reason"] += 1
        if not reason:
            unexplained.append((text, own, other))
    print(f"{name}: {len(questions)} values, {counts['values']} read by both, {moments:,} minutes each, "
          f"{differing:,} differ")
    print(f"  read {dict(unread)}")
    for key, count in counts.most_common():
        print(f"  {key}: {count}")
    for text, own, other in unexplained[:show]:
        print(f"! {text}")
        if isinstance(own, str):
            print(f"    {own}")
            continue
        for (start, _), a, b in zip(SPANS, own, other):
            if a != b:
                origin = minute(datetime.datetime.fromisoformat(start))
                told = [[f"{(s - origin) / 1440:.3f}-{(e - origin) / 1440:.3f} {k}" for s, e, k in x
                         if (s, e, k) not in y][:5] for x, y in ((a, b), (b, a))]
                print(f"    {start}: here {told[0]}, there {told[1]}")
    return len(unexplained)


if __name__ == "__main__":
    main()
