import MapGeometry
import RoadNetwork
import Roads
import TestSupport
import Testing

/// Vehicles of a size or load that the question tells.
struct VehicleTests {
    /// A short way with the tags, and a long one around.
    private static func town(
        _ tags: [String: String], nodes: [Character: [String: String]] = [:]
    ) -> DrawnNetwork {
        DrawnNetwork(
            """
            a - b - m - c - d
                |       |
                |       |
                e - - - f
            """,
            [("ab", [:]), ("cd", [:]), ("bmc", tags), ("be", [:]), ("ef", [:]), ("fc", [:])],
            nodes: nodes)
    }

    private func isShort(
        _ town: DrawnNetwork, _ vehicle: VehicleSize, _ mode: String, at time: String? = nil
    ) async throws -> Bool {
        let profile = try #require(TravelProfile.builtIn(mode))
        let router = Router(try graph(of: try await town.tables(profile: profile)))
        let request = RouteRequest(
            try town.waypoints("ad"), time: time.flatMap { LocalTime(iso8601: $0) })
        return try router.fitting(vehicle).routes(request)[0].legs[0].meters < 900
    }

    @Test(
        arguments: [
            (["maxheight": "3.8"], VehicleSize(), false),
            (["maxheight": "3.8"], VehicleSize(height: 3.8), true),
            (["maxheight": "4.2"], VehicleSize(height: 4.3), false),
            (["maxheight": "12'6"], VehicleSize(height: 3.8), true),
            (["maxheight": "2.2"], VehicleSize(height: 2), false),
            (["maxweight": "7.5"], VehicleSize(mass: 7500), true),
            (["maxweight": "7.5"], VehicleSize(mass: 7501), false),
            (["maxweightrating:hgv": "12", "maxweight": "60"], VehicleSize(), false),
            (["maxweight": "44"], VehicleSize(mass: 60_000), false),
            (["maxlength": "12"], VehicleSize(length: 10), true),
            (["maxlength": "18"], VehicleSize(length: 25.25), false),
            (["maxwidth": "2.5"], VehicleSize(width: 2.49), true),
            (["maxwidth": "2.5"], VehicleSize(width: 2.5), false),
            (["width": "3"], VehicleSize(width: 3.2), false),
            (["maxaxleload": "8"], VehicleSize(), false),
            (["maxaxleload": "8"], VehicleSize(axleLoad: 8000), true),
            (["hazmat": "no"], VehicleSize(), true),
            (["hazmat": "no"], VehicleSize(carriesHazmat: true), false),
            (["hgv:conditional": "no @ (weight > 7.5)"], VehicleSize(), false),
            (["hgv:conditional": "no @ (weight > 7.5)"], VehicleSize(mass: 7500), true),
            (["hgv:conditional": "no @ (weight >= 7.5)"], VehicleSize(mass: 7500), false),
            (["hgv:conditional": "no @ (length>12)"], VehicleSize(length: 12), true),
            (["hgv:conditional": "destination @ (weight>7.5)"], VehicleSize(), true),
            (["maxheight": "what?"], VehicleSize(height: 9), true),
        ] as [([String: String], VehicleSize, Bool)])
    func trucks(_ tags: [String: String], _ vehicle: VehicleSize, _ isShort: Bool) async throws {
        #expect(try await self.isShort(Self.town(tags), vehicle, "truck") == isShort)
    }

    /// A car may have a box on its roof; it is no smaller for being asked as such.
    @Test(
        arguments: [
            (["maxheight": "2.3"], VehicleSize(), true),
            (["maxheight": "2.3"], VehicleSize(height: 2.4), false),
            (["maxheight": "1.9"], VehicleSize(height: 1.5), false),
            (["maxwidth": "2"], VehicleSize(width: 2.1), false),
        ] as [([String: String], VehicleSize, Bool)])
    func cars(_ tags: [String: String], _ vehicle: VehicleSize, _ isShort: Bool) async throws {
        #expect(try await self.isShort(Self.town(tags), vehicle, "automobile") == isShort)
    }

    @Test func barriersHaveLimits() async throws {
        let town = Self.town(
            [:], nodes: ["m": ["barrier": "height_restrictor", "maxheight": "3.5"]])
        #expect(try await !isShort(town, VehicleSize(), "truck"))
        #expect(try await isShort(town, VehicleSize(height: 3.4), "truck"))
        #expect(try await isShort(town, VehicleSize(), "automobile"))
        #expect(try await !isShort(town, VehicleSize(height: 3.6), "automobile"))
    }

    /// What opens at a time opens for those who fit.
    @Test func timesAndSizesCountTogether() async throws {
        let town = Self.town([
            "motor_vehicle": "no", "motor_vehicle:conditional": "yes @ (08:00-10:00)",
            "maxheight": "3.8",
        ])
        let small = VehicleSize(height: 3)
        #expect(try await !isShort(town, small, "truck"))
        #expect(try await isShort(town, small, "truck", at: "2026-03-02T09:00"))
        #expect(try await !isShort(town, small, "truck", at: "2026-03-02T11:00"))
        #expect(try await !isShort(town, VehicleSize(), "truck", at: "2026-03-02T09:00"))
    }

