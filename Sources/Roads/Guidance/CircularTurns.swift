import Bytes

/// Turns at roundabouts, rotaries and small circles that are announced as intersections.
extension GuidanceGraph {
    /// Whether the junction is part of a circular junction or leads into one.
    func touchesCircle(_ view: JunctionView) -> Bool {
        guard view.via.isCircular || view.arms.contains(where: { $0.isCircular && $0.isAllowed })
        else { return false }
        return circle(at: view.junction) != nil
    }

    func assignCircularTurns(_ view: inout JunctionView) {
        guard let circle = circle(at: view.junction) else { return }
        let order =
            drivesLeft(view.incoming)
            ? Array(view.arms.indices.reversed()) : Array(view.arms.indices)
        if view.via.isCircular {
            assignOnCircle(&view, circle)
            return
        }
        var canEnter = false
        var canLeave = false
        for index in order where view.arms[index].isOpen && view.arms[index].isAllowed {
            if view.arms[index].isCircular {
                canEnter = true
            } else if view.arms[index].arc != view.incoming ^ 1, !canEnter {
                canLeave = true
            }
        }
        var isInside = false
        for index in order {
            let arm = view.arms[index]
            if arm.isCircular { isInside.toggle() }
            guard arm.isAllowed else { continue }
            let direction = TurnModifier(angle: arm.angle)
            if arm.isCircular {
                view.arms[index].turn = Turn(
                    .circle(circle, canLeave ? .enterAtExit : .enter), direction)
            } else if isInside, TurnAngle.fromStraight(arm.angle) < TurnAngle.fuzzy {
                view.arms[index].turn = obvious(
                    view, index, isThroughStreet: view.isThroughStreet(index, names))
            } else {
                view.arms[index].turn = Turn(.circle(circle, .enterAndExit), direction)
            }
        }
    }

    private func assignOnCircle(_ view: inout JunctionView, _ circle: Turn.Circle) {
        let leaving = arcs(leaving: view.junction).map { graph.junctionArcs[$0] }.filter(isOpen)
        let hasRealExit = leaving.contains {
            flags($0).isDisjoint(with: [.roundabout, .circular]) && !kind($0).isMinor
        }
        for index in view.arms.indices {
            let arm = view.arms[index]
            let direction = TurnModifier(angle: arm.angle)
            if !arm.isCircular {
                view.arms[index].turn = Turn(.circle(circle, .exit), direction)
            } else if leaving.count == 1 {
                view.arms[index].turn = view.count == 2 ? .none : Turn(.suppressed, direction)
            } else if arm.kind.isMinor || hasRealExit {
                view.arms[index].turn = Turn(.circle(circle, .stay), direction)
            } else {
                view.arms[index].turn = Turn(.suppressed, direction)
            }
        }
    }

    /// How the circle through a junction is announced; nil if it is none, or not closed.
    func circle(at junction: UInt32) -> Turn.Circle? {
        var isRoundabout = false
        var isLoop = false
        for index in arcs(leaving: junction) {
            let flags = flags(graph.junctionArcs[index])
            if flags.contains(.roundabout) {
                isRoundabout = true
            } else if flags.contains(.circular) {
                isLoop = true
            }
        }
        guard isRoundabout != isLoop else { return nil }
        let sort: RoadFlags = isRoundabout ? .roundabout : .circular
        var meters = 0.0
        var corners: [UInt32] = []
        var ringNames: [RoadText] = []
        var sideNames: [RoadText] = []
        var at = junction
        for _ in 0..<200 {
            if corners.contains(at) { break }
            guard
                let next = nextOnCircle(at, sort, &ringNames, &sideNames)
            else { return nil }
            if armCount(at) > 2 { corners.append(at) }
            meters += self.meters(next)
            at = head(next)
            if at == junction { break }
        }
        guard at == junction || corners.contains(at), !corners.isEmpty else { return nil }
        if corners.count == 1, isRoundabout { return .crossing }
        let radius = meters / (2 * Double.pi)
        if ringNames.count == 1,
            isLoop || radius > 15 && !sideNames.contains(where: { $0.isAlike(ringNames[0]) })
        {
            return .rotary
        }
        if isLoop { return nil }
        return radius < 15 && isCrossing(corners) ? .crossing : .roundabout
    }

    /// The one arc by which the circle goes on, noting names on the way.
    private func nextOnCircle(
        _ junction: UInt32, _ sort: RoadFlags, _ ringNames: inout [RoadText],
        _ sideNames: inout [RoadText]
    ) -> UInt32? {
        var next: UInt32?
        var ringArms = 0
        for index in arcs(leaving: junction) {
            let arc = graph.junctionArcs[index]
            let flags = flags(arc)
            if flags.isDisjoint(with: [.roundabout, .circular]) {
                sideNames.append(text(arc))
                continue
            }
            ringArms += 1
            guard flags.contains(sort), isOpen(arc) else { continue }
            if next != nil { return nil }
            let text = text(arc)
            if text.name != 0, ringNames.allSatisfy({ names.isChange($0, text) }) {
                ringNames.append(text)
            }
            next = arc
        }
        return ringArms == 2 ? next : nil
    }

    /// Up to four corners, one road at each, in well distinct directions.
    private func isCrossing(_ corners: [UInt32]) -> Bool {
        guard corners.count <= 4, corners.allSatisfy({ armCount($0) <= 3 }) else { return false }
        var bearings: [Double] = []
        for corner in corners {
            if let arm = plainArms(corner).first(where: { !$0.isCircular }) {
                bearings.append(arm.bearing)
            }
        }
        bearings.sort()
        return bearings.indices.allSatisfy {
            abs(bearings[($0 + 1) % bearings.count] - bearings[$0]) > TurnAngle.narrow
        }
    }
}
