import GTFS
import MapGeometry
import TestSupport
import Timetables
import Transit

/// A small city with everything that makes timetables hard, drawn from a seed.
struct GeneratedCity {
    /// What to draw.
    struct Plan {
        var stops = 10
        var lines = 5
        var trips = 6
        var hasRules = true
        var hasBlocks = true
        var hasHeadways = true
        /// Whether one can walk from every stop to every other, two walks together being no faster than one.
        var hasAllWalks = false
    }

    let drawn: DrawnFeed
    let walks: [[Int]: Int]
    let stopCount: Int

    init(seed: UInt64, _ plan: Plan = Plan()) {
        var random = SplitMix(seed: seed)
        stopCount = plan.stops
        var stops = "stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\n"
        for stop in 0..<plan.stops {
            let parent = stop < 4 ? "S\(stop / 2)" : ""
            stops += "s\(stop),Stop \(stop),\(45 + Double(stop) / 100),9,0,\(parent)\n"
        }
        for station in 0..<2 { stops += "S\(station),Station \(station),44.\(station + 1),9,1,\n" }
        var walks: [[Int]: Int] = [:]
        for _ in 0..<plan.stops {
            let pair = [
                Int.random(in: 0..<plan.stops, using: &random),
                Int.random(in: 0..<plan.stops, using: &random),
            ]
            if pair[0] == pair[1] { continue }
            let seconds = Int.random(in: 20...500, using: &random)
            walks[pair] = seconds
            if Bool.random(using: &random) { walks[[pair[1], pair[0]]] = seconds }
        }
        if plan.hasAllWalks { walks = Self.allWalks(plan.stops, &random) }
        self.walks = walks
        var routes = "route_id,route_short_name,route_type\n"
        var trips = "route_id,service_id,trip_id,block_id\n"
        var times =
            "trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type\n"
        var frequencies = "trip_id,start_time,end_time,headway_secs,exact_times\n"
        var ids: [(id: String, line: Int)] = []
        func clock(_ seconds: Int) -> String {
            let (hours, rest) = (seconds / 3600, seconds % 3600)
            return "\(hours):\(rest / 600)\(rest / 60 % 10):\(rest % 60 / 10)\(rest % 10)"
        }
        let services = ["daily", "weekend", "odd"]
        for line in 0..<plan.lines {
            routes += "r\(line),\(line),\(line % 4)\n"
            let length = Int.random(in: 2...6, using: &random)
            // A loop may visit a stop twice.
            let path = (0..<length).map { _ in Int.random(in: 0..<plan.stops, using: &random) }
            for number in 0..<plan.trips {
                let id = "t\(line)-\(number)"
                let block =
                    plan.hasBlocks && Int.random(in: 0..<3, using: &random) == 0
                    ? "b\(Int.random(in: 0..<2, using: &random))" : ""
                // Each time of day, with some on both sides of midnight.
                var time =
                    [
                        Int.random(in: 0...5 * 3600, using: &random),
                        Int.random(in: 22 * 3600...27 * 3600, using: &random),
                    ].randomElement(using: &random) ?? 0
                let service = services.randomElement(using: &random) ?? "daily"
                trips += "r\(line),\(service),\(id),\(block)\n"
                ids.append((id, line))
                if plan.hasHeadways, block.isEmpty, Int.random(in: 0..<6, using: &random) == 0 {
                    let start = Int.random(in: 0...3600 * 4, using: &random)
                    frequencies +=
                        "\(id),\(clock(start)),\(clock(start + 3000)),"
                        + "\(Int.random(in: 300...1500, using: &random)),"
                        + "\(Int.random(in: 0...1, using: &random))\n"
                }
                for (sequence, stop) in path.enumerated() {
                    let dwell = Int.random(in: 0...2, using: &random) * 30
                    let pickup = Int.random(in: 0..<8, using: &random) == 0 ? 1 : 0
                    let dropOff = Int.random(in: 0..<8, using: &random) == 0 ? 1 : 0
                    times +=
                        "\(id),\(clock(time)),\(clock(time + dwell)),s\(stop),\(sequence * 10),\(pickup),\(dropOff)\n"
                    time += dwell + Int.random(in: 0...20, using: &random) * 31
                }
            }
        }
        var more = [
            "calendar_dates.txt": """
            service_id,date,exception_type
            weekend,20141025,1
            weekend,20141026,1
            odd,20141025,1
            odd,20141027,1
            daily,20141028,2
            """,
            "frequencies.txt": frequencies,
        ]
        if plan.hasRules { more["transfers.txt"] = Self.rules(plan, ids, &random) }
        drawn = DrawnFeed(
            stops: stops, routes: routes, trips: trips, stopTimes: times, more: more)
    }

