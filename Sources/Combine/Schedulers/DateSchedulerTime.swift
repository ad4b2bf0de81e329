import Foundation
import OpenCombine

/// The time of schedulers that go by dates: ``Foundation/RunLoop`` and ``Foundation/OperationQueue``.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    /// The date.
    public var date: Date

    /// Creates the time of a date.
    public init(_ date: Date) { self.date = date }

    /// The time from this to another.
    public func distance(to other: DateSchedulerTime) -> Stride {
        Stride(other.date.timeIntervalSince(date))
    }

    /// The time so much later.
    public func advanced(by stride: Stride) -> DateSchedulerTime {
        DateSchedulerTime(date.addingTimeInterval(stride.timeInterval))
    }

    /// A span of time.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable,
        Sendable, SchedulerTimeIntervalConvertible
    {
        /// The span in seconds.
        public var timeInterval: TimeInterval
        /// The span in seconds, without its sign.
        public var magnitude: TimeInterval { timeInterval.magnitude }

        /// Creates a span of so many seconds.
        public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
        /// Creates a span of so many seconds.
        public init(floatLiteral value: TimeInterval) { self.init(value) }
        /// Creates a span of so many seconds.
        public init(integerLiteral value: TimeInterval) { self.init(value) }
        /// Creates a span of so many seconds; nil where a `Double` cannot hold them.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = TimeInterval(exactly: source) else { return nil }
            self.init(seconds)
        }

        /// Whether the first span is shorter.
        public static func < (a: Stride, b: Stride) -> Bool { a.timeInterval < b.timeInterval }
        /// The sum of both spans.
        public static func + (a: Stride, b: Stride) -> Stride {
            Stride(a.timeInterval + b.timeInterval)
        }
        /// The difference of both spans.
        public static func - (a: Stride, b: Stride) -> Stride {
            Stride(a.timeInterval - b.timeInterval)
        }
        /// The product of both spans in seconds.
        public static func * (a: Stride, b: Stride) -> Stride {
            Stride(a.timeInterval * b.timeInterval)
        }
        /// Makes the first span longer by the second.
        public static func += (a: inout Stride, b: Stride) { a = a + b }
        /// Makes the first span shorter by the second.
        public static func -= (a: inout Stride, b: Stride) { a = a - b }
        /// Multiplies the first span by the second in seconds.
        public static func *= (a: inout Stride, b: Stride) { a = a * b }

        /// A span of so many seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
        /// A span of so many seconds.
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        /// A span of so many thousandths of a second.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
        /// A span of so many millionths of a second.
        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
        /// A span of so many billionths of a second.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
}

/// A timer on a run loop, until it is canceled.
final class TimerCancellable: Cancellable {
    private let timer: Timer

    /// Starts a timer.
    ///
    /// - Parameter interval: Seconds between calls; nil for one call.
    init(
        _ loop: RunLoop, _ mode: RunLoop.Mode, at date: Date, interval: TimeInterval?,
        tolerance: TimeInterval, _ action: @escaping (Date) -> Void
    ) {
        // A timer's block runs on the run loop's own thread, one call after the other.
        nonisolated(unsafe) let action = action
        timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) { _ in
            action(Date())
        }
        timer.tolerance = tolerance
        loop.add(timer, forMode: mode)
    }

    func cancel() { timer.invalidate() }
}
