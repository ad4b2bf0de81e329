import Foundation

/// Points in a row, with the way to each of them along the line.
struct MeasuredLine {
    /// A stretch of a straight line.
    struct Stretch {
        var start: LocalPoint
        var end: LocalPoint
    }

    let points: [LocalPoint]
    /// Meters to each point; 0 to the first.
    let marks: [Double]

    init(_ points: [LocalPoint]) {
        var marks = [0.0]
        marks.reserveCapacity(points.count)
        for index in points.indices.dropFirst() {
            marks.append(marks[index - 1] + points[index - 1].meters(to: points[index]))
        }
        self.points = points
        self.marks = marks
    }

    var meters: Double { marks[marks.count - 1] }
    var last: Int { points.count - 1 }

    /// The length of the piece that ends at a point.
    func piece(_ index: Int) -> Double { marks[index] - marks[index - 1] }

    /// The line up to some meters.
    func prefix(meters: Double) -> MeasuredLine {
        guard let end = marks.firstIndex(where: { $0 >= meters }), end > 0 else { return self }
        return MeasuredLine(Array(points[..<end]) + [points.at(meters)])
    }

    /// The line from some meters on.
    func suffix(from meters: Double) -> MeasuredLine {
        guard let next = marks.firstIndex(where: { $0 > meters }) else {
            return MeasuredLine([points[last]])
        }
        return MeasuredLine([points.at(meters)] + points[next...])
    }

    /// The farthest that points of a range lie from a stretch.
    func offset(_ range: ClosedRange<Int>, from stretch: Stretch) -> Double {
        range.reduce(0) { max($0, points[$1].meters(toLine: stretch.start, stretch.end)) }
    }

    /// The farthest that points of a range lie from the straight way between its ends.
    func sag(_ range: ClosedRange<Int>) -> Double {
        offset(range, from: Stretch(start: points[range.lowerBound], end: points[range.upperBound]))
    }

    /// The line of least squares through a sample every meter, from the foot of the first point to that of the
    /// last; the ends themselves where no line is better than another.
    func trend(within limit: Double) -> Stretch {
        let samples = stride(from: 0, through: min(limit, meters), by: 1).map { points.at($0) }
        let ends = Stretch(start: points[0], end: points[last])
        guard samples.count >= 2 else { return ends }
        let count = Double(samples.count)
        let center = LocalPoint(
            x: samples.reduce(0) { $0 + $1.x } / count, y: samples.reduce(0) { $0 + $1.y } / count)
        var (xx, xy, yy) = (0.0, 0.0, 0.0)
        var (width, height) = (0.0...0.0, 0.0...0.0)
        for sample in samples {
            let (x, y) = (sample.x - center.x, sample.y - center.y)
            xx += x * x
            xy += x * y
            yy += y * y
            width = min(width.lowerBound, x)...max(width.upperBound, x)
            height = min(height.lowerBound, y)...max(height.upperBound, y)
        }
        // Steep lines are fitted along y, or their slope would be lost.
        let isFlat =
            height.upperBound - height.lowerBound <= 2 * (width.upperBound - width.lowerBound)
        let slope = isFlat ? LocalPoint(x: xx, y: xy) : LocalPoint(x: xy, y: yy)
        let square = slope.x * slope.x + slope.y * slope.y
        guard square > 0 else { return ends }
        func foot(_ point: LocalPoint) -> LocalPoint {
            let share =
                ((point.x - center.x) * slope.x + (point.y - center.y) * slope.y) / square
            return LocalPoint(x: center.x + share * slope.x, y: center.y + share * slope.y)
        }
        return Stretch(start: foot(ends.start), end: foot(ends.end))
    }
}
