import Atlas
import Foundation
import Synchronization

/// The source of answers about places, addresses and routes.
///
/// A program says it once, or `MAPWRIGHT_ATLAS` or `MAPWRIGHT_SERVER` in the environment names an atlas or a server:
///
///     MapProvider.current = .atlas(URL(fileURLWithPath: "liechtenstein.atlas"))
///
/// Without either, a program that links the product `SampleCity` is answered from the center of Helsinki; in any other
/// one every request fails with ``MapProviderError/noAtlas``. Requests have a `provider` of their own for exceptions, and
/// ``using(_:_:)`` is for tests.
public enum MapProvider: Hashable, Sendable {
    /// The atlas that a linked product brings, as `SampleCity` does.
    case linked
    /// An atlas, a folder that `mapwright import` has made.
    case atlas(URL)
    /// A server that answers as Apple's Maps Server API does.
    case server(URL)

    /// What answers in this task only, nil for ``current``.
    @TaskLocal static var temporary: MapProvider?

    private static let chosen = Mutex<MapProvider>(standard(ProcessInfo.processInfo.environment))

    /// The source of answers, unless a request names another.
    public static var current: MapProvider {
        get { temporary ?? chosen.withLock { $0 } }
        set { chosen.withLock { $0 = newValue } }
    }

    private static let namedImagery = Mutex<String?>(
        ProcessInfo.processInfo.environment["MAPWRIGHT_IMAGERY"].flatMap { $0.isEmpty ? nil : $0 })

    /// The pictures of the ground that `.hybrid` and `.imagery` maps show: in the browser, in snapshots and in pictures of views.
    ///
    /// The browser shows what is named when the app begins to be served.
    ///
    /// An `.mbtiles` or `.pmtiles` file of PNG, JPEG or WebP tiles, a GeoTIFF file (`.tif`) in EPSG:3857 or EPSG:4326, or an address with
    /// `{z}`, `{x}` and `{y}`, of the web or of files;
    /// tiles are 256 points wide. By default what `MAPWRIGHT_IMAGERY` names. An atlas holds none: nil draws the standard
    /// map in their place.
    public static var imagery: String? {
        get { namedImagery.withLock { $0 } }
        set { namedImagery.withLock { $0 = newValue } }
    }

    private static let namedPhotographs = Mutex<String?>(
        ProcessInfo.processInfo.environment["MAPWRIGHT_PHOTOGRAPHS"].flatMap {
            $0.isEmpty ? nil : $0
        })

    /// The folder of geotagged photographs that Look Around shows.
    ///
    /// JPEG, PNG and WebP files that say in their notes where they were taken, and in which direction; panoramas that say so
    /// are turned by the user. By default what `MAPWRIGHT_PHOTOGRAPHS` names; with nil there is no Look Around anywhere. The
    /// folder is looked at when the first scene is asked for.
    public static var photographs: String? {
        get { namedPhotographs.withLock { $0 } }
        set { namedPhotographs.withLock { $0 = newValue } }
    }

    /// Runs code for which answers come from elsewhere.
    ///
    /// What the code starts and does not wait for keeps the provider it was started with.
    nonisolated(nonsending) public static func using<Result>(
        _ provider: MapProvider,
        _ operation: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await $temporary.withValue(provider, operation: operation)
    }

    /// Returns the folder of the atlas; nil for a server.
    ///
    /// - Throws: ``MapProviderError/noAtlas`` if no linked product brings an atlas, or what tells why it cannot be found.
    public func atlasFolder() throws -> URL? {
        switch self {
        case .linked: try Self.linkedFolder { try LinkedAtlas.folder() }
        case .atlas(let url): url
        case .server: nil
        }
    }

    static func standard(_ environment: [String: String]) -> MapProvider {
        if let path = environment["MAPWRIGHT_ATLAS"], !path.isEmpty {
            return .atlas(URL(fileURLWithPath: path))
        }
        if let text = environment["MAPWRIGHT_SERVER"], let url = URL(string: text),
            url.scheme != nil
        {
            return .server(url)
        }
        return .linked
    }

    /// The folder that a product has registered.
    ///
    /// - Throws: ``MapProviderError/noAtlas`` if none has.
    package static func linkedFolder(_ registered: () throws -> String?) throws -> URL {
        guard let path = try registered() else { throw MapProviderError.noAtlas }
        return URL(fileURLWithPath: path)
    }

    /// The provider of answers; asynchronous so that an atlas is opened away from the main actor.
    func answers() async throws -> any MapAnswers {
        switch self {
        case .linked:
            AtlasAnswers(
                try AtlasCache.shared.atlas(at: Self.linkedFolder { try LinkedAtlas.folder() }))
        case .atlas(let url): AtlasAnswers(try AtlasCache.shared.atlas(at: url))
        case .server(let url): ServerAnswers(base: url)
        }
    }
}

/// A reason why nothing can answer.
public enum MapProviderError: Error, Equatable, CustomStringConvertible {
    /// The program names neither an atlas nor a server.
    case noAtlas

    /// A one-sentence description of what is missing and of its remedy.
    public var description: String {
        switch self {
        case .noAtlas:
            "no atlas answers this program: set MapProvider.current = .atlas(…) before the first request, or "
                + "MAPWRIGHT_ATLAS to the folder of an atlas, which `mapwright import` makes of an OpenStreetMap "
                + "extract; for a first try link the product SampleCity"
        }
    }
}
