import Bytes

/// A road graph in a mapped file: the arrays of `RoadTables`, read-only.
///
/// Opening checks the header, all lengths and every index in the file once, so that no later look-up can
/// leave its array. Values are immutable and may be used from many threads.
public struct RoadGraph: Sendable {
    /// How one travels.
    public let mode: TravelMode
    /// Way ids in OpenStreetMap.
    public let wayIDs: MappedArray<Int64>
    /// The string numbers of the ways' names.
    public let wayNames: MappedArray<UInt32>
    /// The string numbers of the ways' refs.
    public let wayRefs: FileColumn<UInt32>
    /// The ways' `RoadFlags`.
    public let wayFlags: FileColumn<UInt32>
    let stringStarts: MappedArray<UInt32>
    let stringBytes: MappedArray<UInt8>
    /// The way of each segment, by its place in the tables of ways.
    public let segmentWays: MappedArray<UInt32>
    /// The length of each segment in centimeters.
    public let segmentLengths: MappedArray<UInt32>
    /// Where the points of each segment begin; one more than there are segments.
    public let shapeStarts: MappedArray<UInt32>
    /// Latitudes of the points, 1e-7 degrees.
    public let shapeLatitudes: MappedArray<Int32>
    /// Longitudes of the points, 1e-7 degrees.
    public let shapeLongitudes: MappedArray<Int32>
    /// The state of each arc in which no restriction is pending; `.max` for a closed direction.
    public let arcStates: MappedArray<UInt32>
    /// The arc of each state.
    public let stateArcs: MappedArray<UInt32>
    /// What it costs to travel each state, hundredths of a second.
    public let stateWeights: MappedArray<Int32>
    /// How long each state takes, hundredths of a second.
    public let stateDurations: MappedArray<Int32>
    /// Where the turns of each state begin; one more than there are states.
    public let turnStarts: MappedArray<UInt32>
    /// How far from its state each turn leads, as `turnHead` reads it.
    let turnDistances: DistanceColumn
    /// What each turn itself costs, hundredths of a second.
    public let turnWeights: FileColumn<Int32>
    /// How long each turn itself takes, hundredths of a second.
    public let turnDurations: FileColumn<Int32>
    /// The ways' classes, raw values of `RoadClass`.
    public let wayClasses: MappedArray<UInt8>
    /// The string numbers of `junction:ref`: exit numbers that stand on the way itself.
    public let wayExits: FileColumn<UInt32>
    /// The string numbers of `name:pronunciation`, in IPA.
    public let wayPronunciations: FileColumn<UInt32>
    /// The number of lanes of each way, both directions together; 0 if untagged.
    public let wayLanes: MappedArray<UInt8>
    /// The string numbers of `destination`, for each way along it (`way * 2`) and against it.
    ///
    /// Values stand as tagged: several are separated by `;`.
    public let wayDestinations: FileColumn<UInt32>
    /// The string numbers of `destination:ref`, along and against each way.
    public let wayDestinationRefs: FileColumn<UInt32>
    /// The string numbers of `destination:street`, along and against each way.
    public let wayDestinationStreets: FileColumn<UInt32>
    /// The string numbers of turn lanes, along and against each way: lanes from left to right, parted
    /// by `|`, the turns of one by `;`; lanes the mode may not use are left out.
    public let wayTurnLanes: FileColumn<UInt32>
    /// How one moves along each way and against it, raw values of `ArcMode`.
    public let wayModes: MappedArray<UInt8>
    /// The speed limit along each way and against it, km/h; 0 if untagged, 255 if there is none.
    public let wayLimits: MappedArray<UInt8>
    /// The junction at which each segment begins.
    public let segmentFrom: MappedArray<UInt32>
    /// The junction at which each segment ends.
    public let segmentTo: MappedArray<UInt32>
    /// The segments' `SegmentFlags`.
    public let segmentFlags: MappedArray<UInt8>
    /// Where the arcs of each junction begin; one more than there are junctions.
    public let junctionStarts: MappedArray<UInt32>
    /// The arcs that leave each junction, closed directions too, ascending.
    public let junctionArcs: MappedArray<UInt32>
    /// The junctions' `JunctionFlags`.
    public let junctionFlags: FileColumn<UInt32>
    /// The string numbers of the junctions' `ref`: numbers of motorway exits.
    public let junctionRefs: FileColumn<UInt32>
    /// The string numbers of the junctions' names.
    public let junctionNames: FileColumn<UInt32>
    /// The states that conditions are about; `.max` where one is about a turn.
    public let conditionStates: MappedArray<UInt32>
    /// The turns that conditions are about; `.max` where one is about a state.
    public let conditionTurns: MappedArray<UInt32>
    /// The string numbers of conditions, as `ConditionalValue` reads them: `no` closes, `yes` opens, a
    /// number is a speed in km/h.
    public let conditionTexts: MappedArray<UInt32>
    /// What the state or turn weighs where it is open, hundredths of a second.
    public let conditionWeights: MappedArray<Int32>
    /// How far above each state its parent in the elimination tree stands; 0 for a root.
    let parents: DistanceColumn
    /// Where the arcs of each state begin, whatever the weights; one more than there are states.
    let hierarchyStarts: MappedArray<UInt32>
    /// The higher states of these arcs; they ascend within a state.
    let hierarchyHeads: MappedArray<UInt32>
    /// The arcs that are best with the graph's own weights.
    let upArcs: HierarchyArcs
    let downArcs: HierarchyArcs
    /// The part of the network each segment belongs to, the largest first.
    public let segmentComponents: FileColumn<UInt32>
    /// The number of open directions in each part.
    public let componentSizes: MappedArray<UInt32>
    let treeSegments: MappedArray<UInt32>
    let treeBoxes: MappedArray<Int32>
    let maneuverOverrides: MappedArray<UInt32>
    /// The squares that walkers cross anywhere.
    let areas: AreaTable
    /// The tree that finds near segments.
    let tree: SegmentTree

