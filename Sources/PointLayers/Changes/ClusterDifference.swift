/// The difference between the items of a view at two times.
package struct ClusterDifference: Sendable, Equatable {
    package typealias Item = LayerView.Item

    /// The items that were added, and those that changed, by id.
    package var added: [String: Item] = [:]
    package var changed: [String: Item] = [:]
    /// The ids of the items that were removed.
    package var removed: Set<String> = []

    /// Creates a difference without items.
    package init() {}

    /// Compares the items of a view before and after.
    package init(from old: [String: Item], to new: [String: Item]) {
        for (id, item) in new {
            guard let before = old[id] else {
                added[id] = item
                continue
            }
            if before != item { changed[id] = item }
        }
        for id in old.keys where new[id] == nil { removed.insert(id) }
    }

    /// Whether nothing was added, changed or removed.
    package var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }

    /// The number of items that the difference holds.
    package var count: Int { added.count + changed.count + removed.count }

    /// Joins the next difference, so that a reader that missed this one gets both at once.
    package mutating func join(_ next: ClusterDifference) {
        for (id, item) in next.added {
            // What went and came again was there before.
            if removed.remove(id) != nil { changed[id] = item } else { added[id] = item }
        }
        for (id, item) in next.changed {
            if added[id] != nil { added[id] = item } else { changed[id] = item }
        }
        for id in next.removed {
            // What came and went was never there.
            if added.removeValue(forKey: id) != nil { continue }
            changed[id] = nil
            removed.insert(id)
        }
    }
}

/// The differences of a view in the order in which they happened, as many as are kept.
package struct ChangeHistory: Sendable {
    /// The maximum number of differences, and the most items in them, that are kept.
    package static let most = (differences: 256, items: 20_000)

    /// The version from which on every difference is known.
    private var base: Int
    /// The latest version that was noted.
    package private(set) var version: Int
    private var differences: [(version: Int, difference: ClusterDifference)] = []
    private var items = 0

    /// Creates a history that starts with a version.
    package init(version: Int) {
        base = version
        self.version = version
    }

    /// Appends the difference that leads to a version.
    package mutating func note(_ difference: ClusterDifference, version: Int) {
        self.version = version
        if difference.isEmpty { return }
        differences.append((version, difference))
        items += difference.count
        var dropped = 0
        while differences.count - dropped > Self.most.differences
            || (items > Self.most.items && dropped < differences.count)
        {
            base = differences[dropped].version
            items -= differences[dropped].difference.count
            dropped += 1
        }
        differences.removeFirst(dropped)
    }

    /// Returns all changes after a version, joined; nil if they are not kept any more.
    package func since(_ version: Int) -> ClusterDifference? {
        guard (base...self.version).contains(version) else { return nil }
        var joined = ClusterDifference()
        for (at, difference) in differences where at > version { joined.join(difference) }
        return joined
    }
}
