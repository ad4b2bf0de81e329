/// What targets are built from, by their identifiers.
enum DependencyGraph {
    /// Whether a target is another one, or the other is built from it, by however many in between.
    static func reaches(
        _ id: String, from start: String, by below: [String: [String]]
    ) -> Bool {
        var seen: Set<String> = []
        var open = [start]
        while let next = open.popLast() {
            if next == id { return true }
            if seen.insert(next).inserted { open += below[next] ?? [] }
        }
        return false
    }
}
