import Foundation
import Geodesy
import OpenStreetMap
import ParallelWork

/// The named streets that nameless paths run beside.
///
/// A path is sampled every few meters. It runs beside a street if most samples have that street near them, in their own
/// direction and at their own level.
struct StreetsBeside {
    /// How far the middle of a street may lie from a path, and from a sidewalk, in meters.
    private static let reach = (path: 15.0, sidewalk: 25.0)
    /// How many degrees their directions may differ.
    private static let parallel = 25.0
    /// Paths nearer than this, in meters, are drawn upon a street.
    private static let apart = 1.0
    /// The share of samples which have the street beside them.
    private static let share = 0.6

    /// A piece of a named street between two nodes.
    struct Piece {
        var start, end: PackedCoordinate
        var name, layer: UInt32
    }

    private let ways: SampledWays
    private let pieces: StreetGrid

    /// Looks for the streets near some paths.
    ///
    /// - Parameters:
    ///   - paths: The ways that will be asked for.
    ///   - threads: Threads that share in it.
    init(_ data: Dataset, near paths: [UInt32], threads: WorkerThreads) {
        let ways = SampledWays(data)
        self.ways = ways
        let filters = threads.map(threads.count) { part in
            var filter = StreetGrid.Filter(paths: paths.count)
            let count = paths.count
            for number in count * part / threads.count..<count * (part + 1) / threads.count {
                for sample in ways.samples(of: paths[number]) {
                    for square in StreetGrid.squares(within: Self.reach.sidewalk, of: sample.place)
                    {
                        filter.insert(square)
                    }
                }
            }
            return filter
        }
        var wanted = StreetGrid.Filter(paths: paths.count)
        for filter in filters { wanted.formUnion(filter) }
        pieces =
            wanted.isEmpty
            ? StreetGrid()
            : StreetGrid(
                threads.mapRanges(data.ways.ids.count) { [wanted] in
                    Self.streets(among: $0, of: ways, in: wanted)
                }.joined())
    }

    /// The name of the street that a path runs beside; nil if it is beside none.
    func name(of path: UInt32, isSidewalk: Bool) -> String? {
        let samples = ways.samples(of: path)
        guard !samples.isEmpty else { return nil }
        let reach = isSidewalk ? Self.reach.sidewalk : Self.reach.path
        let layer = ways.layer(of: path)
        var votes: [UInt32: Int] = [:]
        for sample in samples {
            if let name = nearest(to: sample, within: reach, layer) { votes[name, default: 0] += 1 }
        }
        let enough = Double(samples.count) * Self.share
        return votes.first { Double($0.value) >= enough }.map { ways.data.strings[$0.key] }
    }

    private static let kinds = [
        "trunk", "primary", "secondary", "tertiary", "unclassified", "residential",
        "living_street", "pedestrian", "road",
    ]

    /// The pieces of the streets among some ways, in all squares that may be wanted.
    private static func streets(
        among numbers: Range<Int>, of ways: SampledWays, in wanted: StreetGrid.Filter
    ) -> [StreetGrid.Entry] {
        let data = ways.data
        let strings = data.strings
        guard let highway = strings.id("highway"), let nameKey = strings.id("name") else {
            return []
        }
        let kinds = Set(Self.kinds.compactMap { strings.id($0) })
        var entries: [StreetGrid.Entry] = []
        for way in numbers {
            let tags = data.ways.tags[way]
            guard let kind = tags[highway], kinds.contains(kind), let name = tags[nameKey] else {
                continue
            }
            let layer = ways.layer(of: UInt32(way))
            for place in data.ways.nodeRange(way).dropLast() {
                let (one, other) = (data.ways.nodes[place], data.ways.nodes[place + 1])
                guard one != Dataset.missing, other != Dataset.missing, one != other else {
                    continue
                }
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

    /// The nearest street that leads in a sample's direction.
    private func nearest(to sample: SampledWays.Sample, within meters: Double, _ layer: UInt32)
        -> UInt32?
    {
        let plane = LocalPlane(sample.place)
        var best = meters
        var found: UInt32?
        for square in StreetGrid.squares(within: meters, of: sample.place) {
            pieces.forEachPiece(in: square) { piece in
                guard piece.layer == layer, let share = plane.share(along: piece.start, piece.end),
                    Self.deviation(
                        LocalPlane(piece.start).bearing(to: piece.end), sample.course)
                        <= Self.parallel
                else { return }
                let foot = plane.offset(
                    of: piece.start.interpolated(to: piece.end, share),
                    metersPerUnit: 1 / StreetGrid.unitsPerMeter)
                let course = sample.course * .pi / 180
                let along = foot.east * sin(course) + foot.north * cos(course)
                let across = abs(foot.east * cos(course) - foot.north * sin(course))
                // What ends before the path begins is ahead of it or behind, not beside it.
                guard across >= max(abs(along), Self.apart), across < best else { return }
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
