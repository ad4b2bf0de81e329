import HTTPTypes
import Logging

/// What is logged of a request.
extension ServiceMiddleware {
    /// Logs a request that was answered by a route.
    func record(
        _ head: HTTPRequest, _ client: ClientAddress?, _ status: Int, _ byteCount: Int?,
        _ route: String, _ elapsed: Duration
    ) {
        guard let log else { return }
        let path =
            settings.logsQueries
            ? Self.start(of: (head.path ?? "")[...])
            : Self.withoutContents(Self.start(of: Self.path(of: head)), route)
        let (seconds, attoseconds) = elapsed.components
        let hundredths = Int(seconds * 100_000 + attoseconds / 10_000_000_000_000)
        var fields: Logger.Metadata = [
            "address": .string(client?.description ?? "local"),
            "method": .string(head.method.rawValue),
            "path": .string(path), "status": .string(String(status)),
            "milliseconds": .string(
                "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"),
        ]
        fields["bytes"] = byteCount.map { .string(String($0)) }
        log.info("request", metadata: fields)
    }

    /// As much of a path as a log has room for.
    private static func start(of path: Substring) -> String {
        path.utf8.count <= 2000 ? String(path) : String(path.prefix(2000))
    }

    /// The named parts of routes that say what was asked for, as a query does elsewhere.
    private static let contents: Set<Substring> = ["{coordinates}", "{id}", "{osm}", "{cluster}"]

    /// A path whose parts say what was asked for is logged as its template: `/route/v1/driving/{coordinates}`.
    package static func withoutContents(_ path: String, _ route: String) -> String {
        guard route.utf8.contains(UInt8(ascii: "{")) else { return path }
        let forms = route.split(separator: "/", omittingEmptySubsequences: false)
        guard forms.contains(where: contents.contains) else { return path }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        // A path of another form, such as one with a slash at its end, is logged as its route.
        guard parts.count == forms.count else { return route }
        return zip(forms, parts).map { contents.contains($0) ? $0 : $1 }.joined(separator: "/")
    }
}
