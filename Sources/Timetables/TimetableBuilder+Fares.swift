import Columns
import GTFS
import Transit

extension TimetableBuilder {
    /// Makes the tables of the feeds' fares, for stops and lines by their numbers in the timetable; call it after ``makeTables()``.
    ///
    /// - Throws: `CountOverflow`.
    package func makeFares() throws(CountOverflow) -> FareTables {
        var fares = FareTables()
        var texts = TextTable()
        fares.stopFeeds = tables.stopFeeds
        fares.stopZones = [UInt32](repeating: 0, count: tables.stopIDs.count)
        fares.routeNetworks = [UInt32](repeating: 0, count: tables.routeIDs.count)
        var areas = [[UInt32]](repeating: [], count: tables.stopIDs.count)
        for (number, feed) in feeds.enumerated() {
            for (stop, place) in zip(feed.stops, stopNumbers[number]) {
                guard let place else { continue }
                fares.stopZones[place] = texts.number(of: stop.zone)
                // An area of a station is one of its platforms.
                let ids = [stop.id] + (stop.parent.map { [feed.stops[$0].id] } ?? [])
                areas[place] = ids.flatMap { feed.fares.areas[$0] ?? [] }
                    .map { texts.number(of: $0) }
            }
            var routes: [String: UInt32] = [:]
            for (index, route) in feed.routes.enumerated() {
                let place = firstRoutes[number] + index
                routes[route.id] = UInt32(place)
                fares.routeNetworks[place] = texts.number(of: feed.fares.networks[route.id] ?? "")
            }
            try add(feed.fares, UInt32(number), routes, &fares, &texts)
        }
        for list in areas {
            fares.stopAreas += list
            fares.stopAreaStarts.append(try counted(fares.stopAreas.count, "areas of stops"))
        }
        try checkCount(of: texts)
        fares.stringStarts = texts.starts
        fares.stringBytes = texts.bytes
        return fares
    }

    private func add(
        _ feed: Fares, _ number: UInt32, _ routes: [String: UInt32], _ fares: inout FareTables,
        _ texts: inout TextTable
    ) throws(CountOverflow) {
        for fare in feed.fares {
            fares.fareFeeds.append(number)
            fares.fareIDs.append(texts.number(of: fare.id))
            fares.farePrices.append(texts.number(of: fare.price))
            fares.fareCurrencies.append(texts.number(of: fare.currency))
            fares.fareTransfers.append(fare.transfers.map { Int32(clamping: $0) } ?? -1)
            fares.fareDurations.append(fare.duration.map { Int32(clamping: $0) } ?? -1)
            for rule in feed.rules where rule.fare == fare.id {
                // A rule for a line that there is not holds for no ride.
                if let route = rule.route, routes[route] == nil { continue }
                fares.ruleRoutes.append(rule.route.flatMap { routes[$0] } ?? .max)
                fares.ruleOrigins.append(texts.number(of: rule.origin ?? ""))
                fares.ruleDestinations.append(texts.number(of: rule.destination ?? ""))
                fares.ruleContains.append(texts.number(of: rule.contains ?? ""))
            }
            fares.ruleStarts.append(try counted(fares.ruleRoutes.count, "rules of fares"))
        }
        for product in feed.products {
            fares.productFeeds.append(number)
            fares.productIDs.append(texts.number(of: product.id))
            fares.productNames.append(texts.number(of: product.name))
            fares.productMedia.append(texts.number(of: product.medium))
            fares.productRiders.append(texts.number(of: product.riders))
            fares.productAmounts.append(texts.number(of: product.amount))
            fares.productCurrencies.append(texts.number(of: product.currency))
        }
        for rule in feed.legRules {
            fares.legFeeds.append(number)
            fares.legGroups.append(texts.number(of: rule.group))
            fares.legNetworks.append(texts.number(of: rule.network))
            fares.legFromAreas.append(texts.number(of: rule.fromArea))
            fares.legToAreas.append(texts.number(of: rule.toArea))
            fares.legProducts.append(texts.number(of: rule.product))
            fares.legPriorities.append(rule.priority.map { Int32(clamping: $0) } ?? -1)
        }
        for rule in feed.transferRules {
            fares.changeFeeds.append(number)
            fares.changeFromGroups.append(texts.number(of: rule.fromGroup))
            fares.changeToGroups.append(texts.number(of: rule.toGroup))
            fares.changeCounts.append(rule.count.map { Int32(clamping: $0) } ?? -1)
            fares.changeDurations.append(rule.duration.map { Int32(clamping: $0) } ?? -1)
            fares.changeKinds.append(UInt8(clamping: rule.kind))
            fares.changeProducts.append(texts.number(of: rule.product))
        }
    }
}
