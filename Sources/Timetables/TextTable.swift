import Columns

/// Texts by their numbers, each kept once; number 0 is empty.
struct TextTable {
    private var numbers: [String: UInt32] = ["": 0]
    /// Where each text begins; one more than there are texts.
    private(set) var starts: [UInt32] = [0, 0]
    /// The texts in UTF-8.
    private(set) var bytes: [UInt8] = []

    /// Throws if there are more bytes than the numbers can count, which are cut then.
    func checkCount(limit: Int) throws(CountOverflow) {
        try CountOverflow.check(
            bytes.count, "bytes of text in timetables", limit: limit, source: .feeds)
    }

    /// The number of a text.
    ///
    /// Control characters are left out: a name with them would do something to a terminal instead of standing there.
    mutating func number(of text: String) -> UInt32 {
        let text =
            text.utf8.contains { $0 < 0x20 || $0 == 0x7f }
            ? Self.withoutControls(text) : text
        if let number = numbers[text] { return number }
        let number = UInt32(truncatingIfNeeded: starts.count - 1)
        numbers[text] = number
        bytes.append(contentsOf: text.utf8)
        starts.append(UInt32(truncatingIfNeeded: bytes.count))
        return number
    }

    private static func withoutControls(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        kept.append(
            contentsOf: text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7f })
        return String(kept)
    }
}
