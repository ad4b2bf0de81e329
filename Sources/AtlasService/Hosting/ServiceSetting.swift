/// A setting of a service: the one definition of its name, meaning, range and default.
///
/// Each is a flag of `mapwright serve`, a variable of the environment and a key of a configuration file, in this order of
/// precedence.
package struct ServiceSetting: Sendable {
    /// The form of a setting's values.
    package enum Kind: Equatable, Sendable {
        /// Text of any kind.
        case text
        /// One of some words.
        case word([String])
        /// Texts separated by commas.
        case list
        /// A truth value: `true` or `false`.
        case flag
        /// An integer within a range.
        case count(ClosedRange<Int>)
        /// Seconds, or requests a second, with a fraction.
        case number(ClosedRange<Double>)
    }

    /// The flag without its dashes, and the key in a file: "idle-timeout".
    package let name: String
    /// The form of the setting's values.
    package let kind: Kind
    /// The default value; empty for none.
    package let standard: String
    /// The description of the setting, one sentence.
    package let summary: String

    private init(_ name: String, _ kind: Kind, _ standard: String, _ summary: String) {
        self.name = name
        self.kind = kind
        self.standard = standard
        self.summary = summary
    }

    /// The variable of the environment: "MAPWRIGHT_IDLE_TIMEOUT".
    package var variable: String {
        "MAPWRIGHT_" + name.uppercased().replacing("-", with: "_")
    }

    /// The allowed values, in words.
    package var range: String {
        switch kind {
        case .text: "text"
        case .word(let words): words.joined(separator: ", ")
        case .list: "list"
        case .flag: "true, false"
        case .count(let range): "\(range.lowerBound) to \(range.upperBound)"
        case .number(let range): "\(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
        }
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }

    /// Returns the setting called `name`; nil if there is none.
    package static func named(_ name: String) -> ServiceSetting? { all.first { $0.name == name } }

    /// Returns the help of a flag with its default; traps for an unknown name.
    package static func help(_ name: String) -> String {
        guard let setting = named(name) else { preconditionFailure("there is no setting \(name)") }
        guard setting.kind != .flag, !setting.standard.isEmpty else { return setting.summary }
        return "\(setting.summary) (default: \(setting.standard))"
    }

    /// All settings, in the order in which they are listed.
    package static let all: [ServiceSetting] = [
        .init("host", .text, "127.0.0.1", "The address to listen on."),
        .init("port", .count(0...65535), "8080", "The port to listen on; 0 picks a free one."),
        .init(
            "tls-certificate", .text, "",
            "A PEM file with the certificate of the service and those that vouch for it; with it the service speaks TLS."
        ),
        .init("tls-key", .text, "", "A PEM file with the certificate's private key."),
        .init("base-path", .text, "", "The path below which everything is, as in /maps."),
        .init(
            "families", .list, "",
            "The families of paths to answer, as in apple,osrm; all if left out, none for \"none\"."
        ),
        .init(
            "imagery", .text, "",
            "Pictures of the ground for the styles hybrid and imagery: an .mbtiles, .pmtiles or .tif file, the latter two also at an address of the web, or an address with {z}, {x} and {y}."
        ),
        .init(
            "imagery-attribution", .text, "",
            "Whom imagery at an address or of a .tif file comes from, as the map says it; other files say it themselves."
        ),
        .init(
            "photographs", .text, "",
            "A folder of photographs that say where they were taken, as a layer of points on the page; each opens from its point."
        ),
        .init("page", .flag, "true", "Serve the page and its styles, not only the service."),
        .init("connections", .count(1...1_000_000), "8192", "The most connections at once."),
        .init(
            "connections-per-address", .count(0...1_000_000), "0",
            "The most connections at once from one address; 0: any number."),
        .init("concurrency", .count(1...1_000_000), "1024", "The most requests worked on at once."),
        .init(
            "head-timeout", .number(0.1...3600), "10",
            "Seconds that the head of a request may take."),
        .init(
            "body-timeout", .number(0.1...3600), "60",
            "Seconds that the body of a request may take."),
        .init(
            "idle-timeout", .number(0.1...86_400), "60",
            "Seconds that a connection may stay silent."),
        .init(
            "write-timeout", .number(0.1...3600), "30",
            "Seconds in which a client has to take a part of what is sent to it."),
        .init(
            "head-limit", .count(1024...1_048_576), "32768", "The most bytes of a request's head."),
        .init(
            "body-limit", .count(0...1_073_741_824), "16777216",
            "The most bytes of a request's body, on any path."),
        .init(
            "address-rate", .number(0...1_000_000), "0",
            "Requests a second that one address may make over time; 0: any number."),
        .init(
            "token-rate", .number(0...1_000_000), "0",
            "Requests a second that one access token may make over time; 0: any number."),
        .init(
            "rate-burst", .number(1...3600), "5",
            "Seconds' worth of requests that may come at once after a pause."),
        .init(
            "trusted-proxies", .list, "",
            "Addresses whose X-Forwarded-For and X-Forwarded-Proto are believed, as in 10.0.0.0/8."),
        .init(
            "admin-token-file", .text, "",
            "A file with the token that lets other machines use /admin."),
        .init(
            "realtime", .list, "",
            "Sources of GTFS-Realtime for the timetables of atlases, as in milan=https://example.org/trips.pb; several by commas."
        ),
        .init(
            "realtime-interval", .number(1...3600), "30",
            "Seconds from one message of GTFS-Realtime to the next."),
        .init("metrics", .flag, "true", "Answer /metrics."),
        .init("quiet", .flag, "false", "Do not log requests."),
        .init("log-format", .word(["text", "json"]), "text", "How a line of the log is written."),
        .init("log-queries", .flag, "false", "Log what is asked for, not only which path."),
        .init(
            "drain-delay", .number(0...600), "0",
            "Seconds in which /ready says that the service ends before it does."),
        .init(
            "drain-timeout", .number(0.1...3600), "30",
            "Seconds that open requests have to finish when the service ends."),
    ]
}
