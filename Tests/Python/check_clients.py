#!/usr/bin/env python3
"""Makes the packages that the documents tell a reader to make, and builds and runs them.

    Tests/Python/check_clients.py [--resolve-only | --small] [--work FOLDER] [--chromium PROGRAM] [-k NAME]

A client is a `Package.swift` in a document, a block of Swift that begins with `// swift-tools-version`, and the programs
that follow it, blocks that begin with `// Sources/…`. Only the package's address is replaced, by this checkout's path.
Of each client the packages that it resolves are compared with what is promised; then it is built in debug, run, and asked
for what the document says: a line of text, or a page on which headless Chromium sees the map drawn.

--resolve-only builds nothing. --small builds only the clients of ClusterMap alone; the others are resolved. Without either
everything is built, which takes some seven minutes of one core the first time. Clients with the same traits share a build
folder in FOLDER (.build/clients), so that a second run compiles what has changed.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))
sys.dont_write_bytecode = True

VERSION = re.search(r'current = "(.+?)"', (ROOT / "Sources/Atlas/MapwrightVersion.swift").read_text(encoding="utf-8"))[1]
ADDRESS = f'url: "https://github.com/mapwright/mapwright.git", from: "{VERSION}"'
APPLE_API = {"opencombine", "swift-log"}
SERVER = {"hummingbird", "swift-http-types", "swift-nio", "swift-service-lifecycle"}


class Failure(Exception):
    """What a client does other than its document says."""


class Client:
    """A package of a document.

    `promised` are all packages it may resolve, or a function that says what is wrong with them; `check` is what is
    asked of the built program.
    """

    def __init__(self, document, name, promised, check):
        self.document, self.name, self.promised, self.check = document, name, promised, check
        self.manifest, self.programs = read_client(document, name)
        self.traits = re.search(r"traits: \[(.*?)\]", self.manifest)[1].replace('"', "") or "none"

    @property
    def is_small(self):
        """Whether it is a matter of seconds to build."""
        return re.findall(r'\.product\(name: "(\w+)"', self.manifest) == ["ClusterMap"]


def read_client(document, name):
    """The manifest of a client in a document, and its programs by path."""
    blocks = re.findall(r"^```swift\n(.*?)^```", (ROOT / document).read_text(encoding="utf-8"), re.S | re.M)
    for index, block in enumerate(blocks):
        if not block.startswith("// swift-tools-version:") or f'name: "{name}"' not in block:
            continue
        if block.count(ADDRESS) != 1:
            raise Failure(f"{document}: the manifest of {name} names another address than {ADDRESS}")
        programs = {}
        for program in blocks[index + 1:]:
            path = re.match(r"// (Sources/\S+)\n", program)
            if not path:
                break
            programs[path[1]] = program
        if not programs:
            # The document has the reader copy an example's files.
            for path in sorted((ROOT / "Examples" / name).glob("*.swift")):
                programs[f"Sources/{name}/{path.name}"] = path.read_text(encoding="utf-8")
        return block, programs
    raise Failure(f"{document} has no manifest of a package {name}")


def make(client, folder):
    """Writes a client's files; those that are there and the same are not touched, so that they are not compiled again."""
    files = dict(client.programs)
    files["Package.swift"] = client.manifest.replace(ADDRESS, f'name: "mapwright", path: "{ROOT}"')
    for path in folder.rglob("*"):
        if path.is_file() and str(path.relative_to(folder)) not in files and path.name != "Package.resolved":
            path.unlink()
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def swift(verb, folder, scratch, *more):
    command = ["swift", *verb, "--package-path", folder, "--scratch-path", scratch, *more]
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(f"`swift {' '.join(verb)}` failed:\n{(done.stdout + done.stderr)[-4000:]}")
    return done.stdout


def resolved(folder, scratch):
    """The packages that a client resolves besides this one."""
    text = swift(["package"], folder, scratch, "show-dependencies", "--format", "json")
    names, waiting = set(), json.loads(text[text.index("{"):])["dependencies"]
    while waiting:
        package = waiting.pop()
        names.add(package["identity"])
        waiting += package["dependencies"]
    return names - {"mapwright", ROOT.name}


def prints(expected, **environment):
    """A check: the program, run where `helsinki.atlas` is, prints what matches and ends well."""

    def check(program):
        own = {name: value for name, value in os.environ.items() if not name.startswith("MAPWRIGHT_")}
        done = subprocess.run(
            [program], capture_output=True, text=True, timeout=120, cwd=ROOT / "Samples", env=own | environment)
        if done.returncode != 0 or not re.fullmatch(expected, done.stdout.strip()):
            raise Failure(f"status {done.returncode}; it printed {done.stdout!r}, not {expected!r}; {done.stderr}")

    return check


