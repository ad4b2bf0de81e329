import Foundation
import MapGeometry
import Testing

/// Against shapely and GeographicLib; see `Fixtures/Shapes/README.md`.
@Suite struct ShapeFixtureTests {
    private func rows(_ kind: String) throws -> [[Substring]] {
        let tests = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(
            contentsOf: tests.appending(path: "Fixtures/Shapes/shapes.txt"), encoding: .utf8)
        let rows = text.split(separator: "\n").map { $0.split(separator: ";") }
        return rows.filter { $0[0] == kind }
    }

    private func numbers(_ field: Substring) -> [Double] {
        field.split(separator: " ").compactMap { Double($0) }
    }

    private func points(_ field: Substring) -> [MKMapPoint] {
        let numbers = numbers(field)
        return stride(from: 0, to: numbers.count, by: 2).map {
            MKMapPoint(x: numbers[$0], y: numbers[$0 + 1])
        }
    }

    @Test func areasCentroidsAndClipsAgreeWithShapely() throws {
        let rows = try rows("clip")
        #expect(rows.count > 20)
        for row in rows {
            let frame = numbers(row[1])
            let rect = MKMapRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
            let polygon = PolygonRings(exterior: points(row[6]), holes: row[7...].map(points))
            let area = numbers(row[2])[0]
            #expect(abs(polygon.area / area - 1) < 1e-9)
            let centroid = try #require(polygon.centroid)
            let expected = numbers(row[3])
            #expect(hypot(centroid.x - expected[0], centroid.y - expected[1]) < 1e-3)
            let pieces = polygon.clipped(to: rect)
            #expect(pieces.count == Int(numbers(row[5])[0]))
            let clipped = pieces.reduce(0) { $0 + $1.area }
            #expect(abs(clipped - numbers(row[4])[0]) < 1e-9 * area)
        }
    }

    @Test func areasOnTheGroundAgreeWithGeographicLib() throws {
        let rows = try rows("ground")
        #expect(rows.count > 40)
        for row in rows {
            let ring = points(row[2]).map {
                CLLocationCoordinate2D(latitude: $0.y, longitude: $0.x)
            }
            let expected = numbers(row[1])[0]
            let area = ShapeMeasure.signedSquareMeters(ofRing: ring)
            #expect(
                abs(area - expected) < max(1e-7 * abs(expected), 3),
                "\(ring): \(area), not \(expected), by \(area / expected - 1)")
        }
    }
}
