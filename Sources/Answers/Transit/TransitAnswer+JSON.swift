import Geodesy
import Journeys
import MapGeometry
import Roads
import Transit

extension TransitAnswer {
    /// The answer as one JSON document, without line breaks.
    public func json() -> [UInt8] {
        var json = JSONText(capacity: 1 << 14)
        json.raw("{\"routes\":[")
        for index in journeys.indices {
            json.comma(unlessFirst: index)
            write(journeyAt: index, &json)
        }
        if let directLeg { write(directLeg, &json) }
        json.raw("],\"waypoints\":[")
        let stops = vias.map {
            (
                place: planner.timetable.coordinate(ofStop: $0),
                name: planner.timetable.name(ofStop: $0, language: language.rawValue)
            )
        }
        for (index, waypoint) in ([(places[0], "")] + stops + [(places[1], "")]).enumerated() {
            json.comma(unlessFirst: index)
            json.raw("{\"location\":")
            write(waypoint.place, &json)
            json.raw(",\"distance\":0,\"name\":")
            json.string(waypoint.name)
            json.raw("}")
        }
        json.raw("]")
        writeRealtime(&json)
        json.raw("}")
        return json.bytes
    }

    /// The time of the real-time message; nothing where there is none.
    private func writeRealtime(_ json: inout JSONText) {
        guard let moment = planner.realtimeMoment, let age = realtimeAge else { return }
        json.raw(",\"realTime\":{\"timestamp\":")
        json.string(iso8601(moment, atStop: 0))
        json.raw(",\"age\":")
        json.integer(age)
        json.raw(",\"isStale\":")
        json.boolean(isRealtimeStale)
        if let notice = realtimeNotice {
            json.raw(",\"notice\":")
            json.string(notice)
        }
        json.raw("}")
    }

    private func write(journeyAt index: Int, _ json: inout JSONText) {
        let journey = journeys[index]
        let lines = journey.legs.map { geometry(of: $0) }
        let lengths = zip(journey.legs, lines).map { meters(of: $0, along: $1) }
        let rides = journey.rides
        let (first, last) = (rides.first?.fromStop ?? 0, rides.last?.toStop ?? 0)
        let name = rides.map { planner.line(ofTrip: $0.trip).name }.joined(separator: ", ")
        begin(
            name, meters: lengths.reduce(0, +), seconds: journey.arrival - journey.departure,
            iso8601(journey.departure, atStop: first), iso8601(journey.arrival, atStop: last),
            notices: [otherDayNotice, lastNotice(index)].compactMap(\.self), &json)
        writePositions(lines.flatMap { $0 }, &json)
        write(planner.tickets(for: journey), &json)
        json.raw(",\"steps\":[")
        for (index, leg) in journey.legs.enumerated() {
            json.comma(unlessFirst: index)
            write(leg, of: journey, lines[index], lengths[index], isFirst: index == 0, &json)
        }
        if let end = lines.last?.last { writeArrival(end, &json) }
        json.raw("]}")
    }

    private func write(_ walk: Journey.Walk, _ json: inout JSONText) {
        let leg = Journey.Leg.walk(walk)
        let line = geometry(of: leg)
        begin(
            "", meters: Double(walk.meters), seconds: walk.seconds,
            iso8601(walk.departure, atStop: 0),
            iso8601(walk.departure + walk.seconds, atStop: 0), notices: [], &json)
        writePositions(line, &json)
        json.raw(",\"steps\":[")
        write(leg, of: nil, line, Double(walk.meters), isFirst: true, &json)
        if let end = line.last { writeArrival(end, &json) }
        json.raw("]}")
    }

