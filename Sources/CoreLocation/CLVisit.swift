import Foundation

/// A stay of some length at a place.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    private let storedArrival: Date
    private let storedDeparture: Date
    private let storedCoordinate: CLLocationCoordinate2D
    private let storedAccuracy: CLLocationAccuracy

    /// The date of arrival; `distantPast` if it is not known.
    open var arrivalDate: Date { storedArrival }
    /// The date of departure; `distantFuture` while the visit lasts.
    open var departureDate: Date { storedDeparture }
    /// The center of the visit's area, in degrees.
    open var coordinate: CLLocationCoordinate2D { storedCoordinate }
    /// Radius of uncertainty of the place, in meters.
    open var horizontalAccuracy: CLLocationAccuracy { storedAccuracy }

    package init(
        arrivalDate: Date, departureDate: Date, coordinate: CLLocationCoordinate2D,
        horizontalAccuracy: CLLocationAccuracy
    ) {
        storedArrival = arrivalDate
        storedDeparture = departureDate
        storedCoordinate = coordinate
        storedAccuracy = horizontalAccuracy
    }

    /// Creates a visit of unknown time and place, for subclasses to replace.
    public override init() {
        storedArrival = .distantPast
        storedDeparture = .distantFuture
        storedCoordinate = kCLLocationCoordinate2DInvalid
        storedAccuracy = -1
    }

    /// Restores a visit from an archive.
    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "latitude"), coder.containsValue(forKey: "longitude")
        else { return nil }
        storedArrival = Date(
            timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "arrivalDate"))
        storedDeparture = Date(
            timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "departureDate"))
        storedCoordinate = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"),
            longitude: coder.decodeDouble(forKey: "longitude"))
        storedAccuracy = coder.decodeDouble(forKey: "horizontalAccuracy")
    }

    /// Encodes the dates, the coordinate and the accuracy.
    open func encode(with coder: NSCoder) {
        coder.encode(arrivalDate.timeIntervalSinceReferenceDate, forKey: "arrivalDate")
        coder.encode(departureDate.timeIntervalSinceReferenceDate, forKey: "departureDate")
        coder.encode(coordinate.latitude, forKey: "latitude")
        coder.encode(coordinate.longitude, forKey: "longitude")
        coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
    }

    /// Whether the class supports secure coding: always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
