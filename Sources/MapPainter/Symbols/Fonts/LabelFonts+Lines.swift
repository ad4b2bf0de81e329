import MapPixels

/// How the letters of a text look that is no label of a map.
package struct TextFace: Hashable, Sendable {
    /// The weight as in CSS: 100 to 900, 400 for regular.
    package var weight: Int
    /// Whether the letters are italic.
    package var isItalic: Bool
    /// Whether all letters are of one width.
    package var isMonospaced: Bool

    /// Creates a face, by default a regular one.
    package init(weight: Int = 400, isItalic: Bool = false, isMonospaced: Bool = false) {
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
    }

    /// How far below the top of its box a line of letters stands, in ems; the same for all fonts, so that texts have the same
    /// height on all machines.
    package static let ascent = 0.93
    /// How far the box of a line reaches below the line that letters stand on, in ems.
    package static let descent = 0.24
    /// The height of a line, in ems.
    package static let lineHeight = ascent + descent

    /// The fonts that are looked for, as a style names them.
    var fonts: String {
        let weights = [
            (350, "Light"), (450, "Regular"), (550, "Medium"), (650, "SemiBold"),
        ]
        let name = weights.first { weight < $0.0 }?.1 ?? "Bold"
        let ending = " " + name + (isItalic ? " Italic" : "")
        guard isMonospaced else { return "Noto Sans" + ending }
        return ["Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono"].map { $0 + ending }
            .joined(separator: ",")
    }
}

extension LabelFonts {
    /// The outlines of a line of text, and how wide it is.
    ///
    /// Letters stand as they are seen: those that run to the left from the right, Arabic ones in their forms, syllables of the scripts
    /// of India and its neighbors shaped where HarfBuzz is installed. A letter that no font has leaves the room of half an em.
    ///
    /// - Parameter size: The size of the font; what is given back has its unit.
    /// - Returns: Contours with y down; (0, 0) is the upper left corner of the line's box, which is `TextFace.lineHeight` high.
    package func line(
        _ text: String, size: Double, face: TextFace
    ) -> (path: PixelPath, width: Double) {
        var path = PixelPath()
        var x = 0.0
        let fonts = face.fonts
        for code in seen(text) {
            guard let letter = outline(code, fonts: fonts) else {
                x += 0.5
                continue
            }
            for contour in letter.contours {
                path.add(contour: contour.map { ($0 + SIMD2(x, TextFace.ascent)) * size })
            }
            x += letter.advance
        }
        return (path, x * size)
    }

    /// Whether some font has letters for all of a text that is not blank.
    package func canDraw(_ text: String, face: TextFace) -> Bool {
        seen(text).allSatisfy { code in
            code <= 0x20 || code == 0xA0 || outline(code, fonts: face.fonts) != nil
        }
    }

    /// The code points of a line from left to right.
    private func seen(_ text: String) -> [UInt32] {
        var codes = ArabicForms.joined(text).unicodeScalars.map(\.value)
        if shapes { codes = Syllables.joined(codes) }
        guard Bidirectional.hasRightToLeft(codes) else {
            return codes.filter { !Bidirectional.isControl($0) }
        }
        let levels = Bidirectional.levels(codes)
        return Bidirectional.order(levels[...]).map { place in
            levels[place] % 2 == 1 ? Bidirectional.mirrored(codes[place]) : codes[place]
        }.filter { !Bidirectional.isControl($0) }
    }
}
