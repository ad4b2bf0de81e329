import CTextShaping

/// Puts the glyphs of a font together as a script asks for, by the HarfBuzz of this machine.
@safe final class FontShaper: @unchecked Sendable {
    // Sendable although it is a pointer: HarfBuzz shapes with one font that does not change on any number of threads.
    private let font: UnsafeMutableRawPointer

    /// A glyph in its place, in the font's units, y up.
    struct Glyph {
        var index: Int
        var advance: Double
        var offset: SIMD2<Double>
    }

    /// The maximum number of glyphs of a syllable.
    private static let maximumCount = 128

    /// Whether texts are shaped on this machine.
    static let isAvailable = text_shaping_is_available()

    /// Opens a font; nil where texts are not shaped.
    init?(_ bytes: [UInt8]) {
        // SAFETY: the bytes are copied before the call returns.
        let font = unsafe bytes.withUnsafeBufferPointer {
            unsafe text_shaping_open($0.baseAddress, $0.count)
        }
        guard let font = unsafe font else { return nil }
        unsafe self.font = font
    }

    deinit { unsafe text_shaping_close(font) }

    /// The glyphs of a syllable from left to right.
    func glyphs(of codes: [UInt32]) -> [Glyph] {
        let shaped = unsafe [text_shaping_glyph](unsafeUninitializedCapacity: Self.maximumCount) {
            buffer, count in
            // BOUNDS: no more are written than the capacity that is passed, and that many are there.
            count = unsafe codes.withUnsafeBufferPointer { codes in
                min(
                    unsafe text_shaping_shape(
                        font, codes.baseAddress, codes.count, buffer.baseAddress, buffer.count),
                    Self.maximumCount)
            }
        }
        return shaped.map {
            Glyph(
                index: Int($0.glyph), advance: Double($0.advance),
                offset: SIMD2(Double($0.x), Double($0.y)))
        }
    }
}
