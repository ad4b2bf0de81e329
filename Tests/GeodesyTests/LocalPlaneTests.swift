import Foundation
import Geodesy
import Testing

@Suite struct LocalPlaneTests {
    private let helsinki = PackedCoordinate(601_699_000, 249_384_000)

    @Test func theNearestPointOfAStretchIsBetweenItsEnds() {
        let plane = LocalPlane(helsinki)
        func at(_ north: Int32, _ east: Int32) -> PackedCoordinate {
            PackedCoordinate(helsinki.latitude + north, helsinki.longitude + east)
        }
        #expect(plane.share(along: at(100, -50), at(100, 150)) == 0.25)
        #expect(plane.share(along: at(0, 50), at(0, 150)) == 0)
        #expect(plane.share(along: at(-150, 0), at(-50, 0)) == 1)
        #expect(plane.share(along: at(5, 5), at(5, 5)) == nil)
        #expect(at(0, 0).interpolated(to: at(10, -20), 0.5) == at(5, -10))
    }

    @Test func bearingsGoClockwiseFromNorth() {
        let plane = LocalPlane(helsinki)
        func bearing(_ north: Int32, _ east: Int32) -> Double {
            plane.bearing(
                to: PackedCoordinate(helsinki.latitude + north, helsinki.longitude + east))
        }
        #expect(bearing(1000, 0) == 0)
        #expect(bearing(0, 1000) == 90)
        #expect(bearing(-1000, 0) == 180)
        #expect(bearing(0, -1000) == -90)
        // A degree of longitude is half as long at 60°.
        #expect(abs(bearing(500, 1000) - 45) < 0.2)
        #expect(bearing(0, 0) == 0)
    }

    @Test func offsetsAreMetersEastAndNorth() {
        let plane = LocalPlane(latitude: 600_000_000, longitude: 249_384_000.5)
        #expect(abs(plane.scale - 0.5) < 1e-12)
        let offset = plane.offset(
            of: PackedCoordinate(599_999_000, 249_386_000), metersPerUnit: 0.01)
        #expect(abs(offset.east - 9.9975) < 1e-9)
        #expect(offset.north == -10)
    }

    @Test func differencesTakeTheShortWayAround() {
        let east = PackedCoordinate(10, 1_799_999_990)
        let west = PackedCoordinate(-10, -1_799_999_990)
        #expect(east.difference(to: west) == (-20, 20))
        #expect(west.difference(to: east) == (20, -20))
        #expect(east.difference(to: PackedCoordinate(10, 0)) == (0, -1_799_999_990))
    }

    @Test func greatCirclesLeadWhereTheyAreMeasured() {
        for latitude in [-1.5, -0.7, 0, 0.4, 1.2] {
            for bearing in stride(from: 0.0, to: 6.2, by: 0.4) {
                let end = GreatCircle.destination(
                    fromLatitude: latitude, bearing: bearing, angle: 0.3)
                let angle = GreatCircle.angle(
                    fromLatitude: latitude, toLatitude: end.latitude, turn: end.turn)
                #expect(abs(angle - 0.3) < 1e-12)
                let back = GreatCircle.bearing(
                    fromLatitude: latitude, toLatitude: end.latitude, turn: end.turn)
                #expect(abs((back - bearing * 180 / .pi).remainder(dividingBy: 360)) < 1e-9)
            }
        }
        #expect(GreatCircle.angle(fromLatitude: 0, toLatitude: 0, turn: .pi) == .pi)
        #expect(GreatCircle.angle(fromLatitude: .nan, toLatitude: 0, turn: 0).isNaN)
    }

    /// On the central meridian a northing is the length of the meridian, less the grid's scale.
    @Test func theGridIsTrueToTheMeridian() throws {
        for latitude in stride(from: -80.0, through: 84, by: 4) {
            let length = InverseGeodesic(
                fromLatitude: 0, longitude: 27, toLatitude: latitude, longitude: 27
            ).distance
            let northing = 0.9996 * (latitude < 0 ? -length : length)
            let found = try #require(
                TransverseMercator.position(
                    easting: 500_000, northing: northing, centralMeridian: 27))
            #expect(abs(found.latitude - latitude) < 1e-9)
            #expect(abs(found.longitude - 27) < 1e-9)
        }
        #expect(
            TransverseMercator.position(
                easting: 500_000, northing: 9_400_001, centralMeridian: 27) == nil)
    }
}
