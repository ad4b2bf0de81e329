import DrawingPainter
import Foundation
import MapPainter
import MapScene

/// A text that is broken into the lines of a box.
package struct TextBox {
    /// The lines, from top to bottom.
    package let lines: [String]
    /// The width of each line, in points.
    package let widths: [Double]
    /// The size of the letters, in points.
    package let size: Double
    /// The typeface of the text.
    package let face: TextFace

    /// Breaks a text where it has newlines, and between words where a line is wider than allowed; within a word only where that
    /// alone is wider.
    ///
    /// - Parameters:
    ///   - width: The maximum number of points of a line; nil for no limit.
    ///   - lineLimit: The maximum number of lines, of which the last ends in “…” where there are more; nil for no
    ///     limit.
    package init(
        _ text: String, size: Double, face: TextFace = TextFace(), width: Double? = nil,
        lineLimit: Int? = nil
    ) {
        self.size = size
        self.face = face
        func measure(_ line: some StringProtocol) -> Double {
            DrawingPainter.fonts.line(String(line), size: size, face: face).width
        }
        // Sums of rounded widths must not break a line that fits.
        let limit = width.map { $0 + 0.51 } ?? .infinity
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard measure(paragraph) > limit else {
                lines.append(String(paragraph))
                continue
            }
            var line = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let longer = line.isEmpty ? String(word) : line + " " + word
                if measure(longer) <= limit {
                    line = longer
                    continue
                }
                if !line.isEmpty { lines.append(line) }
                line = ""
                for character in word {
                    if !line.isEmpty, measure(line + String(character)) > limit {
                        lines.append(line)
                        line = ""
                    }
                    line.append(character)
                }
            }
            lines.append(line)
        }
        if let most = lineLimit.map({ max($0, 1) }), lines.count > most {
            lines = Array(lines.prefix(most))
            var last = lines[most - 1] + "…"
            while measure(last) > limit, last.count > 1 {
                last.remove(at: last.index(last.endIndex, offsetBy: -2))
            }
            lines[most - 1] = last
        }
        self.lines = lines
        widths = lines.map(measure)
    }

    /// Breaks a text of a scene into lines no wider than allowed.
    package init(_ text: SceneText, width: Double? = nil) {
        self.init(
            text.string, size: text.size,
            face: TextFace(
                weight: text.weight, isItalic: text.isItalic, isMonospaced: text.isMonospaced),
            width: width, lineLimit: text.lineLimit)
    }

    /// The width of the widest line and the height of all, in points.
    package var extent: CGSize {
        CGSize(
            width: widths.max() ?? 0, height: Double(lines.count) * TextFace.lineHeight * size)
    }
}

extension DrawingRecorder {
    /// Draws a text of a scene that was broken into lines, in its color and with the lines through and below it.
    package mutating func text(_ text: SceneText, _ box: TextBox, in rect: CGRect) {
        self.text(
            box, in: rect, alignment: text.alignment, text.color,
            rules: (text.isUnderlined, text.isStruckThrough))
    }

    /// Draws the lines of a text from the upper edge of a rectangle.
    ///
    /// - Parameters:
    ///   - halo: The color and width of a rim around the letters; nil for none.
    ///   - rules: Whether lines are underlined or struck through.
    package mutating func text(
        _ text: TextBox, in rect: CGRect, alignment: SceneView.Alignment = .left,
        _ color: SceneColor, halo: (color: SceneColor, width: Double)? = nil,
        rules: (isUnderlined: Bool, isStruckThrough: Bool) = (false, false)
    ) {
        let height = TextFace.lineHeight * text.size
        for (index, (line, width)) in zip(text.lines, text.widths).enumerated() {
            let room = Double(rect.width) - width
            let left: Double =
                switch alignment {
                case .left: 0
                case .center: room / 2
                case .right: room
                }
            let point = CGPoint(
                x: Double(rect.minX) + left, y: Double(rect.minY) + Double(index) * height)
            self.line(line, at: point, size: text.size, face: text.face, color, halo: halo)
            var heights: [Double] = []
            if rules.isUnderlined { heights.append(TextFace.ascent + 0.1) }
            if rules.isStruckThrough { heights.append(TextFace.ascent - 0.27) }
            for share in heights {
                fill(
                    DrawnPath(
                        CGRect(
                            x: Double(point.x), y: Double(point.y) + share * text.size,
                            width: width, height: max(text.size / 16, 0.75))), color)
            }
        }
    }
}
