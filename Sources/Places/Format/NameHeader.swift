/// What stands before the words of a name: a bit that no word has, what kind of name it is, how many words
/// it has, and how much they count together.
///
/// Bits: 31 set; 28–30 kind; 16–27 number of words; 0–15 weight in 1/1024.
struct NameHeader {
    let bits: UInt32

    init(bits: UInt32) { self.bits = bits }

    init(kind: NameKind, count: Int, weight: Float) {
        let scaled = UInt32(min(max(weight * 1_024, 1), 65_535))
        bits = 1 << 31 | UInt32(kind.rawValue) << 28 | UInt32(count & 0xfff) << 16 | scaled
    }

    /// Whether this is a header and no word.
    @inline(__always) var isHeader: Bool { bits >> 31 != 0 }
    /// What kind of name follows.
    @inline(__always) var kind: NameKind { NameKind(rawValue: UInt8(bits >> 28 & 7)) ?? .words }
    /// How many words follow.
    @inline(__always) var count: Int { Int(bits >> 16 & 0xfff) }
    /// How much the words count together.
    @inline(__always) var weight: Float { Float(bits & 0xffff) / 1_024 }
}

/// How much words of names count: rare ones more, from 0.3 to 1.3.
struct WordWeight {
    private let total: Float
    private let logTotal: Float

    /// - Parameter total: How many places there are.
    init(total: Int) {
        self.total = Float(max(total, 2))
        logTotal = log2Approximately(1 + self.total)
    }

    /// The weight of a word that so many places have.
    @inline(__always)
    func of(_ frequency: Int) -> Float {
        0.3 + log2Approximately(1 + total / Float(max(frequency, 1))) / logTotal
    }
}
