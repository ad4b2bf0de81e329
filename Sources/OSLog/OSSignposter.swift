import Foundation
import Logging

/// Marks when work begins and ends.
///
/// Apple's Instruments draws the marks. Here each is a message of the level trace, through swift-log; the end of an interval
/// says how many milliseconds it took.
public struct OSSignposter: Sendable {
    private let log: Logging.Logger

    /// Whether marks are written: whether the log takes messages of the level trace.
    public var isEnabled: Bool { log.logLevel <= .trace }

    /// Creates a signposter of a part of a program.
    public init(subsystem: String, category: String) {
        log = Logging.Logger(label: subsystem + ":" + category)
    }

    /// Creates a signposter of a part of a program.
    public init(subsystem: String, category: OSLog.Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// Creates a signposter of the program.
    public init() { self.init(OSLog.default) }

    /// Creates a signposter of a log.
    public init(_ logHandle: OSLog) { log = logHandle.writer() }

    /// Creates a signposter that writes where a logger does.
    public init(logger: Logger) { log = logger.log }

    /// Returns a number that no other interval of the program has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID.next() }

    /// Returns a number for an object, the same each time while the object lives.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }

    /// Marks the begin of an interval.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState {
        beginInterval(name, id: id, "")
    }

    /// Marks the begin of an interval, with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState {
        write("begin", name, id, message)
        return OSSignpostIntervalState(id: id, begin: .now)
    }

    /// Marks the end of an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        endInterval(name, state, "")
    }

    /// Marks the end of an interval, with a message.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
    ) {
        let spent = state.begin.duration(to: .now) / .milliseconds(1)
        write("end after \(String(format: "%.3f", spent)) ms", name, state.signpostID, message)
    }

    /// Emits an event.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        write("event", name, id, "")
    }

    /// Marks a moment, with a message.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) {
        write("event", name, id, message)
    }

    /// Marks the begin and the end of a piece of work.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    /// Marks the begin and the end of a piece of work, with a message.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
        around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }

    func write(
        _ kind: String, _ name: StaticString, _ id: OSSignpostID, _ message: OSLogMessage
    ) {
        let words = ["\(name) [\(id.rawValue)]", kind, message.text]
        log.trace("\(words.filter { !$0.isEmpty }.joined(separator: ": "))")
    }
}

/// The number of an interval; intervals of one name are told apart by it.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number that identifies the signpost.
    public let rawValue: UInt64
    /// Creates an identifier from a number.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates a number that no other interval of the program has.
    public init(log: OSLog) { self = OSSignpostID.next() }
    /// Creates a number for an object, the same each time while the object lives.
    public init(log: OSLog, object: AnyObject) {
        self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }
    /// The number of intervals that never overlap others of their name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// A number that is not valid.
    public static let invalid = OSSignpostID(UInt64.max)
    /// The number of no interval.
    public static let null = OSSignpostID(0)

    /// Returns whether one number is below another.
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

    private static let last = OSAllocatedUnfairLock(initialState: UInt64(0))
    static func next() -> OSSignpostID {
        OSSignpostID(
            last.withLock {
                $0 += 1
                return $0
            })
    }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    /// The identifier of the interval.
    public let signpostID: OSSignpostID
    let begin: ContinuousClock.Instant

    init(id: OSSignpostID, begin: ContinuousClock.Instant) {
        signpostID = id
        self.begin = begin
    }
}

/// The kind of a signpost.
public struct OSSignpostType: Hashable, RawRepresentable, Sendable {
    /// The kind's number, as Apple's log has it.
    public let rawValue: UInt8
    /// Creates a kind of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// An event without a duration.
    public static let event = OSSignpostType(rawValue: 0)
    /// The begin of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)

    var word: String {
        switch self {
        case .begin: "begin"
        case .end: "end"
        default: "event"
        }
    }
}

/// Marks a moment, or where an interval begins or ends.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    OSSignposter(log).write(type.word, name, signpostID, "")
}

/// Marks a moment, or where an interval begins or ends, with values in a format as of `printf`.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    let text = printed(format, arguments)
    OSSignposter(log).write(type.word, name, signpostID, "\(text)")
}
