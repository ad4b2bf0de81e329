import Foundation
import Roads

/// What it takes to pass from one arc to the next, after OSRM's default profiles.
struct TurnCosts {
    struct Cost: Equatable {
        /// The duration in seconds.
        var seconds: Double
        /// What it counts when routes are chosen, in seconds' worth.
        var weight: Double
        /// Whether the place is closed save at the times it tells.
        var isUsuallyShut = false
        /// With what size or load the place may be passed.
        var limits: [VehicleLimit] = []
    }

    private let network: SegmentNetwork
    private let arcs: ArcTable
    private let profile: TravelProfile

    init(_ network: SegmentNetwork, _ arcs: ArcTable, _ profile: TravelProfile) {
        self.network = network
        self.arcs = arcs
        self.profile = profile
    }

    /// The cost of entering streets for residents only; the maximum that fits OSRM's turns.
    private static let destinationSeconds = 3276.7

    /// The cost of a turn, or nil where the junction itself forbids it.
    ///
    /// - Parameter exits: The number of arcs that turn restrictions allow after `arc`.
    func cost(_ arc: UInt32, _ next: UInt32, exits: Int) -> Cost? {
        let junction = network.head(arc)
        let passage = network.passages[Int(junction)]
        let arms = network.armPlaces(junction)
        let isUTurn = network.leadsBack(next, from: arc)
        if isUTurn {
            guard mayTurnRound(arc, passage, arms, exits: exits) else { return nil }
        } else if passage.isClosed && passage.conditions.isEmpty
            || crossesRoundabout(arc, next, arms)
        {
            return nil
        }
        let isThrough = arms.count == 2 && !isUTurn
        var seconds = 0.0
        for delay in passage.delays where isDue(delay, arc, next, arms) { seconds += delay.seconds }
        seconds += bend(arc, next, arms: arms.count, isThrough: isThrough, isUTurn: isUTurn)
        if isUTurn { seconds += profile.uTurnSeconds }
        if profile.turn.kind == .none, passage.delays.contains(where: { $0.kind == .signal }) {
            seconds = profile.signalSeconds
        }
        // OSRM cuts turns to whole tenths.
        seconds = (seconds * 10 + 1e-9).rounded(.down) / 10
        var weight = profile.chooses == .distance ? 0 : seconds
        // Leaving such a street is free, and so is a private gate into one or out of it.
        let entersOne = arcs.isDestinationOnly[Int(next)] || passage.isDestinationOnly && !isUTurn
        if !arcs.isDestinationOnly[Int(arc)], entersOne { weight = Self.destinationSeconds }
        return Cost(
            seconds: seconds, weight: weight, isUsuallyShut: passage.isClosed && !isUTurn,
            limits: isUTurn ? [] : passage.limits)
    }

    /// One turns round where there is nothing else to do, or where the place is made for it.
    private func mayTurnRound(
        _ arc: UInt32, _ passage: NodeRules.Passage, _ arms: Range<Int>, exits: Int
    ) -> Bool {
        if passage.isClosed || passage.isTooSmall || passage.isTurningPlace || arms.count == 1
            || exits == 1
        {
            return true
        }
        var entries = 0
        for place in arms where arcs.isOpenToVehicle(network.arms[place] ^ 1) { entries += 1 }
        return entries <= 1 || arcs.hasUTurnLane[Int(arc)]
    }

    /// Whether a sign or signal delays the turn from `arc` into `next`.
    private func isDue(
        _ delay: NodeRules.Delay, _ arc: UInt32, _ next: UInt32, _ arms: Range<Int>
    ) -> Bool {
        let isAlong = arc % 2 == 0
        switch delay.facing {
        case .forward: if !isAlong { return false }
        case .backward: if isAlong { return false }
        case .unsaid:
            // A stop sign without a direction applies to the traffic right before it: no farther than 20 m from the
            // junction.
            if delay.kind == .stop, arms.count == 2,
                network.segments[Int(arc / 2)].meters < 20,
                network.segments[Int(next / 2)].meters > 20
            {
                return false
            }
        case .both: break
        }
        if delay.kind == .minorStop {
            let own = Int(arcs.speeds[Int(arc)])
            return arms.contains { place in
                let arm = network.arms[place]
                return arm != arc ^ 1 && max(speed(arm), speed(arm ^ 1)) > own
            }
        }
        return true
    }

