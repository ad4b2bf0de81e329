import Answers
import ArgumentParser

/// `mapwright geocode`.
struct Geocode: PlaceCommand {
    static let kind = PlaceQuestion.Kind.geocode
    static let configuration = CommandConfiguration(
        commandName: "geocode",
        abstract: "Find where an address is.",
        discussion: """
            EXAMPLES
              mapwright geocode "Mannerheimintie 5, Helsinki" --atlas helsinki.atlas
              mapwright geocode --batch --atlas helsinki.atlas < addresses.jsonl
            """)

    @Argument(.address)
    var address: String?

    @OptionGroup var options: PlaceOptions

    var subject: String? { address }
}