def shows_a_map(marker):
    """A check: the page that the program serves has a map with streets, a marker of that title, and no error."""

    def check(program):
        from devtools import Browser, start_server
        process, address = start_server([str(program)])
        try:
            with Browser(OPTIONS.chromium) as browser:
                page = browser.page(width=900, height=600)
                page.open(address + "/")
                page.wait_for("window.mapwright?.maps?.shown.size && window.mapwright.view.size", "the map")
                streets = page.evaluate(
                    "[...mapwright.maps.shown.values()][0].then(({ map }) => new Promise((done) => {"
                    " const drawn = () => map.getStyle() && map.areTilesLoaded()"
                    "  && map.queryRenderedFeatures().filter((f) => f.sourceLayer === 'streets').length;"
                    " const check = () => (drawn() ? done(drawn()) : setTimeout(check, 100)); check(); }))")
                page.wait_for(f"document.body.innerText.includes({json.dumps(marker)})"
                              f" || document.body.innerHTML.includes({json.dumps(marker)})", f"“{marker}”")
                if OPTIONS.shots:
                    page.screenshot(OPTIONS.shots / f"{pathlib.Path(program).name}.png")
                if page.errors or page.failures:
                    raise Failure(f"the page reported {page.errors + page.failures}")
                print(f"  the page draws {streets} streets and “{marker}”", flush=True)
        finally:
            process.terminate()
            process.wait(20)

    return check


def tells_what_to_set(program):
    """A check: without an atlas the program prints what is missing; with one it finds."""
    prints(r"no atlas answers this program: set MapProvider\.current = .*")(program)
    prints(r"(.+\n){2}.+", MAPWRIGHT_ATLAS="helsinki.atlas")(program)


def clients():
    yield Client("README.md", "Shops", set(), prints(r"20000 shops in \d+ clusters"))
    yield Client("Sources/ClusterMap/ClusterMap.docc/Clustering.md", "Stops", set(), prints(r"(2 together\nTampere|Tampere\n2 together)"))
    yield Client("Sources/Places/Places.docc/Places.md", "Find", set(), prints(r"Ateneum.*"))
    yield Client("Documentation/MapKit.md", "Cafes", APPLE_API, tells_what_to_set)
    yield Client("README.md", "Helsinki", None, shows_a_map("Ateneum"))
    yield Client("Examples/README.md", "QuickStart", None, shows_a_map("Ateneum"))


def check(client, work, level):
    folder, scratch = work / "packages" / client.name, work / client.traits
    make(client, folder)
    names = resolved(folder, scratch)
    if client.promised is None:
        if not names >= APPLE_API | SERVER or "swift-argument-parser" in names:
            raise Failure(f"it resolves {sorted(names)}")
    elif names != client.promised:
        raise Failure(f"it resolves {sorted(names)}, not {sorted(client.promised)}")
    print(f"{client.document}: {client.name} resolves {len(names)} other packages", flush=True)
    if level == "resolve" or level == "small" and not client.is_small:
        return
    start = time.monotonic()
    swift(["build"], folder, scratch, "--product", client.name)
    program = pathlib.Path(swift(["build"], folder, scratch, "--show-bin-path").strip()) / client.name
    print(f"  built in {time.monotonic() - start:.0f} s", flush=True)
    client.check(program)


def main():
    failed = []
    OPTIONS.work.mkdir(parents=True, exist_ok=True)
    count = 0
    for client in clients():
        if OPTIONS.name and OPTIONS.name not in client.name:
            continue
        count += 1
        try:
            check(client, OPTIONS.work.resolve(), OPTIONS.level)
        except Failure as error:
            print(f"{client.document}: {client.name}: {error}", file=sys.stderr, flush=True)
            failed.append(client.name)
    print(f"{count - len(failed)} clients passed, {len(failed)} failed" + (": " + ", ".join(failed) if failed else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--resolve-only", dest="level", action="store_const", const="resolve", default="all")
    group.add_argument("--small", dest="level", action="store_const", const="small")
    parser.add_argument("--work", type=pathlib.Path, default=ROOT / ".build/clients", help="where they are made and built")
    parser.add_argument("--chromium", help="another browser than the one on the PATH")
    parser.add_argument("--shots", type=pathlib.Path, help="keep pictures in this folder")
    parser.add_argument("-k", dest="name", help="only clients whose name holds this")
    OPTIONS = parser.parse_args()
    sys.exit(main())
