/// Keeps what was used last, up to a number of bytes.
package struct RecencyCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        var value: Value
        var byteCount: Int
        var use: Int
    }

    private var entries: [Key: Entry] = [:]
    private var byteCount = 0
    private var uses = 0
    private let limit: Int

    /// Creates an empty cache.
    ///
    /// - Parameter limit: The maximum number of bytes that are kept; one value is kept even if it has more.
    package init(limit: Int) { self.limit = limit }

    /// What is kept by a key; nil for nothing.
    package subscript(key: Key) -> Value? {
        mutating get {
            guard let known = entries[key]?.value else { return nil }
            uses += 1
            entries[key]?.use = uses
            return known
        }
    }

    /// Keeps a value of a number of bytes, and lets those go that were used longest ago.
    ///
    /// Where there is no room, an eighth of it is made at once, so that to look for the oldest costs little for each value.
    package mutating func add(_ value: Value, byteCount added: Int, _ key: Key) {
        if let known = entries.removeValue(forKey: key) { byteCount -= known.byteCount }
        if byteCount + added > limit {
            for (key, entry) in entries.sorted(by: { $0.value.use < $1.value.use }) {
                if byteCount + added <= limit, byteCount <= limit - limit / 8 { break }
                byteCount -= entry.byteCount
                entries[key] = nil
            }
        }
        uses += 1
        entries[key] = Entry(value: value, byteCount: added, use: uses)
        byteCount += added
    }
}
