import ParallelWork
import Transit

extension TimetableBuilder {
    /// Whether there are few enough stops and trips to look at all walks.
    func canReduce(_ platforms: Set<Int>) -> Bool {
        guard platforms.count <= WalkReduction.mostStops else { return false }
        var halts = [Int](repeating: 0, count: max(Int(tables.dayCount), 1))
        for pattern in tables.patternRoutes.indices {
            let count = RunningDay.stopCount(tables, pattern)
            let trips =
                Int(tables.patternTripStarts[pattern])..<Int(tables.patternTripStarts[pattern + 1])
            for trip in trips {
                for day in halts.indices where runs(Int(tables.tripServices[trip]), day) {
                    halts[day] += count
                }
            }
        }
        return platforms.count * (halts.max() ?? 0) <= WalkReduction.mostWork
    }

    /// Whether a set of days has a day.
    private func runs(_ service: Int, _ day: Int) -> Bool { calendar.sets[service].has(day) }

    /// Of all ways between stops those that a best journey may need, the short ones, and the ones inside stations.
    mutating func reduced(_ ways: [Int: [Way]], _ platforms: Set<Int>) -> [Int: [Way]] {
        let count = tables.stopIDs.count
        let ruled = Set(rules.pairs.map { $0.from * count + $0.to })
        let platforms = platforms.sorted()
        let numbers = Dictionary(
            uniqueKeysWithValues: platforms.enumerated().map { ($1, Int32($0)) })
        let walks = platforms.map { stop in
            // Of two ways to a stop the one with steps is the faster.
            var best: [Int: Int32] = [stop: 0]
            for way in ways[stop] ?? [] where !ruled.contains(stop * count + way.to) {
                best[way.to] = min(best[way.to] ?? .max, way.seconds)
            }
            return best.compactMap { to, seconds in
                numbers[to].map { WalkShortcuts.Walk(to: $0, seconds: seconds) }
            }.sorted { ($0.seconds, $0.to) < ($1.seconds, $1.to) }
        }
        let shortcuts = WalkShortcuts(
            tables, platforms: platforms, walks: walks, slack: WalkReduction.slack
        ).find(WorkerThreads(jobs), runs: runs)
        // Passengers who stay on board of a trip that continues as another are not considered.
        let alwaysKept = seatLinks.isEmpty ? WalkReduction.alwaysKept : WalkReduction.fallback
        let kept = Dictionary(
            uniqueKeysWithValues: ways.map { stop, ways in
                (
                    stop,
                    ways.filter { way in
                        let pair = stop * count + way.to
                        return way.isInside || way.seconds <= alwaysKept
                            || ruled.contains(pair) || shortcuts.contains(pair)
                    }
                )
            })
        walkReduction = WalkReduction(
            walkCount: ways.values.map(\.count).reduce(0, +),
            keptCount: kept.values.map(\.count).reduce(0, +), isLimited: false)
        return kept
    }
}
