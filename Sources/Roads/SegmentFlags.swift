/// What is true of a segment by where it lies, not by its way's tags.
package struct SegmentFlags: OptionSet, Sendable {
    /// The raw bit mask.
    package let rawValue: UInt8

    /// Creates flags from their bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// One drives on the left here.
    package static let drivesLeft = Self(rawValue: 1 << 0)
}
