import Yams

/// Turns nodes of YAML into values, with errors that name the line.
struct ConfigurationReader {
    let file: String

    /// A key with its line.
    struct Key {
        let text: String
        let line: Int
    }

    func error(_ line: Int, _ message: String) -> ConfigurationError {
        ConfigurationError(file: file, line: line, message: message)
    }

    func error(_ node: Node, _ message: String) -> ConfigurationError {
        error(node.mark?.line ?? 0, message)
    }

    func mapping(_ node: Node, _ what: String) throws(ConfigurationError) -> [(Key, Node)] {
        guard let mapping = node.mapping else { throw error(node, "\(what) must be a mapping") }
        var entries: [(Key, Node)] = []
        for (key, value) in mapping {
            guard let text = key.string else { throw error(key, "a key must be a word") }
            entries.append((Key(text: text, line: key.mark?.line ?? 0), value))
        }
        return entries
    }

    func string(_ node: Node) throws(ConfigurationError) -> String {
        guard let text = node.scalar?.string else { throw error(node, "a word is expected here") }
        return text
    }

    func strings(_ node: Node) throws(ConfigurationError) -> [String] {
        if let text = node.scalar?.string { return [text] }
        guard let list = node.sequence else {
            throw error(node, "a list of words is expected here")
        }
        var texts: [String] = []
        for item in list { texts.append(try string(item)) }
        return texts
    }

    func flag(_ node: Node) throws(ConfigurationError) -> Bool {
        guard let value = node.bool else { throw error(node, "true or false is expected here") }
        return value
    }

    /// Above it not every whole number is a `Double` of its own.
    private static let largestNumber = 1e15

    func number(_ node: Node) throws(ConfigurationError) -> Double {
        guard let text = node.scalar?.string,
            let value = Double(text.split(separator: ".").prefix(2).joined(separator: ".")),
            (0...Self.largestNumber).contains(value)
        else { throw error(node, "a number from 0 to 10^15 is expected here") }
        return value
    }

    func checkRule(_ id: String, at line: Int) throws(ConfigurationError) {
        guard Rule.named(id) == nil, id != "unused_suppression" else { return }
        throw error(line, "'\(id)' is no rule" + Rule.suggestion(for: id))
    }

    func ruleNames(_ node: Node) throws(ConfigurationError) -> [String] {
        let names = try strings(node)
        for name in names { try checkRule(name, at: node.mark?.line ?? 0) }
        return names
    }

    /// `rule: off`, `rule: error`, or a mapping with `enabled`, `severity` and the rule's options.
    func setting(
        _ node: Node, of id: String, into setting: inout Configuration.RuleSetting
    ) throws(ConfigurationError) {
        if let scalar = node.scalar?.string {
            switch scalar {
            case "off", "false", "no": setting.isEnabled = false
            case "on", "true", "yes": setting.isEnabled = true
            default:
                setting.severity = try severity(node)
                setting.isEnabled = true
            }
            return
        }
        let options = Rule.named(id)?.options ?? [:]
        for (key, value) in try mapping(node, id) {
            switch key.text {
            case "enabled": setting.isEnabled = try flag(value)
            case "severity":
                setting.severity = try severity(value)
                if setting.isEnabled == nil { setting.isEnabled = true }
            default:
                switch options[key.text] {
                case .flag?: setting.options[key.text] = .flag(try flag(value))
                case .number?: setting.options[key.text] = .number(Int(try number(value)))
                case .list?: setting.options[key.text] = .list(try strings(value))
                case nil:
                    throw error(
                        key.line,
                        "'\(key.text)' is no option of \(id)"
                            + Spelling.suggestion(
                                for: key.text,
                                among: ["enabled", "severity"] + options.keys.sorted()))
                }
            }
        }
    }

    func severity(_ node: Node) throws(ConfigurationError) -> Severity {
        let text = try string(node)
        guard let severity = Severity(rawValue: text) else {
            throw error(
                node,
                "'\(text)' is no severity"
                    + Spelling.suggestion(for: text, among: Severity.allCases.map(\.rawValue)))
        }
        return severity
    }
}
