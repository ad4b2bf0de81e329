extension Review {
    /// One screen with a map: what it is built on, what should become of it, and the work in its order.
    struct Screen: Sendable {
        /// A finding on the screen, with advice for its author.
        struct Task: Sendable {
            var finding: Finding
            /// The line of code that it is about.
            var code: String
            /// The consequence of the mistake.
            var cost: String
            /// How much of the work the linter does.
            var effort: String
        }

        /// The name of the type that shows the map.
        var name: String
        var place: Place
        /// What the map is built on.
        var technology: String
        var verdict: String
        /// The work, what breaks first.
        var tasks: [Task]
    }
}

extension Review.Screen {
    /// The screens in the order of their places.
    static func all(_ evidence: Evidence, _ reader: LineReader) -> [Self] {
        let kinds: [(Occurrence.Kind, String)] = [
            (.representable, "MKMapView wrapped for SwiftUI"), (.mapView, "MKMapView"),
            (.legacySwiftUIMap, "SwiftUI's Map, deprecated initializer"),
            (.swiftUIMap, "SwiftUI's Map"),
        ]
        var screens: [String: Self] = [:]
        for (kind, technology) in kinds {
            for place in evidence.places(kind) where !place.owner.isEmpty {
                // One type of a file is one screen; a wrapper's own map view does not make another.
                let key = "\(place.path) \(place.owner)"
                if screens[key] == nil {
                    screens[key] = Self(
                        name: place.owner, place: place, technology: technology, verdict: "",
                        tasks: [])
                }
            }
        }
        let sorted = screens.values.sorted {
            ($0.place.path, $0.place.line, $0.name) < ($1.place.path, $1.place.line, $1.name)
        }
        return sorted.map { screen in
            var screen = screen
            // Of two screens of a name, in two apps, each has what lies in its own file.
            let isOnlyOne = sorted.count { $0.name == screen.name } == 1
            screen.tasks = tasks(of: screen, everywhere: isOnlyOne, evidence, reader)
            screen.verdict = verdict(on: screen, evidence)
            return screen
        }
    }

    /// The findings in a screen's type, errors first, and of equal weight what the linter mends by itself.
    ///
    /// - Parameter everywhere: Whether the type's extensions in other files belong to it.
    private static func tasks(
        of screen: Self, everywhere: Bool, _ evidence: Evidence, _ reader: LineReader
    ) -> [Task] {
        let own = evidence.findings.filter {
            $0.owner == screen.name && (everywhere || $0.path == screen.place.path)
                && $0.severity > .note
        }
        func order(_ finding: Finding) -> Int {
            finding.fix.map { $0.isSafe ? 0 : 1 } ?? 2
        }
        return own.sorted {
            ($1.severity, order($0), $0.path, $0.line, $0.column) < (
                $0.severity, order($1), $1.path, $1.line, $1.column
            )
        }.map { finding in
            Task(
                finding: finding,
                code: String(
                    reader.line(finding.path, finding.line).drop { $0.isWhitespace }.prefix(120)),
                cost: Rule.named(finding.rule)?.cost ?? "",
                effort: finding.fix.map {
                    $0.isSafe ? "done by --fix" : "done by --unsafe-fixes, to be read after"
                } ?? "by hand")
        }
    }

    /// Where a finding is, as seen from the screen: the line, after the file's name if it is another file.
    fileprivate func position(of finding: Finding) -> String {
        guard finding.path != place.path, let name = finding.path.split(separator: "/").last else {
            return "Line \(finding.line)"
        }
        return "\(name), line \(finding.line)"
    }

    private static func verdict(on screen: Self, _ evidence: Evidence) -> String {
        var reasons: [String] = []
        for (name, kinds) in [
            ("tile overlays", [Occurrence.Kind.tileOverlay]),
            ("clustering", [.clusteringIdentifier, .clusterView]),
            ("draggable annotations", [.draggable]),
        ]
        where kinds.contains(where: {
            evidence.places($0).contains { $0.path == screen.place.path }
        }) {
            reasons.append(name)
        }
        let isNew = evidence.target.isAtLeast(iOS: 17)
        let advice: String
        switch screen.technology {
        case "SwiftUI's Map":
            advice =
                reasons.isEmpty
                ? "Keep SwiftUI's Map" : "Needs MKMapView for \(reasons.joined(separator: " and "))"
        case "SwiftUI's Map, deprecated initializer":
            advice =
                isNew == false
                ? "Keep the initializer until the deployment target is iOS 17"
                : "Move to Map(position:) with a content builder"
        case "MKMapView wrapped for SwiftUI":
            if !reasons.isEmpty {
                advice = "Keep MKMapView for \(reasons.joined(separator: " and "))"
            } else if evidence.findings.contains(where: {
                $0.rule == "unneeded_map_representable" && $0.owner == screen.name
                    && $0.severity > .note
            }) {
                advice = "Replace the wrapper by SwiftUI's Map"
            } else {
                advice = "Keep the wrapper"
            }
        default: advice = "Keep MKMapView"
        }
        let work: String
        switch screen.tasks.count {
        case 0:
            work =
                "nothing was found by the \(evidence.rules.count) rules that ran; what only a running app shows was not looked for"
        case 1: work = "one thing to mend"
        default: work = "\(screen.tasks.count) things to mend, in this order"
        }
        return "\(advice); \(work)."
    }
}

extension Review {
    var markdownScreens: String {
        guard !screens.isEmpty else { return "" }
        var text = "## Map screens\n\n"
        for screen in screens {
            text += "### `\(screen.name)`: \(screen.technology), \(screen.place.text)\n\n"
            text += "**\(screen.verdict)**\n\n"
            for (number, task) in screen.tasks.enumerated() {
                let finding = task.finding
                text +=
                    "\(number + 1). \(screen.position(of: finding)), \(finding.severity), `\(finding.rule)`: \(finding.message).\n"
                let fence = task.code.contains("`") ? "``" : "`"
                text += "   \(fence)\(task.code)\(fence)\n"
                text += "   Cost: \(task.cost) Work: \(finding.suggestion) (\(task.effort))\n"
            }
            if !screen.tasks.isEmpty { text += "\n" }
        }
        return text
    }

    var htmlScreens: String {
        guard !screens.isEmpty else { return "" }
        var body = "<h2>Map screens</h2>\n"
        for screen in screens {
            body +=
                "<h3><code>\(screen.name.markupEscaped)</code>: \(screen.technology.markupEscaped), <code>\(screen.place.path.markupEscaped):\(screen.place.line)</code></h3>\n<p>\(screen.verdict.markupEscaped)</p>\n"
            guard !screen.tasks.isEmpty else { continue }
            body += "<ol>\n"
            for task in screen.tasks {
                let finding = task.finding
                body +=
                    "<li>\(screen.position(of: finding).markupEscaped), \(finding.severity), <code>\(finding.rule)</code>: \(finding.message.markupEscaped).<br><code>\(task.code.markupEscaped)</code><br>\(task.cost.markupEscaped) \(finding.suggestion.markupEscaped) <small>\(task.effort)</small></li>\n"
            }
            body += "</ol>\n"
        }
        return body
    }
}
