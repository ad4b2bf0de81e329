import Foundation
import Geodesy
import OpenStreetMap
import ParallelWork

/// The named streets that nameless paths run beside.
///
/// A path is sampled every few meters. It runs beside a street if most samples have that street near them, in their own
/// direction and at their own level.
struct StreetsBeside {
    /// How far the middle of a street may lie from a path, and from a pavement, in meters.
    private static let reach = (path: 15.0, sidewalk: 25.0)
    /// How many degrees their directions may differ.
    private static let parallel = 25.0
    /// Paths nearer than this, in meters, are drawn upon a street.
    private static let apart = 1.0
    /// The distance of samples, in meters.
    private static let spacing = 12.0
    /// The share of samples which have the street beside them.
    private static let share = 0.6
    /// Paths no longer than this, in meters, lead to something instead of running beside it.
    private static let shortest = 10.0
    /// Samples of one path at the most; a longer one is sampled farther apart.
    private static let mostSamples = 200
    /// Units of 1e-7 degrees in a meter of latitude.
    private static let unitsPerMeter = 1e7 / WGS84.metersPerDegree

    /// A piece of a named street between two nodes.
    struct Piece {
        var start, end: PackedCoordinate
        var name, layer: UInt32
    }

    private struct Sample {
        var place: PackedCoordinate
        /// Degrees from north, whichever way.
        var course: Double
    }

    private let data: Dataset
    private let layerKey, tunnelKey: UInt32?
    private var pieces = StreetGrid()

    /// Looks for the streets near some paths.
    ///
    /// - Parameters:
    ///   - paths: The ways that will be asked for.
    ///   - threads: Threads that share in it.
    init(_ data: Dataset, near paths: [UInt32], threads: WorkerThreads) {
        self.data = data
        layerKey = data.strings.id("layer")
        tunnelKey = data.strings.id("tunnel")
        var wanted = StreetGrid.Filter(paths: paths.count)
        let filters = threads.map(threads.count) { part in
            var filter = StreetGrid.Filter(paths: paths.count)
            let count = paths.count
            for number in count * part / threads.count..<count * (part + 1) / threads.count {
                for sample in samples(paths[number]) {
                    for square in squares(around: sample.place, Self.reach.sidewalk) {
                        filter.insert(square)
                    }
                }
            }
            return filter
        }
        for filter in filters { wanted.formUnion(filter) }
        guard !wanted.isEmpty else { return }
        pieces = StreetGrid(
            threads.mapRanges(data.ways.ids.count) { streets(of: $0, in: wanted) }.joined())
    }

    /// The name of the street that a path runs beside; nil if it is beside none.
    func name(of path: UInt32, isSidewalk: Bool) -> String? {
        let samples = samples(path)
        guard !samples.isEmpty else { return nil }
        let reach = isSidewalk ? Self.reach.sidewalk : Self.reach.path
        let layer = layer(path)
        var votes: [UInt32: Int] = [:]
        for sample in samples {
            if let name = nearest(to: sample, within: reach, layer) { votes[name, default: 0] += 1 }
        }
        let enough = Double(samples.count) * Self.share
        return votes.first { Double($0.value) >= enough }.map { data.strings[$0.key] }
    }

    // MARK: Streets

    private static let kinds = [
        "trunk", "primary", "secondary", "tertiary", "unclassified", "residential",
        "living_street", "pedestrian", "road",
    ]

    /// The pieces of the streets among some ways, in all squares that may be wanted.
    private func streets(of ways: Range<Int>, in wanted: StreetGrid.Filter) -> [StreetGrid.Entry] {
        let strings = data.strings
        guard let highway = strings.id("highway"), let nameKey = strings.id("name") else {
            return []
        }
        let kinds = Set(Self.kinds.compactMap { strings.id($0) })
        var entries: [StreetGrid.Entry] = []
        for way in ways {
            let tags = data.ways.tags[way]
            guard let kind = tags[highway], kinds.contains(kind), let name = tags[nameKey] else {
                continue
            }
            let layer = layer(UInt32(way))
            let nodes = data.ways.nodes[data.ways.nodeRange(way)]
            for (one, other) in zip(nodes, nodes.dropFirst())
            where one != Dataset.missing && other != Dataset.missing && one != other {
                let piece = Piece(
                    start: data.nodes.coordinate(one), end: data.nodes.coordinate(other),
                    name: name, layer: layer)
                for square in StreetGrid.squares(of: piece) where wanted.mayContain(square) {
                    entries.append((square, piece))
                }
            }
        }
        return entries
    }

