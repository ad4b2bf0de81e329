#!/usr/bin/env python3
"""Runs OSRM's behavior scenarios against `mapwright route`.

The scenarios are not ours and not in this project: --features names the folder `features` of a checkout of OSRM.
Each is drawn as a tiny .osm file, imported and asked. Changes of a profile's figures in Lua are made in a copy of ours.
"skip" means that it needs Lua that is more than figures, a column or an option that our JSON lacks, or another service;
scenarios marked as OSRM's own to-do are left out. One that asks nothing passes where its map can be imported, as it
does with OSRM.

usage: Tests/Quality/road_scenarios.py --features FOLDER [car foot bicycle guidance | car/oneway.feature ...] [-v]
"""
import argparse, datetime, json, math, os, re, subprocess, sys, shutil, hashlib, tempfile
from concurrent.futures import ThreadPoolExecutor
ap = argparse.ArgumentParser()
ap.add_argument("what", nargs="*", default=["car", "foot", "bicycle", "guidance"])
ap.add_argument("--bin", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../.build/release/mapwright"))
ap.add_argument("--features", required=True, help="the folder `features` of OSRM's source")
ap.add_argument("--jobs", type=int, default=2)
ap.add_argument("-k", default="", help="only scenarios whose title or file contains this")
ap.add_argument("-v", action="store_true", help="show what differs")
ap.add_argument("-o", default="road-scenarios.json", help="results by scenario")
ap.add_argument("--diff", help="older results to compare with")
ap.add_argument("--keep", action="store_true")
A = ap.parse_args()
TMP = tempfile.mkdtemp(prefix="road-scenarios-")
IMPORT = ["import"]

ONCOMING = "a turn across oncoming traffic takes up to 2 s more here, as one waits for a gap"
PRIVATE = "private roads and gates lead walkers and riders to what lies there, though not through"
REGIONS = "asks for OSRM's file of regions beside the extract; here the country tells on which side one drives"
# Scenarios that fail because our profiles or answers mean to differ, by file and the beginning of the title.
DEPARTURES = {
    ("car/obstacle_penalties.feature", "002"): ONCOMING, ("car/obstacle_penalties.feature", "004"): ONCOMING,
    ("car/traffic_light_penalties.feature", "003"): ONCOMING, ("car/traffic_turn_penalties.feature", "000"): ONCOMING,
    ("car/side_bias.feature", "003"): REGIONS, ("car/side_bias.feature", "004"): REGIONS,
    ("car/side_bias.feature", "005"): REGIONS,
    ("car/traffic_light_penalties.feature", "011"): ONCOMING, ("car/traffic_light_penalties.feature", "012"): ONCOMING,
    ("car/side_bias.feature", "000"): ONCOMING, ("car/side_bias.feature", "001"): ONCOMING,
    **{(f"{mode}/{name}.feature", number): PRIVATE for mode in ("foot", "bicycle") for name, number in (
        ("access", "002"), ("access", "004"), ("access_node", "002"), ("barrier", "002"))},
    ("foot/area_snapping.feature", "003"): "who walks across a plaza hears of the plaza, not of a way along its edge",
    ("bicycle/restrictions.feature", "000"): "riders obey turn restrictions here, unless these except bicycles",
    ("bicycle/restrictions.feature", "001"): "riders obey turn restrictions here, unless these except bicycles",
    ("bicycle/restrictions.feature", "003"): "riders obey turn restrictions here, unless these except bicycles",
}

DIGIT = "a time, rate, speed or bearing differs in its last digit: places and times are rounded elsewhere"
# Scenarios that fail and are not meant to, or that cannot be asked, with what is known of the cause.
LEFT = {
    **{(f"{name}.feature", number): DIGIT for name, number in (
        ("car/access", "011"), ("car/access", "013"), ("car/startpoint", "002"), ("car/startpoint", "005"),
        ("car/weight", "001"), ("bicycle/surface", "000"), ("bicycle/safety", "001"), ("bicycle/safety", "002"),
        ("guidance/intersections", "006"))},
    ("car/access.feature", "012"): "a rate of 25.0 for 25.3, where one lane is for shared cars and the way for all",
    ("car/restrictions.feature", "004"): "a road that changes its name in a bend is a turn here",
    ("car/surface.feature", "005"): "a motorway open both ways is driven at 89 km/h, not at 91",
    ("car/traffic_light_penalties.feature", "002"): "a tenth of a second, and .4 of the weight that counts meters",
    ("foot/area_table_trip.feature", "000"): "ways across a plaza take up to 0.7 % longer",
    ("foot/area_table_trip.feature", "003"): "ways across a plaza take up to 0.7 % longer",
    ("bicycle/exclude.feature", "001"): "a track is matched by the shorter way to push, not around it",
    ("guidance/continue.feature", "008"): "a loop road is entered on its other arm, which is as short",
    ("guidance/dedicated-turn-roads.feature", "001"): "a link beside a turn is told as a turn, not as a ramp",
    ("guidance/directional-ref-destination-signs.feature", "000"): "a sign of a road open both ways is told in one direction",
    ("guidance/merge-segregated-roads.feature", "001"): "a square of roads with one name is left by a step of its own",
    ("guidance/turn-lanes.feature", "002"): "going on where lanes end is told as a turn straight on",
    ("guidance/turn-lanes.feature", "037"): "lanes are not told where one turns round behind a traffic light",
    ("car/traffic_light_penalties.feature", "007"): "asks which file a speed comes from, by nodes",
    ("car/traffic_light_penalties.feature", "008"): "asks which file a speed comes from, by nodes",
    ("car/traffic_light_penalties.feature", "009"): "asks which file a speed comes from, by nodes",
    ("car/traffic_turn_penalties.feature", "001"): "asks for a file of costs of turns",
    ("car/traffic_turn_penalties.feature", "002"): "asks for a file of costs of turns, and OSRM's own test profile",
}

def parse(path):
    """Yields (title, steps); a step is (text, table rows | docstring)."""
    background, scenarios, cur = [], [], None
    doc = None; steps = None; pending = ""
    for line in open(path, encoding="utf-8"):
        s = line.strip()
        if doc is not None:
            if s == '"""':
                # strip the docstring's own indent
                ind = doc_indent
                steps[-1][1] = "\n".join(l[ind:] if l[:ind].strip() == "" else l.lstrip() for l in doc); doc = None
            else: doc.append(line.rstrip("\n"))
            continue
        if s == '"""':
            doc = []; doc_indent = len(line) - len(line.lstrip()); continue
        if s.startswith("@"): pending = s; continue
        if not s or s.startswith("#"): continue
        if s.startswith("Feature:"):
            if "@todo" in pending: return
            pending = ""; continue
        # Within a scenario the word is no keyword.
        if s.startswith("Background:"):
            if cur is None: steps = background
            continue
        m = re.match(r"Scenario(?: Outline)?:\s*(.*)", s)
        if m:
            cur = (m.group(1), [])
            if "@todo" not in pending: scenarios.append(cur)
            pending = ""
            steps = cur[1]; continue
        if s.startswith("|"):
            # split on unescaped |
            cells = [c.strip().replace("\\|", "|").replace("\\\\", "\\") for c in re.split(r"(?<!\\)\|", s)[1:-1]]
            if steps: 
                if not isinstance(steps[-1][1], list): steps[-1][1] = []
                steps[-1][1].append(cells)
            continue
        m = re.match(r"(Given|When|Then|And|But)\s+(.*)", s)
        if m and steps is not None: steps.append([m.group(2), None])
    for t, st in scenarios: yield t, [list(x) for x in background] + st

class Unsupported(Exception): pass

def hashes(table): return [dict(zip(table[0], r)) for r in table[1:]]

class World:
    def __init__(self):
        self.profile = "car"; self.grid = 100.0; self.origin = (1.0, 1.0)
        self.nodes = {}; self.locs = {}; self.ways = []; self.waynames = {}; self.rels = []
        self.left = False; self.id = 0; self.shortcuts = {}; self.query = {}; self.removed = set(); self.relnames = {}
        self.atlas = None; self.depart = None; self.changes = []; self.speeds = None; self.cardinal = False
    def nid(self): self.id += 1; return self.id
    def offset(self, x, y):
        lat = self.origin[1]
        RE, FE = 6378.137, 1/298.257223563; E2 = FE*(2-FE); RAD = math.pi/180
        m = RAD*RE*1000; c = math.cos(lat*RAD); w2 = 1/(1-E2*(1-c*c)); w = math.sqrt(w2)
        kx = m*w*c; ky = m*w*w2*(1-E2)
        return (self.origin[0] + x*self.grid/kx, lat + y*self.grid/ky)
    def find(self, n):
        n = n.strip()
        if n in self.nodes: return self.nodes[n]["at"]
        if n in self.locs: return self.locs[n]
        raise Unsupported("unknown node " + n)
    def way(self, name):
        return self.waynames.get(name) or self.waynames.get(name[::-1])
    # OSRM keeps six decimals of a degree: scenarios expect what that makes of their maps and places.
    # Nodes come to it through a reader that keeps seven, so a few are rounded twice.
    @staticmethod
    def kept(degrees): return f"{math.floor(round(degrees * 1e7) / 1e7 * 1e6 + 0.5) / 1e6:.6f}"
    def xml(self):
        def esc(t): return t.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
        def tags(t): return "".join(f'<tag k="{esc(k)}" v="{esc(v)}"/>' for k, v in t.items())
        out = ['<osm version="0.6">']
        for n, d in self.nodes.items():
            if n in self.removed: continue
            out.append(f'<node id="{d["id"]}" version="1" lat="{self.kept(d["at"][1])}" lon="{self.kept(d["at"][0])}">{tags(d["tags"])}</node>')
        for w in self.ways:
            if self.left: w["tags"].setdefault("driving_side", "left")
            out.append(f'<way id="{w["id"]}" version="1">' + "".join(f'<nd ref="{r}"/>' for r in w["refs"]) + tags(w["tags"]) + "</way>")
        for r in self.rels:
            out.append(f'<relation id="{r["id"]}" version="1">' + "".join(f'<member type="{t}" ref="{i}" role="{esc(ro)}"/>' for t, i, ro in r["members"]) + tags(r["tags"]) + "</relation>")
        return "".join(out) + "</osm>"

class Router:
    MODES = {"car": "automobile", "foot": "walking", "foot_area": "walking", "bicycle": "cycling"}
    def __init__(self, w):
        os.makedirs(TMP, exist_ok=True)
        h = str(id(w))
        self.base = f"{TMP}/{h}"
        open(self.base + ".osm", "w").write(w.xml())
        self.mode = self.MODES[w.profile]
        own = []
        # OSRM tells directions of routes where it is asked to, ours always; its mark for them is a dollar sign.
        if self.mode == "automobile" and any(r["tags"].get("route") == "road" for r in w.rels):
            w.changes.append(lambda p: p.update(tellsCardinalDirections=w.cardinal))
        if w.changes:
            profile = json.loads(subprocess.run([A.bin, "profile", self.mode], capture_output=True, text=True).stdout)
            for change in w.changes: change(profile)
            json.dump(profile, open(self.base + ".json", "w"))
            own = ["--profile", self.base + ".json"]
        p = subprocess.run([A.bin, *IMPORT, self.base + ".osm", "-o", self.base + ".atlas", "--jobs", "1", *own], capture_output=True, text=True, timeout=60)
        if p.returncode: raise RuntimeError("import: " + p.stderr.strip()[:300])
        self.own, self.running = [], {}
        if w.speeds:
            open(self.base + ".csv", "w").write(w.speeds)
            self.own = ["--speeds", self.base + ".csv"]
    def put(self, command, q):
        """The answer to a question; each command runs once."""
        if command not in self.running:
            self.running[command] = subprocess.Popen([A.bin, command, "--batch", "--atlas", self.base + ".atlas", *self.own], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        p = self.running[command]
        p.stdin.write(json.dumps(dict({"mode": self.mode}, **q)) + "\n"); p.stdin.flush()
        return json.loads(p.stdout.readline() or '{"error": "no answer"}')
    @staticmethod
    def place(p): return f"{p[1]:.6f},{p[0]:.6f}"
    def ask(self, pts, extra=None):
        q = {"from": self.place(pts[0]), "to": self.place(pts[-1]), "via": [self.place(p) for p in pts[1:-1]], "roundabout-exits": True}
        return self.put("route", dict(q, **(extra or {})))
    def close(self):
        for p in self.running.values():
            try:
                p.stdin.close(); p.wait(timeout=5)
            except Exception: p.kill()
        if not A.keep:
            shutil.rmtree(self.base + ".atlas", ignore_errors=True)
            for end in (".osm", ".json", ".csv"):
                if os.path.exists(self.base + end): os.remove(self.base + end)

# What OSRM's bicycles weigh by, where they prefer roads with cycle tracks: shares of the speed.
CYCLABILITY = {"highway": {"primary": 0.5, "primary_link": 0.5, "secondary": 0.65, "secondary_link": 0.65,
                           "tertiary": 0.8, "tertiary_link": 0.8}, "service": {"alley": 0.5}}

def figures(w, lua):
    """Makes the changes to figures of a profile that a Lua text asks for; raises where it asks for more."""
    text = re.sub(r"--[^\n]*", "", lua)
    whole = re.search(r"require\('(\w+)'\)", text)
    if whole:
        # A profile's functions wrapped, to set one property.
        w.profile = whole[1]
        inner = re.search(r"local profile = functions\.setup_testbot\(\)(.*?)return profile", text, re.S)
        if not inner or "process_" in text: raise Unsupported("profile file")
        text = inner[1]
    speeds = re.search(r"profile\.speeds = Sequence \{\s*highway = \{([^}]*)\}\s*\}", text)
    if speeds:
        table = {k: float(v) for k, v in re.findall(r"(\w+)\s*=\s*([\d.]+)", speeds[1])}
        w.changes.append(lambda p: p["speeds"].update(highway=table))
        text = text.replace(speeds[0], "")
    for line in filter(None, (line.strip() for line in text.split("\n"))):
        m = re.match(r"profile\.(?:properties\.)?(\w+)\s*=\s*(.+)$", line)
        if not m: raise Unsupported("profile file")
        name, value = m[1], m[2].strip().rstrip(";").strip("'\"")
        if name == "vehicle_max_speed":
            if value != "nil": w.changes.append(lambda p, value=float(value): p.update(topSpeed=value))
        elif name == "left_hand_driving" and value in ("true", "false"): w.left = value == "true"
        elif name == "turn_bias": w.changes.append(lambda p, value=eval(value, {}): p["turn"].update(bias=value))
        elif (name, value) == ("weight_name", "distance"): w.changes.append(lambda p: p.update(chooses="distance"))
        elif (name, value) == ("weight_name", "cyclability"): w.changes.append(lambda p: p.update(preferences=CYCLABILITY))
        elif name == "cardinal_directions" and value in ("true", "false"): w.cardinal = value == "true"
        elif name == "traffic_signal_penalty": w.changes.append(lambda p, value=float(value): p.update(signalSeconds=value))
        elif name == "u_turn_penalty": w.changes.append(lambda p, value=float(value): p.update(uTurnSeconds=value))
        elif name == "excludable": pass
        elif name == "avoid":
            away = re.findall(r"'(\w+)'", value)
            w.changes.append(lambda p: [p["speeds"]["highway"].pop(k, None) for k in away])
        else: raise Unsupported("profile file")

def today(w, text):
    """Lines of OSRM's file of speeds, from node to node, as speeds of our ways; raises where a way has several."""
    nodes = {n["id"]: x for x, n in w.nodes.items()}
    lines = []
    for line in filter(None, text.split("\n")):
        start, end, speed = line.split(",")[:3]
        ways = [(way, way["refs"].index(int(start)) < way["refs"].index(int(end))) for way in w.ways
                if int(start) in way["refs"] and int(end) in way["refs"]]
        if len(ways) != 1 or len(ways[0][0]["refs"]) != 2: raise Unsupported("speeds of parts of ways")
        lines.append(f"{ways[0][0]['id']},{speed},{'forward' if ways[0][1] else 'backward'}")
    return "\n".join(lines) + "\n"

def num(x):
    return str(int(x)) if x == int(x) else repr(round(x, 1))

def turn(s):
    m = s["maneuver"]; t = m.get("type"); mod = m.get("modifier") or "undefined"
    if t in ("depart", "arrive"): return t
    if t == "roundabout": return f"roundabout-exit-{m.get('exit', 'undefined')}"
    if t == "rotary":
        n = s.get("rotaryName") or s.get("rotary_name")
        return f"{n or 'rotary'}-exit-{m.get('exit', 'undefined')}"
    if t == "roundabout turn": return f"{t} {mod} exit-{m.get('exit', 'undefined')}"
    return f"{t} {mod}"

def match(got, want):
    if got is None: got = ""
    got = str(got)
    if got == want: return True
    if want == "" : return got == ""
    m = re.match(r"^((\d+)->(\d+))(,(\d+)->(\d+))*\s+\+-(.+)$", want)
    if m:
        wp, mg = want.split("+-"); mg = float(mg)
        w = [p.split("->") for p in wp.strip().split(",")]; g = [p.split("->") for p in got.split(",")]
        return len(w) == len(g) and all(abs(float(a)-float(b)) <= mg for x, y in zip(w, g) for a, b in zip(x, y))
    m = re.match(r"^((?:true|false):\d+[ ,;]?)+ +\+-(.+)$", want)
    if m:
        near = lambda t: [(x.group(1), int(x.group(2)), x.group(3)) for x in re.finditer(r"(true|false):(\d+)([ ,;]?)", t.strip())]
        w, g = near(want.split("+-")[0]), near(got)
        return len(w) == len(g) and all(a[0] == b[0] and a[2] == b[2] and abs(a[1] - b[1]) <= float(m.group(2)) for a, b in zip(w, g))
    def pf(x):
        m = re.match(r"\s*-?[\d.]+", x); return float(m.group(0)) if m else float("nan")
    m = re.match(r"(.*)\s+~(.+)%$", want)
    if m:
        t = pf(m.group(1)); return t == 0 or abs(1 - pf(got)/t)*100 < pf(m.group(2))
    m = re.match(r"(.*)\s+\+-(.+)$", want)
    if m: return abs(pf(got) - pf(m.group(1))) <= pf(m.group(2)) + 1e-9
    m = re.match(r"^/(.*)/$", want)
    if m: return re.search(m.group(1), got) is not None
    m = re.search(r"\d+\+-\d+", want)
    if m:
        a, b = want.split("+-"); return abs(pf(got) - pf(a)) <= pf(b)
    return False

def classes(text):
    """Classes of a road stand in no order."""
    return re.sub(r"\(([^)]*)\)", lambda m: "(" + ",".join(sorted(m.group(1).split(","))) + ")", text)

def columns(w, r):
    steps = r["steps"]
    d = {}
    d["route"] = ",".join(s["name"] for s in steps)
    d["ref"] = ",".join(s.get("ref", "") for s in steps)
    if w.cardinal: d["ref"] = re.sub(r" (North|South|East|West)\b", lambda m: " $" + m[1].lower(), d["ref"])
    d["turns"] = ",".join(turn(s) for s in steps)
    d["modes"] = ",".join(s.get("mode", "") for s in steps)
    d["distance"] = num(r["distance"]) + "m"
    d["time"] = num(r["expectedTravelTime"]) + "s"
    d["times"] = ",".join(num(s["expectedTravelTime"]) + "s" for s in steps)
    d["distances"] = ",".join(num(s["distance"]) + "m" for s in steps)
    d["speed"] = f"{math.floor(3.6*r['distance']/r['expectedTravelTime']+0.5)} km/h" if r["expectedTravelTime"] > 0 else "null km/h"
    b = lambda x: str(int(round(x))) if x is not None else "0"
    d["bearing"] = ",".join(f"{b(s['maneuver'].get('bearingBefore'))}->{b(s['maneuver'].get('bearingAfter'))}" for s in steps)
    d["destinations"] = ",".join(s.get("destinations") or "" for s in steps)
    d["exits"] = ",".join(s.get("exits") or "" for s in steps)
    d["pronunciations"] = ",".join(s.get("pronunciation") or "" for s in steps)
    if any("drivingSide" in s or "driving_side" in s for s in steps):
        d["driving_side"] = ",".join(s.get("drivingSide") or s.get("driving_side") or "" for s in steps)
    d["weight"] = num(r["weight"]) if "weight" in r else ""
    meets = lambda form, between: between[1].join(between[0].join(form(i) for i in s["intersections"]) for s in steps)
    if all("intersections" in s for s in steps):
        d["intersections"] = meets(lambda i: " ".join(f"{str(e).lower()}:{b}" for e, b in zip(i["entry"], i["bearings"])), ",;")
        d["lanes"] = meets(lambda i: " ".join(";".join(l["indications"]) + ":" + str(l["valid"]).lower() for l in i.get("lanes", [])), ";,")
        d["classes"] = ",".join("[" + ",".join("(" + ",".join(i.get("classes", [])) + ")" for i in s["intersections"]) + "]" for s in steps)
    d["locations"] = ",".join(at(w, s["maneuver"].get("location")) for s in steps)
    d["summary"] = ";".join(leg["name"] for leg in r.get("legs") or [r])
    d["a:nodes"] = "".join(at(w, p) for p in r["geometry"])
    d["geometry"] = polyline(r["geometry"])
    return d

def polyline(line):
    """Google's encoding with five decimals, which is how OSRM's scenarios write lines."""
    out = ""; last = (0, 0)
    for lon, lat in line:
        # From six decimals to five; halves go up.
        here = tuple((round(x * 1e6) + 5) // 10 for x in (lat, lon))
        for value, before in zip(here, last):
            n = value - before; n = ~(n << 1) if n < 0 else n << 1
            while n >= 0x20: out += chr((0x20 | (n & 0x1f)) + 63); n >>= 5
            out += chr(n + 63)
        last = here
    return out

def at(w, loc):
    if not loc: return "_"
    best = None
    for n, x in list(w.nodes.items()):
        e = math.hypot((x["at"][0]-loc[0]), (x["at"][1]-loc[1]))*111000
        if best is None or e < best[0]: best = (e, n)
    return best[1] if best and best[0] < max(2.5, 0.0) else "_"

def execute(w, text, table):
    """Runs a step; returns a list of mismatches for a check, None for setup."""
    t = text.rstrip(":").strip()
    m = re.match(r'the profile "([^"]*)"$', t)
    if m:
        w.profile = m.group(1)
        if w.profile not in Router.MODES: raise Unsupported("profile " + w.profile)
        return
    m = re.match(r'the profile file(?: "([^"]*)" initialized with)?$', t)
    if m:
        w.profile = m.group(1) or "car"
        figures(w, table or "")
        if w.profile not in Router.MODES: raise Unsupported("profile " + w.profile)
        return
    if t.startswith("the speed file"): w.speeds = today(w, table); return
    if t == "the data has been saved to disk": return
    if re.match(r"I try to run \"osrm-extract \{osm_file\} --profile \{profile_file\}\"", t):
        w.atlas = Router(w); return
    if t == "it should exit successfully": return []
    m = re.match(r"a grid size of ([0-9.]+) meters", t)
    if m: w.grid = float(m.group(1)); return
    m = re.match(r"the origin ([-+0-9.]+),([-+0-9.]+)", t)
    if m: w.origin = (float(m.group(1)), float(m.group(2))); return
    if t == "the shortcuts":
        for r in hashes(table): w.shortcuts[r["key"]] = r["value"]
        return
    if t == "the node map":
        for ri, row in enumerate(table.split("\n")):
            for ci, c in enumerate(row):
                p = w.offset(ci*0.5, -ri)
                if re.match("[a-z]", c): w.nodes[c] = {"id": w.nid(), "at": p, "tags": {}}
                elif re.match("[0-9]", c): w.locs[c] = p
        return
    if t == "the node locations":
        for r in hashes(table):
            p = (float(r["lon"]), float(r["lat"]))
            if re.match("[a-z]", r["node"]): w.nodes[r["node"]] = {"id": int(r.get("id") or w.nid()), "at": p, "tags": {}}
            else: w.locs[r["node"]] = p
        return
    if t == "the nodes":
        for r in hashes(table):
            n = w.nodes[r.pop("node")]
            for k, v in r.items():
                if k == "id": n["id"] = int(v)
                elif v != "": n["tags"][k] = v
        return
    if t in ("the ways", "the ways with locations"):
        for r in hashes(table):
            tags = {"highway": "primary"}; nodes = r.pop("nodes")
            name = r.pop("name", None); tags.update(r)
            if tags.get("highway") == "(nil)": tags.pop("highway")
            if name is None: tags["name"] = nodes
            elif name in ('""', "''"): tags["name"] = ""
            elif name in ("", "(nil)"): pass
            else: tags["name"] = name
            tags = {k: v for k, v in tags.items() if v != ""}
            way = {"id": w.nid(), "refs": [w.nodes[c]["id"] for c in nodes], "tags": tags}
            w.ways.append(way); w.waynames[nodes] = way
        return
    if t == "the relations":
        head = table[0]
        for row in table[1:]:
            rel = {"id": w.nid(), "members": [], "tags": {}}
            for k, v in zip(head, row):
                m = re.match(r"^(node|way|relation):?(.*)", k)
                if m:
                    if v == "": continue
                    for x in v.split(","):
                        x = x.strip()
                        if m.group(1) == "node": rel["members"].append(("node", w.nodes[x]["id"], m.group(2)))
                        elif m.group(1) == "way":
                            wy = w.way(x)
                            if not wy: raise Unsupported("unknown way " + x)
                            rel["members"].append(("way", wy["id"], m.group(2)))
                        else: rel["members"].append(("relation", w.relnames[x]["id"], m.group(2)))
                elif v != "":
                    rel["tags"][k] = v
                    if "name" in k: w.relnames[v] = rel
            w.rels.append(rel)
        return
    m = re.match(r'node "([a-z])" is removed from OSM data', t)
    if m: w.removed.add(m.group(1)); return
    m = re.match(r"the (extract|contract|customize|partition|data load) extra arguments \"(.*)\"", t)
    if m:
        if "penalty" in text: raise Unsupported("extra arguments")
        now = re.search(r"parse-conditionals-from-now=(\d+)", text)
        if now:
            # What clocks showed there in May 2017: `--depart` is local time.
            hours = next(h for zone, h in {"guinea": 0, "london": 1, "dc": -4}.items() if zone in text)
            moment = datetime.datetime.fromtimestamp(int(now.group(1)) + 3600 * hours, datetime.timezone.utc)
            w.depart = moment.strftime("%Y-%m-%dT%H:%M")
        return
    if t.startswith("the query options"):
        w.query.update(dict((r[0], r[1]) for r in table)); return
    if t.startswith("the turn penalty file") or t.startswith("the data has been"): raise Unsupported(t)
    if t == "routability should be": return routability(w, hashes(table))
    if t == "I route I should get": return route(w, hashes(table))
    m = re.match("I request a travel (time|distance) matrix I should get$", t)
    if m: return matrix(w, table, "durations" if m.group(1) == "time" else "distances")
    if t == "I plan a trip I should get": return trip(w, hashes(table))
    if t == "I match I should get": return follow(w, hashes(table))
    raise Unsupported(t)

SKIP_COLUMNS = {"#"}
def extra(w, row, count=None):
    q = {"depart": w.depart} if w.depart else {}
    par = dict(w.query)
    for k, v in row.items():
        if k.startswith("param:") and v: par[k[6:]] = v
    for k, v in par.items():
        if k in ("steps", "overview", "geometries", "annotations", "output", "generate_hints", "skip_waypoints"): continue
        elif k == "continue_straight": q["continue-straight"] = v == "true"
        elif k == "exclude": q["exclude"] = v.replace("toll", "tolls").replace("motorway", "motorways").replace("ferry", "ferries")
        elif k == "alternatives": q["alternates"] = v != "false"
        elif k == "bearings": q["bearings"] = ";".join(v.split(";")[:count])
        elif k == "snapping": q["snapping"] = v
        elif k == "radiuses" and all(r == "unlimited" or float(r) >= 100 for r in v.split(";")): continue
        else: raise Unsupported("query option " + k)
    return q

def route(w, rows):
    if w.atlas is None: w.atlas = Router(w)
    bad = []; unsup = set()
    for row in rows:
        if "request" in row: raise Unsupported("request")
        q = extra(w, row, len(row["waypoints"].split(",")) if row.get("waypoints") else 2)
        if row.get("bearings"): q["bearings"] = ";".join("" if b == "*" else b if "," in b else b + ",10" for b in row["bearings"].split())
        if row.get("approaches"): q["approaches"] = row["approaches"].replace(" ", ";")
        pts = [w.find(n) for n in (row["waypoints"].split(",") if row.get("waypoints") else [row["from"], row["to"]])]
        ans = w.atlas.ask(pts, q)
        rs = ans.get("routes") or []
        got = columns(w, rs[0]) if rs else None
        for k, want in row.items():
            if k in ("from", "to", "waypoints", "#", "bearings", "approaches") or k.startswith("param:"): continue
            if k == "alternative":
                g = ",".join(s["name"] for s in rs[1]["steps"]) if len(rs) > 1 else ""
                if not match(g, want): bad.append((dict(row), k, want, g))
                continue
            if k in ("status",): g = "200" if rs else "400"
            elif k == "code": g = "Ok" if rs else "NoRoute"
            elif k == "message": continue
            elif got is None: g = ""
            elif k in got: g = got[k]
            else: unsup.add(k); continue
            if k in ("distance", "speed", "weight") and want == "": continue
            if k == "classes": g, want = classes(g), classes(want)
            if not match(g, want): bad.append(({x: row.get(x, "") for x in ("from", "to", "waypoints") if row.get(x)}, k, want, g if got is not None else str(ans.get("error", "no route"))[:100]))
    if unsup and not bad: raise Unsupported("columns " + ",".join(sorted(unsup)))
    return bad

def matrix(w, table, kind):
    """Compares a table of seconds or meters."""
    if w.atlas is None: w.atlas = Router(w)
    bad, targets = [], table[0][1:]
    sources = [row[0] for row in table[1:]]
    place = lambda n: Router.place(w.find(n))
    q = {"from": [place(n) for n in sources if n], "to": [place(n) for n in targets if n]}
    extras = extra(w, {}, len(sources) + len(targets))
    answer = w.atlas.put("matrix", dict(q, **extras))
    if kind not in answer: return [({}, kind, "", answer.get("error"))]
    for source, row, got in zip(sources, table[1:], answer[kind]):
        for target, want, value in zip(targets, row[1:], got):
            if not match("" if value is None else num(value), want): bad.append(({"from": source, "to": target}, kind, want, value))
    return bad

def trip(w, rows):
    """Compares the order of places on a round trip, and its length."""
    if w.atlas is None: w.atlas = Router(w)
    bad = []
    for row in rows:
        if set(row) - {"waypoints", "trips", "distance", "#"}: raise Unsupported("I plan a trip I should get")
        places = row["waypoints"].split(",")
        answer = w.atlas.put("trip", {"place": [Router.place(w.find(n)) for n in places]})
        if "routes" not in answer: bad.append((row, "trips", row["trips"], answer.get("error"))); continue
        order = "".join(places[i] for i in answer["order"])
        if order != row["trips"]: bad.append((row, "trips", row["trips"], order))
        length = num(answer["routes"][0]["distance"]) + "m"
        if row.get("distance") and not match(length, row["distance"]): bad.append((row, "distance", row["distance"], length))
    return bad

def follow(w, rows):
    """Compares what a track is matched with."""
    if w.atlas is None: w.atlas = Router(w)
    bad = []
    for row in rows:
        if set(row) - {"trace", "matchings", "duration", "geometry"}: raise Unsupported("I match I should get")
        answer = w.atlas.put("match", dict({"track": [Router.place(w.find(n)) for n in row["trace"]]}, **extra(w, row)))
        routes = answer.get("routes") or []
        if len(routes) != len(row.get("matchings", "x").split(",")):
            bad.append((row, "matchings", row.get("matchings"), f"{len(routes)} routes {answer.get('error', '')}")); continue
        if row.get("matchings"):
            got = ",".join("".join(at(w, p["location"]) for p in answer["waypoints"] if p and p.get("route", 0) == i) for i in range(len(routes)))
            if got != row["matchings"]: bad.append((row, "matchings", row["matchings"], got))
        if row.get("duration") and not match(num(sum(r["expectedTravelTime"] for r in routes)), row["duration"]):
            bad.append((row, "duration", row["duration"], sum(r["expectedTravelTime"] for r in routes)))
        if row.get("geometry"):
            line = [c for p in routes[0]["geometry"] for c in p]
            want = [float(x) for x in row["geometry"].split(",")]
            # OSRM repeats points where legs meet.
            short = lambda l: [p for i, p in enumerate(zip(l[::2], l[1::2])) if i == 0 or p != (l[2 * i - 2], l[2 * i - 1])]
            a, b = short([round(c, 6) for c in line]), short(want)
            if len(a) != len(b) or any(abs(x - y) > 2e-6 for p, q in zip(a, b) for x, y in zip(p, q)): bad.append((row, "geometry", b, a))
    return bad

def routability(w, rows):
    for ri, row in enumerate(rows):
        ids = []
        for i in range(5):
            n = w.nid(); ids.append(n)
            w.nodes[f"_{ri}_{i}"] = {"id": n, "at": w.offset(i + 100*ri, 0), "tags": {}}
        wt = {"highway": "primary"}; nt = {}
        for k, v in row.items():
            if re.match(r"^(forw|backw|bothw)\b", k) or v == "" or k == "#": continue
            m = re.match(r"node/(.*)", k)
            tgt = nt if m else wt; key = m.group(1) if m else k
            if v == "(nil)": tgt.pop(key, None)
            else: tgt[key] = v
        wt["name"] = f"w{ri}"
        w.ways.append({"id": w.nid(), "refs": ids, "tags": wt})
        w.nodes[f"_{ri}_2"]["tags"].update(nt)
    w.atlas = Router(w); bad = []
    for ri, row in enumerate(rows):
        res = {}
        a, b = w.offset(1 + 100*ri, 0), w.offset(3 + 100*ri, 0)
        for d, (p, q) in (("forw", (a, b)), ("backw", (b, a))):
            ans = w.atlas.ask([p, q]); rs = ans.get("routes")
            r = {"status": None}
            if rs and rs[0]["steps"] and rs[0]["steps"][0]["name"] == f"w{ri}":
                s = rs[0]; T = s["expectedTravelTime"]
                s["distance"] = round(s["distance"], 1)  # OSRM answers in tenths.
                r = {"status": "x", "time": T, "speed": int(3.6*s["distance"]/T) if T > 0 else None, "mode": s["steps"][0].get("mode")}
                if "weight" in s: r["rate"] = math.floor(s["distance"]/s["weight"]*10+0.5)/10
            res[d] = r
        res["bothw"] = {k: res["forw"].get(k) if res["forw"].get(k) == res["backw"].get(k) else "diff" for k in ("status", "time", "speed", "mode", "rate")}
        for d in ("forw", "backw", "bothw"):
            if f"{d}_rate" in row:
                want = row[f"{d}_rate"]
                if "rate" not in res["forw"] and "rate" not in res["backw"]:
                    if want: raise Unsupported("rate")
                elif not match("" if res[d].get("rate") is None else num(res[d]["rate"]), want): bad.append((row, d+"_rate", want, res[d].get("rate")))
            if d not in row: continue
            raw = row[d]; want = w.shortcuts.get(raw, raw); x = res[d]
            if want == "": g = (x.get("mode") or "?") if x["status"] else ""
            elif want == "x": g = "x" if x["status"] else ""
            elif re.match(r"^[\d.]+ s", want): g = (num(x["time"]) + " s" if not isinstance(x["time"], str) else x["time"]) if x.get("time") else ""
            elif re.match(r"^\d+ km/h", want): g = (f"{x['speed']} km/h" if not isinstance(x["speed"], str) else x["speed"]) if x.get("speed") else ""
            else: g = x.get("mode") or ""
            if k == "classes": g, want = classes(g), classes(want)
            if not match(g, want): bad.append(({k: v for k, v in row.items() if v}, d, want, g))
    return bad

def scenario(args):
    f, title, steps = args
    w = World()
    try:
        checks = 0; bad = []
        for text, table in steps:
            r = execute(w, text, table)
            if r is not None: checks += 1; bad += r
        # OSRM's runner passes what it could read, where nothing is asked.
        if not checks: w.atlas = Router(w)
        return ("fail", bad) if bad else ("pass", None)
    except Unsupported as e: return "skip", str(e)
    except Exception as e: return "error", f"{type(e).__name__}: {e}"
    finally:
        if w.atlas: w.atlas.close()

jobs = []
for what in A.what:
    p = what if os.path.exists(what) else f"{A.features}/{what}"
    files = [p] if p.endswith(".feature") else sorted(os.path.join(d, x) for d, _, fs in os.walk(p) for x in fs if x.endswith(".feature"))
    for f in files:
        for i, (t, st) in enumerate(parse(f)):
            rel = os.path.relpath(f, A.features)
            if A.k and A.k.lower() not in (rel + t).lower(): continue
            jobs.append((rel, f"{i:03} {t}", st))
with ThreadPoolExecutor(A.jobs) as ex: results = list(ex.map(scenario, jobs))
if not A.keep: shutil.rmtree(TMP, ignore_errors=True)
old = json.load(open(A.diff)) if A.diff else {}
table = {}
out = {}
for (f, t, _), (s, info) in zip(jobs, results):
    out[f"{f}: {t}"] = s
    c = table.setdefault(f, {}); c[s] = c.get(s, 0) + 1
    if A.v and s in ("fail", "error"):
        print(f"--- {s} {f}: {t}")
        if isinstance(info, list):
            for row, k, want, got in info[:6]: print(f"    {row} {k}: want {want!r} got {got!r}")
        else: print("   ", info)
json.dump(out, open(A.o, "w"), indent=0)
total = {}
for f, c in table.items():
    print(f"{f:45} " + " ".join(f"{k} {v}" for k, v in sorted(c.items())))
    d = total.setdefault(f.split("/")[0], {})
    for k, v in c.items(): d[k] = d.get(k, 0) + v
for d, c in total.items(): print(f"{d:12}", c)
skips = {}
for s, info in results:
    if s == "skip": skips[info[:40]] = skips.get(info[:40], 0) + 1
print("skipped:", dict(sorted(skips.items(), key=lambda x: -x[1])[:12]))
for (f, t, _), (s, _) in zip(jobs, results):
    if s == "fail" and (f, t[:3]) in DEPARTURES: print(f"differs on purpose: {f}: {t}: {DEPARTURES[f, t[:3]]}")
    elif s != "pass": print(f"{s}: {f}: {t}: {LEFT.get((f, t[:3]), 'of unknown cause')}")
if old:
    for k, v in out.items():
        if k in old and old[k] != v and "pass" in (old[k], v): print(("BROKEN " if old[k] == "pass" else "MENDED ") + k)
