import Foundation
import MapPainter
import MapScene

/// A part of a text in one font.
package struct TextRun: Sendable {
    /// The characters.
    package var string: String
    /// The font.
    package var font: TextFont

    /// Creates a run from its characters and its font.
    package init(_ string: String, _ font: TextFont) {
        self.string = string
        self.font = font
    }
}

extension SceneText {
    /// The runs as they are measured: one where the text has one look.
    package var measuredRuns: [TextRun] {
        let own = TextFont(
            size: size,
            face: TextFace(weight: weight, isItalic: isItalic, isMonospaced: isMonospaced))
        return runs?.map {
            TextRun(
                $0.string,
                TextFont(
                    size: $0.size,
                    face: TextFace(
                        weight: $0.weight, isItalic: $0.isItalic, isMonospaced: $0.isMonospaced)))
        } ?? [TextRun(string, own)]
    }
}
