import Bytes
import Columns

/// A road graph in a mapped file: the arrays of `RoadTables`, read-only.
///
/// Opening checks the header, all lengths and every index in the file once, so that no later look-up can
/// leave its array. Values are immutable and may be used from many threads.
///
/// The stored properties declare the file's columns, in its order.
public final class RoadGraph: FileLayout {
    package static let format = FileFormat(
        name: "roads-MODE.graph", magic: "MWROADS", version: 11, table: .bytes,
        "The roads of one travel mode. A *segment* is a piece of a way between two junctions; an *arc* a segment in one "
            + "direction, segment × 2 along the way and segment × 2 + 1 against it; a *state* being on an arc, with "
            + "what restrictions are pending. Weights and durations are hundredths of a second.")

    let padding = HeaderField<UInt32>("0")
    let length = HeaderField<UInt64>(.byteCount, "length of the file")
    let columnCount = HeaderField<UInt64>(.columnCount, "number of columns")

    // MARK: Ways

    /// Way ids in OpenStreetMap.
    package let wayIDs = MappedArray<Int64>(
        \RoadContents.wayIDs, per: .ways, "Id in OpenStreetMap.")
    package let wayNames = MappedArray<UInt32>(
        \RoadContents.wayNames, per: .ways, holding: .index(of: .strings), "String: the name.")
    package let wayRefs = DictionaryColumn<UInt32>(
        \RoadContents.wayRefs, per: .ways, holding: .index(of: .strings), "String: the ref.")
    package let wayFlags = DictionaryColumn<UInt32>(
        \RoadContents.wayFlags, per: .ways, "`RoadFlags`.")

    // MARK: Strings

    let stringStarts = MappedArray<UInt32>(
        \RoadContents.stringStarts, startsOf: .strings, in: .stringBytes,
        "Where each string begins.")
    let stringBytes = MappedArray<UInt8>(
        \RoadContents.stringBytes, per: .stringBytes, "Strings in UTF-8; number 0 is empty.")

    // MARK: Segments and arcs

    package let segmentWays = MappedArray<UInt32>(
        \RoadContents.segmentWays, per: .segments, holding: .index(of: .ways), "The way.")
    package let segmentLengths = MappedArray<UInt32>(
        \RoadContents.segmentLengths, per: .segments, "Length in centimeters.")
    /// Where the points of each segment begin; one more than there are segments.
    package let shapeStarts = MappedArray<UInt32>(
        \RoadContents.shapeStarts, startsOf: .segments, in: .points, step: 2,
        "Where the points of each segment begin.")
    /// Latitudes of the points, 1e-7 degrees.
    package let shapeLatitudes = MappedArray<Int32>(
        \RoadContents.shapeLatitudes, per: .points, "Latitude in 1e-7 degrees.")
    /// Longitudes of the points, 1e-7 degrees.
    package let shapeLongitudes = MappedArray<Int32>(
        \RoadContents.shapeLongitudes, per: .points, "Longitude in 1e-7 degrees.")
    package let arcStates = MappedArray<UInt32>(
        \RoadContents.arcStates, .per(.segments, times: 2), holding: .indexOrNone(of: .states),
        "The state of each arc in which no restriction is pending; none for a closed direction.")

    // MARK: States and turns

    /// The arc of each state.
    package let stateArcs = MappedArray<UInt32>(
        \RoadContents.stateArcs, per: .states, holding: .index(of: .segments, times: 2),
        "The arc; states are numbered in the order of contraction.")
    /// What it costs to travel each state, hundredths of a second.
    package let stateWeights = MappedArray<Int32>(
        \RoadContents.stateWeights, per: .states, holding: .upTo(Hierarchy.unreachable),
        "What it costs to travel it.")
    package let stateDurations = MappedArray<Int32>(
        \RoadContents.stateDurations, per: .states, holding: .upTo(Hierarchy.unreachable),
        "How long it takes.")
    package let turnStarts = MappedArray<UInt32>(
        \RoadContents.turnStarts, startsOf: .states, in: .turns,
        "Where the turns of each state begin.")
    /// How far from its state each turn leads, as `turnHead` reads it.
    let turnDistances = DistanceColumn(
        \RoadContents.turnDistances, per: .turns, since: 9,
        "How far above its state the state stands that a turn leads to, × 2; below it, × 2 − 1.")
    /// What each turn itself costs, hundredths of a second.
    package let turnWeights = DictionaryColumn<Int32>(
        \RoadContents.turnWeights, per: .turns, holding: .upTo(Hierarchy.unreachable),
        "What the turn itself costs.")
    package let turnDurations = DictionaryColumn<Int32>(
        \RoadContents.turnDurations, per: .turns, holding: .upTo(Hierarchy.unreachable),
        "How long the turn itself takes.")

