import Foundation
import Testing

@testable import MapLint

/// Whatever a file holds, the linter ends.
struct RobustnessTests {
    private func lint(_ bytes: [UInt8]) -> Linter.Outcome {
        Linter().lint(source: SourceText(bytes: bytes).text, path: "A.swift")
    }

    @Test(arguments: [
        "(", "[", "[(", "[ [", "{", "a.b", "MKMapView(", "if a {} else ", "!", "a ? b : ",
        "{ x in ", "<", "\"\\(", "#if A\n", "@a ", ".a()", "func a() {",
    ])
    func nestsAsDeepAsItLikes(piece: String) {
        let outcome = lint(
            Array(("let m = MKMapView() " + String(repeating: piece, count: 200)).utf8))
        #expect(outcome.fileCount == 1)
    }

    @Test func longChainsAndLines() {
        #expect(
            lint(Array(("let m = MKMapView()" + String(repeating: ".frame(1)", count: 1_000)).utf8))
                .fileCount == 1)
        #expect(
            lint(
                Array(("let m = [MKMapView()" + String(repeating: ", 1", count: 10_000) + "]").utf8)
            ).fileCount == 1)
        #expect(
            lint(Array(("let m = MKMapView() " + String(repeating: "+ a", count: 5_000)).utf8))
                .fileCount == 1)
    }

    @Test func oddBytes() {
        #expect(lint([0, 0, 0]).findings.isEmpty)
        #expect(lint(Array("let m = MKMapView()\0\0 \u{FEFF} let".utf8)).fileCount == 1)
        #expect(lint([0xFF, 0xFE, 0x41]).fileCount == 1)
        #expect(
            lint(Array("MKMapView".utf8) + [0xC3, 0x28, 0xFF, 0xED, 0xA0, 0x80]).fileCount == 1)
        #expect(lint(Array("let a = \"MKMapView\r\n\r\r\n".utf8)).fileCount == 1)
        #expect(lint([]).fileCount == 1)
    }

    @Test func oldSwift() {
        let source = """
            class V : UIViewController, MKMapViewDelegate {
              func mapView(mapView: MKMapView!, viewForAnnotation annotation: MKAnnotation!) -> MKAnnotationView! {
                var i = 0; i++
                for var j = 0; j < 3; ++j { println("\\(j)") }
                do { try x() } catch let e as NSError { }
                return nil
              }
              func a() { let r = MKCoordinateRegionMake(c, s); #selector(a); mapView.add(l, level: .AboveRoads) }
            }
            """
        #expect(lint(Array(source.utf8)).candidateCount == 1)
    }

    /// Every prefix of the examples, and random changes to them.
    @Test func prefixesAndChangesOfAllExamples() {
        var generator = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0 ... .max, using: &generator)
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var count = 0
        for rule in Rule.all {
            guard let text = rule.triggering.last?.files.first?.text else { continue }
            let bytes = Array(text.replacing("↓", with: "").utf8)
            for _ in 0..<4 {
                var changed = Array(bytes.prefix(1 + next(bytes.count)))
                changed[next(changed.count)] = UInt8(next(256))
                count += lint(changed).fileCount
            }
        }
        #expect(count == 4 * Rule.all.count, "seed \(seed)")
    }

    @Test func linksFoldersAndUnreadableFiles() throws {
        let folder = try Folder([
            "a/A.swift": swapped, "a/b/B.swift": swapped, ".hidden/C.swift": swapped,
            "Pods/D.swift": swapped,
        ])
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: folder.path + "/a/b/loop", withDestinationPath: folder.path + "/a")
        try manager.createSymbolicLink(
            atPath: folder.path + "/gone.swift", withDestinationPath: folder.path + "/nowhere")
        try folder.write(String(repeating: " ", count: 2_100_000) + "MKMapView", to: "Large.swift")
        try manager.createDirectory(
            atPath: folder.path + "/Folder.swift", withIntermediateDirectories: true)
        let outcome = Linter().lint(paths: [folder.path, folder.path + "/none"])
        #expect(outcome.findings.count == 2)
        #expect(
            Set(outcome.failures.map { $0.path.split(separator: "/").last }) == [
                "gone.swift", "Large.swift", "none",
            ])
    }
}
