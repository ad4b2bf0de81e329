import Foundation

/// Build settings as Xcode merges them: each level over the one below, `$(inherited)` standing for what is below.
package struct BuildSettings: Sendable, Equatable {
    private var values: [String: String] = [:]

    /// Creates empty settings.
    package init() {}

    /// The settings by name; those for one system alone keep their condition, `KEY[sdk=macosx*]`.
    package subscript(key: String) -> String? { values[key] }

    /// Puts a level over the settings.
    package mutating func merge(_ level: [(key: String, value: String)]) {
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
    package func value(of key: String, sdk: String? = nil) -> String? {
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
    package func expanded(_ text: String, sdk: String? = nil) -> String {
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

    /// The settings that name the oldest system, with the SDK and the platform that each stands for.
    package static let systems = [
        (key: "IPHONEOS_DEPLOYMENT_TARGET", sdk: "iphoneos", platform: "iOS"),
        (key: "MACOSX_DEPLOYMENT_TARGET", sdk: "macosx", platform: "macOS"),
        (key: "TVOS_DEPLOYMENT_TARGET", sdk: "appletvos", platform: "tvOS"),
        (key: "WATCHOS_DEPLOYMENT_TARGET", sdk: "watchos", platform: "watchOS"),
        (key: "XROS_DEPLOYMENT_TARGET", sdk: "xros", platform: "visionOS"),
    ]

    /// The names of the systems' SDKs that settings may be made for.
    package static var sdks: [String] { systems.map(\.sdk) }

    /// The names of all settings, in order; conditions included.
    package var keys: [String] { values.keys.sorted() }
}

/// A file of build settings, with those that it includes.
package enum SettingsFile {
    /// The settings in the order of their lines; `nil` if the file cannot be read.
    package static func settings(at path: String) -> [(key: String, value: String)]? {
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
