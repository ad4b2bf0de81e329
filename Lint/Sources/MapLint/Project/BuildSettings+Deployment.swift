import XcodeProjects

extension BuildSettings {
    /// The oldest systems that the settings let a program run on.
    var deploymentTarget: DeploymentTarget {
        var target = DeploymentTarget()
        let supported = Set(
            (value(of: "SUPPORTED_PLATFORMS") ?? "").split(whereSeparator: \.isWhitespace).map(
                String.init))
        let root = value(of: "SDKROOT") ?? ""
        for system in Self.systems {
            if !supported.isEmpty, !root.hasPrefix(system.sdk) {
                guard supported.contains(system.sdk) else { continue }
            } else if !root.isEmpty, root != "auto", !root.hasPrefix(system.sdk) {
                continue
            }
            guard let text = value(of: system.key, sdk: system.sdk),
                let number = DeploymentTarget.number(text)
            else { continue }
            target.versions[system.platform] = number
        }
        return target
    }
}

extension DeploymentTarget {
    /// A version as a number of its first two parts.
    static func number(_ text: String) -> Double? {
        let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        return Double(digits.split(separator: ".").prefix(2).joined(separator: "."))
    }

    /// Takes the older of two versions for each system.
    mutating func formOldest(with other: DeploymentTarget) {
        for (platform, version) in other.versions {
            versions[platform] = min(versions[platform] ?? version, version)
        }
    }
}
