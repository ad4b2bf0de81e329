import Bytes
import Columns
import Synchronization

extension Router {
    /// The steps of a leg, from departure to arrival.
    ///
    /// Their meters and times add up to the leg's, and their lines to its line.
    ///
    /// - Parameters:
    ///   - leg: A leg of a route of this router.
    ///   - tellsCircleExits: Whether the place where one leaves a roundabout is a step of its own, as with OSRM;
    ///     otherwise a roundabout is one step.
    public func steps(for leg: RouteLeg, tellsCircleExits: Bool = false) -> [RouteStep] {
        let maker = searchPool.stepMakers.take()
        defer { searchPool.stepMakers.give(back: maker) }
        return maker.steps(for: leg, tellsCircleExits: tellsCircleExits)
    }
}

/// A pool of step makers between queries, so that their caches are kept.
final class StepMakerPool: Sendable {
    private let graph: RoadGraph
    // Guards the list for the moment of taking from it or adding to it.
    private let resting = Mutex<[StepMaker]>([])

    init(_ graph: RoadGraph) { self.graph = graph }

    func take() -> StepMaker { resting.withLock { $0.popLast() } ?? StepMaker(graph) }

    func give(back maker: StepMaker) {
        resting.withLock { if $0.count < 64 { $0.append(maker) } }
    }
}

/// Makes steps of legs.
///
/// One thread uses it at a time.
// Sendable although its graph is not: `StepMakerPool` gives each maker to one query at a time.
struct StepMaker: @unchecked Sendable {
    let roads: GuidanceGraph

    init(_ graph: RoadGraph) { roads = GuidanceGraph(graph) }

    func steps(for leg: RouteLeg, tellsCircleExits: Bool) -> [RouteStep] {
        var drafts = roads.draftSteps(leg)
        roads.override(&drafts, leg)
        let collapse = StepCollapse(roads.names)
        let quiet = SilentStepMerger(rules: collapse.rules)
        collapse.joinInternal(&drafts)
        quiet.trim(&drafts)
        CircleSteps.join(&drafts)
        collapse.collapse(&drafts)
        drafts.dropTaken()
        LaneAnticipation.apply(&drafts)
        quiet.join(&drafts)
        quiet.dropShortNames(&drafts)
        SightedForks(rules: collapse.rules, roads: roads).apply(&drafts)
        quiet.dropForcedStraights(&drafts)
        if !tellsCircleExits { WholeCircles.join(&drafts) }
        let weaving = StreetWeaving(rules: collapse.rules, roads: roads, leg: leg)
        switch roads.graph.mode.kind {
        case .vehicle: break
        case .bicycle:
            weaving.join(&drafts)
            RiderSteps(rules: collapse.rules).join(&drafts)
        case .pedestrian:
            weaving.join(&drafts)
            WalkerSteps(rules: collapse.rules, roads: roads, leg: leg).join(&drafts)
            weaving.join(&drafts)
        }
        return finished(drafts, leg)
    }

    // MARK: Finishing

    private func finished(_ drafts: DraftSteps, _ leg: RouteLeg) -> [RouteStep] {
        var steps: [RouteStep] = []
        steps.reserveCapacity(drafts.count)
        for (index, draft) in drafts.enumerated() {
            let first = firstPoint(draft, leg)
            let last = index + 1 < drafts.count ? firstPoint(drafts[index + 1], leg) : first
            steps.append(
                RouteStep(
                    maneuver: grounded(
                        maneuver(
                            draft, drafts.crossing(draft),
                            after: index == 0 ? draft : drafts[index - 1], leg),
                        draft, drafts.crossings[draft.passed].dropFirst(), at: first, leg),
                    meters: max(0, draft.meters), hundredths: draft.time, mode: draft.mode,
                    points: first...max(first, last), notices: notices(draft, leg),
                    arcs: draft.arcs, crossings: drafts.crossings[draft.passed]))
        }
        quietGoingOn(&steps)
        place(&steps, leg)
        return steps
    }

    /// Omits the kind of way where a step goes straight on along the same kind.
    private func quietGoingOn(_ steps: inout [RouteStep]) {
        for index in steps.indices.dropFirst().reversed() {
            let (prior, next) = (steps[index - 1].maneuver, steps[index].maneuver)
            if next.modifier == .straight, prior.name.isEmpty, prior.ref.isEmpty,
                prior.unnamedWay.map({ $0.leadsQuietly(to: next.unnamedWay) })
                    ?? (next.unnamedWay == nil),
                next.beside == prior.beside || next.unnamedWay == .crossing,
                next.modes.before == next.modes.after
            {
                steps[index].maneuver.unnamedWay = nil
                steps[index].maneuver.beside = ""
            }
        }
    }

