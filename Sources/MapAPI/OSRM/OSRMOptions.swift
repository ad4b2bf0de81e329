import Answers
import MapGeometry
import Roads

/// The options of a request by name, from its query and its body.
struct OSRMOptions {
    /// The coordinates as they were given.
    let coordinates: String
    private let items: QueryItems

    /// Reads a request: a body is a form, as maplibre-gl-directions sends it, or a JSON object.
    init(_ call: APICall) throws(APIProblem) {
        var items = call.query.items
        if call.request.method == .post {
            let body = call.request.body
            let isJSON =
                call.request.contentType?.lowercased().contains("json")
                ?? (body.first == UInt8(ascii: "{"))
            items += isJSON ? try Self.members(body) : try QueryItems(body).items
        }
        self.items = QueryItems(items)
        if let told = call.path["coordinates"] {
            coordinates = told
        } else if let told = self.items["coordinates"] {
            coordinates = told
        } else {
            throw .osrm(.invalidQuery, "“coordinates” is missing")
        }
    }

    /// The text of an option; nil if it was not given.
    subscript(name: String) -> String? { items[name] }

    /// Reads `true` or `false`.
    func flag(_ name: String) throws(APIProblem) -> Bool? {
        switch items[name] {
        case nil: return nil
        case "true": return true
        case "false": return false
        case let text?: throw malformed(name, text)
        }
    }

    /// Reads one of several words.
    func word<Word: RawRepresentable & CaseIterable>(
        _ name: String, default usual: Word
    ) throws(APIProblem) -> Word where Word.RawValue == String {
        guard let text = items[name] else { return usual }
        guard let word = Word(rawValue: text) else { throw malformed(name, text) }
        return word
    }

    /// Reads a number above 0.
    func positive(_ name: String) throws(APIProblem) -> Double? {
        guard let text = items[name] else { return nil }
        guard let value = PlainNumber.read(text) else { throw malformed(name, text) }
        guard value > 0 else {
            throw .osrm(.invalidOptions, "“\(name)” must be more than 0")
        }
        return value
    }

    /// Indices of coordinates, all of them if none are given; nil if the option is absent or says `all`.
    func indices(_ name: String, below count: Int) throws(APIProblem) -> [Int]? {
        guard let text = items[name], text != "all" else { return nil }
        var indices: [Int] = []
        for part in text.split(separator: ";", omittingEmptySubsequences: false) {
            guard let index = Int(part), index >= 0 else { throw malformed(name, text) }
            guard index < count, indices.count < count else {
                throw .osrm(
                    .invalidOptions, "“\(name)” may hold \(count) indices, each below \(count)")
            }
            indices.append(index)
        }
        return indices
    }

    /// One element for each coordinate; nil if the option is absent or empty.
    func elements(_ name: String, count: Int) throws(APIProblem) -> [Substring]? {
        guard let text = items[name], !text.isEmpty else { return nil }
        let elements = text.split(separator: ";", omittingEmptySubsequences: false)
        guard elements.count == count else {
            throw .osrm(
                .invalidOptions,
                "“\(name)” has \(elements.count) elements for \(count) coordinates")
        }
        return elements
    }

    /// A value that cannot be read.
    func malformed(_ name: String, _ text: some StringProtocol) -> APIProblem {
        .osrm(.invalidQuery, "“\(text.prefix(60))” is not a value of “\(name)”")
    }

    /// A JSON object's members as the texts that the address's query has for them.
    private static func members(
        _ body: [UInt8]
    ) throws(APIProblem) -> [(name: String, value: String)] {
        guard case .object(let members)? = JSONInput(body) else {
            throw .osrm(.invalidQuery, "the body is no JSON object")
        }
        return members.sorted { $0.key < $1.key }.map { name, value in
            guard case .array(let list) = value else { return (name, text(value)) }
            let separator = ["exclude", "annotations"].contains(name) ? "," : ";"
            return (name, list.map(text).joined(separator: separator))
        }
    }

    private static func text(_ value: JSONInput) -> String {
        switch value {
        case .null: ""
        case .string(let text): text
        case .boolean(let value): value ? "true" : "false"
        case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
        case .array(let list): list.map(text).joined(separator: ",")
        case .object: ""
        }
    }
}
