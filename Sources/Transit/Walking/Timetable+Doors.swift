import Bytes
import Columns
import MapGeometry

extension Timetable {
    /// Where a stop meets the street, and the seconds between: the stop itself, or the entrances of its station.
    ///
    /// - Parameters:
    ///   - isEntering: Whether one goes to the stop; otherwise from it.
    ///   - isStepFree: Whether ways with stairs do not count, and entrances that are closed to wheelchairs.
    package func doors(
        ofStop stop: Int, isEntering: Bool, isStepFree: Bool = false
    ) -> [(coordinate: CLLocationCoordinate2D, seconds: Int32)] {
        guard flags(ofStop: stop).contains(.hasDoors) else {
            return [(coordinate(ofStop: stop), 0)]
        }
        return (Int(doorStarts[stop])..<Int(doorStarts[stop + 1])).filter { door in
            let flags = DoorFlags(rawValue: doorFlags[door])
            guard flags.contains(isEntering ? .entry : .exit) else { return false }
            return !isStepFree
                || !flags.contains(.hasSteps)
                    && !self.flags(ofStop: Int(doorStops[door])).contains(.inaccessible)
        }.map { (coordinate(ofStop: Int(doorStops[$0])), Int32(clamping: doorSeconds[$0])) }
    }
}
