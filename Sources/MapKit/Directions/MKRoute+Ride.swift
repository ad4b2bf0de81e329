import CoreLocation
import Foundation

extension MKRoute {
    /// A ride by public transport: the line, where one gets on and off, and when.
    ///
    /// An addition to Apple's API, for steps whose `transportType` is `.transit`.
    public struct Ride: Sendable, Hashable {
        /// A halt of the vehicle.
        public struct Stop: Sendable, Hashable {
            /// The name of the stop.
            public let name: String
            /// The platform, such as "3"; empty if unknown.
            public let platform: String
            /// The position of the stop.
            public let coordinate: CLLocationCoordinate2D
            /// When the vehicle arrives and leaves, as far as it is known now.
            public let arrival, departure: Date
            /// When it was to arrive and to leave; nil for a vehicle that is not in the timetable.
            public let plannedArrival, plannedDeparture: Date?

            /// Whether two halts are the same.
            public static func == (one: Stop, other: Stop) -> Bool {
                one.name == other.name && one.platform == other.platform
                    && one.coordinate.latitude == other.coordinate.latitude
                    && one.coordinate.longitude == other.coordinate.longitude
                    && one.arrival == other.arrival && one.departure == other.departure
                    && one.plannedArrival == other.plannedArrival
                    && one.plannedDeparture == other.plannedDeparture
            }

            /// Hashes what tells the halt.
            public func hash(into hasher: inout Hasher) {
                hasher.combine(name)
                hasher.combine(platform)
                hasher.combine(arrival)
                hasher.combine(departure)
            }
        }

        /// The name that passengers use of the line, such as "9"; its long one where it has no other.
        public let lineName: String
        /// The full name of the line; may be empty.
        public let longLineName: String
        /// The kind of vehicle: "tram", "metro", "rail", "bus", "ferry" and others.
        public let vehicle: String
        /// The color of the line, and that of text on it, as 0xRRGGBB.
        public let color, textColor: UInt32
        /// The name of the agency.
        public let agency: String
        /// The headsign: the destination that the vehicle shows.
        public let headsign: String
        /// Where one gets on, the stops between, and where one gets off; two at least.
        public let stops: [Stop]
        /// Whether times come from what is known in real time.
        public let isKnownInRealTime: Bool
        /// Whether one stays on board from the ride before.
        public let staysOnBoard: Bool
    }
}
