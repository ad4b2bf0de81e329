import Answers
import ArgumentParser
import Places

/// `mapwright geocode`.
struct Geocode: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Find where an address is.",
        discussion: """
            EXAMPLES
              mapwright geocode "Mannerheimintie 5, Helsinki" --atlas helsinki.atlas
              mapwright geocode --batch --atlas helsinki.atlas < addresses.jsonl
            """)

    @Argument(help: "The address.")
    var address: String?

    @OptionGroup var options: PlacesOptions

    func run() async throws {
        try await PlacesRun(question: .geocode, options: options).run(address)
    }
}
