import Geodesy

/// Pieces of streets by the squares of a grid that they touch.
struct StreetGrid {
    /// The side of a square in units of latitude and longitude, some 90 m at the equator.
    static let squareSide: Int32 = 8192

    /// Units of 1e-7 degrees in a meter of latitude.
    static let unitsPerMeter = 1e7 / WGS84.metersPerDegree

    /// A piece in one of its squares.
    typealias Entry = (square: Square, piece: StreetsBeside.Piece)

    /// A square of the grid.
    struct Square: Hashable {
        var row, column: Int32

        /// The square that a place lies in.
        init(_ place: PackedCoordinate) {
            row = place.latitude.roundedDown(to: squareSide)
            column = place.longitude.roundedDown(to: squareSide)
        }

        /// Spreads squares over 2^`bits` places: Fibonacci hashing of rows and columns.
        fileprivate func place(bits: Int) -> Int {
            let key = UInt64(UInt32(bitPattern: row)) << 32 | UInt64(UInt32(bitPattern: column))
            let mixed = (key ^ (key >> 29)) &* 0x9E37_79B9_7F4A_7C15
            return Int(((mixed ^ (mixed >> 32)) &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
        }
    }

    /// The squares from one corner to the other, row by row.
    struct Squares: Sequence, IteratorProtocol {
        private let first, last: Square
        private var current: Square

        /// The squares between two, which are among them: the south-western and the north-eastern one.
        init(from first: Square, to last: Square) {
            (self.first, self.last, current) = (first, last, first)
        }

        /// No squares.
        static var none: Squares {
            let corner = Square(PackedCoordinate(0, 0))
            var squares = Squares(from: corner, to: corner)
            squares.current.row += 1
            return squares
        }

        mutating func next() -> Square? {
            guard current.row <= last.row else { return nil }
            defer {
                if current.column < last.column {
                    current.column += 1
                } else {
                    (current.row, current.column) = (current.row + 1, first.column)
                }
            }
            return current
        }
    }

    /// The squares that a piece may touch.
    ///
    /// A long piece, also one across the 180th meridian, is too rare beside a path to be cut into squares well: it has
    /// none.
    static func squares(of piece: StreetsBeside.Piece) -> Squares {
        let (south, north) = (
            min(piece.start.latitude, piece.end.latitude),
            max(piece.start.latitude, piece.end.latitude)
        )
        let (west, east) = (
            min(piece.start.longitude, piece.end.longitude),
            max(piece.start.longitude, piece.end.longitude)
        )
        let (first, last) = (
            Square(PackedCoordinate(south, west)), Square(PackedCoordinate(north, east))
        )
        let isShort =
            Int(last.row) - Int(first.row) < 64 && Int(last.column) - Int(first.column) < 64
        return isShort ? Squares(from: first, to: last) : .none
    }

    /// The squares that lie within some meters of a place.
    static func squares(within meters: Double, of place: PackedCoordinate) -> Squares {
        let north = Int32(meters * unitsPerMeter)
        let east = Int32(
            min(
                Double(north) / max(LocalPlane(place).scale, 0.01),
                Double(squareSide) * 8))
        func square(_ rows: Int32, _ columns: Int32) -> Square {
            Square(PackedCoordinate(place.latitude &+ rows, place.longitude &+ columns))
        }
        let (low, high) = (square(-north, -east), square(north, east))
        guard low.column <= high.column else {
            return Squares(from: square(0, 0), to: square(0, 0))
        }
        return Squares(from: low, to: high)
    }

    private let bits: Int
    /// Where the entries of each place begin; one more than there are places.
    private let starts: [UInt32]
    private let entries: [Entry]

    /// Creates a grid without pieces.
    init() { self.init([]) }

    /// Sorts pieces; those of a square keep their order.
    init(_ unsorted: some Sequence<Entry>) {
        let unsorted = Array(unsorted)
        let bits = max(4, Int.bitWidth - unsorted.count.leadingZeroBitCount)
        var starts = [UInt32](repeating: 0, count: 1 << bits + 1)
        for entry in unsorted { starts[entry.square.place(bits: bits) + 1] += 1 }
        for place in 0..<(1 << bits) { starts[place + 1] += starts[place] }
        var next = starts
        var order = [Int](repeating: 0, count: unsorted.count)
        for (number, entry) in unsorted.enumerated() {
            let place = entry.square.place(bits: bits)
            order[Int(next[place])] = number
            next[place] += 1
        }
        self.bits = bits
        self.starts = starts
        entries = order.map { unsorted[$0] }
    }

    /// Calls `body` with the pieces that touch a square.
    @inline(__always)
    func forEachPiece(in square: Square, _ body: (StreetsBeside.Piece) -> Void) {
        let place = square.place(bits: bits)
        for number in Int(starts[place])..<Int(starts[place + 1])
        where entries[number].square == square {
            body(entries[number].piece)
        }
    }

    /// A set of squares that says of a few others, too, that they may be in it (a Bloom filter of one function).
    struct Filter {
        private let bits: Int
        private var words: [UInt64]
        private(set) var isEmpty = true

        /// Creates a set for the squares around so many paths.
        init(paths: Int) {
            // 32 to 64 bits for a path, whose squares are some ten.
            bits = min(max(10, Int.bitWidth - paths.leadingZeroBitCount + 5), 32)
            words = [UInt64](repeating: 0, count: 1 << (bits - 6))
        }

        /// Adds a square.
        mutating func insert(_ square: Square) {
            let place = square.place(bits: bits)
            words[place >> 6] |= 1 << UInt64(place & 63)
            isEmpty = false
        }

        /// Whether a square may be in the set: true of all that are.
        func mayContain(_ square: Square) -> Bool {
            let place = square.place(bits: bits)
            return words[place >> 6] >> UInt64(place & 63) & 1 == 1
        }

        /// Adds all squares of a set for as many paths.
        mutating func formUnion(_ other: Filter) {
            for word in words.indices { words[word] |= other.words[word] }
            isEmpty = isEmpty && other.isEmpty
        }
    }
}

extension Int32 {
    /// The number of whole steps below the value.
    fileprivate func roundedDown(to step: Int32) -> Int32 {
        self >= 0 ? self / step : -((step - 1 - self) / step)
    }
}
