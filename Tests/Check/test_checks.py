"""Each check finds what it is for in a small checkout, and nothing else there."""

import json
import unittest

from checkout import CheckoutTest

import check_architecture
import check_arrows
import check_benchmarks
import check_commits
import check_dead_code
import check_documents
import check_duplicates
import check_equality
import check_file_length
import check_format
import check_links
import check_sleeps
import check_spelling
import check_swallowed_errors
import check_unsafe
import check_versions


class DeadCodeTests(CheckoutTest):
    def test_what_nothing_mentions_is_found(self):
        self.write("Sources/A/A.swift", """
            public struct A {
                private let read = 1
                private var written = 0
                let lonely = 2
                public func use(_ value: Int) { written = read }
                func unused(_ given: Int) {}
                func used(_ given: Int, other: Int) -> Int { given }
            }
            func call(a: A) -> Int { a.used(1, other: 2) }
            """)
        self.write("Sources/B/B.swift", "package func entry() { call() }\nprivate func call() {}\n")
        self.assertEqual(
            self.found(check_dead_code), [
                ("Sources/A/A.swift", 3),   # written
                ("Sources/A/A.swift", 4),   # lonely
                ("Sources/A/A.swift", 6),   # unused
                ("Sources/A/A.swift", 7),   # other
                ("Sources/A/A.swift", 9),   # call is another target's, too
                ("Sources/B/B.swift", 1),
            ])

    def test_witnesses_count_as_used_where_the_protocol_is(self):
        self.write("Sources/A/A.swift", """
            package protocol P { func ask() }
            package func askAll(_ all: [any P]) { all.forEach { $0.ask() } }
            """)
        self.write("Sources/B/B.swift", """
            final class B: P { func ask() {} }
            package func start() { askAll([B()]) }
            """)
        self.write("Sources/C/C.swift", "public func go() { start() }\n")
        self.assertEqual(self.found(check_dead_code), [])

    def test_allowed_with_a_reason_and_as_long_as_it_is_needed(self):
        self.write("Sources/A/A.swift", "func lonely() {}\n")
        self.write("Scripts/check/allow/dead_code.txt", """
            # A comment.
            Sources/A/A.swift: lonely  # Called by name.
            Sources/A/A.swift: gone  # No longer there.
            """)
        self.assertEqual(self.found(check_dead_code), [("Scripts/check/allow/dead_code.txt", 3)])
        self.write("Scripts/check/allow/dead_code.txt", "Sources/A/*: lonely\n")
        self.assertEqual(self.found(check_dead_code), [("Scripts/check/allow/dead_code.txt", 1)])


class UnsafeTests(CheckoutTest):
    def test_each_declaration_needs_its_proof(self):
        self.write("Sources/A/A.swift", """
            func bare(_ a: [Int]) { a.withUnsafeBufferPointer { print($0.count) } }
            // BOUNDS: only the count is read.
            func proved(_ a: [Int]) { a.withUnsafeBufferPointer { print($0.count) } }
            func inside(_ a: [Int]) {
                // SAFETY: borrowed.
                a.withUnsafeBufferPointer { print($0.count) }
            }
            /// SAFETY: memory of its own.
            struct Whole {
                let a: UnsafePointer<Int>
                var first: Int { unsafe a[0] }
            }
            struct Member {
                // BOUNDS: one element.
                let a: UnsafePointer<Int>
                var first: Int { unsafe a[0] }
            }
            """)
        self.assertEqual(self.found(check_unsafe), [("Sources/A/A.swift", 1)])

    def test_promises_need_a_comment(self):
        self.write("Sources/A/A.swift", """
            final class A: @unchecked Sendable { var value = 1 }

            final class B: @unchecked Sendable {
                // Unchecked because the class is open; its state never changes.
                let value = 1
            }

            func f() {
                nonisolated(unsafe) let bad = 1

                // Called there once.
                nonisolated(unsafe) let good = 1
            }
            """)
        self.assertEqual(self.found(check_unsafe), [("Sources/A/A.swift", 1), ("Sources/A/A.swift", 9)])


class EqualityTests(CheckoutTest):
    def test_values_without_state_and_properties_left_out(self):
        self.write("Sources/A/A.swift", """
            public struct Feedback: Equatable {
                public static let success = Feedback()
                public static let error = Feedback()
            }
            struct Kind: Equatable {
                let number: Int
                static let one = Kind(number: 1)
                static let two = Kind(number: 2)
            }
            struct Outer: Equatable {
                let inner: Inner
                struct Inner: Equatable {
                    let counted: Int
                    let forgotten: Int
                    static func == (a: Inner, b: Inner) -> Bool { a.counted == b.counted }
                }
            }
            """)
        self.assertEqual(
            self.found(check_equality), [("Sources/A/A.swift", 1), ("Sources/A/A.swift", 14)])


