import MapGeometry

/// A journey: rides with the ways to them, between them and from them.
///
/// Moments are seconds since 1970 in UTC.
public struct Journey: Equatable, Sendable {
    /// A part of a journey.
    public enum Leg: Equatable, Sendable {
        /// A walk, or another way that the question gave for getting to the first stop or from the last one.
        case walk(Walk)
        /// A ride.
        case ride(Ride)
    }

    /// A way on foot, or by a vehicle of one's own.
    public struct Walk: Equatable, Sendable {
        /// The means of travel of a leg without a timetable.
        public enum Means: Sendable {
            /// Walking.
            case foot
            /// Cycling.
            case bicycle
            /// Driving.
            case car
        }

        /// The stop where it begins; nil for the start of the journey, and for ``fromPlace``.
        public let fromStop: Int?
        /// The stop where it ends; nil for the end of the journey, and for ``toPlace``.
        public let toStop: Int?
        /// Where it begins, if that is neither a stop nor the start of the journey: where a car was left.
        public let fromPlace: CLLocationCoordinate2D?
        /// Where it ends, if that is neither a stop nor the end of the journey: where a car is left.
        public let toPlace: CLLocationCoordinate2D?
        /// The means of travel.
        public let means: Means
        /// The time at which it begins.
        public let departure: Int
        /// The duration in seconds.
        public let seconds: Int
        /// The length in meters.
        public let meters: Int

        /// Creates a way.
        public init(
            fromStop: Int?, toStop: Int?, fromPlace: CLLocationCoordinate2D? = nil,
            toPlace: CLLocationCoordinate2D? = nil, by means: Means = .foot, departure: Int,
            seconds: Int, meters: Int
        ) {
            self.fromStop = fromStop
            self.toStop = toStop
            self.fromPlace = fromPlace
            self.toPlace = toPlace
            self.means = means
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
        /// The stop of alighting.
        public let toStop: Int
        /// When the vehicle leaves the first of them.
        public let departure: Int
        /// When it arrives at the second.
        public let arrival: Int
        /// Whether passengers stay on board from the ride before.
        public let isContinued: Bool
        /// Whether passengers stay on board at its end.
        public let staysAboard: Bool
    }

    /// The parts in the order of time; walks of no time are left out.
    public internal(set) var legs: [Leg]
    /// The time at which it begins.
    public let departure: Int
    /// The time at which it ends.
    public let arrival: Int
    /// The number of vehicles that are boarded.
    public let rideCount: Int

    /// The number of changes; staying on board of a vehicle is none.
    public var changeCount: Int { max(rideCount - 1, 0) }

    /// The rides.
    public var rides: [Ride] {
        legs.compactMap { if case .ride(let ride) = $0 { ride } else { nil } }
    }

    /// The time spent walking, in seconds.
    public var walkSeconds: Int {
        legs.reduce(0) { sum, leg in
            if case .walk(let walk) = leg, walk.means == .foot { sum + walk.seconds } else { sum }
        }
    }

    /// The journey with other ways in the place of its ways to the first stop and from the last one, if it has these.
    package func changingEnds(first: (Walk) -> [Walk], last: (Walk) -> [Walk]) -> Journey {
        var result = self
        if case .walk(let walk) = legs.last, walk.toStop == nil {
            result.legs.replaceSubrange((legs.count - 1)..., with: last(walk).map { .walk($0) })
        }
        if case .walk(let walk) = legs.first, walk.fromStop == nil {
            result.legs.replaceSubrange(..<1, with: first(walk).map { .walk($0) })
        }
        return result
    }
}
