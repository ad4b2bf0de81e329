import Atlas
import Deflate
import HTTPTypes
import HummingbirdCore
import NIOCore
import Synchronization
import Tiles
import VectorTile

/// The tiles of one or several atlases as one map.
///
/// A tile that one archive alone has goes out as it is stored. Where several have parts of a square, at low zooms and
/// along borders, one tile is made of theirs; those made last are kept.
package final class TileCollection: Sendable {
    /// The archives in the order of their atlases.
    let sources: [ServedTiles]
    /// Changes when one of the archives does: what versioned URLs carry.
    let version: String
    /// The attributions of all atlases, without repetitions.
    package let attribution: String
    private let merged = Mutex(MergedTiles())

    /// Opens the archives.
    ///
    /// - Throws: `AtlasError` or `PMTilesError`.
    package init(_ atlases: [Atlas]) throws {
        precondition(!atlases.isEmpty, "a map has one atlas at least")
        sources = try atlases.map(ServedTiles.init)
        version = sources.map(\.version).joined(separator: "-")
        var credits: [String] = []
        for atlas in atlases where !credits.contains(atlas.manifest.attribution) {
            credits.append(atlas.manifest.attribution)
        }
        attribution = credits.joined(separator: ", ")
    }

    /// The zooms at which some archive has tiles.
    package var zooms: ClosedRange<UInt8> {
        let headers = sources.map(\.reader.header)
        let least = headers.map(\.minimumZoom).min() ?? 0
        return least...max(headers.map(\.maximumZoom).max() ?? least, least)
    }

    /// The archive of the atlas that a map opens on.
    var first: ServedTiles { sources[0] }

    /// Answers `GET /tiles/{z}/{x}/{y}.mvt`.
    func tile(_ path: TilePath, query: Substring.UTF8View, _ request: HTTPRequest) -> ServedAnswer {
        if sources.count == 1 {
            return first.tile(path, isVersioned: isVersioned(query), request)
        }
        guard path.exists,
            let tile = TileID(checking: Int(path.z), x: Int(path.x), y: Int(path.y))
        else { return .plain(.notFound, "there are no tiles at this address") }
        guard sources.contains(where: { $0.hasZoom(path.z) }) else {
            return .plain(.notFound, "there are no tiles at this address")
        }
        do {
            let having = try sources(having: tile)
            guard having.count > 1 else {
                let source = having.first ?? sources.first { $0.hasZoom(path.z) } ?? sources[0]
                return source.tile(path, isVersioned: isVersioned(query), request)
            }
            let file = try mergedTile(tile, of: having)
            var response = ServedPage.respond(file, request)
            response.headers[.cacheControl] = CommonHeaders.cacheControl(
                isVersioned: isVersioned(query))
            return response
        } catch {
            return .plain(.internalServerError, "an atlas is damaged")
        }
    }

    /// A decoded tile of all archives; nil if none has it.
    ///
    /// - Throws: `PMTilesError`, `DeflateError` or `VectorTileError` for a damaged one.
    package func content(zoom: Int, x: Int, y: Int) throws -> VectorTile? {
        guard let tile = TileID(checking: zoom, x: x, y: y) else { return nil }
        let having = try sources(having: tile)
        guard having.count > 1 else { return try having.first?.content(of: tile) }
        let merged = try mergedTile(tile, of: having)
        return try VectorTile(Array(merged.plain.readableBytesView).span.bytes)
    }

    /// The archives that a tile is made of.
    private func sources(having tile: TileID) throws -> [ServedTiles] {
        var having: [ServedTiles] = []
        // What an atlas has outside of its bounds is the sea around a ferry line, which others know better.
        for source in sources
        where try source.reader.header.bounds.meets(tile)
            && source.reader.byteRange(of: tile) != nil
        {
            // Of archives that overlap, one that covers the whole square knows all that is in it.
            if source.covers(tile) { return [source] }
            having.append(source)
        }
        return having
    }

    private func mergedTile(_ tile: TileID, of having: [ServedTiles]) throws -> StaticFile {
        if let known = merged.withLock({ $0[tile] }) { return known }
        var merger = VectorTileMerger()
        for source in having {
            if let content = try source.content(of: tile) { merger.add(content) }
        }
        let file = StaticFile(
            merger.finish(), type: first.reader.header.tileType.mediaType, isText: true)
        merged.withLock { $0[tile] = file }
        return file
    }

    private func isVersioned(_ query: Substring.UTF8View) -> Bool {
        query.starts(with: "v=".utf8) && query.dropFirst(2).elementsEqual(version.utf8)
    }
}

extension TileCollection {
    /// The description of the map for its clients: of the first archive, with the bounds and zooms of all.
    ///
    /// - Parameter tiles: URL templates with `{z}`, `{x}` and `{y}`.
    func tileJSON(tiles: [String]) throws(PMTilesError) -> TileJSON {
        var document = try first.reader.tileJSON(tiles: tiles)
        guard sources.count > 1 else { return document }
        // A name of one of them would be wrong for the others.
        document.name = nil
        document.description = nil
        for source in sources.dropFirst() {
            let other = try source.reader.tileJSON(tiles: tiles)
            for layer in other.vectorLayers
            where !document.vectorLayers.contains(where: { $0.id == layer.id }) {
                document.vectorLayers.append(layer)
            }
            document.minzoom = Self.pick(min, document.minzoom, other.minzoom)
            document.maxzoom = Self.pick(max, document.maxzoom, other.maxzoom)
            if let one = document.bounds, let two = other.bounds {
                document.bounds = [
                    min(one[0], two[0]), min(one[1], two[1]), max(one[2], two[2]),
                    max(one[3], two[3]),
                ]
            }
        }
        return document
    }

    private static func pick(_ choose: (Int, Int) -> Int, _ one: Int?, _ two: Int?) -> Int? {
        guard let one, let two else { return one ?? two }
        return choose(one, two)
    }
}

/// The merged tiles that were asked for last, up to a number of bytes.
private struct MergedTiles: Sendable {
    private var files: [TileID: StaticFile] = [:]
    /// The tiles in the order in which they came.
    private var order: [TileID] = []
    private var byteCount = 0

    private static let mostBytes = 32 << 20

    subscript(tile: TileID) -> StaticFile? {
        get { files[tile] }
        set {
            guard let newValue, files[tile] == nil, newValue.byteCount <= Self.mostBytes / 4 else {
                return
            }
            files[tile] = newValue
            order.append(tile)
            byteCount += newValue.byteCount
            var leaving = 0
            while byteCount > Self.mostBytes {
                byteCount -= files.removeValue(forKey: order[leaving])?.byteCount ?? 0
                leaving += 1
            }
            order.removeFirst(leaving)
        }
    }
}
