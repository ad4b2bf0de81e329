import MapGeometry

/// A source of a style's data.
public enum StyleSource: Sendable, Equatable {
    /// Tiles of vector data.
    case vector(TileSource)
    /// Tiles of raster images.
    case raster(TileSource)
    /// Tiles that are images of heights.
    case terrain(TileSource, TerrainEncoding)
    /// Features of GeoJSON, given in the style or by their address.
    case geojson(GeoJSONSource)
    /// An image that is placed on the map by its corners.
    case image(ImageSource)
    /// A video; it isn't drawn.
    case video

    /// The addresses, zooms and bounds of tiles.
    public struct TileSource: Sendable, Equatable {
        /// The address of a TileJSON document.
        public var url: String?
        /// Addresses of tiles with `{z}`, `{x}`, `{y}` in them.
        public var tiles: [String] = []
        /// The least zoom that there are tiles of.
        public var minimumZoom = 0.0
        /// The greatest zoom that there are tiles of.
        public var maximumZoom = 22.0
        /// Pixels along a side of a tile.
        public var tileSize = 512.0
        /// Whether rows of tiles are counted from the south, as in TMS.
        public var countsRowsFromSouth = false
        /// West, south, east, north in degrees; nothing is asked for outside.
        public var bounds = [-180, -85.051129, 180, 85.051129]
        /// The credit that a map has to show; nil for none.
        public var attribution: String?
        /// The property that is used as a feature's id, by layer; the name "" means all layers.
        public var promotedIDs: [String: String] = [:]

        /// Creates a source without addresses, of zooms 0 to 22.
        public init() {}
    }

    /// The encoding of heights: meters are the sum of the channels (0 to 255) times factors, less a
    /// shift.
    public struct TerrainEncoding: Sendable, Equatable {
        /// Meters for each step of red.
        public var redFactor: Double
        /// Meters for each step of green.
        public var greenFactor: Double
        /// Meters for each step of blue.
        public var blueFactor: Double
        /// The meters that are subtracted from the sum.
        public var baseShift: Double

        /// The encoding of Mapbox Terrain-RGB.
        public static let mapbox = TerrainEncoding(
            redFactor: 6553.6, greenFactor: 25.6, blueFactor: 0.1, baseShift: 10000)
        /// The encoding of Mapzen's Terrarium tiles.
        public static let terrarium = TerrainEncoding(
            redFactor: 256, greenFactor: 1, blueFactor: 1.0 / 256, baseShift: 32768)
    }

    /// A GeoJSON source, with how it is cut into tiles and clustered.
    public struct GeoJSONSource: Sendable, Equatable {
        /// The features, or the address of them as a string.
        public var data: JSONValue
        /// The zoom beyond which nothing is added.
        public var maximumZoom = 18.0
        /// The width of the border around a tile, in 1/512 of its side.
        public var buffer = 128.0
        /// The tolerance of simplifying lines, in pixels of a tile of 512.
        public var tolerance = 0.375
        /// The credit that a map has to show; nil for none.
        public var attribution: String?
        /// Whether points are drawn as clusters.
        public var clusters = false
        /// The distance in pixels at which points become a cluster.
        public var clusterRadius = 50.0
        /// The highest zoom at which points are clustered; nil for one less than the maximum.
        public var clusterMaximumZoom: Double?
        /// The least number of points that make a cluster; nil for the default, 2.
        public var clusterMinimumPoints: Double?
        /// Properties that clusters gather, as the document has them.
        public var clusterProperties: [String: JSONValue] = [:]
        /// Whether gradients along lines can be drawn.
        public var lineMetrics = false
        /// Whether ids are the features' places in the data.
        public var generatesIDs = false
        /// The property that is used as a feature's id; nil for the id in the data.
        public var promotedID: String?
        /// Which features are taken at all.
        public var filter: JSONValue?

        /// Creates a source from features, or from their address as a string.
        public init(data: JSONValue) {
            self.data = data
        }
    }

