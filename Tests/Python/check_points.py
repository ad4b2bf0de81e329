#!/usr/bin/env python3
"""Writes points to a running service as other programs would: plain HTTP, nothing of ours.

    Tests/Python/check_points.py PROGRAM ATLAS [--port N] [--rounds N] [--fleet SECONDS]

Starts `PROGRAM serve ATLAS` with a store of points and checks that

- points are read as they were written, and clusters, tiles and leaves are of them;
- what a stream of changes tells, applied to its snapshot, is what a fresh question answers;
- nothing acknowledged is lost when the program is killed (SIGKILL) under writes, N times (3 unless said otherwise), and
  that it answers again within a second.

--fleet moves 10,000 things at 10,000 positions a second for some seconds, with four views followed meanwhile, and prints
what that took: processor seconds of the program a second, and how long a write took until it was on the disk.
"""

import argparse
import contextlib
import http.client
import json
import os
import pathlib
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import traceback

import mapbox_vector_tile

HOST = "127.0.0.1"


class Service:
    """A service with a store of points, started and ended as an operator would."""

    def __init__(self, program, atlas, port, store):
        self.command = [program, "serve", atlas, "--port", str(port), "--points-store", store, "--quiet"]
        self.port = port
        self.process = None

    def start(self):
        """Starts it; returns how long it took until it answered."""
        begun = time.monotonic()
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)
        while True:
            if self.process.poll() is not None:
                raise SystemExit(f"the service ended with {self.process.returncode}")
            with contextlib.suppress(OSError, http.client.HTTPException):
                if self.ask("GET", "/points")[0] == 200:
                    return time.monotonic() - begun
            time.sleep(0.005)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=30)

    def connection(self):
        return http.client.HTTPConnection(HOST, self.port, timeout=30)

    def ask(self, method, path, body=None, kind="application/json"):
        """Asks once; returns status and body."""
        with contextlib.closing(self.connection()) as connection:
            return ask(connection, method, path, body, kind)

    def seconds(self):
        """Processor seconds that the program used so far."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port():
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return probe.getsockname()[1]


def ask(connection, method, path, body=None, kind="application/json"):
    """Asks on a connection that stays; returns status and body."""
    connection.request(method, path, body, {"Content-Type": kind} if body else {})
    response = connection.getresponse()
    return response.status, response.read()


def lines(points):
    return "\n".join(json.dumps(point) for point in points)


def items_of(document):
    return {item["id"]: item for item in document["clusters"] + document["points"]}


class View:
    """What a browser knows of a view that it follows."""

    def __init__(self, service, layer, query):
        self.items, self.version, self.events = {}, None, []
        self.connection = service.connection()
        self.connection.connect()
        self.socket = self.connection.sock
        self.connection.request("GET", f"/points/{layer}/changes?{query}")
        self.response = self.connection.getresponse()
        assert self.response.status == 200, self.response.status
        assert self.response.getheader("Content-Type") == "text/event-stream"
        self.thread = threading.Thread(target=self.listen, daemon=True)
        self.thread.start()

    def listen(self):
        fields = {}
        with contextlib.suppress(OSError, ValueError, http.client.HTTPException):
            for line in self.response:
                line = line.decode().rstrip("\n")
                if line:
                    name, _, value = line.partition(": ")
                    fields[name] = value
                elif fields:
                    if "event" in fields:
                        self.hear(fields["event"], json.loads(fields["data"]), int(fields["id"]))
                    fields = {}

    def hear(self, name, data, version):
        items = dict(self.items)
        if name == "snapshot":
            items = items_of(data)
        else:
            for item in data["added"] + data["changed"]:
                items[item["id"]] = item
            for gone in data["removed"]:
                del items[gone]
        self.items, self.version = items, version
        self.events.append((name, time.monotonic()))

    def close(self):
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.thread.join(timeout=5)
        self.connection.close()


def wait_for(condition, what, seconds=20):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise SystemExit(f"waited {seconds} s for {what}")
        time.sleep(0.01)


def check_answers(service):
    dice = random.Random(1)
    points = [
        {"id": f"p{number}", "latitude": 60.17 + dice.uniform(-0.1, 0.1),
         "longitude": 24.94 + dice.uniform(-0.1, 0.1), "properties": {"kind": dice.choice(["cafe", "shop"]), "seats": 2}}
        for number in range(2000)
    ]
    status, receipt = service.ask("POST", "/points/shops", lines(points), "application/x-ndjson")
    assert (status, json.loads(receipt)["created"]) == (200, 2000), receipt
    status, again = service.ask("POST", "/points/shops", lines(points), "application/x-ndjson")
    assert json.loads(again)["changed"] == 0, again

    shown = json.loads(service.ask("GET", "/clusters/shops?zoom=9&sum=seats")[1])
    assert shown["count"] == 2000
    assert sum(item["sums"]["seats"] for item in items_of(shown).values()) == 4000
    cafes = json.loads(service.ask("GET", "/clusters/shops?zoom=9&where=kind:cafe")[1])
    assert cafes["count"] == sum(point["properties"]["kind"] == "cafe" for point in points)

    cluster = shown["clusters"][0]
    leaves = set()
    for offset in range(0, cluster["count"], 100):
        page = service.ask("GET", f"/clusters/shops/{cluster['id']}/leaves?zoom=9&limit=100&offset={offset}")[1]
        leaves |= {point["id"] for point in json.loads(page)["points"]}
    assert len(leaves) == cluster["count"], (len(leaves), cluster)

    tile = mapbox_vector_tile.decode(service.ask("GET", "/clusters/shops/9/291/148.mvt")[1])
    drawn = {feature["properties"]["id"]: feature["properties"] for feature in tile["shops"]["features"]}
    for item in shown["clusters"]:
        if item["id"] in drawn:
            assert drawn[item["id"]]["point_count"] == item["count"]
    assert drawn


def check_stream(service):
    dice = random.Random(2)
    query = "zoom=13&region=60.1,24.8,60.25,25.1"
    view = View(service, "shops", query)
    for _ in range(30):
        moved = [
            {"id": f"p{dice.randrange(2000)}", "latitude": 60.17 + dice.uniform(-0.1, 0.1),
             "longitude": 24.94 + dice.uniform(-0.1, 0.1)}
            for _ in range(100)
        ]
        assert service.ask("POST", "/points/shops", lines(moved), "application/x-ndjson")[0] == 200
        service.ask("DELETE", f"/points/shops/p{dice.randrange(2000)}")
    fresh = json.loads(service.ask("GET", f"/clusters/shops?{query}")[1])
    wait_for(lambda: view.version == fresh["version"], "the last change")
    assert view.items == items_of(fresh)
    assert {name for name, _ in view.events[1:]} == {"changes"}
    view.close()


def check_kills(service, rounds):
    """Kills the service under writes and looks for what it had acknowledged."""
    dice = random.Random(3)
    told, slowest = {}, 0.0
    for round_ in range(rounds):
        ended = threading.Event()

        def write(writer):
            with contextlib.suppress(OSError, http.client.HTTPException):
                with contextlib.closing(service.connection()) as connection:
                    number = 0
                    while not ended.is_set():
                        point, latitude = f"w{writer}-{number % 50}", round_ + number / 1e6
                        path, body = f"/points/kills/{point}", {"latitude": latitude, "longitude": writer}
                        # Until it is acknowledged either may be there.
                        told[point] = (told.get(point, (None,))[0], latitude)
                        if ask(connection, "PUT", path, json.dumps(body))[0] == 200:
                            told[point] = (latitude,)
                        number += 1

        writers = [threading.Thread(target=write, args=(writer,)) for writer in range(8)]
        for writer in writers:
            writer.start()
        time.sleep(dice.uniform(0.1, 0.6))
        service.kill()
        ended.set()
        for writer in writers:
            writer.join()
        slowest = max(slowest, service.start())
        with contextlib.closing(service.connection()) as connection:
            for point, allowed in told.items():
                status, body = ask(connection, "GET", f"/points/kills/{point}")
                found = json.loads(body)["latitude"] if status == 200 else None
                assert found in allowed, f"round {round_}: {point} is at {found}, acknowledged were {allowed}"
                told[point] = (found,)
    print(f"killed {rounds} times under writes, {len(told)} points: nothing lost, back within {slowest:.2f} s")


def fleet(service, seconds, rate=10_000, batch=100):
    dice = random.Random(4)
    things = {f"bus{number}": [60.17 + dice.uniform(-0.1, 0.1), 24.94 + dice.uniform(-0.2, 0.2)]
              for number in range(10_000)}
    service.ask("POST", "/points/fleet",
                lines({"id": name, "latitude": at[0], "longitude": at[1]} for name, at in things.items()),
                "application/x-ndjson")
    names = list(things)
    bodies = []
    for _ in range(3):
        for start in range(0, len(names), batch):
            for name in names[start:start + batch]:
                things[name][0] += dice.uniform(-2e-4, 2e-4)
                things[name][1] += dice.uniform(-2e-4, 2e-4)
            bodies.append(lines({"id": name, "latitude": things[name][0], "longitude": things[name][1]}
                                for name in names[start:start + batch]))
    views = [View(service, "fleet", f"zoom={zoom}&region=60.14,24.85,60.2,25.03") for zoom in (11, 12, 13, 14)]
    latencies, lock, sent = [], threading.Lock(), [0]
    begun, used = time.monotonic(), service.seconds()
    end = begun + seconds

    def push(worker, workers=4):
        with contextlib.closing(service.connection()) as connection:
            number = worker
            while True:
                due = begun + number * batch / rate
                if due > end:
                    return
                time.sleep(max(0.0, due - time.monotonic()))
                start = time.monotonic()
                status, _ = ask(connection, "POST", "/points/fleet", bodies[number % len(bodies)], "application/x-ndjson")
                assert status == 200, status
                with lock:
                    latencies.append(time.monotonic() - start)
                    sent[0] += batch
                number += workers

    workers = [threading.Thread(target=push, args=(worker,)) for worker in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    took, used = time.monotonic() - begun, service.seconds() - used
    latencies.sort()
    events = sum(len(view.events) for view in views)
    for view in views:
        view.close()
    print(f"{sent[0] / took:,.0f} positions a second for {took:.0f} s: {used / took:.2f} processor seconds a second; "
          f"acknowledged in {1000 * latencies[len(latencies) // 2]:.1f} ms (median), "
          f"{1000 * latencies[len(latencies) * 99 // 100]:.1f} ms (99 %); {events / took / len(views):.1f} events a second and view")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("atlas")
    parser.add_argument("--port", type=int, default=0, help="a free one if left out")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--fleet", type=float, default=0, metavar="SECONDS")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = options.port or free_port()
        service = Service(options.program, options.atlas, port, os.path.join(folder, "points.sqlite"))
        failed = 0
        try:
            service.start()
            for check in (check_answers, check_stream, lambda service: check_kills(service, options.rounds)):
                try:
                    check(service)
                except AssertionError as error:
                    traceback.print_exception(error)
                    failed += 1
            if options.fleet:
                fleet(service, options.fleet)
        finally:
            service.stop()
    print(f"{3 - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
