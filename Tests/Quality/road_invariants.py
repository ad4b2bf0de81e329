#!/usr/bin/env python3
"""Checks what must be true of every route, over seeded pairs of places: what a reader sees on the ground.

Of each answer of `mapwright route --batch`:
  ends      the line begins and ends at the places' positions on the road
  joins     each step's line begins where the one before ended, and together they are the route's line
  sums      the steps' times and lengths add up to the route's, and lengths are those of the lines
  words     a maneuver's modifier fits the step's own bearings (OSRM's ranges; see `off`)
  empty     no instruction with a hole in it, no step of no length but the last

Places are drawn from the answers' own roads: a seeded point of the atlas's region is asked for with `nearest`
roads, so the extracts need not be read.

With --osrm, the extracts of the atlases in their order, OSRM (PyPI `osrm-bindings`) is asked for the same pairs, and
the maneuvers are counted whose words contradict the ground there.

usage: Tests/Quality/road_invariants.py ATLAS... [--modes automobile walking cycling] [--routes 500] [-v] [--osrm EXTRACT...]
"""
import argparse, collections, json, math, os, pathlib, random, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
# OSRM's ranges of the angle of a turn, degrees to the right, and how far beyond them words contradict the ground.
RANGES = {
    "straight": (-10, 10), "slight right": (10, 60), "right": (60, 140), "sharp right": (140, 180),
    "slight left": (-60, -10), "left": (-140, -60), "sharp left": (-180, -140), "uturn": (170, 190),
}
CONTRADICTS = 45
# How far past the way back a drawing may lead that is told as a sharp turn.
PAST_BACK = 10
# Their bearings are those at the circle's edge, their modifier is about all of it.
CIRCLES = {"roundabout", "rotary", "roundabout turn", "exit roundabout", "exit rotary", "depart", "arrive"}


def off(modifier, before, after):
    """How many degrees the angle between two bearings lies outside the range of a modifier.

    A sharp turn to one side ends at the way back, but for PAST_BACK: what lies behind it is one to the other side.
    """
    low, high = RANGES[modifier]
    angle = after - before
    turned = (angle + 180) % 360 - 180
    if modifier.startswith("sharp") and (turned > 0) != (high > 0):
        return 0 if 180 - abs(turned) <= PAST_BACK else CONTRADICTS + 180 - abs(turned)
    return min(
        max(0, low - a, a - high) for a in (angle + turn for turn in (-720, -360, 0, 360, 720)))


def meters(one, other):
    """The distance of two points, longitude first, in degrees."""
    middle = math.radians((one[1] + other[1]) / 2)
    square = 1 / (1 - 0.00669437999 * math.sin(middle) ** 2)
    north = math.radians(other[1] - one[1]) * 6378137 * (1 - 0.00669437999) * square ** 1.5
    across = (other[0] - one[0] + 180) % 360 - 180
    east = math.radians(across) * 6378137 * square ** 0.5 * math.cos(middle)
    return math.hypot(north, east)


def faults(answer):
    """The faults of an answer: pairs of the invariant's name and what is wrong."""
    places = [w["location"] for w in answer["waypoints"]]
    for route in answer["routes"]:
        line, steps = route["geometry"], route["steps"]
        if meters(line[0], places[0]) > 0.1 or meters(line[-1], places[-1]) > 0.1:
            yield "ends", f"{places[0]} {places[-1]} but {line[0]} {line[-1]}"
        whole = [line[0]]
        for one, other in zip(steps, steps[1:]):
            if one["geometry"][-1] != other["geometry"][0]:
                yield "joins", f"{one['instructions']} | {other['instructions']}"
        for step in steps:
            for point in step["geometry"]:
                if point != whole[-1]: whole.append(point)
            if step["maneuver"]["location"] != step["geometry"][0]:
                yield "joins", f"maneuver not at the step's begin: {step['instructions']}"
        flat = [line[0]]
        for point in line:
            if point != flat[-1]: flat.append(point)
        if whole != flat: yield "joins", "the steps' lines are not the route's"
        length = sum(meters(a, b) for a, b in zip(line, line[1:]))
        if abs(length - route["distance"]) > 1 + 0.002 * length:
            yield "sums", f"line of {length:.1f} m, told {route['distance']}"
        for key, slack in (("distance", 0.11), ("expectedTravelTime", 0.11)):
            total = sum(step[key] for step in steps)
            if abs(total - route[key]) > slack * len(steps): yield "sums", f"{key} {total} {route[key]}"
        for index, step in enumerate(steps):
            maneuver = step["maneuver"]
            if maneuver["type"] not in CIRCLES and maneuver.get("modifier") in RANGES:
                degrees = off(maneuver["modifier"], maneuver["bearingBefore"], maneuver["bearingAfter"])
                if degrees >= CONTRADICTS:
                    yield "words", (
                        f"{degrees:.0f}° off: {step['instructions']!r} {maneuver['type']} {maneuver['modifier']} "
                        f"{maneuver['bearingBefore']}->{maneuver['bearingAfter']} at "
                        f"{maneuver['location'][1]},{maneuver['location'][0]}")
            text = step["instructions"]
            if not text.strip() or text.endswith((" onto", " via", " to", " along", " at")):
                yield "empty", repr(text)


