import CoreLocation
import Foundation
import Testing

/// A delegate as an app writes it.
private final class Listener: NSObject, CLLocationManagerDelegate {
    var calls: [String] = []
    var heard: ((String) -> Void)?

    private func note(_ text: String) {
        dispatchPrecondition(condition: .onQueue(.main))
        calls.append(text)
        heard?(text)
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        note("status \(manager.authorizationStatus)")
    }
    func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
        note("at \(locations.last?.coordinate.latitude ?? .nan)")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        note("error \((error as? CLError)?.code ?? .network)")
    }
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        note("heading \(newHeading.trueHeading)")
    }
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        note("enter \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        note("exit \(region.identifier)")
    }
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
        withError error: any Error
    ) {
        note("unwatched \(region?.identifier ?? "-")")
    }

    /// Waits until a call has come.
    @MainActor func wait(for text: String) async {
        if calls.contains(text) { return }
        await withCheckedContinuation { continuation in
            heard = { [weak self] call in
                guard call == text else { return }
                self?.heard = nil
                continuation.resume()
            }
        }
    }
}

private func place(_ latitude: Double) -> CLLocation {
    CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: 25), altitude: 0,
        horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())
}

@MainActor @Suite struct LocationManagerTests {
    private let host = LocationHost()
    private let positions = PushedPositions()
    private let listener = Listener()

    private func manager() -> CLLocationManager {
        let manager = CLLocationManager(host: host)
        manager.delegate = listener
        return manager
    }

