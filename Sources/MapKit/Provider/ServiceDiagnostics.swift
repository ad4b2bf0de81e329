import Logging
import Places
import Synchronization

/// Reports wasteful uses of services, each once in a program, with the way to avoid it.
///
/// Apple's service answers most of them by refusing requests. An atlas need not, but the program is meant to run
/// there too.
package final class ServiceDiagnostics: Sendable {
    /// A way of using a service that wastes requests or that Apple's service refuses.
    package enum Cause: String, Sendable, CaseIterable {
        case completerPerKeystroke, searchPerKeystroke, geocodingLoop, locationBeforeAuthorization

        /// What to do about it.
        var text: String {
            switch self {
            case .completerPerKeystroke:
                "A new MKLocalSearchCompleter is made for every keystroke. Keep one and set its queryFragment; "
                    + "it waits for a pause in the typing by itself."
            case .searchPerKeystroke:
                "MKLocalSearch is started for every keystroke. Use MKLocalSearchCompleter while the user types, "
                    + "and search when a completion is chosen or the search is submitted."
            case .geocodingLoop:
                "Addresses are geocoded in a tight loop. Apple's service refuses more than about 50 a minute: "
                    + "geocode once and store the coordinates, or one address at a time as the user asks."
            case .locationBeforeAuthorization:
                "The user's location is shown before the app has asked for it. Call "
                    + "requestWhenInUseAuthorization() or hold a CLServiceSession first, so that the user "
                    + "knows why."
            }
        }
    }

    package static let shared = ServiceDiagnostics()
    private static let logger = Logger(label: "MapKit")

    private struct Memory {
        var told: Set<Cause> = []
        var completers: [(instance: Int, time: ContinuousClock.Instant)] = []
        var searches: [(query: String, time: ContinuousClock.Instant)] = []
        var geocodes: [ContinuousClock.Instant] = []
        var instances = 0
    }

    private let memory = Mutex(Memory())

    package init() {}

    /// The causes that were reported.
    package var told: Set<Cause> { memory.withLock { $0.told } }

    /// Discards what was counted and reported, so that tests start anew.
    package func reset() { memory.withLock { $0 = Memory() } }

    /// A number for a new completer.
    package func newCompleter() -> Int {
        memory.withLock { memory in
            memory.instances += 1
            return memory.instances
        }
    }

    /// A completer is asked: four of them within three seconds are too many.
    package func completerAsked(_ instance: Int, at time: ContinuousClock.Instant = .now) {
        note(.completerPerKeystroke) { memory in
            memory.completers.removeAll { time - $0.time > .seconds(3) }
            memory.completers.append((instance, time))
            return Set(memory.completers.map(\.instance)).count >= 4
        }
    }

    /// Notes that a search starts: four within three seconds that differ by a few letters count as
    /// typing.
    package func searchStarted(_ query: String, at time: ContinuousClock.Instant = .now) {
        note(.searchPerKeystroke) { memory in
            memory.searches.removeAll { time - $0.time > .seconds(3) }
            if let last = memory.searches.last?.query, !Self.isKeystroke(last, query) {
                memory.searches.removeAll()
            }
            memory.searches.append((query, time))
            return memory.searches.count >= 4
        }
    }

    /// An address or a position is geocoded: thirty within ten seconds are a loop.
    package func geocoded(at time: ContinuousClock.Instant = .now) {
        note(.geocodingLoop) { memory in
            memory.geocodes.removeAll { time - $0 > .seconds(10) }
            memory.geocodes.append(time)
            return memory.geocodes.count >= 30
        }
    }

    /// Tells of a mistake, the first time.
    func tell(_ cause: Cause) { note(cause) { _ in true } }

    /// Whether one text becomes the other by a letter or three typed or deleted at the end.
    private static func isKeystroke(_ old: String, _ new: String) -> Bool {
        let (short, long) = old.count < new.count ? (old, new) : (new, old)
        return long.hasPrefix(short) && 1...3 ~= long.count - short.count
    }

    private func note(_ cause: Cause, _ isMade: (inout Memory) -> Bool) {
        let isNew = memory.withLock { memory in
            guard !memory.told.contains(cause), isMade(&memory) else { return false }
            memory.told.insert(cause)
            return true
        }
        if isNew { Self.logger.warning("\(cause.text)") }
    }
}
