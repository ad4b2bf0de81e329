import MapPixels
import MapServer

/// A tile of the ground as it is sent, or that the client's copy is still good.
package struct GroundAnswer: Sendable {
    /// The kind of a tile; its media type is the raw value.
    package enum Content: String, Sendable {
        case png = "image/png"
        case jpeg = "image/jpeg"
        case webP = "image/webp"
        case vectorTile = "application/vnd.mapbox-vector-tile"

        /// The kind of an image.
        init(_ format: PictureFile.Format) {
            switch format {
            case .png: self = .png
            case .jpeg: self = .jpeg
            case .webP: self = .webP
            }
        }
    }

    /// The tile; nil where the client's copy is still good.
    package let bytes: [UInt8]?
    /// The kind of the tile.
    package let content: Content
    /// The entity tag.
    package let tag: String
    /// The value of `Cache-Control`.
    package let cacheControl: String

    /// - Parameters:
    ///   - version: What the addresses of the tiles carry, so that what they answer never changes; nil where nothing does.
    ///   - otherwise: How long other addresses' answers may be kept.
    init(
        _ content: Content, tag: String, version: String?, asked: GroundConditions,
        otherwise: String, bytes: () throws(GroundTileFault) -> [UInt8]
    ) throws(GroundTileFault) {
        let isFresh = asked.ifNoneMatch.map { RequestConditions.isFresh($0, tag: tag) } ?? false
        self.bytes = isFresh ? nil : try bytes()
        self.content = content
        self.tag = tag
        cacheControl =
            version != nil && asked.version == version ? CommonHeaders.forever : otherwise
    }
}

/// What a request for a tile of the ground says of the client's copy.
package struct GroundConditions: Sendable {
    /// The version in the address; nil without one.
    package var version: String?
    /// The value of `If-None-Match`; nil without one.
    package var ifNoneMatch: String?

    /// Creates the conditions of a request.
    package init(version: String? = nil, ifNoneMatch: String? = nil) {
        self.version = version
        self.ifNoneMatch = ifNoneMatch
    }
}

/// Why there is no tile of the ground.
package struct GroundTileFault: Error, Equatable, Sendable {
    /// The status of the answer, of HTTP.
    package let status: Int
    /// A sentence for people.
    package let message: String

    init(_ status: Int, _ message: String) {
        self.status = status
        self.message = message
    }

    /// The fault of a question for heights where there are none.
    static let noHeights = GroundTileFault(
        404, "no atlas of this service has heights of the ground")

    /// The fault of an address that names no tile.
    package static let noTile = GroundTileFault(
        400, "a tile's address ends in a zoom up to 24, a column and a row of it")
}
