/// Writes that are committed to the store together.
package struct PointBatch {
    /// The new state of a layer.
    private enum Next {
        case draft(LiveLayer, LiveLayer.Draft)
        case deleted
    }

    /// What the database has to do, in this order.
    private enum Step {
        case addLayer(String)
        case removeLayer(String)
        case change(String, [LayerState.Change])
    }

    package let version: Int
    /// The layers' numbers in the database; those of new ones once it was written.
    package private(set) var numbers: [String: Int]
    private let layers: LayerList
    private var next: [String: Next] = [:]
    private var steps: [Step] = []

    package init(_ layers: LayerList, numbers: [String: Int], version: Int) {
        self.layers = layers
        self.numbers = numbers
        self.version = version
    }

    /// Whether the writes change nothing.
    package var isEmpty: Bool { steps.isEmpty }

    /// Adds a write; one that throws adds nothing.
    package mutating func add(_ write: PointWrite) throws(PointError) -> PointReceipt {
        if let layer = layers[write.layer], case .file(let path) = layer.source {
            throw PointError(
                .readOnly, "the layer “\(write.layer)” is read from \(path) and cannot be changed")
        }
        switch write.content {
        case .deleteLayer: return try delete(write.layer)
        case .edits(let edits): return try apply(edits, to: write.layer)
        }
    }

    private mutating func delete(_ name: String) throws(PointError) -> PointReceipt {
        let count: Int
        switch next[name] {
        case .deleted?: throw Self.unknown(name)
        case .draft(_, let draft)?: count = draft.state.count
        case nil:
            guard let layer = layers[name] else { throw Self.unknown(name) }
            count = layer.state.count
        }
        next[name] = .deleted
        steps.append(.removeLayer(name))
        return PointReceipt(version: version, deleted: count)
    }

    private mutating func apply(
        _ edits: [PointEdit], to name: String
    ) throws(PointError) -> PointReceipt {
        let (layer, draft, isNew) = try draft(of: name, for: edits)
        if !isNew { next[name] = .draft(layer, draft) }
        guard draft.state.hasRoom(for: edits.count) else {
            throw PointError(.full, "the layer “\(name)” cannot hold \(edits.count) points more")
        }
        var receipt = PointReceipt(version: version)
        var changes: [LayerState.Change] = []
        changes.reserveCapacity(edits.count)
        for edit in PointEdit.last(edits) {
            guard let change = try edit.change(of: draft.state, version: version) else { continue }
            changes.append(change)
            switch change {
            case .remove: receipt.deleted += 1
            case .put(let point):
                if draft.state[point.id] == nil {
                    receipt.created += 1
                } else {
                    receipt.changed += 1
                }
            }
        }
        if isNew {
            steps.append(.addLayer(name))
            next[name] = .draft(layer, draft)
        }
        if changes.isEmpty {
            if !isNew { receipt.version = draft.state.version }
            return receipt
        }
        try draft.apply(changes, version: version)
        steps.append(.change(name, changes))
        return receipt
    }

    /// The draft of a layer, begun or continued, and whether the layer is new.
    private func draft(
        of name: String, for edits: [PointEdit]
    ) throws(PointError) -> (LiveLayer, LiveLayer.Draft, isNew: Bool) {
        switch next[name] {
        case .draft(let layer, let draft)?: return (layer, draft, false)
        case nil: if let layer = layers[name] { return (layer, layer.draft(), false) }
        case .deleted?: break
        }
        // Only what puts points makes a layer.
        guard edits.allSatisfy({ if case .put = $0 { true } else { false } }) else {
            throw Self.unknown(name)
        }
        guard numbers.count < PointWriter.mostLayers else {
            throw PointError(.full, "there are \(PointWriter.mostLayers) layers already")
        }
        let layer = LiveLayer(name, .store, try LayerState([], version: version))
        return (layer, layer.draft(), true)
    }

    private static func unknown(_ name: String) -> PointError {
        PointError(.unknownLayer, "there is no layer “\(name.prefix(80))”")
    }

    /// Commits everything; nothing is written if this throws.
    package mutating func write(to database: PointDatabase) throws(PointError) {
        var numbers = numbers
        try database.commit(version: version) { commit in
            for step in steps {
                switch step {
                case .addLayer(let name): numbers[name] = try commit.addLayer(name)
                case .removeLayer(let name):
                    if let number = numbers.removeValue(forKey: name) {
                        try commit.removeLayer(number)
                    }
                case .change(let name, let changes):
                    guard let number = numbers[name] else { continue }
                    for change in changes { try commit.write(change, layer: number) }
                }
            }
        }
        self.numbers = numbers
    }

    /// Publishes what was written; returns the layers that changed, nil for those that were
    /// removed.
    package mutating func published() -> [String: LiveLayer?] {
        let next = self.next
        self.next = [:]
        return next.mapValues { next in
            switch next {
            case .deleted: return nil
            case .draft(let layer, let draft):
                layer.publish(draft)
                return layer
            }
        }
    }
}
