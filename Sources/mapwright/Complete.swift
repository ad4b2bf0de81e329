import Answers
import ArgumentParser
import Places

/// `mapwright complete`.
struct Complete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Suggest what is being typed.",
        discussion: """
            EXAMPLES
              mapwright complete Mannerh --atlas helsinki.atlas
              mapwright complete caf --atlas helsinki.atlas --near 60.17,24.94 --json
            """)

    @Argument(help: "What was typed so far.")
    var prefix: String?

    @OptionGroup var options: PlacesOptions

    @Option(help: "Where you are: nearer answers come first among equals.")
    var near: String?

    func run() async throws {
        try await PlacesRun(question: .complete, options: options).run(prefix) { $0.near = near }
    }
}
