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

    /// How many spans of days are kept.
    private static let capacity = 4
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
            state.windows.first { $0.days == days }
        }
        if let known { return known }
        let window = make(days)
        state.withLock { state in
            state.windows.append(window)
            if state.windows.count > Self.capacity { state.windows.removeFirst() }
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
