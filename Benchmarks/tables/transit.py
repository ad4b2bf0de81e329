"""Asks pynigiri the questions of `tables/transit`, and prints the table of both."""

from __future__ import annotations

import csv
import io
import random
import subprocess
import sys
import time
import zipfile

import pynigiri

QUESTIONS = 2000


def questions(feed: str, start: int, count: int) -> list[tuple[str, str, int]]:
    """Pairs of stops that trips serve, with moments from 6 to 20 o'clock of a day."""
    with zipfile.ZipFile(feed) as archive:
        text = io.TextIOWrapper(archive.open("stop_times.txt"), "utf-8-sig")
        stops = sorted({row["stop_id"] for row in csv.DictReader(text)})
    chance = random.Random(1)
    return [
        (chance.choice(stops), chance.choice(stops), start + 60 * chance.randrange(6 * 60, 20 * 60))
        for _ in range(count)
    ]


def nigiri(feed: str, asked, days: tuple[str, str], walk: int):
    """CPU milliseconds of each question at a moment and of each for an hour, sorted, and the journeys found."""
    config = pynigiri.LoaderConfig()
    config.link_stop_distance = walk
    source = pynigiri.TimetableSource("x", feed, config)
    timetable = pynigiri.load_timetable([source], *days)
    measured = []
    for span in (0, 60):
        queries = []
        for origin, end, moment in asked:
            query = pynigiri.Query()
            query.start = [pynigiri.Offset(timetable.find_location(origin), 0, 0)]
            query.destination = [pynigiri.Offset(timetable.find_location(end), 0, 0)]
            minute = moment // 60
            query.start_time = (minute, minute + span) if span else minute
            queries.append(query)
        for _ in range(2):
            times, count = [], 0
            for query in queries:
                begin = time.process_time_ns()
                journeys = pynigiri.route(timetable, query)
                times.append((time.process_time_ns() - begin) / 1e6)
                count += len(journeys)
        measured.append((sorted(times), count))
    return measured


def main() -> None:
    program, feed, start, first, last, work, *more = sys.argv[1:]
    asked = questions(feed, int(start), int(more[0]) if more else QUESTIONS)
    path = f"{work}/questions"
    with open(path, "w") as file:
        file.writelines(f"{one}\t{other}\t{moment}\n" for one, other, moment in asked)
    print("walks between stops\tquestion\tours, ms p50 / p99\tnigiri, ms p50 / p99\tours / nigiri, p50")
    for walk in (0, 300):
        lines = subprocess.run(
            [program, feed, path, str(walk)], check=True, capture_output=True, text=True).stdout
        ours = {line.split("\t")[0]: line.split("\t")[1:] for line in lines.splitlines()}
        theirs = nigiri(feed, asked, (first, last), walk)
        for name, (times, _) in zip(("instant", "hour"), theirs):
            p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
            own = [float(value) for value in ours[name][:2]]
            print(
                f"{walk} m\t{name}\t{own[0]:.3f} / {own[1]:.3f}\t{p50:.3f} / {p99:.3f}\t{own[0] / p50:.2f}")
        count, size, seconds = ours["timetable"]
        print(
            f"{walk} m: {int(size) / int(count):.1f} bytes a stop time, made in {float(seconds):.1f} s", file=sys.stderr)


main()
