extension SeaArea {
    /// Spreads what some cells know to those near them, the nearest first.
    struct Spread {
        private let width: Int
        private let height: Int
        private var turns: [Int8]
        private var distances: [UInt16]
        private var waiting: [Int] = []

        init(width: Int, height: Int) {
            self.width = width
            self.height = height
            turns = [Int8](repeating: -1, count: width * height)
            distances = [UInt16](repeating: 0, count: width * height)
        }

        var knowsAny: Bool { turns.contains { $0 >= 0 } }

        func knows(_ cell: Int) -> Bool { turns[cell] >= 0 }

        /// How many cells away the line is that a cell took its side from; without end where it took none.
        func distance(_ cell: Int) -> UInt16 { turns[cell] < 0 ? .max : distances[cell] }

        func turn(_ cell: Int) -> Bool? { turns[cell] < 0 ? nil : turns[cell] == 1 }

        mutating func seed(_ cell: Int, _ turn: Bool) {
            guard turns[cell] < 0 else { return }
            turns[cell] = turn ? 1 : 0
            waiting.append(cell)
        }

        mutating func go(to reach: UInt16) {
            var next = 0
            while next < waiting.count {
                let cell = waiting[next]
                next += 1
                guard distances[cell] < reach else { continue }
                let (x, y) = (cell % width, cell / width)
                if x > 0 { pass(cell, cell - 1) }
                if x + 1 < width { pass(cell, cell + 1) }
                if y > 0 { pass(cell, cell - width) }
                if y + 1 < height { pass(cell, cell + width) }
            }
            waiting.removeAll(keepingCapacity: true)
        }

        private mutating func pass(_ from: Int, _ to: Int) {
            guard turns[to] < 0 else { return }
            turns[to] = turns[from]
            distances[to] = distances[from] + 1
            waiting.append(to)
        }
    }
}