    /// Where on the leg's line a step begins; it ends where the next one does.
    private func firstPoint(_ draft: DraftStep, _ leg: RouteLeg) -> Int {
        if draft.role == .depart { return 0 }
        if let corner = draft.corner { return corner }
        return draft.arcs.isEmpty
            ? leg.latitudes.count - 1 : leg.points(ofArc: draft.arcs.lowerBound).lowerBound
    }

    private func maneuver(
        _ draft: DraftStep, _ crossing: Crossing, after prior: DraftStep, _ leg: RouteLeg
    ) -> Maneuver {
        let (kind, modifier) = Self.words(draft)
        var result = Maneuver(kind, modifier)
        let graph = roads.graph
        result.exit = draft.exit
        result.name = graph.string(draft.text.name)
        result.ref = Self.spaced(graph.string(directedRef(draft, leg)))
        result.pronunciation = graph.string(draft.text.pronunciation)
        result.destinations = destinations(draft.text)
        result.exits = graph.string(draft.text.exits)
        if result.exits.isEmpty, kind == .offRamp {
            result.exits = graph.string(graph.junctionRefs[Int(crossing.junction)])
        }
        result.exits = Self.spaced(result.exits)
        result.rotaryName = graph.string(draft.circleName)
        result.bearingBefore = GuidanceGraph.whole(draft.bearingBefore)
        result.bearingAfter = GuidanceGraph.whole(draft.bearingAfter)
        result.modes = (prior.mode, draft.mode)
        result.drivesLeft = draft.drivesLeft
        result.staysOnRoad =
            draft.mayStay && !draft.isOneOfBothSides
            && roads.names.isSameRoad(prior.text, draft.text)
        result.passesCircle = draft.turn.entersCircle && draft.turn.leavesCircle
        if draft.role == .turn, !draft.arcs.isEmpty {
            result.way = roads.stairs(leg.arcs[draft.stairsArc ?? draft.arcs.lowerBound])
        }
        switch result.way {
        case .road where draft.role != .arrive:
            result.unnamedWay = roads.unnamedWay(draft, leg)
            if result.unnamedWay != nil {
                result.beside = graph.string(roads.streetBeside(draft, leg))
            }
        case .steps: result.stairsLeadUp = roads.leadsUp(draft, leg)
        default: break
        }
        if let lanes = crossing.lanes { result.lanes = lanes.described }
        return result
    }

    /// The number of the road of a step, with the direction in which it leads if that is known.
    private func directedRef(_ draft: DraftStep, _ leg: RouteLeg) -> UInt32 {
        let graph = roads.graph
        guard draft.text.ref != 0 else { return 0 }
        // One arrives on the last road.
        for arc in draft.arcs.isEmpty ? leg.arcs.suffix(1) : leg.arcs[draft.arcs] {
            let way = Int(graph.segmentWays[Int(arc / 2)])
            guard graph.wayRefs[way] == draft.text.ref else { continue }
            let directed = graph.wayDirectedRefs[way * 2 + Int(arc % 2)]
            if directed != 0 { return directed }
        }
        return draft.text.ref
    }

    /// A maneuver of which words and bearings agree.
    ///
    /// What is said at circles is about all of them, not about where one enters.
    private func grounded(
        _ maneuver: Maneuver, _ draft: DraftStep, _ next: ArraySlice<Crossing>, at point: Int,
        _ leg: RouteLeg
    ) -> Maneuver {
        guard draft.role == .turn, !draft.turn.isCircular, !draft.isMappers,
            let modifier = maneuver.modifier
        else { return maneuver }
        let frame = LocalFrame(leg.latitudes[point], leg.longitudes[point])
        func line(_ indices: some Sequence<Int>) -> [LocalPoint] {
            indices.prefix(64).map { frame.point(leg.latitudes[$0], leg.longitudes[$0]) }
        }
        let turn = GroundedTurn(
            maneuver.kind, modifier, before: draft.bearingBefore, after: draft.bearingAfter,
            back: { line((0...point).reversed()) },
            ahead: { line(point..<leg.latitudes.count) },
            joined: {
                let here = LocalPoint(x: 0, y: 0)
                return next.prefix { crossing in
                    let there = frame.point(crossing.latitude, crossing.longitude)
                    return crossing.incoming >= 0 && crossing.outgoing >= 0
                        && here.meters(to: there) <= GroundedTurn.joinedReach
                }.map(\.bearingOut)
            },
            isForkOfVehicles: maneuver.kind == .fork && roads.graph.mode.kind == .vehicle,
            isMergeOfVehicles: maneuver.kind == .merge && roads.graph.mode.kind == .vehicle)
        guard
            turn.modifier != modifier || turn.before != draft.bearingBefore
                || turn.after != draft.bearingAfter
        else { return maneuver }
        var result = maneuver
        result.kind = turn.kind
        result.modifier = turn.modifier
        result.bearingBefore = GuidanceGraph.whole(turn.before)
        result.bearingAfter = GuidanceGraph.whole(turn.after)
        return result
    }

