import Answers
import ArgumentParser
import Atlas
import AtlasService
import Foundation
import Logging
import MapAPI
import MapPainter
import MapPictures
import MapResources
import MapServer
import Photographs
import PointLayers
import ServedGround
import ServiceTokens

/// `mapwright serve`.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve atlases as a web map and a map service.",
        discussion: """
            Opens the atlases and answers over HTTP until interrupted: a map page at /, a MapLibre style \
            at /style.json, TileJSON at /tiles.json, vector tiles at /tiles/{z}/{x}/{y}.mvt, the whole \
            PMTiles archives at /atlases/NAME.pmtiles, and search, directions and the other paths that \
            /service lists. Several atlases are one map and one search; routes stay inside each. Nothing \
            is fetched from elsewhere. Only this machine can connect unless --host says otherwise; then the \
            service asks for tokens of the keys that --token-key names, unless --insecure lets everybody \
            in. One line is logged for each request. An atlas that is replaced is served within a \
            second. Every setting is also a variable (MAPWRIGHT_PORT=9000) and a key of the JSON \
            file that --config names.

            EXAMPLES
              mapwright serve helsinki.atlas
              mapwright serve andorra.atlas helsinki.atlas      # opens on Andorra
              mapwright serve atlases/                          # all atlases in a folder
              mapwright serve helsinki.atlas --port 9000
              mapwright serve helsinki.atlas --points shops=shops.csv \\
                  --points-store live.sqlite
              mapwright serve helsinki.atlas --imagery aerial.mbtiles
              mapwright serve helsinki.atlas --photographs walks/
              mapwright serve helsinki.atlas --host 0.0.0.0 --insecure   # for everybody
              mapwright serve helsinki.atlas --host 0.0.0.0 \\
                  --token-key TEAM123456:KEY1234567:public.pem
              mapwright serve helsinki.atlas --port 8443 --tls-certificate chain.pem \\
                  --tls-key key.pem
              curl 'http://127.0.0.1:8080/style.json?style=muted&appearance=dark'
            """)

    @Argument(
        help: """
            The atlases to serve, or folders that hold some, the one that the map opens on first; the \
            only one in this folder, or the sample city, if left out.
            """,
        completion: .directory)
    var atlases: [String] = []

    @Option(
        help: ArgumentHelp(
            "A public key whose maps tokens are trusted; may be given again.",
            valueName: "team:keyid:file.pem"))
    var tokenKey: [String] = []

    @OptionGroup var points: ServedPoints

    @Flag(help: "Answer everybody, also where other machines can connect.")
    var insecure = false

    @OptionGroup(title: "Settings") var settings: ServeSettings

    func validate() throws {
        do {
            let host = try settings.values().text("host")
            guard !host.isEmpty else { throw ValidationError("The host is empty.") }
            let isLocal = host == "localhost" || host == "::1" || host.hasPrefix("127.")
            guard isLocal || insecure || !tokenKey.isEmpty else {
                throw ValidationError(
                    "Other machines can connect to \(host): name whom to trust by --token-key, or let "
                        + "everybody in by --insecure.")
            }
        } catch let error as SettingError {
            throw ValidationError("\(error).")
        }
        guard !insecure || tokenKey.isEmpty else {
            throw ValidationError("--insecure trusts everybody, so no --token-key counts.")
        }
    }

    func run() async throws {
        try await report {
            let settings = try settings.values()
            for line in ServiceSettings.misspelled(in: ProcessInfo.processInfo.environment) {
                Terminal.error.line(line)
            }
            let named = atlases.isEmpty ? [try Serve.defaultAtlas()] : atlases
            let host = settings.text("host")
            let shown = host.contains(":") ? "[\(host)]" : host
            let authority = try await tokens()
            let layers = try points.open()
            let scheme = settings.text("tls-certificate").isEmpty ? "http" : "https"
            let imagery = try Self.imagery(settings)
            let photographs = try Self.photographs(settings, layers)
            let families = try Self.families(settings, imagery, photographs, layers.families)
            let service = try HostedService(
                named, settings: settings, log: Self.log(settings),
                ground: families.contains { $0.name == "ground" } ? MapGround(imagery) : nil,
                glyphs: families.contains { $0.name == "fonts" } ? APIFamily.glyphsPath : nil,
                makeResponder: {
                    ServiceResponder(
                        families, atlases: $0, tokens: authority,
                        hasPage: settings.flag("page"))
                },
                onListening: { port, paths in
                    Terminal.output.line(
                        "Serving \(paths.joined(separator: ", ")) at \(scheme)://\(shown):\(port)\(settings.text("base-path"))/ (stop with Ctrl-C)"
                    )
                })
            for reason in service.leftOut { Terminal.error.line("Left out: \(reason)") }
            if let reason = service.missingPage {
                Terminal.error.line("Serving data only: \(reason)")
            }
            try await service.run()
        }
    }

    /// Checks the tokens of requests; nil for unrestricted access.
    private func tokens() async throws -> TokenAuthority? {
        guard !tokenKey.isEmpty else { return nil }
        return try await TokenAuthority(tokenKey.map { try TokenKey(option: $0) })
    }

    /// Logs requests; nil for no log.
    private static func log(_ settings: ServiceSettings) -> Logger? {
        guard !settings.flag("quiet") else { return nil }
        let format = LineLogHandler.Format(rawValue: settings.text("log-format")) ?? .text
        return Logger(label: "mapwright") { _ in
            LineLogHandler(format) { Terminal.error.write($0) }
        }
    }

    /// The imagery that the settings name; nil if they name none.
    private static func imagery(_ settings: ServiceSettings) throws -> (any StoredTiles)? {
        let name = settings.text("imagery")
        guard !name.isEmpty else { return nil }
        let attribution = settings.text("imagery-attribution")
        do {
            return try Imagery.open(name, attribution: attribution.isEmpty ? nil : attribution)
        } catch {
            throw ServeFailure("\(name) can't be used as imagery: \(error)")
        }
    }

    /// The photographs that the settings name, with a layer of their points; nil if they name none.
    private static func photographs(
        _ settings: ServiceSettings, _ layers: PointLayers
    ) throws -> PhotographFolder? {
        let name = settings.text("photographs")
        guard !name.isEmpty else { return nil }
        let folder: PhotographFolder
        do {
            folder = try PhotographFolder(path: name)
        } catch {
            throw ServeFailure("\(name) can't be used for photographs: \(error)")
        }
        for warning in folder.warnings {
            Terminal.error.line("mapwright: A photograph is not shown: \(warning)")
        }
        let unshown = folder.unplacedCount + folder.damagedCount
        Terminal.error.line(
            "mapwright: \(name) holds \(folder.photographs.count) photographs with a place"
                + (unshown > 0 ? ", and \(unshown) pictures without." : "."))
        try layers.add(
            PhotographPaths.layer, from: name,
            points: folder.photographs.map(PhotographPaths.point(of:)))
        return folder
    }

    /// The families of paths that were asked for.
    private static func families(
        _ settings: ServiceSettings, _ imagery: (any StoredTiles)?,
        _ photographs: PhotographFolder?, _ layers: [APIFamily]
    ) throws -> [APIFamily] {
        let names = settings.list("families")
        let painters = try painters(settings)
        let all =
            APIFamily.all + [
                .pictures(painters, imagery: imagery), .styles(painters, imagery: imagery),
                .ground(imagery), .photographs(photographs),
                .fonts(),
            ] + layers
        guard !names.isEmpty, names != ["none"] else { return names.isEmpty ? all : [] }
        for name in names where !all.contains(where: { $0.name == name }) {
            let known = all.map(\.name).joined(separator: ", ")
            throw ServeFailure("there is no family \(name); there are: \(known)")
        }
        return all.filter { names.contains($0.name) }
    }

    /// What draws pictures in the page's styles; nil where these are not served.
    private static func painters(_ settings: ServiceSettings) throws -> PagePainters? {
        guard settings.flag("page") else { return nil }
        do {
            return try PagePainters()
        } catch is MapStyleFilesMissing {
            // The service says so itself when it starts.
            return nil
        }
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
