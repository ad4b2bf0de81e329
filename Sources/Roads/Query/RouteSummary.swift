import Bytes
import Columns

/// What a route is like as a whole.
package struct RouteSummary {
    /// The names of the one or two longest named roads, in the order they are driven; that of the longest where none
    /// is a fifth of the route.
    package private(set) var name = ""
    package private(set) var hasTolls = false
    package private(set) var hasHighways = false
    /// What a person should know before setting out.
    package private(set) var notices: StepNotices = []

    package init(_ route: Route, _ graph: RoadGraph) {
        var metersByLabel: [UInt64: (meters: Double, order: Int)] = [:]
        var flags: RoadFlags = []
        var unpavedMeters = 0.0
        for leg in route.legs {
            for (arc, meters) in zip(leg.arcs, leg.arcMeters) {
                let way = Int(graph.segmentWays[Int(arc / 2)])
                let own = RoadFlags(rawValue: graph.wayFlags[way])
                flags.formUnion(own)
                if own.contains(.unpaved) { unpavedMeters += meters }
                let label = UInt64(graph.wayNames[way]) << 32 | UInt64(graph.wayRefs[way])
                if label != 0 {
                    let known = metersByLabel[label] ?? (0, metersByLabel.count)
                    metersByLabel[label] = (known.meters + meters, known.order)
                }
            }
        }
        hasTolls = flags.contains(.toll)
        hasHighways = flags.contains(.highway)
        let sorted = metersByLabel.sorted {
            ($1.value.meters, $0.value.order) < ($0.value.meters, $1.value.order)
        }.prefix(2)
        var longest = sorted.filter { $0.value.meters * 5 > route.meters }
        if longest.isEmpty { longest = Array(sorted.prefix(1)) }
        var names: [String] = []
        for item in longest.sorted(by: { $0.value.order < $1.value.order }) {
            let name = graph.string(UInt32(truncatingIfNeeded: item.key >> 32))
            let text = name.isEmpty ? graph.string(UInt32(truncatingIfNeeded: item.key)) : name
            let spoken = RoadText.spoken(text)
            if !spoken.isEmpty, !names.contains(spoken) { names.append(spoken) }
        }
        name = names.joined(separator: ", ")
        notices = StepNotices(flags)
        if unpavedMeters <= 100 { notices.remove(.unpaved) }
    }
}
