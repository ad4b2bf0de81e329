import HTTPTypes
import HummingbirdCore
import Logging
import MapServer
import Synchronization

/// What every request of a hosted service meets first: who asks, how often, whether there is room; and what is logged
/// and counted of it.
package final class ServiceMiddleware: Sendable {
    /// What the middleware asks of the service behind it.
    package struct Backend: Sendable {
        /// Prepares the answer to a request that needs no waiting, and changes nothing; nil for another request.
        package var prepare: @Sendable (HTTPRequest) -> (() -> RoutedResponse)?
        /// Answers a request of any kind, which may wait.
        package var answer: @Sendable (Request) async -> RoutedResponse
        /// Tells why a request is refused in the form of the family that its path belongs to; nil for other paths.
        package var problem:
            @Sendable (_ head: HTTPRequest, _ status: Int, _ reason: String) -> ServedAnswer?
        /// Returns what metrics report beside the counted requests.
        package var facts: @Sendable () -> ServiceMetrics.Facts
        /// Reopens the atlases and reloads the certificate.
        package var reload: @Sendable () async -> Reload

        /// Creates a backend from its closures.
        package init(
            prepare: @escaping @Sendable (HTTPRequest) -> (() -> RoutedResponse)? = { _ in nil },
            answer: @escaping @Sendable (Request) async -> RoutedResponse,
            problem: @escaping @Sendable (HTTPRequest, Int, String) -> ServedAnswer? = {
                _, _, _ in nil
            },
            facts: @escaping @Sendable () -> ServiceMetrics.Facts,
            reload: @escaping @Sendable () async -> Reload
        ) {
            self.prepare = prepare
            self.answer = answer
            self.problem = problem
            self.facts = facts
            self.reload = reload
        }
    }

    /// The result of reading all files again.
    package struct Reload: Equatable, Sendable {
        /// The atlases that are served now, on one line.
        package var summary: String
        /// The reasons why something stays as it was; empty if nothing does.
        package var failures: [String] = []

        /// Creates the result from the outcome for the atlases.
        package init(_ outcome: AtlasWatch.Outcome) {
            switch outcome {
            case .same: summary = "nothing has changed"
            case .replaced(let paths): summary = "serving \(paths.joined(separator: ", "))"
            case .failed(let reason): (summary, failures) = ("", [reason])
            }
        }
    }

    let settings: MiddlewareSettings
    let backend: Backend
    let metrics: ServiceMetrics
    let log: Logger?
    private let now: @Sendable () -> ContinuousClock.Instant
    private let date = DateHeader()
    private let working = Atomic<Int>(0)
    private let draining = Atomic<Bool>(false)
    private let byAddress: RateLimiter<ClientAddress>?
    private let byToken: RateLimiter<Int>?

    /// Creates a middleware.
    ///
    /// - Parameters:
    ///   - log: Receives an entry for each request.
    ///   - now: Returns the current time.
    package init(
        _ settings: MiddlewareSettings, _ backend: Backend, metrics: ServiceMetrics, log: Logger?,
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

    /// Whether the service is about to end, which `/ready` reports so that no new clients come.
    package var isDraining: Bool { draining.load(ordering: .relaxed) }

    /// Marks the service as about to end, for health checks.
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
        let (client, peer) = addresses(&head, peer)
        defer {
            let elapsed = now() - start
            metrics.end(
                method: head.method.rawValue, route: route, status: status, elapsed: elapsed)
            record(head, client, status, byteCount, route, elapsed)
        }
        var answer = await respond(to: request, head: &head, client: client, peer: peer)
        route = answer.route
        byteCount = answer.answer.byteCount
        answer.answer.headers[.date] = date.now
        let response = answer.response
        try await writer.write(response: response.head, body: response.body)
        status = response.status.code
    }

    /// Returns what answers, logs and counts those requests of a connection that need no waiting.
    ///
    /// It gives nil for another request, of which nothing has been counted yet.
    ///
    /// - Parameter peer: The address of the peer that opened the connection.
    package func immediate(peer: String?) -> HTTP1Connection.Immediate {
        let address = peer.flatMap { ClientAddress($0) }
        return { [self] in answerNow($0, address) }
    }

    private func answerNow(_ request: HTTPRequest, _ peer: ClientAddress?) -> ServedAnswer? {
        var head = request
        let client = peer.map { settings.proxies.client(of: &head, peer: $0) }
        let path = Self.path(of: head)
        guard path != Self.reloadPath else { return nil }
        let start = now()
        let isFact = isFact(path)
        let refusal = isFact ? nil : refusal(of: &head, path)
        var make: (() -> RoutedResponse)?
        if !isFact, refusal == nil {
            guard let prepared = backend.prepare(head) else { return nil }
            make = prepared
        }
        metrics.begin()
        let answer: RoutedResponse
        if isFact, let told = fact(path) {
            answer = RoutedResponse(told, route: String(path))
        } else if let wait = wait(of: request, client) {
            answer = tooMany(head, wait)
        } else if let refusal {
            answer = RoutedResponse(refusal, route: Self.noRoute)
        } else {
            let hasPlace = takePlace()
            defer { if hasPlace { leavePlace() } }
            answer = (hasPlace ? make?() : nil) ?? busy(head)
        }
        let elapsed = now() - start
        let status = answer.answer.status.code
        metrics.end(
            method: head.method.rawValue, route: answer.route, status: status, elapsed: elapsed)
        record(head, client, status, answer.answer.byteCount, answer.route, elapsed)
        return answer.answer
    }

    /// Answers a request without writing, logging or counting it.
    package func respond(to request: Request, peer: String?) async -> Response {
        var head = request.head
        let (client, peer) = addresses(&head, peer)
        return await respond(to: request, head: &head, client: client, peer: peer).response
    }

    /// The client and the connected peer, which may be a proxy.
    private func addresses(
        _ head: inout HTTPRequest, _ peer: String?
    ) -> (client: ClientAddress?, peer: ClientAddress?) {
        // A socket without an address is of this machine.
        let peer = peer.flatMap { ClientAddress($0) }
        return (peer.map { settings.proxies.client(of: &head, peer: $0) }, peer)
    }

    /// The route of requests that are answered before it is known.
    private static let noRoute = "other"

    /// Answers a request.
    ///
    /// - Parameter head: The head without the base path and without headers from untrusted senders.
    func respond(
        to request: Request, head: inout HTTPRequest, client: ClientAddress?, peer: ClientAddress?
    ) async -> RoutedResponse {
        let path = Self.path(of: head)
        // Requests of monitoring are answered even under overload.
        if let told = fact(path) { return RoutedResponse(told, route: String(path)) }
        if path == Self.reloadPath {
            return RoutedResponse(await reload(request.head, peer), route: String(path))
        }
        let refusal = refusal(of: &head, path)
        if let wait = wait(of: head, client) { return tooMany(head, wait) }
        if let refusal { return RoutedResponse(refusal, route: Self.noRoute) }
        guard takePlace() else { return busy(head) }
        defer { leavePlace() }
        return await backend.answer(Request(head: head, body: request.body))
    }

    /// Counts a request that is worked on; false if there are too many.
    private func takePlace() -> Bool {
        let count = working.add(1, ordering: .relaxed).newValue
        guard count > settings.concurrency else { return true }
        leavePlace()
        return false
    }

    private func leavePlace() { working.subtract(1, ordering: .relaxed) }

    private func busy(_ head: HTTPRequest) -> RoutedResponse {
        refused(head, .serviceUnavailable, "the service is busy", retryAfter: .seconds(1))
    }

    private func tooMany(_ head: HTTPRequest, _ wait: Duration) -> RoutedResponse {
        refused(head, .tooManyRequests, "too many requests", retryAfter: wait)
    }

    /// Tells a client to come again, as clients of the path read it.
    private func refused(
        _ head: HTTPRequest, _ status: HTTPResponse.Status, _ reason: String, retryAfter: Duration
    ) -> RoutedResponse {
        var answer = backend.problem(head, status.code, reason) ?? .plain(status, reason)
        answer.headers[.retryAfter] = "\(max(1, Int((retryAfter / .seconds(1)).rounded(.up))))"
        if head.method == .head { answer.leaveOutBody() }
        return RoutedResponse(answer, route: Self.noRoute)
    }

    /// The path without the query, found by bytes: characters take longer than the rest of this.
    static func path(of head: HTTPRequest) -> Substring {
        guard let target = head.path else { return "" }
        let mark = target.utf8.firstIndex(of: UInt8(ascii: "?"))
        return target[..<(mark ?? target.endIndex)]
    }

    /// The answer to a request that is not passed on; the base path is removed from the others.
    private func refusal(of head: inout HTTPRequest, _ path: Substring) -> ServedAnswer? {
        if !settings.basePath.isEmpty {
            guard let rest = Self.rest(of: head.path ?? "", below: settings.basePath) else {
                return .plain(.notFound, "everything is below \(settings.basePath)/")
            }
            if path == settings.basePath, head.method == .get || head.method == .head {
                return Self.intoFolder(path, rest)
            }
            head.path = rest
            // A proxy may have the service below a path of its own, and take that off.
            let outer = head.headerFields[TrustedProxies.forwardedPrefix] ?? ""
            head.headerFields[TrustedProxies.forwardedPrefix] = outer + settings.basePath
        }
        return Self.climbs(path) ? .plain(.badRequest, "the path leads upward") : nil
    }

    private static let readyPath = "/ready"
    private static let metricsPath = "/metrics"

    private func isFact(_ path: Substring) -> Bool {
        path == Self.readyPath || path == Self.metricsPath && settings.hasMetrics
    }

    /// What the service tells about itself, at paths that have no base path.
    private func fact(_ path: Substring) -> ServedAnswer? {
        guard isFact(path) else { return nil }
        guard path == Self.metricsPath else {
            return isDraining ? .plain(.serviceUnavailable, "ending") : .plain(.ok, "ready")
        }
        var answer = ServedAnswer.plain(.ok, metrics.text(backend.facts()))
        answer.headers[.contentType] = "text/plain; version=0.0.4; charset=utf-8"
        return answer
    }

    private static let reloadPath = "/admin/reload"

    /// Answers a request to reload everything.
    private func reload(_ head: HTTPRequest, _ peer: ClientAddress?) async -> ServedAnswer {
        guard mayAdminister(head, peer) else {
            return .plain(
                .forbidden, "only for this machine, or with the token of its administrator")
        }
        guard head.method == .post else {
            var answer = ServedAnswer.plain(.methodNotAllowed, "use POST")
            answer.headers[.allow] = "POST"
            return answer
        }
        let reload = await backend.reload()
        return reload.failures.isEmpty
            ? .plain(.ok, reload.summary)
            : .plain(.internalServerError, reload.failures.joined(separator: "\n"))
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
        // Clients whose tokens have the same hash share a rate; the hash is seeded anew at each start.
        return byToken.take(token.hashValue, at: time)
    }

    /// Sends a reader from a path without a slash at its end to the one with it, as the page's addresses are relative.
    private static func intoFolder(_ path: Substring, _ rest: String) -> ServedAnswer {
        let name = path.split(separator: "/").last ?? ""
        var response = ServedAnswer.plain(.permanentRedirect, "the page is at \(path)/")
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
}

extension HTTPField.Name {
    static var forwarded: HTTPField.Name {
        guard let name = HTTPField.Name("Forwarded") else { preconditionFailure("a header's name") }
        return name
    }
}
