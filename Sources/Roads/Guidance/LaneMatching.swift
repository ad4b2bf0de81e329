/// Which painted turn leads into which road.
extension JunctionView {
    /// Whether a painted turn can mean a road.
    func fits(_ turn: TurnLane, _ index: Int) -> Bool {
        let arm = arms[index]
        let modifier = arm.turn.modifier
        let isMerge = arm.turn.kind == .merge
        switch turn {
        case .uturn: return modifier.isLeft || modifier == .uturn
        case .sharpRight, .right, .slightRight:
            return isMerge ? modifier.isLeft : arm.turn.leavesCircle || modifier.isRight
        case .straight:
            switch arm.turn.kind {
            case .suppressed, .newName, .circle(_, .stay): return true
            case .fork,
                .onward where modifier == .slightLeft || modifier == .slightRight:
                return true
            default: return modifier == .straight || arm.turn.entersCircle
            }
        case .slightLeft, .left, .sharpLeft:
            return isMerge ? modifier.isRight : modifier.isLeft
        default: return false
        }
    }

    func misfit(_ turn: TurnLane, _ index: Int) -> Double {
        TurnAngle.deviation(turn.idealAngle, arms[index].angle)
    }

    /// The road a painted turn means most likely.
    func bestMatch(_ turn: TurnLane, from first: Int = 0) -> Int {
        var best = first
        for index in first..<count where index != first {
            let fit = fits(turn, index)
            let bestFit = fits(turn, best)
            if fit != bestFit {
                if fit { best = index }
            } else if arms[index].isAllowed != arms[best].isAllowed {
                if arms[index].isAllowed { best = index }
            } else if misfit(turn, index) < misfit(turn, best) {
                best = index
            }
        }
        return best
    }

    /// The road a painted U-turn means, beside a lane for another turn.
    func bestReverse(beside turn: TurnLane) -> Int {
        let neighbor = bestMatch(turn)
        return neighbor + 1 == count ? 0 : bestMatch(.uturn, from: neighbor)
    }

    /// Whether lanes and roads agree one by one, from right to left.
    func matchesInOrder(_ groups: [LaneGroup]) -> Bool {
        var lane = groups.first?.turn == .uturn && arms[0].isAllowed ? 1 : 0
        var road = 1
        while road < count, lane < groups.count {
            if arms[road].isAllowed {
                guard fits(groups[lane].turn, road), bestMatch(groups[lane].turn) == road else {
                    return false
                }
                lane += 1
            }
            road += 1
        }
        return lane == groups.count || lane + 1 == groups.count && groups.last?.turn == .uturn
    }

    /// Whether the lanes can be understood from this junction alone.
    func isSimple(_ groups: [LaneGroup]) -> Bool {
        guard let first = groups.first, let last = groups.last else { return false }
        if count == 2 {
            return groups.count { !$0.turn.isDisjoint(with: .anyMerge) } + 1 >= groups.count
        }
        var turns = allowedCount
        if turns < groups.count, !arms[0].isAllowed, last.turn == .uturn { turns += 1 }
        let hasNone = groups.contains { $0.turn == .none }
        if turns + 2 <= groups.count { return false }
        if turns + 1 == groups.count, first.turn != .none, last.turn != .none { return false }
        if turns > groups.count, !hasNone { return false }
        if turns > groups.count, arms[0].isAllowed,
            !(groups.contains { $0.turn == .uturn }
                || last.turn != .left && last.turn != .sharpLeft)
        {
            return false
        }
        var matched: Set<Int> = []
        var isSimple = true
        for (index, group) in groups.enumerated() where group.turn != .none {
            let best: Int
            if group.turn != .uturn || groups.count == 1 {
                best = bestMatch(group.turn)
            } else if index + 1 == groups.count {
                best = bestReverse(beside: groups[index - 1].turn)
            } else {
                best = index == 0 ? bestReverse(beside: groups[index + 1].turn) : 0
            }
            if !matched.insert(best).inserted { isSimple = false }
            let isEnd = best == 0 || best + 1 == count
            if !arms[best].isAllowed, !(isEnd && arms[best].isOpen) { isSimple = false }
            if !fits(group.turn, best) { isSimple = false }
        }
        return isSimple
            && (matched.count == groups.count || matched.count + 1 == groups.count && hasNone)
    }

