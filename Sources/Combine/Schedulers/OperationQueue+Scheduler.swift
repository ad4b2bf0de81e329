import Dispatch
import Foundation
import OpenCombine

/// Work is added as operations of a block.
extension OperationQueue: @retroactive Scheduler {
    /// The time of an operation queue.
    public typealias SchedulerTimeType = DateSchedulerTime

    /// Options of work; there are none.
    public struct SchedulerOptions: Sendable {}

    /// The current time.
    public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
    /// The least tolerance: none.
    public var minimumTolerance: DateSchedulerTime.Stride { 0 }

    /// Adds an action.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // The queue runs it once.
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    /// Adds an action at a time.
    public func schedule(
        after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        _ = timer(at: date, interval: nil, tolerance, action)
    }

    /// Adds an action at a time and then again and again, until it is canceled.
    public func schedule(
        after date: DateSchedulerTime, interval: DateSchedulerTime.Stride,
        tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        AnyCancellable(timer(at: date, interval: interval, tolerance, action))
    }

    private func timer(
        at date: DateSchedulerTime, interval: DateSchedulerTime.Stride?,
        _ tolerance: DateSchedulerTime.Stride, _ action: @escaping () -> Void
    ) -> DispatchTimer {
        func span(_ stride: DateSchedulerTime.Stride) -> DispatchTimeInterval {
            // What is no number is no time.
            .nanoseconds(
                stride.timeInterval > 0 ? Int(min(stride.timeInterval * 1e9, 1e18)) : 0)
        }
        // The queue runs it, one call for each of the timer's.
        nonisolated(unsafe) let action = action
        return DispatchTimer(
            .global(), at: .now() + span(now.distance(to: date)), interval: interval.map(span),
            tolerance: span(tolerance)
        ) { [weak self] in self?.addOperation { action() } }
    }
}

/// A timer of Dispatch, until it is canceled; one of a single call ends after it.
final class DispatchTimer: Cancellable {
    private let source: any DispatchSourceTimer

    init(
        _ queue: DispatchQueue, at time: DispatchTime, interval: DispatchTimeInterval?,
        tolerance: DispatchTimeInterval, _ action: @escaping () -> Void
    ) {
        let source = DispatchSource.makeTimerSource(queue: queue)
        if let interval {
            source.schedule(deadline: time, repeating: interval, leeway: tolerance)
            source.setEventHandler(handler: DispatchWorkItem(block: action))
        } else {
            source.schedule(deadline: time, leeway: tolerance)
            // The handler holds the source until it has been called.
            source.setEventHandler(
                handler: DispatchWorkItem {
                    action()
                    source.cancel()
                })
        }
        self.source = source
        source.activate()
    }

    func cancel() { source.cancel() }
}
