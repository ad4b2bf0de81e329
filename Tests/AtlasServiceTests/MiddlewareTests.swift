import AtlasService
import Foundation
import HTTPTypes
import HummingbirdCore
import Logging
import MapServer
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization
import Testing

/// The rules for who may ask what how often, at a real socket.
@Suite struct MiddlewareTests {
    /// Middleware before something that answers with the path it was asked for and what it was told of it.
    private final class Asked: Sendable {
        let middleware: ServiceMiddleware
        let box: LineBox
        let clock: ClockBox

        init(_ settings: MiddlewareSettings, format: LineLogHandler.Format = .text) {
            let box = LineBox()
            let clock = ClockBox()
            self.box = box
            self.clock = clock
            let echo = { @Sendable (head: HTTPRequest) in
                let told = ["x-forwarded-prefix", "x-forwarded-proto"].map { name in
                    head.headerFields.first { $0.name.canonicalName == name }?.value ?? ""
                }
                return RoutedResponse(
                    ServedAnswer(
                        status: .ok,
                        body: ByteBuffer(string: "\(head.path ?? "")|\(told[0])|\(told[1])")),
                    route: MapResponder.route(of: head.path ?? ""))
            }
            let backend = ServiceMiddleware.Backend(
                prepare: { head in
                    head.path?.hasPrefix("/later") == true ? nil : { echo(head) }
                },
                answer: { echo($0.head) },
                problem: { head, status, reason in
                    guard head.path?.hasPrefix("/v1/") == true else { return nil }
                    return ServedAnswer(
                        status: .init(code: status), body: ByteBuffer(string: "[\(reason)]"))
                },
                facts: {
                    .init(version: "1", connections: 2, atlases: [(name: "a\"b", date: 12)])
                },
                reload: { .init(.replaced(["x.atlas"])) })
            middleware = ServiceMiddleware(
                settings, backend, metrics: ServiceMetrics(),
                log: Logger(label: "test") { _ in
                    LineLogHandler(format, now: { Date(timeIntervalSince1970: 0) }) { box.add($0) }
                }, now: { clock.now })
        }

        func ask(
            _ path: String, _ method: HTTPRequest.Method = .get, peer: String = "192.0.2.1",
            _ headers: HTTPFields = [:]
        ) async -> (status: Int, text: String, headers: HTTPFields) {
            let head = HTTPRequest(
                method: method, scheme: "http", authority: "a", path: path, headerFields: headers)
            let response = await middleware.respond(
                to: Request(head: head, body: RequestBody(buffer: ByteBuffer())), peer: peer)
            let writer = TextWriter()
            try? await response.body.write(writer)
            return (response.status.code, writer.text, response.headers)
        }
    }

    @Test func whoHasToWaitIsToldSoAsItsClientReadsIt() async throws {
        var settings = MiddlewareSettings()
        settings.basePath = "/maps"
        settings.addressRate = 1
        settings.burstSeconds = 1
        let asked = Asked(settings)
        #expect(await asked.ask("/maps/v1/search").status == 200)
        let family = await asked.ask("/maps/v1/search")
        #expect(family.status == 429)
        #expect(family.text == "[too many requests]")
        #expect(family.headers[.retryAfter] == "1")
        #expect(await asked.ask("/maps/tiles").text == "too many requests\n")
        #expect(await asked.ask("/maps/v1/search", .head).text.isEmpty)
        let now = asked.middleware.immediate(peer: "192.0.2.1")(
            HTTPRequest(method: .get, scheme: "http", authority: "a", path: "/maps/v1/search"))
        #expect(now?.status == .tooManyRequests)
        guard case .whole(let body)? = now?.body else { throw Cut() }
        #expect(String(buffer: body) == "[too many requests]")
    }

