import Roads
import Testing

/// The arcs of a hierarchy as queries read them.
@Suite struct HierarchyArcsTests {
    /// Large networks have arcs over more states than two bytes count, several from one state among them.
    @Test func arcsLeadAsFarAsTheyWereWritten() {
        let rises: [[UInt32]] = [
            [1, 65_534, 65_535, 65_536, 70_000, 200_000], [], [3], [65_535, 4_000_000],
            [2, 90_000],
        ]
        var side = Hierarchy.Side()
        for list in rises {
            side.rises += list
            side.starts.append(UInt32(side.rises.count))
        }
        side.weights = side.rises.map { Int32($0) }
        side.falls = side.rises.map { _ in 0 }
        let arcs = HierarchyArcs(side)
        for (state, list) in rises.enumerated() {
            var heads: [Int] = []
            arcs.forEachArc(of: state) { arc, head in
                #expect(arc == Int(side.starts[state]) + heads.count)
                #expect(arcs.arc(UInt32(state), UInt32(head)) == arc)
                heads.append(head)
            }
            #expect(heads == list.map { state + Int($0) })
        }
        #expect(arcs.arc(0, 65_537) == nil)
    }
}
