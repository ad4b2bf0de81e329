/// Numbers and paths as SVG and PDF write them, in bytes of ASCII.
struct PathText {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ text: String) { bytes += text.utf8 }

    /// Appends a number with as many digits behind the point as given, without zeros at its end.
    ///
    /// Numbers beyond a billion are clamped: they are far outside any picture.
    mutating func append(_ value: Double, digits: Int = 2) {
        let factor = [1.0, 10, 100, 1000, 10_000, 100_000][digits]
        // NaN becomes 0.
        let limited = value > -1e9 ? min(value, 1e9) : value < 0 ? -1e9 : 0
        let number = Int((limited * factor).rounded())
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, rest) = abs(number).quotientAndRemainder(dividingBy: Int(factor))
        bytes += String(whole).utf8
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var place = Int(factor) / 10
        var left = rest
        while left > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(left / place))
            left %= place
            place /= 10
        }
    }

    /// Appends numbers with spaces before each but the first.
    mutating func append(numbers: [Double], digits: Int = 2) {
        for (index, number) in numbers.enumerated() {
            if index > 0 { append(" ") }
            append(number, digits: digits)
        }
    }

    /// How the commands of a path are written.
    enum Notation {
        /// `M1 2L3 4Z`.
        case svg
        /// `1 2 m 3 4 l h` and a line's end after each.
        case pdf
    }

    /// Appends a line through points; points that are written like the one before are left out.
    mutating func append(
        line points: some Sequence<SIMD2<Double>>, isClosed: Bool, _ notation: Notation
    ) {
        var last: SIMD2<Double>?
        for point in points {
            let rounded = (point * 100).rounded(.toNearestOrAwayFromZero)
            if let last, last == rounded { continue }
            switch notation {
            case .svg:
                append(last == nil ? "M" : "L")
                append(numbers: [point.x, point.y])
            case .pdf:
                append(numbers: [point.x, point.y])
                append(last == nil ? " m\n" : " l\n")
            }
            last = rounded
        }
        if isClosed, last != nil { append(notation == .svg ? "Z" : "h\n") }
    }

    /// Appends the closed contours of a path.
    mutating func append(path: PixelPath, _ notation: Notation) {
        for contour in path.contours { append(line: contour, isClosed: true, notation) }
    }
}

extension VectorPicture.Mark {
    /// Red, green and blue from 0 to 255, not premultiplied, and alpha from 0 to 1.
    static func straight(_ color: PixelColor) -> (parts: [UInt32], alpha: Double) {
        let pixel = PixelBuffer.straight(color.packed)
        return ([pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255], Double(pixel >> 24) / 255)
    }
}
