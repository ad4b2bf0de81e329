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
}
