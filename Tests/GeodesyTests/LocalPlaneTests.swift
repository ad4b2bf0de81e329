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

    /// As PROJ 9.5.1 has them, within a millimeter.
    @Test(arguments: [
        (27.0, 60.17, 24.94, 385_700.4214, 6_672_126.7431),
        (27, 0.5, 20, -280_853.1043, 55_682.8755),
        (27, -0.5, 29.9, 822_823.9626, -55_336.3776),
        (-51, -33.45, -52.1, 397_764.9017, -3_701_716.7811),
        (-177, 71.3, -179.9, 396_262.1116, 7_913_343.6147),
        (27, 83.9, 35, 594_609.6731, 9_323_508.6892),
        (27, 60, 45, 1_495_543.2698, 6_788_531.3555),
    ])
    func placesLieOnTheGridAsElsewhere(
        meridian: Double, latitude: Double, longitude: Double, easting: Double, northing: Double
    ) throws {
        let found = try #require(
            TransverseMercator.Grid(centralMeridian: meridian).coordinates(
                latitude: latitude, longitude: longitude))
        #expect(abs(found.easting - easting) < 0.001)
        #expect(abs(found.northing - northing) < 0.001)
        let back = try #require(
            TransverseMercator.position(
                easting: found.easting, northing: found.northing, centralMeridian: meridian))
        #expect(abs(back.latitude - latitude) < 1e-8 && abs(back.longitude - longitude) < 1e-8)
    }

    @Test func farFromAMeridianThereIsNoGrid() throws {
        let grid = TransverseMercator.Grid(centralMeridian: 177)
        // The shorter way around.
        #expect(grid.coordinates(latitude: 10, longitude: -175) != nil)
        #expect(grid.coordinates(latitude: 10, longitude: 140) == nil)
        #expect(grid.coordinates(latitude: 91, longitude: 177) == nil)
        #expect(grid.coordinates(latitude: .nan, longitude: 177) == nil)
        #expect(grid.coordinates(latitude: 10, longitude: .infinity) == nil)
        let pole = try #require(grid.coordinates(latitude: 90, longitude: 170))
        #expect(abs(pole.easting - 500_000) < 1e-3 && abs(pole.northing - 9_997_964.943) < 1e-3)
    }
}
