import Atlas
import Bytes
import Deflate
import Elevation
import Foundation
import Gazetteer
import Geodesy
import OpenStreetMap
import ParallelWork
import Places
import RoadNetwork
import Roads
import Shortbread
import Synchronization
import Tiles

/// The making of an atlas from an extract, or from several that become one map.
///
/// The new atlas appears whole, in place of an older one if there is one, or not at all. The same
/// extracts and languages give the same bytes, whatever `jobs` is and in whatever order the extracts and
/// their elements come. Of an element that stands in several extracts the newest version counts.
public struct AtlasImport: Sendable {
    /// The version of the importer, as it stands in manifests.
    public static let generator = MapwrightVersion.program

    /// The languages of further names that every atlas has, as Shortbread asks.
    public static let standardLanguages = ["en", "de"]

    /// The paths of the extracts, one at least.
    public let extractPaths: [String]
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
    /// The memory that the import may take; nil for all there is.
    public let memory: ImportMemory?

    /// Prepares an import.
    ///
    /// - Parameters:
    ///   - extractPaths: `.osm.pbf`, `.osm` or `.osm.gz` files, one at least.
    ///   - outputPath: The folder to make, by custom called `NAME.atlas`.
    ///   - jobs: How many cores to use, 1 or more.
    ///   - languages: Codes of languages besides English and German, such as "fi" or "zh-Hant".
    ///   - profiles: The profiles of the travel modes that routes are prepared for; with none, an atlas shows
    ///     and finds places only, and takes less time and room.
    ///   - terrainPaths: Tiles of heights, as `Terrain` reads them.
    ///   - gtfsPaths: Feeds of public transport; walks between stops follow the streets if there is a mode on foot.
    ///   - memory: The memory that the import may take; nil for all there is.
    public init(
        extractPaths: [String], outputPath: String, jobs: Int, languages: [String] = [],
        profiles: [TravelProfile] = TravelProfile.standard, terrainPaths: [String] = [],
        gtfsPaths: [String] = [], memory: ImportMemory? = nil
    ) {
        precondition(jobs >= 1, "at least one job is needed")
        precondition(!extractPaths.isEmpty, "at least one extract is needed")
        self.extractPaths = extractPaths
        self.outputPath = outputPath
        self.jobs = jobs
        self.profiles = profiles
        self.terrainPaths = terrainPaths
        self.gtfsPaths = gtfsPaths
        self.memory = memory
        let further = languages.filter { !Self.standardLanguages.contains($0) }
        self.languages = Self.standardLanguages + Set(further).sorted()
    }

    /// Prepares an import of one extract.
    ///
    /// The parameters are those of the other initializer.
    public init(
        extractPath: String, outputPath: String, jobs: Int, languages: [String] = [],
        profiles: [TravelProfile] = TravelProfile.standard, terrainPaths: [String] = [],
        gtfsPaths: [String] = [], memory: ImportMemory? = nil
    ) {
        self.init(
            extractPaths: [extractPath], outputPath: outputPath, jobs: jobs, languages: languages,
            profiles: profiles, terrainPaths: terrainPaths, gtfsPaths: gtfsPaths,
            memory: memory)
    }