    // MARK: Hierarchy, for the file's own weights

    /// How far above each state its parent in the elimination tree stands; 0 for a root.
    let parents = DistanceColumn(
        \RoadContents.parentDistances, per: .states, since: 7,
        "How far above it its parent in the elimination tree stands; 0 for a root.")
    /// The arcs that are best with the graph's own weights.
    let up = HierarchyArcs(arcs: .upArcs, "up", \RoadContents.best.up)
    let down = HierarchyArcs(arcs: .downArcs, "down", \RoadContents.best.down)

    // MARK: What guidance reads of ways

    package let wayClasses = MappedArray<UInt8>(
        \RoadContents.wayClasses, per: .ways, holding: .upTo(RoadClass.allCases.count - 1),
        since: 2, "`RoadClass`.")
    package let wayExits = DictionaryColumn<UInt32>(
        \RoadContents.wayExits, per: .ways, holding: .index(of: .strings), since: 2,
        "String: `junction:ref`, exit numbers that stand on the way itself.")
    package let wayPronunciations = DictionaryColumn<UInt32>(
        \RoadContents.wayPronunciations, per: .ways, holding: .index(of: .strings), since: 2,
        "String: `name:pronunciation`, in IPA.")
    package let wayLanes = MappedArray<UInt8>(
        \RoadContents.wayLanes, per: .ways, since: 2,
        "Number of lanes, both directions together; 0 if untagged.")
    package let wayDestinations = DictionaryColumn<UInt32>(
        \RoadContents.wayDestinations, .per(.ways, times: 2), holding: .index(of: .strings),
        since: 2,
        "String: `destination`, along the way and against it; as tagged, several separated by `;`.")
    package let wayDestinationRefs = DictionaryColumn<UInt32>(
        \RoadContents.wayDestinationRefs, .per(.ways, times: 2), holding: .index(of: .strings),
        since: 2, "String: `destination:ref`, along the way and against it.")
    package let wayDestinationStreets = DictionaryColumn<UInt32>(
        \RoadContents.wayDestinationStreets, .per(.ways, times: 2), holding: .index(of: .strings),
        since: 2, "String: `destination:street`, along the way and against it.")
    package let wayTurnLanes = DictionaryColumn<UInt32>(
        \RoadContents.wayTurnLanes, .per(.ways, times: 2), holding: .index(of: .strings), since: 2,
        "String: lanes from left to right, along the way and against it, separated by `\\|`, the turns of one by `;`; "
            + "lanes the mode may not use are left out.")
    package let wayModes = MappedArray<UInt8>(
        \RoadContents.wayModes, .per(.ways, times: 2), holding: .upTo(ArcMode.allCases.count - 1),
        since: 2, "`ArcMode`, along the way and against it.")
    package let wayLimits = MappedArray<UInt8>(
        \RoadContents.wayLimits, .per(.ways, times: 2), since: 2,
        "Speed limit in km/h, along the way and against it; 0 if untagged, 255 if there is none.")

    // MARK: Junctions

