import MapPixels
import MapScene

extension PixelBuffer {
    /// The picture, each pixel times the opacity of a mask of its size.
    func masked(by mask: PixelBuffer) -> PixelBuffer {
        with(
            zip(pixels, mask.pixels).map { pixel, mask in
                switch mask >> 24 {
                case 255: pixel
                case 0: 0
                case let share:
                    PixelColor(packed: pixel).scaled(by: Double(share) / 255).packed
                }
            })
    }

    /// The picture as a shape of one color.
    func tinted(_ color: SceneColor) -> PixelBuffer {
        let ink = PixelColor(
            red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        return with(pixels.map { ink.scaled(by: Double($0 >> 24) / 255).packed })
    }

    /// The picture in half of its size as often as it is at least twice as large as wanted, so that no pixel is
    /// skipped.
    func halved(toward width: Int, _ height: Int) -> PixelBuffer {
        var picture = self
        while picture.width >= 2 * width, picture.height >= 2 * height, picture.width > 1,
            picture.height > 1, let half = picture.half
        {
            picture = half
        }
        return picture
    }

    /// The means of each four pixels; the last row or column of an odd number is left out.
    private var half: PixelBuffer? {
        let (columns, rows) = (width / 2, height / 2)
        var result: [UInt32] = []
        result.reserveCapacity(columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let at = 2 * row * width + 2 * column
                let four = [pixels[at], pixels[at + 1], pixels[at + width], pixels[at + width + 1]]
                result.append(
                    [0, 8, 16, 24].reduce(UInt32(0)) { packed, shift in
                        let sum = four.reduce(UInt32(2)) { $0 + ($1 >> UInt32(shift) & 255) }
                        return packed | (sum / 4) << UInt32(shift)
                    })
            }
        }
        // A size that halves one that is allowed.
        return try? PixelBuffer(width: columns, height: rows, pixels: result)
    }

    /// A picture of the same size.
    private func with(_ pixels: [UInt32]) -> PixelBuffer {
        (try? PixelBuffer(width: width, height: height, pixels: pixels)) ?? self
    }
}
