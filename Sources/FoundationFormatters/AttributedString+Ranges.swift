import Foundation

// Ranges between strings with attributes and what counts in UTF-16, which Foundation on Linux has for plain strings alone.
extension Range where Bound == AttributedString.Index {
    /// Finds a range that is given in UTF-16 code units; nil if it is not in the string.
    public init?<S: AttributedStringProtocol>(_ range: NSRange, in string: S) {
        let text = String(string.characters[...])
        guard let found = Range<String.Index>(range, in: text) else { return nil }
        let start = text.distance(from: text.startIndex, to: found.lowerBound)
        let count = text.distance(from: found.lowerBound, to: found.upperBound)
        let lower = string.characters.index(string.startIndex, offsetBy: start)
        self = lower..<string.characters.index(lower, offsetBy: count)
    }
}

extension NSRange {
    /// Gives a range of a string with attributes in UTF-16 code units.
    public init<S: AttributedStringProtocol>(_ range: Range<AttributedString.Index>, in string: S) {
        let before = String(string.characters[string.startIndex..<range.lowerBound])
        let inside = String(string.characters[range])
        self.init(location: before.utf16.count, length: inside.utf16.count)
    }
}
