extension EventOracle {
    /// How many stops on the way one has behind one who is at a stop, and the seconds stayed for them: all choices there are.
    func stays(at stop: Int, from visited: Int) -> [(visited: Int, seconds: Int)] {
        var found = [(visited: visited, seconds: 0)]
        while let last = found.last, last.visited < vias.count,
            vias[last.visited].stops.contains(stop)
        {
            found.append((last.visited + 1, last.seconds + vias[last.visited].stay))
        }
        return found
    }

    /// The earliest arrival for each number of rides with all stops on the way visited, by trying every change.
    func arrivalsByVias(
        from origins: [Access], to destinations: [Access], at moment: Int, mostRides: Int
    ) -> [Int?] {
        // Where each run was boarded first, by the number of stops visited.
        var aboard = [[Int]](
            repeating: Array(repeating: .max, count: runs.count), count: vias.count + 1)
        for (index, run) in runs.enumerated() {
            for place in run.stops.indices.dropLast() where run.canBoard[place] {
                for origin in origins where origin.stop == run.stops[place] {
                    for stay in stays(at: origin.stop, from: 0)
                    where moment + origin.seconds + stay.seconds <= run.departures[place] {
                        aboard[stay.visited][index] = min(aboard[stay.visited][index], place)
                    }
                }
            }
        }
        var result: [Int?] = []
        for _ in 0..<mostRides {
            ride(&aboard)
            var best: Int?
            forEachExit(aboard) { run, place, visited in
                for end in destinations where end.stop == run.stops[place] {
                    for stay in stays(at: end.stop, from: visited) where stay.visited == vias.count
                    {
                        best = min(best ?? .max, run.arrivals[place] + end.seconds + stay.seconds)
                    }
                }
            }
            result.append(best)
            board(&aboard)
        }
        return result
    }

    /// Rides on through stops on the way, and on trips that others go on as, until nothing changes.
    private func ride(_ aboard: inout [[Int]]) {
        var isChanged = true
        while isChanged {
            isChanged = false
            for visited in aboard.indices {
                for (index, run) in runs.enumerated() where aboard[visited][index] < .max {
                    for other in next[index] where aboard[visited][other] > 0 {
                        aboard[visited][other] = 0
                        isChanged = true
                    }
                    guard visited < vias.count, vias[visited].stay == 0 else { continue }
                    for place in aboard[visited][index]..<run.stops.count
                    where vias[visited].stops.contains(run.stops[place])
                        && place < aboard[visited + 1][index]
                    {
                        aboard[visited + 1][index] = place
                        isChanged = true
                    }
                }
            }
        }
    }

    private func forEachExit(_ aboard: [[Int]], _ body: (Run, Int, Int) -> Void) {
        for visited in aboard.indices {
            for (index, run) in runs.enumerated() where aboard[visited][index] < .max {
                for place in run.stops.indices
                where place > aboard[visited][index] && run.canLeave[place] {
                    body(run, place, visited)
                }
            }
        }
    }

    private func board(_ aboard: inout [[Int]]) {
        var then = aboard
        let special = vias.reduce(into: Set<Int>()) { $0.formUnion($1.stops) }
        forEachExit(aboard) { run, place, visited in
            let isSpecial = special.contains(run.stops[place])
            for (other, target) in runs.enumerated() {
                // Mostly no stop on the way is near, and the vehicle was boarded earlier.
                let known = then[visited][other]
                if !isSpecial, known == 0, special.isDisjoint(with: target.stops) { continue }
                for entry in target.stops.indices.dropLast()
                where target.canBoard[entry] && target.departures[entry] >= run.arrivals[place] {
                    let (from, to) = (run.stops[place], target.stops[entry])
                    if !isSpecial, known <= entry, !special.contains(to) { continue }
                    var choices: [(visited: Int, seconds: Int)] = []
                    for stay in stays(at: from, from: visited) {
                        let further =
                            from == to ? [(stay.visited, 0)] : stays(at: to, from: stay.visited)
                        choices += further.map { ($0, stay.seconds + $1) }
                    }
                    choices.removeAll { then[$0.visited][other] <= entry }
                    // What a change takes is looked up where it matters alone.
                    guard !choices.isEmpty,
                        let walk = change(run, from, target, to, slack: 0),
                        let all = change(run, from, target, to)
                    else { continue }
                    for choice in choices {
                        let seconds = walk + max(all - walk, choice.seconds)
                        if run.arrivals[place] + seconds <= target.departures[entry] {
                            then[choice.visited][other] = min(then[choice.visited][other], entry)
                        }
                    }
                }
            }
        }
        aboard = then
    }
}
