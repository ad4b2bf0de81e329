import Answers
import ArgumentParser

/// `mapwright complete`.
struct Complete: PlaceCommand {
    static let kind = PlaceQuestion.Kind.complete
    static let configuration = CommandConfiguration(
        commandName: "complete",
        abstract: "Suggest what is being typed.",
        discussion: """
            EXAMPLES
              mapwright complete Mannerh --atlas helsinki.atlas
              mapwright complete caf --atlas helsinki.atlas --near 60.17,24.94 --json
            """)

    @Argument(.prefix)
    var prefix: String?

    @OptionGroup var options: PlaceOptions

    @Option(.near)
    var near: String?

    var subject: String? { prefix }
    var ownValues: OptionValues { OptionValues(typed: [.near: near]) }
}
