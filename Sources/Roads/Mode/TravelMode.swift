/// A travel mode, as described by its profile and stored in its road graph.
///
/// There is no list of modes: an atlas has those it was imported with, one road graph each.
public struct TravelMode: Sendable, Hashable {
    /// The kind of traveler, which determines the rules for tags and the form of guidance.
    public enum Kind: String, Sendable, CaseIterable, Codable {
        /// A motor vehicle: it obeys one-way streets and goes on straight at places on the way.
        case vehicle
        /// A bicycle or the like: it follows cycle tracks, and is pushed where only walking is allowed.
        case bicycle
        /// On foot or in a wheelchair: crosses squares, and takes stairs and elevators.
        case pedestrian

        /// The mode of travel on ordinary ways.
        public var arcMode: ArcMode {
            switch self {
            case .vehicle: .driving
            case .bicycle: .cycling
            case .pedestrian: .walking
            }
        }
    }

    /// The transport type of Apple's MapKit and of its Maps Server API that selects a mode.
    public enum TransportType: String, Sendable, CaseIterable, Codable {
        case automobile, walking, cycling
    }

    /// The word for it in options, file names and answers: 1 to 40 letters a to z, digits and hyphens.
    public var name: String
    /// The kind of traveler.
    public var kind: Kind
    /// Apple's transport type that selects it.
    public var transportType: TransportType
    /// Further names of the mode, such as those of OSRM and Valhalla.
    public var aliases: [String]
    /// Sentences that instructions use instead of their own, by the language's tag.
    public var sentences: [String: [ModeSentence: String]]

    /// Creates a mode.
    public init(
        name: String, kind: Kind, transportType: TransportType, aliases: [String] = [],
        sentences: [String: [ModeSentence: String]] = [:]
    ) {
        self.name = name
        self.kind = kind
        self.transportType = transportType
        self.aliases = aliases
        self.sentences = sentences
    }

    /// The name of the mode's road graph in an atlas.
    public var fileName: String { Self.filePrefix + name + Self.fileSuffix }

    private static let filePrefix = "roads-"
    private static let fileSuffix = ".graph"

    /// The name of the mode whose road graph a file of an atlas is; nil if the file is something else.
    public static func name(ofFile fileName: String) -> String? {
        guard fileName.hasPrefix(filePrefix), fileName.hasSuffix(fileSuffix) else { return nil }
        let name = String(fileName.dropFirst(filePrefix.count).dropLast(fileSuffix.count))
        return isName(name) ? name : nil
    }

    /// Whether a word is the mode's name or an alias.
    public func answers(to word: String) -> Bool { name == word || aliases.contains(word) }

    /// A description of the mode's fault; nil if it can be used.
    public var fault: String? {
        for word in [name] + aliases where !Self.isName(word) {
            return
                "“\(word.prefix(60))” is no name of a mode: 1 to 40 of a to z, 0 to 9 and “-” are"
        }
        for (language, texts) in sentences.sorted(by: { $0.key < $1.key }) {
            guard InstructionLanguage(rawValue: language) != nil else {
                return "“\(language.prefix(40))” is not a language of instructions"
            }
            for (sentence, text) in texts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                guard text.utf8.count <= 400 else { return "“\(sentence.rawValue)” is too long" }
                if let fault = Sentence.fault(in: text, allowing: ModeSentence.slots) {
                    return "“\(sentence.rawValue)” in “\(language)” \(fault)"
                }
            }
        }
        return nil
    }

    private static func isName(_ word: String) -> Bool {
        (1...40).contains(word.utf8.count) && word.utf8.first != UInt8(ascii: "-")
            && word.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || byte == UInt8(ascii: "-")
            }
    }
}

extension TravelMode: Codable {
    private enum CodingKeys: String, CodingKey {
        case name, kind, transportType, aliases, sentences
    }

    /// Reads the `mode` of a profile; aliases and sentences may be absent.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            name: try values.decode(String.self, forKey: .name),
            kind: try values.decode(Kind.self, forKey: .kind),
            transportType: try values.decode(TransportType.self, forKey: .transportType),
            aliases: try values.decodeIfPresent([String].self, forKey: .aliases) ?? [],
            sentences: try values.decodeIfPresent(
                [String: [ModeSentence: String]].self, forKey: .sentences) ?? [:])
    }
}
