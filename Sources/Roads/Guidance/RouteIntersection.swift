import Geodesy
import MapGeometry

/// A place on a step where roads meet, or where the class of the road changes, as in OSRM's answers.
public struct RouteIntersection: Sendable, Equatable {
    /// Where it lies: latitude, 1e-7 degrees.
    package var latitude: Int32
    /// Where it lies: longitude, 1e-7 degrees.
    package var longitude: Int32
    /// The position of the intersection.
    public var coordinate: CLLocationCoordinate2D {
        PackedCoordinate(latitude, longitude).coordinate
    }
    /// The bearings of its roads seen from there, degrees clockwise from north, ascending.
    ///
    /// As in OSRM's answers they are multiples of 15, but where a leg begins or ends.
    public var bearings: [Int]
    /// Whether each of the roads may be entered.
    public var entry: [Bool]
    /// The index of the road of arrival, nil where a leg begins; its bearing points back.
    public var incoming: Int?
    /// The index of the road that is taken; nil where a leg ends.
    public var outgoing: Int?
    /// The lanes before it from left to right; empty where nothing is known.
    public var lanes: [Maneuver.Lane]
    /// The classes of the road after it, by OSRM's names; see `RoadFlags.classNames`.
    public var classes: [String]
}

extension RouteStep {
    /// Where roads meet on the step: first the place of its maneuver, then those passed on the way to the next step.
    public var intersections: [RouteIntersection] {
        crossings.map { crossing in
            let order = crossing.order
            return RouteIntersection(
                latitude: crossing.latitude, longitude: crossing.longitude,
                bearings: order.map { crossing.told($0) },
                entry: order.map { crossing.roads[$0].isAllowed },
                incoming: order.firstIndex(of: crossing.incoming),
                outgoing: order.firstIndex(of: crossing.outgoing),
                lanes: crossing.lanes?.described ?? [], classes: crossing.flags.classNames)
        }
    }
}

extension RoadFlags {
    /// The classes of a road in OSRM's answers.
    static let classes: [(flag: RoadFlags, name: String)] = [
        (.motorway, "motorway"), ([.destinationOnly, .isPrivate], "restricted"), (.toll, "toll"),
        (.tunnel, "tunnel"), (.ferry, "ferry"),
    ]

    private static let classFlags = classes.reduce(into: RoadFlags()) { $0.formUnion($1.flag) }

    /// The flags among these that make a class.
    var ofClasses: RoadFlags { intersection(Self.classFlags) }

    /// `motorway`, `restricted`, `toll`, `tunnel` and `ferry`, those of them that a road is.
    public var classNames: [String] {
        guard !ofClasses.isEmpty else { return [] }
        return Self.classes.filter { !isDisjoint(with: $0.flag) }.map(\.name)
    }
}
