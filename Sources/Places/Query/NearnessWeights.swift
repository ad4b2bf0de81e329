/// The tuned numbers that turn distances into nearness, from 1 for what is here downward.
package struct NearnessWeights: Sendable {
    /// Creates the numbers that search uses.
    package init() {}

    // MARK: The nearness of answers: 1 − log₂(1 + distance ÷ scale) ÷ halvings

    /// The number of times that the distance doubles, from one scale on, until nothing is left: half a world from the
    /// smallest scale.
    package var halvings: Float = 18
    /// The nearness of everything where nobody said where they are.
    package var unknown: Float = 0.5
    /// The scale as a share of the height of what the map shows.
    package var scaleShare = 1.0 / 16
    /// The height that counts as shown where nobody said, in meters: a town's center.
    package var unknownHeight = 4_000.0
    /// The least and the greatest scale, in meters: a block, and a region that people drive across.
    package var scales = 100.0...20_000

    // MARK: The score of places that only distance tells apart: 1 ÷ (1 + distance ÷ half)

    /// The distance at which half of the score is left to a place of the kind asked for, in meters.
    package var halfOfKind = 2_000.0
    /// The same for what was asked for by categories without a word, in meters.
    package var halfOfCategories = 1_000.0
    /// The same for what is at a position that was looked up, in meters.
    package var halfAtPosition = 100.0

    /// The distance, in meters, up to which a place counts as around the corner, whatever else is nearer.
    package var aroundTheCorner = 1_000.0
    /// How many times as far as another a place is that counts as much farther.
    package var muchFarther = 3.0
    /// The farthest that something of a kind is looked for from what it is to be near to, in meters.
    package var kindReach = 200_000.0

    // MARK: Between two places

    /// How far from the line between two places something may be, as a share of the line's length.
    package var betweenShare = 0.25
    /// How far it may be at least, in meters.
    package var betweenLeast = 300.0

    /// The nearness after some doublings of the distance, beginning with one scale.
    @inline(__always)
    func nearness<Number: BinaryFloatingPoint>(doublings: Number) -> Number {
        1 - doublings / Number(halvings)
    }

    /// The score of a place that only its distance tells from others.
    ///
    /// - Parameter half: The distance at which half is left, in meters.
    func score(_ distance: Double, half: Double) -> Double { 1 / (1 + distance / half) }
}
