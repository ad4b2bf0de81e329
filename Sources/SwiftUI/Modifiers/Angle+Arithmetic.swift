extension Angle {
    /// The sum of two angles.
    public static func + (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians + right.radians)
    }
    /// The difference of two angles.
    public static func - (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians - right.radians)
    }
    /// The angle the other way round.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// A multiple of an angle.
    public static func * (angle: Angle, factor: Double) -> Angle {
        Angle(radians: angle.radians * factor)
    }
    /// A part of an angle.
    public static func / (angle: Angle, divisor: Double) -> Angle {
        Angle(radians: angle.radians / divisor)
    }
    /// Adds an angle.
    public static func += (left: inout Angle, right: Angle) { left = left + right }
    /// Subtracts an angle.
    public static func -= (left: inout Angle, right: Angle) { left = left - right }
}
