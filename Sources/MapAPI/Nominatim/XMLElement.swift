/// An element of XML with attributes, text and elements inside.
struct XMLElement {
    private let name: String
    private var attributes: [(name: String, value: String)]
    private let text: String
    /// Elements inside that were made elsewhere.
    private let markup: String
    private var children: [XMLElement] = []

    /// Creates an element; attributes that are nil are left out.
    init(
        _ name: String, _ attributes: [(String, String?)] = [], text: String = "",
        markup: String = ""
    ) {
        self.name = name
        self.attributes = attributes.compactMap { name, value in value.map { (name, $0) } }
        self.text = text
        self.markup = markup
    }

    /// Puts an element behind those that are inside.
    mutating func add(_ child: XMLElement) { children.append(child) }

    /// Puts an attribute behind the others.
    mutating func set(_ name: String, _ value: String) { attributes.append((name, value)) }

    /// A document with the element as its root.
    var document: String {
        var result = "<?xml version=\"1.0\" encoding=\"UTF-8\" ?>\n"
        write(to: &result)
        return result
    }

    private func write(to result: inout String) {
        result += "<" + name
        for attribute in attributes {
            result += " " + attribute.name + "=\"" + Self.escaped(attribute.value) + "\""
        }
        guard !children.isEmpty || !text.isEmpty || !markup.isEmpty else {
            result += "/>"
            return
        }
        result += ">" + Self.escaped(text) + markup
        for child in children { child.write(to: &result) }
        result += "</" + name + ">"
    }

    /// Text without what has a meaning in XML, and without what no document of XML 1.0 may hold.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