    @Test func nothingIsKnownUntilSomebodyAsks() async {
        host.source = positions
        let manager = manager()
        #expect(manager.authorizationStatus == .notDetermined)
        await listener.wait(for: "status notDetermined")
        manager.startUpdatingLocation()
        #expect(!positions.isWanted)
        positions.push(place(60))
        manager.requestWhenInUseAuthorization()
        await listener.wait(for: "at 60.0")
        #expect(
            listener.calls == ["status notDetermined", "status authorizedWhenInUse", "at 60.0"])
        #expect(manager.location?.coordinate.latitude == 60)
        manager.stopUpdatingLocation()
        #expect(!positions.isWanted && manager.location != nil)
    }

    @Test func withoutASourceARequestIsDenied() async {
        let manager = manager()
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        await listener.wait(for: "error denied")
        #expect(manager.authorizationStatus == .denied)
        manager.requestAlwaysAuthorization()
        #expect(manager.authorizationStatus == .denied)
    }

    @Test func aPromptDecidesOnceAndMayRaise() async {
        host.source = positions
        nonisolated(unsafe) var asked: [LocationPrompt] = []
        host.prompt = { prompt in
            await MainActor.run { asked.append(prompt) }
            return prompt.kind == .always ? .authorizedAlways : .authorizedWhenInUse
        }
        let manager = manager()
        manager.requestWhenInUseAuthorization()
        manager.requestWhenInUseAuthorization()
        await listener.wait(for: "status authorizedWhenInUse")
        manager.requestWhenInUseAuthorization()
        manager.requestAlwaysAuthorization()
        await listener.wait(for: "status authorizedAlways")
        #expect(asked.map(\.kind) == [.whenInUse, .always])
    }

    @Test func theEnvironmentAnswers() {
        for (text, status) in [
            ("denied", CLAuthorizationStatus.denied), ("always", .authorizedAlways),
            ("whenInUse", .authorizedWhenInUse), ("restricted", .restricted),
        ] {
            let host = LocationHost(environment: ["MAPWRIGHT_LOCATION_AUTHORIZATION": text])
            #expect(host.authorization == .notDetermined)
            CLLocationManager(host: host).requestWhenInUseAuthorization()
            #expect(host.authorization == status)
        }
        let gpsd = LocationHost(environment: ["MAPWRIGHT_LOCATION": "gpsd://10.0.0.1:3000"])
        #expect((gpsd.source as? GPSDSource)?.host == "10.0.0.1")
        #expect((gpsd.source as? GPSDSource)?.port == 3000)
    }

    @Test func smallMovesAreFiltered() async {
        host.source = positions
        host.authorization = .authorizedWhenInUse
        let manager = manager()
        manager.distanceFilter = 100
        manager.startUpdatingLocation()
        // 0.0005° of latitude are 56 m.
        for latitude in [60, 60.0005, 60.001, 60.0015, 60.01] { positions.push(place(latitude)) }
        await listener.wait(for: "at 60.01")
        #expect(
            listener.calls.filter { $0.hasPrefix("at") } == ["at 60.0", "at 60.001", "at 60.01"])
    }

    @Test func oneRequestGivesOneAnswer() async {
        host.source = positions
        let manager = manager()
        manager.requestLocation()
        await listener.wait(for: "error denied")
        host.authorization = .authorizedWhenInUse
        manager.requestLocation()
        positions.push(place(61))
        await listener.wait(for: "at 61.0")
        #expect(!positions.isWanted)
        let silent = LocationHost()
        silent.source = PushedPositions()
        silent.authorization = .authorizedAlways
        let other = Listener()
        let patient = CLLocationManager(host: silent)
        patient.delegate = other
        patient.patience = .milliseconds(20)
        patient.requestLocation()
        await other.wait(for: "error locationUnknown")
    }

    private final class Words: NSObject, CLLocationManagerDelegate {
        var hear: ((String) -> Void)?
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            hear?(error.localizedDescription)
            hear = nil
        }
    }

    @Test(arguments: [
        (CLError(.denied, userInfo: [NSLocalizedDescriptionKey: "not told"]), "not told"),
        (CLError(.denied), "The operation could not be completed. (kCLErrorDomain error 1.)"),
    ])
    func aFailureOfTheSourceIsToldInItsWords(_ error: CLError, _ text: String) async {
        host.source = positions
        host.authorization = .authorizedWhenInUse
        let (manager, words) = (manager(), Words())
        manager.delegate = words
        let said = await withCheckedContinuation { done in
            words.hear = { done.resume(returning: $0) }
            manager.startUpdatingLocation()
            positions.fail(error)
        }
        #expect(said == text)
    }

    @Test func regionsAreEnteredAndLeft() async {
        host.source = positions
        host.authorization = .authorizedAlways
        let manager = manager()
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 25), radius: 200,
            identifier: "home")
        manager.startMonitoring(for: region)
        #expect(manager.monitoredRegions == [region])
        for latitude in [60.01, 60.0, 60.0001, 60.02] { positions.push(place(latitude)) }
        await listener.wait(for: "exit home")
        #expect(listener.calls.filter { $0.hasSuffix("home") } == ["enter home", "exit home"])
        manager.stopMonitoring(for: region)
        #expect(!positions.isWanted)
        for number in 0..<21 {
            manager.startMonitoring(
                for: CLCircularRegion(center: region.center, radius: 1, identifier: "\(number)"))
        }
        await listener.wait(for: "unwatched 20")
        #expect(manager.monitoredRegions.count == 20)
    }

    @Test func headingsAreFiltered() async {
        host.source = positions
        host.authorization = .authorizedWhenInUse
        let manager = manager()
        manager.headingFilter = 5
        manager.startUpdatingHeading()
        for degrees in [359.0, 2, 5, 90] { positions.push(headingDegrees: degrees) }
        await listener.wait(for: "heading 90.0")
        #expect(
            listener.calls.filter { $0.hasPrefix("heading") }
                == ["heading 359.0", "heading 5.0", "heading 90.0"])
    }

    @Test func aSessionsLifeIsTheGrant() async {
        host.source = positions
        nonisolated(unsafe) var prompts = 0
        host.prompt = { _ in
            await MainActor.run { prompts += 1 }
            return .authorizedWhenInUse
        }
        let manager = manager()
        manager.startUpdatingLocation()
        var session: CLServiceSession? = CLServiceSession(authorization: .whenInUse, host: host)
        await listener.wait(for: "status authorizedWhenInUse")
        #expect(session != nil && positions.isWanted)
        session = nil
        #expect(manager.authorizationStatus == .notDetermined && !positions.isWanted)
        let next = CLServiceSession(authorization: .whenInUse, host: host)
        #expect(manager.authorizationStatus == .authorizedWhenInUse && prompts == 1)
        next.invalidate()
        next.invalidate()
        #expect(manager.authorizationStatus == .notDetermined)
        _ = CLServiceSession(authorization: .none, host: LocationHost())
    }

    @Test func whatIsOnlyAboutIsOnlyAbout() async {
        host.source = positions
        host.authorization = .authorizedWhenInUse
        host.accuracyAuthorization = .reducedAccuracy
        let manager = manager()
        manager.startUpdatingLocation()
        positions.push(place(60.1699))
        await listener.wait(for: "at \((60.1699 / 0.05).rounded() * 0.05)")
        #expect((manager.location?.horizontalAccuracy ?? 0) >= 1000)
        await #expect(throws: CLError(.promptDeclined)) {
            try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "x")
        }
    }
}

