import Bytes
import Columns
import Elevation
import Foundation
import OpenStreetMap
import RoadNetwork
import Roads

/// A road network drawn as text: letters are nodes, a line is 100 m, a character half of that.
struct DrawnNetwork {
    private var nodes: [(letter: Character, latitude: Int32, longitude: Int32)] = []
    private var nodeTags: [Character: [String: String]] = [:]
    private var ways: [(letters: String, tags: [String: String])] = []
    private var relations: [[String: String]] = []
    private var areas: [(outer: String, inner: String, tags: [String: String])] = []

    /// Draws nodes; `ways` name their letters, and are primary roads unless tags say otherwise.
    ///
    /// - Parameter origin: Where the drawing's upper left corner lies, degrees.
    init(
        _ map: String, _ ways: [(String, [String: String])],
        nodes tags: [Character: [String: String]] = [:], lineMeters: Double = 100,
        origin: (latitude: Double, longitude: Double) = (0, 0)
    ) {
        let scale = max(cos(origin.latitude * .pi / 180), 1e-6)
        for (row, line) in map.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        {
            for (column, letter) in line.enumerated() where letter.isLetter || letter.isNumber {
                let unit = lineMeters / 111_226.3 * 1e7
                let east = origin.longitude * 1e7 + Double(column) * unit / 2 / scale
                nodes.append(
                    (
                        letter, Int32(origin.latitude * 1e7 - Double(row) * unit),
                        Int32(east > 1.8e9 ? east - 3.6e9 : east)
                    ))
            }
        }
        nodeTags = tags
        self.ways = ways.map { (letters: $0.0, tags: $0.1) }
    }

    /// Latitude and longitude of a node, in degrees.
    func position(of letter: Character) -> (latitude: Double, longitude: Double)? {
        nodes.first { $0.letter == letter }
            .map { (Double($0.latitude) / 1e7, Double($0.longitude) / 1e7) }
    }

    /// Adds a turn restriction.
    ///
    /// `via` is a node's letter, or ways separated by commas.
    mutating func restrict(
        _ value: String, from: String, via: String, to: String, key: String = "restriction",
        except: String? = nil
    ) {
        relations.append(
            [
                "key": key, "value": value, "from": from, "via": via, "to": to,
                "except": except ?? "",
            ])
    }

    /// Adds a relation that says what a maneuver is called.
    mutating func say(
        _ kind: String, _ direction: String, from: String, via: String, to: String
    ) {
        relations.append(
            [
                "key": "manoeuvre", "value": kind, "from": from, "via": via, "to": to,
                "direction": direction, "type": "manoeuvre",
            ])
    }

    /// Adds an area that ways bound from outside and, round its holes, from inside.
    mutating func bound(outer: String, inner: String = "", tags: [String: String]) {
        areas.append((outer, inner, tags))
    }

    /// The network as an OpenStreetMap file.
    private var xml: String {
        func tagged(_ tags: [String: String]) -> String {
            tags.sorted { $0.key < $1.key }
                .map { "<tag k=\"\($0.key)\" v=\"\($0.value)\"/>" }.joined()
        }
        func degrees(_ value: Int32) -> String { String(format: "%.7f", Double(value) / 1e7) }
        var text = "<osm version=\"0.6\">"
        for (index, node) in nodes.enumerated() {
            text += "<node id=\"\(index + 1)\" lat=\"\(degrees(node.latitude))\""
            text +=
                " lon=\"\(degrees(node.longitude))\">\(tagged(nodeTags[node.letter] ?? [:]))</node>"
        }
        for (index, way) in ways.enumerated() {
            text += "<way id=\"\(index + 1)\">"
            for letter in way.letters { text += "<nd ref=\"\(number(letter))\"/>" }
            var tags = ["highway": "primary", "name": way.letters]
            tags.merge(way.tags) { $1 }
            text += tagged(tags.filter { !$0.value.isEmpty }) + "</way>"
        }
        for (index, relation) in relations.enumerated() {
            text += "<relation id=\"\(index + 1)\">"
            func member(_ name: String, _ role: String) {
                let way = ways.firstIndex { $0.letters == name }
                let kind = way == nil ? "node" : "way"
                let ref = way.map { $0 + 1 } ?? number(name.first ?? " ")
                text += "<member type=\"\(kind)\" ref=\"\(ref)\" role=\"\(role)\"/>"
            }
            member(relation["from"] ?? "", "from")
            for via in (relation["via"] ?? "").split(separator: ",") { member(String(via), "via") }
            member(relation["to"] ?? "", "to")
            var tags = [
                "type": relation["type"] ?? "restriction",
                relation["key"] ?? "": relation["value"] ?? "",
                "direction": relation["direction"] ?? "",
            ].filter { !$0.value.isEmpty }
            if let except = relation["except"], !except.isEmpty { tags["except"] = except }
            text += tagged(tags) + "</relation>"
        }
        for (index, area) in areas.enumerated() {
            text += "<relation id=\"\(1000 + index)\">"
            for (name, role) in [(area.outer, "outer"), (area.inner, "inner")] {
                guard let way = ways.firstIndex(where: { $0.letters == name }) else { continue }
                text += "<member type=\"way\" ref=\"\(way + 1)\" role=\"\(role)\"/>"
            }
            text += tagged(["type": "multipolygon"].merging(area.tags) { $1 }) + "</relation>"
        }
        return text + "</osm>"
    }

