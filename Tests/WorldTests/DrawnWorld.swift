import Bytes
import Foundation
import World

/// A world of two countries side by side, drawn in degrees.
///
/// Westland (WL) reaches from 10° E to 12.5° E and has two states, north and south of 1° N; Eastland (EL) goes on to
/// 15° E. Both reach from 1° S to 3° N.
enum DrawnWorld {
    static func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double)
        -> [WorldPoint]
    {
        [(south, west), (south, east), (north, east), (north, west)].map {
            WorldPoint(Int32($0.0 * 1_000), Int32($0.1 * 1_000))
        }
    }

    static var draft: WorldDraft {
        var draft = WorldDraft()
        draft.countries = [
            .init(
                code: "EL", threeLetters: "ELA",
                names: [("name", "Ostland"), ("en", "Eastland"), ("", "The East")]),
            .init(
                code: "WL", threeLetters: "WLA",
                names: [("name", "Västland"), ("en", "Westland"), ("fi", "Länsimaa")]),
        ]
        var north = WorldDraft.State(
            code: "WL-NO", names: [("name", "Norrland"), ("en", "Northland")])
        north.rings = [box(1, 10, 3, 12.5)]
        var south = WorldDraft.State(code: "WL-SO", names: [("name", "Söderland")])
        south.rings = [box(-1, 10, 1, 12.5)]
        draft.states = [north, south]
        var west = WorldDraft.Zone(name: "Drawn/West", country: "WL")
        west.rings = [box(-1, 10, 3, 12.5)]
        var east = WorldDraft.Zone(name: "Drawn/East", country: "EL")
        // With a lake that belongs to nobody.
        east.rings = [box(-1, 12.5, 3, 15), box(1.2, 13.2, 1.8, 13.8)]
        draft.zones = [east, west]
        draft.cities = [
            .init(
                latitude: 2, longitude: 11, population: 900_000, country: "WL", state: "WL-NO",
                names: [("name", "Malmö"), ("fi", "Malmi"), ("", "マルメ")]),
            .init(
                latitude: 0, longitude: 14, population: 40_000, country: "EL", state: "",
                names: [("name", "Malmo")]),
        ]
        return draft
    }

    static func withFile<Result>(
        _ bytes: [UInt8], _ body: (MappedFile) throws -> Result
    ) throws -> Result {
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("world-\(UUID().uuidString)").path
        let writer = try FileWriter(path: path)
        try writer.append(bytes.span.rawBytes)
        try writer.finish()
        // What is left in a temporary folder hurts nobody.
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(MappedFile(path: path))
    }
}
