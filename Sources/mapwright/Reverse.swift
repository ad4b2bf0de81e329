import Answers
import ArgumentParser
import Places

/// `mapwright reverse`.
struct Reverse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say what is at a position.",
        discussion: """
            EXAMPLES
              mapwright reverse 60.1695,24.9525 --atlas helsinki.atlas
              mapwright reverse --atlas helsinki.atlas -- -33.86,151.21
            """)

    @Argument(help: "Latitude and longitude in degrees.")
    var location: String?

    @OptionGroup var options: PlacesOptions

    func run() async throws {
        try await PlacesRun(question: .reverse, options: options).run(location)
    }
}
