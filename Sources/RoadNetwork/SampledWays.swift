import Geodesy
import OpenStreetMap

/// Ways seen at places a few meters apart.
struct SampledWays {
    /// Paths no longer than this, in meters, lead to something instead of running beside it.
    private static let shortest = 10.0
    /// Samples of one path at the most; a longer one is sampled farther apart.
    private static let mostSamples = 200
    /// The distance of samples, in meters.
    private static let spacing = 12.0

    /// A place on a way and the direction in which the way leads there.
    struct Sample {
        var place: PackedCoordinate
        /// Degrees from north, whichever way.
        var course: Double
    }

    let data: Dataset
    private let layerKey, tunnelKey: UInt32?

    init(_ data: Dataset) {
        self.data = data
        layerKey = data.strings.id("layer")
        tunnelKey = data.strings.id("tunnel")
    }

    /// What a way must have in common with what is beside it: the level, and whether it is in a tunnel.
    func layer(of way: UInt32) -> UInt32 {
        let tags = data.ways.tags[Int(way)]
        // What is in a tunnel is beside nothing that is not.
        let tunnel = tunnelKey.flatMap { tags[$0] } ?? 0
        return (layerKey.flatMap { tags[$0] } ?? 0) &* 31 &+ tunnel
    }

    /// The samples of a way; none where it is very short or long.
    func samples(of way: UInt32) -> [Sample] {
        var pairs: [(UInt32, UInt32)] = []
        var last: UInt32?
        // A slice of the nodes would be counted by all threads at one place.
        for place in data.ways.nodeRange(Int(way)) where data.ways.nodes[place] != Dataset.missing {
            let node = data.ways.nodes[place]
            if let last, last != node { pairs.append((last, node)) }
            last = node
        }
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
}
