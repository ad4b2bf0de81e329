import ArgumentParser
import RoadNetwork
import Roads

/// `mapwright profile`.
struct ProfileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile",
        abstract: "Print a built-in profile, to be changed and given to import --profile.",
        discussion: """
            A profile says what a mode is called, what ways it may use, how fast, and what turns cost. One with \
            a name of its own makes a mode of its own, one with the name of a built-in mode takes its place.

            EXAMPLES
              mapwright profile walking > hiker.json
              mapwright import alps.osm.pbf --profile hiker.json
            """)

    @Argument(
        help: ArgumentHelp("A built-in mode: \(Self.names)."),
        completion: .list(TravelProfile.builtIn.map(\.mode.name)))
    var name: String

    func run() async throws {
        guard let json = TravelProfile.builtInJSON(name) else {
            throw ValidationError("\"\(name)\" is not a profile: \(Self.names).")
        }
        Terminal.output.write(json)
    }

    private static var names: String {
        TravelProfile.builtIn.map(\.mode.name).joined(separator: ", ")
    }
}
