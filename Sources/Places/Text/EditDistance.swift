/// Counts edits between two words: letters put in, left out, replaced, or swapped with a neighbor.
///
/// Damerau–Levenshtein distance in its restricted form (optimal string alignment).
package struct EditDistance {
    private var before: [Int] = []
    private var previous: [Int] = []
    private var current: [Int] = []

    package init() {}

    /// The number of edits, or `limit + 1` if it is more than `limit`.
    package mutating func between(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int {
        if abs(a.count - b.count) > limit { return limit + 1 }
        if previous.count <= b.count {
            before = Array(repeating: 0, count: b.count + 1)
            previous = before
            current = before
        }
        for j in 0...b.count { previous[j] = j }
        for i in 0..<a.count {
            current[0] = i + 1
            var lowest = i + 1
            for j in 0..<b.count {
                var value = previous[j] + (a[i] == b[j] ? 0 : 1)
                value = min(value, previous[j + 1] + 1, current[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    value = min(value, before[j - 1] + 1)
                }
                current[j + 1] = value
                lowest = min(lowest, value)
            }
            if lowest > limit { return limit + 1 }
            swap(&before, &previous)
            swap(&previous, &current)
        }
        return min(previous[b.count], limit + 1)
    }

    /// The number of edits between two words as a share of the longer one, from 0 to 1.
    mutating func share(_ a: [UInt8], _ b: [UInt8]) -> Float {
        let longest = max(a.count, b.count)
        return Float(between(a, b, atMost: longest)) / Float(max(longest, 1))
    }

    /// How many edits are forgiven in a word: none under 4 letters, 1 under 8, then 2.
    static func forgiven(_ word: some Collection<UInt8>) -> Int {
        if word.first.map({ $0 >= 48 && $0 <= 57 }) ?? true { return 0 }
        return word.count < 4 ? 0 : word.count < 8 ? 1 : 2
    }
}