class Batch:
    """A running `mapwright COMMAND --batch`."""

    def __init__(self, program, command, atlas):
        self.process = subprocess.Popen(
            [program, command, "--batch", "--atlas", atlas], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)

    def ask(self, question):
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline() or '{"error": "no answer"}')

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Peer:
    """OSRM over an extract, by its own profile for the mode."""
    PROFILES = {"automobile": "car", "walking": "foot", "cycling": "bicycle"}

    def __init__(self, extract, mode):
        import osrm
        self.osrm, self.folder = osrm, tempfile.TemporaryDirectory()
        tools = pathlib.Path(osrm.__file__).parent
        base = os.path.join(self.folder.name, "map")
        os.symlink(os.path.abspath(extract), base + ".osm.pbf")
        profile = tools / "share" / "profiles" / (self.PROFILES[mode] + ".lua")
        for program, *rest in (("extract", "-p", profile, base + ".osm.pbf"), ("contract", base + ".osrm")):
            subprocess.run([tools / "bin" / ("osrm-" + program), "-t", "1", *rest], check=True, capture_output=True)
        self.engine = osrm.OSRM(storage_config=base + ".osrm", algorithm="CH", use_shared_memory=False)

    def words(self, start, end):
        """The number of steps from one place to another, and how many of them contradict the ground."""
        try:
            answer = self.engine.Route(self.osrm.RouteParameters(
                coordinates=[(start[1], start[0]), (end[1], end[0])], steps=True, overview="false", generate_hints=False))
        except RuntimeError:
            return 0, 0
        steps = [step["maneuver"] for leg in answer["routes"][0]["legs"] for step in leg["steps"]]
        against = [
            m for m in steps if m["type"] not in CIRCLES and "modifier" in m and m["modifier"] in RANGES
            and off(m["modifier"], m["bearing_before"], m["bearing_after"]) >= CONTRADICTS]
        return len(steps), len(against)


def region(program, atlas):
    """South, west, north and east of an atlas."""
    told = json.loads(subprocess.run(
        [program, "inspect", atlas, "--json"], capture_output=True, text=True, check=True).stdout)
    bounds = told["manifest"]["bounds"]
    return [bounds[side] for side in ("south", "west", "north", "east")]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("atlas", nargs="+")
    parser.add_argument("--bin", default=os.path.join(HERE, "../../.build/release/mapwright"))
    parser.add_argument("--modes", nargs="+", default=["automobile", "walking", "cycling"])
    parser.add_argument("--routes", type=int, default=500, help="routes for each atlas and mode")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--expect", type=int, default=0, help="the most maneuvers whose words may contradict the ground")
    parser.add_argument("-v", action="store_true", help="show each fault")
    parser.add_argument("--osrm", nargs="+", default=[], help="the atlases' extracts, to ask OSRM the same")
    chosen = parser.parse_args()
    total = collections.Counter()
    for mode in chosen.modes:
        counts, maneuvers, routes = collections.Counter(), 0, 0
        peers = collections.Counter()
        for number, atlas in enumerate(chosen.atlas):
            peer = Peer(chosen.osrm[number], mode) if chosen.osrm else None
            south, west, north, east = region(chosen.bin, atlas)
            dice = random.Random(f"{chosen.seed} {os.path.basename(atlas)} {mode}")
            batch = Batch(chosen.bin, "route", atlas)
            wanted, tries = chosen.routes, 0
            reach = 0.02 if mode == "walking" else 0.08
            while wanted and tries < 40 * chosen.routes:
                tries += 1
                start = (dice.uniform(south, north), dice.uniform(west, east))
                end = (start[0] + dice.uniform(-reach, reach), start[1] + dice.uniform(-reach, reach))
                if abs(end[0]) > 90: continue
                answer = batch.ask({
                    "from": f"{start[0]:.6f},{start[1]:.6f}",
                    "to": f"{end[0]:.6f},{(end[1] + 180) % 360 - 180:.6f}", "mode": mode, "language": "en"})
                if "is not an option" in answer.get("error", ""): raise SystemExit(answer["error"])
                if "routes" not in answer: continue
                # Places far from any road say little.
                if any(w["distance"] > 300 for w in answer["waypoints"]): continue
                wanted -= 1
                routes += 1
                if peer:
                    told, against = peer.words(start, end)
                    peers.update(steps=told, words=against)
                maneuvers += sum(len(route["steps"]) for route in answer["routes"])
                for name, text in faults(answer):
                    counts[name] += 1
                    if chosen.v: print(f"{os.path.basename(atlas)} {mode} {name}: {text}")
            batch.close()
        print(f"{mode}: {routes} routes, {maneuvers} steps, faults: {dict(counts) or 'none'}")
        if chosen.osrm: print(f"{mode}: OSRM {peers['steps']} steps, words: {peers['words']}")
        if not routes: raise SystemExit(f"{mode}: no route at all")
        total += counts
    words = total.pop("words", 0)
    sys.exit(1 if total or words > chosen.expect else 0)


if __name__ == "__main__": main()
