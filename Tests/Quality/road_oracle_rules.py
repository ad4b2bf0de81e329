"""What the tags of ways and nodes mean, for `road_oracle.py`: read from the profiles' tables and nothing else of ours."""
import json, math, os, re

HERE = os.path.dirname(os.path.abspath(__file__))
PROFILES = os.path.join(HERE, "../../Sources/RoadNetwork/Profiles")
with open(os.path.join(PROFILES, "../Borders/road-rules.txt")) as file:
    COUNTRIES = {line.split()[0]: dict(pair.split("=", 1) for pair in line.split()[1:])
                 for line in file if line.strip() and line[0] != "#"}


def number(text):
    found = re.match(r"\s*(\d+(?:[.,]\d+)?)", text or "")
    return float(found[1].replace(",", ".")) if found else None


def speed_limit(text):
    """km/h of a limit, None where it says nothing countable. Named limits are read as the commonest of them."""
    text = text.split(";")[0].strip().lower()
    if text == "walk": return 5
    if text == "none": return 140
    found = re.match(r"^(\d+(?:\.\d+)?)\s*(.*)$", text)
    if found:
        value, unit = float(found[1]), found[2]
        if not 0 < value <= 500: return None
        return value * (1.609 if unit.startswith("mp") else 1.852 if unit.startswith("knots") else 1)
    zone = re.search(r":(?:zone)?(\d+)$", text)
    if zone: return float(zone[1])
    country, _, sort = text.rpartition(":")
    if sort in COUNTRIES.get(country.upper(), {}):
        named = COUNTRIES[country.upper()][sort]
        return None if named == "none" else speed_limit(named.replace("mph", " mph"))
    return {"urban": 50, "rural": 90, "trunk": 110, "motorway": 130}.get(text.split(":")[-1]) if ":" in text else None


def slope(text):
    """The slope of an `incline` as a share; 0 where it tells none."""
    found = re.search(r"\d+(?:[.,]\d+)?", text or "")
    if not found or "%" not in text and "°" not in text: return 0
    percent = float(found[0].replace(",", ".")) * (1.75 if "°" in text else 1)
    return 0 if percent > 100 else (-percent if text.startswith("-") else percent) / 100


def hiking(level, share):
    """Tobler's function of 1993, as a share of the speed on the level."""
    share = min(max(share, -0.35), 0.35)
    return max(0.5, level * math.exp(-3.5 * (abs(share + 0.05) - 0.05)))


def riding(level, share, top):
    """The speed at which a rider of 90 kg with bicycle balances slope, rolling and air."""
    if level <= 4: return max(level, 0.5)
    share = min(max(share, -0.35), 0.35)
    force = lambda v: 90 * 9.81 * (0.008 + share) + 0.3 * v * v
    usual = level / 3.6
    easy = usual * (90 * 9.81 * 0.008 + 0.3 * usual * usual)
    power = easy + max(0, 120 - easy) * min(max(share / 0.03, 0), 1)
    low, high = 4 / 3.6, max(top, level) / 3.6
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if middle * force(middle) < power else (low, middle)
    return max(0.5, low * 3.6)


