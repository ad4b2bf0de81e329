import ArgumentParser
import AtlasService
import Foundation

/// The settings of a service as flags; their meaning and range is defined by `ServiceSetting`.
struct ServeSettings: ParsableArguments {
    @Option(
        help:
            "A JSON file with settings by their names; variables MAPWRIGHT_… and flags go before it.",
        completion: .file(extensions: ["json"]))
    var config: String?

    @Option(help: ServeSettings.help("host")) var host: String?
    @Option(help: ServeSettings.help("port")) var port: String?
    @Option(help: ServeSettings.help("tls-certificate")) var tlsCertificate: String?
    @Option(help: ServeSettings.help("tls-key")) var tlsKey: String?
    @Option(help: ServeSettings.help("base-path")) var basePath: String?
    @Option(help: ServeSettings.help("families")) var families: String?
    @Option(
        help: ArgumentHelp(
            stringLiteral: ServiceSetting.help("imagery")), completion: .file())
    var imagery: String?
    @Option(help: ServeSettings.help("imagery-attribution")) var imageryAttribution: String?
    @Option(
        help: ArgumentHelp(stringLiteral: ServiceSetting.help("photographs")),
        completion: .directory)
    var photographs: String?
    @Flag(help: "Serve no page and no styles, only the service and the map's data.") var noPage =
        false
    @Option(help: ServeSettings.help("connections")) var connections: String?
    @Option(help: ServeSettings.help("connections-per-address")) var connectionsPerAddress: String?
    @Option(help: ServeSettings.help("concurrency")) var concurrency: String?
    @Option(help: ServeSettings.help("head-timeout")) var headTimeout: String?
    @Option(help: ServeSettings.help("body-timeout")) var bodyTimeout: String?
    @Option(help: ServeSettings.help("idle-timeout")) var idleTimeout: String?
    @Option(help: ServeSettings.help("write-timeout")) var writeTimeout: String?
    @Option(help: ServeSettings.help("head-limit")) var headLimit: String?
    @Option(help: ServeSettings.help("body-limit")) var bodyLimit: String?
    @Option(help: ServeSettings.help("address-rate")) var addressRate: String?
    @Option(help: ServeSettings.help("token-rate")) var tokenRate: String?
    @Option(help: ServeSettings.help("rate-burst")) var rateBurst: String?
    @Option(help: ServeSettings.help("trusted-proxies")) var trustedProxies: String?
    @Option(help: ServeSettings.help("admin-token-file")) var adminTokenFile: String?
    @Option(
        help: ArgumentHelp(
            "A source of GTFS-Realtime for an atlas's timetable; may be given again.",
            valueName: "name=file|url"))
    var realtime: [String] = []
    @Option(help: ServeSettings.help("realtime-interval")) var realtimeInterval: String?
    @Flag(help: "Do not answer /metrics.") var noMetrics = false
    @Flag(name: .shortAndLong, help: ServeSettings.help("quiet")) var quiet = false
    @Option(help: ServeSettings.help("log-format")) var logFormat: String?
    @Flag(help: ServeSettings.help("log-queries")) var logQueries = false
    @Option(help: ServeSettings.help("drain-delay")) var drainDelay: String?
    @Option(help: ServeSettings.help("drain-timeout")) var drainTimeout: String?

    private static func help(_ name: String) -> ArgumentHelp {
        ArgumentHelp(stringLiteral: ServiceSetting.help(name))
    }

    /// What the command line says, by the settings' names.
    private var flags: [String: String] {
        let options = [
            "host": host, "port": port, "tls-certificate": tlsCertificate, "tls-key": tlsKey,
            "base-path": basePath, "families": families, "imagery": imagery,
            "imagery-attribution": imageryAttribution, "photographs": photographs,
            "connections": connections, "connections-per-address": connectionsPerAddress,
            "concurrency": concurrency, "head-timeout": headTimeout, "body-timeout": bodyTimeout,
            "idle-timeout": idleTimeout, "write-timeout": writeTimeout, "head-limit": headLimit,
            "body-limit": bodyLimit, "address-rate": addressRate, "token-rate": tokenRate,
            "rate-burst": rateBurst, "trusted-proxies": trustedProxies,
            "admin-token-file": adminTokenFile,
            "realtime": realtime.isEmpty ? nil : realtime.joined(separator: ","),
            "realtime-interval": realtimeInterval, "log-format": logFormat,
            "drain-delay": drainDelay,
            "drain-timeout": drainTimeout, "page": noPage ? "false" : nil,
            "metrics": noMetrics ? "false" : nil, "quiet": quiet ? "true" : nil,
            "log-queries": logQueries ? "true" : nil,
        ]
        return options.compactMapValues { $0 }
    }

    /// The values of all settings: of flags, else of the environment, else of the file.
    func values() throws -> ServiceSettings {
        let environment = ProcessInfo.processInfo.environment
        let path = config ?? environment["MAPWRIGHT_CONFIG"]
        return try ServiceSettings(
            flags: flags, environment: environment,
            file: try path.map { Data(try InputFile(path: $0).bytes()) })
    }
}
