import Bytes

/// What is wrong inside a piece of data whose file the thrower does not know.
struct BlockFault: Error {
    let code: OpenStreetMapError.Code
    /// Offset as the reader of the piece counts, from its origin.
    let offset: Int
    let detail: String

    init(_ code: OpenStreetMapError.Code, at offset: Int, _ detail: String = "") {
        self.code = code
        self.offset = offset
        self.detail = detail
    }

    /// The fault behind a failed read of bytes.
    init(_ error: ByteError) {
        let code: OpenStreetMapError.Code =
            switch error.code {
            case .truncated: .truncated
            case .varintTooLong: .badNumber
            case .invalidKey, .wrongWireType: .badField
            case .outOfRange: .stringIndexOutOfRange
            case .overflow: .deltaOverflow
            }
        self.init(code, at: error.offset)
    }
}

extension ByteReader {
    /// Offset of the next byte as errors count it.
    var place: Int { origin + position }
}