    /// Runs the import.
    ///
    /// - Parameter progress: Called often, from any thread.
    /// - Returns: The manifest of the new atlas.
    /// - Throws: `OpenStreetMapError`, `ImportError`, `DatasetOverflow`, `CountOverflow` of what is more than an atlas
    ///   can count, `AtlasError`, `PMTilesError`, `RoadsError`, `TerrainError`, `TravelProfile.InvalidProfile`, `GTFSError`,
    ///   `TransitError`, `CancellationError`.
    public func run(
        progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws -> AtlasManifest {
        try await run(reading: extractPaths, progress: progress)
    }

    /// Runs the import on files that stand for the extracts, which the manifest names.
    ///
    /// - Parameter files: The path of a file for each extract.
    func run(
        reading files: [String], progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws -> AtlasManifest {
        try TravelProfile.checkWords(of: profiles)
        let terrain = terrainPaths.isEmpty ? nil : try Terrain(paths: terrainPaths)
        let writer = try AtlasWriter(path: outputPath)
        let names = extractPaths.joined(separator: ", ")
        // Tables that no extract changes are made while the extract is read.
        async let tables: Void = jobs > 1 ? Gazetteer.prepare() : ()
        let reading = try await ExtractReading(
            files: files, names: extractPaths, jobs: jobs, memory: memory
        ).run(progress: progress)
        await tables
        let data = reading.data
        let bounds = reading.bounds

        let archive = try PMTilesWriter(path: try writer.add(AtlasFile.tiles))
        let modesAtOnce = isShortOfMemory(reading) ? 1 : min(jobs, max(1, profiles.count))
        let (layers, tiles, roads) = try await makeParts(
            of: reading, tiles: archive, places: try writer.add(Places.fileName),
            roads: RoadMaking(
                data: data, profiles: profiles,
                paths: try profiles.map { try writer.add($0.mode.fileName) },
                modesAtOnce: modesAtOnce, jobs: jobs, budget: ThreadBudget(free: 0),
                terrain: terrain),
            progress: progress)

        if let terrain {
            if let heights = Heights.encoded(terrain.windows(in: bounds.packed)) {
                try writer.add(Heights.fileName, heights)
            } else {
                let files = terrainPaths.joined(separator: ", ")
                progress(
                    ImportProgress(
                        phase: .writing,
                        note: "\(files): no height lies in the extract; the atlas has none"))
            }
        }
        if layers.isEmpty, roads.allSatisfy({ $0.1 == 0 }) {
            throw ImportError(.nothingToShow, path: names)
        }
        let walkers = profiles.first { $0.mode.transportType == .walking }?.mode
        let transit = try TimetableMaking(paths: gtfsPaths, jobs: jobs).write(
            to: writer, data: data, bounds: bounds.packed,
            walkingGraph: walkers.map { writer.partialPath + "/" + $0.fileName },
            progress: { progress(ImportProgress(phase: .timetables, fraction: $0, detail: $1)) },
            note: { progress(ImportProgress(phase: .timetables, note: $0)) })
        progress(ImportProgress(phase: .writing, detail: "\(tiles.formatted()) tiles"))
        let date = reading.date.map(Self.date)
        // A map opens on one of several areas, not on what lies between them.
        let opening = reading.areas?.first?.bounds ?? bounds
        try archive.finish(
            metadata: Self.metadata(layers, date: date),
            bounds: TileBounds(
                south: bounds.south, west: bounds.west, north: bounds.north, east: bounds.east),
            center: TileCenter(
                latitude: (opening.south + opening.north) / 2,
                longitude: (opening.west + opening.east) / 2, zoom: Self.firstZoom(opening)))
        let extracts = try zip(extractPaths, files).map(Self.description)
            .sorted { ($0.name, $0.crc32) < ($1.name, $1.crc32) }
        let summary = data.summary
        return try writer.commit(
            AtlasManifest(
                generator: Self.generator,
                extract: extracts[0], extracts: extracts.count > 1 ? extracts : nil,
                replication: reading.replication, dataDate: date, bounds: bounds,
                areas: reading.areas,
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

    /// Makes tiles, the index of places and graphs of roads: at the same time where there are cores and memory for it, else
    /// one after the other.
    ///
    /// - Returns: The layers that have features, how many tiles there are, and how many pieces of road each mode has.
    private func makeParts(
        of reading: ExtractReading.Result, tiles archive: PMTilesWriter, places path: String,
        roads making: RoadMaking, progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws -> ([TileMaking.LayerSummary], tiles: Int, roads: [(String, Int)]) {
        let data = reading.data
        @Sendable func tellRoads(_ share: Double, _ detail: String) {
            progress(ImportProgress(phase: .routing, fraction: share, detail: detail))
        }
        // Half of the threads make tiles, one does the places, one each mode; who has most to do takes the others.
        let tileJobs = max(2, jobs / 2)
        let others = jobs - tileJobs - 1 - making.modesAtOnce
        guard others >= 0, !isShortOfMemory(reading) else {
            let (layers, tiles) = try await makeTiles(
                of: data, in: archive, jobs: jobs, plansAhead: !isShortOfMemory(reading),
                progress: progress)
            progress(ImportProgress(phase: .indexing))
            try Task.checkCancellation()
            try Self.writePlaces(of: data, to: path, threads: WorkerThreads(jobs))
            making.budget.give(jobs - making.modesAtOnce)
            return (layers, tiles, try await making.write(progress: tellRoads))
        }
        // The tiles report the progress of the import; a part that takes longer reports the rest.
        let isTiled = Mutex(false)
        let budget = making.budget
        budget.give(others)
        async let places: Void = {
            try Self.writePlaces(of: data, to: path, threads: WorkerThreads(jobs, of: budget))
            budget.give(1)
        }()
        async let roads = making.write { share, detail in
            if isTiled.withLock({ $0 }) { tellRoads(share, detail) }
        }
        let (layers, tiles) = try await makeTiles(
            of: data, in: archive, jobs: tileJobs, plansAhead: true, progress: progress)
        budget.give(tileJobs)
        progress(ImportProgress(phase: .indexing))
        try await places
        isTiled.withLock { $0 = true }
        tellRoads(0, "")
        return (layers, tiles, try await roads)
    }

    /// Makes the tiles; what that takes is gone when this returns.
    ///
    /// - Returns: The layers that have features, and how many tiles there are.
    private func makeTiles(
        of data: Dataset, in archive: PMTilesWriter, jobs: Int, plansAhead: Bool,
        progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws -> ([TileMaking.LayerSummary], count: Int) {
        progress(ImportProgress(phase: .assembling))
        try Task.checkCancellation()
        let making = try TileMaking(data, languages: languages, jobs: jobs)
        let layers = making.layers
        guard !layers.isEmpty else {
            if profiles.isEmpty {
                throw ImportError(.nothingToShow, path: extractPaths.joined(separator: ", "))
            }
            // Some roads lead somewhere though no map shows them; archives need a tile all the same.
            try archive.append(TileID(z: 0, x: 0, y: 0), gzip: Self.emptyTile.span.rawBytes)
            return (layers, 1)
        }
        let count = try await making.make(
            jobs: jobs, plansAhead: plansAhead && jobs > 1,
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
        return (layers, count)
    }

    /// Writes the index of places; what that takes is gone when this returns.
    private static func writePlaces(
        of data: Dataset, to path: String, threads: WorkerThreads
    ) throws {
        var gazetteer = Gazetteer(data, threads: threads)
        _ = try gazetteer.write(to: path)
    }

    /// Whether parts and modes are made one after the other, since each takes as much memory.
    private func isShortOfMemory(_ reading: ExtractReading.Result) -> Bool {
        memory?.isShort(for: reading.extracts) == true
    }

    /// What the manifest says of an extract and the file that stands for it.
    private static func description(
        of extract: String, file: String
    ) throws -> AtlasManifest.Extract {
        let bytes = try MappedFile(path: file)
        return .init(
            name: URL(fileURLWithPath: extract).lastPathComponent, byteCount: bytes.byteCount,
            crc32: Atlas.checksum(crc32(bytes.bytes)))
    }

    /// The name of an extract without folders and endings: "helsinki" for `maps/helsinki.osm.pbf`.
    package static func name(ofExtract path: String) -> String {
        var name = URL(fileURLWithPath: path).lastPathComponent
        for ending in [".gz", ".bz2", ".pbf", ".osm"] where name.hasSuffix(ending) {
            name.removeLast(ending.count)
        }
        return name.isEmpty ? "extract" : name
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
}

extension AtlasBounds {
    /// The box in units of 1e-7 degrees.
    fileprivate var packed: PackedBox {
        PackedBox(
            south: PackedCoordinate.units(rounding: south),
            west: PackedCoordinate.units(rounding: west),
            north: PackedCoordinate.units(rounding: north),
            east: PackedCoordinate.units(rounding: east))
    }
}
