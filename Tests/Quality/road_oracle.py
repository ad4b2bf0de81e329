#!/usr/bin/env python3
"""Compares routes with brute force on the raw ways of an extract.

Shares nothing with the engine: nodes, ways, restrictions and tags come straight from the file (PyPI `osmium`), each
piece between two nodes of a way is a state of its own in each direction, and Dijkstra's algorithm runs over these. There
are no junctions, no segments, no hierarchy, no snapping. Of the project it reads the profiles' tables, which are data.
Read are access, one-way streets, speeds, limits, caps, preferences, barriers, signals and signs, the cost of turns, and
turn restrictions over nodes and ways, and slopes that are tagged; not read are times of day, heights, elevators and squares,
so that walkers may have a better way than the oracle and never a worse one.

Seeded places lie in the middle of pieces. Told are pairs of which the engine's route costs more or less than the
oracle's by over 1 % and 2 s, or of which one finds a route and the other none.

usage: Tests/Quality/road_oracle.py EXTRACT ATLAS [--mode automobile|walking|cycling] [--left] [--country CODE] [--sources 10] [--targets 20] [--most 0]
"""
import argparse, collections, heapq, math, os, random, sys

import osmium

from road_invariants import Batch, meters
from road_oracle_rules import COUNTRIES, Rules

HERE = os.path.dirname(os.path.abspath(__file__))
LARGE = 3276.7


