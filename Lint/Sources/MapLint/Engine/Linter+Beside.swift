import Foundation

/// Files that concern no map, and yet decide on what is found in others.
extension Linter {
    /// The analyses of the files that declare views which drafts ask about, or that clear what the drafts' bindings stand for.
    ///
    /// Such a file is seldom one that the prefilter lets pass: a pin with a picture and a name needs no MapKit.
    ///
    /// - Parameter passed: The files that the prefilter did not let pass.
    func filesBeside(
        _ analyses: [FileAnalysis], among passed: [FileTree.Entry]
    ) -> [(entry: FileTree.Entry, analysis: FileAnalysis)] {
        var views: Set<String> = []
        var bindings: Set<String> = []
        for draft in analyses.lazy.flatMap(\.drafts) {
            for condition in draft.conditions {
                switch condition {
                case .hasWords(let names): views.formUnion(names)
                case .cleared(let name): bindings.insert(name)
                default: continue
                }
            }
        }
        for type in analyses.lazy.flatMap(\.facts.types) where type.kind != .extension {
            views.remove(type.name.split(separator: ".").last.map(String.init) ?? type.name)
        }
        var found = files(
            holding: views.map { "struct \($0)" } + bindings.map { "\($0): $" }, among: passed)
        let owned = (analyses + found.map(\.analysis)).flatMap { analysis in
            bindings.flatMap { analysis.facts.bindings[$0] ?? [] }
        }
        let read = Set(found.map(\.entry.path))
        found += files(
            holding: bindings.union(owned).map { "\($0) = nil" },
            among: passed.filter { !read.contains($0.path) })
        return found
    }

    private func files(
        holding texts: [String], among passed: [FileTree.Entry]
    ) -> [(entry: FileTree.Entry, analysis: FileAnalysis)] {
        guard !texts.isEmpty else { return [] }
        return passed.compactMap { entry -> (entry: FileTree.Entry, analysis: FileAnalysis)? in
            guard entry.stamp.size <= configuration.maximumFileSize,
                let data = FileManager.default.contents(atPath: entry.path)
            else { return nil }
            let bytes = [UInt8](data)
            guard texts.contains(where: bytes.holds), !Prefilter.isTooDeep(bytes) else {
                return nil
            }
            let analysis = onLargeStack {
                FileAnalysis(
                    path: entry.path, source: SourceText(bytes: bytes),
                    settings: RuleSettings(active: []))
            }
            return (entry, analysis)
        }
    }
}
