import Roads
import TestSupport
import Testing

/// The smallest of some numbers are moved to the front, whatever order they are in.
@Suite struct SelectionTests {
    /// Numbers in the orders that are hard for selection.
    private static func orders(_ count: Int) -> [[UInt64]] {
        var random = SplitMix(seed: 3)
        let ascending = (0..<UInt64(count)).map { $0 * 3 }
        // Each pivot of three is the second smallest of what is left (Musser's sequence is of this kind).
        let organPipe =
            ascending.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
            + ascending.enumerated().filter { $0.offset % 2 == 1 }.map(\.element).reversed()
        return [
            ascending, ascending.reversed(), organPipe, ascending.shuffled(using: &random),
            ascending.shuffled(using: &random),
        ]
    }

    @Test(arguments: [0, 1, 2, 3, 5, 64, 1000])
    func theSmallestComeFirst(count: Int) {
        for order in Self.orders(count) {
            for wanted in Set([0, 1, count / 4, count / 2, count - count / 4, count - 1, count])
            where (0...count).contains(wanted) {
                var numbers = order
                var span = numbers.mutableSpan
                span.moveSmallest(wanted, of: 0..<count)
                #expect(numbers.prefix(wanted).sorted() == Array(order.sorted()[..<wanted]))
                #expect(numbers.sorted() == order.sorted())
            }
        }
    }

    @Test func whatIsOutsideTheRangeStays() {
        var numbers: [UInt64] = [9, 1, 8, 3, 7, 2, 0, 4]
        var span = numbers.mutableSpan
        span.moveSmallest(2, of: 2..<6)
        #expect(Array(numbers[..<2]) == [9, 1])
        #expect(Array(numbers[6...]) == [0, 4])
        #expect(numbers[2..<4].sorted() == [2, 3])
    }
}
