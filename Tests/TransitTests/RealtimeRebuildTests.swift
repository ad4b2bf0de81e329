import GTFS
import MapGeometry
import TestSupport
import Testing
import Transit

/// What updates make of a timetable is what an edited feed makes.
struct RealtimeRebuildTests {
    /// A change of a trip on one day.
    private enum Change {
        case canceled
        /// Seconds that arrival and departure are later, stop by stop; nil where the vehicle does not stop.
        case moved([Int32?])
    }

    private struct Edit {
        let trip: Int
        let day: Int32
        let change: Change
    }

    /// The feed with a service for each trip, and each change as a trip of its own.
    private static func edited(_ feed: Feed, _ edits: [Edit], _ drawn: DrawnFeed) -> DrawnFeed {
        func clock(_ seconds: Int32) -> String {
            let rest = seconds % 3600
            return "\(seconds / 3600):\(rest / 600)\(rest / 60 % 10):\(rest % 60 / 10)\(rest % 10)"
        }
        var trips = "route_id,service_id,trip_id\n"
        var dates = "service_id,date,exception_type\n"
        var times =
            "trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type\n"
        func add(_ trip: Int, _ id: String, _ days: [Int32], _ moves: [Int32?]) {
            let value = feed.trips[trip]
            trips += "\(feed.routes[value.route].id),\(id),\(id)\n"
            for day in days { dates += "\(id),\(ServiceTime.date(ofDay: day)),1\n" }
            for (place, index) in feed.stopTimes.range(ofTrip: trip).enumerated() {
                let stopTime = feed.stopTimes[index]
                let move = moves[place]
                let pickup = move == nil ? 1 : stopTime.pickup.rawValue
                let dropOff = move == nil ? 1 : stopTime.dropOff.rawValue
                // Where a vehicle does not stop, times only have to rise.
                let late = move ?? moves[..<place].compactMap { $0 }.last ?? 0
                times +=
                    "\(id),\(clock(stopTime.arrival + late)),\(clock(stopTime.departure + late)),"
                    + "\(feed.stops[stopTime.stop].id),\(stopTime.sequence),\(pickup),\(dropOff)\n"
            }
        }
        for trip in feed.trips.indices {
            let gone = edits.filter { $0.trip == trip }.map(\.day)
            let count = feed.stopTimes.range(ofTrip: trip).count
            let days = feed.services[feed.trips[trip].service].days.filter { !gone.contains($0) }
            if count > 0 { add(trip, feed.trips[trip].id, days, Array(repeating: 0, count: count)) }
        }
        for (number, edit) in edits.enumerated() {
            if case .moved(let moves) = edit.change {
                add(edit.trip, "e\(number)", [edit.day], moves)
            }
        }
        var result = drawn
        result.files["trips.txt"] = trips
        result.files["calendar_dates.txt"] = dates
        result.files["calendar.txt"] = nil
        result.files["stop_times.txt"] = times
        return result
    }

    private static func message(_ feed: Feed, _ edits: [Edit]) -> RealtimeFeed {
        var message = RealtimeFeed()
        message.timestamp = 1_414_231_200
        for (number, edit) in edits.enumerated() {
            var update = RealtimeFeed.TripUpdate()
            update.trip.id = feed.trips[edit.trip].id
            update.trip.startDate = ServiceTime.date(ofDay: edit.day)
            switch edit.change {
            case .canceled: update.trip.relationship = .canceled
            case .moved(let moves):
                for (place, index) in feed.stopTimes.range(ofTrip: edit.trip).enumerated() {
                    var stop = RealtimeFeed.StopUpdate()
                    stop.sequence = Int(feed.stopTimes[index].sequence)
                    if let move = moves[place] {
                        stop.arrival = .init(delay: Int(move))
                        stop.departure = .init(delay: Int(move))
                    } else {
                        stop.relationship = .skipped
                    }
                    update.stops.append(stop)
                }
            }
            message.entities.append(.init(id: "\(number)", tripUpdate: update))
        }
        return message
    }

    @Test(arguments: 0..<(SlowTier.isOn ? 300 : 4) as Range<UInt64>)
    func updatesEqualARebuild(seed: UInt64) throws {
        let plan = GeneratedCity.Plan(hasRules: false, hasBlocks: false, hasHeadways: false)
        let city = GeneratedCity(seed: seed, plan)
        let (feed, planner, _) = try city.make()
        var random = SplitMix(seed: seed ^ 0x7777)
        var edits: [Edit] = []
        for trip in feed.trips.indices.shuffled(using: &random).prefix(12) {
            let days = feed.services[feed.trips[trip].service].days
            let stopTimes = feed.stopTimes.range(ofTrip: trip)
            guard let day = days.randomElement(using: &random), stopTimes.count > 0 else {
                continue
            }
            if Int.random(in: 0..<3, using: &random) == 0 {
                edits.append(Edit(trip: trip, day: day, change: .canceled))
                continue
            }
            var late: Int32 = 0
            let moves = stopTimes.map { _ -> Int32? in
                if Int.random(in: 0..<6, using: &random) == 0 { return nil }
                late += Int32.random(in: 0...400, using: &random)
                return late
            }
            edits.append(Edit(trip: trip, day: day, change: .moved(moves)))
        }
        let live = try planner.applying(Self.message(feed, edits))
        #expect(live.unmatchedUpdateCount == 0)
        let other = try Self.edited(feed, edits, city.drawn).withFolder { try Feed(reading: $0) }
        let walking = TableWalking(
            coordinates: feed.stops.map {
                CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude)
            }, seconds: city.walks)
        let rebuilt = try TransitPlanner(
            DrawnTimetable.file(
                of: DrawnTimetable.tables([other], walking: walking, longestWalk: 10_000)))
        for number in 0..<20 {
            var query = TransitQuery(
                origins: [.init(stop: Int.random(in: 0..<10, using: &random), seconds: 30)],
                destinations: [.init(stop: Int.random(in: 0..<10, using: &random), seconds: 60)],
                time: .departAt(0))
            let moment = 1_414_231_200 + Int.random(in: -40_000...90_000, using: &random)
            let times: [TransitQuery.Time] = [
                .departAt(moment), .arriveBy(moment), .departWithin(moment..<(moment + 7200)),
            ]
            for time in times {
                query.time = time
                let (one, two) = (try live.journeys(query), try rebuilt.journeys(query))
                #expect(
                    one.map { [$0.departure, $0.arrival, $0.rideCount] }
                        == two.map { [$0.departure, $0.arrival, $0.rideCount] },
                    "seed \(seed), question \(number), \(time)")
            }
        }
    }
}
