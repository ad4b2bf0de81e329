import Foundation
import MapServer
import Places

/// A setting that is wrong, and where it was set.
package struct SettingError: Error, Equatable, CustomStringConvertible {
    /// The setting, its value and what is allowed, as one sentence.
    package let description: String

    init(_ description: String) { self.description = description }
}

/// The values of all settings, from flags, environment, file and defaults.
package struct ServiceSettings: Sendable {
    private let values: [String: String]

    /// Gathers the values.
    ///
    /// - Parameters:
    ///   - flags: The values of the command line, by name.
    ///   - environment: The environment of the process. Variables that begin with MAPWRIGHT_ and name no setting are
    ///     ignored.
    ///   - file: The bytes of a configuration file, a JSON object with settings' names as keys; nil if there is none.
    /// - Throws: `SettingError` for a value out of range, and for a key of the file that is no setting.
    package init(
        flags: [String: String] = [:], environment: [String: String] = [:], file: Data? = nil
    ) throws(SettingError) {
        let told = try file.map(Self.read) ?? [:]
        var values: [String: String] = [:]
        for setting in ServiceSetting.all {
            let places = [
                (flags[setting.name], "--\(setting.name)"),
                (environment[setting.variable], setting.variable),
                (told[setting.name], "\(setting.name) in the configuration file"),
            ]
            values[setting.name] = setting.standard
            guard let (value, place) = places.first(where: { $0.0 != nil }), let value else {
                continue
            }
            guard setting.accepts(value) else {
                throw SettingError("\(place) is \"\(value)\"; it has to be: \(setting.range)")
            }
            values[setting.name] = value
        }
        self.values = values
    }

    private static func read(_ file: Data) throws(SettingError) -> [String: String] {
        guard let object = (try? JSONSerialization.jsonObject(with: file)) as? [String: Any] else {
            throw SettingError("the configuration file is no JSON object")
        }
        var told: [String: String] = [:]
        for (name, value) in object {
            guard let setting = ServiceSetting.named(name) else {
                throw SettingError("\(name) in the configuration file is no setting")
            }
            switch value {
            case let list as [String] where setting.kind == .list:
                told[name] = list.joined(separator: ",")
            case let text as String: told[name] = text
            case let number as NSNumber:
                told[name] =
                    setting.kind == .flag ? (number.boolValue ? "true" : "false") : "\(number)"
            default: throw SettingError("\(name) in the configuration file is no \(setting.range)")
            }
        }
        return told
    }

    /// Variables of an environment that are no setting but nearly called as one, each as a sentence.
    ///
    /// Others that begin with MAPWRIGHT_ belong to other programs.
    package static func misspelled(in environment: [String: String]) -> [String] {
        let known = ServiceSetting.all.map(\.variable)
        var distance = EditDistance()
        let names = environment.keys.filter { $0.hasPrefix("MAPWRIGHT_") && !known.contains($0) }
        return names.sorted().compactMap { name in
            known.first {
                distance.between(Array(name.utf8), Array($0.utf8), atMost: 2) <= 2
            }.map { "\(name) is no setting; \($0) may be meant" }
        }
    }

    /// Returns the value of a setting as text; empty for an unknown name.
    package func text(_ name: String) -> String { values[name] ?? "" }

    /// Returns the parts of a list between commas, without blanks and empty parts.
    package func list(_ name: String) -> [String] {
        text(name).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    /// Returns whether a flag is set.
    package func flag(_ name: String) -> Bool { text(name) == "true" }

    /// A whole number; it was checked when it was read.
    package func count(_ name: String) -> Int { Int(text(name)) ?? 0 }

    /// A number; it was checked when it was read.
    package func number(_ name: String) -> Double { Double(text(name)) ?? 0 }

    /// Returns a number of seconds as a duration.
    package func seconds(_ name: String) -> Duration { .seconds(number(name)) }
}

extension ServiceSetting {
    /// Whether a value is one of the setting's.
    fileprivate func accepts(_ value: String) -> Bool {
        switch kind {
        case .text, .list: !value.utf8.contains(0)
        case .word(let words): words.contains(value)
        case .flag: value == "true" || value == "false"
        case .count(let range): Int(value).map(range.contains) ?? false
        case .number(let range): Double(value).map(range.contains) ?? false
        }
    }
}

extension ServiceSettings {
    /// The limits of connections: their number, and the time and size of requests.
    package var connectionLimits: ConnectionLimits {
        var limits = ConnectionLimits()
        limits.connections = count("connections")
        limits.connectionsPerAddress = count("connections-per-address")
        limits.headTimeout = seconds("head-timeout")
        limits.bodyTimeout = seconds("body-timeout")
        limits.idleTimeout = seconds("idle-timeout")
        limits.writeTimeout = seconds("write-timeout")
        limits.headBytes = count("head-limit")
        limits.bodyBytes = count("body-limit")
        return limits
    }

    /// Returns the settings of the front, from the values read.
    ///
    /// - Throws: `SettingError` for a base path or a proxy that is none, and for a token's file that can't be read.
    package func middleware() throws(SettingError) -> MiddlewareSettings {
        var middleware = MiddlewareSettings()
        middleware.basePath = try basePath()
        var proxies: [ClientAddress.Range] = []
        for text in list("trusted-proxies") {
            guard let range = ClientAddress.Range(text) else {
                throw SettingError(
                    "\(text) is no address and no range of addresses (trusted-proxies)")
            }
            proxies.append(range)
        }
        middleware.proxies = TrustedProxies(proxies)
        middleware.concurrency = count("concurrency")
        middleware.addressRate = number("address-rate")
        middleware.tokenRate = number("token-rate")
        middleware.burstSeconds = number("rate-burst")
        middleware.logsQueries = flag("log-queries")
        middleware.hasMetrics = flag("metrics")
        let path = text("admin-token-file")
        if !path.isEmpty {
            guard
                let token = try? String(contentsOfFile: path, encoding: .utf8)
                    .trimmingCharacters(in: .whitespacesAndNewlines), token.utf8.count >= 16
            else {
                throw SettingError(
                    "\(path) holds no token of 16 characters or more (admin-token-file)")
            }
            middleware.adminToken = token
        }
        return middleware
    }

    /// Returns the sources of real time.
    ///
    /// - Parameter atlases: The names of the atlases that are served.
    /// - Throws: `SettingError` for one that is not of the form NAME=FILE or NAME=URL, and for a name that no atlas has.
    package func realtimeSources(_ atlases: [String]) throws(SettingError) -> [RealtimeWatch.Named]
    {
        var sources: [RealtimeWatch.Named] = []
        for text in list("realtime") {
            guard let source = RealtimeWatch.Named(text) else {
                throw SettingError("\(text) is not of the form NAME=FILE or NAME=URL (realtime)")
            }
            guard atlases.contains(source.atlas) else {
                throw SettingError(
                    "there is no atlas \(source.atlas) (realtime); there are: "
                        + atlases.joined(separator: ", "))
            }
            sources.append(source)
        }
        return sources
    }

    /// Returns the certificate of the service; nil if it does not speak TLS.
    ///
    /// - Throws: `SettingError` for files that can't be used, and for one without the other.
    package func certificate() throws(SettingError) -> ServerCertificate? {
        let (chain, key) = (text("tls-certificate"), text("tls-key"))
        guard !chain.isEmpty || !key.isEmpty else { return nil }
        guard !chain.isEmpty, !key.isEmpty else {
            throw SettingError("tls-certificate and tls-key have to be set together")
        }
        do throws(CertificateError) {
            return try ServerCertificate(chain: chain, key: key)
        } catch {
            throw SettingError("\(error) (tls-certificate, tls-key)")
        }
    }

    private func basePath() throws(SettingError) -> String {
        var path = text("base-path")
        while path.hasSuffix("/") { path.removeLast() }
        let isPath = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
            .allSatisfy {
                !$0.isEmpty
                    && $0.utf8.allSatisfy { "-._~".utf8.contains($0) || isLetterOrDigit($0) }
                    && $0 != "." && $0 != ".."
            }
        guard path.isEmpty || path.hasPrefix("/") && isPath else {
            throw SettingError("\(text("base-path")) is no path like /maps (base-path)")
        }
        return path
    }

    private func isLetterOrDigit(_ byte: UInt8) -> Bool {
        48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte
    }
}
