import Columns

/// Strings by number, as the tables of a road graph hold them.
struct TextTable {
    /// Offsets into `bytes`; string 0 is empty.
    private(set) var starts: [UInt32] = [0, 0]
    private(set) var bytes: [UInt8] = []
    private var numbers: [String: UInt32] = ["": 0]

    /// Throws if there are more bytes than the offsets can count, which are cut then.
    func checkCount(limit: Int) throws(CountOverflow) {
        try CountOverflow.check(bytes.count, "bytes of text about roads", limit: limit)
    }

    /// The number of a string, which is added if it is new.
    mutating func number(_ text: String) -> UInt32 {
        // Most roads say nothing of most things.
        if text.isEmpty { return 0 }
        if let known = numbers[text] { return known }
        let new = UInt32(truncatingIfNeeded: numbers.count)
        numbers[text] = new
        bytes.append(contentsOf: text.utf8)
        starts.append(UInt32(truncatingIfNeeded: bytes.count))
        return new
    }
}
