import HTTPTypes
import HummingbirdCore
import NIOCore

/// An answer that is made: its body is in memory, or comes in pieces that are read while they are sent.
package struct ServedAnswer: Sendable {
    /// The body of an answer.
    package enum Body: Sendable {
        /// The whole body, in memory.
        case whole(ByteBuffer)
        /// A part of a file.
        case part(FilePart)
        /// A body that is written in pieces, which takes a task.
        case pieces(ResponseBody)
    }

    package var status: HTTPResponse.Status
    package var headers: HTTPFields
    package var body: Body

    /// Creates an answer from memory; one without a body if no bytes are given.
    package init(
        status: HTTPResponse.Status, headers: HTTPFields = [:], body: ByteBuffer = ByteBuffer()
    ) {
        self.status = status
        self.headers = headers
        self.body = .whole(body)
    }

    /// Creates an answer whose body is written when it is sent.
    package init(status: HTTPResponse.Status, headers: HTTPFields, pieces: ResponseBody) {
        self.status = status
        self.headers = headers
        body = .pieces(pieces)
    }

    /// Creates an answer from a part of a file.
    package init(status: HTTPResponse.Status, headers: HTTPFields, part: FilePart) {
        self.status = status
        self.headers = headers
        body = .part(part)
    }

    /// Creates an answer from one of the server library.
    package init(_ response: Response) {
        self.init(status: response.status, headers: response.headers, pieces: response.body)
    }

    /// Bytes of the body; nil if that is not known before it is sent.
    package var byteCount: Int? {
        switch body {
        case .whole(let bytes): bytes.readableBytes
        case .part(let part): part.byteCount
        case .pieces(let pieces): pieces.contentLength
        }
    }

    /// The head, with the length of the body where that is known.
    package var head: HTTPResponse {
        var headers = headers
        if let byteCount, !headers.contains(.contentLength) {
            headers[.contentLength] = String(byteCount)
        }
        return HTTPResponse(status: status, headerFields: headers)
    }

    /// The answer as the server's library has it.
    package var response: Response {
        let answer = inMemory
        return switch answer.body {
        case .whole(let bytes):
            Response(
                status: answer.status, headers: answer.headers, body: .init(byteBuffer: bytes))
        case .pieces(let pieces):
            Response(status: answer.status, headers: answer.headers, body: pieces)
        case .part: preconditionFailure("a part of a file was read")
        }
    }

    /// The answer without a part of a file: with its bytes, or, where they are gone, with an error in its place.
    package var inMemory: ServedAnswer {
        guard case .part(let part) = body else { return self }
        do {
            var answer = self
            answer.body = .whole(try part.bytes())
            return answer
        } catch {
            var answer = Self.plain(.internalServerError, "the file is damaged")
            answer.headers[.date] = headers[.date]
            return answer
        }
    }

    /// Leaves the body out, as a HEAD asks; its length stays.
    package mutating func leaveOutBody() {
        headers = head.headerFields
        body = .whole(ByteBuffer())
    }

    /// An answer of text, with a newline at its end.
    package static func plain(_ status: HTTPResponse.Status, _ text: String) -> ServedAnswer {
        var headers = CommonHeaders.crossOrigin
        headers[.contentType] = MediaType.text
        headers[.cacheControl] = "no-store"
        return ServedAnswer(
            status: status, headers: headers,
            body: ByteBuffer(string: text.hasSuffix("\n") ? text : text + "\n"))
    }
}
