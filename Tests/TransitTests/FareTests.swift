import Bytes
import Foundation
import GTFS
import TestSupport
import Testing
import Timetables
import Transit

/// What rides cost by the fares of drawn feeds.
///
/// Two lines, R and S, call at A, B, C and D; A and B lie in zone 1, C in zone 2, D in zone 3.
struct FareTests {
    private static func feed(_ more: [String: String], count: Int = 4) throws -> Feed {
        let rows = (0..<count).map { stop in
            let name = ["A", "B", "C", "D"][stop]
            return "\(name),\(name),45.\(40 + stop),9.18,\(["1", "1", "2", "3"][stop])"
        }
        let calls = ["R", "S"].flatMap { line in
            (0..<count).map {
                "\(line)1,8:0\($0):00,8:0\($0):00,\(["A", "B", "C", "D"][$0]),\($0 + 1)"
            }
        }
        let drawn = DrawnFeed(
            stops: "stop_id,stop_name,stop_lat,stop_lon,zone_id\n" + rows.joined(separator: "\n"),
            routes: "route_id,route_short_name,route_type\nR,9,3\nS,10,3",
            trips: "route_id,service_id,trip_id\nR,daily,R1\nS,daily,S1",
            stopTimes: "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n"
                + calls.joined(separator: "\n"),
            more: more)
        return try drawn.withFolder { try Feed(reading: $0) }
    }

    private struct City {
        let timetable: Timetable
        let fares: TransitFares

        init(_ feed: Feed) throws {
            var builder = TimetableBuilder([.init(name: "feed", feed: feed)])
            timetable = try Timetable(DrawnTimetable.file(of: builder.makeTables()))
            fares = try TransitFares(MappedFile(of: builder.makeFares().encoded()))
        }

