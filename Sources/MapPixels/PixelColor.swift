/// A color of premultiplied red, green, blue and alpha, a byte each; red lies in the lowest byte.
public struct PixelColor: Hashable, Sendable {
    /// The four bytes as they stand in memory on a little-endian machine.
    public var packed: UInt32

    /// Fully transparent.
    public static let clear = PixelColor(packed: 0)

    /// Creates a color of its packed bytes.
    public init(packed: UInt32) { self.packed = packed }

    /// Creates a color of parts from 0 to 1 that are premultiplied already; what lies outside is clamped, NaN is 0.
    public init(premultipliedRed red: Double, green: Double, blue: Double, alpha: Double) {
        func byte(_ value: Double) -> UInt32 { value > 0 ? UInt32(min(value, 1) * 255 + 0.5) : 0 }
        let top = byte(alpha)
        packed =
            min(byte(red), top) | min(byte(green), top) << 8 | min(byte(blue), top) << 16 | top
            << 24
    }

    /// Creates a color of parts from 0 to 1, of which red, green and blue are not premultiplied.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(
            premultipliedRed: red * alpha, green: green * alpha, blue: blue * alpha, alpha: alpha)
    }

    /// Premultiplied red, 0 to 255.
    public var red: UInt8 { UInt8(truncatingIfNeeded: packed) }
    /// Premultiplied green, 0 to 255.
    public var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }
    /// Premultiplied blue, 0 to 255.
    public var blue: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }
    /// Alpha, 0 to 255.
    public var alpha: UInt8 { UInt8(truncatingIfNeeded: packed >> 24) }

    /// The color times `factor`/255, each part rounded.
    @inline(__always)
    func scaled(by factor: UInt32) -> PixelColor {
        var low = (packed & 0x00FF_00FF) &* factor &+ 0x0080_0080
        low = ((low &+ (low >> 8 & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        var high = (packed >> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
        high = (high &+ (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
        return PixelColor(packed: low | high)
    }

    /// The color times a share from 0 to 1.
    public func scaled(by share: Double) -> PixelColor {
        scaled(by: UInt32(min(max(share, 0), 1) * 255 + 0.5))
    }

    /// The color over another one (Porter and Duff's source-over).
    @inline(__always)
    func over(_ below: PixelColor) -> PixelColor {
        PixelColor(packed: packed &+ below.scaled(by: 255 &- packed >> 24).packed)
    }
}
