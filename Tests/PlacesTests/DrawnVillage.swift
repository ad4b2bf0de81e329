import MapGeometry
import Places

/// A village by the sea, drawn for what the sample city lacks; a thousandth of a degree is 111 m.
///
///     north   lake (Mirror Lake) ............ 0.020
///             Oak Avenue, north to south       0.010 … 0.002 at 0° east
///             Main Street, west to east        0.005
///             coast, land in the north         0.000
///     south   Quiet Bay, then open sea
struct DrawnVillage {
    private var extract = DrawnExtract()

    init() {
        // The coast has the land on its left.
        extract.way(1, [(0, -0.05), (0, -0.01), (0, 0.01), (0, 0.05)], ["natural": "coastline"])
        extract.way(
            2, [(0.019, 0.019), (0.019, 0.021), (0.021, 0.021), (0.021, 0.019)],
            ["natural": "water", "water": "lake", "name": "Mirror Lake"], isClosed: true)
        extract.way(
            3, [(0.001, 0.01), (-0.004, 0.01), (-0.004, 0.02), (0.001, 0.02)],
            ["natural": "bay", "name": "Quiet Bay"], isClosed: true)
        extract.way(
            4, [(0.006, 0.003), (0.006, 0.008), (0.009, 0.008), (0.009, 0.003)],
            ["leisure": "park", "name": "Rose Park"], isClosed: true)
        extract.node(100, 0.005, 0, [:])
        extract.node(110, 0.0049, -0.01, ["addr:housenumber": "2", "addr:street": "Main Street"])
        extract.node(111, 0.0049, -0.002, ["addr:housenumber": "10", "addr:street": "Main Street"])
        extract.way(5, ids: [110, 111], ["addr:interpolation": "even"])
        extract.node(120, 0.005, -0.02, [:])
        extract.node(121, 0.005, 0.02, [:])
        extract.way(6, ids: [120, 100, 121], ["highway": "residential", "name": "Main Street"])
        extract.node(122, 0.01, 0, [:])
        extract.node(123, 0.002, 0, [:])
        extract.way(7, ids: [122, 100, 123], ["highway": "residential", "name": "Oak Avenue"])
        extract.node(124, 0.002, 0.03, [:])
        extract.way(8, ids: [123, 124], ["highway": "secondary", "ref": "B 12"])
        extract.node(
            130, 0.008, 0.0001, ["addr:housenumber": "14-20", "addr:street": "Oak Avenue"])
        extract.node(
            131, 0.003, 0.0001,
            ["addr:housenumber": "36;42", "addr:street": "Oak Avenue", "addr:postcode": "12345"])
        extract.node(
            140, 0.006, -0.001, ["place": "village", "name": "Testville", "population": "900"])
        extract.node(
            141, 0.007, -0.003,
            ["amenity": "place_of_worship", "name": "浅草寺", "name:ja-Latn": "Sensō-ji"])
        extract.node(142, 0.0075, -0.004, ["tourism": "museum", "name": "東京"])
        extract.node(143, 0.0076, -0.005, ["amenity": "cafe", "name": "Καφενείο Αθηνά"])
        extract.node(144, 0.0077, -0.006, ["amenity": "restaurant", "name": "مطعم السلام"])
        extract.node(
            145, 0.0078, -0.007,
            [
                "shop": "bakery", "name": "Brotzeit", "old_name": "Mehlwurm", "brand": "Kornblume",
                "phone": "+1 555", "opening_hours": "24/7", "wheelchair": "yes",
            ])
    }

    /// The index's bytes.
    ///
    /// - Parameter seed: Shuffles the elements of the file, nil for their usual order.
    func bytes(seed: UInt64? = nil) async throws -> [UInt8] { try await extract.bytes(seed: seed) }

    /// The opened index, made once.
    static var places: Places { get async throws { try await opening.value } }

    private static let opening = Task { try SampleCity.open(try await DrawnVillage().bytes()) }

    /// Searches from the crossing of the two streets.
    static func search(_ query: String) async throws -> [FoundPlace] {
        var request = SearchRequest(query)
        request.near = CLLocationCoordinate2D(latitude: 0.005, longitude: 0)
        return try await places.search(request)
    }
}
