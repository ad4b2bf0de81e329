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
        guard values.count > 1 else { return values }
        var seen: Set<String> = []
        return values.filter { seen.insert($0).inserted }
    }

    /// The numbers of a list: "+358 9 1; +358 9 2", "01 23 / 01 24", "+49 30 1, +49 30 2".
    private static func numbers(_ text: String) -> [String] {
        parts(of: text, dividedBy: ";,\n").flatMap { part -> [String] in
            let halves = parts(of: part, dividedBy: "/").map(trimmed)
            // "030/1234" is one number; what has five digits or more on both sides is two.
            return halves.count > 1 && halves.allSatisfy { $0.count(where: \.isNumber) >= 5 }
                ? halves : [trimmed(part)]
        }.filter { number in
            number.utf8.contains { 0x30...0x39 ~= $0 } || number.contains(where: \.isNumber)
        }
    }

    /// The addresses of a list, those without a scheme with one.
    private static func addresses(_ text: String) -> [String] {
        parts(of: text, dividedBy: ";\n ").map(trimmed).compactMap { address in
            let bytes = address.utf8
            let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
            if let colon, bytes[colon...].starts(with: "://".utf8) { return address }
            let host = bytes.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
            guard host.contains(UInt8(ascii: ".")), !host.contains(UInt8(ascii: "@")),
                !host.contains(UInt8(ascii: ":"))
            else { return nil }
            return "https://" + address
        }
    }

    // By bytes: dividing text by its characters took most of the time of writing an answer.
    private static func parts(
        of text: some StringProtocol, dividedBy separators: StaticString
    ) -> [Substring] {
        let text = Substring(text)
        return text.utf8.split { byte in
            // BOUNDS: the buffer is the separators' own, read as a whole.
            separators.withUTF8Buffer { unsafe $0.contains(byte) }
        }.map { Substring($0) }
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
