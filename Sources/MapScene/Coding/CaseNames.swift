// An enumeration with values is coded as a JSON object whose `type` names the case: {"type":"tapped","point":[3,4]}.
// The keys are part of the live page's protocol (Documentation/LiveMessages.md), so each is spelled out in the
// enumeration's own coding and none is synthesized.

/// An error for an object whose `type` is not one of an enumeration's cases.
package struct UnknownTypeError: Error, Equatable, CustomStringConvertible {
    /// The name that was found in the text and is not known.
    package let name: String
    /// The names that would have been understood.
    package let known: [String]

    /// The name that was found and those that are known.
    package var description: String {
        "unknown type “\(name)”; known are \(known.joined(separator: ", "))"
    }
}

extension KeyedDecodingContainer {
    /// Reads the name of an enumeration's case.
    ///
    /// - Throws: `DecodingError.dataCorrupted` with an ``UnknownTypeError`` as its underlying error for a name that is
    ///   none of the cases; the errors of `decode` for a missing key or a value that is no string.
    package func decodeCase<Name: RawRepresentable & CaseIterable>(
        _: Name.Type = Name.self, forKey key: Key
    ) throws -> Name where Name.RawValue == String {
        let name = try decode(String.self, forKey: key)
        if let known = Name(rawValue: name) { return known }
        let error = UnknownTypeError(name: name, known: Name.allCases.map(\.rawValue))
        throw DecodingError.dataCorrupted(
            DecodingError.Context(
                codingPath: codingPath + [key], debugDescription: error.description,
                underlyingError: error))
    }
}

extension KeyedDecodingContainer {
    /// Decodes a value; unlike Foundation's, the error has the path also for a number that does not
    /// fit.
    package func decodePlaced<Value: Decodable>(
        _: Value.Type = Value.self, forKey key: Key
    ) throws -> Value {
        do {
            return try decode(Value.self, forKey: key)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: codingPath + [key], debugDescription: "a number does not fit",
                    underlyingError: error))
        }
    }
}

/// An enumeration or option set whose values are coded as words rather than as the numbers that Apple's API uses.
package protocol CodedByName: Hashable {
    /// Every value of the type with the name that it is coded by.
    static var codedNames: [(name: String, value: Self)] { get }
}

extension CodedByName {
    /// Finds the value of a word.
    static func value(named name: String, at path: [any CodingKey]) throws -> Self {
        if let known = codedNames.first(where: { $0.name == name }) { return known.value }
        let error = UnknownTypeError(name: name, known: codedNames.map(\.name))
        throw DecodingError.dataCorrupted(
            DecodingError.Context(
                codingPath: path, debugDescription: error.description, underlyingError: error))
    }

    /// Reads a word.
    init(named decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        self = try Self.value(named: name, at: decoder.codingPath)
    }

    /// Writes the word of the value.
    func encodeName(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        guard let known = Self.codedNames.first(where: { $0.value == self }) else {
            throw EncodingError.invalidValue(
                self,
                EncodingError.Context(
                    codingPath: encoder.codingPath, debugDescription: "the value has no name"))
        }
        try container.encode(known.name)
    }
}

extension CodedByName where Self: OptionSet {
    /// Reads an array of words.
    init(names decoder: any Decoder) throws {
        var names = try decoder.unkeyedContainer()
        var options: Self = []
        while !names.isAtEnd {
            let path = names.codingPath + [IndexKey(names.currentIndex)]
            options.formUnion(try Self.value(named: try names.decode(String.self), at: path))
        }
        self = options
    }

    /// Writes an array of the words of the options that are in the set; bits without a word are left out.
    func encodeNames(to encoder: any Encoder) throws {
        var names = encoder.unkeyedContainer()
        for known in Self.codedNames where isSuperset(of: known.value) {
            try names.encode(known.name)
        }
    }
}

/// The place of an array's element in a coding path.
private struct IndexKey: CodingKey {
    let intValue: Int?
    var stringValue: String { "Index \(intValue ?? 0)" }

    init(_ index: Int) { intValue = index }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { self.intValue = intValue }
}
