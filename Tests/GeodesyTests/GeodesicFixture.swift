import Foundation

/// A path solved by another implementation; see `Fixtures/Geodesics/README.md`.
struct GeodesicFixture: CustomStringConvertible {
    var kind: String
    var latitude1, longitude1, latitude2, longitude2: Double
    var meters, azimuth1, azimuth2: Double

    var description: String { "\(kind) \(latitude1),\(longitude1) → \(latitude2),\(longitude2)" }

    static func load() throws -> [GeodesicFixture] {
        let tests = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appending(path: "Fixtures/Geodesics/geodesics.csv")
        let text = try String(contentsOf: file, encoding: .utf8)
        return try text.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: ",")
            let numbers = fields.dropFirst().compactMap { Double($0) }
            guard numbers.count == 7 else { throw CocoaError(.fileReadCorruptFile) }
            return GeodesicFixture(
                kind: String(fields[0]),
                latitude1: numbers[0], longitude1: numbers[1],
                latitude2: numbers[2], longitude2: numbers[3],
                meters: numbers[4], azimuth1: numbers[5], azimuth2: numbers[6])
        }
    }
}
