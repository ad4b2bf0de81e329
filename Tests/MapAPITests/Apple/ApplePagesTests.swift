import Foundation
import MapAPI
import Testing

/// Pages of results.
@Suite struct ApplePagesTests {
    private let asked = Asked(.apple)

    private func page(_ target: String) throws -> JSON {
        let answer = try asked.json(target)
        #expect(answer.status == 200, "\(target)")
        return answer.value
    }

    @Test(arguments: ["restaurant", "cafe", "kamppi", "Mannerheimintie 10", "qqqqxyz"])
    func pagesHoldEveryResultOnce(_ words: String) throws {
        let query = words.replacing(" ", with: "+")
        var answer = try page("/v1/search?q=\(query)&enablePagination=TRUE")
        let total = try #require(answer.paginationInfo.totalResults.integer)
        let pages = try #require(answer.paginationInfo.totalPageCount.integer)
        #expect(!answer.paginationInfo.prevPageToken.exists)
        var names: [String] = []
        var seen = 1
        var before: [String] = []
        while true {
            let found = answer.results.list.map { "\($0.id.string ?? $0.name.string ?? "")" }
            #expect(found.count <= 20)
            names += found
            if seen > 1 {
                let back = try #require(answer.paginationInfo.prevPageToken.string)
                #expect(
                    try page("/v1/search?pageToken=\(back)").results.list
                        .map { "\($0.id.string ?? $0.name.string ?? "")" } == before)
            }
            before = found
            guard let next = answer.paginationInfo.nextPageToken.string else { break }
            #expect(next.utf8.allSatisfy { "-_".utf8.contains($0) || isalnum(Int32($0)) != 0 })
            answer = try page("/v1/search?pageToken=\(next)")
            seen += 1
        }
        #expect(seen == max(pages, 1))
        #expect(names.count == total && Set(names).count == total)
    }

    @Test func withoutPagesThereIsTheFirstOne() throws {
        let whole = try page("/v1/search?q=restaurant")
        let first = try page("/v1/search?q=restaurant&enablePagination=true")
        #expect(!whole.paginationInfo.exists)
        #expect(
            whole.results.list.map(\.id.string) == first.results.list.map(\.id.string))
    }

    @Test func aTokenHoldsTheWholeQuestion() throws {
        let first = try page(
            "/v1/search?q=cafe&includePoiCategories=Cafe,Restaurant&searchLocation=60.17,24.94"
                + "&lang=sv&enablePagination=true&limitToCountries=FI")
        let token = try #require(first.paginationInfo.nextPageToken.string)
        let second = try page("/v1/search?pageToken=\(token)")
        #expect(
            second.results.list.allSatisfy {
                ["Cafe", "Restaurant"].contains($0.poiCategory.string ?? "")
            })
        #expect(
            second.paginationInfo.totalResults.integer == first.paginationInfo.totalResults.integer)
    }

    @Test func aTokenStandsAlone() throws {
        let token = try #require(
            try page("/v1/search?q=restaurant&enablePagination=true")
                .paginationInfo.nextPageToken.string)
        for other in ["q=restaurant", "enablePagination=true", "lang=fi", "resultTypeFilter=poi"] {
            let answer = try asked.json("/v1/search?pageToken=\(token)&\(other)")
            #expect(answer.status == 400)
            #expect(
                answer.value.error.details[0].string?.hasPrefix("cannot specify both pageToken")
                    == true)
        }
    }

    @Test func otherTokensAreRefused() throws {
        let token = try #require(
            try page("/v1/search?q=restaurant&enablePagination=true")
                .paginationInfo.nextPageToken.string)
        #expect(try asked.json("/v1/search?pageToken=").status == 400)
        #expect(try asked.json("/v1/search?pageToken=\(token)A").status == 400)
        #expect(try asked.json("/v1/search?pageToken=\(token)%3D").status == 400)
        for index in token.indices {
            var changed = token
            changed.replaceSubrange(index...index, with: token[index] == "A" ? "B" : "A")
            #expect(try asked.json("/v1/search?pageToken=\(changed)").status == 400)
            #expect(try asked.json("/v1/search?pageToken=\(token[..<index])").status == 400)
        }
    }
}
