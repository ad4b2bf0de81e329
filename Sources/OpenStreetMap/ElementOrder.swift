/// The order of a run of elements, kept small so that the runs of blocks decoded in parallel can be
/// judged together afterwards.
struct ElementOrder {
    /// A place in the order nodes, ways, relations, by id within each.
    struct Key: Equatable, Comparable {
        var kind: ElementKind
        var id: Int64

        static func < (a: Key, b: Key) -> Bool {
            a.kind == b.kind ? a.id < b.id : a.kind.rawValue < b.kind.rawValue
        }
    }

    /// Whether the delivered elements ascend strictly.
    private(set) var isSorted = true
    private var firstDelivered: Key?
    private var lastDelivered: Key?
    /// First and last element, deleted ones included.
    private var first: (key: Key, isDeleted: Bool)?
    private var last: (key: Key, isDeleted: Bool)?

    /// Records the next element.
    ///
    /// False when it and the one before are versions of the same element and one of the two is
    /// deleted: skipping the deleted one would bring back what the other says.
    mutating func note(_ kind: ElementKind, _ id: Int64, isDeleted: Bool = false) -> Bool {
        let key = Key(kind: kind, id: id)
        if let last, last.key == key, last.isDeleted || isDeleted { return false }
        last = (key, isDeleted)
        if first == nil { first = last }
        if isDeleted { return true }
        if let lastDelivered, !(lastDelivered < key) { isSorted = false }
        if firstDelivered == nil { firstDelivered = key }
        lastDelivered = key
        return true
    }

    /// Notes many elements of one kind, none of them deleted.
    mutating func note(_ kind: ElementKind, _ ids: ArraySlice<Int64>) -> Bool {
        guard let start = ids.first, let end = ids.last else { return true }
        guard note(kind, start) else { return false }
        var ascends = true
        var previous = start
        for id in ids.dropFirst() {
            ascends = ascends && previous < id
            previous = id
        }
        if !ascends { isSorted = false }
        last = (Key(kind: kind, id: end), false)
        lastDelivered = last?.key
        return true
    }

    /// Notes a whole run behind this one; false as for a single element.
    mutating func append(_ run: ElementOrder) -> Bool {
        isSorted = isSorted && run.isSorted
        if let last, let next = run.first, last.key == next.key, last.isDeleted || next.isDeleted {
            return false
        }
        if let lastDelivered, let next = run.firstDelivered, !(lastDelivered < next) {
            isSorted = false
        }
        first = first ?? run.first
        last = run.last ?? last
        firstDelivered = firstDelivered ?? run.firstDelivered
        lastDelivered = run.lastDelivered ?? lastDelivered
        return true
    }
}
