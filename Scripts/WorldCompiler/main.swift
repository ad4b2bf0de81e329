// Writes the gazetteer of the world from the lines that Scripts/make-world-gazetteer prepares, and asks one for positions.
import Bytes
import Foundation
import World

let arguments = CommandLine.arguments
switch arguments.dropFirst().first {
case "--ask" where arguments.count == 3: try ask(World(path: arguments[2]))
case _ where arguments.count == 3: try compile(from: arguments[1], to: arguments[2])
default:
    FileHandle.standardError.write(
        Data("usage: WorldCompiler LINES FILE\n       WorldCompiler --ask FILE < POSITIONS\n".utf8))
    exit(64)
}

func compile(from lines: String, to path: String) throws {
    let draft = try WorldDraft(lines: String(contentsOfFile: lines, encoding: .utf8))
    let bytes = draft.encoded()
    let file = try FileWriter(path: path)
    try file.append(bytes.span.rawBytes)
    try file.finish()
    try World.validate(MappedFile(path: path))
    print(
        "\(draft.countries.count) countries, \(draft.states.count) states, \(draft.zones.count) zones, "
            + "\(draft.cities.count) cities, \(bytes.count) bytes")
}

/// Answers lines of latitude and longitude with country, state and zone, and tells how long a look-up took.
func ask(_ world: World) {
    var places: [(latitude: Double, longitude: Double)] = []
    while let line = readLine() {
        let numbers = line.split(separator: " ").compactMap { Double($0) }
        if numbers.count == 2 { places.append((numbers[0], numbers[1])) }
    }
    var found: [World.Situation?] = []
    found.reserveCapacity(places.count)
    let duration = ContinuousClock().measure {
        for place in places {
            found.append(world.situation(latitude: place.latitude, longitude: place.longitude))
        }
    }
    for situation in found {
        let country = situation?.country.map { world.code($0) } ?? "-"
        let state = situation?.state.map { world.code($0) } ?? "-"
        print("\(country) \(state) \(situation?.timeZone ?? "-")")
    }
    FileHandle.standardError.write(
        Data("\(duration / max(places.count, 1)) a look-up\n".utf8))
}
