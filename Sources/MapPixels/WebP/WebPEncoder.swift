/// Writes pictures as WebP files without loss (RFC 9649, VP8L).
///
/// Colors are taken less their green part and coded as literals, as colors that were seen lately, or as copies of pixels before.
/// The same picture gives the same bytes.
public struct WebPEncoder: Sendable {
    /// The longest side of a picture.
    public static let maximumSide = 16_384

    /// Bits of an index into the colors that were seen lately.
    private static let cacheBits = 10

    /// Creates an encoder.
    public init() {}

    /// The bytes of a file.
    ///
    /// - Throws: `PixelError` for a picture with a side above `maximumSide`.
    public func encode(_ picture: PixelBuffer) throws(PixelError) -> [UInt8] {
        guard picture.width <= Self.maximumSide, picture.height <= Self.maximumSide else {
            throw PixelError(
                .invalidSize, "a WebP file has \(Self.maximumSide) pixels along a side at most")
        }
        var bits = LowBits()
        bits.append(0x2F, 8)
        bits.append(picture.width - 1, 14)
        bits.append(picture.height - 1, 14)
        bits.append(picture.pixels.contains { $0 >> 24 != 255 } ? 1 : 0, 1)
        bits.append(0, 3)
        // One transform, that of green.
        bits.append(0b101, 3)
        bits.append(0, 1)
        bits.append(1, 1)
        bits.append(Self.cacheBits, 4)
        // The same codes for all of the picture.
        bits.append(0, 1)

        let pixels = picture.pixels.map { pixel -> UInt32 in
            let straight = PixelBuffer.straight(pixel)
            let green = straight >> 8 & 255
            let red = (straight &- green) & 255
            let blue = (straight >> 16 &- green) & 255
            return straight & 0xFF00_0000 | red << 16 | green << 8 | blue
        }
        let tokens = WebPTokens(pixels, width: picture.width, cacheBits: Self.cacheBits)
        let codes = tokens.counts.map { PrefixCode(counts: $0, limit: 15) }
        for code in codes { WebPCode.append(code, to: &bits) }
        tokens.append(codes, to: &bits)

        let content = bits.closed()
        var file = Array("RIFF".utf8)
        let padded = content.count + content.count % 2
        file.append(littleEndian: UInt32(12 + padded))
        file += "WEBPVP8L".utf8
        file.append(littleEndian: UInt32(content.count))
        file += content
        if content.count % 2 == 1 { file.append(0) }
        return file
    }
}

/// Bits that fill bytes from their lowest bit on.
struct LowBits {
    private var bytes: [UInt8] = []
    private var waiting: UInt64 = 0
    private var count = 0

    mutating func append(_ value: Int, _ length: Int) {
        waiting |= UInt64(truncatingIfNeeded: value) << UInt64(count)
        count += length
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: waiting))
            waiting >>= 8
            count -= 8
        }
    }

    /// Appends a symbol's code, its first bit first.
    mutating func append(_ symbol: Int, of code: PrefixCode, isAlone: Bool) {
        if isAlone { return }
        let length = code.lengths[symbol]
        var bits = 0
        for index in 0..<length where code.codes[symbol] >> index & 1 == 1 {
            bits |= 1 << (length - 1 - index)
        }
        append(bits, length)
    }

    func closed() -> [UInt8] {
        count > 0 ? bytes + [UInt8(truncatingIfNeeded: waiting)] : bytes
    }
}

extension [UInt8] {
    /// Appends the four bytes of a number, the lowest first.
    fileprivate mutating func append(littleEndian value: UInt32) {
        for shift in [UInt32(0), 8, 16, 24] { append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
}
