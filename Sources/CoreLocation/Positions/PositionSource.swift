import Foundation
import Synchronization

/// A reading of a position source: a location or a heading.
public enum PositionReading: Sendable {
    /// The location of the device.
    case location(CLLocation)
    /// The direction in which the device points.
    case heading(CLHeading)
}

/// A source of locations and headings, such as a recorded track, a receiver or a browser.
///
/// Core Location asks a source only while an app wants to know and may know; all apps' objects of a program share
/// what one run of the source says.
public protocol PositionSource: Sendable {
    /// Returns a stream of readings, which starts with its reader and ends with it.
    ///
    /// A stream that ends says that there will be no more; one that fails is begun anew after a while.
    func readings() -> AsyncThrowingStream<PositionReading, any Error>

    /// Whether the source reports headings beside locations.
    var tellsHeading: Bool { get }
}

/// A source whose positions a program pushes, for instance those a browser sends.
public final class PushedPositions: PositionSource {
    private struct State {
        var readers: [Int: AsyncThrowingStream<PositionReading, any Error>.Continuation] = [:]
        var next = 0
        var last: CLLocation?
    }

    private let state = Mutex(State())

    /// Creates a source that knows nothing yet.
    public init() {}

    /// Whether the source reports headings: `true`.
    public var tellsHeading: Bool { true }

    /// Whether there is a reader, so that a page may ask its browser only then.
    public var isWanted: Bool { state.withLock { !$0.readers.isEmpty } }

    /// Reports a location to all readers, and keeps it for new ones.
    public func push(_ location: CLLocation) {
        state.withLock { state in
            state.last = location
            for reader in state.readers.values { reader.yield(.location(location)) }
        }
    }

    /// Reports a heading to all readers.
    public func push(_ heading: CLHeading) {
        state.withLock { state in
            for reader in state.readers.values { reader.yield(.heading(heading)) }
        }
    }

    /// Reports a heading to all readers, in degrees clockwise from true north.
    public func push(headingDegrees: CLLocationDirection, accuracyDegrees: Double = 10) {
        push(CLHeading(degrees: headingDegrees, accuracyDegrees: accuracyDegrees))
    }

    /// Reports to all readers that the location cannot be found.
    public func fail(_ error: any Error) {
        let readers = state.withLock { state in
            let readers = Array(state.readers.values)
            state.readers = [:]
            state.last = nil
            return readers
        }
        for reader in readers { reader.finish(throwing: error) }
    }

    /// Returns a stream that starts with the last location pushed, if there is one.
    public func readings() -> AsyncThrowingStream<PositionReading, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(64)) { continuation in
            let number = state.withLock { state in
                state.next += 1
                state.readers[state.next] = continuation
                if let last = state.last { continuation.yield(.location(last)) }
                return state.next
            }
            continuation.onTermination = { [weak self] _ in
                _ = self?.state.withLock { $0.readers.removeValue(forKey: number) }
            }
        }
    }
}

extension CLHeading {
    /// A heading of which only the direction is known.
    convenience init(
        degrees: CLLocationDirection, accuracyDegrees: Double, timestamp: Date = Date()
    ) {
        self.init(
            Values(
                magneticHeading: degrees, trueHeading: degrees, headingAccuracy: accuracyDegrees,
                field: .zero, timestamp: timestamp))
    }
}