    package let segmentFrom = MappedArray<UInt32>(
        \RoadContents.segmentFrom, per: .segments, holding: .index(of: .junctions), since: 2,
        "The junction at its beginning.")
    package let segmentTo = MappedArray<UInt32>(
        \RoadContents.segmentTo, per: .segments, holding: .index(of: .junctions), since: 2,
        "The junction at its end.")
    package let segmentFlags = MappedArray<UInt8>(
        \RoadContents.segmentFlags, per: .segments, since: 2, "`SegmentFlags`.")
    package let junctionStarts = MappedArray<UInt32>(
        \RoadContents.junctionStarts, startsOf: .junctions, in: .segments, times: 2, since: 2,
        "Where the arcs of each junction begin.")
    package let junctionArcs = MappedArray<UInt32>(
        \RoadContents.junctionArcs, .per(.segments, times: 2),
        holding: .index(of: .segments, times: 2), since: 2,
        "The arcs that leave each junction, closed directions too, ascending.")
    package let junctionFlags = DictionaryColumn<UInt32>(
        \RoadContents.junctionFlags, per: .junctions, since: 2, "`JunctionFlags`.")
    package let junctionRefs = DictionaryColumn<UInt32>(
        \RoadContents.junctionRefs, per: .junctions, holding: .index(of: .strings), since: 2,
        "String: `ref`, numbers of motorway exits.")
    package let junctionNames = DictionaryColumn<UInt32>(
        \RoadContents.junctionNames, per: .junctions, holding: .index(of: .strings), since: 2,
        "String: the name.")

    // MARK: What snapping reads

    package let segmentComponents = DictionaryColumn<UInt32>(
        \RoadContents.segmentComponents, per: .segments, holding: .index(of: .components),
        since: 3, "The part of the network it belongs to, the largest first.")
    package let componentSizes = MappedArray<UInt32>(
        \RoadContents.componentSizes, per: .components, since: 3, "Number of open directions.")
    let treeSegments = MappedArray<UInt32>(
        \RoadContents.treeSegments, per: .segments, holding: .index(of: .segments), since: 3,
        "Segments in the order of their tree of boxes.")
    let treeBoxes = MappedArray<Int32>(
        \RoadContents.treeBoxes, .of(.segments, "boxes over segments, × 4", SegmentTree.boxLength),
        since: 3,
        "South, west, north and east in 1e-7 degrees of 16 segments each, then of 16 such boxes, up to one."
    )

    // MARK: Overrides and conditions

    let maneuverOverrides = MappedArray<UInt32>(
        \RoadContents.maneuverOverrides, per: .overrideNumbers, since: 4,
        "What mappers want said, as `ManeuverOverride` writes it.")
    package let conditionStates = MappedArray<UInt32>(
        \RoadContents.conditionStates, per: .conditions, holding: .indexOrNone(of: .states),
        since: 7, "The state that a condition is about; none where it is about a turn.")
    package let conditionTurns = MappedArray<UInt32>(
        \RoadContents.conditionTurns, per: .conditions, holding: .indexOrNone(of: .turns),
        since: 7, "The turn that a condition is about; none where it is about a state.")
    package let conditionTexts = MappedArray<UInt32>(
        \RoadContents.conditionTexts, per: .conditions, holding: .index(of: .strings), since: 7,
        "String: the condition; `no` closes, `yes` opens, a number is a speed in km/h.")
    package let conditionWeights = MappedArray<Int32>(
        \RoadContents.conditionWeights, per: .conditions, holding: .upTo(Hierarchy.unreachable),
        since: 7, "What the state or turn weighs where it is open.")

    /// The squares that walkers cross anywhere.
    let areas = AreaTable()

    // MARK: Hierarchy, whatever the weights

    let hierarchyStarts = MappedArray<UInt32>(
        \RoadContents.hierarchy.starts, startsOf: .states, in: .hierarchyArcs, since: 9,
        "Where the arcs of each state begin, whatever the weights.")
    let hierarchyHeads = MappedArray<UInt32>(
        \RoadContents.hierarchy.heads, per: .hierarchyArcs, holding: .index(of: .states), since: 9,
        "The higher state of each arc; these ascend within a state.")

    let modeBytes = MappedArray<UInt8>(
        \RoadContents.modeBytes, per: .modeBytes, since: 10,
        "How one travels, as `TravelMode.encoded` writes it.")

    let wayDirectedRefs = DictionaryColumn<UInt32>(
        \RoadContents.wayDirectedRefs, .per(.ways, times: 2), holding: .index(of: .strings),
        since: 11,
        "String: the ref with the direction in which it leads, such as `I 80 West`, along the way and against it; "
            + "empty where none is known.")

    // MARK: Limits of size and load

