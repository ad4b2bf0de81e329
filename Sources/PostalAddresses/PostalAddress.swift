/// The parts of an address for mail, empty where they are not known.
public struct PostalAddress: Sendable, Equatable {
    /// The street and house number as the country writes them; may have several lines.
    public var street = ""
    /// The suburb or another part of the town.
    public var subLocality = ""
    /// The city, town or village.
    public var city = ""
    /// The state or province, by its abbreviation where mail has that.
    public var state = ""
    /// The postal code.
    public var postalCode = ""
    /// The country's name.
    public var country = ""
    /// The two letters of ISO 3166-1, which decide the order; in any case.
    public var countryCode = ""

    /// Creates an address whose parts are all empty.
    public init() {}

    /// The lines of the address in the order of its country, the country's name last.
    ///
    /// Japan, China and their like write from the large to the small in their own letters, and the other way round in Latin
    /// ones. What is not known leaves no gap: a comma stands between two parts only if both are there.
    public var lines: [String] {
        let isLatin = [street, city, state].allSatisfy { !Self.isEastAsian($0) }
        let format = AddressFormat.of(countryCode, isLatin: isLatin)
        var lines = format.split(separator: "/").flatMap { line in
            filled(line).split(separator: "\n").map(String.init)
        }
        lines.append(country)
        return lines.filter { !$0.isEmpty }
    }

    private static func isEastAsian(_ text: String) -> Bool {
        text.unicodeScalars.contains { 0x2E80...0x9FFF ~= $0.value || 0xAC00...0xD7AF ~= $0.value }
    }

    /// A line of a format with the parts in place of its letters.
    private func filled(_ line: Substring) -> String {
        var text = ""
        // What stands between two parts waits for the second one.
        var between = ""
        for letter in line {
            guard let part = part(letter) else {
                between.append(letter)
                continue
            }
            if !part.isEmpty {
                // A sign before the first part, such as "〒", belongs to it; commas and blanks do not.
                let isSign = text.isEmpty && between.contains { !" ,-".contains($0) }
                text += (text.isEmpty && !isSign ? "" : between) + part
            }
            between = ""
        }
        return text
    }

    private func part(_ letter: Character) -> String? {
        switch letter {
        case "A": street
        case "D": subLocality
        case "C": city
        case "S": state == city ? "" : state
        case "Z": postalCode
        default: nil
        }
    }
}
