import Answers
import Foundation
import MapGeometry

/// The parameters of Apple's Maps Server API, read strictly: malformed ones are reported by name.
struct AppleQuery {
    let items: QueryItems

    init(_ call: APICall) { items = call.query }

    init(_ items: QueryItems) { self.items = items }

    /// A text; nil if it is not given.
    func text(_ name: String) -> String? { items[name] }

    /// A text that has to be there.
    func needed(_ name: String) throws(APIProblem) -> String {
        guard let text = items[name], !text.isEmpty else {
            throw .badRequest("\(name) is required")
        }
        return text
    }

    /// A position, `LAT,LNG`.
    func position(_ name: String) throws(APIProblem) -> CLLocationCoordinate2D? {
        guard let text = items[name] else { return nil }
        guard let position = Self.position(text) else {
            throw .badRequest("\(name) is not a latitude and a longitude, such as 60.17,24.94")
        }
        return position
    }

    /// An area, `NORTH,EAST,SOUTH,WEST`; north and south given the other way round are understood.
    func region(_ name: String) throws(APIProblem) -> GeographicBounds? {
        guard let text = items[name] else { return nil }
        let edges = Self.numbers(text)
        guard edges.count == 4, abs(edges[0]) <= 90, abs(edges[2]) <= 90, abs(edges[1]) <= 180,
            abs(edges[3]) <= 180
        else {
            throw .badRequest(
                "\(name) is not north, east, south and west, such as 60.2,25.0,60.1,24.8")
        }
        return GeographicBounds(
            south: min(edges[0], edges[2]), west: edges[3], north: max(edges[0], edges[2]),
            east: edges[1])
    }

    /// True or false; `false` if it is not given.
    func flag(_ name: String) throws(APIProblem) -> Bool {
        switch items[name]?.lowercased() {
        case nil, "false": return false
        case "true": return true
        default: throw .badRequest("\(name) is true or false")
        }
    }

    /// One of some words, in the spelling of the list; letter case does not matter.
    func word(_ name: String, _ words: [String]) throws(APIProblem) -> String? {
        guard let text = items[name] else { return nil }
        return try Self.word(text, name, words)
    }

    /// Some of some words; empty if none are given.
    func words(_ name: String, _ words: [String]) throws(APIProblem) -> Set<String> {
        var found: Set<String> = []
        for text in items.list(name) { found.insert(try Self.word(text, name, words)) }
        return found
    }

    private static func word(
        _ text: String, _ name: String, _ words: [String]
    ) throws(APIProblem) -> String {
        let folded = text.lowercased()
        guard let word = words.first(where: { $0.lowercased() == folded }) else {
            throw .badRequest(
                "\(name) has no value “\(text.prefix(40))”: \(words.joined(separator: ", "))")
        }
        return word
    }

    /// Countries as two capital letters each; empty if none are given.
    func countries(_ name: String) throws(APIProblem) -> Set<String> {
        var countries: Set<String> = []
        for text in items.list(name) {
            guard text.utf8.count == 2, text.utf8.allSatisfy({ (65...90).contains($0 & 0xDF) })
            else { throw .badRequest("\(name) holds “\(text.prefix(40))”, which is no country") }
            countries.insert(text.uppercased())
        }
        return countries
    }

    /// The languages that are wanted, best first; American English unless `lang` says otherwise.
    var languages: [String] {
        let text = (items["lang"] ?? "").replacing("_", with: "-")
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isTag =
            (2...8).contains(parts.first?.utf8.count ?? 0)
            && text.utf8.count <= 60
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.utf8.allSatisfy { byte in
                        (48...57).contains(byte) || (65...90).contains(byte & 0xDF)
                    }
            }
        // A tag that is none asks for nothing in particular.
        guard isTag, let short = parts.first else { return ["en-US", "en"] }
        return parts.count == 1 ? [text] : [text, String(short)]
    }

    // MARK: Numbers

    /// A position, `LAT,LNG`; nil if a text is none on the earth.
    static func position(_ text: String) -> CLLocationCoordinate2D? {
        let parts = numbers(text)
        guard parts.count == 2, abs(parts[0]) <= 90, abs(parts[1]) <= 180 else { return nil }
        return CLLocationCoordinate2D(latitude: parts[0], longitude: parts[1])
    }

    /// Whether a text is meant as a position: two numbers of any kind, those that no position has ("nan") included.
    static func isPair(_ text: String) -> Bool {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { Double($0.filter { $0 != " " }) != nil }
    }

    /// The numbers that commas divide; empty if one of them is none.
    static func numbers(_ text: String) -> [Double] {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part -> Double? in
            let digits = part.drop { $0 == " " }
            // `Double` would also read "nan", "inf" and "0x10".
            guard digits.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else {
                return nil
            }
            return Double(digits)
        }
        return numbers.count == parts.count ? numbers : []
    }
}
