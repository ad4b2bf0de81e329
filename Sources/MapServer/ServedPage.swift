import Foundation
import HTTPTypes
import HummingbirdCore
import MapResources
import NIOCore

/// Answers requests for the page, its libraries and the map styles, all from memory.
struct ServedPage: Sendable {
    private var files: [String: StaticFile] = [:]
    /// By style and appearance: "standard-light".
    private var styles: [String: StyleFile] = [:]
    /// The world around the map; nil where there is no page, or the page has none.
    private(set) var outline: WorldOutline?

    /// Whether the page is switched off; otherwise missing files have to be reported.
    private let isOff: Bool

    /// A page without files: what answers where they are missing, or not wanted.
    init(isOff: Bool = false) { self.isOff = isOff }

    /// Reads the page's files.
    ///
    /// - Parameters:
    ///   - folders: Where `Page` is, served below `/assets/` but for the HTML, and where the styles are.
    ///   - index: The file in `Page` that is served as `/`.
    ///   - glyphs: The path of letters for styles; nil for none.
    /// - Throws: `MapServerError.resourcesMissing` if the folder does not hold that file.
    init(_ folders: ServedFolders, index: String, glyphs: String? = nil) throws {
        isOff = false
        let page = folders.page
        for name in ServedFolders.files(below: page) {
            files["/assets/" + name] = try StaticFile(path: page + "/" + name)
        }
        for part in MapStyleFiles.pageFolders {
            for name in ServedFolders.files(below: folders.styles + "/" + part) {
                files["/assets/\(part)/\(name)"] = try StaticFile(
                    path: "\(folders.styles)/\(part)/\(name)")
            }
        }
        let outlinePath = folders.styles + "/" + MapStyleFiles.outlinePath
        if FileManager.default.fileExists(atPath: outlinePath) {
            outline = try WorldOutline(path: outlinePath)
        }
        for name in ["index.html", "live.html", "openapi.html"] {
            let file = files.removeValue(forKey: "/assets/" + name)
            if name == "openapi.html", index == "index.html" { files["/openapi"] = file }
            guard name == index else { continue }
            files["/"] = file
            // A live page belongs to its program's window; only the map is for other sites' pages.
            if name == "index.html" { files["/embed"] = file }
        }
        guard files["/"] != nil else {
            throw MapServerError.resourcesMissing(searched: [
                (page as NSString).deletingLastPathComponent
            ])
        }
        let worker = files.removeValue(forKey: "/assets/" + ServiceWorker.name)
        if index == "index.html" { try bundleScripts(page) }
        if index == "index.html", let worker {
            files["/" + ServiceWorker.name] = ServiceWorker.script(worker, keeping: files)
        }
        let folder = folders.styles + "/Styles"
        for name in ServedFolders.files(below: folder) where name.hasSuffix(".json") {
            styles[String(name.dropLast(5))] = StyleFile(
                path: folder + "/" + name, glyphs: glyphs)
        }
    }

    /// Puts the modules of the map's page together, and those of the service's, so that few and small files are fetched.
    private mutating func bundleScripts(_ page: String) throws {
        let folder = "/assets/js/"
        var sources: [String: [UInt8]] = [:]
        for (path, file) in files where path.hasPrefix(folder) && path.hasSuffix(".js") {
            sources[String(path.dropFirst(folder.count))] = Array(file.plain.readableBytesView)
        }
        var bundles: [ScriptBundle] = []
        for entry in ["main.js", "openapi/openapi.js"] where sources[entry] != nil {
            do throws(ScriptBundle.Failure) {
                bundles.append(try ScriptBundle(entry: entry, sources: sources))
            } catch {
                throw MapServerError.damagedResource(
                    path: page + "/js/" + error.path, reason: error.reason)
            }
        }
        for path in bundles.flatMap(\.modulePaths) { files[folder + path] = nil }
        for (path, text) in bundles.flatMap(\.files) {
            files[folder + path] = StaticFile(
                Array(text.utf8), type: MediaType.script, isText: true, isLasting: true)
        }
    }

