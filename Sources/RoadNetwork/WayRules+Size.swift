import Roads

/// Limits of size and load.
extension WayRules {
    /// Notes the limits of directions, and closes those that no vehicle of the mode passes.
    func limitSize(_ tags: Tags, _ road: inout Road) {
        guard profile.vehicle != nil, tags.keys.contains(where: Self.isAboutSize) else { return }
        for index in road.directions.indices {
            let limits = sizeLimits { directed($0, tags, index) }
            road.directions[index].limits = limits.filter(concernsQuestions)
            if limits.contains(where: isTooSmall) { road.directions[index].mode = .closed }
        }
    }

    /// Whether a tag may tell a limit: few ways have one.
    private static func isAboutSize(_ key: String) -> Bool {
        key.hasPrefix("max") && !key.hasPrefix("maxspeed") || key.hasPrefix("width")
            || key == "est_width" || key.hasPrefix("hazmat") || key.hasSuffix(":conditional")
    }

    /// Whether a limit leaves out every vehicle of the mode.
    func isTooSmall(_ limit: VehicleLimit) -> Bool {
        (profile.smallestVehicle ?? profile.vehicle).map { !limit.admits($0.size) } ?? false
    }

    /// Whether a limit leaves out any vehicle that a question may be about.
    func concernsQuestions(_ limit: VehicleLimit) -> Bool { !limit.admits(VehicleLimit.greatest) }

    /// Whether the profile's own vehicle passes limits.
    func admitsVehicle(_ limits: [VehicleLimit]) -> Bool {
        guard let vehicle = profile.vehicle?.size else { return true }
        return limits.allSatisfy { $0.admits(vehicle) }
    }

    /// The limits that tags tell.
    ///
    /// Of several tags about one measure the most specific counts: for the mode, then physical, then for all.
    ///
    /// - Parameter value: The value of a key, in the direction that is looked at.
    func sizeLimits(_ value: (_ key: String) -> String?) -> [VehicleLimit] {
        func first(_ keys: [String]) -> String? {
            let own = profile.restrictionKeys.prefix(1)
            let specific = keys.flatMap { key in own.map { "\(key):\($0)" } }
            return (specific + keys).lazy.compactMap(value).first
        }
        var limits: [VehicleLimit] = []
        func add(_ kind: VehicleLimit.Kind, _ measure: Double?) {
            if let measure { limits.append(VehicleLimit(kind, measure)) }
        }
        add(.height, first(["maxheight:physical", "maxheight"]).flatMap(Measure.height))
        add(
            .width,
            first(["maxwidth:physical", "maxwidth", "width", "est_width"]).flatMap(Measure.meters))
        add(.length, first(["maxlength"]).flatMap(Measure.meters))
        add(.mass, first(["maxweightrating", "maxweight"]).flatMap(Measure.kilograms))
        add(.axleLoad, first(["maxaxleload"]).flatMap(Measure.kilograms))
        if value("hazmat") == "no" { add(.hazmat, 0) }
        for key in profile.accessKeys {
            guard let text = value(key + ":conditional") else { continue }
            limits += conditionalLimits(text)
        }
        return limits
    }

    /// The limits in conditions such as `no @ (weight > 7.5)`; what depends on anything else besides is left out.
    private func conditionalLimits(_ text: String) -> [VehicleLimit] {
        text.split(separator: ";").compactMap { part in
            let sides = part.split(separator: "@", maxSplits: 1)
            guard sides.count == 2, forbidden.contains(String(sides[0].trimmed)) else { return nil }
            let condition = sides[1].filter { !" ()".contains($0) }
            guard let sign = condition.firstIndex(of: ">"), !condition.contains("AND") else {
                return nil
            }
            let number = condition[condition.index(after: sign)...]
            let measure = number.first == "=" ? String(number.dropFirst()) : String(number)
            // What is as heavy as a limit that may not be reached is too heavy.
            let slack = number.first == "=" ? 0.001 : 0
            switch condition[..<sign] {
            case "weight", "weightrating":
                return Measure.kilograms(measure).map { VehicleLimit(.mass, $0 - slack * 1000) }
            case "axleload":
                return Measure.kilograms(measure).map { VehicleLimit(.axleLoad, $0 - slack * 1000) }
            case "height":
                return Measure.meters(measure).map { VehicleLimit(.height, $0 - slack) }
            case "length":
                return Measure.meters(measure).map { VehicleLimit(.length, $0 - slack) }
            default: return nil
            }
        }
    }
}
