/// Names and values as an address's query, or a form in a body, holds them.
///
/// Escapes are undone and `+` is a space, as every client's form encoding means it. `&` alone divides the pairs; `;`
/// stands in values. Empty pairs are skipped.
public struct QueryItems: Sendable, Equatable {
    /// The names and values, in the order in which they were sent.
    public private(set) var items: [(name: String, value: String)] = []

    /// The maximum number of pairs that are read.
    public static let mostItems = 1000

    /// Whether there are no items but those of some names.
    func has(only names: Set<String>) -> Bool { items.allSatisfy { names.contains($0.name) } }

    /// Creates an empty list of items.
    public init() {}

    /// Creates items from names and values, in their order.
    public init(_ items: [(name: String, value: String)]) { self.items = items }

    /// Reads a query without its `?`, or the body of a form.
    ///
    /// - Throws: `APIProblem` for an escape that is none, text that is not UTF-8, and more than ``mostItems`` pairs.
    public init(_ text: some Collection<UInt8>) throws(APIProblem) {
        for pair in text.split(separator: UInt8(ascii: "&")) {
            guard items.count < Self.mostItems else {
                throw .badRequest("the query has more than \(Self.mostItems) parameters")
            }
            let mark = pair.firstIndex(of: UInt8(ascii: "="))
            guard let name = Self.decoded(pair[..<(mark ?? pair.endIndex)]),
                let value = mark.map({ Self.decoded(pair[pair.index(after: $0)...]) }) ?? ""
            else { throw .badRequest("the query is not properly encoded") }
            items.append((name, value))
        }
    }

    /// The first value of a name; nil if there is none.
    public subscript(name: String) -> String? { items.first { $0.name == name }?.value }

    /// Returns all values of a name, in their order.
    public func values(_ name: String) -> [String] {
        items.lazy.filter { $0.name == name }.map(\.value)
    }

    /// The values of a list: divided by commas, given again and again, or named `name[]`; empty parts are left out.
    public func list(_ name: String) -> [String] {
        let bracketed = name + "[]"
        return items.lazy.filter { $0.name == name || $0.name == bracketed }.flatMap {
            $0.value.split(separator: ",").map(Self.trimmed)
        }.filter { !$0.isEmpty }
    }

    /// Undoes percent escapes and `+`; nil if an escape is broken or the bytes are not UTF-8.
    static func decoded(_ text: some Collection<UInt8>, plusIsSpace: Bool = true) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var rest = text.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(Self.digit),
                    let low = rest.next().flatMap(Self.digit)
                else { return nil }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// Returns whether both hold the same pairs in the same order.
    public static func == (one: QueryItems, other: QueryItems) -> Bool {
        one.items.elementsEqual(other.items) { $0 == $1 }
    }
}
