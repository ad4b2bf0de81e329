import Bytes
import Columns

/// Assigns the lanes before a junction to the roads they lead into.
extension GuidanceGraph {
    /// The lanes painted on an arc, from left to right; nil where nothing is known.
    private func lanes(_ arc: UInt32) -> [TurnLane]? {
        let number = laneNumber(arc)
        return number == 0 ? nil : TurnLane.parsed(graph.string(number))
    }

    private func laneNumber(_ arc: UInt32) -> UInt32 {
        graph.wayTurnLanes[way(arc) * 2 + Int(arc % 2)]
    }

    /// The lanes painted no more than 30 m before a junction, where the last bit of its road has none.
    private func lanesBefore(_ incoming: UInt32) -> [TurnLane]? {
        var behind = incoming ^ 1
        var total = meters(behind)
        while total <= Self.nearMeters, let next = continuation(behind), next != incoming ^ 1 {
            if laneNumber(next ^ 1) != 0 { return lanes(next ^ 1) }
            total += meters(next)
            behind = next
        }
        return nil
    }

    private static var nearMeters: Double { 30 }

    func assignLanes(_ view: inout JunctionView) {
        if laneNumber(view.incoming) == 0, view.count > 1,
            !view.arms.contains(where: { $0.turn.isCircular }),
            let lanes = lanesBefore(view.incoming)
        {
            let groups = LaneGroup.groups(lanes)
            let merges = groups.contains { !$0.turn.isDisjoint(with: .anyMerge) }
            if !merges, view.isSimple(groups) { match(&view, groups, lanes) }
            return
        }
        let stretch = end(view.incoming ^ 1) ^ 1
        let isShort = view.arms[0].meters <= Self.nearMeters
        guard view.count > 1, laneNumber(view.incoming) != 0 || isShort,
            !view.via.flags.contains(.roundabout),
            !view.arms.contains(where: { $0.turn.isCircular })
        else { return }
        let own = lanes(view.incoming)
        var groups = own.map(LaneGroup.groups) ?? []
        if own != nil {
            let goesOn =
                view.count == 2 && laneNumber(view.incoming) == laneNumber(view.arms[1].arc)
                && TurnAngle.fromStraight(view.arms[1].angle) < TurnAngle.fuzzy
            if goesOn || groups.isEmpty || groups.count == 1 && groups[0].turn == .none { return }
        }
        let previous =
            isShort && hasLanes(around: tail(stretch)) ? previousJunction(view, stretch) : nil
        if let previous, let slip = sliproad(previous, stretch) {
            assignAtSliproad(&view, previous, slip, groups)
            return
        }
        if groups.contains(where: { !$0.turn.isDisjoint(with: .anyMerge) }) { return }
        if let own {
            assignOwn(&view, own, &groups)
        } else if let previous {
            assignFromBefore(&view, previous)
        }
    }

    /// Whether lanes are painted on any road at a junction.
    private func hasLanes(around junction: UInt32) -> Bool {
        arcs(leaving: junction).contains {
            let arc = graph.junctionArcs[$0]
            return laneNumber(arc) != 0 || laneNumber(arc ^ 1) != 0
        }
    }

    private func assignOwn(
        _ view: inout JunctionView, _ own: [TurnLane], _ groups: inout [LaneGroup]
    ) {
        let turns = view.allowedCount
        func has(_ turn: TurnLane) -> Bool {
            groups.contains { !$0.turn.isDisjoint(with: turn) }
        }
        let back = view.arms[0].isAllowed
        if back, !has([.none, .left, .sharpLeft, .uturn]), groups.count + 1 == turns { return }
        if back, !has(.none), view.matchesInOrder(groups),
            groups.count != (has(.uturn) ? 0 : 1) + turns, let last = groups.last
        {
            groups.append(LaneGroup(turn: .uturn, from: last.to, to: last.to))
        }
        if view.isSimple(groups) {
            match(&view, groups, own)
        } else if groups.count >= turns {
            groups = partition(view, groups).first
            if groups.count == turns, view.isSimple(groups) { match(&view, groups, own) }
        }
    }

    /// Lanes painted before the junction before this one.
    private func assignFromBefore(_ view: inout JunctionView, _ previous: JunctionView) {
        guard let lanes = lanes(previous.incoming) else { return }
        var groups = LaneGroup.groups(lanes)
        if groups.isEmpty || groups.contains(where: { !$0.turn.isDisjoint(with: .anyMerge) }) {
            return
        }
        if previous.count == 2 {
            if view.isSimple(groups) { match(&view, groups, lanes) }
        } else if groups.count >= previous.allowedCount {
            groups = partition(previous, groups).second.sorted(by: <)
            if groups.count == view.allowedCount, view.isSimple(groups) {
                match(&view, groups, lanes)
            }
        }
    }

    /// The junction where the road to this one begins, for arrivals that go straight there.
    private func previousJunction(_ view: JunctionView, _ stretch: UInt32) -> JunctionView? {
        guard let behind = self.view(from: stretch ^ 1, merging: false),
            let straight = behind.nearest(to: TurnAngle.straight),
            TurnAngle.fromStraight(behind.arms[straight].angle) <= TurnAngle.group
        else { return nil }
        let incoming = behind.arms[straight].arc ^ 1
        guard isOpen(incoming), let previous = analyzed(from: incoming),
            previous.arms.contains(where: { $0.arc == stretch })
        else { return nil }
        return previous
    }