class TextTests(CheckoutTest):
    def test_sleeps(self):
        self.write("Tests/ATests/A.swift", "func f() async throws {\n    try await Task.sleep(for: .seconds(1))\n}\n")
        self.write("Tests/Python/a.py", "import time\ntime.sleep(1)  # soon\n# time.sleep(2)\n")
        self.write("Sources/A/A.swift", "func f() { sleep(1) }\n")
        self.write("Tests/Quality/run", "#!/usr/bin/env python3\nimport time\ntime.sleep(1)\n")
        self.write("Tests/Quality/wait", "#!/bin/sh\n# sleep 1\nsleep 1\n")
        self.write("Tests/Quality/notes", "sleep 1\ntime.sleep(1)\n")
        self.assertEqual(
            self.found(check_sleeps), [
                ("Tests/ATests/A.swift", 2), ("Tests/Python/a.py", 2), ("Tests/Quality/run", 3),
                ("Tests/Quality/wait", 3),
            ])

    def test_british_spelling(self):
        self.write("Sources/A/A.swift", """
            // The colour of a metre.
            let isLevelled = tags["colour"] == "neighbourhood"
            let neighbourhood = analyses, parameters = kilometers
            """)
        self.write("Scripts/a.py", '"""Serialises."""\ncolour = "leisure_centre"\n')
        self.write("Scripts/b", "#!/bin/sh\n# Towards the middle.\n")
        self.write("Sources/A/a.js", "// The storey.\nconst tag = 'pavement', lift = \"centre // metre\"; /* fulfil */\n")
        self.write("Sources/A/a.c", "/* Takes\n   the lift. */\nint fulfilled = 0;\n")
        self.write("Sources/A/js/words/en.js", 'export default {\n  "chip.fuel": "Petrol",\n};\n')
        self.write("a.md", "A harbour, `licence` and [a page](https://example.org/licence).\n```swift\nlet grey = 1\n```\n")
        self.assertEqual(
            self.found(check_spelling), [
                ("Scripts/a.py", 1), ("Scripts/a.py", 2), ("Scripts/b", 2), ("Sources/A/A.swift", 1),
                ("Sources/A/A.swift", 1), ("Sources/A/A.swift", 2), ("Sources/A/a.c", 2), ("Sources/A/a.js", 1),
                ("Sources/A/a.js", 2), ("Sources/A/a.js", 2), ("Sources/A/js/words/en.js", 2), ("a.md", 1),
            ])

    def test_swallowed_errors(self):
        self.write("Sources/A/A.swift", """
            let a = try? f()

            // No file is no picture.
            let b = try? f()
            let c = 1
            let d = 2
            let e = 3
            let g = try? f()
            func h() throws(E) {
                guard let i = try? f() else { throw E() }
                try? await Task.sleep(for: i)
                guard let j = try? f() else { return }
            }
            """)
        self.assertEqual(
            [line for _, line in self.found(check_swallowed_errors)], [1, 8, 12])

    def test_long_files(self):
        self.write("Sources/A/Long.swift", "// line\n" * 401)
        self.write("Sources/A/Short.swift", "// line\n" * 400)
        self.write("Scripts/long", "#!/usr/bin/env python3\n" + "# line\n" * 400)
        self.assertEqual(
            self.found(check_file_length), [("Scripts/long", 401), ("Sources/A/Long.swift", 401)])

    def test_duplicates(self):
        lines = "".join(f"    let value{n} = compute(number: {n}, of: thing)\n" for n in range(12))
        self.write("Sources/A/A.swift", f"func a() {{\n{lines}}}\n")
        self.write("Sources/A/B.swift", f"// Another.\nfunc b() {{\n{lines.replace('    ', '  ')}}}\n")
        self.assertEqual(self.found(check_duplicates), [("Sources/A/A.swift", 2)])
        self.write("Scripts/check/allow/duplicates.txt", "Sources/A/A.swift Sources/A/B.swift  # A table.\n")
        self.assertEqual(self.found(check_duplicates), [])

    def test_format(self):
        self.write(".swift-format", '{ "version": 1, "indentation": { "spaces": 4 } }\n')
        self.write("Sources/A/Good.swift", "func good() -> Int { 1 }\n")
        self.write("Sources/A/Bad.swift", "func bad()->Int { 1 }\n")
        self.assertEqual({file for file, _ in self.found(check_format)}, {"Sources/A/Bad.swift"})
        # What passed once is kept, and what did not is found again.
        self.assertEqual({file for file, _ in self.found(check_format)}, {"Sources/A/Bad.swift"})


