#!/usr/bin/env python3
"""Uses the plugins in a package of somebody else's, as its owner would.

    Lint/Tests/Python/check_plugins.py [FOLDER] [--tools FOLDER]

The package stands in FOLDER, or in a temporary folder; what is built there once is used again. SwiftPM builds the tools of
plugins anew, swift-syntax with them, which takes ten minutes of one core the first time. With --tools the plugins are given
the tools that were built in that folder instead, as a package that brings its tools along would.

- the build tool: a build tells of the mistakes among the compiler's own messages, and again after a change;
  it fails for an error, also the next time, and heeds the project's configuration as soon as there is one.
- adopting: a target compiles sources with Objective-C's things that lie elsewhere, untouched, and again after a change; an error is told at
  its line in the original.
- the command: `swift package maplint` takes the linter's options and ends as the linter does.
"""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

LINT = pathlib.Path(__file__).resolve().parent.parent.parent

MANIFEST = """\
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Walks",
    dependencies: [.package(name: "MapLintPlugins", path: "{plugins}")],
    targets: [
        .target(name: "Walks", plugins: [.plugin(name: "MapLintBuildTool", package: "MapLintPlugins")]),
        .executableTarget(name: "Trips", plugins: [.plugin(name: "AdoptBuildTool", package: "MapLintPlugins")]),
    ])
"""
# Compiles anywhere: what speaks of maps is seen by the linter alone.
WARNING = """\
#if canImport(MapKit)
    import MapKit

    func view(for annotation: MKAnnotation) -> MKAnnotationView {
        MKPinAnnotationView(annotation: annotation, reuseIdentifier: "stop")
    }
#endif
"""
ERROR = """\
#if canImport(MapKit)
    import MapKit

    let far = CLLocationCoordinate2D(latitude: 199, longitude: 25)
#endif
"""
# Lies outside of every target, as an app's sources do.
ADOPTED = """\
import Foundation

@objc protocol Guide {
    @objc optional func lost()
}
@objcMembers class Trip: NSObject, Guide {
    dynamic var stops = 3
}
@main struct Program {
    static func main() {
        let guide: Guide = Trip()
        guide.lost?()
        print(#keyPath(Trip.stops), Trip().stops, #line)
    }
}
"""


