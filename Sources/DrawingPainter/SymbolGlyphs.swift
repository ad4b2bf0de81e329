import Foundation
import MapScene

/// Symbols known by name, drawn with the glyphs that live pages have.
package enum SymbolGlyphs {
    /// The side of the grid that glyphs are drawn on.
    static let side = 16.0

    private static let circle = SVGPath.path("M8 .5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15z")
    private static let square = SVGPath.path(
        "M3 .5h10A2.5 2.5 0 0 1 15.5 3v10A2.5 2.5 0 0 1 13 15.5H3A2.5 2.5 0 0 1 .5 13V3A2.5 2.5 0 0 1 3 .5z"
    )

    /// What a part of a glyph is.
    private enum Kind: Substring {
        case fill, cut, line, bold, slit

        /// Whether the part lets through what is behind it.
        var isOpening: Bool { self == .cut || self == .slit }

        /// The width of the part as a line; nil for an area.
        var width: Double? {
            switch self {
            case .fill, .cut: nil
            case .line: 1.35
            case .bold: 1.9
            case .slit: 1.1
            }
        }
    }

    /// The glyph of each name, and its parts.
    private static let names: [Substring: Substring] = {
        var names: [Substring: Substring] = [:]
        for line in SymbolTable.names.split(separator: "\n") {
            let words = line.split(separator: " ")
            for name in words.dropFirst() { names[name] = words[0] }
        }
        return names
    }()
    private static let glyphs: [Substring: [(kind: Kind, path: DrawnPath)]] = {
        var glyphs: [Substring: [(Kind, DrawnPath)]] = [:]
        for line in SymbolTable.glyphs.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 2)
            guard words.count == 3, let kind = Kind(rawValue: words[1]) else { continue }
            glyphs[words[0], default: []].append((kind, SVGPath.path(String(words[2]))))
        }
        return glyphs
    }()

    /// Whether there is a glyph for a name; endings such as `.circle.fill` are not looked at.
    package static func knows(_ name: String) -> Bool { glyphName(name) != nil }

    private static func glyphName(_ name: String) -> Substring? {
        var stem = name[...]
        while !stem.isEmpty {
            if let known = names[stem] { return known }
            guard let dot = stem.lastIndex(of: ".") else { return nil }
            stem = stem[..<dot]
        }
        return nil
    }

    /// A symbol on its grid of 16 by 16, to be painted on a layer of its own; a dot for an unknown one.
    package static func drawing(_ name: String, _ color: SceneColor) -> Drawing {
        let glyph = glyphs[glyphName(name) ?? "dot"] ?? []
        let words = name.split(separator: ".")
        let outline =
            words.contains("circle")
            ? circle
            : words.contains("square") && words.first != "square" ? square : nil
        guard let outline, name != "circle", name != "circle.fill" else {
            return Drawing(
                glyph.map { command($0.kind, $0.path, color, isOpening: $0.kind.isOpening) })
        }
        let isFilled = words.contains("fill")
        let frame = Drawing.Command(
            isFilled
                ? .fill(outline, color, isEvenOdd: false)
                : .stroke(outline, color, Drawing.Stroke(width: 1)))
        let inner = Drawing.Transform(a: 0.64, b: 0, c: 0, d: 0.64, tx: 2.9, ty: 2.9)
        // In a filled frame the glyph is what shines through.
        return Drawing(
            [frame]
                + glyph.map { kind, path in
                    var command = command(
                        kind, path, color, isOpening: kind.isOpening != isFilled)
                    command.transform = inner
                    return command
                })
    }

    private static func command(
        _ kind: Kind, _ path: DrawnPath, _ color: SceneColor, isOpening: Bool
    ) -> Drawing.Command {
        let ink = isOpening ? SceneColor.black : color
        let operation: Drawing.Operation =
            kind.width.map {
                .stroke(path, ink, Drawing.Stroke(width: $0, cap: .round, join: .round))
            } ?? .fill(path, ink, isEvenOdd: false)
        return Drawing.Command(operation, blendMode: isOpening ? "destination-out" : "normal")
    }
}
