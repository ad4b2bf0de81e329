/// What stands at a junction.
package struct JunctionFlags: OptionSet, Sendable {
    /// The raw bit mask.
    package let rawValue: UInt32

    /// Creates flags from their bits.
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Traffic signals.
    package static let signals = Self(rawValue: 1 << 0)
    /// A pedestrian crossing.
    package static let crossing = Self(rawValue: 1 << 1)
    /// A stop sign.
    package static let stop = Self(rawValue: 1 << 2)
    /// A give-way sign.
    package static let giveWay = Self(rawValue: 1 << 3)
    /// A barrier that can be passed, such as a gate.
    package static let barrier = Self(rawValue: 1 << 4)
    /// A barrier this mode cannot pass.
    package static let closed = Self(rawValue: 1 << 5)
    /// The beginning of a motorway's exit (`highway=motorway_junction`).
    package static let motorwayExit = Self(rawValue: 1 << 6)
    /// A turning circle or turning loop.
    package static let turningCircle = Self(rawValue: 1 << 7)
    /// A mini roundabout.
    package static let miniRoundabout = Self(rawValue: 1 << 8)
    /// An elevator.
    package static let elevator = Self(rawValue: 1 << 9)
    /// A toll booth.
    package static let tollBooth = Self(rawValue: 1 << 10)
    /// A level crossing with a railway.
    package static let levelCrossing = Self(rawValue: 1 << 11)
    /// A border control.
    package static let borderControl = Self(rawValue: 1 << 12)
}
