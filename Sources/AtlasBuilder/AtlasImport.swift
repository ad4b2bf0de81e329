import Atlas
import Bytes
import Deflate
import Elevation
import Foundation
import Gazetteer
import Geodesy
import OpenStreetMap
import Places
import RoadNetwork
import Roads
import Shortbread
import Tiles

/// The making of an atlas from an extract.
///
/// The new atlas appears whole, in place of an older one if there is one, or not at all. The same
/// extract and languages give the same bytes, whatever `jobs` is and in whatever order the elements
/// of the extract come.
public struct AtlasImport: Sendable {
    /// The version of the importer, as it stands in manifests.
    public static let generator = MapwrightVersion.program

    /// The languages of further names that every atlas has, as Shortbread asks.
    public static let standardLanguages = ["en", "de"]

    /// The path of the extract.
    public let extractPath: String
    /// The path of the atlas that is written.
    public let outputPath: String
    /// The number of threads that work at once.
    public let jobs: Int
    /// Languages of further names: "fi" makes `name_fi` from `name:fi`.
    public let languages: [String]
    /// The profiles of the travel modes that routes are prepared for.
    public let profiles: [TravelProfile]
    /// Tiles of heights, `.hgt` files: for the times of walkers and cyclists, and for what routes climb.
    public let terrainPaths: [String]
    /// Feeds of public transport, zip archives or folders, that make one timetable.
    public let gtfsPaths: [String]

    /// Prepares an import.
    ///
    /// - Parameters:
    ///   - extractPath: An `.osm.pbf`, `.osm` or `.osm.gz` file.
    ///   - outputPath: The folder to make, by custom called `NAME.atlas`.
    ///   - jobs: How many cores to use, 1 or more.
    ///   - languages: Codes of languages besides English and German, such as "fi" or "zh-Hant".
    ///   - profiles: The profiles of the travel modes that routes are prepared for; with none, an atlas shows
    ///     and finds places only, and takes less time and room.
    ///   - terrainPaths: Tiles of heights, as `Terrain` reads them.
    ///   - gtfsPaths: Feeds of public transport; walks between stops follow the streets if there is a mode on foot.
    public init(
        extractPath: String, outputPath: String, jobs: Int, languages: [String] = [],
        profiles: [TravelProfile] = TravelProfile.standard, terrainPaths: [String] = [],
        gtfsPaths: [String] = []
    ) {
        precondition(jobs >= 1, "at least one job is needed")
        self.extractPath = extractPath
        self.outputPath = outputPath
        self.jobs = jobs
        self.profiles = profiles
        self.terrainPaths = terrainPaths
        self.gtfsPaths = gtfsPaths
        let further = languages.filter { !Self.standardLanguages.contains($0) }
        self.languages = Self.standardLanguages + Set(further).sorted()
    }

