import MapAPI
import Testing

@Suite struct MapwrightFamilyTests {
    private let asked = Asked(.mapwright)

    @Test func searchTakesTheCommandLinesOptions() throws {
        let answer = try asked.json("/mapwright/search?query=kamppi&limit=2&near=60.17,24.94")
        #expect(answer.status == 200)
        #expect(answer.value.results.list.count == 2)
        #expect(answer.value.results[0].name.string?.contains("Kamppi") == true)
    }

    @Test func aBodyAnswersAsTheAddressDoes() throws {
        let address = try asked.response("/mapwright/complete?prefix=kam")
        let body = try asked.response("/mapwright/complete", .post, body: #"{"prefix":"kam"}"#)
        #expect(address?.status == 200)
        #expect(address == body)
    }

    @Test func unknownAndMissingOptionsAreToldByName() throws {
        let unknown = try asked.json("/mapwright/search?query=a&colour=red")
        #expect(unknown.status == 400)
        #expect(unknown.value.error.string?.contains("“colour” is not an option here") == true)
        let missing = try asked.json("/mapwright/search")
        #expect(missing.status == 400)
        #expect(missing.value.error.string == "“query” is missing")
    }

    @Test func routesPassPlacesInTheirOrder() throws {
        let answer = try asked.json(
            "/mapwright/route?from=60.1687,24.9312&to=60.1725,24.9500&via=60.1700,24.9400"
                + "&mode=walking&language=de")
        #expect(answer.status == 200)
        #expect(answer.value.waypoints.list.count == 3)
        #expect(answer.value.routes[0].steps.list.count > 3)
    }

    @Test func noWayAndNoPlaceAre404() throws {
        let far = try asked.json("/mapwright/route?from=0,0&to=1,1")
        #expect(far.status == 404)
        let nowhere = try asked.json("/mapwright/route?from=qqqqxyz&to=60.17,24.94")
        #expect(nowhere.status == 404)
        #expect(nowhere.value.error.string?.contains("qqqqxyz") == true)
        let mode = try asked.json("/mapwright/route?from=60.17,24.93&to=60.17,24.94&mode=rocket")
        #expect(mode.status == 400)
    }

    @Test func placesTellWhatIsMapped() throws {
        let found = try asked.json("/mapwright/search?query=cafe&limit=1&near=60.17,24.94")
        let osm = try #require(found.value.results[0].osm.string)
        let place = try asked.json("/mapwright/place/\(osm)")
        #expect(place.status == 200)
        #expect(place.value.place.results[0].osm.string == osm)
        #expect(place.value.attributes.keys.contains("kind"))
        #expect(try asked.json("/mapwright/place/n0").status == 404)
        #expect(try asked.json("/mapwright/place/hello").status == 404)
    }

    @Test func areasAndModesAreListed() throws {
        let areas = try asked.json("/mapwright/areas").value.areas
        #expect(areas[0].name.string == "helsinki")
        #expect(areas[0].attribution.string == "© OpenStreetMap contributors")
        let modes = try asked.json("/mapwright/modes").value.modes.list.compactMap(\.name.string)
        #expect(Set(modes) == ["automobile", "cycling", "walking"])
    }
}
