import Bytes
import Synchronization

/// The working memory of searches between questions.
final class SearchPool: Sendable {
    // Guards the list for the moment of taking from it or adding to it.
    private let resting = Mutex<[RaptorMemory]>([])

    /// Runs a search in memory of the pool, and returns the paths that it found.
    func search<Way: Direction>(
        _: Way.Type, _ timetable: Timetable, _ window: ServiceWindow, _ settings: SearchSettings,
        _ body: (inout RaptorSearch<Way>) -> Void
    ) -> [SearchPath] {
        let memory = resting.withLock { $0.popLast() } ?? RaptorMemory()
        var search = RaptorSearch<Way>(timetable, window, settings, memory)
        body(&search)
        let paths = search.paths
        let used = search.takeMemory()
        resting.withLock { if $0.count < 64 { $0.append(used) } }
        return paths
    }
}

/// The trips of the days that were asked for last.
final class WindowCache: Sendable {
    private struct State {
        var windows: [ServiceWindow] = []
        var isChecked = false
    }

    /// How many spans of days are kept at least, and at most where timetables are small.
    private static let capacity = 4...64
    /// How many trips are kept beyond the least number of spans.
    private static let mostTrips = 2_000_000
    private let state: Mutex<State>

    /// Creates an empty cache.
    ///
    /// - Parameter other: A cache of the same file, which may have been checked already.
    init(of other: WindowCache? = nil) {
        let isChecked = other?.state.withLock { $0.isChecked } ?? false
        state = Mutex(State(isChecked: isChecked))
    }

    /// The window of some days; made by `make` if it is not there.
    func window(
        _ days: ClosedRange<Int>, make: (ClosedRange<Int>) -> ServiceWindow
    ) -> ServiceWindow {
        let known = state.withLock { state -> ServiceWindow? in
            // The last ones that were asked for stand behind.
            guard let place = state.windows.lastIndex(where: { $0.days == days }) else {
                return nil
            }
            let window = state.windows[place]
            if place < state.windows.count - 1 {
                state.windows.append(state.windows.remove(at: place))
            }
            return window
        }
        if let known { return known }
        let window = make(days)
        state.withLock { state in
            state.windows.append(window)
            while state.windows.count > Self.capacity.lowerBound,
                state.windows.count > Self.capacity.upperBound
                    || state.windows.reduce(0, { $0 + $1.trips.count }) > Self.mostTrips
            {
                state.windows.removeFirst()
            }
        }
        return window
    }

    /// Checks all numbers of a timetable's file, the first time it is asked.
    func checkOnce(_ file: MappedFile) throws(TransitError) {
        if state.withLock({ $0.isChecked }) { return }
        try Timetable.validate(file)
        state.withLock { $0.isChecked = true }
    }
}
