import MapAPI
import Testing

@Suite struct PeliasProblemTests {
    private let asked = Asked(.pelias)

    @Test(arguments: [
        ("search", "invalid param 'text': text length, must be >0"),
        ("autocomplete?text=%22%20%22", "invalid param 'text': text length, must be >0"),
        ("search?text=a&text=b", "'text' parameter can only have one value"),
        ("search?text=a&layers=", "layers parameter cannot be an empty string. Valid options: "),
        ("search?text=a&layers=moon", "'moon' is an invalid layers parameter. Valid options: "),
        (
            "search?text=a&layers=venue,-venue",
            "layers contains positive and negative options in a combination that results in an empty list"
        ),
        ("search?text=a&sources=x", "'x' is an invalid sources parameter. Valid options: osm,"),
        ("search?text=a&boundary.country=XYZ", "XYZ is not a valid ISO2/ISO3 country code"),
        ("search?text=a&boundary.country=", "boundary.country is empty"),
        (
            "search?text=a&focus.point.lat=1",
            "parameters focus.point.lat and focus.point.lon must both be specified"
        ),
        (
            "search?text=a&boundary.rect.min_lat=1",
            "parameters boundary.rect.min_lat, boundary.rect.max_lat, boundary.rect.min_lon and "
                + "boundary.rect.max_lon must all be specified"
        ),
        (
            "search?text=a&boundary.rect.min_lat=2&boundary.rect.max_lat=1"
                + "&boundary.rect.min_lon=1&boundary.rect.max_lon=2",
            "boundary.rect.min_lat (2.0) must be less than boundary.rect.max_lat (1.0)"
        ),
        (
            "search?text=a&boundary.rect.min_lat=2&boundary.rect.max_lat=91"
                + "&boundary.rect.min_lon=1&boundary.rect.max_lon=2",
            "boundary.rect.max_lat value 91.0 is outside range -90,90"
        ),
        (
            "search?text=a&boundary.circle.radius=1",
            "parameters boundary.circle.lat and boundary.circle.lon must both be specified"
        ),
        ("search?text=a&boundary.gid=1", "'boundary.gid' is not a valid gid: 1"),
        ("reverse", "parameters point.lat and point.lon must both be specified"),
        ("reverse?point.lat=x&point.lon=1", "missing param 'point.lat'"),
        ("place", "invalid param 'ids': length must be >0"),
        (
            "place?ids=1",
            "id `1` is invalid: must be of the format source:layer:id for ex: "
        ),
        (
            "search/structured",
            "at least one of the following fields is required: venue, address, neighbourhood, "
        ),
    ])
    func problemsAreAnEmptyCollection(_ target: String, _ message: String) throws {
        let answer = try asked.json("/pelias/v1/" + target)
        #expect(answer.status == 400)
        #expect(answer.value.type.string == "FeatureCollection")
        #expect(answer.value.features.exists && answer.value.features.list.isEmpty)
        #expect(
            answer.value.geocoding.errors.strings.contains { $0.hasPrefix(message) },
            "\(answer.value.geocoding.errors.strings)")
    }

    @Test func allThatIsWrongIsToldAtOnce() throws {
        let answer = try asked.json("/pelias/v1/search?layers=moon&boundary.country=XYZ&size=99")
        #expect(answer.value.geocoding.errors.strings.count == 3)
        #expect(answer.value.geocoding.warnings.strings.count == 1)
    }

    @Test func otherPathsAreNotFound() throws {
        let answer = try asked.json("/pelias/v1/nothing")
        #expect(answer.status == 404)
        #expect(answer.value.error.string == "not found: invalid path")
        // At the root the path is Apple's.
        #expect(try asked.response("/v1/search?text=kamppi") == nil)
        #expect(try asked.json("/pelias/v1/search", .post).status == 405)
    }
}