    let vehicleMeasures = MappedArray<UInt32>(
        \RoadContents.vehicleMeasures, per: .vehicleMeasures, since: 11,
        "The profile's vehicle: height, width, length in millimeters, mass and axle load in kilograms, 1 for hazardous "
            + "load; nothing where sizes do not matter.")
    let limitStates = MappedArray<UInt32>(
        \RoadContents.limitStates, per: .limits, holding: .indexOrNone(of: .states), since: 11,
        "The state that a limit is about; none where it is about a turn.")
    let limitTurns = MappedArray<UInt32>(
        \RoadContents.limitTurns, per: .limits, holding: .indexOrNone(of: .turns), since: 11,
        "The turn that a limit is about; none where it is about a state.")
    let limitKinds = MappedArray<UInt8>(
        \RoadContents.limitKinds, per: .limits,
        holding: .upTo(VehicleLimit.Kind.allCases.count - 1), since: 11,
        "`VehicleLimit.Kind`, in the order of `vehicleMeasures`.")
    let limitValues = MappedArray<UInt32>(
        \RoadContents.limitValues, per: .limits, since: 11,
        "The greatest measure that passes, in the unit of `vehicleMeasures`.")
    let limitWeights = MappedArray<Int32>(
        \RoadContents.limitWeights, per: .limits, holding: .upTo(Hierarchy.unreachable), since: 11,
        "What the state or turn weighs for who passes.")

    /// The travel mode of the network.
    public let mode: TravelMode
    /// The tree that finds near segments.
    let tree: SegmentTree

    package init() {
        tree = SegmentTree(segments: treeSegments, boxes: treeBoxes)
        // What cannot be read is refused by `contentFault`, and a layout without a file has no mode.
        let bytes = modeBytes
        let read = TravelMode(encoded: bytes.span.rawBytes)
        mode = read ?? TravelMode(name: "", kind: .vehicle, transportType: .automobile)
    }

    /// Opens a graph.
    ///
    /// - Throws: `RoadsError`: the file cannot be read, is something else, newer, older, or damaged.
    /// - Complexity: O(bytes); about as fast as memory can be read.
    public convenience init(_ file: MappedFile) throws(RoadsError) {
        do throws(LayoutError) {
            try self.init(validating: file)
        } catch {
            throw RoadsError(error)
        }
    }

    /// Reads how one travels in the graph that a file holds, and nothing else of it.
    ///
    /// - Throws: `RoadsError`: the file is something else, newer, older, or damaged.
    public static func mode(of file: MappedFile) throws(RoadsError) -> TravelMode {
        do throws(LayoutError) {
            let graph = try RoadGraph(opening: file)
            if let fault = graph.modeFault { throw fault.error(RoadGraph.self, file.path) }
            return graph.mode
        } catch {
            throw RoadsError(error)
        }
    }

    /// Number of states.
    public var stateCount: Int { stateArcs.count }

    /// Number of turns.
    public var turnCount: Int { turnDistances.count }

    /// The turns that are allowed from a state.
    @inline(__always)
    package func turns(from state: UInt32) -> Range<Int> {
        Int(turnStarts[Int(state)])..<Int(turnStarts[Int(state) + 1])
    }

    /// The state that a turn from a state leads to.
    @inline(__always)
    package func turnHead(_ turn: Int, from state: UInt32) -> UInt32 {
        let distance = turnDistances[turn]
        return state &+ (distance >> 1 ^ (0 &- (distance & 1)))
    }

    /// What stands in the file for a turn: how far up its head is, or down, the last bit telling which.
    static func turnDistance(to head: UInt32, from state: UInt32) -> UInt32 {
        let rise = Int32(bitPattern: head &- state)
        return UInt32(bitPattern: rise << 1 ^ rise >> 31)
    }

    /// The state above a state in the elimination tree; `.max` for a root.
    @inline(__always)
    func parent(of state: UInt32) -> UInt32 {
        let distance = parents[Int(state)]
        return distance == 0 ? .max : state &+ distance
    }

    /// A string by its number.
    package func string(_ number: UInt32) -> String {
        let start = Int(stringStarts[Int(number)])
        let end = Int(stringStarts[Int(number) + 1])
        return stringBytes.string(start..<end)
    }
}
