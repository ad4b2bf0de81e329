import RoadNetwork
import Roads
import Testing

/// What holds on roads of a country where no tag tells.
struct CountryTests {
    private static let places: [String: (latitude: Double, longitude: Double)] = [
        "sea": (0, 0), "Vaduz": (47.141, 9.521), "Berlin": (52.52, 13.40), "Porto": (41.15, -8.61),
        "London": (51.51, -0.12), "Valletta": (35.895, 14.49), "Paris": (48.86, 2.35),
        "Tirana": (41.33, 19.82), "Andorra": (42.507, 1.522), "Moscow": (55.75, 37.62),
        "Sydney": (-33.87, 151.2), "Suva": (-18.13, 178.43),
    ]

    /// The speed over 1 km of a way with these tags at a place, km/h; 0 where it is closed.
    private func speed(
        _ tags: [String: String], at place: String, _ mode: BuiltInMode = .automobile
    ) async throws -> Double {
        let town = DrawnNetwork(
            "a                   b", [("ab", tags)], origin: try #require(Self.places[place]))
        return try await town.route("a", "b", mode).map { 3600 / $0.seconds } ?? 0
    }

    /// Columns: place and tags; km/h by car.
    private static let cars = TagRows(
        """
        at=sea highway=motorway                      90
        at=sea highway=primary                       65
        at=Vaduz highway=primary                     64
        at=Valletta highway=trunk                    64
        at=Andorra highway=primary                   65
        at=Porto highway=motorway                    96
        at=Porto highway=motorway_link               45
        at=Berlin highway=motorway                   90
        at=Berlin highway=trunk                      80
        at=Berlin highway=living_street              5.6
        at=Moscow highway=living_street              10
        at=London highway=motorway                   90.1
        at=London highway=trunk                      85
        at=Paris highway=primary                     64
        at=Paris highway=primary maxspeed=90         72
        at=Sydney highway=primary                    65
        at=Suva highway=primary                      64
        at=sea highway=primary zone:traffic=DE:urban    40
        at=sea highway=primary zone:maxspeed=DE:30      24
        at=sea highway=primary source:maxspeed=sign maxspeed:type=DE:rural   80
        at=sea highway=primary maxspeed=GB:nsl_single   77.2
        """)

    @Test(arguments: Self.cars.rows)
    func limitsAreThoseOfTheCountry(_ row: TagRows.Row) async throws {
        let expected = try #require(Double(row.expected[0]))
        var tags = row.tags
        let place = tags.removeValue(forKey: "at") ?? ""
        #expect(abs(try await speed(tags, at: place) - expected) <= expected * 0.006, "\(row)")
    }

    /// Columns: place and tags; whether walkers and riders may go there.
    private static let others = TagRows(
        """
        at=sea highway=bridleway                     no   no
        at=Berlin highway=bridleway                  no   no
        at=London highway=bridleway                  yes  yes
        at=London highway=bridleway bicycle=no       yes  no
        at=London highway=trunk                      yes  yes
        at=London highway=trunk motorroad=yes        no   no
        at=London highway=trunk foot=no              no   yes
        at=Berlin highway=trunk                      no   no
        at=London highway=cycleway                   yes  yes
        at=Berlin highway=cycleway                   no   yes
        """)

    @Test(arguments: Self.others.rows)
    func waysAreOpenAsInTheCountry(_ row: TagRows.Row) async throws {
        var tags = row.tags
        let place = tags.removeValue(forKey: "at") ?? ""
        for (mode, expected) in zip([BuiltInMode.walking, .cycling], row.expected) {
            let isOpen = try await speed(tags, at: place, mode) > 0
            #expect(isOpen == (expected == "yes"), "\(row) \(mode)")
        }
    }

    /// What no sign tells is told to nobody as a limit.
    @Test func limitsOfCountriesAreNoSigns() async throws {
        let town = DrawnNetwork(
            "a b", [("ab", ["highway": "motorway"])], origin: try #require(Self.places["Porto"]))
        #expect(try await town.tables(.automobile).wayLimits == [0, 0])
    }
}
