import RoadNetwork
import Roads
import Testing

/// Trucks and motorcycles: profiles as data, read by the rules of vehicles.
struct TruckTests {
    /// A short way with the tags, and a long one around.
    private func isOpen(_ tags: [String: String], _ mode: String) async throws -> Bool {
        let profile = try #require(TravelProfile.builtIn(mode))
        let town = DrawnNetwork(
            """
            a - b - c - d
                |   |
                |   |
                e - f
            """,
            [("ab", [:]), ("cd", [:]), ("bc", tags), ("be", [:]), ("ef", [:]), ("fc", [:])])
        let router = Router(try graph(of: try await town.tables(profile: profile)))
        let leg = try router.routes(RouteRequest(try town.waypoints("ad")))[0].legs[0]
        return leg.meters < 700
    }

    @Test(arguments: [
        (["maxheight": "3.8"], false, true), (["maxheight": "4.2"], true, true),
        (["maxweight": "7.5"], false, true), (["maxweight": "44"], true, true),
        (["maxlength": "12"], false, true), (["maxwidth": "2.3"], false, true),
        (["hgv": "no"], false, true), (["goods": "no"], false, true),
        (["motor_vehicle": "no", "hgv": "yes"], true, false),
        (["motor_vehicle": "no", "motorcycle": "yes"], false, true),
        (["motorcycle": "no"], true, false), (["width": "1.2"], false, true), ([:], true, true),
    ])
    func limits(_ tags: [String: String], _ truck: Bool, _ motorcycle: Bool) async throws {
        #expect(try await isOpen(tags, "truck") == truck)
        #expect(try await isOpen(tags, "motorcycle") == motorcycle)
    }

    @Test func trucksAreSlower() async throws {
        let road = DrawnNetwork(
            "a - - b", [("ab", ["highway": "motorway", "maxspeed": "130"])], lineMeters: 1000)
        func seconds(_ mode: String) async throws -> Double {
            let profile = try #require(TravelProfile.builtIn(mode))
            let router = Router(try graph(of: try await road.tables(profile: profile)))
            let route = try router.routes(RouteRequest(try road.waypoints("ab")))[0]
            return route.expectedTravelTime / .seconds(1)
        }
        let (car, truck) = (try await seconds("automobile"), try await seconds("truck"))
        #expect(abs(car - 3000 / (104 / 3.6)) < 1 || car < truck)
        #expect(abs(truck * 80 / 3.6 - 2 * car * 104 / 3.6 / 2) < 20)
    }
}
