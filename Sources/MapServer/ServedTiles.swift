import Atlas
import Bytes
import Deflate
import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore
import Synchronization
import Tiles
import VectorTile

/// Answers requests for tiles and for the archive they are in.
///
/// Tiles go out as they are stored: large ones from the file by the system, others by one copy into the buffer that is
/// sent.
final class ServedTiles: Sendable {
    let reader: PMTilesReader
    private let file: MappedFile
    /// Changes when the archive does: what versioned URLs carry.
    let version: String
    private let archiveTag: String
    private let isGzip: Bool
    private let tileHeaders: HTTPFields
    /// Few clients need inflated tiles, so that one inflater serves them in turn.
    private let inflater = Mutex(Inflater())

    /// What an inflated tile may take: several times what map clients accept.
    private static let tileLimit = 64 << 20
    /// How much of the archive is read at a time when much of it is asked for.
    private static let chunkSize = 256 << 10

    /// Serves an atlas's tiles.
    ///
    /// - Throws: `AtlasError` or `PMTilesError`.
    convenience init(_ atlas: Atlas) throws {
        try self.init(
            try atlas.file(AtlasFile.tiles),
            version: atlas.manifest.file(AtlasFile.tiles)?.crc32 ?? "0")
    }

    /// Serves an archive.
    ///
    /// - Parameter version: Another one for each content.
    /// - Throws: `PMTilesError`.
    init(_ file: MappedFile, version: String) throws {
        self.file = file
        self.version = version
        reader = try PMTilesReader(file)
        archiveTag = "\"\(version)-\(String(file.byteCount, radix: 16))\""
        isGzip = reader.header.tileCompression == .gzip
        var headers = CommonHeaders.crossOrigin
        headers[.contentType] = reader.header.tileType.mediaType
        if isGzip { headers[.vary] = "Accept-Encoding" }
        tileHeaders = headers
    }

    /// Whether the archive has tiles of a zoom.
    func hasZoom(_ zoom: UInt8) -> Bool {
        reader.header.minimumZoom...reader.header.maximumZoom ~= zoom
    }

    /// Whether a tile's square lies within the archive's bounds.
    func covers(_ tile: TileID) -> Bool {
        let (square, bounds) = (tile.bounds, reader.header.bounds)
        return square.west >= bounds.west && square.east <= bounds.east
            && square.north <= bounds.north && square.south >= bounds.south
    }

    /// A decoded tile; nil if the archive has none.
    ///
    /// - Throws: `PMTilesError`, `DeflateError` or `VectorTileError` for a damaged one.
    func content(of tile: TileID) throws -> VectorTile? {
        guard let range = try reader.byteRange(of: tile) else { return nil }
        let stored = try file.read(range)
        guard isGzip else { return try VectorTile(stored.span.bytes) }
        let bytes = try inflater.withLock { inflater in
            try inflater.inflate(stored.span.bytes, .gzip, limit: Self.tileLimit)
        }
        return try VectorTile(bytes.span.bytes)
    }

    /// Answers `GET /tiles/{z}/{x}/{y}.mvt`.
    ///
    /// - Parameter isVersioned: Whether the request named the version of the map, so that the answer never changes.
    func tile(_ path: TilePath, isVersioned: Bool, _ request: HTTPRequest) -> ServedAnswer {
        guard hasZoom(path.z), path.exists,
            let tile = TileID(checking: Int(path.z), x: Int(path.x), y: Int(path.y))
        else { return .plain(.notFound, "there are no tiles at this address") }
        let found: Range<Int>?
        do {
            found = try reader.byteRange(of: tile)
        } catch {
            return .plain(.internalServerError, "the atlas is damaged")
        }
        var headers = tileHeaders
        headers[.cacheControl] = CommonHeaders.cacheControl(isVersioned: isVersioned)
        guard let found else {
            return ServedAnswer(status: .noContent, headers: headers)
        }
        let inflates = isGzip && !RequestConditions.acceptsGzip(request.headerFields)
        do {
            if request.headerFields.contains(.ifNoneMatch) {
                let tag = try tag(of: found, isInflated: inflates)
                headers[.eTag] = tag
                if RequestConditions.isFresh(request.headerFields, tag: tag) {
                    return ServedAnswer(status: .notModified, headers: headers)
                }
            }
            if isGzip, !inflates, found.count >= FilePart.leastByteCount,
                let part = FilePart(file, found)
            {
                // Its last bytes are read, so that all of it is there.
                headers[.eTag] = try tag(of: found, isInflated: false)
                headers[.contentEncoding] = "gzip"
                return ServedAnswer(
                    status: .ok, headers: headers, part: part)
            }
            var bytes = try file.buffer(found)
            headers[.eTag] = Self.tag(
                of: bytes.readableBytesView, isGzip: isGzip, isInflated: inflates)
            if inflates {
                bytes = try inflated(bytes)
            } else if isGzip {
                headers[.contentEncoding] = "gzip"
            }
            return ServedAnswer(status: .ok, headers: headers, body: bytes)
        } catch {
            return .plain(.internalServerError, "the tile is damaged")
        }
    }