    private func layer(_ way: UInt32) -> UInt32 {
        let tags = data.ways.tags[Int(way)]
        // What is in a tunnel is beside nothing that is not.
        let tunnel = tunnelKey.flatMap { tags[$0] } ?? 0
        return (layerKey.flatMap { tags[$0] } ?? 0) &* 31 &+ tunnel
    }

    // MARK: Samples

    private func samples(_ path: UInt32) -> [Sample] {
        let nodes = data.ways.nodes[data.ways.nodeRange(Int(path))]
            .filter { $0 != Dataset.missing }
        let pairs = zip(nodes, nodes.dropFirst()).filter { $0 != $1 }
        let lengths = pairs.map { data.nodes.meters($0, $1) }
        let length = lengths.reduce(0, +)
        guard length > Self.shortest, length < 100_000 else { return [] }
        let count = min(max(1, Int(length / Self.spacing)), Self.mostSamples)
        var result: [Sample] = []
        var (index, passed) = (0, 0.0)
        for number in 0..<count {
            let goal = length * (Double(number) + 0.5) / Double(count)
            while index + 1 < pairs.count, passed + lengths[index] < goal {
                passed += lengths[index]
                index += 1
            }
            let (one, other) = (
                data.nodes.coordinate(pairs[index].0), data.nodes.coordinate(pairs[index].1)
            )
            let share = lengths[index] > 0 ? min((goal - passed) / lengths[index], 1) : 0
            result.append(
                Sample(
                    place: one.interpolated(to: other, share),
                    course: LocalPlane(one).bearing(to: other)))
        }
        return result
    }

    private func squares(around place: PackedCoordinate, _ meters: Double) -> StreetGrid.Squares {
        let north = Int32(meters * Self.unitsPerMeter)
        let east = Int32(
            min(
                Double(north) / max(LocalPlane(place).scale, 0.01),
                Double(StreetGrid.squareSide) * 8))
        func square(_ rows: Int32, _ columns: Int32) -> StreetGrid.Square {
            StreetGrid.Square(PackedCoordinate(place.latitude &+ rows, place.longitude &+ columns))
        }
        let (low, high) = (square(-north, -east), square(north, east))
        guard low.column <= high.column else {
            return StreetGrid.Squares(from: square(0, 0), to: square(0, 0))
        }
        return StreetGrid.Squares(from: low, to: high)
    }

    /// The nearest street that leads in a sample's direction.
    private func nearest(to sample: Sample, within meters: Double, _ layer: UInt32) -> UInt32? {
        let plane = LocalPlane(sample.place)
        var best = meters
        var found: UInt32?
        for square in squares(around: sample.place, meters) {
            for piece in pieces[square] where piece.layer == layer {
                guard let share = plane.share(along: piece.start, piece.end),
                    Self.deviation(
                        LocalPlane(piece.start).bearing(to: piece.end), sample.course)
                        <= Self.parallel
                else { continue }
                let foot = plane.offset(
                    of: piece.start.interpolated(to: piece.end, share),
                    metersPerUnit: 1 / Self.unitsPerMeter)
                let course = sample.course * .pi / 180
                let along = foot.east * sin(course) + foot.north * cos(course)
                let across = abs(foot.east * cos(course) - foot.north * sin(course))
                // What ends before the path begins is ahead of it or behind, not beside it.
                guard across >= max(abs(along), Self.apart), across < best else { continue }
                (best, found) = (across, piece.name)
            }
        }
        return found
    }

    /// The angle between two lines, 0 to 90 degrees.
    private static func deviation(_ one: Double, _ other: Double) -> Double {
        let angle = abs(one - other).truncatingRemainder(dividingBy: 180)
        return min(angle, 180 - angle)
    }
}
