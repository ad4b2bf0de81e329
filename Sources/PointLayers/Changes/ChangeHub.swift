import Answers

/// Sends readers the changes of the views of layers that they follow.
///
/// A view is compared with itself some times a second, once for all readers, and keeps its last differences. A reader
/// that is slow, or comes back, gets what it missed joined into one difference; one that missed more than is kept gets
/// the whole view. So nothing waits for a reader and nothing is kept for one but a number.
package actor ChangeHub {
    /// A view that readers follow: a layer, a region and a zoom.
    package struct View: Hashable, Sendable {
        package let layer: String
        package let query: ClusterQuery

        package init(layer: String, query: ClusterQuery) {
            self.layer = layer
            self.query = query
        }
    }

    /// A view that is followed, or was.
    private struct Feed {
        var items: [String: LayerView.Item]
        var history: ChangeHistory
        var readers: Set<Int> = []
        var lastUse = 0
    }

    private struct Reader {
        let view: View
        /// What the reader has; nil for nothing.
        var version: Int?
        var waiting: CheckedContinuation<Signal, Never>?
    }

    private enum Signal {
        case changed
        case heartbeat
        case ended
    }

    private let layers: LayerList
    private let clock: any Clock<Duration>
    /// How long after a comparison the next one is made, at least.
    private let interval: Duration
    /// How often a reader hears something though nothing changes.
    private let heartbeat: Duration
    private var feeds: [View: Feed] = [:]
    private var readers: [Int: Reader] = [:]
    private var uses = 0
    private var comparing: Task<Void, Never>?
    private var beating: Task<Void, Never>?
    private let signals: AsyncStream<Void>

    /// The maximum number of readers, of views that are kept for returning readers, and of items of a view.
    package static let most = (readers: 10_000, idleViews: 256, items: 20_000)

    package init(
        _ layers: LayerList, clock: any Clock<Duration> = ContinuousClock(),
        interval: Duration = .milliseconds(100), heartbeat: Duration = .seconds(15)
    ) {
        self.layers = layers
        self.clock = clock
        self.interval = interval
        self.heartbeat = heartbeat
        let (signals, signal) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.signals = signals
        layers.listen { signal.yield() }
    }

    /// The number of readers that follow views.
    package var readerCount: Int { readers.count }

    // MARK: Reading

    /// Starts to follow a view, and returns the reader's number.
    ///
    /// - Parameter version: The last one that the reader has.
    /// - Throws: `PointError` if there are too many readers, or if the view shows too much.
    package func open(_ view: View, after version: Int?) throws(PointError) -> Int {
        guard readers.count < Self.most.readers else {
            throw PointError(.overloaded, "\(readers.count) views are followed already")
        }
        compare(view)
        guard feeds[view]?.items.count ?? 0 <= Self.most.items else {
            throw PointError(
                .malformed, "the view shows more than \(Self.most.items) clusters; zoom out or in")
        }
        uses += 1
        let number = uses
        readers[number] = Reader(view: view, version: version)
        feeds[view]?.readers.insert(number)
        feeds[view]?.lastUse = number
        begin()
        return number
    }

    /// Ends a reader; a pending wait for its next event ends without one.
    package func close(_ number: Int) {
        guard let reader = readers.removeValue(forKey: number) else { return }
        reader.waiting?.resume(returning: .ended)
        feeds[reader.view]?.readers.remove(number)
        let idle = feeds.filter { $0.value.readers.isEmpty }
        if idle.count > Self.most.idleViews,
            let oldest = idle.min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            feeds[oldest.key] = nil
        }
        if readers.isEmpty {
            beating?.cancel()
            beating = nil
        }
    }

    /// Waits for the next event of a reader; nil once it does not follow any more.
    package func next(_ number: Int) async -> [UInt8]? {
        while let reader = readers[number] {
            if Task.isCancelled { break }
            if let event = event(for: number, reader) { return event }
            switch await wait(number) {
            case .changed: continue
            case .heartbeat: return Array(":\n\n".utf8)
            case .ended: break
            }
            break
        }
        close(number)
        return nil
    }

    private func wait(_ number: Int) async -> Signal {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard readers[number] != nil, !Task.isCancelled else {
                    return continuation.resume(returning: .ended)
                }
                readers[number]?.waiting = continuation
            }
        } onCancel: {
            Task { await self.close(number) }
        }
    }

    private func wake(_ number: Int, _ signal: Signal) {
        let waiting = readers[number]?.waiting
        readers[number]?.waiting = nil
        waiting?.resume(returning: signal)
    }

    /// What a reader does not have yet; nil if it has all.
    private func event(for number: Int, _ reader: Reader) -> [UInt8]? {
        guard let feed = feeds[reader.view] else { return nil }
        let version = feed.history.version
        guard let last = reader.version, let difference = feed.history.since(last) else {
            readers[number]?.version = version
            return ChangeEvent.snapshot(feed.items, reader.view.query, version: version)
        }
        readers[number]?.version = version
        if difference.isEmpty { return nil }
        return ChangeEvent.changes(difference, reader.view.query, version: version)
    }

    // MARK: Comparing

    /// Begins to compare and to be heard, unless that was begun.
    private func begin() {
        if comparing == nil {
            let (signals, clock, interval) = (self.signals, self.clock, self.interval)
            comparing = Task { [weak self] in
                for await _ in signals {
                    let took = await self?.compareAll() ?? .zero
                    // Much to compare is compared less often: a fifth of a core at most. Sleep fails when the hub is gone.
                    guard (try? await clock.sleep(for: max(interval, took * 4))) != nil else {
                        return
                    }
                }
            }
        }
        if beating == nil {
            let (clock, heartbeat) = (self.clock, self.heartbeat)
            // Sleep fails when the last reader is gone.
            beating = Task { [weak self] in
                while (try? await clock.sleep(for: heartbeat)) != nil { await self?.beat() }
            }
        }
    }

    private func beat() {
        for number in Array(readers.keys) { wake(number, .heartbeat) }
    }

    /// Compares every view that is followed with its layer; returns how long that took.
    @discardableResult
    package func compareAll() -> Duration {
        let start = ContinuousClock.now
        for (view, feed) in feeds where !feed.readers.isEmpty {
            guard compare(view) else { continue }
            for number in feed.readers {
                if feeds[view]?.items.count ?? 0 > Self.most.items {
                    close(number)
                } else {
                    wake(number, .changed)
                }
            }
        }
        return ContinuousClock.now - start
    }

    /// Compares a view with its layer; returns whether it changed.
    @discardableResult
    private func compare(_ view: View) -> Bool {
        let layer = layers[view.layer]
        let known = feeds[view]
        // A layer that is gone shows nothing, from its last commit on.
        guard known?.history.version != (layer?.state.version ?? layers.version) else {
            return false
        }
        var (items, version) = ([String: LayerView.Item](), layers.version)
        if let layer {
            let shown = LayerView(
                layer, conditions: view.query.conditions, sums: view.query.sums)
            version = shown.state.version
            for item in shown.items(view.query) { items[item.id] = item }
        }
        guard var feed = known else {
            feeds[view] = Feed(items: items, history: ChangeHistory(version: version))
            return true
        }
        let difference = ClusterDifference(from: feed.items, to: items)
        feed.history.note(difference, version: version)
        feed.items = items
        feeds[view] = feed
        return !difference.isEmpty
    }

    deinit {
        comparing?.cancel()
        beating?.cancel()
    }
}
