import Bytes
import Columns
import ParallelWork

/// What a road graph's file is written from: the tables, and what is worked out from them alone.
@dynamicMemberLookup
struct RoadContents {
    let tables: RoadTables
    /// The hierarchy's arcs that are best with the tables' own weights.
    let best: (up: Hierarchy.Side, down: Hierarchy.Side)

    init(_ tables: RoadTables, threads: WorkerThreads) {
        self.tables = tables
        best = tables.hierarchy.bestArcs(threads: threads)
    }

    subscript<Table>(dynamicMember path: KeyPath<RoadTables, Table>) -> Table {
        tables[keyPath: path]
    }

    /// How far from its state each turn leads, as `RoadGraph.turnHead` reads it.
    var turnDistances: [UInt32] {
        var distances: [UInt32] = []
        distances.reserveCapacity(tables.turnHeads.count)
        for state in tables.turnStarts.indices.dropLast() {
            for turn in Int(tables.turnStarts[state])..<Int(tables.turnStarts[state + 1]) {
                distances.append(
                    RoadGraph.turnDistance(to: tables.turnHeads[turn], from: UInt32(state)))
            }
        }
        return distances
    }

    /// The travel mode, encoded.
    var modeBytes: [UInt8] { tables.mode.encoded }

    /// The profile's vehicle, as `RoadGraph.vehicle` reads it.
    var vehicleMeasures: [UInt32] {
        guard let vehicle = tables.vehicle else { return [] }
        return VehicleLimit.Kind.allCases.map { vehicle.measure($0) }
    }

    /// How far above each state its parent stands.
    var parentDistances: [UInt32] {
        tables.hierarchy.parents.enumerated().map { $1 == .max ? 0 : $1 - UInt32($0) }
    }
}

/// What there are several of in a road graph.
extension Rows {
    static let ways = Rows("ways")
    static let strings = Rows("strings", atLeast: 1)
    static let stringBytes = Rows("bytes of strings")
    static let segments = Rows("segments")
    static let points = Rows("points")
    static let states = Rows("states")
    static let turns = Rows("turns")
    static let upArcs = Rows("arcs up")
    static let downArcs = Rows("arcs down")
    static let hierarchyArcs = Rows("arcs of the hierarchy")
    static let junctions = Rows("junctions")
    static let components = Rows("components")
    static let overrideNumbers = Rows("numbers of overrides")
    static let conditions = Rows("conditions")
    static let areas = Rows("areas")
    static let rings = Rows("rings")
    static let areaPoints = Rows("points of areas")
    static let modeBytes = Rows("bytes of the mode")
    static let vehicleMeasures = Rows("measures of the vehicle")
    static let limits = Rows("limits")
}

extension RoadTables {
    /// The bytes of the graph's file.
    public func encoded() -> [UInt8] {
        LayoutWriter<RoadGraph>().encoded(from: RoadContents(self, threads: .one))
    }

    /// Writes the graph's file; it appears whole or not at all.
    ///
    /// Of the file's bytes one column at a time is in memory.
    ///
    /// - Parameters:
    ///   - path: The path the file will have.
    ///   - jobs: The number of threads that work at once, 1 or more; the bytes do not depend on it.
    public func write(to path: String, jobs: Int = 1) throws(RoadsError) {
        try write(to: path, threads: WorkerThreads(jobs))
    }

    /// Writes the graph's file likewise, by threads that may be shared with other work.
    package func write(to path: String, threads: WorkerThreads) throws(RoadsError) {
        do {
            let contents = RoadContents(self, threads: threads)
            try LayoutWriter<RoadGraph>().write(from: contents, to: path)
        } catch {
            throw RoadsError(.file(.init(text: error.description)), path: path)
        }
    }
}
