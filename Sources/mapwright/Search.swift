import Answers
import ArgumentParser
import Places

/// `mapwright search`.
struct Search: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Find places, addresses and kinds of place.",
        discussion: """
            Misspelt words, words in any order, abbreviations and names in any language of the map are \
            understood.

            EXAMPLES
              mapwright search "Mannerheimintie 5" --atlas helsinki.atlas
              mapwright search "cafe near Ateneum" --atlas helsinki.atlas --json
              mapwright search pharmacy --atlas helsinki.atlas --near 60.17,24.94
            """)

    @Argument(help: "What to look for.")
    var query: String?

    @OptionGroup var options: PlacesOptions

    @Option(help: "Where you are: nearer answers come first among equals.")
    var near: String?

    @Option(help: "What you look at: south,west,north,east in degrees.")
    var region: String?

    @Flag(help: "Leave out what is outside the region.")
    var regionRequired = false

    @Option(help: "Sorts of answers: poi, address, feature.")
    var types: String?

    @Option(help: "Categories of points of interest: cafe,hotel,evCharger.")
    var categories: String?

    @Option(help: "Categories to leave out.")
    var excludeCategories: String?

    @Option(
        help:
            "Parts of addresses to find: country, administrativeArea, locality, postalCode, street, address, …"
    )
    var addressParts: String?

    func run() async throws {
        try await PlacesRun(question: .search, options: options).run(query) { line in
            line.near = near
            line.region = region
            line.isRegionRequired = regionRequired
            line.types = types
            line.categories = categories
            line.excludedCategories = excludeCategories
            line.addressParts = addressParts
        }
    }
}
