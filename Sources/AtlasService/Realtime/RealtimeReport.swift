import Logging
import Synchronization

/// Logs what becomes of the sources of real time: each failure once, not at every try, and when a source is there again.
final class RealtimeReport: Sendable {
    private let log: Logger?
    private let metrics: ServiceMetrics
    private let failing = Mutex<[RealtimeWatch.Named: String]>([:])

    init(_ log: Logger?, _ metrics: ServiceMetrics) {
        self.log = log
        self.metrics = metrics
    }

    func tell(_ source: RealtimeWatch.Named, _ outcome: RealtimeWatch.Outcome) {
        switch outcome {
        case .taken(let timestamp, let updates, let unmatched):
            metrics.realtime(source.source.shown, atlas: source.atlas, timestamp: timestamp)
            let wasFailing = failing.withLock { $0.removeValue(forKey: source) } != nil
            let facts: Logger.Metadata = [
                "atlas": "\(source.atlas)", "source": "\(source.source.shown)",
                "updates": "\(updates)", "unmatched": "\(unmatched)",
            ]
            if wasFailing {
                log?.notice("real time is there again", metadata: facts)
            } else {
                log?.debug("real time taken in", metadata: facts)
            }
        case .failed(let reason):
            metrics.realtime(source.source.shown, atlas: source.atlas, timestamp: nil)
            let before = failing.withLock { $0.updateValue(reason, forKey: source) }
            guard before != reason else { return }
            log?.error(
                "real time not taken in",
                metadata: ["atlas": "\(source.atlas)", "reason": "\(reason)"])
        }
    }
}
