import OpenStreetMap

/// Joins lines of equal layer and attributes end to end.
///
/// Lines are joined at nodes where exactly two line ends of the group meet. Where more meet, those that carry labels end, so that a
/// name does not turn at a crossing; others go straight on: of the pairs of ends the straightest are joined first.
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
        return groups.flatMap { join(group: $1, crosses: !$0.layer.labelsLines) }.sorted {
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

    /// One of a run's two ends: twice the run's number, one more for its last node.
    private typealias End = Int

    private func join(group: [Int], crosses: Bool) -> [Line] {
        let nodes = data.ways.nodes
        var runs: [Run] = []
        for index in group {
            guard case .line(let way) = set.features[index].shape else { continue }
            for range in Self.runs(nodes, data.ways.nodeRange(Int(way))) {
                runs.append(Run(nodes: range, feature: index))
            }
        }
        let partners = partners(runs, crosses: crosses)
        var used = [Bool](repeating: false, count: runs.count)
        var lines: [Line] = []

        /// Follows runs from an end, and returns them with their directions.
        func follow(_ end: End) -> [(run: Int, forward: Bool)] {
            var steps: [(run: Int, forward: Bool)] = []
            var end = end
            while partners[end] >= 0 {
                let next = End(partners[end])
                guard !used[next / 2] else { break }
                used[next / 2] = true
                steps.append((next / 2, next % 2 == 0))
                end = next ^ 1
            }
            return steps
        }

        for start in runs.indices where !used[start] {
            used[start] = true
            let after = follow(2 * start + 1)
            let before = follow(2 * start)
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

    /// The end that each end goes on at; −1 for none.
    private func partners(_ runs: [Run], crosses: Bool) -> [Int32] {
        let nodes = data.ways.nodes
        var ends: [(node: UInt32, end: Int32)] = []
        ends.reserveCapacity(runs.count * 2)
        for (index, run) in runs.enumerated() {
            ends.append((nodes[run.nodes.lowerBound], Int32(2 * index)))
            ends.append((nodes[run.nodes.upperBound - 1], Int32(2 * index + 1)))
        }
        ends.sort { ($0.node, $0.end) < ($1.node, $1.end) }
        var partners = [Int32](repeating: -1, count: ends.count)
        var start = 0
        while start < ends.count {
            var stop = start + 1
            while stop < ends.count, ends[stop].node == ends[start].node { stop += 1 }
            if stop - start == 2 {
                let (one, other) = (ends[start].end, ends[start + 1].end)
                // A ring does not go on with itself.
                if one / 2 != other / 2 {
                    partners[Int(one)] = other
                    partners[Int(other)] = one
                }
            } else if stop - start > 2, crosses {
                join(ends[start..<stop].map { Int($0.end) }, runs, &partners)
            }
            start = stop
        }
        return partners
    }

    /// The maximum number of ends at a crossing of which pairs are sought; where more meet, all end.
    private static let mostEnds = 16
    /// The cosine of the sharpest turn of lines that go straight on: 60 degrees.
    private static let leastCosine = 0.5

    /// Joins the ends that meet at a crossing, the straightest pairs first.
    private func join(_ meeting: [End], _ runs: [Run], _ partners: inout [Int32]) {
        guard meeting.count <= Self.mostEnds else { return }
        let ways = meeting.map { way(from: $0, runs) }
        var pairs: [(cosine: Double, one: Int, other: Int)] = []
        for one in meeting.indices {
            for other in meeting.indices where other > one {
                guard meeting[one] / 2 != meeting[other] / 2 else { continue }
                let cosine = -(ways[one] * ways[other]).sum()
                if cosine >= Self.leastCosine { pairs.append((cosine, one, other)) }
            }
        }
        pairs.sort { ($1.cosine, $0.one, $0.other) < ($0.cosine, $1.one, $1.other) }
        var isTaken = [Bool](repeating: false, count: meeting.count)
        for pair in pairs where !isTaken[pair.one] && !isTaken[pair.other] {
            (isTaken[pair.one], isTaken[pair.other]) = (true, true)
            partners[meeting[pair.one]] = Int32(meeting[pair.other])
            partners[meeting[pair.other]] = Int32(meeting[pair.one])
        }
    }

    /// The direction in which a run leaves the node at one of its ends, of length 1; zero where it stays in its place.
    private func way(from end: End, _ runs: [Run]) -> SIMD2<Double> {
        let range = runs[end / 2].nodes
        let isLast = end % 2 == 1
        let nodes = data.ways.nodes
        let here = set.places[Int(nodes[isLast ? range.upperBound - 1 : range.lowerBound])]
        let next = set.places[Int(nodes[isLast ? range.upperBound - 2 : range.lowerBound + 1])]
        let way = SIMD2(Double(next.x) - Double(here.x), Double(next.y) - Double(here.y))
        let length = (way * way).sum().squareRoot()
        return length > 0 ? way / length : .zero
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
