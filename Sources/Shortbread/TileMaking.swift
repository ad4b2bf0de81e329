import Columns
import OpenStreetMap
import ParallelWork
import Tiles

/// Makes the vector tiles of an extract by the Shortbread schema, version 1.1.
///
/// As extras, features of the deepest zoom carry ids (OpenStreetMap id times ten, plus 1 for a node,
/// 2 for a way, 3 for a relation), and buildings carry `height` and `min_height` in meters.
package struct TileMaking: Sendable {
    /// The progress of making tiles.
    package struct Progress: Sendable {
        /// The zoom whose tiles are being made.
        package var zoom: Int
        /// Chunks done and in all at this zoom.
        package var done: Int, total: Int
        /// Tiles made so far at all zooms.
        package var tiles: Int
    }

    /// The number of features and the name of a layer.
    package struct LayerSummary: Sendable {
        /// The layer's name in the tiles.
        package var name: String
        /// The number of features that the extract has for the layer.
        package var featureCount = 0
        /// The smallest zoom at which one of them shows.
        package var minimumZoom = TileZoom.deepest
        /// The type of each field that occurs: "String", "Number" or "Boolean".
        package var fields: [String: String] = [:]
    }

    /// The zoom at which tiles end.
    package static let deepestZoom = TileZoom.deepest

    private let data: Dataset
    private let set: FeatureSet

    /// Finds the features of an extract.
    ///
    /// - Parameters:
    ///   - languages: Languages of further names: "en" gives `name_en` from `name:en`.
    ///   - jobs: The number of threads that work at once, 1 or more; the features do not depend on it.
    /// - Throws: `CountOverflow` if the extract has more than tiles are made of.
    package init(
        _ data: Dataset, languages: [String], jobs: Int = 1
    ) throws(CountOverflow) {
        try self.init(data, languages: languages, limit: FeatureSet.mostCounted, jobs: jobs)
    }

    /// Finds the features of an extract, of whose parts there may be less than their numbers could count.
    package init(
        _ data: Dataset, languages: [String], limit: Int, jobs: Int = 1
    ) throws(CountOverflow) {
        self.data = data
        set = try FeatureExtractor.extract(
            data, languages: languages, limit: limit, threads: WorkerThreads(jobs))
    }

    /// The layers that have features, in the order in which they stand in a tile.
    package var layers: [LayerSummary] {
        var found: [Layer: LayerSummary] = [:]
        var lists: [Layer: Set<UInt32>] = [:]
        for feature in set.features {
            var summary = found[feature.layer] ?? LayerSummary(name: feature.layer.name)
            summary.featureCount += 1
            summary.minimumZoom = min(summary.minimumZoom, Int(feature.minZoom))
            found[feature.layer] = summary
            lists[feature.layer, default: []].insert(feature.attributes)
        }
        for (layer, numbers) in lists {
            for attribute in numbers.flatMap({ set.attributeLists[Int($0)] }) {
                let type =
                    switch set.values[Int(attribute.value)] {
                    case .text: "String"
                    case .whole, .real: "Number"
                    case .flag: "Boolean"
                    }
                found[layer]?.fields[set.fieldNames[Int(attribute.field)]] = type
            }
        }
        return Layer.allCases.compactMap { found[$0] }
    }

    /// Makes all tiles and delivers them in Hilbert order, zoom 0 first.
    ///
    /// - Parameters:
    ///   - jobs: Chunks made at the same time; the tiles are the same whatever it is.
    ///   - plansAhead: Whether each zoom is planned while the one before is made, which takes the memory of both.
    /// - Returns: The number of tiles.
    package func make(
        jobs: Int, plansAhead: Bool = false, isolation: isolated (any Actor)? = #isolation,
        progress: (Progress) -> Void, deliver: (EncodedTile) throws -> Void
    ) async throws -> Int {
        var tiles = 0
        var planned = try Self.plan(0, data, set)
        for zoom in 0...TileZoom.deepest {
            let (plan, set) = planned
            let data = self.data
            let isLast = zoom == TileZoom.deepest
            async let ahead = isLast || !plansAhead ? nil : Self.plan(zoom + 1, data, set)
            var next = 0
            var done = 0
            try await orderedPipeline(
                jobs: jobs,
                produce: {
                    guard next < plan.chunks.count else { return nil }
                    next += 1
                    return next - 1
                },
                work: { (index: Int) in
                    var maker = ChunkMaker(plan: plan, data: data, set: set)
                    return maker.make(plan.chunks[index])
                },
                deliver: { (made: [EncodedTile]) in
                    for tile in made { try deliver(tile) }
                    tiles += made.reduce(0) { $0 + Int($1.count) }
                    done += 1
                    progress(
                        Progress(zoom: zoom, done: done, total: plan.chunks.count, tiles: tiles))
                })
            if !isLast { planned = try await ahead ?? Self.plan(zoom + 1, data, set) }
        }
        return tiles
    }

    /// Plans a zoom; returns the plan, and the set with the lists of attributes that the zoom sees.
    private static func plan(
        _ zoom: Int, _ data: Dataset, _ set: FeatureSet
    ) throws(CountOverflow) -> (ZoomPlan, FeatureSet) {
        var set = set
        let plan = try ZoomPlan(zoom: zoom, data: data, set: &set)
        return (plan, set)
    }
}
