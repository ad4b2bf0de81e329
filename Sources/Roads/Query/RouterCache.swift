import Bytes
import Elevation
import Synchronization

/// The routers of an atlas's travel modes, each opened at first use and then cached.
///
/// May be used from many threads at once; a thread that requests a graph while it is being opened waits for it.
public final class RouterCache: Sendable {
    private let files: [(name: String, file: MappedFile)]
    private let reweighting: RoadReweighting
    private let heights: Heights?
    private let routers = Mutex<[String: Router]>([:])
    // What each graph says of its mode, once it was read.
    private let known = Mutex<[TravelMode]>([])

    /// Creates a cache over road graphs, of which none is read yet.
    ///
    /// - Parameters:
    ///   - graphs: The graphs by their modes' names, in the order in which modes are to be listed.
    ///   - reweighting: Other costs of roads, for all modes.
    ///   - heights: The heights of the ground, if they are known.
    public init(
        graphs: [(name: String, file: MappedFile)],
        reweighting: RoadReweighting = RoadReweighting(), heights: Heights? = nil
    ) {
        files = graphs
        self.heights = heights
        self.reweighting = reweighting
    }

    /// The names of all modes.
    public var names: [String] { files.map(\.name) }

    /// The travel modes of all graphs.
    ///
    /// - Throws: `RoadsError` if one of the graphs cannot be read.
    public func modes() throws(RoadsError) -> [TravelMode] {
        try known.withLock { known throws(RoadsError) in
            if known.count < files.count {
                var modes: [TravelMode] = []
                for entry in files { modes.append(try RoadGraph.mode(of: entry.file)) }
                known = modes
            }
            return known
        }
    }

    /// Returns the router of a mode by its name or an alias.
    ///
    /// - Throws: `RoadsError`: `unknownMode`, or the graph cannot be read.
    public func router(_ word: String) throws(RoadsError) -> Router {
        if let entry = files.first(where: { $0.name == word }) { return try open(entry) }
        for (entry, mode) in zip(files, try modes()) where mode.answers(to: word) {
            return try open(entry)
        }
        throw RoadsError(.unknownMode(word, known: names))
    }

    /// Returns the router of a mode by Apple's transport type: the mode with the type's name, else the first of the
    /// type.
    ///
    /// - Throws: `RoadsError`: `unknownMode`, or a graph cannot be read.
    public func router(_ type: TravelMode.TransportType) throws(RoadsError) -> Router {
        let all = Array(zip(files, try modes()))
        let namesakes = all.filter { $0.0.name == type.rawValue }
        for (entry, mode) in namesakes + all where mode.transportType == type {
            return try open(entry)
        }
        throw RoadsError(.unknownMode(type.rawValue, known: names))
    }

    private func open(_ entry: (name: String, file: MappedFile)) throws(RoadsError) -> Router {
        try routers.withLock { known throws(RoadsError) in
            if let router = known[entry.name] { return router }
            let router = Router(try RoadGraph(entry.file), heights: heights)
                .reweighted(reweighting)
            known[entry.name] = router
            return router
        }
    }
}
