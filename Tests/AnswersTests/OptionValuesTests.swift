import Answers
import Foundation
import MapGeometry
import Places
import Roads
import Testing

/// The same question in the forms it may be written in.
struct OptionValuesTests {
    private func route(_ json: String) throws -> RouteQuestion {
        try RouteQuestion(
            OptionValues(json: Data(json.utf8), accepting: RouteQuestion.options), environment: [:])
    }

    private func positions(_ json: String) throws -> [[Double]] {
        try route(json).request { words, _ in throw UnknownPlaceError(words: words) }.waypoints
            .map { [$0.coordinate.latitude, $0.coordinate.longitude] }
    }

    @Test(arguments: [
        #"{"from":"1,2","via":"3,4","to":"5,6"}"#, #"{"from":[1,2],"via":[3,4],"to":[5,6]}"#,
        #"{"from":["1","2"],"via":[[3,4]],"to":" 5 , 6 "}"#,
        #"{"from":"1,2","via":["3,4"],"to":"5,6","mode":null}"#,
    ])
    func positionsAreTextOrNumbers(json: String) throws {
        #expect(try positions(json) == [[1, 2], [3, 4], [5, 6]])
    }

    @Test func listsOfPlacesKeepTheirOrder() throws {
        #expect(
            try positions(#"{"from":"1,2","via":[[3,4],[5,6],"7,8"],"to":"9,10"}"#)
                == [[1, 2], [3, 4], [5, 6], [7, 8], [9, 10]])
        #expect(try positions(#"{"from":"1,2","via":"","to":"9,10"}"#) == [[1, 2], [9, 10]])
    }

    @Test func everyOptionReachesTheRequest() throws {
        let question = try route(
            """
            {"from":"1,2","via":"3,4","to":"5,6","mode":"cycling","pass-through":"yes",\
            "avoid":["tolls","ferries"],"alternates":1,"depart":"2026-11-21T08:30",\
            "radius":250,"bearings":"90,10;;180","approaches":";opposite;curb",\
            "continue-straight":false,"language":"de-AT","units":"imperial"}
            """)
        let request = try question.request { words, _ in throw UnknownPlaceError(words: words) }
        #expect(question.mode == "cycling")
        #expect(question.writer.language == .german && question.writer.units == .imperial)
        #expect(question.tellsDistances)
        #expect(request.avoiding == [.tolls, .ferries])
        #expect(request.alternativeCount == 2)
        #expect(request.time == LocalTime(iso8601: "2026-11-21T08:30"))
        #expect(request.waypoints.map(\.radiusMeters) == [250, 250, 250])
        #expect(request.continuesStraight == false)
        #expect(request.waypoints.map(\.isStop) == [true, false, true])
        #expect(request.waypoints.map { $0.bearing?.degrees } == [90, nil, 180])
        #expect(request.waypoints.map { $0.bearing?.toleranceDegrees } == [10, nil, 45])
        #expect(request.waypoints.map(\.approach) == [.unrestricted, .opposite, .curb])
    }

    @Test func whatIsLeftOutIsTheEnginesDefault() throws {
        let question = try route(#"{"from":"1,2","to":"a"}"#)
        #expect(question.mode == "automobile" && !question.tellsDistances)
        #expect(question.writer.language == .english && question.writer.units == .metric)
        #expect(throws: UnknownPlaceError(words: "a")) {
            try question.request { words, _ in throw UnknownPlaceError(words: words) }
        }
        let values = OptionValues(typed: [.query: "a", .near: nil])
        guard case .search(let request) = try PlaceQuestion(.search, values) else {
            Issue.record("a search is a search")
            return
        }
        let plain = SearchRequest("a")
        #expect(request.limit == plain.limit && request.addressParts == plain.addressParts)
        #expect(request.near == nil && request.region == nil && request.categories == nil)
    }

    @Test(arguments: [
        ("-95, -400,95 ,400", [-90.0, -180, 90, 180]),
        ("-17,179.5,-16,-179.5", [-17, 179.5, -16, -179.5]),
        ("-17,179.5,-16,180.5", [-17, 179.5, -16, -179.5]),
        ("-17,-180.5,-16,-179.5", [-17, 179.5, -16, -179.5]),
        ("-17,-180,-16,180", [-17, -180, -16, 180]), ("-17,170,-16,180", [-17, 170, -16, 180]),
    ])
    func regionsEndAtThePolesAndReachOverTheMeridian(_ text: String, _ edges: [Double]) throws {
        let values = OptionValues(typed: [.query: "a", .region: text])
        guard case .search(let request) = try PlaceQuestion(.search, values) else {
            Issue.record("a search is a search")
            return
        }
        let region = try #require(request.region)
        #expect([region.south, region.west, region.north, region.east] == edges)
    }

    @Test func areasAreGeoJSON() throws {
        let ring = "[[[0,0],[2,0],[2,1],[0,0]]]"
        for area in [
            #"{"type":"Polygon","coordinates":\#(ring)}"#,
            #""{\"type\":\"Polygon\",\"coordinates\":\#(ring)}""#,
            #"{"type":"Feature","properties":{},"geometry":{"type":"MultiPolygon","coordinates":[\#(ring)]}}"#,
        ] {
            let question = try route(
                #"{"from":"1,2","to":"a","exclude":["tolls","tunnels"],"avoid-area":\#(area)}"#)
            #expect(question.exclusion.areas.map(\.cornerCount) == [4])
            #expect(question.exclusion.roads == [.tolls, .tunnels])
        }
        let plain = try route(#"{"from":"1,2","to":"a","annotations":"speed,distance,speed"}"#)
        #expect(plain.exclusion.isEmpty && plain.annotations == [.speed, .distance])
        let stepFree = try RouteQuestion(
            OptionValues(
                typed: [.from: "1,2", .to: "3,4", .stepFree: "true", .exclude: "tolls"]))
        #expect(stepFree.exclusion.roads == [.tolls, .steps])
        let isochrone = try IsochroneQuestion(
            OptionValues(typed: [.center: "1,2", .minutes: "3", .stepFree: "true"]))
        #expect(isochrone.exclusion.roads == [.steps])
        for option in [QuestionOption.stay, .prefer, .access, .sameWeekday] {
            let values = OptionValues(typed: [option: "true", .from: "1,2", .to: "3,4"])
            let error = #expect(throws: OptionError.self) { try RouteQuestion(values) }
            #expect(error?.description.contains("is for public transport") == true)
        }
    }

    @Test func namesOfOptionsAreThoseOfTheCommandLine() {
        let names = RouteQuestion.options.map(\.name)
        #expect(Set(names).count == names.count)
        for kind in PlaceQuestion.Kind.allCases {
            #expect(kind.options.first == kind.subject)
            #expect(Set(kind.options.map(\.name)).count == kind.options.count)
        }
    }
}
