import HTTPTypes
import NIOCore

/// Writes answers as the bytes of HTTP/1, the head and a small body as one piece.
///
/// An answer of three parts that go through the channel one by one, and whose head is copied from one kind of headers to
/// another, took half of the time that a tile takes.
struct AnswerEncoder {
    /// What has not been handed to the channel.
    private(set) var pending = ByteBuffer()
    private var isChunked = false
    private var leavesOutBody = false

    /// A body up to this size is copied behind its head: cheaper than a second piece for the system.
    private static let smallBody = 8 << 10

    /// Creates an encoder.
    init() {}

    /// Takes what is to be handed to the channel; nil if there is nothing.
    mutating func take() -> ByteBuffer? {
        guard pending.readableBytes > 0 else { return nil }
        let taken = pending
        pending = ByteBuffer()
        return taken
    }

    /// Writes that a client may send the body it asks about.
    mutating func writeContinue() { pending.writeString("HTTP/1.1 100 Continue\r\n\r\n") }

    /// Writes the head of an answer.
    ///
    /// How long the body is stands in `Content-Length` or in the chunks it is divided into; where neither can be said, as
    /// to clients of HTTP/1.0, the body ends with the connection (RFC 9112, section 6.3).
    ///
    /// - Parameters:
    ///   - isOld: Whether the client speaks HTTP/1.0.
    ///   - isHead: Whether the client has asked for the head alone.
    ///   - closes: Whether the connection ends with this answer.
    mutating func write(_ head: HTTPResponse, isOld: Bool, isHead: Bool, closes: Bool) {
        write(
            head.status, head.headerFields, byteCount: nil, isOld: isOld, isHead: isHead,
            closes: closes)
    }

    /// Writes the head of an answer whose body is known.
    ///
    /// What is told by the parameters is not put into the fields first: each change of these copies them.
    ///
    /// - Parameters:
    ///   - byteCount: Bytes of the body, which are told unless the fields tell another length; nil: the fields alone tell
    ///     it.
    ///   - date: The value of `Date`; nil if the fields include it, or to omit it.
    mutating func write(
        _ status: HTTPResponse.Status, _ fields: HTTPFields, byteCount: Int?, date: String? = nil,
        isOld: Bool, isHead: Bool, closes: Bool
    ) {
        let code = status.code
        let hasBody = code >= 200 && code != 204 && code != 304
        // Room for a small body too, so that it is not copied once more.
        pending.reserveCapacity(1024 + min(byteCount ?? 0, Self.smallBody))
        pending.writeStaticString(isOld ? "HTTP/1.0 " : "HTTP/1.1 ")
        pending.writeString(String(code))
        pending.writeInteger(UInt8(ascii: " "))
        pending.writeString(status.reasonPhrase)
        pending.writeStaticString("\r\n")
        var hasLength = false
        for field in fields {
            // The framing of the body and the end of the connection are determined here alone.
            switch field.name.canonicalName.utf8.count {
            case 14 where field.name == .contentLength:
                guard hasBody else { continue }
                hasLength = true
            case 17 where field.name == .transferEncoding: continue
            case 10 where closes && field.name == .connection: continue
            default: break
            }
            pending.writeString(field.name.rawName)
            pending.writeStaticString(": ")
            pending.writeString(field.value)
            pending.writeStaticString("\r\n")
        }
        if let date {
            pending.writeStaticString("Date: ")
            pending.writeString(date)
            pending.writeStaticString("\r\n")
        }
        if let byteCount, hasBody, !hasLength {
            hasLength = true
            pending.writeStaticString("Content-Length: ")
            pending.writeString(String(byteCount))
            pending.writeStaticString("\r\n")
        }
        isChunked = hasBody && !hasLength && !isHead && !isOld
        leavesOutBody = !hasBody || isHead
        if isChunked { pending.writeStaticString("Transfer-Encoding: chunked\r\n") }
        if closes { pending.writeStaticString("Connection: close\r\n") }
        pending.writeStaticString("\r\n")
    }

    /// Writes a part of the body.
    ///
    /// - Parameter hand: Receives pieces for the channel in their order, if the part is too large to be copied.
    mutating func write(_ body: ByteBuffer, _ hand: (ByteBuffer) -> Void) {
        guard !leavesOutBody, body.readableBytes > 0 else { return }
        if isChunked {
            pending.writeString(String(body.readableBytes, radix: 16))
            pending.writeStaticString("\r\n")
        }
        if body.readableBytes <= Self.smallBody {
            pending.writeImmutableBuffer(body)
        } else {
            if let before = take() { hand(before) }
            hand(body)
        }
        if isChunked { pending.writeStaticString("\r\n") }
    }

    /// Writes the end of an answer.
    mutating func writeEnd(_ trailers: HTTPFields?) {
        guard isChunked else { return }
        isChunked = false
        pending.writeStaticString("0\r\n")
        for field in trailers ?? [:] {
            pending.writeString(field.name.rawName)
            pending.writeStaticString(": ")
            pending.writeString(field.value)
            pending.writeStaticString("\r\n")
        }
        pending.writeStaticString("\r\n")
    }
}
