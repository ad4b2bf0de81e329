import Foundation
import Synchronization

/// Where answers come from: places, addresses and routes.
///
/// An app need not say anything: `MAPWRIGHT_ATLAS` or `MAPWRIGHT_SERVER` in the environment may name an atlas or a
/// server, and without them the sample city, the center of Helsinki, answers. A program says it once:
///
///     MapProvider.current = .atlas(URL(fileURLWithPath: "liechtenstein.atlas"))
///
/// Requests have a `provider` of their own for exceptions, and ``using(_:_:)`` is for tests.
public enum MapProvider: Hashable, Sendable {
    /// The sample city; its atlas is made the first time it is asked for and kept in the user's cache folder.
    case sample
    /// An atlas, a folder that `mapwright import` has made.
    case atlas(URL)
    /// A server that answers as Apple's Maps Server API does.
    case server(URL)

    /// What answers in this task only, nil for ``current``.
    @TaskLocal static var temporary: MapProvider?

    private static let chosen = Mutex<MapProvider>(standard(ProcessInfo.processInfo.environment))

    /// What answers, unless a request says otherwise.
    public static var current: MapProvider {
        get { temporary ?? chosen.withLock { $0 } }
        set { chosen.withLock { $0 = newValue } }
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

    /// Returns the folder of the atlas, made first if it is the sample's; nil for a server.
    public func atlasFolder() async throws -> URL? {
        switch self {
        case .sample: try await AtlasCache.sampleFolder()
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
        return .sample
    }

    /// Whoever answers.
    func answers() async throws -> any MapAnswers {
        switch self {
        case .sample:
            try await AtlasAnswers(AtlasCache.shared.atlas(at: AtlasCache.sampleFolder()))
        case .atlas(let url): AtlasAnswers(try AtlasCache.shared.atlas(at: url))
        case .server(let url): ServerAnswers(base: url)
        }
    }
}
