import Geodesy

/// Distances between stops.
enum StopDistance {
    /// Returns the distance between two stops, in meters.
    static func meters(_ one: Stop, _ other: Stop) -> Double {
        MidLatitudeDistance.meters(
            fromLatitude: one.latitude, longitude: one.longitude, toLatitude: other.latitude,
            longitude: other.longitude)
    }
}

extension Route {
    /// The speed beyond which the validator takes a time for wrong.
    var fastestKilometersPerHour: Double {
        switch type {
        case 0, 900...999: 100
        case 2, 100...199: 500
        case 1, 3, 11, 12, 200...299, 400...499, 700...899: 150
        case 4, 1000...1099, 1200...1299: 80
        case 5: 30
        case 6, 7, 1300...1499: 50
        default: 1000
        }
    }
}