class Rules:
    """What a profile's tables say of tags."""

    def __init__(self, mode):
        with open(f"{PROFILES}/{mode}.json") as file: self.p = json.load(file)
        # What holds in the country of the way that is looked at.
        self.country = {}
        self.car = self.p["mode"]["kind"] == "vehicle"
        self.bicycle = self.p["mode"]["kind"] == "bicycle"

    def fast(self, tags, speed):
        """The speed of a class, within the limits of the country."""
        highway = tags.get("highway")
        sort = {"motorway": "motorway", "trunk": "trunk", "living_street": "living_street", "residential": "urban"}.get(
            highway, "rural")
        named = self.country.get(sort, "none")
        if sort == "trunk" and named == "none": named = self.country.get("rural", "none")
        if named == "none" or speed is None or not highway or "route" in tags: return speed
        most = speed_limit(named.replace("mph", " mph")) * self.p["limitFactor"]
        return most if sort == "motorway" else min(speed, most)

    def told(self, tags):
        """The tags with the class that a way counts as where its country opens it to the mode."""
        alike = {"bridleway": "path", "cycleway": "path", "footway": "path", "pedestrian": "path", "trunk": "primary",
                 "trunk_link": "primary_link"}
        highway, name = tags.get("highway"), "bicycle" if self.bicycle else "foot"
        if self.car or highway in self.p["speeds"]["highway"] or highway not in self.country.get(name, "").split(","):
            return tags
        return dict(tags, highway=alike.get(highway, highway))

    def capped(self, tags):
        """The speeds that what a way is like allows at most."""
        unless = self.p.get("capsUnless", {})
        return [values[tags[key]] for key, values in self.p["caps"].items()
                if tags.get(key) in values and not any(other in tags for other in unless.get(key, ()))]

    def directed(self, tags, key, back):
        return tags.get(key + (":backward" if back else ":forward"), tags.get(key))

    def access(self, tags, back=False):
        for key in self.p["accessKeys"]:
            value = self.directed(tags, key, back)
            if key == "access" and tags.get("designation") in self.p.get("designations", {}):
                value = self.p["designations"][tags["designation"]]
            if value is None: continue
            parts = [part.strip() for part in value.split(";")]
            for name in ("allowed", "destinationOnly", "forbidden"):
                for part in parts:
                    if part in self.p[name]: return part
            return parts[0]
        return None

    def way(self, tags):
        """For both directions None or (km/h, preference, destination only); and seconds for the whole way or None."""
        p, none = self.p, ([None, None], None)
        highway, route = tags.get("highway"), tags.get("route")
        if any(tags.get(key) in values for key, values in p["closed"].items()): return none
        if "openConstruction" in p and tags.get("construction", p["openConstruction"][0]) not in p["openConstruction"]:
            return none
        if self.car and not highway and not route: return none
        if self.bicycle: return self.cycle(tags)
        ways = [[None, 1.0, False], [None, 1.0, False]]
        closed = [False, False]
        own = [self.access(tags, False), self.access(tags, True)]
        table = next((values[tags[key]] for key, values in sorted(p["speeds"].items()) if tags.get(key) in values), None)
        for back, value in enumerate(own):
            if value in p["destinationOnly"]:
                if highway in p["speeds"]["highway"]: ways[back][2] = True
                elif value != "unknown": closed[back] = True
            elif value in p["forbidden"]: closed[back] = True
            if any(tags.get(key) == "separate" for key in p["separateKeys"]) and value is None: closed[back] = True
        oneway = next((tags[f"oneway:{key}"] for key in p["restrictionKeys"] if f"oneway:{key}" in tags), None)
        if oneway is None and p["oneway"] != "own": oneway = tags.get("oneway")
        if oneway == "-1": closed[0] = True
        elif oneway in ("yes", "1", "true"): closed[1] = True
        elif oneway != "no" and p["oneway"] != "own" and (
                highway == "motorway" or tags.get("junction") in ("roundabout", "circular")): closed[1] = True
        vehicle = p.get("vehicle")
        if vehicle:
            for back in (0, 1):
                height = number(self.directed(tags, "maxheight:physical", back) or self.directed(tags, "maxheight", back))
                width = number(next((v for v in (self.directed(tags, k, back) for k in (
                    "maxwidth:physical", "maxwidth", "width", "est_width")) if v), None))
                length = number(self.directed(tags, "maxlength", back))
                weight = self.directed(tags, "maxweightrating", back) or self.directed(tags, "maxweight", back)
                mass = number(weight)
                if mass is not None and "kg" not in weight: mass *= 453.59237 / 1000 if "lbs" in weight else 1000
                if (height is not None and height < vehicle["height"] or width is not None and width <= vehicle["width"]
                        or length is not None and length < vehicle["length"] or mass is not None and mass < vehicle["mass"]):
                    closed[back] = True
        seconds = None
        for back in (0, 1):
            if route in p["routeSpeeds"]: speed = p["routeSpeeds"][route]
            elif tags.get("bridge") in p["bridgeSpeeds"]: speed = p["bridgeSpeeds"][tags["bridge"]]
            elif table is not None: speed = table
            elif own[back] is not None and own[back] not in p["forbidden"]: speed = p["defaultSpeed"]
            else: speed = None
            if p["limits"] == "replaces":
                speed = self.fast(tags, speed)
                limit = next((v for v in (speed_limit(self.directed(tags, key, back) or "") for key in (
                    "maxspeed:advisory", "maxspeed", "source:maxspeed", "maxspeed:type", "zone:maxspeed",
                    "zone:traffic")) if v), None)
                if limit and speed is not None: speed = limit * p["limitFactor"]
            caps = self.capped(tags)
            if speed is not None and caps: speed = min([speed] + caps)
            ways[back][0] = speed
            least = min([1.0] + [values[tags[key]] for key, values in p["preferences"].items() if tags.get(key) in values])
            if p["avoidsNarrowRoads"] and not any(closed):
                width = number(tags.get("width"))
                narrow = 0.75 if tags.get("lane_markings") == "no" else 1.0
                if width is not None:
                    narrow = (0.5 if width <= 3 else 0.6 if width < 4 else 0.75 if width < 5 else 0.8 if width < 6
                              else narrow)
                lanes = number(tags.get("lanes"))
                if lanes is not None and lanes <= 1: narrow = 0.5
                least = min(least, narrow)
            waiting = p.get("waitingPreference")
            if waiting and tags.get("priority") == ("forward" if back else "backward"): least = min(least, waiting)
            ways[back][1] = least
        if route in p["routeSpeeds"] and tags.get("duration"):
            parts = tags["duration"].split(":")
            if all(part.isdigit() for part in parts):
                values = [int(part) for part in parts]
                seconds = values[0] * 60 if len(values) == 1 else values[0] * 3600 + values[1] * 60 + sum(values[2:])
        return [None if closed[b] or not ways[b][0] else tuple(ways[b]) for b in (0, 1)], seconds

    def cycle(self, tags):
        """The same for bicycles: what is ridden, and what they are pushed along, which is (…, False, True)."""
        p, none = self.p, ([None, None], None)
        get, forbidden = tags.get, self.p["forbidden"]
        access = [self.access(tags, False), self.access(tags, True)]
        plain = {key: value for key, value in tags.items() if not key.endswith((":forward", ":backward"))}
        common = self.access(plain)
        if common in forbidden or all(value in forbidden for value in access): return none
        speed, push, seconds, told, carried = [None, None], False, None, False, False
        invited = common in p["allowed"]
        duration = None
        if get("duration"):
            parts = tags["duration"].split(":")
            if all(part.isdigit() for part in parts):
                values = [int(part) for part in parts]
                duration = values[0] * 60 if len(values) == 1 else values[0] * 3600 + values[1] * 60 + sum(values[2:])
        table = next((values[tags[key]] for key, values in sorted(p["speeds"].items()) if get(key) in values), None)
        own = next((p["speeds"][key][tags[key]] for key in ("railway", "public_transport")
                    if get(key) in p["speeds"].get(key, {})), None)
        if get("bridge") in p["bridgeSpeeds"]: speed, push, seconds = [p["bridgeSpeeds"][tags["bridge"]]] * 2, True, duration
        elif get("route") in p["routeSpeeds"]: speed, seconds, carried = [p["routeSpeeds"][tags["route"]]] * 2, duration, True
        elif own is not None: speed, push = [own] * 2, True
        elif invited and get("railway") in p["railSpeeds"]: speed, carried = [p["railSpeeds"][tags["railway"]]] * 2, True
        elif table is not None: speed, push = [table] * 2, True
        elif invited: speed, push = [p["defaultSpeed"]] * 2, True
        closed, reverse = [False, False], False
        circle = get("junction") in ("roundabout", "circular") or get("highway") == "motorway"
        value = next((tags[key] for key in ("oneway:bicycle", "oneway")
                      if get(key) in ("yes", "1", "true", "no", "0", "false", "-1")), None)
        if value == "-1": closed[0] = reverse = True
        elif value in ("yes", "1", "true") or value is None and circle: closed[1] = True
        both, left, right = get("cycleway", get("cycleway:both")), get("cycleway:left"), get("cycleway:right")
        track = lambda v: v in ("track", "lane", "share_busway", "sharrow", "shared", "shared_lane")
        against = lambda v: v in ("opposite", "opposite_lane", "opposite_track")
        has = [False, False]
        if not any(closed) and not circle:
            has = [track(both) or track(right) or against(left), track(both) or track(left) or against(right)]
        elif any(against(v) for v in (both, left, right)): has = [True, True]
        elif any(track(v) for v in (both, left, right)): has[1 if reverse else 0] = True
        for back in (0, 1):
            if has[back]: closed[back], speed[back] = False, p["speeds"]["highway"]["cycleway"]
        pushed = [False, False]
        unfit = [closed[b] or speed[b] is None and seconds is None for b in (0, 1)]
        if any(unfit) and get("foot") != "no":
            walk = p["pushingSpeed"]
            told = next((values[tags[key]] for key, values in p["pushing"].items() if get(key) in values), None)
            if told is not None: speeds = [told, told]
            elif get("foot") == "yes" or push and get("foot:forward") != "yes" and get("foot:backward") != "yes":
                speeds = [walk, None if circle else walk]
            else: speeds = [walk if get("foot:forward") == "yes" else None, walk if get("foot:backward") == "yes" else None]
            for back in (0, 1):
                if unfit[back] and speeds[back] is not None:
                    closed[back], speed[back], pushed[back] = False, speeds[back], True
        if next((tags[key] for key in p["restrictionKeys"] if key in tags), None) == "dismount":
            closed, speed, pushed = [False, False], [p["pushingSpeed"]] * 2, [True, True]
        limited = [False, False]
        for back in (0, 1):
            limit = number(self.directed(tags, "maxspeed", back))
            text = self.directed(tags, "maxspeed", back) or ""
            if limit and text[:1].isdigit():
                limit *= 1.609 if "mp" in text else 1
                if speed[back] is not None: speed[back] = min(speed[back], limit)
            leads = get("highway") in p["speeds"]["highway"] or get("highway") in p["pushing"]["highway"]
            limited[back] = access[back] in p["destinationOnly"]
            if access[back] in forbidden or limited[back] and not leads: closed[back] = True
        if any(get(key) == "separate" for key in p["separateKeys"]) and get("bicycle") not in (
                "yes", "permissive", "designated", "destination"): return none
        most = min([p["topSpeed"]] + self.capped(tags))
        speed = [s and min(s, most) for s in speed]
        return [None if closed[b] or not speed[b] else (speed[b], 1.0, limited[b], pushed[b], carried) for b in (0, 1)], seconds

    def slopes(self, tags, direction, back):
        """The speed of a direction on the slope that is tagged."""
        if "slope" not in self.p or tags.get("highway") == "steps" or tags.get("route") in self.p["routeSpeeds"]:
            return direction[0]
        share = slope(tags.get("incline", "")) * (-1 if back else 1)
        if not share or len(direction) > 4 and direction[4]: return direction[0]
        if self.bicycle and not direction[3]: return riding(direction[0], share, self.p["topSpeed"])
        return hiking(direction[0], share)

    def node(self, tags):
        """Whether a node is closed, whether one may turn round there, its delays (kind, seconds, facing), and whether it is
        for those alone whose way begins or ends behind it."""
        p = self.p
        closed, delays, private = False, [], False
        value = self.access(tags)
        barrier = tags.get("barrier")
        if value is not None:
            others = self.bicycle and tags.get("highway") == "crossing"
            closed, private = (value in p[name] and not others for name in ("forbidden", "destinationOnly"))
            if private and barrier in p["barrierSeconds"]: delays.append(("barrier", p["barrierSeconds"][barrier], "both"))
        elif barrier and not (tags.get("bollard") == "rising") and barrier not in p["barrierSeconds"]:
            closed = (barrier not in p["openBarriers"] and tags.get("kerb") not in ("lowered", "flush")
                      if p.get("openBarriers") else barrier in p["closedBarriers"])
        elif barrier in p["barrierSeconds"]: delays.append(("barrier", p["barrierSeconds"][barrier], "both"))
        if tags.get("highway") == "traffic_signals":
            facing = tags.get("traffic_signals:direction") or tags.get("direction")
            delays.append(("signal", p["signalSeconds"], facing if self.car or self.bicycle else None))
        if (self.car or self.bicycle) and tags.get("highway") in ("stop", "give_way"):
            kind = "minor" if tags.get("stop") == "minor" else tags["highway"]
            delays.append((kind, p["giveWaySeconds" if kind == "give_way" else "stopSeconds"], tags.get("direction")))
        turning = tags.get("highway") in ("turning_circle", "turning_loop", "mini_roundabout")
        return closed, turning, [delay for delay in delays if delay[1] > 0], private
