import Bytes
import Columns

/// What is known of the road of an arc.
package struct RoadEdge: Sendable {
    /// The id of its way in OpenStreetMap.
    package let wayID: Int64
    package let name: String
    /// Its number; several are parted by ";".
    package let ref: String
    package let roadClass: RoadClass
    package let flags: RoadFlags
    /// Lanes of both directions together; 0 if untagged.
    package let lanes: Int
    /// km/h; 0 if untagged, 255 if there is none.
    package let speedLimit: Int
    package let drivesLeft: Bool
    /// Whether the other direction is open too.
    package let isOpenBackward: Bool
    /// Meters from junction to junction.
    package let meters: Double
    /// How long it takes from junction to junction; zero where the direction is closed.
    package let expectedTravelTime: Duration
}

extension RoadGraph {
    /// What is known of the road of an arc.
    package func edge(ofArc arc: UInt32) -> RoadEdge {
        let segment = Int(arc / 2)
        let way = Int(segmentWays[segment])
        let state = arcStates[Int(arc)]
        return RoadEdge(
            wayID: wayIDs[way], name: string(wayNames[way]), ref: string(wayRefs[way]),
            roadClass: RoadClass(rawValue: wayClasses[way]) ?? .other,
            flags: RoadFlags(rawValue: wayFlags[way]), lanes: Int(wayLanes[way]),
            speedLimit: Int(wayLimits[way * 2 + Int(arc % 2)]),
            drivesLeft: SegmentFlags(rawValue: segmentFlags[segment]).contains(.drivesLeft),
            isOpenBackward: arcStates[Int(arc ^ 1)] != .max,
            meters: Double(segmentLengths[segment]) / 100,
            expectedTravelTime: state == .max
                ? .zero : Duration(hundredths: Int(stateDurations[Int(state)])))
    }
}
