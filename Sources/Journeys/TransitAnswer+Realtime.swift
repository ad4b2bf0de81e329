import Roads
import Transit

extension TransitAnswer {
    /// The age in seconds from which real-time data is reported as old.
    private static let freshSeconds = 300
    /// The time in seconds before a ride within which canceled trips are reported.
    private static let toldSeconds = 3600

    /// How old what is known in real time was at the moment that was asked for, or is now if that is earlier, in seconds;
    /// nil if nothing is known.
    package var realtimeAge: Int? {
        guard let told = planner.realtimeMoment else { return nil }
        return max(0, min(moment, now ?? moment) - told)
    }

    /// Whether what is known in real time is too old to be relied on.
    package var isRealtimeStale: Bool { realtimeAge.map { $0 > Self.freshSeconds } ?? false }

    /// Departures that are canceled and would have been an earlier choice than a ride of a journey.
    package func canceled(before ride: Journey.Ride, of journey: Journey) -> [StopDeparture] {
        let earlier = journey.rides.last { $0.arrival <= ride.departure && $0 != ride }?.arrival
        let ready = earlier ?? (isArriving ? 0 : moment)
        let start = max(ready, ride.departure - Self.toldSeconds)
        guard start < ride.departure else { return [] }
        return planner.canceledDepartures(fromStop: ride.fromStop, within: start..<ride.departure)
            .filter { departure in
                planner.calls(ofTrip: departure.trip, serviceDay: departure.serviceDay)
                    .dropFirst(departure.position + 1)
                    .contains { $0.stop == ride.toStop && $0.canAlight }
            }
    }

    /// What a passenger is to be told of a ride beside its times: what is to be arranged, canceled vehicles before it, delays,
    /// another platform.
    ///
    /// Sentences without a period, the most important first; alerts are not among them.
    public func notices(of ride: Journey.Ride, in journey: Journey) -> [String] {
        arrangements(for: ride) + realtimeNotices(of: ride, in: journey)
    }

    /// The arrangements needed for boarding and alighting.
    private func arrangements(for ride: Journey.Ride) -> [String] {
        let boarding = planner.timetable.arrangements(
            ofTrip: ride.trip, at: ride.positions.lowerBound
        ).boarding
        let leaving = planner.timetable.arrangements(
            ofTrip: ride.trip, at: ride.positions.upperBound
        ).leaving
        return [
            boarding == .byPhone || leaving == .byPhone ? phrases.callBefore : nil,
            boarding == .withDriver ? phrases.signal : nil,
            leaving == .withDriver ? phrases.tellDriver : nil,
        ].compactMap(\.self)
    }

    private func realtimeNotices(of ride: Journey.Ride, in journey: Journey) -> [String] {
        var told = canceled(before: ride, of: journey).map { departure in
            phrases.canceled(
                phrases.vehicle(planner.line(ofTrip: departure.trip)),
                clock(departure.departure, departure.stop))
        }
        guard planner.isKnownInRealTime(ride.trip) else { return told }
        let calls = planner.calls(ofTrip: ride.trip, serviceDay: ride.serviceDay)
        let (first, last) = (calls[ride.positions.lowerBound], calls[ride.positions.upperBound])
        let delay = first.plannedDeparture.map { minutes(first.departure - $0) }
        if let delay, delay != 0 { told.append(phrases.delay(delay)) }
        if let planned = last.plannedArrival, minutes(last.arrival - planned) != delay ?? 0 {
            told.append(phrases.arriving(clock(last.arrival, last.stop), clock(planned, last.stop)))
        }
        for call in [first, last] {
            guard let planned = call.plannedStop else { continue }
            told.append(phrases.otherPlatform(name(call.stop), name(planned)))
        }
        return told
    }

    /// The age of the real-time data, where it has to be reported; a sentence without a period.
    public var realtimeNotice: String? {
        guard isRealtimeStale, let age = realtimeAge else { return nil }
        return phrases.outdated(age / 60)
    }

    /// The title of an alert in the language of the answer, or in any; empty if it has none.
    public func title(of alert: RealtimeFeed.Alert) -> String { text(alert.headers) }

    /// The texts of an alert in the language of the answer where it has them.
    package func text(_ texts: [String: String]) -> String {
        let own = texts.first { tag, _ in tag.lowercased().hasPrefix(language.rawValue) }?.value
        return own ?? texts[""] ?? texts.sorted { $0.key < $1.key }.first?.value ?? ""
    }

    /// The hour and minute that a clock at a stop shows.
    package func clock(_ moment: Int, _ stop: Int) -> String {
        planner.timetable.clock(moment, atStop: stop)
    }

    private func minutes(_ seconds: Int) -> Int { Int((Double(seconds) / 60).rounded()) }
}
