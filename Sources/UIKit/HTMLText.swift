import Foundation

/// The words of a page of the web, with bold and slanted letters and links.
///
/// Other looks, scripts and styles are left out. Broken pages are read as far as they go.
struct HTMLText {
    /// The words with their looks.
    let result: NSAttributedString

    private let out = NSMutableAttributedString(string: "")
    private var bold = 0
    private var slanted = 0
    private var links: [String?] = []
    /// The names of elements that are passed over with what is in them.
    private static let silent: Set<String> = ["script", "style", "head", "title"]
    /// The names of elements that begin and end a paragraph.
    private static let blocks: Set<String> = [
        "p", "div", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "table", "section",
        "article", "header", "footer", "blockquote", "pre",
    ]

    init(_ text: String) {
        result = out
        var rest = Substring(text)
        var passedOver: String?
        while !rest.isEmpty {
            guard rest.first == "<" else {
                let words = rest.prefix { $0 != "<" }
                if passedOver == nil { add(String(words)) }
                rest = rest.dropFirst(words.count)
                continue
            }
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let end = rest.firstIndex(of: ">") else { break }
            let tag = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            let isEnd = tag.hasPrefix("/")
            let name = (isEnd ? tag.dropFirst() : tag).prefix { $0.isLetter || $0.isNumber }
                .lowercased()
            if let silent = passedOver {
                if isEnd, name == silent { passedOver = nil }
            } else if !isEnd, Self.silent.contains(name), !tag.hasSuffix("/") {
                passedOver = name
            } else {
                read(name, isEnd: isEnd, String(tag))
            }
        }
        while out.string.last?.isWhitespace == true {
            out.deleteCharacters(in: NSRange(location: out.length - 1, length: 1))
        }
    }

    private mutating func read(_ name: String, isEnd: Bool, _ tag: String) {
        let step = isEnd ? -1 : 1
        switch name {
        case "b", "strong": bold = max(bold + step, 0)
        case "i", "em": slanted = max(slanted + step, 0)
        case "br": append("\n")
        case "a":
            if isEnd { _ = links.popLast() } else { links.append(Self.address(in: tag)) }
        case let name where Self.blocks.contains(name):
            if out.length > 0, out.string.last != "\n" { append("\n") }
            if name.count == 2, name.hasPrefix("h") { bold = max(bold + step, 0) }
            if name == "li", !isEnd { append("• ") }
        default: break
        }
    }

    /// Adds words, in which white space of any length is one space.
    private func add(_ words: String) {
        var text = ""
        var endsWithSpace = out.string.last?.isWhitespace ?? true
        for character in words {
            if character.isWhitespace {
                if !endsWithSpace { text.append(" ") }
                endsWithSpace = true
            } else {
                text.append(character)
                endsWithSpace = false
            }
        }
        append(Self.decoded(text))
    }

    private func append(_ text: String) {
        guard !text.isEmpty else { return }
        var looks: [NSAttributedString.Key: Any] = [:]
        let weight: UIFont.Weight = bold > 0 ? .bold : .regular
        looks[.font] = UIFont(size: 12, weight: weight, isItalic: slanted > 0)
        if let link = links.last ?? nil { looks[.link] = link }
        out.append(NSAttributedString(string: text, attributes: looks))
    }

    private static func address(in tag: String) -> String? {
        guard let name = tag.range(of: "href", options: .caseInsensitive) else { return nil }
        let value = tag[name.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        guard let quote = value.first, quote == "\"" || quote == "'" else {
            return decoded(String(value.prefix { !$0.isWhitespace }))
        }
        return decoded(String(value.dropFirst().prefix { $0 != quote }))
    }

    private static let named: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
        "ndash": "–", "mdash": "—", "hellip": "…", "deg": "°", "middot": "·", "euro": "€",
        "copy": "©", "laquo": "«", "raquo": "»", "szlig": "ß", "auml": "ä", "ouml": "ö",
        "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "eacute": "é", "egrave": "è",
    ]

    /// The text with the characters that stand in it by names or numbers.
    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var (result, rest) = ("", Substring(text))
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let end = rest.prefix(10).firstIndex(of: ";") else {
                result += "&"
                continue
            }
            let name = rest[..<end]
            let digits = name.dropFirst(name.hasPrefix("#x") || name.hasPrefix("#X") ? 2 : 1)
            let isHex = name.hasPrefix("#") && digits.count == name.count - 2
            let number = name.hasPrefix("#") ? UInt32(digits, radix: isHex ? 16 : 10) : nil
            if let scalar = number.flatMap(Unicode.Scalar.init) {
                result.unicodeScalars.append(scalar)
            } else if let character = named[String(name)] {
                result += character
            } else {
                result += "&"
                continue
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
