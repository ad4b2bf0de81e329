import Atlas
import AtlasBuilder
import Deflate
import Foundation
import RoadNetwork
import TestSupport
import Tiles
import VectorTile

/// An atlas made for a test, with its tiles decoded on demand.
struct BuiltAtlas {
    let folder: TemporaryFolder
    let path: String
    let manifest: AtlasManifest
    private let reader: PMTilesReader

    /// Imports an extract file.
    init(
        extract: String, jobs: Int = 2, languages: [String] = [],
        profiles: [TravelProfile] = TravelProfile.standard
    ) async throws {
        folder = try TemporaryFolder()
        path = folder.path + "/test.atlas"
        manifest = try await AtlasImport(
            extractPath: extract, outputPath: path, jobs: jobs, languages: languages,
            profiles: profiles
        ).run { _ in }
        reader = try PMTilesReader(path: path + "/" + AtlasFile.tiles)
    }

    /// Imports a drawn extract.
    init(_ drawn: DrawnExtract, reversed: Bool = false, languages: [String] = []) async throws {
        let source = try TemporaryFolder()
        let file = try source.file("drawn.osm", reversed ? drawn.reversedXML : drawn.xml)
        try await self.init(extract: file, languages: languages)
    }

    /// The archive's bytes.
    var archive: Data {
        get throws { try Data(contentsOf: URL(fileURLWithPath: path + "/" + AtlasFile.tiles)) }
    }

    /// All tiles of a zoom, in order.
    func tiles(zoom: Int) throws -> [(id: TileID, tile: VectorTile)] {
        var ids: [TileID] = []
        try reader.forEachTile { id, _ in if Int(id.z) == zoom { ids.append(id) } }
        return try ids.map { ($0, try tile($0)) }
    }

    /// One tile.
    func tile(_ id: TileID) throws -> VectorTile {
        guard let packed = try reader.tile(id) else { return VectorTile() }
        let bytes = try Inflater().inflate(packed, .gzip, limit: 64 << 20)
        return try VectorTile(bytes.span.bytes)
    }

    /// The attributes of all features of a layer at a zoom.
    func features(_ layer: String, zoom: Int = 14) throws -> [[String: VectorTile.Value]] {
        try tiles(zoom: zoom).flatMap { entry in
            entry.tile.layer(named: layer).map { layer in
                layer.features.map { layer.attributes(of: $0) }
            } ?? []
        }
    }
}

extension TravelProfile {
    /// The modes of imports that are compared with each other: the one with most rules, for each costs seconds; in the slow tier all.
    static let compared =
        SlowTier.isOn ? standard : [builtIn("automobile")].compactMap { $0 }
}
