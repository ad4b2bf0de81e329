import HTTPTypes

/// The questions a request's headers answer about what the client has and understands.
package enum RequestConditions {
    /// Whether `If-None-Match` names `tag`, so that the client's copy is still good.
    ///
    /// Compared weakly, as RFC 9110, section 13.1.2, asks: `W/` is ignored.
    static func isFresh(_ headers: HTTPFields, tag: String) -> Bool {
        guard let header = headers[.ifNoneMatch] else { return false }
        return isFresh(header, tag: tag)
    }

    /// Whether the value of `If-None-Match` names `tag`, as ``isFresh(_:tag:)`` compares.
    package static func isFresh(_ header: String, tag: String) -> Bool {
        if header == tag { return true }
        var rest = header.utf8[...]
        while let start = rest.firstIndex(where: { !isSeparator($0) }) {
            rest = rest[start...]
            if rest.elementsEqual("*".utf8) { return true }
            if rest.starts(with: "W/".utf8) { rest = rest.dropFirst(2) }
            guard rest.first == UInt8(ascii: "\""),
                let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "\""))
            else { return false }
            if rest[...end].elementsEqual(tag.utf8) { return true }
            rest = rest[rest.index(after: end)...]
        }
        return false
    }

    /// Whether a `Range` may be answered: there is no `If-Range`, or it names `tag` strongly.
    static func allowsRange(_ headers: HTTPFields, tag: String) -> Bool {
        guard let condition = headers[.ifRange] else { return true }
        return condition == tag
    }

    /// Whether the client takes gzip: the coding or `*` is listed with a weight above zero.
    ///
    /// A client that says nothing takes what is stored only by chance, so it gets plain bytes.
    static func acceptsGzip(_ headers: HTTPFields) -> Bool {
        guard let header = headers[.acceptEncoding] else { return false }
        var wildcard = false
        for part in header.utf8.split(separator: UInt8(ascii: ",")) {
            let pieces = part.split(separator: UInt8(ascii: ";"), maxSplits: 1)
            guard let name = pieces.first.map(trimmed) else { continue }
            let accepted = pieces.count < 2 || !isZeroWeight(pieces[1])
            if name.elementsEqual("gzip".utf8) || name.elementsEqual("x-gzip".utf8) {
                return accepted
            }
            if name.elementsEqual("*".utf8) { wildcard = accepted }
        }
        return wildcard
    }

    /// Whether `;q=` says zero, in any of its spellings: "q=0", "q=0.0", "q=0.000".
    private static func isZeroWeight(_ parameter: Substring.UTF8View) -> Bool {
        let text = trimmed(parameter)
        guard text.starts(with: "q=".utf8) || text.starts(with: "Q=".utf8) else { return false }
        return text.dropFirst(2).allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
    }

    private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
        var text = text.drop { isSpace($0) }
        while let last = text.last, isSpace(last) { text.removeLast() }
        return text
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: ",")
    }
}