    private func number(_ letter: Character) -> Int {
        (nodes.firstIndex { $0.letter == letter } ?? -2) + 1
    }

    /// The network's tables for a mode.
    func tables(
        _ mode: BuiltInMode, drivesLeft: Bool = false, terrain: Terrain? = nil
    ) async throws -> RoadTables {
        try await tables(profile: mode.profile, drivesLeft: drivesLeft, terrain: terrain)
    }

    /// The network as an extract.
    func dataset() async throws -> Dataset {
        let folder = try Folder()
        let path = folder.path + "/drawn.osm"
        try Data(xml.utf8).write(to: URL(fileURLWithPath: path))
        return try await RoadsTests.dataset(path)
    }

    /// The network's tables for a profile.
    func tables(
        profile: TravelProfile, drivesLeft: Bool = false, terrain: Terrain? = nil
    ) async throws -> RoadTables {
        return try RoadNetwork.tables(
            of: try await dataset(), profile: profile, drivesLeft: drivesLeft,
            terrain: terrain)
    }

    /// The best route between two nodes.
    func route(
        _ from: Character, _ to: Character, _ mode: BuiltInMode = .automobile,
        drivesLeft: Bool = false
    ) async throws -> DrawnRoute? {
        route(from, to, in: try await graph(of: try tables(mode, drivesLeft: drivesLeft)))
    }

    /// The best route between two nodes in the network's graph.
    func route(_ from: Character, _ to: Character, in graph: RoadGraph) -> DrawnRoute? {
        func isAt(_ point: Int, _ letter: Character) -> Bool {
            nodes.contains {
                $0.letter == letter && abs($0.latitude - graph.shapeLatitudes[point]) < 2
                    && abs($0.longitude - graph.shapeLongitudes[point]) < 2
            }
        }
        var sources: [RoadSearch.End] = []
        var targets: [RoadSearch.End] = []
        for arc in 0..<graph.arcStates.count {
            let state = graph.arcStates[arc]
            let first = Int(graph.shapeStarts[arc / 2])
            let last = Int(graph.shapeStarts[arc / 2 + 1]) - 1
            guard state != .max else { continue }
            if isAt(arc % 2 == 0 ? first : last, from) {
                sources.append(.init(state: state, cost: 0))
            }
            for other in 0..<graph.stateCount where graph.stateArcs[other] == arc {
                if isAt(arc % 2 == 0 ? last : first, to) {
                    targets.append(
                        .init(state: UInt32(other), cost: graph.stateWeights[other]))
                }
            }
        }
        var search = RoadSearch(graph)
        return search.path(from: sources, to: targets).map { DrawnRoute($0, graph) }
    }
}

/// A route through a drawn network.
struct DrawnRoute {
    /// Names of the ways in order, each once in a row.
    let names: [String]
    /// The time it takes, in seconds.
    let seconds: Double

    init(_ path: RoadSearch.Path, _ graph: RoadGraph) {
        var names: [String] = []
        var duration = 0
        for (index, state) in path.states.enumerated() {
            let way = Int(graph.segmentWays[Int(graph.stateArcs[Int(state)] / 2)])
            let name = graph.string(graph.wayNames[way])
            if names.last != name { names.append(name) }
            duration += Int(graph.stateDurations[Int(state)])
            guard index + 1 < path.states.count else { continue }
            for turn in graph.turns(from: state)
            where graph.turnHead(turn, from: state) == path.states[index + 1] {
                duration += Int(graph.turnDurations[turn])
            }
        }
        self.names = names
        seconds = Double(duration) / 100
    }
}

/// A folder that goes away with its owner.
final class Folder {
    let path: String
    init() throws {
        path = NSTemporaryDirectory() + "roads-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// An extract in memory.
func dataset(_ path: String) async throws -> Dataset {
    var builder = DatasetBuilder()
    try await ExtractReader(path: path).read { try builder.append($0) }
    return builder.finish()
}

/// The tables, written to a file and opened.
///
/// The mapping outlives the file's name.
func graph(of tables: RoadTables) throws -> RoadGraph {
    let folder = try Folder()
    let path = folder.path + "/" + tables.mode.fileName
    try tables.write(to: path)
    return try RoadGraph(try MappedFile(path: path))
}
