"""Writes the timetable of a made-up metropolis as GTFS, of any size, the same each time.

    metropolis.py FEED.zip STOP-TIMES [DAY [LATITUDE,LONGITUDE]]

Streets are a grid with a stop at most crossings; lines are denser in the middle. Buses wander over it, trams and metros go straight and
faster. Each line runs both ways from five in the morning until after midnight, more often at rush hours, every day of two
weeks from DAY, 20261102 if left out. The middle is where one wants it, 45° N 9° E if left out. Times are to the second, and no vehicle overtakes another of its line.
"""

from __future__ import annotations

import datetime
import io
import math
import random
import sys
import zipfile

SPACING = 350.0  # meters between crossings
METERS_A_DEGREE = 111_320.0
CENTER = (45.0, 9.0)
# Of 100 lines: kind of GTFS, how many, stops passed for each one served, meters a second, stops, minutes between vehicles by day.
KINDS = [
    ("bus", 3, 88, 1, 5.0, (18, 46), (8, 20)),
    ("tram", 0, 8, 1, 6.0, (18, 34), (6, 12)),
    ("metro", 1, 4, 3, 11.0, (16, 30), (3, 6)),
]
# How much longer a way takes, by the minute of the day: it changes slowly, so that nobody overtakes.
SLOWNESS = [
    1 + sum(0.3 * math.exp(-((minute / 60 - hour) / 1.2) ** 2) for hour in (8, 17.5)) for minute in range(24 * 60)]
WAYS = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]


def path(chance: random.Random, radius: int, steps: int, turns: float) -> list[tuple[int, int]]:
    """Crossings one after another, through the city rather than out of it."""
    far = radius * math.sqrt(chance.random()) * 0.9
    angle = chance.random() * 2 * math.pi
    east, north = round(far * math.cos(angle)), round(far * math.sin(angle))
    # Toward the middle and on beyond it, some way beside.
    toward = math.atan2(-north, -east) + chance.gauss(0, 0.7)
    way = round(toward / (math.pi / 4)) % 8
    seen = [(east, north)]
    while len(seen) < steps:
        if chance.random() < turns:
            way = (way + chance.choice((-1, 1))) % 8
        east, north = east + WAYS[way][0], north + WAYS[way][1]
        if east * east + north * north > radius * radius:
            break
        if (east, north) not in seen:
            seen.append((east, north))
    return seen


def departures(chance: random.Random, minutes: int) -> list[int]:
    """Seconds at which the vehicles of one day leave."""
    at, times = 5 * 3600 + chance.randrange(60 * minutes), []
    while at < 25 * 3600:
        times.append(at)
        hour = at // 3600
        factor = 0.6 if 7 <= hour < 9 or 16 <= hour < 19 else 1 if 6 <= hour < 21 else 2
        at += round(60 * minutes * factor)
    return times


def clock(seconds: int) -> str:
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def write(target: str, wanted: int, first: str, center: tuple[float, float]) -> int:
    chance = random.Random(24)
    # So many crossings that each is served by some three lines.
    radius = max(4, round(math.sqrt(wanted / 800 / math.pi)))
    stops: dict[tuple[int, int], int] = {}
    routes, trips, total, number = [], [], 0, 0
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        with archive.open("stop_times.txt", "w", force_zip64=True) as raw:
            out = io.TextIOWrapper(raw, "ascii", newline="\n")
            out.write("trip_id,arrival_time,departure_time,stop_id,stop_sequence\n")
            while total < wanted:
                name, kind, _, stride, speed, lengths, headways = chance.choices(
                    KINDS, [share for _, _, share, *_ in KINDS])[0]
                crossings = path(
                    chance, radius, stride * chance.randint(*lengths), 0.18 if kind == 3 else 0.06)[::stride]
                if len(crossings) < 5:
                    continue
                number += 1
                routes.append(f"{number},{name[0].upper()}{number},{kind}")
                minutes = chance.randint(*headways)
                for direction, line in enumerate((crossings, crossings[::-1])):
                    ids = [stops.setdefault(each, len(stops)) for each in line]
                    ways = [0.0] + [
                        math.dist(one, other) * SPACING / speed * chance.uniform(0.9, 1.3) for one, other in zip(line, line[1:])]
                    for run, at in enumerate(departures(chance, minutes)):
                        trip = f"{number}-{direction}-{run}"
                        trips.append(f"{number},daily,{trip},{direction}")
                        for sequence, (stop, way) in enumerate(zip(ids, ways)):
                            # Cars are in the way of buses and trams, and more so at rush hours.
                            at += round(way * (1 if kind == 1 else SLOWNESS[at // 60 % 1440]))
                            arriving = clock(at)
                            at += 20 if sequence else 0
                            out.write(f"{trip},{arriving},{clock(at)},{stop},{sequence}\n")
                        total += len(ids)
            out.flush()
        places = random.Random(7)
        rows = []
        for (east, north), stop in stops.items():
            # Stops stand some way off their crossings.
            x = (east + places.uniform(-0.25, 0.25)) * SPACING
            y = (north + places.uniform(-0.25, 0.25)) * SPACING
            latitude = center[0] + y / METERS_A_DEGREE
            longitude = center[1] + x / METERS_A_DEGREE / math.cos(math.radians(center[0]))
            rows.append(f"{stop},Crossing {east} {north},{latitude:.6f},{longitude:.6f}")
        last = datetime.datetime.strptime(first, "%Y%m%d") + datetime.timedelta(days=13)
        for name, head, lines in [
            ("agency", "agency_id,agency_name,agency_url,agency_timezone", ["A,Metropolis,https://metropolis.example,Europe/Rome"]),
            ("calendar", "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date",
             [f"daily,1,1,1,1,1,1,1,{first},{last:%Y%m%d}"]),
            ("stops", "stop_id,stop_name,stop_lat,stop_lon", rows),
            ("routes", "route_id,route_short_name,route_type", routes),
            ("trips", "route_id,service_id,trip_id,direction_id", trips),
        ]:
            archive.writestr(f"{name}.txt", "\n".join([head, *lines]) + "\n")
    print(f"{total:,} stop times of {len(trips):,} trips, {number:,} lines, {len(stops):,} stops", file=sys.stderr)
    return total


if __name__ == "__main__":
    feed, count, *more = sys.argv[1:]
    place = tuple(map(float, more[1].split(","))) if more[1:] else CENTER
    write(feed, int(count), more[0] if more else "20261102", place)
