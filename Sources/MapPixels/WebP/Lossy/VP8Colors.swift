/// From light and chroma to colors.
///
/// Method: ITU-R BT.601 in the whole numbers of libwebp, with chroma interpolated from the four nearest.
enum VP8Colors {
    /// The pixels of a picture, opaque, as `PixelBuffer` has them.
    static func pixels(_ frame: VP8Frame, width: Int, height: Int) -> [UInt32] {
        var pixels = [UInt32](repeating: 0, count: width * height)
        var (blue, red) = ([Int32](repeating: 0, count: width), [Int32](repeating: 0, count: width))
        let chromaRows = (height + 1) / 2
        for y in 0..<height {
            // Rows of chroma lie between two of light: one is nearer.
            let near = y / 2
            let far = min(max(y % 2 == 0 ? near - 1 : near + 1, 0), chromaRows - 1)
            interpolate(frame.blue, near, far, &blue)
            interpolate(frame.red, near, far, &red)
            for x in 0..<width {
                pixels[y * width + x] = color(Int32(frame.luma[x, y]), blue[x], red[x])
            }
        }
        return pixels
    }

    /// The chroma of a row of pixels.
    private static func interpolate(
        _ plane: VP8Plane, _ near: Int, _ far: Int, _ row: inout [Int32]
    ) {
        let width = row.count
        func value(_ x: Int, _ y: Int) -> Int32 { Int32(plane[x, y]) }
        row[0] = (3 * value(0, near) + value(0, far) + 2) >> 2
        for x in stride(from: 1, to: width, by: 1) {
            let (left, right) = ((x - 1) / 2, (x + 1) / 2)
            if right >= (width + 1) / 2 {
                row[x] = (3 * value(left, near) + value(left, far) + 2) >> 2
                continue
            }
            let (nearLeft, nearRight) = (value(left, near), value(right, near))
            let (farLeft, farRight) = (value(left, far), value(right, far))
            let sum = nearLeft + nearRight + farLeft + farRight + 8
            if x % 2 == 1 {
                row[x] = ((sum + 2 * (nearRight + farLeft)) >> 3 + nearLeft) >> 1
            } else {
                row[x] = ((sum + 2 * (nearLeft + farRight)) >> 3 + nearRight) >> 1
            }
        }
    }

    private static func color(_ light: Int32, _ blue: Int32, _ red: Int32) -> UInt32 {
        func scaled(_ value: Int32, _ factor: Int32) -> Int32 { (value * factor) >> 8 }
        func clamped(_ value: Int32) -> UInt32 { UInt32(min(max(value >> 6, 0), 255)) }
        let base = scaled(light, 19_077)
        return 0xFF00_0000
            | clamped(base + scaled(blue, 33_050) - 17_685) << 16
            | clamped(base - scaled(blue, 6419) - scaled(red, 13_320) + 8708) << 8
            | clamped(base + scaled(red, 26_149) - 14_234)
    }
}
