import Bytes
import Columns
import MapGeometry

extension Timetable {
    /// Where a stop meets the street, and the seconds between: the stop itself, or the entrances of its station.
    ///
    /// - Parameter isEntering: Whether one goes to the stop; otherwise from it.
    package func doors(
        ofStop stop: Int, isEntering: Bool
    ) -> [(coordinate: CLLocationCoordinate2D, seconds: Int32)] {
        guard flags(ofStop: stop).contains(.hasDoors) else {
            return [(coordinate(ofStop: stop), 0)]
        }
        return (Int(doorStarts[stop])..<Int(doorStarts[stop + 1])).filter {
            DoorFlags(rawValue: doorFlags[$0]).contains(isEntering ? .entry : .exit)
        }.map { (coordinate(ofStop: Int(doorStops[$0])), Int32(clamping: doorSeconds[$0])) }
    }
}
