/// What is true of a segment by where it lies, not by its way's tags.
public struct SegmentFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates flags from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// One drives on the left here.
    public static let drivesLeft = Self(rawValue: 1 << 0)
}
