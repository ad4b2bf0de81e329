import Answers
import ArgumentParser
import Atlas
import Foundation
import RoadNetwork
import Roads
import Transit

/// What `route`, `matrix`, `isochrone` and `match` have in common.
struct RoadsOptions: ParsableArguments {
    @Option(help: "The atlas to find the way in.", completion: .directory)
    var atlas: String

    @Option(.mode, completion: .list(TravelProfile.builtIn.map(\.mode.name)))
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

    /// The values of those that questions take.
    var values: OptionValues { OptionValues(typed: [.mode: mode]) }

    /// The atlas' engines, with the costs asked for.
    ///
    /// - Parameter realtime: The messages of GTFS-Realtime about its timetable.
    func open(realtime: [RealtimeFeed] = []) throws -> AtlasEngines {
        var reweighting = RoadReweighting()
        if let profile {
            reweighting = try WeightsFile(json: try InputFile(path: profile).bytes()).reweighting
        }
        if let speeds {
            reweighting.speeds = try SpeedsFile(csv: try InputFile(path: speeds).bytes()).speeds
        }
        return try AtlasEngines(opening: atlas, reweighting: reweighting, realtime: realtime)
    }

    /// Checks that there is an argument or a batch, not both.
    func check(hasArgument: Bool, named option: QuestionOption) throws {
        if batch, hasArgument {
            throw ValidationError("With --batch, questions come from standard input.")
        }
        if !batch, !hasArgument {
            throw ValidationError("Missing expected argument '<\(option.name)>'")
        }
    }

    /// Answers questions until the input ends; what they do not say, the command line does.
    func answerBatch(
        accepting accepted: [QuestionOption], completedBy others: OptionValues = OptionValues(),
        _ answer: (OptionValues) throws -> [UInt8]
    ) {
        Batch.run { json in
            let values = try OptionValues(json: json, accepting: accepted)
            return try answer(values.completed(by: others).completed(by: self.values))
        }
    }
}

extension AtlasEngines {
    /// Opens the engines of an atlas at a path.
    ///
    /// - Parameter realtime: The messages of GTFS-Realtime about its timetable.
    convenience init(
        opening path: String, reweighting: RoadReweighting = RoadReweighting(),
        realtime: [RealtimeFeed]
    ) throws {
        let opened = try Atlas.open(path)
        let updates = RealtimeUpdates()
        for (number, feed) in realtime.enumerated() {
            updates.take(feed, of: opened.name, from: "\(number)")
        }
        self.init(opened, reweighting: reweighting, realtime: updates)
    }
}

/// The options for a vehicle's size and load.
struct VehicleOptions: ParsableArguments {
    @Option(.vehicleHeight)
    var vehicleHeight: String?

    @Option(.vehicleWidth)
    var vehicleWidth: String?

    @Option(.vehicleLength)
    var vehicleLength: String?

    @Option(.vehicleWeight)
    var vehicleWeight: String?

    @Option(.vehicleAxleLoad)
    var vehicleAxleLoad: String?

    @Flag(.hazmat)
    var hazmat = false

    /// The values of those that questions take.
    var values: OptionValues {
        OptionValues(typed: [
            .vehicleHeight: vehicleHeight, .vehicleWidth: vehicleWidth,
            .vehicleLength: vehicleLength, .vehicleWeight: vehicleWeight,
            .vehicleAxleLoad: vehicleAxleLoad, .hazmat: hazmat ? "true" : nil,
        ])
    }
}

/// What roads not to use at all.
struct ExclusionOptions: ParsableArguments {
    @Option(.exclude)
    var exclude: String?

    @Option(
        help: "Areas not to enter: a GeoJSON file with polygons.",
        completion: .file(extensions: ["geojson", "json"]))
    var avoidArea: String?

    /// The values of those that questions take.
    var values: OptionValues {
        get throws {
            let areas = try avoidArea.map {
                String(decoding: try InputFile(path: $0).bytes(), as: UTF8.self)
            }
            return OptionValues(typed: [.exclude: exclude, .avoidArea: areas])
        }
    }
}
