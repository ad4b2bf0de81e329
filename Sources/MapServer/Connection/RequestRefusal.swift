import HTTPTypes
import NIOCore
import NIOHTTP1

/// A request that gets no further than its connection: it breaks the protocol or a limit.
package enum RequestRefusal: Error, Equatable {
    /// The message framing is ambiguous (RFC 9112, section 6), or the head itself is malformed.
    case malformed(String)
    /// The address is longer than a head may be.
    case addressTooLong
    /// The headers are longer or more than they may be.
    case headTooLarge
    /// The body is longer than it may be.
    case bodyTooLarge
    /// Head or body took too long.
    case tooSlow
    /// A coding that is not `chunked`.
    case unknownCoding
    /// Another version than 1.0 and 1.1.
    case unknownVersion

    /// The HTTP status of the answer.
    package var status: HTTPResponseStatus {
        switch self {
        case .malformed: .badRequest
        case .addressTooLong: .uriTooLong
        case .headTooLarge: .requestHeaderFieldsTooLarge
        case .bodyTooLarge: .payloadTooLarge
        case .tooSlow: .requestTimeout
        case .unknownCoding: .notImplemented
        case .unknownVersion: .httpVersionNotSupported
        }
    }

    /// The reason as a line of text, the body of the answer.
    package var reason: String {
        switch self {
        case .malformed(let reason): reason
        case .addressTooLong: "the address is too long"
        case .headTooLarge: "the headers are too many or too long"
        case .bodyTooLarge: "the body is too long"
        case .tooSlow: "the request took too long"
        case .unknownCoding: "the only transfer coding is chunked"
        case .unknownVersion: "the version is HTTP/1.0 or HTTP/1.1"
        }
    }

    /// The answer with that line; its date is set where it is sent.
    package var answer: (head: HTTPResponse, text: ByteBuffer) {
        let text = ByteBuffer(string: reason + "\n")
        let head = HTTPResponse(
            status: .init(code: Int(status.code), reasonPhrase: status.reasonPhrase),
            headerFields: [
                .contentType: MediaType.text, .contentLength: "\(text.readableBytes)",
                .accessControlAllowOrigin: "*", .cacheControl: "no-store",
            ])
        return (head, text)
    }

    /// Creates a refusal from an error of the parser.
    package init(_ error: HTTPParserError, isFirstLine: Bool) {
        switch error {
        case .headerOverflow: self = isFirstLine ? .addressTooLong : .headTooLarge
        case .invalidVersion: self = .unknownVersion
        case .invalidChunkSize: self = .malformed("the size of a chunk is no number")
        case .invalidContentLength, .unexpectedContentLength:
            self = .malformed("the length of the body is not told once, as a number")
        case .invalidHeaderToken: self = .malformed("a header is malformed")
        default: self = .malformed("this is no request of HTTP")
        }
    }

    /// Checks a head.
    ///
    /// Two servers in a row that see the end of a body at different places let one client's bytes pass as another's
    /// request, so whatever could be read in two ways is refused.
    ///
    /// - Returns: nil if the request may go on.
    package init?(of head: HTTPRequestHead, _ limits: ConnectionLimits) {
        guard head.version == .http1_1 || head.version == .http1_0 else {
            self = .unknownVersion
            return
        }
        var hosts = 0
        var lengths = 0
        var codings = 0
        var byteCount = head.uri.utf8.count
        for (name, value) in head.headers {
            byteCount += name.utf8.count + value.utf8.count + 4
            switch name.utf8.count {
            case 4 where name.lowercased() == "host": hosts += 1
            case 14 where name.lowercased() == "content-length":
                lengths += 1
                guard let length = Int(value), length >= 0,
                    value.utf8.allSatisfy({ 48...57 ~= $0 })
                else {
                    self = .malformed("the length of the body is not told once, as a number")
                    return
                }
                guard length <= limits.bodyBytes else {
                    self = .bodyTooLarge
                    return
                }
            case 17 where name.lowercased() == "transfer-encoding":
                codings += 1
                guard value.lowercased() == "chunked" else {
                    self = .unknownCoding
                    return
                }
            default: break
            }
        }
        if byteCount > limits.headBytes {
            self = head.uri.utf8.count > limits.headBytes / 2 ? .addressTooLong : .headTooLarge
        } else if lengths > 1 || codings > 1 || lengths + codings > 1 {
            self = .malformed("the length of the body is told more than once")
        } else if codings > 0, head.version == .http1_0 {
            self = .malformed("HTTP/1.0 has no transfer codings")
        } else if hosts > 1 || hosts == 0 && head.version == .http1_1 {
            self = .malformed("the header Host has to be there once")
        } else {
            return nil
        }
    }
}
