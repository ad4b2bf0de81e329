import Transit

/// The trips that run on a day and beside it, line by line, for looking at all of them from many stops.
///
/// A *line* is the trips of a pattern on one day, of which none overtakes another.
struct RunningDay {
    /// A stop of a line where it can be boarded.
    struct Visit {
        let line: Int32
        let position: Int32
    }

    /// Departures are looked at for a day; trips that begin later than this many seconds after its end are of no use to them.
    private static let longestWait: Int32 = 43_200

    /// When the day begins and ends, in seconds from the first day's midnight in UTC; the last day goes on into the night.
    let span: Range<Int32>
    /// The pattern of each line, and where its trips begin; one more than there are lines.
    private(set) var patterns: [Int] = []
    private(set) var tripStarts: [Int] = [0]
    /// The moment of each trip's first arrival, and where its times begin.
    private(set) var begins: [Int32] = []
    private(set) var rows: [Int] = []
    /// Where the visits of each stop begin; one more than there are stops.
    private(set) var visitStarts: [Int] = [0]
    private(set) var visits: [Visit] = []

    /// Gathers the trips of a day, of the end of the day before and of the beginning of the one behind.
    init(_ tables: TransitTables, day: Int, runs: (Int, Int) -> Bool) {
        let dayCount = Int(tables.dayCount)
        let start = tables.zoneBases.isEmpty ? 0 : tables.zoneBases[day]
        span =
            day + 1 < dayCount && tables.zoneBases.count > day + 1
            ? start..<max(start, tables.zoneBases[day + 1]) : start..<(start + 172_800)
        for pattern in tables.patternRoutes.indices {
            let zone = Int(tables.patternZones[pattern])
            let count = Self.stopCount(tables, pattern)
            for other in max(day - 1, 0)...min(day + 1, dayCount - 1) {
                let base = tables.zoneBases[zone * dayCount + other]
                let trips =
                    Int(
                        tables.patternTripStarts[pattern])..<Int(
                        tables.patternTripStarts[pattern + 1])
                for trip in trips where runs(Int(tables.tripServices[trip]), other) {
                    let begin = base + tables.tripStarts[trip]
                    let row =
                        Int(tables.patternTimeStarts[pattern]) + Int(tables.tripProfiles[trip])
                        * count * 2
                    let end = begin + tables.times[row + 2 * count - 2]
                    if end < span.lowerBound || begin > span.upperBound + Self.longestWait {
                        continue
                    }
                    begins.append(begin)
                    rows.append(row)
                }
                if begins.count > tripStarts[tripStarts.count - 1] {
                    patterns.append(pattern)
                    tripStarts.append(begins.count)
                }
            }
        }
        var lists = [[Visit]](repeating: [], count: tables.stopIDs.count)
        for (line, pattern) in patterns.enumerated() {
            let first = Int(tables.patternStopStarts[pattern])
            for place in first..<Int(tables.patternStopStarts[pattern + 1])
            where tables.boardingPoints[place] != .max {
                lists[Int(tables.patternStops[place])].append(
                    Visit(line: Int32(line), position: Int32(place - first)))
            }
        }
        for list in lists {
            visits += list
            visitStarts.append(visits.count)
        }
    }

    /// What tells days apart that have other trips: the lines with their times after the day's start.
    var signature: [Int32] {
        let start = span.lowerBound
        var signature = [Int32(span.count)]
        signature.reserveCapacity(begins.count * 2 + patterns.count)
        for line in patterns.indices {
            signature.append(-Int32(patterns[line]) - 1)
            for trip in tripStarts[line]..<tripStarts[line + 1] {
                signature.append(begins[trip] - start)
                signature.append(Int32(truncatingIfNeeded: rows[trip]))
            }
        }
        return signature
    }

    static func stopCount(_ tables: TransitTables, _ pattern: Int) -> Int {
        Int(tables.patternStopStarts[pattern + 1] - tables.patternStopStarts[pattern])
    }
}
