import Bytes
import Columns

extension TransitPlanner {
    /// The line of a trip.
    public func line(ofTrip trip: Int) -> TransitLine {
        if trip < timetable.tripCount {
            return timetable.line(
                Int(timetable.patternRoutes[timetable.pattern(ofTrip: trip)]))
        }
        let run = updates?.runs[trip - timetable.tripCount]
        return run?.route.map { timetable.line($0) }
            ?? TransitLine(
                route: nil, id: "", shortName: "", longName: "", mode: .other, type: 0,
                color: 0xffffff, textColor: 0, agency: "")
    }

    /// The feed's id of a trip.
    public func id(ofTrip trip: Int) -> String {
        trip < timetable.tripCount
            ? timetable.string(timetable.tripIDs[trip])
            : updates?.runs[trip - timetable.tripCount].id ?? ""
    }

    /// Returns a trip's headsign at a position; the name of its last stop where there is none.
    public func headsign(ofTrip trip: Int, at position: Int, language: String = "") -> String {
        if trip < timetable.tripCount {
            return timetable.headsign(ofTrip: trip, at: position, language: language)
        }
        guard let updates else { return "" }
        let run = updates.runs[trip - timetable.tripCount]
        if let planned = run.trip {
            return timetable.headsign(ofTrip: planned, at: position, language: language)
        }
        return timetable.name(
            ofStop: Int(updates.stops[run.firstStop + run.stopCount - 1]), language: language)
    }

    /// Seconds between departures where a feed promises only these; 0 for trips with a timetable.
    public func headway(ofTrip trip: Int) -> Int {
        trip < timetable.tripCount ? Int(timetable.tripHeadways[trip]) : 0
    }

    /// The stop times of a trip on a day.
    ///
    /// - Parameters:
    ///   - trip: A trip's number, as given by journeys and departures.
    ///   - serviceDay: The day of its service, in days since 1970.
    public func calls(ofTrip trip: Int, serviceDay: Int) -> [TransitCall] {
        if trip < timetable.tripCount {
            return planned(trip, serviceDay - timetable.firstServiceDay)
        }
        guard let updates else { return [] }
        let run = updates.runs[trip - timetable.tripCount]
        let planned = run.trip.map { self.planned($0, run.day) } ?? []
        return (0..<run.stopCount).map { position in
            let place = run.firstStop + position
            let begin = epoch + Int(run.begin)
            let plan = planned.count == run.stopCount ? planned[position] : nil
            let stop = Int(updates.stops[place])
            return TransitCall(
                stop: stop, arrival: begin + Int(updates.times[run.row + 2 * position]),
                departure: begin + Int(updates.times[run.row + 2 * position + 1]),
                plannedArrival: plan?.arrival, plannedDeparture: plan?.departure,
                plannedStop: plan.flatMap { $0.stop == stop ? nil : $0.stop },
                canBoard: updates.boardingPoints[place] != .max,
                canAlight: updates.arrivalPoints[place] != .max)
        }
    }

    private func planned(_ trip: Int, _ day: Int) -> [TransitCall] {
        guard 0..<timetable.dayCount ~= day else { return [] }
        let pattern = timetable.pattern(ofTrip: trip)
        let row = timetable.timeRow(ofTrip: trip, pattern: pattern)
        let zone = Int(timetable.patternZones[pattern])
        let begin =
            epoch + Int(timetable.base(ofDay: day, zone: zone)) + Int(timetable.tripStarts[trip])
        let stops = timetable.stopRange(ofPattern: pattern)
        return stops.map { place in
            let offset = row + 2 * (place - stops.lowerBound)
            let arrival = begin + Int(timetable.times[offset])
            let departure = begin + Int(timetable.times[offset + 1])
            return TransitCall(
                stop: Int(timetable.patternStops[place]), arrival: arrival, departure: departure,
                plannedArrival: arrival, plannedDeparture: departure, plannedStop: nil,
                canBoard: timetable.boardingPoints[place] != .max,
                canAlight: timetable.arrivalPoints[place] != .max)
        }
    }

    /// The disturbances that hold during a ride and are about its trip, its line, its agency or one of its stops.
    public func alerts(for ride: Journey.Ride) -> [RealtimeFeed.Alert] {
        alerts(ofTrip: ride.trip, atStops: [ride.fromStop, ride.toStop]) {
            $0.holds(at: ride.departure) || $0.holds(at: ride.arrival)
        }
    }

    /// The disturbances that hold at a moment, in seconds since 1970, and are about a trip, its line, its agency or a stop of it.
    public func alerts(forTrip trip: Int, atStop stop: Int, _ moment: Int) -> [RealtimeFeed.Alert] {
        alerts(ofTrip: trip, atStops: [stop]) { $0.holds(at: moment) }
    }

    private func alerts(
        ofTrip trip: Int, atStops stops: [Int], where holds: (RealtimeFeed.Alert) -> Bool
    ) -> [RealtimeFeed.Alert] {
        guard let known = updates?.alerts, !known.isEmpty else { return [] }
        let line = line(ofTrip: trip)
        var agency = ""
        if let route = line.route {
            agency = timetable.string(timetable.agencyIDs[Int(timetable.routeAgencies[route])])
        }
        let stops = stops.map { timetable.id(ofStop: $0) }
        let id = id(ofTrip: trip)
        return known.filter { alert in
            holds(alert)
                && alert.selectors.contains {
                    $0.covers(line, agency: agency, trip: id, stops: stops)
                }
        }
    }

    /// The positions of vehicles by the last message.
    public var vehicles: [RealtimeFeed.VehiclePosition] { updates?.vehicles ?? [] }
}

extension RealtimeFeed.Alert.Selector {
    /// Whether all that is given is so of a ride.
    fileprivate func covers(
        _ line: TransitLine, agency: String, trip id: String, stops: [String]
    ) -> Bool {
        if !agencyID.isEmpty, agencyID != agency { return false }
        if !routeID.isEmpty, routeID != line.id { return false }
        if let routeType, routeType != line.type { return false }
        if let trip, !trip.id.isEmpty, trip.id != id { return false }
        return stopID.isEmpty || stops.contains(stopID)
    }
}
