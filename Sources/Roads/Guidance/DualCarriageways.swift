import Bytes
import Foundation

/// Merges the two carriageways of a divided road into one arm.
extension GuidanceGraph {
    /// Gives both arms of each divided road one bearing, and straightens roads that end where another divides.
    func merge(_ arms: inout [Arm], _ junction: UInt32) {
        let count = arms.count
        guard count >= 2 else { return }
        if count >= 3 {
            for index in 0..<count where isDivided(arms, junction, index) {
                let next = (index + 1) % count
                let bearing = mergedBearing(arms, index, next, isNeighbor: false).bearing
                for one in [index, next] {
                    arms[one].bearing = bearing
                    arms[one].initialBearing = bearing
                }
                arms[arms[index].isOpen ? next : index].isMerged = true
                arms[index].isPaired = true
                arms[next].isPaired = true
            }
        }
        for index in 0..<count where !arms[index].isPaired && arms[index].meters <= 30 {
            straighten(&arms[index])
        }
    }

    /// Corrects the bearing of a short road to where another divides: to that it would have if it did not divide.
    private func straighten(_ arm: inout Arm) {
        let last = end(arm.arc)
        guard armCount(head(last)) >= 3, mayDivide(last) else { return }
        let neighbors = plainArms(head(last))
        guard let own = neighbors.firstIndex(where: { $0.arc == last ^ 1 }) else { return }
        let count = neighbors.count
        let previous = (own + count - 1) % count
        let next = (own + 1) % count
        if isDivided(neighbors, head(last), previous) {
            let merged = mergedBearing(neighbors, previous, own, isNeighbor: true)
            guard merged.isMiddle else { return }
            let offset = TurnAngle.deviation(merged.bearing, neighbors[own].bearing)
            arm.bearing = TurnAngle.positive(arm.bearing - offset)
            arm.initialBearing = arm.bearing
        } else if isDivided(neighbors, head(last), own) {
            let merged = mergedBearing(neighbors, own, next, isNeighbor: true)
            guard merged.isMiddle else { return }
            let offset = TurnAngle.deviation(merged.bearing, neighbors[own].bearing)
            arm.bearing = TurnAngle.positive(arm.bearing + offset)
            arm.initialBearing = arm.bearing
        }
    }

    /// Whether a road of the same name, with traffic the other way only, meets an arc at its end.
    private func mayDivide(_ arc: UInt32) -> Bool {
        let text = text(arc ^ 1)
        return !text.isEmpty
            && arcs(leaving: head(arc)).contains {
                let other = graph.junctionArcs[$0]
                return other != arc ^ 1 && isOpen(other) != isOpen(arc ^ 1)
                    && names.areIdentical(text, self.text(other))
            }
    }

    private func mergedBearing(
        _ arms: [Arm], _ left: Int, _ right: Int, isNeighbor: Bool
    ) -> (isMiddle: Bool, bearing: Double) {
        let entry = arms[left].isOpen ? arms[left] : arms[right]
        let back = TurnAngle.reversed(entry.bearing)
        var opposite = arms[0]
        for arm in arms
        where TurnAngle.deviation(arm.bearing, back)
            < TurnAngle.deviation(opposite.bearing, back)
        { opposite = arm }
        let arriving = TurnAngle.reversed(opposite.bearing)
        let unit = Double.pi / 180
        let middle = TurnAngle.positive(
            atan2(
                sin(arms[left].bearing * unit) + sin(arms[right].bearing * unit),
                cos(arms[left].bearing * unit) + cos(arms[right].bearing * unit)) / unit)
        if TurnAngle.fromStraight(TurnAngle.between(arriving, entry.bearing))
            < TurnAngle.unnoticeable
        {
            return (false, entry.bearing)
        }
        if isNeighbor {
            let bend = TurnAngle.fromStraight(TurnAngle.between(arriving, middle))
            for arm in [arms[left], arms[right]]
            where TurnAngle.fromStraight(TurnAngle.between(arriving, arm.bearing)) < bend {
                return (false, arriving)
            }
        }
        return (true, middle)
    }