    private func speed(_ arc: UInt32) -> Int {
        arcs.isOpen(arc) ? Int(arcs.speeds[Int(arc)]) : 0
    }

    /// The time that changing direction takes.
    private func bend(
        _ arc: UInt32, _ next: UInt32, arms: Int, isThrough: Bool, isUTurn: Bool
    ) -> Double {
        guard profile.turn.kind != .none else { return 0 }
        let changesMode = arcs.modes[Int(arc)] != arcs.modes[Int(next)]
        if profile.turn.kind == .sigmoid, arms <= 2, !changesMode, !isUTurn { return 0 }
        // Where a road continues unchanged there is no turn.
        if profile.turn.kind == .square, isThrough, goesOn(arc, next) { return 0 }
        var angle = isUTurn ? 180 : arcs.departures[Int(next)] - arcs.arrivals[Int(arc)]
        if !isUTurn { angle -= (angle / 360).rounded() * 360 }
        let isLeftHand = arcs.drivesLeft[Int(arc)]
        let turn = profile.turn
        if turn.kind == .square {
            let square = turn.seconds * (angle / 90) * (angle / 90)
            let staysOnSide = isLeftHand && !isUTurn ? angle <= 0 : angle >= 0
            return staysOnSide ? square / turn.bias : square * turn.bias
        }
        let own = isLeftHand ? 1 / turn.bias : turn.bias
        let bias = angle >= 0 ? own : 1 / own
        var seconds = turn.seconds / (1 + exp(-((13 / bias) * abs(angle) / 180 - 6.5 * bias)))
        let crosses = isLeftHand ? angle > 0 : angle < 0
        if crosses, !isUTurn, arms > 2, !arcs.isRoundabout[Int(arc)],
            !arcs.isRoundabout[Int(next)]
        {
            seconds += turn.crossingSeconds / (1 + exp(-(13 * abs(angle) / 180 - 3.25)))
        }
        return seconds
    }

    /// Whether two arcs that meet end to end are parts of one road.
    private func goesOn(_ arc: UInt32, _ next: UInt32) -> Bool {
        arcs.kinds[Int(arc)] == arcs.kinds[Int(next)]
            && arcs.modes[Int(arc)] == arcs.modes[Int(next)]
            && arcs.modes[Int(arc ^ 1)] == arcs.modes[Int(next ^ 1)]
    }

    /// Whether a turn at a roundabout would lead through its middle, against its flow.
    private func crossesRoundabout(_ arc: UInt32, _ next: UInt32, _ arms: Range<Int>)
        -> Bool
    {
        guard arms.contains(where: { arcs.isRoundabout[Int(network.arms[$0])] }) else {
            return false
        }
        let comingFrom = arcs.arrivals[Int(arc)] + 180
        var into: UInt32?
        var out: UInt32?
        var intoAngle = 0.0
        var outAngle = 0.0
        for place in arms {
            let arm = network.arms[place]
            guard arcs.isRoundabout[Int(arm)] else { continue }
            if arcs.isOpen(arm) {
                let angle = Self.turn(comingFrom, arcs.departures[Int(arm)])
                if angle > outAngle { (out, outAngle) = (arm, angle) }
            } else {
                let angle = Self.turn(arcs.arrivals[Int(arm ^ 1)], comingFrom)
                if angle > intoAngle { (into, intoAngle) = (arm ^ 1, angle) }
            }
        }
        guard let into, let out else { return false }
        let flow = arcs.arrivals[Int(into)]
        let ring = Self.turn(flow, arcs.departures[Int(out)])
        let own = Self.turn(flow, comingFrom)
        let target = Self.turn(flow, arcs.departures[Int(next)])
        return (own < ring && target < own) || (own > ring && target > own)
    }

    /// The angle from one direction to the next, 0–360: 180 is straight on, less is to the right.
    private static func turn(_ before: Double, _ after: Double) -> Double {
        var angle = (after + 180 - before).truncatingRemainder(dividingBy: 360)
        if angle < 0 { angle += 360 }
        return angle
    }
}
