/// The tags of an XML document, one after the other.
///
/// Names lose their namespace's prefix. References (`&amp;`) stay as they are.
struct TagScanner {
    /// A tag.
    struct Tag {
        var name = ""
        /// The attributes by their names.
        var values: [String: String] = [:]
        /// `</name>`.
        var isEnd = false
        /// `<name/>`, which opens and closes.
        var isEmpty = false
    }

    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// An error at the line read last.
    func error(_ reason: String) -> GPXError {
        let line = bytes[..<min(place, bytes.count)].count { $0 == 10 } + 1
        return GPXError(reason: reason, line: line)
    }

    /// The next tag; nil at the end.
    mutating func next() throws(GPXError) -> Tag? {
        while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = start + 1
            if skips("!--") {
                try skip(past: "-->", "a comment")
            } else if skips("![CDATA[") {
                try skip(past: "]]>", "a text")
            } else if skips("?") {
                try skip(past: "?>", "an instruction")
            } else if skips("!") {
                try skip(past: ">", "a declaration")
            } else {
                return try tag()
            }
        }
        place = bytes.count
        return nil
    }

    /// Returns the text up to the next tag, without white space.
    func text() -> String {
        let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        return String(decoding: bytes[place..<end].filter { $0 > 32 }, as: UTF8.self)
    }

    private mutating func tag() throws(GPXError) -> Tag {
        var tag = Tag()
        tag.isEnd = skips("/")
        tag.name = name()
        guard !tag.name.isEmpty else { throw error("a tag without a name") }
        while place < bytes.count {
            skipSpaces()
            if skips("/>") {
                tag.isEmpty = true
                return tag
            }
            if skips(">") { return tag }
            let key = name()
            skipSpaces()
            guard !key.isEmpty, skips("=") else { break }
            skipSpaces()
            guard let quote = bytes[place...].first, quote == 0x22 || quote == 0x27,
                let end = bytes[(place + 1)...].firstIndex(of: quote)
            else { break }
            tag.values[key] = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
            place = end + 1
        }
        throw error("a broken tag")
    }

    /// A name without its prefix.
    private mutating func name() -> String {
        let start = place
        while place < bytes.count, !" \t\r\n/>=<\"'".utf8.contains(bytes[place]) { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        return text.split(separator: ":").last.map(String.init) ?? text
    }

    private mutating func skipSpaces() {
        while place < bytes.count, [9, 10, 13, 32].contains(bytes[place]) { place += 1 }
    }

    /// Passes a text if it stands here.
    private mutating func skips(_ text: String) -> Bool {
        guard bytes[place...].starts(with: text.utf8) else { return false }
        place += text.utf8.count
        return true
    }

    private mutating func skip(past end: String, _ what: String) throws(GPXError) {
        let start = place
        while place < bytes.count {
            if skips(end) { return }
            place += 1
        }
        place = start
        throw error("\(what) is not closed")
    }
}
