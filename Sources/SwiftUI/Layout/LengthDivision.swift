/// Divides a length among things beside each other, as stacks and grids do.
///
/// Those of the highest priority choose first, among them the least flexible; each is offered an equal share of what
/// is left. Those of lower priority keep what they need at least.
@MainActor struct LengthDivision {
    /// One thing that takes a part of the length.
    struct Part {
        /// What it needs at least, in points.
        var least: CGFloat
        /// What it would take of infinity, in points.
        var most: CGFloat
        /// Larger ones choose first.
        var priority: Double = 0
    }

    let parts: [Part]

    /// Returns what each part takes.
    ///
    /// - Parameters:
    ///   - length: What there is for all of them, in points, without the gaps between them.
    ///   - take: Returns what a part takes of what it is offered.
    func lengths(of length: CGFloat, take: (Int, CGFloat) -> CGFloat) -> [CGFloat] {
        let order = parts.indices.sorted { first, second in
            let (one, other) = (parts[first], parts[second])
            if one.priority != other.priority { return one.priority > other.priority }
            let flexes = (one.most - one.least, other.most - other.least)
            return flexes.0 != flexes.1 ? flexes.0 < flexes.1 : first < second
        }
        var result = Array(repeating: CGFloat(0), count: parts.count)
        var left = length
        for (place, index) in order.enumerated() {
            let later = order[(place + 1)...]
            let lower = later.filter { parts[$0].priority < parts[index].priority }
            let kept = lower.reduce(0) { $0 + parts[$1].least }
            let equal = later.count - lower.count + 1
            result[index] = take(index, max((left - kept) / CGFloat(equal), 0))
            left -= result[index]
        }
        return result
    }
}
