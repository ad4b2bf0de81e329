// The names that nested types had before Swift 4.2, so that sources of that time compile.

/// A request for directions by its earlier name.
@available(*, deprecated, renamed: "MKDirections.Request")
public typealias MKDirectionsRequest = MKDirections.Request

/// An answer with directions by its earlier name.
@available(*, deprecated, renamed: "MKDirections.Response")
public typealias MKDirectionsResponse = MKDirections.Response

/// An answer with the time that a way takes by its earlier name.
@available(*, deprecated, renamed: "MKDirections.ETAResponse")
public typealias MKETAResponse = MKDirections.ETAResponse

/// A request for places by its earlier name.
@available(*, deprecated, renamed: "MKLocalSearch.Request")
public typealias MKLocalSearchRequest = MKLocalSearch.Request

/// An answer with places by its earlier name.
@available(*, deprecated, renamed: "MKLocalSearch.Response")
public typealias MKLocalSearchResponse = MKLocalSearch.Response

/// The options of a map snapshot, by their earlier name.
@available(*, deprecated, renamed: "MKMapSnapshotter.Options")
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options

/// A picture of a map by its earlier name.
@available(*, deprecated, renamed: "MKMapSnapshotter.Snapshot")
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
