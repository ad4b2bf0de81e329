/// How a JPEG file stores colors.
struct JPEGColors {
    /// What Adobe's segment says: 0 for colors as they are, 1 for brightness and colors, 2 for the same with black.
    private var adobe: UInt8?
    private var isJFIF = false

    mutating func readAdobe(_ content: [UInt8]) {
        guard content.count >= 12, content.starts(with: Array("Adobe".utf8)) else { return }
        adobe = content[11]
    }

    mutating func readJFIF(_ content: [UInt8]) {
        if content.starts(with: Array("JFIF\0".utf8)) { isJFIF = true }
    }

    /// The picture of a frame whose scans are read.
    func picture(_ frame: JPEGFrame, steps: [[UInt16]?]) throws(PixelError) -> PixelBuffer {
        var planes: [[UInt8]] = []
        for component in frame.components {
            guard let steps = steps[component.table] else {
                throw JPEGReader.malformed("lacks a table of steps")
            }
            planes.append(
                JPEGSamples(component, steps: steps).enlarged(
                    across: Self.share(frame.horizontal, component.horizontal),
                    down: Self.share(frame.vertical, component.vertical), width: frame.width,
                    height: frame.height
                ).values)
        }
        let count = frame.width * frame.height
        var pixels = [UInt32](repeating: 0xFF00_0000, count: count)
        if planes.count == 1 {
            for index in 0..<count { pixels[index] |= UInt32(planes[0][index]) * 0x0001_0101 }
        } else {
            let hasBrightness = storesBrightness(frame)
            for index in 0..<count {
                var color = SIMD3(
                    Int32(planes[0][index]), Int32(planes[1][index]), Int32(planes[2][index]))
                if hasBrightness { color = Self.color(color) }
                if planes.count == 4 {
                    // Adobe stores how much light is left.
                    let left = Int32(planes[3][index])
                    if hasBrightness { color = 255 &- color }
                    color = (color &* left &+ 127) / 255
                }
                pixels[index] |=
                    UInt32(color.x) | UInt32(color.y) << 8 | UInt32(color.z) << 16
            }
        }
        return try PixelBuffer(width: frame.width, height: frame.height, pixels: pixels)
    }

    /// Two numbers as a fraction in lowest terms.
    private static func share(_ factor: Int, _ of: Int) -> (factor: Int, of: Int) {
        factor % of == 0 ? (factor / of, 1) : (factor, of)
    }

    private func storesBrightness(_ frame: JPEGFrame) -> Bool {
        if frame.components.count == 4 { return adobe == 2 }
        if isJFIF { return true }
        if let adobe { return adobe != 0 }
        return frame.components.map(\.id) != Array("RGB".utf8)
    }

    /// Red, green and blue of brightness, blueness and redness; JFIF 1.02.
    @inline(__always)
    private static func color(_ parts: SIMD3<Int32>) -> SIMD3<Int32> {
        let (blue, red) = (parts.y &- 128, parts.z &- 128)
        // Shares in 65536ths.
        let own = parts.x << 16 &+ 32768
        let color = SIMD3(
            own &+ 91881 &* red, own &- 22554 &* blue &- 46802 &* red, own &+ 116130 &* blue)
        return (color &>> 16).clamped(
            lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 255))
    }
}
