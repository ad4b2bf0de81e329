"""Reads which sources the targets of an Xcode project have."""

from __future__ import annotations

import pathlib
import re
from dataclasses import dataclass, field

TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|[A-Za-z0-9_./$@:-]+|[{}()=;,]', re.S)
# Tests need XCTest and run in an app; they are no app.
PRODUCTS = ("application", "framework", "app-extension", "extensionkit-extension", "library.static", "application.on-demand-install-capable")


@dataclass
class AppTarget:
    """A target: its name, its sources and the language version it asks for."""

    name: str
    sources: list[pathlib.Path] = field(default_factory=list)
    swift_version: str = "5"
    main_actor: bool = False


def parse(text: str):
    """An old-style property list as dictionaries, lists and strings."""
    tokens = [token for token in TOKEN.findall(text) if not token.startswith(("//", "/*"))]
    at = 0

    def value():
        nonlocal at
        token = tokens[at]
        at += 1
        if token == "{":
            result = {}
            while tokens[at] != "}":
                key = plain(tokens[at])
                at += 2  # the key and "="
                result[key] = value()
                at += tokens[at] == ";"
            at += 1
            return result
        if token == "(":
            result = []
            while tokens[at] != ")":
                result.append(value())
                at += tokens[at] == ","
            at += 1
            return result
        return plain(token)

    return value()


def plain(token: str) -> str:
    return re.sub(r"\\(.)", r"\1", token[1:-1]) if token.startswith('"') else token


def targets(project: pathlib.Path) -> list[AppTarget]:
    """The targets of an `.xcodeproj` that are apps, extensions or frameworks, with the sources that exist.

    Raises ValueError for a file that is empty, ends early or has no objects of a project.
    """
    text = (project / "project.pbxproj").read_text(encoding="utf-8", errors="replace")
    try:
        return _targets(project, parse(text)["objects"])
    except (AttributeError, IndexError, KeyError, StopIteration, TypeError) as fault:
        raise ValueError("it is empty" if not text.strip() else f"it is no whole project: {fault!r}") from fault


def _targets(project: pathlib.Path, objects: dict) -> list[AppTarget]:
    root = next(o for o in objects.values() if o.get("isa") == "PBXProject")
    base = project.parent / root.get("projectDirPath", "")
    paths: dict[str, pathlib.Path] = {}

    def walk(key: str, folder: pathlib.Path) -> None:
        item = objects.get(key, {})
        tree = item.get("sourceTree", "<group>")
        start = base if tree == "SOURCE_ROOT" else folder
        place = start / item["path"] if "path" in item else start
        paths[key] = place
        for child in item.get("children", []):
            walk(child, place)

    walk(root["mainGroup"], base)

    def settings(holder: dict) -> dict:
        found = {}
        for key in objects.get(holder.get("buildConfigurationList", ""), {}).get("buildConfigurations", []):
            found.update(objects.get(key, {}).get("buildSettings", {}))
        return found

    common = settings(root)
    result = []
    for item in objects.values():
        if item.get("isa") != "PBXNativeTarget":
            continue
        kind = item.get("productType", "").removeprefix("com.apple.product-type.")
        if kind not in PRODUCTS:
            continue
        chosen = {**common, **settings(item)}
        target = AppTarget(item.get("name", project.stem))
        version = str(chosen.get("SWIFT_VERSION", "5"))
        target.swift_version = "6" if version.startswith("6") else "5"
        target.main_actor = chosen.get("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        sources = set()
        for phase in (objects.get(key, {}) for key in item.get("buildPhases", [])):
            if phase.get("isa") == "PBXSourcesBuildPhase":
                for built in phase.get("files", []):
                    path = paths.get(objects.get(built, {}).get("fileRef", ""))
                    if path and path.suffix == ".swift":
                        sources.add(path)
        for key in item.get("fileSystemSynchronizedGroups", []):
            left_out = set()
            for exception in objects.get(key, {}).get("exceptions", []):
                left_out |= {paths[key] / name for name in objects.get(exception, {}).get("membershipExceptions", [])}
            if key in paths:
                sources |= {path for path in paths[key].rglob("*.swift") if path not in left_out}
        target.sources = sorted(path for path in sources if path.is_file())
        if target.sources:
            result.append(target)
    return result
