import Logging
import OSLog
import Synchronization

/// A log that keeps what is written to it.
final class KeptLog: Sendable {
    private let entries = Mutex<[(level: Logging.Logger.Level, text: String)]>([])

    private struct Handler: LogHandler {
        let kept: KeptLog
        var metadata: Logging.Logger.Metadata = [:]
        var logLevel = Logging.Logger.Level.trace
        subscript(metadataKey key: String) -> Logging.Logger.MetadataValue? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }
        func log(event: LogEvent) {
            kept.entries.withLock { $0.append((event.level, "\(event.message)")) }
        }
    }

    /// The messages so far.
    var lines: [String] { entries.withLock { $0.map(\.text) } }
    /// The levels of the messages so far.
    var levels: [Logging.Logger.Level] { entries.withLock { $0.map(\.level) } }

    /// Returns a log of swift-log's that writes here what is of a level or above.
    func target(level: Logging.Logger.Level = .trace) -> Logging.Logger {
        var log = Logging.Logger(label: "test") { _ in Handler(kept: self) }
        log.logLevel = level
        return log
    }

    /// Returns a logger that writes here what is of a level or above.
    func logger(level: Logging.Logger.Level = .trace) -> AppleLogger {
        AppleLogger(writingTo: target(level: level))
    }
}
