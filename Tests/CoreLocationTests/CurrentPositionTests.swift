import CoreLocation
import Foundation
import Testing

@Suite struct CurrentPositionTests {
    private func place(_ latitude: Double, age: TimeInterval) -> CLLocation {
        CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: 25), altitude: 0,
            horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date(timeIntervalSinceNow: -age)
        )
    }

    /// A host whose source somebody reads already, and what he has heard.
    private func host(_ positions: PushedPositions) -> (LocationHost, AsyncStream<CLLocation>) {
        let host = LocationHost()
        host.source = positions
        host.authorization = .authorizedWhenInUse
        let (heard, continuation) = AsyncStream.makeStream(of: CLLocation.self)
        let listener = host.listen { event in
            if case .reading(.location(let location)) = event { continuation.yield(location) }
        }
        host.setReading(true, for: listener)
        return (host, heard)
    }

    @Test func whoStandsStillIsWhereHeWas() async throws {
        let positions = PushedPositions()
        let (host, heard) = host(positions)
        positions.push(place(60, age: 600))
        for await _ in heard { break }
        let found = try await host.currentLocation(renewal: .milliseconds(20))
        #expect(found.coordinate.latitude == 60)
    }

    @Test func aNewerPositionIsPreferred() async throws {
        let positions = PushedPositions()
        let (host, heard) = host(positions)
        positions.push(place(60, age: 600))
        for await _ in heard { break }
        async let found = host.currentLocation(renewal: .seconds(300))
        positions.push(place(61, age: 0))
        #expect(try await found.coordinate.latitude == 61)
    }

    @Test func nothingKnownIsAnError() async {
        let (host, _) = host(PushedPositions())
        await #expect(throws: CLError(.locationUnknown)) {
            try await host.currentLocation(patience: .milliseconds(20))
        }
    }
}
