import Foundation
import SwiftSyntax
import Testing

@testable import MapLint

/// A folder that is gone after the test.
final class Folder {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        path = NSTemporaryDirectory() + "maplint-\(UInt64.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }
}

let swapped = "let sf = CLLocationCoordinate2D(latitude: -122.42, longitude: 37.77)\n"

struct SuppressionTests {
    private func rules(_ source: String) -> [String] {
        Linter().lint(source: source, path: "A.swift").findings.map { "\($0.rule):\($0.line)" }
    }

    @Test func silencesTheLineItNames() {
        #expect(rules("// maplint:disable:next swapped_coordinate_literals\n" + swapped) == [])
        #expect(
            rules("let a = CLLocation(latitude: 99, longitude: 1) // maplint:disable:this all")
                == [])
        #expect(rules(swapped + "// maplint:disable:previous swapped_coordinate_literals") == [])
    }

    @Test func reachesFromDisableToEnable() {
        let source =
            "// maplint:disable swapped_coordinate_literals\n\(swapped)// maplint:enable swapped_coordinate_literals\n\(swapped)"
        #expect(rules(source) == ["swapped_coordinate_literals:4"])
    }

    @Test func tellsWhatIsUnusedOrUnknown() {
        #expect(
            rules("// maplint:disable:next swapped_coordinate_literals\nlet a = CLLocation()") == [
                "unused_suppression:1"
            ])
        let found = Linter().lint(
            source: "let m = MKMapView() // maplint:disable:this swaped_coordinate_literals",
            path: "A.swift"
        ).findings
        #expect(
            found.map(\.message) == [
                "'swaped_coordinate_literals' is no rule (did you mean 'swapped_coordinate_literals'?)"
            ])
    }

    @Test func takesAReasonAfterADash() {
        #expect(
            rules(
                "// maplint:disable:next swapped_coordinate_literals - a test of bad input\n"
                    + swapped) == [])
    }
}

struct ConfigurationTests {
    @Test func readsWhatItSays() throws {
        let configuration = try Configuration(
            yaml: """
                include: [Sources]
                excluded:
                  - Generated/**
                deployment_target: {iOS: 17.4}
                only_rules: []
                rules:
                  null_island_fallback: error
                  annotation_without_title: off
                  exact_region_comparison: {components: true, severity: info}
                reporter: json
                strict: true
                """)
        #expect(configuration.include == ["Sources"])
        #expect(configuration.exclude == ["Generated/**"])
        #expect(configuration.deploymentTarget == .iOS(17.4))
        #expect(configuration.rules["null_island_fallback"]?.severity == .error)
        #expect(configuration.rules["annotation_without_title"]?.isEnabled == false)
        #expect(
            configuration.rules["exact_region_comparison"]?.options == ["components": .flag(true)])
        #expect(configuration.isStrict && configuration.reporter == "json")
    }

    @Test(arguments: [
        ("exclud: []", 1, "'exclud' is no key of a configuration (did you mean 'exclude'?)"),
        (
            "rules:\n  constant_camera: off", 2,
            "'constant_camera' is no rule (did you mean 'constant_camera_position'?)"
        ),
        (
            "rules:\n  null_island_fallback: eror", 2,
            "'eror' is no severity (did you mean 'error'?)"
        ),
        ("deployment_target: {ios: 17}", 1, "'ios' is no platform (did you mean 'iOS'?)"),
        (
            "rules:\n  geocode_in_loop: {severty: error}", 2,
            "'severty' is no option of geocode_in_loop (did you mean 'severity'?)"
        ),
        ("reporter: jsn", 1, "'jsn' is no reporter (did you mean 'json'?)"),
        ("strict: perhaps", 1, "true or false is expected here"),
    ])
    func refusesWhatItDoesNotKnow(yaml: String, line: Int, message: String) throws {
        let error = #expect(throws: ConfigurationError.self) { try Configuration(yaml: yaml) }
        #expect(error?.line == line)
        #expect(error?.message == message)
    }

    @Test func emptyAndBrokenFiles() throws {
        #expect(try Configuration(yaml: "") == Configuration())
        #expect(throws: ConfigurationError.self) { try Configuration(yaml: "a: [") }
        #expect(throws: ConfigurationError.self) { try Configuration(yaml: "- a") }
        for number in ["99999999999999999999999", "1e400", "inf", "nan", "-1", "many"] {
            #expect(throws: ConfigurationError.self) {
                try Configuration(yaml: "max_file_size: \(number)")
            }
        }
    }

    @Test func readsDeploymentTargets() {
        #expect(
            DeploymentTarget(manifest: "platforms: [.iOS(.v17), .macOS(\"14.2\"), .tvOS(.v16)]")
                .versions == ["iOS": 17, "macOS": 14.2, "tvOS": 16])
        #expect(
            DeploymentTarget(
                buildSettings:
                    "IPHONEOS_DEPLOYMENT_TARGET = 17.0;\nIPHONEOS_DEPLOYMENT_TARGET = 16.4;"
            ).versions == ["iOS": 16.4])
        #expect(DeploymentTarget(["macOS": 14]).isAtLeast(iOS: 17) == true)
        #expect(DeploymentTarget(["iOS": 17, "macOS": 13]).isAtLeast(iOS: 17) == false)
        #expect(DeploymentTarget().isAtLeast(iOS: 17) == nil)
    }

    @Test(arguments: [
        ("Generated", "Generated/A.swift", true), ("Generated/**", "Generated/B/A.swift", true),
        ("**/Tests/**", "App/Tests/A.swift", true), ("*.swift", "A.swift", true),
        ("*.swift", "B/A.swift", false),
        ("**/*.gen.swift", "A.gen.swift", true), ("Gen", "Generated/A.swift", false),
        ("A?.swift", "AB.swift", true), ("A?.swift", "Aß.swift", true),
        ("**/Gen", "Gen/A.swift", true), ("**/**/A.swift", "A.swift", true),
    ])
    func matchesPaths(pattern: String, path: String, matches: Bool) {
        #expect(PathPattern(pattern).matches(path) == matches)
    }

    @Test(arguments: [
        ("reuseCluster", "cluster", true, true), ("reuseCluster", "cluster", false, false),
        ("clu", "cluster", true, false), ("clcluster", "cluster", false, true),
        ("", "cluster", true, false), ("naïve // maplint:", "maplint:", false, true),
    ])
    func searchesText(text: String, word: String, ignoringCase: Bool, expected: Bool) {
        #expect(text.holds(word, ignoringCase: ignoringCase) == expected)
        #expect(text.dropFirst(0).holds(word, ignoringCase: ignoringCase) == expected)
    }
}

