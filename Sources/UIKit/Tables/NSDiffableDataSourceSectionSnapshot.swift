/// The items of a section, some below others, of which each is there once.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var entries: [Entry] = []

    fileprivate struct Entry {
        let item: ItemIdentifierType
        let parent: ItemIdentifierType?
        let level: Int
        var isExpanded = false
    }

    /// Creates a snapshot of nothing.
    public init() {}

    /// All items, each before those below it.
    public var items: [ItemIdentifierType] { entries.map(\.item) }
    /// The items that are below none.
    public var rootItems: [ItemIdentifierType] {
        entries.filter { $0.parent == nil }.map(\.item)
    }
    /// The items whose parents are all expanded, each before those below it.
    public var visibleItems: [ItemIdentifierType] {
        var open: Set<ItemIdentifierType> = []
        return entries.compactMap { entry in
            if let parent = entry.parent, !open.contains(parent) { return nil }
            if entry.isExpanded { open.insert(entry.item) }
            return entry.item
        }
    }

    private func place(of item: ItemIdentifierType) -> Int? {
        entries.firstIndex { $0.item == item }
    }

    /// The place behind all that is below an item.
    private func end(of place: Int) -> Int {
        entries[(place + 1)...].firstIndex { $0.level <= entries[place].level } ?? entries.count
    }

    /// Adds items at the end of those below another, at the end of all for nil; those that are there stay where they are.
    ///
    /// The other has to be there.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil)
    {
        let above = parent.flatMap(place)
        if parent != nil, above == nil {
            preconditionFailure("The snapshot has no item to append others to.")
        }
        var (known, place) = (Set(self.items), above.map(end) ?? entries.count)
        for item in items where known.insert(item).inserted {
            let level = above.map { entries[$0].level + 1 } ?? 0
            entries.insert(Entry(item: item, parent: parent, level: level), at: place)
            place += 1
        }
    }

    /// Removes items with those below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let place = place(of: item) else { continue }
            entries.removeSubrange(place..<end(of: place))
        }
    }

    /// Removes all items.
    public mutating func deleteAll() { entries = [] }

    /// Shows the items below some.
    public mutating func expand(_ items: [ItemIdentifierType]) { set(items, isExpanded: true) }
    /// Hides the items below some.
    public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, isExpanded: false) }

    private mutating func set(_ items: [ItemIdentifierType], isExpanded: Bool) {
        for item in items {
            guard let place = place(of: item) else { continue }
            entries[place].isExpanded = isExpanded
        }
    }

    /// Returns whether the items below one are shown.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        place(of: item).map { entries[$0].isExpanded } ?? false
    }
    /// Returns whether all items above one are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
    /// Returns whether there is an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { place(of: item) != nil }
    /// Returns how many items are above one; 0 if it is not there.
    public func level(of item: ItemIdentifierType) -> Int {
        place(of: item).map { entries[$0].level } ?? 0
    }
    /// Returns the item above one; nil for none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        place(of: child).flatMap { entries[$0].parent }
    }
    /// Returns the place of an item among all; nil if it is not there.
    public func index(of item: ItemIdentifierType) -> Int? { place(of: item) }
}
