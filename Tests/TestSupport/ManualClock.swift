import Synchronization

/// A clock that stands still until a test moves it.
///
/// Whatever sleeps on it wakes when the test has moved it that far, however fast or busy the machine is.
package final class ManualClock: Clock {
    /// A moment, counted from when the clock was made.
    package struct Instant: InstantProtocol {
        /// How long after the clock was made it is.
        package let offset: Swift.Duration

        package func advanced(by duration: Swift.Duration) -> Self {
            Instant(offset: offset + duration)
        }

        package func duration(to other: Self) -> Swift.Duration { other.offset - offset }

        package static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var lastID = 0
        var sleepers: [Int: Sleeper] = [:]
        var cancelled = 0
        /// Those who wait for something to fall asleep, or for a sleep to be cancelled.
        var watchers: [CheckedContinuation<Void, Never>] = []

        mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
            defer { watchers = [] }
            return watchers
        }
    }

    private let state = Mutex(State())

    /// Makes a clock that stands at zero.
    package init() {}

    package var now: Instant { state.withLock { $0.now } }
    package var minimumResolution: Swift.Duration { .zero }

    package func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<Void, any Error>) in
                let watchers = state.withLock { state in
                    if Task.isCancelled {
                        state.cancelled += 1
                        continuation.resume(throwing: CancellationError())
                    } else if deadline <= state.now {
                        continuation.resume()
                    } else {
                        state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
                    }
                    return state.takeWatchers()
                }
                for watcher in watchers { watcher.resume() }
            }
        } onCancel: {
            let watchers = state.withLock { state in
                // One that has not fallen asleep yet finds out when it would.
                guard let sleeper = state.sleepers.removeValue(forKey: id) else {
                    return [CheckedContinuation<Void, Never>]()
                }
                state.cancelled += 1
                sleeper.continuation.resume(throwing: CancellationError())
                return state.takeWatchers()
            }
            for watcher in watchers { watcher.resume() }
        }
    }

    /// Waits until something sleeps, then moves the clock and wakes whatever is due.
    package func advance(by duration: Swift.Duration) async {
        await wait { !$0.sleepers.isEmpty }
        move(by: duration)
    }

    /// Moves the clock and wakes whatever is due.
    package func move(by duration: Swift.Duration) {
        state.withLock { state in
            state.now = state.now.advanced(by: duration)
            for (id, sleeper) in state.sleepers where sleeper.deadline <= state.now {
                state.sleepers[id] = nil
                sleeper.continuation.resume()
            }
        }
    }

    /// Waits until so many sleeps were cancelled since the clock was made.
    package func cancellations(_ count: Int) async {
        await wait { $0.cancelled >= count }
    }

    private func wait(until isTrue: (borrowing State) -> Bool) async {
        var isDone = false
        while !isDone {
            await withCheckedContinuation { continuation in
                isDone = state.withLock { state in
                    if isTrue(state) { return true }
                    state.watchers.append(continuation)
                    return false
                }
                if isDone { continuation.resume() }
            }
        }
    }
}
