import Foundation

/// An event of the sun on each day.
public enum SunEvent: Int, Sendable, CaseIterable {
    /// The beginning of civil twilight: the sun stands 6° below the horizon and rises.
    case dawn
    /// The upper rim of the sun appears: its middle stands 0.833° below the horizon.
    case sunrise
    /// The upper rim of the sun disappears.
    case sunset
    /// The end of civil twilight.
    case dusk

    fileprivate var isMorning: Bool { self == .dawn || self == .sunrise }
}

/// When the sun rises and sets at a place, by the clock that hangs there.
public struct SunClock: Sendable {
    /// The latitude in degrees.
    public let latitude: Double
    /// The longitude in degrees.
    public let longitude: Double
    /// Returns the minutes by which local time is ahead of UTC at noon of a day, counted since January 1, 1970.
    public let minutesAhead: @Sendable (_ day: Int) -> Int

    /// Creates a clock for a place and its time zone.
    public init(
        latitude: Double, longitude: Double, minutesAhead: @escaping @Sendable (_ day: Int) -> Int
    ) {
        self.latitude = latitude
        self.longitude = longitude
        self.minutesAhead = minutesAhead
    }

    /// The events of a day in minutes after local midnight.
    ///
    /// Where the sun does not rise, the night lasts from noon to noon, and where it does not set, the day from midnight to
    /// midnight. After the sunrise
    /// equation of Meeus, *Astronomical Algorithms*, chapters 15, 25 and 28: within a minute up to latitudes of 65°.
    func times(_ day: Int) -> SunTimes {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { return .usual }
        let ahead = minutesAhead(day)
        var events = [0, 0, 0, 0]
        for event in SunEvent.allCases {
            // Twice, since the sun moves on between noon and the event.
            var guess = 0.5
            var minute = 0.0
            for _ in 0..<2 {
                let sun = Self.sun(Double(day) + guess - Double(ahead) / 1440)
                guard let time = Self.minute(event, sun, latitude, longitude) else {
                    minute = sun.declination * latitude < 0 ? 720 : event.isMorning ? 0 : 1440
                    break
                }
                minute = time + Double(ahead)
                guess = minute / 1440
            }
            events[event.rawValue] = Int(minute.rounded())
        }
        return SunTimes(minutes: events)
    }

    /// The declination in radians and the equation of time in minutes, by days since 1970.
    private static func sun(_ days: Double) -> (declination: Double, equation: Double) {
        let century = (days - 10957.5) / 36525
        let radians = Double.pi / 180
        let length = (280.46646 + century * 36000.76983).truncatingRemainder(dividingBy: 360)
        let anomaly = (357.52911 + century * 35999.05029) * radians
        let eccentricity = 0.016708634 - century * 0.000042037
        let center =
            sin(anomaly) * (1.914602 - century * 0.004817)
            + sin(2 * anomaly) * 0.019993 + sin(3 * anomaly) * 0.000289
        let node = (125.04 - 1934.136 * century) * radians
        let apparent = (length + center - 0.00569 - 0.00478 * sin(node)) * radians
        let obliquity = (23.439291 - century * 0.013004 + 0.00256 * cos(node)) * radians
        let half = pow(tan(obliquity / 2), 2)
        let mean = 2 * length * radians
        let equation =
            half * sin(mean) - 2 * eccentricity * sin(anomaly)
            + 4 * eccentricity * half * sin(anomaly) * cos(mean) - half * half * sin(2 * mean) / 2
            - 1.25 * eccentricity * eccentricity * sin(2 * anomaly)
        return (asin(sin(obliquity) * sin(apparent)), 4 * equation / radians)
    }

    /// Minutes after midnight of UTC; nil where the sun does not come to that height.
    private static func minute(
        _ event: SunEvent, _ sun: (declination: Double, equation: Double), _ latitude: Double,
        _ longitude: Double
    ) -> Double? {
        let radians = Double.pi / 180
        let isTwilight = event == .dawn || event == .dusk
        let zenith = (isTwilight ? 96 : 90.833) * radians
        let parallel = latitude * radians
        let cosine =
            (cos(zenith) - sin(parallel) * sin(sun.declination))
            / (cos(parallel) * cos(sun.declination))
        guard abs(cosine) < 1 else { return nil }
        let angle = acos(cosine) / radians
        let noon = 720 - 4 * longitude - sun.equation
        return noon + (event.isMorning ? -4 : 4) * angle
    }
}

/// The events of the sun on a day, in minutes after midnight by the local clock.
struct SunTimes: Sendable, Equatable {
    let minutes: [Int]

    subscript(event: SunEvent) -> Int { minutes[event.rawValue] }

    /// The hours that the specification has for places that are not known.
    static let usual = SunTimes(minutes: [330, 360, 1080, 1110])
}
