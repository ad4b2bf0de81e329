/// The contact details of a place, as tagged on the map, in parts that can be used.
public struct ContactDetails: Sendable, Equatable {
    /// The telephone numbers, each as the map writes it; empty if it has none.
    public let phoneNumbers: [String]
    /// The addresses of its websites with their scheme; empty if it has none.
    public let websites: [String]

    /// Takes lists apart: of the attributes `phone` and `website`.
    package init(_ attributes: [String: String]) {
        phoneNumbers = Self.distinct(attributes["phone"].map(Self.numbers) ?? [])
        websites = Self.distinct(attributes["website"].map(Self.addresses) ?? [])
    }

    private static func distinct(_ values: [String]) -> [String] {
        var seen: Set<String> = []
        return values.filter { seen.insert($0).inserted }
    }

    /// The numbers of a list: "+358 9 1; +358 9 2", "01 23 / 01 24", "+49 30 1, +49 30 2".
    private static func numbers(_ text: String) -> [String] {
        text.split { ";,\n".contains($0) }.flatMap { part -> [String] in
            let halves = part.split(separator: "/").map(trimmed)
            // "030/1234" is one number; what has five digits or more on both sides is two.
            let areWhole = halves.allSatisfy { $0.count(where: \.isNumber) >= 5 }
            return halves.count > 1 && areWhole ? halves : [trimmed(part)]
        }.filter { $0.contains(where: \.isNumber) }
    }

    /// The addresses of a list, those without a scheme with one.
    private static func addresses(_ text: String) -> [String] {
        text.split { ";\n ".contains($0) }.map(trimmed).compactMap { address in
            if address.contains("://") { return address }
            let host = address.prefix { $0 != "/" && $0 != "?" }
            guard host.contains("."), !host.contains("@"), !host.contains(":") else { return nil }
            return "https://" + address
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        var rest = text
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

extension FoundPlace {
    /// The contact details of the place; read from the index at each call.
    public var contacts: ContactDetails { ContactDetails(attributes) }
}
