import Transit

/// What colors the map's page gives to routes and points, on light ground or on dark one.
package struct PageColors {
    /// The color of a route's line.
    let route: String
    /// The color of the line's casing.
    let routeCase: String
    /// The casing of rides, and the inside of stops.
    let ground: String
    /// The dots of a walk to a stop.
    let walk: String
    /// The pins of the start and of what lies between.
    let pin: String
    /// The pin of the end.
    let endPin: String

    /// The colors on a light map.
    static let light = PageColors(
        route: "#3a78e0", routeCase: "#173e85", ground: "#ffffff", walk: "#3c5478", pin: "#173e85",
        endPin: "#cb3a27")
    /// The colors on a dark map.
    static let dark = PageColors(
        route: "#6ea3f7", routeCase: "#0d1b33", ground: "#14181f", walk: "#cfdcf2", pin: "#2a5cc0",
        endPin: "#cb3a27")

    /// Of layers of points, one after the other.
    static let points = ["#b3306b", "#1f6feb", "#0f7b53", "#9a5b00", "#6b46c1", "#b42318"]

    /// Of a vehicle whose line has no color.
    static func vehicle(_ mode: TransitMode) -> String {
        vehicles[mode.rawValue] ?? otherVehicle
    }

    static let vehicles = [
        "tram": "#a8480c", "metro": "#9a2257", "rail": "#1d5ca3", "ferry": "#14677f",
        "bus": "#2a7048", "coach": "#2a7048", "trolleybus": "#2a7048",
    ]
    static let otherVehicle = "#56606e"

    /// All colors.
    package static var all: [String] {
        let grounds = [light, dark].flatMap {
            [$0.route, $0.routeCase, $0.ground, $0.walk, $0.pin, $0.endPin]
        }
        return grounds + points + vehicles.values.sorted() + [otherVehicle]
    }
}
