import Roads

/// The roads near a place, the nearest first.
public struct NearestAnswer: Sendable {
    let graph: RoadGraph
    /// The places on the roads.
    public let snaps: [RoadSnap]
    let writer: InstructionWriter

    /// One JSON document without line breaks: each road with its nearest point, its distance, its name and number, and
    /// its way in OpenStreetMap.
    public func json() -> [UInt8] {
        var json = JSONText(capacity: 1024)
        json.raw("{\"waypoints\":")
        json.list(snaps) { json, snap in
            let road = graph.edge(ofArc: snap.segment * 2)
            json.raw("{")
            json.waypoint(snap, named: road.name)
            json.raw(",\"ref\":")
            json.string(road.ref)
            json.raw(",\"osm\":\"w")
            json.integer(Int(road.wayID))
            json.raw("\"}")
        }
        json.raw("}")
        return json.bytes
    }

    /// The roads for a person, a line for each.
    public func text(style: TextStyle = .plain) -> String {
        let lines = snaps.map { snap in
            let road = graph.edge(ofArc: snap.segment * 2)
            let name = [road.name, road.ref].filter { !$0.isEmpty }.joined(separator: ", ")
            let distance = writer.distance(meters: snap.meters.toldMeters)
            return (distance, name.isEmpty ? "a road without a name" : name, "w\(road.wayID)")
        }
        let width = lines.map(\.0.count).max() ?? 0
        return lines.map { distance, name, way in
            let padding = String(repeating: " ", count: width - distance.count)
            return "\(padding)\(style.dim(distance))  \(name)  \(style.dim(way))\n"
        }.joined()
    }
}

extension JSONText {
    /// Writes the members that tell a place on a road.
    mutating func waypoint(_ snap: RoadSnap, named name: String) {
        raw("\"location\":")
        position(snap.place.latitude, snap.place.longitude)
        raw(",\"distance\":")
        meters(snap.meters)
        raw(",\"name\":")
        string(name)
    }
}
