import Bytes
import CalendarDays
import Columns
import Geodesy
import MapGeometry

extension Timetable {
    /// The farthest stop that a place is taken for, in meters.
    private static let farthestStop = 1000.0
    /// The farthest that stops of one name are apart which are one to travelers, in meters.
    private static let widestStop = 500.0

    /// The stop nearest to a place, with the others that are one with it to travelers: of its station, or near and of its name.
    ///
    /// - Returns: Numbers of stops that vehicles stop at, the nearest first; empty if none is within a kilometer.
    /// - Complexity: O(stops).
    public func stops(near place: CLLocationCoordinate2D) -> [Int] {
        let served = (0..<stopCount).filter { isServed($0) }
        let nearest = served.map { (meters: meters(place, $0), stop: $0) }.min { $0 < $1 }
        guard let nearest, nearest.meters <= Self.farthestStop else { return [] }
        let center = coordinate(ofStop: nearest.stop)
        let name = name(ofStop: nearest.stop)
        let others = served.filter { stop in
            guard stop != nearest.stop else { return false }
            if let station = station(ofStop: stop), station == self.station(ofStop: nearest.stop) {
                return true
            }
            return meters(center, stop) <= Self.widestStop && self.name(ofStop: stop) == name
        }
        return [nearest.stop] + others
    }

    private func meters(_ place: CLLocationCoordinate2D, _ stop: Int) -> Double {
        let other = coordinate(ofStop: stop)
        return MidLatitudeDistance.meters(
            fromLatitude: place.latitude, longitude: place.longitude, toLatitude: other.latitude,
            longitude: other.longitude)
    }

    /// Whether any vehicle stops there.
    func isServed(_ stop: Int) -> Bool {
        boardingPoints(ofStop: stop).contains { boardingStarts[$0] < boardingStarts[$0 + 1] }
            || arrivalPoints(ofStop: stop).contains {
                alightingStarts[$0] < alightingStarts[$0 + 1]
            }
    }

    /// The day of the timetable nearest to a day outside of it that is the same day of the week, and on which trips run.
    ///
    /// - Parameter day: A day, in days since 1970.
    /// - Returns: The day itself if the timetable has it; nil if no such day has a trip.
    public func serviceDay(sameWeekdayAs day: Int) -> Int? {
        let days = firstServiceDay..<(firstServiceDay + dayCount)
        if days.contains(day) { return day }
        let services = Set((0..<tripCount).map { Int(tripServices[$0]) })
        let same = days.filter { ($0 - day) % 7 == 0 }
        return (day < days.lowerBound ? same : same.reversed()).first { candidate in
            services.contains { runs($0, onDay: candidate - firstServiceDay) }
        }
    }
}