    /// Runs the import.
    ///
    /// - Parameter progress: Called often, from any thread.
    /// - Returns: The manifest of the new atlas.
    /// - Throws: `OpenStreetMapError`, `ImportError`, `AtlasError`, `PMTilesError`, `RoadsError`,
    ///   `TerrainError`, `TravelProfile.InvalidProfile`, `GTFSError`, `TransitError`, `CancellationError`.
    public func run(
        progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws -> AtlasManifest {
        try TravelProfile.checkWords(of: profiles)
        let terrain = terrainPaths.isEmpty ? nil : try Terrain(paths: terrainPaths)
        let writer = try AtlasWriter(path: outputPath)
        let reader = try ExtractReader(path: extractPath)
        try ImportMemory.check(extractPath, byteCount: reader.byteCount, kind: reader.kind)
        let (data, newestEdit) = try await read(reader, progress)
        guard let bounds = Self.bounds(of: data, header: reader.header) else {
            throw ImportError(.noData, path: extractPath)
        }

        progress(ImportProgress(phase: .assembling))
        try Task.checkCancellation()
        var making = TileMaking(data, languages: languages)
        let layers = making.layers
        if layers.isEmpty, profiles.isEmpty { throw ImportError(.nothingToShow, path: extractPath) }

        let archive = try PMTilesWriter(path: try writer.add(AtlasFile.tiles))
        // Some roads lead somewhere though no map shows them; archives need a tile all the same.
        if layers.isEmpty {
            try archive.append(TileID(z: 0, x: 0, y: 0), gzip: Self.emptyTile.span.rawBytes)
        }
        let tiles =
            layers.isEmpty
            ? 1
            : try await making.make(
                jobs: jobs,
                progress: { state in
                    progress(
                        ImportProgress(
                            phase: .tiling, fraction: Self.tilingFraction(state),
                            detail: "zoom \(state.zoom), \(state.tiles.formatted()) tiles",
                            tiles: state.tiles))
                },
                deliver: {
                    try archive.append($0.id, count: $0.count, gzip: $0.bytes.span.rawBytes)
                })

        progress(ImportProgress(phase: .indexing))
        try Task.checkCancellation()
        var gazetteer = Gazetteer(data)
        _ = try gazetteer.write(to: try writer.add(Places.fileName))

        let roads = try await RoadMaking(
            data: data, profiles: profiles, jobs: jobs, terrain: terrain
        ).write(
            to: writer,
            progress: { progress(ImportProgress(phase: .routing, fraction: $0, detail: $1)) })

        if let heights = terrain.flatMap({ Heights.encoded($0.windows(in: bounds.packed)) }) {
            try writer.add(Heights.fileName, heights)
        }
        if layers.isEmpty, roads.allSatisfy({ $0.1 == 0 }) {
            throw ImportError(.nothingToShow, path: extractPath)
        }
        let walkers = profiles.first { $0.mode.transportType == .walking }?.mode
        let transit = try TimetableMaking(paths: gtfsPaths).write(
            to: writer, data: data,
            walkingGraph: walkers.map { writer.partialPath + "/" + $0.fileName },
            progress: { progress(ImportProgress(phase: .timetables, fraction: $0, detail: $1)) })
        progress(ImportProgress(phase: .writing, detail: "\(tiles.formatted()) tiles"))
        // The header's time is that of the whole database; without it the youngest edit says how old
        // the data is at most.
        let date = (reader.header.replicationTimestamp ?? newestEdit).map(Self.date)
        try archive.finish(
            metadata: Self.metadata(layers, date: date),
            bounds: TileBounds(
                south: bounds.south, west: bounds.west, north: bounds.north, east: bounds.east),
            center: TileCenter(
                latitude: (bounds.south + bounds.north) / 2,
                longitude: (bounds.west + bounds.east) / 2, zoom: Self.firstZoom(bounds)))
        let file = try MappedFile(path: extractPath)
        let summary = data.summary
        return try writer.commit(
            AtlasManifest(
                generator: Self.generator,
                extract: .init(
                    name: URL(fileURLWithPath: extractPath).lastPathComponent,
                    byteCount: file.byteCount, crc32: Atlas.checksum(crc32(file.bytes))),
                dataDate: date, bounds: bounds,
                attribution: ([AtlasManifest.openStreetMapAttribution] + transit.credits)
                    .joined(separator: ", "),
                languages: languages,
                elements: .init(
                    nodes: summary.nodes, ways: summary.ways, relations: summary.relations),
                features: Dictionary(
                    uniqueKeysWithValues: layers.map { ($0.name, $0.featureCount) } + roads
                        + transit.counts),
                missing: .init(
                    nodesOfWays: summary.missingNodes, nodesOfRelations: summary.missingNodeMembers,
                    waysOfRelations: summary.missingWayMembers,
                    relationsOfRelations: summary.missingRelationMembers)))
    }

    private func read(
        _ reader: ExtractReader, _ progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws -> (Dataset, newestEdit: Int64?) {
        var builder = DatasetBuilder()
        let summary = try await reader.read(
            jobs: jobs,
            progress: { done, total in
                progress(
                    ImportProgress(
                        phase: .reading, fraction: total > 0 ? Double(done) / Double(total) : nil,
                        detail:
                            "\((done / 1_000_000).formatted()) of \((total / 1_000_000).formatted()) MB"
                    ))
            },
            { try builder.append($0) })
        return (builder.finish(), summary.newestEdit)
    }

    /// A tile with nothing in it, as archives keep it.
    private static var emptyTile: [UInt8] {
        let nothing: [UInt8] = []
        return Deflater(level: 6).deflate(nothing.span.rawBytes, .gzip)
    }

    /// The share of the tiling that is done: most of the work is in the deepest zooms.
    private static func tilingFraction(_ state: TileMaking.Progress) -> Double {
        let weights: [Double] = [1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 6, 9, 14, 40]
        let before = weights[..<state.zoom].reduce(0, +)
        let share = state.total > 0 ? Double(state.done) / Double(state.total) : 1
        return (before + weights[state.zoom] * share) / weights.reduce(0, +)
    }

    /// The zoom at which the bounds fill a window of about two tiles' width.
    private static func firstZoom(_ bounds: AtlasBounds) -> UInt8 {
        let width = max(bounds.east - bounds.west, (bounds.north - bounds.south) * 2, 1e-3)
        return UInt8(min(max(log2(360 / width) + 1, 0), Double(TileMaking.deepestZoom)))
    }

    /// A Unix time as a date of ISO 8601.
    private static func date(_ seconds: Int64) -> String {
        Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(.iso8601)
    }

    private static func metadata(_ layers: [TileMaking.LayerSummary], date: String?) -> TileMetadata
    {
        TileMetadata(
            name: "Mapwright", description: "OpenStreetMap by the Shortbread schema 1.1",
            attribution:
                "<a href=\"https://www.openstreetmap.org/copyright\">© OpenStreetMap contributors</a>",
            version: "1.1", type: "baselayer",
            vectorLayers: layers.map {
                VectorLayer(
                    id: $0.name, fields: $0.fields, minzoom: $0.minimumZoom,
                    maxzoom: TileMaking.deepestZoom)
            },
            other: date.map { ["osm:date": $0] } ?? [:])
    }

    /// What the extract covers: what its header says if that is sound, else the box of its nodes.
    private static func bounds(of data: Dataset, header: ExtractHeader) -> AtlasBounds? {
        var south = Int32.max
        var north = Int32.min
        var west = Int32.max
        var east = Int32.min
        for index in data.nodes.ids.indices {
            let latitude = data.nodes.latitudes[index]
            let longitude = data.nodes.longitudes[index]
            if latitude == .max || longitude == .max { continue }
            south = min(south, latitude)
            north = max(north, latitude)
            west = min(west, longitude)
            east = max(east, longitude)
        }
        guard south <= north else { return nil }
        let box = AtlasBounds(
            south: Double(south) / 1e7, west: Double(west) / 1e7, north: Double(north) / 1e7,
            east: Double(east) / 1e7)
        guard let claimed = header.bounds, claimed.south < claimed.north,
            claimed.west < claimed.east, claimed.south >= -90, claimed.north <= 90,
            claimed.west >= -180, claimed.east <= 180, claimed.south <= box.north,
            claimed.north >= box.south, claimed.west <= box.east, claimed.east >= box.west
        else { return box }
        return AtlasBounds(
            south: claimed.south, west: claimed.west, north: claimed.north, east: claimed.east)
    }
}

extension AtlasBounds {
    /// The box in units of 1e-7 degrees.
    fileprivate var packed: PackedBox {
        func units(_ degrees: Double) -> Int32 { Int32((degrees * 1e7).rounded()) }
        return PackedBox(
            south: units(south), west: units(west), north: units(north), east: units(east))
    }
}
