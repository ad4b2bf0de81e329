import Answers
import Atlas
import Foundation
import MapAPI
import MapGeometry
import Roads
import Testing

/// Questions for roads whose places lie in several atlases: the sample city, and one with its files that says it lies elsewhere.
@Suite struct SeveralAtlasesTests {
    private static let atlases = Result {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("elsewhere-\(UUID().uuidString).atlas")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sample = URL(fileURLWithPath: SampleAtlas.path)
        for name in try FileManager.default.contentsOfDirectory(atPath: sample.path)
        where name != "manifest.json" {
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent(name),
                withDestinationURL: sample.appendingPathComponent(name))
        }
        let text = try String(
            contentsOf: sample.appendingPathComponent("manifest.json"), encoding: .utf8)
        try text.replacing("60.1", with: "42.1").replacing("24.9", with: "1.9")
            .write(
                to: folder.appendingPathComponent("manifest.json"), atomically: true,
                encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: folder) }
        return AtlasCollection([
            .init(try Atlas.open(SampleAtlas.path)), .init(try Atlas.open(folder.path)),
        ])
    }

    private static let (kamppi, station) = ("60.1687,24.9371", "60.1712,24.9415")
    private static let elsewhere = "42.1700,1.9400"

    private func json(_ family: APIFamily, _ target: String, body: String? = nil) throws
        -> (status: Int, value: JSON)
    {
        let request = try APIRequest(
            body == nil ? .get : .post, target: target, body: Array((body ?? "").utf8))
        let response = try #require(
            APIRouter([family]).respond(to: request, try Self.atlases.get()))
        return (
            response.status,
            JSON(try JSONSerialization.jsonObject(with: Data(response.body)))
        )
    }

    @Test func placesAreDividedAmongTheAtlases() throws {
        let atlases = try Self.atlases.get()
        func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
            CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }
        let (here, there, sea) = (place(60.17, 24.94), place(42.17, 1.94), place(0, 0))
        #expect(atlases.parts(of: [here, there, here, there, here]) == [[0, 2, 4], [1, 3]])
        #expect(atlases.parts(of: [there, sea, there, here]) == [[0, 1, 2], [3]])
        #expect(atlases.parts(of: [sea]) == [[0]])
        #expect(AtlasCollection([atlases.areas[0]]).parts(of: [here, there]) == [[0, 1]])
        #expect(throws: Never.self) { try atlases.checkReach(of: [here, here]) }
        #expect(throws: Never.self) { try atlases.checkReach(of: [here, sea, there]) }
        #expect(throws: RoutingError(.placesApart, place: 2)) {
            try atlases.checkReach(of: [here, here, there])
        }
    }

    @Test func aRouteBetweenAtlasesIsToldAsThat() throws {
        let own = try json(.mapwright, "/mapwright/route?from=\(Self.kamppi)&to=\(Self.elsewhere)")
        #expect(own.status == 404)
        #expect(own.value.code.string == "placesApart")
        #expect(own.value.place.integer == 1)
        let osrm = try json(.osrm, "/route/v1/foot/24.9371,60.1687;1.94,42.17")
        #expect(osrm.value.code.string == "NoRoute")
        let valhalla = try json(
            .valhalla, "/valhalla/route",
            body: #"""
                {"costing": "pedestrian",
                 "locations": [{"lat": 60.1687, "lon": 24.9371}, {"lat": 42.17, "lon": 1.94}]}
                """#)
        #expect(valhalla.value.error_code.integer == 442)
        let apple = try json(
            .apple, "/v1/directions?origin=\(Self.kamppi)&destination=\(Self.elsewhere)")
        #expect(apple.status == 200 && apple.value.routes.list.isEmpty)
    }

    /// Pairs of one atlas have their cells, whatever else is asked about.
    @Test func matricesLoseNoPair() throws {
        let whole = try json(
            .mapwright,
            "/mapwright/matrix?from=\(Self.kamppi)&to=\(Self.station)&mode=walking"
        ).value.durations[0][0].number
        let seconds = try #require(whole)
        let own = try json(
            .mapwright,
            "/mapwright/matrix?from=\(Self.elsewhere)&from=\(Self.kamppi)&to=\(Self.station)&to=\(Self.elsewhere)&mode=walking"
        ).value.durations
        #expect(own.list.map { $0.list.map(\.number) } == [[nil, nil], [seconds, nil]])
        let valhalla = try json(
            .valhalla, "/valhalla/sources_to_targets",
            body: #"""
                {"costing": "pedestrian", "verbose": false,
                 "sources": [{"lat": 42.17, "lon": 1.94}, {"lat": 60.1687, "lon": 24.9371}],
                 "targets": [{"lat": 60.1712, "lon": 24.9415}]}
                """#
        ).value.sources_to_targets.durations
        #expect(valhalla.list.map { $0.list.map(\.number) } == [[nil], [seconds]])
        // The other atlas has no road there, which OSRM tells as the failure of the whole.
        let table = try json(
            .osrm, "/table/v1/foot/24.9371,60.1687;24.9415,60.1712;1.94,42.17")
        #expect(table.value.code.string == "NoSegment")
        #expect(table.value.message.string?.contains("coordinate 2") == true)
    }

    /// Many places here and many there are few cells for each atlas, and too many in all.
    @Test func theWholeMatrixHasItsLimit() throws {
        #expect(throws: RoutingError(.tooManyPlaces(limit: Router.mostCells))) {
            try RoadMatrix(
                sourceCount: 20_000, targetCount: 20_000,
                parts: [(sources: [0], targets: [0])]
            ) { _ in
                throw RoutingError(.noMatch)
            }
        }
    }

    @Test func positionsThatAreNoneAreRefused() throws {
        for text in ["NaN,1", "inf,1", "0x10,1", "91,0", "1,-181"] {
            let answer = try json(
                .apple, "/v1/directions?origin=\(text)&destination=\(Self.station)")
            #expect(answer.status == 400, "\(text)")
        }
    }

    @Test(arguments: ["Finland", "Suomi", "FI", "Finlande", "芬兰"])
    func countriesOfStructuredAddressesHaveAnyOfTheirNames(_ country: String) throws {
        let name = country.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let found = try json(
            .nominatim, "/nominatim/search?city=Helsinki&country=\(name)&format=json")
        #expect(found.value[0].name.string == "Helsinki")
        let other = try json(
            .nominatim, "/nominatim/search?city=Helsinki&country=Sweden&format=json")
        #expect(other.value.list.isEmpty)
    }

    @Test func aCityElsewhereIsNoAddressHere() throws {
        for words in ["Berlin", "Tokyo", "Rue+de+Rivoli+10+Paris"] {
            let answer = try json(.apple, "/v1/geocode?q=\(words)")
            #expect(answer.value.results.list.isEmpty, "\(words)")
        }
        let here = try json(.apple, "/v1/geocode?q=Kiasma")
        #expect(here.value.results[0].name.string?.contains("Kiasma") == true)
    }
}
