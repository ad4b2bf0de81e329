import Columns
import TestSupport
import Testing

/// Checks of whole columns agree with looking at one number after the other.
struct NumberCheckTests {
    /// All lists of up to four of the numbers 0 to 3 and the greatest.
    private static let lists: [[UInt8]] = {
        var lists: [[UInt8]] = [[]]
        var last = lists
        for _ in 0..<4 {
            last = last.flatMap { list in [0, 1, 2, 3, .max].map { list + [$0] } }
            lists += last
        }
        return lists
    }()

    @Test(arguments: [0, 1, 2, 3, 255, 256] as [UInt64])
    func limitsAreHeld(limit: UInt64) {
        for list in Self.lists {
            #expect(
                NumberCheck.below(limit).firstFault(in: list.span)
                    == list.firstIndex { $0 >= limit })
            #expect(
                NumberCheck.belowOrNone(limit).firstFault(in: list.span)
                    == list.firstIndex { $0 >= limit && $0 != .max })
            #expect(NumberCheck.any.firstFault(in: list.span) == nil)
        }
    }

    @Test(arguments: [0, 1, 2] as [UInt64])
    func startsAscendToTheEnd(step: UInt64) {
        for list in Self.lists {
            for end in 0...3 as ClosedRange<UInt64> {
                let isSound =
                    list.first == 0 && list.last.map(UInt64.init) == end
                    && zip(list, list.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 >= step }
                let fault = NumberCheck.starts(end: end, step: step).firstFault(in: list.span)
                #expect((fault == nil) == isSound, "\(list) to \(end) by \(step)")
                if let fault, !list.isEmpty { #expect(list.indices.contains(fault)) }
            }
        }
    }

    @Test func numbersBelowZeroAreNotBelowALimit() {
        for value in [-1, -100, .min] as [Int32] {
            #expect(NumberCheck.below(1 << 30).firstFault(in: [5, value].span) == 1)
        }
        #expect(NumberCheck.below(1 << 30).firstFault(in: ([5, 6] as [Int32]).span) == nil)
    }

    @Test func checksSayWhatTheyLookAt() {
        let rows = Rows("towns")
        #expect(ColumnCheck.any.text == "")
        #expect(ColumnCheck.upTo(100).text == "0 to 100")
        #expect(ColumnCheck.upTo(rows).text == "0 to towns")
        #expect(ColumnCheck.index(of: rows).text == "below towns")
        #expect(ColumnCheck.index(of: rows, times: 2).text == "below 2 × towns")
        #expect(ColumnCheck.indexOrNone(of: rows).text == "below towns, or none")
        #expect(ColumnCheck.starts(in: rows).text == "0 to towns, ascending")
        #expect(ColumnCheck.starts(in: rows, step: 2).text == "0 to towns, ascending by 2 or more")
    }
}
