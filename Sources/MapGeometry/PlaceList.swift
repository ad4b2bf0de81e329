/// Places that questions ask for again and again, such as the stops of a timetable.
///
/// Lists are told apart by identity, so that whoever answers may keep what was found out about one.
public final class PlaceList: Sendable {
    /// The places.
    public let coordinates: [CLLocationCoordinate2D]

    /// Creates a list.
    public init(_ coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }
}
