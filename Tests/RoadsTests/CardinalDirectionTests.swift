import Foundation
import MapGeometry
import OpenStreetMap
import RoadNetwork
import Roads
import Testing

/// Numbers of roads with the direction in which they lead, as relations of routes tell it.
struct CardinalDirectionTests {
    /// A motorway westward and one eastward, a road open both ways, and relations about them.
    private static func xml(_ relations: String) -> String {
        """
        <osm version="0.6">
        <node id="1" lat="0" lon="0"/><node id="2" lat="0" lon="0.01"/>
        <node id="3" lat="-0.001" lon="0"/><node id="4" lat="-0.001" lon="0.01"/>
        <node id="5" lat="-0.01" lon="0"/><node id="6" lat="-0.01" lon="0.01"/>
        <way id="1"><nd ref="2"/><nd ref="1"/><tag k="highway" v="motorway"/><tag k="ref" v="I 80"/></way>
        <way id="2"><nd ref="3"/><nd ref="4"/><tag k="highway" v="motorway"/><tag k="ref" v="I 80;CO 93"/></way>
        <way id="3"><nd ref="5"/><nd ref="6"/><tag k="highway" v="trunk"/><tag k="ref" v="US-80;CO 80"/></way>
        \(relations)</osm>
        """
    }

    private static func route(
        _ id: Int, _ ref: String, _ network: String, _ members: String, _ more: String = ""
    ) -> String {
        """
        <relation id="\(id)">\(members)<tag k="type" v="route"/><tag k="route" v="road"/>\
        <tag k="ref" v="\(ref)"/><tag k="network" v="\(network)"/>\(more)</relation>
        """
    }

    private static func way(_ id: Int, _ role: String = "") -> String {
        "<member type=\"way\" ref=\"\(id)\" role=\"\(role)\"/>"
    }

    private static func leads(_ direction: String) -> String {
        "<tag k=\"direction\" v=\"\(direction)\"/>"
    }

    /// The numbers told on the way west, on the way east, and both ways on the third road.
    private func told(_ relations: String, _ isTold: Bool = true) async throws -> [String] {
        let folder = try Folder()
        let path = folder.path + "/routes.osm"
        try Data(Self.xml(relations).utf8).write(to: URL(fileURLWithPath: path))
        var profile = try #require(TravelProfile.builtIn("automobile"))
        profile.tellsCardinalDirections = isTold
        let tables = try RoadNetwork.tables(of: try await dataset(path), profile: profile)
        let router = Router(try graph(of: tables))
        let ends: [(Double, Double, Double)] = [
            (0, 0.009, 0.001), (-0.001, 0.001, 0.009), (-0.01, 0.001, 0.009), (-0.01, 0.009, 0.001),
        ]
        return try ends.map { latitude, from, to in
            let places = [from, to].map {
                RouteWaypoint(CLLocationCoordinate2D(latitude: latitude, longitude: $0))
            }
            let leg = try router.routes(RouteRequest(places))[0].legs[0]
            let refs = Set(router.steps(for: leg).map(\.maneuver.ref))
            #expect(refs.count == 1, "departure and arrival tell the same: \(refs)")
            return refs.first ?? ""
        }
    }

    private static let plain = ["I 80", "I 80; CO 93", "US-80; CO 80", "US-80; CO 80"]

    private static let cases: [(String, [String])] = [
        // In the role of a way; each number has its own.
        (
            route(1, "80", "US:I", way(1, "west") + way(2, "east"))
                + route(2, "93", "US:CO", way(2, "north")),
            ["I 80 West", "I 80 East; CO 93 North", plain[2], plain[3]]
        ),
        // In the route's own tag, and with roles that say which way.
        (
            route(1, "80", "US:I", way(1) + way(2, "forward"), leads("west")),
            ["I 80 West", "I 80 West; CO 93", plain[2], plain[3]]
        ),
        // A road open both ways is told by role alone; equal numbers by their networks.
        (
            route(1, "80", "US:US", way(3, "forward"), leads("east"))
                + route(2, "80", "US:US", way(3, "backward"), leads("west")),
            [plain[0], plain[1], "US-80 East; CO 80", "US-80 West; CO 80"]
        ),
        (route(1, "80", "US:US", way(3), leads("east")), plain),
        // From the route that the route is a part of.
        (
            route(1, "80", "US:I", way(1, "forward"))
                + route(
                    2, "80", "US:I", "<member type=\"relation\" ref=\"1\" role=\"\"/>",
                    leads("west")),
            ["I 80 West", plain[1], plain[2], plain[3]]
        ),
        (
            route(1, "80", "US:I", way(1))
                + route(2, "80", "US:I", "<member type=\"relation\" ref=\"1\" role=\"west\"/>"),
            ["I 80 West", plain[1], plain[2], plain[3]]
        ),
        // What contradicts another says nothing; nor does what is about another number.
        (route(1, "80", "US:I", way(1, "west"), leads("east")), plain),
        (
            route(1, "80", "US:I", way(1, "west")) + route(2, "80", "US:I", way(1, "east")),
            plain
        ),
        (route(1, "180", "US:I", way(1, "west")) + route(2, "0", "US:I", way(1, "west")), plain),
        (route(1, "80", "US:I", way(1, "westish")), plain),
        ("", plain),
    ]

    @Test(arguments: Self.cases)
    func numbersTellTheirDirections(_ relations: String, _ refs: [String]) async throws {
        #expect(try await told(relations) == refs)
    }

    @Test func profilesMayLeaveThemOut() async throws {
        let relations = Self.route(1, "80", "US:I", Self.way(1, "west"))
        #expect(try await told(relations, false) == Self.plain)
    }
}