    /// An image that lies on the map.
    public struct ImageSource: Sendable, Equatable {
        /// The address of the image.
        public var url: String
        /// Longitude and latitude of the upper left, upper right, lower right and lower left corner.
        public var corners: [SIMD2<Double>]
    }
}

extension StyleSource {
    /// The credit that a map has to show; nil for none.
    public var attribution: String? {
        switch self {
        case .vector(let tiles), .raster(let tiles): tiles.attribution
        case .geojson(let source): source.attribution
        default: nil
        }
    }
}

extension SourceReader {
    /// Reads the members of a source and notes what is wrong; nil if nothing can come from it.
    mutating func source() -> StyleSource? {
        guard let type = object["type"]?.stringValue else {
            problems.error(path, "\"type\" is required")
            return nil
        }
        let source: StyleSource?
        switch type {
        case "vector":
            checkWord("encoding", ["mvt", "mlt"])
            if object["encoding"]?.stringValue == "mlt" {
                problems.warning(path + ".encoding", "tiles of this encoding aren't drawn")
            }
            source = .vector(tiles())
        case "raster": source = .raster(tiles())
        case "raster-dem": source = .terrain(tiles(), encoding())
        case "geojson": source = geojson().map(StyleSource.geojson)
        case "image": source = image().map(StyleSource.image)
        case "video":
            problems.warning(path, "videos aren't drawn")
            return .video
        default:
            problems.error(
                path + ".type",
                "expected one of [vector, raster, raster-dem, geojson, video, image], \(JSONValue.string(type).text) found"
            )
            return nil
        }
        // Vector and raster sources may have members of their own.
        if type == "geojson" || type == "image" { reportUnknown() }
        return source
    }

    private mutating func tiles() -> StyleSource.TileSource {
        var source = StyleSource.TileSource()
        source.url = text("url")
        source.tiles = list("tiles")?.compactMap(\.stringValue) ?? []
        source.minimumZoom = number("minzoom") ?? source.minimumZoom
        source.maximumZoom = number("maxzoom") ?? source.maximumZoom
        if let size = number("tileSize") {
            if size >= 1, size <= 4096 {
                source.tileSize = size
            } else {
                problems.error(path + ".tileSize", "a size from 1 to 4096 expected")
            }
        }
        checkWord("scheme", ["xyz", "tms"])
        source.countsRowsFromSouth = object["scheme"]?.stringValue == "tms"
        if let bounds = numbers("bounds", count: 4) { source.bounds = bounds }
        source.attribution = text("attribution")
        switch object["promoteId"] {
        case .string(let name): source.promotedIDs = ["": name]
        case .object(let names): source.promotedIDs = names.compactMapValues(\.stringValue)
        default: break
        }
        return source
    }

    private mutating func encoding() -> StyleSource.TerrainEncoding {
        checkWord("encoding", ["terrarium", "mapbox", "custom"])
        switch object["encoding"]?.stringValue {
        case "terrarium": return .terrarium
        case "custom":
            return StyleSource.TerrainEncoding(
                redFactor: number("redFactor") ?? 1, greenFactor: number("greenFactor") ?? 1,
                blueFactor: number("blueFactor") ?? 1, baseShift: number("baseShift") ?? 0)
        default: return .mapbox
        }
    }

    private mutating func geojson() -> StyleSource.GeoJSONSource? {
        known.formUnion(["data", "generateId", "promoteId", "filter", "clusterProperties"])
        guard let data = object["data"] else {
            problems.error(path, "missing required property \"data\"")
            return nil
        }
        var source = StyleSource.GeoJSONSource(data: data)
        source.maximumZoom = number("maxzoom") ?? source.maximumZoom
        source.buffer = number("buffer", in: 0...512) ?? source.buffer
        source.tolerance = number("tolerance") ?? source.tolerance
        source.attribution = text("attribution")
        source.clusters = flag("cluster") ?? false
        source.clusterRadius = number("clusterRadius", in: 0...(.infinity)) ?? source.clusterRadius
        source.clusterMaximumZoom = number("clusterMaxZoom")
        source.clusterMinimumPoints = number("clusterMinPoints")
        source.clusterProperties = object["clusterProperties"]?.members ?? [:]
        source.lineMetrics = flag("lineMetrics") ?? false
        source.generatesIDs = flag("generateId") ?? false
        source.promotedID = object["promoteId"]?.stringValue
        source.filter = object["filter"]
        return source
    }

