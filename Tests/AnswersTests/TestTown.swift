import Bytes
import Foundation
import Gazetteer
import OpenStreetMap
import Places
import RoadNetwork
import Roads

/// A town small enough to know by heart, with streets and places; a thousandth of a degree is 111 m.
///
///     0°       a ────── b ══════ c ────── d       Main Street; b–c is closed to cars from 7 to 9
///                       │        │
///     -0.005°           e ────── f                Side Street
///     longitude  0      0.02     0.04     0.06
enum TestTown {
    /// Positions of the letters as options take them.
    static let a = "0,0"
    static let b = "0,0.02"
    static let c = "0,0.04"
    static let d = "0,0.06"

    private static let xml = """
        <osm version="0.6">
        <node id="1" lat="0" lon="0"/><node id="2" lat="0" lon="0.02"/>
        <node id="3" lat="0" lon="0.04"/><node id="4" lat="0" lon="0.06"/>
        <node id="5" lat="-0.005" lon="0.02"/><node id="6" lat="-0.005" lon="0.04"/>
        <node id="10" lat="0.0001" lon="0.01"><tag k="addr:housenumber" v="5"/>
          <tag k="addr:street" v="Main Street"/></node>
        <node id="11" lat="0.0002" lon="0.001"><tag k="amenity" v="cafe"/>
          <tag k="name" v="North &quot;Star&quot; Café"/><tag k="phone" v="+1 555"/></node>
        <node id="12" lat="-0.0002" lon="0.059"><tag k="amenity" v="cafe"/>
          <tag k="name" v="South Café"/><tag k="opening_hours" v="Mo-Fr 08:00-18:00; Su &quot;ask&quot;"/></node>
        <node id="13" lat="0.001" lon="0.03"><tag k="place" v="village"/>
          <tag k="name" v="Testville"/><tag k="population" v="900"/></node>
        <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="primary"/>
          <tag k="name" v="Main Street"/></way>
        <way id="2"><nd ref="2"/><nd ref="3"/><tag k="highway" v="primary"/>
          <tag k="name" v="Main Street"/>
          <tag k="motor_vehicle:conditional" v="no @ (07:00-09:00)"/></way>
        <way id="3"><nd ref="3"/><nd ref="4"/><tag k="highway" v="primary"/>
          <tag k="name" v="Main Street"/></way>
        <way id="4"><nd ref="2"/><nd ref="5"/><nd ref="6"/><nd ref="3"/>
          <tag k="highway" v="primary"/><tag k="name" v="Side Street"/></way>
        </osm>
        """

    private static let data = Task { () throws -> Dataset in
        let path = file("osm")
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(xml.utf8).write(to: URL(fileURLWithPath: path))
        nonisolated(unsafe) var builder = DatasetBuilder()
        try await ExtractReader(path: path).read(
            jobs: 1, progress: { _, _ in }, { try builder.append($0) })
        return builder.finish()
    }

    private static let opening = Task { () throws -> Places in
        var gazetteer = Gazetteer(try await data.value)
        let path = file("index")
        // The mapping outlives the name.
        defer { try? FileManager.default.removeItem(atPath: path) }
        _ = try gazetteer.write(to: path)
        return try Places(file: MappedFile(path: path))
    }

    private static let routing = Task { () throws -> Router in
        let automobile = TravelProfile.standard[0]
        let tables = try RoadNetwork.tables(of: try await data.value, profile: automobile)
        let path = file("graph")
        defer { try? FileManager.default.removeItem(atPath: path) }
        try tables.write(to: path)
        return Router(try RoadGraph(try MappedFile(path: path)))
    }

    /// The places of the town.
    static var places: Places { get async throws { try await opening.value } }

    /// The way by car.
    static var router: Router { get async throws { try await routing.value } }

    private static func file(_ suffix: String) -> String {
        FileManager.default.temporaryDirectory
            .appendingPathComponent("town-\(UUID().uuidString).\(suffix)").path
    }
}
