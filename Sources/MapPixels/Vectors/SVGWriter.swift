/// Writes vector pictures as SVG 1.1 files.
///
/// Letters are outlines, so that a file looks alike on any machine. The same picture gives the same bytes.
public struct SVGWriter: Sendable {
    /// Units of the picture for a pixel of CSS, 1/96 inch.
    public var scale: Double
    /// The title of the document; nil for none.
    public var title: String?

    /// Creates a writer.
    public init(scale: Double = 1, title: String? = nil) {
        self.scale = scale
        self.title = title
    }

    /// The bytes of a file.
    public func write(_ picture: VectorPicture) -> [UInt8] {
        var text = PathText()
        text.append(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\""
        )
        text.append(picture.width / scale)
        text.append("\" height=\"")
        text.append(picture.height / scale)
        text.append("\" viewBox=\"0 0 ")
        text.append(numbers: [picture.width, picture.height])
        text.append("\">\n")
        if let title { text.append("<title>\(Self.escaped(title))</title>\n") }
        var clips: [[SIMD2<Double>]: Int] = [:]
        defs(picture, &clips, &text)
        for group in picture.groups {
            if let clip = clips[group.clip] {
                text.append("<g clip-path=\"url(#c\(clip))\">\n")
            }
            for mark in group.marks { append(mark, &text) }
            if !group.clip.isEmpty { text.append("</g>\n") }
        }
        text.append("</svg>\n")
        return text.bytes
    }

    private func defs(
        _ picture: VectorPicture, _ clips: inout [[SIMD2<Double>]: Int], _ text: inout PathText
    ) {
        text.append("<defs>\n")
        for (index, outline) in picture.outlines.enumerated() where !outline.isEmpty {
            text.append("<path id=\"o\(index)\" fill-rule=\"evenodd\" d=\"")
            text.append(path: outline, .svg)
            text.append("\"/>\n")
        }
        for (index, image) in picture.images.enumerated() {
            text.append(
                "<image id=\"i\(index)\" width=\"\(image.width)\" height=\"\(image.height)\" "
                    + "preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,")
            text.append(Base64.text(PNGEncoder(level: 9).encode(image)))
            text.append("\"/>\n")
        }
        for group in picture.groups where !group.clip.isEmpty && clips[group.clip] == nil {
            clips[group.clip] = clips.count
            text.append("<clipPath id=\"c\(clips.count - 1)\"><path d=\"")
            text.append(line: group.clip, isClosed: true, .svg)
            text.append("\"/></clipPath>\n")
        }
        text.append("</defs>\n")
    }

    private func append(_ mark: VectorPicture.Mark, _ text: inout PathText) {
        switch mark {
        case .fill(let path, let rule, let color, let edge):
            text.append("<path")
            paint("fill", color, &text)
            if rule == .evenOdd { text.append(" fill-rule=\"evenodd\"") }
            if edge > 0 {
                paint("stroke", color, &text)
                text.append(" stroke-linejoin=\"round\" stroke-width=\"")
                text.append(edge)
                text.append("\"")
            }
            text.append(" d=\"")
            text.append(path: path, .svg)
            text.append("\"/>\n")
        case .lines(let lines, let stroke, let color):
            text.append("<path fill=\"none\"")
            paint("stroke", color, &text)
            append(stroke, &text)
            text.append(" d=\"")
            for line in lines { text.append(line: line.points, isClosed: line.isClosed, .svg) }
            text.append("\"/>\n")
        case .outline(let index, let placement, let color):
            text.append("<use xlink:href=\"#o\(index)\"")
            paint("fill", color, &text)
            append(placement, &text)
            text.append("/>\n")
        case .image(let index, let placement, let opacity):
            text.append("<use xlink:href=\"#i\(index)\"")
            if opacity < 1 {
                text.append(" opacity=\"")
                text.append(opacity, digits: 3)
                text.append("\"")
            }
            append(placement, &text)
            text.append("/>\n")
        }
    }

    private func append(_ stroke: VectorStroke, _ text: inout PathText) {
        text.append(" stroke-width=\"")
        text.append(stroke.width)
        switch stroke.join {
        case .round: text.append("\" stroke-linejoin=\"round")
        case .bevel: text.append("\" stroke-linejoin=\"bevel")
        case .miter:
            text.append("\" stroke-miterlimit=\"")
            text.append(max(stroke.miterLimit, 1))
        }
        switch stroke.cap {
        case .round: text.append("\" stroke-linecap=\"round")
        case .square: text.append("\" stroke-linecap=\"square")
        case .butt: break
        }
        if !stroke.dashes.isEmpty {
            text.append("\" stroke-dasharray=\"")
            text.append(numbers: stroke.dashes)
        }
        text.append("\"")
    }

    private func append(_ placement: VectorPicture.Placement, _ text: inout PathText) {
        text.append(" transform=\"matrix(")
        let (right, down) = (placement.right, placement.down)
        text.append(numbers: [right.x, right.y, down.x, down.y], digits: 5)
        text.append(" ")
        text.append(numbers: [placement.origin.x, placement.origin.y], digits: 2)
        text.append(")\"")
    }

    private func paint(_ name: String, _ color: PixelColor, _ text: inout PathText) {
        let (parts, alpha) = VectorPicture.Mark.straight(color)
        let digits = parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        text.append(" \(name)=\"#\(digits)\"")
        guard alpha < 1 else { return }
        text.append(" \(name)-opacity=\"")
        text.append(alpha, digits: 3)
        text.append("\"")
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            // XML has no other control characters.
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

/// Bytes as the letters of RFC 4648.
private enum Base64 {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let count = min(3, bytes.count - start)
            var bits = 0
            for index in 0..<3 {
                bits = bits << 8 | (index < count ? Int(bytes[start + index]) : 0)
            }
            for index in 0..<4 {
                text.append(
                    index <= count ? letters[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
