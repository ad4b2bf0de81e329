/// For pedestrians a circle is a crossing: it can be passed on either side, and exits are not counted.
extension WalkerSteps {
    /// Makes one turn of the steps on to a circle, along it and off it, or none where they lead straight on
    /// along a street of the same name.
    func joinCircles(_ steps: inout DraftSteps) {
        var index = 1
        while index < steps.count {
            if let passage = passage(from: index, steps) {
                joinCircle(passage, &steps)
            }
            index += 1
        }
    }

    /// The steps by which one passes a circle.
    private struct Passage {
        /// The step on to the circle, and the one that leaves it.
        var steps: ClosedRange<Int>
        /// The arcs before the circle and after it, by their places in the leg.
        var before: Int
        var after: Int
    }

    private func passage(from index: Int, _ steps: DraftSteps) -> Passage? {
        guard let first = steps[index].arcs.first, isOnCircle(first), first > 0,
            !isOnCircle(first - 1), steps[index].mode == .walking
        else { return nil }
        guard let after = leg.arcs.indices[first...].first(where: { !isOnCircle($0) }) else {
            return nil
        }
        var last = index
        while !steps[last].arcs.contains(after) {
            last += 1
            guard last < steps.count, steps[last].role == .turn, steps[last].mode == .walking
            else { return nil }
        }
        return widened(
            Passage(steps: index...last, before: first - 1, after: after), steps)
    }

    /// The passage with the bits on which the sides of the streets part before a circle and meet behind it.
    private func widened(_ passage: Passage, _ steps: DraftSteps) -> Passage {
        var (first, last) = (passage.steps.lowerBound, passage.steps.upperBound)
        var passage = passage
        func isBit(_ step: DraftStep, _ meters: Double) -> Bool {
            meters <= Self.splitter && isPlain(step) && stairs(step) == .road
                && [.slightLeft, .straight, .slightRight].contains(step.turn.modifier)
        }
        let approach = steps[first - 1]
        if first > 1, isBit(approach, approach.meters), isQuiet(steps[first - 2], approach) {
            first -= 1
            passage.before = approach.arcs.lowerBound - 1
        }
        let next = last + 1
        if next + 1 < steps.count, !steps[next].arcs.isEmpty {
            let meters = leg.arcMeters[passage.after..<steps[next].arcs.lowerBound].reduce(0, +)
            if isBit(steps[next], meters), isQuiet(steps[last], steps[next]) {
                last = next
                passage.after = steps[next].arcs.lowerBound
            }
        }
        passage.steps = first...last
        return passage
    }

    /// Whether going from one to the other within a few meters is not worth announcing: one is nameless, or both
    /// are one street.
    private func isQuiet(_ one: DraftStep, _ other: DraftStep) -> Bool {
        one.text.isAnonymous || other.text.isAnonymous || rules.haveSameName(one, other)
    }

    private func joinCircle(_ passage: Passage, _ steps: inout DraftSteps) {
        let index = passage.steps.lowerBound
        let last = steps[passage.steps.upperBound]
        let bearings = (
            in: bearing(beforeEndOf: passage.before), out: bearing(afterStartOf: passage.after)
        )
        let turned = TurnAngle.between(bearings.in, bearings.out)
        let isStraight = TurnAngle.fromStraight(turned) <= TurnAngle.almostStraight
        for _ in passage.steps.dropFirst() { steps.join(index + 1, into: index) }
        // Where one leaves the circle without a word, the step bears the name of the circle.
        steps[index].text =
            last.arcs.lowerBound < passage.after ? roads.text(leg.arcs[passage.after]) : last.text
        if isStraight, rules.haveSameName(steps[index - 1], steps[index]),
            steps[index - 1].mode == .walking,
            stairs(steps[index - 1]) == .road
        {
            steps.join(index, into: index - 1)
            return
        }
        steps[index].turn = Turn(
            .circle(.crossing, .enter), isStraight ? .straight : TurnModifier(angle: turned))
        steps[index].bearingBefore = bearings.in
        steps[index].bearingAfter = bearings.out
    }

    /// How long a nameless bit behind a circle may be to bear the name of the street it becomes, in meters.
    private static let nameless = 60.0

    /// Whether a turn at a circle was given the name of the street that begins where its sides meet again.
    func takesNameBehindCircle(_ index: Int, _ steps: inout DraftSteps) -> Bool {
        let (step, next) = (steps[index], steps[index + 1])
        guard step.turn.isCircular, step.text.isAnonymous, step.meters <= Self.nameless,
            next.is(.newName), next.is(.straight)
        else { return false }
        steps[index].adoptSigns(of: next)
        steps.join(index + 1, into: index)
        return true
    }

    private func isOnCircle(_ place: Int) -> Bool {
        !roads.flags(leg.arcs[place]).isDisjoint(with: [.roundabout, .circular])
    }

    // MARK: Directions

    /// How long the bits may be on which the sides of a street part or meet, in meters.
    private static let splitter = 30.0
    /// How far from the circle the direction of a street is taken, in meters: beyond where its sides part.
    private static let reach = 25.0

    /// The direction of the line over the last meters of an arc.
    private func bearing(beforeEndOf place: Int) -> Double {
        let end = leg.points(ofArc: place).upperBound
        return bearing(from: end, step: -1)
    }

    private func bearing(afterStartOf place: Int) -> Double {
        bearing(from: leg.points(ofArc: place).lowerBound, step: 1)
    }

    /// The direction of travel between a point of the line and one some meters behind it or ahead.
    private func bearing(from point: Int, step: Int) -> Double {
        let frame = LocalFrame(leg.latitudes[point], leg.longitudes[point])
        func place(_ index: Int) -> LocalPoint {
            frame.point(leg.latitudes[index], leg.longitudes[index])
        }
        let origin = place(point)
        var far = point
        while leg.latitudes.indices.contains(far + step), origin.meters(to: place(far)) < Self.reach
        {
            far += step
        }
        return step > 0 ? origin.bearing(to: place(far)) : place(far).bearing(to: origin)
    }
}
