import Synchronization

/// A layer that one writer changes while any number of readers ask.
///
/// There are two states that change in turns: the one that is read, and the one before, which the writer brings up to
/// date with what it missed and what is new. Then they change places. A reader never waits for the writer, and the writer
/// copies nothing unless a reader still holds the state from two writes ago; then the arrays copy themselves.
package final class LiveLayer: Sendable {
    /// The source of the layer's points: a file that was read once, or the store.
    package enum Source: Sendable, Equatable {
        case file(String)
        case store
    }

    /// A state that readers share.
    private final class Published: Sendable {
        let state: LayerState
        init(_ state: LayerState) { self.state = state }
    }

    /// What the writer keeps between two writes.
    private struct Spare {
        var state: LayerState
        var missed: [[LayerState.Change]]
        var version: Int

        /// Catches up, in the same steps, so that points get the same numbers.
        mutating func catchUp() throws(PointError) {
            for changes in missed { try state.apply(changes, version: version) }
        }
    }

    package let name: String
    package let source: Source
    /// The columns of numbers that questions need of the properties.
    package let columns = PropertyColumns()
    private let published: Mutex<Published>
    private let spare = Mutex<Spare?>(nil)

    package init(_ name: String, _ source: Source, _ state: LayerState) {
        self.name = name
        self.source = source
        published = Mutex(Published(state))
    }

    /// The layer as it is now.
    package var state: LayerState { published.withLock { $0 }.state }

    /// A write that readers do not see yet.
    ///
    /// An object, so that its arrays have one owner and are changed in their place.
    package final class Draft {
        private(set) var state: LayerState
        fileprivate private(set) var changes: [[LayerState.Change]] = []

        fileprivate init(_ state: LayerState) { self.state = state }

        /// Applies changes to the draft.
        package func apply(_ changes: [LayerState.Change], version: Int) throws(PointError) {
            try state.apply(changes, version: version)
            self.changes.append(changes)
        }
    }

    /// Starts a write; the only writer has one draft of a layer at a time.
    ///
    /// A draft that is thrown away changed nothing.
    package func draft() -> Draft {
        // What a copy could not take the original took, so bringing it up to date does not fail either; should it, the
        // state that is read is copied.
        if var waiting = spare.withLock({ $0.take() }),
            (try? waiting.catchUp()) != nil
        {
            return Draft(waiting.state)
        }
        return Draft(state)
    }

    /// Shows readers what a draft holds.
    package func publish(_ draft: Draft) {
        let next = Published(draft.state)
        let last = published.withLock { current in
            defer { current = next }
            return current
        }
        spare.withLock {
            $0 = Spare(
                state: last.state, missed: draft.changes, version: next.state.version)
        }
    }
}
