/// Replacements of parts of a text that leave its lines where they are.
struct TextEdits {
    private let bytes: [UInt8]
    private var edits: [(range: Range<Int>, text: String)] = []

    init(_ text: String) { bytes = Array(text.utf8) }

    /// How many replacements there are.
    var count: Int { edits.count }

    /// Replaces a range, counted in UTF-8; line ends in it are kept behind the new text.
    mutating func replace(_ range: Range<Int>, with text: String) {
        guard !edits.contains(where: { $0.range.overlaps(range) && !range.isEmpty }) else { return }
        let ends = bytes[range].count { $0 == UInt8(ascii: "\n") }
        let own = text.utf8.count { $0 == UInt8(ascii: "\n") }
        edits.append((range, text + String(repeating: "\n", count: max(ends - own, 0))))
    }

    /// Takes a part out of the text, with the replacements in it; its lines stay empty.
    mutating func cut(_ range: Range<Int>) -> String {
        let part = text(in: range)
        edits.removeAll {
            $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound
        }
        replace(range, with: "")
        return part
    }

    /// Returns a part of the text with the replacements in it.
    func text(in range: Range<Int>? = nil) -> String {
        let range = range ?? 0..<bytes.count
        var result: [UInt8] = []
        var position = range.lowerBound
        let inside = edits.filter {
            $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound
        }
        for edit in inside.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            result += bytes[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        result += bytes[position..<range.upperBound]
        return String(decoding: result, as: UTF8.self)
    }
}