struct FixTests {
    /// Fixes until nothing changes and tells how often that took.
    func fixed(
        _ source: String, unsafe: Bool = false, target: DeploymentTarget = DeploymentTarget()
    ) -> (String, Int) {
        var text = source
        for round in 0..<5 {
            var configuration = Configuration()
            configuration.deploymentTarget = target
            for rule in Rule.all { configuration.rules[rule.id, default: .init()].isEnabled = true }
            let findings = Linter(configuration: configuration).lint(source: text, path: "A.swift")
                .findings
            let next = Fixer(allowsUnsafe: unsafe).fix(text, findings: findings).text
            if next == text { return (text, round) }
            text = next
        }
        return (text, .max)
    }

    @Test func safeFixesKeepFormatting() {
        #expect(
            fixed(
                "let sf =  CLLocationCoordinate2D( latitude: -122.42 /* lon */,\n    longitude: 37.77 )  // SF\n"
            ).0
                == "let sf =  CLLocationCoordinate2D( latitude: 37.77 /* lon */,\n    longitude: -122.42 )  // SF\n"
        )
        #expect(
            fixed("func r(_ o: MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer() }").0
                == "func r(_ o: MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer(overlay: o) }")
        #expect(
            fixed("let v = MKPinAnnotationView(annotation: a, reuseIdentifier: nil)").0
                == "let v = MKMarkerAnnotationView(annotation: a, reuseIdentifier: nil)")
    }

    @Test func unsafeFixesNeedToBeAsked() {
        let source = "let v = Map(position: .constant(.automatic))"
        #expect(fixed(source).0 == source)
        #expect(fixed(source, unsafe: true).0 == "let v = Map(initialPosition: .automatic)")
        #expect(
            fixed("let v = Map(position: $p) { }.mapSelection($s)", unsafe: true).0
                == "let v = Map(position: $p, selection: $s) { }")
        #expect(
            fixed("for s in stops {\n    map.addAnnotation(s)\n}", unsafe: true).0
                == "map.addAnnotations(Array(stops))")
        #expect(
            fixed(
                "func show(_ stops: [Stop]) { for s in stops { map.addAnnotation(s) } }",
                unsafe: true
            ).0 == "func show(_ stops: [Stop]) { map.addAnnotations(stops) }")
    }

    @Test(arguments: Rule.all.filter { $0.fixing != .none }.map(\.id))
    func everyFixIsIdempotentAndParses(id: String) throws {
        let rule = try #require(Rule.named(id))
        for example in rule.triggering where example.files.count == 1 {
            let source = example.files[0].text.replacing("↓", with: "")
            let (text, rounds) = fixed(source, unsafe: true, target: example.target)
            #expect(rounds < 5, "\(source)")
            let file = SourceFile(path: "A.swift", source: SourceText(text))
            #expect(
                file.tree.hasError
                    == SourceFile(path: "A", source: SourceText(source)).tree.hasError, "\(text)")
        }
    }

    @Test func writesADiff() {
        let diff = UnifiedDiff.between(
            "a\nb\nc\nd\ne\nf\ng\nh\n", "a\nb\nc\nd\nE\nf\ng\nh\n", path: "x")
        #expect(diff == "--- a/x\n+++ b/x\n@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+E\n f\n g\n h\n")
        #expect(UnifiedDiff.between("a", "a", path: "x") == "")
        #expect(
            UnifiedDiff.between("a", "b\n", path: "x")
                == "--- a/x\n+++ b/x\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n")
    }

    @Test func keepsTheEncodingOfAFile() throws {
        let folder = try Folder()
        try folder.write([0xEF, 0xBB, 0xBF] + Array(swapped.utf8), to: "A.swift")
        try folder.write(
            [0xFF, 0xFE] + swapped.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
            to: "B.swift")
        let findings = Linter().lint(paths: [folder.path]).findings
        #expect(findings.count == 2)
        let changes = try Fixer(allowsUnsafe: false).fix(findings, isDryRun: false)
        #expect(changes.map(\.count) == [1, 1])
        let first = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/A.swift"))
        let second = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/B.swift"))
        #expect(Array(first.prefix(3)) == [0xEF, 0xBB, 0xBF])
        #expect(Array(second.prefix(2)) == [0xFF, 0xFE])
        #expect(
            SourceText(bytes: [UInt8](second)).text.contains("latitude: 37.77, longitude: -122.42"))
    }
}

