import Bytes
import Columns

extension TransitTables {
    /// The bytes of the timetable's file; the same tables give the same bytes.
    public func encoded() -> [UInt8] {
        LayoutWriter<Timetable>().encoded(from: self)
    }

    /// Writes the timetable's file; it appears whole or not at all.
    public func write(to path: String) throws(TransitError) {
        do {
            let writer = try FileWriter(path: path)
            let bytes = encoded()
            try writer.append(bytes.span.rawBytes)
            try writer.finish()
        } catch {
            throw TransitError(.file(error.description), path: path)
        }
    }
}

extension Timetable {
    /// The name of the timetable's file in an atlas.
    public static let fileName = "transit.timetable"

    /// What is wrong with columns that need each other; those that stand alone are sound.
    package func contentFault() -> LayoutFault? {
        func fault(_ column: String, _ text: String) -> LayoutFault {
            LayoutFault(column: column, text)
        }
        let words = (dayCount + 63) / 64
        for service in 0..<serviceCount
        where serviceStarts[service + 1] - serviceStarts[service] != UInt32(words) {
            return fault("serviceStarts", "has a service of another number of days")
        }
        let stops = stopCount
        if edgeStarts.count != stops + extraArrivalStops.count + 1 {
            return fault("edgeStarts", "does not fit the arrival points")
        }
        if reverseStarts.count != stops + extraBoardingStops.count + 1 {
            return fault("reverseStarts", "does not fit the boarding points")
        }
        for pattern in 0..<patternCount {
            if let text = patternFault(pattern) { return text }
        }
        for (patterns, positions) in [
            (boardingPatterns, boardingPositions), (alightingPatterns, alightingPositions),
        ] {
            for index in 0..<patterns.count
            where Int(positions[index]) >= stopRange(ofPattern: Int(patterns[index])).count {
                return fault("boardingPositions", "names a stop that the pattern has not")
            }
        }
        for trip in 0..<tripCount {
            let start = tripStarts[trip]
            if start < -1_000_000 || start > 10_000_000 {
                return fault("tripStarts", "holds a time that no trip starts at")
            }
        }
        return nil
    }

    private func patternFault(_ pattern: Int) -> LayoutFault? {
        let count = stopRange(ofPattern: pattern).count
        let times = Int(patternTimeStarts[pattern])..<Int(patternTimeStarts[pattern + 1])
        guard count <= Int(UInt16.max), times.count % (2 * count) == 0 else {
            return LayoutFault(column: "patternTimeStarts", "has part of a time profile")
        }
        for profile in stride(from: times.lowerBound, to: times.upperBound, by: 2 * count) {
            var last: Int32 = 0
            for index in profile..<(profile + 2 * count) {
                let time = self.times[index]
                if time < last || time > 10_000_000 {
                    return LayoutFault(column: "times", "has times that fall along a trip")
                }
                last = time
            }
        }
        let profiles = times.count / (2 * count)
        for trip in tripRange(ofPattern: pattern) where Int(tripProfiles[trip]) >= profiles {
            return LayoutFault(column: "tripProfiles", "names a profile that the pattern has not")
        }
        return nil
    }
}
