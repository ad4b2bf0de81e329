import Bytes
import Columns
import Foundation

/// Fares of the second version: a product for each ride, and for changes between them.
extension TransitFares {
    /// The cheapest tickets; nil if the feed has no products, or some ride has none.
    ///
    /// - Parameter rides: Rides of one feed.
    func productTickets(for rides: [Ride], _ feed: UInt32) -> [Ticket]? {
        let rules = (0..<file.legProducts.count).filter { file.legFeeds[$0] == feed }
        if rules.isEmpty { return nil }
        var tickets: [Ticket] = []
        // The ride before: its group, when it left, and how often changes have been used.
        var last: (group: UInt32, departure: Int, rule: Int, count: Int)?
        for (index, ride) in rides.enumerated() {
            guard let (rule, product) = cheapest(rules, ride, feed) else { return nil }
            let group = file.legGroups[rule]
            var own: Ticket? = ticket(product, index..<index + 1)
            if let before = last,
                let change = change(
                    from: before.group, to: group, feed, ride.departure - before.departure, before)
            {
                let price =
                    file.changeProducts[change] == 0
                    ? nil : self.product(file.changeProducts[change], feed)
                var covered = index..<index + 1
                switch file.changeKinds[change] {
                case 0: own = nil
                case 2:
                    // The change is paid for alone.
                    covered = (tickets.popLast()?.rides.lowerBound ?? index)..<index + 1
                    own = nil
                default: break
                }
                if let price { tickets.append(ticket(price, covered)) }
                if price == nil, own == nil, let covering = tickets.indices.last {
                    tickets[covering].rides = tickets[covering].rides.lowerBound..<index + 1
                }
                last = (
                    group, before.departure, change, before.rule == change ? before.count + 1 : 1
                )
            } else {
                last = (group, ride.departure, -1, 0)
            }
            if let own { tickets.append(own) }
        }
        return tickets
    }

    private func ticket(_ product: Int, _ rides: Range<Int>) -> Ticket {
        let name = file.productNames[product]
        return Ticket(
            name: file.string(name == 0 ? file.productIDs[product] : name),
            amount: Self.amount(file.string(file.productAmounts[product])),
            currency: file.string(file.productCurrencies[product]), rides: rides)
    }

    /// The rule and product that cost least of those for a ride.
    private func cheapest(
        _ rules: [Int], _ ride: Ride, _ feed: UInt32
    ) -> (rule: Int, product: Int)? {
        let network = file.routeNetworks[orZero: ride.route]
        let usesPriorities = rules.contains { file.legPriorities[$0] >= 0 }
        // Without priorities an empty field is for all that is not listed in any rule.
        func fits(_ value: UInt32, _ own: [UInt32], _ column: MappedArray<UInt32>) -> Bool {
            if value != 0 { return own.contains(value) }
            return usesPriorities || !rules.contains { column[$0] != 0 && own.contains(column[$0]) }
        }
        let from = areas(ride.stops.first)
        let to = areas(ride.stops.last)
        let fitting = rules.filter {
            fits(file.legNetworks[$0], [network], file.legNetworks)
                && fits(file.legFromAreas[$0], from, file.legFromAreas)
                && fits(file.legToAreas[$0], to, file.legToAreas)
        }
        let greatest = fitting.map { file.legPriorities[$0] }.max()
        return fitting.filter { file.legPriorities[$0] == greatest }.compactMap { rule in
            product(file.legProducts[rule], feed).map { (rule, $0) }
        }.min { amount(of: $0.1) < amount(of: $1.1) }
    }

    private func amount(of product: Int) -> Decimal {
        Self.amount(file.string(file.productAmounts[product]))
    }

    /// The cheapest row of a product: for any rider where there is such a one, by whatever medium.
    private func product(_ id: UInt32, _ feed: UInt32) -> Int? {
        let rows = (0..<file.productIDs.count).filter {
            file.productIDs[$0] == id && file.productFeeds[$0] == feed
        }
        let open = rows.filter { file.productRiders[$0] == 0 }
        return (open.isEmpty ? rows : open).min { amount(of: $0) < amount(of: $1) }
    }

    /// The rule for a change, if one holds.
    private func change(
        from group: UInt32, to next: UInt32, _ feed: UInt32, _ seconds: Int,
        _ before: (group: UInt32, departure: Int, rule: Int, count: Int)
    ) -> Int? {
        (0..<file.changeKinds.count).first { rule in
            guard file.changeFeeds[rule] == feed,
                file.changeFromGroups[rule] == 0 || file.changeFromGroups[rule] == group,
                file.changeToGroups[rule] == 0 || file.changeToGroups[rule] == next
            else { return false }
            let duration = file.changeDurations[rule]
            let count = file.changeCounts[rule]
            return (duration < 0 || seconds <= Int(duration))
                && (count < 0 || before.rule != rule || before.count < Int(count))
        }
    }

    private func areas(_ stop: Int?) -> [UInt32] {
        guard let stop, stop + 1 < file.stopAreaStarts.count else { return [] }
        return (Int(file.stopAreaStarts[stop])..<Int(file.stopAreaStarts[stop + 1])).map {
            file.stopAreas[orZero: $0]
        }
    }
}
