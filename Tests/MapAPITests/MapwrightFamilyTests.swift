import Answers
import Atlas
import MapAPI
import MapGeometry
import Places
import Testing

@Suite struct MapwrightFamilyTests {
    private let asked = Asked(.mapwright)

    /// Atlases that overlap hold the same things, and each suggests the same kinds of place.
    @Test(arguments: ["kahv", "kaivok", "museo"])
    func severalAtlasesSuggestEverythingOnce(_ words: String) throws {
        let atlas = try Atlas.open(SampleAtlas.path)
        let twice = AtlasCollection([.init(atlas), .init(atlas)])
        var request = SearchRequest(words)
        // Kinds are suggested to who is somewhere.
        request.near = CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94)
        let suggested = try twice.complete(request)
        #expect(
            suggested.map(\.title) == (try AtlasCollection(atlas).complete(request)).map(\.title))
        #expect(words != "kahv" || suggested.contains { $0.categoryQuery != nil })
        let position = try twice.search(SearchRequest("60.17, 24.94"))
        #expect(position.count { $0.kind == .coordinate } == 1)
    }

    @Test func searchTakesTheCommandLinesOptions() throws {
        let answer = try asked.json("/mapwright/search?query=kamppi&limit=2&near=60.17,24.94")
        #expect(answer.status == 200)
        #expect(answer.value.results.list.count == 2)
        #expect(answer.value.results[0].name.string?.contains("Kamppi") == true)
    }

    /// The clock is the router's: Monday, one in the afternoon.
    @Test func searchesAskWhatIsOpen() throws {
        for path in [
            "query=cafe&open=now", "query=cafe%20open%20now", "query=cafe&open=2026-11-23T13:00",
        ] {
            let answer = try asked.json("/mapwright/search?\(path)&near=60.17,24.94&limit=5")
            let found = answer.value.results.list
            #expect(found.count == 5)
            #expect(found.allSatisfy { $0.hours.state.string == "open" })
            #expect(found.allSatisfy { $0.hours.time.string == "2026-11-23T13:00:00" })
            #expect(found.allSatisfy { $0.hours.timeZone.string == "Europe/Helsinki" })
            #expect(found.allSatisfy { $0.hours.week.list.count == 7 })
        }
        let all = try asked.json("/mapwright/search?query=cafe&near=60.17,24.94&limit=5")
        #expect(all.value.results.list.allSatisfy { $0.hours.value == nil })
        let wrong = try asked.json("/mapwright/search?query=cafe&open=sometimes")
        #expect(wrong.status == 400)
    }

    @Test func placesTellTheirHoursWhenAsked() throws {
        let found = try asked.json("/mapwright/search?query=cafe&open=now&near=60.17,24.94&limit=1")
        let osm = try #require(found.value.results[0].osm.string)
        let place = try asked.json("/mapwright/place/\(osm)?open=now&language=fi")
        let hours = place.value.place.results[0].hours
        #expect(hours.state.string == "open")
        #expect(hours.sentence.string?.hasPrefix("A") == true)
        let plain = try asked.json("/mapwright/place/\(osm)")
        #expect(plain.value.place.results[0].hours.value == nil)
        #expect(try asked.json("/mapwright/place/\(osm)?open=x").status == 400)
    }

    /// Without words, the nearest of some kinds.
    @Test func categoriesAloneAreAQuestion() throws {
        for path in ["categories=cafe", "query=&categories=cafe", "query=%20&categories=cafe"] {
            let answer = try asked.json("/mapwright/search?\(path)&near=60.17,24.94&limit=10")
            let found = answer.value.results.list
            #expect(found.count == 10)
            #expect(found.allSatisfy { $0.category.string == "cafe" })
            let distances = found.compactMap(\.distance.number)
            #expect(distances.count == 10 && distances == distances.sorted())
        }
        // The nearest of them all, told by asking for all around and sorting them here.
        let all = try asked.json("/mapwright/search?query=cafe&near=60.17,24.94&limit=100")
        let nearest = all.value.results.list.filter { $0.category.string == "cafe" }
            .compactMap(\.distance.number).min()
        let first = try asked.json("/mapwright/search?categories=cafe&near=60.17,24.94&limit=1")
        #expect(first.value.results[0].distance.number.map { $0 <= nearest ?? 0 } == true)
        let region = "region=60.168,24.935,60.170,24.945&region-required=true"
        let within = try asked.json("/mapwright/search?categories=cafe&\(region)&limit=100")
        #expect(!within.value.results.list.isEmpty)
        #expect(
            within.value.results.list.allSatisfy {
                (60.168...60.170).contains($0.latitude.number ?? 0)
                    && (24.935...24.945).contains($0.longitude.number ?? 0)
            })
        // Nowhere to look around, and no kind.
        #expect(try asked.json("/mapwright/search?categories=cafe").value.results.list.isEmpty)
        #expect(try asked.json("/mapwright/search?query=").value.results.list.isEmpty)
    }

    @Test func completionsTellTheirCategory() throws {
        let answer = try asked.json("/mapwright/complete?prefix=kamp&near=60.17,24.94&limit=20")
        let found = answer.value.results.list
        #expect(found.contains { $0.category.string != nil && $0.kind.string == "poi" })
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
        #expect(far.value.code.string == "noRoadNear")
        #expect(far.value.place.number == 0)
        let second = try asked.json("/mapwright/route?from=60.17,24.94&to=1,1")
        #expect(second.value.code.string == "noRoadNear")
        #expect(second.value.place.number == 1)
        let nowhere = try asked.json("/mapwright/route?from=qqqqxyz&to=60.17,24.94")
        #expect(nowhere.status == 404)
        #expect(nowhere.value.error.string?.contains("qqqqxyz") == true)
        #expect(nowhere.value.code.string == "unknownPlace")
        let mode = try asked.json("/mapwright/route?from=60.17,24.93&to=60.17,24.94&mode=rocket")
        #expect(mode.status == 400)
        #expect(mode.value.code.string == "unknownMode")
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
