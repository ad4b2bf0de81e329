/// Kinds of place with their names and terms in the languages of `ConceptTable`, as iD's presets have them.
///
/// Beside the words in `ConceptTable` these are many and less sure: they count where those say nothing.
enum PresetTable {
    /// A kind of place.
    struct Preset {
        /// The tags, as `TagCondition` reads them.
        var tags: Substring
        /// What it is called, by language.
        var names: [[Substring]]
        /// Other words to look for it, by language.
        var terms: [[Substring]]
    }

    /// The tables of words, in the order of `ConceptTable.languages`.
    private static var words: [StaticString] {
        [en, de, fr, es, it, pt, nl, sv, fi, pl, ru, ar, zh, ja]
    }

    /// Reads all kinds; the result is not cached.
    static var all: [Preset] {
        var presets = lines(tags).map { Preset(tags: $0, names: [], terms: []) }
        for table in words {
            let lines = lines(table)
            for index in presets.indices {
                let line = index < lines.count ? lines[index] : ""
                let parts = line.split(separator: "|", omittingEmptySubsequences: false)
                presets[index].names.append(parts.first?.split(separator: ",") ?? [])
                presets[index].terms.append(
                    parts.count > 1 ? parts[1].split(separator: ",") : [])
            }
        }
        return presets
    }

    private static func lines(_ text: StaticString) -> [Substring] {
        text.description.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Keys of what is a place without a name, too: a fire hydrant is none that anybody looks for, a bench is.
    private static let nameless: Set<Substring> = [
        "aerialway", "aeroway", "amenity", "attraction", "club", "craft", "healthcare", "leisure",
        "office", "shop", "telecom", "tourism",
    ]

    /// Whether an element with these tags is a place even without a name.
    static func isNameless(_ tags: Substring) -> Bool {
        nameless.contains(tags.prefix { $0 != "=" })
    }
}
