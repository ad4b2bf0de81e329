"""Where the compiler finds the modules that a build of this project has made."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]


def flags(build):
    """What tells the compiler of the project's modules and of the C modules below them."""
    maps = [path for path in sorted(build.glob("*.build/module.modulemap")) if not path.parent.name.endswith("-tool.build")]
    maps += sorted(ROOT.glob("Sources/*/module.modulemap"))
    words = ["-I", str(build / "Modules")]
    for path in maps:
        words += ["-Xcc", f"-fmodule-map-file={path}"]
    return words


def macro_flags(build):
    """What tells the compiler of the project's macros."""
    words = []
    for tool in sorted(build.glob("*Macros-tool")):
        words += ["-load-plugin-executable", f"{tool}#{tool.name.removesuffix('-tool')}"]
    return words
