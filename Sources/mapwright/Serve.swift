import Answers
import ArgumentParser
import Atlas
import AtlasService
import Foundation
import MapAPI
import MapServer
import ServiceTokens

/// `mapwright serve`.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve atlases as a web map and a map service.",
        discussion: """
            Opens the atlases and answers over HTTP until interrupted: a map page at /, a MapLibre style \
            at /style.json, TileJSON at /tiles.json, vector tiles at /tiles/{z}/{x}/{y}.mvt, the whole \
            PMTiles archives at /atlases/NAME.pmtiles, and search, directions and the other paths that \
            /service lists. Several atlases are one map and one search; routes stay inside each. Nothing \
            is fetched from elsewhere. Only this machine can connect unless --host says otherwise; then the \
            service asks for tokens of the keys that --token-key names, unless --insecure lets everybody \
            in. One line is logged for each request.

            EXAMPLES
              mapwright serve helsinki.atlas
              mapwright serve andorra.atlas helsinki.atlas      # opens on Andorra
              mapwright serve atlases/                          # all atlases in a folder
              mapwright serve helsinki.atlas --port 9000
              mapwright serve helsinki.atlas --host 0.0.0.0 --insecure     # reachable from other machines
              mapwright serve helsinki.atlas --host 0.0.0.0 --token-key TEAM123456:KEY1234567:public.pem
              curl 'http://127.0.0.1:8080/style.json?style=muted&appearance=dark'
            """)

    @Argument(
        help: """
            The atlases to serve, or folders that hold some, the one that the map opens on first; the \
            only one in this folder, or the sample city, if left out.
            """,
        completion: .directory)
    var atlases: [String] = []

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 picks a free one.")
    var port = 8080

    @Option(
        help: ArgumentHelp(
            "A public key whose maps tokens are trusted; may be given again.",
            valueName: "team:keyid:file.pem"))
    var tokenKey: [String] = []

    @Flag(help: "Answer everybody, also where other machines can connect.")
    var insecure = false

    @Flag(name: .shortAndLong, help: "Do not log requests.")
    var quiet = false

    func validate() throws {
        guard (0...65535).contains(port) else {
            throw ValidationError("A port is a number from 0 to 65535, not \(port).")
        }
        guard !host.isEmpty else { throw ValidationError("The host is empty.") }
        guard isLocal || insecure || !tokenKey.isEmpty else {
            throw ValidationError(
                "Other machines can connect to \(host): name whom to trust by --token-key, or let "
                    + "everybody in by --insecure.")
        }
        guard !insecure || tokenKey.isEmpty else {
            throw ValidationError("--insecure trusts everybody, so no --token-key counts.")
        }
    }

    func run() async throws {
        try await report {
            let paths = try AtlasPaths(atlases.isEmpty ? [try Serve.defaultAtlas()] : atlases).paths
            let opened = try paths.map(Atlas.open)
            let log =
                quiet
                ? nil
                : RequestLog(hasColors: Terminal.error.hasColors) { Terminal.error.write($0) }
            let service = ServiceResponder(
                APIFamily.all, atlases: AtlasCollection(opened.map { .init($0) }),
                tokens: try await tokens())
            let server = try MapServer(atlases: opened, service: service, log: log)
            if let reason = server.missingPage {
                Terminal.error.line("Serving data only: \(reason)")
            }
            let shown = host.contains(":") ? "[\(host)]" : host
            try await server.run(host: host, port: port) { port in
                Terminal.output.line(
                    "Serving \(paths.joined(separator: ", ")) at http://\(shown):\(port)/ (stop with Ctrl-C)"
                )
            }
        }
    }

    /// Whether only this machine can connect.
    private var isLocal: Bool {
        host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }

    /// Who may ask; nil for everybody.
    private func tokens() async throws -> TokenAuthority? {
        guard !tokenKey.isEmpty else { return nil }
        return try await TokenAuthority(tokenKey.map { try TokenKey(option: $0) })
    }

    /// The atlas to serve when none is named.
    private static func defaultAtlas() throws -> String {
        let here = AtlasPaths.bundles(in: ".")
        if here.count == 1 { return here[0] }
        if here.count > 1 {
            throw ServeFailure(
                "there are several atlases here; name one: \(here.joined(separator: ", "))")
        }
        for path in ["Samples/helsinki.atlas", ".build/helsinki.atlas"]
        where FileManager.default.fileExists(atPath: path) {
            return path
        }
        throw ServeFailure(
            "which atlas? There is none in this folder; make one with `mapwright import EXTRACT`, "
                + "then `mapwright serve NAME.atlas`")
    }
}

/// A reason why nothing can be served.
private struct ServeFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
