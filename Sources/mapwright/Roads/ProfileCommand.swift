import ArgumentParser
import RoadNetwork
import Roads

/// `mapwright profile`.
struct ProfileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile",
        abstract: "Print a built-in profile, to be changed and given to import --profile.",
        discussion: """
            A profile says what ways a mode may use, how fast, and what turns cost.

            EXAMPLES
              mapwright profile walking > hiker.json
              mapwright import alps.osm.pbf --profile hiker.json
            """)

    @Argument(
        help: "automobile, walking, cycling or wheelchair (a variety of walking).",
        completion: .list(["automobile", "walking", "cycling", "wheelchair"]))
    var name: String

    func run() async throws {
        guard let json = TravelProfile.builtInJSON(name) else {
            throw ValidationError(
                "\"\(name)\" is not a profile: automobile, walking, cycling or wheelchair.")
        }
        Terminal.output.write(json)
    }
}