    private mutating func image() -> StyleSource.ImageSource? {
        guard let url = text("url") else {
            problems.error(path, "missing required property \"url\"")
            return nil
        }
        guard let list = list("coordinates") else {
            problems.error(path, "missing required property \"coordinates\"")
            return nil
        }
        let corners = list.compactMap { corner -> SIMD2<Double>? in
            guard let pair = corner.items?.compactMap(\.doubleValue), pair.count == 2 else {
                return nil
            }
            return SIMD2(pair[0], pair[1])
        }
        guard list.count == 4, corners.count == 4 else {
            problems.error(
                path + ".coordinates", "array length 4 expected, length \(list.count) found")
            return nil
        }
        return StyleSource.ImageSource(url: url, corners: corners)
    }
}

/// Reads the members of an object and notes what is wrong with them.
struct SourceReader {
    let object: [String: JSONValue]
    let path: String
    var problems: ProblemList
    /// Members that were asked for.
    var known: Set<String> = ["type"]

    init(_ object: [String: JSONValue], path: String, problems: ProblemList) {
        self.object = object
        self.path = path
        self.problems = problems
    }

    /// The place of a member.
    private func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    private mutating func take<T>(
        _ name: String, _ expected: String, _ read: (JSONValue) -> T?
    ) -> T? {
        known.insert(name)
        guard let value = object[name] else { return nil }
        if let result = read(value) { return result }
        problems.error(place(name), "\(expected) expected, \(value.typeName) found")
        return nil
    }

    mutating func text(_ name: String) -> String? { take(name, "string", \.stringValue) }
    mutating func list(_ name: String) -> [JSONValue]? { take(name, "array", \.items) }
    mutating func flag(_ name: String) -> Bool? {
        take(name, "boolean") { if case .bool(let value) = $0 { value } else { nil } }
    }

    mutating func number(_ name: String, in range: ClosedRange<Double>? = nil) -> Double? {
        guard let value = take(name, "number", \.doubleValue) else { return nil }
        guard let range, !range.contains(value) else { return value }
        let isLess = value < range.lowerBound
        problems.error(
            place(name),
            isLess
                ? "\(value.styleText) is less than the minimum value \(range.lowerBound.styleText)"
                : "\(value.styleText) is greater than the maximum value \(range.upperBound.styleText)"
        )
        return nil
    }

    mutating func numbers(_ name: String, count: Int) -> [Double]? {
        guard let items = list(name) else { return nil }
        let numbers = items.compactMap(\.doubleValue)
        if items.count != count {
            problems.error(
                place(name), "array length \(count) expected, length \(items.count) found")
            return nil
        }
        for (index, item) in items.enumerated() where item.doubleValue == nil {
            problems.error("\(place(name))[\(index)]", "number expected, \(item.typeName) found")
        }
        return numbers.count == count ? numbers : nil
    }

    /// Notes a member that is none of some words.
    mutating func checkWord(_ name: String, _ words: [String]) {
        known.insert(name)
        guard let value = object[name], !words.contains(value.stringValue ?? "") else { return }
        problems.error(
            place(name),
            "expected one of [\(words.joined(separator: ", "))], \(value.text) found")
    }

    /// Records members that were not read.
    mutating func reportUnknown() {
        for name in object.keys.sorted() where !known.contains(name) {
            problems.warning(path, "unknown property \"\(name)\"")
        }
    }
}
