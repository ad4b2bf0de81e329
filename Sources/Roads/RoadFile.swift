import Bytes
import Columns

/// What a road graph's file is written from: the tables, and what is worked out from them alone.
@dynamicMemberLookup
struct RoadContents {
    let tables: RoadTables
    /// The hierarchy's arcs that are best with the tables' own weights.
    let best: (up: Hierarchy.Side, down: Hierarchy.Side)

    init(_ tables: RoadTables) {
        self.tables = tables
        best = tables.hierarchy.bestArcs()
    }

    subscript<Table>(dynamicMember path: KeyPath<RoadTables, Table>) -> Table {
        tables[keyPath: path]
    }

    /// How far from its state each turn leads, as `RoadGraph.turnHead` reads it.
    var turnDistances: [UInt32] {
        tables.turnStarts.indices.dropLast().flatMap { state in
            tables.turnHeads[Int(tables.turnStarts[state])..<Int(tables.turnStarts[state + 1])]
                .map { RoadGraph.turnDistance(to: $0, from: UInt32(state)) }
        }
    }

    /// How one travels.
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
        LayoutWriter<RoadGraph>().encoded(from: RoadContents(self))
    }

    /// Writes the graph's file; it appears whole or not at all.
    ///
    /// Of the file's bytes one column at a time is in memory.
    public func write(to path: String) throws(RoadsError) {
        do {
            try LayoutWriter<RoadGraph>().write(from: RoadContents(self), to: path)
        } catch {
            throw RoadsError(.file(.init(text: error.description)), path: path)
        }
    }
}
