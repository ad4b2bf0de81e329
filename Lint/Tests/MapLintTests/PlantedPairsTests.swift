import Foundation
import Testing

@testable import MapLint

/// Twenty mistakes a rule and as many sound twins, spread over the packages of one repository beside the app
/// of `ProjectTests`; the list of findings is exact.
struct PlantedPairsTests {
    private var files: [String: String] {
        var files: [String: String] = [:]
        for (name, text) in ProjectTests.files { files["App/\(name)"] = text }
        for table in PlantedPairs.all {
            let root = "Packages/\(table.rule)"
            files["\(root)/Package.swift"] =
                "let package = Package(name: \"\(table.rule)\", platforms: [.iOS(.v17)])\n"
            files["\(root)/Sources/Shared.swift"] = """
                import MapKit
                final class Tiles: NSObject, MKMapViewDelegate {
                    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
                        MKTileOverlayRenderer(overlay: overlay)
                    }
                }
                final class Stop: NSObject, MKAnnotation { var coordinate = CLLocationCoordinate2D() }
                final class Badge: MKAnnotationView {}

                """
            for (number, pair) in table.pairs.enumerated() {
                // Some of each in one file, as in life.
                let bad = table.frame(pair.bad, "Bad\(number)").replacing(
                    "//!", with: "// finds: \(table.rule)")
                let good = table.frame(pair.good, "Good\(number)")
                files[
                    "\(root)/Sources/File\(number / 4).swift",
                    default: "import MapKit\nimport SwiftUI\n\n"] += "\(bad)\n\n\(good)\n\n"
            }
        }
        return files
    }

    @Test func everyTableHasTwentyPairs() {
        for table in PlantedPairs.all {
            #expect(table.pairs.count == 20, "\(table.rule)")
            #expect(Rule.named(table.rule) != nil)
            for pair in table.pairs {
                #expect(pair.bad.components(separatedBy: "//!").count == 2, "\(pair.bad)")
                #expect(!pair.good.contains("//!"))
            }
        }
    }

    @Test func theListIsExact() throws {
        let files = files
        let folder = try Folder(files)
        var expected: Set<String> = []
        for (name, text) in files {
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            {
                guard let mark = line.range(of: "// finds: ") else { continue }
                for rule in line[mark.upperBound...].split(whereSeparator: {
                    !$0.isLetter && $0 != "_"
                }) {
                    expected.insert("\(name):\(number + 1) \(rule)")
                }
            }
        }
        let outcome = Linter().lint(paths: [folder.path])
        let found = outcome.findings.map {
            "\($0.path.dropFirst(folder.path.count + 1)):\($0.line) \($0.rule)"
        }
        #expect(outcome.failures.isEmpty)
        let missing = expected.subtracting(found).sorted()
        let surplus = Set(found).subtracting(expected).sorted()
        #expect(missing.isEmpty, "missing:\n\(missing.joined(separator: "\n"))")
        #expect(surplus.isEmpty, "surplus:\n\(surplus.joined(separator: "\n"))")
        #expect(found.count == expected.count)
        #expect(expected.count > 300)
    }
}
