import CoreLocation
import Testing

private let helsinki = CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94)

@Suite struct CLRegionTests {
    @Test func equalityGoesByIdentifier() {
        let a = CLCircularRegion(center: helsinki, radius: 10, identifier: "home")
        let b = CLCircularRegion(center: helsinki, radius: 99, identifier: "home")
        let c = CLBeaconRegion(uuid: UUID(), identifier: "home")
        let d = CLCircularRegion(center: helsinki, radius: 10, identifier: "work")
        #expect(a == b)
        #expect(a == c)
        #expect(a != d)
        #expect(Set<CLRegion>([a, b, c, d]).count == 2)
    }

    @Test func notifiesByDefault() {
        let region = CLCircularRegion(center: helsinki, radius: 10, identifier: "home")
        #expect(region.notifyOnEntry && region.notifyOnExit)
        region.notifyOnExit = false
        let copy = region.copy() as? CLCircularRegion
        #expect(copy !== region)
        #expect(copy?.notifyOnExit == false)
        #expect(copy?.radius == 10)
    }

    @Test func containsWhatIsNear() {
        let circle = CLCircularRegion(center: helsinki, radius: 1000, identifier: "")
        let degree = 111_415.0
        func place(north: Double) -> CLLocationCoordinate2D {
            CLLocationCoordinate2D(latitude: 60.17 + north / degree, longitude: 24.94)
        }
        #expect(circle.contains(helsinki))
        #expect(circle.contains(place(north: 990)))
        #expect(!circle.contains(place(north: 1010)))
        #expect(!circle.contains(kCLLocationCoordinate2DInvalid))
        #expect(
            !CLCircularRegion(center: helsinki, radius: -1, identifier: "").contains(helsinki))
        #expect(CLCircularRegion(center: helsinki, radius: 0, identifier: "").contains(helsinki))
        // Over the 180th meridian.
        let fiji = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: -17, longitude: 179.999), radius: 1000,
            identifier: "")
        #expect(fiji.contains(CLLocationCoordinate2D(latitude: -17, longitude: -179.999)))
    }

    @Test func archives() throws {
        let circle = CLCircularRegion(center: helsinki, radius: 1e9, identifier: "big")
        circle.notifyOnEntry = false
        let back = try archived(circle, as: CLCircularRegion.self)
        #expect(back.identifier == "big")
        #expect(back.center == helsinki)
        #expect(back.radius == 1e9)
        #expect(!back.notifyOnEntry && back.notifyOnExit)

        let uuid = UUID()
        let beacons = CLBeaconRegion(uuid: uuid, major: 7, identifier: "shop")
        beacons.notifyEntryStateOnDisplay = true
        let shop = try archived(beacons, as: CLBeaconRegion.self)
        #expect(shop.uuid == uuid)
        #expect(shop.major == 7)
        #expect(shop.minor == nil)
        #expect(shop.notifyEntryStateOnDisplay)
    }
}

@Suite struct CLBeaconTests {
    @Test func constraintsAreValues() throws {
        let uuid = UUID()
        let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: 1, minor: 65_535)
        #expect(constraint == CLBeaconIdentityConstraint(uuid: uuid, major: 1, minor: 65_535))
        #expect(constraint != CLBeaconIdentityConstraint(uuid: uuid, major: 1))
        #expect(constraint != CLBeaconIdentityConstraint(uuid: uuid))
        #expect(try archived(constraint, as: CLBeaconIdentityConstraint.self) == constraint)
    }

    @Test func beaconsArchive() throws {
        let beacon = CLBeacon(
            uuid: UUID(), major: 3, minor: 4, proximity: .near, accuracy: 1.5, rssi: -60,
            timestamp: Date(timeIntervalSinceReferenceDate: 7))
        let back = try archived(beacon, as: CLBeacon.self)
        #expect(back.uuid == beacon.uuid)
        #expect((back.major, back.minor) == (3, 4))
        #expect((back.proximity, back.accuracy, back.rssi) == (.near, 1.5, -60))
        #expect(back.timestamp == beacon.timestamp)
    }
}

@Suite struct CLHeadingAndVisitTests {
    @Test func headingsArchive() throws {
        let heading = CLHeading(
            CLHeading.Values(
                magneticHeading: 10, trueHeading: 18.5, headingAccuracy: 2,
                field: SIMD3(1, 2, 3), timestamp: Date(timeIntervalSinceReferenceDate: 5)))
        let back = try archived(heading, as: CLHeading.self)
        #expect((back.magneticHeading, back.trueHeading, back.headingAccuracy) == (10, 18.5, 2))
        #expect((back.x, back.y, back.z) == (1, 2, 3))
        #expect(back.timestamp == heading.timestamp)
    }

    @Test func visitsArchive() throws {
        let visit = CLVisit(
            arrivalDate: .distantPast, departureDate: .distantFuture, coordinate: helsinki,
            horizontalAccuracy: 30)
        let back = try archived(visit, as: CLVisit.self)
        #expect(back.arrivalDate == .distantPast)
        #expect(back.departureDate == .distantFuture)
        #expect(back.coordinate == helsinki)
        #expect(back.horizontalAccuracy == 30)
    }
}

/// Names of beacons' regions from before iOS 13, and pushes.
struct OlderBeaconTests {
    @Test func regionsHaveTheirOlderNames() {
        let uuid = UUID()
        let region = CLBeaconRegion(proximityUUID: uuid, major: 1, minor: 2, identifier: "door")
        #expect(region.proximityUUID == uuid)
        #expect(region.beaconIdentityConstraint.minor == 2)
    }

    @Test func pushesAreRefused() async {
        let error = await withCheckedContinuation { continuation in
            CLLocationManager().startMonitoringLocationPushes { token, error in
                continuation.resume(returning: token == nil ? error : nil)
            }
        }
        #expect((error as? CLError)?.code == .denied)
    }
}
