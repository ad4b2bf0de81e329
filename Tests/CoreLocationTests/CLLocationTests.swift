import CoreLocation
import Testing

private func location(_ latitude: Double, _ longitude: Double) -> CLLocation {
    CLLocation(latitude: latitude, longitude: longitude)
}

@Suite struct CLLocationTests {
    private let place = CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94)
    private let time = Date(timeIntervalSinceReferenceDate: 12_345.5)

    @Test func shortestInitializer() {
        let before = Date()
        let l = location(60.17, 24.94)
        let after = Date()
        #expect(l.coordinate == place)
        #expect((l.altitude, l.ellipsoidalAltitude) == (0, 0))
        #expect((l.horizontalAccuracy, l.verticalAccuracy) == (0, -1))
        #expect((l.course, l.courseAccuracy, l.speed, l.speedAccuracy) == (-1, -1, -1, -1))
        #expect(l.timestamp >= before && l.timestamp <= after)
        #expect(l.floor == nil)
        #expect(l.sourceInformation?.isSimulatedBySoftware == false)
        #expect(l.sourceInformation?.isProducedByAccessory == false)
    }

    @Test func longerInitializers() {
        let five = CLLocation(
            coordinate: place, altitude: 12, horizontalAccuracy: 5, verticalAccuracy: 3,
            timestamp: time)
        #expect((five.altitude, five.horizontalAccuracy, five.verticalAccuracy) == (12, 5, 3))
        #expect((five.course, five.speed, five.timestamp) == (-1, -1, time))

        let seven = CLLocation(
            coordinate: place, altitude: 12, horizontalAccuracy: 5, verticalAccuracy: 3,
            course: 270, speed: 4, timestamp: time)
        #expect((seven.course, seven.speed) == (270, 4))
        #expect((seven.courseAccuracy, seven.speedAccuracy) == (-1, -1))

        let nine = CLLocation(
            coordinate: place, altitude: 12, horizontalAccuracy: 5, verticalAccuracy: 3,
            course: 270, courseAccuracy: 2, speed: 4, speedAccuracy: 0.5, timestamp: time)
        #expect((nine.courseAccuracy, nine.speedAccuracy) == (2, 0.5))
        #expect(nine.sourceInformation?.isSimulatedBySoftware == false)

        let ten = CLLocation(
            coordinate: place, altitude: 12, horizontalAccuracy: 5, verticalAccuracy: 3,
            course: 270, courseAccuracy: 2, speed: 4, speedAccuracy: 0.5, timestamp: time,
            sourceInfo: CLLocationSourceInformation(
                softwareSimulationState: true, andExternalAccessoryState: false))
        #expect(ten.sourceInformation?.isSimulatedBySoftware == true)
        #expect(ten.sourceInformation?.isProducedByAccessory == false)
        #expect(ten.altitude == 12 && ten.course == 270 && ten.speed == 4)
    }

    /// Apps make stand-ins for their own tests this way.
    @Test func canBeSubclassed() {
        final class Moving: CLLocation, @unchecked Sendable {
            override var speed: CLLocationSpeed { 3 }
        }
        final class Stay: CLVisit, @unchecked Sendable {
            override var horizontalAccuracy: CLLocationAccuracy { 9 }
        }
        final class Attic: CLFloor, @unchecked Sendable {
            override var level: Int { 4 }
        }
        #expect(Moving().speed == 3)
        #expect(Moving(latitude: 1, longitude: 2).coordinate.longitude == 2)
        #expect(Stay().horizontalAccuracy == 9)
        #expect(Attic().level == 4)
        #expect(CLLocation().coordinate == CLLocationCoordinate2D())
    }

    @Test func keepsInvalidNumbers() {
        let l = location(-180, 400)
        #expect(l.coordinate.latitude == -180)
        #expect(l.coordinate.longitude == 400)
    }

    @Test func equalityIsIdentity() {
        let a = CLLocation(
            coordinate: place, altitude: 0, horizontalAccuracy: 0, verticalAccuracy: 0,
            timestamp: time)
        let b = CLLocation(
            coordinate: place, altitude: 0, horizontalAccuracy: 0, verticalAccuracy: 0,
            timestamp: time)
        #expect(a == a)
        #expect(a != b)
        #expect((a.copy() as? CLLocation) === a)
    }

    @Test func archives() throws {
        var values = CLLocation.Values(coordinate: place, timestamp: time)
        values.altitude = 1
        values.ellipsoidalAltitude = 2
        values.horizontalAccuracy = 3
        values.verticalAccuracy = 4
        values.course = 5
        values.courseAccuracy = 6
        values.speed = 7
        values.speedAccuracy = 8
        values.floor = CLFloor(level: -2)
        values.sourceInformation = CLLocationSourceInformation(
            softwareSimulationState: false, andExternalAccessoryState: true)
        let back = try archived(CLLocation(values), as: CLLocation.self)
        #expect(back.coordinate == place)
        #expect(back.timestamp == time)
        #expect((back.altitude, back.ellipsoidalAltitude) == (1, 2))
        #expect((back.horizontalAccuracy, back.verticalAccuracy) == (3, 4))
        #expect((back.course, back.courseAccuracy, back.speed, back.speedAccuracy) == (5, 6, 7, 8))
        #expect(back.floor?.level == -2)
        #expect(back.sourceInformation?.isProducedByAccessory == true)
        #expect(try archived(location(1, 2), as: CLLocation.self).floor == nil)
    }

    @Test func describesItself() {
        let l = CLLocation(
            coordinate: place, altitude: 0, horizontalAccuracy: 5, verticalAccuracy: 0,
            course: 90, speed: 1.5, timestamp: time)
        #expect(
            l.description.hasPrefix(
                "<+60.17000000,+24.94000000> +/- 5.00m (speed 1.50 mps / course 90.00) @ "))
    }
}

