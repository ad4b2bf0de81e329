import Foundation
import MapGeometry
import TestSupport
import Testing

private func line(_ numbers: Double...) -> [MKMapPoint] {
    stride(from: 0, to: numbers.count, by: 2).map { MKMapPoint(x: numbers[$0], y: numbers[$0 + 1]) }
}

private func places(_ pairs: [(Double, Double)]) -> [CLLocationCoordinate2D] {
    pairs.map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
}

@Suite struct ShapeMeasureTests {
    @Test func areasOnTheMap() {
        // West, south, east, north on a map whose y grows southward: counterclockwise.
        let square = line(0, 0, 0, 2, 2, 2, 2, 0)
        #expect(ShapeMeasure.signedArea(ofRing: square) == 4)
        #expect(ShapeMeasure.signedArea(ofRing: square.reversed()) == -4)
        #expect(ShapeMeasure.signedArea(ofRing: square + [square[0]]) == 4)
        #expect(ShapeMeasure.signedArea(ofRing: line(1, 1, 2, 2)) == 0)
        let frame = PolygonRings(exterior: square, holes: [line(0.5, 0.5, 1, 0.5, 1, 1, 0.5, 1)])
        #expect(frame.area == 3.75)
    }

    @Test func lengths() {
        #expect(ShapeMeasure.length(ofLine: line(0, 0, 3, 4, 3, 5)) == 6)
        #expect(ShapeMeasure.length(ofLine: line(1, 1)) == 0)
        let quarter = ShapeMeasure.length(ofLine: places([(0, 0), (45, 0), (90, 0)]))
        #expect(abs(quarter - 10_001_965.729) < 0.001)
    }

    @Test func centroids() {
        #expect(ShapeMeasure.centroid(ofPoints: line(0, 0, 2, 0, 4, 3)) == MKMapPoint(x: 2, y: 1))
        #expect(ShapeMeasure.centroid(ofPoints: [MKMapPoint]()) == nil)
        #expect(
            ShapeMeasure.centroid(ofLine: line(0, 0, 10, 0, 10, 10)) == MKMapPoint(x: 7.5, y: 2.5))
        #expect(ShapeMeasure.centroid(ofLine: line(3, 4, 3, 4)) == MKMapPoint(x: 3, y: 4))
        #expect(ShapeMeasure.centroid(ofLine: [MKMapPoint]()) == nil)
        let square = PolygonRings(
            exterior: line(0, 0, 0, 4, 4, 4, 4, 0), holes: [line(2, 0, 4, 0, 4, 4, 2, 4)])
        #expect(square.centroid == MKMapPoint(x: 1, y: 2))
        #expect(PolygonRings(exterior: line(0, 0, 4, 0, 0, 0)).centroid == MKMapPoint(x: 2, y: 0))
        #expect(PolygonRings<MKMapPoint>(exterior: []).centroid == nil)
        let ground = PolygonRings(exterior: places([(60, 24), (60, 26), (62, 26), (62, 24)]))
        #expect(ground.centroid == CLLocationCoordinate2D(latitude: 61, longitude: 25))
    }

    @Test func bounds() {
        let rect = ShapeMeasure.boundingRect(of: line(3, 4, 1, 8, .nan, 100))
        #expect(rect == MKMapRect(x: 1, y: 4, width: 2, height: 4))
        #expect(ShapeMeasure.boundingRect(of: []).isNull)
    }

    @Test func areasOnTheGround() {
        let earth = 510_065_621_724_088.0
        // An eighth of the ellipsoid, and half of it round each pole.
        let octant = ShapeMeasure.signedSquareMeters(ofRing: places([(0, 0), (0, 90), (90, 90)]))
        #expect(abs(octant / (earth / 8) - 1) < 1e-12)
        let equator = places([(0, 0), (0, 90), (0, 180), (0, -90)])
        #expect(abs(ShapeMeasure.signedSquareMeters(ofRing: equator) / (earth / 2) - 1) < 1e-12)
        #expect(
            abs(ShapeMeasure.signedSquareMeters(ofRing: equator.reversed()) / (earth / 2) - 1)
                < 1e-12)
        #expect(ShapeMeasure.signedSquareMeters(ofRing: places([(1, 1), (2, 2)])) == 0)
        #expect(ShapeMeasure.signedSquareMeters(ofRing: places([(91, 1), (2, 2), (2, 1)])).isNaN)
        #expect(ShapeMeasure.signedSquareMeters(ofRing: places([(1, .nan), (2, 2), (2, 1)])).isNaN)
    }
}

private let intervals: [([(Double, Double)], GeographicBounds)] = [
    ([(60, 24), (61, 26), (59, 25)], bounds(59, 24, 61, 26)),
    ([(0, 179), (1, -179)], bounds(0, 179, 1, -179)),
    ([(0, -170), (1, 175), (2, 178)], bounds(0, 175, 2, -170)),
    ([(0, 0), (0, 120), (0, -120)], bounds(0, -120, 0, 120)),
    ([(5, 7)], bounds(5, 7, 5, 7)),
    ([(0, 190), (0, 170)], bounds(0, 170, 0, -170)),
    ([(0, -180), (0, 180)], bounds(0, 180, 0, -180)),
]

private func bounds(
    _ south: Double, _ west: Double, _ north: Double, _ east: Double
) -> GeographicBounds {
    GeographicBounds(south: south, west: west, north: north, east: east)
}

@Suite struct GeographicBoundsTests {
    @Test(arguments: intervals)
    func smallestInterval(coordinates: [(Double, Double)], expected: GeographicBounds) throws {
        let bounds = try #require(GeographicBounds(enclosing: places(coordinates)))
        #expect(bounds == expected)
        for place in places(coordinates) { #expect(bounds.contains(place)) }
    }

    @Test func noCoordinatesHaveNoBounds() {
        #expect(GeographicBounds(enclosing: []) == nil)
        #expect(GeographicBounds(enclosing: places([(.nan, 0)])) == nil)
    }

    @Test func overThe180thMeridian() {
        let bounds = GeographicBounds(south: -10, west: 170, north: 10, east: -170)
        #expect(bounds.longitudeDelta == 20)
        #expect(bounds.mapRect.spans180thMeridian)
        #expect(bounds.region.center == CLLocationCoordinate2D(latitude: 0, longitude: 180))
        #expect(bounds.contains(CLLocationCoordinate2D(latitude: 0, longitude: -175)))
        #expect(!bounds.contains(CLLocationCoordinate2D(latitude: 0, longitude: 0)))
    }

    /// No interval between two of the longitudes that holds them all is smaller.
    @Test func isSmallestByBruteForce() throws {
        var random = SplitMix(seed: 0x5EED_1040)
        for _ in 0..<500 {
            let longitudes = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                Double(Int.random(in: -180...179, using: &random))
            }
            let bounds = try #require(
                GeographicBounds(enclosing: places(longitudes.map { (0, $0) })))
            let smallest = longitudes.map { west in
                longitudes.map { ($0 - west + 720).truncatingRemainder(dividingBy: 360) }.max() ?? 0
            }.min()
            #expect(bounds.longitudeDelta == smallest)
        }
    }
}
