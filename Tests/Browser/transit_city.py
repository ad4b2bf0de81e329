"""The sample city with a made-up timetable of two trams, for tests of public transport.

They run every ten minutes of every day around today and meet at Lasipalatsi; line 9 has a color, line 2 has none.
"""

import datetime
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
ZONE = "Europe/Helsinki"

# Names with latitudes, longitudes and platforms, at real streets of the sample city.
STOPS = {
    "LAS": ("Lasipalatsi", 60.17010, 24.93830, "1"),
    "RAU": ("Rautatientori", 60.17065, 24.94380, ""),
    "KAI": ("Kaisaniemi", 60.17180, 24.94790, ""),
    "LII": ("Liisankatu", 60.17405, 24.95100, ""),
    "PIT": ("Pitkäsilta", 60.17650, 24.94830, "2"),
    "ERO": ("Erottaja", 60.16560, 24.94300, ""),
    "YLI": ("Ylioppilastalo", 60.16890, 24.94080, ""),
}
# Short name, type, colors, headsign, stops, the minute after five o'clock at which the first vehicle leaves.
LINES = {
    "R9": ("9", 0, "00985f", "ffffff", "Pitkäsilta", ["LAS", "RAU", "KAI", "LII", "PIT"], 9),
    "R2": ("2", 0, "", "", "Lasipalatsi", ["ERO", "YLI", "LAS"], 4),
}
MINUTES = 1


def clock(minutes):
    return f"{minutes // 60:02}:{minutes % 60:02}:00"


def files(today):
    first, last = today - datetime.timedelta(days=7), today + datetime.timedelta(days=30)
    trips, times = [], []
    for route, (_, _, _, _, headsign, stops, offset) in LINES.items():
        for number, start in enumerate(range(5 * 60 + offset, 24 * 60, 10)):
            trips.append(f"{route},daily,{route}-{number},{headsign}")
            times += [f"{route}-{number},{clock(start + MINUTES * at)},{clock(start + MINUTES * at)},{stop},{at + 1}"
                      for at, stop in enumerate(stops)]
    return {
        "agency.txt": ["agency_id,agency_name,agency_url,agency_timezone", f"A,Trams of the test,http://a.example,{ZONE}"],
        "calendar.txt": [
            "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date",
            f"daily,1,1,1,1,1,1,1,{first:%Y%m%d},{last:%Y%m%d}"],
        "stops.txt": ["stop_id,stop_name,stop_lat,stop_lon,platform_code"] + [
            f"{key},{name},{lat},{lon},{platform}" for key, (name, lat, lon, platform) in STOPS.items()],
        "routes.txt": ["route_id,agency_id,route_short_name,route_type,route_color,route_text_color"] + [
            f"{key},A,{name},{kind},{color},{text}" for key, (name, kind, color, text, *_) in LINES.items()],
        "trips.txt": ["route_id,service_id,trip_id,trip_headsign"] + trips,
        "stop_times.txt": ["trip_id,arrival_time,departure_time,stop_id,stop_sequence"] + times,
    }


def make_atlas(program, folder, today=None):
    """Imports the sample city with the timetable into `folder`; the path of the atlas."""
    feed = pathlib.Path(folder) / "trams"
    feed.mkdir()
    for name, rows in files(today or datetime.date.today()).items():
        (feed / name).write_text("\n".join(rows) + "\n", encoding="utf-8")
    atlas = pathlib.Path(folder) / "trams.atlas"
    subprocess.run(
        [program, "import", ROOT / "Samples/helsinki.osm.pbf", "--gtfs", feed, "-o", atlas],
        check=True, stdout=subprocess.DEVNULL)
    return str(atlas)


# Protocol Buffers by hand: messages of GTFS-Realtime that delay or cancel trips.


def varint(value):
    value &= (1 << 64) - 1
    out = b""
    while value > 127:
        out += bytes([value & 127 | 128])
        value >>= 7
    return out + bytes([value])


def field(number, value):
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    raw = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(raw)) + raw


def message(timestamp, updates, alerts=()):
    """`updates` are (trip, date, delay in seconds or None for a canceled one), `alerts` are (route, text)."""
    out = field(1, field(1, "2.0") + field(3, timestamp))
    for number, (trip, date, delay) in enumerate(updates):
        told = field(1, trip) + field(3, date) + (field(4, 3) if delay is None else b"")
        update = field(1, told) + (b"" if delay is None else field(5, delay))
        out += field(2, field(1, f"u{number}") + field(3, update))
    for number, (route, text) in enumerate(alerts):
        alert = field(5, field(2, route)) + field(10, field(1, field(1, text) + field(2, "en")))
        out += field(2, field(1, f"a{number}") + field(5, alert))
    return out
