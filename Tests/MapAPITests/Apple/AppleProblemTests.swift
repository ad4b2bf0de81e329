import MapAPI
import Testing

/// What is refused, and how that is told.
@Suite struct AppleProblemTests {
    private let asked = Asked(.apple, .photon, .mapwright)

    @Test(arguments: [
        ("/v1/geocode", "q is required"), ("/v1/geocode?q=", "q is required"),
        ("/v1/search", "q is required"), ("/v1/search?lang=fi", "q is required"),
        ("/v1/searchAutocomplete", "q is required"),
        ("/v1/reverseGeocode", "loc is required"),
        ("/v1/reverseGeocode?loc=60", "loc is not a latitude"),
        ("/v1/reverseGeocode?loc=24.94,160.17,1", "loc is not a latitude"),
        ("/v1/reverseGeocode?loc=91,0", "loc is not a latitude"),
        ("/v1/reverseGeocode?loc=nan,0", "loc is not a latitude"),
        ("/v1/reverseGeocode?loc=0x10,0", "loc is not a latitude"),
        ("/v1/reverseGeocode?loc=1e400,0", "loc is not a latitude"),
        ("/v1/search?q=a&searchLocation=60", "searchLocation is not"),
        ("/v1/search?q=a&userLocation=,", "userLocation is not"),
        ("/v1/search?q=a&searchRegion=60,24", "searchRegion is not"),
        ("/v1/search?q=a&searchRegion=91,0,0,0", "searchRegion is not"),
        (
            "/v1/search?q=a&searchRegion=60.2,25,60.1,24&searchLocation=60,24",
            "cannot specify both searchRegion and searchLocation"
        ),
        (
            "/v1/geocode?q=a&searchRegion=60.2,25,60.1,24&searchLocation=60,24",
            "cannot specify both searchRegion and searchLocation"
        ),
        (
            "/v1/search?q=a&searchRegionPriority=strong",
            "searchRegionPriority has no value “strong”"
        ),
        ("/v1/search?q=a&resultTypeFilter=query", "resultTypeFilter has no value “query”"),
        ("/v1/searchAutocomplete?q=a&resultTypeFilter=shop", "resultTypeFilter has no value"),
        ("/v1/search?q=a&includePoiCategories=Shop", "includePoiCategories has no value “Shop”"),
        ("/v1/search?q=a&excludePoiCategories=Cafe,Shop", "excludePoiCategories has no value"),
        ("/v1/search?q=a&includeAddressCategories=Locality", "includeAddressCategories and"),
        (
            "/v1/search?q=a&resultTypeFilter=poi&excludeAddressCategories=Locality",
            "includeAddressCategories and"
        ),
        (
            "/v1/search?q=a&resultTypeFilter=address&includeAddressCategories=Street",
            "includeAddressCategories has no value"
        ),
        ("/v1/search?q=a&limitToCountries=FIN", "limitToCountries holds “FIN”"),
        ("/v1/search?q=a&enablePagination=1", "enablePagination is true or false"),
        ("/v1/search?q=a&enablePagination=", "enablePagination is true or false"),
        ("/v1/directions?destination=60,24", "origin is required"),
        ("/v1/directions?origin=60,24", "destination is required"),
        ("/v1/directions?origin=60,240&destination=60,24", "origin is not a position"),
        ("/v1/directions?origin=60,24&destination=60,24&avoid=Ferries", "avoid has no value"),
        (
            "/v1/directions?origin=60,24&destination=60,24&transportType=Rocket",
            "transportType has no value"
        ),
        (
            "/v1/directions?origin=60,24&destination=60,24&transportType=Transit",
            "transportType Transit is for etas alone"
        ),
        (
            "/v1/directions?origin=60,24&destination=60,24&requestsAlternateRoutes=yes",
            "requestsAlternateRoutes is true or false"
        ),
        (
            "/v1/directions?origin=60,24&destination=60,24&departureDate=2026-11-23T08:30:00Z"
                + "&arrivalDate=2026-11-23T08:30:00Z",
            "cannot specify both departureDate and arrivalDate"
        ),
        ("/v1/etas?origin=60,24", "destinations is required"),
        ("/v1/etas?destinations=60,24", "origin is required"),
        ("/v1/etas?origin=Ateneum&destinations=60,24", "origin is not a latitude"),
        ("/v1/etas?origin=60,24&destinations=60,24|", "destinations are latitudes"),
        ("/v1/etas?origin=60,24&destinations=Ateneum", "destinations are latitudes"),
        (
            "/v1/etas?origin=60,24&destinations=60,24&transportType=transit",
            "transportType Transit is not available"
        ),
        (
            "/v1/etas?origin=60,24&destinations=1,1|1,1|1,1|1,1|1,1|1,1|1,1|1,1|1,1|1,1|1,1",
            "destinations holds at most 10"
        ),
        ("/v1/place", "ids is required"), ("/v1/place?ids=,", "ids is required"),
        ("/v1/place/alternateIds", "ids is required"),
    ])
    func wrongParametersAreToldInApplesForm(_ target: String, _ detail: String) throws {
        let answer = try asked.json(target)
        #expect(answer.status == 400)
        #expect(answer.value.keys == ["error"])
        #expect(answer.value.error.keys == ["message", "details"])
        #expect(answer.value.error.message.string == "Bad Request")
        let details = answer.value.error.details.strings
        #expect(details.count == 1 && details[0].hasPrefix(detail), "\(details)")
    }

    @Test(arguments: ["/v1/nothing", "/v1/place/n1", "/v1/place/nonsense", "/apple", "/apple/v2"])
    func unknownPathsAndPlacesAreToldInApplesForm(_ target: String) throws {
        let answer = try asked.json(target)
        #expect(answer.status == 404)
        #expect(answer.value.error.message.string == "Not Found")
        #expect(answer.value.error.details.strings.count == 1)
    }

    @Test func otherMethodsAreRefused() throws {
        let answer = try #require(try asked.response("/v1/search?q=a", .post))
        #expect(answer.status == 405)
        #expect(answer.headers.contains { $0.name == "Allow" })
        #expect(String(decoding: answer.body, as: UTF8.self).contains("Method Not Allowed"))
    }

    @Test func whoIsNotLetInIsToldNothingMore() throws {
        let request = try APIRequest(target: "/v1/search?q=a")
        let answer = APIFamily.apple.response(
            to: APIProblem(status: 401, "the token is expired"), request)
        #expect(
            String(decoding: answer.body, as: UTF8.self)
                == #"{"error":{"message":"Not Authorized","details":[]}}"#)
    }

    @Test(arguments: [
        "", "/apple", "/v1", "/apple/v1",
    ])
    func basesWithAndWithoutTheVersionAnswerAlike(_ base: String) throws {
        let answer = try asked.json("\(base)/v1/geocode?q=Ateneum")
        #expect(answer.status == 200)
        #expect(answer.value.results[0].name.string == "Ateneum")
        #expect(try asked.json("\(base)/v1/place/alternateIds?ids=n1").status == 200)
    }

    @Test func aServiceWithoutTokensGivesOneThatCanBeRead() throws {
        let answer = try asked.json("/v1/token").value
        #expect(answer.expiresInSeconds.integer == 1800)
        let parts = try #require(answer.accessToken.string?.split(separator: "."))
        #expect(parts.count == 3 && parts.allSatisfy { !$0.isEmpty })
    }
}
