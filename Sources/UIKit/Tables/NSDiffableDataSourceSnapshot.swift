/// The sections and items that a diffable data source shows, by their identifiers, of which each is there once.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
    private var sections: [Section] = []

    fileprivate struct Section {
        var identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    /// Creates a snapshot of nothing.
    public init() {}

    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The number of items in all sections.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// Returns the number of items of a section; 0 if it is not there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of a section; none if it is not there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType)
        -> [ItemIdentifierType]
    { indexOfSection(identifier).map { sections[$0].items } ?? [] }

    /// Returns the section of an item; nil if it is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
        -> SectionIdentifierType?
    { sections.first { $0.items.contains(identifier) }?.identifier }

    /// Returns the place of an item among all; nil if it is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }

    /// Returns the place of a section; nil if it is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    /// Returns an item by its section and its place there; nil if there is none.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return sections[path.section].items[path.item]
    }

    /// Returns the section of an item and its place there; nil if it is not there.
    func path(of identifier: ItemIdentifierType) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            if let item = content.items.firstIndex(of: identifier) {
                return IndexPath(item: item, section: section)
            }
        }
        return nil
    }

    /// Adds sections after the others; those that are there stay where they are.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where indexOfSection(identifier) == nil {
            sections.append(Section(identifier: identifier))
        }
    }

    /// Adds items at the end of a section, the last one for nil; those that are there move.
    ///
    /// The section has to be there.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let place = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
        guard let place else {
            preconditionFailure("The snapshot has no section to append items to.")
        }
        deleteItems(identifiers)
        sections[place].items += unique(identifiers)
    }

    /// Puts items before another, which has to be there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

    /// Puts items after another, which has to be there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: afterIdentifier, offset: 1) }

    /// Moves an item before another; both have to be there.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) { insert([identifier], at: toIdentifier, offset: 0) }

    /// Moves an item after another; both have to be there.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) { insert([identifier], at: toIdentifier, offset: 1) }

    /// Puts the items of a section in place of those that are there; the section is added if it is not.
    mutating func replaceItems(
        of section: SectionIdentifierType, by identifiers: [ItemIdentifierType]
    ) {
        appendSections([section])
        deleteItems(itemIdentifiers(inSection: section))
        appendItems(identifiers, toSection: section)
    }

    /// Removes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    }

    /// Removes all items, with their sections.
    public mutating func deleteAllItems() { sections = [] }

    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        sections.removeAll { gone.contains($0.identifier) }
    }

    /// Asks for the cells of items again: a table does so whenever a snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}

    /// Asks for the cells of items again: a table does so whenever a snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

    /// Asks for the cells of sections again: a table does so whenever a snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int
    ) {
        deleteItems(identifiers.filter { $0 != other })
        for index in sections.indices {
            guard let place = sections[index].items.firstIndex(of: other) else { continue }
            sections[index].items.insert(
                contentsOf: unique(identifiers.filter { $0 != other }), at: place + offset)
            return
        }
        preconditionFailure("The snapshot has no item to insert others beside.")
    }

    private func unique(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        var seen: Set<ItemIdentifierType> = []
        return identifiers.filter { seen.insert($0).inserted }
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
