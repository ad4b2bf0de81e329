import Foundation

/// A source that replays a recorded track.
public struct TrackReplay: PositionSource {
    /// The recorded track that is replayed.
    public let track: PositionTrack
    /// The factor of speed relative to the recording; infinity for all at once.
    public let rate: Double
    /// Whether the replay starts again at its end.
    public let repeats: Bool

    private let sleep: @Sendable (Duration) async throws -> Void

    /// Creates a source.
    ///
    /// Positions carry the current time. Where the recording has no times, there is one position per second.
    ///
    /// - Parameters:
    ///   - track: The track.
    ///   - rate: How many times faster than it was recorded; anything but a positive number is taken for 1.
    ///   - repeats: Whether it begins again at its end.
    public init(_ track: PositionTrack, rate: Double = 1, repeats: Bool = false) {
        self.init(track, rate: rate, repeats: repeats) { try await Task.sleep(for: $0) }
    }

    package init(
        _ track: PositionTrack, rate: Double, repeats: Bool,
        sleep: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.track = track
        self.rate = rate > 0 ? rate : 1
        self.repeats = repeats
        self.sleep = sleep
    }

    /// Always true: the direction of travel is reported as the heading.
    public var tellsHeading: Bool { true }

    /// Returns a stream that starts at the track's first location.
    public func readings() -> AsyncThrowingStream<PositionReading, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    repeat {
                        try await replay(continuation)
                    } while repeats
                    continuation.finish()
                } catch {
                    continuation.finish()
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func replay(
        _ continuation: AsyncThrowingStream<PositionReading, any Error>.Continuation
    ) async throws {
        for (index, location) in track.locations.enumerated() {
            if index > 0 || repeats {
                let seconds = self.seconds(before: index) / rate
                if seconds > 0 { try await sleep(.seconds(seconds)) }
            }
            try Task.checkCancellation()
            let now = Date()
            continuation.yield(
                .location(
                    location.moved(
                        course: location.course,
                        speed: location.speed < 0 || !rate.isFinite
                            ? location.speed : location.speed * rate,
                        timestamp: now)))
            if location.course >= 0 {
                continuation.yield(
                    .heading(
                        CLHeading(degrees: location.course, accuracyDegrees: 10, timestamp: now)))
            }
        }
    }

    /// Seconds between a position and the one before, an hour at most.
    private func seconds(before index: Int) -> Double {
        guard index > 0 else { return 1 }
        let pause = track.locations[index].timestamp.timeIntervalSince(
            track.locations[index - 1].timestamp)
        return pause > 0 ? min(pause, 3600) : track.hasTimes ? 0 : 1
    }
}

extension PositionTrack {
    /// Whether the positions were recorded with times.
    fileprivate var hasTimes: Bool {
        locations.contains { $0.timestamp > .distantPast }
    }
}
