/// Where a label's lines end, so that they are about equally wide.
///
/// Method: `determineLineBreaks` of MapLibre GL JS, which follows Knuth and Plass: the sum over all lines of squares of what
/// is missing to the mean width, plus penalties, is least.
struct LineBreaks {
    private struct Break {
        let index: Int
        let x: Double
        let previous: Int?
        let badness: Double
    }

    /// The places behind the last character of each line.
    static func places(
        _ text: LabelText, maximumWidth: Double, advances: [Double]
    ) -> [Int] {
        // A label that has no width to keep to ends its lines where the text does.
        guard maximumWidth > 0 else {
            return text.codes.indices.filter { text.codes[$0] == 0x0A }.map { $0 + 1 }
        }
        let total = advances.reduce(0, +)
        let target = total / max(1, (total / maximumWidth).rounded(.up))
        let hasInvisibleBreaks = text.codes.contains(0x200B)
        var breaks: [Break] = []
        var x = 0.0
        let count = text.codes.count
        for index in text.codes.indices {
            let code = text.codes[index]
            if !LabelText.isBlank(code) { x += advances[index] }
            guard index < count - 1 else { continue }
            let ideographic = ScriptRules.allowsIdeographicBreak(code)
            let next = text.codes[index + 1]
            if isBreakable(code) || ideographic || text.section(index).image != nil
                || index != count - 2 && next == 0x28
            {
                breaks.append(
                    best(
                        index + 1, x, target, breaks,
                        penalty: penalty(code, next, ideographic && hasInvisibleBreaks),
                        isLast: false))
            }
        }
        var last: Break? = best(count, x, target, breaks, penalty: 0, isLast: true)
        var places: [Int] = []
        while let current = last {
            places.append(current.index)
            last = current.previous.map { breaks[$0] }
        }
        return places.reversed()
    }

    private static func isBreakable(_ code: UInt32) -> Bool {
        switch code {
        case 0x0A, 0x20, 0x26, 0x29, 0x2B, 0x2D, 0x2F, 0xAD, 0xB7, 0x200B, 0x2010, 0x2013, 0x2027:
            true
        default: false
        }
    }

    private static func penalty(_ code: UInt32, _ next: UInt32, _ isPoor: Bool) -> Double {
        var penalty = 0.0
        if code == 0x0A { penalty -= 10_000 }
        if isPoor { penalty += 150 }
        if code == 0x28 || code == 0xFF08 { penalty += 50 }
        if next == 0x29 || next == 0xFF09 { penalty += 50 }
        return penalty
    }

    private static func badness(
        _ width: Double, _ target: Double, _ penalty: Double, _ isLast: Bool
    ) -> Double {
        let raggedness = (width - target) * (width - target)
        if isLast { return width < target ? raggedness / 2 : raggedness * 2 }
        return raggedness + abs(penalty) * penalty
    }

    private static func best(
        _ index: Int, _ x: Double, _ target: Double, _ breaks: [Break], penalty: Double,
        isLast: Bool
    ) -> Break {
        var previous: Int?
        var least = badness(x, target, penalty, isLast)
        // Labels beyond this have lines enough to choose from the last ones.
        for place in breaks.indices.suffix(256) {
            let sum =
                badness(x - breaks[place].x, target, penalty, isLast) + breaks[place].badness
            if sum <= least {
                previous = place
                least = sum
            }
        }
        return Break(index: index, x: x, previous: previous, badness: least)
    }
}
