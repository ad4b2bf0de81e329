/// The reply of an operation: an answer or a stream.
public enum APIReply: Sendable {
    /// An answer whose body is known.
    case whole(APIResponse)
    /// An answer that is sent part by part.
    case stream(APIStream)
}

/// An answer of status 200 that is sent part by part, as long as the client listens.
public struct APIStream: Sendable {
    /// The media type of the body.
    public let contentType: APIResponse.ContentType
    /// The body, made on demand; the next part is requested when the client has taken the last one.
    public let parts: AsyncStream<[UInt8]>
    /// A closure to call once no more parts are taken.
    public let end: @Sendable () async -> Void

    /// Creates a stream from its parts and what is called at its end.
    public init(
        _ contentType: APIResponse.ContentType, parts: AsyncStream<[UInt8]>,
        end: @escaping @Sendable () async -> Void
    ) {
        self.contentType = contentType
        self.parts = parts
        self.end = end
    }
}
