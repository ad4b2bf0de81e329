import Bytes
import Columns
import Foundation

/// Fares of the first version: a fare is for any number of rides that its rules let through.
extension TransitFares {
    /// The cheapest tickets; nil if some ride has none.
    ///
    /// - Parameter rides: Rides of one feed.
    func ruledTickets(for rides: [Ride], _ feed: UInt32) -> [Ticket]? {
        let fares = (0..<file.fareIDs.count).filter { file.fareFeeds[$0] == feed }
        guard let first = fares.first else { return nil }
        // Tickets of one currency alone can be compared.
        let currency = file.fareCurrencies[first]
        var best: [(price: Decimal, tickets: [Ticket])?] = [(0, [])]
        for end in 1...max(rides.count, 1) where !rides.isEmpty {
            var least: (price: Decimal, tickets: [Ticket])?
            for start in 0..<end {
                guard let before = best[start] else { continue }
                for fare in fares
                where file.fareCurrencies[fare] == currency && holds(fare, for: rides[start..<end])
                {
                    let amount = Self.amount(file.string(file.farePrices[fare]))
                    if let least, least.price <= before.price + amount { continue }
                    least = (
                        before.price + amount,
                        before.tickets + [
                            Ticket(
                                name: file.string(file.fareIDs[fare]), amount: amount,
                                currency: file.string(currency), rides: start..<end)
                        ]
                    )
                }
            }
            best.append(least)
        }
        return best[rides.count]?.tickets
    }

    /// Whether one fare is for some rides after each other.
    private func holds(_ fare: Int, for rides: ArraySlice<Ride>) -> Bool {
        guard let first = rides.first, let last = rides.last else { return false }
        let changes = file.fareTransfers[fare]
        if changes >= 0, rides.count - 1 > Int(changes) { return false }
        let duration = file.fareDurations[fare]
        if duration >= 0, last.departure - first.departure > Int(duration) { return false }
        let rules = Int(file.ruleStarts[fare])..<Int(file.ruleStarts[fare + 1])
        if rules.isEmpty { return true }
        let origin = zone(first.stops.first)
        let destination = zone(last.stops.last)
        let fitting = rules.filter {
            (file.ruleOrigins[$0] == 0 || file.ruleOrigins[$0] == origin)
                && (file.ruleDestinations[$0] == 0 || file.ruleDestinations[$0] == destination)
        }
        // Each ride's line has to be in a rule; the zones that rules name are those passed, all of them and no others.
        let isOfLines = rides.allSatisfy { ride in
            fitting.contains {
                file.ruleRoutes[$0] == .max || Int(file.ruleRoutes[$0]) == ride.route
            }
        }
        guard isOfLines else { return false }
        let named = Set(fitting.map { file.ruleContains[$0] }.filter { $0 != 0 })
        return named.isEmpty || named == Set(rides.flatMap { $0.stops.map { zone($0) } })
    }

    private func zone(_ stop: Int?) -> UInt32 { stop.map { file.stopZones[orZero: $0] } ?? 0 }
}