class PageTests(CheckoutTest):
    def test_links(self):
        self.write("README.md", """
            # A `title`, and more

            [good](Documentation/A.md#a-part), [self](#a-title-and-more), [web](https://example.org)
            [bad](Documentation/B.md) and [anchor](Documentation/A.md#none) `[code](none.md)`

            ```
            [code](none.md)
            ```
            ![picture](none.png)
            """)
        self.write("Documentation/A.md", "## A part\n")
        self.assertEqual(self.found(check_links), [("README.md", 4), ("README.md", 4), ("README.md", 9)])

    def test_links_of_a_catalog(self):
        self.write("Sources/A/A.docc/A.md", "# ``A``\n\n<doc:Guide> <doc:Gone>\n")
        self.write("Sources/A/A.docc/Guide.md", "# Guide\n")
        self.assertEqual(self.found(check_links), [("Sources/A/A.docc/A.md", 3)])

    def test_names_that_are_gone(self):
        self.write("Package.swift", 'let package = Package(name: "A", targets: [.target(name: "Engine")])\n')
        self.write("Sources/Engine/Search+Words.swift", '/// class Gone\nlet text = "struct Gone {}"\nstruct Search {}\n')
        self.write("Sources/Page/map.js", "export class OwnLayers {}\n")
        self.write("Examples/Guide/Guide.swift", "final class Guide {}\n")
        self.write("Documentation/Architecture.md", """
            `Search`, `Search.find(_:)`, `Search+Words`, `Engine`, `OwnLayers`, `Sendable`, `map.js`, `Sources/Engine`
            `Search+….swift`, `/style.json`, `.osm.pbf`, `MAPWRIGHT_SLOW=1`, `Map { Marker }`, `NAME.atlas`
            `Gone`, `Guide`, `Gone.find(_:)`
            `Search+Gone`
            `gone.js` and `Sources/Gone/Search.swift`
            """)
        self.write("Scripts/check/allow/architecture.txt", "Sendable  # The standard library's.\n")
        page = "Documentation/Architecture.md"
        self.assertEqual(self.found(check_architecture), [(page, 3)] * 2 + [(page, 4), (page, 5), (page, 5)])

    def test_blocks_of_a_page(self):
        found = check_documents.blocks("A.md", "\n".join([
            "<!-- given: let a = 1 -->", "```swift", "print(a)", "```", "",
            "```swift continued", "print(a + 1)", "```", "",
            "```swift fragment", "…", "```", "", "```", "not Swift", "```"]))
        self.assertEqual(
            [(block.source, block.is_fragment) for block in found],
            [(" let a = 1 \nprint(a)\n", False), (" let a = 1 \nprint(a)\nprint(a + 1)\n", False), ("…\n", True)])
        self.assertEqual([number for number, _ in found[1].lines], [1, 3, 7])

    def test_benchmarks_that_fell_behind(self):
        self.write("Benchmarks/Sources/A/A.swift", "@main struct A { static func main() { missing() } }\n")
        self.assertEqual(self.found(check_benchmarks), [])
        modules = self.root / ".build" / "debug" / "Modules" / "MapHost.swiftmodule"
        modules.parent.mkdir(parents=True)
        modules.write_text("")
        self.assertEqual(self.found(check_benchmarks), [("Benchmarks/Sources/A/A.swift", 1)])
        self.write("Benchmarks/Sources/A/A.swift", "@main struct A { static func main() {} }\n")
        self.assertEqual(self.found(check_benchmarks), [])

    def test_messages_of_commits(self):
        self.assertEqual(check_commits.faults("Say why", "Because."), [])
        self.assertEqual(len(check_commits.faults("x" * 73, " \n")), 2)
        self.write("a.txt", "a")
        self.git("add", ".")
        self.git("commit", "--quiet", "-m", "Say nothing more")
        self.assertEqual(len(self.found(check_commits)), 1)


