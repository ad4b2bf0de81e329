import Bytes

/// Where a place lies just at a junction, arcs that end there and arcs that begin there say the same, unless
/// some road there is none to begin or end on, such as a ferry.
extension Router {
    /// The arcs a search sets out on from places, and from where on them.
    package func beginnings(at snaps: [RoadSnap]) -> [(arc: UInt32, snap: RoadSnap)] {
        departures(from: snaps).map { ($0.arc, $0.snap) }
    }

    /// The arcs a search arrives on at places, and where on them.
    package func endings(at snaps: [RoadSnap]) -> [(arc: UInt32, snap: RoadSnap)] {
        targets(at: snaps).map { ($0.arc, $0.snap) }
    }

    /// Whether an arc's end leads into arcs other than these.
    ///
    /// - Parameter area: A square whose lines do not count: arriving across it would mean turning back.
    func leadsElsewhere(_ arc: UInt32, than arcs: Set<UInt32>, butAcross area: UInt32?) -> Bool {
        let state = graph.arcStates[Int(arc)]
        guard state != .max else { return false }
        for turn in graph.turns(from: state) {
            let next = graph.stateArcs[Int(graph.turnHead(turn, from: state))]
            if !arcs.contains(next), !snapper.isLine(next / 2, across: area) { return true }
        }
        return false
    }

    /// Whether arcs other than these lead to an arc's beginning.
    ///
    /// - Parameter area: A square whose lines do not count: going on across it would mean turning back.
    func isReachedElsewhere(_ arc: UInt32, than arcs: Set<UInt32>, butAcross area: UInt32?) -> Bool
    {
        let segment = Int(arc / 2)
        let tail = Int(arc % 2 == 0 ? graph.segmentFrom[segment] : graph.segmentTo[segment])
        for arm in graph.junctionStarts[tail]..<graph.junctionStarts[tail + 1] {
            let before = graph.junctionArcs[Int(arm)] ^ 1
            if graph.arcStates[Int(before)] != .max, !arcs.contains(before),
                !snapper.isLine(before / 2, across: area)
            {
                return true
            }
        }
        return false
    }
}
