/// Values of Interface Builder as Swift writes them.
enum Literals {
    /// A text.
    static func text(_ text: String) -> String {
        var literal = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\"", "\\": literal += "\\" + String(character)
            case "\n", "\u{2028}": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default: literal.unicodeScalars.append(character)
            }
        }
        return literal + "\""
    }

    /// A word, if it is among those that are known.
    static func word(_ word: String?, of known: [String]) -> String? {
        word.flatMap { known.contains($0) ? $0 : nil }
    }

    /// A number; nil for what is none.
    static func number(_ text: String?) -> String? {
        guard let number = text.flatMap(Double.init), number.isFinite else { return nil }
        return "\(number)"
    }

    /// A frame; nil where the element has none.
    static func frame(_ element: InterfaceElement) -> String? {
        guard let rect = element.value("frame"), let x = number(rect["x"]),
            let y = number(rect["y"]),
            let width = number(rect["width"]), let height = number(rect["height"])
        else { return nil }
        return "CGRect(x: \(x), y: \(y), width: \(width), height: \(height))"
    }

    /// A factor, which may be written as a ratio; nil for what is none.
    static func factor(_ text: String?) -> String? {
        guard let text else { return "1" }
        let parts = text.split(separator: ":").map { number(String($0)) }
        switch parts.count {
        case 1: return parts[0]
        case 2:
            guard let over = parts[0], let under = parts[1], Double(under) != 0 else { return nil }
            return "\(over) / \(under)"
        default: return nil
        }
    }

    /// An image; nil where none is named.
    static func image(_ name: String?, _ catalog: String?) -> String? {
        guard let name, !name.isEmpty else { return nil }
        return catalog == "system"
            ? "UIImage(systemName: \(text(name)))" : "UIImage(named: \(text(name)))"
    }

    /// A color; nil for one that is not known here.
    static func color(_ element: InterfaceElement?) -> String? {
        guard let element else { return nil }
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
            return systemColors[stem].map { ".\($0)" }
        }
        if let name = element["name"] { return "UIColor(named: \(text(name))) ?? .clear" }
        let alpha = number(element["alpha"]) ?? "1"
        if let white = number(element["white"]) {
            return "UIColor(white: \(white), alpha: \(alpha))"
        }
        guard let red = number(element["red"]), let green = number(element["green"]),
            let blue = number(element["blue"])
        else { return nil }
        return "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
    }

    /// Colors of the system, and what the earlier ones are called now.
    private static let systemColors: [String: String] = {
        let same = [
            "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
            "systemGroupedBackground", "secondarySystemGroupedBackground", "label",
            "secondaryLabel",
            "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator", "link",
            "systemFill",
            "secondarySystemFill", "systemRed", "systemGreen", "systemBlue", "systemOrange",
            "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo",
            "systemGray",
            "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        ]
        var names = Dictionary(uniqueKeysWithValues: same.map { ($0, $0) })
        names["groupTableViewBackground"] = "systemGroupedBackground"
        names["viewFlipsideBackground"] = "darkGray"
        names["darkText"] = "black"
        names["lightText"] = "lightGray"
        return names
    }()

    /// A font; nil for none.
    static func font(_ element: InterfaceElement?) -> String? {
        guard let element else { return nil }
        if let style = element["style"], style.hasPrefix("UICTFontTextStyle") {
            let name = style.dropFirst(17)
            return textStyles[String(name)].map { "UIFont.preferredFont(forTextStyle: .\($0))" }
        }
        let size = number(element["pointSize"]) ?? "17"
        if let name = element["name"] {
            return
                "UIFont(name: \(text(name)), size: \(size)) ?? UIFont.systemFont(ofSize: \(size))"
        }
        switch element["type"] {
        case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
        case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
        default: break
        }
        guard let weight = element["weight"], weights.contains(weight) else {
            return "UIFont.systemFont(ofSize: \(size))"
        }
        return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
    }

    private static let weights: Set<String> = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    private static let textStyles = [
        "Body": "body", "Callout": "callout", "Caption1": "caption1", "Caption2": "caption2",
        "Footnote": "footnote", "Headline": "headline", "Subhead": "subheadline",
        "LargeTitle": "largeTitle", "Title0": "largeTitle", "Title1": "title1", "Title2": "title2",
        "Title3": "title3",
    ]
}
