import Answers
import ArgumentParser
import Foundation
import RoadNetwork
import Roads

/// The options of an import, whether it builds an atlas from scratch or applies changes.
struct ImportOptions: ParsableArguments {
    @Option(help: "How many cores to use; all of them if left out.")
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "A language to keep names in besides the local ones, English and German; repeatable.",
            valueName: "code"))
    var language: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Ways to travel to prepare routes for, divided by commas: built-in modes (\(Self.modeNames)), those \
            of --profile, or none. (default: \(Self.standardNames))
            """,
            valueName: "modes"))
    var modes: String?

    @Option(
        help: ArgumentHelp(
            """
            Heights of the ground, a tile such as N41W009.hgt or a GeoTIFF file (.tif) in EPSG:4326, 3857 or \
            a zone of UTM; repeatable. Slopes then count for walkers and cyclists, and routes tell what they climb.
            """,
            valueName: "file"),
        completion: .file(extensions: ["hgt", "tif"]))
    var terrain: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            A profile such as `mapwright profile` prints: adds its mode, or changes the built-in one of that \
            name; repeatable.
            """,
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var profile: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            A GTFS feed of public transport, a zip archive or a folder; repeatable. Its lines are then a way to \
            travel, transit.
            """,
            valueName: "feed"),
        completion: .file(extensions: ["zip"]))
    var gtfs: [String] = []

    @OptionGroup var memory: MemoryOptions

    @Flag(name: .shortAndLong, help: "Say nothing but errors.")
    var quiet = false

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) {
            throw ValidationError("--jobs is a number from 1 to 1024, not \(jobs).")
        }
        for code in language {
            guard (1...35).contains(code.utf8.count),
                code.utf8.allSatisfy({ byte in
                    let letter = byte | 0x20
                    return (97...122).contains(letter) || (48...57).contains(byte)
                        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                })
            else {
                throw ValidationError(
                    "\"\(code)\" is not a language; codes look like fi, sv or zh-Hant.")
            }
        }
    }

    /// The number of threads that work at once.
    var chosenJobs: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    /// Reads a profile; an error names the file and the place in it.
    private static func travelProfile(_ path: String) throws -> TravelProfile {
        let bytes = try InputFile(path: path).bytes()
        do {
            return try TravelProfile(json: bytes)
        } catch let error as DecodingError {
            throw UnusableProfile(description: "\(path) is not a profile: \(reason(error))")
        } catch {
            throw UnusableProfile(description: "\(path): \(error)")
        }
    }

    private static func reason(_ error: DecodingError) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let keys = context.codingPath.map(\.stringValue)
            return keys.isEmpty ? "" : " in \(keys.joined(separator: "."))"
        }
        return switch error {
        case .keyNotFound(let key, let context):
            "“\(key.stringValue)” is missing\(place(context))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "a value of the wrong kind stands\(place(context))"
        case .dataCorrupted(let context): "it cannot be read as JSON\(place(context))"
        @unknown default: "it cannot be read"
        }
    }

    /// A file that is no profile.
    private struct UnusableProfile: Error, CustomStringConvertible {
        let description: String
    }

    /// The profiles of the modes to prepare: those asked for, and those of the files.
    ///
    /// - Parameter standard: The names of the modes where none are asked for; nil for the usual ones.
    func chosenProfiles(otherwise standard: [String]? = nil) throws -> [TravelProfile] {
        let own = try profile.map(Self.travelProfile)
        var chosen =
            try (modes ?? standard?.joined(separator: ",")).map { try Self.profiles($0, own) }
            ?? TravelProfile.standard
        for profile in own {
            let place = chosen.firstIndex { $0.mode.name == profile.mode.name }
            if let place { chosen[place] = profile } else { chosen.append(profile) }
        }
        return chosen
    }

    /// The profiles of a list of modes, in its order.
    private static func profiles(
        _ modes: String, _ own: [TravelProfile]
    ) throws -> [TravelProfile] {
        if modes == "none" { return [] }
        var result: [TravelProfile] = []
        for part in modes.split(separator: ",") {
            let word = part.trimmingCharacters(in: .whitespaces)
            let found =
                own.last { $0.mode.name == word } ?? TravelProfile.builtIn(word)
                ?? own.last { $0.mode.answers(to: word) }
            guard let found else {
                throw ValidationError(
                    word == "none"
                        ? "none stands alone: --modes none, or the modes that are wanted."
                        : "\"\(word)\" is not a way to travel: \(modeNames) or none.")
            }
            if !result.contains(where: { $0.mode.name == found.mode.name }) { result.append(found) }
        }
        return result
    }

    private static let modeNames = TravelProfile.builtIn.map(\.mode.name).joined(separator: ", ")
    private static let standardNames = TravelProfile.standard.map(\.mode.name)
        .joined(separator: ",")
}
