import Foundation

extension TransitPlanner {
    /// The tickets for a journey, the cheapest that the feeds' rules allow; empty where a feed does not tell the price of a ride.
    ///
    /// Fares of the first version of GTFS, and products of the second where the feed has these: for adults who pay by whatever is
    /// cheapest. A passenger who stays on board needs no other ticket.
    public func tickets(for journey: Journey) -> [TransitFares.Ticket] {
        guard let fares else { return [] }
        var rides: [TransitFares.Ride] = []
        for ride in journey.rides {
            let stops = calls(ofTrip: ride.trip, serviceDay: ride.serviceDay)[ride.positions]
                .map(\.stop)
            if ride.isContinued, let last = rides.indices.last {
                rides[last].stops += stops
                rides[last].arrival = ride.arrival
                continue
            }
            guard let route = line(ofTrip: ride.trip).route else { return [] }
            rides.append(
                TransitFares.Ride(
                    route: route, stops: stops, departure: ride.departure, arrival: ride.arrival))
        }
        return fares.tickets(for: rides) ?? []
    }
}

extension [TransitFares.Ticket] {
    /// The total price of tickets; nil if there are none, or they are of several currencies.
    public var total: (amount: Decimal, currency: String)? {
        guard let first, allSatisfy({ $0.currency == first.currency }) else { return nil }
        return (reduce(0) { $0 + $1.amount }, first.currency)
    }
}