    /// The price of the journey, where the feeds have fares.
    private func write(_ tickets: [TransitFares.Ticket], _ json: inout JSONText) {
        guard let (amount, currency) = tickets.total else { return }
        json.raw(",\"fare\":{\"amount\":")
        json.string("\(amount)")
        json.raw(",\"currency\":")
        json.string(currency)
        json.raw(",\"tickets\":[")
        for (index, ticket) in tickets.enumerated() {
            json.comma(unlessFirst: index)
            json.raw("{\"name\":")
            json.string(ticket.name)
            json.raw(",\"amount\":")
            json.string("\(ticket.amount)")
            json.raw(",\"currency\":")
            json.string(ticket.currency)
            json.raw(",\"rides\":[")
            for ride in ticket.rides {
                json.comma(unlessFirst: ride - ticket.rides.lowerBound)
                json.integer(ride)
            }
            json.raw("]}")
        }
        json.raw("]}")
    }

    private func begin(
        _ name: String, meters: Double, seconds: Int, _ departure: String, _ arrival: String,
        notices: [String], _ json: inout JSONText
    ) {
        json.raw("{\"name\":")
        json.string(name)
        json.raw(",\"distance\":")
        json.meters(meters)
        json.raw(",\"expectedTravelTime\":")
        json.integer(seconds)
        json.raw(",\"departure\":")
        json.string(departure)
        json.raw(",\"arrival\":")
        json.string(arrival)
        json.raw(
            ",\"transportType\":\"transit\",\"hasTolls\":false,\"hasHighways\":false,\"advisoryNotices\":["
        )
        for (index, notice) in notices.enumerated() {
            json.comma(unlessFirst: index)
            json.string(notice)
        }
        json.raw("],\"geometry\":")
    }

    private func write(
        _ leg: Journey.Leg, of journey: Journey?, _ line: [CLLocationCoordinate2D],
        _ meters: Double, isFirst: Bool, _ json: inout JSONText
    ) {
        let seconds: Int
        var name = ""
        let mode: String
        switch leg {
        case .walk(let walk):
            seconds = walk.seconds
            mode =
                switch walk.means {
                case .foot: "walking"
                case .bicycle: "cycling"
                case .car: "automobile"
                }
        case .ride(let ride):
            seconds = ride.arrival - ride.departure
            let line = planner.line(ofTrip: ride.trip)
            (name, mode) = (line.name, line.mode.rawValue)
        }
        json.raw("{\"instructions\":")
        json.string(instruction(for: leg))
        json.raw(",\"distance\":")
        json.meters(meters)
        json.raw(",\"expectedTravelTime\":")
        json.integer(seconds)
        json.raw(",\"name\":")
        json.string(name)
        json.raw(",\"ref\":\"\",\"maneuver\":{\"type\":")
        json.string(isFirst ? "depart" : "notification")
        json.raw(",\"location\":")
        write(line.first ?? places[0], &json)
        json.raw("},\"mode\":")
        json.string(mode)
        if case .ride(let ride) = leg, let journey { write(ride, of: journey, &json) }
        json.raw(",\"geometry\":")
        writePositions(line, &json)
        json.raw("}")
    }

    private func writeArrival(_ place: CLLocationCoordinate2D, _ json: inout JSONText) {
        json.raw(",{\"instructions\":")
        json.string(phrases.arrive)
        json.raw(
            ",\"distance\":0,\"expectedTravelTime\":0,\"name\":\"\",\"ref\":\"\",\"maneuver\":{\"type\":\"arrive\",\"location\":"
        )
        write(place, &json)
        json.raw("},\"mode\":\"walking\",\"geometry\":")
        writePositions([place, place], &json)
        json.raw("}")
    }

    // MARK: What only rides have

