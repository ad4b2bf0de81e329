/// The best round trip through a few places, by dynamic programming over sets of places.
enum ExactTour {
    /// The places from the first on.
    static func best(_ costs: [[Int]]) -> [Int] {
        // The first place is where every round trip begins; sets are of the others.
        let count = costs.count - 1
        guard count > 0 else { return [0] }
        let sets = 1 << count
        var least = [Int](repeating: .max, count: sets * count)
        var before = [Int](repeating: -1, count: sets * count)
        for place in 0..<count { least[(1 << place) * count + place] = costs[0][place + 1] }
        for set in 1..<sets {
            for last in 0..<count where set & (1 << last) != 0 {
                let cost = least[set * count + last]
                guard cost < .max else { continue }
                for next in 0..<count where set & (1 << next) == 0 {
                    let place = (set | 1 << next) * count + next
                    let sum = cost + costs[last + 1][next + 1]
                    guard sum < least[place] else { continue }
                    least[place] = sum
                    before[place] = last
                }
            }
        }
        var set = sets - 1
        var last =
            (0..<count).min {
                least[set * count + $0] + costs[$0 + 1][0]
                    < least[set * count + $1] + costs[$1 + 1][0]
            } ?? 0
        var tour: [Int] = []
        while last >= 0 {
            tour.append(last + 1)
            let previous = before[set * count + last]
            set &= ~(1 << last)
            last = previous
        }
        return [0] + tour.reversed()
    }
}
