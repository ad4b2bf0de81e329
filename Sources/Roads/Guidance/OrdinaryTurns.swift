/// Turns at junctions that are neither motorways' nor roundabouts'.
extension JunctionAtlas {
    func assignOrdinaryTurns(_ view: inout JunctionView) {
        guard view.count > 1 else { return }
        if view.arms[0].isAllowed {
            view.arms[0].turn = basicTurn(view.via, view.arms[0], .uturn)
        }
        switch view.count {
        case 2: view.arms[1].turn = obvious(view, 1)
        case 3: assignThree(&view)
        default: assignMany(&view)
        }
    }

    private func assignThree(_ view: inout JunctionView) {
        let clear = obviousTurn(view)
        let areLinks = view.arms.allSatisfy { $0.kind.isLink }
        if let fork = fork(view), areLinks || clear == nil {
            assignFork(&view, left: fork.upperBound, right: fork.lowerBound)
        } else if clear == nil, isEndOfRoad(view) {
            for (index, side) in [(1, TurnModifier.right), (2, .left)]
            where view.arms[index].isAllowed {
                let isRamp = basicKind(view.via, view.arms[index]) == .onRamp
                view.arms[index].turn = Turn(isRamp ? .onRamp : .endOfRoad, side)
            }
        } else if let clear {
            let other = 3 - clear
            view.arms[clear].turn = obvious(
                view, clear, isThroughStreet: view.isThroughStreet(clear, names))
            var direction = TurnModifier(angle: view.arms[other].angle)
            if direction == .straight, TurnModifier(angle: view.arms[clear].angle) == .straight {
                direction = other == 2 ? .slightLeft : .slightRight
            }
            view.arms[other].turn = basicTurn(view.via, view.arms[other], direction)
        } else {
            for index in 1...2 { view.arms[index].turn = basicTurn(view.via, view.arms[index]) }
        }
    }

    private func isEndOfRoad(_ view: JunctionView) -> Bool {
        TurnAngle.deviation(view.arms[1].angle, 90) < TurnAngle.narrow
            && TurnAngle.deviation(view.arms[2].angle, 270) < TurnAngle.narrow
            && TurnAngle.deviation(view.arms[1].angle, view.arms[2].angle) > 2 * TurnAngle.narrow
    }

    private func assignMany(_ view: inout JunctionView) {
        guard let straightest = view.nearest(to: TurnAngle.straight) else { return }
        if let clear = obviousTurn(view) {
            view.arms[clear].turn = obvious(
                view, clear, isThroughStreet: view.isThroughStreet(clear, names))
            assignLeft(&view, from: clear)
            assignRight(&view, to: clear)
        } else if let fork = fork(view) {
            assignWideFork(&view, fork)
            assignLeft(&view, from: fork.upperBound)
            assignRight(&view, to: fork.lowerBound)
        } else if TurnAngle.fromStraight(view.arms[straightest].angle) < TurnAngle.fuzzy,
            !view.arms[straightest].isAllowed
        {
            assignLeft(&view, from: straightest)
            assignRight(&view, to: straightest)
        } else if view.arms[straightest].angle > 180 {
            assignLeft(&view, from: straightest - 1)
            assignRight(&view, to: straightest)
        } else if view.arms[straightest].angle < 180 {
            assignLeft(&view, from: straightest)
            assignRight(&view, to: straightest + 1)
        } else {
            assignPlainly(&view, 1..<view.count)
        }
    }

    private func assignWideFork(_ view: inout JunctionView, _ fork: ClosedRange<Int>) {
        let (right, left) = (fork.lowerBound, fork.upperBound)
        if fork.count == 3 {
            assignFork(&view, left: left, middle: right + 1, right: right)
        } else if view.arms[left].kind.canFork(with: view.arms[right].kind) {
            assignFork(&view, left: left, right: right)
        } else if view.arms[left].kind.rank > view.arms[right].kind.rank {
            view.arms[right].turn = obvious(view, right)
            view.arms[left].turn = basicTurn(view.via, view.arms[left], .slightLeft)
        } else {
            view.arms[left].turn = obvious(view, left)
            view.arms[right].turn = basicTurn(view.via, view.arms[right], .slightRight)
        }
    }

    private func assignPlainly(_ view: inout JunctionView, _ range: Range<Int>) {
        for index in range where view.arms[index].isAllowed {
            view.arms[index].turn = basicTurn(view.via, view.arms[index])
        }
    }

    /// The arms to the left of `first`: as those to the right, in a mirror.
    private func assignLeft(_ view: inout JunctionView, from first: Int) {
        mirror(&view)
        assignRight(&view, to: view.count - first)
        mirror(&view)
    }

