extension FeedReader {
    /// A row of `stop_times.txt` as it stands there; `Int32.min` for a time that it does not give.
    struct HaltRow {
        var trip: UInt32
        var stop: UInt32
        var sequence: UInt32
        var arrival: Int32
        var departure: Int32
        var flags: UInt8
        var headsign: UInt32
        var distance: Float
        var row: UInt32
    }

    private static var noTime: Int32 { .min }

    /// Reads the halts of trips, sorts them, fills times in and leaves out what cannot be.
    mutating func readStopTimes() throws(GTFSError) {
        var rows: [HaltRow] = []
        var headsigns = [""]
        var flexible: Set<UInt32> = []
        try readHaltRows(&rows, &headsigns, &flexible)
        sortHalts(&rows)
        var result = StopTimes()
        result.headsignTexts = headsigns
        result.starts.reserveCapacity(feed.trips.count + 1)
        var skippedRows = 0
        var next = 0
        for trip in feed.trips.indices {
            let first = next
            while next < rows.count, rows[next].trip == trip { next += 1 }
            var halts = Array(rows[first..<next])
            if halts.isEmpty {
                let code: FeedNotice.Code =
                    flexible.contains(UInt32(trip)) ? .flexibleServiceNotRouted : .unusedTrip
                note(code, trip, nil, "")
            } else {
                check(&halts, of: trip)
                skippedRows += next - first - halts.count
            }
            for halt in halts {
                result.stops.append(halt.stop)
                result.arrivals.append(halt.arrival)
                result.departures.append(halt.departure)
                result.sequences.append(halt.sequence)
                result.flags.append(halt.flags)
                result.headsigns.append(halt.headsign)
                result.distances.append(halt.distance)
            }
            result.starts.append(result.stops.count)
        }
        if skippedRows > 0 { notices.skippedRows["stop_times.txt", default: 0] += skippedRows }
        feed.stopTimes = result
        feed.flexibleTripCount = flexible.count
    }

    private mutating func readHaltRows(
        _ rows: inout [HaltRow], _ headsigns: inout [String], _ flexible: inout Set<UInt32>
    ) throws(GTFSError) {
        let (stops, feedStops, trips) = (stops, feed.stops, trips)
        var headsignNumbers = ["": UInt32(0)]
        // Rows of one trip mostly stand together.
        var lastTrip: (bytes: [UInt8], number: Int?) = ([], nil)
        try read("stop_times.txt", isRequired: true) { (table) throws(GTFSError) in
            (
                trip: try table.requiredColumn("trip_id"),
                arrival: table.column("arrival_time"), departure: table.column("departure_time"),
                stop: table.column("stop_id"), group: table.column("location_group_id"),
                location: table.column("location_id"),
                sequence: try table.requiredColumn("stop_sequence"),
                headsign: table.column("stop_headsign"), pickup: table.column("pickup_type"),
                dropOff: table.column("drop_off_type"),
                distance: table.column("shape_dist_traveled"),
                timepoint: table.column("timepoint"),
                window: table.column("start_pickup_drop_off_window"),
                windowEnd: table.column("end_pickup_drop_off_window"),
                unused: [
                    "continuous_pickup", "continuous_drop_off", "pickup_booking_rule_id",
                    "drop_off_booking_rule_id", "mean_duration_factor", "mean_duration_offset",
                    "safe_duration_factor", "safe_duration_offset",
                ].map { table.column($0) }
            )
        } row: { table, columns in
            let bytes = table.bytes(columns.trip)
            if !bytes.elementsEqual(lastTrip.bytes) || bytes.isEmpty {
                let id = table.requiredText(columns.trip)
                lastTrip = (Array(bytes), trips[id])
            }
            guard let trip = lastTrip.number else {
                if !bytes.isEmpty {
                    table.fail(.foreignKeyViolation, table.text(columns.trip), columns.trip)
                }
                return
            }
            if !table.bytes(columns.window).isEmpty || !table.bytes(columns.windowEnd).isEmpty
                || !table.bytes(columns.group).isEmpty || !table.bytes(columns.location).isEmpty
            {
                flexible.insert(UInt32(trip))
                return
            }
            let stopID = table.requiredText(columns.stop)
            let stop = stops[stopID]
            if let stop {
                let kind = feedStops[stop].kind
                if kind != .platform { table.fail(.wrongParentLocationType, stopID, columns.stop) }
            } else if !stopID.isEmpty {
                table.fail(.foreignKeyViolation, stopID, columns.stop)
            }
            let sequence = table.requiredInteger(columns.sequence, in: 0...Int(UInt32.max))
            let arrival = table.time(columns.arrival)
            let departure = table.time(columns.departure)
            let pickup = table.choice(columns.pickup, upTo: 3)
            let dropOff = table.choice(columns.dropOff, upTo: 3)
            let isExact = table.choice(columns.timepoint, upTo: 1, or: 1) == 1
            let distance = table.number(columns.distance, in: 0...1e12)
            if let arrival, let departure, departure < arrival {
                table.fail(
                    .startAndEndRangeOutOfOrder, table.text(columns.departure), columns.departure)
            }
            guard let stop, !table.isBroken else { return }
            if (arrival == nil) != (departure == nil) {
                table.note(
                    .stopTimeWithOnlyArrivalOrDepartureTime, "",
                    arrival == nil ? columns.arrival : columns.departure)
            }
            let text = table.text(columns.headsign)
            let headsign = headsignNumbers[text] ?? UInt32(headsigns.count)
            if headsign == headsigns.count {
                headsignNumbers[text] = headsign
                headsigns.append(text)
            }
            rows.append(
                HaltRow(
                    trip: UInt32(trip), stop: UInt32(stop), sequence: UInt32(sequence),
                    arrival: arrival ?? departure ?? Self.noTime,
                    departure: departure ?? arrival ?? Self.noTime,
                    flags: pickup | dropOff << 2 | (isExact ? 16 : 0), headsign: headsign,
                    distance: distance.map { Float($0) } ?? -1,
                    row: UInt32(clamping: table.row)))
        }
    }

