/// The reduction of the walks between stops in a timetable whose transfers have walks of any length.
public struct WalkReduction: Equatable, Sendable {
    /// A walk of so many seconds or fewer is kept, whether it matters today or not: trains may be late, and lines avoided.
    static let alwaysKept: Int32 = 300
    /// The longest walk that is looked at, in seconds.
    static let longest: Int32 = 14_400
    /// The maximum number of stops among which all walks are looked at.
    static let mostStops = 2500
    /// The maximum number of stops times halts of a day that are examined; 4·10⁷, a city of 516 stops, take a hundred
    /// seconds of CPU.
    static let mostWork = 100_000_000
    /// The longest walk where there are more of them, in seconds.
    static let fallback: Int32 = 600
    /// Seconds that a change is taken to need beside walking.
    static let slack: Int32 = 120

    /// The number of walks between different stops, in each direction.
    public let walkCount: Int
    /// The number of those that are kept.
    public let keptCount: Int
    /// Whether there were too many stops, so that walks of ten minutes at most are kept instead.
    public let isLimited: Bool
}
