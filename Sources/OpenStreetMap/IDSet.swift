/// A set of ids of elements, as bits in pages of those that occur.
///
/// Memory: 1 kB for each run of 8,192 ids of which one is in the set, so that a set of all nodes of a country takes about
/// a third of a byte an id.
struct IDSet: Sendable {
    /// Ids of a page: 128 words of 64 bits.
    private static let pageBits = 13
    private static let wordsPerPage = 1 << (pageBits - 6)

    private var pageOfKey: [Int64: Int] = [:]
    private var words: [UInt64] = []
    /// The page of the last look-up: ids come in order.
    private var last: (key: Int64, start: Int)?

    /// Adds an id.
    mutating func insert(_ id: Int64) {
        let key = id >> Int64(Self.pageBits)
        let start: Int
        if let last, last.key == key {
            start = last.start
        } else if let known = pageOfKey[key] {
            start = known
        } else {
            start = words.count
            pageOfKey[key] = start
            words.append(contentsOf: repeatElement(0, count: Self.wordsPerPage))
        }
        last = (key, start)
        let (word, bit) = Self.place(id)
        words[start + word] |= 1 << bit
    }

    /// Whether the set has an id.
    func contains(_ id: Int64) -> Bool {
        let key = id >> Int64(Self.pageBits)
        guard let start = pageOfKey[key] else { return false }
        let (word, bit) = Self.place(id)
        return words[start + word] & 1 << bit != 0
    }

    private static func place(_ id: Int64) -> (word: Int, bit: UInt64) {
        let inPage = UInt64(bitPattern: id) & (1 << UInt64(pageBits) - 1)
        return (Int(inPage >> 6), inPage & 63)
    }
}
