#!/usr/bin/env python3
"""Writes all hops of a GTFS feed between two stops, on all days, for a connection scan that shares no code with the engine.

usage: connections.py FEED OUT [FIRST DAYS]

FIRST and DAYS choose some days, the first one as 2014-10-19; all if left out.
FEED is a zip archive or a folder. OUT gets a line of JSON, {"epoch": seconds since 1970, "stops": ids in the file's order,
"filled": the halts without times}, then six 32-bit numbers for each hop in the order of departure: departure and arrival in seconds after the epoch, the numbers of both stops,
that of the run, and 1 where nobody boards plus 2 where nobody gets off; a repetition of a trip is a run of its own. Times that are not given are filled in evenly by index.
"""

from __future__ import annotations

import array
import csv
import datetime
import io
import json
import pathlib
import sys
import zipfile
import zoneinfo

CALENDAR_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


def tables(path: str):
    """A function from a table's name to its rows."""
    folder = pathlib.Path(path)
    archive = None if folder.is_dir() else zipfile.ZipFile(path)
    names = set() if archive is None else set(archive.namelist())

    def rows(name: str):
        if archive is None:
            if (folder / name).exists():
                with open(folder / name, encoding="utf-8-sig", newline="") as file:
                    yield from clean(csv.DictReader(file))
        elif name in names:
            with archive.open(name) as file:
                yield from clean(csv.DictReader(io.TextIOWrapper(file, "utf-8-sig", newline="")))

    return rows


def clean(rows):
    for row in rows:
        yield {(key or "").strip(): (value or "").strip() for key, value in row.items() if isinstance(value, str)}


def seconds(text: str) -> int | None:
    if not text:
        return None
    hours, minutes, rest = text.split(":")
    return int(hours) * 3600 + int(minutes) * 60 + int(rest)


def date(text: str) -> datetime.date:
    return datetime.date(int(text[:4]), int(text[4:6]), int(text[6:8]))


def service_days(rows) -> dict[str, set[datetime.date]]:
    days: dict[str, set[datetime.date]] = {}
    for row in rows("calendar.txt"):
        day, last = date(row["start_date"]), date(row["end_date"])
        found = days.setdefault(row["service_id"], set())
        while day <= last:
            if row[CALENDAR_DAYS[day.weekday()]] == "1":
                found.add(day)
            day += datetime.timedelta(days=1)
    for row in rows("calendar_dates.txt"):
        found = days.setdefault(row["service_id"], set())
        (found.add if row["exception_type"] == "1" else found.discard)(date(row["date"]))
    return days


def filled(halts):
    """Times of all halts; gaps are divided evenly."""
    times = [(seconds(row["arrival_time"]), seconds(row["departure_time"])) for row in halts]
    times = [(one if one is not None else other, other if other is not None else one) for one, other in times]
    known = [index for index, (one, _) in enumerate(times) if one is not None]
    if not known or known[0] != 0 or known[-1] != len(times) - 1:
        return None
    for first, last in zip(known, known[1:]):
        for index in range(first + 1, last):
            share = times[last][0] - times[first][1]
            moment = times[first][1] + share * (index - first) // (last - first)
            times[index] = (moment, moment)
    return times


def main() -> None:
    feed, out, *span = sys.argv[1:]
    rows = tables(feed)
    zone = zoneinfo.ZoneInfo(next(rows("agency.txt"))["agency_timezone"])
    days = service_days(rows)
    epoch_day = min(day for service in days.values() for day in service)
    if span:
        first = datetime.date.fromisoformat(span[0])
        wanted = {first + datetime.timedelta(days=number) for number in range(int(span[1]))}
        days = {service: found & wanted for service, found in days.items()}
    stops = [row["stop_id"] for row in rows("stops.txt")]
    numbers = {stop: number for number, stop in enumerate(stops)}
    trips = {row["trip_id"]: row["service_id"] for row in rows("trips.txt")}
    repeated: dict[str, list[int]] = {}
    for row in rows("frequencies.txt"):
        repeated.setdefault(row["trip_id"], []).extend(
            range(seconds(row["start_time"]), seconds(row["end_time"]), int(row["headway_secs"])))
    halts: dict[str, list[dict[str, str]]] = {}
    for row in rows("stop_times.txt"):
        halts.setdefault(row["trip_id"], []).append(row)
    used = {day for trip, service in trips.items() if trip in halts for day in days.get(service, ())}
    epoch = (epoch_day - datetime.date(1970, 1, 1)).days * 86400
    base = {
        day: int(datetime.datetime(day.year, day.month, day.day, 12, tzinfo=zone).timestamp()) - 43200 - epoch
        for day in used
    }
    hops = []
    run = filled_halts = 0
    for trip, service in trips.items():
        if trip not in halts:
            continue
        ordered = sorted(halts[trip], key=lambda row: int(row["stop_sequence"]))
        times = filled(ordered)
        if times is None or len(ordered) < 2:
            continue
        filled_halts += sum(not row["arrival_time"] and not row["departure_time"] for row in ordered)
        # The times of a repeated trip are offsets from its first departure.
        shifts = [departure - times[0][1] for departure in repeated[trip]] if trip in repeated else [0]
        closed = [
            (1 if one.get("pickup_type") == "1" else 0) + (2 if other.get("drop_off_type") == "1" else 0)
            for one, other in zip(ordered, ordered[1:])
        ]
        places = [numbers[row["stop_id"]] for row in ordered]
        for day in sorted(days.get(service, ())):
            for shift in shifts:
                start = base[day] + shift
                for index in range(len(times) - 1):
                    hops.append((
                        start + times[index][1], run, index, start + times[index + 1][0], places[index],
                        places[index + 1], closed[index]))
                run += 1
    hops.sort()
    numbers32 = array.array("i")
    for departure, number, _, arrival, start, end, flags in hops:
        numbers32.extend((departure, arrival, start, end, number, flags))
    with open(out, "wb") as file:
        file.write(json.dumps({"epoch": epoch, "stops": stops, "filled": filled_halts}).encode() + b"\n")
        numbers32.tofile(file)


if __name__ == "__main__":
    main()
