import Foundation

/// Reads the size of a picture from the head of its file.
enum ImageHeader {
    /// Returns the size in pixels; nil if the bytes are no picture of a known kind.
    static func size(of data: Data) -> CGSize? {
        // Enough for every kind but JPEG with long metadata, which is walked through.
        let bytes = [UInt8](data.prefix(1 << 20))
        if isPNG(data) { return png(bytes) }
        if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
        if bytes.starts(with: Array("GIF8".utf8)) { return gif(bytes) }
        if bytes.starts(with: Array("RIFF".utf8)) { return webP(bytes) }
        return svg(bytes)
    }

    static func isPNG(_ data: Data) -> Bool {
        data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }

    private static func size(_ width: Int, _ height: Int) -> CGSize? {
        width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
    }

    private static func big(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
        bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
        bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func png(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 24 else { return nil }
        return size(big(bytes, 16, 4), big(bytes, 20, 4))
    }

    private static func gif(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 10 else { return nil }
        return size(little(bytes, 6, 2), little(bytes, 8, 2))
    }

    /// Walks from marker to marker to the first that begins a frame.
    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        var offset = 2
        while offset + 9 < bytes.count {
            guard bytes[offset] == 0xFF else { return nil }
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame { return size(big(bytes, offset + 7, 2), big(bytes, offset + 5, 2)) }
            offset += 2 + max(big(bytes, offset + 2, 2), 2)
        }
        return nil
    }

    private static func webP(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 30, bytes[8..<12].elementsEqual("WEBP".utf8) else { return nil }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X": return size(little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
        case "VP8L":
            let bits = little(bytes, 21, 4)
            return size(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        case "VP8 ":
            return size(little(bytes, 26, 2) & 0x3FFF, little(bytes, 28, 2) & 0x3FFF)
        default: return nil
        }
    }

    /// The width and height of the first `svg` element, or the size of its `viewBox`.
    private static func svg(_ bytes: [UInt8]) -> CGSize? {
        let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
        guard let tag = head.range(of: "<svg"),
            let end = head.range(of: ">", range: tag.upperBound..<head.endIndex)
        else { return nil }
        let attributes = head[tag.upperBound..<end.lowerBound]
        func value(_ name: String) -> Substring? {
            for quote in ["\"", "'"] {
                guard let start = attributes.range(of: " \(name)=\(quote)"),
                    let end = attributes.range(
                        of: quote, range: start.upperBound..<attributes.endIndex)
                else { continue }
                return attributes[start.upperBound..<end.lowerBound]
            }
            return nil
        }
        func number(_ text: Substring?) -> Double? {
            text.flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
        }
        if let width = number(value("width")), let height = number(value("height")) {
            return width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
        }
        let box = value("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
        return box.count == 4 && box[2] > 0 && box[3] > 0
            ? CGSize(width: box[2], height: box[3]) : nil
    }
}
