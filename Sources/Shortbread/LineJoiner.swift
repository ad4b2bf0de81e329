import OpenStreetMap

/// Joins lines of equal layer and attributes end to end.
///
/// Lines are joined at nodes where exactly two line ends of the group meet, so crossings stay crossings.
/// Fewer, longer lines simplify better, repeat fewer attributes and give labels room to run along.
struct LineJoiner {
    /// A joined line: world points, and the feature whose place in the drawing order it takes.
    struct Line: Sendable {
        var points: [GridPoint]
        var feature: Int
    }

    let data: Dataset
    let set: FeatureSet

    /// Joins the lines of features that look the same at a zoom.
    ///
    /// - Parameters:
    ///   - indices: Indices of line features of one layer, ascending.
    ///   - lists: For each attribute list the one that the zoom sees.
    func join(_ indices: [Int], lists: [UInt32]) -> [Line] {
        var groups: [Key: [Int]] = [:]
        for index in indices {
            let feature = set.features[index]
            let key = Key(
                layer: feature.layer, list: lists[Int(feature.attributes)], order: feature.order)
            groups[key, default: []].append(index)
        }
        return groups.values.flatMap { join(group: $0) }.sorted {
            ($0.feature, $0.points[0].x, $0.points[0].y) < (
                $1.feature, $1.points[0].x, $1.points[0].y
            )
        }
    }

    private struct Key: Hashable {
        var layer: Layer
        var list: UInt32
        var order: Int32
    }

    /// A stretch of a way between nodes that the extract lacks.
    private struct Run {
        var nodes: Range<Int>
        var feature: Int
    }

    private func join(group: [Int]) -> [Line] {
        let nodes = data.ways.nodes
        var runs: [Run] = []
        for index in group {
            guard case .line(let way) = set.features[index].shape else { continue }
            for range in Self.runs(nodes, data.ways.nodeRange(Int(way))) {
                runs.append(Run(nodes: range, feature: index))
            }
        }
        // For each end node the runs that end there; a third one makes the node a crossing.
        var ends: [UInt32: (first: Int, second: Int, count: Int)] = [:]
        ends.reserveCapacity(runs.count * 2)
        for (index, run) in runs.enumerated() {
            for node in [nodes[run.nodes.lowerBound], nodes[run.nodes.upperBound - 1]] {
                var entry = ends[node] ?? (index, index, 0)
                if entry.count == 1 { entry.second = index }
                entry.count += 1
                ends[node] = entry
            }
        }
        var used = [Bool](repeating: false, count: runs.count)
        var lines: [Line] = []

        func neighbor(of run: Int, at node: UInt32) -> Int? {
            guard let entry = ends[node], entry.count == 2, entry.first != entry.second else {
                return nil
            }
            let other = entry.first == run ? entry.second : entry.first
            return used[other] ? nil : other
        }
        /// Follows runs from `start`, leaving at `node`, and returns them with their directions.
        func follow(_ start: Int, _ node: UInt32) -> [(run: Int, forward: Bool)] {
            var steps: [(run: Int, forward: Bool)] = []
            var current = start
            var node = node
            while let next = neighbor(of: current, at: node) {
                used[next] = true
                let range = runs[next].nodes
                let forward = nodes[range.lowerBound] == node
                steps.append((next, forward))
                node = forward ? nodes[range.upperBound - 1] : nodes[range.lowerBound]
                current = next
            }
            return steps
        }

        for start in runs.indices where !used[start] {
            used[start] = true
            let range = runs[start].nodes
            let after = follow(start, nodes[range.upperBound - 1])
            let before = follow(start, nodes[range.lowerBound])
            let steps = before.reversed().map { ($0.run, !$0.forward) } + [(start, true)] + after
            var points: [GridPoint] = []
            var feature = Int.max
            for (run, forward) in steps {
                let part = nodes[runs[run].nodes]
                let skip = points.isEmpty ? 0 : 1
                if forward {
                    for node in part.dropFirst(skip) { points.append(set.places[Int(node)]) }
                } else {
                    for node in part.reversed().dropFirst(skip) {
                        points.append(set.places[Int(node)])
                    }
                }
                feature = min(feature, runs[run].feature)
            }
            lines.append(Line(points: points, feature: feature))
        }
        return lines
    }

    /// The parts of a node range of two nodes or more between missing nodes.
    static func runs(_ nodes: [UInt32], _ range: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = range.lowerBound
        for index in range where nodes[index] == Dataset.missing {
            if index - start >= 2 { result.append(start..<index) }
            start = index + 1
        }
        if range.upperBound - start >= 2 { result.append(start..<range.upperBound) }
        return result
    }
}
