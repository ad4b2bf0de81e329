/// What stands at a junction.
public struct JunctionFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates flags from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Traffic signals.
    public static let signals = Self(rawValue: 1 << 0)
    /// A pedestrian crossing.
    public static let crossing = Self(rawValue: 1 << 1)
    /// A stop sign.
    public static let stop = Self(rawValue: 1 << 2)
    /// A give-way sign.
    public static let giveWay = Self(rawValue: 1 << 3)
    /// A barrier one can pass, such as a gate.
    public static let barrier = Self(rawValue: 1 << 4)
    /// A barrier this mode cannot pass.
    public static let closed = Self(rawValue: 1 << 5)
    /// The beginning of a motorway's exit (`highway=motorway_junction`).
    public static let motorwayExit = Self(rawValue: 1 << 6)
    /// A turning circle or turning loop.
    public static let turningCircle = Self(rawValue: 1 << 7)
    /// A mini roundabout.
    public static let miniRoundabout = Self(rawValue: 1 << 8)
    /// A lift.
    public static let elevator = Self(rawValue: 1 << 9)
    /// A toll booth.
    public static let tollBooth = Self(rawValue: 1 << 10)
    /// A level crossing with a railway.
    public static let levelCrossing = Self(rawValue: 1 << 11)
    /// A border control.
    public static let borderControl = Self(rawValue: 1 << 12)
}
