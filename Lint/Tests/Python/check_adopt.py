#!/usr/bin/env python3
"""Adopts samples with Objective-C's things, and has the compiler judge and run what became of them.

    Lint/Tests/Python/check_adopt.py PROGRAM [BUILD]

PROGRAM is mapwright-adopt. BUILD is a build of the whole project, whose modules the sample with a screen is checked against.

- the sample without a screen is compiled beside the module Selectors, in Swift 5 and 6, without a warning, and run: timers,
  notifications and delayed calls reach their methods;
- an error in a copy is told at its line in the original;
- what cannot be taken is listed with its line, a reason and what to write;
- overrides in extensions stand in their classes, and views of a type known at run time are made by a method;
- colors and images of asset catalogs have names in Swift;
- a storyboard becomes code that the compiler takes beside the sources, in Swift 5 and 6, and what is left out is listed;
- the same sources give the same copies, which are not written again, and copies adopted again stay as they are.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
SAMPLES = ROOT / "Lint/Tests/Adopt"
sys.path.insert(0, str(ROOT / "Tests/Python"))

from built_modules import flags, macro_flags  # noqa: E402

RAN = ["at Kamppi", 'stops ["Kamppi"]', "tick 34", "late true true", "end"]
NOT_TAKEN = """\
import CoreData
import Foundation

