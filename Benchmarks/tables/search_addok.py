"""Addok with an extract's names and addresses, for Benchmarks/run search: asks it questions of Tests/Quality/search.

usage: PYTHON search_addok.py EXTRACT QUERIES RESULTS

Needs PyPI's addok and osmium and Debian's redis-server, of which one of its own is started on a free port and ended again.
Named things are documents of Addok's, streets with their houses too. RESULTS gets lines as Tests/Quality/search scores them;
`ms` is the processor's time of this process and of redis together. Prints the seconds of the processor that loading took and
the median and the 99th percentile of questions.
"""

import collections
import json
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import time

TICK = os.sysconf("SC_CLK_TCK")
KEYS = ("amenity", "shop", "tourism", "leisure", "office", "craft", "healthcare", "historic", "aeroway", "railway", "club",
        "sport", "place", "natural", "highway", "boundary")


def documents(extract):
    """Addok's documents of an extract: a street for its houses and ways, anything else named for itself."""
    import osmium
    streets = {}
    for o in osmium.FileProcessor(extract).with_locations():
        tags = o.tags
        if o.is_relation() or not tags:
            continue
        if o.is_node():
            place, kind = (o.location.lat, o.location.lon), "N"
        else:
            points = [(n.lat, n.lon) for n in o.nodes if n.location.valid()]
            if not points:
                continue
            place, kind = points[len(points) // 2], "W"
        osm, city = f"{kind}{o.id}", tags.get("addr:city", "")
        street, number = tags.get("addr:street"), tags.get("addr:housenumber")
        if street and number:
            entry = streets.setdefault((street, city), {"houses": {}, "place": place, "id": osm})
            entry["houses"][number] = {"lat": place[0], "lon": place[1]}
        name = tags.get("name")
        if name and tags.get("highway") and kind == "W":
            streets.setdefault((name, ""), {"houses": {}, "place": place, "id": osm})
        elif name and any(key in tags for key in KEYS):
            yield {"id": osm, "_id": osm, "type": "poi", "name": name, "lat": place[0], "lon": place[1], "city": city,
                   "importance": 0.3}
    for (name, city), entry in streets.items():
        yield {"id": entry["id"], "_id": entry["id"], "type": "street", "name": name, "city": city, "lat": entry["place"][0],
               "lon": entry["place"][1], "importance": 0.2, "housenumbers": entry["houses"]}


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def cpu(process):
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def row(result):
    values = {"osm": str(result.id).lower(), "lat": float(result.lat), "lon": float(result.lon), "name": result.name}
    if result.type == "housenumber":
        values |= {"housenumber": result.housenumber, "street": result.street or result.name}
    return values


def main():
    extract, queries, results = sys.argv[1:4]
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        config = pathlib.Path(folder) / "config.py"
        config.write_text(
            f"REDIS = {{'host': '127.0.0.1', 'port': {port}, 'indexes': {{'db': 0}}, 'documents': {{'db': 1}}}}\n"
            "FIELDS = [{'key': 'name', 'boost': 4, 'importance': 0, 'type': 'name'}, {'key': 'city'}, "
            "{'key': 'housenumbers', 'type': 'housenumbers'}]\nLOG_DIR = '" + folder + "'\n")
        os.environ["ADDOK_CONFIG_MODULE"] = str(config)
        redis = subprocess.Popen(["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder],
                                 stdout=subprocess.DEVNULL)
        try:
            data = pathlib.Path(folder) / "documents.jsonl"
            with open(data, "w", encoding="utf8") as out:
                for document in documents(extract):
                    out.write(json.dumps(document, ensure_ascii=False) + "\n")
            addok = str(pathlib.Path(sys.executable).parent / "addok")
            before = os.times()
            for command in (["batch", str(data)], ["ngrams"]):
                subprocess.run([addok, *command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            after = os.times()
            loading = after.children_user + after.children_system - before.children_user - before.children_system
            print(f"Addok's loading\t{loading + cpu(redis):.1f} s of CPU")
            ask(queries, results, redis)
        finally:
            redis.terminate()
            redis.wait()


def ask(queries, results, redis):
    from addok.config import config
    config.load()
    from addok.core import search
    times = collections.defaultdict(list)
    # The clock of processes ticks a hundred times a second: redis' share is that of all questions.
    began, count, own = cpu(redis), 0, 0.0
    rows = []
    with open(queries, encoding="utf8") as lines:
        asked = [json.loads(line) for line in lines if line.strip()]
    for query in asked:
        if query["endpoint"] == "reverse":
            continue
        bias = query.get("bias") or {}
        start = time.process_time()
        found = search(query["query"], limit=10, autocomplete=query["endpoint"] == "complete", lat=bias.get("lat"),
                       lon=bias.get("lon"))
        ms = (time.process_time() - start) * 1000
        count, own = count + 1, own + ms
        times[query["endpoint"]].append(ms)
        rows.append({"id": query["id"], "ms": ms, "results": [row(result) for result in found]})
    share = (cpu(redis) - began) * 1000 / max(count, 1)
    with open(results, "w", encoding="utf8") as out:
        for line in rows:
            line["ms"] = round(line["ms"] + share, 3)
            out.write(json.dumps(line, ensure_ascii=False) + "\n")
    for endpoint, values in times.items():
        values.sort()
        middle, last = values[len(values) // 2], values[min(len(values) * 99 // 100, len(values) - 1)]
        print(f"Addok {endpoint} ms, p50 p99\t{middle + share:.3f}\t{last + share:.3f}")


main()