    private mutating func sortHalts(_ rows: inout [HaltRow]) {
        func isBefore(_ one: HaltRow, _ other: HaltRow) -> Bool {
            (one.trip, one.sequence, one.row) < (other.trip, other.sequence, other.row)
        }
        // The sequence of each trip's last row so far; a trip is noted once.
        var latest = [Int64](repeating: -1, count: feed.trips.count)
        for row in rows {
            let trip = Int(row.trip)
            if latest[trip] != .max, Int64(row.sequence) < latest[trip] {
                note(.unsortedStopTimes, trip, row.row, "stop_sequence")
                latest[trip] = .max
            } else if latest[trip] != .max {
                latest[trip] = Int64(row.sequence)
            }
        }
        if !zip(rows, rows.dropFirst()).allSatisfy({ isBefore($0, $1) }) {
            rows.sort(by: isBefore)
        }
    }

    /// Checks the halts of a trip and fills in times; a trip that cannot be used has none afterwards.
    private mutating func check(_ halts: inout [HaltRow], of trip: Int) {
        var kept: [HaltRow] = []
        for halt in halts {
            guard kept.last?.sequence != halt.sequence else {
                note(.duplicateKey, trip, halt.row, "stop_sequence")
                continue
            }
            kept.append(halt)
        }
        guard let first = kept.first, let last = kept.last, kept.count >= 2 else {
            note(.unusableTrip, trip, kept.first?.row, nil)
            halts = []
            return
        }
        guard first.arrival != Self.noTime, last.arrival != Self.noTime else {
            let row = first.arrival == Self.noTime ? first.row : last.row
            note(.missingTripEdge, trip, row, "arrival_time")
            halts = []
            return
        }
        var latest = first.departure
        kept.removeAll { halt in
            guard halt.arrival != Self.noTime, halt.row != first.row else { return false }
            if halt.arrival < latest {
                note(
                    .stopTimeWithArrivalBeforePreviousDepartureTime, trip, halt.row, "arrival_time")
                return true
            }
            latest = halt.departure
            return false
        }
        // Without the last halt's time, those before it that have none cannot be filled in.
        while let last = kept.last, last.arrival == Self.noTime { kept.removeLast() }
        guard kept.count >= 2 else {
            note(.unusableTrip, trip, first.row, nil)
            halts = []
            return
        }
        fillTimes(&kept)
        noteDistances(kept, of: trip)
        halts = kept
    }

    /// Fills gaps between known times in proportion to distance along the shape, else to the straight lines between stops.
    private func fillTimes(_ halts: inout [HaltRow]) {
        var known = 0
        for index in halts.indices where halts[index].arrival != Self.noTime {
            defer { known = index }
            guard index > known + 1 else { continue }
            let run = halts[known...index]
            let hasDistances =
                run.allSatisfy { $0.distance >= 0 }
                && zip(run, run.dropFirst()).allSatisfy { $0.distance <= $1.distance }
                && halts[index].distance > halts[known].distance
            var lengths: [Double] = [0]
            for place in (known + 1)...index {
                let length =
                    hasDistances
                    ? Double(halts[place].distance) - Double(halts[place - 1].distance)
                    : StopDistance.meters(
                        feed.stops[Int(halts[place - 1].stop)], feed.stops[Int(halts[place].stop)])
                lengths.append((lengths.last ?? 0) + length)
            }
            let start = halts[known].departure
            let span = Double(halts[index].arrival - start)
            let total = lengths.last ?? 0
            for place in (known + 1)..<index {
                let share =
                    total > 0
                    ? lengths[place - known] / total
                    : Double(place - known) / Double(index - known)
                let time = start + Int32((span * share).rounded())
                halts[place].arrival = time
                halts[place].departure = time
                halts[place].flags &= ~16
            }
        }
    }

    /// Notes distances that fall along a trip, and vehicles that are too fast.
    private mutating func noteDistances(_ halts: [HaltRow], of trip: Int) {
        let limit = feed.routes[feed.trips[trip].route].fastestKilometersPerHour
        for (one, next) in zip(halts, halts.dropFirst()) {
            if one.distance >= 0, next.distance >= 0, next.distance < one.distance {
                note(.decreasingOrEqualStopTimeDistance, trip, next.row, "shape_dist_traveled")
            }
            let meters = StopDistance.meters(feed.stops[Int(one.stop)], feed.stops[Int(next.stop)])
            // Times are often cut to minutes.
            let seconds = Double(next.arrival - one.departure) + 60
            if meters / seconds * 3.6 > limit {
                note(.fastTravelBetweenConsecutiveStops, trip, next.row, "arrival_time")
            }
        }
    }

    private mutating func note(
        _ code: FeedNotice.Code, _ trip: Int, _ row: UInt32?, _ field: String?
    ) {
        notices.add(
            FeedNotice(
                code, file: "stop_times.txt", row: row.map { Int($0) }, field: field,
                value: feed.trips[trip].id))
    }
}
