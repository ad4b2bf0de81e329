import Columns
import GTFS
import Transit

extension TimetableBuilder {
    /// A point of a stop that only some lines or trips have.
    struct ExtraPoint: Hashable, Comparable {
        let stop: Int
        let selector: ChangeRules.Selector

        static func < (one: ExtraPoint, other: ExtraPoint) -> Bool {
            one.stop != other.stop ? one.stop < other.stop : one.selector < other.selector
        }
    }

    /// Puts trips into patterns; returns the timetable's number of each feed's trips that are linked.
    mutating func addPatterns(_ drafts: TripDrafts) throws(CountOverflow) -> [[Int]: Int] {
        try numberPoints(drafts)
        var buckets: [[UInt32]: [Int]] = [:]
        var order: [[UInt32]] = []
        for (number, draft) in drafts.drafts.enumerated() {
            let key = patternKey(of: draft)
            if buckets[key] == nil { order.append(key) }
            buckets[key, default: []].append(number)
        }
        var sequences: [[UInt32]: UInt32] = [:]
        var placed: [[Int]: Int] = [:]
        for key in order {
            for group in groups(of: buckets[key] ?? [], drafts) {
                try addPattern(key, group, drafts, &sequences, &placed)
            }
        }
        return placed
    }

    /// Numbers the points that rules for changes ask for beyond one at each stop.
    private mutating func numberPoints(_ drafts: TripDrafts) throws(CountOverflow) {
        var arrivals: Set<ExtraPoint> = []
        var boardings: Set<ExtraPoint> = []
        for draft in drafts.drafts {
            let feed = feeds[draft.feed]
            for index in feed.stopTimes.range(ofTrip: draft.trip) {
                guard let stop = stopNumbers[draft.feed][feed.stopTimes[index].stop] else {
                    continue
                }
                let route = feed.trips[draft.trip].route
                let leaving = rules.leavingClass(at: stop, route: route, trip: draft.trip)
                let boarding = rules.boardingClass(at: stop, route: route, trip: draft.trip)
                if !leaving.isPlain { arrivals.insert(ExtraPoint(stop: stop, selector: leaving)) }
                if !boarding.isPlain {
                    boardings.insert(ExtraPoint(stop: stop, selector: boarding))
                }
            }
        }
        extraArrivals = arrivals.sorted()
        extraBoardings = boardings.sorted()
        tables.extraArrivalStops = extraArrivals.map { UInt32($0.stop) }
        tables.extraBoardingStops = extraBoardings.map { UInt32($0.stop) }
        let first = tables.stopIDs.count
        _ = try counted(
            first + max(extraArrivals.count, extraBoardings.count),
            "points where one boards or leaves")
        arrivalNumbers = Dictionary(
            uniqueKeysWithValues: extraArrivals.enumerated().map { ($1, first + $0) })
        boardingNumbers = Dictionary(
            uniqueKeysWithValues: extraBoardings.enumerated().map { ($1, first + $0) })
    }

    /// What trips of one pattern share: line, zone, flags, then stop, handling and points of each halt.
    private func patternKey(of draft: TripDraft) -> [UInt32] {
        let feed = feeds[draft.feed]
        let trip = feed.trips[draft.trip]
        var flags: PatternFlags = []
        if trip.wheelchairs == .accessible { flags.insert(.wheelchairs) }
        if trip.wheelchairs == .inaccessible { flags.insert(.noWheelchairs) }
        if trip.bicycles == .accessible { flags.insert(.bicycles) }
        if trip.bicycles == .inaccessible { flags.insert(.noBicycles) }
        if linkedTrips.contains([draft.feed, draft.trip]) { flags.insert(.linked) }
        let range = feed.stopTimes.range(ofTrip: draft.trip)
        var key = [
            UInt32(firstRoutes[draft.feed] + trip.route), UInt32(feedZones[draft.feed]),
            UInt32(flags.rawValue),
        ]
        key.reserveCapacity(3 + range.count * 4)
        for index in range {
            let halt = feed.stopTimes[index]
            // Halts are at platforms, which all have numbers.
            let stop = stopNumbers[draft.feed][halt.stop] ?? 0
            var arrival = UInt32.max
            var boarding = UInt32.max
            if halt.dropOff != .none, index != range.lowerBound {
                let leaving = rules.leavingClass(at: stop, route: trip.route, trip: draft.trip)
                arrival = UInt32(
                    arrivalNumbers[ExtraPoint(stop: stop, selector: leaving)] ?? stop)
            }
            if halt.pickup != .none, index != range.upperBound - 1 {
                let board = rules.boardingClass(at: stop, route: trip.route, trip: draft.trip)
                boarding = UInt32(
                    boardingNumbers[ExtraPoint(stop: stop, selector: board)] ?? stop)
            }
            key += [
                UInt32(stop), UInt32(halt.pickup.rawValue | halt.dropOff.rawValue << 2), arrival,
                boarding,
            ]
        }
        return key
    }

