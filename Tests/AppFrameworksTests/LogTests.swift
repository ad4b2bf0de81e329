import Foundation
import Logging
import OSLog
import Synchronization
import Testing

/// Logs, signposts and locks as Apple's `os` has them.
struct LogTests {
    /// Keeps what is logged.
    private final class Kept: Sendable {
        let lines = Mutex<[String]>([])
    }

    private struct KeepingHandler: LogHandler {
        let kept: Kept
        var metadata: Logging.Logger.Metadata = [:]
        var logLevel = Logging.Logger.Level.trace
        subscript(metadataKey key: String) -> Logging.Logger.MetadataValue? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }
        func log(event: LogEvent) { kept.lines.withLock { $0.append("\(event.message)") } }
    }

    private func logger(into kept: Kept, level: Logging.Logger.Level = .trace) -> AppleLogger {
        var log = Logging.Logger(label: "test") { _ in KeepingHandler(kept: kept) }
        log.logLevel = level
        return AppleLogger(writingTo: log)
    }

    @Test func valuesAreWrittenInTheirNotation() {
        let kept = Kept()
        let log = logger(into: kept)
        log.info(
            "\(255, format: .hex(includePrefix: true, uppercase: true))|\(-7, format: .decimal(minDigits: 3))"
        )
        log.info(
            "\(1.25, format: .fixed(precision: 1))|\("ab", align: .right(columns: 4))|\(3, privacy: .private)"
        )
        #expect(kept.lines.withLock(\.self) == ["0xFF|-007", "1.2|  ab|<private>"])
    }

    @Test func intervalsSayWhenTheyBeginAndEnd() throws {
        let kept = Kept()
        let poster = OSSignposter(logger: logger(into: kept))
        #expect(poster.isEnabled)
        let first = poster.makeSignpostID()
        #expect(first != poster.makeSignpostID())
        let sum = poster.withIntervalSignpost("add", id: first) { 1 + 1 }
        poster.emitEvent("done", id: first, "with \(sum)")
        let lines = kept.lines.withLock(\.self)
        #expect(lines.count == 3)
        #expect(lines[0] == "add [\(first.rawValue)]: begin")
        #expect(
            lines[1].hasPrefix("add [\(first.rawValue)]: end after ") && lines[1].hasSuffix(" ms"))
        #expect(lines[2] == "done [\(first.rawValue)]: event: with 2")
        #expect(!OSSignposter(logger: logger(into: kept, level: .info)).isEnabled)
    }

    @Test func aLockGuardsItsState() async {
        let count = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<500 { count.withLock { $0 += 1 } } }
            }
        }
        #expect(count.withLock(\.self) == 4000)
        let bare = OSAllocatedUnfairLock()
        bare.lock()
        #expect(!bare.lockIfAvailable())
        bare.unlock()
        #expect(bare.lockIfAvailable())
        bare.unlock()
        var plain = os_unfair_lock()
        os_unfair_lock_lock(&plain)
        #expect(!os_unfair_lock_trylock(&plain))
        os_unfair_lock_unlock(&plain)
    }
}
