/// Smooths the edges between blocks (RFC 6386, section 15).
struct VP8Smoother {
    private let isSimple: Bool
    private let sharpness: Int
    private let columns: Int
    private let rows: Int
    /// For each macroblock its level, and whether the edges between its own blocks are smoothed.
    private var levels: [UInt8]
    private var isInside: [Bool]

    init(_ smoothing: VP8Header.Smoothing, columns: Int, rows: Int) {
        isSimple = smoothing.isSimple
        sharpness = smoothing.sharpness
        self.columns = columns
        self.rows = rows
        levels = [UInt8](repeating: 0, count: columns * rows)
        isInside = [Bool](repeating: false, count: columns * rows)
        isOn = smoothing.level > 0
    }

    /// A picture that says 0 is not smoothed, whatever its kinds say.
    private let isOn: Bool

    mutating func add(column: Int, row: Int, level: Int, isInside: Bool) {
        levels[row * columns + column] = UInt8(level)
        self.isInside[row * columns + column] = isInside
    }

    /// What an edge has to stay below to be smoothed.
    private struct Limits {
        let edge: Int
        let inner: Int
        let steep: Int
    }

    /// Smooths all of a picture.
    func smooth(_ frame: inout VP8Frame) {
        guard isOn else { return }
        for row in 0..<rows {
            for column in 0..<columns {
                let level = Int(levels[row * columns + column])
                guard level > 0 else { continue }
                var inner = level
                if sharpness > 0 {
                    inner = min(inner >> (sharpness > 4 ? 2 : 1), 9 - sharpness)
                }
                inner = max(inner, 1)
                let limits = Limits(
                    edge: 2 * level + inner, inner: inner,
                    steep: level >= 40 ? 2 : level >= 15 ? 1 : 0)
                let isInside = isInside[row * columns + column]
                smooth(&frame.luma, column, row, side: 16, limits, isInside)
                guard !isSimple else { continue }
                smooth(&frame.blue, column, row, side: 8, limits, isInside)
                smooth(&frame.red, column, row, side: 8, limits, isInside)
            }
        }
    }

    private func smooth(
        _ plane: inout VP8Plane, _ column: Int, _ row: Int, side: Int, _ limits: Limits,
        _ isInside: Bool
    ) {
        let corner = plane.place(column * side, row * side)
        let stride = plane.stride
        if column > 0 { border(&plane.pixels, corner, across: 1, along: stride, side, limits) }
        if isInside {
            for x in Swift.stride(from: 4, to: side, by: 4) {
                inside(&plane.pixels, corner + x, across: 1, along: stride, side, limits)
            }
        }
        if row > 0 { border(&plane.pixels, corner, across: stride, along: 1, side, limits) }
        if isInside {
            for y in Swift.stride(from: 4, to: side, by: 4) {
                inside(&plane.pixels, corner + y * stride, across: stride, along: 1, side, limits)
            }
        }
    }

    /// Smooths an edge between macroblocks.
    private func border(
        _ pixels: inout [UInt8], _ corner: Int, across: Int, along: Int, _ side: Int,
        _ limits: Limits
    ) {
        for index in 0..<side {
            let place = corner + index * along
            guard isSmoothed(pixels, place, across, limits.edge + 4, limits.inner) else { continue }
            if isSimple || isSteep(pixels, place, across, limits.steep) {
                smoothTwo(&pixels, place, across)
            } else {
                smoothSix(&pixels, place, across)
            }
        }
    }

    /// Smooths an edge between blocks of a macroblock.
    private func inside(
        _ pixels: inout [UInt8], _ corner: Int, across: Int, along: Int, _ side: Int,
        _ limits: Limits
    ) {
        for index in 0..<side {
            let place = corner + index * along
            guard isSmoothed(pixels, place, across, limits.edge, limits.inner) else { continue }
            if isSimple || isSteep(pixels, place, across, limits.steep) {
                smoothTwo(&pixels, place, across)
            } else {
                smoothFour(&pixels, place, across)
            }
        }
    }

    private func isSmoothed(
        _ pixels: [UInt8], _ place: Int, _ across: Int, _ edge: Int, _ inner: Int
    ) -> Bool {
        func step(_ one: Int, _ other: Int) -> Int {
            abs(Int(pixels[place + one * across]) - Int(pixels[place + other * across]))
        }
        guard 4 * step(-1, 0) + step(-2, 1) <= 2 * edge + 1 else { return false }
        guard !isSimple else { return true }
        return step(-4, -3) <= inner && step(-3, -2) <= inner && step(-2, -1) <= inner
            && step(1, 0) <= inner && step(2, 1) <= inner && step(3, 2) <= inner
    }

    private func isSteep(_ pixels: [UInt8], _ place: Int, _ across: Int, _ most: Int) -> Bool {
        abs(Int(pixels[place - 2 * across]) - Int(pixels[place - across])) > most
            || abs(Int(pixels[place + across]) - Int(pixels[place])) > most
    }

    private static func clamped(_ value: Int) -> Int { min(max(value, -128), 127) }

    private static func change(_ pixels: inout [UInt8], _ place: Int, by change: Int) {
        pixels[place] = UInt8(min(max(Int(pixels[place]) + change, 0), 255))
    }

    /// How much the two sides differ: three times at the edge, and, if asked for, once beside it.
    private static func difference(
        _ pixels: [UInt8], _ place: Int, _ across: Int, isOuter: Bool
    ) -> Int {
        let edge = 3 * (Int(pixels[place]) - Int(pixels[place - across]))
        guard isOuter else { return clamped(edge) }
        let outer = Int(pixels[place - 2 * across]) - Int(pixels[place + across])
        return clamped(edge + clamped(outer))
    }

    private func smoothTwo(_ pixels: inout [UInt8], _ place: Int, _ across: Int) {
        let difference = Self.difference(pixels, place, across, isOuter: true)
        Self.change(&pixels, place - across, by: min(difference + 3, 127) >> 3)
        Self.change(&pixels, place, by: -(min(difference + 4, 127) >> 3))
    }

    private func smoothFour(_ pixels: inout [UInt8], _ place: Int, _ across: Int) {
        let difference = Self.difference(pixels, place, across, isOuter: false)
        let right = min(difference + 4, 127) >> 3
        let half = (right + 1) >> 1
        Self.change(&pixels, place - 2 * across, by: half)
        Self.change(&pixels, place - across, by: min(difference + 3, 127) >> 3)
        Self.change(&pixels, place, by: -right)
        Self.change(&pixels, place + across, by: -half)
    }

    private func smoothSix(_ pixels: inout [UInt8], _ place: Int, _ across: Int) {
        let difference = Self.difference(pixels, place, across, isOuter: true)
        for (distance, weight) in [(0, 27), (1, 18), (2, 9)] {
            let change = (weight * difference + 63) >> 7
            Self.change(&pixels, place - (distance + 1) * across, by: change)
            Self.change(&pixels, place + distance * across, by: -change)
        }
    }
}
