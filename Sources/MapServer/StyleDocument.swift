import Foundation
import MapResources
import Synchronization

/// A MapLibre style whose root-relative addresses are made absolute for each client.
///
/// The style files of the page name its sources, sprite and glyphs as "/tiles.json" and the like. A
/// client that is not a web page cannot resolve those, so the address it used goes in front.
struct StyleDocument: Sendable {
    /// The document's text, cut where the address belongs.
    private let pieces: [String]

    /// Stands for the address while the document is written; no style holds this character.
    private static let placeholder = "\u{E000}"

    /// Reads a style file.
    ///
    /// - Parameters:
    ///   - glyphs: The root-relative address of letters; nil for those that the file names.
    ///   - change: Makes another document of the file's.
    init(
        path: String, glyphs: String? = nil, changing change: (([UInt8]) throws -> [UInt8])? = nil
    ) throws {
        func damaged(_ reason: String) -> MapServerError {
            .damagedResource(path: path, reason: reason)
        }
        var data = try Data(contentsOf: URL(fileURLWithPath: path))
        if let change { data = Data(try change(Array(data))) }
        guard
            var style = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            var sources = style["sources"] as? [String: Any]
        else { throw damaged("it is not a style") }
        for (name, value) in sources {
            guard var source = value as? [String: Any] else { continue }
            for key in ["url", "data"] { source[key] = source[key].map(Self.marked) }
            if let tiles = source["tiles"] as? [Any] { source["tiles"] = tiles.map(Self.marked) }
            sources[name] = source
        }
        style["sources"] = sources
        if let glyphs { style["glyphs"] = glyphs }
        for key in ["sprite", "glyphs"] { style[key] = style[key].map(Self.marked) }
        let text = try JSONSerialization.data(
            withJSONObject: style, options: [.sortedKeys, .withoutEscapingSlashes])
        pieces = String(decoding: text, as: UTF8.self).components(separatedBy: Self.placeholder)
    }

    /// The document for clients that use the server by the address `base`.
    func text(base: String) -> String { pieces.joined(separator: base) }

    /// Marks a root-relative address; anything else stays as it is.
    private static func marked(_ value: Any) -> Any {
        if let list = value as? [[String: Any]] {
            // Several sprites, each with an id.
            return list.map { $0.mapValues(marked) }
        }
        guard let address = value as? String, address.hasPrefix("/") else { return value }
        return placeholder + address
    }
}

/// A style of the page, read when it is first asked for.
///
/// Reading all of them takes longer than everything else that a server does before it listens, and most clients ask for
/// one or two. The document for the address that was used last is kept: nearly all clients use the same.
final class StyleFile: Sendable {
    private struct State {
        /// The documents for the areas that were asked for last.
        var documents: [Form: StyleDocument] = [:]
        var areas: [CoveredArea] = []
        var last: (base: String, form: Form, file: StaticFile)?
    }

    /// What tells the documents of a file for the same areas apart.
    private struct Form: Hashable {
        let layers: GroundLayers
        let language: LabelLanguage?
    }

    /// The maximum number of documents that are kept: the languages of clients are theirs to choose.
    private static let mostKept = 32

    private let path: String
    private let glyphs: String?
    private let state = Mutex(State())

    /// - Parameters:
    ///   - path: A file with a MapLibre style.
    ///   - glyphs: The root-relative address of letters; nil for those that the file names.
    init(path: String, glyphs: String? = nil) {
        self.path = path
        self.glyphs = glyphs
    }

    /// The document for clients that use the server by the address `base`.
    ///
    /// - Parameters:
    ///   - layers: What of the ground it shows.
    ///   - language: The language of labels; nil for local names.
    ///   - ground: Puts these layers into it.
    ///   - areas: The areas that the map's data cover.
    /// - Throws: What reading throws, `MapServerError.damagedResource` for what is no style.
    func file(
        base: String, layers: GroundLayers = .init(), language: LabelLanguage? = nil,
        ground: MapGround? = nil, areas: [CoveredArea] = []
    ) throws -> StaticFile {
        try state.withLock { state in
            if state.areas != areas { state = State(areas: areas) }
            let form = Form(layers: layers, language: language)
            if let last = state.last, last.base == base, last.form == form { return last.file }
            let document =
                try state.documents[form]
                ?? StyleDocument(
                    path: path, glyphs: glyphs,
                    changing: { document in
                        var fitted = try ExtractStyle.fitting(document, to: areas)
                        if let language { fitted = try language.preferred(in: fitted) }
                        return try ground?.change(fitted, layers) ?? fitted
                    })
            if state.documents.count >= Self.mostKept { state.documents = [:] }
            state.documents[form] = document
            let file = StaticFile(
                Array(document.text(base: base).utf8), type: MediaType.json, isText: true)
            state.last = (base, form, file)
            return file
        }
    }
}
