/// The words that users put around the place they look for.
enum QueryPhrases {
    /// Words between a kind of place and a landmark: "cafe near the station".
    static let near: [[[UInt8]]] = list(
        """
        near|near to|next to|close to|closest to|nearest to|nearby|by|beside|around|opposite|across from
        nahe|in der nahe von|nahe bei|neben|bei|beim|pres de|pres du|a cote de|proche de|autour de|prop de|prop del|a prop de|a prop del|al costat de
        cerca de|cerca del|junto a|vicino|vicino a|vicino al|vicino alla|accanto a|accanto al|presso|perto de|perto do|ao lado de
        dichtbij|vlakbij|naast|bij|in de buurt van|nara|nara till|bredvid|intill|vid|lahella|vieressa
        blisko|obok|kolo|przy|ryadom s|okolo|vozle|u
        """)

    /// Words between a kind of place and the place that contains it: "hotels in Vaduz".
    static let inside: [[[UInt8]]] = list(
        "in|at|im|in der|within|inside|en|dans|a|au|nel|nella|em|no|na|op|i|pa|w|v|kohteessa")

    /// Words before two places between which something is: "cafe between Kamppi and Pasila".
    static let between: [[[UInt8]]] = list(
        "between|zwischen|entre|tra|fra|tussen|mellan|valilla|valissa|miedzy|pomiedzy|mezhdu")

    /// Words between a kind of place and what it has: "cafe with wifi".
    static let having: [[[UInt8]]] = list(
        "with|that has|having|mit|avec|con|com|met|med|jossa on|z|s|so")

    /// Words before the place itself that carry no meaning: "nearest pharmacy".
    static let leading: [[[UInt8]]] = list(
        """
        nearest|the nearest|closest|the closest|find|find a|find me a|where is|where is the|show me|a|the|some
        any|nachste|nachster|nachstes|der nachste|die nachste|wo ist|le plus proche|la plus proche|ou est
        mas cercano|mas cercana|donde esta|piu vicino|piu vicina|dove|narmaste|narmsta|var ar|lahin|missa on
        najblizszy|najblizsza|gdzie jest|blizhayshiy|blizhayshaya|gde|dichtstbijzijnde|waar is|mais proximo
        """)

    /// Words after it that say nothing: "pharmacy near me".
    static let trailing: [[[UInt8]]] = list(
        """
        near me|nearby|around me|close by|around here|near here|open now|open|auki|auki nyt|avoinna|oppet|oppen
        offen|geoffnet|jetzt offen|jetzt geoffnet|ouvert|ouverte|ouvert maintenant|abierto|abierta|abierto ahora
        aperto|aperta|aperto ora|aperta ora|aberto|aberta|aberto agora|geopend|nu open|czynne|otwarte|in der nahe|in meiner nahe|pres de moi
        a proximite|cerca de mi|cerca|vicino a me|qui vicino|perto de mim|in de buurt|nara mig|i narheten
        lahella|lahistolla|w poblizu|ryadom|ryadom so mnoy
        """)

    private static let number = Array("no".utf8)
    private static let leadingFirst = Set(leading.compactMap(\.first))
    private static let trailingLast = Set(trailing.compactMap(\.last))

    /// What people ask of a map that is no place: nothing that is merely spelled like it is meant.
    static let noPlace: Set<[UInt8]> = Set(
        [
            "weather", "weather forecast", "Wetter", "météo", "tiempo", "meteo",
            "previsão do tempo", "weer", "väder",
            "sää", "pogoda", "погода", "天气", "天気",
        ].map(TextFolding.joined))

    /// Words between two streets: "Main Street & Oak Avenue".
    static let crossing: [[[UInt8]]] = list(
        "and|at|und|ecke|et|y|e|och|ja|corner|corner of|x|angle|esquina|i|com|en")

    private static func list(_ text: String) -> [[[UInt8]]] {
        text.split(whereSeparator: { $0 == "|" || $0 == "\n" }).map {
            $0.split(separator: " ").map { Array($0.utf8) }
        }.sorted { $0.count > $1.count }
    }

    /// The length of the longest phrase that stands at `index`, or 0.
    static func length(
        of phrases: [[[UInt8]]], in words: [TextFolding.Word], at index: Int
    ) -> Int {
        for phrase in phrases where index + phrase.count <= words.count {
            if phrase.indices.allSatisfy({ words[index + $0].bytes == phrase[$0] }) {
                return phrase.count
            }
        }
        return 0
    }

    /// The longest phrase between a place and its landmark that begins at `index`, if something follows it.
    static func connector(
        in words: [TextFolding.Word], at index: Int
    ) -> (length: Int, isInside: Bool)? {
        let inside = length(of: inside, in: words, at: index)
        let near = length(of: near, in: words, at: index)
        let longest = max(inside, near)
        guard longest > 0, index + longest < words.count else { return nil }
        // "Aleksanterinkatu no. 15": a house, not "no" as Portuguese has it for "in".
        let behind = words[index + longest]
        if words[index].bytes == number, behind.isNumeric, behind.bytes.count < 5 { return nil }
        return (longest, inside >= near)
    }

    /// The query without words that say nothing at its ends.
    static func trimmed(_ words: [TextFolding.Word]) -> [TextFolding.Word] {
        var words = words
        if let first = words.first, leadingFirst.contains(first.bytes) {
            let start = length(of: leading, in: words, at: 0)
            if start > 0, start < words.count { words.removeFirst(start) }
        }
        guard let last = words.last, trailingLast.contains(last.bytes) else { return words }
        for phrase in trailing where phrase.count < words.count {
            if length(of: [phrase], in: words, at: words.count - phrase.count) > 0 {
                words.removeLast(phrase.count)
                break
            }
        }
        return words
    }

    /// Words joined by blanks.
    static func joined(_ words: some Collection<TextFolding.Word>) -> [UInt8] {
        var result: [UInt8] = []
        for word in words {
            if !result.isEmpty { result.append(UInt8(ascii: " ")) }
            result += word.bytes
        }
        return result
    }
}
