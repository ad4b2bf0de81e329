"""The peers' side of tables/routes: prepares OSRM, asks it the same questions, prints all beside ours."""

import pathlib, shutil, statistics, subprocess, sys, time
import osrm

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
        except RuntimeError:
            pass  # no route: that takes its time, too
        times.append((time.process_time() - start) * 1e3)
    return sorted(times)


def show(name, peer, value, smaller="ratio"):
    mine, unit = ours[name]
    print(f"{name} ({unit})\t{mine:.3f}\t{peer} {value:.3f}\t{mine / value:.2f}")


def pairs(mode):
    for line in (work / f"{mode}.pairs").read_text().split():
        a, b, c, d = map(float, line.split(","))
        yield [(b, a), (d, c)]


print("\nwhat\tours\tpeer\tours / peer")
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
