import Foundation
import Synchronization

extension LocationHost {
    /// Finds the position once, for a request that means wherever the user is.
    ///
    /// The patience is that of a receiver that has to find its satellites first.
    ///
    /// - Throws: `CLError`: `denied` if the app may not know, `locationUnknown` if it is not found in time.
    package func currentLocation(patience: Duration = .seconds(45)) async throws -> CLLocation {
        guard [.authorizedAlways, .authorizedWhenInUse].contains(authorization) else {
            throw CLError(
                .denied,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "The app may not know the position: it has not asked, or was denied."
                ])
        }
        if let known = location, hasEnded || known.timestamp.timeIntervalSinceNow > -15 {
            return known
        }
        let stream = EventStream(self, readings: true)
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
                try await Task.sleep(for: patience)
                throw CLError(.locationUnknown)
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw CLError(.locationUnknown) }
            return first
        }
    }
}
