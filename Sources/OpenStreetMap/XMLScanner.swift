/// A pull scanner for the part of XML that OSM files use.
///
/// Elements, attributes in either kind of quotes, the five predefined entities and numeric ones. Comments,
/// processing instructions, CDATA and text are skipped. Document type declarations are refused, so no
/// entity can be defined and none can grow. A tag may have 64 KiB, elements may nest 32 deep.
struct XMLScanner {
    /// A tag.
    ///
    /// Its ranges point into the window and hold until the next call of `next()`.
    struct Tag {
        /// `<a>`, `</a>` or `<a/>`.
        enum Form { case start, end, empty }

        var form: Form
        /// The name, packed into a number when it has up to eight bytes, else 0.
        var name: UInt64
        /// Where the tag begins in the window.
        var start: Int
        /// Number of elements around this one.
        var level: Int
    }

    /// An attribute, with entities resolved and white space turned to spaces.
    struct Attribute {
        var name: UInt64
        var nameRange: Range<Int>
        var value: Range<Int>
    }

    static let depthLimit = 32

    var input: XMLInput
    /// Index of the next byte in the window.
    var position = 0
    /// The attributes of the tag last returned.
    private(set) var attributes: [Attribute] = []
    /// The names of the open elements, one behind the other, and where each begins.
    private var openNames: [UInt8] = []
    private var openStarts: [Int] = []
    private var hasRoot = false

    init(_ input: XMLInput) { self.input = input }

    /// The next tag, or nil at the end of the text.
    mutating func next() throws(OpenStreetMapError) -> Tag? {
        while try findTag() {
            let second = position + 1 < input.window.count ? input.window[position + 1] : 0
            switch second {
            case UInt8(ascii: "?"):
                try checkDeclaration()
                try skip(past: "?>")
            case UInt8(ascii: "!"): try skipMarkup()
            case UInt8(ascii: "/"): return try endTag()
            default: return try startTag()
            }
        }
        guard openStarts.isEmpty else {
            throw input.failure(.truncated, at: position, "\(openStarts.count) open elements")
        }
        return nil
    }

    /// The bytes of a range as text.
    func text(_ range: Range<Int>) -> String {
        String(decoding: input.window[range], as: UTF8.self)
    }

    /// Up to eight bytes as a number, a quick way to compare names; 0 for longer ones.
    static func pack(_ bytes: some Collection<UInt8>) -> UInt64 {
        bytes.count > 8 ? 0 : bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }

    private func pack(_ range: Range<Int>) -> UInt64 {
        guard range.count <= 8 else { return 0 }
        var name: UInt64 = 0
        for index in range { name = name &<< 8 | UInt64(input.window[index]) }
        return name
    }

    // MARK: Between tags

    /// Moves to the next `<` and makes sure that a whole tag is in the window.
    ///
    /// False at the end.
    private mutating func findTag() throws(OpenStreetMapError) -> Bool {
        while true {
            try input.advance(&position)
            while position < input.window.count {
                let byte = input.window[position]
                if byte == UInt8(ascii: "<") {
                    try input.advance(&position)
                    return true
                }
                if openStarts.isEmpty, !Self.isSpace(byte), !isMark(byte) {
                    throw hasRoot
                        ? input.failure(.malformedXML, at: position, "text outside of elements")
                        : input.failure(.unknownFormat, at: position)
                }
                position &+= 1
            }
            if input.isLast { return false }
        }
    }

    /// Whether the byte belongs to the byte order mark at the very start.
    private func isMark(_ byte: UInt8) -> Bool {
        input.windowStart == 0 && position < 3 && byte == [0xef, 0xbb, 0xbf][position]
    }

    /// Comments and CDATA are skipped, everything else that begins with `<!` is refused.
    private mutating func skipMarkup() throws(OpenStreetMapError) {
        let rest = input.window[position...]
        if rest.starts(with: "<!--".utf8) {
            position += 4
            try skip(past: "-->")
        } else if !openStarts.isEmpty, rest.starts(with: "<![CDATA[".utf8) {
            try skip(past: "]]>")
        } else if input.isLast, rest.count < 9 {
            throw input.failure(.truncated, at: input.window.count)
        } else {
            throw input.failure(.malformedXML, at: position, "declarations are not accepted")
        }
    }

    private mutating func skip(past end: StaticString) throws(OpenStreetMapError) {
        let end = Array(String(describing: end).utf8)
        while true {
            try input.advance(&position)
            while position + end.count <= input.window.count {
                if input.window[position] == end[0],
                    input.window[position..<(position + end.count)].elementsEqual(end)
                {
                    position += end.count
                    return
                }
                position &+= 1
            }
            if input.isLast { throw input.failure(.truncated, at: input.window.count) }
        }
    }