class Store: NSObject {
    @NSManaged var name: String
    @objc var count = 0
    func act() { perform(Selector("nothing"), with: nil, afterDelay: 0) }
    func read() { _ = #selector(getter: Store.count) }
}
@objc protocol Chooser {
    @objc optional func choose() -> Bool
}
"""
SYMBOLS = """\
import SwiftUI

struct Screen: View {
    var body: some View {
        Image(.routePhoto)
        Text("x").foregroundStyle(.brand).background(Color.brand)
        Rectangle().fill(Color(.brand)).foregroundColor(.own)
    }
}
extension Color { static let own = Color("Own") }
let views = (UIColor.brand, UIImage(resource: .routePhoto))
"""


def swiftc(*words):
    ended = subprocess.run(["swiftc", *map(str, words)], capture_output=True, text=True)
    return ended.returncode, ended.stderr


def adopt(program, folder, *sources):
    ended = subprocess.run([program, "--json", "-o", folder, *sources], capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
    made = json.loads(ended.stdout)
    return made, [pathlib.Path(file["copy"]) for file in made["files"]]


def sample(folder, name):
    path = folder / f"{name}.swift"
    path.write_text((SAMPLES / f"{name}.swift.sample").read_text())
    return path


def check_run(program, folder):
    selectors = folder / "selectors"
    selectors.mkdir()
    # The log is there so that an import of os has somewhere to go.
    (selectors / "Log.swift").write_text("")
    for words in (
            ["-emit-library", "-static", "-package-name", "main", "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
             "-module-name", "Selectors", "-o", selectors / "libSelectors.a", *sorted((ROOT / "Sources/Selectors").glob("*.swift"))],
            ["-module-name", "OSLog", "-o", selectors / "Log.o", "-c", selectors / "Log.swift"]):
        code, errors = swiftc("-emit-module", "-emit-module-path", selectors / f"{words[words.index('-module-name') + 1]}.swiftmodule",
                              "-parse-as-library", *words)
        assert code == 0 and "warning" not in errors, errors
    made, copies = adopt(program, folder / "objects", sample(folder, "Objects"))
    assert not made["limitations"], made["limitations"]
    for version in ("6", "5"):
        code, errors = swiftc("-parse-as-library", "-swift-version", version, "-I", selectors, "-L", selectors, "-lSelectors",
                              *copies, "-o", folder / "objects/run")
        assert code == 0 and "warning" not in errors, errors
    ended = subprocess.run([folder / "objects/run"], capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0 and ended.stdout.splitlines() == RAN, (ended.stdout, ended.stderr)


def check_lines(program, folder):
    source = folder / "Wrong.swift"
    source.write_text("import Foundation\n@objc class Wrong: NSObject {\n\n    @objc\n    func act() -> Int { \"no\" }\n}\n")
    _, copies = adopt(program, folder / "wrong", source)
    _, errors = swiftc("-typecheck", *copies)
    assert f"{source}:5:" in errors, errors


def check_list(program, folder):
    source = folder / "Store.swift"
    source.write_text(NOT_TAKEN)
    made, _ = adopt(program, folder / "store", source)
    lines = [entry["line"] for entry in made["limitations"]]
    assert sorted(lines) == [1, 5, 7, 8, 11], made["limitations"]
    assert all(entry["reason"] and entry["instead"] and entry["file"] == str(source) for entry in made["limitations"])


def check_again(program, folder):
    source = sample(folder, "Screen")
    _, copies = adopt(program, folder / "screen", source)
    before = copies[0].stat().st_mtime_ns
    adopt(program, folder / "screen", source)
    assert copies[0].stat().st_mtime_ns == before, "the copy was written again"
    made, again = adopt(program, folder / "again", copies[0])
    text = again[0].read_text()
    assert text == copies[0].read_text(), "a copy changed when it was adopted"
    return copies[0]


def check_storyboard(program, folder, build):
    """A storyboard with every kind of view, and a xib, become code that compiles beside their classes."""
    app = folder / "app"
    (app / "Base.lproj").mkdir(parents=True)
    sources = [sample(app, "Cards"), sample(app, "Places")]
    (app / "PlaceCard.xib").write_text((SAMPLES / "PlaceCard.xib.sample").read_text())
    (app / "Base.lproj/Main.storyboard").write_text((SAMPLES / "Main.storyboard.sample").read_text())
    (app / "Base.lproj/LaunchScreen.storyboard").write_text('<document launchScreen="YES"/>')
    made, copies = adopt(program, folder / "scenes", *sources)
    assert [path.name for path in copies] == ["Cards+Adopted.swift", "Places+Adopted.swift", "Storyboards+Adopted.swift"], copies
    told = sorted(entry["what"] for entry in made["limitations"])
    assert told == ["the scene “glkViewController”", "the view “hologramView”", "the view “hologramView”"], told
    for version in ("5", "6"):
        code, errors = swiftc(
            "-typecheck", "-parse-as-library", "-swift-version", version, *flags(build), *macro_flags(build), *copies)
        assert code == 0 and "warning" not in errors, errors


def check_moves(program, folder):
    """Overrides in extensions stand in their classes, in whichever file, and errors at their lines."""
    base, more = folder / "Base.swift", folder / "More.swift"
    base.write_text("class Base {\n    func name() -> String { \"base\" }\n}\n\nclass Shop: Base {\n    let sign = \"shop\"\n}\n")
    more.write_text("extension Shop {\n    func other() {}\n\n    override func name() -> String {\n        sign\n    }\n}\n")
    _, copies = adopt(program, folder / "moves", base, more)
    code, errors = swiftc("-typecheck", "-swift-version", "6", *copies)
    assert code == 0, errors
    more.write_text(more.read_text().replace("        sign\n", "        7\n"))
    _, copies = adopt(program, folder / "moves", base, more)
    _, errors = swiftc("-typecheck", "-swift-version", "6", *copies)
    assert f"{more}:5:" in errors, errors


def check_instances(program, folder):
    """Views of a type known at run time are made by a method; those of a class that is written out are not."""
    source = folder / "Views.swift"
    source.write_text(
        "import MapKit\n"
        "func make<T: MKAnnotationView>(_ type: T.Type, _ pin: MKAnnotation?) -> [T] {\n"
        "    [type.init(annotation: pin, reuseIdentifier: \"a\"), T(annotation: pin, reuseIdentifier: \"b\")]\n"
        "}\n"
        "let own = MKAnnotationView(annotation: nil, reuseIdentifier: nil)\n"
        "class Pin: MKAnnotationView {\n"
        "    convenience init() { self.init(annotation: nil, reuseIdentifier: nil) }\n"
        "}\n")
    _, copies = adopt(program, folder / "instances", source)
    text = copies[0].read_text()
    assert "[type.instance(annotation: pin" in text and "T.instance(annotation: pin" in text, text
    assert "= MKAnnotationView(annotation" in text and "self.init(annotation" in text, text


def check_symbols(program, folder):
    """Names of asset catalogs are declared as far as they are used and the sources do not declare them."""
    app = folder / "Symbols"
    for entry in ("BrandColor.colorset", "Own.colorset", "route-photo.imageset", "unused.imageset", "Group/Inner.colorset"):
        (app / "Assets.xcassets" / entry).mkdir(parents=True)
    (app / "Assets.xcassets/Group/Contents.json").write_text('{"properties": {"provides-namespace": true}}')
    (app / "Views").mkdir()
    source = app / "Views/Symbols.swift"
    source.write_text(SYMBOLS)
    _, copies = adopt(program, folder / "symbols", source)
    assert [path.name for path in copies] == ["Symbols+Adopted.swift", "AssetSymbols+Adopted.swift"], copies
    text = copies[1].read_text()
    assert "brand" in text and "routePhoto" in text, text
    assert not any(name in text for name in ("unused", "static var own", "inner")), text
    return copies


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        check_run(program, folder)
        check_lines(program, folder)
        check_list(program, folder)
        check_moves(program, folder)
        check_instances(program, folder)
        copy = check_again(program, folder)
        symbols = check_symbols(program, folder)
        build = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
        if build and (build / "Modules/MapKit.swiftmodule").exists():
            code, errors = swiftc("-typecheck", "-parse-as-library", *flags(build), copy)
            assert code == 0 and "warning" not in errors, errors
            code, errors = swiftc("-typecheck", "-parse-as-library", *flags(build), *macro_flags(build), *symbols)
            assert code == 0 and "warning" not in errors, errors
            check_storyboard(program, folder, build)
    print("sources with Objective-C's things compile and run")


if __name__ == "__main__":
    main()
