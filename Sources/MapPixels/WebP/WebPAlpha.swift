/// Reads the alpha of a lossy picture, which stands beside it (RFC 9649, section 2.7.1.2).
enum WebPAlpha {
    /// A value for each pixel.
    ///
    /// - Throws: `PixelError` for damaged and truncated ones.
    static func values(
        _ file: [UInt8], _ range: Range<Int>, width: Int, height: Int
    ) throws(PixelError) -> [UInt8] {
        guard let first = range.first else {
            throw WebPDecoder.malformed("is cut off in its alpha")
        }
        let head = file[first]
        let content = range.dropFirst()
        var values: [UInt8]
        switch head & 3 {
        case 0:
            guard content.count >= width * height else {
                throw WebPDecoder.malformed("is cut off in its alpha")
            }
            values = [UInt8](file[content.prefix(width * height)])
        case 1:
            var reader = WebPLossless(file, content)
            values = try reader.pixels(width: width, height: height).map {
                UInt8(truncatingIfNeeded: $0 >> 8)
            }
        default: throw WebPDecoder.malformed("has alpha of an unknown kind")
        }
        undo(head >> 2 & 3, &values, width: width, height: height)
        return values
    }

    /// Adds what the neighbors make of each value: nothing, the left one, the upper one, or both less that between.
    private static func undo(_ filter: UInt8, _ values: inout [UInt8], width: Int, height: Int) {
        guard filter > 0 else { return }
        for y in 0..<height {
            for x in 0..<width {
                let place = y * width + x
                let predicted: UInt8
                switch (x, y) {
                case (0, 0): predicted = 0
                case (_, 0): predicted = values[place - 1]
                case (0, _): predicted = values[place - width]
                default:
                    switch filter {
                    case 1: predicted = values[place - 1]
                    case 2: predicted = values[place - width]
                    default:
                        let sum =
                            Int(values[place - 1]) + Int(values[place - width])
                            - Int(values[place - width - 1])
                        predicted = UInt8(min(max(sum, 0), 255))
                    }
                }
                values[place] = values[place] &+ predicted
            }
        }
    }
}