class ArrowTests(CheckoutTest):
    PAGE = """
        # Architecture
        ## Floors
        | floor | targets | imported by | what |
        | --- | --- | --- | --- |
        | 2 tools | `tool` | | |
        | 1 import | `Importer` | floor 2 | |
        | 1 engines | `Engine`, `Other` | any floor above | |
        | 0 ground | `Ground` | any floor above | |

        | target | imports | why |
        | --- | --- | --- |
        | `Other` | `Engine` | a reason |

        | target | package | why |
        | --- | --- | --- |
        | `tool` | `parser` | a reason |
        ## Next
        | floor | targets |
        """

    def check(self, targets: dict[str, list], files: dict[str, str] | None = None) -> list[str]:
        """What is found for targets with their dependencies."""
        import textwrap

        page = check_arrows.read(textwrap.dedent(self.PAGE).lstrip())
        self.assertEqual(page.faults, [])
        manifest = {
            name: {
                "name": name, "type": "executable" if name == "tool" else "regular", "path": None,
                "dependencies": [
                    {"product": other} if isinstance(other, list) else {"byName": [other, None]}
                    for other in dependencies
                ],
            } for name, dependencies in targets.items()
        }
        for name, source in (files or {}).items():
            self.write(name, source)
        imported = check_arrows.imports(self.root, json.loads(json.dumps(manifest)))
        return [finding.what for finding in check_arrows.check(page, manifest, imported)]

    ALLOWED = {
        "tool": ["Importer", "Engine", ["Parser", "parser", None, None]], "Importer": ["Ground"],
        "Engine": ["Ground"], "Other": ["Engine"], "Ground": [],
    }

    def test_what_the_page_allows_passes(self):
        self.assertEqual(self.check(self.ALLOWED), [])

    def test_arrows_upwards_and_beside(self):
        found = self.check(self.ALLOWED | {"Ground": ["Engine"], "Engine": ["Importer"]})
        self.assertEqual(found, [
            "Engine (floor 1) may not import Importer (floor 1)",
            "Ground (floor 0) may not import Engine (floor 1)"])

    def test_packages_and_lines_that_nothing_needs(self):
        found = self.check(self.ALLOWED | {"tool": [], "Engine": [["NIO", "swift-nio", None, None]], "Other": []})
        self.assertEqual(found, [
            "Engine may not import NIO of swift-nio", "nothing needs the arrow from Other to Engine",
            "nothing needs the arrow from tool to parser"])

    def test_targets_without_a_floor_and_floors_without_a_target(self):
        found = self.check({name: value for name, value in self.ALLOWED.items() if name != "Ground"} | {"New": []})
        self.assertIn("New stands on no floor", found)
        self.assertIn("the package has no target Ground", found)

    def test_imports_are_dependencies(self):
        found = self.check(self.ALLOWED, {"Sources/Engine/A.swift": """
            import Ground
            import Foundation
            #if canImport(Darwin)
                import Other
            #else
                private import struct Importer.Thing
            #endif
            """})
        self.assertEqual(found, ["Importer is not a dependency of Engine"])


class VersionTests(CheckoutTest):
    SOURCE = 'public enum MapwrightVersion { public static let current = "0.2.0" }\n'

    def test_versions_that_lag_behind(self):
        self.write("Sources/Atlas/MapwrightVersion.swift", self.SOURCE)
        self.write("README.md", """
            .package(url: "https://example.org/mapwright/mapwright.git", from: "0.2.0"),
            .package(url: "https://example.org/mapwright/mapwright.git", from: "0.1.0"),
            .package(url: "https://example.org/apple/swift-nio.git", from: "2.0.0"),
            """)
        self.write("Cluster/pyproject.toml", 'name = "cluster"\nversion = "0.1.0"\n')
        self.write("CHANGELOG.md", "# Change log\n## 0.1.0\n## 0.0.9\n")
        self.assertEqual(
            self.found(check_versions), [("CHANGELOG.md", 2), ("Cluster/pyproject.toml", 2), ("README.md", 2)])

    def test_one_version_everywhere(self):
        self.write("Sources/Atlas/MapwrightVersion.swift", self.SOURCE)
        self.write("CHANGELOG.md", "# Change log\n## 0.2.0\n## 0.1.0\n")
        self.assertEqual(self.found(check_versions), [])

    def test_a_source_without_a_version(self):
        self.write("Sources/Atlas/MapwrightVersion.swift", "public enum MapwrightVersion {}\n")
        self.assertEqual(self.found(check_versions), [("Sources/Atlas/MapwrightVersion.swift", 1)])


if __name__ == "__main__":
    unittest.main()
