import Foundation

extension DeploymentTarget {
    /// Reads the platforms of a `Package.swift`: `.iOS(.v17)`, `.macOS("14.2")`.
    init(manifest text: String) {
        self.init()
        for platform in Self.platforms {
            guard let call = text.range(of: ".\(platform)(") else { continue }
            var rest = text[call.upperBound...].prefix { $0 != ")" }
            rest = rest.drop { !$0.isNumber }
            let version = rest.prefix { $0.isNumber || $0 == "." || $0 == "_" }.replacing(
                "_", with: ".")
            let parts = version.split(separator: ".").prefix(2).joined(separator: ".")
            if let number = Double(parts) { versions[platform] = number }
        }
    }

    /// Reads the build settings of an Xcode project; where configurations differ, the oldest counts.
    init(buildSettings text: String) {
        self.init()
        let keys = [
            "IPHONEOS_DEPLOYMENT_TARGET": "iOS", "MACOSX_DEPLOYMENT_TARGET": "macOS",
            "TVOS_DEPLOYMENT_TARGET": "tvOS", "WATCHOS_DEPLOYMENT_TARGET": "watchOS",
            "XROS_DEPLOYMENT_TARGET": "visionOS",
        ]
        for line in text.split(whereSeparator: \.isNewline)
        where line.contains("_DEPLOYMENT_TARGET") {
            for (key, platform) in keys {
                guard let found = line.range(of: key) else { continue }
                let value = line[found.upperBound...].drop { !$0.isNumber }.prefix {
                    $0.isNumber || $0 == "."
                }
                guard
                    let number = Double(
                        value.split(separator: ".").prefix(2).joined(separator: "."))
                else {
                    continue
                }
                versions[platform] = min(versions[platform] ?? number, number)
            }
        }
    }
}