    /// Refuses a declared encoding other than UTF-8.
    private func checkDeclaration() throws(OpenStreetMapError) {
        let rest = input.window[position...].prefix(200)
        guard rest.starts(with: "<?xml ".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">"))
        else { return }
        let text = String(decoding: rest[..<end], as: UTF8.self).lowercased()
        guard let label = text.split(separator: "encoding").dropFirst().first else { return }
        let name = label.split { "= \"'?".contains($0) }.first ?? ""
        guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(name) else {
            throw input.failure(.unsupportedFeature, at: position, "encoding \(name)")
        }
    }

    // MARK: Tags

    private mutating func endTag() throws(OpenStreetMapError) -> Tag {
        let start = position
        position += 2
        let name = try scanName(of: start)
        try skipSpace(of: start)
        guard input.window[position] == UInt8(ascii: ">") else {
            throw input.failure(.malformedXML, at: position, "end tag")
        }
        position += 1
        guard let open = openStarts.last, openNames[open...].elementsEqual(input.window[name])
        else {
            throw input.failure(.malformedXML, at: start, "</\(text(name))> closes nothing")
        }
        openNames.removeSubrange(open...)
        openStarts.removeLast()
        return Tag(form: .end, name: pack(name), start: start, level: openStarts.count)
    }

    private mutating func startTag() throws(OpenStreetMapError) -> Tag {
        let start = position
        let level = openStarts.count
        if level == 0, hasRoot {
            throw input.failure(.malformedXML, at: start, "a second root element")
        }
        hasRoot = true
        position += 1
        attributes.removeAll(keepingCapacity: true)
        let name = try scanName(of: start)
        while true {
            let before = position
            try skipSpace(of: start)
            switch input.window[position] {
            case UInt8(ascii: ">"):
                position += 1
                guard level < Self.depthLimit else {
                    throw input.failure(.tooDeep, at: start, "limit \(Self.depthLimit)")
                }
                openStarts.append(openNames.count)
                openNames.append(contentsOf: input.window[name])
                return Tag(form: .start, name: pack(name), start: start, level: level)
            case UInt8(ascii: "/"):
                position += 1
                try require(of: start)
                guard input.window[position] == UInt8(ascii: ">") else {
                    throw input.failure(.malformedXML, at: position, "'/' inside a tag")
                }
                position += 1
                return Tag(form: .empty, name: pack(name), start: start, level: level)
            default:
                guard position > before else {
                    throw input.failure(.malformedXML, at: position, "no space before an attribute")
                }
                try scanAttribute(of: start)
            }
        }
    }

    private mutating func scanAttribute(of tag: Int) throws(OpenStreetMapError) {
        let name = try scanName(of: tag)
        try skipSpace(of: tag)
        guard input.window[position] == UInt8(ascii: "=") else {
            throw input.failure(.malformedXML, at: position, "attribute without a value")
        }
        position += 1
        try skipSpace(of: tag)
        let quote = input.window[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw input.failure(.malformedXML, at: position, "attribute value without quotes")
        }
        position += 1
        let start = position
        let end = input.window.count
        var isPlain = true
        var index = position
        while index < end {
            let byte = input.window[index]
            if byte == quote { break }
            if byte == UInt8(ascii: "<") {
                throw input.failure(.malformedXML, at: index, "'<' inside a value")
            }
            isPlain = isPlain && byte != UInt8(ascii: "&") && byte >= 0x20
            index &+= 1
        }
        position = index
        try require(of: tag)
        var value = start..<index
        if !isPlain { value = try resolve(value) }
        position += 1
        attributes.append(Attribute(name: pack(name), nameRange: name, value: value))
    }

    private mutating func scanName(of tag: Int) throws(OpenStreetMapError) -> Range<Int> {
        let start = position
        while position < input.window.count, Self.isNameByte(input.window[position]) {
            position &+= 1
        }
        try require(of: tag)
        guard position > start else { throw input.failure(.malformedXML, at: position, "no name") }
        return start..<position
    }

    private mutating func skipSpace(of tag: Int) throws(OpenStreetMapError) {
        while position < input.window.count, Self.isSpace(input.window[position]) { position &+= 1 }
        try require(of: tag)
    }

    /// Throws when the window ends inside the tag: the text ends there, or the tag is too long.
    private func require(of tag: Int) throws(OpenStreetMapError) {
        if position < input.window.count { return }
        throw input.isLast
            ? input.failure(.truncated, at: position)
            : input.failure(.tooLarge, at: tag, "a tag of more than \(XMLInput.lookahead) bytes")
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte | 0x20 &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80 || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
    }
}
