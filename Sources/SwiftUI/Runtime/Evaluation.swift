/// What is being evaluated now.
@MainActor enum Evaluation {
    /// The node whose body is being evaluated; nil outside.
    static var current: ViewNode?
}

/// A piece of state that records its readers.
///
/// Reading and writing are allowed anywhere; the readers belong to the main actor, and are told there.
package class Source: @unchecked Sendable {
    // Unchecked because subclasses keep values of any type, behind the lock; the readers are the main actor's.
    final let lock = NSLock()
    @MainActor private var readers: [ObjectIdentifier: () -> ViewNode?] = [:]

    package init() {}

    /// Notes that what is being evaluated now depends on it.
    final func noteRead() {
        guard MainThread.isCurrent else { return }
        MainActor.assumeIsolated {
            guard let node = Evaluation.current else { return }
            let key = ObjectIdentifier(node)
            guard readers[key] == nil else { return }
            readers[key] = { [weak node] in node }
            node.hasRead(self)
        }
    }

    /// Notifies the readers.
    final func noteChange() {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { tellReaders() }
        } else {
            Task { @MainActor in tellReaders() }
        }
    }

    @MainActor private func tellReaders() {
        for reader in readers.values { reader()?.readHasChanged() }
    }

    /// Removes a reader.
    @MainActor final func forget(_ node: ViewNode) { readers[ObjectIdentifier(node)] = nil }
}

/// A value that bodies can read and are evaluated again for when it changes.
package final class StoredValue<Value>: Source, @unchecked Sendable {
    // Unchecked because the value may be of any type; it is read and written behind the lock.
    private var stored: Value

    package init(_ value: Value) { stored = value }

    package var value: Value {
        get {
            noteRead()
            return lock.withLock { stored }
        }
        set {
            let isSame = lock.withLock {
                let isSame = Self.isEqual(stored, newValue)
                stored = newValue
                return isSame
            }
            if !isSame { noteChange() }
        }
    }

    /// The value, without depending on it.
    package var unread: Value { lock.withLock { stored } }

    private static func isEqual(_ old: Value, _ new: Value) -> Bool {
        guard let first = old as? any Equatable else { return false }
        func open<E: Equatable>(_ first: E) -> Bool { (new as? E) == first }
        return open(first)
    }
}

/// The `@Observable` properties that were read, until one of them changes or the observation is cancelled.
@MainActor final class TrackedReading {
    /// A property of ours that is read along with all others: changing it ends the tracking of all.
    ///
    /// Observation has no public way to stop listening. Without one a body that is evaluated often would leave a
    /// listener with every object at each evaluation.
    private final class End: Observable, @unchecked Sendable {
        // Unchecked: the registrar has a lock of its own, and there is nothing else.
        let registrar = ObservationRegistrar()
        var end: Bool { false }
        func read() { registrar.access(self, keyPath: \.end) }
        func change() { registrar.withMutation(of: self, keyPath: \.end) {} }
    }

    private let end = End()
    private var isOver = false

    /// Does something, and calls back once, on the main actor, when an observed property that was read changes.
    static func track<T>(
        _ work: () -> T, onChange: @escaping @MainActor @Sendable () -> Void
    ) -> (T, TrackedReading) {
        let tracking = TrackedReading()
        let value = withObservationTracking {
            tracking.end.read()
            return work()
        } onChange: { [weak tracking] in
            // Called before the value is set, on the thread that sets it.
            if MainThread.isCurrent {
                MainActor.assumeIsolated { if tracking?.isOver == false { onChange() } }
            } else {
                Task { @MainActor in if tracking?.isOver == false { onChange() } }
            }
        }
        return (value, tracking)
    }

    /// Stops listening.
    func cancel() {
        isOver = true
        end.change()
    }
}
