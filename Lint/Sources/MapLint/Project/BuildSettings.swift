import Foundation

/// Build settings as Xcode merges them: each level over the one below, `$(inherited)` standing for what is below.
struct BuildSettings: Sendable, Equatable {
    private var values: [String: String] = [:]

    /// The settings by name; those for one system alone keep their condition, `KEY[sdk=macosx*]`.
    subscript(key: String) -> String? { values[key] }

    /// Puts a level over the settings.
    mutating func merge(_ level: [(key: String, value: String)]) {
        for (key, value) in level {
            // What a condition does not say falls back to the plain setting.
            let plain = key.prefix { $0 != "[" }
            let below = values[key] ?? values[String(plain)] ?? ""
            values[key] = value.replacing("$(inherited)", with: below)
                .replacing("${inherited}", with: below)
        }
    }

    /// The value of a setting for a system, its variables replaced; `nil` if it is not set.
    ///
    /// - Parameter sdk: The name of a system's SDK, such as `iphoneos`; without one only the plain setting counts.
    func value(of key: String, sdk: String? = nil) -> String? {
        value(of: key, sdk: sdk, depth: 0)
    }

    private func value(of key: String, sdk: String?, depth: Int) -> String? {
        guard depth < 20 else { return nil }
        var found = values[key]
        if let sdk {
            let conditional = values.keys.filter { $0.hasPrefix("\(key)[") }.sorted()
            for name in conditional where Self.holds(name, for: sdk) { found = values[name] }
        }
        return found.map { expanded($0, sdk: sdk, depth: depth + 1) }
    }

    /// Whether the conditions of a setting's name hold for a system; those on architectures and variants do.
    private static func holds(_ name: String, for sdk: String) -> Bool {
        for condition in name.split(separator: "[").dropFirst() {
            guard condition.hasPrefix("sdk=") else { continue }
            let pattern = condition.dropFirst(4).prefix { $0 != "]" && $0 != "," }
            let start = pattern.prefix { $0 != "*" }
            let isMet = pattern.contains("*") ? sdk.hasPrefix(start) : sdk == start
            if !isMet { return false }
        }
        return true
    }

    /// The text with its variables replaced; unknown ones are left out.
    func expanded(_ text: String, sdk: String? = nil) -> String {
        expanded(text, sdk: sdk, depth: 0)
    }

    private func expanded(_ text: String, sdk: String?, depth: Int) -> String {
        guard depth < 20, text.contains("$") else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let after = rest.index(after: dollar)
            guard after < rest.endIndex, rest[after] == "(" || rest[after] == "{" else {
                result += "$"
                rest = rest[after...]
                continue
            }
            let close: Character = rest[after] == "(" ? ")" : "}"
            guard let end = rest[after...].firstIndex(of: close) else { break }
            let name = rest[rest.index(after: after)..<end].prefix { $0 != ":" }
            result += value(of: String(name), sdk: sdk, depth: depth + 1) ?? ""
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

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

    private static let systems = [
        (key: "IPHONEOS_DEPLOYMENT_TARGET", sdk: "iphoneos", platform: "iOS"),
        (key: "MACOSX_DEPLOYMENT_TARGET", sdk: "macosx", platform: "macOS"),
        (key: "TVOS_DEPLOYMENT_TARGET", sdk: "appletvos", platform: "tvOS"),
        (key: "WATCHOS_DEPLOYMENT_TARGET", sdk: "watchos", platform: "watchOS"),
        (key: "XROS_DEPLOYMENT_TARGET", sdk: "xros", platform: "visionOS"),
    ]

    /// The names of the systems' SDKs that settings may be made for.
    static var sdks: [String] { systems.map(\.sdk) }

    /// The names of all settings, in order; conditions included.
    var keys: [String] { values.keys.sorted() }
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

/// A file of build settings, with those that it includes.
enum SettingsFile {
    /// The settings in the order of their lines; `nil` if the file cannot be read.
    static func settings(at path: String) -> [(key: String, value: String)]? {
        var open: Set<String> = []
        return settings(at: path, open: &open)
    }

    private static func settings(at path: String, open: inout Set<String>) -> [(
        key: String, value: String
    )]? {
        // A file that includes itself is read once.
        guard open.count < 50, open.insert(path).inserted else { return [] }
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        var found: [(key: String, value: String)] = []
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            var line = line.drop { $0.isWhitespace }
            if line.hasPrefix("#include") {
                let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard quoted.count >= 2 else { continue }
                let other = FilePath.join(FilePath.folder(of: path), String(quoted[1]))
                found += settings(at: other, open: &open) ?? []
                continue
            }
            if let comment = line.firstRange(of: "//") { line = line[..<comment.lowerBound] }
            // The sign after the conditions, whose own stand in brackets.
            var brackets = 0
            guard
                let sign = line.firstIndex(where: {
                    if $0 == "[" { brackets += 1 }
                    if $0 == "]" { brackets -= 1 }
                    return $0 == "=" && brackets == 0
                })
            else { continue }
            let key = line[..<sign].filter { !$0.isWhitespace }
            var value = String(line[line.index(after: sign)...])
            while value.last?.isWhitespace == true || value.last == ";" { value.removeLast() }
            value = String(value.drop { $0.isWhitespace })
            if !key.isEmpty { found.append((key, value)) }
        }
        return found
    }
}
