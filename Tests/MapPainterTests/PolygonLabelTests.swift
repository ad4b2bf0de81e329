import Foundation
import MapPainter
import MapPixels
import Testing

/// Where icons stand that belong to areas and to lines as a whole.
@Suite struct PolygonLabelTests {
    /// Points of a picture of 64 points as degrees, rings closed.
    private static func polygon(_ rings: [[(Double, Double)]]) -> String {
        let texts = rings.map { ring in
            (ring + [ring[0]]).map { x, y in
                let longitude = (x - 32) * 360 / 512
                let latitude = -atan(sinh((y - 32) * 2 * .pi / 512)) * 180 / .pi
                return "[\(longitude), \(latitude)]"
            }.joined(separator: ",")
        }
        return """
            {"type": "Feature", "properties": {}, "geometry": {"type": "Polygon",
            "coordinates": [\(texts.map { "[\($0)]" }.joined(separator: ","))]}}
            """
    }

    private static func box(_ rings: [[(Double, Double)]]) throws -> [Int]? {
        let style = try SymbolTests.style(polygon(rings), layout: #""icon-image": "red""#)
        return SymbolTests.box(try SymbolTests.draw(style).pixels)
    }

    private static func square(
        _ west: Double, _ north: Double, _ east: Double, _ south: Double
    ) -> [(Double, Double)] { [(west, north), (east, north), (east, south), (west, south)] }

    private static func expect(_ box: [Int]?, around x: Int, _ y: Int, within reach: Int = 2) {
        guard let box else {
            Issue.record("nothing is drawn")
            return
        }
        let off = max(abs((box[0] + box[2]) / 2 - x), abs((box[1] + box[3]) / 2 - y))
        #expect(off <= reach, "\(box)")
    }

    @Test func anIconStandsInTheMiddleOfASquare() throws {
        Self.expect(try Self.box([Self.square(12, 12, 52, 52)]), around: 32, 32)
    }

    /// The middle of an L by its mass lies outside its arms: the widest place counts.
    @Test func anIconStandsWhereAnAreaIsWidest() throws {
        let shape: [(Double, Double)] = [(4, 4), (14, 4), (14, 40), (60, 40), (60, 60), (4, 60)]
        let box = try #require(try Self.box([shape]))
        // Anywhere along the wide arm, ten points from its sides.
        #expect((box[1] + box[3]) / 2 >= 47 && (box[1] + box[3]) / 2 <= 53, "\(box)")
        #expect((box[0] + box[2]) / 2 >= 12 && (box[0] + box[2]) / 2 <= 52, "\(box)")
    }

    @Test func anIconStandsBesideAHole() throws {
        let rings = [Self.square(4, 14, 60, 50), Self.square(8, 18, 40, 46)]
        Self.expect(try Self.box(rings), around: 50, 32, within: 8)
    }

    /// An area without extent has no middle, and its icon stands at its point.
    @Test func anAreaThatIsAPointHasItsIconThere() throws {
        let box = try Self.box([[(20, 20), (20, 20), (20, 20)]])
        #expect(box == nil || box == [16, 16, 24, 24])
    }
}
