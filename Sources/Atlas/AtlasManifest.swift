/// What `manifest.json` of an atlas says: where the data comes from, what is inside, and every file
/// with its length and checksum.
///
/// The manifest holds nothing that depends on when, where or by how many threads the atlas was built:
/// the same extract gives the same bytes.
public struct AtlasManifest: Codable, Equatable, Sendable {
    /// The value of `format` in every manifest.
    public static let magic = "mapwright-atlas"
    /// The version this code writes, and the newest it reads.
    public static let currentVersion = 1
    /// The credit OpenStreetMap's license asks for.
    public static let openStreetMapAttribution = "© OpenStreetMap contributors"
    /// The license of OpenStreetMap's data, by its SPDX identifier.
    public static let openStreetMapLicense = "ODbL-1.0"

    /// The format's name; always `magic`.
    public var format = AtlasManifest.magic
    /// The layout's version; readers refuse a newer one than they know.
    public var version = AtlasManifest.currentVersion
    /// The program that built the atlas, such as "mapwright 0.1.0".
    public var generator: String
    /// The file the atlas was built from; of several the first.
    public var extract: Extract
    /// All files the atlas was built from, sorted by name; nil if it was built from one.
    public var extracts: [Extract]?
    /// The series of change files that the data has up to some number; nil if the extract names none.
    public var replication: Replication?
    /// The date of the data as the extract states it, in ISO 8601 and UTC; nil if it has none.
    public var dataDate: String?
    /// The area that the data of the atlas covers.
    public var bounds: AtlasBounds
    /// The areas that the data covers, from west to east, none of which overlaps another; nil if `bounds` is the only one.
    public var areas: [Area]?
    /// The credit a map drawn from the atlas must show.
    public var attribution: String
    /// SPDX identifier of the data's license.
    public var license: String
    /// Languages with name fields of their own beside the local name, such as "en", in order.
    public var languages: [String]
    /// The number of elements that were read from the extract.
    public var elements: Elements
    /// The number of features of each kind, such as "buildings".
    public var features: [String: Int]
    /// References that pointed outside the extract.
    public var missing: MissingReferences
    /// Every other file of the bundle, sorted by name.
    public var files: [File]

    private enum CodingKeys: String, CodingKey {
        case format, version, generator, extract, extracts, replication, dataDate, bounds, areas
        case attribution
        // As the file has always spelled it.
        case license = "licence"
        case languages, elements, features, missing, files
    }

    /// Creates a manifest; `AtlasWriter` fills in `files`.
    public init(
        generator: String, extract: Extract, extracts: [Extract]? = nil,
        replication: Replication? = nil, dataDate: String?, bounds: AtlasBounds,
        areas: [Area]? = nil,
        attribution: String = AtlasManifest.openStreetMapAttribution,
        license: String = AtlasManifest.openStreetMapLicense,
        languages: [String] = [], elements: Elements = Elements(), features: [String: Int] = [:],
        missing: MissingReferences = MissingReferences(), files: [File] = []
    ) {
        self.generator = generator
        self.extract = extract
        self.extracts = extracts
        self.replication = replication
        self.dataDate = dataDate
        self.bounds = bounds
        self.areas = areas
        self.attribution = attribution
        self.license = license
        self.languages = languages
        self.elements = elements
        self.features = features
        self.missing = missing
        self.files = files
    }
}

extension AtlasManifest {
    /// The file an atlas was built from.
    public struct Extract: Codable, Equatable, Sendable {
        /// The file name of the extract, without folders.
        public var name: String
        /// The size of the extract in bytes.
        public var byteCount: Int
        /// CRC-32 of its bytes, eight lower-case hexadecimal digits.
        public var crc32: String

        /// Creates a description of an extract.
        public init(name: String, byteCount: Int, crc32: String) {
            self.name = name
            self.byteCount = byteCount
            self.crc32 = crc32
        }
    }

    /// A series of change files, and the last of them that the data has.
    public struct Replication: Codable, Equatable, Sendable {
        /// The number of the last change file.
        public var sequence: Int64
        /// Where the files are published; nil if the extract does not say.
        public var source: String?

        /// Creates a description of what the data has of a series.
        public init(sequence: Int64, source: String? = nil) {
            self.sequence = sequence
            self.source = source
        }
    }

    /// One of several areas that the data covers.
    public struct Area: Codable, Equatable, Sendable {
        /// The names of the extracts that the area is of, without their endings.
        public var name: String
        /// The box of the area.
        public var bounds: AtlasBounds

        /// Creates a description of an area.
        public init(name: String, bounds: AtlasBounds) {
            self.name = name
            self.bounds = bounds
        }
    }

    /// The number of elements that were read from the extract.
    public struct Elements: Codable, Equatable, Sendable {
        /// The number of nodes read.
        public var nodes: Int
        /// The number of ways read.
        public var ways: Int
        /// The number of relations read.
        public var relations: Int

        /// Creates counts of elements, 0 by default.
        public init(nodes: Int = 0, ways: Int = 0, relations: Int = 0) {
            self.nodes = nodes
            self.ways = ways
            self.relations = relations
        }
    }

    /// References to elements that the extract does not hold.
    public struct MissingReferences: Codable, Equatable, Sendable {
        /// Nodes that ways name, counted once a reference.
        public var nodesOfWays: Int
        /// The nodes that relations refer to, counted once for each reference.
        public var nodesOfRelations: Int
        /// The ways that relations refer to, counted once for each reference.
        public var waysOfRelations: Int
        /// The relations that relations refer to, counted once for each reference.
        public var relationsOfRelations: Int

        /// Creates counts of references, 0 by default.
        public init(
            nodesOfWays: Int = 0, nodesOfRelations: Int = 0, waysOfRelations: Int = 0,
            relationsOfRelations: Int = 0
        ) {
            self.nodesOfWays = nodesOfWays
            self.nodesOfRelations = nodesOfRelations
            self.waysOfRelations = waysOfRelations
            self.relationsOfRelations = relationsOfRelations
        }
    }

    /// A file of the bundle with its size and checksum.
    public struct File: Codable, Equatable, Sendable {
        /// The file name within the bundle.
        public var name: String
        /// The size in bytes.
        public var byteCount: Int
        /// CRC-32 of its bytes, eight lower-case hexadecimal digits.
        public var crc32: String

        /// Creates a description of a file.
        public init(name: String, byteCount: Int, crc32: String) {
            self.name = name
            self.byteCount = byteCount
            self.crc32 = crc32
        }
    }

    /// The boxes that the data covers, one at least.
    public var coveredBounds: [AtlasBounds] { areas?.map(\.bounds) ?? [bounds] }

    /// The file called `name`, nil if the atlas has none.
    public func file(_ name: String) -> File? {
        files.first { $0.name == name }
    }
}

/// An area in degrees.
///
/// `west` exceeds `east` where it crosses the 180th meridian.
public struct AtlasBounds: Codable, Equatable, Sendable {
    /// The latitude of the southern edge, in degrees.
    public var south: Double
    /// The longitude of the western edge, in degrees.
    public var west: Double
    /// The latitude of the northern edge, in degrees.
    public var north: Double
    /// The longitude of the eastern edge, in degrees.
    public var east: Double

    /// Creates bounds from their edges in degrees.
    public init(south: Double, west: Double, north: Double, east: Double) {
        self.south = south
        self.west = west
        self.north = north
        self.east = east
    }
}