    private func write(_ ride: Journey.Ride, of journey: Journey, _ json: inout JSONText) {
        let line = planner.line(ofTrip: ride.trip)
        json.raw(",\"line\":{\"name\":")
        json.string(line.name)
        json.raw(",\"longName\":")
        json.string(line.longName)
        json.raw(",\"type\":")
        json.string(line.mode.rawValue)
        json.raw(",\"color\":")
        json.string(line.color.hexColor)
        json.raw(",\"textColor\":")
        json.string(line.textColor.hexColor)
        json.raw(",\"agency\":")
        json.string(line.agency)
        json.raw(",\"headsign\":")
        json.string(
            planner.headsign(
                ofTrip: ride.trip, at: ride.positions.lowerBound, language: language.rawValue))
        json.raw("},\"trip\":")
        json.string(planner.id(ofTrip: ride.trip))
        json.raw(",\"staysOnBoard\":")
        json.boolean(ride.isContinued)
        let calls = planner.calls(ofTrip: ride.trip, serviceDay: ride.serviceDay)[ride.positions]
        if let first = calls.first, let last = calls.last {
            json.raw(",\"fromStop\":")
            write(first, &json)
            json.raw(",\"toStop\":")
            write(last, &json)
        }
        json.raw(",\"stops\":[")
        for (index, call) in calls.enumerated() {
            json.comma(unlessFirst: index)
            write(call, &json)
        }
        json.raw("],\"alerts\":[")
        for (index, alert) in planner.alerts(for: ride).enumerated() {
            json.comma(unlessFirst: index)
            write(alert, &json)
        }
        json.raw("],\"realTime\":")
        json.boolean(planner.isKnownInRealTime(ride.trip))
        json.raw(",\"notices\":")
        json.strings(notices(of: ride, in: journey))
        json.raw(",\"canceled\":[")
        for (index, departure) in canceled(before: ride, of: journey).enumerated() {
            json.comma(unlessFirst: index)
            json.raw("{\"name\":")
            json.string(planner.line(ofTrip: departure.trip).name)
            json.raw(",\"headsign\":")
            json.string(
                planner.headsign(
                    ofTrip: departure.trip, at: departure.position, language: language.rawValue))
            json.raw(",\"plannedDeparture\":")
            json.string(iso8601(departure.departure, atStop: departure.stop))
            json.raw("}")
        }
        json.raw("]")
    }

    private func write(_ alert: RealtimeFeed.Alert, _ json: inout JSONText) {
        json.raw("{\"title\":")
        json.string(title(of: alert))
        json.raw(",\"text\":")
        json.string(text(alert.descriptions))
        json.raw(",\"url\":")
        json.string(text(alert.urls))
        json.raw(",\"effect\":")
        json.integer(alert.effect)
        json.raw(",\"severity\":")
        json.integer(alert.severity)
        json.raw("}")
    }

    private func write(_ call: TransitCall, _ json: inout JSONText) {
        json.raw("{\"name\":")
        json.string(planner.timetable.name(ofStop: call.stop, language: language.rawValue))
        json.raw(",\"id\":")
        json.string(planner.timetable.id(ofStop: call.stop))
        json.raw(",\"platform\":")
        json.string(planner.timetable.platform(ofStop: call.stop))
        json.raw(",\"arrival\":")
        json.string(iso8601(call.arrival, atStop: call.stop))
        json.raw(",\"departure\":")
        json.string(iso8601(call.departure, atStop: call.stop))
        if let arrival = call.plannedArrival {
            json.raw(",\"plannedArrival\":")
            json.string(iso8601(arrival, atStop: call.stop))
        }
        if let departure = call.plannedDeparture {
            json.raw(",\"plannedDeparture\":")
            json.string(iso8601(departure, atStop: call.stop))
        }
        if let stop = call.plannedStop {
            json.raw(",\"plannedName\":")
            json.string(planner.timetable.name(ofStop: stop, language: language.rawValue))
            json.raw(",\"plannedPlatform\":")
            json.string(planner.timetable.platform(ofStop: stop))
        }
        json.raw(",\"location\":")
        write(planner.timetable.coordinate(ofStop: call.stop), &json)
        json.raw("}")
    }

    // MARK: Positions

    private func writePositions(_ line: [CLLocationCoordinate2D], _ json: inout JSONText) {
        json.raw("[")
        for (index, place) in line.enumerated() {
            json.comma(unlessFirst: index)
            write(place, &json)
        }
        json.raw("]")
    }

    private func write(_ place: CLLocationCoordinate2D, _ json: inout JSONText) {
        json.position(PackedCoordinate(rounding: place))
    }
}
