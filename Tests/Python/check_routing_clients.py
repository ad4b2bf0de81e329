#!/usr/bin/env python3
"""Asks a running service with the unmodified routing client `routingpy`, as OSRM, Valhalla and OpenTripPlanner.

    Tests/Python/check_routing_clients.py --program .build/release/mapwright --atlas ATLAS

The atlas is one of the sample city; for OpenTripPlanner it is imported anew with a made-up timetable. Prints a line for each part that fails and at last how many passed; ends with 1 if
any failed.
"""

import argparse
import datetime
import math
import pathlib
import sys
import tempfile
import zoneinfo

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))
sys.dont_write_bytecode = True

import routingpy  # noqa: E402
import transit_city  # noqa: E402
from checks import Failure, check, expect, run  # noqa: E402
from devtools import start_server  # noqa: E402

# Longitudes and latitudes inside the sample city.
PLACES = [[24.9370, 60.1690], [24.9500, 60.1725], [24.9510, 60.1665]]


def meters(one, other):
    """The distance of two places near each other."""
    east = (one[0] - other[0]) * math.cos(math.radians(one[1]))
    return 111_320 * math.hypot(east, one[1] - other[1])


def expect_line(line, places):
    """A line of longitudes and latitudes leads from the first place to the last and has no gaps."""
    expect(len(line) > 10, f"the line has {len(line)} points")
    for end, place in ((line[0], places[0]), (line[-1], places[-1])):
        expect(meters(end, place) < 100, f"{end} is far from {place}")
    gap = max(meters(one, other) for one, other in zip(line, line[1:]))
    expect(gap < 800, f"the line has a gap of {gap:.0f} m")


def expect_error(ask, status, text):
    try:
        ask()
    except routingpy.exceptions.RouterApiError as error:
        expect(error.status == status, f"the status is {error.status}")
        expect(text in str(error.message), f"the message is {error.message}")
    else:
        raise Failure(f"no error of status {status}")


def osrm(address):
    return routingpy.OSRM(base_url=address + "/osrm", retry_timeout=5)


@check
def osrm_directions(address):
    client = osrm(address)
    for profile in ("car", "driving", "bike", "foot"):
        route = client.directions(locations=PLACES, profile=profile, overview="full", geometries="geojson")
        expect_line(route.geometry, PLACES)
        expect(1000 < route.distance < 8000, f"{profile}: {route.distance} m")
        expect(200 < route.duration < 6000, f"{profile}: {route.duration} s")


@check
def osrm_directions_with_every_option(address):
    routes = osrm(address).directions(
        locations=PLACES[:2], profile="car", radiuses=[500, 500], bearings=[[0, 180], [0, 180]], alternatives=True,
        steps=True, continue_straight=True, annotations=True, geometries="polyline6", overview="simplified")
    expect(len(routes) >= 1, "no route")
    for route in routes:
        expect_line(route.geometry, PLACES[:2])
    legs = routes.raw["routes"][0]["legs"]
    expect(legs[0]["steps"][0]["maneuver"]["type"] == "depart", "the first step is no departure")
    expect(legs[0]["annotation"]["speed"], "there are no annotations")


@check
def osrm_polylines_of_five_digits(address):
    route = osrm(address).directions(locations=PLACES, profile="car", geometries="polyline", overview="full")
    expect_line(route.geometry, PLACES)


@check
def osrm_matrix(address):
    client = osrm(address)
    matrix = client.matrix(locations=PLACES, profile="car", annotations=["duration", "distance"])
    for row in range(3):
        for column in range(3):
            duration, distance = matrix.durations[row][column], matrix.distances[row][column]
            expect((duration == 0) == (row == column), f"{row} to {column}: {duration} s")
            expect((distance == 0) == (row == column), f"{row} to {column}: {distance} m")
    part = client.matrix(locations=PLACES, profile="car", sources=[2], destinations=[0, 1])
    expect(part.durations == [matrix.durations[2][:2]], f"{part.durations} of {matrix.durations}")


@check
def osrm_tells_that_there_is_no_road(address):
    expect_error(lambda: osrm(address).directions(locations=[[0.0, 0.0], [1.0, 1.0]], profile="car"), 400, "NoSegment")


def valhalla(address):
    return routingpy.Valhalla(base_url=address + "/valhalla", retry_timeout=5)


@check
def valhalla_directions(address):
    client = valhalla(address)
    for profile in ("auto", "bicycle", "pedestrian"):
        route = client.directions(locations=PLACES, profile=profile)
        expect_line(route.geometry, PLACES)
        expect(1000 < route.distance < 8000, f"{profile}: {route.distance} m")
        expect("maneuvers" not in route.raw["trip"]["legs"][0], "maneuvers were not asked for")


@check
def valhalla_directions_with_every_option(address):
    place = routingpy.Valhalla.Waypoint(PLACES[1], type="through", heading=90, heading_tolerance=180, radius=50)
    route = valhalla(address).directions(
        locations=[PLACES[0], place, PLACES[2]], profile="auto", preference="shortest", options={"use_tolls": 0},
        units="mi", instructions=True, language="de-DE", directions_type="instructions",
        avoid_locations=[[24.9400, 60.1700]], date_time={"type": 1, "value": "2026-11-23T08:00"}, id="mine")
    expect(len(route.raw["trip"]["legs"]) == 1, "a place that is passed ends a leg")
    expect(route.raw["trip"]["units"] == "miles", "the units are not miles")
    expect(route.raw["id"] == "mine", "the id is lost")
    expect(route.raw["trip"]["legs"][0]["maneuvers"][0]["instruction"], "there are no instructions")


