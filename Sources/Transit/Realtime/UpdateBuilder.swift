import Bytes
import Columns

/// Works out what updates make of a timetable's trips.
struct UpdateBuilder {
    /// A trip as it runs: its stops with points and moments, from the timetable's first day's midnight in UTC.
    private struct Course {
        struct StopTime {
            var stop: UInt32
            var arrivalPoint: UInt32
            var boardingPoint: UInt32
            var arrival: Int32
            var departure: Int32
        }

        var stopTimes: [StopTime]
        var trip: Int?
        var route: Int?
        var id: String
        var day: Int
    }

    /// A delay beyond a week is an error, in seconds.
    private static let longestDelay = 604_800

    private let timetable: Timetable
    private let matching: UpdateMatching
    private var applied = AppliedUpdates()

    init(_ timetable: Timetable) {
        self.timetable = timetable
        matching = UpdateMatching(timetable)
    }

    private var epoch: Int { timetable.firstServiceDay * 86_400 }

    /// The updates of a message; entities that match no trip, or several, are counted and skipped.
    mutating func updates(of feed: RealtimeFeed) -> AppliedUpdates {
        let moment = min(max(feed.timestamp, 0), 1 << 40)
        applied.timestamp = moment
        for entity in feed.entities where !entity.isDeleted {
            if let update = entity.tripUpdate, !apply(update, moment) {
                applied.unmatchedCount += 1
            }
            if let alert = entity.alert { applied.alerts.append(alert) }
            if let vehicle = entity.vehicle { applied.vehicles.append(vehicle) }
        }
        return applied
    }

    private mutating func apply(_ update: RealtimeFeed.TripUpdate, _ moment: Int) -> Bool {
        switch update.trip.relationship {
        case .scheduled:
            guard let run = matching.run(update.trip, near: moment),
                let course = delayed(planned(run.trip, run.day), update)
            else { return false }
            replace(run)
            append(course)
        case .canceled, .deleted:
            guard let run = matching.run(update.trip, near: moment) else { return false }
            replace(run)
            if update.trip.relationship == .canceled {
                applied.canceled.append((run.trip, run.day))
            }
        case .replacement:
            guard let run = matching.run(update.trip, near: moment),
                let course = drawn(update, run.trip, run.day)
            else { return false }
            replace(run)
            append(course)
        case .added, .new:
            let day = UpdateMatching.day(update.trip.startDate) ?? moment / 86_400
            guard let course = drawn(update, nil, day - timetable.firstServiceDay) else {
                return false
            }
            append(course)
        case .duplicated:
            return duplicate(update, moment)
        case .unscheduled:
            return false
        }
        return true
    }

    private mutating func replace(_ run: (trip: Int, day: Int)) {
        applied.replaced.insert(UInt64(run.trip) << 16 | UInt64(run.day))
    }

    private mutating func duplicate(_ update: RealtimeFeed.TripUpdate, _ moment: Int) -> Bool {
        guard let trip = timetable.trips(withID: update.trip.id).first,
            let start = UpdateMatching.seconds(update.copy.startTime),
            timetable.tripHeadways[trip] == 0
        else { return false }
        let date = update.copy.startDate.isEmpty ? update.trip.startDate : update.copy.startDate
        let day = (UpdateMatching.day(date) ?? moment / 86_400) - timetable.firstServiceDay
        guard 0..<timetable.dayCount ~= day else { return false }
        var course = planned(trip, day)
        let zone = Int(timetable.patternZones[timetable.pattern(ofTrip: trip)])
        let shift = timetable.base(ofDay: day, zone: zone) + start - course.stopTimes[0].departure
        for place in course.stopTimes.indices {
            course.stopTimes[place].arrival += shift
            course.stopTimes[place].departure += shift
        }
        course.trip = nil
        course.id = update.copy.id.isEmpty ? update.trip.id : update.copy.id
        guard let course = delayed(course, update) else { return false }
        append(course)
        return true
    }