@Suite struct LiveUpdateTests {
    @Test func updatesTellPositionsAndThatOneStands() async throws {
        let host = LocationHost()
        let positions = PushedPositions()
        host.source = positions
        var updates = CLLocationUpdate.liveUpdates(host: host).makeAsyncIterator()
        positions.push(place(60))
        let first = try await updates.next()
        #expect(first?.location?.coordinate.latitude == 60 && first?.stationary == false)
        #expect(host.authorization == .authorizedWhenInUse)
        let later = CLLocation(
            coordinate: place(60).coordinate, altitude: 0, horizontalAccuracy: 5,
            verticalAccuracy: -1, timestamp: Date().addingTimeInterval(60))
        positions.push(later)
        positions.push(later)
        positions.push(place(60.1))
        #expect(try await updates.next()?.stationary == true)
        #expect(try await updates.next()?.location?.coordinate.latitude == 60.1)
    }

    @Test func deniedIsTold() async throws {
        let host = LocationHost(environment: ["MAPWRIGHT_LOCATION_AUTHORIZATION": "denied"])
        var updates = CLLocationUpdate.liveUpdates(host: host).makeAsyncIterator()
        let update = try await updates.next()
        #expect(update?.authorizationDenied == true && update?.location == nil)
    }

    @Test func aMonitorTellsEachChange() async throws {
        let host = LocationHost()
        let positions = PushedPositions()
        host.source = positions
        host.authorization = .authorizedAlways
        let monitor = CLMonitor("test", host: host)
        await monitor.add(
            CLMonitor.CircularGeographicCondition(center: place(60).coordinate, radius: 200),
            identifier: "home")
        await monitor.add(
            CLMonitor.BeaconIdentityCondition(uuid: UUID()), identifier: "beacon")
        #expect(await monitor.identifiers == ["home", "beacon"])
        var events = monitor.events.makeAsyncIterator()
        #expect(try await events.next()?.conditionUnsupported == true)
        for latitude in [60.0, 60.0001, 60.1] { positions.push(place(latitude)) }
        #expect(try await events.next()?.state == .satisfied)
        #expect(try await events.next()?.state == .unsatisfied)
        #expect(await monitor.record(for: "home")?.lastEvent.state == .unsatisfied)
        await monitor.remove("home")
        #expect(await monitor.record(for: "home") == nil)
    }

    @Test func aTrackIsReplayedInItsTime() async throws {
        let track = try PositionTrack(Data(PositionTrackTests.gpx.utf8))
        let (pauses, continuation) = AsyncStream.makeStream(of: Duration.self)
        let replay = TrackReplay(track, rate: 2, repeats: false) { continuation.yield($0) }
        var latitudes: [Double] = []
        var headings: [Double] = []
        for try await reading in replay.readings() {
            switch reading {
            case .location(let location):
                latitudes.append(location.coordinate.latitude)
                #expect(abs(location.timestamp.timeIntervalSinceNow) < 60)
            case .heading(let heading): headings.append(heading.trueHeading.rounded())
            }
        }
        continuation.finish()
        #expect(latitudes == [60.1699, 60.1699, 60.1799])
        #expect(headings == [90, 0])
        var slept: [Duration] = []
        for await pause in pauses { slept.append(pause) }
        #expect(slept == [.seconds(5), .seconds(5.25)])
    }
}
