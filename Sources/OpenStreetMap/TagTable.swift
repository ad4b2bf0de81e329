/// The tags of many elements, as pairs of string numbers in one array.
public struct TagTable: Sendable {
    /// Offsets into `entries`; element `i` owns `starts[i] ..< starts[i + 1]`.
    public internal(set) var starts: [UInt32] = [0]
    /// Key, value, key, value, …: numbers in the dataset's string pool.
    public internal(set) var entries: [UInt32] = []

    /// The number of elements that the table has tags of.
    public var count: Int { starts.count - 1 }

    /// The tags of element `index`.
    @inline(__always)
    public subscript(index: Int) -> Tags {
        Tags(entries: entries, start: Int(starts[index]), end: Int(starts[index + 1]))
    }

    /// Appends the tags of one more element.
    mutating func append(_ tags: some Sequence<UInt32>) {
        entries.append(contentsOf: tags)
        starts.append(UInt32(entries.count))
    }

    /// Returns the table with its elements in another order.
    func reordered(_ order: [UInt32]) -> TagTable {
        var result = TagTable()
        result.starts.reserveCapacity(order.count + 1)
        result.entries.reserveCapacity(entries.count)
        for index in order {
            result.append(entries[Int(starts[Int(index)])..<Int(starts[Int(index) + 1])])
        }
        return result
    }
}

/// The tags of one element: keys and values as numbers in a string pool.
public struct Tags: Sendable {
    let entries: [UInt32]
    let start: Int
    let end: Int

    /// The number of tags of the element.
    public var count: Int { (end - start) / 2 }

    /// Whether the element has no tags.
    public var isEmpty: Bool { start == end }

    /// The value of a key, or nil.
    ///
    /// A key that occurs twice counts by its first value.
    @inline(__always)
    public subscript(key: UInt32) -> UInt32? {
        var position = start
        while position < end {
            if entries[position] == key { return entries[position + 1] }
            position += 2
        }
        return nil
    }

    /// Calls `body` with each key and value.
    @inline(__always)
    public func forEach(_ body: (_ key: UInt32, _ value: UInt32) -> Void) {
        var position = start
        while position < end {
            body(entries[position], entries[position + 1])
            position += 2
        }
    }
}