def with_built_tools(tools, folder):
    """A copy of the plugins' package in `folder` that brings along the tools built in the folder `tools`."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(LINT / "Plugins", folder, ignore=shutil.ignore_patterns(".build"))
    manifest = (folder / "Package.swift").read_text()
    names = set(re.findall(r'\.product\(name: "(.+?)", package: "MapwrightLint"\)', manifest))
    manifest = re.sub(r'\.product\(name: (".+?"), package: "MapwrightLint"\)', r"\1", manifest)
    manifest = re.sub(r"    dependencies: \[\.package\(.+\)\],\n", "", manifest)
    bundles = [f'        .binaryTarget(name: "{name}", path: "{name}.artifactbundle"),\n' for name in sorted(names)]
    manifest = manifest.replace("    targets: [\n", "    targets: [\n" + "".join(bundles))
    (folder / "Package.swift").write_text(manifest)
    target = json.loads(subprocess.run(
        ["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout)["target"]
    for name in names:
        bundle = folder / f"{name}.artifactbundle"
        bundle.mkdir()
        shutil.copy2(tools / name, bundle)
        variant = {"path": name, "supportedTriples": [target["unversionedTriple"]]}
        (bundle / "info.json").write_text(json.dumps({
            "schemaVersion": "1.0",
            "artifacts": {name: {"type": "executable", "version": "0.0.0", "variants": [variant]}}}))
    return folder


def swift(package, *arguments):
    done = subprocess.run(
        ["swift", *arguments], cwd=package, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return done.returncode, done.stdout, done.stdout + done.stderr


def expect(truth, what, output):
    if not truth:
        sys.exit(f"{what}:\n{output}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", nargs="?", type=pathlib.Path, help="where the package stands and what is built stays")
    parser.add_argument("--tools", type=pathlib.Path, help="the folder of the built maplint and mapwright-adopt")
    options = parser.parse_args()
    given = options.folder
    package = (given or pathlib.Path(tempfile.mkdtemp(prefix="maplint-plugins-"))).resolve()
    sources = package / "Sources/Walks"
    shutil.rmtree(sources, ignore_errors=True)
    sources.mkdir(parents=True)
    app, trips = package / "App", package / "Sources/Trips"
    for folder in (app, trips):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    (app / "Trip.swift").write_text(ADOPTED)
    (trips / "Empty.swift").write_text("// The sources are elsewhere.\n")
    (trips / "adopt.json").write_text('{"sources": ["../../App"]}')
    plugins = with_built_tools(options.tools, package / "MapLintPlugins") if options.tools else LINT / "Plugins"
    (package / "Package.swift").write_text(MANIFEST.format(plugins=plugins))
    (sources / "Stop.swift").write_text(WARNING)
    try:
        told = re.compile(r"Sources/Walks/Stop\.swift:\d+:\d+: warning: .*deprecated_pin_annotation_view", re.S)
        status, _, output = swift(package, "build")
        expect(status == 0 and told.search(output), "a build tells of the warning and passes", output)
        (sources / "Stop.swift").write_text(WARNING + "// Changed.\n")
        status, _, output = swift(package, "build")
        expect(status == 0 and told.search(output), "a build after a change tells of it again", output)

        adopted = app / "Trip.swift"
        status, printed, output = swift(package, "run", "Trips")
        expect(status == 0 and printed.splitlines()[-1] == "stops 3 13", "adopted sources run", output)
        expect(adopted.read_text() == ADOPTED, "the originals stay as they are", adopted.read_text())
        adopted.write_text(ADOPTED.replace("var stops = 3", 'var stops: Int = "3"'))
        status, _, output = swift(package, "build", "--product", "Trips")
        expect(status != 0 and f"{adopted}:7:" in output, "an error is told where the original has it", output)
        adopted.write_text(ADOPTED)

        (sources / "Far.swift").write_text(ERROR)
        status, _, output = swift(package, "build")
        expect(
            status != 0 and re.search(r"Far\.swift:4:\d+: error: ", output),
            "a build with an error fails and says where", output)

        status, _, output = swift(package, "build")
        expect(status != 0 and "Far.swift:4:" in output, "so does the next", output)

        status, report, output = swift(package, "package", "maplint", "--reporter", "json")
        found = json.loads(report)
        expect(
            status != 0 and {pathlib.Path(one["file"]).name for one in found} == {"Stop.swift", "Far.swift"},
            "the command reports both files and fails", output)
        status, _, output = swift(package, "package", "maplint", "--explain", "deprecated_pin_annotation_view")
        expect(status == 0 and "MKMarkerAnnotationView" in output, "the command explains a rule", output)

        (sources / "Far.swift").unlink()
        # What has not changed since a build that passed is not looked at again, as by the compiler.
        (sources / "Stop.swift").write_text(WARNING)
        status, _, output = swift(package, "build")
        expect(
            status == 0 and told.search(output) and "Far.swift" not in output,
            "a build passes again once the error is gone", output)
        (package / ".maplint.yml").write_text("rules:\n  deprecated_pin_annotation_view: off\n")
        status, _, output = swift(package, "build")
        expect(status == 0 and "Stop.swift" not in output, "the project's configuration is heeded", output)
        status, _, output = swift(package, "package", "maplint")
        expect(status == 0, "the command passes on clean sources", output)
    finally:
        (package / ".maplint.yml").unlink(missing_ok=True)
        if not given:
            shutil.rmtree(package, ignore_errors=True)
    print("the plugins: twelve promises kept")
    print("12 passed, 0 failed")


if __name__ == "__main__":
    main()