/// Returns what is left of an object after a secure archive was written and read.
func archived<T: NSObject & NSSecureCoding>(_ object: T, as type: T.Type) throws -> T {
    let data = try NSKeyedArchiver.archivedData(
        withRootObject: object, requiringSecureCoding: true)
    let object = try NSKeyedUnarchiver.unarchivedObject(ofClass: type, from: data)
    return try #require(object)
}

@Suite struct CLLocationDistanceTests {
    @Test(arguments: [
        (0.0, 0.0, 0.0, 1.0, 111319.4908), (0, 0, 1, 0, 110574.3604),
        (0, 179.5, 0, -179.5, 111319.4908),
        (37.3349, -122.0090, 37.7749, -122.4194, 60826.4236),
        (39.9042, 116.4074, 39.9142, 116.4174, 1401.4180),
        (64.1466, -21.9426, 64.2466, -21.9426, 11148.0379),
        (51.5074, -0.1278, 51.5074, -0.1178, 694.2927),
        (42.364260, -71.120824, 42.3554, -71.0640, 4783.6302),
        (39.9042, 116.4074, 31.2304, 121.4737, 1065846.489),
        (0, 0, 0, 180, 20003931.4586), (90, 0, -90, 0, 20003931.4586),
    ])
    func distances(
        latitude1: Double, longitude1: Double, latitude2: Double, longitude2: Double,
        meters: Double
    ) {
        let (a, b) = (location(latitude1, longitude1), location(latitude2, longitude2))
        #expect(abs(a.distance(from: b) - meters) < 1e-3)
        #expect(a.distance(from: b) == b.distance(from: a))
        #expect(a.distance(from: a) == 0)
    }

    @Test func altitudePlaysNoPart() {
        let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        let high = CLLocation(
            coordinate: place, altitude: 9000, horizontalAccuracy: 1, verticalAccuracy: 1,
            timestamp: Date())
        #expect(location(1, 2).distance(from: high) == 0)
    }

    /// Over the pole the way is straight, not along the parallel.
    @Test func acrossThePole() {
        let distance = location(89.9, 0).distance(from: location(89.9, 180))
        #expect(abs(distance - 22_338.8) < 1)
    }

    @Test func noPlaceGivesNaN() {
        let nowhere = CLLocation(
            latitude: kCLLocationCoordinate2DInvalid.latitude,
            longitude: kCLLocationCoordinate2DInvalid.longitude)
        #expect(nowhere.distance(from: location(0, 0)).isNaN)
        #expect(nowhere.distance(from: nowhere).isNaN)
        #expect(location(.nan, 0).distance(from: location(0, 0)).isNaN)
        #expect(location(0, .infinity).distance(from: location(0, 0)).isNaN)
    }
}