    @Test func modesWithoutVehiclesSaySo() async throws {
        let router = Router(try graph(of: try await Self.town([:]).tables(.walking)))
        #expect(throws: RoutingError(.noVehicle)) { try router.fitting(VehicleSize(height: 2)) }
        #expect(throws: Never.self) { try router.fitting(VehicleSize()) }
    }

    /// A vehicle that a question tells finds what an import for it finds.
    @Test(arguments: 0..<6)
    func questionsAnswerAsImportsForTheVehicle(_ seed: UInt64) async throws {
        var random = SplitMix(seed: seed)
        let letters = Array("abcdefghijklmnopqrstuvwxy")
        let rows = (0..<5).map { row in
            letters[row * 5..<row * 5 + 5].map(String.init).joined(separator: " ")
        }
        let heights = [3.0, 3.5, 3.9, 4.0, 4.2, 4.5]
        let masses = [3.5, 7.5, 12, 40, 44]
        var ways: [(String, [String: String])] = []
        for place in 0..<25 {
            for (next, isInside) in [(place + 1, place % 5 < 4), (place + 5, place < 20)]
            where isInside {
                var tags: [String: String] = [:]
                if Int.random(in: 0..<3, using: &random) == 0 {
                    tags["maxheight"] = "\(heights.randomElement(using: &random) ?? 4)"
                }
                if Int.random(in: 0..<4, using: &random) == 0 {
                    tags["maxweight"] = "\(masses.randomElement(using: &random) ?? 4)"
                }
                ways.append(("\(letters[place])\(letters[next])", tags))
            }
        }
        let town = DrawnNetwork(rows.joined(separator: "\n"), ways)
        var profile = try #require(TravelProfile.builtIn("truck"))
        // Where other roads are closed at import, going on is no turn there; here turns cost nothing.
        profile.turn.kind = .none
        let asked = Router(try graph(of: try await town.tables(profile: profile)))
        var compared = 0
        for height in [2.8, 3.6, 4.1, 4.4] {
            for mass in [3400.0, 10_000, 42_000] {
                var own = profile
                own.vehicle?.height = height
                own.vehicle?.mass = mass
                own.smallestVehicle = nil
                let imported = Router(try graph(of: try await town.tables(profile: own)))
                let fitted = try asked.fitting(VehicleSize(height: height, mass: mass))
                for _ in 0..<20 {
                    let ends = try town.waypoints(
                        [
                            letters.randomElement(using: &random),
                            letters.randomElement(using: &random),
                        ]
                        .compactMap(\.self))
                    let request = RouteRequest(ends)
                    func told(_ router: Router) -> String {
                        do throws(RoutingError) {
                            let route = try router.routes(request)[0]
                            return "\(route.expectedTravelTime)"
                        } catch { return error.description }
                    }
                    #expect(told(fitted) == told(imported), "seed \(seed), \(height) m, \(mass) kg")
                    compared += 1
                }
            }
        }
        #expect(compared == 240)
    }

    /// A place behind a bridge that is too low is reached on the nearest road that leads there.
    @Test func placesOutOfReachAreLeftForTheNearestRoad() async throws {
        let side = 24
        let letters = (0..<side * side + 2).compactMap {
            UnicodeScalar(0x4e00 + $0).map(Character.init)
        }
        var rows = (0..<side).map { row in
            letters[row * side..<(row + 1) * side].map(String.init).joined(separator: " ")
        }
        let (here, there) = (letters[side * side], letters[side * side + 1])
        rows[0] += " \(here) \(there)"
        var ways: [(String, [String: String])] = [
            ("\(letters[side - 1])\(here)", ["maxheight": "3.2"]), ("\(here)\(there)", [:]),
        ]
        for place in 0..<side * side {
            if place % side < side - 1 {
                ways.append(("\(letters[place])\(letters[place + 1])", [:]))
            }
            if place < side * (side - 1) {
                ways.append(("\(letters[place])\(letters[place + side])", [:]))
            }
        }
        let town = DrawnNetwork(rows.joined(separator: "\n"), ways)
        let profile = try #require(TravelProfile.builtIn("truck"))
        let router = Router(try graph(of: try await town.tables(profile: profile)))
        let request = RouteRequest(try town.waypoints([letters[0], there]))
        func meters(_ vehicle: VehicleSize) throws -> (route: Double, toRoad: Double) {
            let route = try router.fitting(vehicle).routes(request)[0]
            return (route.meters, try #require(route.legs.last?.end.meters))
        }
        let (tall, low) = (try meters(VehicleSize()), try meters(VehicleSize(height: 3)))
        #expect(abs(tall.route - 2300) < 30 && abs(tall.toRoad - 200) < 5)
        #expect(abs(low.route - 2500) < 30 && low.toRoad < 1)
        let other = try meters(VehicleSize(height: 3.3))
        #expect(abs(other.route - tall.route) < 1 && abs(other.toRoad - 200) < 5)
    }
}