    /// Number of states.
    public var stateCount: Int { stateArcs.count }

    /// Opens a graph.
    ///
    /// - Throws: `RoadsError`: the file cannot be read, is something else, newer, older, or damaged.
    /// - Complexity: O(bytes); about as fast as memory can be read.
    public init(_ file: MappedFile) throws(RoadsError) {
        mode = try Self.mode(of: file)
        wayIDs = try Self.section(.wayIDs, file)
        wayNames = try Self.section(.wayNames, file)
        wayRefs = try Self.column(.wayRefs, file)
        wayFlags = try Self.column(.wayFlags, file)
        stringStarts = try Self.section(.stringStarts, file)
        stringBytes = try Self.section(.stringBytes, file)
        segmentWays = try Self.section(.segmentWays, file)
        segmentLengths = try Self.section(.segmentLengths, file)
        shapeStarts = try Self.section(.shapeStarts, file)
        shapeLatitudes = try Self.section(.shapeLatitudes, file)
        shapeLongitudes = try Self.section(.shapeLongitudes, file)
        arcStates = try Self.section(.arcStates, file)
        stateArcs = try Self.section(.stateArcs, file)
        stateWeights = try Self.section(.stateWeights, file)
        stateDurations = try Self.section(.stateDurations, file)
        turnStarts = try Self.section(.turnStarts, file)
        turnDistances = try Self.distances(.turnDistances, file)
        turnWeights = try Self.column(.turnWeights, file)
        turnDurations = try Self.column(.turnDurations, file)
        parents = try Self.distances(.parents, file)
        hierarchyStarts = try Self.section(.hierarchyStarts, file)
        hierarchyHeads = try Self.section(.hierarchyHeads, file)
        upArcs = HierarchyArcs(
            starts: try Self.section(.upStarts, file), heads: try Self.distances(.upHeads, file),
            weights: try Self.section(.upWeights, file), vias: try Self.distances(.upVias, file))
        downArcs = HierarchyArcs(
            starts: try Self.section(.downStarts, file),
            heads: try Self.distances(.downHeads, file),
            weights: try Self.section(.downWeights, file),
            vias: try Self.distances(.downVias, file))
        wayClasses = try Self.section(.wayClasses, file)
        wayExits = try Self.column(.wayExits, file)
        wayPronunciations = try Self.column(.wayPronunciations, file)
        wayLanes = try Self.section(.wayLanes, file)
        wayDestinations = try Self.column(.wayDestinations, file)
        wayDestinationRefs = try Self.column(.wayDestinationRefs, file)
        wayDestinationStreets = try Self.column(.wayDestinationStreets, file)
        wayTurnLanes = try Self.column(.wayTurnLanes, file)
        wayModes = try Self.section(.wayModes, file)
        wayLimits = try Self.section(.wayLimits, file)
        segmentFrom = try Self.section(.segmentFrom, file)
        segmentTo = try Self.section(.segmentTo, file)
        segmentFlags = try Self.section(.segmentFlags, file)
        junctionStarts = try Self.section(.junctionStarts, file)
        junctionArcs = try Self.section(.junctionArcs, file)
        junctionFlags = try Self.column(.junctionFlags, file)
        junctionRefs = try Self.column(.junctionRefs, file)
        junctionNames = try Self.column(.junctionNames, file)
        conditionStates = try Self.section(.conditionStates, file)
        conditionTurns = try Self.section(.conditionTurns, file)
        conditionTexts = try Self.section(.conditionTexts, file)
        conditionWeights = try Self.section(.conditionWeights, file)
        segmentComponents = try Self.column(.segmentComponents, file)
        componentSizes = try Self.section(.componentSizes, file)
        treeSegments = try Self.section(.treeSegments, file)
        treeBoxes = try Self.section(.treeBoxes, file)
        maneuverOverrides = try Self.section(.maneuverOverrides, file)
        areas = AreaTable(
            starts: try Self.section(.areaStarts, file),
            ringStarts: try Self.section(.areaRingStarts, file),
            latitudes: try Self.section(.areaLatitudes, file),
            longitudes: try Self.section(.areaLongitudes, file),
            junctions: try Self.section(.areaJunctions, file),
            times: try Self.section(.areaTimes, file),
            ways: try Self.section(.areaWays, file),
            bends: try Self.section(.areaBends, file),
            treeOrder: try Self.section(.areaTreeOrder, file),
            treeBoxes: try Self.section(.areaTreeBoxes, file))
        tree = SegmentTree(segments: treeSegments, boxes: treeBoxes)
        let fault = fault(releasing: file)
        file.release()
        if let fault { throw RoadsError(.damaged(fault), path: file.path) }
    }

