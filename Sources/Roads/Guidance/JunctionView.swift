import Bytes

/// A junction as seen on arrival by one of its roads.
///
/// The arms stand in order of their turn angles, the road one came on first: it is arm 0 even if one may
/// not turn round.
struct JunctionView {
    let junction: UInt32
    /// The arc one arrives on.
    let incoming: UInt32
    /// The road of arrival, in the direction of travel.
    let via: Arm
    var arms: [Arm]
    /// The lanes that lead into some of the arms.
    var laneChoices: [(arm: Int, choice: LaneChoice)] = []

    var count: Int { arms.count }
    var isDeadEnd: Bool { !arms.dropFirst().contains { $0.isAllowed } }
    var allowedCount: Int { arms.count { $0.isAllowed } }
    var rightmost: Arm { arms.count > 1 ? arms[1] : arms[0] }
    var leftmost: Arm { arms.count > 1 ? arms[arms.count - 1] : arms[0] }

    /// Whether an arm counts as a way on: for those who ride, one where they would have to walk,
    /// such as against a one-way street, does not unless there is nothing else.
    func isWayOn(_ arm: Arm) -> Bool {
        guard arm.isAllowed else { return false }
        if via.mode != .cycling || arm.mode != .pushing { return true }
        return !arms.dropFirst().contains { $0.isAllowed && $0.mode == .cycling }
    }

    /// The arm nearest to a turn angle, among those that pass.
    func nearest(to angle: Double, where passes: (Arm) -> Bool = { _ in true }) -> Int? {
        var best: Int?
        for index in arms.indices where passes(arms[index]) {
            if let known = best,
                TurnAngle.deviation(arms[known].angle, angle)
                    <= TurnAngle.deviation(arms[index].angle, angle)
            {
                continue
            }
            best = index
        }
        return best
    }

    /// The arm nearest to a bearing.
    func nearest(toBearing bearing: Double) -> Int {
        var best = 0
        for index in arms.indices
        where TurnAngle.deviation(arms[index].bearing, bearing)
            < TurnAngle.deviation(arms[best].bearing, bearing)
        { best = index }
        return best
    }

    /// Whether the road at `index` is one that goes through the junction, crossed by ours.
    func isThroughStreet(_ index: Int, _ names: NameChanges) -> Bool {
        let road = arms[index]
        guard !road.text.isEmpty else { return false }
        return arms.indices.dropFirst().contains { other in
            other != index
                && TurnAngle.deviation(arms[other].angle, road.angle)
                    > TurnAngle.straight - TurnAngle.fuzzy
                && arms[other].kind == road.kind
                && names.areIdentical(road.text, arms[other].text)
        }
    }
}

extension GuidanceGraph {
    /// The arms of a junction in order of their bearings, whatever the road of arrival.
    func plainArms(_ junction: UInt32) -> [Arm] {
        let range = arcs(leaving: junction)
        let place = place(junction)
        let frame = LocalFrame(place.latitude, place.longitude)
        var lanes = 0
        for index in range {
            lanes = max(lanes, Int(graph.wayLanes[way(graph.junctionArcs[index])]))
        }
        var arms: [Arm] = []
        arms.reserveCapacity(range.count)
        for index in range {
            let arc = graph.junctionArcs[index]
            if isDouble(arc) { continue }
            let flags = flags(arc)
            let kind = kind(arc)
            let course = course(
                arc, frame, kind,
                isCircular: !flags.isDisjoint(with: [.roundabout, .circular]), lanes: lanes)
            arms.append(
                Arm(
                    arc: arc, target: head(arc), kind: kind, flags: flags,
                    lanes: Int(graph.wayLanes[way(arc)]), mode: mode(arc), text: text(arc),
                    isOpen: isOpen(arc),
                    bearing: course.bearing, initialBearing: course.initialBearing,
                    meters: course.meters))
        }
        arms.sort { ($0.bearing, $0.arc) < ($1.bearing, $1.arc) }
        return arms
    }

    /// Whether a road has the same geometry as another that is traveled instead; the two count as one.
    private func isDouble(_ arc: UInt32) -> Bool {
        !isOpen(arc) && !isOpen(arc ^ 1) && mode(arc) != .closed
    }

    /// Where a road leads from a junction, and how far it goes without a choice.
    private func course(
        _ arc: UInt32, _ frame: LocalFrame, _ kind: RoadKind, isCircular: Bool, lanes: Int
    ) -> (bearing: Double, initialBearing: Double, meters: Double) {
        let meters = stretchMeters(arc, limit: 31)
        let needed =
            isCircular ? 2 : kind.isMinor ? 10 : PerceivedCourse.straightMeters(kind, lanes: lanes)
        if let next = secondPoint(arc, frame) {
            let origin = LocalPoint(x: 0, y: 0)
            if origin.meters(to: next) > needed {
                let bearing = origin.bearing(to: next)
                return (bearing, bearing, meters)
            }
        }
        let geometry = ArmGeometry(self, arc, frame, reach: needed + 31)
        return (
            geometry.bearing(kind: kind, isCircular: isCircular, lanes: lanes),
            geometry.initialBearing, meters
        )
    }

