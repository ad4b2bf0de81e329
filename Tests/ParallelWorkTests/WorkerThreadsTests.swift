import ParallelWork
import Synchronization
import Testing

/// However many threads there are, a piece of work is done once, and what comes out is in order.
@Suite struct WorkerThreadsTests {
    static let totals = [0, 1, 2, 3, 7, 64, 65, 1000]

    @Test func thereAreOneTo64Threads() {
        #expect(WorkerThreads(-1).count == 1)
        #expect(WorkerThreads(0).count == 1)
        #expect(WorkerThreads(5).count == 5)
        #expect(WorkerThreads(64).count == 64)
        #expect(WorkerThreads(65).count == 64)
        #expect((1...64).contains(WorkerThreads(nil).count))
        #expect(WorkerThreads.one.count == 1)
    }

    @Test(arguments: [1, 2, 3, 64], totals)
    func partsFollowEachOtherAndAreAboutAlike(threads: Int, total: Int) {
        let parts = Mutex<[(number: Int, range: Range<Int>)]>([])
        WorkerThreads(threads).forEachPart(total) { number, range in
            parts.withLock { $0.append((number, range)) }
        }
        let found = parts.withLock { $0 }.sorted { $0.number < $1.number }
        #expect(found.map(\.number) == Array(0..<threads))
        #expect(found.flatMap { Array($0.range) } == Array(0..<total))
        let sizes = found.map(\.range.count)
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }

    @Test(arguments: [1, 2, 3, 64], totals)
    func partsAreToldWithoutTheirNumbersToo(threads: Int, total: Int) {
        let seen = Mutex<[Int]>([])
        WorkerThreads(threads).forEachPart(total) { range in
            seen.withLock { $0 += Array(range) }
        }
        #expect(seen.withLock { $0 }.sorted() == Array(0..<total))
    }

    @Test(arguments: [1, 2, 3, 64], totals)
    func eachPieceIsTakenOnce(threads: Int, total: Int) {
        let taken = Mutex<[Int]>([])
        let callers = Atomic(0)
        WorkerThreads(threads).share(total) { next in
            callers.add(1, ordering: .relaxed)
            while let piece = next() { taken.withLock { $0.append(piece) } }
            // Whoever asks again is told again that there is nothing.
            let again = next()
            #expect(again == nil)
        }
        #expect(taken.withLock { $0 }.sorted() == Array(0..<total))
        #expect(callers.load(ordering: .relaxed) == min(threads, total))
    }

    @Test(arguments: [1, 2, 3, 64], totals)
    func resultsAreInTheOrderOfThePieces(threads: Int, total: Int) {
        let squares = WorkerThreads(threads).map(total) { $0 * $0 }
        #expect(squares == (0..<total).map { $0 * $0 })
    }

    @Test(arguments: [1, 2, 3, 64], totals)
    func eachThreadMakesItsOwnOnce(threads: Int, total: Int) {
        let made = Atomic(0)
        let results = WorkerThreads(threads).map(
            total,
            with: { () -> [Int] in
                made.add(1, ordering: .relaxed)
                return []
            }
        ) { own, piece in
            own.append(piece)
            return own.last
        }
        #expect(results == (0..<total).map { $0 })
        #expect(made.load(ordering: .relaxed) <= min(threads, total))
    }

    /// Threads that are shared are never more than there are, and all are given back.
    @Test(arguments: [0, 1, 3])
    func sharedThreadsAreAsManyAsAreFree(free: Int) {
        let budget = ThreadBudget(free: free)
        let running = Atomic(0)
        let most = Atomic(0)
        for _ in 0..<3 {
            let threads = WorkerThreads(8, of: budget)
            let squares = threads.map(100) { piece in
                let now = running.add(1, ordering: .relaxed).newValue
                most.max(now, ordering: .relaxed)
                defer { running.subtract(1, ordering: .relaxed) }
                // Work within work finds what is free then.
                return threads.map(3) { $0 * piece }.reduce(0, +)
            }
            #expect(squares == (0..<100).map { $0 * 3 })
        }
        #expect(most.load(ordering: .relaxed) <= free + 1)
        budget.give(2)
        let callers = Atomic(0)
        WorkerThreads(64, of: budget).share(64) { _ in callers.add(1, ordering: .relaxed) }
        #expect(callers.load(ordering: .relaxed) == free + 3)
    }

    @Test(arguments: [1, 2, 3, 64], totals)
    func rangesFollowEachOther(threads: Int, total: Int) {
        for least in [1, 10, 2_000] {
            let ranges = WorkerThreads(threads).mapRanges(total, least: least) { $0 }
            #expect(ranges.flatMap { Array($0) } == Array(0..<total))
            #expect(ranges.allSatisfy { !$0.isEmpty })
            #expect(threads > 1 || ranges.count < 2)
        }
    }

    @Test(arguments: [1, 2, 3, 64], totals)
    func eachElementIsChangedOnce(threads: Int, total: Int) {
        var texts = (0..<total).map { "\($0)" }
        WorkerThreads(threads).update(&texts) { $1 += "/\($0)" }
        #expect(texts == (0..<total).map { "\($0)/\($0)" })
    }

    @Test(arguments: [1, 2, 3, 64], totals)
    func joinedPartsAreInOrder(threads: Int, total: Int) {
        let parts = (0..<total).map { part in (0..<part % 5).map { "\(part).\($0)" } }
        #expect(WorkerThreads(threads).joined(parts) == parts.flatMap(\.self))
    }

    @Test(arguments: [1, 2, 3, 64], totals + [4_095, 4_096, 9_999])
    func sortedElementsAscend(threads: Int, total: Int) {
        var state: UInt64 = 7
        let numbers = (0..<total).map { _ -> UInt64 in
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return state >> 50
        }
        #expect(WorkerThreads(threads).sorted(numbers) == numbers.sorted())
    }
}
