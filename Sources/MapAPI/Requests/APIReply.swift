/// What an operation answers a request with.
public enum APIReply: Sendable {
    /// An answer whose body is known.
    case whole(APIResponse)
    /// An answer that goes on.
    case stream(APIStream)
}

/// An answer that goes on as long as the client listens, with a status of 200.
public struct APIStream: Sendable {
    /// What the body is.
    public let contentType: APIResponse.ContentType
    /// The body, made as it is asked for; the next part is asked for when the client took the last one.
    public let parts: AsyncStream<[UInt8]>
    /// To be called once nobody asks for parts any more.
    public let end: @Sendable () async -> Void

    /// Creates an answer.
    public init(
        _ contentType: APIResponse.ContentType, parts: AsyncStream<[UInt8]>,
        end: @escaping @Sendable () async -> Void
    ) {
        self.contentType = contentType
        self.parts = parts
        self.end = end
    }
}
