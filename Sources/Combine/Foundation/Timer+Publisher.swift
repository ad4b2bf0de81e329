import Foundation
import OpenCombine

extension Timer {
    /// Returns a publisher of the current date, again and again, from when it is connected.
    ///
    /// - Parameters:
    ///   - interval: Seconds between dates.
    ///   - tolerance: By how many seconds a date may be late; nil for none.
    ///   - runLoop: The run loop that the timer runs on.
    ///   - mode: The mode that it runs in.
    ///   - options: Options of the run loop; there are none.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(
            interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode,
            options: options)
    }

    /// A publisher of the current date, again and again.
    ///
    /// One timer serves all subscribers; it runs from `connect()` until that connection is canceled.
    public final class TimerPublisher: ConnectablePublisher {
        /// What it publishes.
        public typealias Output = Date
        /// It never fails.
        public typealias Failure = Never

        /// Seconds between dates.
        public let interval: TimeInterval
        /// By how many seconds a date may be late; nil for none.
        public let tolerance: TimeInterval?
        /// The run loop that the timer runs on.
        public let runLoop: RunLoop
        /// The mode that it runs in.
        public let mode: RunLoop.Mode
        /// Options of the run loop; there are none.
        public let options: RunLoop.SchedulerOptions?

        private let dates = PassthroughSubject<Date, Never>()

        /// Creates a publisher.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
            mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Adds a subscriber, which gets dates while there is a connection.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Date, S.Failure == Never {
            dates.subscribe(subscriber)
        }

        /// Starts a timer.
        public func connect() -> any Cancellable {
            let dates = dates
            return AnyCancellable(
                TimerCancellable(
                    runLoop, mode, at: Date(timeIntervalSinceNow: interval), interval: interval,
                    tolerance: tolerance ?? 0
                ) { dates.send($0) })
        }
    }
}