    private func mirror(_ view: inout JunctionView) {
        for index in view.arms.indices {
            let angle = view.arms[index].angle
            if angle > 0 { view.arms[index].angle = 360 - angle }
            view.arms[index].turn.modifier = view.arms[index].turn.modifier.mirrored
        }
        view.arms[1...].reverse()
    }

    /// The arms to the right of `end`; up to three are kept apart in words.
    private func assignRight(_ view: inout JunctionView, to end: Int) {
        guard end > 1, view.arms[1..<end].contains(where: { $0.isAllowed }) else { return }
        let directions = view.arms[1..<end].map { TurnModifier(angle: $0.angle) }
        if end == 3, directions[0] == directions[1] {
            separate(&view, left: 2, right: 1)
        } else if end == 4 {
            assignThreeRight(&view, directions)
        } else {
            assignPlainly(&view, 1..<end)
        }
    }

    private func assignThreeRight(_ view: inout JunctionView, _ directions: [TurnModifier]) {
        let isFirstPair = directions[0] == directions[1]
        let isSecondPair = directions[1] == directions[2]
        let firstGap = TurnAngle.deviation(view.arms[1].angle, view.arms[2].angle)
        let secondGap = TurnAngle.deviation(view.arms[2].angle, view.arms[3].angle)
        if !isFirstPair, !isSecondPair {
            assignPlainly(&view, 1..<4)
        } else if view.arms[1...3].count(where: { $0.isAllowed }) <= 2 {
            if !view.arms[3].isAllowed {
                separate(&view, left: 2, right: 1)
            } else if !view.arms[1].isAllowed {
                separate(&view, left: 3, right: 2)
            } else {
                separate(&view, left: 3, right: 1)
            }
        } else if firstGap >= TurnAngle.narrow, secondGap >= TurnAngle.narrow {
            for (index, side) in [(1, TurnModifier.sharpRight), (2, .right), (3, .slightRight)] {
                view.arms[index].turn = basicTurn(view.via, view.arms[index], side)
            }
        } else if isFirstPair && isSecondPair || isFirstPair && secondGap < TurnAngle.group
            || isSecondPair && firstGap < TurnAngle.group
        {
            assignPlainly(&view, 1..<4)
        } else if secondGap >= TurnAngle.group {
            separate(&view, left: 2, right: 1)
            view.arms[3].turn = basicTurn(view.via, view.arms[3], directions[2])
        } else {
            view.arms[1].turn = basicTurn(view.via, view.arms[1], directions[0])
            separate(&view, left: 3, right: 2)
        }
    }

    /// Gives two arms of the same direction different ones.
    private func separate(_ view: inout JunctionView, left: Int, right: Int) {
        let (one, other) = (view.arms[left], view.arms[right])
        guard one.isAllowed, other.isAllowed, one.angle != other.angle else {
            for index in [left, right] where view.arms[index].isAllowed {
                view.arms[index].turn = basicTurn(view.via, view.arms[index])
            }
            return
        }
        let direction = TurnModifier(angle: one.angle)
        if direction == .straight || direction == .slightLeft
            || TurnModifier(angle: other.angle) == .slightRight
        {
            if one.kind.rank > other.kind.rank {
                view.arms[right].turn = obvious(view, right, roads: 4)
                view.arms[left].turn = basicTurn(view.via, one, .slightLeft)
            } else {
                view.arms[left].turn = obvious(view, left, roads: 4)
                view.arms[right].turn = basicTurn(view.via, other, .slightRight)
            }
            return
        }
        let words = Self.separation(one.angle, other.angle)
        view.arms[left].turn = basicTurn(view.via, one, words.left)
        view.arms[right].turn = basicTurn(view.via, other, words.right)
    }

    /// Different words for two turns to the same side: the more regular of the two keeps the plain one.
    private static func separation(
        _ left: Double, _ right: Double
    ) -> (left: TurnModifier, right: TurnModifier) {
        if TurnAngle.deviation(left, 90) < TurnAngle.unnoticeable { return (.right, .sharpRight) }
        if TurnAngle.deviation(right, 90) < TurnAngle.unnoticeable { return (.slightRight, .right) }
        if TurnAngle.deviation(left, 270) < TurnAngle.unnoticeable { return (.left, .slightLeft) }
        if TurnAngle.deviation(right, 270) < TurnAngle.unnoticeable { return (.sharpLeft, .left) }
        if TurnModifier(angle: left) == .sharpLeft { return (.sharpLeft, .left) }
        if TurnModifier(angle: right) == .sharpRight { return (.right, .sharpRight) }
        // OSRM compares the word's number, not the angle, here; so all others are taken as to the right.
        return TurnAngle.deviation(left, 85) >= TurnAngle.deviation(right, 85)
            ? (.slightRight, .right) : (.right, .sharpRight)
    }
}