@check
def valhalla_isochrones(address):
    areas = valhalla(address).isochrones(
        locations=PLACES[1], profile="pedestrian", intervals=[120, 240], polygons=True, colors=["ff0000", "00ff00"])
    expect([area.interval for area in areas] == [120, 240], "the intervals are not in their order")
    widths = [max(x for x, _ in area.geometry[0]) - min(x for x, _ in area.geometry[0]) for area in areas]
    expect(0 < widths[0] < widths[1], f"the areas are {widths} wide")
    lines = valhalla(address).isochrones(locations=PLACES[1], profile="auto", intervals=[60])
    expect(lines[0].geometry[0] == lines[0].geometry[-1], "the line is not closed")


@check
def valhalla_matrix(address):
    client = valhalla(address)
    matrix = client.matrix(locations=PLACES, profile="auto")
    expect([len(row) for row in matrix.durations] == [3, 3, 3], f"{matrix.durations}")
    route = client.directions(locations=PLACES[:2], profile="auto")
    expect(abs(matrix.durations[0][1] - route.duration) < 1.2, f"{matrix.durations[0][1]} s, not {route.duration} s")
    part = client.matrix(locations=PLACES, profile="auto", sources=[2], destinations=[0, 1])
    expect(len(part.durations) == 1 and len(part.durations[0]) == 2, f"{part.durations}")


@check
def valhalla_trace_attributes(address):
    client = valhalla(address)
    route = client.directions(locations=PLACES[:2], profile="pedestrian")
    results = client.trace_attributes(locations=[list(point) for point in route.geometry], profile="pedestrian")
    expect(len(results.matched_edges) > 3, f"{len(results.matched_edges)} edges")
    expect(len(results.matched_points) == len(route.geometry), f"{len(results.matched_points)} points")
    ways = {edge._osm_way_id for edge in results.matched_edges}
    expect(len(ways) > 2, f"the ways {ways}")


@check
def valhalla_refuses_an_expansion(address):
    expect_error(
        lambda: valhalla(address).expansion(locations=PLACES[0], profile="auto", intervals=[60]), 400, "expansion")


@check
def valhalla_tells_that_there_is_no_road(address):
    expect_error(lambda: valhalla(address).directions(locations=[[0.0, 0.0], [1.0, 1.0]], profile="auto"), 400, "171")


# From Lasipalatsi to beside Pitkäsilta, by tram 9 of the made-up timetable.
RIDE = [[24.9378, 60.1700], [24.9484, 60.1766]]
TOMORROW = datetime.date.today() + datetime.timedelta(days=1)


def planned(**more):
    client = routingpy.OpenTripPlannerV2(base_url=TRANSIT, retry_timeout=5)
    return client.directions(locations=RIDE, date=TOMORROW, **{"time": datetime.time(8, 1), **more})


@check
def otp_directions(_):
    routes = planned()
    expect(1 <= len(routes) <= 3, f"{len(routes)} itineraries")
    best = routes[0].raw
    # The way's end is at the stop.
    expect([leg["mode"] for leg in best["legs"]] == ["WALK", "TRAM"], f"{best['legs']}")
    expect(200 < routes[0].duration < 600, f"{routes[0].duration} s")
    expect(700 < routes[0].distance < 2500, f"{routes[0].distance} m")
    expect(len(routes[0].geometry) > 5, "the line is short")
    expect(all(59 < lat < 61 and 24 < lon < 26 for lon, lat in routes[0].geometry), "the line is elsewhere")


@check
def otp_arrives_by_a_moment(_):
    route = planned(time=datetime.time(9, 0), arrive_by=True, num_itineraries=1)
    nine = datetime.datetime.combine(TOMORROW, datetime.time(9, 0), zoneinfo.ZoneInfo(transit_city.ZONE)).timestamp()
    late = nine - route.raw["endTime"] / 1000
    expect(0 <= late < 900, f"it arrives {late} s before")


@check
def otp_walks_all_the_way(_):
    route = planned(profile="WALK", num_itineraries=1)
    expect([leg["mode"] for leg in route.raw["legs"]] == ["WALK"], f"{route.raw['legs']}")
    expect(500 < route.duration < 1800, f"{route.duration} s")


@check
def otp_finds_nothing_where_there_is_nothing(_):
    client = routingpy.OpenTripPlannerV2(base_url=TRANSIT, retry_timeout=5)
    expect(len(client.directions(locations=[[0.0, 0.0], [1.0, 1.0]], date=TOMORROW)) == 0, "there is an itinerary at sea")


@check
def otp_isochrones(_):
    client = routingpy.OpenTripPlannerV2(base_url=TRANSIT, retry_timeout=5)
    eight = datetime.datetime.combine(TOMORROW, datetime.time(8, 0), zoneinfo.ZoneInfo(transit_city.ZONE))
    areas = client.isochrones(locations=RIDE[0], time=eight, cutoffs=[300, 900])
    expect([area.interval for area in areas] == [300, 900], f"{[area.interval for area in areas]}")
    sizes = [max(lat for _, lat in area.geometry[0]) - min(lat for _, lat in area.geometry[0]) for area in areas]
    expect(0 < sizes[0] < sizes[1], f"{sizes}")


def serve(atlas):
    return start_server([str(OPTIONS.program), "serve", str(atlas), "--port", "{port}", "--quiet"])


def main():
    global TRANSIT
    with tempfile.TemporaryDirectory() as folder:
        process, address = serve(OPTIONS.atlas)
        trams, TRANSIT = serve(transit_city.make_atlas(str(OPTIONS.program), folder))
        try:
            return run(address)
        finally:
            for server in (process, trams):
                server.terminate()
                server.wait(20)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", type=pathlib.Path, required=True, help="the built mapwright")
    parser.add_argument("--atlas", type=pathlib.Path, required=True, help="an atlas of the sample city")
    OPTIONS = parser.parse_args()
    sys.exit(main())
