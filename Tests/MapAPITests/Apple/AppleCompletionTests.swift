import Foundation
import MapAPI
import Testing

/// What one may mean while typing.
@Suite struct AppleCompletionTests {
    private let asked = Asked(.apple)

    private func suggestions(_ query: String) throws -> [JSON] {
        let answer = try asked.json("/v1/searchAutocomplete?\(query)")
        #expect(answer.status == 200, "\(query)")
        return answer.value.results.list
    }

    @Test func suggestionsHaveOneOrTwoLines() throws {
        let found = try suggestions("q=ate&searchLocation=60.17,24.94")
        #expect((1...15).contains(found.count))
        for suggestion in found {
            #expect((1...2).contains(suggestion.displayLines.strings.count))
            let url = try #require(suggestion.completionUrl.string)
            #expect(url.hasPrefix("/v1/search?q="))
            #expect(!url.contains("lang="))
            #expect(url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        }
    }

    @Test(arguments: ["kam", "ate", "mannerheimintie 1", "00100", "tö", "helsi", "r"])
    func aSuggestionLeadsToExactlyItsPlace(_ typed: String) throws {
        let escaped = try #require(
            typed.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let found = try suggestions("q=\(escaped)&lang=fi&resultTypeFilter=poi,address")
        #expect(!found.isEmpty)
        for suggestion in found {
            let url = try #require(suggestion.completionUrl.string)
            #expect(url.contains("&metadata="), "\(suggestion.displayLines.strings)")
            let places = try asked.json(url + "&lang=fi").value.results
            #expect(places.list.count == 1)
            #expect(places[0].name.string == suggestion.displayLines[0].string)
            #expect(
                places[0].coordinate.latitude.number == suggestion.location.latitude.number)
            #expect(
                places[0].coordinate.longitude.number == suggestion.location.longitude.number)
            #expect(
                places[0].structuredAddress.keys == suggestion.structuredAddress.keys)
        }
    }

    @Test func aSuggestedSearchIsNoPlace() throws {
        let queries = try suggestions("q=caf&resultTypeFilter=query,poi&searchLocation=60.17,24.94")
            .filter { $0.displayLines[1].string == "Search Nearby" }
        let query = try #require(queries.first)
        #expect(!query.location.exists && !query.structuredAddress.exists)
        let url = try #require(query.completionUrl.string)
        #expect(!url.contains("metadata"))
        let found = try asked.json(url).value.results
        #expect(found.list.count > 3)
        #expect(found[0].poiCategory.string == "Cafe")
        // A client may say where it looks.
        #expect(try asked.json(url + "&searchLocation=60.17,24.95").status == 200)
        let none = try suggestions("q=caf&resultTypeFilter=poi")
        #expect(!none.contains { $0.displayLines[1].string == "Search Nearby" })
    }

    @Test func aTakenApartAndJoinedPathLeadsToTheSame() throws {
        let url = try #require(try suggestions("q=ate").first?.completionUrl.string)
        var parts = try #require(URLComponents(string: "http://localhost" + url))
        let items = parts.queryItems
        parts.queryItems = items
        let again = parts.path + "?" + (parts.percentEncodedQuery ?? "")
        #expect(try asked.response(again) == (try asked.response(url)))
    }

    @Test func filtersAreThoseOfSearching() throws {
        let all = try suggestions(
            "q=hel&excludePoiCategories=Cafe&resultTypeFilter=PointOfInterest")
        #expect(!all.isEmpty)
        let region = try suggestions(
            "q=kah&searchRegion=60.17,24.945,60.165,24.935&searchRegionPriority=required"
                + "&resultTypeFilter=poi")
        #expect(region.allSatisfy { (60.165...60.17).contains($0.location.latitude.number ?? 0) })
    }

    @Test func anIdOfAPlaceThatIsGoneFindsByItsWords() throws {
        #expect(try asked.json("/v1/search?q=Ateneum&metadata=nonsense").status == 400)
        let gone = try asked.json("/v1/search?q=Ateneum&metadata=n1&resultTypeFilter=poi")
        #expect(gone.value.results[0].name.string == "Ateneum")
    }
}
