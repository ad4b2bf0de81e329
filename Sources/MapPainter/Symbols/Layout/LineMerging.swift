/// Joins lines that bear the same name and touch, so that labels have room.
///
/// Method: `mergelines` of MapLibre GL JS.
enum LineMerging {
    private struct End: Hashable {
        let text: String
        let point: SIMD2<Double>
    }

    /// Lines with what joined them taken into one of them; the others are empty.
    ///
    /// Features with several lines are left alone.
    static func merged(
        _ features: [(text: String, lines: [[SIMD2<Double>]])]
    ) -> [[[SIMD2<Double>]]] {
        var result: [[[SIMD2<Double>]]] = []
        /// By start and end, which merged line begins or ends there.
        var starts: [End: Int] = [:]
        var ends: [End: Int] = [:]
        for feature in features {
            result.append(feature.lines)
            let own = result.count - 1
            guard !feature.text.isEmpty, feature.lines.count == 1, let line = feature.lines.first,
                let first = line.first, let last = line.last
            else { continue }
            let start = End(text: feature.text, point: first)
            let end = End(text: feature.text, point: last)
            let before = ends[start]
            let after = starts[end]
            if let before, let after, before != after {
                ends[start] = nil
                starts[end] = nil
                let tail = result[after][0]
                result[before][0] += line.dropFirst() + tail.dropFirst()
                result[after] = []
                result[own] = []
                if let point = tail.last { ends[End(text: feature.text, point: point)] = before }
            } else if let before {
                ends[start] = nil
                result[before][0] += line.dropFirst()
                result[own] = []
                ends[end] = before
            } else if let after {
                starts[end] = nil
                result[after][0] = line.dropLast() + result[after][0]
                result[own] = []
                starts[start] = after
            } else {
                starts[start] = own
                ends[end] = own
            }
        }
        return result
    }
}
