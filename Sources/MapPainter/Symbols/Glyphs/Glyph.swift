import Bytes
import MapPixels

/// A letter as a field of distances, at 24 pixels an em.
struct Glyph: Sendable {
    /// The field, 3 pixels larger than the letter at each side; nil for blanks.
    var field: DistanceField?
    /// The letter's width in pixels, without the border.
    var width: Double
    /// The glyph's height.
    var height: Double
    /// From the pen to its left side.
    var left: Double
    /// From the pen's height, 17 pixels above the middle of a line, up to its top.
    var top: Double
    /// How far the pen moves.
    var advance: Double
    /// Pixels of the field for each of these pixels.
    var density = 1.0

    /// Pixels around a letter in its field.
    static let border = 3.0
    /// Pixels per em.
    static let em = 24.0
}

extension Glyph {
    /// The letter as a message of `glyphs.proto`; its numbers are whole pixels.
    func message(_ code: UInt32) -> [UInt8] {
        var message = ByteWriter()
        message.field(1, varint: UInt64(code))
        if let field { message.field(2, bytes: field.bytes) }
        message.field(3, varint: UInt64(max(width, 0)))
        message.field(4, varint: UInt64(max(height, 0)))
        for (number, value) in [(UInt32(5), left), (6, top)] {
            message.key(number, .varint)
            message.zigzag(Int64(value.rounded()))
        }
        message.field(7, varint: UInt64(max(advance.rounded(), 0)))
        return message.bytes
    }
}
