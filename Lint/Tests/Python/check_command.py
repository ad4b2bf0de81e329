#!/usr/bin/env python3
"""Has the linter's command find its configuration and what changed in a repository of git.

    Lint/Tests/Python/check_command.py MAPLINT
"""

import pathlib
import subprocess
import sys
import tempfile

FAR = "let {} = CLLocationCoordinate2D(latitude: 99, longitude: {})\n"


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name).resolve()

        def write(path, *lines):
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text("import MapKit\n" + "".join(lines))

        def git(*words):
            subprocess.run(
                ["git", "-C", root, "-c", "user.name=n", "-c", "user.email=n@example.org", *words],
                check=True, capture_output=True)

        def lint(*words, folder=".", code=0):
            ended = subprocess.run(
                [program, "--no-cache", *words], cwd=root / folder, capture_output=True, text=True)
            assert ended.returncode == code, f"{words}: {ended.returncode}\n{ended.stdout}{ended.stderr}"
            return [line.split(": ")[0].rsplit(":", 1)[0] for line in ended.stdout.splitlines()]

        git("init", "-q")
        (root / ".maplint.yml").write_text(
            "exclude: [App/Made]\nrules: {swapped_coordinate_literals: warning}\n")
        write("App/Öde/A.swift", FAR.format("a", 1), FAR.format("b", 2))
        write("App/Made/B.swift", FAR.format("c", 3))
        git("add", "-A")
        git("commit", "-q", "-m", "All")

        # The configuration of the folder above, its patterns counted from where it lies.
        assert lint() == ["App/Öde/A.swift:2", "App/Öde/A.swift:3"]
        assert lint(folder="App") == ["Öde/A.swift:2", "Öde/A.swift:3"]
        assert lint(str(root / "App"), folder="App/Öde") == [
            f"{root}/App/Öde/A.swift:2", f"{root}/App/Öde/A.swift:3"]
        (root / "App/.maplint.yml").write_text("rules: {swapped_coordinate_literals: off}\n")
        assert lint(folder="App") == [], "the nearest one counts alone"
        (root / "App/.maplint.yml").unlink()

        # Lines that changed, and new files whole; a fact in an old line still counts.
        assert lint("--since", "HEAD") == []
        write("App/Öde/A.swift", FAR.format("a", 1), "// one more\n", FAR.format("b", 2), FAR.format("d", 4))
        write("New.swift", FAR.format("e", 5))
        assert lint("--since", "HEAD") == ["App/Öde/A.swift:5", "New.swift:2"]
        assert lint("--since", "HEAD", folder="App") == ["Öde/A.swift:5"]
        write("App/Öde/A.swift", "let a = CLLocationCoordinate2D(\n", "  latitude: 98, longitude: 1)\n")
        git("add", "-A")
        git("commit", "-q", "-m", "More")
        write("App/Öde/A.swift", "let a = CLLocationCoordinate2D(\n", "  latitude: 99, longitude: 1)\n")
        assert lint("--since", "HEAD") == ["App/Öde/A.swift:2"], "a change inside a finding's range"
        lint("--since", "nowhere", code=1)
        lint("--since=--output=x", code=1)
        lint("--since", "HEAD", "-", code=64)
    print("the command finds its configuration and what has changed")


if __name__ == "__main__":
    main()