    // MARK: Lanes without a painted turn

    /// Groups in which lanes without a painted turn belong to the turns they are likely for.
    func withoutNone(_ groups: [LaneGroup]) -> [LaneGroup] {
        guard let none = groups.firstIndex(where: { $0.turn == .none }), let last = groups.last
        else { return groups }
        let turns = allowedCount - (arms[0].isAllowed && last.turn != .uturn ? 1 : 0)
        var result = groups
        if turns > groups.count {
            spread(&result, none, turns)
        } else if turns < groups.count {
            guard turns + 1 == groups.count else { return groups }
            Self.absorb(&result, none)
        } else {
            rename(&result, none)
        }
        result.sort(by: <)
        return result
    }

    /// Several turns from the lanes without paint.
    private func spread(_ groups: inout [LaneGroup], _ none: Int, _ turns: Int) {
        guard let range = spreadRange(groups, none, turns) else { return }
        let group = groups[none]
        let allowed = range.filter { arms[$0].isAllowed }
        if allowed.count > 1, group.to > group.from {
            guard let straight = range.first(where: { arms[$0].turn.modifier == .straight }) else {
                return
            }
            for index in range {
                let from = index > straight ? group.to : group.from
                let to = index < straight ? group.from : group.to
                groups.append(
                    LaneGroup(turn: TurnLane(arms[index].turn.modifier), from: from, to: to))
            }
        } else {
            for index in allowed {
                groups.append(
                    LaneGroup(
                        turn: TurnLane(arms[index].turn.modifier), from: group.from, to: group.to))
            }
        }
        groups.remove(at: none)
    }

    private func spreadRange(_ groups: [LaneGroup], _ none: Int, _ turns: Int) -> Range<Int>? {
        let wanted = turns - groups.count
        var found = 0
        if none + 1 == groups.count, none > 0 {
            for index in (1..<count).reversed() {
                found += arms[index].isAllowed ? 1 : 0
                if found > wanted { return index..<count }
            }
            return nil
        }
        var begin = 1
        if none > 0 {
            for index in 1..<count {
                found += arms[index].isAllowed ? 1 : 0
                if found >= none {
                    begin = index + 1
                    break
                }
            }
            found = 0
        }
        for index in begin..<max(begin, count) {
            found += arms[index].isAllowed ? 1 : 0
            if found > wanted { return begin..<index + 1 }
        }
        return nil
    }

    /// The lanes without paint are also for their neighbors' turns.
    private static func absorb(_ groups: inout [LaneGroup], _ none: Int) {
        if none == 0 {
            guard groups.count > 1 else { return }
            groups[1].from = groups[0].from
        } else if none + 1 == groups.count {
            groups[none - 1].to = groups[none].to
        } else if groups[none].to - groups[none].from <= 1 {
            groups[none - 1].to = groups[none].from
            groups[none + 1].from = groups[none].to
        } else {
            return
        }
        groups.remove(at: none)
    }

    /// The lanes without paint are for the one turn that has no lane.
    private func rename(_ groups: inout [LaneGroup], _ none: Int) {
        let modifiers = arms.filter { $0.isAllowed }.map { $0.turn.modifier }
        let hasStraight = modifiers.contains(.straight)
        if none == 0 {
            let next = groups.count > 1 ? groups[1].turn : []
            if modifiers.contains(where: { $0.isRight }), next != .sharpRight, next != .right {
                groups[0].turn = .right
                if next == .straight {
                    groups[1].from = groups[0].from
                    groups[0].to = groups[0].from
                }
            } else if hasStraight, next != .straight {
                groups[0].turn = .straight
            }
        } else if none + 1 == groups.count {
            let before = groups[none - 1].turn
            if modifiers.contains(where: { $0.isLeft }), before != .sharpLeft, before != .left {
                groups[none].turn = .left
                if before == .straight {
                    groups[none - 1].to = groups[none].to
                    groups[none].from = groups[none].to
                }
            } else if hasStraight, before != .straight {
                groups[none].turn = .straight
            }
        } else if !groups[none + 1].turn.isDisjoint(with: .anyLeft),
            !groups[none - 1].turn.isDisjoint(with: .anyRight)
        {
            groups[none].turn = .straight
        }
    }
}
