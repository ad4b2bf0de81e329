/// Things in sets that are joined (Galler and Fischer, *An Improved Equivalence Algorithm*, 1964), each known by its least.
struct DisjointSets {
    private var parents: [Int]

    /// Creates a set for each of the things 0 ..< `count`.
    init(count: Int) { parents = Array(0..<count) }

    /// The least of the set that a thing is in.
    @inline(__always)
    mutating func root(of thing: Int) -> Int {
        var thing = thing
        while parents[thing] != thing {
            parents[thing] = parents[parents[thing]]
            thing = parents[thing]
        }
        return thing
    }

    /// Joins the sets of two roots.
    @inline(__always)
    mutating func join(_ a: Int, _ b: Int) { parents[max(a, b)] = min(a, b) }
}
