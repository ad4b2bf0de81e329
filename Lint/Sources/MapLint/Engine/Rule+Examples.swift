extension Rule {
    /// Runs the rule over an example as over a whole project.
    ///
    /// - Returns: The places where it reports and those that the example marks, as `file:line:column`.
    package func run(on example: Example) -> (found: [String], marked: [String]) {
        var marked: [String] = []
        var analyses: [(String, FileAnalysis)] = []
        var neighbors = NeighborFacts()
        var settings = RuleSettings(active: [self])
        settings.asked = example.isAsked ? [id] : []
        settings.target = example.target
        settings.options = [id: example.options]
        for (name, text) in example.files {
            guard name.hasSuffix(".swift") else {
                neighbors.add(path: name, text: text)
                continue
            }
            let plain = text.replacing("↓", with: "")
            let source = SourceText(plain)
            var offset = 0
            for (index, part) in text.split(separator: "↓", omittingEmptySubsequences: false)
                .enumerated()
            {
                if index > 0 {
                    let place = source.position(of: offset)
                    marked.append("\(name):\(place.line):\(place.column)")
                }
                offset += part.utf8.count
            }
            analyses.append((name, FileAnalysis(path: name, source: source, settings: settings)))
        }
        let module = ModuleFacts(analyses.map(\.1.facts), isWhole: true, neighbors: neighbors)
        let found = analyses.flatMap { name, analysis in
            analysis.drafts.compactMap { module.finding($0, path: name) }
                .map { "\($0.path):\($0.line):\($0.column)" }
        }
        return (found.sorted(), marked.sorted())
    }
}
