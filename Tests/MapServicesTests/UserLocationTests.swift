import Foundation
import MapKit
import MapScene
import Testing

/// A delegate as an app writes it.
private final class Listener: NSObject, MKMapViewDelegate {
    var calls: [String] = []
    var heard: (() -> Void)?

    func mapViewWillStartLocatingUser(_ mapView: MKMapView) { calls.append("start") }
    func mapViewDidStopLocatingUser(_ mapView: MKMapView) { calls.append("stop") }
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
        calls.append("at \(userLocation.coordinate.latitude)")
        heard?()
    }
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
        calls.append("fail \((error as? CLError)?.code ?? .network)")
        heard?()
    }

    @MainActor func next() async {
        await withCheckedContinuation { continuation in
            heard = { [weak self] in
                self?.heard = nil
                continuation.resume()
            }
        }
    }
}

@MainActor @Suite struct UserLocationTests {
    private let host = LocationHost()
    private let listener = Listener()

    private func map() -> MKMapView {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        map.locationHost = host
        map.delegate = listener
        map.region = CityAtlas.region
        return map
    }

    private func location(_ latitude: Double) -> CLLocation {
        CLLocation(latitude: latitude, longitude: 24.95)
    }

    @Test func aMapFollowsTheUser() async {
        let positions = PushedPositions()
        host.source = positions
        host.authorization = .authorizedWhenInUse
        let map = map()
        map.showsUserLocation = true
        #expect(positions.isWanted && map.scene.userLocation == nil)
        positions.push(location(60.1701))
        await listener.next()
        #expect(map.scene.userLocation != nil && map.scene.userLocationNotice == nil)
        map.setUserTrackingMode(.follow, animated: false)
        positions.push(location(60.1702))
        await listener.next()
        #expect(map.centerCoordinate.latitude == 60.1702)
        map.showsUserLocation = false
        // Its reader may be on the way back to the stream, which it leaves then.
        while positions.isWanted { await Task.yield() }
        #expect(listener.calls == ["start", "at 60.1701", "at 60.1702", "stop"])
    }

    @Test func theMapSaysWhyThereIsNoDot() async {
        let map = map()
        host.authorization = .denied
        map.showsUserLocation = true
        await listener.next()
        #expect(listener.calls == ["start", "fail denied"])
        #expect(map.scene.userLocation == nil)
        #expect(map.scene.userLocationNotice?.contains("LocationHost.shared.source") == true)
    }

    @Test func showingTheUserBeforeAskingIsToldAndAsks() async {
        host.source = PushedPositions()
        let map = map()
        map.showsUserLocation = true
        #expect(host.authorization == .authorizedWhenInUse)
        #expect(ServiceDiagnostics.shared.told.contains(.locationBeforeAuthorization))
        withExtendedLifetime(map) {}
    }
}

/// The one suite that changes the host of the program.
@Suite(.serialized) struct CurrentLocationTests {
    private func request() async throws -> MKDirections.Request {
        let request = MKDirections.Request()
        request.source = .forCurrentLocation()
        request.destination = MKMapItem(placemark: MKPlacemark(coordinate: CityAtlas.senateSquare))
        request.transportType = .walking
        request.provider = try CityAtlas.provider
        return request
    }

    @Test func directionsBeginWhereTheUserIs() async throws {
        // A position is too old after some seconds, which a busy machine may need until it is asked for: this is
        // an hour ahead.
        let request = try await request()
        let positions = PushedPositions()
        LocationHost.shared.source = positions
        LocationHost.shared.authorization = .authorizedWhenInUse
        defer {
            LocationHost.shared.source = nil
            LocationHost.shared.authorization = .notDetermined
        }
        positions.push(
            CLLocation(
                coordinate: CityAtlas.station, altitude: 0, horizontalAccuracy: 5,
                verticalAccuracy: -1, timestamp: Date(timeIntervalSinceNow: 3_600)))
        let response = try await MKDirections(request: request).calculate()
        let start = try #require(response.routes[0].polyline.coordinates.first)
        #expect(start.meters(to: CityAtlas.station) < 150 && response.source.isCurrentLocation)
    }

    @Test func withoutTheUsersLeaveThereIsNoWay() async throws {
        do {
            _ = try await MKDirections(request: request()).calculate()
            Issue.record("nobody has allowed to know where the user is")
        } catch let error as MKError {
            #expect(error.code == .directionsNotFound)
            #expect((error.userInfo[NSUnderlyingErrorKey] as? CLError)?.code == .denied)
        }
    }
}
