/// What a map shows of the ground beside its tiles: imagery, and the ground's heights.
///
/// The server describes them, and styles with them; their tiles are answered by whoever brings them, at ``imagery``,
/// ``terrain`` and ``contours``.
package struct MapGround: Sendable {
    /// Puts layers of the ground into a style document, given as JSON.
    package typealias Change = @Sendable ([UInt8], GroundLayers) throws -> [UInt8]

    /// The tiles of imagery; nil if there are none.
    package let imagery: GroundTiles?
    /// The tiles of heights, which those atlases have that were imported with some.
    package let terrain: GroundTiles
    /// The tiles of lines of equal height, of the same atlases.
    package let contours: GroundTiles
    package let change: Change

    /// The file that an atlas with heights has.
    let heightsFile: String

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - heightsFile: The file that an atlas with heights has.
    ///   - change: Puts layers of the ground into a style document.
    package init(
        imagery: GroundTiles?, terrain: GroundTiles, contours: GroundTiles, heightsFile: String,
        change: @escaping Change
    ) {
        self.imagery = imagery
        self.terrain = terrain
        self.contours = contours
        self.heightsFile = heightsFile
        self.change = change
    }
}

/// The layers of the ground in a style.
package struct GroundLayers: Hashable, Sendable {
    /// The position of imagery among the layers of a style.
    package enum Imagery: Sendable {
        /// There is no imagery.
        case absent
        /// Below all other layers.
        case below
        /// In the place of all else.
        case alone
    }

    /// The elevation data that is available.
    package enum Terrain: Sendable {
        /// There is none.
        case absent
        /// Where they are; slopes are not shaded before the client says so.
        case hidden
        /// Where they are, with shaded slopes.
        case shaded
    }

    /// The position of imagery among the layers of a style.
    package var imagery = Imagery.absent
    /// The elevation data that is available.
    package var terrain = Terrain.absent
    /// Whether lines of equal height are seen, where there is terrain.
    package var showsContours = false
    /// Whether the style's colors are dark.
    package var isDark = false
}

/// The TileJSON description of tiles of the ground.
package struct GroundTiles: Sendable {
    /// The layer of vector tiles.
    package struct Layer: Sendable, Encodable {
        let id: String
        /// What each attribute of features tells.
        let fields: [String: String]

        /// Creates a description.
        package init(_ id: String, fields: [String: String]) {
            self.id = id
            self.fields = fields
        }
    }

    /// The tiles' path with `{z}`, `{x}` and `{y}`.
    package let path: String
    /// The least and the greatest zoom that there are tiles of.
    package let zooms: ClosedRange<Int>
    /// Points along a side of a tile; nil for vector tiles.
    package let tileSize: Int?
    /// The layer of vector tiles; nil for pictures.
    package let layer: Layer?
    /// How colors tell heights, as styles name it; nil for pictures.
    package let encoding: String?
    /// The attribution of the tiles; nil if none is needed.
    package let attribution: String?
    /// West, south, east and north in degrees; nil where that is not known.
    package let bounds: [Double]?
    /// Changes when the tiles do; nil where that is not known.
    package let version: String?

    /// Creates a description.
    package init(
        path: String, zooms: ClosedRange<Int>, tileSize: Int? = nil, layer: Layer? = nil,
        encoding: String? = nil, attribution: String? = nil, bounds: [Double]? = nil,
        version: String? = nil
    ) {
        self.path = path
        self.zooms = zooms
        self.tileSize = tileSize
        self.layer = layer
        self.encoding = encoding
        self.attribution = attribution
        self.bounds = bounds
        self.version = version
    }

    /// The description for clients that use the server by an address.
    ///
    /// - Parameters:
    ///   - bounds: Where the tiles are, if they do not say so.
    ///   - version: What changes when they do, if they do not say so.
    func document(base: String, bounds: [Double]? = nil, version: String? = nil) -> TileJSON {
        let mark = (self.version ?? version).map { "?v=\($0)" } ?? ""
        return TileJSON(
            tiles: [base + path + mark], minzoom: zooms.lowerBound, maxzoom: zooms.upperBound,
            tileSize: tileSize, vector_layers: layer.map { [$0] }, encoding: encoding,
            attribution: attribution,
            bounds: self.bounds ?? bounds)
    }

    /// TileJSON 3.0.0, with the size and the encoding that MapLibre reads in it.
    struct TileJSON: Encodable {
        let tilejson = "3.0.0"
        let scheme = "xyz"
        let tiles: [String]
        let minzoom: Int
        let maxzoom: Int
        let tileSize: Int?
        let vector_layers: [Layer]?
        let encoding: String?
        let attribution: String?
        let bounds: [Double]?
    }
}
