extension FeedReader {
    /// Reads the rules for changes.
    mutating func readTransfers() throws(GTFSError) {
        let (stops, routes, trips, feed) = (stops, routes, trips, feed)
        var found: [Transfer] = []
        var seen: Set<[Int]> = []
        try read("transfers.txt") { (table) throws(GTFSError) in
            (
                fromStop: table.column("from_stop_id"), toStop: table.column("to_stop_id"),
                fromRoute: table.column("from_route_id"), toRoute: table.column("to_route_id"),
                fromTrip: table.column("from_trip_id"), toTrip: table.column("to_trip_id"),
                kind: table.column("transfer_type"), seconds: table.column("min_transfer_time")
            )
        } row: { table, columns in
            func number(
                _ column: FeedTable.Column, in numbers: [String: Int], _ table: inout FeedTable
            ) -> Int? {
                let id = table.text(column)
                if id.isEmpty { return nil }
                if let number = numbers[id] { return number }
                table.fail(.foreignKeyViolation, id, column)
                return nil
            }
            let kind = Transfer.Kind(rawValue: table.choice(columns.kind, upTo: 5)) ?? .recommended
            let places = [
                number(columns.fromStop, in: stops, &table),
                number(columns.toStop, in: stops, &table),
                number(columns.fromRoute, in: routes, &table),
                number(columns.toRoute, in: routes, &table),
                number(columns.fromTrip, in: trips, &table),
                number(columns.toTrip, in: trips, &table),
            ]
            let seconds = table.integer(columns.seconds, in: 0...86_400)
            let isOnBoard = kind == .inSeat || kind == .reboarding
            if table.isBroken { return }
            if isOnBoard {
                if places[4] == nil { table.fail(.missingRequiredField, "", columns.fromTrip) }
                if places[5] == nil { table.fail(.missingRequiredField, "", columns.toTrip) }
            } else {
                if places[0] == nil { table.fail(.missingRequiredField, "", columns.fromStop) }
                if places[1] == nil { table.fail(.missingRequiredField, "", columns.toStop) }
                for (place, column) in [(places[0], columns.fromStop), (places[1], columns.toStop)]
                {
                    guard let place else { continue }
                    let kind = feed.stops[place].kind
                    if kind != .platform && kind != .station {
                        table.fail(
                            .transferWithInvalidStopLocationType, feed.stops[place].id, column)
                    }
                }
                if kind == .timed, seconds == nil {
                    table.fail(.missingRequiredField, "", columns.seconds)
                }
            }
            for (trip, route, column) in [
                (places[4], places[2], columns.fromTrip), (places[5], places[3], columns.toTrip),
            ] {
                guard let trip, let route, feed.trips[trip].route != route else { continue }
                table.fail(.transferWithInvalidTripAndRoute, feed.trips[trip].id, column)
            }
            if !seen.insert(places.map { $0 ?? -1 }).inserted {
                table.fail(.duplicateKey, "", nil)
            }
            if table.isBroken { return }
            if let from = places[0], let to = places[1],
                StopDistance.meters(feed.stops[from], feed.stops[to]) > 10_000
            {
                table.note(.transferDistanceTooLarge, feed.stops[from].id, columns.toStop)
            }
            found.append(
                Transfer(
                    fromStop: places[0], toStop: places[1], fromRoute: places[2],
                    toRoute: places[3], fromTrip: places[4], toTrip: places[5], kind: kind,
                    seconds: Int32(seconds ?? 0)))
        }
        self.feed.transfers = found
    }

    /// Notes trips of one block that run at the same time on a day.
    mutating func checkBlocks() {
        var blocks: [String: [Int]] = [:]
        for (number, trip) in feed.trips.enumerated() where !trip.block.isEmpty {
            if !feed.stopTimes.range(ofTrip: number).isEmpty {
                blocks[trip.block, default: []].append(number)
            }
        }
        let repeated = Set(feed.frequencies.map(\.trip))
        let daySets = feed.services.map { Set($0.days) }
        for block in blocks.values.sorted(by: { $0[0] < $1[0] }) {
            let trips = block.filter { !repeated.contains($0) }.sorted {
                start(of: $0) < start(of: $1)
            }
            for (one, next) in zip(trips, trips.dropFirst()) where end(of: one) > start(of: next) {
                let (a, b) = (feed.trips[one].service, feed.trips[next].service)
                guard a == b || !daySets[a].isDisjoint(with: daySets[b]) else { continue }
                notices.add(
                    FeedNotice(
                        .blockTripsWithOverlappingStopTimes, file: "trips.txt", field: "block_id",
                        value: feed.trips[next].id))
            }
        }
    }

    private func start(of trip: Int) -> Int32 {
        feed.stopTimes.departures[feed.stopTimes.range(ofTrip: trip).lowerBound]
    }

    private func end(of trip: Int) -> Int32 {
        feed.stopTimes.arrivals[feed.stopTimes.range(ofTrip: trip).upperBound - 1]
    }
}