    /// A trip as the timetable has it.
    private func planned(_ trip: Int, _ day: Int) -> Course {
        let pattern = timetable.pattern(ofTrip: trip)
        let row = timetable.timeRow(ofTrip: trip, pattern: pattern)
        let begin =
            timetable.base(ofDay: day, zone: Int(timetable.patternZones[pattern]))
            + timetable.tripStarts[trip]
        let stops = timetable.stopRange(ofPattern: pattern)
        let stopTimes = stops.map { place in
            let offset = row + 2 * (place - stops.lowerBound)
            return Course.StopTime(
                stop: timetable.patternStops[place], arrivalPoint: timetable.arrivalPoints[place],
                boardingPoint: timetable.boardingPoints[place],
                arrival: begin + timetable.times[offset],
                departure: begin + timetable.times[offset + 1])
        }
        return Course(
            stopTimes: stopTimes, trip: trip, route: Int(timetable.patternRoutes[pattern]),
            id: timetable.string(timetable.tripIDs[trip]), day: day)
    }

    /// A trip with an update's times; nil if the update names stops that it has not.
    ///
    /// A delay holds until the next update (GTFS Realtime Reference, *StopTimeUpdate*); what is not told stays as planned, and
    /// times never fall along the trip.
    private func delayed(_ course: Course, _ update: RealtimeFeed.TripUpdate) -> Course? {
        var course = course
        guard let places = places(of: update.stops, course) else { return nil }
        var delay = update.delay.flatMap { $0.magnitude <= Self.longestDelay ? Int32($0) : nil }
        var last = Int32.min
        for place in course.stopTimes.indices {
            let planned = course.stopTimes[place]
            var stopTime = planned
            if let number = places[place] {
                let stop = update.stops[number]
                switch stop.relationship {
                case .skipped:
                    stopTime.arrivalPoint = .max
                    stopTime.boardingPoint = .max
                case .noData:
                    delay = nil
                case .scheduled, .unscheduled:
                    let arrival = time(stop.arrival, planned.arrival)
                    let departure = time(stop.departure, planned.departure)
                    if let arrival { delay = arrival - planned.arrival }
                    stopTime.arrival = planned.arrival + (delay ?? 0)
                    if let departure { delay = departure - planned.departure }
                    stopTime.departure = planned.departure + (delay ?? 0)
                    // A departure that is earlier than the arrival before it was known tells more.
                    if arrival == nil, departure != nil {
                        stopTime.arrival = min(stopTime.arrival, stopTime.departure)
                    }
                    if let assigned = matching.stop(stop.assignedStopID) {
                        stopTime.stop = UInt32(assigned)
                        if stopTime.arrivalPoint != .max {
                            stopTime.arrivalPoint = UInt32(assigned)
                        }
                        if stopTime.boardingPoint != .max {
                            stopTime.boardingPoint = UInt32(assigned)
                        }
                    }
                    stopTime.arrival = max(stopTime.arrival, last)
                    stopTime.departure = max(stopTime.departure, stopTime.arrival)
                    last = stopTime.departure
                    course.stopTimes[place] = stopTime
                    continue
                }
            }
            stopTime.arrival = max(planned.arrival + (delay ?? 0), last)
            stopTime.departure = max(planned.departure + (delay ?? 0), stopTime.arrival)
            last = stopTime.departure
            course.stopTimes[place] = stopTime
        }
        return course
    }

    private func time(_ event: RealtimeFeed.StopUpdate.Event?, _ planned: Int32) -> Int32? {
        let delay =
            if let time = event?.time, time > 0 { time - epoch - Int(planned) } else {
                event?.delay
            }
        return delay.flatMap { $0.magnitude <= Self.longestDelay ? planned + Int32($0) : nil }
    }

    /// Which update is of which stop time: by sequence, else the next stop time at the stop.
    private func places(
        of updates: [RealtimeFeed.StopUpdate], _ course: Course
    ) -> [Int: Int]? {
        var found: [Int: Int] = [:]
        var next = 0
        let sequences = course.trip.map { timetable.sequences(ofTrip: $0) }
        for (number, update) in updates.enumerated() {
            let place: Int?
            if let sequence = update.sequence, let sequences {
                place = sequences.firstIndex { Int($0) == sequence }
            } else {
                let stop = matching.stop(update.stopID)
                place = (next..<course.stopTimes.count).first {
                    Int(course.stopTimes[$0].stop) == stop
                }
            }
            guard let place else { return nil }
            found[place] = number
            next = place + 1
        }
        return found
    }

