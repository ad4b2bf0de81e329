import Foundation
import OpenStreetMap
import ParallelWork
import RoadNetwork
import Roads
import TestSupport
import Testing

/// What threads prepare together is what one prepares alone.
@Suite struct ThreadedPreparationTests {
    /// The sample has more states than trees that are not divided, and squares, restrictions and paths beside streets.
    @Test(arguments: BuiltInMode.allCases)
    func graphsAreTheSameBytes(mode: BuiltInMode) async throws {
        let (alone, _) = try await SampleRouters.shared.city(mode)
        let path = ExactnessTests.root.appendingPathComponent("Samples/helsinki.osm.pbf").path
        let data = try await dataset(path)
        let folder = try Folder()
        let bytes = alone.encoded()
        for jobs in [3, 16] {
            let tables = try RoadNetwork.tables(of: data, profile: mode.profile, jobs: jobs)
            let file = folder.path + "/\(jobs)"
            try tables.write(to: file, jobs: jobs)
            #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data(bytes))
        }
    }

    @Test(arguments: [1, 2] as [UInt64])
    func hierarchiesAreTheSame(seed: UInt64) throws {
        let city = GridCity(side: 72, seed: seed)
        func hierarchy(_ threads: Int) throws -> Hierarchy {
            let threads = WorkerThreads(threads)
            var hierarchy = try Hierarchy(
                turnStarts: city.turnStarts, turnHeads: city.turnHeads, limit: .max)
            hierarchy.dropDeadArcs(
                turnStarts: city.turnStarts, turnHeads: city.turnHeads, threads: threads)
            hierarchy.customize(
                turnStarts: city.turnStarts, turnHeads: city.turnHeads, threads: threads
            ) { city.weights[$1] }
            return hierarchy
        }
        let alone = try hierarchy(1)
        for threads in [2, 5, 64] { #expect(try hierarchy(threads) == alone) }
    }

    /// What threads share with other work is done by those that are free: by one if none is.
    @Test func sharedThreadsChangeNothing() async throws {
        let path = ExactnessTests.root.appendingPathComponent("Samples/helsinki.osm.pbf").path
        let data = try await dataset(path)
        let (alone, _) = try await SampleRouters.shared.city(.automobile)
        let bytes = alone.encoded()
        for free in [0, 2] {
            let tables = try RoadNetwork.tables(
                of: data, profile: BuiltInMode.automobile.profile, limit: RoadNetwork.mostCounted,
                threads: WorkerThreads(8, of: ThreadBudget(free: free)))
            #expect(tables.encoded() == bytes)
        }
    }
}

/// A city of blocks whose corners are numbered so that halves come before the line that divides them.
private struct GridCity {
    private(set) var turnStarts: [UInt32] = [0]
    private(set) var turnHeads: [UInt32] = []
    private(set) var weights: [Int32] = []

    init(side: Int, seed: UInt64) {
        var number = [UInt32](repeating: 0, count: side * side)
        var next: UInt32 = 0
        func order(_ rows: Range<Int>, _ columns: Range<Int>) {
            if rows.isEmpty || columns.isEmpty { return }
            var line: [Int]
            if rows.count > columns.count {
                let middle = (rows.lowerBound + rows.upperBound) / 2
                order(rows.lowerBound..<middle, columns)
                order(middle + 1..<rows.upperBound, columns)
                line = columns.map { middle * side + $0 }
            } else {
                let middle = (columns.lowerBound + columns.upperBound) / 2
                order(rows, columns.lowerBound..<middle)
                order(rows, middle + 1..<columns.upperBound)
                line = rows.map { $0 * side + middle }
            }
            for corner in line {
                number[corner] = next
                next += 1
            }
        }
        order(0..<side, 0..<side)
        var corners = [Int](repeating: 0, count: side * side)
        for (corner, number) in number.enumerated() { corners[Int(number)] = corner }
        var random = SplitMix(seed: seed)
        for corner in corners {
            let (row, column) = (corner / side, corner % side)
            for (other, isThere) in [
                (corner + 1, column + 1 < side), (corner - 1, column > 0),
                (corner + side, row + 1 < side), (corner - side, row > 0),
            ] where isThere && Int.random(in: 0..<10, using: &random) > 0 {
                turnHeads.append(number[other])
                weights.append(Int32.random(in: 1..<1000, using: &random))
            }
            turnStarts.append(UInt32(turnHeads.count))
        }
    }
}
