import Answers
import ArgumentParser

/// `mapwright reverse`.
struct Reverse: PlaceCommand {
    static let kind = PlaceQuestion.Kind.reverse
    static let configuration = CommandConfiguration(
        commandName: "reverse",
        abstract: "Say what is at a position.",
        discussion: """
            EXAMPLES
              mapwright reverse 60.1695,24.9525 --atlas helsinki.atlas
              mapwright reverse --atlas helsinki.atlas -- -33.86,151.21
            """)

    @Argument(.position)
    var location: String?

    @OptionGroup var options: PlaceOptions

    var subject: String? { location }
}
