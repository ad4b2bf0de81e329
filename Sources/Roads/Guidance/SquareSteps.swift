import Bytes
import Columns

/// Walkers on squares: the way across, before or after a leg's roads, is a step of its own, and where one
/// comes on to a square or leaves it a turn is said even if no other road is there, as all the square is open to one.
extension GuidanceGraph {
    /// The turn angle up to which no announcement is needed, in degrees: the way on lies in sight.
    private static let inSight = 60.0
    /// A way across a square of so few meters is no step of its own.
    private static let stub = 8.0
    /// A way across a square without a name that is no longer, in meters, is called like the road it goes over into.
    private static let shortWay = 25.0

    /// A corner of a square at which a leg comes from it to a road, or the other way round.
    struct SquareCorner {
        /// The corner's place on the leg's line.
        var point: Int
        var crossing: Crossing
        var turn: Turn
        /// The way across the square.
        var meters: Double
        /// The duration in hundredths of a second.
        var time: Int
        /// What the square is called.
        var text: RoadText
    }

    /// The corner at which a leg leaves the square it begins on; nil if it does not begin on one, or nothing is
    /// to be said there.
    func cornerAfterDeparture(_ leg: RouteLeg) -> SquareCorner? {
        guard let path = leg.start.areaPath, !path.isWhole else { return nil }
        return corner(path, leg, at: path.through.count + 1, tail(leg.arcs[0]), text(leg.arcs[0]))
    }

    /// The corner at which a leg comes to the square it ends on, in the same way.
    func cornerBeforeArrival(_ leg: RouteLeg) -> SquareCorner? {
        guard let path = leg.end.areaPath, !path.isWhole, leg.start.areaPath?.isWhole != true,
            let point = leg.latitudes.indices.last(where: {
                leg.latitudes[$0] == leg.end.latitude && leg.longitudes[$0] == leg.end.longitude
            })
        else { return nil }
        let arc = leg.arcs[leg.arcs.count - 1]
        return corner(path, leg, at: point, head(arc), text(arc))
    }

    private func corner(
        _ path: RoadSnap.AreaPath, _ leg: RouteLeg, at point: Int, _ junction: UInt32,
        _ road: RoadText
    ) -> SquareCorner? {
        guard path.meters > Self.stub, point > 0, point + 1 < leg.latitudes.count else {
            return nil
        }
        let incoming = bearing(leg, at: point - 1)
        let outgoing = bearing(leg, at: point)
        let angle = TurnAngle.between(incoming, outgoing)
        let text = text(ofSquare: path.area)
        var turn = Turn(.turn, TurnModifier(angle: angle))
        if TurnAngle.fromStraight(angle) <= Self.inSight {
            // Where the road is in sight no announcement is needed; where the path leads around something, it is.
            guard !path.through.isEmpty, !text.isAnonymous || path.meters > Self.shortWay
            else { return nil }
            let isChange = !text.isAnonymous && !road.isAnonymous && names.isChange(text, road)
            turn = Turn(isChange ? .newName : .suppressed, .straight)
        }
        let sight = CachedJunction(
            junction,
            arms: [
                .init(bearing: TurnAngle.reversed(incoming), isAllowed: false),
                .init(bearing: outgoing),
            ])
        return SquareCorner(
            point: point,
            crossing: Crossing(
                sight: sight, latitude: leg.latitudes[point], longitude: leg.longitudes[point],
                incoming: 0, outgoing: 1),
            turn: turn, meters: path.meters, time: Int(path.duration), text: text)
    }

    /// Whether one turns so much on to a line across a square, or off it, that it is said whatever else is there.
    func isSquareTurn(_ angle: Double, from arc: UInt32, to next: UInt32) -> Bool {
        flags(arc).contains(.acrossArea) != flags(next).contains(.acrossArea)
            && TurnAngle.fromStraight(angle) > Self.inSight
    }

    /// What a square is called; nothing where no line leads across it.
    private func text(ofSquare area: UInt32) -> RoadText {
        let way = graph.areas.ways[Int(area)]
        guard way != .max else { return RoadText() }
        return RoadText(name: graph.wayNames[Int(way)], ref: graph.wayRefs[Int(way)])
    }
}
