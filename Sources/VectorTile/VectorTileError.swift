import Bytes

/// A failure to decode a vector tile: what was wrong, and where.
public struct VectorTileError: Error, Equatable, Sendable {
    /// The kinds of failure.
    public enum Code: Equatable, Sendable {
        /// The bytes end before the value does.
        case truncated
        /// A varint runs past 64 bits.
        case varintTooLong
        /// A field key that Protocol Buffers do not allow.
        case invalidKey
        /// A known field is stored as another type than the specification's.
        case wrongWireType
        /// A layer of a version other than 1 and 2.
        case unsupportedVersion(UInt64)
        /// A layer has no name.
        case missingLayerName
        /// A layer that does not say by which version of the specification it was written.
        case missingLayerVersion
        /// An extent of 0 or beyond 2³¹ − 1.
        case invalidExtent
        /// A value that holds no type, or more than one.
        case invalidValue
        /// A number that does not fit the 32 bits the specification gives it.
        case numberTooLarge
        /// A feature's tags or geometry are written twice.
        case repeatedField
        /// A feature with a key but no value behind it.
        case oddTagCount
        /// A tag that points past the layer's keys or values.
        case tagOutOfRange
        /// A command that does not exist, or not at this place of this geometry type.
        case unexpectedCommand(UInt32)
        /// A command count that is too small, too large, or beyond the data.
        case invalidCommandCount(UInt32)
    }

    /// The kind of failure.
    public let code: Code
    /// Offset of the offending byte from the start of the tile.
    public let offset: Int

    /// Creates an error from its kind and its offset.
    public init(_ code: Code, at offset: Int) {
        self.code = code
        self.offset = offset
    }

    init(_ error: ByteError) {
        self.offset = error.offset
        self.code =
            switch error.code {
            case .truncated: .truncated
            case .varintTooLong: .varintTooLong
            case .invalidKey: .invalidKey
            case .wrongWireType: .wrongWireType
            case .outOfRange, .overflow: .numberTooLarge
            }
    }
}

extension VectorTileError: CustomStringConvertible {
    /// The kind of failure and its place, as one sentence for a log.
    public var description: String {
        let what =
            switch code {
            case .truncated: "the data ends too early"
            case .varintTooLong: "a number is longer than 64 bits"
            case .invalidKey: "a field key is not valid"
            case .wrongWireType: "a field has the wrong type"
            case .unsupportedVersion(let version): "layer version \(version) is not 1 or 2"
            case .missingLayerName: "a layer has no name"
            case .missingLayerVersion: "a layer has no version"
            case .invalidExtent: "a layer's extent is 0 or too large"
            case .invalidValue: "an attribute value has no type or several"
            case .numberTooLarge: "a number does not fit 32 bits"
            case .repeatedField: "a feature repeats its tags or its geometry"
            case .oddTagCount: "a feature has a key without a value"
            case .tagOutOfRange: "a tag points past the layer's keys or values"
            case .unexpectedCommand(let command): "geometry command \(command) is out of place"
            case .invalidCommandCount(let count): "a geometry command count of \(count) is wrong"
            }
        return "not a valid vector tile: \(what) (byte \(offset))"
    }
}
