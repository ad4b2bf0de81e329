import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore
import ServiceLifecycle

/// Answers the requests of a live page: a stream of messages one way, what was done the other.
struct LiveResponder: Sendable {
    let program: any LiveProgram

    /// Where all of it is.
    static let prefix = "/live"
    /// Largest body that is read; events are small.
    private static let bodyLimit = 1 << 20
    /// Longest name of a browser.
    private static let clientLimit = 64

    /// Answers a request below ``prefix``; `query` holds the address's values.
    func respond(_ request: Request, path: String, query: [String: String]) async -> ServedAnswer {
        guard request.head.isFromOwnPage else {
            return .plain(.forbidden, "other sites' pages may not use this program")
        }
        switch (request.head.method, path) {
        case (.get, Self.prefix): return await stream(request.head, query)
        case (.post, Self.prefix): return await take(request)
        case (.get, let path) where path.hasPrefix(Self.prefix + "/tiles/"):
            return await tile(path)
        case (.get, let path) where path.hasPrefix(Self.prefix + "/photographs/"):
            return await photograph(path)
        case (.get, _), (.head, _), (.post, _):
            return .plain(.notFound, "there is nothing at this address")
        default:
            var response = ServedAnswer.plain(.methodNotAllowed, "use GET or POST")
            response.headers[.allow] = "GET, POST"
            return response
        }
    }

    private func stream(_ request: HTTPRequest, _ query: [String: String]) async -> ServedAnswer {
        guard let client = query["client"], !client.isEmpty,
            client.utf8.count <= Self.clientLimit
        else { return .plain(.badRequest, "?client= has to name the browser") }
        let messages = await program.messages(
            for: LiveClient(
                name: client, version: query["version"].flatMap { Int($0) },
                lastMessage: request.headerFields[.lastEventID]))
        let headers: HTTPFields = [
            .contentType: "text/event-stream", .cacheControl: "no-store",
            .xContentTypeOptions: "nosniff",
        ]
        let body = ResponseBody { writer in
            // Ends with the server: this answer would never be finished otherwise.
            for await message in messages.cancelOnGracefulShutdown() {
                try await writer.write(ByteBuffer(bytes: message.eventStreamBytes))
            }
            try await writer.finish(nil)
        }
        return ServedAnswer(status: .ok, headers: headers, pieces: body)
    }

    private func take(_ request: Request) async -> ServedAnswer {
        guard request.headers[.contentType]?.hasPrefix("application/json") == true else {
            return .plain(.unsupportedMediaType, "events come as application/json")
        }
        var request = request
        // A body that breaks off has no client left to be notified.
        guard let body = try? await request.collectBody(upTo: Self.bodyLimit) else {
            return .plain(.contentTooLarge, "events of at most \(Self.bodyLimit) bytes are read")
        }
        do {
            try await program.receive(Array(body.readableBytesView))
            return ServedAnswer(status: .noContent, headers: [.cacheControl: "no-store"])
        } catch {
            return .plain(
                error.code == .otherVersion ? .conflict : .badRequest,
                "the message was not taken: \(error)")
        }
    }

    /// Answers `/live/tiles/MAP/OVERLAY/Z/X/Y`.
    private func tile(_ path: String) async -> ServedAnswer {
        let numbers = path.dropFirst(Self.prefix.count + "/tiles/".count)
            .split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 5, let map = numbers[0], let overlay = numbers[1],
            let z = numbers[2], let x = numbers[3], let y = numbers[4],
            (0...30).contains(z), (0..<1 << z).contains(x), (0..<1 << z).contains(y)
        else { return .plain(.badRequest, "a tile's address is /live/tiles/MAP/OVERLAY/Z/X/Y") }
        guard
            let bytes = await program.overlayTile(map: map, overlay: overlay, z: z, x: x, y: y)
        else { return ServedAnswer(status: .noContent, headers: [.cacheControl: "no-store"]) }
        return Self.picture(bytes)
    }

    /// Answers `/live/photographs/ID`.
    private func photograph(_ path: String) async -> ServedAnswer {
        let id = path.dropFirst(Self.prefix.count + "/photographs/".count)
        guard id.utf8.count <= Self.clientLimit, let bytes = await program.photograph(String(id))
        else { return .plain(.notFound, "there is no such photograph") }
        return Self.picture(bytes)
    }

    private static func picture(_ bytes: [UInt8]) -> ServedAnswer {
        let type =
            bytes.starts(with: [0xFF, 0xD8])
            ? "image/jpeg" : bytes.starts(with: "RIFF".utf8) ? "image/webp" : "image/png"
        return ServedAnswer(
            status: .ok,
            headers: [
                .contentType: type, .cacheControl: "private, max-age=300",
                .xContentTypeOptions: "nosniff",
            ], body: ByteBuffer(bytes: bytes))
    }
}

extension HTTPRequest {
    /// Whether a request comes from a page of this server, or from no page at all.
    ///
    /// A page of another site could otherwise use a program that listens on its reader's own machine.
    package var isFromOwnPage: Bool {
        guard let origin = headerFields[.origin] else { return true }
        guard let host = authority,
            let name = origin.range(of: "://").map({ origin[$0.upperBound...] })
        else { return false }
        return name.lowercased() == host.lowercased()
    }
}
