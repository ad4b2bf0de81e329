@_exported import Foundation

/// The type of a file or of data, as `public.jpeg`.
///
/// The system's own table of types is not there; ours has those that Apple documents for files that apps open, share and
/// store. An ending or a type of the web that is not in it gives a dynamic type, which is a kind of `data` alone.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
    /// The type's identifier.
    public let identifier: String
    private let ownParents: [String]
    private let ownEnding: String?
    private let ownWebType: String?

    init(
        named identifier: String, parents: [String] = [], ending: String? = nil,
        webType: String? = nil
    ) {
        self.identifier = identifier
        ownParents = parents
        ownEnding = ending
        ownWebType = webType
    }

    private var known: KnownType? { TypeTable.byIdentifier[identifier] }

    // MARK: Finding a type

    /// Finds a type by its name; nil if it is not known here.
    public init?(_ identifier: String) {
        guard TypeTable.byIdentifier[identifier] != nil else { return nil }
        self.init(named: identifier)
    }

    /// Finds a type by the ending of a file, without the dot.
    ///
    /// - Returns: Nil if the ending has a known type of another kind than `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, isEnding: true, supertype)
    }

    /// Finds a type by a type of the web, as `image/png`.
    ///
    /// - Returns: Nil if it has a known type of another kind than `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, isEnding: false, supertype)
    }

    /// Finds a type by a tag of a class.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        self.init(tag: tag, isEnding: tagClass == .filenameExtension, supertype ?? .data)
    }

    private init?(tag: String, isEnding: Bool, _ supertype: UTType) {
        let tag = tag.lowercased()
        guard !tag.isEmpty else { return nil }
        let known = isEnding ? TypeTable.byEnding[tag] : TypeTable.byWebType[tag]
        if let known {
            self.init(named: known.identifier)
            guard conforms(to: supertype) else { return nil }
        } else {
            let name = isEnding ? "filename-extension=\(tag)" : "mime-type=\(tag)"
            self.init(
                named: "dyn.\(name)", parents: [supertype.identifier],
                ending: isEnding ? tag : nil, webType: isEnding ? nil : tag)
        }
    }

    /// Names a type of the app's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(named: identifier, parents: parentType.map { [$0.identifier] } ?? [])
    }

    /// Creates a type that another app or library declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(named: identifier, parents: parentType.map { [$0.identifier] } ?? [])
    }

    // MARK: What a type says

    /// The usual ending of its files, without the dot.
    public var preferredFilenameExtension: String? { known?.endings.first ?? ownEnding }
    /// The usual type of the web.
    public var preferredMIMEType: String? { known?.webTypes.first ?? ownWebType }
    /// The name of the type for people, in English.
    public var localizedDescription: String? { known?.words }
    /// The type's identifier.
    public var description: String { identifier }
    /// Whether the type was made of an ending or a type of the web that is not known.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// Whether the type is public.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Whether the type is known here.
    public var isDeclared: Bool { known != nil }

    /// The endings and types of the web.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        let endings = known?.endings ?? ownEnding.map { [$0] } ?? []
        let webTypes = known?.webTypes ?? ownWebType.map { [$0] } ?? []
        if !endings.isEmpty { tags[.filenameExtension] = endings }
        if !webTypes.isEmpty { tags[.mimeType] = webTypes }
        return tags
    }

    /// All types that it is a kind of, without itself.
    public var supertypes: Set<UTType> {
        var found: Set<String> = []
        var waiting = parents
        while let next = waiting.popLast() {
            if found.insert(next).inserted { waiting += UTType(named: next).parents }
        }
        return Set(found.map { UTType(named: $0) })
    }

    private var parents: [String] { known?.parents ?? ownParents }

    /// Returns whether the type is another one or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    /// Returns whether the type is a kind of another one.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Returns whether another type is a kind of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Returns whether two types have one name.
    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
    /// Decodes the identifier.
    public init(from decoder: any Decoder) throws {
        self.init(named: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// A class of names for types.
public struct UTTagClass: Hashable, RawRepresentable, Sendable {
    /// The class's name.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Filename extensions.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The types of the web.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// Returns the address with the usual ending of a type, unless it has one of the type already.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let isOfType = UTType(filenameExtension: pathExtension)?.conforms(to: contentType) ?? false
        guard !isOfType, let ending = contentType.preferredFilenameExtension else { return self }
        return appendingPathExtension(ending)
    }

    /// Returns the address with a component that ends as files of a type do.
    public func appendingPathComponent(
        _ partialName: String, conformingTo contentType: UTType
    ) -> URL { appendingPathComponent(partialName).appendingPathExtension(for: contentType) }
}