    /// Reads how one travels in the graph that a file holds, and nothing else of it.
    ///
    /// - Throws: `RoadsError`: the file is something else, newer, older, or damaged.
    public static func mode(of file: MappedFile) throws(RoadsError) -> TravelMode {
        try checkHeader(of: file)
        let bytes: MappedArray<UInt8> = try section(.mode, file)
        guard let mode = TravelMode(encoded: bytes.span.bytes) else {
            throw RoadsError(.damaged("its mode cannot be read"), path: file.path)
        }
        return mode
    }

    private static func checkHeader(of file: MappedFile) throws(RoadsError) {
        let path = file.path
        var reader = ByteReader(file.bytes)
        let header: (magic: [UInt8], version: UInt32, length: UInt64, sections: UInt64)
        do {
            header.magic = try reader.array(8)
            header.version = try reader.integer(UInt32.self)
            try reader.skip(4)
            header.length = try reader.integer(UInt64.self)
            header.sections = try reader.integer(UInt64.self)
        } catch {
            throw RoadsError(.notARoadGraph, path: path)
        }
        guard header.magic == RoadFile.magic else { throw RoadsError(.notARoadGraph, path: path) }
        guard header.version <= RoadFile.version else {
            throw RoadsError(
                .newerVersion(found: Int(header.version), known: Int(RoadFile.version)), path: path)
        }
        guard header.version == RoadFile.version else {
            throw RoadsError(
                .olderVersion(found: Int(header.version), known: Int(RoadFile.version)), path: path)
        }
        guard header.sections == UInt64(RoadFile.Section.allCases.count),
            header.length == UInt64(file.byteCount), file.byteCount >= RoadFile.headerSize
        else { throw RoadsError(.damaged("its header does not fit it"), path: path) }
    }

    private static func section<Value: FixedWidthInteger & BitwiseCopyable & Sendable>(
        _ section: RoadFile.Section, _ file: MappedFile
    ) throws(RoadsError) -> MappedArray<Value> {
        let size = MemoryLayout<Value>.size
        return try read(section, file) { place in
            place.count % size == 0
                ? MappedArray(file, offset: place.lowerBound, count: place.count / size) : nil
        }
    }

    private static func column<Value: FixedWidthInteger & BitwiseCopyable & Sendable>(
        _ section: RoadFile.Section, _ file: MappedFile
    ) throws(RoadsError) -> FileColumn<Value> {
        try read(section, file) {
            FileColumn(file, offset: $0.lowerBound, byteCount: $0.count)
        }
    }

    private static func distances(
        _ section: RoadFile.Section, _ file: MappedFile
    ) throws(RoadsError) -> DistanceColumn {
        try read(section, file) {
            DistanceColumn(file, offset: $0.lowerBound, byteCount: $0.count)
        }
    }

    /// What `make` finds in the bytes of a section.
    private static func read<Value>(
        _ section: RoadFile.Section, _ file: MappedFile, _ make: (Range<Int>) -> Value?
    ) throws(RoadsError) -> Value {
        if let place = place(of: section, file), let value = make(place) { return value }
        throw RoadsError(.damaged("section \(section) lies outside it"), path: file.path)
    }

    /// Where a section lies, if it can be there.
    private static func place(of section: RoadFile.Section, _ file: MappedFile) -> Range<Int>? {
        var reader = ByteReader(file.bytes)
        do {
            try reader.skip(32 + section.rawValue * 16)
            let offset = try reader.integer(UInt64.self)
            let count = try reader.integer(UInt64.self)
            guard offset % 8 == 0, offset <= UInt64(file.byteCount),
                count <= UInt64(file.byteCount) - offset
            else { return nil }
            return Int(offset)..<Int(offset + count)
        } catch {
            return nil
        }
    }

    /// Number of turns.
    public var turnCount: Int { turnDistances.count }

    /// The turns one may take from a state.
    @inline(__always)
    public func turns(from state: UInt32) -> Range<Int> {
        Int(turnStarts[Int(state)])..<Int(turnStarts[Int(state) + 1])
    }

    /// The state that a turn from a state leads to.
    @inline(__always)
    public func turnHead(_ turn: Int, from state: UInt32) -> UInt32 {
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
    public func string(_ number: UInt32) -> String {
        let start = Int(stringStarts[Int(number)])
        let end = Int(stringStarts[Int(number) + 1])
        return stringBytes.string(start..<end)
    }
}
