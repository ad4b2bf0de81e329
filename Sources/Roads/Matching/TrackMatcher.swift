import Bytes
import Foundation
import Geodesy
import MapGeometry

/// Finds the likeliest sequence of roads for the points of a track (Viterbi's algorithm).
struct TrackMatcher {
    /// The spread of the difference between the way along roads and the straight line, in meters.
    private static let beta = 12.0
    /// How far positions may seem to run backwards on a road, in meters.
    private static let backwardMeters = 20.0

    /// A stretch of the track without a gap.
    struct Run {
        /// A point of the track with its place.
        struct Point {
            /// Its number in the track.
            let index: Int
            let snap: RoadSnap
            /// The place of its state among those of the stretch.
            let state: Int
            /// How many other roads are nearly as likely.
            let alternatives: Int
        }

        var points: [Point] = []
        var states: [UInt32] = []
        /// The mean likelihood of a point beside that of one on its road.
        var confidence = 1.0
    }

    /// Roads are nearly as likely as another whose likelihood is at most e to this power times theirs.
    private static let nearlyAsLikely = 2.0

    private struct Candidate {
        let snap: RoadSnap
        let arc: UInt32
        let state: UInt32
        /// The logarithm of the likelihood of the best sequence up to here.
        var score: Double
        /// The candidate before, and the states entered since.
        var origin = -1
        var states: [UInt32] = []
    }

    private struct Layer {
        let index: Int
        let coordinate: CLLocationCoordinate2D
        var candidates: [Candidate]
    }

    private let graph: RoadGraph
    private var layers: [Layer] = []
    private(set) var runs: [Run] = []
    private var reach: BoundedSearch

    init(_ graph: RoadGraph) {
        self.graph = graph
        reach = BoundedSearch(graph)
    }

    /// Adds a point with the roads near it.
    ///
    /// - Parameter spread: That of positions around the road, in meters.
    mutating func add(
        _ snaps: [RoadSnap], of index: Int, at coordinate: CLLocationCoordinate2D, spread: Double
    ) {
        var candidates: [Candidate] = []
        for snap in snaps {
            let off = snap.meters / spread
            for arc in snap.arcs {
                candidates.append(
                    Candidate(
                        snap: snap, arc: arc, state: graph.arcStates[Int(arc)],
                        score: -0.5 * off * off))
            }
        }
        var layer = Layer(index: index, coordinate: coordinate, candidates: candidates)
        if let before = layers.last {
            connect(before, &layer)
            if layer.candidates.isEmpty {
                finish()
                layer.candidates = candidates
            }
        }
        layers.append(layer)
    }

    /// Ends the sequence under way.
    mutating func finish() {
        defer { layers = [] }
        guard layers.count >= 2, let last = layers.last,
            var best = last.candidates.indices.max(by: {
                last.candidates[$0].score < last.candidates[$1].score
            })
        else { return }
        var run = Run()
        run.confidence = exp(last.candidates[best].score / Double(layers.count))
        var chosen: [Int] = []
        for layer in layers.reversed() {
            chosen.append(best)
            best = layer.candidates[best].origin
        }
        for (layer, place) in zip(layers, chosen.reversed()) {
            let candidate = layer.candidates[place]
            run.states += candidate.origin < 0 ? [candidate.state] : candidate.states
            run.points.append(
                Run.Point(
                    index: layer.index, snap: candidate.snap, state: run.states.count - 1,
                    alternatives: Self.alternatives(to: candidate, in: layer)))
        }
        runs.append(run)
    }

    /// How many other roads of a layer are nearly as likely as one.
    private static func alternatives(to candidate: Candidate, in layer: Layer) -> Int {
        let roads = layer.candidates.lazy.filter { $0.score >= candidate.score - nearlyAsLikely }
            .map(\.snap.segment)
        return Set(roads).subtracting([candidate.snap.segment]).count
    }

    /// Keeps the candidates of a layer that the layer before leads to, with their best origins.
    private mutating func connect(_ before: Layer, _ layer: inout Layer) {
        let straight = Self.meters(before.coordinate, layer.coordinate)
        let limit = straight * 2 + 300
        var scores = [Double](repeating: -.infinity, count: layer.candidates.count)
        let emissions = layer.candidates.map(\.score)
        let wanted = Set(layer.candidates.map(\.arc))
        for (origin, from) in before.candidates.enumerated() {
            // Origins too unlikely to win are skipped.
            guard from.score > (before.candidates.map(\.score).max() ?? 0) - 60 else { continue }
            let last = from.states.last ?? from.state
            reach.run(from: last, share: from.snap.share(of: from.arc), limit: limit, to: wanted)
            for (index, to) in layer.candidates.enumerated() {
                guard let way = distance(from, last, to) else { continue }
                let score =
                    from.score + emissions[index] - abs(way.meters - straight) / Self.beta
                guard score > scores[index] else { continue }
                scores[index] = score
                layer.candidates[index].score = score
                layer.candidates[index].origin = origin
                layer.candidates[index].states = way.states
            }
        }
        layer.candidates = layer.candidates.filter { $0.origin >= 0 }
    }

    /// The way along roads from one candidate to the next, and the states entered.
    private func distance(
        _ from: Candidate, _ last: UInt32, _ to: Candidate
    ) -> (meters: Double, states: [UInt32])? {
        let length = graph.meters(ofArc: to.arc)
        if from.arc == to.arc {
            let meters = (to.snap.share(of: to.arc) - from.snap.share(of: from.arc)) * length
            if meters >= -Self.backwardMeters { return (max(0, meters), []) }
        }
        guard let found = reach.way(to: to.arc) else { return nil }
        return (found.meters + to.snap.share(of: to.arc) * length, found.states)
    }

    static func meters(
        _ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D
    ) -> Double {
        MidLatitudeDistance.meters(
            PackedCoordinate(Int32(one.latitude * 1e7), Int32(one.longitude * 1e7)),
            PackedCoordinate(Int32(other.latitude * 1e7), Int32(other.longitude * 1e7)))
    }
}

extension RoadGraph {
    /// The length of an arc in meters.
    func meters(ofArc arc: UInt32) -> Double { Double(segmentLengths[Int(arc / 2)]) / 100 }
}
