/// Keeps what was used last, up to a number of bytes.
struct BlockCache<Value: Sendable>: Sendable {
    private struct Entry {
        var value: Value
        var cost: Int
        var use: Int
    }

    private var entries: [Int: Entry] = [:]
    private var cost = 0
    private var uses = 0

    /// The maximum number of bytes that are kept.
    static var limit: Int { 64 << 20 }

    /// What is kept by a key; nil for nothing.
    subscript(key: Int) -> Value? {
        mutating get {
            guard entries[key] != nil else { return nil }
            uses += 1
            entries[key]?.use = uses
            return entries[key]?.value
        }
    }

    /// Keeps a value, and lets those go that were used longest ago.
    mutating func add(_ value: Value, cost added: Int, _ key: Int) {
        if let known = entries.removeValue(forKey: key) { cost -= known.cost }
        while cost + added > Self.limit,
            let oldest = entries.min(by: { $0.value.use < $1.value.use })
        {
            cost -= oldest.value.cost
            entries[oldest.key] = nil
        }
        uses += 1
        entries[key] = Entry(value: value, cost: added, use: uses)
        cost += added
    }
}