    /// Whether the arms at `index` and after it are the two sides of one road, apart from the others.
    private func isDivided(_ arms: [Arm], _ junction: UInt32, _ index: Int) -> Bool {
        let count = arms.count
        let left = arms[index]
        let right = arms[(index + 1) % count]
        return canMerge(left, right, junction)
            && isDistinct(arms[(index + count - 1) % count], left)
            && isDistinct(right, arms[(index + 2) % count])
    }

    private static let widestAngle = 95.0

    private func isDistinct(_ one: Arm, _ other: Arm) -> Bool {
        TurnAngle.deviation(one.bearing, other.bearing) > Self.widestAngle
            || !names.areIdentical(one.text, other.text)
    }

    private func canMerge(_ left: Arm, _ right: Arm, _ junction: UInt32) -> Bool {
        guard left.isOpen != right.isOpen, left.kind == right.kind, left.mode == right.mode,
            TurnAngle.deviation(left.bearing, right.bearing) <= Self.widestAngle,
            !left.flags.contains(.roundabout), !right.flags.contains(.roundabout),
            names.areIdentical(left.text, right.text), left.target != junction,
            right.target != junction, !isLoop(left.arc), !isLoop(right.arc)
        else { return false }
        if isIsland(left, right, junction) { return true }
        if isLinkRoad(left) || isLinkRoad(right) { return false }
        if isTriangle(left, right, junction) { return true }
        return isParallel(left, right) && !isCircle(left, right)
    }

    /// Whether the two roads meet again soon, around an island.
    private func isIsland(_ left: Arm, _ right: Arm, _ junction: UInt32) -> Bool {
        let meeting = head(endOfChain(left.arc))
        guard meeting == head(endOfChain(right.arc)), meeting != junction else { return false }
        let here = isSplit(junction)
        let there = isSplit(meeting)
        guard here || there else { return false }
        return meters(junction, meeting) < (here && there ? 30 : 15)
    }

    /// Whether three arms have one name.
    private func isSplit(_ junction: UInt32) -> Bool {
        let range = arcs(leaving: junction)
        guard range.count == 3 else { return false }
        let wanted = text(graph.junctionArcs[range.lowerBound])
        return range.allSatisfy {
            let text = text(graph.junctionArcs[$0])
            if wanted.name == 0 && text.name == 0 { return false }
            return !names.isChange(wanted, text) || !names.isChange(text, wanted)
        }
    }

    /// Whether the arm connects to a road that goes on both ways at its end, rather than being half of one.
    private func isLinkRoad(_ arm: Arm) -> Bool {
        let last = endOfChain(arm.arc)
        guard let view = view(from: last, merging: false) else { return false }
        guard
            let onward = view.nearest(
                to: TurnAngle.straight,
                where: {
                    arm.text.name != 0 && $0.text.name != 0 && !names.isChange(arm.text, $0.text)
                        && !names.isChange($0.text, arm.text)
                })
        else { return false }
        let next = view.arms[onward]
        guard let behind = view.nearest(to: TurnAngle.positive(next.angle + 180)) else {
            return false
        }
        let opposite = view.arms[behind]
        if opposite.arc == last ^ 1 { return false }
        if TurnAngle.deviation(
            TurnAngle.fromStraight(next.angle), TurnAngle.deviation(opposite.angle, 0))
            < TurnAngle.fuzzy
        {
            return false
        }
        return TurnAngle.deviation(opposite.angle, next.angle)
            >= TurnAngle.straight - TurnAngle.fuzzy
            && next.isOpen == opposite.isOpen && next.mode == opposite.mode
            && next.kind == opposite.kind && names.areIdentical(next.text, opposite.text)
            && !next.flags.contains(.roundabout) && !opposite.flags.contains(.roundabout)
    }
}
