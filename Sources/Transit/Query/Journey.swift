/// A journey: rides with the ways to them, between them and from them.
///
/// Moments are seconds since 1970 in UTC.
public struct Journey: Equatable, Sendable {
    /// A part of a journey.
    public enum Leg: Equatable, Sendable {
        /// A walk, or whatever way the question gave for getting to the first stop or from the last one.
        case walk(Walk)
        /// A ride.
        case ride(Ride)
    }

    /// A way on foot.
    public struct Walk: Equatable, Sendable {
        /// The stop where it begins; nil for the start of the journey.
        public let fromStop: Int?
        /// The stop where it ends; nil for the end of the journey.
        public let toStop: Int?
        /// When it begins.
        public let departure: Int
        /// How long it takes, in seconds.
        public let seconds: Int
        /// How long it is, in meters.
        public let meters: Int

        /// Creates a way on foot.
        public init(fromStop: Int?, toStop: Int?, departure: Int, seconds: Int, meters: Int) {
            self.fromStop = fromStop
            self.toStop = toStop
            self.departure = departure
            self.seconds = seconds
            self.meters = meters
        }
    }

    /// A ride on one trip.
    public struct Ride: Equatable, Sendable {
        /// The number of the trip in the timetable, or of one that an update added behind these.
        public let trip: Int
        /// The day of the trip's service, in days since 1970.
        public let serviceDay: Int
        /// The positions among the trip's stops where one boards and gets off.
        public let positions: ClosedRange<Int>
        /// The stop where one boards.
        public let fromStop: Int
        /// The stop where one gets off.
        public let toStop: Int
        /// When the vehicle leaves the first of them.
        public let departure: Int
        /// When it arrives at the second.
        public let arrival: Int
        /// Whether passengers stay on board from the ride before.
        public let isContinued: Bool
    }

    /// The parts in the order of time; walks of no time are left out.
    public let legs: [Leg]
    /// When it begins.
    public let departure: Int
    /// When it ends.
    public let arrival: Int
    /// The number of vehicles that are boarded.
    public let rideCount: Int

    /// The number of changes; staying on board of a vehicle is none.
    public var changeCount: Int { max(rideCount - 1, 0) }

    /// The rides.
    public var rides: [Ride] {
        legs.compactMap { if case .ride(let ride) = $0 { ride } else { nil } }
    }

    /// Seconds on foot.
    public var walkSeconds: Int {
        legs.reduce(0) { if case .walk(let walk) = $1 { $0 + walk.seconds } else { $0 } }
    }
}
