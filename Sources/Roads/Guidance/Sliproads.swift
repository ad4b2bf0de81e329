import Bytes
import Foundation

/// Slip roads: short cuts around the corner of a junction, announced as the turn they replace.
extension GuidanceGraph {
    func findSliproads(_ view: inout JunctionView) {
        guard view.count >= 3, view.via.mode != .ferry,
            view.arms.dropFirst().count(where: { mayLead($0) }) >= 2,
            let main = mainRoad(view), goesOn(view.via, view.arms[main])
        else { return }
        let candidates = [main - 1, main + 1].filter {
            $0 > 0 && $0 < view.count && mayBeSliproad(view.arms[$0], beside: view.arms[main])
        }
        guard !candidates.isEmpty else { return }
        let mainEnd = endOfChain(view.arms[main].arc)
        guard chainMeters(view.arms[main].arc) <= Self.reach(view.arms[main].kind),
            let crossing = self.view(from: mainEnd, merging: false), crossing.count > 2,
            !crossing.isDeadEnd, crossing.junction != view.junction
        else { return }
        var isFound = false
        for index in candidates
        where isSliproad(view, index, main: main, crossing: crossing) {
            view.arms[index].turn.kind = .sliproad
            isFound = true
        }
        guard isFound, view.arms[main].turn.kind == .fork else { return }
        let arm = view.arms[main]
        if names.isSameStreet(view.via.text, arm.text) {
            view.arms[main].turn = Turn(
                TurnAngle.fromStraight(arm.angle) < 5 ? .suppressed : .onward,
                TurnModifier(angle: arm.angle))
        } else if arm.text.name != 0 {
            view.arms[main].turn = Turn(.newName, TurnModifier(angle: arm.angle))
        } else {
            view.arms[main].turn.kind = .suppressed
        }
    }

    /// Whether a road leads ahead, so that it may be the main road or its sliproad.
    private func mayLead(_ arm: Arm) -> Bool {
        arm.isAllowed && !arm.kind.isMinor && !arm.turn.isCircular
            && TurnAngle.fromStraight(arm.angle) <= 2 * TurnAngle.narrow
    }

    private func mayBeSliproad(_ arm: Arm, beside main: Arm) -> Bool {
        arm.isAllowed && !arm.turn.isCircular && !arm.kind.isMinor
            && !arm.flags.contains(.roundabout) && arm.angle != main.angle
            && TurnAngle.fromStraight(arm.angle) <= 2 * TurnAngle.narrow
    }

    /// How far a sliproad may lie from its junction, in meters.
    private static func reach(_ kind: RoadKind) -> Double {
        let share: Double =
            switch kind.rank {
            case 0: 1
            case 2, 4: 0.8
            case 6: 0.6
            case 8: 0.5
            case 10: 0.4
            case 1, 3, 5, 7, 9, 11, 14: 0.3
            default: 0.1
            }
        return 250 * share
    }

    private func chainMeters(_ arc: UInt32) -> Double {
        var total = meters(arc)
        var last = arc
        for _ in 0..<64 {
            let range = arcs(leaving: head(last))
            guard range.count == 2 else { break }
            let first = graph.junctionArcs[range.lowerBound]
            let next = first == last ^ 1 ? graph.junctionArcs[range.lowerBound + 1] : first
            if next == arc || next == last ^ 1 { break }
            total += meters(next)
            last = next
        }
        return total
    }

    /// The road that goes on: the obvious one, or the side of a fork whose other side is a sliproad.
    private func mainRoad(_ view: JunctionView) -> Int? {
        if let clear = obviousTurn(view) { return clear }
        guard view.count == 3, view.arms[1].turn.kind == .fork, view.arms[2].turn.kind == .fork,
            let right = self.view(from: endOfChain(view.arms[1].arc), merging: false),
            let left = self.view(from: endOfChain(view.arms[2].arc), merging: false),
            right.count > 2, left.count > 2, !right.isDeadEnd, !left.isDeadEnd
        else { return nil }
        if isSliproadEnd(right), left.junction != view.junction { return 2 }
        if isSliproadEnd(left), right.junction != view.junction { return 1 }
        return nil
    }

    private func isSliproadEnd(_ view: JunctionView) -> Bool {
        view.count == 3 && !view.arms[0].isAllowed
            && !(view.arms[1].isAllowed && view.arms[2].isAllowed)
    }

