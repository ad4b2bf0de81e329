import ClusterMap
import MapGeometry

/// Seeded points and changes, the same as `points.mjs` in WebAssembly/Tests, to the bit.
struct SeededPoints {
    /// How points lie.
    enum Shape: String, Decodable {
        case uniform, towns, stacks, edges
    }

    private let shape: Shape
    private var state: UInt32
    private var towns: [(longitude: Double, latitude: Double)] = []

    init(_ shape: Shape, seed: UInt32) {
        self.shape = shape
        state = seed
        for _ in 0..<64 {
            let longitude = part() * 360 - 180
            towns.append((longitude, part() * 140 - 70))
        }
    }

    private mutating func next() -> UInt32 {
        state &+= 0x9e37_79b9
        var value = state
        value = (value ^ value >> 16) &* 0x21f0_aaad
        value = (value ^ value >> 15) &* 0x735a_2d97
        return value ^ value >> 15
    }

    mutating func below(_ count: Int) -> Int {
        Int((Double(next()) * Double(count)) / 4_294_967_296)
    }

    /// From 0 up to 1.
    private mutating func part() -> Double { Double(next()) / 4_294_967_296 }

    mutating func coordinate() -> CLLocationCoordinate2D {
        var (longitude, latitude) = (0.0, 0.0)
        switch shape {
        case .uniform:
            longitude = part() * 360 - 180
            latitude = part() * 170 - 85
        case .towns:
            let near = part()
            (longitude, latitude) = towns[Int(near * near * 64)]
            let (one, other) = (part(), part())
            longitude += one - other
            let (north, south) = (part(), part())
            latitude += north - south
        case .stacks: (longitude, latitude) = towns[below(64)]
        case .edges:
            longitude = 179.5 + part()
            latitude = part() * 180 - 90
        }
        return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    mutating func coordinates(_ count: Int) -> [CLLocationCoordinate2D] {
        (0..<count).map { _ in coordinate() }
    }

    /// Inserts, moves and removes points of an index.
    mutating func change(_ index: inout ClusterIndex, count: Int) throws {
        var ever = index.count
        for _ in 0..<count {
            let kind = below(3)
            let chosen = below(ever)
            switch kind {
            case 0:
                try index.insert(coordinate())
                ever += 1
            case 1: try index.move(chosen, to: coordinate())
            default: index.remove(chosen)
            }
        }
    }
}
