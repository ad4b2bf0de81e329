import Foundation
import OpenCombine

/// Work runs in the run loop's default mode, as on Apple's systems.
extension RunLoop: @retroactive Scheduler {
    /// The time of a run loop.
    public typealias SchedulerTimeType = DateSchedulerTime

    /// Options of work; there are none.
    public struct SchedulerOptions: Sendable {}

    /// The current time.
    public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
    /// The least tolerance: none.
    public var minimumTolerance: DateSchedulerTime.Stride { 0 }

    /// Runs an action in the next turn.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // It runs once, on the run loop's own thread.
        nonisolated(unsafe) let action = action
        perform { action() }
    }

    /// Runs an action at a time.
    public func schedule(
        after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        _ = TimerCancellable(
            self, .default, at: date.date, interval: nil, tolerance: tolerance.timeInterval
        ) { _ in action() }
    }

    /// Runs an action at a time and then again and again, until it is canceled.
    public func schedule(
        after date: DateSchedulerTime, interval: DateSchedulerTime.Stride,
        tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        AnyCancellable(
            TimerCancellable(
                self, .default, at: date.date, interval: interval.timeInterval,
                tolerance: tolerance.timeInterval
            ) { _ in action() })
    }
}
