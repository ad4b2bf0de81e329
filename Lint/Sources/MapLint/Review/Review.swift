/// A review of a project: its map views and the ones that would suit it, its annotation strategy,
/// search and directions, authorisation, and the release checklist.
///
/// Every statement names file and line.
public struct Review: Sendable {
    /// A place in the project.
    struct Place: Sendable {
        var path: String
        var line: Int
        var detail: String
        var owner = ""

        var text: String { "`\(path):\(line)`" }
    }

    /// One item of the release checklist.
    struct Item: Sendable {
        enum Verdict: String, Sendable {
            case passed, failed, unseen = "cannot be seen from source", absent = "not applicable"
        }
        var title: String
        var verdict: Verdict
        var reason: String
        var places: [Place]
    }

    /// A part of the review: paragraphs and lists of places.
    struct Part: Sendable {
        var title: String
        var paragraphs: [String]
        var places: [(what: String, place: Place)]

        /// The places under what they are, each thing once, in the order of its first place.
        var groups: [(what: String, places: [Place])] {
            var groups: [(what: String, places: [Place])] = []
            var positions: [String: Int] = [:]
            for (what, place) in places {
                if let position = positions[what] {
                    groups[position].places.append(place)
                } else {
                    positions[what] = groups.count
                    groups.append((what, [place]))
                }
            }
            return groups
        }
    }

    let parts: [Part]
    let screens: [Screen]
    let checklist: [Item]
    let findings: [Finding]

    /// Reviews what a run saw.
    public init(_ outcome: Linter.Outcome) {
        let evidence = Evidence(outcome)
        parts = [
            .summary(evidence), .mapViews(evidence), .annotations(evidence), .search(evidence),
            .location(evidence),
        ]
        screens = Screen.all(evidence, LineReader())
        checklist = Item.all(evidence)
        findings = outcome.findings
    }

    /// The review in Markdown.
    public var markdown: String {
        var text = "# Map review\n\n"
        for (number, part) in parts.enumerated() {
            text += "## \(part.title)\n\n"
            for paragraph in part.paragraphs { text += "\(paragraph)\n\n" }
            for (what, places) in part.groups {
                text += "- \(what): \(places.map(\.text).joined(separator: ", "))\n"
            }
            if !part.places.isEmpty { text += "\n" }
            // What decides a release stands right after the summary.
            if number == 0 { text += markdownScreens + markdownChecklist }
        }
        return text + "## Findings\n\n" + Reporter.markdown.report(findings)
    }

    private var markdownChecklist: String {
        var text =
            "## Release checklist\n\n| | item | verdict | where |\n| --- | --- | --- | --- |\n"
        for (number, item) in checklist.enumerated() {
            let places = item.places.prefix(5).map(\.text).joined(separator: ", ")
            text +=
                "| \(number + 1) | \(item.title) | **\(item.verdict.rawValue)**: \(item.reason) | \(places) |\n"
        }
        return text + "\n"
    }

    /// The review as a page.
    public var html: String {
        var body = "<h1>Map review</h1>\n"
        for (number, part) in parts.enumerated() {
            if number == 1 { body += htmlScreens + htmlChecklist }
            body += "<h2>\(part.title.markupEscaped)</h2>\n"
            for paragraph in part.paragraphs { body += "<p>\(paragraph.markupEscaped)</p>\n" }
            guard !part.places.isEmpty else { continue }
            body += "<ul>\n"
            for (what, places) in part.groups {
                let list = places.map(\.html).joined(separator: ", ")
                body += "<li>\(what.markupEscaped): \(list)</li>\n"
            }
            body += "</ul>\n"
        }
        body += "<h2>Findings</h2>\n<table>\n"
        for finding in findings {
            body +=
                "<tr class=\"\(finding.severity)\"><td><code>\(finding.path.markupEscaped):\(finding.line)</code></td><td>\(finding.severity)</td><td><code>\(finding.rule)</code></td><td>\(finding.message.markupEscaped)</td></tr>\n"
        }
        return HTMLPage.page(title: "Map review", body: body + "</table>\n")
    }

    private var htmlChecklist: String {
        var body = "<h2>Release checklist</h2>\n<table>\n"
        body += "<tr><th>item</th><th>verdict</th><th>reason</th><th>where</th></tr>\n"
        for item in checklist {
            let places = item.places.prefix(5).map(\.html).joined(separator: ", ")
            body +=
                "<tr><td>\(item.title.markupEscaped)</td><td class=\"\(item.verdict)\">\(item.verdict.rawValue)</td><td>\(item.reason.markupEscaped)</td><td>\(places)</td></tr>\n"
        }
        return body + "</table>\n"
    }
}

extension Review.Place {
    fileprivate var html: String { "<code>\(path.markupEscaped):\(line)</code>" }
}

/// What a review is made from.
struct Evidence {
    private var byKind: [Occurrence.Kind: [Review.Place]] = [:]
    private var byRule: [String: [Review.Place]] = [:]
    private var notesByRule: [String: [Review.Place]] = [:]
    let facts: Set<Fact>
    let target: DeploymentTarget
    let fileCount: Int
    let candidateCount: Int
    let findings: [Finding]
    /// The rules that ran: what no rule looked for is not known to be right.
    let rules: Set<String>

    init(_ outcome: Linter.Outcome) {
        var all: Set<Fact> = []
        for (path, file) in outcome.facts {
            all.formUnion(file.facts)
            for sighting in file.sightings {
                byKind[sighting.kind, default: []].append(
                    Review.Place(
                        path: path, line: sighting.line, detail: sighting.detail,
                        owner: sighting.owner))
            }
        }
        for finding in outcome.findings where finding.severity == .note {
            notesByRule[finding.rule, default: []].append(
                Review.Place(path: finding.path, line: finding.line, detail: finding.message))
        }
        for finding in outcome.findings where finding.severity > .note {
            byRule[finding.rule, default: []].append(
                Review.Place(path: finding.path, line: finding.line, detail: finding.message))
        }
        facts = all
        target = outcome.target
        fileCount = outcome.fileCount
        candidateCount = outcome.candidateCount
        findings = outcome.findings
        rules = outcome.rules
    }

    func places(_ kinds: Occurrence.Kind...) -> [Review.Place] {
        kinds.flatMap { byKind[$0] ?? [] }
    }

    func has(_ kinds: Occurrence.Kind...) -> Bool { kinds.contains { byKind[$0] != nil } }

    func found(_ rules: String...) -> [Review.Place] { rules.flatMap { byRule[$0] ?? [] } }

    /// Where a rule could not be certain.
    func noted(_ rule: String) -> [Review.Place] { notesByRule[rule] ?? [] }
}
