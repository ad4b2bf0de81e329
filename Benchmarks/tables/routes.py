"""The peers' side of tables/routes: prepares OSRM, asks it the same questions, prints all beside ours."""

import json, pathlib, random, shutil, statistics, subprocess, sys, time
import numpy, osrm, routingkit_cch, valhalla

extract, work = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
ours = {}
for line in (work / "ours").read_text().splitlines():
    name, unit, value = line.split("\t")
    ours[name] = (float(value), unit)
tools = pathlib.Path(osrm.__file__).parent


def prepare(*steps):
    """CPU seconds of OSRM's programs, one thread each."""
    spent = {}
    for program, *arguments in steps:
        command = [tools / "bin" / ("osrm-" + program), "-t", "1", *arguments]
        before = resource()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        spent[program] = resource() - before
    return spent


def resource():
    import resource as r

    usage = r.getrusage(r.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def ask(question, items):
    """Milliseconds of CPU time of a question about each item, sorted."""
    times = []
    for item in items:
        start = time.process_time()
        try:
            question(item)
        except (RuntimeError, valhalla.ValhallaError):
            pass  # no route: that takes its time, too
        times.append((time.process_time() - start) * 1e3)
    return sorted(times)


def show(name, peer, value, smaller="ratio"):
    mine, unit = ours[name]
    print(f"{name} ({unit})\t{mine:.3f}\t{peer} {value:.3f}\t{mine / value:.2f}", flush=True)


def pairs(mode):
    for line in (work / f"{mode}.pairs").read_text().split():
        a, b, c, d = map(float, line.split(","))
        yield [(b, a), (d, c)]


def show_times(mode, peer, seconds):
    """Our travel times over a peer's: ten of a hundred are below the first ratio, half below the second, ninety below
    the third. `seconds` finds the peer's for a pair."""
    ratios = []
    for mine, pair in zip((work / f"{mode}.pairs.seconds").read_text().split(), pairs(mode)):
        try:
            theirs = seconds(pair)
        except (RuntimeError, valhalla.ValhallaError):
            continue
        if mine != "-" and theirs > 60:
            ratios.append(float(mine) / theirs)
        if len(ratios) == 200:
            break
    ratios.sort()
    told = " ".join(f"{ratios[len(ratios) * part // 100]:.3f}" for part in (10, 50, 90))
    print(f"{mode} travel time, {len(ratios)} pairs\t{told}\tof {peer}'s: p10, median, p90", flush=True)


def routingkit(mode):
    """Orders and weighs our own states and turns with RoutingKit's customizable contraction hierarchy."""
    numbers = numpy.fromfile(work / f"{mode}.turns", dtype="<i4")
    states, turns = int(numbers[0]), int(numbers[1])
    places = numbers[2 : 2 + 2 * states] / 1e7
    tails, heads, weights = (list(map(int, part)) for part in numpy.split(numbers[2 + 2 * states :], 3))
    start = time.process_time()
    order = routingkit_cch.compute_order_inertial(
        states, tails, heads, list(places[0::2]), list(places[1::2]))
    hierarchy = routingkit_cch.CCH(order, tails, heads, False)
    show(f"{mode} preparation", "RoutingKit order", time.process_time() - start)
    metric = routingkit_cch.CCHMetric(hierarchy, weights)
    start = time.process_time()
    metric.reset(weights)
    show(f"{mode} re-weighting", "RoutingKit", time.process_time() - start)
    query = routingkit_cch.CCHQuery(metric)
    chance = random.Random(1)
    pairs = [(chance.randrange(states), chance.randrange(states)) for _ in range(1000)]
    times = ask(lambda pair: query.run(*pair), pairs)
    show(f"{mode} lean mean", "RoutingKit, no snapping", statistics.mean(times))


MEMORY = """
import osrm, re, sys

def memory():
    text = open("/proc/self/status").read()
    return [int(re.search(name + r":\\s+(\\d+)", text)[1]) / 1024 for name in ("RssAnon", "RssFile")]

before = memory()
engine = osrm.OSRM(storage_config=sys.argv[1], algorithm="CH", use_shared_memory=False)
for line in open(sys.argv[2]):
    a, b, c, d = map(float, line.split(","))
    for _ in range(2):
        try:
            engine.Route(
                osrm.RouteParameters(
                    coordinates=[(b, a), (d, c)], steps=True, overview="full", geometries="geojson",
                    generate_hints=False))
        except RuntimeError:
            pass
after = memory()
print(sum(after), sum(after) - sum(before), after[0])
"""


def show_memory(mode, base):
    """Resident megabytes of a process of its own that answers the pairs twice."""
    command = [sys.executable, "-c", MEMORY, base, str(work / f"{mode}.pairs")]
    answer = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    for name, value in zip(("memory", "memory since the start", "memory of its own"), answer):
        show(f"{mode} {name}", "OSRM CH", float(value))


def prepare_valhalla():
    """Builds Valhalla's tiles; returns what answers."""
    folder = work / "valhalla"
    folder.mkdir()
    config = valhalla.get_config(tile_extract="", tile_dir=str(folder), verbose=False)
    config["mjolnir"].pop("tile_extract", None)
    (folder / "config.json").write_text(json.dumps(config))
    before = resource()
    # The script of that name only works where its folder is on the PATH.
    program = pathlib.Path(valhalla.__file__).parent / "bin" / "valhalla_build_tiles"
    subprocess.run(
        [program, "-c", folder / "config.json", "-j", "1", str(extract)], check=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    print(f"Valhalla's preparation (s)\t\tall modes {resource() - before:.1f}")
    return valhalla.Actor(str(folder / "config.json"))


print("what\tours\tpeer\tours / peer")
actor = prepare_valhalla()
costings = {"automobile": "auto", "walking": "pedestrian", "cycling": "bicycle"}
for mode, profile in [("automobile", "car"), ("walking", "foot"), ("cycling", "bicycle")]:
    folder = work / profile
    folder.mkdir()
    source = folder / "map.osm.pbf"
    shutil.copy(extract, source)
    base = str(folder / "map.osrm")
    lua = str(tools / "share" / "profiles" / (profile + ".lua"))
    spent = prepare(("extract", "-p", lua, str(source)), ("contract", base))
    show(f"{mode} preparation", "OSRM contract", spent["contract"])
    engine = osrm.OSRM(storage_config=base, algorithm="CH", use_shared_memory=False)
    questions = list(pairs(mode))

    def lean(pair):
        engine.Route(osrm.RouteParameters(coordinates=pair, overview="false", generate_hints=False))

    def full(pair):
        engine.Route(
            osrm.RouteParameters(
                coordinates=pair, steps=True, overview="full", geometries="geojson",
                generate_hints=False))

    ask(lean, questions), ask(full, questions)
    times = ask(lean, questions)
    show(f"{mode} lean mean", "OSRM CH", statistics.mean(times))
    show(f"{mode} lean p99", "OSRM CH", times[990])
    times = ask(full, questions)
    show(f"{mode} full p50", "OSRM CH", times[500])
    show(f"{mode} full p99", "OSRM CH", times[990])
    show_times(
        mode, "OSRM",
        lambda pair: engine.Route(
            osrm.RouteParameters(coordinates=pair, overview="false", generate_hints=False)
        )["routes"][0]["duration"])
    times = ask(
        lambda pair: engine.Nearest(osrm.NearestParameters(coordinates=pair[:1])), questions)
    show(f"{mode} nearest", "OSRM", statistics.mean(times) * 1e3)
    ends = [place for pair in questions for place in pair][:200]

    def table(_):
        engine.Table(
            osrm.TableParameters(
                coordinates=ends, sources=list(range(100)), destinations=list(range(100, 200)),
                annotations=["duration", "distance"]))

    ask(table, [0])
    show(f"{mode} matrix 100x100", "OSRM CH", statistics.mean(ask(table, range(3))))
    routingkit(mode)
    show_memory(mode, base)

    def whole(pair):
        return actor.route(
            json.dumps(
                {"costing": costings[mode],
                 "locations": [{"lat": place[1], "lon": place[0]} for place in pair]}))

    few = questions[:200]
    ask(whole, few)
    times = ask(whole, few)
    show(f"{mode} full p50", "Valhalla", times[100])
    show(f"{mode} full p99", "Valhalla", times[198])
    show_times(mode, "Valhalla", lambda pair: json.loads(whole(pair))["trip"]["summary"]["time"])
    if mode != "automobile":
        continue
    prepare(("partition", base), ("customize", base))
    engine = osrm.OSRM(storage_config=base, algorithm="MLD", use_shared_memory=False)
    found = 0

    def others(pair):
        global found
        answer = engine.Route(
            osrm.RouteParameters(
                coordinates=pair, number_of_alternatives=3, steps=False, overview="false",
                generate_hints=False))
        found += len(answer["routes"])

    times = ask(others, questions)
    show("automobile alternatives", "OSRM MLD", statistics.mean(times))
    show("automobile alternatives found", "OSRM MLD", found / len(questions))