class Ground:
    """The pieces of all usable ways. A piece is (way, place, direction): from a node to the next of the way."""

    def __init__(self, path, rules, left=False, countries=()):
        self.left = left
        self.rules, self.at, self.tags, self.ways, self.wanted = rules, {}, {}, {}, []
        for thing in osmium.FileProcessor(path):
            if thing.is_node():
                self.at[thing.id] = (thing.location.lon, thing.location.lat)
                tags = dict(thing.tags)
                if tags: self.tags[thing.id] = tags
            elif thing.is_way():
                tags = dict(thing.tags)
                if not any(key in tags for key in ("highway", "route", "bridge", "man_made", "railway", "amenity",
                                                   "public_transport", "indoor")): continue
                place = next((self.at[ref.ref] for ref in thing.nodes if ref.ref in self.at), (0, 0))
                rules.country = next((own for west, east, own in countries if west <= place[0] <= east), {})
                directions, seconds = rules.way(rules.told(tags))
                if any(directions):
                    nodes = [ref.ref for ref in thing.nodes]
                    nodes = [n for i, n in enumerate(nodes) if n in self.at and (i == 0 or nodes[i - 1] != n)]
                    if len(nodes) > 1: self.ways[thing.id] = (nodes, directions, seconds, tags)
            elif dict(thing.tags).get("type") == "restriction":
                self.wanted.append((dict(thing.tags), [(m.type, m.ref, m.role) for m in thing.members]))
        self.out, self.arms = collections.defaultdict(list), collections.defaultdict(list)
        for way, (nodes, directions, _, _) in self.ways.items():
            for place in range(len(nodes) - 1):
                for direction, start in ((0, nodes[place]), (1, nodes[place + 1])):
                    piece = (way, place, direction)
                    self.arms[start].append(piece)
                    if directions[direction]: self.out[start].append(piece)
        self.passages = {node: rules.node(tags) for node, tags in self.tags.items() if node in self.arms}
        self.restrict()
        self.costs = {}

    def ends(self, piece):
        nodes = self.ways[piece[0]][0]
        pair = nodes[piece[1]], nodes[piece[1] + 1]
        return pair if piece[2] == 0 else (pair[1], pair[0])

    def cost(self, piece):
        """Seconds, and what they count as, in whole tenths as OSRM has them."""
        if piece not in self.costs:
            nodes, directions, seconds, _ = self.ways[piece[0]]
            speed, preference = directions[piece[2]][:2]
            speed = self.rules.slopes(self.ways[piece[0]][3], directions[piece[2]], piece[2])
            length = meters(self.at[nodes[piece[1]]], self.at[nodes[piece[1] + 1]])
            exact = length * 3.6 / speed
            if seconds:
                whole = sum(meters(self.at[a], self.at[b]) for a, b in zip(nodes, nodes[1:]))
                exact = seconds * length / whole if whole else 0
            self.costs[piece] = (max(1, round(exact * 10)) / 10, max(1, round(exact / preference * 10)) / 10)
        return self.costs[piece]

    def restrict(self):
        """Chains of pieces that forbid or demand what follows."""
        self.rules_after = collections.defaultdict(list)
        if not self.rules.p["obeysTurnRestrictions"]: return
        keys = self.rules.p["restrictionKeys"]
        for tags, members in self.wanted:
            if any(name.strip() in keys for name in tags.get("except", "").split(";")): continue
            value = next((tags[k] for k in [f"restriction:{key}" for key in keys] + ["restriction"] if k in tags), "")
            if not value.startswith(("no_", "only_")) or value.endswith("_on_red"): continue
            role = lambda name, kind: [ref for t, ref, r in members if r == name and t == kind]
            starts, targets, nodes, vias = role("from", "w"), role("to", "w"), role("via", "n"), role("via", "w")
            if any(way not in self.ways for way in starts + targets + vias): continue
            if (len(starts) != 1 and not value.startswith("no_entry")
                    or len(targets) != 1 and not value.startswith("no_exit")): continue
            for start in starts:
                for target in targets:
                    chains = ([nodes[0]],) if nodes and not vias else self.chains(start, vias, target)
                    for chain in chains:
                        self.add(start, chain, target, value.startswith("only_"))

    def chains(self, start, vias, target):
        """Nodes passed over via ways from an end of one way to an end of another."""
        found = []
        for first in (self.ways[start][0][0], self.ways[start][0][-1]):
            node, chain = first, [first]
            for via in vias:
                nodes = self.ways[via][0]
                if node == nodes[0]: chain += nodes[1:]
                elif node == nodes[-1]: chain += nodes[-2::-1]
                else: break
                node = chain[-1]
            else:
                if node in (self.ways[target][0][0], self.ways[target][0][-1]): found.append(chain)
        return found

    def add(self, start, chain, target, only):
        def piece(way, one, other):
            return next((p for p in self.arms[one] if p[0] == way and self.ends(p) == (one, other)), None)
        into = next((p for p in self.out_of(start) if self.ends(p)[1] == chain[0]
                     and chain[0] in (self.ways[start][0][0], self.ways[start][0][-1])), None)
        onto = next((p for p in self.out_of(target) if self.ends(p)[0] == chain[-1]
                     and chain[-1] in (self.ways[target][0][0], self.ways[target][0][-1])), None)
        if into is None or onto is None: return
        pairs = tuple(zip(chain, chain[1:]))
        self.rules_after[into].append((pairs, onto, only))

    def out_of(self, way):
        nodes, directions, _, _ = self.ways[way]
        return [(way, place, d) for d in (0, 1) if directions[d] for place in range(len(nodes) - 1)]

    def bearing(self, piece):
        """The direction in which a piece leaves its first node, toward what lies 10 m on along its way."""
        way, place, direction = piece
        nodes = self.ways[way][0]
        step = 1 if direction == 0 else -1
        here = place if direction == 0 else place + 1
        first = target = nodes[here]
        while 0 <= here + step < len(nodes):
            here += step
            target = nodes[here]
            if meters(self.at[first], self.at[target]) >= 10 or len(self.arms[target]) != 2: break
        (x0, y0), (x1, y1) = self.at[first], self.at[target]
        return math.degrees(math.atan2((x1 - x0) * math.cos(math.radians(y0)), y1 - y0))

    def turn(self, piece, following, exits):
        """Seconds and weight of a turn, or None."""
        p, node = self.rules.p, self.ends(piece)[1]
        arms = self.arms[node]
        closed, turning, delays, private = self.passages.get(node, (False, False, [], False))
        back = self.ends(following) == self.ends(piece)[::-1]
        if back:
            entries = sum(1 for arm in arms if self.ways[arm[0]][1][1 - arm[2]])
            if not (closed or turning or len(arms) == 1 or exits == 1 or entries <= 1): return None
        elif closed: return None
        seconds = 0.0
        for kind, time, facing in delays:
            if facing == "forward" and piece[2] != 0 or facing == "backward" and piece[2] != 1: continue
            seconds += time
        if p["turn"]["kind"] == "sigmoid" and (len(arms) > 2 or back):
            bias = p["turn"]["bias"]
            angle = 180.0 if back else self.bearing(following) - self.bearing((piece[0], piece[1], 1 - piece[2])) - 180
            angle -= round(angle / 360) * 360
            # Seen in a mirror where one drives on the left.
            if self.left: angle = -angle
            own = bias if angle >= 0 else 1 / bias
            seconds += p["turn"]["seconds"] / (1 + math.exp(-((13 / own) * abs(angle) / 180 - 6.5 * own)))
            circles = any(self.ways[q[0]][3].get("junction") in ("roundabout", "circular") for q in (piece, following))
            if angle < 0 and not back and len(arms) > 2 and not circles:
                seconds += p["turn"]["crossingSeconds"] / (1 + math.exp(-(13 * abs(angle) / 180 - 3.25)))
        if p["turn"]["kind"] == "square" and (back or not (len(arms) == 2 and self.goes_on(piece, following))):
            angle = 180.0 if back else self.bearing(following) - self.bearing((piece[0], piece[1], 1 - piece[2])) - 180
            angle -= round(angle / 360) * 360
            own = p["turn"]["seconds"] * (angle / 90) ** 2
            far = angle < 0 if not self.left or back else angle > 0
            seconds += own * p["turn"]["bias"] if far else own / p["turn"]["bias"]
        if back: seconds += p["uTurnSeconds"]
        if p["turn"]["kind"] == "none" and any(kind == "signal" for kind, _, _ in delays): seconds = p["signalSeconds"]
        seconds = math.floor(seconds * 10 + 1e-9) / 10
        weight = seconds
        limited = lambda q: self.ways[q[0]][1][q[2]][2]
        if not limited(piece) and (limited(following) or private and not back): weight = LARGE
        return seconds, weight

    def goes_on(self, piece, following):
        """Whether two pieces are parts of one road: the same class, ridden or pushed alike both ways."""
        def look(q):
            _, directions, _, tags = self.ways[q[0]]
            highway = tags.get("highway", "")
            alike = {"road": "unclassified", "services": "service", "rest_area": "service", "bus_guideway": "busway",
                     "elevator": "corridor"}
            mode = lambda d: None if d is None else d[3:]
            kind = "carried" if any(d and d[4:] == (True,) for d in directions) else highway.removesuffix("_link")
            return alike.get(kind, kind), mode(directions[q[2]]), mode(directions[1 - q[2]])
        return look(piece) == look(following)

    def from_place(self, start):
        """The least weight, and its seconds, to the beginning of each piece; keyed by piece, of all pending rules."""
        heap, count = [], 0
        for piece in start:
            heap.append((-self.cost(piece)[1] / 2, -self.cost(piece)[0] / 2, count, piece, ()))
            count += 1
        heapq.heapify(heap)
        done, reached = set(), {}
        while heap:
            weight, seconds, _, piece, pending = heapq.heappop(heap)
            if (piece, pending) in done: continue
            done.add((piece, pending))
            if weight >= 0 and piece not in reached: reached[piece] = (weight, seconds)
            pending = pending + tuple(self.rules_after.get(piece, ()))
            node = self.ends(piece)[1]
            exits = list(self.out[node])
            for pairs, onto, only in pending:
                if pairs: continue
                exits = [q for q in exits if (q == onto) == only]
            for following in exits:
                turn = self.turn(piece, following, len(exits))
                if turn is None: continue
                after = tuple(
                    (pairs[1:], onto, only) for pairs, onto, only in pending
                    if pairs and self.ends(following) == pairs[0])
                if (following, after) in done: continue
                own = self.cost(piece)
                count += 1
                heapq.heappush(heap, (weight + own[1] + turn[1], seconds + own[0] + turn[0], count, following, after))
        return reached


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("extract")
    parser.add_argument("atlas")
    parser.add_argument("--bin", default=os.path.join(HERE, "../../.build/release/mapwright"))
    parser.add_argument("--mode", default="automobile", choices=["automobile", "walking", "cycling"])
    parser.add_argument("--sources", type=int, default=10)
    parser.add_argument("--targets", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--left", action="store_true", help="one drives on the left there")
    parser.add_argument("--country", action="append", default=[], metavar="CODE[:WEST,EAST]",
                        help="the country there, or between two longitudes; repeatable")
    parser.add_argument("--most", type=int, default=0, help="the most pairs that may differ")
    parser.add_argument("-v", action="store_true", help="show each pair that differs")
    chosen = parser.parse_args()
    countries = []
    for text in chosen.country:
        code, _, span = text.partition(":")
        west, east = (float(degrees) for degrees in (span or "-180,180").split(","))
        countries.append((west, east, COUNTRIES.get(code, {})))
    ground = Ground(chosen.extract, Rules(chosen.mode), chosen.left, countries)
    dice = random.Random(chosen.seed)
    places = sorted(
        (way, place) for way, (nodes, directions, _, tags) in ground.ways.items() if tags.get("route") != "ferry"
        for place in range(len(nodes) - 1))
    batch = Batch(chosen.bin, "route", chosen.atlas)

    def both(place):
        directions = ground.ways[place[0]][1]
        return [(place[0], place[1], d) for d in (0, 1) if directions[d]]

    def position(place):
        nodes = ground.ways[place[0]][0]
        (x0, y0), (x1, y1) = ground.at[nodes[place[1]]], ground.at[nodes[place[1] + 1]]
        return (x0 + x1) / 2, (y0 + y1) / 2

    counts = collections.Counter()
    for _ in range(chosen.sources):
        source = dice.choice(places)
        reached = ground.from_place(both(source))
        for target in dice.sample([place for place in places if place != source], chosen.targets):
            one, other = position(source), position(target)
            answer = batch.ask({
                "from": f"{one[1]:.7f},{one[0]:.7f}", "to": f"{other[1]:.7f},{other[0]:.7f}", "mode": chosen.mode,
                "continue-straight": False})
            sums = [
                (reached[p][0] + ground.cost(p)[1] / 2, reached[p][1] + ground.cost(p)[0] / 2)
                for p in both(target) if p in reached]
            expected = min(sums, default=None)
            ours = answer["routes"][0] if answer.get("routes") else None
            if ours and any(meters(w["location"], at) > 1 for w, at in zip(answer["waypoints"], (one, other))):
                counts["placed on another road"] += 1
                continue
            text = f"{one[1]:.7f},{one[0]:.7f} {other[1]:.7f},{other[0]:.7f}"
            if (ours is None) != (expected is None):
                kind = "no route" if ours is None else "route where the oracle has none"
            elif ours is None: kind = "equal"
            else:
                slack = 2 + 0.01 * expected[0]
                kind = ("equal" if abs(ours["weight"] - expected[0]) <= slack
                        else "worse" if ours["weight"] > expected[0] else "better")
                text += f" {ours['weight']} s, oracle {expected[0]:.1f} s"
            counts[kind] += 1
            if chosen.v and kind != "equal": print(f"{kind}: {text}")
    batch.close()
    print(f"{os.path.basename(chosen.extract)} {chosen.mode}: {dict(counts)}")
    wrong = counts["worse"] + counts["no route"] + (0 if chosen.mode == "walking" else counts["better"])
    sys.exit(1 if wrong > chosen.most or not counts["equal"] else 0)


if __name__ == "__main__": main()
