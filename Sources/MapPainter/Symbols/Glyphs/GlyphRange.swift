import Bytes
import MapPixels

/// A failure to read glyphs or a font.
public struct GlyphError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Equatable, Sendable {
        /// The bytes end early or break the format's rules.
        case malformed
        /// A number is beyond what letters need.
        case outOfRange
        /// The format is right, but holds what is not read.
        case unsupported
    }
    /// The kind of failure.
    public let code: Code
    /// Where, in bytes from the start.
    public let offset: Int

    init(_ code: Code, at offset: Int) {
        self.code = code
        self.offset = offset
    }

    /// A one-sentence description of the error for people.
    public var description: String {
        switch code {
        case .malformed: "the glyphs are damaged at byte \(offset)"
        case .outOfRange: "the glyphs have a number out of range at byte \(offset)"
        case .unsupported: "the glyphs are of a kind that is not read, at byte \(offset)"
        }
    }
}

/// The glyphs of 256 code points as map styles load them: a Protocol Buffers message of a font's letters.
///
/// Format: `glyphs.proto` of node-fontnik.
struct GlyphRange: Sendable {
    /// Glyphs by code point.
    private(set) var glyphs: [UInt32: Glyph] = [:]

    /// The maximum number of glyphs that are read.
    static let maximumCount = 4096
    /// The longest side of a letter in pixels.
    static let maximumSide: UInt64 = 512

    /// Reads a message; fields that are not known are skipped.
    init(_ bytes: RawSpan) throws(GlyphError) {
        do throws(ByteError) {
            var reader = ByteReader(bytes)
            while let key = try reader.key() {
                guard key.field == 1 else {
                    try reader.skipValue(key.type)
                    continue
                }
                var stack = try reader.message(of: key)
                while let key = try stack.key() {
                    guard key.field == 3 else {
                        try stack.skipValue(key.type)
                        continue
                    }
                    let message = try stack.message(of: key)
                    guard glyphs.count < Self.maximumCount else {
                        throw ByteError(.outOfRange, at: message.origin)
                    }
                    try read(message)
                }
            }
        } catch {
            throw GlyphError(error.code == .outOfRange ? .outOfRange : .malformed, at: error.offset)
        }
    }

    private mutating func read(_ message: consuming ByteReader) throws(ByteError) {
        let start = message.origin
        var id: UInt64 = 0
        var bitmap: [UInt8] = []
        var width: UInt64 = 0
        var height: UInt64 = 0
        var left: Int64 = 0
        var top: Int64 = 0
        var advance: UInt64 = 0
        while let key = try message.key() {
            switch key.field {
            case 1: id = try message.number(of: key)
            case 2:
                var field = try message.message(of: key)
                bitmap = try field.array(field.remaining)
            case 3: width = try message.number(of: key)
            case 4: height = try message.number(of: key)
            case 5: left = try message.signedNumber(of: key)
            case 6: top = try message.signedNumber(of: key)
            case 7: advance = try message.number(of: key)
            default: try message.skipValue(key.type)
            }
        }
        guard id <= 0x10FFFF, width <= Self.maximumSide, height <= Self.maximumSide,
            abs(left) <= 4096, abs(top) <= 4096, advance <= 4096
        else { throw ByteError(.outOfRange, at: start) }
        var glyph = Glyph(
            field: nil, width: Double(width), height: Double(height), left: Double(left),
            top: Double(top), advance: Double(advance))
        if !bitmap.isEmpty {
            // A wrong number of bytes makes a blank rather than a letter out of place.
            let border = Int(2 * Glyph.border)
            glyph.field = try? DistanceField(  // swallowed: see above
                width: Int(width) + border, height: Int(height) + border, bytes: bitmap)
        }
        glyphs[UInt32(id)] = glyph
    }
}
