import MapGeometry
import TestSupport
import Testing

private func points(_ pairs: [(Double, Double)]) -> [MKMapPoint] {
    pairs.map { MKMapPoint(x: $0.0, y: $0.1) }
}

@Suite struct PolygonContainmentTests {
    private let frame = PolygonRings(
        exterior: points([(0, 0), (10, 0), (10, 10), (0, 10)]),
        holes: [points([(4, 4), (6, 4), (6, 6), (4, 6), (4, 4)])])

    @Test func aFrame() {
        for (x, y, expected) in [
            (1.0, 1.0, PointPlacement.inside), (5, 5, .outside), (11, 5, .outside),
            (-1, 0, .outside), (11, 0, .outside), (0, 0, .onBoundary), (10, 10, .onBoundary),
            (5, 0, .onBoundary), (10, 5, .onBoundary), (0, 5, .onBoundary), (4, 5, .onBoundary),
            (4, 4, .onBoundary), (5, 6, .onBoundary), (2, 4, .inside), (8, 6, .inside),
            (12, 6, .outside), (.nan, 1, .outside),
        ] {
            let placement = frame.placement(of: MKMapPoint(x: x, y: y))
            #expect(placement == expected, "\(x), \(y)")
        }
        #expect(frame.contains(MKMapPoint(x: 4, y: 5)))
        #expect(!frame.contains(MKMapPoint(x: 5, y: 5)))
    }

    @Test func emptyRingsContainNothing() {
        let nothing = PolygonRings<MKMapPoint>(exterior: [])
        #expect(nothing.placement(of: MKMapPoint(x: 0, y: 0)) == .outside)
    }

    @Test func agreesWithTheWindingNumber() {
        var random = SplitMix(seed: 0x5EED_1001)
        for _ in 0..<300 {
            let area = RandomShapes.area(&random)
            for _ in 0..<60 {
                // Quarters of odd numbers lie on none of the outer ring's edges of simple slope.
                let point = MKMapPoint(
                    x: .random(in: -13...13, using: &random),
                    y: .random(in: -13...13, using: &random))
                let turns = area.rings.map { windingNumber($0, point) }
                let expected = turns[0] != 0 && turns.dropFirst().allSatisfy { $0 == 0 }
                #expect(area.contains(point) == expected)
            }
        }
    }

    @Test func coordinatesBeyondThe180thMeridian() {
        let ring = [(170.0, -10.0), (190, -10), (190, 10), (170, 10)].map {
            CLLocationCoordinate2D(latitude: $0.1, longitude: $0.0)
        }
        let area = PolygonRings(exterior: ring)
        for (longitude, expected) in [(175.0, true), (-175, true), (-165, false), (165, false)] {
            let coordinate = CLLocationCoordinate2D(latitude: 0, longitude: longitude)
            #expect(area.contains(coordinate) == expected, "\(longitude)")
        }
        let rect = area.mapPoints.boundingRect
        #expect(rect.spans180thMeridian)
        #expect(abs(rect.width / MKMapSize.world.width - 20.0 / 360) < 1e-15)
    }
}
