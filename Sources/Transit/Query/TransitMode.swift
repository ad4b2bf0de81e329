/// A kind of vehicle.
public enum TransitMode: String, CaseIterable, Sendable {
    /// A tram or light rail.
    case tram
    /// An underground train.
    case metro
    /// A train.
    case rail
    /// A bus.
    case bus
    /// A coach between cities.
    case coach
    /// A ferry or another boat.
    case ferry
    /// A tram that is drawn by a cable.
    case cableTram
    /// An aerial lift.
    case aerialLift
    /// A funicular.
    case funicular
    /// A trolleybus.
    case trolleybus
    /// A monorail.
    case monorail
    /// A plane.
    case air
    /// A taxi.
    case taxi
    /// Any other kind of vehicle.
    case other

    /// The kind of vehicle of a line, by GTFS's number or an extended one.
    public init(routeType: Int) {
        self =
            switch routeType {
            case 0, 900...999: .tram
            case 1, 400...404, 500...699: .metro
            case 2, 100...199, 300...399: .rail
            case 3, 700...799: .bus
            case 200...299: .coach
            case 4, 1000...1099, 1200...1299: .ferry
            case 5: .cableTram
            case 6, 1300...1399: .aerialLift
            case 7, 1400...1499: .funicular
            case 11, 800...899: .trolleybus
            case 12, 405: .monorail
            case 1100...1199: .air
            case 1500...1599: .taxi
            default: .other
            }
    }
}
