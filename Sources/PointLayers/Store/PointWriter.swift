import Dispatch
import Synchronization

/// Writes points: gathers writes of a few milliseconds, and commits them at once.
///
/// What is acknowledged is on the disk and is what readers see. If a commit fails nothing of it is acknowledged, and
/// readers go on seeing what was before.
package final class PointWriter: Sendable {
    /// A write with the continuation that waits for it.
    private struct Waiting {
        let write: PointWrite
        let done: CheckedContinuation<PointReceipt, any Error>
    }

    private struct Queue {
        var waiting: [Waiting] = []
        var size = 0
        var isScheduled = false
        var isClosed = false
    }

    /// What is known of the database between commits.
    private struct Known {
        var version: Int
        var numbers: [String: Int]
    }

    private let layers: LayerList
    /// Nil once the store is closed.
    private let held: Mutex<PointDatabase?>
    private let gathering: Duration
    private let limit: Int
    private let queue = Mutex(Queue())
    private let known: Mutex<Known>
    /// Where commits are made, one after the other.
    private let lane = DispatchQueue(label: "mapwright.points")

    /// The maximum number of layers there may be.
    package static let mostLayers = 1000

    /// Opens a store and adds its layers to a list.
    ///
    /// - Parameters:
    ///   - gathering: How long the first of several writes waits for others.
    ///   - limit: How many edits may wait.
    package init(
        _ layers: LayerList, path: String, gathering: Duration = .milliseconds(2),
        limit: Int = 200_000
    ) throws(PointError) {
        self.layers = layers
        self.gathering = gathering
        self.limit = limit
        let database = try PointDatabase(path: path)
        held = Mutex(database)
        let content = try database.content()
        for (name, number) in content.layers {
            let state = try LayerState(content.points[number] ?? [], version: content.version)
            try layers.add(LiveLayer(name, .store, state))
        }
        known = Mutex(Known(version: content.version, numbers: content.layers))
    }

    /// Writes; returns when it is on the disk.
    ///
    /// - Throws: `PointError`; nothing was written then.
    package func write(_ write: PointWrite) async throws -> PointReceipt {
        try await withCheckedThrowingContinuation { done in
            let refusal: PointError? = queue.withLock { queue in
                guard !queue.isClosed else {
                    return PointError(.unavailable, "the store is closed")
                }
                guard queue.waiting.isEmpty || queue.size + write.size <= limit else {
                    return PointError(
                        .overloaded, "\(queue.size) edits wait to be written; try again later")
                }
                queue.waiting.append(Waiting(write: write, done: done))
                queue.size += write.size
                if !queue.isScheduled {
                    queue.isScheduled = true
                    lane.asyncAfter(deadline: .now() + gathering.interval) { self.commit() }
                }
                return nil
            }
            if let refusal { done.resume(throwing: refusal) }
        }
    }

    /// The store's file; nil once it is closed.
    package var database: PointDatabase? { held.withLock { $0 } }

    /// Writes what waits, takes no more, and closes the file.
    package func close() {
        queue.withLock { $0.isClosed = true }
        lane.sync {
            commit()
            held.withLock { $0 = nil }
        }
    }

    /// Commits the pending writes.
    private func commit() {
        let waiting = queue.withLock { queue in
            defer {
                queue.waiting = []
                queue.size = 0
                queue.isScheduled = false
            }
            return queue.waiting
        }
        guard !waiting.isEmpty else { return }
        let (last, numbers) = known.withLock { ($0.version, $0.numbers) }
        var batch = PointBatch(layers, numbers: numbers, version: last + 1)
        let outcomes = waiting.map { waiting in
            Result { try batch.add(waiting.write) }
        }
        do {
            let isEmpty = batch.isEmpty
            if !isEmpty {
                guard let database else { throw PointError(.unavailable, "the store is closed") }
                try batch.write(to: database)
                known.withLock { $0 = Known(version: batch.version, numbers: batch.numbers) }
            }
            let published = batch.published()
            if !isEmpty { layers.note(published, version: batch.version) }
            for (waiting, outcome) in zip(waiting, outcomes) { waiting.done.resume(with: outcome) }
        } catch {
            for waiting in waiting { waiting.done.resume(throwing: error) }
        }
    }
}

extension Duration {
    /// The interval for Dispatch.
    fileprivate var interval: DispatchTimeInterval {
        .nanoseconds(
            Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000))
    }
}