    /// A trip whose stops and times all come from an update.
    private func drawn(_ update: RealtimeFeed.TripUpdate, _ trip: Int?, _ day: Int) -> Course? {
        guard 0..<timetable.dayCount ~= day else { return nil }
        var stopTimes: [Course.StopTime] = []
        var last = Int32.min
        for stop in update.stops where stop.relationship != .skipped {
            let id = stop.assignedStopID.isEmpty ? stop.stopID : stop.assignedStopID
            guard let number = matching.stop(id),
                let time = stop.arrival?.time ?? stop.departure?.time
            else { return nil }
            let planned = timetable.base(ofDay: day, zone: Int(timetable.stopZones[number]))
            guard let arrives = self.time(.init(time: time), planned),
                let leaves = self.time(.init(time: stop.departure?.time ?? time), planned)
            else { return nil }
            let arrival = max(arrives, last)
            let departure = max(leaves, arrival)
            last = departure
            stopTimes.append(
                .init(
                    stop: UInt32(number), arrivalPoint: UInt32(number),
                    boardingPoint: UInt32(number), arrival: arrival, departure: departure))
        }
        guard stopTimes.count >= 2 else { return nil }
        stopTimes[0].arrivalPoint = .max
        stopTimes[stopTimes.count - 1].boardingPoint = .max
        let bytes = Array(update.trip.routeID.utf8)
        let route =
            trip.map { Int(timetable.patternRoutes[timetable.pattern(ofTrip: $0)]) }
            ?? (0..<timetable.routeCount).first {
                timetable.isString(timetable.routeIDs[$0], bytes)
            }
        return Course(stopTimes: stopTimes, trip: trip, route: route, id: update.trip.id, day: day)
    }

    private mutating func append(_ course: Course) {
        let begin = course.stopTimes[0].arrival
        let pattern = UInt32(applied.runs.count)
        applied.runs.append(
            .init(
                trip: course.trip, id: course.id, route: course.route, day: course.day,
                begin: begin, row: applied.times.count, firstStop: applied.stops.count,
                stopCount: course.stopTimes.count))
        for (position, stopTime) in course.stopTimes.enumerated() {
            applied.stops.append(stopTime.stop)
            applied.arrivalPoints.append(stopTime.arrivalPoint)
            applied.boardingPoints.append(stopTime.boardingPoint)
            applied.times.append(stopTime.arrival - begin)
            applied.times.append(stopTime.departure - begin)
            if stopTime.boardingPoint != .max {
                applied.boardings[stopTime.boardingPoint, default: []].append(
                    (pattern, UInt16(position)))
            }
            if stopTime.arrivalPoint != .max {
                applied.alightings[stopTime.arrivalPoint, default: []].append(
                    (pattern, UInt16(position)))
            }
            let zone = Int(timetable.stopZones[Int(stopTime.stop)])
            let base = timetable.base(ofDay: course.day, zone: zone)
            applied.longest = max(applied.longest, stopTime.departure - base)
            applied.earliest = min(applied.earliest, stopTime.arrival - base)
        }
    }
}

extension Timetable {
    /// The numbers of a trip's stops, as updates give them.
    func sequences(ofTrip trip: Int) -> [UInt32] {
        let list = Int(tripSequences[trip])
        return (Int(sequenceStarts[list])..<Int(sequenceStarts[list + 1])).map {
            sequenceNumbers[$0]
        }
    }
}

extension TransitPlanner {
    /// A planner that knows what a message of GTFS-Realtime says, in place of all messages before.
    ///
    /// Nothing is rebuilt: trips that change are taken out of their day and stand beside the timetable's. Of several messages
    /// make one by ``RealtimeFeed/update(with:)``.
    /// - Complexity: O(stops + changed trips).
    public func applying(_ feed: RealtimeFeed) throws(TransitError) -> TransitPlanner {
        try windows.checkOnce(file)
        var builder = UpdateBuilder(timetable)
        return TransitPlanner(self, updates: builder.updates(of: feed))
    }

    /// The number of updates for which no trip, or more than one, was found.
    public var unmatchedUpdateCount: Int { updates?.unmatchedCount ?? 0 }
}
