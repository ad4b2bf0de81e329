extension Rule {
    /// Where its page can be read.
    public var address: String {
        "https://github.com/mapwright/mapwright/blob/main/Lint/Documentation/Rules/\(id).md"
    }

    /// The rule's page of the documentation, in Markdown.
    public var page: String {
        var text = "# \(id)\n\n\(title).\n\n"
        text += "| | |\n| --- | --- |\n"
        text += "| Section | \(section.rawValue) |\n| Severity | \(severity) |\n"
        text += "| Default | \(isOptIn ? "opt-in" : "on") |\n| Sees | \(scope.rawValue) |\n"
        text += "| Fix | \(fixing.rawValue) |\n"
        if !options.isEmpty {
            let list = options.sorted { $0.key < $1.key }.map { "`\($0.key)` (\($0.value.text))" }
            text += "| Options | \(list.joined(separator: ", ")) |\n"
        }
        text += "\n## What it costs\n\n\(cost)\n\n## How to put it right\n\n\(suggestion)\n\n"
        text += "## Reported\n\n"
        for example in triggering { text += example.block }
        text += "## Not reported\n\n"
        for example in nonTriggering { text += example.block }
        text += "## Source\n\n\(source).\n"
        return text
    }

    /// One line for a list of rules.
    public var summary: String {
        "\(id)  \(severity)\(isOptIn ? ", opt-in" : "")\(fixing == .none ? "" : ", fix: \(fixing.rawValue)")  \(title)"
    }

    /// The page that lists all rules, in Markdown.
    public static var indexPage: String {
        var text = "# Rules\n\nEach page is written by `maplint` from the rule itself.\n"
        for section in Section.allCases {
            text +=
                "\n## \(section.rawValue)\n\n| rule | severity | default | fix | |\n| --- | --- | --- | --- | --- |\n"
            for rule in all where rule.section == section {
                text +=
                    "| [\(rule.id)](\(rule.id).md) | \(rule.severity) | \(rule.isOptIn ? "opt-in" : "on") | \(rule.fixing == .none ? "no" : rule.fixing.rawValue) | \(rule.title) |\n"
            }
        }
        return text
    }
}

extension Rule.Option {
    fileprivate var text: String {
        switch self {
        case .flag(let value): "\(value)"
        case .number(let value): "\(value)"
        case .list(let values): values.isEmpty ? "empty" : values.joined(separator: ", ")
        }
    }
}

extension Example {
    /// The example as a block of Markdown; `↓` shows where a rule reports.
    fileprivate var block: String {
        var text = ""
        if target.isKnown {
            let versions = target.versions.sorted { $0.key < $1.key }.map {
                "\($0.key) \($0.value)"
            }
            text += "With the deployment target \(versions.joined(separator: ", ")):\n\n"
        }
        for (name, content) in files {
            if files.count > 1 { text += "`\(name)`\n\n" }
            text += "```\(name.hasSuffix(".swift") ? "swift" : "")\n\(content)\n```\n\n"
        }
        return text
    }
}
