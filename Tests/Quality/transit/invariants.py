#!/usr/bin/env python3
"""Asks for journeys between random stops of feeds and checks what must be true of each of them.

usage: invariants.py PROGRAM EXTRACT FEED...

Each feed is imported with the extract, whose streets need not be those of the feed. It is read here by Python's csv and zipfile, so
that nothing is shared with what is judged. Checked: legs join in space and time; each trip calls at these stops at these times and
runs on that day; nobody changes where the vehicle goes on to the same stop as early; nobody walks past a stop of the first ride that
is nearer and called at later, or from the last ride past one that it calls at before.
"""

from __future__ import annotations

import collections
import datetime
import importlib.util
import json
import math
import pathlib
import random
import subprocess
import sys
import tempfile
import zoneinfo

QUESTIONS = 200
# How much nearer a stop has to be for a walk to lead past it: a share of the way, and meters.
NEARER, NEARER_METERS = 0.5, 150.0


def reader():
    """The functions of connections.py, which reads feeds."""
    path = pathlib.Path(__file__).with_name("connections.py")
    spec = importlib.util.spec_from_file_location("connections", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def meters(one, other) -> float:
    (lat1, lon1), (lat2, lon2) = one, other
    middle = math.radians((lat1 + lat2) / 2)
    return 111_195 * math.hypot(lat2 - lat1, (lon2 - lon1) * math.cos(middle))


class Feed:
    def __init__(self, path: str) -> None:
        connections = reader()
        rows = connections.tables(path)
        self.zone = zoneinfo.ZoneInfo(next(rows("agency.txt"))["agency_timezone"])
        self.days = connections.service_days(rows)
        self.places = {
            row["stop_id"]: (float(row["stop_lat"]), float(row["stop_lon"]))
            for row in rows("stops.txt") if row["stop_lat"]
        }
        self.services = {row["trip_id"]: row["service_id"] for row in rows("trips.txt")}
        halts = collections.defaultdict(list)
        for row in rows("stop_times.txt"):
            if row["trip_id"] in self.services and row["stop_id"]:
                halts[row["trip_id"]].append(row)
        self.halts = {}
        for trip, list_ in halts.items():
            list_.sort(key=lambda row: int(row["stop_sequence"]))
            times = connections.filled(list_)
            if times and len(list_) > 1:
                self.halts[trip] = [(row["stop_id"], *time) for row, time in zip(list_, times)]
        self.repeated = {row["trip_id"] for row in rows("frequencies.txt")}

    def busiest_day(self) -> datetime.date:
        count = collections.Counter(
            day for trip in self.halts for day in self.days.get(self.services[trip], ()))
        # Of days as busy as others the first.
        return max(sorted(count), key=lambda day: count[day])

    def base(self, day: datetime.date) -> int:
        return int(datetime.datetime(day.year, day.month, day.day, 12, tzinfo=self.zone).timestamp()) - 43200


def moment(text: str) -> int:
    return int(datetime.datetime.fromisoformat(text).timestamp())


def ride_faults(feed: Feed, step: dict) -> list[str]:
    """What is wrong with a ride by the feed."""
    halts = feed.halts.get(step["trip"])
    if halts is None:
        return [f"no trip {step['trip']}"]
    stops = step["stops"]
    ids = [stop["id"] for stop in stops]
    start = moment(stops[0]["departure"])
    for first in range(len(halts) - len(ids) + 1):
        if [halt[0] for halt in halts[first:first + len(ids)]] != ids:
            continue
        for days in (0, 1, 2):
            day = datetime.datetime.fromtimestamp(start, feed.zone).date() - datetime.timedelta(days=days)
            if day not in feed.days.get(feed.services[step["trip"]], ()):
                continue
            shift = start - feed.base(day) - halts[first][2]
            if shift != 0 and step["trip"] not in feed.repeated:
                continue
            told = [(moment(stop["arrival"]), moment(stop["departure"])) for stop in stops]
            meant = [(feed.base(day) + shift + halt[1], feed.base(day) + shift + halt[2])
                     for halt in halts[first:first + len(ids)]]
            # Times that are filled in may be rounded otherwise.
            if all(abs(a - c) <= 60 and abs(b - d) <= 60 for (a, b), (c, d) in zip(told, meant)):
                return []
    return [f"trip {step['trip']} does not run so"]


def journey_faults(feed: Feed, route: dict, start, end) -> list[str]:
    faults = []
    rides = [step for step in route["steps"] if "trip" in step]
    now = moment(route["departure"])
    place = None
    for step in route["steps"][:-1]:
        line = step["geometry"]
        if place and meters(place, (line[0][1], line[0][0])) > 250:
            faults.append("legs do not join")
        place = (line[-1][1], line[-1][0])
        if "trip" in step:
            if moment(step["stops"][0]["departure"]) < now:
                faults.append("a vehicle leaves before one is there")
            now = moment(step["stops"][-1]["arrival"])
            faults += ride_faults(feed, step)
        else:
            now += step["expectedTravelTime"]
    if now > moment(route["arrival"]):
        faults.append("one arrives later than told")
    for one, other in zip(rides, rides[1:]):
        goal, arrival = other["stops"][-1]["id"], moment(other["stops"][-1]["arrival"])
        halts = feed.halts.get(one["trip"], [])
        ids = [halt[0] for halt in halts]
        last = one["stops"][-1]
        for index, stop in enumerate(ids):
            if stop != last["id"] or other["staysOnBoard"]:
                continue
            for later in halts[index + 1:]:
                if later[0] == goal and moment(last["arrival"]) + later[1] - halts[index][1] <= arrival:
                    faults.append(f"needless change from {one['trip']} to {other['trip']}")
    if rides:
        stops = rides[0]["stops"]
        way = meters(start, feed.places[stops[0]["id"]])
        for stop in stops[1:-1]:
            if meters(start, feed.places[stop["id"]]) < way * NEARER - NEARER_METERS:
                faults.append(f"walks past {stop['name']} to board at {stops[0]['name']}")
        stops = rides[-1]["stops"]
        way = meters(end, feed.places[stops[-1]["id"]])
        for stop in stops[1:-1]:
            if meters(end, feed.places[stop["id"]]) < way * NEARER - NEARER_METERS:
                faults.append(f"rides past {stop['name']} to get off at {stops[-1]['name']}")
    return faults


def check(program: str, extract: str, path: str, folder: str) -> int:
    atlas = f"{folder}/{pathlib.Path(path).stem}.atlas"
    subprocess.run(
        [program, "import", extract, "--gtfs", path, "--output", atlas], check=True, capture_output=True)
    feed = Feed(path)
    day = feed.busiest_day()
    chance = random.Random(24)
    served = sorted({halt[0] for halts in feed.halts.values() for halt in halts})
    asked = []
    for _ in range(QUESTIONS):
        # Near a stop, not at it.
        start, end = (
            tuple(round(degrees + chance.uniform(-0.002, 0.002), 6) for degrees in feed.places[chance.choice(served)])
            for _ in range(2))
        minute = chance.randrange(5 * 60, 24 * 60)
        asked.append((start, end, f"{day}T{minute // 60:02}:{minute % 60:02}"))
    questions = "".join(
        json.dumps({
            "from": f"{start[0]},{start[1]}", "to": f"{end[0]},{end[1]}", "mode": "transit", "depart": depart,
            "alternates": True}) + "\n" for start, end, depart in asked)
    answers = subprocess.run(
        [program, "route", "--batch", "--atlas", atlas], input=questions, check=True, capture_output=True,
        text=True).stdout.splitlines()
    faults = collections.Counter()
    routes = unanswered = 0
    for (start, end, depart), line in zip(asked, answers):
        answer = json.loads(line)
        if "routes" not in answer:
            unanswered += 1
            continue
        for route in answer["routes"]:
            routes += 1
            for fault in journey_faults(feed, route, start, end):
                faults[fault.split(" ")[0]] += 1
                if sum(faults.values()) <= 10:
                    print(f"  {start} {end} {depart}: {fault}")
    print(f"{pathlib.Path(path).name}: {routes} journeys of {len(asked)} questions on {day}, {unanswered} without an "
          f"answer, {sum(faults.values())} faults")
    return sum(faults.values())


def main() -> None:
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    program, extract, *paths = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        faults = [check(program, extract, path, folder) for path in paths]
    sys.exit(1 if any(faults) else 0)


if __name__ == "__main__":
    main()
