import Bytes
import Columns

/// Makes journeys of what searches found.
struct JourneyBuilder {
    let timetable: Timetable
    let window: ServiceWindow

    /// The moment of the timetable's first day's midnight in UTC, in seconds since 1970.
    var epoch: Int { timetable.firstServiceDay * 86_400 }

    /// The stops of a trip of the window.
    func stop(_ trip: Int, _ position: Int) -> Int {
        let pattern = Int(window.runPatterns[window.run(ofTrip: trip)])
        if let updates = window.updates, pattern >= timetable.patternCount {
            let run = updates.runs[pattern - timetable.patternCount]
            return Int(updates.stops[run.firstStop + position])
        }
        return Int(
            timetable.patternStops[timetable.stopRange(ofPattern: pattern).lowerBound + position])
    }

    /// The arrival (0) or departure (1) of a trip of the window at a stop, from the timetable's first day.
    func time(_ trip: Int, _ position: Int, _ which: Int) -> Int32 {
        let place = Int(window.rows[trip]) + 2 * position + which
        let time =
            Int(window.trips[trip]) < timetable.tripCount
            ? timetable.times[place] : window.updates?.times[place] ?? 0
        return window.begins[trip] + time
    }

    /// Makes a journey of a path between two of the question's stops.
    func journey(
        _ path: SearchPath, from origins: [StopAccess], to destinations: [StopAccess]
    ) -> Journey? {
        guard let first = path.legs.first, let last = path.legs.last else { return nil }
        let start = stop(first.trip, first.from)
        let end = stop(last.trip, last.to)
        guard let origin = nearest(start, origins), let destination = nearest(end, destinations)
        else { return nil }
        var legs: [Journey.Leg] = []
        let departure = epoch + Int(time(first.trip, first.from, 1) - path.firstStay)
        let arrival = epoch + Int(time(last.trip, last.to, 0) + path.lastStay)
        addWalk(
            &legs, nil, start, departure - Int(origin.seconds), Int(origin.seconds),
            Int(origin.meters))
        var changes = path.edges.makeIterator()
        for (index, leg) in path.legs.enumerated() {
            if index > 0, !leg.isContinued, let edge = changes.next() {
                let before = path.legs[index - 1]
                let from = stop(before.trip, before.to)
                let to = stop(leg.trip, leg.from)
                // A time that the feed gives for a change is more than the walk itself takes.
                let seconds = from == to ? 0 : Int(timetable.edgeSeconds[edge])
                addWalk(
                    &legs, from, to, epoch + Int(time(before.trip, before.to, 0)), seconds,
                    Int(timetable.edgeMeters[edge]))
            }
            legs.append(
                .ride(
                    Journey.Ride(
                        trip: Int(window.trips[leg.trip]),
                        serviceDay: timetable.firstServiceDay + Int(window.tripDays[leg.trip]),
                        positions: leg.from...leg.to, fromStop: stop(leg.trip, leg.from),
                        toStop: stop(leg.trip, leg.to),
                        departure: epoch + Int(time(leg.trip, leg.from, 1)),
                        arrival: epoch + Int(time(leg.trip, leg.to, 0)),
                        isContinued: leg.isContinued,
                        staysAboard: index + 1 < path.legs.count
                            && path.legs[index + 1].isContinued)))
        }
        addWalk(&legs, end, nil, arrival, Int(destination.seconds), Int(destination.meters))
        return Journey(
            legs: legs, departure: departure - Int(origin.seconds),
            arrival: arrival + Int(destination.seconds), rideCount: path.rides)
    }

    private func nearest(_ stop: Int, _ access: [StopAccess]) -> StopAccess? {
        access.filter { $0.stop == stop }.min { $0.seconds < $1.seconds }
    }

    private func addWalk(
        _ legs: inout [Journey.Leg], _ from: Int?, _ to: Int?, _ departure: Int, _ seconds: Int,
        _ meters: Int
    ) {
        if seconds == 0 && (from == nil || to == nil || from == to) { return }
        legs.append(
            .walk(
                Journey.Walk(
                    fromStop: from, toStop: to, departure: departure, seconds: seconds,
                    meters: meters)))
    }
}
