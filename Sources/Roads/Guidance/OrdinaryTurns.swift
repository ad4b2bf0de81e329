/// Turns at junctions that are neither motorways' nor roundabouts'.
///
/// First the arms ahead are classified; then the arms to the left and to the right get modifiers that
/// distinguish them. Angles and thresholds are those of OSRM's guidance.
extension GuidanceGraph {
    func assignOrdinaryTurns(_ view: inout JunctionView) {
        guard view.count > 1 else { return }
        if view.arms[0].isAllowed {
            view.arms[0].turn = basicTurn(view.via, view.arms[0], .uturn)
        }
        if view.count == 2 {
            view.arms[1].turn = obvious(view, 1)
            return
        }
        switch outlook(view) {
        case .tee: assignTee(&view)
        case .onward(let arm): assignOnward(&view, arm)
        case .fork(let arms): assignFork(&view, arms)
        case .wall(let arm): assignSides(&view, leftOf: arm, rightOf: arm)
        case .gap(let arm): assignSides(&view, leftOf: arm - 1, rightOf: arm)
        case .nothing: assignPlainly(&view, 1..<view.count)
        }
    }

    // MARK: Ahead

    /// What lies ahead of the road of arrival.
    private enum RoadsAhead {
        /// The road ends at another.
        case tee
        /// One arm is the obvious way on.
        case onward(Int)
        case fork(ClosedRange<Int>)
        /// The road ahead may not be entered.
        case wall(Int)
        /// Arms from this one on lead to the left, those before it to the right.
        case gap(Int)
        /// No arm that the others could be ordered by.
        case nothing
    }

    private func outlook(_ view: JunctionView) -> RoadsAhead {
        let clear = obviousTurn(view)
        let fork = fork(view)
        let isSmall = view.count == 3
        // Of three links that meet, none is the obvious way on.
        let isAmongLinks = isSmall && view.arms.allSatisfy { $0.kind.isLink }
        if let fork, clear == nil || isAmongLinks { return .fork(fork) }
        if let clear { return .onward(clear) }
        if isSmall { return isEndOfRoad(view) ? .tee : .nothing }
        guard let nearest = view.nearest(to: TurnAngle.straight) else { return .nothing }
        let arm = view.arms[nearest]
        if TurnAngle.fromStraight(arm.angle) < TurnAngle.fuzzy, !arm.isAllowed {
            return .wall(nearest)
        }
        if arm.angle == TurnAngle.straight { return .nothing }
        return .gap(arm.angle > TurnAngle.straight ? nearest : nearest + 1)
    }

    private func isEndOfRoad(_ view: JunctionView) -> Bool {
        let (right, left) = (view.arms[1].angle, view.arms[2].angle)
        return TurnAngle.deviation(right, 90) < TurnAngle.narrow
            && TurnAngle.deviation(left, 270) < TurnAngle.narrow
            && TurnAngle.deviation(right, left) > 2 * TurnAngle.narrow
    }

    private func assignTee(_ view: inout JunctionView) {
        for (index, word) in [(1, TurnModifier.right), (2, .left)] where view.arms[index].isAllowed
        {
            let isRamp = basicKind(view.via, view.arms[index]) == .onRamp
            view.arms[index].turn = Turn(isRamp ? .onRamp : .endOfRoad, word)
        }
    }

    private func assignOnward(_ view: inout JunctionView, _ clear: Int) {
        view.arms[clear].turn = obvious(
            view, clear, isThroughStreet: view.isThroughStreet(clear, names))
        assignSides(&view, leftOf: clear, rightOf: clear)
        guard view.count == 3 else { return }
        // Distinguishes two ways that lead straight on.
        let other = 3 - clear
        let areStraight = [clear, other].allSatisfy {
            TurnModifier(angle: view.arms[$0].angle) == .straight
        }
        view.arms[other].turn = basicTurn(
            view.via, view.arms[other],
            areStraight ? (other > clear ? Side.left : Side.right).slight : nil)
    }

    private func assignFork(_ view: inout JunctionView, _ fork: ClosedRange<Int>) {
        let (right, left) = (fork.lowerBound, fork.upperBound)
        if fork.count == 3 {
            assignFork(&view, left: left, middle: right + 1, right: right)
        } else if view.count == 3 || view.arms[left].kind.canFork(with: view.arms[right].kind) {
            assignFork(&view, left: left, right: right)
        } else {
            preferGreater(&view, left: left, right: right, roads: view.count)
        }
        if view.count > 3 { assignSides(&view, leftOf: left, rightOf: right) }
    }

