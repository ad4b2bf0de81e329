import OpenStreetMap
import Tiles

/// Makes the vector tiles of an extract by the Shortbread schema, version 1.1.
///
/// As extras, features of the deepest zoom carry ids (OpenStreetMap id times ten, plus 1 for a node,
/// 2 for a way, 3 for a relation), and buildings carry `height` and `min_height` in metres.
package struct TileMaking: Sendable {
    /// How far the work is.
    package struct Progress: Sendable {
        /// The zoom being made.
        package var zoom: Int
        /// Chunks done and in all at this zoom.
        package var done: Int, total: Int
        /// Tiles made so far at all zooms.
        package var tiles: Int
    }

    /// What was made.
    package struct Summary: Sendable {
        /// Features found, by layer name.
        package var features: [String: Int] = [:]
        /// Tiles made.
        package var tiles = 0
    }

    private let data: Dataset
    private var set: FeatureSet

    /// Finds the features of an extract.
    ///
    /// - Parameters:
    ///   - languages: Languages of further names: "en" gives `name_en` from `name:en`.
    ///   - frame: South, west, north, east in degrees: what the extract covers.
    package init(
        _ data: Dataset, languages: [String],
        frame: (south: Double, west: Double, north: Double, east: Double)
    ) {
        self.data = data
        let northWest = World.project(
            latitude: Int32(frame.north * 1e7), longitude: Int32(frame.west * 1e7))
        let southEast = World.project(
            latitude: Int32(frame.south * 1e7), longitude: Int32(frame.east * 1e7))
        set = FeatureExtractor.extract(
            data, languages: languages, frame: GridBox(low: northWest, high: southEast))
    }

    /// Features found, by layer name.
    package var featureCounts: [String: Int] {
        var counts: [String: Int] = [:]
        for feature in set.features { counts[feature.layer.name, default: 0] += 1 }
        return counts
    }

    /// Makes all tiles and delivers them in Hilbert order, zoom 0 first.
    ///
    /// - Parameter jobs: Chunks made at the same time; the tiles are the same whatever it is.
    /// - Returns: The number of tiles.
    package mutating func make(
        jobs: Int, isolation: isolated (any Actor)? = #isolation,
        progress: (Progress) -> Void, deliver: (MadeTile) throws -> Void
    ) async throws -> Int {
        var tiles = 0
        for zoom in 0...TileZoom.deepest {
            let plan = ZoomPlan(zoom: zoom, data: data, set: &set)
            let set = self.set
            let data = self.data
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
                deliver: { (made: [MadeTile]) in
                    for tile in made { try deliver(tile) }
                    tiles += made.count
                    done += 1
                    progress(
                        Progress(zoom: zoom, done: done, total: plan.chunks.count, tiles: tiles))
                })
        }
        return tiles
    }
}
