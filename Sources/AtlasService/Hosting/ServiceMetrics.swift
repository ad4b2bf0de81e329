import Synchronization

/// The counters of a service, written in the text format of Prometheus.
///
/// Labels come from closed sets: methods of HTTP, templates of routes, statuses. Nobody can make the table grow by
/// making up paths.
package final class ServiceMetrics: Sendable {
    /// How often a route was answered with a status.
    private struct Outcome {
        let method: String
        let status: Int
        var count: Int
    }

    /// What was counted of a route: it has few outcomes, and is looked up once for each request.
    private struct Route {
        var outcomes: [Outcome] = []
        var durations = Histogram()

        mutating func add(_ method: String, _ status: Int, _ seconds: Double) {
            durations.add(seconds)
            for index in outcomes.indices
            where outcomes[index].status == status && outcomes[index].method == method {
                outcomes[index].count += 1
                return
            }
            outcomes.append(Outcome(method: method, status: status, count: 1))
        }
    }

    private struct Histogram {
        var counts = [Int](repeating: 0, count: ServiceMetrics.bounds.count)
        var count = 0
        var sum = 0.0

        mutating func add(_ seconds: Double) {
            count += 1
            sum += seconds
            if let index = ServiceMetrics.bounds.firstIndex(where: { seconds <= $0 }) {
                counts[index] += 1
            }
        }
    }

    private struct Source: Hashable {
        let atlas: String
        let name: String
    }

    private struct State {
        var routes: [String: Route] = [:]
        var realtime: [Source: (timestamp: Int, taken: Int, failed: Int)] = [:]
        var reloads = [true: 0, false: 0]
        var certificateReloads = [true: 0, false: 0]
        var inFlight = 0
    }

    /// Upper bounds of the classes of durations, in seconds.
    static let bounds = [
        0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
    ]
    private static let methods: Set<String> = [
        "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS",
    ]

    private let state = Mutex(State())

    /// Creates metrics that start at zero.
    package init() {}

    /// Counts a request as being answered, until ``end(method:route:status:elapsed:)``.
    package func begin() { state.withLock { $0.inFlight += 1 } }

    /// Counts a request that has ended.
    ///
    /// - Parameter route: The template of its path, or a word for those that have none.
    package func end(method: String, route: String, status: Int, elapsed: Duration) {
        let method = Self.methods.contains(method) ? method : "other"
        let seconds = elapsed / .seconds(1)
        state.withLock { state in
            state.inFlight -= 1
            state.routes[route, default: Route()].add(method, status, seconds)
        }
    }

    /// Counts a reload of the atlases.
    package func reload(succeeded: Bool) {
        state.withLock { $0.reloads[succeeded, default: 0] += 1 }
    }

    /// Counts a reading of the certificate.
    package func certificateReload(succeeded: Bool) {
        state.withLock { $0.certificateReloads[succeeded, default: 0] += 1 }
    }

    /// Counts a question to a source of real time.
    ///
    /// - Parameter timestamp: When its message was made, in seconds since 1970; nil if there was none.
    package func realtime(_ source: String, atlas: String, timestamp: Int?) {
        state.withLock { state in
            var known = state.realtime[Source(atlas: atlas, name: source)] ?? (0, 0, 0)
            if let timestamp {
                known = (timestamp, known.taken + 1, known.failed)
            } else {
                known.failed += 1
            }
            state.realtime[Source(atlas: atlas, name: source)] = known
        }
    }

    /// The values that metrics report beside the counters.
    package struct Facts: Sendable {
        /// The version of the program.
        package var version: String
        /// The number of open connections.
        package var connections: Int
        /// The atlases by name, with the date of their data in seconds since 1970 where it is known.
        package var atlases: [(name: String, date: Double?)]
        /// The expiry of the certificate, in seconds since 1970; nil without TLS.
        package var certificateExpiry: Double?

        /// Creates facts for one document of metrics.
        package init(
            version: String, connections: Int, atlases: [(name: String, date: Double?)],
            certificateExpiry: Double? = nil
        ) {
            self.version = version
            self.connections = connections
            self.atlases = atlases
            self.certificateExpiry = certificateExpiry
        }
    }

    /// The document that a collector of metrics reads.
    package func text(_ facts: Facts) -> String {
        let state = state.withLock { $0 }
        var lines: [String] = []
        func describe(_ name: String, _ type: String, _ help: String) {
            lines += ["# HELP \(name) \(help)", "# TYPE \(name) \(type)"]
        }
        describe("http_requests_total", "counter", "Requests that were answered.")
        lines += state.routes.flatMap { route, counted in
            counted.outcomes.map { outcome in
                "http_requests_total{method=\"\(outcome.method)\",route=\"\(Self.escaped(route))\","
                    + "status=\"\(outcome.status)\"} \(outcome.count)"
            }
        }.sorted()
        describe(
            "http_request_duration_seconds", "histogram",
            "From the head of a request to the end of writing its answer.")
        for (route, counted) in state.routes.sorted(by: { $0.key < $1.key }) {
            let histogram = counted.durations
            let label = "route=\"\(Self.escaped(route))\""
            var sum = 0
            for (bound, count) in zip(Self.bounds, histogram.counts) {
                sum += count
                lines.append(
                    "http_request_duration_seconds_bucket{\(label),le=\"\(bound)\"} \(sum)")
            }
            lines += [
                "http_request_duration_seconds_bucket{\(label),le=\"+Inf\"} \(histogram.count)",
                "http_request_duration_seconds_sum{\(label)} \(histogram.sum)",
                "http_request_duration_seconds_count{\(label)} \(histogram.count)",
            ]
        }
        describe("http_requests_in_flight", "gauge", "Requests that are being answered.")
        lines.append("http_requests_in_flight \(state.inFlight)")
        describe("http_connections", "gauge", "Open connections.")
        lines.append("http_connections \(facts.connections)")
        describe("mapwright_build_info", "gauge", "The version of the program; always 1.")
        lines.append("mapwright_build_info{version=\"\(Self.escaped(facts.version))\"} 1")
        describe("mapwright_atlas_reloads_total", "counter", "Times the atlases were opened anew.")
        lines += [
            "mapwright_atlas_reloads_total{outcome=\"failed\"} \(state.reloads[false, default: 0])",
            "mapwright_atlas_reloads_total{outcome=\"replaced\"} \(state.reloads[true, default: 0])",
        ]
        describe(
            "mapwright_atlas_data_timestamp_seconds", "gauge",
            "When the data were taken from OpenStreetMap.")
        for atlas in facts.atlases {
            guard let date = atlas.date else { continue }
            lines.append(
                "mapwright_atlas_data_timestamp_seconds{atlas=\"\(Self.escaped(atlas.name))\"} "
                    + "\(Int(date))")
        }
        if !state.realtime.isEmpty { lines += Self.realtime(state) }
        if let expiry = facts.certificateExpiry {
            describe(
                "mapwright_certificate_expiry_timestamp_seconds", "gauge",
                "When the certificate in use ends.")
            lines.append("mapwright_certificate_expiry_timestamp_seconds \(Int(expiry))")
            let reloads = state.certificateReloads
            describe(
                "mapwright_certificate_reloads_total", "counter",
                "Times the certificate was read anew.")
            for (outcome, isDone) in [("failed", false), ("replaced", true)] {
                lines.append(
                    "mapwright_certificate_reloads_total{outcome=\"\(outcome)\"} "
                        + "\(reloads[isDone, default: 0])")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The metrics of the real-time sources.
    private static func realtime(_ state: State) -> [String] {
        let sources = state.realtime.map { source, known in
            ("atlas=\"\(escaped(source.atlas))\",source=\"\(escaped(source.name))\"", known)
        }.sorted { $0.0 < $1.0 }
        let timestamp = "mapwright_realtime_timestamp_seconds"
        let reads = "mapwright_realtime_reads_total"
        return [
            "# HELP \(timestamp) When the last message of a source of real time was made.",
            "# TYPE \(timestamp) gauge",
        ] + sources.filter { $0.1.timestamp > 0 }.map { "\(timestamp){\($0)} \($1.timestamp)" } + [
            "# HELP \(reads) Times a source of real time was asked.", "# TYPE \(reads) counter",
        ]
            + sources.flatMap { labels, known in
                [
                    "\(reads){\(labels),outcome=\"failed\"} \(known.failed)",
                    "\(reads){\(labels),outcome=\"taken\"} \(known.taken)",
                ]
            }
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "\\": escaped += "\\\\"
            case "\"": escaped += "\\\""
            case "\n": escaped += "\\n"
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
