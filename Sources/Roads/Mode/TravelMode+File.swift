import Bytes

/// A mode as the section `mode` of a road graph's file: texts, each the number of its bytes (a varint) and its UTF-8.
///
/// Name, kind, transport type; the number of aliases (a varint) and the aliases; the number of sentences (a
/// varint) and for each of them its language's tag, its name and its text, ascending.
extension TravelMode {
    /// The section's bytes.
    var encoded: [UInt8] {
        var writer = ByteWriter()
        func add(_ text: String) {
            writer.varint(UInt64(text.utf8.count))
            writer.raw(Array(text.utf8))
        }
        for text in [name, kind.rawValue, transportType.rawValue] { add(text) }
        writer.varint(UInt64(aliases.count))
        for alias in aliases { add(alias) }
        let texts = sentences.flatMap { language, texts in
            texts.map { [language, $0.key.rawValue, $0.value] }
        }.sorted { $0.lexicographicallyPrecedes($1) }
        writer.varint(UInt64(texts.count))
        for text in texts.joined() { add(text) }
        return writer.bytes
    }

    /// Reads the section's bytes; nil if they are no mode.
    init?(encoded bytes: RawSpan) {
        var reader = ByteReader(bytes)
        do {
            guard let name = try reader.text(),
                let kind = try reader.text().flatMap(Kind.init(rawValue:)),
                let type = try reader.text().flatMap(TransportType.init(rawValue:))
            else { return nil }
            self.init(name: name, kind: kind, transportType: type)
            for _ in 0..<(try reader.varint()) {
                guard let alias = try reader.text() else { return nil }
                aliases.append(alias)
            }
            for _ in 0..<(try reader.varint()) {
                guard let language = try reader.text(),
                    let sentence = try reader.text().flatMap(ModeSentence.init(rawValue:)),
                    let text = try reader.text()
                else { return nil }
                sentences[language, default: [:]][sentence] = text
            }
        } catch {
            return nil
        }
        if !reader.isAtEnd || fault != nil { return nil }
    }
}

extension ByteReader {
    /// Reads a text; nil if it is no UTF-8.
    fileprivate mutating func text() throws(ByteError) -> String? {
        var bytes = try nested()
        return String(validating: try bytes.array(bytes.remaining), as: UTF8.self)
    }
}
