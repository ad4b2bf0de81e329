import MapAPI
import Testing

@Suite struct QueryItemsTests {
    private func items(_ text: String) throws -> [String] {
        try QueryItems(text.utf8).items.map { "\($0.name)=\($0.value)" }
    }

    @Test func plusAndPercentAreUndoneInNamesAndValues() throws {
        #expect(try items("q=Caf%C3%A9+Engel&a%20b=1%2B1") == ["q=Café Engel", "a b=1+1"])
    }

    @Test func emptyPairsAreSkippedAndSemicolonsStandInValues() throws {
        #expect(try items("&a=1;2&&b=&c") == ["a=1;2", "b=", "c="])
        #expect(try items("").isEmpty)
    }

    @Test func listsComeInThreeForms() throws {
        let query = try QueryItems("x=a,+b&x=c&x%5B%5D=d&y=,".utf8)
        #expect(query.list("x") == ["a", "b", "c", "d"])
        #expect(query.list("y").isEmpty)
    }

    @Test(arguments: ["a=%", "a=%2", "a=%zz", "a=%FF", "%C3=1"])
    func brokenEscapesAreRefused(_ text: String) {
        #expect(throws: APIProblem.badRequest("the query is not properly encoded")) {
            try QueryItems(text.utf8)
        }
    }

    @Test func endlessQueriesAreRefused() {
        let text = String(repeating: "a=1&", count: QueryItems.mostItems + 1)
        #expect(throws: APIProblem.self) { try QueryItems(text.utf8) }
    }

    @Test func pathsAreDividedBeforeEscapesAreUndone() throws {
        let request = try APIRequest(target: "/route/v1/driving/13.4,52.5%3B13.5,52.6%2Fx/?a=b")
        #expect(request.path == ["route", "v1", "driving", "13.4,52.5;13.5,52.6/x"])
        #expect(request.query["a"] == "b")
        #expect(try APIRequest(target: "/a+b").path == ["a+b"])
    }
}
