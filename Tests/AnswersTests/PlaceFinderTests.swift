import Answers
import MapGeometry
import Places
import Roads
import Testing

/// Words of a question mean places near its other places.
@Suite struct PlaceFinderTests {
    /// What was asked for near which latitude, in order, by a finder that answers with latitudes 60, 61, ….
    private func asked(_ from: String, _ via: [String], _ to: String) throws -> [String] {
        var values = OptionValues(typed: [.from: from, .to: to])
        values.set(.via, to: via)
        var asked: [String] = []
        let request = try RouteQuestion(values).request { words, near in
            asked.append("\(words) near \(near.map { "\(Int($0.latitude))" } ?? "nothing")")
            return CLLocationCoordinate2D(latitude: 59 + Double(asked.count), longitude: 24)
        }
        #expect(request.waypoints.count == via.count + 2)
        return asked
    }

    @Test func wordsAreMeantNearThePlaceBefore() throws {
        #expect(try asked("10,20", ["café"], "station") == ["café near 10", "station near 60"])
        #expect(try asked("home", ["11,20", "café"], "12,20") == ["home near 11", "café near 11"])
        #expect(try asked("home", [], "work") == ["home near nothing", "work near 60"])
        #expect(try asked("10,20", [], "12,20") == [])
    }

    /// A city or country elsewhere is not what is here and has its name for a word.
    @Test(arguments: [
        ("Paris", "Paris, Île-de-France, France"), ("Spain", "Spain"),
        ("South Africa", "South Africa"), ("nonesuchplace", nil),
    ])
    func placesOutsideAreReportedInsteadOfReplaced(_ words: String, _ outside: String?) async throws
    {
        let places = try await TestTown.places
        var request = SearchRequest.naming(words, near: nil)
        request.languages = ["en"]
        let error = #expect(throws: UnknownPlaceError.self) {
            _ = try places.answer(request).place(for: words)
        }
        #expect(error == UnknownPlaceError(words: words, outside: outside))
        if let outside {
            #expect(error?.description == "“\(words)” is outside this atlas: \(outside)")
        }
    }

    @Test func placesHereAreFound() async throws {
        let places = try await TestTown.places
        for (words, name) in [("south cafe", "South Café"), ("testville", "Testville")] {
            #expect(
                try places.answer(.naming(words, near: nil)).place(for: words).name == name)
        }
    }

    @Test func numbersThatAreNoPositionAreRefused() {
        let error = #expect(throws: OptionError.self) { _ = try asked("home", [], "95,0") }
        #expect(error?.option == "to" && error?.value == "95,0")
        #expect(error?.description == "“95,0” is not a latitude and a longitude")
    }
}