    private func goesOn(_ via: Arm, _ arm: Arm) -> Bool {
        via.kind == arm.kind && via.mode == arm.mode && !via.text.isEmpty && !arm.text.isEmpty
            && !names.isChange(via.text, arm.text)
    }

    private func isSliproad(
        _ view: JunctionView, _ index: Int, main: Int, crossing: JunctionView
    ) -> Bool {
        let arm = view.arms[index]
        let isLeft = index > main
        let cross = isLeft ? crossing.leftmost : crossing.rightmost
        guard cross.isOpen else { return false }
        let last = endOfChain(arm.arc)
        guard let target = self.view(from: last, merging: false), !target.isDeadEnd,
            (3...4).contains(target.count),
            let firstOut = target.arms.first(where: { $0.isAllowed }),
            view.via.mode == arm.mode, firstOut.mode == arm.mode,
            target.junction != view.junction, target.junction != crossing.junction
        else { return false }
        let crossTarget = head(endOfChain(cross.arc))
        if target.count == 4 {
            guard target.junction == crossTarget else { return false }
            let besides = crossing.arms[isLeft ? crossing.count - 2 : 2]
            let besideTarget = head(endOfChain(besides.arc))
            let isCommon = target.arms.contains {
                let side = TurnModifier(angle: $0.angle)
                return head(endOfChain($0.arc)) == besideTarget
                    && (side == .sharpRight || side == .sharpLeft)
            }
            guard isCommon else { return false }
        }
        guard let onto = obviousTurn(target),
            TurnAngle.fromStraight(target.arms[onto].angle) <= 2 * TurnAngle.narrow,
            !target.arms[onto].flags.contains(.roundabout)
        else { return false }
        guard isSnug(arm, last, view, isLeft: isLeft, crossing: crossing) else { return false }
        let width = meters(view.junction, crossing.junction)
        let area = width * meters(crossing.junction, target.junction) / 2
        let limit = Self.reach(arm.kind)
        guard area >= 3, area <= limit * limit else { return false }
        return target.arms.contains {
            joins($0, arm, view.arms[main], cross, crossTarget, crossing)
        }
    }

    /// Whether the sliproad stays on its side of the line between its ends.
    private func isSnug(
        _ arm: Arm, _ last: UInt32, _ view: JunctionView, isLeft: Bool, crossing: JunctionView
    ) -> Bool {
        guard meters(view.junction, crossing.junction) >= 3 else { return true }
        let place = place(view.junction)
        let frame = LocalFrame(place.latitude, place.longitude)
        let points = ArmGeometry(self, arm.arc, frame, reach: 1000).points
        guard let start = points.first, let end = points.last else { return false }
        for point in points.dropFirst().dropLast() {
            let side =
                (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
            // On the right, points lie to the left of the chord: the road bends around the junction's inside.
            let isCounterclockwise =
                (point.x - start.x) * (end.y - start.y) - (point.y - start.y) * (end.x - start.x)
                > 0
            if isLeft != isCounterclockwise, side != 0 { return false }
        }
        let outer = isLeft ? crossing.leftmost : crossing.rightmost
        return TurnAngle.fromStraight(outer.angle) <= 140 || arm.kind.isLink
    }

    /// Whether a road at the sliproad's end leads back to the junction it cuts off.
    private func joins(
        _ road: Arm, _ arm: Arm, _ main: Arm, _ cross: Arm, _ crossTarget: UInt32,
        _ crossing: JunctionView
    ) -> Bool {
        guard crossing.arms.contains(where: { !names.isChange($0.text, road.text) }) else {
            return false
        }
        if !arm.kind.isLink, arm.text.name != 0, main.text.name != 0, road.text.name != 0,
            names.isChange(main.text, arm.text), names.isChange(arm.text, road.text)
        {
            return false
        }
        if arm.kind.isLink, road.kind.isLink { return false }
        let target = head(endOfChain(road.arc))
        if target == crossing.junction || head(end(road.arc)) == crossing.junction { return true }
        let side = TurnModifier(angle: road.angle)
        return target == crossTarget
            && TurnAngle.between(road.bearing, cross.bearing) < TurnAngle.fuzzy
            && (side == .sharpRight || side == .sharpLeft)
    }
}