    /// The first point of an arc that is not where it begins.
    private func secondPoint(_ arc: UInt32, _ frame: LocalFrame) -> LocalPoint? {
        let segment = Int(arc / 2)
        let first = Int(graph.shapeStarts[segment])
        let last = Int(graph.shapeStarts[segment + 1]) - 1
        let step = arc % 2 == 0 ? 1 : -1
        var index = arc % 2 == 0 ? first : last
        while index + step >= first, index + step <= last {
            index += step
            let latitude = graph.shapeLatitudes[index]
            let longitude = graph.shapeLongitudes[index]
            if latitude != frame.latitude || longitude != frame.longitude {
                return frame.point(latitude, longitude)
            }
        }
        return nil
    }

    /// The meters to where an arc's road changes or meets another; not much more than a limit.
    func stretchMeters(_ arc: UInt32, limit: Double) -> Double {
        var total = meters(arc)
        var last = arc
        while total <= limit, let next = continuation(last), next != arc {
            total += meters(next)
            last = next
        }
        return total
    }

    /// The view of the junction at the end of an arc, with dual carriageways taken together.
    ///
    /// `state` determines the open turns; without it, the arc's own state does.
    func view(from arc: UInt32, state: UInt32? = nil, merging: Bool = true) -> JunctionView? {
        let junction = head(arc)
        var arms = plainArms(junction)
        guard let own = arms.firstIndex(where: { $0.arc == arc ^ 1 }) else { return nil }
        var via = arms[own]
        via.text = text(arc)
        via.mode = mode(arc)
        via.isOpen = isOpen(arc)
        if merging { merge(&arms, junction) }
        let state = state ?? graph.arcStates[Int(arc)]
        if state != .max {
            for turn in graph.turns(from: state) {
                let next = graph.stateArcs[Int(graph.turnHead(turn, from: state))]
                for index in arms.indices where arms[index].arc == next {
                    arms[index].isAllowed = true
                }
            }
        }
        return JunctionView(
            junction: junction, incoming: arc, via: via, arms: Self.arranged(arms, arc, own))
    }

    /// Arms in order of turn angle for arrivals on `arc`, whose reverse has the index `own`.
    private static func arranged(_ arms: [Arm], _ arc: UInt32, _ own: Int) -> [Arm] {
        let back = arms.first { $0.arc == arc ^ 1 } ?? arms[own]
        let incoming = TurnAngle.reversed(back.bearing)
        let initialIncoming = TurnAngle.reversed(back.initialBearing)
        var turnBack = back
        var sorted: [(arm: Arm, order: Double)] = []
        sorted.reserveCapacity(arms.count)
        var uTurns = 0
        for var arm in arms {
            var angle = TurnAngle.positive(
                (TurnAngle.between(incoming, arm.bearing) * 1e8).rounded() / 1e8)
            var initial = TurnAngle.between(initialIncoming, arm.initialBearing)
            if arm.isAllowed, angle < 15 && initial > 180 || angle > 345 && initial < 180 {
                angle = 0
                initial = 0
            }
            let isBack = angle == 0
            arm.angle = angle
            if arm.arc == arc ^ 1 {
                turnBack = arm
            } else if arm.isAllowed || (!arm.isMerged && !isBack) {
                if isBack { uTurns += 1 }
                let isAcross = angle > 270 && initial < 90 || angle < 90 && initial > 270
                let order = initial == 0 ? (angle > 180 ? 360 : 0) : isAcross ? angle : initial
                sorted.append((arm, order))
            }
        }
        turnBack.angle = 0
        if turnBack.isAllowed || uTurns == 0 { sorted.insert((turnBack, 0), at: 0) }
        // Stable, so that equal angles keep the order of their bearings.
        for index in sorted.indices.dropFirst() {
            var place = index
            while place > 0,
                (sorted[place].order, sorted[place].arm.angle)
                    < (sorted[place - 1].order, sorted[place - 1].arm.angle)
            {
                sorted.swapAt(place, place - 1)
                place -= 1
            }
        }
        for index in sorted.indices.dropFirst()
        where sorted[index].arm.angle < sorted[index - 1].arm.angle {
            let before = sorted[index - 1].arm.angle
            sorted[index].arm.angle = TurnAngle.positive(
                before + min(0.5, TurnAngle.positive(360 - before) / 2))
        }
        if !sorted.contains(where: { $0.arm.angle == 0 }) { sorted.insert((turnBack, 0), at: 0) }
        return sorted.map(\.arm)
    }
}
