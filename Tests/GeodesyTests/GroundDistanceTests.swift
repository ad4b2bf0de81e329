import Foundation
import Geodesy
import Testing

/// Each quick measure of the ground keeps to the error it states, against geodesics that GeographicLib solved.
@Suite struct GroundDistanceTests {
    /// Pairs that fit in packed coordinates, with the geodesic between what was packed.
    private static func packed() throws -> [(
        kind: String, from: PackedCoordinate, to: PackedCoordinate, meters: Double
    )] {
        try GeodesicFixture.load().map { fixture in
            let from = pack(fixture.latitude1, fixture.longitude1)
            let to = pack(fixture.latitude2, fixture.longitude2)
            return (fixture.kind, from, to, geodesic(from, to))
        }
    }

    private static func pack(_ latitude: Double, _ longitude: Double) -> PackedCoordinate {
        PackedCoordinate(
            Int32((latitude * 1e7).rounded()),
            Int32((longitude.remainder(dividingBy: 360) * 1e7).rounded()))
    }

    private static func geodesic(_ from: PackedCoordinate, _ to: PackedCoordinate) -> Double {
        InverseGeodesic(
            fromLatitude: Double(from.latitude) / 1e7, longitude: Double(from.longitude) / 1e7,
            toLatitude: Double(to.latitude) / 1e7, longitude: Double(to.longitude) / 1e7
        ).distance
    }

    @Test func theSphereIsWithin6PerMilleAnywhere() throws {
        for pair in try Self.packed() {
            let meters = SphericalDistance.meters(pair.from, pair.to)
            #expect(abs(meters - pair.meters) <= 0.006 * pair.meters, "\(pair): \(meters)")
            #expect(meters == SphericalDistance.meters(pair.to, pair.from), "\(pair)")
        }
    }

    @Test func theEstimateIsWithinAPercentButAtThePoles() throws {
        for pair in try Self.packed() {
            let estimate = DistanceEstimate(from: pair.from, unitMeters: 100)
            let meters = 100 * Double(estimate.toPoint(pair.to.latitude, pair.to.longitude))
            let isPolar = max(abs(pair.from.latitude), abs(pair.to.latitude)) > 890_000_000
            let error = 0.01 * pair.meters + (isPolar ? 2_000 : 0)
            #expect(abs(meters - pair.meters) <= error, "\(pair): \(meters)")
        }
    }

    @Test func aBoxIsAsFarAsItsNearestPointNorthOrEast() {
        let estimate = DistanceEstimate(from: PackedCoordinate(0, 1_799_000_000), unitMeters: 1)
        let box = PackedBox(
            south: -10_000, west: -1_800_000_000, north: 10_000, east: -1_799_990_000)
        #expect(abs(estimate.toBox(box) - 11_119.5) < 2)
        #expect(estimate.toBox(PackedBox(0, 1_799_000_000)) == 0)
    }

    @Test(arguments: [
        (70.0, 1_000.0, 1e-8), (70, 10_000, 1e-6), (70, 100_000, 1e-4), (85, 150_000, 4e-3),
    ])
    func theMidLatitudeFormulaKeepsToItsErrors(limit: Double, meters: Double, error: Double) {
        for latitude in stride(from: -limit, through: limit, by: 5) {
            for bearing in stride(from: 0.0, to: 360, by: 15) {
                // Over the 180th meridian for half of the bearings.
                let end = GeodesicLine(latitude: latitude, longitude: 179.999, azimuth: bearing)
                    .position(atDistance: meters)
                guard abs(end.latitude) <= limit else { continue }
                let found = MidLatitudeDistance.meters(
                    fromLatitude: latitude, longitude: 179.999, toLatitude: end.latitude,
                    longitude: end.longitude)
                #expect(abs(found / meters - 1) < error, "\(latitude) \(bearing): \(found)")
            }
        }
    }

    /// The formula for packed coordinates is the one for degrees, and no unit is longer than the longest.
    @Test func packedDistancesAreThoseOfDegrees() {
        for latitude in stride(from: Int32(-890_000_000), through: 890_000_000, by: 37_123_456) {
            let one = PackedCoordinate(latitude, -123_456_789)
            let other = PackedCoordinate(latitude + 41_234, -123_411_111)
            let exact = MidLatitudeDistance.meters(
                fromLatitude: Double(one.latitude) / 1e7, longitude: Double(one.longitude) / 1e7,
                toLatitude: Double(other.latitude) / 1e7, longitude: Double(other.longitude) / 1e7)
            let found = MidLatitudeDistance.meters(one, other)
            #expect(abs(found - exact) < 1e-6)
            #expect(MidLatitudeDistance.meters(other, one) == found)
            let north = MidLatitudeDistance.meters(
                one, PackedCoordinate(other.latitude, one.longitude))
            #expect(north < MidLatitudeDistance.longestUnit * 41_234)
            #expect(north > MidLatitudeDistance.longestUnit * 41_234 * 0.989)
        }
    }

    @Test func degreesAreAsLongAsTheGeodesicsOverThem() {
        for latitude in stride(from: -89.0, through: 89, by: 1) {
            let exact = DegreeLengths(atLatitude: latitude)
            let north = InverseGeodesic(
                fromLatitude: latitude - 0.005, longitude: 10, toLatitude: latitude + 0.005,
                longitude: 10
            ).distance
            let east = InverseGeodesic(
                fromLatitude: latitude, longitude: 10, toLatitude: latitude, longitude: 10.01
            ).distance
            #expect(abs(north * 100 / exact.latitude - 1) < 1e-8)
            #expect(abs(east * 100 / exact.longitude - 1) < 1e-8)
            let series = DegreeLengths(seriesAtLatitude: latitude)
            #expect(abs(series.latitude - exact.latitude) < 0.07)
            #expect(abs(series.longitude - exact.longitude) < 0.04)
        }
    }

    @Test func aBoxAroundAPointHoldsTheCircle() {
        for latitude in stride(from: -85.0, through: 85, by: 10) {
            let center = Self.pack(latitude, 12)
            let box = PackedBox(around: center, radiusMeters: 1_000)
            for bearing in stride(from: 0.0, to: 360, by: 30) {
                let edge = GeodesicLine(latitude: latitude, longitude: 12, azimuth: bearing)
                    .position(atDistance: 990)
                let point = Self.pack(edge.latitude, edge.longitude)
                #expect(box.contains(point.latitude, point.longitude), "\(latitude) \(bearing)")
            }
        }
        let pole = PackedBox(around: PackedCoordinate(900_000_000, 0), radiusMeters: 1e9)
        #expect(
            pole
                == PackedBox(
                    south: -900_000_000, west: -1_800_000_000, north: 900_000_000,
                    east: 1_800_000_000))
    }
}