    /// Of two arms that lead ahead the greater road goes on, and the lesser one bears off.
    private func preferGreater(
        _ view: inout JunctionView, left: Int, right: Int, roads: Int, keeping kept: Int? = nil
    ) {
        let (leftRank, rightRank) = (view.arms[left].kind.rank, view.arms[right].kind.rank)
        let onward = leftRank == rightRank ? kept ?? left : leftRank < rightRank ? left : right
        let other = onward == left ? right : left
        view.arms[onward].turn = obvious(view, onward, roads: roads)
        view.arms[other].turn = basicTurn(
            view.via, view.arms[other], other == left ? .slightLeft : .slightRight)
    }

    // MARK: Sides

    /// A side, and its modifiers.
    private enum Side {
        case left, right

        var slight: TurnModifier { self == .right ? .slightRight : .slightLeft }
        var plain: TurnModifier { self == .right ? .right : .left }
        var sharp: TurnModifier { self == .right ? .sharpRight : .sharpLeft }
        var other: Side { self == .right ? .left : .right }

        /// How far an arm lies to this side: 0 straight on, 90 square, 180 back.
        func degrees(_ arm: Arm) -> Double { self == .right ? 180 - arm.angle : arm.angle - 180 }
    }

    private func assignSides(_ view: inout JunctionView, leftOf left: Int, rightOf right: Int) {
        assign(&view, Array((left + 1)..<max(view.count, left + 1)), .left)
        assign(&view, (1..<max(right, 1)).reversed(), .right)
    }

    private func assignPlainly(_ view: inout JunctionView, _ arms: some Sequence<Int>) {
        for index in arms where view.arms[index].isAllowed {
            view.arms[index].turn = basicTurn(view.via, view.arms[index])
        }
    }

    /// Modifiers for the arms of one side, the one nearest to straight on first.
    ///
    /// Three can be distinguished; there are no modifiers for more.
    private func assign(_ view: inout JunctionView, _ arms: [Int], _ side: Side) {
        let words = arms.map { TurnModifier(angle: view.arms[$0].angle) }
        let twins = words.indices.dropLast().filter { words[$0] == words[$0 + 1] }
        assignPlainly(&view, arms)
        guard !twins.isEmpty, arms.count <= 3 else { return }
        let allowed = arms.filter { view.arms[$0].isAllowed }
        guard arms.count == 3, allowed.count == 3 else {
            if allowed.count == 2 { separate(&view, inner: allowed[0], outer: allowed[1], side) }
            return
        }
        let gaps = (0...1).map {
            TurnAngle.deviation(view.arms[arms[$0]].angle, view.arms[arms[$0 + 1]].angle)
        }
        if gaps.allSatisfy({ $0 >= TurnAngle.narrow }) {
            for (index, word) in zip(arms, [side.slight, side.plain, side.sharp]) {
                view.arms[index].turn = basicTurn(view.via, view.arms[index], word)
            }
        } else if twins.count == 1, gaps[1 - twins[0]] >= TurnAngle.group {
            // Two are alike, and the third is far from both.
            separate(&view, inner: arms[twins[0]], outer: arms[twins[0] + 1], side)
        }
    }

    /// Gives two arms with the same modifier different ones.
    private func separate(_ view: inout JunctionView, inner: Int, outer: Int, _ side: Side) {
        let (near, far) = (view.arms[inner], view.arms[outer])
        guard near.angle != far.angle else { return }
        let word = TurnModifier(angle: near.angle)
        let farWord = TurnModifier(angle: far.angle)
        if word == .straight || word == side.other.slight || farWord == side.slight {
            let (left, right) = side == .right ? (inner, outer) : (outer, inner)
            preferGreater(&view, left: left, right: right, roads: 4, keeping: inner)
            return
        }
        // The one closer to the modifier's own angle keeps it.
        let (nearer, farther) = (side.degrees(near), side.degrees(far))
        let isFarRegular: Bool =
            if abs(nearer - 90) < TurnAngle.unnoticeable {
                false
            } else if abs(farther - 90) < TurnAngle.unnoticeable {
                true
            } else {
                // A turn is perceived as a right angle at a little more than 90°.
                farWord != side.sharp && abs(nearer - 95) >= abs(farther - 95)
            }
        view.arms[inner].turn = basicTurn(view.via, near, isFarRegular ? side.slight : side.plain)
        view.arms[outer].turn = basicTurn(view.via, far, isFarRegular ? side.plain : side.sharp)
    }
}