    private static func allWalks(_ stops: Int, _ random: inout SplitMix) -> [[Int]: Int] {
        var seconds = (0..<stops).map { _ in
            (0..<stops).map { _ in Int.random(in: 200...3000, using: &random) }
        }
        for by in 0..<stops {
            for from in 0..<stops {
                for to in 0..<stops {
                    seconds[from][to] = min(
                        seconds[from][to], seconds[from][by] + seconds[by][to])
                }
            }
        }
        var walks: [[Int]: Int] = [:]
        for from in 0..<stops {
            for to in 0..<stops where from != to { walks[[from, to]] = seconds[from][to] }
        }
        return walks
    }

    private static func rules(
        _ plan: Plan, _ ids: [(id: String, line: Int)], _ random: inout SplitMix
    ) -> String {
        var text =
            "from_stop_id,to_stop_id,from_route_id,to_route_id,from_trip_id,to_trip_id,transfer_type,min_transfer_time\n"
        func place() -> String {
            Int.random(in: 0..<6, using: &random) == 0
                ? "S\(Int.random(in: 0..<2, using: &random))"
                : "s\(Int.random(in: 0..<plan.stops, using: &random))"
        }
        func end() -> (route: String, trip: String) {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: ("r\(Int.random(in: 0..<plan.lines, using: &random))", "")
            case 1: ("", ids.randomElement(using: &random)?.id ?? "")
            default: ("", "")
            }
        }
        for _ in 0..<plan.stops {
            let (from, to) = (end(), end())
            let start = place()
            let target = Bool.random(using: &random) ? start : place()
            let kind = Int.random(in: 0...3, using: &random)
            text += "\(start),\(target),\(from.route),\(to.route),\(from.trip),\(to.trip),\(kind),"
            text += "\(Int.random(in: 0...400, using: &random))\n"
        }
        for _ in 0..<(plan.hasBlocks ? 4 : 0) {
            let one = ids.randomElement(using: &random)?.id ?? ""
            let other = ids.randomElement(using: &random)?.id ?? ""
            text += ",,,,\(one),\(other),\(Int.random(in: 4...5, using: &random)),\n"
        }
        return text
    }

    /// The feed, and a planner over its timetable.
    ///
    /// - Parameter longestWalk: The longest walk of a change; nil for any.
    func make(
        longestWalk: Int32? = 10_000
    ) throws -> (feed: Feed, planner: TransitPlanner, reduction: WalkReduction?) {
        let feed = try drawn.withFolder { try Feed(reading: $0) }
        let walking = TableWalking(
            coordinates: feed.stops.map {
                CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude)
            }, seconds: walks)
        var builder = TimetableBuilder(
            [.init(name: "feed", feed: feed)], walking: walking, longestWalk: longestWalk)
        let tables = try builder.makeTables()
        // Searches of about half of the cities are bounded, which pays in large ones alone.
        let planner = try TransitPlanner(
            DrawnTimetable.file(of: tables), boundsFrom: walks.count % 2 == 0 ? 0 : .max)
        return (feed, planner, builder.walkReduction)
    }
}
