import Bytes
import Columns
import Foundation

/// The fares of a timetable's feeds.
///
/// A value that is cheap to copy and asked without locks.
public struct TransitFares: Sendable {
    /// The name of the file in an atlas that has fares.
    public static let fileName = "transit.fares"

    let file: FareFile

    /// Opens a file of fares, and looks at every number in it.
    ///
    /// - Throws: ``TransitError``: the file is something else, newer, older, or damaged.
    public init(_ file: MappedFile) throws(TransitError) {
        do throws(LayoutError) {
            self.file = try FareFile(validating: file, releasing: false)
        } catch {
            throw TransitError(error)
        }
    }

    /// A ride as fares see it: one vehicle, and what passengers stay on board of.
    package struct Ride: Equatable, Sendable {
        /// The number of the line.
        package var route: Int
        /// The numbers of the stops from boarding to getting off.
        package var stops: [Int]
        /// When it leaves and arrives, in seconds since 1970.
        package var departure, arrival: Int

        /// Creates a ride; it has two stops or more.
        package init(route: Int, stops: [Int], departure: Int, arrival: Int) {
            self.route = route
            self.stops = stops
            self.departure = departure
            self.arrival = arrival
        }
    }

    /// What rides cost together: the least that the rules allow.
    ///
    /// Rides of one feed after each other share tickets; each feed counts for itself.
    ///
    /// - Returns: The tickets in the order of the rides; nil if the feed does not tell the price of a ride.
    package func tickets(for rides: [Ride]) -> [Ticket]? {
        var tickets: [Ticket] = []
        var start = 0
        while start < rides.count {
            let feed = self.feed(of: rides[start])
            let end = rides[start...].firstIndex { self.feed(of: $0) != feed } ?? rides.count
            let part = Array(rides[start..<end])
            guard let found = productTickets(for: part, feed) ?? ruledTickets(for: part, feed)
            else {
                return nil
            }
            tickets += found.map { ticket in
                var ticket = ticket
                ticket.rides = ticket.rides.lowerBound + start..<ticket.rides.upperBound + start
                return ticket
            }
            start = end
        }
        return tickets
    }

    /// A ticket, and the rides that it is for.
    public struct Ticket: Equatable, Sendable {
        /// The name of the fare for passengers, or its id.
        public let name: String
        /// The price in the currency; 0 for a change that is free.
        public let amount: Decimal
        /// The currency by ISO 4217.
        public let currency: String
        /// The rides by their numbers in the journey.
        public internal(set) var rides: Range<Int>
    }

    private func feed(of ride: Ride) -> UInt32 { file.stopFeeds[orZero: ride.stops.first ?? 0] }

    static func amount(_ text: String) -> Decimal {
        // Readers of feeds refuse what is no number.
        Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? 0
    }
}