    /// Parts trips into groups in which none overtakes another: each joins the first group that it follows everywhere.
    private func groups(of numbers: [Int], _ drafts: TripDrafts) -> [[Int]] {
        let trips = drafts.drafts
        let profiles = drafts.profiles
        let sorted = numbers.sorted { one, other in
            let (a, b) = (profiles[trips[one].profile], profiles[trips[other].profile])
            let starts = (trips[one].start + a[1], trips[other].start + b[1])
            let ends = (trips[one].start + a[a.count - 2], trips[other].start + b[b.count - 2])
            return (starts.0, ends.0, one) < (starts.1, ends.1, other)
        }
        var groups: [[Int]] = []
        for number in sorted {
            let group = groups.firstIndex { group in
                guard let last = group.last else { return true }
                let (one, next) = (trips[last], trips[number])
                if one.profile == next.profile { return one.start <= next.start }
                let shift = next.start - one.start
                return zip(profiles[one.profile], profiles[next.profile]).allSatisfy {
                    $0 <= $1 + shift
                }
            }
            if let group { groups[group].append(number) } else { groups.append([number]) }
        }
        return groups
    }

    private mutating func addPattern(
        _ key: [UInt32], _ group: [Int], _ drafts: TripDrafts,
        _ sequences: inout [[UInt32]: UInt32],
        _ placed: inout [[Int]: Int]
    ) throws(CountOverflow) {
        tables.patternRoutes.append(key[0])
        tables.patternZones.append(key[1])
        tables.patternFlags.append(UInt8(key[2]))
        for place in stride(from: 3, to: key.count, by: 4) {
            tables.patternStops.append(key[place])
            tables.patternHandling.append(UInt8(key[place + 1]))
            tables.arrivalPoints.append(key[place + 2])
            tables.boardingPoints.append(key[place + 3])
        }
        tables.patternStopStarts.append(
            try counted(tables.patternStops.count, "stops of patterns"))
        var profileNumbers: [Int: UInt32] = [:]
        for number in group {
            let draft = drafts.drafts[number]
            let profile = profileNumbers[draft.profile] ?? UInt32(profileNumbers.count)
            if profile == profileNumbers.count {
                profileNumbers[draft.profile] = profile
                tables.times += drafts.profiles[draft.profile]
            }
            if linkedTrips.contains([draft.feed, draft.trip]) {
                placed[[draft.feed, draft.trip]] = tables.tripStarts.count
            }
            let last = draft.start + (drafts.profiles[draft.profile].last ?? 0)
            tables.zoneLongest[Int(key[1])] = max(tables.zoneLongest[Int(key[1])], last)
            try addTrip(draft, profile, &sequences)
        }
        tables.patternTimeStarts.append(try counted(tables.times.count, "times"))
        tables.patternTripStarts.append(try counted(tables.tripStarts.count, "trips"))
    }

