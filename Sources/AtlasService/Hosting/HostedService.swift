import Answers
import Atlas
import Bytes
import Foundation
import HTTPTypes
import HummingbirdCore
import Logging
import MapServer
import NIOCore
import ServiceLifecycle
import UnixSignals

/// A service for a team: the map and the families of paths behind one middleware, with metrics and
/// reload.
package struct HostedService: Sendable {
    /// The reason why no page and no styles are served; nil if they are, or none was asked for.
    package let missingPage: MapServerError?
    /// Why atlases of a folder are not served, one sentence each.
    package let leftOut: [String]
    private let middleware: ServiceMiddleware
    private let watch: AtlasWatch
    private let certificateWatch: CertificateWatch?
    private let realtimeWatch: RealtimeWatch?
    private let service: MapService
    private let settings: ServiceSettings

    /// Opens the atlases.
    ///
    /// - Parameters:
    ///   - named: The atlases' paths: bundles, and folders that hold some.
    ///   - ground: Imagery and heights, whose tiles the responder answers; nil for none.
    ///   - glyphs: The path of letters that the responder answers, for styles; nil for none.
    ///   - makeResponder: Makes what answers beside the map.
    ///   - log: Receives what the service does; nil: nothing is logged.
    ///   - onListening: Called once, when connections are accepted, with the port and the bundles' paths.
    /// - Throws: `SettingError`, `AtlasPathError`, `AtlasError`, `PMTilesError` or `MapServerError`.
    package init(
        _ named: [String], settings: ServiceSettings, log: Logger?,
        ground: MapGround? = nil, glyphs: String? = nil,
        makeResponder: (Current<AtlasCollection>) throws -> ServiceResponder,
        onListening: @escaping @Sendable (_ port: Int, _ paths: [String]) -> Void
    ) throws {
        self.settings = settings
        // Before the first file is mapped: an atlas that somebody cuts short costs answers, not the service.
        FaultGuard.install()
        let found = try AtlasPaths(named).open()
        let opened = found.atlases
        leftOut = found.faults.map(\.description)
        let sources = try settings.realtimeSources(opened.map(\.name))
        let realtime = RealtimeUpdates()
        let atlases = Current(AtlasCollection(opened.map { .init($0, realtime: realtime) }))
        let responder = try makeResponder(atlases)
        let server = try MapServer(
            atlases: opened, service: responder, hasPage: settings.flag("page"), ground: ground,
            glyphs: glyphs)
        missingPage = server.missingPage
        let limits = settings.connectionLimits
        let count = ConnectionCount(limits)
        let metrics = ServiceMetrics()
        let report = RealtimeReport(log, metrics)
        realtimeWatch =
            sources.isEmpty
            ? nil
            : RealtimeWatch(
                sources, updates: realtime, atlases: atlases,
                every: settings.seconds("realtime-interval"), report: report.tell)
        let watch = AtlasWatch(
            named, atlases: atlases, server: server, realtime: realtime
        ) { outcome in
            switch outcome {
            case .same: break
            case .replaced(let paths):
                metrics.reload(succeeded: true)
                log?.notice(
                    "atlases replaced", metadata: ["paths": "\(paths.joined(separator: ","))"])
            case .failed(let reason):
                metrics.reload(succeeded: false)
                log?.error("atlases not replaced", metadata: ["reason": "\(reason)"])
            }
        }
        self.watch = watch
        let certificateWatch = try settings.certificate().map { certificate in
            CertificateWatch(certificate) { outcome in
                metrics.certificateReload(succeeded: outcome == .replaced)
                switch outcome {
                case .same: break
                case .replaced: log?.notice("certificate replaced")
                case .failed(let reason):
                    log?.error("certificate not replaced", metadata: ["reason": "\(reason)"])
                }
            }
        }
        self.certificateWatch = certificateWatch
        let middleware = ServiceMiddleware(
            try settings.middleware(),
            .init(
                prepare: { server.httpResponder.prepare($0) },
                answer: { await server.httpResponder.respond(to: $0) },
                problem: { responder.problem($0, status: $1, $2) },
                facts: {
                    .init(
                        version: opened[0].manifest.generator, connections: count.open,
                        atlases: atlases.value.areas.map {
                            ($0.atlas.name, Self.date(of: $0.atlas))
                        }, certificateExpiry: certificateWatch?.certificate.expiry)
                },
                reload: { await Self.reload(watch, certificateWatch) }),
            metrics: metrics, log: log)
        self.middleware = middleware
        service = MapService(
            host: settings.text("host"), port: settings.count("port"),
            builder: HTTPServerBuilder {
                let plain = HTTP1Connection(limits: limits, count: count, responder: $0) {
                    middleware.immediate(peer: $0)
                }
                guard let certificateWatch else { return plain }
                return SecureConnection(plain, certificateWatch.certificate)
            },
            responder: { request, writer, channel in
                try await middleware.serve(
                    request, writer, peer: channel.remoteAddress?.ipAddress)
            }, onListening: { onListening($0, opened.map(\.path)) })
    }

    private static func date(of atlas: Atlas) -> Double? {
        // A date that is none is left out.
        atlas.manifest.dataDate.flatMap { try? Date($0, strategy: .iso8601) }?.timeIntervalSince1970
    }

    /// Reopens the atlases and reloads the certificate.
    private static func reload(
        _ watch: AtlasWatch, _ certificateWatch: CertificateWatch?
    ) async -> ServiceMiddleware.Reload {
        // It reads files, for which no connection's loop should wait.
        await withTaskExecutorPreference(globalConcurrentExecutor) {
            let certificate = certificateWatch?.reload()
            var reload = ServiceMiddleware.Reload(await watch.reload())
            if case .failed(let reason) = certificate { reload.failures.append(reason) }
            return reload
        }
    }

    /// The services that make it up; the last is the first to end.
    package func services() throws -> [any Service] {
        let certificates: [any Service] = certificateWatch.map { [$0] } ?? []
        let realtime: [any Service] = realtimeWatch.map { [$0] } ?? []
        return [service, watch] + certificates + realtime + [
            ReloadSignal { _ = await Self.reload(watch, certificateWatch) },
            Drain(middleware, delay: settings.seconds("drain-delay")),
        ]
    }

    /// Serves until the process gets SIGINT or SIGTERM, then finishes open requests.
    ///
    /// - Throws: `MapServerError` if it cannot listen.
    package func run() async throws {
        FileLimit.raise()
        var configuration = ServiceGroupConfiguration(
            services: try services(), gracefulShutdownSignals: [.sigterm, .sigint],
            logger: service.logger)
        configuration.maximumGracefulShutdownDuration = settings.seconds("drain-timeout")
        configuration.maximumCancellationDuration = .seconds(5)
        let group = ServiceGroup(configuration: configuration)
        try await MapServerError.translating(
            host: settings.text("host"), port: settings.count("port")
        ) { try await group.run() }
    }
}

/// Reopens the atlases and reloads the certificate on SIGHUP.
private struct ReloadSignal: Service {
    private let reload: @Sendable () async -> Void

    init(_ reload: @escaping @Sendable () async -> Void) { self.reload = reload }

    func run() async throws {
        for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() {
            await reload()
        }
    }
}

/// Announces the end of the service for a while before it ends, so that the load balancer sends no further requests.
private struct Drain: Service {
    private let middleware: ServiceMiddleware
    private let delay: Duration

    init(_ middleware: ServiceMiddleware, delay: Duration) {
        self.middleware = middleware
        self.delay = delay
    }

    func run() async throws {
        try await gracefulShutdown()
        middleware.drain()
        try await Task.sleep(for: delay)
    }
}
