import Bytes

/// Finds the short roads inside the junctions of divided roads.
extension GuidanceGraph {
    /// Whether the stretch that begins with an arc only connects the sides of divided roads.
    func isInternal(_ arc: UInt32) -> Bool {
        let near = tail(arc)
        // Most junctions have no one-way roads, and need no measuring.
        guard
            arcs(leaving: near).contains(where: {
                graph.junctionArcs[$0] != arc && isPlainOneWay(graph.junctionArcs[$0] ^ 1)
            }), stretchMeters(arc, limit: 32) <= 32, !isCircularRoad(arc)
        else { return false }
        let last = end(arc)
        let far = head(last)
        var arriving: (isLeft: Bool, isRight: Bool) = (false, false)
        var leaving = arriving
        var hasOneWayIn = false
        var hasOneWayOut = false
        let firstBearing = initialBearing(arc)
        for index in arcs(leaving: near) {
            let other = graph.junctionArcs[index]
            guard other != arc, head(end(other)) != far, isOpen(other ^ 1) else { continue }
            let angle = TurnAngle.between(
                TurnAngle.reversed(initialBearing(other)), firstBearing)
            note(angle, &arriving)
            if isPlainOneWay(other ^ 1), !isAhead(angle) { hasOneWayIn = true }
        }
        guard hasOneWayIn else { return false }
        let lastBearing = TurnAngle.reversed(initialBearing(last ^ 1))
        for index in arcs(leaving: far) {
            let other = graph.junctionArcs[index]
            guard other != last ^ 1, head(end(other)) != near, isOpen(other) else { continue }
            let angle = TurnAngle.between(lastBearing, initialBearing(other))
            note(angle, &leaving)
            if isPlainOneWay(other), !isAhead(angle) { hasOneWayOut = true }
        }
        guard hasOneWayOut else { return false }
        return
            !(arriving.isLeft && leaving.isRight || arriving.isRight && leaving.isLeft
            || leaving.isLeft && leaving.isRight)
    }

    private func isCircularRoad(_ arc: UInt32) -> Bool {
        !flags(arc).isDisjoint(with: [.roundabout, .circular])
    }

    private func isPlainOneWay(_ arc: UInt32) -> Bool {
        let kind = kind(arc)
        return !isOpen(arc ^ 1) && !kind.isLink && kind.rank <= 11
    }

    private func isAhead(_ angle: Double) -> Bool { angle > 150 && angle < 210 }

    private func note(_ angle: Double, _ turns: inout (isLeft: Bool, isRight: Bool)) {
        switch TurnModifier(angle: angle) {
        case .right, .sharpRight: turns.isRight = true
        case .left, .sharpLeft: turns.isLeft = true
        default: break
        }
    }

    private func initialBearing(_ arc: UInt32) -> Double {
        let place = start(arc)
        return ArmGeometry(self, arc, LocalFrame(place.latitude, place.longitude), reach: 3)
            .initialBearing
    }
}