    private mutating func addTrip(
        _ draft: TripDraft, _ profile: UInt32, _ sequences: inout [[UInt32]: UInt32]
    ) throws(CountOverflow) {
        let feed = feeds[draft.feed]
        let trip = feed.trips[draft.trip]
        let range = feed.stopTimes.range(ofTrip: draft.trip)
        let numbers = range.map { feed.stopTimes[$0].sequence }
        let sequence = sequences[numbers] ?? UInt32(sequences.count)
        if sequence == sequences.count {
            sequences[numbers] = sequence
            tables.sequenceNumbers += numbers
            tables.sequenceStarts.append(
                try counted(tables.sequenceNumbers.count, "numbers of stops in trips"))
        }
        let number = try counted(tables.tripStarts.count, "trips")
        for (position, index) in range.enumerated() {
            let headsign = feed.stopTimes[index].headsign
            if headsign.isEmpty || headsign == trip.headsign { continue }
            tables.headsignTrips.append(number)
            tables.headsignPositions.append(UInt32(position))
            tables.headsignTexts.append(texts.number(of: headsign))
        }
        tables.tripStarts.append(draft.start)
        tables.tripProfiles.append(profile)
        tables.tripServices.append(draft.service)
        tables.tripIDs.append(texts.number(of: trip.id))
        tables.tripHeadsigns.append(texts.number(of: trip.headsign))
        tables.tripShortNames.append(texts.number(of: trip.shortName))
        tables.tripShapes.append(trip.shape.map { UInt32(firstShapes[draft.feed] + $0) } ?? .max)
        tables.tripDirections.append(UInt32(trip.direction ?? 2))
        tables.tripHeadways.append(UInt32(draft.headway))
        tables.tripSequences.append(sequence)
    }

    /// Adds the trips that go on as others, by the numbers of their trips.
    mutating func addLinks(_ placed: [[Int]: Int]) {
        let links = seatLinks.compactMap { entry -> (Int, Int, Int8, UInt32)? in
            guard let from = placed[[entry.feed, entry.link.from]],
                let to = placed[[entry.feed, entry.link.to]]
            else { return nil }
            return (from, to, entry.link.dayShift, calendar.number(of: entry.link.days))
        }
        for link in links.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) {
            tables.linkFrom.append(UInt32(link.0))
            tables.linkTo.append(UInt32(link.1))
            tables.linkDayShifts.append(link.2)
            tables.linkServices.append(link.3)
        }
    }

    /// Adds the orders in which trips and points are looked up.
    mutating func addIndices() {
        let bytes = texts.bytes
        let starts = texts.starts
        func id(_ trip: UInt32) -> ArraySlice<UInt8> {
            let text = Int(tables.tripIDs[Int(trip)])
            return bytes[Int(starts[text])..<Int(starts[text + 1])]
        }
        tables.tripsByID = (0..<UInt32(tables.tripStarts.count)).sorted { one, other in
            if tables.tripIDs[Int(one)] == tables.tripIDs[Int(other)] { return one < other }
            return id(one).lexicographicallyPrecedes(id(other))
        }
        (tables.boardingStarts, tables.boardingPatterns, tables.boardingPositions) = visits(
            tables.boardingPoints, points: tables.stopIDs.count + extraBoardings.count)
        (tables.alightingStarts, tables.alightingPatterns, tables.alightingPositions) = visits(
            tables.arrivalPoints, points: tables.stopIDs.count + extraArrivals.count)
    }

    private func visits(_ points: [UInt32], points count: Int) -> ([UInt32], [UInt32], [UInt16]) {
        var visits = [[(UInt32, UInt16)]](repeating: [], count: count)
        for pattern in tables.patternRoutes.indices {
            let first = Int(tables.patternStopStarts[pattern])
            for index in first..<Int(tables.patternStopStarts[pattern + 1])
            where points[index] != .max {
                visits[Int(points[index])].append((UInt32(pattern), UInt16(index - first)))
            }
        }
        var starts: [UInt32] = [0]
        for visit in visits { starts.append((starts.last ?? 0) + UInt32(visit.count)) }
        return (starts, visits.flatMap { $0.map(\.0) }, visits.flatMap { $0.map(\.1) })
    }
}