    /// An answer that needs no waiting is subject to the same rules, and is counted and logged once.
    @Test func whatIsAnsweredAtOnceMeetsTheSameRules() async throws {
        var settings = MiddlewareSettings()
        settings.basePath = "/maps"
        settings.addressRate = 1
        settings.burstSeconds = 3
        settings.hasMetrics = true
        let asked = Asked(settings)
        let now = { (path: String) -> ServedAnswer? in
            asked.middleware.immediate(peer: "192.0.2.1")(
                HTTPRequest(method: .get, scheme: "http", authority: "a", path: path))
        }
        let answer = try #require(now("/maps/tiles.json?a=b"))
        guard case .whole(let body) = answer.body else { throw Cut() }
        #expect(String(buffer: body) == "/tiles.json?a=b|/maps|")
        // What takes waiting costs nothing here: it is counted where it is answered.
        for _ in 0..<9 { #expect(now("/maps/later") == nil) }
        #expect(now("/admin/reload") == nil)
        #expect(now("/elsewhere")?.status == .notFound)
        #expect(now("/maps/a/../b")?.status == .badRequest)
        let refused = try #require(now("/maps/tiles.json"))
        #expect(refused.status == .tooManyRequests)
        #expect(refused.headers[.retryAfter] == "1")
        #expect(await asked.ask("/maps/tiles.json").status == 429)
        #expect(now("/ready")?.status == .ok)
        #expect(
            asked.box.lines.map { $0.contains("status=") } == Array(repeating: true, count: 5))
        guard case .whole(let metrics) = try #require(now("/metrics")).body else { throw Cut() }
        let lines = String(buffer: metrics).split(separator: "\n")
        #expect(
            lines.contains(#"http_requests_total{method="GET",route="/tiles.json",status="200"} 1"#)
        )
        #expect(
            lines.contains(#"http_requests_total{method="GET",route="other",status="429"} 1"#))
        #expect(lines.contains("http_requests_in_flight 1"))
    }

    private struct Cut: Error {}

    @Test func anAddressHasItsRate() async {
        var settings = MiddlewareSettings()
        settings.addressRate = 2
        settings.burstSeconds = 2
        let asked = Asked(settings)
        for _ in 0..<4 { #expect(await asked.ask("/").status == 200) }
        let refused = await asked.ask("/")
        #expect(refused.status == 429)
        #expect(refused.headers[.retryAfter] == "1")
        #expect(await asked.ask("/", peer: "192.0.2.2").status == 200)
        // Health is told to everybody at any rate.
        #expect(await asked.ask("/ready").status == 200)
        asked.clock.advance(by: .seconds(1))
        #expect(await asked.ask("/").status == 200)
        #expect(await asked.ask("/").status == 200)
        #expect(await asked.ask("/").status == 429)
    }

    @Test func aTokenHasItsRateFromEverywhere() async {
        var settings = MiddlewareSettings()
        settings.tokenRate = 1
        settings.burstSeconds = 1
        let asked = Asked(settings)
        #expect(await asked.ask("/", peer: "192.0.2.1", [.authorization: "Bearer a"]).status == 200)
        #expect(await asked.ask("/", peer: "192.0.2.2", [.authorization: "Bearer a"]).status == 429)
        #expect(await asked.ask("/", peer: "192.0.2.2", [.authorization: "Bearer b"]).status == 200)
        #expect(await asked.ask("/").status == 200)
    }

    /// An address of version 6 is one of 2^64 that its owner has.
    @Test func anOwnerOfManyAddressesIsOneClient() async {
        var settings = MiddlewareSettings()
        settings.addressRate = 1
        settings.burstSeconds = 1
        let asked = Asked(settings)
        #expect(await asked.ask("/", peer: "2001:db8::1").status == 200)
        #expect(await asked.ask("/", peer: "2001:db8::2").status == 429)
        #expect(await asked.ask("/", peer: "2001:db8:0:1::1").status == 200)
    }

    @Test func theTableOfClientsIsBounded() {
        let limiter = RateLimiter<Int>(perSecond: 1, burst: 1, limit: 100)
        let now = ContinuousClock.now
        for client in 0..<10_000 { #expect(limiter.take(client, at: now) == nil) }
        #expect(limiter.count <= 100)
        #expect(limiter.take(9999, at: now) != nil)
    }

    @Test func onlyTrustedProxiesAreBelieved() async throws {
        var settings = MiddlewareSettings()
        settings.proxies = TrustedProxies([
            try #require(ClientAddress.Range("10.0.0.0/8")),
            try #require(ClientAddress.Range("::1")),
        ])
        settings.addressRate = 1
        settings.burstSeconds = 1
        let asked = Asked(settings)
        let forwarded = try #require(HTTPField.Name("X-Forwarded-For"))
        let proto = try #require(HTTPField.Name("X-Forwarded-Proto"))
        // Somebody else makes addresses up, and stays one client.
        let first = await asked.ask("/", peer: "192.0.2.9", [forwarded: "1.1.1.1", proto: "https"])
        #expect(first.status == 200)
        #expect(first.text == "/||")
        #expect(await asked.ask("/", peer: "192.0.2.9", [forwarded: "1.1.1.2"]).status == 429)
        // Behind a proxy the last address that is no proxy's counts, whatever stands before it.
        for (told, status) in [
            ("9.9.9.9, 203.0.113.5", 200), ("8.8.8.8, 203.0.113.5", 429),
            ("203.0.113.6, 10.2.3.4", 200), ("203.0.113.6", 429), ("nonsense, 203.0.113.7", 200),
        ] {
            let answer = await asked.ask("/", peer: "10.1.1.1", [forwarded: told, proto: "https"])
            #expect(answer.status == status, "\(told)")
            if status == 200 { #expect(answer.text == "/||https") }
        }
    }

    @Test func everythingIsBelowTheBasePath() async {
        var settings = MiddlewareSettings()
        settings.basePath = "/maps"
        let asked = Asked(settings)
        #expect(await asked.ask("/maps/v1/search?q=a").text == "/v1/search?q=a|/maps|")
        #expect(await asked.ask("/maps/").text == "/|/maps|")
        #expect(await asked.ask("/mapsx").status == 404)
        #expect(await asked.ask("/").status == 404)
        #expect(await asked.ask("/ready").status == 200)
    }

    @Test func thePathOfThePageEndsInASlash() async {
        var settings = MiddlewareSettings()
        settings.basePath = "/team/maps"
        let asked = Asked(settings)
        for (path, location) in [
            ("/team/maps", "./maps/"), ("/team/maps?lang=de", "./maps/?lang=de"),
        ] {
            let answer = await asked.ask(path)
            #expect(answer.status == 308)
            #expect(answer.headers[.location] == location)
        }
        #expect(await asked.ask("/team/maps", .post).text == "/|/team/maps|")
    }

    @Test func aTrustedProxyMayHaveTheServiceBelowAPathOfItsOwn() async throws {
        var settings = MiddlewareSettings()
        settings.proxies = TrustedProxies([try #require(ClientAddress.Range("10.0.0.0/8"))])
        settings.basePath = "/maps"
        let prefix = try #require(HTTPField.Name("X-Forwarded-Prefix"))
        let asked = Asked(settings)
        #expect(
            await asked.ask("/maps/a", peer: "10.1.1.1", [prefix: "/team"]).text == "/a|/team/maps|"
        )
        #expect(await asked.ask("/maps/a", peer: "192.0.2.9", [prefix: "/x"]).text == "/a|/maps|")
    }

    @Test(arguments: [
        "/a/../b", "/%2e%2e/b", "/a/.%2E/b", "/a%2f..%2fb", "/a/..\\b", "/a%5C..%5cb", "/..",
    ])
    func pathsThatClimbAreRefused(path: String) async {
        #expect(await Asked(MiddlewareSettings()).ask(path).status == 400)
    }

    @Test func dotsThatDoNotClimbAreFine() async {
        for path in ["/a..b", "/60.17,24.94", "/...", "/a?b=../c"] {
            #expect(await Asked(MiddlewareSettings()).ask(path).status == 200, "\(path)")
        }
    }

    @Test func onlyThisMachineReloads() async throws {
        let asked = Asked(MiddlewareSettings())
        let forwarded = try #require(HTTPField.Name("X-Forwarded-For"))
        #expect(await asked.ask("/admin/reload", .post, peer: "127.0.0.1").status == 200)
        #expect(await asked.ask("/admin/reload", .post, peer: "::1").status == 200)
        #expect(await asked.ask("/admin/reload", .get, peer: "127.0.0.1").status == 405)
        #expect(await asked.ask("/admin/reload", .post).status == 403)
        // A proxy on this machine speaks for others; so does a browser for another site's page.
        #expect(
            await asked.ask("/admin/reload", .post, peer: "127.0.0.1", [forwarded: "1.1.1.1"])
                .status
                == 403)
        #expect(
            await asked.ask("/admin/reload", .post, peer: "127.0.0.1", [.origin: "http://x"]).status
                == 403)
    }

    @Test func theAdministratorsTokenReloads() async {
        var settings = MiddlewareSettings()
        settings.adminToken = "0123456789abcdef"
        let asked = Asked(settings)
        for (token, status) in [
            ("Bearer 0123456789abcdef", 200), ("Bearer 0123456789abcdeg", 403), ("Bearer ", 403),
            ("Bearer 0123456789abcde", 403), ("0123456789abcdef", 403),
        ] {
            #expect(
                await asked.ask("/admin/reload", .post, [.authorization: token]).status == status,
                "\(token)")
        }
    }

    @Test func readinessEndsBeforeTheService() async {
        let asked = Asked(MiddlewareSettings())
        #expect(await asked.ask("/ready").status == 200)
        asked.middleware.drain()
        #expect(await asked.ask("/ready").status == 503)
        #expect(await asked.ask("/").status == 200)
    }

    @Test func metricsHaveLabelsOfClosedSets() async throws {
        let metrics = ServiceMetrics()
        for index in 0..<100 {
            metrics.begin()
            metrics.end(
                method: "M\(index)", route: MapResponder.route(of: "/assets/\(index)?q"),
                status: 404,
                elapsed: .milliseconds(3))
        }
        metrics.begin()
        metrics.reload(succeeded: true)
        let text = metrics.text(
            .init(version: "1.2", connections: 7, atlases: [(name: "a\"b", date: 12)]))
        let lines = text.split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix("http_requests_total{") } == [
                "http_requests_total{method=\"other\",route=\"/assets/{file}\",status=\"404\"} 100"
            ])
        for line in [
            "http_request_duration_seconds_bucket{route=\"/assets/{file}\",le=\"0.0025\"} 0",
            "http_request_duration_seconds_bucket{route=\"/assets/{file}\",le=\"0.005\"} 100",
            "http_request_duration_seconds_bucket{route=\"/assets/{file}\",le=\"+Inf\"} 100",
            "http_request_duration_seconds_count{route=\"/assets/{file}\"} 100",
            "http_requests_in_flight 1", "http_connections 7",
            "mapwright_build_info{version=\"1.2\"} 1",
            "mapwright_atlas_reloads_total{outcome=\"replaced\"} 1",
            "mapwright_atlas_data_timestamp_seconds{atlas=\"a\\\"b\"} 12",
        ] { #expect(lines.contains(line[...]), "\(line)") }
        #expect(text.hasSuffix("\n"))
    }

    @Test func logsTellNoQueries() async throws {
        let line = try #require(
            await Self.logged("/v1/search?q=secret", MiddlewareSettings(), .json))
        let entry = try #require(
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(entry["time"] as? String == "1970-01-01T00:00:00.000Z")
        #expect(entry["path"] as? String == "/v1/search")
        #expect(entry["status"] as? Int == 200)
        #expect(entry["bytes"] as? Int == 21)
        #expect(entry["address"] as? String == "127.0.0.1")
        #expect(entry["milliseconds"] as? Double != nil)
        var settings = MiddlewareSettings()
        settings.logsQueries = true
        #expect(
            try #require(await Self.logged("/v1/search?q=seen", settings, .text)).contains("q=seen")
        )
    }

    /// The line that is logged for a request at a socket.
    private static func logged(
        _ path: String, _ settings: MiddlewareSettings, _ format: LineLogHandler.Format
    ) async throws -> String? {
        let asked = Asked(settings, format: format)
        let middleware = asked.middleware
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let limits = ConnectionLimits()
        let count = ConnectionCount(limits)
        let service = MapService(
            host: "127.0.0.1", port: 0,
            builder: HTTPServerBuilder {
                HTTP1Connection(limits: limits, count: count, responder: $0)
            },
            responder: { request, writer, channel in
                try await middleware.serve(request, writer, peer: channel.remoteAddress?.ipAddress)
            }, onListening: { continuation.yield($0) })
        let group = ServiceGroup(configuration: .init(services: [service], logger: service.logger))
        async let running: Void = group.run()
        var iterator = ports.makeAsyncIterator()
        let port = try #require(await iterator.next())
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
                        wrappingChannelSynchronously: channel)
                }
            }
        try await channel.executeThenClose { inbound, outbound in
            try await outbound.write(
                ByteBuffer(string: "GET \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"))
            for try await _ in inbound {}
        }
        await group.triggerGracefulShutdown()
        try await running
        return asked.box.lines.first
    }
}

/// A clock that the test moves.
private final class ClockBox: Sendable {
    private let stored = Mutex(ContinuousClock.now)
    var now: ContinuousClock.Instant { stored.withLock { $0 } }
    func advance(by time: Duration) { stored.withLock { $0 = $0.advanced(by: time) } }
}

private final class TextWriter: ResponseBodyWriter {
    private(set) var text = ""
    func write(_ buffer: ByteBuffer) async throws { text += String(buffer: buffer) }
    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
