/// A failure to read an extract: what was wrong, where, and what to do about it.
public struct OpenStreetMapError: Error, Equatable, Sendable {
    /// The kinds of failure.
    public enum Code: Sendable {
        /// The file cannot be opened or mapped.
        case cannotOpen
        /// The file is neither OSM PBF nor OSM XML nor gzipped OSM XML.
        case unknownFormat
        /// The file is an osmChange: changes to a map, not a map.
        case changeFile
        /// The file is not an osmChange file, though one is required.
        case noChanges
        /// The file or one of its parts ends too early.
        case truncated
        /// A PBF part's header claims more than 64 KiB.
        case blobHeaderTooLarge
        /// A PBF part holds or claims more than 32 MiB, or a line of XML more than the reader allows.
        case tooLarge
        /// Compressed data is broken, or does not hold as many bytes as it claims.
        case corruptCompression
        /// A PBF part is packed by a method that this reader does not know.
        case unsupportedCompression
        /// The header requires a feature that this reader does not have.
        case unsupportedFeature
        /// A number is longer than 64 bits, or is not a number.
        case badNumber
        /// A PBF field key or wire type is wrong.
        case badField
        /// An element lacks a field that its kind requires.
        case missingField
        /// A tag or role points outside the table of strings.
        case stringIndexOutOfRange
        /// Arrays that belong together differ in length.
        case mismatchedLengths
        /// A sum of differences leaves 64 bits.
        case deltaOverflow
        /// A relation member is neither node nor way nor relation.
        case unknownMemberKind
        /// The file holds several versions of an element, one of them deleted.
        case severalVersions
        /// The XML is not well formed.
        case malformedXML
        /// XML elements are nested deeper than OSM XML ever is.
        case tooDeep
    }

    /// The kind of failure.
    public let code: Code
    /// The file's path as the caller gave it.
    public let path: String
    /// Offset in the file.
    ///
    /// For an error inside compressed data: where that data's part begins (PBF: its length prefix;
    /// gzip: 0).
    public let offset: Int
    /// Offset inside the data after decompression, when the error is there.
    public let innerOffset: Int?
    /// The line of the error, from 1, where it was counted: in files of changes.
    public let line: Int?
    /// The facts: a name, a limit, the system's words.
    ///
    /// May be empty.
    public let detail: String

    /// Creates an error from its kind, the file and the place in it.
    public init(
        _ code: Code, path: String, offset: Int, innerOffset: Int? = nil, line: Int? = nil,
        detail: String = ""
    ) {
        self.code = code
        self.path = path
        self.offset = offset
        self.innerOffset = innerOffset
        self.line = line
        self.detail = detail
    }
}

extension OpenStreetMapError: CustomStringConvertible {
    /// The file, the place, what is wrong and what to do, on one line.
    public var description: String {
        var place = "\(path), " + (line.map { "line \($0)" } ?? "byte \(offset)")
        if let innerOffset, line == nil {
            place += " (byte \(innerOffset) of the data unpacked from there)"
        }
        let facts = detail.isEmpty ? "" : " (\(detail))"
        return "\(place): \(code.sentence)\(facts); \(code.advice)"
    }
}

extension OpenStreetMapError.Code {
    /// What was wrong, without a full stop.
    var sentence: String {
        switch self {
        case .cannotOpen: "the file cannot be read"
        case .unknownFormat: "this is neither OSM PBF nor OSM XML nor gzipped OSM XML"
        case .changeFile: "this is an osmChange file, not a map"
        case .noChanges: "this is no osmChange file"
        case .truncated: "the data ends too early"
        case .blobHeaderTooLarge: "a block header is larger than the format's 64 KiB"
        case .tooLarge: "a block is larger than allowed"
        case .corruptCompression: "the compressed data is broken"
        case .unsupportedCompression: "the block is compressed in a way that is not supported"
        case .unsupportedFeature: "the file requires a feature that is not supported"
        case .badNumber: "a number is not valid"
        case .badField: "a field has an unknown or wrong type"
        case .missingField: "an element lacks a required field"
        case .stringIndexOutOfRange: "a tag or role points outside the table of strings"
        case .mismatchedLengths: "arrays that belong together differ in length"
        case .deltaOverflow: "a sum of differences leaves 64 bits"
        case .unknownMemberKind: "a relation member is neither node nor way nor relation"
        case .severalVersions: "an element occurs in several versions, one of them deleted"
        case .malformedXML: "the XML is not well formed"
        case .tooDeep: "XML elements are nested too deep"
        }
    }

    /// What to do about it, without a full stop.
    var advice: String {
        switch self {
        case .cannotOpen: "check the path and its permissions"
        case .unknownFormat:
            "give an .osm.pbf, .osm or .osm.gz file, unpacked from any other archive"
        case .changeFile:
            "apply it to an extract first, with 'mapwright update' or 'osmium apply-changes'"
        case .noChanges: "give an .osc or .osc.gz file"
        case .unsupportedCompression, .unsupportedFeature:
            "rewrite the file, for example with 'osmium cat IN -o OUT.osm.pbf'"
        case .severalVersions:
            "make a snapshot of the history first, for example with 'osmium time-filter'"
        default: "the file is damaged or was written wrongly: fetch it again"
        }
    }
}