struct BaselineTests {
    @Test func knowsFindingsByTheirLineThoughCodeMoves() throws {
        let folder = try Folder(["A.swift": swapped])
        let lines = LineReader()
        let old = Linter().lint(paths: [folder.path]).findings
        let baseline = Baseline(old, folder: folder.path, line: lines.line)
        #expect(!baseline.text.contains(folder.path))
        try folder.write("\n\n" + swapped + swapped.replacing("sf", with: "la"), to: "A.swift")
        try folder.write(baseline.text, to: "baseline.json")
        let read = try Baseline(contentsOf: folder.path + "/baseline.json")
        let new = Linter().lint(paths: [folder.path]).findings
        #expect(new.count == 2)
        #expect(read.unknown(new, folder: folder.path, line: LineReader().line).map(\.line) == [4])
    }

    @Test func refusesWhatIsNone() throws {
        let folder = try Folder(["b.json": "{}"])
        #expect(throws: ConfigurationError.self) {
            try Baseline(contentsOf: folder.path + "/b.json")
        }
        #expect(throws: ConfigurationError.self) {
            try Baseline(contentsOf: folder.path + "/none.json")
        }
    }
}

struct ReporterTests {
    private let findings = [
        Finding(
            rule: "null_island_fallback", path: "A & B/ä.swift", line: 3, column: 5,
            severity: .info, message: "x < y", suggestion: "do, it"),
        Finding(
            rule: "geocode_in_loop", path: "C.swift", line: 1, column: 1, severity: .error,
            message: "a|b"),
    ]

    @Test func writesLines() {
        #expect(
            Reporter.xcode.report(findings)
                == "A & B/ä.swift:3:5: warning: x < y (null_island_fallback)\nC.swift:1:1: error: a|b (geocode_in_loop)\n"
        )
        #expect(
            Reporter.github.report(findings).hasPrefix(
                "::notice file=A & B/ä.swift,line=3,col=5,title=null_island_fallback::x < y. do, it\n"
            ))
        #expect(Reporter.xcode.report([]) == "")
    }

    @Test func writesJSON() throws {
        let object = try JSONSerialization.jsonObject(
            with: Data(Reporter.json.report(findings).utf8))
        let list = try #require(object as? [[String: Any]])
        #expect(list.count == 2)
        #expect(list[0]["file"] as? String == "A & B/ä.swift")
        #expect(list[0]["line"] as? Int == 3)
        #expect(list[1]["severity"] as? String == "error")
    }

    @Test func rangesCountScalars() {
        let source = "let é = 1; let b = CLLocationCoordinate2D(latitude: 99, longitude: 2)\n"
        let finding = Linter().lint(source: source, path: "A.swift").findings.first
        #expect(finding?.column == 21)
        #expect(
            finding?.range
                == TextRange(startLine: 1, startColumn: 20, endLine: 1, endColumn: 70))
        #expect(
            finding?.fix?.edits.first?.range
                == TextRange(startLine: 1, startColumn: 53, endLine: 1, endColumn: 55))
        let moved = Linter().lint(source: "\n\n  " + source, path: "B.swift").findings.first
        #expect(moved?.lineHash == finding?.lineHash)
    }

    @Test func writesSARIF() throws {
        let object = try JSONSerialization.jsonObject(
            with: Data(Reporter.sarif.report(findings).utf8))
        let log = try #require(object as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(
            results.map { $0["ruleId"] as? String } == ["null_island_fallback", "geocode_in_loop"])
        #expect(results.map { $0["level"] as? String } == ["note", "error"])
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        for rule in rules {
            let id = try #require(rule["id"] as? String)
            let address = try #require(rule["helpUri"] as? String)
            // The page that the documents have of it.
            #expect(address.hasSuffix("/Lint/Documentation/Rules/\(id).md"))
        }
        #expect(rules.count == 2)
        #expect(Reporter.sarif.report(findings).contains("A%20&%20B/%C3%A4.swift"))
    }

    @Test func escapesMarkup() {
        #expect(Reporter.checkstyle.report(findings).contains("<file name=\"A &amp; B/ä.swift\">"))
        #expect(Reporter.checkstyle.report(findings).contains("message=\"x &lt; y\""))
        #expect(Reporter.html.report(findings).contains("x &lt; y"))
        #expect(Reporter.markdown.report(findings).contains("a\\|b"))
    }
}
