/// What was done to the pixels of a picture so that they take fewer bits, and is undone.
struct WebPTransform {
    /// 0: each pixel less what its neighbors make of it; 1: colors less a part of others; 2: red and blue less green;
    /// 3: pixels by their number among a few colors.
    let kind: Int
    /// Pixels in a row before.
    private let width: Int
    /// The side of a block, or pixels that stand in one, as a power of 2.
    let bits: Int
    /// What holds for each block, or the colors.
    private let values: [UInt32]

    /// Creates a transform by blocks.
    init(kind: Int, width: Int, bits: Int, values: [UInt32]) {
        self.kind = kind
        self.width = width
        self.bits = bits
        self.values = values
    }

    /// Creates one by colors, of which each is told less the one before.
    init(colors: [UInt32], width: Int) {
        kind = 3
        self.width = width
        bits = colors.count > 16 ? 0 : colors.count > 4 ? 1 : colors.count > 2 ? 2 : 3
        var values = colors
        for index in values.indices.dropFirst() {
            values[index] = Self.sum(values[index], values[index - 1])
        }
        self.values = values
    }

    /// Applies the inverse transform.
    func undo(_ pixels: inout [UInt32], height: Int) {
        switch kind {
        case 0: undoPrediction(&pixels, height)
        case 1: undoCrossing(&pixels, height)
        case 2:
            for index in pixels.indices {
                let pixel = pixels[index]
                let green = pixel >> 8 & 255
                pixels[index] =
                    pixel & 0xFF00_FF00 | (pixel & 0xFF00FF &+ (green << 16 | green)) & 0xFF00FF
            }
        default: undoColors(&pixels, height)
        }
    }

    /// The sum of each part of two colors, without carries.
    @inline(__always)
    private static func sum(_ one: UInt32, _ other: UInt32) -> UInt32 {
        (one & 0xFF00_FF00 &+ other & 0xFF00_FF00) & 0xFF00_FF00
            | (one & 0xFF00FF &+ other & 0xFF00FF) & 0xFF00FF
    }

    private func undoColors(_ pixels: inout [UInt32], _ height: Int) {
        let columns = WebPLossless.blocks(width, bits)
        let depth = 8 >> bits
        let mask = (1 << depth) - 1
        var found = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let packed = Int(pixels[y * columns + x >> bits] >> 8 & 255)
                let number = packed >> ((x & (1 << bits - 1)) * depth) & mask
                // Numbers beyond the colors are transparent black.
                if number < values.count { found[y * width + x] = values[number] }
            }
        }
        pixels = found
    }

    private func undoCrossing(_ pixels: inout [UInt32], _ height: Int) {
        func part(_ factor: UInt32, _ color: UInt32) -> UInt32 {
            let (factor, color) = (
                Int32(Int8(truncatingIfNeeded: factor)), Int32(Int8(truncatingIfNeeded: color))
            )
            return UInt32(truncatingIfNeeded: (factor * color) >> 5)
        }
        let columns = WebPLossless.blocks(width, bits)
        for y in 0..<height {
            for x in 0..<width {
                let factors = values[(y >> bits) * columns + x >> bits]
                let pixel = pixels[y * width + x]
                let green = pixel >> 8
                let red = (pixel >> 16 &+ part(factors, green)) & 255
                let blue = (pixel &+ part(factors >> 8, green) &+ part(factors >> 16, red)) & 255
                pixels[y * width + x] = pixel & 0xFF00_FF00 | red << 16 | blue
            }
        }
    }

    private func undoPrediction(_ pixels: inout [UInt32], _ height: Int) {
        let columns = WebPLossless.blocks(width, bits)
        pixels[0] = Self.sum(pixels[0], 0xFF00_0000)
        for x in stride(from: 1, to: width, by: 1) {
            pixels[x] = Self.sum(pixels[x], pixels[x - 1])
        }
        for y in stride(from: 1, to: height, by: 1) {
            let row = y * width
            pixels[row] = Self.sum(pixels[row], pixels[row - width])
            for x in stride(from: 1, to: width, by: 1) {
                let mode = values[(y >> bits) * columns + x >> bits] >> 8 & 15
                let place = row + x
                // To the right of the last pixel stands the first of its row.
                let predicted = WebPPrediction.pixel(
                    mode, left: pixels[place - 1], top: pixels[place - width],
                    topLeft: pixels[place - width - 1], topRight: pixels[place - width + 1])
                pixels[place] = Self.sum(pixels[place], predicted)
            }
        }
    }
}

/// What a pixel's neighbors make of it.
enum WebPPrediction {
    /// The pixel that is expected, in one of 14 ways.
    @inline(__always)
    static func pixel(
        _ mode: UInt32, left: UInt32, top: UInt32, topLeft: UInt32, topRight: UInt32
    ) -> UInt32 {
        switch mode {
        case 1: left
        case 2: top
        case 3: topRight
        case 4: topLeft
        case 5: mean(mean(left, topRight), top)
        case 6: mean(left, topLeft)
        case 7: mean(left, top)
        case 8: mean(topLeft, top)
        case 9: mean(top, topRight)
        case 10: mean(mean(left, topLeft), mean(top, topRight))
        case 11: nearer(left, top, topLeft)
        case 12: byParts { part(left, $0) + part(top, $0) - part(topLeft, $0) }
        case 13:
            byParts { shift in
                let half = part(mean(left, top), shift)
                return half + (half - part(topLeft, shift)) / 2
            }
        default: 0xFF00_0000
        }
    }

    /// The mean of each part, rounded down.
    private static func mean(_ one: UInt32, _ other: UInt32) -> UInt32 {
        ((one ^ other) & 0xFEFE_FEFE) >> 1 &+ (one & other)
    }

    private static func part(_ pixel: UInt32, _ shift: UInt32) -> Int32 {
        Int32(pixel >> shift & 255)
    }

    private static func byParts(_ make: (UInt32) -> Int32) -> UInt32 {
        var pixel: UInt32 = 0
        for shift in [UInt32(0), 8, 16, 24] {
            pixel |= UInt32(min(max(make(shift), 0), 255)) << shift
        }
        return pixel
    }

    /// Of two pixels the one that is nearer to their sum less a third.
    private static func nearer(_ left: UInt32, _ top: UInt32, _ topLeft: UInt32) -> UInt32 {
        var (fromLeft, fromTop): (Int32, Int32) = (0, 0)
        for shift in [UInt32(0), 8, 16, 24] {
            fromLeft += abs(part(top, shift) - part(topLeft, shift))
            fromTop += abs(part(left, shift) - part(topLeft, shift))
        }
        return fromLeft < fromTop ? left : top
    }
}
