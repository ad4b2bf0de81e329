"""Repositories of other people's apps: their files, targets and imports."""

import io
import json
import pathlib
import re
import subprocess
import sys

from xcode_project import AppTarget, targets

ROOT = pathlib.Path(__file__).resolve().parents[3]
IMPORT = re.compile(r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:public|internal|private|fileprivate|package)[ \t]+)?"
                    r"import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)", re.M)
OURS = {"MapKit", "CoreLocation", "SwiftUI", "UIKit"}


def is_source(path):
    """Whether type-checking needs a file."""
    return path.endswith((".swift", ".pbxproj", "/Contents.json", ".storyboard", ".xib", "Info.plist"))


def unpack(repository, folder, commit, is_wanted=is_source):
    """The files of a commit that are wanted, in a folder; false if the repository has no such commit.

    Only those are read: a copy of a repository may lack its largest files.
    """
    inner = repository / "repo" if (repository / "repo").is_dir() else repository
    listed = subprocess.run(["git", "-C", inner, "ls-tree", "-rz", commit], capture_output=True)
    if listed.returncode:
        return False
    wanted = []
    for entry in listed.stdout.decode(errors="surrogateescape").split("\0")[:-1]:
        facts, path = entry.split("\t", 1)
        if facts.startswith("100") and is_wanted(path):
            wanted.append((facts.split()[2], path))
    told = subprocess.run(["git", "-C", inner, "cat-file", "--batch"], capture_output=True,
                          input="".join(f"{name}\n" for name, _ in wanted).encode())
    stream = io.BytesIO(told.stdout)
    for _, path in wanted:
        head = stream.readline().split()
        if len(head) != 3:
            continue  # The copy has no such file.
        data = stream.read(int(head[2]))
        stream.read(1)
        place = folder / path
        if not place.resolve().is_relative_to(folder.resolve()):
            continue
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    return True


def package_targets(folder):
    """The targets of packages: those whose manifest says a path, and the folders that SwiftPM looks for others in."""
    for manifest in sorted(folder.rglob("Package.swift")):
        told = re.findall(r"\.(?:executableT|t)arget\(\s*name:\s*\"([^\"]+)\"[^()]*(?:\([^()]*\)[^()]*)*?path:\s*\"([^\"]+)\"",
                          manifest.read_text(encoding="utf-8", errors="replace"))
        places = [(name, manifest.parent / path) for name, path in told]
        sources = manifest.parent / "Sources"
        if not any(path.resolve() == sources.resolve() for _, path in places):
            places += [(inner.name, inner) for inner in sorted(sources.iterdir()) if inner not in dict(places).values()] \
                if sources.is_dir() else []
        for name, path in places:
            files = sorted(path.rglob("*.swift")) if path.is_dir() else []
            if files:
                yield AppTarget(name, files)


def app_targets(folder):
    for project in sorted(folder.rglob("*.xcodeproj")):
        if (project / "project.pbxproj").is_file():
            try:
                yield from targets(project)
            except ValueError as fault:
                print(f"{project.relative_to(folder)}: cannot be read: {fault}", file=sys.stderr)
    yield from package_targets(folder)


CONDITION = re.compile(r"^[ \t]*#(if|endif)\b.*$", re.M)


def imports(target, certain=False):
    """The modules that a target imports; only those outside `#if` where certain ones are asked for."""
    found = set()
    for path in target.sources:
        text, depth, at = path.read_text(encoding="utf-8", errors="replace"), 0, 0
        for mark in [*CONDITION.finditer(text), None]:
            if not certain or depth == 0:
                found.update(IMPORT.findall(text[at:mark.start() if mark else len(text)]))
            if mark:
                depth += 1 if mark[1] == "if" else -1
                at = mark.end()
    return found


def module_name(target):
    name = re.sub(r"\W", "_", target.name)
    return f"App_{name}" if name[:1].isdigit() or name in OURS else name


def adopt(program, target, folder):
    """Rewrites a target's sources, which the copies take the place of; says so if that fails."""
    ended = subprocess.run([program, "--quiet", "--json", "-o", folder, *target.sources], capture_output=True, text=True)
    if ended.returncode:
        return print(f"{target.name}: cannot be adopted: {ended.stderr.strip()}", file=sys.stderr)
    target.sources = [pathlib.Path(file["copy"]) for file in json.loads(ended.stdout)["files"]]


def make_apple_names(words, folder):
    """Makes the modules of the package AppleNames, which a build of this one does not have; returns what else finds them."""
    places = sorted((ROOT / "AppleNames/Sources").iterdir())
    for place in (one for one in places if any(one.glob("*.swift"))):
        subprocess.run(["swiftc", "-emit-module", "-module-name", place.name, "-emit-module-path",
                        f"{folder}/{place.name}.swiftmodule", *words, *map(str, place.glob("*.swift"))], check=True)
    return [word for place in places for map in place.glob("module.modulemap") for word in ("-Xcc", f"-fmodule-map-file={map}")]