    /// Answers a request for a file of the page; nil if there is none by that name.
    func file(_ path: String, _ request: HTTPRequest) -> ServedAnswer? {
        if files.isEmpty, path == "/" { return missing }
        guard let file = files[path] else { return nil }
        // What a browser may show or run by itself says what it may do; the rest is what the page makes of it.
        let isDocument = !path.hasPrefix("/assets/") || file.type == MediaType.drawing
        let headers = path == "/embed" ? CommonHeaders.embeddedPage : CommonHeaders.page
        return Self.respond(file, request, isDocument ? headers : [:])
    }

    /// What is answered where the page's files are missing.
    ///
    /// It names no folder, as the page may be public.
    private var missing: ServedAnswer {
        if isOff { return .plain(.notFound, "this service has no page and no styles") }
        return .plain(
            .serviceUnavailable,
            "this service has no page and no styles, as Mapwright_MapServer.resources or "
                + "Mapwright_MapResources.resources is not beside its program; "
                + "the map's data are at /tiles.json and /atlas.pmtiles")
    }

    /// Answers `GET /style.json?style=standard|muted|hybrid|imagery&appearance=light|dark&terrain=true|false&contours=true|false&language=de`.
    ///
    /// - Parameters:
    ///   - ground: What the server has of the ground; nil for nothing.
    ///   - hasHeights: Whether an atlas has heights.
    ///   - areas: The areas that the map's data cover.
    func style(
        _ query: [String: String], _ request: HTTPRequest, ground: MapGround? = nil,
        hasHeights: Bool = false, areas: [CoveredArea] = []
    ) -> ServedAnswer {
        guard !styles.isEmpty else { return missing }
        let name = query["style"] ?? "standard"
        let appearance = query["appearance"] ?? "light"
        var layers = GroundLayers()
        if let ground, ground.imagery != nil {
            layers.imagery = ["hybrid": .below, "imagery": .alone][name] ?? .absent
        }
        if ground != nil, hasHeights {
            layers.terrain = query["terrain"] == "true" ? .shaded : .hidden
            layers.showsContours = query["contours"] == "true"
        }
        layers.isDark = appearance == "dark"
        // Imagery alone takes the sprites and the names of sources of what lies over it otherwise.
        let file = layers.imagery == .alone ? "hybrid" : name
        guard let style = styles[file + "-" + appearance] else {
            let known = styles.keys.sorted().joined(separator: ", ")
            return .plain(
                .badRequest, "there is no style \(name)-\(appearance); there are: \(known)")
        }
        var language: LabelLanguage?
        if let tag = query["language"] ?? query["lang"] {
            language = LabelLanguage(tag)
            guard language != nil else {
                return .plain(.badRequest, "“language” is a language, as in de or pt-BR")
            }
        }
        guard let base = BaseURL.of(request) else {
            return .plain(.badRequest, "the request's Host is not a host")
        }
        do {
            return Self.respond(
                try style.file(
                    base: base, layers: layers, language: language, ground: ground, areas: areas),
                request)
        } catch {
            return .plain(.internalServerError, "the style \(name)-\(appearance) is damaged")
        }
    }

    /// Sends a document in the form the client understands, or says that its copy is still good.
    static func respond(
        _ file: StaticFile, _ request: HTTPRequest, _ more: HTTPFields = [:]
    ) -> ServedAnswer {
        let packed = RequestConditions.acceptsGzip(request.headerFields) ? file.gzip : nil
        let tag = "\"\(file.fingerprint)\(packed == nil ? "" : "z")\""
        var headers = CommonHeaders.crossOrigin
        headers.append(contentsOf: more)
        headers[.contentType] = file.type
        headers[.cacheControl] = CommonHeaders.revalidate
        headers[.eTag] = tag
        if file.isText { headers[.vary] = "Accept-Encoding" }
        if RequestConditions.isFresh(request.headerFields, tag: tag) {
            return ServedAnswer(status: .notModified, headers: headers)
        }
        if packed != nil { headers[.contentEncoding] = "gzip" }
        return ServedAnswer(status: .ok, headers: headers, body: packed ?? file.plain)
    }
}
