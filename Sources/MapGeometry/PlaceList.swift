/// Places that questions ask for again and again, such as the stops of a timetable.
///
/// Lists are distinguished by identity, so that services can cache what they computed for one.
public final class PlaceList: Sendable {
    /// The places.
    public let coordinates: [CLLocationCoordinate2D]

    /// Creates a list.
    public init(_ coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }
}
