import Foundation
import Synchronization

extension LocationHost {
    /// Finds the position once, for a request that means wherever the user is.
    ///
    /// - Parameters:
    ///   - patience: How long to wait for a first position: as a receiver does that has to find its satellites.
    ///   - renewal: How long to wait for a newer one than is known already; whoever stands still sends none.
    /// - Throws: `CLError`: `denied` if the app may not know, `locationUnknown` if it is not found in time.
    package func currentLocation(
        patience: Duration = .seconds(45), renewal: Duration = .seconds(3)
    ) async throws -> CLLocation {
        guard [.authorizedAlways, .authorizedWhenInUse].contains(authorization) else {
            throw CLError(
                .denied,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "The app may not know the position: it has not asked, or was denied."
                ])
        }
        if let recent = recentLocation { return recent }
        let stream = EventStream(self, readings: true)
        // What was read before there was anybody to hear it is not told again.
        if let recent = recentLocation { return recent }
        let known = location
        return try await withThrowingTaskGroup(of: CLLocation.self) { group in
            group.addTask {
                while let event = await stream.next() {
                    switch event {
                    case .reading(.location(let location)): return location
                    case .failure(let error): throw error
                    default: continue
                    }
                }
                throw CancellationError()
            }
            group.addTask {
                try await Task.sleep(for: known == nil ? patience : renewal)
                // On a busy machine a position may have come that nobody has been told of yet.
                guard let newest = self.location ?? known else { throw CLError(.locationUnknown) }
                return newest
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw CLError(.locationUnknown) }
            return first
        }
    }

    /// The last position if it is of now, or the last that there will be.
    private var recentLocation: CLLocation? {
        guard let location, hasEnded || location.timestamp.timeIntervalSinceNow > -15 else {
            return nil
        }
        return location
    }
}
