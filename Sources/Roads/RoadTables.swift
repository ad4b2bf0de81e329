/// The contents of a road graph before it is written.
///
/// A *segment* is a piece of a way between two junctions. An *arc* is a segment in one direction:
/// `segment * 2` along the way, `segment * 2 + 1` against it. A *state* is being on an arc; an arc has
/// more than one state where a restriction over several ways makes it matter how one came there. States
/// are numbered in the order of contraction. A *turn* leads from a state to a next one.
///
/// Weights and durations are hundredths of a second; coordinates 1e-7 degrees; lengths centimeters.
public struct RoadTables: Sendable {
    /// The travel mode of the network.
    public var mode: TravelMode
    /// Way ids in OpenStreetMap.
    package var wayIDs: [Int64] = []
    /// The string numbers of the ways' names.
    package var wayNames: [UInt32] = []
    /// The string numbers of the ways' refs.
    package var wayRefs: [UInt32] = []
    /// The ways' `RoadFlags`.
    package var wayFlags: [UInt32] = []
    /// The ways' classes, raw values of `RoadClass`.
    package var wayClasses: [UInt8] = []
    /// The string numbers of `junction:ref`: exit numbers that stand on the way itself.
    package var wayExits: [UInt32] = []
    /// The string numbers of `name:pronunciation`, in IPA.
    package var wayPronunciations: [UInt32] = []
    /// The number of lanes of each way, both directions together; 0 if untagged.
    package var wayLanes: [UInt8] = []
    /// The string numbers of `destination`, for each way along it (`way * 2`) and against it.
    ///
    /// Values stand as tagged: several are separated by `;`.
    package var wayDestinations: [UInt32] = []
    /// The string numbers of `destination:ref`, along and against each way.
    package var wayDestinationRefs: [UInt32] = []
    /// The string numbers of `destination:street`, along and against each way.
    package var wayDestinationStreets: [UInt32] = []
    /// The string numbers of refs with the direction in which they lead, along and against each way; 0 where
    /// none tells one.
    package var wayDirectedRefs: [UInt32] = []
    /// The string numbers of turn lanes, along and against each way: lanes from left to right, parted
    /// by `|`, the turns of one by `;`; lanes the mode may not use are left out.
    package var wayTurnLanes: [UInt32] = []
    /// How one moves along each way and against it, raw values of `ArcMode`.
    package var wayModes: [UInt8] = []
    /// The speed limit along each way and against it, km/h; 0 if untagged, 255 if there is none.
    package var wayLimits: [UInt8] = []
    /// Offsets into `stringBytes`.
    ///
    /// One more than there are strings; string 0 is empty.
    package var stringStarts: [UInt32] = [0, 0]
    /// The UTF-8 of all strings.
    package var stringBytes: [UInt8] = []
    /// The way of each segment, by its place in the tables of ways.
    package var segmentWays: [UInt32] = []
    /// The length of each segment in centimeters.
    package var segmentLengths: [UInt32] = []
    /// The junction at which each segment begins.
    package var segmentFrom: [UInt32] = []
    /// The junction at which each segment ends.
    package var segmentTo: [UInt32] = []
    /// The segments' `SegmentFlags`.
    package var segmentFlags: [UInt8] = []
    /// Where the arcs of each junction begin; one more than there are junctions.
    package var junctionStarts: [UInt32] = [0]
    /// The arcs that leave each junction, closed directions too, ascending.
    package var junctionArcs: [UInt32] = []
    /// The junctions' `JunctionFlags`.
    package var junctionFlags: [UInt32] = []
    /// The string numbers of the junctions' `ref`: numbers of motorway exits.
    package var junctionRefs: [UInt32] = []
    /// The string numbers of the junctions' names.
    package var junctionNames: [UInt32] = []
    /// Where the points of each segment begin; one more than there are segments.
    package var shapeStarts: [UInt32] = [0]
    /// Latitudes of the points, 1e-7 degrees.
    package var shapeLatitudes: [Int32] = []
    /// Longitudes of the points, 1e-7 degrees.
    package var shapeLongitudes: [Int32] = []
    /// The state of each arc in which no restriction is pending; `.max` for a closed direction.
    package var arcStates: [UInt32] = []
    /// The arc of each state.
    package var stateArcs: [UInt32] = []
    /// What it costs to travel each state, hundredths of a second.
    package var stateWeights: [Int32] = []
    /// How long each state takes, hundredths of a second.
    package var stateDurations: [Int32] = []
    /// Where the turns of each state begin; one more than there are states.
    package var turnStarts: [UInt32] = [0]
    /// The state each turn leads to.
    package var turnHeads: [UInt32] = []
    /// What each turn itself costs, hundredths of a second.
    package var turnWeights: [Int32] = []
    /// How long each turn itself takes, hundredths of a second.
    package var turnDurations: [Int32] = []
    /// The part of the network each segment belongs to, the largest first; see `findComponents`.
    package internal(set) var segmentComponents: [UInt32] = []
    /// The number of open directions in each part.
    package internal(set) var componentSizes: [UInt32] = []
    /// The segments in the order of the tree of boxes.
    var treeSegments: [UInt32] = []
    /// The boxes of the tree; see `SegmentTree`.
    var treeBoxes: [Int32] = []
    /// What mappers want said, as `ManeuverOverride.encoded` writes it.
    package var maneuverOverrides: [UInt32] = []
    /// The states that conditions are about; `.max` where one is about a turn.
    package var conditionStates: [UInt32] = []
    /// The turns that conditions are about; `.max` where one is about a state.
    package var conditionTurns: [UInt32] = []
    /// The string numbers of conditions, as `ConditionalValue` reads them: `no` closes, `yes` opens, a
    /// number is a speed in km/h.
    package var conditionTexts: [UInt32] = []
    /// What the state or turn weighs where it is open, hundredths of a second: those that are closed at
    /// most times have an unreachable weight of their own.
    package var conditionWeights: [Int32] = []
    /// The profile's vehicle; nil if sizes do not matter.
    package var vehicle: VehicleSize?
    /// The states that limits of size or load are about; `.max` where one is about a turn.
    package var limitStates: [UInt32] = []
    /// The turns that limits are about; `.max` where one is about a state.
    package var limitTurns: [UInt32] = []
    /// The kinds of the limits, raw values of `VehicleLimit.Kind`.
    package var limitKinds: [UInt8] = []
    /// The greatest measures that pass, in the kinds' units.
    package var limitValues: [UInt32] = []
    /// The weight of the state or turn for vehicles that pass, hundredths of a second: those that the profile's vehicle
    /// does not pass have an unreachable weight of their own.
    package var limitWeights: [Int32] = []
    /// The squares that walkers cross anywhere.
    package var areas = RoadAreas()
    /// The areas in the order of their tree of boxes.
    var areaTreeOrder: [UInt32] = []
    /// The boxes of that tree; see `SegmentTree`.
    var areaTreeBoxes: [Int32] = []
    /// The hierarchy.
    package var hierarchy = Hierarchy()

    /// Creates empty tables.
    package init(mode: TravelMode) { self.mode = mode }
}
