import Dispatch
import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
    /// The time of a queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time of Dispatch.
        public var dispatchTime: DispatchTime

        /// Creates the time of one of Dispatch.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Reads a time, kept as nanoseconds of this machine's clock.
        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        /// Writes the nanoseconds of this machine's clock.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Adds what tells the time from others.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.uptimeNanoseconds)
        }

        /// The time from this to another.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let way = from <= to ? to - from : from - to
            let span = Int(clamping: way)
            return Stride(.nanoseconds(from <= to ? span : -span))
        }

        /// The time so much later.
        public func advanced(by stride: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + stride.timeInterval)
        }

        /// A span of time.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
            Hashable, Sendable, SchedulerTimeIntervalConvertible
        {
            /// The span in nanoseconds, without its sign.
            public var magnitude: Int
            private var isNegative: Bool

            private var nanoseconds: Int { isNegative ? -magnitude : magnitude }

            /// The span as Dispatch has it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(nanoseconds) }

            private init(nanoseconds: Int) {
                // The least number has no positive of its own.
                magnitude = Int(clamping: nanoseconds.magnitude)
                isNegative = nanoseconds < 0
            }

            private static func scaled(_ count: Int, _ unit: Int) -> Stride {
                let (product, overflows) = count.multipliedReportingOverflow(by: unit)
                return Stride(nanoseconds: overflows ? (count < 0 ? -.max : .max) : product)
            }

            /// Creates a span from one of Dispatch; what never ends is the longest.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self = Self.scaled(count, 1_000_000_000)
                case .milliseconds(let count): self = Self.scaled(count, 1_000_000)
                case .microseconds(let count): self = Self.scaled(count, 1_000)
                case .nanoseconds(let count): self.init(nanoseconds: count)
                case .never: self.init(nanoseconds: .max)
                @unknown default: self.init(nanoseconds: .max)
                }
            }

            /// Creates a span of so many seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Creates a span of so many seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// Creates a span of so many nanoseconds; nil for more than an `Int` holds.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let count = Int(exactly: source) else { return nil }
                self.init(nanoseconds: count)
            }

            /// Whether the first span is shorter.
            public static func < (a: Stride, b: Stride) -> Bool { a.nanoseconds < b.nanoseconds }
            /// The sum of both spans.
            public static func + (a: Stride, b: Stride) -> Stride {
                let (sum, overflows) = a.nanoseconds.addingReportingOverflow(b.nanoseconds)
                return Stride(nanoseconds: overflows ? (a.isNegative ? -.max : .max) : sum)
            }
            /// The difference of both spans.
            public static func - (a: Stride, b: Stride) -> Stride {
                a + Stride(nanoseconds: -b.nanoseconds)
            }
            /// The product of both spans in seconds.
            public static func * (a: Stride, b: Stride) -> Stride {
                .seconds(Double(a.nanoseconds) / 1e9 * (Double(b.nanoseconds) / 1e9))
            }
            /// Makes the first span longer by the second.
            public static func += (a: inout Stride, b: Stride) { a = a + b }
            /// Makes the first span shorter by the second.
            public static func -= (a: inout Stride, b: Stride) { a = a - b }
            /// Multiplies the first span by the second in seconds.
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            /// A span of so many seconds; none for what is no number, the longest for more than there are.
            public static func seconds(_ s: Double) -> Stride {
                Stride(
                    nanoseconds: Int(exactly: (s * 1e9).rounded())
                        ?? (s.isNaN ? 0 : s < 0 ? -.max : .max))
            }
            /// A span of so many seconds.
            public static func seconds(_ s: Int) -> Stride { scaled(s, 1_000_000_000) }
            /// A span of so many thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Stride { scaled(ms, 1_000_000) }
            /// A span of so many millionths of a second.
            public static func microseconds(_ us: Int) -> Stride { scaled(us, 1_000) }
            /// A span of so many billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
        }
    }

    /// Options of work.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// The flags of the work item.
        public var flags: DispatchWorkItemFlags
        /// The group that the work belongs to; nil for none.
        public var group: DispatchGroup?

        /// Creates options.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
            group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// The least tolerance: none.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action as soon as its turn comes.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let item = Self.item(options, action)
        if let group = options?.group {
            async(group: group, execute: item)
        } else {
            async(execute: item)
        }
    }

    /// Runs an action at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        asyncAfter(deadline: date.dispatchTime, execute: Self.item(options, action))
    }

    /// Runs an action at a time and then again and again, until it is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        AnyCancellable(
            DispatchTimer(
                self, at: date.dispatchTime, interval: interval.timeInterval,
                tolerance: tolerance.timeInterval, action))
    }

    private static func item(
        _ options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> DispatchWorkItem {
        DispatchWorkItem(
            qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], block: action)
    }
}
