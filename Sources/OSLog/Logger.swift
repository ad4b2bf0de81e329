import Logging

/// Writes messages of a part of a program, through swift-log.
///
/// The subsystem and the category are the label, with a colon between. Whoever has set up swift-log says where
/// messages go.
public struct Logger: Sendable {
    private let log: Logging.Logger

    /// Creates a logger of a part of a program.
    public init(subsystem: String, category: String) {
        log = Logging.Logger(label: subsystem + ":" + category)
    }

    /// Creates a logger of the program.
    public init() { log = Logging.Logger(label: "default") }

    /// Creates a logger of a log.
    public init(_ logObj: OSLog) {
        self.init(subsystem: logObj.subsystem, category: logObj.category)
    }

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
    let subsystem: String
    let category: String

    /// Creates a log of a part of a program.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// The log of messages that name no other: category "default", without subsystem.
    public static let `default` = OSLog(subsystem: "", category: "default")
    /// A log of the category "disabled"; its messages are written like others here.
    public static let disabled = OSLog(subsystem: "", category: "disabled")
}

/// Writes a message with values in the places that a format as of `printf` gives them.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    // What is public or private is said in braces, which no formatter knows.
    let format = "\(message)".replacing(/%\{[^}]*\}/, with: "%")
    Logger(log).log(level: type, "\(String(format: format, arguments: args), privacy: .public)")
}

/// Writes a message of a level to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    Logger(log).log(level: type, message)
}