    /// Answers `GET /atlas.pmtiles`, whole or in part.
    func archive(_ request: HTTPRequest) -> ServedAnswer {
        let byteCount = file.byteCount
        var headers = CommonHeaders.crossOrigin
        headers[.contentType] = MediaType.archive
        headers[.acceptRanges] = "bytes"
        headers[.eTag] = archiveTag
        headers[.cacheControl] = CommonHeaders.revalidate
        if RequestConditions.isFresh(request.headerFields, tag: archiveTag) {
            return ServedAnswer(status: .notModified, headers: headers)
        }
        var range = ByteRange.whole
        if RequestConditions.allowsRange(request.headerFields, tag: archiveTag) {
            range = ByteRange(request.headerFields[.range], byteCount: byteCount)
        }
        switch range {
        case .whole: return content(0..<byteCount, .ok, headers, request)
        case .part(let part):
            headers[.contentRange] =
                "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(byteCount)"
            return content(part, .partialContent, headers, request)
        case .unsatisfiable:
            headers[.contentRange] = "bytes */\(byteCount)"
            return ServedAnswer(status: .rangeNotSatisfiable, headers: headers)
        }
    }

    /// The entity tag of a stored tile.
    ///
    /// A gzip stream ends with the CRC-32 and the length of what is in it (RFC 1952), so that nothing
    /// needs to be read but its last eight bytes.
    private static func tag(
        of stored: some BidirectionalCollection<UInt8>, isGzip: Bool, isInflated: Bool
    ) -> String {
        guard isGzip, stored.count >= 18 else {
            return "\"\(Atlas.checksum(crc32(Array(stored).span.bytes)))\""
        }
        let digits: StaticString = "0123456789abcdef"
        var tag: [UInt8] = [UInt8(ascii: "\"")]
        for byte in stored.suffix(8) {
            tag.append(digits.utf8Start[Int(byte >> 4)])
            tag.append(digits.utf8Start[Int(byte & 15)])
        }
        // The two forms of a tile are different bytes and need different tags.
        tag.append(UInt8(ascii: isInflated ? "p" : "z"))
        tag.append(UInt8(ascii: "\""))
        return String(decoding: tag, as: UTF8.self)
    }

    /// The entity tag of a tile that may not have to be read.
    private func tag(of range: Range<Int>, isInflated: Bool) throws(FileError) -> String {
        let end = isGzip ? range.suffix(18) : range
        return Self.tag(of: try file.read(end), isGzip: isGzip, isInflated: isInflated)
    }

    private func inflated(_ packed: ByteBuffer) throws -> ByteBuffer {
        let bytes = Array(packed.readableBytesView)
        return try inflater.withLock { inflater in
            ByteBuffer(
                bytes: try inflater.inflate(bytes.span.bytes, .gzip, limit: Self.tileLimit))
        }
    }

    /// A part of the archive, sent in pieces if it is large.
    private func content(
        _ range: Range<Int>, _ status: HTTPResponse.Status, _ headers: HTTPFields,
        _ request: HTTPRequest
    ) -> ServedAnswer {
        if range.count <= Self.chunkSize, request.method != .head {
            do {
                return ServedAnswer(status: status, headers: headers, body: try file.buffer(range))
            } catch {
                return .plain(.internalServerError, "the archive is damaged")
            }
        }
        let body = ResponseBody(contentLength: range.count) { writer in
            var start = range.lowerBound
            while start < range.upperBound {
                let end = min(start + Self.chunkSize, range.upperBound)
                try await writer.write(try self.file.buffer(start..<end))
                start = end
            }
            try await writer.finish(nil)
        }
        return ServedAnswer(status: status, headers: headers, pieces: body)
    }
}
