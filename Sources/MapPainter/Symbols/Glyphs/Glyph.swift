import MapPixels

/// A letter as a field of distances, at 24 pixels an em.
struct Glyph: Sendable {
    /// The field, 3 pixels larger than the letter at each side; nil for blanks.
    var field: DistanceField?
    /// The letter's width in pixels, without the border.
    var width: Double
    /// Its height.
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
    /// Pixels of an em.
    static let em = 24.0
}
