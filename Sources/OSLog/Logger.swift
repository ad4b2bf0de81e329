import Logging

/// Writes messages of a part of a program, through swift-log.
///
/// The subsystem and the category are the label, with a colon between. Whoever has set up swift-log says where
/// messages go.
public struct Logger: Sendable {
    let log: Logging.Logger

    /// Creates a logger of a part of a program.
    public init(subsystem: String, category: String) {
        log = Logging.Logger(label: subsystem + ":" + category)
    }

    /// Creates a logger that writes to one of swift-log's.
    package init(writingTo log: Logging.Logger) { self.log = log }

    /// Creates a logger of the program.
    public init() { log = Logging.Logger(label: "default") }

    /// Creates a logger of a log.
    public init(_ logObj: OSLog) { log = logObj.writer() }

    /// Writes a message of the level notice, the default.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) {
        log.log(level: level.level, "\(message.text)")
    }
    /// Writes a message of the level trace, below debug.
    public func trace(_ message: OSLogMessage) { log.trace("\(message.text)") }
    /// Writes a message of the level debug.
    public func debug(_ message: OSLogMessage) { log.debug("\(message.text)") }
    /// Writes a message of the level info.
    public func info(_ message: OSLogMessage) { log.info("\(message.text)") }
    /// Writes a message of the level notice, the default.
    public func notice(_ message: OSLogMessage) { log.notice("\(message.text)") }
    /// Writes a message of the level warning.
    public func warning(_ message: OSLogMessage) { log.warning("\(message.text)") }
    /// Writes a message of the level error.
    public func error(_ message: OSLogMessage) { log.error("\(message.text)") }
    /// Writes a message of the level critical.
    public func critical(_ message: OSLogMessage) { log.critical("\(message.text)") }
    /// Writes a message about a fault of the program, of swift-log's level critical.
    public func fault(_ message: OSLogMessage) { log.critical("\(message.text)") }
}

/// The severity of a message.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
    /// The number of the level, as Apple's log has it.
    public let rawValue: UInt8
    /// Creates a level of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The default level; notice in swift-log.
    public static let `default` = OSLogType(rawValue: 0)
    /// The level of messages that help without being essential.
    public static let info = OSLogType(rawValue: 1)
    /// The level of messages for debugging.
    public static let debug = OSLogType(rawValue: 2)
    /// The level of errors.
    public static let error = OSLogType(rawValue: 16)
    /// The level of faults of the program itself; critical in swift-log.
    public static let fault = OSLogType(rawValue: 17)

    var level: Logging.Logger.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}

/// A log of a part of a program.
public final class OSLog: Sendable {
    /// Makes what messages are written to; each time anew, since a program may set up swift-log later.
    let writer: @Sendable () -> Logging.Logger

    /// Creates a log of a part of a program.
    public init(subsystem: String, category: String) {
        writer = { Logging.Logger(label: subsystem + ":" + category) }
    }

    /// Creates a log that writes to one of swift-log's.
    package init(writingTo log: Logging.Logger) { writer = { log } }

    /// Creates a log of a part of a program.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// A category that Apple's tools know.
    public struct Category: Hashable, Sendable {
        let rawValue: String
        /// Events of interest.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts that are drawn while a trace is recorded.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Signposts with the stack of calls.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// Returns whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool {
        self !== OSLog.disabled && writer().logLevel <= type.level
    }

    /// The log of messages that name no other: category "default", without subsystem.
    public static let `default` = OSLog(subsystem: "", category: "default")
    /// The log whose messages are not written.
    public static let disabled = OSLog(
        writingTo: Logging.Logger(label: "disabled") { _ in SwiftLogNoOpLogHandler() })
}

/// Writes a message with values in the places that a format as of `printf` gives them.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    Logger(log).log(level: type, "\(printed(message, args), privacy: .public)")
}

/// Writes a message with values in the places that a format as of `printf` gives them.
///
/// Where the program lies in memory, `dso`, is of use for Apple's log alone.
///
/// SAFETY: the pointer is not followed.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer?, log: OSLog = .default,
    type: OSLogType = .default, _ args: any CVarArg...
) {
    Logger(log).log(level: type, "\(printed(message, args), privacy: .public)")
}

/// Writes a message of a level to a log, with values in the places that a format as of `printf` gives them.
///
/// SAFETY: the pointer is not followed.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    _ message: StaticString, _ args: any CVarArg...
) {
    Logger(log).log(level: type, "\(printed(message, args), privacy: .public)")
}

/// Writes a message of a level to a log.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    Logger(log).log(level: type, message)
}

/// Writes a message of the level notice.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { Logger(.default).log(message) }

/// A format's text with values in it, in which private and sensitive ones are hidden.
func printed(_ format: StaticString, _ values: [any CVarArg]) -> String {
    var waiting = values[...]
    var shown: [any CVarArg] = []
    // What is public or private is said in braces, which no formatter knows.
    let place = /%(?:\{([^}]*)\})?([-+ #0-9.*]*[hlqLzjt]*)([@%A-Za-z])/
    let plain = "\(format)".replacing(place) { match -> String in
        let (_, privacy, form, kind) = match.output
        if kind == "%" { return "%%" }
        // A star takes a value of its own.
        let count = form.count(where: { $0 == "*" }) + 1
        let taken = waiting.prefix(count)
        waiting = waiting.dropFirst(count)
        if let privacy, privacy.contains("private") || privacy.contains("sensitive") {
            return "<private>"
        }
        // Foundation's `%@` takes objects alone.
        shown += taken.map { value in (value as? String).map { NSString(string: $0) } ?? value }
        return "%\(form)\(kind)"
    }
    return String(format: plain, arguments: shown)
}
