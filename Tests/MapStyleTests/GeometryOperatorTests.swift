import Foundation
import MapStyle
import Testing

/// `within` and `distance` against what a ruler says.
struct GeometryOperatorTests {
    private static let tile = StyleTile(zoom: 14, x: 9326, y: 4743)

    /// A context whose feature has positions (longitude, latitude) in the tile's units.
    private func context(_ type: GeometryType, _ parts: [[(Double, Double)]]) -> EvaluationContext {
        let size = exp2(Double(Self.tile.zoom))
        let geometry = parts.map { part in
            part.map { longitude, latitude in
                let y = (1 - asinh(tan(latitude * .pi / 180)) / .pi) / 2
                return SIMD2(
                    (((longitude + 180) / 360 * size - Double(Self.tile.x)) * 8192).rounded(),
                    ((y * size - Double(Self.tile.y)) * 8192).rounded())
            }
        }
        let context = EvaluationContext(
            feature: PlainStyleFeature(geometryType: type, tileGeometry: geometry))
        context.tile = Self.tile
        return context
    }

    private func meters(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
        let radius = 6_371_008.8
        let (p, q) = (a.1 * .pi / 180, b.1 * .pi / 180)
        let half = pow(sin((q - p) / 2), 2) + cos(p) * cos(q) * pow(sin((b.0 - a.0) * .pi / 360), 2)
        return 2 * radius * asin(half.squareRoot())
    }

    @Test func `the distance between points is the great circle's`() throws {
        for (x, y) in [(24.95, 60.17), (24.93, 60.16), (25.1, 60.3)] {
            let expression = #"["distance", {"type": "Point", "coordinates": [\#(x), \#(y)]}]"#
            let found = try value(of: expression, context: context(.point, [[(24.94, 60.165)]]))
            guard case .number(let distance) = found else {
                Issue.record("no number")
                return
            }
            let expected = meters((24.94, 60.165), (x, y))
            // The ellipsoid's radius at this latitude differs from the sphere's by 0.4 %.
            #expect(abs(distance - expected) < 0.006 * expected)
        }
    }

    @Test func `the distance to lines is the least to any of their points`() throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<20 {
            let corners = (0..<5).map { _ in
                (
                    Double.random(in: 24.9...25, using: &random),
                    Double.random(in: 60.1...60.2, using: &random)
                )
            }
            let list = corners.map { "[\($0.0), \($0.1)]" }.joined(separator: ",")
            let expression = #"["distance", {"type": "LineString", "coordinates": [\#(list)]}]"#
            guard
                case .number(let found) = try value(
                    of: expression, context: context(.point, [[(24.94, 60.165)]]))
            else {
                Issue.record("no number")
                return
            }
            var least = Double.infinity
            for (a, b) in zip(corners, corners.dropFirst()) {
                for step in 0...2000 {
                    let t = Double(step) / 2000
                    let point = (a.0 + t * (b.0 - a.0), a.1 + t * (b.1 - a.1))
                    least = min(least, meters((24.94, 60.165), point))
                }
            }
            #expect(abs(found - least) < 0.006 * least + 3)
        }
    }

    private let square = """
        {"type": "Polygon", "coordinates": [[[24.93, 60.16], [24.95, 60.16], [24.95, 60.17], [24.93, 60.17], [24.93, 60.16]]]}
        """

    @Test func `inside a polygon the distance is zero, also of what crosses it`() throws {
        let expression = #"["distance", \#(square)]"#
        #expect(
            try value(of: expression, context: context(.point, [[(24.94, 60.165)]])) == .number(0))
        #expect(
            try value(
                of: expression, context: context(.lineString, [[(24.9, 60.165), (25, 60.165)]]))
                == .number(0))
        let around: [(Double, Double)] = [
            (24.9, 60.1), (25, 60.1), (25, 60.2), (24.9, 60.2), (24.9, 60.1),
        ]
        #expect(try value(of: expression, context: context(.polygon, [around])) == .number(0))
    }

    @Test func `within is told for points and lines, and false on the edge`() throws {
        let expression = #"["within", \#(square)]"#
        func isWithin(_ type: GeometryType, _ part: [(Double, Double)]) throws -> Bool {
            try value(of: expression, context: context(type, [part])) == .boolean(true)
        }
        #expect(try isWithin(.point, [(24.94, 60.165)]))
        #expect(try !isWithin(.point, [(24.94, 60.175)]))
        #expect(try !isWithin(.point, [(24.93, 60.165)]))
        #expect(try isWithin(.lineString, [(24.94, 60.165), (24.945, 60.163)]))
        #expect(try !isWithin(.lineString, [(24.94, 60.165), (24.96, 60.163)]))
        #expect(try !isWithin(.polygon, [(24.94, 60.165), (24.945, 60.163), (24.94, 60.163)]))
    }

    @Test func `without a tile nothing is within and every distance is unknown`() throws {
        let context = context(.point, [[(24.94, 60.165)]])
        context.tile = nil
        #expect(try value(of: #"["within", \#(square)]"#, context: context) == .boolean(false))
        guard
            case .number(let distance) = try value(
                of: #"["distance", \#(square)]"#, context: context)
        else {
            Issue.record("no number")
            return
        }
        #expect(distance.isNaN)
    }
}