    private static func words(_ draft: DraftStep) -> (Maneuver.Kind, TurnModifier?) {
        switch draft.role {
        case .depart: return (.depart, nil)
        case .arrive: return (.arrive, nil)
        case .turn: break
        }
        let kind: Maneuver.Kind =
            switch draft.turn.kind {
            case .newName: .newName
            case .onward: .onward
            case .merge: .merge
            case .onRamp: .onRamp
            case .offRamp: .offRamp
            case .fork: .fork
            case .endOfRoad: .endOfRoad
            case .notification: .notification
            case .circle(.roundabout, .exit), .circle(.roundabout, .enterAndExit),
                .circle(.crossing, .exit):
                .exitRoundabout
            case .circle(.roundabout, _): .roundabout
            case .circle(.rotary, .exit), .circle(.rotary, .enterAndExit): .exitRotary
            case .circle(.rotary, _): .rotary
            case .circle(.crossing, _): .roundaboutTurn
            case .turn, .sliproad, .unknown, .none, .suppressed: .turn
            }
        return (kind, draft.turn.modifier)
    }

    /// "A 1: Roma, Napoli", as signs say it.
    private func destinations(_ text: RoadText) -> String {
        if text.destinations == 0, text.destinationRefs == 0 { return "" }
        let refs = Self.listed(roads.graph.string(text.destinationRefs))
        let places = Self.listed(roads.graph.string(text.destinations))
        if refs.isEmpty { return places }
        return places.isEmpty ? refs : refs + ": " + places
    }

    /// The parts of a list, each after a semicolon and a space.
    private static func spaced(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: ";")) else { return text }
        return text.split(separator: ";").map { $0.drop { $0 == " " } }.joined(separator: "; ")
    }

    private static func listed(_ text: String) -> String {
        text.split(separator: ";").map { $0.drop { $0 == " " } }.joined(separator: ", ")
    }

    private func notices(_ draft: DraftStep, _ leg: RouteLeg) -> StepNotices {
        var flags: RoadFlags = []
        for index in draft.arcs { flags.formUnion(roads.flags(leg.arcs[index])) }
        return StepNotices(flags)
    }
    // MARK: Ends

    /// On which side the asked places lie, where they are 5 to 300 m from the road.
    private func place(_ steps: inout [RouteStep], _ leg: RouteLeg) {
        let count = leg.latitudes.count
        guard steps.count >= 2, count >= 2 else { return }
        let frame = LocalFrame(leg.latitudes[0], leg.longitudes[0])
        func point(_ index: Int) -> LocalPoint {
            frame.point(leg.latitudes[index], leg.longitudes[index])
        }
        if let asked = leg.start.asked, (5.0...300).contains(leg.start.meters) {
            let from = frame.point(asked.latitude, asked.longitude)
            let angle = TurnAngle.between(
                from.bearing(to: point(0)), point(0).bearing(to: point(1)))
            steps[0].maneuver.modifier = Self.side(angle)
        }
        if let asked = leg.end.asked, (5.0...300).contains(leg.end.meters) {
            let last = count - 1
            let to = frame.point(asked.latitude, asked.longitude)
            let angle = TurnAngle.between(
                point(last - 1).bearing(to: point(last)), point(last).bearing(to: to))
            steps[steps.count - 1].maneuver.modifier = Self.side(angle)
        }
    }

    private static func side(_ angle: Double) -> TurnModifier {
        angle < 135 ? .right : angle <= 225 ? .straight : .left
    }
}
