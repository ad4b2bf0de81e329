import HTTPTypes
import HummingbirdCore
import Logging
import MapServer
import NIOCore
import Synchronization

/// What every request of a hosted service meets first: who asks, how often, whether there is room; and what is logged
/// and counted of it.
package final class ServiceFront: Sendable {
    /// What stands behind it.
    package struct Backend: Sendable {
        /// Answers a request.
        package var answer: @Sendable (Request) async -> RoutedResponse
        /// What metrics tell beside requests.
        package var facts: @Sendable () -> ServiceMetrics.Facts
        /// Opens the atlases and reads the certificate anew.
        package var reload: @Sendable () async -> Reload

        /// Creates a backend.
        package init(
            answer: @escaping @Sendable (Request) async -> RoutedResponse,
            facts: @escaping @Sendable () -> ServiceMetrics.Facts,
            reload: @escaping @Sendable () async -> Reload
        ) {
            self.answer = answer
            self.facts = facts
            self.reload = reload
        }
    }

    /// What became of reading everything anew that is read from files.
    package struct Reload: Equatable, Sendable {
        /// What is served, in a line.
        package var summary: String
        /// Why something stays as it was; empty if nothing does.
        package var failures: [String] = []

        /// Tells what became of the atlases.
        package init(_ outcome: AtlasWatch.Outcome) {
            switch outcome {
            case .same: summary = "nothing has changed"
            case .replaced(let paths): summary = "serving \(paths.joined(separator: ", "))"
            case .failed(let reason): (summary, failures) = ("", [reason])
            }
        }
    }

    let settings: FrontSettings
    let backend: Backend
    let metrics: ServiceMetrics
    private let log: Logger?
    private let now: @Sendable () -> ContinuousClock.Instant
    private let date = DateHeader()
    private let working = Atomic<Int>(0)
    private let draining = Atomic<Bool>(false)
    private let byAddress: RateLimiter<ClientAddress>?
    private let byToken: RateLimiter<Int>?

    /// Creates a front.
    ///
    /// - Parameters:
    ///   - log: Receives an entry for each request.
    ///   - now: Tells the time.
    package init(
        _ settings: FrontSettings, _ backend: Backend, metrics: ServiceMetrics, log: Logger?,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.settings = settings
        self.backend = backend
        self.metrics = metrics
        self.log = log
        self.now = now
        func limiter<Key>(_ rate: Double) -> RateLimiter<Key>? {
            rate > 0 ? RateLimiter(perSecond: rate, burst: rate * settings.burstSeconds) : nil
        }
        byAddress = limiter(settings.addressRate)
        byToken = limiter(settings.tokenRate)
    }

    /// Whether the service is about to end: `/ready` says so, so that no new clients are sent here.
    package var isDraining: Bool { draining.load(ordering: .relaxed) }

    /// Says from now on that the service is about to end.
    package func drain() { draining.store(true, ordering: .relaxed) }

    /// Answers a request, writes the answer, logs and counts it.
    package func serve(
        _ request: Request, _ writer: consuming ResponseWriter, peer: String?
    ) async throws {
        let start = now()
        metrics.begin()
        var status = 499
        var byteCount: Int?
        var route = Self.noRoute
        var head = request.head
        // A socket without an address is of this machine.
        let peer = peer.flatMap { ClientAddress($0) }
        let client = peer.map { settings.proxies.client(of: &head, peer: $0) }
        defer {
            let elapsed = now() - start
            metrics.end(
                method: head.method.rawValue, route: route, status: status, elapsed: elapsed)
            record(head, client, status, byteCount, elapsed)
        }
        let answer = await respond(to: request, head: &head, client: client, peer: peer)
        route = answer.route
        var response = answer.response
        byteCount = response.body.contentLength
        response.headers[.date] = date.now
        let code = response.status.code
        try await writer.write(response: response.head, body: response.body)
        status = code
    }

    /// Answers a request without writing, logging or counting it.
    package func respond(to request: Request, peer: String?) async -> Response {
        var head = request.head
        let peer = peer.flatMap { ClientAddress($0) }
        let client = peer.map { settings.proxies.client(of: &head, peer: $0) }
        return await respond(to: request, head: &head, client: client, peer: peer).response
    }

    /// The route of requests that are answered before it is known.
    private static let noRoute = "other"

    /// Answers a request.
    ///
    /// - Parameter head: What is left of the head: without base path, and without what nobody to be believed has said.
    func respond(
        to request: Request, head: inout HTTPRequest, client: ClientAddress?, peer: ClientAddress?
    ) async -> RoutedResponse {
        let path = Self.path(of: head)
        // Whoever watches the service is answered even if there is no room.
        if let response = await own(path, request.head, peer) {
            return RoutedResponse(response, route: String(path))
        }
        if let refusal = refusal(of: &head, path, client) {
            return RoutedResponse(refusal, route: Self.noRoute)
        }
        let count = working.add(1, ordering: .relaxed).newValue
        defer { working.subtract(1, ordering: .relaxed) }
        guard count <= settings.concurrency else {
            let busy = Response.told(
                .serviceUnavailable, "the service is busy", retryAfter: .seconds(1))
            return RoutedResponse(busy, route: Self.noRoute)
        }
        return await backend.answer(Request(head: head, body: request.body))
    }

    /// The path without the query, found by bytes: characters take longer than the rest of this.
    private static func path(of head: HTTPRequest) -> Substring {
        guard let target = head.path else { return "" }
        let mark = target.utf8.firstIndex(of: UInt8(ascii: "?"))
        return target[..<(mark ?? target.endIndex)]
    }

    /// What a request is told that goes no further; the base path is taken off the others.
    private func refusal(
        of head: inout HTTPRequest, _ path: Substring, _ client: ClientAddress?
    ) -> Response? {
        if let wait = wait(of: head, client) {
            return .told(.tooManyRequests, "too many requests", retryAfter: wait)
        }
        if !settings.basePath.isEmpty {
            guard let rest = Self.rest(of: head.path ?? "", below: settings.basePath) else {
                return .told(.notFound, "everything is below \(settings.basePath)/")
            }
            if path == settings.basePath, head.method == .get || head.method == .head {
                return Self.intoFolder(path, rest)
            }
            head.path = rest
            // A proxy may have the service below a path of its own, and take that off.
            let outer = head.headerFields[TrustedProxies.forwardedPrefix] ?? ""
            head.headerFields[TrustedProxies.forwardedPrefix] = outer + settings.basePath
        }
        return Self.climbs(path) ? .told(.badRequest, "the path leads upward") : nil
    }

    /// The paths of the service itself, which have no base path.
    private func own(
        _ path: Substring, _ head: HTTPRequest, _ peer: ClientAddress?
    ) async -> Response? {
        switch path {
        case "/ready":
            return isDraining
                ? .told(.serviceUnavailable, "ending") : .told(.ok, "ready")
        case "/metrics" where settings.hasMetrics:
            var response = Response.told(.ok, metrics.text(backend.facts()))
            response.headers[.contentType] = "text/plain; version=0.0.4; charset=utf-8"
            return response
        case "/admin/reload":
            guard mayAdminister(head, peer) else {
                return .told(
                    .forbidden, "only for this machine, or with the token of its administrator")
            }
            guard head.method == .post else {
                var response = Response.told(.methodNotAllowed, "use POST")
                response.headers[.allow] = "POST"
                return response
            }
            let reload = await backend.reload()
            return reload.failures.isEmpty
                ? .told(.ok, reload.summary)
                : .told(.internalServerError, reload.failures.joined(separator: "\n"))
        default: return nil
        }
    }

    /// Whether a request may change what is served.
    ///
    /// A request from this machine may be a proxy's, or a page's of another site that its reader has open; both say so.
    private func mayAdminister(_ head: HTTPRequest, _ peer: ClientAddress?) -> Bool {
        let fields = head.headerFields
        if let token = settings.adminToken, let told = fields[.authorization],
            told.utf8.count == token.utf8.count + 7, told.hasPrefix("Bearer ")
        {
            // All bytes are compared, so that time tells nothing of how many are right.
            return zip(told.utf8.dropFirst(7), token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
        }
        return (peer?.isLoopback ?? true) && !fields.contains(TrustedProxies.forwardedFor)
            && !fields.contains(.forwarded) && !fields.contains(.origin)
    }

    /// How long a client has to wait; nil if it may go on.
    private func wait(of head: HTTPRequest, _ client: ClientAddress?) -> Duration? {
        guard byAddress != nil || byToken != nil else { return nil }
        let time = now()
        if let byAddress, let client, let wait = byAddress.take(client.customer, at: time) {
            return wait
        }
        guard let byToken, let token = head.headerFields[.authorization] else { return nil }
        // Who finds a token with another's hash has both share a rate; the hash's seed is made anew at each start.
        return byToken.take(token.hashValue, at: time)
    }

    /// Sends a reader from a path without a slash at its end to the one with it, as the page's addresses are relative.
    private static func intoFolder(_ path: Substring, _ rest: String) -> Response {
        let name = path.split(separator: "/").last ?? ""
        var response = Response.told(.permanentRedirect, "the page is at \(path)/")
        response.headers[.location] = "./\(name)/\(rest.dropFirst())"
        return response
    }

    /// What is left of a path below another; nil if it does not begin so.
    static func rest(of path: String, below base: String) -> String? {
        guard path.hasPrefix(base) else { return nil }
        let rest = path.dropFirst(base.count)
        if rest.isEmpty || rest.first == "?" { return "/" + rest }
        return rest.first == "/" ? String(rest) : nil
    }

    /// Whether a path has a part ".." in any spelling; all that is served has a name without one.
    static func climbs(_ path: Substring) -> Bool {
        // Nearly all paths have neither two dots in a row nor an escape.
        var last: UInt8 = 0
        let isSuspicious = path.utf8.contains { byte in
            defer { last = byte }
            return byte == UInt8(ascii: "%") || byte == UInt8(ascii: ".") && last == byte
        }
        guard isSuspicious else { return false }
        var bytes = path.utf8[...]
        var dots = 0
        var hasOther = false
        while let byte = bytes.popFirst() {
            var byte = byte
            if byte == UInt8(ascii: "%"),
                let decoded = UInt8(String(bytes.prefix(2)) ?? "", radix: 16)
            {
                byte = decoded
                bytes = bytes.dropFirst(2)
            }
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "\\"):
                if dots == 2, !hasOther { return true }
                (dots, hasOther) = (0, false)
            case UInt8(ascii: "."): dots += 1
            default: hasOther = true
            }
        }
        return dots == 2 && !hasOther
    }

    /// As much of a path as a log has room for.
    private static func start(of path: Substring) -> String {
        path.utf8.count <= 2000 ? String(path) : String(path.prefix(2000))
    }

    private func record(
        _ head: HTTPRequest, _ client: ClientAddress?, _ status: Int, _ byteCount: Int?,
        _ elapsed: Duration
    ) {
        guard let log else { return }
        let target = head.path ?? ""
        let path = settings.logsQueries ? target[...] : Self.path(of: head)
        let (seconds, attoseconds) = elapsed.components
        let hundredths = Int(seconds * 100_000 + attoseconds / 10_000_000_000_000)
        var fields: Logger.Metadata = [
            "address": .string(client?.description ?? "local"),
            "method": .string(head.method.rawValue),
            "path": .string(Self.start(of: path)), "status": .string(String(status)),
            "milliseconds": .string(
                "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"),
        ]
        fields["bytes"] = byteCount.map { .string(String($0)) }
        log.info("request", metadata: fields)
    }
}

extension HTTPField.Name {
    static var forwarded: HTTPField.Name {
        guard let name = HTTPField.Name("Forwarded") else { preconditionFailure("a header's name") }
        return name
    }
}

extension Response {
    /// An answer of one line of text.
    static func told(
        _ status: HTTPResponse.Status, _ text: String, retryAfter: Duration? = nil
    ) -> Response {
        var headers = CommonHeaders.crossOrigin
        headers[.contentType] = "text/plain; charset=utf-8"
        headers[.cacheControl] = "no-store"
        if let retryAfter {
            headers[.retryAfter] = "\(max(1, Int((retryAfter / .seconds(1)).rounded(.up))))"
        }
        return Response(
            status: status, headers: headers,
            body: .init(byteBuffer: ByteBuffer(string: text.hasSuffix("\n") ? text : text + "\n")))
    }
}
