import Bytes

/// A failure to read or write a PMTiles archive: which file, where in it, and what.
public struct PMTilesError: Error, Equatable, Sendable {
    /// The kinds of failure.
    public enum Code: Equatable, Sendable {
        /// The system refused: the file is missing, the disk is full, ….
        case file(FileError)
        /// The file is not a PMTiles archive.
        case foreign
        /// The archive has a version other than 3.
        case unsupportedVersion(UInt8)
        /// The file ends before a part of it does.
        case truncated
        /// A header field has a value that it cannot have.
        case corruptHeader
        /// A directory contradicts itself, the header or the file's size.
        case corruptDirectory
        /// The metadata cannot be inflated, or are not as the specification says.
        case corruptMetadata
        /// A tile cannot be inflated or decoded.
        case corruptTile
        /// Directories or tiles are compressed by a method other than gzip (PMTiles' number for it).
        case unsupportedCompression(UInt8)
        /// A tile was not appended in the order of PMTiles numbers.
        case outOfOrder
        /// A tile has no bytes, or more than 4 GB.
        case invalidTileSize
        /// An archive must have one tile or more.
        case noTiles
    }

    /// The kind of failure.
    public let code: Code
    /// The path of the archive.
    public let path: String
    /// Offset from the start of the file of what is wrong, or of the part it is in.
    public let offset: Int
    /// The details of the error, as a phrase.
    public let detail: String

    /// Creates an error from its kind, the file, the place and the details.
    public init(_ code: Code, path: String, offset: Int = 0, detail: String) {
        self.code = code
        self.path = path
        self.offset = offset
        self.detail = detail
    }

    init(_ error: FileError) {
        self.init(.file(error), path: error.path, detail: error.description)
    }
}

extension PMTilesError: CustomStringConvertible {
    /// A one-sentence description of the error and its position, for a log.
    public var description: String {
        switch code {
        case .file, .noTiles, .outOfOrder, .invalidTileSize: detail
        default: "\(path) cannot be read as PMTiles: \(detail) (byte \(offset))"
        }
    }
}
