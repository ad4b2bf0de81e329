import Answers
import Roads

extension ValhallaTripText {
    /// Writes the maneuvers of a leg.
    ///
    /// - Parameter isStop: Whether the route goes on after the leg.
    func writeManeuvers(_ leg: DescribedLeg, isStop: Bool, _ json: inout JSONText) {
        json.raw("\"maneuvers\":[")
        var decimeters = 0
        for (index, told) in router.toldSteps(leg).enumerated() {
            json.comma(unlessFirst: index)
            let before = units.thousandths(decimeters: decimeters)
            decimeters += told.decimeters
            // Sums are rounded, so that the lengths add up to the leg's.
            let length = units.thousandths(decimeters: decimeters) - before
            write(told, length, isStop: isStop, &json)
        }
        json.raw("]")
    }

    private func write(_ told: DescribedStep, _ length: Int, isStop: Bool, _ json: inout JSONText) {
        let maneuver = told.step.maneuver
        json.raw("{\"type\":")
        json.integer(ValhallaManeuver.type(maneuver))
        if narrative == .instructions {
            let text = writer.instruction(for: maneuver, isStop: isStop)
            json.member("instruction", nonempty: text)
            json.member("verbal_pre_transition_instruction", nonempty: text)
        }
        let names = ([maneuver.name] + Self.parts(maneuver.ref, ";")).filter { !$0.isEmpty }
        if !names.isEmpty {
            json.raw(",\"street_names\":")
            json.list(names) { $1.string($0) }
        }
        if maneuver.kind != .depart {
            json.raw(",\"bearing_before\":")
            json.integer(maneuver.bearingBefore)
        }
        if maneuver.kind != .arrive {
            json.raw(",\"bearing_after\":")
            json.integer(maneuver.bearingAfter)
        }
        json.raw(",\"time\":")
        json.seconds(told.time)
        json.raw(",\"length\":")
        json.thousandths(length)
        json.raw(",\"cost\":")
        json.seconds(told.weight)
        json.raw(",\"begin_shape_index\":")
        json.integer(told.points.lowerBound)
        json.raw(",\"end_shape_index\":")
        json.integer(told.points.upperBound)
        if told.step.notices.contains(.toll) { json.raw(",\"toll\":true") }
        if told.step.notices.contains(.ferry) { json.raw(",\"ferry\":true") }
        if maneuver.exit > 0 {
            json.raw(",\"roundabout_exit_count\":")
            json.integer(maneuver.exit)
        }
        writeSign(maneuver, &json)
        let travel = ValhallaManeuver.travel(told.step.mode, router.graph.mode.kind)
        json.member("travel_mode", nonempty: travel.mode)
        json.member("travel_type", nonempty: travel.type)
        json.raw("}")
    }

    private func writeSign(_ maneuver: Maneuver, _ json: inout JSONText) {
        let exits = Self.parts(maneuver.exits, ";")
        let destinations = Self.parts(maneuver.destinations, ",")
        guard !exits.isEmpty || !destinations.isEmpty else { return }
        json.raw(",\"sign\":{")
        func element(_ text: String, _ json: inout JSONText) {
            json.raw("{\"text\":")
            json.string(text)
            json.raw("}")
        }
        if !exits.isEmpty {
            json.raw("\"exit_number_elements\":")
            json.list(exits, element)
            if !destinations.isEmpty { json.comma() }
        }
        if !destinations.isEmpty {
            json.raw("\"exit_toward_elements\":")
            json.list(destinations, element)
        }
        json.raw("}")
    }

    private static func parts(_ text: String, _ separator: Character) -> [String] {
        text.split(separator: separator).map { String($0.drop { $0 == " " }) }
    }
}