    /// Which arm is a sliproad, if the stretch is it or the road beside it.
    private func sliproad(_ view: JunctionView, _ stretch: UInt32) -> (slip: Int, main: Int)? {
        for index in view.arms.indices where view.arms[index].turn.kind == .sliproad && index > 0 {
            let main: Int
            if index + 1 == view.count {
                main = index - 1
            } else if index == 1 {
                main = index + 1
            } else {
                let before = TurnAngle.deviation(
                    view.arms[index].angle, view.arms[index - 1].angle)
                let after = TurnAngle.deviation(
                    view.arms[index].angle, view.arms[index + 1].angle)
                main = before < after ? index - 1 : index + 1
            }
            if view.arms[index].arc == stretch || view.arms[main].arc == stretch {
                return (index, main)
            }
        }
        return nil
    }

    private func assignAtSliproad(
        _ view: inout JunctionView, _ previous: JunctionView, _ pair: (slip: Int, main: Int),
        _ groups: [LaneGroup]
    ) {
        guard let main = lanes(previous.arms[pair.main].arc),
            let slip = lanes(previous.arms[pair.slip].arc)
        else { return }
        let isSlipRight = previous.arms[pair.main].angle > previous.arms[pair.slip].angle
        let right = isSlipRight ? pair.slip : pair.main
        let left = isSlipRight ? pair.main : pair.slip
        let all = isSlipRight ? main + slip : slip + main
        var groups = groups
        if laneNumber(view.incoming) == laneNumber(previous.arms[left].arc) {
            let offset = lanes(previous.arms[right].arc)?.count ?? 0
            for index in groups.indices {
                groups[index].from += offset
                groups[index].to += offset
            }
        }
        apply(&view, groups, all)
    }

    /// Which turns are made here and which at the next junction, at junctions of divided roads.
    private func partition(
        _ view: JunctionView, _ groups: [LaneGroup]
    ) -> (first: [LaneGroup], second: [LaneGroup]) {
        guard let straight = view.nearest(to: TurnAngle.straight), view.arms[straight].isAllowed,
            let next = analyzed(from: end(view.arms[straight].arc))
        else { return (groups, []) }
        var groups = groups
        var here = [Bool](repeating: false, count: groups.count)
        var there = here
        var straightLane: Int?
        for (lane, group) in groups.enumerated()
        where group.turn != .none && group.turn != .uturn {
            let best = view.bestMatch(group.turn)
            if view.arms[best].isAllowed, view.fits(group.turn, best) {
                here[lane] = true
                if best == straight { straightLane = lane }
            }
            let later = next.bestMatch(group.turn)
            if next.arms[later].isAllowed, next.fits(group.turn, later),
                !here[lane] || group.turn == .straight
                    || view.misfit(group.turn, best) > next.misfit(group.turn, later)
            {
                if group.turn != .straight { here[lane] = false }
                there[lane] = true
            }
            if !here[lane], !there[lane] { return (groups, []) }
        }
        if let none = groups.firstIndex(where: { $0.turn == .none }) {
            if straightLane == nil { straightLane = none }
            if here.count(where: { $0 }) <= view.allowedCount { here[none] = true }
            if there.count(where: { $0 }) <= next.allowedCount { there[none] = true }
        }
        func widened(_ group: LaneGroup) -> LaneGroup {
            var group = group
            for lane in groups.indices where there[lane] {
                group.from = min(group.from, groups[lane].from)
                group.to = max(group.to, groups[lane].to)
            }
            return group
        }
        let second = groups.indices.filter { there[$0] }.map { groups[$0] }
        if let straightLane { groups[straightLane] = widened(groups[straightLane]) }
        var first = groups.indices.filter { here[$0] }.map { groups[$0] }
        if straightLane == nil, next.allowedCount > 0, second.count == next.allowedCount {
            first.append(widened(LaneGroup(turn: .straight, from: 255, to: 0)))
            first.sort(by: <)
        }
        return (first, second)
    }

    private func match(_ view: inout JunctionView, _ groups: [LaneGroup], _ lanes: [TurnLane]) {
        apply(&view, view.withoutNone(groups), lanes)
    }

    /// Gives lanes to roads in order, from right to left.
    private func apply(_ view: inout JunctionView, _ groups: [LaneGroup], _ lanes: [TurnLane]) {
        guard let firstGroup = groups.first, let last = groups.last, view.matchesInOrder(groups)
        else { return }
        func choice(_ group: LaneGroup) -> LaneChoice {
            LaneChoice(lanes: lanes, first: group.from, count: group.to - group.from + 1)
        }
        var road = 1
        var lane = 0
        if firstGroup.turn == .uturn {
            guard view.arms[0].isAllowed else { return }
            var back = 0
            if !view.arms[0].isOpen {
                guard view.arms[1].isAllowed, view.arms[1].turn.modifier == .sharpRight else {
                    return
                }
                back = 1
                road = 2
            }
            view.arms[back].turn = Turn(.onward, .uturn)
            view.laneChoices.append((back, choice(last)))
            lane = 1
        }
        while road < view.count, lane < groups.count {
            if view.arms[road].isAllowed {
                view.laneChoices.append((road, choice(groups[lane])))
                lane += 1
            }
            road += 1
        }
        guard lane + 1 == groups.count, last.turn == .uturn else { return }
        var back = 0
        if !view.arms[0].isOpen {
            back = view.count - 1
            guard view.arms[back].isAllowed, view.arms[back].turn.modifier == .sharpLeft else {
                return
            }
        }
        view.arms[back].turn = Turn(.onward, .uturn)
        view.laneChoices.append((back, choice(last)))
    }
}
