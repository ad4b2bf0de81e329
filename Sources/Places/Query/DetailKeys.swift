/// Keys of details that answers are made of, distinguished by their bytes: no string is made of a key.
struct DetailKeys {
    enum Key {
        case name, kind, housenumber, street, postcode, suburb, city, county, state, country
        case countryCode, brand, reference
        /// A name in an asked language: 0 for the best.
        case translation(Int)
    }

    private static let fixed: [(text: String, key: Key)] = [
        ("name", .name), ("kind", .kind), ("addr:housenumber", .housenumber),
        ("addr:street", .street), ("addr:postcode", .postcode), ("addr:suburb", .suburb),
        ("addr:city", .city), ("addr:county", .county), ("addr:state", .state),
        ("addr:country", .country), ("addr:country_code", .countryCode), ("brand", .brand),
        ("ref", .reference),
    ]
    private static let fixedBytes = fixed.map { Array($0.text.utf8) }

    private let fixed = Self.fixed
    private let fixedBytes = Self.fixedBytes
    /// The longest key looked for.
    private let longest: Int
    /// Keys of names in the asked languages, best first: of "de-CH" also those in "de".
    private let translations: [[UInt8]]

    init(languages: [String]) {
        translations = languages.flatMap { language in
            var keys: [[UInt8]] = []
            var tag = language[...]
            while !tag.isEmpty {
                keys.append(Array("name:".utf8) + Array(tag.utf8))
                guard let dash = tag.lastIndex(of: "-") else { break }
                tag = tag[..<dash]
            }
            return keys
        }
        longest = (Self.fixedBytes + translations).reduce(0) { max($0, $1.count) }
    }

    /// Which key a string of a file is, nil for all others.
    func find(_ number: UInt32, in file: PlacesFile) -> Key? {
        let text = file.range(file.stringStart, Int(number))
        if text.count > longest { return nil }
        for index in fixedBytes.indices where isEqual(text, fixedBytes[index], file) {
            return fixed[index].key
        }
        for rank in translations.indices where isEqual(text, translations[rank], file) {
            return .translation(rank)
        }
        return nil
    }

    @inline(__always)
    private func isEqual(_ text: Range<Int>, _ bytes: [UInt8], _ file: PlacesFile) -> Bool {
        // Keys of one length mostly differ in their last letter.
        guard text.count == bytes.count else { return false }
        for offset in bytes.indices.reversed()
        where file.stringBytes[text.lowerBound + offset] != bytes[offset] {
            return false
        }
        return true
    }
}