        /// Rides such as "R A C 8:00", each 10 minutes long: what they cost, ticket by ticket.
        func tickets(_ rides: [String]) throws -> String? {
            let told = try rides.map { text in
                let words = text.split(separator: " ").map(String.init)
                let stops = try words[1...2].map { name in
                    try #require(
                        (0..<timetable.stopCount).first { timetable.id(ofStop: $0) == name })
                }
                let route = try #require(
                    (0..<timetable.routeCount).first { timetable.line($0).id == words[0] })
                let clock = words[3].split(separator: ":").compactMap { Int($0) }
                let departure = clock[0] * 3600 + clock[1] * 60
                let line =
                    stops[0] < stops[1]
                    ? Array(stops[0]...stops[1]) : (stops[1]...stops[0]).reversed()
                return TransitFares.Ride(
                    route: route, stops: line, departure: departure, arrival: departure + 600)
            }
            return fares.tickets(for: told)?.map {
                "\($0.name) \($0.amount) \($0.currency) \($0.rides.lowerBound)-\($0.rides.upperBound - 1)"
            }.joined(separator: ", ")
        }
    }

    // MARK: Fares with rules

    @Test func oneFareIsForChangesAsLongAsItHolds() throws {
        let city = try City(
            Self.feed([
                "fare_attributes.txt":
                    "fare_id,price,currency_type,payment_method,transfers,transfer_duration\nsingle,1.50,EUR,0,1,3600"
            ]))
        #expect(try city.tickets(["R A C 8:00"]) == "single 1.5 EUR 0-0")
        #expect(try city.tickets(["R A C 8:00", "S C D 8:30"]) == "single 1.5 EUR 0-1")
        #expect(
            try city.tickets(["R A C 8:00", "S C D 9:30"])
                == "single 1.5 EUR 0-0, single 1.5 EUR 1-1")
        #expect(
            try city.tickets(["R A B 8:00", "S B C 8:15", "R C D 8:30"])
                == "single 1.5 EUR 0-0, single 1.5 EUR 1-2")
    }

    @Test func zonesAndLinesChooseTheFare() throws {
        let city = try City(
            Self.feed([
                "fare_attributes.txt":
                    "fare_id,price,currency_type,payment_method,transfers\ninner,1.20,EUR,0,\nouter,2.40,EUR,0,\nnight,0.80,EUR,0,0\nall,3.05,EUR,0,",
                "fare_rules.txt":
                    "fare_id,route_id,origin_id,destination_id,contains_id\ninner,,1,1,\nouter,,1,2,\nouter,,2,1,\nnight,S,,,\nall,,,,1\nall,,,,2\nall,,,,3",
            ]))
        #expect(try city.tickets(["R A B 8:00"]) == "inner 1.2 EUR 0-0")
        #expect(try city.tickets(["R A C 8:00"]) == "outer 2.4 EUR 0-0")
        #expect(try city.tickets(["R C A 8:00"]) == "outer 2.4 EUR 0-0")
        #expect(try city.tickets(["S A C 8:00"]) == "night 0.8 EUR 0-0")
        // Through all three zones; the line S is cheaper for the second part.
        #expect(try city.tickets(["R A D 8:00"]) == "all 3.05 EUR 0-0")
        #expect(
            try city.tickets(["R A B 8:00", "S B D 8:20"]) == "inner 1.2 EUR 0-0, night 0.8 EUR 1-1"
        )
        // From zone 2 to 3 by R no fare is told.
        #expect(try city.tickets(["R C D 8:00"]) == nil)
    }

    /// Beside every way to divide some rides and every fare for each part, of the feed's own values.
    @Test func theCheapestOfAllTicketsIsFound() throws {
        var random = SplitMix(seed: 24)
        for _ in 0..<60 {
            let fareCount = Int.random(in: 1...4, using: &random)
            var attributes =
                "fare_id,price,currency_type,payment_method,transfers,transfer_duration"
            var rules = "fare_id,route_id,origin_id,destination_id,contains_id"
            for fare in 0..<fareCount {
                let changes = ["", "0", "1", "2"].randomElement(using: &random) ?? ""
                let seconds = ["", "1200", "3600"].randomElement(using: &random) ?? ""
                attributes +=
                    "\nf\(fare),\(Int.random(in: 1...9, using: &random)).\(Int.random(in: 10...99, using: &random)),EUR,0,\(changes),\(seconds)"
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    let fields = [["", "R", "S"], ["", "1", "2", "3"], ["", "1", "2", "3"]].map {
                        $0.randomElement(using: &random) ?? ""
                    }
                    rules += "\nf\(fare),\(fields.joined(separator: ",")),"
                }
            }
            let feed = try Self.feed(["fare_attributes.txt": attributes, "fare_rules.txt": rules])
            let city = try City(feed)
            for _ in 0..<10 {
                var minute = 0
                let rides = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                    let stops = ["A", "B", "C", "D"].shuffled(using: &random)
                    minute += Int.random(in: 11...40, using: &random)
                    let line = ["R", "S"].randomElement(using: &random) ?? "R"
                    return "\(line) \(stops[0]) \(stops[1]) \(8 + minute / 60):\(minute % 60)"
                }
                let expected = Self.cheapest(rides, feed.fares)
                let found = try city.tickets(rides).map { text in
                    text.split(separator: ", ").reduce(Decimal(0)) {
                        $0 + (Decimal(string: String($1.split(separator: " ")[1])) ?? 0)
                    }
                }
                #expect(found == expected, "\(rides) \(attributes) \(rules)")
            }
        }
    }

    private static func cheapest(_ rides: [String], _ fares: Fares) -> Decimal? {
        if rides.isEmpty { return 0 }
        let zones = ["A": "1", "B": "1", "C": "2", "D": "3"]
        func minute(_ ride: [String]) -> Int {
            ride[3].split(separator: ":").compactMap { Int($0) }.reduce(0) { $0 * 60 + $1 }
        }
        var best: Decimal?
        for count in 1...rides.count {
            guard let rest = cheapest(Array(rides.dropFirst(count)), fares) else { continue }
            let part = rides.prefix(count).map { $0.split(separator: " ").map(String.init) }
            for fare in fares.fares {
                if let transfers = fare.transfers, count - 1 > transfers { continue }
                if let duration = fare.duration,
                    (minute(part[count - 1]) - minute(part[0])) * 60 > duration
                {
                    continue
                }
                let own = fares.rules.filter { $0.fare == fare.id }
                let isHeld = part.allSatisfy { ride in
                    own.isEmpty
                        || own.contains { rule in
                            (rule.route ?? ride[0]) == ride[0]
                                && (rule.origin ?? zones[part[0][1]]) == zones[part[0][1]]
                                && (rule.destination ?? zones[part[count - 1][2]])
                                    == zones[part[count - 1][2]]
                        }
                }
                guard isHeld, let price = Decimal(string: fare.price) else { continue }
                best = min(best ?? price + rest, price + rest)
            }
        }
        return best
    }

    // MARK: Products for rides

    private static let products = [
        "fare_products.txt":
            "fare_product_id,fare_product_name,amount,currency\ncity,City,2.00,EUR\nland,Land,5.50,EUR\nsupplement,Supplement,0.75,EUR",
        "areas.txt": "area_id,area_name\ninner,Inner\nouter,Outer",
        "stop_areas.txt": "area_id,stop_id\ninner,A\ninner,B\nouter,C\nouter,D",
        "fare_leg_rules.txt":
            "leg_group_id,network_id,from_area_id,to_area_id,fare_product_id\nc,,inner,inner,city\nl,,inner,outer,land\no,,outer,outer,city",
    ]

    @Test func aRideCostsWhatItsAreasDo() throws {
        let city = try City(Self.feed(Self.products))
        #expect(try city.tickets(["R A B 8:00"]) == "City 2 EUR 0-0")
        #expect(try city.tickets(["R A D 8:00"]) == "Land 5.5 EUR 0-0")
        #expect(try city.tickets(["R D A 8:00"]) == nil)
        #expect(
            try city.tickets(["R A B 8:00", "S B C 8:30"]) == "City 2 EUR 0-0, Land 5.5 EUR 1-1")
    }

    @Test(arguments: [
        ("0,", "City 2 EUR 0-1"), ("0,supplement", "City 2 EUR 0-0, Supplement 0.75 EUR 1-1"),
        ("1,supplement", "City 2 EUR 0-0, Supplement 0.75 EUR 1-1, Land 5.5 EUR 1-1"),
        ("2,land", "Land 5.5 EUR 0-1"),
    ])
    func aChangeCostsWhatItsRuleSays(_ rule: String, _ tickets: String) throws {
        var files = Self.products
        files["fare_transfer_rules.txt"] =
            "from_leg_group_id,to_leg_group_id,duration_limit,duration_limit_type,fare_transfer_type,fare_product_id\nc,l,3600,1,\(rule)"
        let city = try City(Self.feed(files))
        #expect(try city.tickets(["R A B 8:00", "S B C 8:30"]) == tickets)
        // An hour later the rule holds no more.
        #expect(
            try city.tickets(["R A B 8:00", "S B C 9:30"]) == "City 2 EUR 0-0, Land 5.5 EUR 1-1")
    }

    @Test func damagedFilesAreRefused() throws {
        var builder = TimetableBuilder([.init(name: "feed", feed: try Self.feed(Self.products))])
        _ = try builder.makeTables()
        let bytes = try builder.makeFares().encoded()
        let file = try MappedFile(of: bytes)
        let ride = TransitFares.Ride(route: 0, stops: [0, 1], departure: 0, arrival: 600)
        #expect(try TransitFares(file).tickets(for: [ride])?.count == 1)
        for damage in try FareFile.damages(of: file) {
            let damaged = try MappedFile(of: damage.damaged(bytes))
            // Whatever it is, it is an error or not; it is never a crash.
            _ = try? TransitFares(damaged).tickets(for: [ride])
            if damage.isNoticed {
                #expect(throws: TransitError.self, "\(damage)") { try TransitFares(damaged) }
            }
        }
        for count in [0, 1, 7, 8, 20, 100, bytes.count / 2, bytes.count - 1] {
            #expect(throws: TransitError.self) {
                try TransitFares(MappedFile(of: Array(bytes[..<count])))
            }
        }
    }
}
