/// From coefficients to differences of pixels (RFC 6386, section 14).
enum VP8Transform {
    /// Transforms the block of firsts, at 384, to the first coefficients of the 16 blocks of light.
    static func spreadFirsts(_ coefficients: inout [Int32]) {
        var between = [Int32](repeating: 0, count: 16)
        for x in 0..<4 {
            let (a, b) = (coefficients[384 + x], coefficients[388 + x])
            let (c, d) = (coefficients[392 + x], coefficients[396 + x])
            between[x] = a &+ d &+ b &+ c
            between[8 + x] = a &+ d &- b &- c
            between[4 + x] = a &- d &+ b &- c
            between[12 + x] = a &- d &- b &+ c
        }
        for y in 0..<4 {
            let first = between[4 * y] &+ 3
            let (second, third, last) = (
                between[4 * y + 1], between[4 * y + 2], between[4 * y + 3]
            )
            let (outer, inner) = (first &+ last, second &+ third)
            let (less, change) = (first &- last, second &- third)
            let place = 64 * y
            coefficients[place] = (outer &+ inner) >> 3
            coefficients[place + 16] = (less &+ change) >> 3
            coefficients[place + 32] = (outer &- inner) >> 3
            coefficients[place + 48] = (less &- change) >> 3
        }
    }

    /// A number times √2 · cos(π/8).
    @inline(__always)
    private static func more(_ value: Int32) -> Int32 { (value &* 20_091) >> 16 &+ value }

    /// A number times √2 · sin(π/8).
    @inline(__always)
    private static func less(_ value: Int32) -> Int32 { (value &* 35_468) >> 16 }

    /// Adds the differences of a block to its pixels.
    ///
    /// - Parameters:
    ///   - place: Where the block's coefficients begin.
    ///   - corner: Where its first pixel is.
    ///   - stride: From a row to the next one.
    static func add(
        _ coefficients: [Int32], at place: Int, to pixels: inout [UInt8], _ corner: Int,
        stride: Int
    ) {
        guard (0..<16).contains(where: { coefficients[place + $0] != 0 }) else { return }
        var between = [Int32](repeating: 0, count: 16)
        for x in 0..<4 {
            let (first, second) = (coefficients[place + x], coefficients[place + 4 + x])
            let (third, last) = (coefficients[place + 8 + x], coefficients[place + 12 + x])
            let (a, b) = (first &+ third, first &- third)
            let c = less(second) &- more(last)
            let d = more(second) &+ less(last)
            between[4 * x] = a &+ d
            between[4 * x + 1] = b &+ c
            between[4 * x + 2] = b &- c
            between[4 * x + 3] = a &- d
        }
        for y in 0..<4 {
            let first = between[y] &+ 4
            let (a, b) = (first &+ between[8 + y], first &- between[8 + y])
            let c = less(between[4 + y]) &- more(between[12 + y])
            let d = more(between[4 + y]) &+ less(between[12 + y])
            let row = corner + y * stride
            for (x, change) in [a &+ d, b &+ c, b &- c, a &- d].enumerated() {
                let value = Int32(pixels[row + x]) &+ change >> 3
                pixels[row + x] = UInt8(min(max(value, 0), 255))
            }
        }
    }
}
