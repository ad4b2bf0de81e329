import Answers
import ArgumentParser

/// `mapwright search`.
struct Search: PlaceCommand {
    static let kind = PlaceQuestion.Kind.search
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Find places, addresses and kinds of place.",
        discussion: """
            Misspelled words, words in any order, abbreviations and names in any language of the map are \
            understood.

            EXAMPLES
              mapwright search "Mannerheimintie 5" --atlas helsinki.atlas
              mapwright search "cafe near Ateneum" --atlas helsinki.atlas --json
              mapwright search pharmacy --atlas helsinki.atlas --near 60.17,24.94
              mapwright search "bakery between Kamppi and Hakaniemi" \\
                  --atlas helsinki.atlas
              mapwright search cafe --along "60.170,24.935;60.172,24.945" \\
                  --atlas helsinki.atlas
              mapwright search "cafe open on Sunday" --atlas helsinki.atlas
              mapwright search bar --open 2026-11-23T21:00 --atlas helsinki.atlas --json
            """)

    @Argument(.query)
    var query: String?

    @OptionGroup var options: PlaceOptions

    @Option(.near)
    var near: String?

    @Option(.region)
    var region: String?

    @Flag(.regionRequired)
    var regionRequired = false

    @Option(.types)
    var types: String?

    @Option(.categories)
    var categories: String?

    @Option(.excludedCategories)
    var excludeCategories: String?

    @Option(.addressParts)
    var addressParts: String?

    @Option(.open)
    var open: String?

    @Option(.along)
    var along: String?

    @Option(.alongReach)
    var alongReach: String?

    var subject: String? { query }

    var ownValues: OptionValues {
        OptionValues(typed: [
            .near: near, .region: region, .regionRequired: regionRequired ? "true" : nil,
            .types: types, .categories: categories, .excludedCategories: excludeCategories,
            .addressParts: addressParts, .open: open, .along: along,
            .alongReach: alongReach,
        ])
    }
}
