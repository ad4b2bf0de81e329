/// Blends one color over a picture.
///
/// SAFETY: the picture outlives the sink, and no other thread touches its rows.
/// BOUNDS: what it is given lies in the picture.
@safe struct ColorSink: CoverageSink {
    // SAFETY: see above.
    private let pixels: UnsafeMutablePointer<UInt32>
    private let width: Int
    private let color: PixelColor
    private let low: SIMD8<UInt16>
    private let high: SIMD8<UInt16>
    // SAFETY: the start of a row of `pixels`.
    private var line: UnsafeMutablePointer<UInt32>

    init(_ pixels: UnsafeMutablePointer<UInt32>, width: Int, color: PixelColor) {
        unsafe self.pixels = pixels
        unsafe line = pixels
        self.width = width
        self.color = color
        let four = SIMD4(repeating: color.packed)
        low = Lanes8.low(four)
        high = Lanes8.high(four)
    }

    @inline(__always)
    mutating func begin(row: Int) { unsafe line = pixels + row &* width }

    @inline(__always)
    mutating func run(_ x: Int, _ count: Int, _ coverage: UInt32) {
        let source = coverage == 255 ? color : color.scaled(by: coverage)
        // BOUNDS: the run lies in the row.
        let start = unsafe line + x
        if source.packed >> 24 == 255 {
            unsafe start.update(repeating: source.packed, count: count)
            return
        }
        let four = SIMD4(repeating: source.packed)
        let low = Lanes8.low(four)
        let high = Lanes8.high(four)
        let rest = SIMD8(repeating: UInt16(truncatingIfNeeded: 255 &- source.packed >> 24))
        var index = 0
        while index &+ 4 <= count {
            let target = unsafe UnsafeMutableRawPointer(start + index)
            let below = unsafe target.loadUnaligned(as: SIMD4<UInt32>.self)
            let result = Lanes8.join(
                low &+ Lanes8.scale(Lanes8.low(below), rest),
                high &+ Lanes8.scale(Lanes8.high(below), rest))
            unsafe target.storeBytes(of: result, as: SIMD4<UInt32>.self)
            index &+= 4
        }
        while index < count {
            unsafe start[index] = source.over(PixelColor(packed: start[index])).packed
            index &+= 1
        }
    }

    @inline(__always)
    mutating func four(_ x: Int, _ coverage: SIMD4<Int32>) {
        let factors = Lanes8.doubled(coverage)
        let sourceLow = Lanes8.scale(low, factors)
        let sourceHigh = Lanes8.scale(high, factors)
        let rest = Lanes8.rest(sourceHigh)
        // BOUNDS: the four pixels lie in the row.
        let target = unsafe UnsafeMutableRawPointer(line + x)
        let below = unsafe target.loadUnaligned(as: SIMD4<UInt32>.self)
        let result = Lanes8.join(
            sourceLow &+ Lanes8.scale(Lanes8.low(below), rest),
            sourceHigh &+ Lanes8.scale(Lanes8.high(below), rest))
        unsafe target.storeBytes(of: result, as: SIMD4<UInt32>.self)
    }
}

/// Four pixels as two vectors of eight 16-bit parts: red and blue, green and alpha.
///
/// SAFETY: the vectors have the same size, and any bits are numbers.
enum Lanes8 {
    @inline(__always)
    static func low(_ pixels: SIMD4<UInt32>) -> SIMD8<UInt16> {
        unsafe unsafeBitCast(pixels & 0x00FF_00FF, to: SIMD8<UInt16>.self)
    }

    @inline(__always)
    static func high(_ pixels: SIMD4<UInt32>) -> SIMD8<UInt16> {
        unsafe unsafeBitCast((pixels &>> 8) & 0x00FF_00FF, to: SIMD8<UInt16>.self)
    }

    @inline(__always)
    static func join(_ low: SIMD8<UInt16>, _ high: SIMD8<UInt16>) -> SIMD4<UInt32> {
        let low = unsafe unsafeBitCast(low, to: SIMD4<UInt32>.self)
        let high = unsafe unsafeBitCast(high, to: SIMD4<UInt32>.self)
        return low | (high &<< 8)
    }

    /// Coverage of four pixels, for both parts of each.
    @inline(__always)
    static func doubled(_ coverage: SIMD4<Int32>) -> SIMD8<UInt16> {
        unsafe unsafeBitCast(coverage | (coverage &<< 16), to: SIMD8<UInt16>.self)
    }

    /// 255 less alpha of four pixels, of which `high` holds alpha.
    @inline(__always)
    static func rest(_ high: SIMD8<UInt16>) -> SIMD8<UInt16> {
        let alpha = unsafe unsafeBitCast(high, to: SIMD4<UInt32>.self) &>> 16
        let rest = 255 &- alpha
        return unsafe unsafeBitCast(rest | (rest &<< 16), to: SIMD8<UInt16>.self)
    }

    /// Products of bytes, divided by 255 and rounded.
    @inline(__always)
    static func scale(_ values: SIMD8<UInt16>, _ factors: SIMD8<UInt16>) -> SIMD8<UInt16> {
        let product = values &* factors &+ 128
        return (product &+ (product &>> 8)) &>> 8
    }
}
