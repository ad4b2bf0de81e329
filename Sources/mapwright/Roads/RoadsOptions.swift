import Answers
import ArgumentParser
import Foundation
import RoadNetwork
import Roads

/// What `route`, `matrix`, `isochrone` and `match` have in common.
struct RoadsOptions: ParsableArguments {
    @Option(help: "The atlas to find the way in.", completion: .directory)
    var atlas: String

    @Option(
        help: """
            How to travel: a mode of the atlas, such as automobile, walking or cycling; automobile if left \
            out.
            """,
        completion: .list(TravelProfile.builtIn.map(\.mode.name)))
    var mode: String?

    @Option(
        help: "Other costs and speeds by class of road: a JSON file.",
        completion: .file(extensions: ["json"]))
    var profile: String?

    @Option(
        help: "Today's speeds: a file of lines WAY,KM/H[,forward|backward].",
        completion: .file(extensions: ["csv"]))
    var speeds: String?

    @Flag(help: "Print one JSON document.")
    var json = false

    @Flag(help: "Read one JSON request a line, write one JSON answer a line.")
    var batch = false

    /// The atlas, with the costs asked for.
    func open() throws -> RoadsAtlas {
        var reweighting = RoadReweighting()
        if let profile { reweighting = try WeightsFile(json: try bytes(profile)).reweighting }
        if let speeds { reweighting.speeds = try SpeedsFile(csv: try bytes(speeds)).speeds }
        return try RoadsAtlas(path: atlas, reweighting)
    }

    private func bytes(_ path: String) throws -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw RouteLineError("\(path) cannot be read")
        }
        return [UInt8](data)
    }

    /// Checks that there is an argument or a batch, not both.
    func check(hasArgument: Bool, named name: String) throws {
        if batch, hasArgument {
            throw ValidationError("With --batch, questions come from standard input.")
        }
        if !batch, !hasArgument {
            throw ValidationError("Missing expected argument '<\(name)>'")
        }
    }
}
