import Columns
import ParallelWork

/// Sets of words that describe the locations of places.
struct ContextSets {
    /// The sets by number, each ascending.
    private(set) var sets: [[UInt32]]
    /// The set of each place's address.
    private(set) var ofPlaces: [UInt32] = []
    /// The set of what contains each place.
    private(set) var ofSurroundings: [UInt32] = []

    /// The sets of a run of places, numbered as they come in it.
    private struct Run: Sendable {
        var sets: [[UInt32]] = []
        var ofPlaces: [UInt32] = []
        var ofSurroundings: [UInt32] = []
    }

    /// - Parameters:
    ///   - runs: The places, with the words as they are numbered in the file.
    ///   - parents: What contains a place, by the numbers of places.
    init(_ runs: [PlacesRun], _ threads: WorkerThreads, parents: (Int) -> [Int]) {
        let starts = runs.map(\.places.lowerBound)
        func names(_ place: Int) -> [PlacesRun.Name] {
            var low = 0
            var high = starts.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if starts[middle] <= place { low = middle } else { high = middle }
            }
            return runs[low].names[place - starts[low]]
        }
        let found = threads.map(runs.count) { number in
            var list = DistinctList<[UInt32]>()
            var run = Run()
            var known: [[Int]: UInt32] = [:]
            for (place, words) in zip(runs[number].places, runs[number].contexts) {
                run.ofPlaces.append(list.number(Set(words).sorted()))
                let parents = parents(place)
                if let set = known[parents] {
                    run.ofSurroundings.append(set)
                    continue
                }
                var set: Set<UInt32> = []
                for parent in parents {
                    for name in names(parent) where name.kind != .words {
                        set.formUnion(name.words)
                    }
                }
                let surroundings = list.number(set.sorted())
                known[parents] = surroundings
                run.ofSurroundings.append(surroundings)
            }
            run.sets = list.takeValues()
            return run
        }
        let numbers = DistinctNumbers([[[]]] + found.map(\.sets), threads)
        sets = numbers.values
        for (run, numbers) in zip(found, numbers.numbers.dropFirst()) {
            ofPlaces += run.ofPlaces.map { numbers[Int($0)] }
            ofSurroundings += run.ofSurroundings.map { numbers[Int($0)] }
        }
    }
}
